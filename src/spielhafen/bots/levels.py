"""How well bots play: a table of settings, weakest first. The search's three levels are provisional."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Protocol

from spielhafen.bots.knowledge import knowledge
from spielhafen.bots.search import Search
from spielhafen.bots.simple import AnyMove, Greedy
from spielhafen.core.errors import SpielhafenError, shortened
from spielhafen.core.text import text

if TYPE_CHECKING:
    from random import Random

    from spielhafen.core.game import Game
    from spielhafen.core.moves import Move
    from spielhafen.core.play import State


class Bot(Protocol):
    """Somebody who plays a game without being a person."""

    blind: bool
    """Whether it asks for nothing but the offered moves, so that nobody needs to make a view for it."""

    def choose(self, view: State, random: Random) -> Move:
        """One of the moves that the view offers; the seat that decides is the view's viewer."""
        ...


@dataclass(frozen=True)
class Level:
    """How well a bot plays; people read `level-<id>` and its hint."""

    id: str
    simulations: int = 0  # of the search; 0: it doesn't search
    seconds: float = (
        0.0  # only a guard: a machine that is slower than this thinks less, and plays other moves
    )


LEVELS: Final = {
    level.id: level
    for level in (
        Level("random"),
        Level("greedy"),
        Level("boy", simulations=400, seconds=2.0),
        Level("sailor", simulations=1200, seconds=2.0),
        Level("captain", simulations=4000, seconds=2.0),
    )
}


class UnknownLevel(SpielhafenError):
    """No bot plays like this."""

    def __init__(self, level: str) -> None:
        super().__init__(text("error-unknown-level", level=shortened(level), known=", ".join(LEVELS)))


def bot(game: Game, level: str, seconds: float | None = None) -> Bot:
    """A bot of this level, which thinks no longer than `seconds` a move (None: as the level says); raises UnknownLevel."""
    wanted = LEVELS.get(level)
    if wanted is None:
        raise UnknownLevel(level)
    if wanted.id == "random":
        return AnyMove()
    known = knowledge(game)
    if not wanted.simulations:
        return Greedy(known)
    return Search(known, wanted.simulations, wanted.seconds if seconds is None else seconds)
