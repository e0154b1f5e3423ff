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
from spielhafen.server.tables.replays import Replays
from spielhafen.server.views import serializers

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from spielhafen.match import Match

SLICE: Final = 50
"""Plies told at once; some milliseconds."""


LINE: Final = 130
"""Bytes of a line beside its text."""


class Log:
    """The lines that one seat, or nobody's, may read; they are made once, for a long game has thousands of them."""

    def __init__(self, seat: int | None) -> None:
        self.viewer = PUBLIC if seat is None else seat
        self._told = -1
        """Up to which ply; the lines of ply 0 stand before the first."""
        self._lines: list[msgspec.Raw] = []
        self._plies: list[int] = []
        """By line its ply."""
        self.size = 0
        """About so many bytes."""

    def behind(self, match: Match) -> int:
        """How many plies are still to be told, here or by the match, of which another may have told more."""
        return len(match.plies) - min(self._told, match.told)

    def tell(self, match: Match, most: int) -> None:
        """Make the lines of the next plies, so many at most."""
        last = min(self._told + most, match.told + most, len(match.plies))
        for line in serializers.log_lines(match.log(self.viewer, self._told + 1, last)):
            self._plies.append(line["ply"])
            self._lines.append(msgspec.Raw(msgspec.json.encode(line)))
            self.size += LINE + len(self._lines[-1])
        self._told = max(self._told, last)

    def lines(self, match: Match) -> Sequence[msgspec.Raw]:
        """All lines; those that are not made yet are made now."""
        self.tell(match, self.behind(match))
        return tuple(self._lines)

    def cut(self, ply: int) -> None:
        """Forget the lines of this ply and of all that came after it."""
        if ply <= self._told:
            first = bisect_left(self._plies, ply)
            self.size -= sum(LINE + len(line) for line in self._lines[first:])
            del self._lines[first:], self._plies[first:]
            self._told = ply - 1


class Scribe:
    """Tells long logs in slices, one log after the other."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self.replays = Replays()
        """Where a whole match is needed first."""

    async def tell(self, now: Callable[[], tuple[Log, Match]]) -> None:
        """Tell a log as far as its match has come, unless only little is missing. `now` says what to tell to and of what:
        while others were served either may have become another one.
        """
        if _behind(*now()) <= SLICE:
            return
        async with self._turn:
            while _behind(*now()):
                log, match = now()
                log.tell(match, SLICE)
                await asyncio.sleep(0)


def _behind(log: Log, match: Match) -> int:
    return log.behind(match)
