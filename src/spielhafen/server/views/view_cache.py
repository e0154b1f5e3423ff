"""Cached views of a table, and live messages made from them.

The view of a seat is made once and kept until an event, however many listeners share it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

import msgspec

from spielhafen.match import Event, Hidden, Match, Played, Ticketed
from spielhafen.server.messages.live_messages import CurrentMessage, FramesMessage, LiveMessage, TableMessage
from spielhafen.server.messages.table_info import SeatView, TableInfo
from spielhafen.server.middleware.identity import Principal
from spielhafen.server.views import serializers
from spielhafen.server.views.listeners import Listener
from spielhafen.server.views.log_lines import SeatLog

SLICE_PLIES: Final = 50
"""Plies of a log that are built at once, in some milliseconds."""
MAX_MISSED_PLIES: Final = 40
"""Plies sent one by one to a returning client; one that missed more gets the whole table."""


class ViewCache:
    """The views of one table by seat, at the newest event."""

    def __init__(
        self, table_id: str, match: Match, now: Callable[[], float], log_lock: asyncio.Lock | None = None
    ) -> None:
        """Create an empty cache; `log_lock` is held while a long log is built."""
        self.match = match
        self._table_id = table_id
        self._now = now
        self._log_lock = log_lock or asyncio.Lock()
        self._logs: dict[int | None, SeatLog] = {}
        self._seat_views: dict[int | None, SeatView] = {}

    @property
    def size_bytes(self) -> int:
        """The size of all cached data in bytes."""
        return sum(log.size_bytes for log in self._logs.values()) + sum(map(_size, self._seat_views.values()))

    def log(self, seat: int | None) -> SeatLog:
        """Return the log of this seat, which may be built only in part."""
        return self._logs.setdefault(seat, SeatLog(seat))

    async def build_log(self, seat: int | None) -> None:
        """Build the log of this seat without blocking the event loop.

        Building a log means replaying the match: for five thousand plies at least a quarter of a second, in
        which the event loop would do nothing else. So a long log is built in slices, between which other
        requests are served, and one log at a time.
        """
        if self._missing_plies(seat) <= SLICE_PLIES:
            return
        async with self._log_lock:
            while self._missing_plies(seat):
                self.log(seat).extend(self.match, SLICE_PLIES)
                await asyncio.sleep(0)

    def _missing_plies(self, seat: int | None) -> int:
        return self.log(seat).missing_plies(self.match)

    def table(self, principal: Principal, seat: int | None) -> TableInfo:
        """Return the table as this seat sees it."""
        if seat not in self._seat_views:
            self._seat_views[seat] = serializers.seat_view(self.match, seat)
        log, part = self.log(seat).lines(self.match), self._seat_views[seat]
        return serializers.table_view(
            self._table_id, self.match, seat, principal, log, now=self._now, seat_part=part
        )

    def update(self, match: Match, event: Event) -> None:
        """Take over the match after an event, and drop what the event has changed.

        That is all views and, unless a ply was added, the log lines from the last common ply on.
        """
        ply = min(len(self.match.plies), len(match.plies))
        self.match = match
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
        self.match.clear_caches()

    # Messages.

    def initial_message(self, listener: Listener, since: int | None) -> LiveMessage:
        """Return the first message for a client at event `since`, or for a new client."""
        match = self.match
        if since == match.seq:
            return CurrentMessage(match.seq, match.view_hash)
        first = None if since is None else match.first_unseen_ply(since)
        if since is None or first is None or len(match.plies) - first >= MAX_MISSED_PLIES:
            return TableMessage(self.table(listener.principal, listener.seat))
        return self._frames(listener, first, since)

    def update_message(self, listener: Listener, event: Event, first: int) -> LiveMessage:
        """Return the message about the newest event, whose first ply is `first`."""
        if isinstance(event, (Played, Ticketed, Hidden)):  # the last two change no log line
            return self._frames(listener, first, self.match.seq - 1)
        return TableMessage(self.table(listener.principal, listener.seat))

    def _frames(self, listener: Listener, first: int, since: int) -> FramesMessage:
        table = self.table(listener.principal, listener.seat)
        frames = serializers.frames(self.match, listener.seat, first)
        return FramesMessage(since, self.match.seq, frames, table)


def _size(view: SeatView) -> int:
    """Return the size of a view in bytes, without its geometry, which many tables share."""
    parts = (getattr(view.scene, name) for name in view.scene.__struct_fields__ if name != "geometry")
    return sum(len(part) for part in parts if isinstance(part, msgspec.Raw))
