"""Pictures of states in notebooks: a state that ends a cell is drawn as its board.

What is drawn is what the viewer of the state may know; of a whole state, what all may. Its sentences are those of
`spielhafen.i18n` once that is imported; before, only their keys are known here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from spielhafen.core.game import Game, find_games
from spielhafen.core.play import EVERYTHING, PUBLIC
from spielhafen.core.text import Text

if TYPE_CHECKING:
    from spielhafen.core.play import State

Words: TypeAlias = Callable[[Game], Callable[[Text], str]]
"""Returns what makes the sentences of a game."""


def notebook_picture(state: State) -> str | None:
    """Return a state as an SVG document; None for a state of no known game."""
    game = game_of(state)
    if game is None:
        return None
    seen = state.seen_by(PUBLIC) if state.viewer == EVERYTHING else state
    return game.render_svg(seen, _words[-1](game))


def game_of(state: State) -> Game | None:
    """Return the game that a state belongs to; None if it is none of those that are found."""
    module = type(state).__module__
    return next((game for game in find_games().values() if module.startswith(f"{game.package}.")), None)


def use_words(words: Words) -> None:
    """Let these words make the sentences of pictures from now on."""
    _words.append(words)


def _keys(_: Game) -> Callable[[Text], str]:
    return lambda said: said.key.replace("-", " ")


_words: list[Words] = [_keys]
