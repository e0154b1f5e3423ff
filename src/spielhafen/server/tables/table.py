"""A loaded table: a match, its listeners, and its bots.

Events are written first and shown afterwards: `match` is replaced by its successor only when the event that
leads there is durable.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from spielhafen.core.errors import SpielhafenError
from spielhafen.match import Event, Match, Played, Seated, dump_event, load_event, seating, table_lists
from spielhafen.server.bots.pool import BotPool
from spielhafen.server.messages.live_messages import ChatPosted, LiveMessage, PongMessage, ThinkingMessage
from spielhafen.server.messages.table_info import TableInfo
from spielhafen.server.middleware.identity import Principal
from spielhafen.server.notify.webhook import Notifier, find_turn_notice
from spielhafen.server.problems import Problem, problem
from spielhafen.server.tables import chat_visibility
from spielhafen.server.tables.access import check_can_view, check_seat
from spielhafen.server.tables.bot_pace import BotPacing
from spielhafen.server.tables.bot_runner import BotRunner
from spielhafen.server.tables.command import Actor, B, Command
from spielhafen.server.tables.fair_queue import JobOwner
from spielhafen.server.tables.replays import ReplayQueue
from spielhafen.server.views import serializers
from spielhafen.server.views.listeners import Listener
from spielhafen.server.views.view_cache import ViewCache
from spielhafen.store import Appended, ChatMessage, Conflict, Duplicate, NewEvent, Store, StoreError

PROCESS_GONE_SECONDS: Final = 45.0
"""Seconds after which a process that should have moved for a bot is considered gone."""

VIEW_CACHE_SECONDS: Final = 60.0
"""Seconds for which views are kept after the last listener has left, for quick returns."""


@dataclass(frozen=True)
class TableServices:
    """What all tables of a process share."""

    store: Store
    bot_pool: BotPool
    now: Callable[[], float]
    """The clock (Unix seconds)."""
    replays: ReplayQueue
    notifiers: Sequence[Notifier] = ()
    """They notify players who have to move."""
    on_clock_change: Callable[[], None] = lambda: None
    """Called when the next deadline may have changed."""
    paced_bots: bool = False
    """Whether bots on lent seats move at a human pace."""
    log_lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while a long log is built."""


class Table:
    """A match in memory."""

    def __init__(self, table_id: str, match: Match, services: TableServices) -> None:
        self.table_id = table_id
        self.match = match
        self.client_address = ""  # for which bots think
        self._services = services
        self._store = services.store
        self._now = services.now
        self._last_own_seq = 0
        """The newest event that this process wrote."""
        self._uncertain_seq = 0
        """An event whose writing failed; it may be durable if only the acknowledgement was lost."""
        self._lock = asyncio.Lock()
        self._listeners: list[Listener] = []
        pacing = BotPacing() if services.paced_bots else None
        self.bots = BotRunner(self, services.bot_pool, services.now, pacing)
        self._log_waiters = 0  # requests that wait until a log is built
        self._release_pending = False  # views are to be released once no request waits
        self._views = self._view_cache(match)

    def _view_cache(self, match: Match) -> ViewCache:
        return ViewCache(self.table_id, match, self._now, self._services.log_lock)

    @property
    def is_idle(self) -> bool:
        """Whether the table has no listeners, commands or thinking bots, and may be evicted."""
        return not (self._listeners or self._log_waiters or self._lock.locked() or self.bots.is_running)

    @property
    def view_bytes(self) -> int:
        """The approximate size of cached views in bytes."""
        return self._views.size_bytes

    # Reading.

    async def prepare_view(self, principal: Principal, seat: int | None) -> None:
        """Check access and build the log, so that rendering the view is quick; raises Problem."""
        check_can_view(self.match, principal, seat)
        await self.build_log(seat)
        self._check_open()
        check_can_view(self.match, principal, seat)  # the seat may have changed hands meanwhile

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

    async def subscribe(
        self, principal: Principal, seat: int | None, since: int | None = None, *, visible: bool = True
    ) -> Listener:
        """Add a listener, which gets the current view and then all events, none left out.

        since: the number of events that a returning client knows of; it gets only the events it missed.
        """
        if since == self.match.seq:
            check_can_view(self.match, principal, seat)
        else:
            await self.prepare_view(principal, seat)
        listener = Listener(principal, seat, visible)
        listener.enqueue(self._views.initial_message(listener, since))
        self._listeners.append(listener)
        return listener

    def answer_ping(self, listener: Listener) -> None:
        """Send the position of the table to a listener, after all earlier messages."""
        self._send(listener, PongMessage(self.match.seq, self.match.view_hash))

    def broadcast_chat(self, chat_message: ChatMessage) -> None:
        """Send a chat message to all listeners who may read it."""
        for listener in list(self._listeners):
            if chat_message.room in chat_visibility.readable_rooms(self.match, listener.principal):
                self._send(listener, ChatPosted(chat_visibility.chat_line(chat_message, listener.principal)))

    def unsubscribe(self, listener: Listener) -> None:
        """Remove a listener; views are kept for a while in case the page is only reloaded."""
        if listener in self._listeners:
            self._listeners.remove(listener)
            asyncio.get_running_loop().call_later(VIEW_CACHE_SECONDS, self.release_views)

    def release_views(self) -> None:
        """Release cached views if there are no listeners, or as soon as no request waits for a log."""
        self._release_pending = bool(self._log_waiters) and not self._listeners
        if not (self._listeners or self._log_waiters):
            self._views.clear()

    async def catch_up(self) -> None:
        """Apply events that were written meanwhile, by another process or by a running command."""
        known_seq = self.match.seq
        if self._store.is_newest(self.table_id, known_seq):
            return
        bodies = await asyncio.to_thread(self._store.events, self.table_id, known_seq)
        for seq, body in enumerate(bodies, known_seq + 1):
            if seq == self.match.seq + 1:  # otherwise it was applied while we were reading
                event = load_event(body)
                self._replace(self.match.with_event(event), event)

    # Commands.

    async def execute(self, command: Command[B]) -> Match:
        """Execute a command, once however often it is repeated; return the match right after it.

        Raises Problem (403 not the principal's seat, 409 another event came first, 422 the key was used for
        another command), MoveError, UndoRefused or StoreError; then nothing has changed.
        """
        async with self._lock:
            outcome = await self._execute_once(command)
        # Finding an old answer may take long, so the lock is released first.
        return await self.match_at(outcome, command.digest) if isinstance(outcome, Duplicate) else outcome

    async def _execute_once(self, command: Command[B]) -> Match | Duplicate:
        try:
            return await self._attempt(command)
        except StoreError:
            raise
        except SpielhafenError:
            # The command may be a repetition, or another process may have written an event; check only now.
            await self.catch_up()
            check_seat(self.match, command.principal, command.seat)
            if command.key is not None:
                repeated = await asyncio.to_thread(self._store.find_duplicate, self.table_id, command.key)
                if repeated is not None:
                    return repeated
            return await self._attempt(command)

    async def _attempt(self, command: Command[B]) -> Match | Duplicate:
        self._check_open()
        check_seat(self.match, command.principal, command.seat)  # it may have changed hands while waiting
        if command.seq is not None and command.seq != self.match.seq:
            raise self._stale_problem()
        decision = command.decide(self.match, Actor(command.principal, self._now()), command.body)
        return await self._write(decision, command.key, command.digest)

    async def delete(self, principal: Principal) -> bool:
        """Erase the table, or only hide it from the principal's list; return whether it is erased.

        Raises Problem 403 unless the principal takes part.
        """

        def decide(match: Match) -> Event | None:
            if not table_lists.takes_part(match, principal):
                raise problem(403, "server-not-your-table")
            return table_lists.close_or_hide(match, principal, self._now())

        await self.write_decision(decide)
        return self.match.closed

    async def link_rematch(self, table_id: str, previous: str = "") -> None:
        """Announce the table of the rematch, if `previous` is still the one announced before."""
        await self.write_decision(
            lambda match: (
                seating.link_rematch(match, table_id, self._now()) if match.next_table == previous else None
            )
        )

    async def write_decision(self, decide: Callable[[Match], Event | None]) -> None:
        """Write the event that `decide` makes of the newest match, if any.

        It decides again if another event came first. Raises Problem 404 if the table is closed.
        """
        async with self._lock:
            await self.catch_up()
            try:
                await self._write_if_open(decide)
            except Problem:  # by now the event that came first is known
                await self._write_if_open(decide)

    async def _write_if_open(self, decide: Callable[[Match], Event | None]) -> None:
        self._check_open()
        if (event := decide(self.match)) is not None:
            await self._write(event)

    def _check_open(self) -> None:
        if self.match.closed:
            raise problem(404, "server-no-such-table")

    def _stale_problem(self) -> Problem:
        stale = problem(409, "server-stale")
        stale.seq = self.match.seq
        return stale

    async def match_at(self, repeated: Duplicate, digest: str) -> Match:
        """Return the match right after the first execution of a repeated command.

        Raises Problem if the digest is that of another command.
        """
        if repeated.digest != digest:
            raise problem(422, "server-key-reused")
        if repeated.seq == self.match.seq:  # the usual case: only the answer was lost
            return self.match
        events = await asyncio.to_thread(self._store.events, self.table_id)
        owner = JobOwner(self.client_address, self.table_id)
        return await self._services.replays.replay(owner, events[: repeated.seq])

    async def _write(self, event: Event, key: str | None = None, digest: str = "") -> Match | Duplicate:
        """Write an event, then apply and broadcast it; a repeated one is returned as Duplicate.

        Raises Problem if another event came first.
        """
        before = self.match
        after = before.with_event(event)
        seats_changed = not isinstance(event, Played) or after.hidden != before.hidden
        summary = serializers.table_summary(after, sat_down=seats_changed)
        entry = NewEvent(self.table_id, after.seq, event.at, dump_event(event), summary, key, digest)
        try:
            outcome = await asyncio.wrap_future(self._store.append(entry))
        except StoreError:
            self._uncertain_seq = after.seq
            raise
        match outcome:
            case Appended():
                self._last_own_seq = max(self._last_own_seq, after.seq)
                if self.match.seq == before.seq:  # otherwise catch_up was faster
                    self._replace(after, event)
                self._notify(before, after)
                self.wake_bots()  # catch_up cannot know yet that this process wrote it
                return after
            case Duplicate():
                await self.catch_up()  # another process wrote it, and it may not have been applied here
                return outcome
            case Conflict():
                await self.catch_up()
                raise self._stale_problem()

    def _notify(self, before: Match, after: Match) -> None:
        """Notify players who are newly to move and not watching.

        A hidden page does not count as watching.
        """
        if not self._services.notifiers or after.closed:
            return
        watching = [listener.principal for listener in self._listeners if listener.visible]
        watched = {
            seat
            for seat, plan in enumerate(after.seats)
            if any(principal.owns(plan.owner) for principal in watching)
        }
        if notice := find_turn_notice(self.table_id, before, after, watched):
            for notifier in self._services.notifiers:
                notifier.notify(notice)

    # Broadcasting.

    def _replace(self, after: Match, event: Event) -> None:
        first = len(self.match.plies) + 1
        self.match = after
        self.bots.record_plies(after.plies[first - 1 :])
        self._views.update(after, event)
        if after.clock is not None:
            self._services.on_clock_change()
        if after.closed:
            self.stop()
            return
        if isinstance(event, Seated):
            self._drop_unauthorised()
        messages: dict[tuple[int | None, str], LiveMessage] = {}
        for listener in list(self._listeners):
            viewer = (listener.seat, listener.principal.hash)
            if viewer not in messages:
                messages[viewer] = self._views.update_message(listener, event, first)
            self._send(listener, messages[viewer])
        self.wake_bots()

    def _drop_unauthorised(self) -> None:
        """Disconnect listeners who may no longer see the view they subscribed to."""
        for listener in list(self._listeners):
            try:
                check_can_view(self.match, listener.principal, listener.seat)
            except Problem:
                self.unsubscribe(listener)
                listener.close()

    def _send(self, listener: Listener, content: LiveMessage) -> None:
        if not listener.enqueue(content):
            self.unsubscribe(listener)
            listener.close()

    # Bots.

    def wake_bots(self) -> None:
        """Let the bots think if they are to move.

        If several processes share the store, the one that wrote the last event runs the bots; if it is gone,
        any other one does after a while.
        """
        written_elsewhere = self._store.is_shared and self.match.seq not in (
            self._last_own_seq,
            self._uncertain_seq,
        )
        if written_elsewhere and self._now() - self.match.changed_at < PROCESS_GONE_SECONDS:
            return
        self.bots.start()

    def mark_created_here(self) -> None:
        """Note that this process wrote the first event."""
        self._last_own_seq = max(self._last_own_seq, 1)
        self.wake_bots()

    def stop(self) -> None:
        """Disconnect all listeners and cancel the thinking bot."""
        for listener in self._listeners:
            listener.close()
        self._listeners.clear()
        self.bots.stop()

    async def enforce_clocks(self, level: str) -> None:
        """Apply the agreed penalty to overdue seats: a bot of this level moves or takes over."""
        for seat in self.overdue_seats():
            if self.match.clock and self.match.clock.plan.flag == "move":
                # The player may have moved while a bot thought for another seat.
                if seat in self.overdue_seats():
                    await self.bots.play_move(seat, level)
            else:
                await self.write_decision(partial(self._lend_if_overdue, seat, level))

    def _lend_if_overdue(self, seat: int, level: str, match: Match) -> Event | None:
        if seat not in self.overdue_seats():
            return None
        return seating.lend_timed_out_seat(match, seat, level, self._now())

    def overdue_seats(self) -> list[int]:
        """Return the seats whose time has run out."""
        return self.match.clock.overdue(self._now()) if self.match.clock else []

    def broadcast_thinking(self, seats: list[int]) -> None:
        """Tell all listeners which bots think."""
        content = ThinkingMessage(seats)
        for listener in list(self._listeners):
            self._send(listener, content)
