"""A table in the harbour: a match, those who watch it, and the bots that sit at it.

Whatever happens is written down first and shown afterwards: `match` is replaced by its successor only when the event that
leads there is durable.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

from spielhafen.core.errors import SpielhafenError
from spielhafen.match import Match, Played, Seated, dump_event, load_event, seating, table_lists
from spielhafen.server.bots.pool import Thought, played, still_asked
from spielhafen.server.notify.webhook import call_of
from spielhafen.server.problems import LOG, Problem, problem
from spielhafen.server.tables import chat_visibility
from spielhafen.server.tables.backoff import Patience, rest
from spielhafen.server.tables.command_lock import Turn
from spielhafen.server.tables.fair_queue import Share
from spielhafen.server.views import serializers
from spielhafen.server.views.listeners import Listener, message
from spielhafen.server.views.log_lines import Log, Scribe
from spielhafen.server.views.view_cache import Views, standing
from spielhafen.store import Entry, Kept, Overtaken, Repeated, StoreTrouble

if TYPE_CHECKING:
    from collections.abc import Callable

    from spielhafen.match import Event
    from spielhafen.server.bots.pool import Crew
    from spielhafen.server.middleware.identity import Mate
    from spielhafen.server.notify.webhook import Bell
    from spielhafen.server.tables.bot_pace import Calm
    from spielhafen.server.tables.command import Command
    from spielhafen.store import Said, Store

ABSENCE: Final = 45.0
"""Seconds after which a process that should have moved for a bot is taken to be gone."""

LINGER: Final = 60.0
"""Seconds after the last one has left in which somebody who comes back finds all as it was."""


class Table:
    """A match that is loaded."""

    def __init__(
        self,
        word: str,
        match: Match,
        store: Store,
        crew: Crew,
        now: Callable[[], float],
        on_time: Callable[[], None] = lambda: None,
        caller: Bell | None = None,
        scribe: Scribe | None = None,
        calm: Calm | None = None,
    ) -> None:
        """`on_time` is called whenever a clock may run out at another time than before; `caller` calls those who are asked.

        calm: how long a bot on a lent seat waits; none: it moves at once.
        """
        self.word = word
        self.match = match
        self.party = ""  # the address on whose account bots think here
        self._store = store
        self._crew = crew
        self._now = now
        self._on_time = on_time
        self._caller = caller
        self._own = 0
        """The newest event that this process wrote down."""
        self._perhaps = 0
        """One of which it heard that it could not be written; it may be durable if only the answer was lost."""
        self._turn = Turn()
        self._listeners: list[Listener] = []
        self._driver: asyncio.Task[None] | None = None
        self._patience = Patience()  # of the bots, with the store
        self._scribe = scribe or Scribe()
        self._calm = calm
        self._changed = asyncio.Event()  # something happened since a bot began to wait
        self._awaited = 0  # so many wait until a log is told
        self._tired = False  # it was to rest while somebody waited
        self._views = Views(word, now)

    @property
    def idle(self) -> bool:
        """Whether nobody watches, does anything or thinks, so that it may be forgotten until somebody asks."""
        return not (self._listeners or self._awaited or self._turn.wanted) and (
            self._driver is None or self._driver.done()
        )

    @property
    def shown_bytes(self) -> int:
        """About so many bytes of what is ready to be shown."""
        return self._views.size

    # Seeing.

    def check_seat(self, mate: Mate, seat: int | None) -> None:
        """Raises Problem unless this is the mate's own seat, or nobody's."""
        if seat is None:
            return
        self.check_place(seat)
        if not mate.owns(self.match.seats[seat].owner):
            raise problem(403, "server-not-your-seat")

    def check_place(self, seat: int) -> None:
        """Raises Problem unless there is such a seat."""
        if not 0 <= seat < len(self.match.seats):
            raise problem(404, "server-no-such-seat", seat=seat + 1)

    def check_eyes(self, mate: Mate, seat: int | None) -> None:
        """Raises Problem unless these are the mate's own eyes, or everybody's; when the game is over all are."""
        if seat is not None and self.match.over is not None:
            self.check_place(seat)
        else:
            self.check_seat(mate, seat)

    async def open_eyes(self, mate: Mate, seat: int | None) -> None:
        """Raises Problem unless one may look through these eyes; what is then shown at once has no long log to tell."""
        self.check_eyes(mate, seat)
        await self.tell_log(seat)
        self._check_open()
        self.check_eyes(mate, seat)  # he may have lost the seat while he waited

    async def tell_log(self, seat: int | None) -> None:
        """Have the log at hand as it is read there."""
        self._awaited += 1
        try:
            await self._scribe.tell(lambda: (self._views.log(seat), self.match))
        finally:
            self._awaited -= 1
            if self._tired and not self._awaited:
                # Whoever waited looks at the table first.
                asyncio.get_running_loop().call_soon(self.rest)

    async def shown(self, match: Match, mate: Mate, seat: int | None) -> dict[str, Any]:
        """The table through these eyes as it was at some moment, perhaps the present one."""
        if match is self.match:
            await self.tell_log(seat)
        if match is self.match:
            return self.view(mate, seat)
        log = Log(seat)
        await self._scribe.tell(lambda: (log, match))
        return serializers.table_view(self.word, match, seat, mate, log.lines(match), now=self._now)

    def view(self, mate: Mate, seat: int | None) -> dict[str, Any]:
        """The table through these eyes."""
        return self._views.table(self.match, mate, seat)

    async def listen(
        self, mate: Mate, seat: int | None, since: int | None = None, *, looks: bool = True
    ) -> Listener:
        """Begin to watch: first comes the table as it is, then all events, none left out.

        Who comes back and says how many events he knows of is told only what he missed.
        """
        if since == self.match.seq:
            self.check_eyes(mate, seat)
        else:
            await self.open_eyes(mate, seat)
        listener = Listener(mate, seat, looks)
        listener.hear(self._views.greeting(self.match, listener, since))
        self._listeners.append(listener)
        return listener

    def answer_ping(self, listener: Listener) -> None:
        """Tell a listener who asks where the table stands, after all that he was told before."""
        self._hand(listener, standing("pong", self.match))

    def tell_said(self, said: Said) -> None:
        """Tell a line of talk to everybody who may hear it."""
        for listener in list(self._listeners):
            if said.room in chat_visibility.ears(self.match, listener.mate):
                self._hand(listener, message("said", line=chat_visibility.told(said, listener.mate)))

    def leave(self, listener: Listener) -> None:
        """Stop watching; whoever only opens his page anew finds all as it was."""
        if listener in self._listeners:
            self._listeners.remove(listener)
            asyncio.get_running_loop().call_later(LINGER, self.rest)

    def rest(self) -> None:
        """Let go of what can be made again, if nobody watches; while somebody waits for a log, as soon as it is told."""
        self._tired = bool(self._awaited) and not self._listeners
        if not (self._listeners or self._awaited):
            self._views.forget()
            self.match.rest()

    async def catch_up(self) -> None:
        """Let happen what was written down in the meantime, by another process or by a command under way."""
        known = self.match.seq
        if self._store.nothing_new(self.word, known):
            return
        with self._turn.near():
            written = await asyncio.to_thread(self._store.events, self.word, known)
        for seq, body in enumerate(written, known + 1):
            if seq == self.match.seq + 1:  # else somebody else told it while we were reading
                event = load_event(body)
                self._replace(self.match.after(event), event)

    # Doing.

    async def do(self, command: Command) -> Match:
        """Carry out a command, once however often it comes; the match right after it.

        Raises Problem (403 not his seat, 409 somebody was faster, 422 the key was used for something else), MoveError,
        UndoRefused, StoreTrouble: then nothing has changed.
        """
        async with self._turn:
            done = await self._carry_out(command)
        # To find an old answer may take long, and nobody need wait for it.
        return await self.as_of(done, command.digest) if isinstance(done, Repeated) else done

    async def _carry_out(self, command: Command) -> Match | Repeated:
        try:
            return await self._attempt(command)
        except StoreTrouble:
            raise
        except SpielhafenError:
            # Perhaps it came before, or another process wrote something: this is looked up only now.
            await self.catch_up()
            self.check_seat(command.mate, command.seat)
            if command.key is not None:
                repeated = await asyncio.to_thread(self._store.answered, self.word, command.key)
                if repeated is not None:
                    return repeated
            return await self._attempt(command)

    async def _attempt(self, command: Command) -> Match | Repeated:
        self._check_open()
        self.check_seat(command.mate, command.seat)  # he may have lost it while he waited
        if command.seq is not None and command.seq != self.match.seq:
            raise self._stale()
        return await self._write(command.decide(self.match), command.key, command.digest)

    async def clear(self, mate: Mate) -> bool:
        """Erase the table, or only take it off the mate's list; whether it is erased. Raises Problem 403 for strangers."""

        def decide(match: Match) -> Event | None:
            if not table_lists.is_at(match, mate):
                raise problem(403, "server-not-your-table")
            return table_lists.clear(match, mate, self._now())

        await self._insist(decide)
        return self.match.closed

    async def follow(self, word: str, gone: str = "") -> None:
        """Tell everybody at which table the same captains play once more, instead of one that is gone; unless somebody did."""
        await self._insist(
            lambda match: seating.follow(match, word, self._now()) if match.next == gone else None
        )

    async def _insist(self, decide: Callable[[Match], Event | None]) -> None:
        """Do what may follow on anything, unless there is no reason for it any more (None); once more if somebody was faster."""
        async with self._turn:
            await self.catch_up()
            try:
                await self._settle(decide)
            except Problem:  # what the faster one wrote is known by now
                await self._settle(decide)

    async def _settle(self, decide: Callable[[Match], Event | None]) -> None:
        self._check_open()
        if (event := decide(self.match)) is not None:
            await self._write(event)

    def _check_open(self) -> None:
        if self.match.closed:
            raise problem(404, "server-no-such-table")

    def _stale(self) -> Problem:
        said = problem(409, "server-stale")
        said.more["seq"] = self.match.seq
        return said

    async def as_of(self, repeated: Repeated, digest: str) -> Match:
        """The match right after an event of which the same command came before; raises Problem for another command."""
        if repeated.digest != digest:
            raise problem(422, "server-key-reused")
        if repeated.seq == self.match.seq:  # as when only the answer was lost
            return self.match
        events = await asyncio.to_thread(self._store.events, self.word)
        return await self._scribe.replays.replay(Share(self.party, self.word), events[: repeated.seq])

    async def _write(self, event: Event, key: str | None = None, digest: str = "") -> Match | Repeated:
        """Write an event down; when it is durable let it happen and tell everybody. Else it came before, or raises Problem."""
        before = self.match
        after = before.after(event)
        moved = not isinstance(event, Played) or after.hidden != before.hidden
        card = serializers.card(after, sat_down=moved)
        entry = Entry(self.word, after.seq, event.at, dump_event(event), card, key, digest)
        try:
            outcome = await asyncio.wrap_future(self._store.append(entry))
        except StoreTrouble:
            self._perhaps = after.seq
            raise
        match outcome:
            case Kept():
                self._own = max(self._own, after.seq)
                if self.match.seq == before.seq:  # else somebody who caught up was faster
                    self._replace(after, event)
                self._call(before, after)
                self.wake()  # whoever caught up could not know yet that it was this process
                return after
            case Repeated():
                await self.catch_up()  # whoever else is here may not have heard of it yet
                return outcome
            case Overtaken():
                await self.catch_up()
                raise self._stale()

    def _call(self, before: Match, after: Match) -> None:
        """Call whoever is asked now and looks elsewhere; a line whose page is hidden is nobody who looks."""
        if self._caller is None or after.closed:
            return
        present = [listener.mate for listener in self._listeners if listener.looks]
        watched = {
            seat for seat, plan in enumerate(after.seats) if any(mate.owns(plan.owner) for mate in present)
        }
        if call := call_of(self.word, before, after, watched):
            self._caller.call(call)

    # Telling.

    def _replace(self, after: Match, event: Event) -> None:
        first = len(self.match.plies) + 1
        self.match = after
        self._changed.set()
        if self._calm is not None:
            self._calm.note(after.plies[first - 1 :], asyncio.get_running_loop().time())
        self._views.follow(event, min(first - 1, len(after.plies)))
        if after.clock is not None:
            self._on_time()
        if after.closed:
            self.stop()
            return
        if isinstance(event, Seated):
            self._dismiss_strangers()
        shown: dict[tuple[int | None, str], dict[str, Any]] = {}
        for listener in list(self._listeners):
            eyes = (listener.seat, listener.mate.hash)
            if eyes not in shown:
                shown[eyes] = self._views.news(after, listener, event, first)
            self._hand(listener, shown[eyes])
        self.wake()

    def _dismiss_strangers(self) -> None:
        """Whoever looked through the eyes of a seat that is his no longer is sent away."""
        for listener in list(self._listeners):
            try:
                self.check_eyes(listener.mate, listener.seat)
            except Problem:
                self.leave(listener)
                listener.dismiss()

    def _hand(self, listener: Listener, told: dict[str, Any]) -> None:
        if not listener.hear(told):
            self.leave(listener)
            listener.dismiss()

    # Bots.

    def wake(self) -> None:
        """Let the bots think if it is their turn.

        Where several processes share a store, the one that wrote the last event does; if it is gone, any other one after a while.
        """
        others = self._store.shared and self.match.seq not in (self._own, self._perhaps)
        if others and self._now() - self.match.changed < ABSENCE:
            return
        self._patience.wake()
        if self.match.bots_due() and (self._driver is None or self._driver.done()):
            self._driver = asyncio.create_task(self._drive(), name=f"bots of {self.word}")

    def laid_here(self) -> None:
        """This process wrote the first event."""
        self._own = max(self._own, 1)
        self.wake()

    def stop(self) -> None:
        """Send everybody away; a bot's thought is broken off."""
        for listener in self._listeners:
            listener.dismiss()
        self._listeners.clear()
        if self._driver is not None:
            self._driver.cancel()

    async def _drive(self) -> None:
        """Move for one bot after the other, until it is a person's turn; nobody else would go on after a trouble."""
        try:
            await self._patience.through(f"the bots of {self.word}", self._move_for_all)
        except SpielhafenError as error:
            LOG.warning("the bots of %s wait until somebody looks: %s", self.word, error)
        except Exception:  # noqa: BLE001 - nobody waits for this task: the log is the only place to tell of it
            LOG.exception("the bots of %s stopped", self.word)

    async def _move_for_all(self) -> None:
        while due := self.match.bots_due():
            self._say_thinking(due)
            if await self._still_asked(due[0]):
                await self._move_for(due[0])
            self._patience.renew()

    async def _still_asked(self, seat: int) -> bool:
        """Let a bot on a lent seat wait a calm moment; whether nothing has happened meanwhile."""
        if self._calm is None:
            return True
        match, seconds = self.match, self._calm.before(self.match, seat, asyncio.get_running_loop().time())
        if seconds > 0:
            self._changed.clear()
            await rest(self._changed, seconds)
        return self.match is match

    async def _move_for(self, seat: int, late: str = "") -> None:
        """Let a bot move for its own seat, or, of a level, for a person who is late."""
        match = self.match
        seed = match.bot_seed(seat)
        view = match.seen(seat)
        level, people = late or match.seats[seat].level, any(plan.kind == "here" for plan in match.seats)
        share = Share(self.party, self.word, awaited=people)
        thought = Thought(match.game.name, match.game.dump(view), level, seed, share)
        written = await self._crew.choose(thought)
        async with self._turn:
            await self.catch_up()
            asked = self._late() if late else self.match.bots_due()
            if seat in asked and still_asked(self.match, match, seat):
                await self._write(played(self.match, seat, written, self._now(), late))

    async def strike(self, level: str) -> None:
        """Do what was agreed on for those whose time is up: a bot of this level makes the move, or plays on."""
        for seat in self._late():
            if self.match.clock and self.match.clock.plan.flag == "move":
                if seat in self._late():  # he may have moved himself while a bot thought for somebody else
                    await self._move_for(seat, level)
            else:
                async with self._turn:
                    await self.catch_up()
                    if seat in self._late():
                        await self._write(seating.time_up(self.match, seat, level, self._now()))

    def _late(self) -> list[int]:
        return self.match.clock.overdue(self._now()) if self.match.clock else []

    def _say_thinking(self, seats: list[int]) -> None:
        told = message("thinking", seats=seats)
        for listener in list(self._listeners):
            self._hand(listener, told)
