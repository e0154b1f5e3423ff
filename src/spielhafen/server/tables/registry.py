"""All tables of the server: created, loaded, listed; bots resume after a restart."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final
from weakref import WeakValueDictionary

import msgspec

from spielhafen.core.errors import SpielhafenError
from spielhafen.match import Match, Opened, dump_event, open_match, seating, table_lists
from spielhafen.match.match import KEY_BYTES
from spielhafen.match.same_deal import belongs_to_tournament, open_same_deal
from spielhafen.server.bots.pool import BotPool
from spielhafen.server.executors import Executor, ThreadExecutor
from spielhafen.server.loop_pulse import LoopPulse
from spielhafen.server.messages.table_info import TableSummary
from spielhafen.server.middleware.identity import Principal
from spielhafen.server.notify.webhook import Notifier
from spielhafen.server.problems import LOGGER, Problem, problem
from spielhafen.server.server_parts import ServerPart
from spielhafen.server.steady_clock import STEADY_CLOCK
from spielhafen.server.tables.analyses import Analyses
from spielhafen.server.tables.bot_resumption import BotResumption
from spielhafen.server.tables.chat_visibility import ROOMS
from spielhafen.server.tables.deadlines import DeadlineWatcher
from spielhafen.server.tables.end_reports import EndReports
from spielhafen.server.tables.fair_queue import JobOwner
from spielhafen.server.tables.memory_budget import MemoryBudget
from spielhafen.server.tables.replays import ReplayQueue, replay
from spielhafen.server.tables.requester import Requester
from spielhafen.server.tables.reviews import Reviews
from spielhafen.server.tables.single_flight import SingleFlight
from spielhafen.server.tables.table import Table, TableServices
from spielhafen.server.tables.table_ids import candidate_ids, is_table_id
from spielhafen.server.views.list_entries import list_entry, table_summary
from spielhafen.store import Appended, Duplicate, MatchSummary, NewEvent, Store, StoreError

if TYPE_CHECKING:
    from spielhafen.server.notify.mail_notifier import MailNotifier
    from spielhafen.server.notify.webpush import WebPushNotifier

MAX_RESENT_CHAT_LINES: Final = 20
"""Chat messages sent again after the connection between processes was lost.

Clients skip those they know by their numbers.
"""

MAX_CHAT_LINES: Final = 5000
"""For one table."""

HTTP_NOT_FOUND: Final = 404
HTTP_UNAVAILABLE: Final = 503

MAX_ID_ATTEMPTS: Final = 20
"""Table ids that are tried before something must be wrong."""


def new_network_key() -> str:
    """Return a random key for hashes of networks, which is never stored."""
    return secrets.token_bytes(32).hex()


@dataclass
class TableRegistry:
    """All tables; `now` is the clock (Unix seconds)."""

    store: Store
    bot_pool: BotPool
    now: Callable[[], float] = STEADY_CLOCK
    notifiers: Sequence[Notifier] = ()
    web_push: WebPushNotifier | None = None
    """Notifies browsers; it is one of the notifiers."""
    mail: MailNotifier | None = None
    """Sends mails; it is one of the notifiers."""
    analysis_pool: BotPool | None = None
    """Computes advice and luck reports so that no bot waits for them; by default the bot pool."""
    paced_bots: bool = False
    """Whether bots on lent seats move at a human pace."""
    memory_budget: MemoryBudget = field(default_factory=MemoryBudget)
    """The budget for tables kept in memory."""
    parts: frozenset[ServerPart] = frozenset()
    """The parts of the server that are open."""
    executor: Executor = field(default_factory=ThreadExecutor)
    """Runs what waits for the disk or computes for long."""
    examples: Executor = field(init=False)
    """Plays the examples of rulebooks, one at a time."""
    analyses: Analyses = field(init=False)
    end_reports: EndReports = field(init=False)
    reviews: Reviews = field(init=False)
    live_connections: Counter[str] = field(default_factory=Counter)
    """The number of live connections of each principal (by token hash) and of each network."""
    wishes: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while a wish to play looks for another one, so that both cannot miss each other.

    Wishes that reach different processes at the same moment may: then each waits at a table of its own.
    """
    network_key: str = field(default_factory=new_network_key)
    """Hides the networks of people who list tables: their stored hashes tell nothing without it."""
    replays: ReplayQueue = field(init=False)
    """The queue for replays of long matches."""
    _cached_tables: dict[str, Table] = field(default_factory=dict)
    """Kept in memory, ordered by last use."""
    _live_tables: WeakValueDictionary[str, Table] = field(default_factory=WeakValueDictionary)
    """All tables in use, cached or not: a table is never in memory twice."""
    _loading: SingleFlight[Table] = field(default_factory=SingleFlight)
    _tasks: list[asyncio.Task[None]] = field(default_factory=list)
    _news_tasks: set[asyncio.Task[None]] = field(default_factory=set)
    _bot_resumption: BotResumption = field(init=False)
    deadlines: DeadlineWatcher = field(init=False)
    """Enforces clocks while the server runs."""

    def __post_init__(self) -> None:
        """Connect the parts, and what tables need of them."""
        self.examples = self.executor.queue("examples")
        self.replays = ReplayQueue(self.executor)
        self.analyses = Analyses(lambda: self.analysis_pool or self.bot_pool, self.replays, self.executor)
        self.end_reports = EndReports(self.store, self.replays)
        self.reviews = Reviews(lambda: self.analysis_pool or self.bot_pool, self.replays)
        self.deadlines = DeadlineWatcher(self.store, self.now, self.table, self.executor)
        self._bot_resumption = BotResumption(self.store, self.table, self.executor)
        self._table_services = TableServices(
            self.store,
            self.bot_pool,
            self.now,
            self.replays,
            self.executor,
            self.notifiers,
            self.deadlines.recheck,
            self.paced_bots,
            "ratings" in self.parts,
        )

    @property
    def tables_in_memory(self) -> int:
        """The number of tables that are kept in memory."""
        return len(self._cached_tables)

    async def start(self) -> None:
        """Rebuild outdated summaries, then start background tasks.

        Bots resume while clients connect.
        """
        if self.store.has_outdated_summaries:
            await self.executor.run(self.store.rebuild_summaries, summarise)
        loop = asyncio.get_running_loop()

        def on_news(match: str | None, message_number: int) -> None:
            with suppress(RuntimeError):  # the loop may have ended a moment ago
                loop.call_soon_threadsafe(self._on_store_news, match, message_number)

        def on_gone() -> None:
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(self._bot_resumption.look_for_orphans)

        self.store.listen(on_news, on_gone, LoopPulse(loop).beats)
        self._tasks = [
            asyncio.create_task(self._bot_resumption.run(), name="resume bots"),
            asyncio.create_task(self.deadlines.run(), name="deadlines"),
        ]
        self._tasks += [asyncio.create_task(each.run(), name="notifier") for each in self.notifiers]
        if "ratings" in self.parts:
            from spielhafen.ratings.rating_task import keep_rating

            self._tasks.append(
                asyncio.create_task(keep_rating(self.store, self.executor.run), name="ratings")
            )
        if "lobby" in self.parts:
            from spielhafen.server.tables.lobby_task import LobbyKeeper

            keeper = LobbyKeeper(self.store, self.now, self.table, self.executor, self.live_connections)
            self._tasks.append(asyncio.create_task(keeper.run(), name="lobby"))

    def _on_store_news(self, match: str | None, message_number: int) -> None:
        """Read what another process wrote: in one match, or perhaps in all after a lost connection."""
        for table_id in [match] if match is not None else list(self._live_tables):
            if table := self._live_tables.get(table_id):
                task = asyncio.create_task(
                    self._read_news(table, message_number, connection_lost=match is None),
                    name=f"news of {table_id}",
                )
                self._news_tasks.add(task)
                task.add_done_callback(self._news_tasks.discard)

    async def _read_news(self, table: Table, message_number: int, *, connection_lost: bool) -> None:
        try:
            if message_number or connection_lost:
                after, limit = (
                    (0, MAX_RESENT_CHAT_LINES) if connection_lost else (message_number - 1, MAX_CHAT_LINES)
                )
                messages = await self.executor.run(self.store.messages, table.table_id, ROOMS, after, limit)
                for message in messages:
                    if message.seq > table.match.seq:  # it is about a move that is news, too
                        await table.catch_up()
                    if (
                        connection_lost or message.number == message_number
                    ):  # each newer message has a notice of its own
                        table.broadcast_chat(message)
            if not message_number:
                await table.catch_up()
        except SpielhafenError as error:
            LOGGER.warning("news of %s from another process could not be read yet: %s", table.table_id, error)

    async def close(self) -> None:
        """Disconnect all clients and release everything; whatever was acknowledged is stored."""
        for task in [*self._tasks, *self._news_tasks]:
            task.cancel()
        for table in list(self._live_tables.values()):
            table.stop()
        await self._loading.close()
        await self.analyses.close()
        await self.reviews.close()
        await self.end_reports.close()
        for pool in (self.bot_pool, self.analysis_pool):
            if pool is not None:
                await pool.close()
        self.replays.close()
        self.examples.close()
        await self.executor.run(self.store.close)
        self.executor.close()

    async def table(
        self, table_id: str, requester: Requester | None = None, *, to_act: bool = False
    ) -> Table:
        """Return the current table with its bots running; raises Problem 404.

        to_act: a command follows, which finds out itself whether the table is up to date (see
        `Table.execute`).
        """
        if not is_table_id(table_id):
            raise problem(404, "server-no-such-table")
        owner = JobOwner(requester.address if requester else "", table_id)
        table = self._live_tables.get(table_id) or await self._loading.run(
            table_id, partial(self._load, owner)
        )
        table = self._remember(self._live_tables.setdefault(table_id, table))
        if not to_act:
            await table.catch_up()
        if table.match.closed:
            raise problem(404, "server-no-such-table")
        if (
            requester
            and table.client_address != requester.address
            and table_lists.takes_part(table.match, requester.principal)
        ):
            table.client_address = requester.address
        table.wake_bots()
        return table

    async def _load(self, owner: JobOwner) -> Table:
        table_id = owner.table
        try:
            events = await self.executor.run(self.store.events, table_id)
            match = await self.replays.replay(owner, events) if events else None
        except SpielhafenError as error:
            if is_transient(error):
                raise
            LOGGER.error("the table %s cannot be read: %s", table_id, error)
            raise problem(500, "server-broken-table") from error
        if match is None:
            raise problem(404, "server-no-such-table")
        table = Table(table_id, match, self._table_services)
        await table.replay_delayed(events, owner)
        return table

    def _remember(self, table: Table) -> Table:
        """Keep the table in memory as the one used last."""
        self._cached_tables.pop(table.table_id, None)
        self._cached_tables[table.table_id] = self._live_tables[table.table_id] = table
        self.memory_budget.enforce(self._cached_tables)
        return table

    async def create_table(
        self, requester: Requester, opened: Opened, key: str | None, digest: str
    ) -> tuple[str, Match]:
        """Create a table from its first event; return its id and match.

        A repeated key creates nothing new; with another digest it is refused. Raises Problem, StoreError.
        """
        secret = f"{requester.principal.hash}:{key}".encode() if key else secrets.token_bytes(KEY_BYTES)
        return await self._create(requester.address, opened, key, digest, secret)

    async def _create(
        self, address: str, opened: Opened, key: str | None, digest: str, secret: bytes
    ) -> tuple[str, Match]:
        opening = (
            self.replays.run(JobOwner(address), partial(_open_match, opened))
            if opened.brought
            else self.executor.run(_open_match, opened)
        )
        match, summary = await opening
        entry = NewEvent("", 1, opened.at, dump_event(opened), summary, key, digest)
        for table_id, _ in zip(candidate_ids(sha256(secret).digest()), range(MAX_ID_ATTEMPTS), strict=False):
            result = await self._open(replace(entry, match=table_id), match, address)
            if result is not None:
                return table_id, result
        raise problem(503, "server-failed")

    async def _open(self, entry: NewEvent, match: Match, address: str) -> Match | None:
        """Write the first event; return the new match, or None if the id is taken."""
        outcome = await asyncio.wrap_future(self.store.append(entry))
        table_id = entry.match
        if isinstance(outcome, Appended):
            table = self._remember(
                self._live_tables.get(table_id) or Table(table_id, match, self._table_services)
            )
            table.client_address = address
            table.mark_created_here()
            return match
        if isinstance(outcome, Duplicate) and entry.key and outcome.seq == 1:
            return await (await self.table(table_id)).match_at(outcome, entry.digest)
        return None

    async def create_rematch(self, requester: Requester, table: Table) -> str:
        """Return the id of the table where the same players play again; create it if necessary.

        Raises SeatRefused while the match goes on, Problem 403 unless the principal has a seat here.
        """
        old, principal = table.match, requester.principal
        if not any(principal.owns(plan.owner) for plan in old.seats):
            raise problem(403, "server-not-your-seat")
        seating.link_rematch(old, "", self.now())
        deleted = old.next_table
        if deleted and await self._exists(deleted):
            return deleted
        seats = seating.rematch_seats(old)
        opened = await self.executor.run(
            open_match,
            old.game,
            old.options,
            seats,
            new_chance_key(),
            self.now(),
            principal.hash if belongs_to_tournament(old) else old.owner or principal.hash,
            # Otherwise a player could request a rematch, look at their cards, delete the table, and try
            # again.
            shared=old.chance_seed.shared or len({plan.owner for plan in seats} - {""}) > 1,
            clock=old.clock.plan if old.clock else None,
            spectators=old.spectators,
        )
        # Two simultaneous requests derive the same id from the same key, and so one table; after a deletion
        # the key is another one.
        key, replaced = ("once-more", []) if not deleted else (f"once-more:{deleted}", [deleted])
        digest = command_digest("once more", table.table_id, *replaced)
        secret = ":".join(
            ["once more", table.table_id, str(old.opened_at), old.chance_seed.commitment, *replaced]
        )
        table_id, _ = await self._create(requester.address, opened, key, digest, secret.encode())
        await table.link_rematch(table_id, deleted)
        return table_id

    async def create_same_deal(self, requester: Requester, table: Table, key: str | None) -> str:
        """Return the id of a new table with the same deal, at which everyone sits one seat further.

        Raises SeatRefused unless one person has played against bots, Problem 403 if that is not the principal.
        """
        old, principal = table.match, requester.principal
        if not any(principal.owns(plan.owner) for plan in old.seats):
            raise problem(403, "server-not-your-seat")
        opened = await self.executor.run(open_same_deal, old, self.now())
        digest = command_digest("same deal", table.table_id)
        table_id, _ = await self.create_table(requester, opened, key, digest)
        return table_id

    async def _exists(self, table_id: str) -> bool:
        """Return whether there is such a table that has not been deleted."""
        try:
            await self.table(table_id)
        except Problem as error:
            if error.status != HTTP_NOT_FOUND:
                raise
            return False
        return True

    async def list_tables(self, principal: Principal) -> list[TableSummary]:
        """Return the principal's tables, newest first."""
        summaries = await self.executor.run(self.store.summaries, principal.hash)
        entries = [list_entry(table_id, seq, body, principal) for table_id, seq, body in summaries]
        return sorted(entries, key=lambda entry: -entry.changed_at)

    def note_look(self, principal: Principal, table_id: str, *, visible: bool = True) -> None:
        """Note that a person looks at a table, so that they get mails about it again."""
        if self.mail is not None and visible:
            self.mail.saw(principal.hash, table_id)

    async def has_seat(self, principal: Principal, table_id: str) -> bool:
        """Return whether the principal takes part in this table."""
        summaries = await self.executor.run(self.store.summaries, principal.hash)
        return any(known == table_id for known, _, _ in summaries)


def is_transient(error: SpielhafenError) -> bool:
    """Return whether a table that could not be read may be readable later.

    A damaged part of the database file concerns only the table whose moves it holds.
    """
    if isinstance(error, StoreError):
        return not error.concerns_one_table and error.text.key != "store-damaged"
    return isinstance(error, Problem) and error.status == HTTP_UNAVAILABLE


def _open_match(opened: Opened) -> tuple[Match, MatchSummary]:
    match = Match(opened)
    return match, table_summary(match)


def summarise(_table_id: str, events: Sequence[bytes]) -> MatchSummary:
    """Return the summary of a match from its events."""
    return table_summary(replay(events))


def new_chance_key() -> bytes:
    """Return a random key for the chance of a match."""
    return secrets.token_bytes(KEY_BYTES)


def command_digest(*parts: Any) -> str:
    """Return a hash by which a repeated command is recognised."""
    return sha256(msgspec.json.encode(parts)).hexdigest()
