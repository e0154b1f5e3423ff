"""Which level of bots plays better, and how surely: each against each, with the same chance for both.

In a duel two levels sit down in turn (A B A B …) and play a game, then change places and play it again with the same
chance. So each has had each seat and each deal once, and what is compared is skill.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING

from spielhafen.lab.playing import Table, play
from spielhafen.lab.pool import work
from spielhafen.lab.statistics import Average, average

if TYPE_CHECKING:
    from spielhafen.core.game import Game
    from spielhafen.lab.pool import Progress


@dataclass(frozen=True)
class Duel:
    """One level against another: its share of all victories (0.5: equally good), and its lead in points per game."""

    first: str
    second: str
    wins: Average
    lead: Average | None


@dataclass(frozen=True)
class Arena:
    """Each level against each; every duel took two games a deal."""

    game: str
    rules: int
    seats: int
    options: Mapping[str, object]
    seed: int
    deals: int
    duels: tuple[Duel, ...]


@dataclass(frozen=True)
class _Deal:
    """A game that is played twice, and how."""

    pair: tuple[str, str]
    game: str
    seats: int
    options: Mapping[str, object]
    seed: str


def arena(
    game: Game,
    levels: Sequence[str],
    seats: int,
    options: Mapping[str, object] | None = None,
    *,
    deals: int,
    seed: int = 0,
    workers: int | None = None,
    progress: Progress | None = None,
) -> Arena:
    """Duels between all pairs of these levels, over so many deals each.

    Nothing but the seed decides what comes out. Raises BadSeats, BadOption, UnknownLevel, ValueError without deals or with
    less than two levels.
    """
    pairs = list(combinations(levels, 2))
    if deals < 1 or not pairs:
        raise ValueError(deals, levels)
    chosen = dict(options or {})
    for level in levels:
        Table(game.name, (level,) * seats, chosen).check()
    jobs = [
        _Deal(pair, game.name, seats, chosen, f"{seed} {number}") for pair in pairs for number in range(deals)
    ]
    results = work(_twice, jobs, workers, progress)
    duels = [_duel(pair, results[place * deals : (place + 1) * deals]) for place, pair in enumerate(pairs)]
    return Arena(game.name, game.version, seats, chosen, seed, deals, tuple(duels))


def _twice(deal: _Deal) -> tuple[float, float | None]:
    """The first level's share of the victories in both games, and its lead in points."""
    won, lead, scored = 0.0, 0.0, True
    for turn in (0, 1):
        places = [(seat + turn) % 2 for seat in range(deal.seats)]
        table = Table(deal.game, tuple(deal.pair[place] for place in places), deal.options)
        played = play(table, deal.seed)
        wins = zip(played.wins, places, strict=True)
        won += sum(win for win, place in wins if place == 0) if played.finished else 0.5
        scored = scored and played.points is not None
        for points, place in zip(played.points or (), places, strict=False):
            lead += points if place == 0 else -points
    return won / 2, lead / deal.seats if scored else None


def _duel(pair: tuple[str, str], results: Sequence[tuple[float, float | None]]) -> Duel:
    leads = [lead for _, lead in results if lead is not None]
    return Duel(*pair, average([won for won, _ in results]), average(leads) if leads else None)
