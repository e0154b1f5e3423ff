"""The log of a match as JSON, made as far as it is asked for; and the making of long ones, which nobody else waits for.

To tell a log is to play the match through once more: five thousand plies are a quarter of a second and more, in which the
event loop would do nothing else. So a long log is told in slices, and whoever else wants something is served between two.
"""

from __future__ import annotations

import asyncio
from bisect import bisect_left
from typing import TYPE_CHECKING, Final

import msgspec

from spielhafen.core.play import PUBLIC
from spielhafen.server.tables.replays import ReplayQueue
from spielhafen.server.views import serializers

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from spielhafen.match import Match

SLICE_PLIES: Final = 50
"""Plies told at once; some milliseconds."""


LINE_OVERHEAD_BYTES: Final = 130
"""Bytes of a line beside its text."""


class SeatLog:
    """The lines that one seat, or nobody's, may read; they are made once, for a long game has thousands of them."""

    def __init__(self, seat: int | None) -> None:
        self.viewer = PUBLIC if seat is None else seat
        self._last_ply = -1
        """Up to which ply; the lines of ply 0 stand before the first."""
        self._lines: list[msgspec.Raw] = []
        self._line_plies: list[int] = []
        """By line its ply."""
        self.size_bytes = 0
        """About so many bytes."""

    def missing_plies(self, match: Match) -> int:
        """How many plies are still to be told, here or by the match, of which another may have told more."""
        return len(match.plies) - min(self._last_ply, match.logged_plies)

    def extend(self, match: Match, max_plies: int) -> None:
        """Make the lines of the next plies, so many at most."""
        last = min(self._last_ply + max_plies, match.logged_plies + max_plies, len(match.plies))
        for line in serializers.log_lines(match.log(self.viewer, self._last_ply + 1, last)):
            self._line_plies.append(line["ply"])
            self._lines.append(msgspec.Raw(msgspec.json.encode(line)))
            self.size_bytes += LINE_OVERHEAD_BYTES + len(self._lines[-1])
        self._last_ply = max(self._last_ply, last)

    def lines(self, match: Match) -> Sequence[msgspec.Raw]:
        """All lines; those that are not made yet are made now."""
        self.extend(match, self.missing_plies(match))
        return tuple(self._lines)

    def truncate(self, ply: int) -> None:
        """Forget the lines of this ply and of all that came after it."""
        if ply <= self._last_ply:
            first = bisect_left(self._line_plies, ply)
            self.size_bytes -= sum(LINE_OVERHEAD_BYTES + len(line) for line in self._lines[first:])
            del self._lines[first:], self._line_plies[first:]
            self._last_ply = ply - 1


class LogBuilder:
    """Tells long logs in slices, one log after the other."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self.replays = ReplayQueue()
        """Where a whole match is needed first."""

    async def build(self, now: Callable[[], tuple[SeatLog, Match]]) -> None:
        """Tell a log as far as its match has come, unless only little is missing. `now` says what to tell to and of what:
        while others were served either may have become another one.
        """
        if _missing_plies(*now()) <= SLICE_PLIES:
            return
        async with self._lock:
            while _missing_plies(*now()):
                log, match = now()
                log.extend(match, SLICE_PLIES)
                await asyncio.sleep(0)


def _missing_plies(log: SeatLog, match: Match) -> int:
    return log.missing_plies(match)
