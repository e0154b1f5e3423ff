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

import msgspec

from spielhafen.core.errors import SpielhafenError
from spielhafen.match import (
    Event,
    Match,
    Played,
    dump_event,
    load_event,
    seating,
    table_lists,
)
from spielhafen.match.delay import Delay
from spielhafen.match.played_games import played_games
from spielhafen.ratings.rated_game import find_rated_game
from spielhafen.server.bots.pool import BotPool
from spielhafen.server.executors import Executor
from spielhafen.server.middleware.identity import Principal
from spielhafen.server.notify.webhook import Notifier, find_turn_notice
from spielhafen.server.problems import Problem, problem
from spielhafen.server.tables.access import check_seat
from spielhafen.server.tables.bot_pace import BotPacing
from spielhafen.server.tables.bot_runner import BotRunner
from spielhafen.server.tables.chat_visibility import first_owned_seat
from spielhafen.server.tables.command import Actor, B, Command
from spielhafen.server.tables.fair_queue import JobOwner
from spielhafen.server.tables.replays import ReplayQueue
from spielhafen.server.tables.spectator_table import SpectatorTable, replay_delayed
from spielhafen.server.tables.table_reader import TableReader
from spielhafen.server.views.list_entries import table_summary
from spielhafen.server.views.listeners import Listener
from spielhafen.store import Appended, ChatMessage, Conflict, Duplicate, NewEvent, Store, StoreError

PROCESS_GONE_SECONDS: Final = 45.0
"""Seconds after which any process moves for a bot, though the one that should still lives."""


@dataclass(frozen=True)
class TableServices:
    """What all tables of a process share."""

    store: Store
    bot_pool: BotPool
    now: Callable[[], float]
    """The clock (Unix seconds)."""
    replays: ReplayQueue
    executor: Executor
    notifiers: Sequence[Notifier] = ()
    """They notify players who have to move."""
    on_clock_change: Callable[[], None] = lambda: None
    """Called when the next deadline may have changed."""
    paced_bots: bool = False
    """Whether bots on lent seats move at a human pace."""
    rates_games: bool = False
    """Whether finished games are kept until they are rated."""
    log_lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while a long log is built."""


class Table(TableReader):
    """A match in memory, as its players see it; spectators may see it later."""

    def __init__(self, table_id: str, match: Match, services: TableServices) -> None:
        super().__init__(table_id, match, services.now, services.log_lock)
        self.client_address = ""  # for which bots think
        self._services = services
        self._store = services.store
        self._executor = services.executor
        self._last_own_seq = 0
        """The newest event that this process wrote."""
        self._uncertain_seq = 0
        """An event whose writing failed; it may be durable if only the acknowledgement was lost."""
        self._adopted_seq = 0
        """The newest event when this process took over the bots of one that is gone."""
        self._lock = asyncio.Lock()
        pacing = BotPacing() if services.paced_bots else None
        self.bots = BotRunner(self, services.bot_pool, services.now, pacing)
        self.delayed: SpectatorTable | None = None
        """What spectators see; None: the same as the players see of each other."""
        if match.spectators.delays:
            self.delayed = self._delayed(match, Delay(match))

    def _delayed(self, shown: Match, delay: Delay) -> SpectatorTable:
        return SpectatorTable(self, shown, delay, self._now, self._log_lock)

    async def replay_delayed(self, events: Sequence[bytes], owner: JobOwner) -> None:
        """Find out from all events so far what spectators know; raises SpielhafenError."""
        if self.delayed is not None and len(events) > 1:
            replay = partial(replay_delayed, events, self._now())
            self.delayed = self._delayed(*await self._services.replays.run(owner, replay))

    def seen_by(self, principal: Principal) -> TableReader:
        """Return the table as this person may see it."""
        if self.delayed is None or first_owned_seat(self.match, principal) is not None:
            return self
        self.delayed.catch_up_views()
        return self.delayed

    @property
    def is_idle(self) -> bool:
        """Whether the table has no listeners, commands or thinking bots, and may be evicted."""
        is_unwatched = self.is_unwatched and (self.delayed is None or self.delayed.is_unwatched)
        return is_unwatched and not (self._lock.locked() or self.bots.is_running)

    @property
    def view_bytes(self) -> int:
        """The approximate size of cached views in bytes."""
        return self._views.size_bytes + (self.delayed.view_bytes if self.delayed else 0)

    def release_views(self) -> None:
        """Release cached views if there are no listeners, or as soon as no request waits for a log."""
        super().release_views()
        if self.delayed is not None:
            self.delayed.release_views()

    def broadcast_chat(self, chat_message: ChatMessage) -> None:
        """Send a chat message to all listeners who may read it, or will."""
        super().broadcast_chat(chat_message)
        if self.delayed is not None:
            self.delayed.broadcast_chat(chat_message)

    def _check_listener(self, listener: Listener) -> None:
        """Raise Problem also if the listener plays no more, and so sees everything later."""
        super()._check_listener(listener)
        if self.seen_by(listener.principal) is not self:
            raise problem(403, "server-not-your-seat")

    async def catch_up(self) -> None:
        """Apply events that were written meanwhile, by another process or by a running command."""
        known_seq = self.match.seq
        if self._store.is_newest(self.table_id, known_seq):
            return
        bodies = await self._executor.run(self._store.events, self.table_id, known_seq)
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
                repeated = await self._executor.run(self._store.find_duplicate, self.table_id, command.key)
                if repeated is not None:
                    return repeated
            return await self._attempt(command)

    async def _attempt(self, command: Command[B]) -> Match | Duplicate:
        self.check_open()
        check_seat(self.match, command.principal, command.seat)  # it may have changed hands while waiting
        if command.seq is not None and command.seq != self.match.shown_seq:
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
        self.check_open()
        if (event := decide(self.match)) is not None:
            await self._write(event)

    def _stale_problem(self) -> Problem:
        stale = problem(409, "server-stale")
        stale.seq = self.match.shown_seq
        return stale

    async def match_at(self, repeated: Duplicate, digest: str) -> Match:
        """Return the match right after the first execution of a repeated command.

        Raises Problem if the digest is that of another command.
        """
        if repeated.digest != digest:
            raise problem(422, "server-key-reused")
        if repeated.seq == self.match.seq:  # the usual case: only the answer was lost
            return self.match
        events = await self._executor.run(self._store.events, self.table_id)
        owner = JobOwner(self.client_address, self.table_id)
        return await self._services.replays.replay(owner, events[: repeated.seq])

    async def _write(self, event: Event, key: str | None = None, digest: str = "") -> Match | Duplicate:
        """Write an event, then apply and broadcast it; a repeated one is returned as Duplicate.

        Raises Problem if another event came first.
        """
        before = self.match
        after = before.with_event(event)
        seats_changed = not isinstance(event, Played) or after.hidden != before.hidden
        summary = table_summary(after, sat_down=seats_changed)
        results = _results(before, after, event.at)
        to_rate = _to_rate(before, after) if self._services.rates_games else None
        entry = NewEvent(
            self.table_id, after.seq, event.at, dump_event(event), summary, key, digest, results, to_rate
        )
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
        self.bots.record_plies(after.plies[first - 1 :])
        if after.clock is not None:
            self._services.on_clock_change()
        if after.closed:
            self.match = after
            self.stop()
            return
        self.show(after, event)
        if self.delayed is not None:
            self.delayed.add(event, after)
        self.wake_bots()

    # Bots.

    @property
    def runs_bots(self) -> bool:
        """Whether the bots of this table think here, if several processes share the store.

        They do where the last event was written. If that process is gone or hangs, the oldest other one adopts them; if
        it lives and its bots do nothing, any process may run them after a while. Two that do so for a moment do no
        harm: they find the same move, and only one of them can write it.
        """
        return (
            not self._store.is_shared
            or self.match.seq in (self._last_own_seq, self._uncertain_seq, self._adopted_seq)
            or self._now() - self.match.changed_at >= PROCESS_GONE_SECONDS
        )

    def wake_bots(self) -> None:
        """Let the bots think if they are to move, and if they do so here."""
        if self.runs_bots:
            self.bots.start()

    def adopt_bots(self) -> None:
        """Let the bots think here, since the process that wrote the last event is gone."""
        self._adopted_seq = self.match.seq
        self.wake_bots()

    def mark_created_here(self) -> None:
        """Note that this process wrote the first event."""
        self._last_own_seq = max(self._last_own_seq, 1)
        self.wake_bots()

    def stop(self) -> None:
        """Disconnect all listeners and cancel the thinking bot."""
        self.disconnect()
        if self.delayed is not None:
            self.delayed.disconnect()
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


def _to_rate(before: Match, after: Match) -> bytes | None:
    """Return what is kept of a game that may be rated, if it has just ended."""
    rated = find_rated_game(after) if before.winners is None and after.winners is not None else None
    return msgspec.json.encode(rated) if rated else None


def _results(before: Match, after: Match, at: float) -> dict[str, bytes]:
    """Return what is kept of the game for each player, if it has just ended."""
    if before.winners is not None or after.winners is None:
        return {}
    return {owner: msgspec.json.encode(played) for owner, played in played_games(after, at).items()}
