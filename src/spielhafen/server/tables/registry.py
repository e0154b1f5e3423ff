"""All tables of a harbour: laid, found again, listed; those that bots are to move at go on after a restart."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final, TypeVar
from weakref import WeakValueDictionary

import msgspec

from spielhafen.core import logbook
from spielhafen.core.errors import SpielhafenError
from spielhafen.core.game import find_game
from spielhafen.core.play import EVERYTHING
from spielhafen.match import Match, dump_event, open_match, seating, table_lists
from spielhafen.match.match import KEY_BYTES
from spielhafen.server.problems import LOG, Problem, problem
from spielhafen.server.steady_clock import STEADY
from spielhafen.server.tables.backoff import Patience
from spielhafen.server.tables.bot_pace import Calm
from spielhafen.server.tables.chat_visibility import QUAY, TABLE
from spielhafen.server.tables.deadlines import Watch
from spielhafen.server.tables.fair_queue import Share
from spielhafen.server.tables.memory_budget import Memory
from spielhafen.server.tables.replays import Replays, replay
from spielhafen.server.tables.single_flight import Errands
from spielhafen.server.tables.table import Table
from spielhafen.server.tables.table_ids import is_word, words_for
from spielhafen.server.views import serializers
from spielhafen.server.views.log_lines import Scribe
from spielhafen.store import Entry, Kept, Repeated, StoreTrouble

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from spielhafen.match import ClockPlan, Opened, SeatPlan
    from spielhafen.server.bots.pool import Crew, Thought
    from spielhafen.server.middleware.identity import Mate
    from spielhafen.server.notify.webhook import Bell
    from spielhafen.server.notify.webpush import Pusher
    from spielhafen.store import Card, Store

MOST_RECKONED: Final = 256
"""Reports of luck kept; one is some hundred bytes."""

MOST_PROVED: Final = 32
"""Proofs kept; one of a long game is some hundred kilobytes."""

MOST_HEARD: Final = 20
"""Lines of talk told again when a line between processes was cut; who has heard them knows their numbers."""

MOST_SAID: Final = 5000
"""Lines at one table."""

NOT_THERE: Final = 404
UNAVAILABLE: Final = 503

MOST_ATTEMPTS: Final = 20
"""Words tried for a table before something must be wrong."""

Found = TypeVar("Found")


@dataclass(frozen=True)
class Asker:
    """Whoever asks, and from where, as limits count it."""

    mate: Mate
    address: str


@dataclass(frozen=True)
class Plan:
    """A table to be laid."""

    game: str
    options: Mapping[str, object]
    seats: Sequence[SeatPlan]
    key: str | None
    digest: str
    shared: bool = False
    """People add to the key of chance."""
    clock: ClockPlan | None = None
    address: str = ""
    """From where it is laid: bots think on its account."""


@dataclass
class Harbour:
    """The tables; `now` is the clock (unix seconds)."""

    store: Store
    crew: Crew
    now: Callable[[], float] = STEADY
    caller: Bell | None = None
    pusher: Pusher | None = None
    """Calls browsers, too; `caller` is, or has in it, the same."""
    reckoner: Crew | None = None
    """Gives advice and finds out who was lucky, so that no bot waits for it; by default whoever thinks for bots."""
    calm: bool = False
    """Bots on lent seats move at a human pace."""
    memory: Memory = field(default_factory=Memory)
    """How much of it tables may take that are kept ready."""
    _reckoned: dict[tuple[str, int], list[dict[str, Any]]] = field(default_factory=dict)
    _advising: Errands[dict[str, Any] | None] = field(default_factory=Errands)
    _reckoning: Errands[list[dict[str, Any]] | None] = field(default_factory=Errands)
    _proofs: dict[tuple[str, int], bytes] = field(default_factory=dict)
    _proving: Errands[bytes] = field(default_factory=Errands)
    lines: Counter[str] = field(default_factory=Counter)
    """How many live lines are open to each mate, by the hash of his token, and from each house."""
    _scribe: Scribe = field(default_factory=Scribe)
    _tables: dict[str, Table] = field(default_factory=dict)
    """Kept ready in memory."""
    _alive: WeakValueDictionary[str, Table] = field(default_factory=WeakValueDictionary)
    """All that somebody still has in hand, kept or not: a table is never in memory twice."""
    _loading: Errands[Table] = field(default_factory=Errands)
    _tasks: list[asyncio.Task[None]] = field(default_factory=list)
    _hearing: set[asyncio.Task[None]] = field(default_factory=set)
    watch: Watch | None = None
    """Looks at the clocks while the harbour is open."""

    async def start(self) -> None:
        """Make old lists anew if need be; then bots go on whose turn it was, while the first guests come in."""
        if self.store.outdated:
            await asyncio.to_thread(self.store.rebuild, summary)
        loop = asyncio.get_running_loop()

        def heard(match: str | None, line: int) -> None:
            with suppress(RuntimeError):  # the loop may have ended a moment ago
                loop.call_soon_threadsafe(self._heard, match, line)

        self.store.listen(heard)
        self.watch = Watch(self)
        self._tasks = [
            asyncio.create_task(self._resume(), name="bots go on"),
            asyncio.create_task(self.watch.keep(), name="watch"),
        ]
        if self.caller is not None:
            self._tasks.append(asyncio.create_task(self.caller.keep(), name="caller"))

    def _heard(self, match: str | None, line: int) -> None:
        """Another process has written something down: in a match, or, after a line was cut, perhaps in any."""
        for word in [match] if match is not None else list(self._alive):
            if table := self._alive.get(word):
                task = asyncio.create_task(
                    self._hear(table, line, lost=match is None), name=f"news of {word}"
                )
                self._hearing.add(task)
                task.add_done_callback(self._hearing.discard)

    async def _hear(self, table: Table, line: int, *, lost: bool) -> None:
        try:
            if line or lost:
                after, most = (0, MOST_HEARD) if lost else (line - 1, MOST_SAID)
                said = await asyncio.to_thread(self.store.talk, table.word, (TABLE, QUAY), after, most)
                for each in said:
                    if lost or each.number == line:  # each newer line has a notice of its own
                        table.tell_said(each)
            if not line:
                await table.catch_up()
        except SpielhafenError as error:
            LOG.warning("what another process wrote at %s is not read yet: %s", table.word, error)

    async def _resume(self) -> None:
        try:
            await Patience().through("the bots", self._wake_all)
        except StoreTrouble as error:
            LOG.warning("the bots wait until somebody looks: %s", error)

    async def _wake_all(self) -> None:
        """Let all bots go on; raises StoreTrouble if more of them may later."""
        trouble: StoreTrouble | None = None
        for word in await asyncio.to_thread(self.store.waiting):
            try:
                await self.table(word)
            except StoreTrouble as error:
                trouble = error if trouble is None or error.passing else trouble
            except Exception:  # noqa: BLE001 - one broken table must not keep the others from going on
                LOG.exception("the table %s cannot go on", word)
        if trouble is not None:
            raise trouble

    async def close(self) -> None:
        """Send everybody away and let go of everything; whatever was acknowledged is kept."""
        for task in [*self._tasks, *self._hearing]:
            task.cancel()
        for table in list(self._alive.values()):
            table.stop()
        for errands in (self._loading, self._advising, self._reckoning, self._proving):
            await errands.close()
        for crew in (self.crew, self.reckoner):
            if crew is not None:
                await crew.close()
        self.replays.close()
        await asyncio.to_thread(self.store.close)

    async def table(self, word: str, asker: Asker | None = None, *, to_act: bool = False) -> Table:
        """The table of this word as it now is, its bots awake; raises Problem 404.

        `to_act`: something is to be done at it; that finds out by itself whether it comes too late (see `Table.do`).
        """
        if not is_word(word):
            raise problem(404, "server-no-such-table")
        share = Share(asker.address if asker else "", word)
        table = self._alive.get(word) or await self._loading.run(word, partial(self._load, share))
        table = self._remember(self._alive.setdefault(word, table))
        if not to_act:
            await table.catch_up()
        if table.match.closed:
            raise problem(404, "server-no-such-table")
        if asker and table.party != asker.address and table_lists.is_at(table.match, asker.mate):
            table.party = asker.address
        table.wake()
        return table

    @property
    def replays(self) -> Replays:
        """Where what takes long waits for its turn."""
        return self._scribe.replays

    async def _load(self, share: Share) -> Table:
        word = share.table
        try:
            events = await asyncio.to_thread(self.store.events, word)
            match = await self.replays.replay(share, events) if events else None
        except SpielhafenError as error:
            if passes(error):
                raise
            LOG.error("the table %s cannot be read: %s", word, error)
            raise problem(500, "server-broken-table") from error
        if match is None:
            raise problem(404, "server-no-such-table")
        return self._table(word, match)

    def _remember(self, table: Table) -> Table:
        """Keep it in memory, as the one that was asked for last."""
        self._tables.pop(table.word, None)
        self._tables[table.word] = self._alive[table.word] = table
        self.memory.tidy(self._tables)
        return table

    def _table(self, word: str, match: Match) -> Table:
        on_time, caller = self._look_at_clocks, self.caller
        calm = Calm() if self.calm else None
        return Table(word, match, self.store, self.crew, self.now, on_time, caller, self._scribe, calm)

    def _look_at_clocks(self) -> None:
        if self.watch is not None:
            self.watch.look()

    async def lay(self, mate: Mate, plan: Plan) -> tuple[str, Match]:
        """Lay a table, once however often the same plan comes with the same key; its word, and the match as laid.

        Raises UnknownGame, BadSeats, BadOption, Problem, StoreTrouble.
        """
        opened = await asyncio.to_thread(  # chance may have much to say
            open_match,
            find_game(plan.game),
            plan.options,
            plan.seats,
            secrets.token_bytes(KEY_BYTES),
            self.now(),
            mate.hash,
            shared=plan.shared,
            clock=plan.clock,
        )
        secret = f"{mate.hash}:{plan.key}".encode() if plan.key else secrets.token_bytes(KEY_BYTES)
        return await self._lay(opened, plan, secret)

    async def bring(self, asker: Asker, opened: Opened, key: str | None, digest: str) -> tuple[str, Match]:
        """Lay a table that goes on from a logbook, once however often it comes with the same key."""
        plan = Plan(opened.game, opened.options, opened.seats, key, digest, address=asker.address)
        secret = f"{asker.mate.hash}:{key}".encode() if key else secrets.token_bytes(KEY_BYTES)
        return await self._lay(opened, plan, secret)

    async def _lay(self, opened: Opened, plan: Plan, secret: bytes) -> tuple[str, Match]:
        share = Share(plan.address)
        laying = (
            self.replays.run(share, partial(_laid, opened))
            if opened.brought
            else asyncio.to_thread(_laid, opened)
        )
        match, card = await laying
        entry = Entry("", 1, opened.at, dump_event(opened), card, plan.key, plan.digest)
        for word, _ in zip(words_for(sha256(secret).digest()), range(MOST_ATTEMPTS), strict=False):
            found = await self._open(replace(entry, match=word), match, plan.address)
            if found is not None:
                return word, found
        raise problem(503, "server-failed")

    async def _open(self, entry: Entry, match: Match, address: str) -> Match | None:
        """Write the first event of a table; the match right after it, or None if the word is taken."""
        outcome = await asyncio.wrap_future(self.store.append(entry))
        word = entry.match
        if isinstance(outcome, Kept):
            table = self._remember(self._alive.get(word) or self._table(word, match))
            table.party = address
            table.laid_here()
            return match
        if isinstance(outcome, Repeated) and entry.key and outcome.seq == 1:
            return await (await self.table(word)).as_of(outcome, entry.digest)
        return None

    async def once_more(self, asker: Asker, table: Table) -> str:
        """The word of the table at which the same captains play once more; it is laid if it does not yet stand.

        Raises SeatRefused while the match goes on, Problem 403 unless the mate has a seat here.
        """
        old, mate = table.match, asker.mate
        if not any(mate.owns(plan.owner) for plan in old.seats):
            raise problem(403, "server-not-your-seat")
        seating.follow(old, "", self.now())
        gone = old.next
        if gone and await self._stands(gone):
            return gone
        seats = seating.once_more(old)
        opened = await asyncio.to_thread(
            open_match,
            old.game,
            old.options,
            seats,
            secrets.token_bytes(KEY_BYTES),
            self.now(),
            old.owner or mate.hash,
            # Else who asks for it could look at his cards, clear the table away, and ask again.
            shared=old.dice.shared or len({plan.owner for plan in seats} - {""}) > 1,
            clock=old.clock.plan if old.clock else None,
        )
        # Two who ask at once find the same word with the same key, and so one table; another one than was cleared away.
        key, instead = ("once-more", []) if not gone else (f"once-more:{gone}", [gone])
        digest = digest_of("once more", table.word, *instead)
        plan = Plan(old.game.name, old.options, seats, key, digest, address=asker.address)
        secret = ":".join(["once more", table.word, str(old.opened), old.commitment, *instead])
        word, _ = await self._lay(opened, plan, secret.encode())
        await table.follow(word, gone)
        return word

    async def _stands(self, word: str) -> bool:
        """Whether there is a table of this word that is not cleared away."""
        try:
            await self.table(word)
        except Problem as error:
            if error.status != NOT_THERE:
                raise
            return False
        return True

    async def advise(self, thought: Thought) -> dict[str, Any] | None:
        """What speaks for which move; whoever asks the same meanwhile hears the same."""
        reckoner = self.reckoner or self.crew
        same = msgspec.json.encode(replace(thought, share=Share()))
        return await self._advising.run(same, partial(reckoner.advise, thought))

    async def luck_of(self, word: str, match: Match, address: str) -> list[dict[str, Any]] | None:
        """How lucky each seat was in a match that is over; it is found out once."""
        over = word, len(match.plies)  # what happens to the table later changes no ply
        if over in self._reckoned:
            return self._reckoned[over]
        return await self._reckoning.run(over, partial(self._reckon, over, match, Share(address, word)))

    async def _reckon(self, over: tuple[str, int], match: Match, share: Share) -> list[dict[str, Any]] | None:
        book = await asyncio.to_thread(lambda: logbook.write(match.logbook(EVERYTHING)))
        found = await (self.reckoner or self.crew).luck(book, over[1], share)
        if found is not None:
            _keep(self._reckoned, over, found, MOST_RECKONED)
        return found

    async def proof_of(self, word: str, match: Match, address: str) -> bytes:
        """All draws of a match that is over (see `showing.proof`), as JSON; it is played through for them once."""
        over = word, len(match.plies)  # as with luck
        if over in self._proofs:
            return self._proofs[over]
        return await self._proving.run(over, partial(self._prove, over, match, Share(address, word)))

    async def _prove(self, over: tuple[str, int], match: Match, share: Share) -> bytes:
        proof = await self.replays.run(share, lambda: msgspec.json.encode(serializers.proof(match)))
        _keep(self._proofs, over, proof, MOST_PROVED)
        return proof

    async def own(self, mate: Mate) -> list[dict[str, Any]]:
        """The mate's tables, newest first."""
        cards = await asyncio.to_thread(self.store.cards, mate.hash)
        return [serializers.listed(word, seq, body, mate) for word, seq, body in cards]

    async def has_seat(self, mate: Mate, word: str) -> bool:
        """Whether this table is among the mate's own."""
        cards = await asyncio.to_thread(self.store.cards, mate.hash)
        return any(known == word for known, _, _ in cards)


def _keep(kept: dict[tuple[str, int], Found], over: tuple[str, int], found: Found, most: int) -> None:
    """Keep what was found out of a match that is over, and of so many others."""
    kept[over] = found
    if len(kept) > most:
        del kept[next(iter(kept))]


def passes(error: SpielhafenError) -> bool:
    """Whether a table that could not be read because of this may be read later.

    A part of the file that cannot be read concerns the table whose moves lie there, and no other.
    """
    if isinstance(error, StoreTrouble):
        return not error.of_one_table and error.text.key != "store-damaged"
    return isinstance(error, Problem) and error.status == UNAVAILABLE


def _laid(opened: Opened) -> tuple[Match, Card]:
    match = Match(opened)
    return match, serializers.card(match)


def summary(_word: str, events: Sequence[bytes]) -> Card:
    """The card of a match from its events."""
    return serializers.card(replay(events))


def digest_of(*parts: Any) -> str:
    """What a command is known by when it comes again."""
    return sha256(msgspec.json.encode(parts)).hexdigest()
