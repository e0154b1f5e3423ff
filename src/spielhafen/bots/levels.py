"""How well bots play: a table of settings, weakest first.

Five levels sit down with people. Two more are what those are measured by: any move, and the game's rule of thumb.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Protocol

from spielhafen.bots.baseline import EpsilonGreedyBot, GreedyBot, RandomBot
from spielhafen.bots.external import ANSWER_SECONDS, PROGRAM_PREFIX, ExternalBot
from spielhafen.bots.heuristics import load_heuristics
from spielhafen.bots.parallel import ParallelSearch, thread_worker
from spielhafen.bots.search import Search
from spielhafen.core.errors import SpielhafenError, shorten
from spielhafen.core.text import text

if TYPE_CHECKING:
    from random import Random

    from spielhafen.bots.heuristics import Heuristics
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
    slips: float = 0.0  # of its decisions this share is not the best it can do, unless a game says more
    simulations: int = 0  # of the search, where a game says nothing else of its effort; 0: it doesn't search
    seconds: float = (
        0.0  # only a guard: a machine that is slower than this thinks less, and plays other moves
    )
    measure: bool = False  # nobody to sit down with, but what others are measured by

    def create_search(self, heuristics: Heuristics, seconds: float | None = None) -> Search:
        """The search of this level in a game, for no longer than `seconds` a move (None: as the level says)."""
        simulations = max(1, round(self.simulations * heuristics.effort))
        limit = self.seconds if seconds is None else seconds
        return Search(heuristics, simulations, limit, slips=self.slips * heuristics.slips)

    def create_parallel_search(self, game: Game, workers: int, seconds: float | None = None) -> Search:
        """The same with two trees, one of which grows in a process of its own, unless there are no `hands` for it."""
        alone = self.create_search(load_heuristics(game), seconds)
        lent = thread_worker() if workers else None
        return ParallelSearch(
            game, alone.heuristics, alone.simulations, alone.seconds, lent, slips=alone.slips
        )


LEVELS: Final = {
    level.id: level
    for level in (
        Level("random", slips=1.0, measure=True),
        Level("boy", slips=0.5),
        Level("greedy", measure=True),
        Level("sailor", slips=0.33, simulations=30, seconds=2.0),
        Level("helmsman", slips=0.22, simulations=120, seconds=2.0),
        Level("captain", slips=0.11, simulations=600, seconds=2.0),
        Level("admiral", simulations=3600, seconds=2.0),
    )
}


ADVICE_LEVEL: Final = "admiral"
"""The level that people may ask for advice: one that never slips."""


class UnknownLevel(SpielhafenError):
    """No bot plays like this."""

    def __init__(self, level: str) -> None:
        super().__init__(text("error-unknown-level", level=shorten(level), known=", ".join(LEVELS)))


def create_bot(
    game: Game,
    level: str,
    seconds: float | None = None,
    workers: int | None = None,
    answer_seconds: float = ANSWER_SECONDS,
) -> Bot:
    """A bot of this level, which thinks no longer than `seconds` a move (None: as the level says); raises UnknownLevel.

    hands: a search grows one tree (None), or two, all by itself (0) or with the help of another process (1): see
    `spielhafen.bots.parallel`.

    `run:` and a command line in place of a level: a program of its own (`spielhafen.bots.external`), which is tried out; raises
    NoProgram if it cannot be started. answer: so many seconds each of its answers may take.
    """
    if level.startswith(PROGRAM_PREFIX):
        program = ExternalBot(game, level.removeprefix(PROGRAM_PREFIX), answer_seconds)
        program.check_start()
        return program
    wanted = LEVELS.get(level)
    if wanted is None:
        raise UnknownLevel(level)
    if wanted.slips == 1:
        return RandomBot()
    known = load_heuristics(game)
    if not wanted.simulations:
        return EpsilonGreedyBot(known, wanted.slips) if wanted.slips else GreedyBot(known)
    return (
        wanted.create_search(known, seconds)
        if workers is None
        else wanted.create_parallel_search(game, workers, seconds)
    )
