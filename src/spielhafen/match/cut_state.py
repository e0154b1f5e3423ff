"""The events of a match that took plies back, after each event."""

from __future__ import annotations

from bisect import bisect_right
from itertools import takewhile
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Sequence

Cuts: TypeAlias = tuple[tuple[int, int], ...]
"""Numbers of events, each with the number of plies that the event left: both numbers rise."""


def cuts_after(cuts: Cuts, plies_by_event: Sequence[int]) -> Cuts:
    """Return the cuts after the newest event; it makes those needless that left as many plies."""
    before, left = plies_by_event[-2:]
    if left >= before:
        return cuts
    return *takewhile(lambda cut: cut[1] < left, cuts), (len(plies_by_event) - 1, left)


def plies_left_since(cuts: Cuts, seq: int) -> int | None:
    """Return the fewest plies that a cut after event `seq` has left; None without any."""
    place = bisect_right(cuts, seq, key=lambda cut: cut[0])
    return cuts[place][1] if place < len(cuts) else None
