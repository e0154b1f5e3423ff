"""Who was ahead over a match: the estimated chances to win of all seats.

The chances are the game's `worth` of the state, the bots' rule of thumb, as shares of one. They are those of one who sees all
cards, so they may only be shown when the match is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from spielhafen.bots.heuristics import load_heuristics, victory_share

if TYPE_CHECKING:
    from spielhafen.core.logbook import Logbook

MAX_POINTS: Final = 120
"""Points of a curve at most, so that a long game takes no longer than a usual one."""


@dataclass(frozen=True)
class LeadPoint:
    """The chances to win of all seats after a ply."""

    ply: int
    chances: tuple[float, ...]


def measure_lead(book: Logbook) -> list[LeadPoint]:
    """Return the curve of a match; empty if the bots do not know what a position is worth.

    Raises BrokenFile for a logbook that cannot be replayed.
    """
    worth = load_heuristics(book.game).worth
    if worth is victory_share:
        return []
    wanted = set(_chosen_plies(book))
    return [LeadPoint(ply, shares(worth(state))) for ply, state in enumerate(book.replay()) if ply in wanted]


@dataclass(frozen=True)
class LeadSummary:
    """Who was ahead for most plies, and how often the lead changed."""

    seat: int
    changes: int


def summarize_lead(curve: Sequence[LeadPoint]) -> LeadSummary | None:
    """Return the summary of a curve; None if no seat was ever ahead."""
    plies: dict[int, int] = {}
    ahead, changes, since = -1, 0, 0
    for point in curve:
        best = max(point.chances)
        if point.chances.count(best) == 1:
            seat = point.chances.index(best)
            plies[seat] = plies.get(seat, 0) + point.ply - since
            changes += ahead not in {-1, seat}
            ahead = seat
        since = point.ply
    return LeadSummary(max(plies, key=plies.__getitem__), changes) if plies else None


def _chosen_plies(book: Logbook) -> list[int]:
    """Return the plies after which turns ended, thinned out in long games, and the last ply."""
    actors = [ply.actor for ply in book.plies]
    seats = [(number, actor) for number, actor in enumerate(actors, 1) if actor >= 0]
    ends = [number for (number, actor), (_, after) in pairwise(seats) if after != actor]
    stride = -(-len(ends) // MAX_POINTS) or 1
    return [*ends[::stride], len(actors)]


def shares(worths: Sequence[float]) -> tuple[float, ...]:
    """Return these numbers as shares of one; equal shares if there is nothing to share."""
    total = sum(max(0.0, worth) for worth in worths)
    return tuple(max(0.0, worth) / total if total > 0 else 1 / len(worths) for worth in worths)
