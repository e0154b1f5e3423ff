"""What those who watch a table are told of it: the table as it is seen from a seat, or what happened since they heard last.

What is seen from a seat is made once and kept until something happens, however many look through its eyes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from spielhafen.match import Hidden, Played, Ticketed
from spielhafen.server.views import serializers
from spielhafen.server.views.listeners import message
from spielhafen.server.views.log_lines import SeatLog

if TYPE_CHECKING:
    from collections.abc import Callable

    from spielhafen.match import Event, Match
    from spielhafen.server.middleware.identity import Principal
    from spielhafen.server.views.listeners import Listener

MAX_MISSED_PLIES: Final = 40
"""Plies told one by one to somebody who comes back; who missed more sees the table as it is."""


class ViewCache:
    """The views of one table as it stands, by seat."""

    def __init__(self, table_id: str, now: Callable[[], float]) -> None:
        self._table_id = table_id
        self._now = now
        self._logs: dict[int | None, SeatLog] = {}
        """The log as it is read there."""
        self._seat_views: dict[int | None, dict[str, Any]] = {}
        """What is seen from there now."""

    @property
    def cached_seats(self) -> int:
        """Of how many seats something is kept."""
        return len(self._logs.keys() | self._seat_views.keys())

    @property
    def size_bytes(self) -> int:
        """The bytes of what is kept."""
        return sum(log.size_bytes for log in self._logs.values()) + sum(map(_size, self._seat_views.values()))

    def log(self, seat: int | None) -> SeatLog:
        """The log as it is read in this seat, told as far as somebody needed it."""
        return self._logs.setdefault(seat, SeatLog(seat))

    def table(self, match: Match, principal: Principal, seat: int | None) -> dict[str, Any]:
        """The table as it stands, through these eyes."""
        if seat not in self._seat_views:
            self._seat_views[seat] = serializers.seat_view(match, seat)
        log = self.log(seat).lines(match)
        return serializers.table_view(
            self._table_id, match, seat, principal, log, now=self._now, seat_part=self._seat_views[seat]
        )

    def invalidate(self, event: Event, ply: int) -> None:
        """Something happened: the logs stay, but, unless a ply was only added, without the lines of this one and all after it."""
        if isinstance(event, (Ticketed, Hidden)):  # nobody sees anything of either
            return
        self._seat_views.clear()
        if not isinstance(event, Played):  # plies may have been taken back, or something noted beside them
            for log in self._logs.values():
                log.truncate(ply)

    def clear(self) -> None:
        """Let go of everything: it can be made again."""
        self._seat_views.clear()
        self._logs.clear()

    # Messages.

    def initial_message(self, match: Match, listener: Listener, since: int | None) -> dict[str, Any]:
        """What somebody hears first who knows of so many events, or of none."""
        if since == match.seq:
            return status_message("current", match)
        first = None if since is None else match.first_unseen_ply(since)
        if since is None or first is None or len(match.plies) - first >= MAX_MISSED_PLIES:
            return message("table", table=self.table(match, listener.principal, listener.seat))
        return self._frames(match, listener, first, since)

    def update_message(self, match: Match, listener: Listener, event: Event, first: int) -> dict[str, Any]:
        """What a listener hears of an event; `first`: its first ply."""
        if isinstance(
            event, (Played, Ticketed, Hidden)
        ):  # the last two change no line of the log: none is told again
            return self._frames(match, listener, first, match.seq - 1)
        return message("table", table=self.table(match, listener.principal, listener.seat))

    def _frames(self, match: Match, listener: Listener, first: int, since: int) -> dict[str, Any]:
        table = self.table(match, listener.principal, listener.seat)
        frames = serializers.frames(match, listener.seat, first)
        return message("frames", since=since, seq=match.seq, frames=frames, table=table)


def _size(seen: dict[str, Any]) -> int:
    """The bytes of what is seen from somewhere, without its chart, which many tables share."""
    parts = (part for name, part in seen["scene"].items() if name != "geometry")
    return sum(len(part) for part in parts if isinstance(part, msgspec.Raw))


def status_message(kind: str, match: Match) -> dict[str, Any]:
    """Where the table stands, for somebody who perhaps knows already."""
    return message(kind, seq=match.seq, hash=match.view_hash)
