"""The levels of bots: a table of settings, weakest first.

Five levels play with people. Two more are for measuring: random moves, and the game's policy.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final, Protocol

from spielhafen.bots.baseline import EpsilonGreedyBot, GreedyBot, RandomBot
from spielhafen.bots.external import ANSWER_SECONDS, PROGRAM_PREFIX, ExternalBot
from spielhafen.bots.heuristics import Heuristics, load_heuristics
from spielhafen.bots.search import Search
from spielhafen.core.errors import SpielhafenError, shorten
from spielhafen.core.game import Game
from spielhafen.core.moves import Move
from spielhafen.core.play import State
from spielhafen.core.text import text


class Bot(Protocol):
    """A player that is not a person."""

    blind: bool
    """Whether it uses nothing but the legal moves, so that the cost of a view can be saved."""

    def choose(self, view: State, random: Random) -> Move:
        """Return one of the legal moves of a view; the seat to move is the view's viewer."""
        ...


@dataclass(frozen=True)
class Level:
    """The strength of a bot; its name and hint are the texts `level-<id>`."""

    id: str
    slips: float = 0.0
    """Share of the decisions that are not the best found, before the game's factor `SLIPS`."""
    simulations: int = 0
    """Simulations per decision, before the game's factor `EFFORT`; 0: no search."""
    seconds: float = 0.0
    """Time limit of a decision, a guard only: on slow machines the search ends early."""
    measure: bool = False
    """Whether the level only serves to measure others, and does not play with people."""

    def create_search(self, heuristics: Heuristics, seconds: float | None = None) -> Search:
        """Create the search of this level, limited to `seconds` per move (None: the level's limit)."""
        simulations = max(1, round(self.simulations * heuristics.effort))
        limit = self.seconds if seconds is None else seconds
        return Search(heuristics, simulations, limit, slips=self.slips * heuristics.slips)

    def create_parallel_search(self, game: Game, workers: int, seconds: float | None = None) -> Search:
        """Create a search with two trees; with `workers` one of them grows in another process."""
        from spielhafen.bots.parallel import ParallelSearch, thread_worker  # for several cores only

        single = self.create_search(load_heuristics(game), seconds)
        worker = thread_worker() if workers else None
        return ParallelSearch(
            game, single.heuristics, single.simulations, single.seconds, worker, slips=single.slips
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
"""The level that gives advice to people: one that never slips."""


class UnknownLevel(SpielhafenError):
    """There is no level of this name."""

    def __init__(self, level: str) -> None:
        super().__init__(text("error-unknown-level", level=shorten(level), known=", ".join(LEVELS)))


def create_bot(
    game: Game,
    level: str,
    seconds: float | None = None,
    workers: int | None = None,
    answer_seconds: float = ANSWER_SECONDS,
) -> Bot:
    """Create a bot of this level. Raises UnknownLevel.

    seconds: the time limit per move; None for that of the level.

    workers: a search grows one tree (None), or two trees, both in this process (0) or one in another process (1): see
    `spielhafen.bots.parallel`.

    level: may be `run:` and a command line for an external program (`spielhafen.bots.external`). Its start is checked; raises
    ProgramStartError if that fails. answer_seconds: the time limit of each answer of the program.
    """
    if level.startswith(PROGRAM_PREFIX):
        program = ExternalBot(game, level.removeprefix(PROGRAM_PREFIX), answer_seconds)
        program.check_start()
        return program
    settings = LEVELS.get(level)
    if settings is None:
        raise UnknownLevel(level)
    if settings.slips == 1:
        return RandomBot()
    heuristics = load_heuristics(game)
    if not settings.simulations:
        return EpsilonGreedyBot(heuristics, settings.slips) if settings.slips else GreedyBot(heuristics)
    return (
        settings.create_search(heuristics, seconds)
        if workers is None
        else settings.create_parallel_search(game, workers, seconds)
    )
