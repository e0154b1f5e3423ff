"""A table as spectators see it where they see everything later.

It holds an older match of the same table, to which events are added when spectators may know them. Everything that a
spectator gets is made from that match, so that it can tell nothing newer.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from typing import Final, Protocol

from spielhafen.core.errors import BrokenFile
from spielhafen.core.text import text
from spielhafen.match import Event, Match, Opened, Seated, ShoulderHidden, load_event
from spielhafen.match.delay import Delay
from spielhafen.server.problems import problem
from spielhafen.server.tables import chat_visibility
from spielhafen.server.tables.table_reader import TableReader
from spielhafen.server.views.listeners import Listener
from spielhafen.server.views.view_cache import MAX_MISSED_PLIES
from spielhafen.store import ChatMessage

SHORTEST_WAIT: Final = 0.05
"""Seconds between two looks at the clock."""

MAX_HELD_MESSAGES: Final = 500
"""Chat messages kept to be sent to spectators later; others are read on demand."""


class LiveTable(Protocol):
    """What a table offers to its delayed reader."""

    table_id: str
    match: Match

    @property
    def is_closed(self) -> bool:
        """Whether the table was deleted."""


class SpectatorTable(TableReader):
    """The delayed reader of a table."""

    is_delayed = True

    def __init__(
        self, live: LiveTable, shown: Match, delay: Delay, now: Callable[[], float], log_lock: asyncio.Lock
    ) -> None:
        """Create the reader of a live table; `shown` is its match without the events in `delay`."""
        self._live = live
        self._time = now
        self._delay = delay
        self._held: deque[ChatMessage] = deque(maxlen=MAX_HELD_MESSAGES)
        self._timer: asyncio.TimerHandle | None = None
        # The clocks show what they showed at the last event that spectators know.
        super().__init__(live.table_id, shown, lambda: self.match.changed_at, log_lock)
        self._views.shoulders = live.match.shoulders

    @property
    def is_closed(self) -> bool:
        """Whether the table was deleted."""
        return self._live.is_closed

    def _check_listener(self, listener: Listener) -> None:
        """Raise Problem also if the listener plays now, and so sees everything at once."""
        super()._check_listener(listener)
        if chat_visibility.first_owned_seat(self._live.match, listener.principal) is not None:
            raise problem(403, "server-not-your-seat")

    def add(self, event: Event, newest: Match) -> None:
        """Add an event that has just happened; who looks over a shoulder is known at once."""
        self._views.shoulders = newest.shoulders
        if isinstance(event, Seated | ShoulderHidden):
            self.drop_unauthorised()
        self._delay.add(event, newest)
        self.catch_up_views()

    def catch_up_views(self) -> None:
        """Show everything that spectators may know by now."""
        now = self._time()
        due = list(self._delay.release(now))
        if len(due) > MAX_MISSED_PLIES:
            self.show_whole(due)
        else:
            for event in due:
                self.show(self.match.with_event(event), event)
        self._release_messages()
        self._wait(now)

    def _release_messages(self) -> None:
        """Send the messages that may be read by now, also those behind one that has to wait."""
        held = list(self._held)
        self._held.clear()
        for message in held:
            if self.shows_chat(message):
                super().broadcast_chat(message)
            else:
                self._held.append(message)

    def _wait(self, now: float) -> None:
        """Look again when the next event is old enough, if someone watches."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        seconds = self._delay.next_seconds(now, *(message.at for message in self._held))
        if seconds is not None and self._listeners:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(max(seconds, SHORTEST_WAIT), self.catch_up_views)

    # Chat.

    def shows_chat(self, message: ChatMessage) -> bool:
        """Return whether spectators may read a chat message already: their own ones at once.

        One about a move is not shown before all that its author knew.
        """
        is_own = message.room != chat_visibility.TABLE
        is_known = message.seq <= self.match.seq
        return is_known and (is_own or self._delay.shows_words(message.at, self._time()))

    def broadcast_chat(self, chat_message: ChatMessage) -> None:
        """Send a chat message to all listeners, or hold it back until they may read it."""
        if self.shows_chat(chat_message):
            super().broadcast_chat(chat_message)
        else:
            self._held.append(chat_message)
            self._wait(self._time())

    def broadcast_thinking(self, seats: list[int]) -> None:
        """Tell nothing: which bots think is known to players only."""

    def disconnect(self) -> None:
        """Disconnect all listeners, and look at the clock no more."""
        super().disconnect()
        if self._timer is not None:
            self._timer.cancel()


def replay_delayed(events: Sequence[bytes], now: float) -> tuple[Match, Delay]:
    """Return what spectators know of these events, and the rest; raises SpielhafenError.

    It is what they had seen if they had watched all the time.
    """
    opened, *later = map(load_event, events)
    if not isinstance(opened, Opened):
        raise BrokenFile("event", text("broken-line"))
    newest, shown = Match(opened), Match(opened)
    delay = Delay(newest)
    for number, event in enumerate(later):
        newest.apply(event)
        delay.add(event, newest)
        until = later[number + 1].at if number + 1 < len(later) else now
        for known in delay.release(until):
            shown.apply(known)
    return shown, delay
