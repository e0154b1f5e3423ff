"""Cached views of a table, and live messages made from them.

The view of a seat is made once and kept until an event, however many listeners share it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from spielhafen.match import Hidden, Played, Ticketed
from spielhafen.server.messages.live_messages import CurrentMessage, FramesMessage, TableMessage
from spielhafen.server.views import serializers
from spielhafen.server.views.log_lines import SeatLog

if TYPE_CHECKING:
    from collections.abc import Callable

    from spielhafen.match import Event, Match
    from spielhafen.server.messages.live_messages import LiveMessage
    from spielhafen.server.messages.table_info import SeatView, TableInfo
    from spielhafen.server.middleware.identity import Principal
    from spielhafen.server.views.listeners import Listener

MAX_MISSED_PLIES: Final = 40
"""Plies sent one by one to a returning client; one that missed more gets the whole table."""


class ViewCache:
    """The current views of one table, by seat."""

    def __init__(self, table_id: str, now: Callable[[], float]) -> None:
        self._table_id = table_id
        self._now = now
        self._logs: dict[int | None, SeatLog] = {}
        """The log of each seat."""
        self._seat_views: dict[int | None, SeatView] = {}
        """The current view of each seat."""

    @property
    def cached_seats(self) -> int:
        """The number of seats with cached data."""
        return len(self._logs.keys() | self._seat_views.keys())

    @property
    def size_bytes(self) -> int:
        """The size of all cached data in bytes."""
        return sum(log.size_bytes for log in self._logs.values()) + sum(map(_size, self._seat_views.values()))

    def log(self, seat: int | None) -> SeatLog:
        """Return the log of this seat, which may be built only in part."""
        return self._logs.setdefault(seat, SeatLog(seat))

    def table(self, match: Match, principal: Principal, seat: int | None) -> TableInfo:
        """Return the current table as this seat sees it."""
        if seat not in self._seat_views:
            self._seat_views[seat] = serializers.seat_view(match, seat)
        log = self.log(seat).lines(match)
        return serializers.table_view(
            self._table_id, match, seat, principal, log, now=self._now, seat_part=self._seat_views[seat]
        )

    def invalidate(self, event: Event, ply: int) -> None:
        """Drop what an event has changed.

        That is all views and, unless a ply was added, the log lines from this ply on.
        """
        if isinstance(event, (Ticketed, Hidden)):  # neither changes any view
            return
        self._seat_views.clear()
        if not isinstance(event, Played):  # plies may have been taken back, or lines added between them
            for log in self._logs.values():
                log.truncate(ply)

    def clear(self) -> None:
        """Drop everything; it can be made again."""
        self._seat_views.clear()
        self._logs.clear()

    # Messages.

    def initial_message(self, match: Match, listener: Listener, since: int | None) -> LiveMessage:
        """Return the first message for a client at event `since`, or for a new client."""
        if since == match.seq:
            return CurrentMessage(match.seq, match.view_hash)
        first = None if since is None else match.first_unseen_ply(since)
        if since is None or first is None or len(match.plies) - first >= MAX_MISSED_PLIES:
            return TableMessage(self.table(match, listener.principal, listener.seat))
        return self._frames(match, listener, first, since)

    def update_message(self, match: Match, listener: Listener, event: Event, first: int) -> LiveMessage:
        """Return the message about an event, whose first ply is `first`."""
        if isinstance(event, (Played, Ticketed, Hidden)):  # the last two change no log line
            return self._frames(match, listener, first, match.seq - 1)
        return TableMessage(self.table(match, listener.principal, listener.seat))

    def _frames(self, match: Match, listener: Listener, first: int, since: int) -> FramesMessage:
        table = self.table(match, listener.principal, listener.seat)
        frames = serializers.frames(match, listener.seat, first)
        return FramesMessage(since, match.seq, frames, table)


def _size(view: SeatView) -> int:
    """Return the size of a view in bytes, without its geometry, which many tables share."""
    parts = (getattr(view.scene, name) for name in view.scene.__struct_fields__ if name != "geometry")
    return sum(len(part) for part in parts if isinstance(part, msgspec.Raw))
