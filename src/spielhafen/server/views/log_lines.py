"""The log of a match as JSON, built on demand, in parts if it is long."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import Final

import msgspec

from spielhafen.core.play import PUBLIC
from spielhafen.match import Match

LINE_OVERHEAD_BYTES: Final = 90
"""Bytes of a line besides its text, which the log of the match keeps."""


class SeatLog:
    """The log lines that a seat, or the public, may read; built once, because they are many."""

    def __init__(self, seat: int | None) -> None:
        self.viewer = PUBLIC if seat is None else seat
        self._last_ply = -1
        """The last ply built so far; the lines of ply 0 come before the first ply."""
        self._lines: list[msgspec.Raw] = []
        self._line_plies: list[int] = []
        """The ply of each line."""
        self.size_bytes = 0
        """The approximate size of all lines, without their texts."""

    def missing_plies(self, match: Match) -> int:
        """Return how many plies are still to be built, here or in the match's own log."""
        return len(match.plies) - min(self._last_ply, match.logged_plies)

    def extend(self, match: Match, max_plies: int) -> None:
        """Build the lines of the next plies, at most `max_plies`."""
        last = min(self._last_ply + max_plies, match.logged_plies + max_plies, len(match.plies))
        for ply, line in match.written_log(self.viewer, self._last_ply + 1, last):
            self._line_plies.append(ply)
            self._lines.append(msgspec.Raw(line))
            self.size_bytes += LINE_OVERHEAD_BYTES
        self._last_ply = max(self._last_ply, last)

    def lines(self, match: Match) -> Sequence[msgspec.Raw]:
        """Return all lines, building those that are missing."""
        self.extend(match, self.missing_plies(match))
        return tuple(self._lines)

    def lines_of_ply(self, ply: int) -> list[msgspec.Raw]:
        """Return the lines of a ply, which must have been built."""
        plies = self._line_plies
        return self._lines[bisect_left(plies, ply) : bisect_right(plies, ply)]

    def truncate(self, ply: int) -> None:
        """Drop the lines of this ply and of all later ones."""
        if ply <= self._last_ply:
            first = bisect_left(self._line_plies, ply)
            self.size_bytes -= LINE_OVERHEAD_BYTES * len(self._lines[first:])
            del self._lines[first:], self._line_plies[first:]
            self._last_ply = ply - 1
