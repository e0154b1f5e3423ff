"""Cached views of a table, and live messages made from them.

The view of a seat is made once and kept until an event, however many listeners share it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from msgspec import UNSET

from spielhafen.match import Event, Hidden, Match, Ordered, Played, Ticketed
from spielhafen.match.shoulder_state import looks_over
from spielhafen.server.messages.live_messages import CurrentMessage, FramesMessage, LiveMessage, TableMessage
from spielhafen.server.messages.table_info import SCENE_LISTS, FrameInfo, SceneView, SeatView, TableInfo
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
        self,
        table_id: str,
        match: Match,
        now: Callable[[], float],
        log_lock: asyncio.Lock | None = None,
        *,
        is_delayed: bool = False,
    ) -> None:
        """Create an empty cache; `log_lock` is held while a long log is built.

        is_delayed: whether the players are further than this match.
        """
        self.match = match
        self._table_id = table_id
        self._now = now
        self.shoulders = match.shoulders
        """Over whose shoulder people look now, although the match may be an older one."""
        self._is_delayed = is_delayed
        self._log_lock = log_lock or asyncio.Lock()
        self._logs: dict[int | None, SeatLog] = {}
        self._seat_views: dict[int | None, SeatView] = {}
        self._frames: dict[int | None, list[FrameInfo]] = {}
        """The frames of the newest event by seat."""
        self._view_bytes = self._frame_bytes = 0

    @property
    def size_bytes(self) -> int:
        """The size of cached views in bytes, without the texts of logs, which the match keeps."""
        return self._view_bytes + self._frame_bytes + sum(log.size_bytes for log in self._logs.values())

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
            self._seat_views[seat] = view = serializers.seat_view(self.match, seat)
            self._view_bytes += _size(view.scene)
        log, part = self.log(seat).lines(self.match), self._seat_views[seat]
        looks_over = self.looks_over(principal)
        if seat in looks_over:
            part = serializers.onlooker_view(part)
        return serializers.table_view(
            self._table_id,
            self.match,
            seat,
            principal,
            log,
            now=self._now,
            seat_part=part,
            looks_over=looks_over,
            is_delayed=self._is_delayed,
        )

    def looks_over(self, principal: Principal) -> list[int]:
        """Return the seats over whose shoulder a person may look."""
        return looks_over(self.shoulders, principal)

    def update(self, match: Match, event: Event) -> None:
        """Take over the match after an event, and drop what the event has changed.

        That is all views and, unless a ply was added, the log lines from the last common ply on.
        """
        ply = min(len(self.match.plies), len(match.plies))
        self.match = match
        if not self._is_delayed:
            self.shoulders = match.shoulders
        self._clear_frames()
        if isinstance(event, (Ticketed, Hidden)):  # neither changes any view
            return
        self._clear_views()
        # After other events plies may have been taken back, or lines added between them.
        if not isinstance(event, (Played, Ordered)):
            for log in self._logs.values():
                log.truncate(ply)

    def clear(self) -> None:
        """Drop everything; it can be made again."""
        self._clear_views()
        self._clear_frames()
        self._logs.clear()
        self.match.clear_caches()

    def _clear_views(self) -> None:
        self._seat_views.clear()
        self._view_bytes = 0

    def _clear_frames(self) -> None:
        self._frames.clear()
        self._frame_bytes = 0

    # Messages.

    def viewer(self, listener: Listener) -> tuple[int | bool | None, ...]:
        """Return what the view of a listener depends on: the seat, and what is theirs here."""
        owns, match = listener.principal.owns, self.match
        looks = self.looks_over(listener.principal)
        return listener.seat, owns(match.owner), *(owns(plan.owner) for plan in match.seats), *looks

    def initial_message(self, listener: Listener, since: int | None) -> LiveMessage:
        """Return the first message for a client at event `since`, or for a new client."""
        match = self.match
        if since == match.shown_seq:
            if self._has_new_orders(listener):
                return self.table_message(listener)
            return CurrentMessage(match.shown_seq, match.view_hash)
        first = None if since is None else match.first_unseen_ply(since)
        if since is None or first is None or len(match.plies) - first >= MAX_MISSED_PLIES:
            return self.table_message(listener)
        return self._frames_message(listener, self._new_frames(listener.seat, first), since)

    def _has_new_orders(self, listener: Listener) -> bool:
        """Return whether seats of a listener gave orders after the newest event that others know."""
        owners = (self.match.seats[seat].owner for seat in self.match.given_orders.new)
        return any(map(listener.principal.owns, owners))

    def table_message(self, listener: Listener) -> TableMessage:
        """Return the whole table for a listener."""
        return TableMessage(self.table(listener.principal, listener.seat))

    def update_message(self, listener: Listener, event: Event, first: int) -> LiveMessage:
        """Return the message about the newest event, whose first ply is `first`."""
        if isinstance(event, (Played, Ticketed, Hidden)):  # the last two change no log line
            if listener.seat not in self._frames:
                frames = self._new_frames(listener.seat, first)
                self._frames[listener.seat] = frames
                self._frame_bytes += sum(_size(each.scene) for each in frames if each.scene is not UNSET)
            return self._frames_message(listener, self._frames[listener.seat], self.match.shown_seq - 1)
        return self.table_message(listener)

    def _frames_message(self, listener: Listener, frames: list[FrameInfo], since: int) -> FramesMessage:
        return FramesMessage(
            since, self.match.shown_seq, frames, self.table(listener.principal, listener.seat)
        )

    def _new_frames(self, seat: int | None, first: int) -> list[FrameInfo]:
        log = self.log(seat)
        log.lines(self.match)  # so that those of each ply are built
        return serializers.frames(self.match, seat, first, log.lines_of_ply)


def _size(scene: SceneView) -> int:
    """Return the size of a scene in bytes, without its geometry, which many tables share."""
    lists = (getattr(scene, name) for name in SCENE_LISTS)
    elements = (len(element) for part in lists if part is not UNSET for element in part)
    return sum(elements) + len(scene.status)
