"""Tables in the notation of the rulebook's examples, for the tests of Caribbean Conquest."""

from typing import cast

from spielhafen.core.game import Game
from spielhafen.core.scene import Scene
from spielhafen.core.secret import view
from spielhafen.games.caribbean_conquest.state import Sea
from spielhafen.testing import example_runner


def laid(game: Game, lines: str) -> Sea:
    """Return the table that these lines set up."""
    return cast("Sea", example_runner.set_up_table(game, lines))


def seen(game: Game, lines: str, viewer: int = 0) -> Scene:
    """Return the scene of that table for one captain."""
    return game.scene(view(laid(game, lines), viewer))
