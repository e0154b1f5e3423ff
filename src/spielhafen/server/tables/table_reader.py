"""A match as some people see it, and those who watch it live.

A `Table` is one for its players; where spectators see everything later, they have another one (see `spectator_table`).
Whatever a request shows comes from the reader of its principal.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Final

from spielhafen.match import Event, Match, Ordered, Seated, ShoulderHidden
from spielhafen.server.messages.live_messages import ChatPosted, LiveMessage, PongMessage, ThinkingMessage
from spielhafen.server.messages.table_info import ChatMessageInfo, TableInfo
from spielhafen.server.middleware.identity import Principal
from spielhafen.server.problems import Problem, problem
from spielhafen.server.tables import access, chat_visibility
from spielhafen.server.views.listeners import Listener
from spielhafen.server.views.live_delta import EncodedMessages, Sent
from spielhafen.server.views.view_cache import ViewCache
from spielhafen.store import ChatMessage

VIEW_CACHE_SECONDS: Final = 60.0
"""Seconds for which views are kept after the last listener has left, for quick returns."""


class TableReader:
    """A match, its views, and the listeners who get its events."""

    is_delayed = False
    """Whether it shows everything later than the players see it."""

    def __init__(self, table_id: str, match: Match, now: Callable[[], float], log_lock: asyncio.Lock) -> None:
        """Create a reader without listeners; `log_lock` is held while a long log is built."""
        self.table_id = table_id
        self.match = match
        self._now = now
        self._log_lock = log_lock
        self._listeners: list[Listener] = []
        self._log_waiters = 0  # requests that wait until a log is built
        self._release_pending = False  # views are to be released once no request waits
        self._views = self._view_cache(match)

    def _view_cache(self, match: Match) -> ViewCache:
        return ViewCache(self.table_id, match, self._now, self._log_lock, is_delayed=self.is_delayed)

    @property
    def is_unwatched(self) -> bool:
        """Whether no listener and no request needs its views."""
        return not (self._listeners or self._log_waiters)

    @property
    def is_closed(self) -> bool:
        """Whether the table was deleted."""
        return self.match.closed

    @property
    def view_bytes(self) -> int:
        """The approximate size of cached views in bytes."""
        return self._views.size_bytes

    # Reading.

    def check_can_view(self, principal: Principal, seat: int | None) -> None:
        """Raise Problem unless the principal may see this seat's view; after the game all may."""
        if seat not in self.looks_over(principal):
            access.check_can_view(self.match, principal, seat)

    def looks_over(self, principal: Principal) -> list[int]:
        """Return the seats over whose shoulder the principal may look."""
        return self._views.looks_over(principal)

    async def prepare_view(self, principal: Principal, seat: int | None) -> None:
        """Check access and build the log, so that rendering the view is quick; raises Problem."""
        self.check_can_view(principal, seat)
        await self.build_log(seat)
        self.check_open()
        self.check_can_view(principal, seat)  # the seat may have changed hands meanwhile

    def check_open(self) -> None:
        """Raise Problem 404 if the table was deleted."""
        if self.is_closed:
            raise problem(404, "server-no-such-table")

    async def build_log(self, seat: int | None) -> None:
        """Build the log of this seat without blocking the event loop."""
        self._log_waiters += 1
        try:
            await self._views.build_log(seat)
        finally:
            self._log_waiters -= 1
            if self._release_pending and not self._log_waiters:
                # The waiting request reads the view first.
                asyncio.get_running_loop().call_soon(self.release_views)

    async def view_of(self, match: Match, principal: Principal, seat: int | None) -> TableInfo:
        """Return the view of this seat at a certain state of the match, perhaps the present one."""
        if match is self.match:
            await self.build_log(seat)
        if match is self.match:
            return self.view(principal, seat)
        past = self._view_cache(match)
        await past.build_log(seat)
        return past.table(principal, seat)

    def view(self, principal: Principal, seat: int | None) -> TableInfo:
        """Return the current view of this seat."""
        return self._views.table(principal, seat)

    def release_views(self) -> None:
        """Release cached views if there are no listeners, or as soon as no request waits for a log."""
        self._release_pending = bool(self._log_waiters) and not self._listeners
        if self.is_unwatched:
            self._views.clear()

    # Listeners.

    async def subscribe(
        self,
        principal: Principal,
        seat: int | None,
        since: int | None = None,
        *,
        visible: bool = True,
        changes_only: bool = False,
    ) -> Listener:
        """Add a listener, which gets the current view and then all events, none left out.

        since: the number of events that a returning client knows of; it gets only the events it missed.
        changes_only: whether tables and scenes are sent without what is unchanged.
        """
        if since == self.match.shown_seq:
            self.check_can_view(principal, seat)
        else:
            await self.prepare_view(principal, seat)
        listener = Listener(principal, seat, visible, sent=Sent(changes_only=changes_only))
        self._check_listener(listener)  # they may have left their seat while the log was built
        listener.enqueue(self._views.initial_message(listener, since))
        self._listeners.append(listener)
        self.catch_up_views()
        return listener

    def catch_up_views(self) -> None:
        """Show everything that may be known by now: here everything is shown at once."""

    def unsubscribe(self, listener: Listener) -> None:
        """Remove a listener; views are kept for a while in case the page is only reloaded."""
        if listener in self._listeners:
            self._listeners.remove(listener)
            asyncio.get_running_loop().call_later(VIEW_CACHE_SECONDS, self.release_views)

    def answer_ping(self, listener: Listener) -> None:
        """Send the position of the table to a listener, after all earlier messages."""
        self._send(listener, PongMessage(self.match.shown_seq, self.match.view_hash))

    def show(self, after: Match, event: Event) -> None:
        """Take over the match after an event, and tell the listeners about it."""
        first = len(self.match.plies) + 1
        self._take_over(after, event)
        if isinstance(event, Ordered):  # its seat alone is told
            owner = after.seats[event.seat].owner
            self._broadcast(self._views.table_message, lambda one: one.principal.owns(owner))
            return
        if isinstance(event, Seated | ShoulderHidden):
            self.drop_unauthorised()
        self._broadcast(lambda listener: self._views.update_message(listener, event, first))

    def show_whole(self, events: Iterable[Event]) -> None:
        """Take over many events, and send the listeners the whole table after them."""
        for event in events:
            self._take_over(self.match.with_event(event), event)
        self.drop_unauthorised()
        self._broadcast(self._views.table_message)

    def _take_over(self, after: Match, event: Event) -> None:
        self.match = after
        self._views.update(after, event)

    def _broadcast(
        self,
        message_for: Callable[[Listener], LiveMessage],
        concerns: Callable[[Listener], bool] = lambda _: True,
    ) -> None:
        """Send messages to all listeners whom they concern; those who see the same get the same one."""
        messages: dict[tuple[int | bool | None, ...], LiveMessage] = {}
        encoded: EncodedMessages = {}
        for listener in filter(concerns, list(self._listeners)):
            viewer = self._views.viewer(listener)
            if viewer not in messages:
                messages[viewer] = message_for(listener)
            self._send(listener, messages[viewer], encoded)

    def drop_unauthorised(self) -> None:
        """Disconnect listeners who may no longer see the view they subscribed to."""
        for listener in list(self._listeners):
            try:
                self._check_listener(listener)
            except Problem:
                self._drop(listener)

    def _check_listener(self, listener: Listener) -> None:
        """Raise Problem if a listener may no longer see its view here."""
        self.check_can_view(listener.principal, listener.seat)

    def broadcast_chat(self, chat_message: ChatMessage) -> None:
        """Send a chat message to all listeners who may read it."""
        for listener in list(self._listeners):
            if chat_message.room in chat_visibility.readable_rooms(self.match, listener.principal):
                self._send(listener, ChatPosted(self.chat_line(chat_message, listener.principal)))

    def chat_line(self, message: ChatMessage, principal: Principal) -> ChatMessageInfo:
        """Return a chat message as one reader gets it."""
        return chat_visibility.chat_line(self.table_id, self.match, message, principal)

    def shows_chat(self, message: ChatMessage) -> bool:
        """Return whether a chat message can be read already."""
        del message
        return True

    def broadcast_thinking(self, seats: list[int]) -> None:
        """Tell all listeners which bots think."""
        content = ThinkingMessage(seats)
        for listener in list(self._listeners):
            self._send(listener, content)

    def _send(self, listener: Listener, content: LiveMessage, encoded: EncodedMessages | None = None) -> None:
        if not listener.enqueue(content, encoded):
            self._drop(listener)

    def _drop(self, listener: Listener) -> None:
        self.unsubscribe(listener)
        listener.close()

    def disconnect(self) -> None:
        """Disconnect all listeners."""
        for listener in self._listeners:
            listener.close()
        self._listeners.clear()
