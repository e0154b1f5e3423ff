"""Small positions of the games, late in a match of two, that are solved exactly.

They are written in the notation of the rulebooks' examples, in `positions/`, and have the rules of the game, house rules
included. Where cards are hidden the position begins with a deal: all that look the same to everybody are equally likely.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from spielhafen.core.errors import SpielhafenError
from spielhafen.core.game import find_game
from spielhafen.core.text import text
from spielhafen.solvers.worlds import worlds
from spielhafen.testing.example_runner import set_up_table

if TYPE_CHECKING:
    from fractions import Fraction

    from spielhafen.core.game import Game
    from spielhafen.core.play import State

FOLDER: Final = "positions"


class NoMiniGame(SpielhafenError):
    """A game without a position that is small enough."""

    def __init__(self, name: str) -> None:
        super().__init__(text("error-no-mini-game", game=name))


@dataclass(frozen=True)
class MiniGame:
    """A position: the game, and its lines in the notation of examples."""

    game: Game
    lines: str

    @cached_property
    def state(self) -> State:
        """The position with what is hidden as it was written."""
        return set_up_table(self.game, self.lines)

    @cached_property
    def worlds(self) -> list[tuple[State, Fraction]]:
        """The positions that look the same to all, with their probabilities."""
        return worlds(self.state)

    @property
    def has_secrets(self) -> bool:
        """Whether a seat knows what the other one does not."""
        return len(self.worlds) > 1


def mini_game(game: Game) -> MiniGame:
    """Return the small position of a game; raises NoMiniGame."""
    file = files(__package__).joinpath(FOLDER, f"{game.name}.txt")
    if not file.is_file():
        raise NoMiniGame(game.name)
    return MiniGame(game, file.read_text("utf-8").strip())


@cache
def mini_games() -> tuple[MiniGame, ...]:
    """Return the small positions of all games that have one."""
    names = sorted(file.name.removesuffix(".txt") for file in files(__package__).joinpath(FOLDER).iterdir())
    return tuple(mini_game(find_game(name)) for name in names)
