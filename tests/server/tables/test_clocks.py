"""Clocks over HTTP: shown to all, kept by the server alone, also across restarts."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from spielhafen.match import ClockPlan, Event, Match, open_match
from spielhafen.match.play_moves import play_moves
from spielhafen.server.bots.jobs import BotJob
from spielhafen.server.messages.requests import OwnSeatRequest
from spielhafen.server.middleware.identity import Principal
from spielhafen.server.problems import problem
from spielhafen.server.tables import deadlines as watch_module
from spielhafen.server.tables.command import Command
from spielhafen.server.tables.deadlines import (
    BOT_LEVEL,
    MAX_PAUSE_SECONDS,
    REOPEN_GRACE_SECONDS,
    RETRY_SECONDS,
    DeadlineWatcher,
)
from spielhafen.server.tables.fair_queue import JobOwner
from spielhafen.server.tables.registry import TableRegistry
from spielhafen.server.tables.table import Table
from spielhafen.store import Store
from spielhafen.store import store as store_module
from tests.match.tables import SKERRY, people, with_games
from tests.server.registries import (
    JSONDict,
    OpenServer,
    RandomBotPool,
    User,
    json_of,
    next_message,
    open_server,
    open_store,
    store_match,
)

EACH_MOVE = {"kind": "move", "seconds": 60, "flag": "move"}
BANK = {"kind": "bank", "seconds": 60, "increment": 10, "flag": "seat"}
TWO = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Bo"}]


class FakeClock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 1_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def fake_clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
def server(tmp_path: Path, fake_clock: FakeClock) -> Iterator[OpenServer]:
    with open_server(open_store(tmp_path), now=fake_clock) as opened:
        yield opened


def create_timed_table(ada: User, clock: JSONDict | None) -> JSONDict:
    body = {"game": "santa_timea", "seats": TWO, "clock": clock}
    return json_of(ada.post("/tables", body), 201)


def enforce_clocks(server: OpenServer) -> float:
    """Check the clocks once and wait until all expired ones are enforced."""
    rest: float = server.client.portal.call(check_clocks, server.registry.deadlines)
    return rest


async def check_clocks(watch: DeadlineWatcher) -> float:
    rest = await watch.check_clocks()
    await asyncio.gather(*watch._enforcing.values())
    return rest


def test_the_table_shows_the_time_left(server: OpenServer, fake_clock: FakeClock) -> None:
    ada = server.user()
    table = create_timed_table(ada, BANK)
    (loaded,) = table["actors"]
    assert table["clock"] == {**BANK, "seconds_left": [60.0, 60.0], "running": [loaded], "paused": False}
    fake_clock.now += 12
    assert ada.view(table["id"])["clock"]["seconds_left"][loaded] == 48.0
    ada.play_any(table["id"])
    assert ada.view(table["id"])["clock"]["seconds_left"][loaded] == 58.0
    assert create_timed_table(ada, None)["clock"] is None


def test_a_bot_moves_for_a_player_who_is_late(server: OpenServer, fake_clock: FakeClock) -> None:
    ada = server.user()
    table = create_timed_table(ada, EACH_MOVE)
    with ada.live(table["id"]) as connection:
        next_message(connection)
        fake_clock.now += 59
        assert enforce_clocks(server) == pytest.approx(1)
        fake_clock.now += 2
        enforce_clocks(server)
        message = next_message(connection)
    assert any(
        log["text"]["key"] == "clock-logged-move" for frame in message["frames"] for log in frame["log"]
    )
    assert message["table"]["actors"] != table["actors"]
    assert isinstance(server.registry.bot_pool, RandomBotPool)
    assert server.registry.bot_pool.jobs[-1].level == BOT_LEVEL


def test_a_bot_takes_the_seat_of_a_late_player_until_they_return(
    server: OpenServer, fake_clock: FakeClock
) -> None:
    ada = server.user()
    table = create_timed_table(ada, BANK)
    (loaded,) = table["actors"]
    fake_clock.now += 61
    enforce_clocks(server)
    now = ada.view(table["id"])
    assert now["stand_in_seats"] == [loaded]
    back = json_of(ada.post(f"/tables/{table['id']}/take-back", {"seat": loaded}))
    assert back["clock"]["seconds_left"][loaded] == 10.0


def test_clocks_go_on_while_the_server_is_down(tmp_path: Path, fake_clock: FakeClock) -> None:
    with open_server(open_store(tmp_path), now=fake_clock) as server:
        table = create_timed_table(server.user(), EACH_MOVE)
    fake_clock.now += 500
    with open_server(open_store(tmp_path), now=fake_clock) as server:
        assert enforce_clocks(server) == REOPEN_GRACE_SECONDS
        fake_clock.now += REOPEN_GRACE_SECONDS + 1
        enforce_clocks(server)
        assert server.user().view(table["id"])["seq"] > table["seq"]


def test_a_pause_is_proposed_accepted_and_ended(server: OpenServer, fake_clock: FakeClock) -> None:
    ada, bo = server.user("Ada"), server.user("Bo")
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "open"}]
    table = json_of(ada.post("/tables", {"game": "santa_timea", "seats": seats, "clock": BANK}), 201)["id"]
    json_of(bo.sit(table))
    view = ada.view(table, 0)
    assert view["can_propose_pause"]
    loaded = json_of(ada.post(f"/tables/{table}/proposals/pause", {"seat": 0, "seq": view["seq"]}))
    assert loaded["proposal"]["kind"] == "pause"
    assert loaded["proposal"]["awaiting"] == [1]
    paused = json_of(
        bo.post(f"/tables/{table}/proposals/answer", {"seat": 1, "seq": loaded["seq"], "agree": True})
    )
    assert paused["clock"]["paused"]
    fake_clock.now += 10_000
    enforce_clocks(server)
    still = ada.view(table, 0)
    assert still["seq"] == paused["seq"]
    (seat,) = still["actors"]
    who = (ada, bo)[seat]
    offer = who.view(table, seat)["scene"]["offers"][0]["move"]
    refused = who.play(table, seat, offer, seq=still["seq"])
    assert (refused.status_code, refused.json()["refusal"]["code"]) == (422, "paused")
    gone_on = json_of(ada.post(f"/tables/{table}/resume", {"seat": 0, "seq": still["seq"]}))
    assert gone_on["clock"]["running"] == [seat]


@pytest.mark.parametrize(
    "clock",
    [{"kind": "hourglass", "seconds": 60}, {"kind": "move"}, {"kind": "move", "seconds": 60, "more": 1},
     {"kind": "move", "seconds": 0}, {"kind": "bank", "seconds": 60, "increment": -5}],
)  # fmt: skip
def test_a_table_with_invalid_clocks_is_refused(server: OpenServer, clock: JSONDict) -> None:
    answer = server.user().post("/tables", {"game": "santa_timea", "seats": TWO, "clock": clock})
    assert answer.status_code in (400, 422)
    assert server.user().get("/tables").json() == []


def test_a_rematch_has_the_same_clocks(server: OpenServer, fake_clock: FakeClock) -> None:
    ada = server.user()
    table = create_timed_table(ada, BANK)["id"]
    while ada.view(table)["winners"] is None:
        ada.play_any(table)
    again = json_of(ada.post(f"/tables/{table}/rematch", {}), 201)
    assert {**again["clock"], "seconds_left": 0, "running": 0, "paused": 0} == {
        **BANK,
        "seconds_left": 0,
        "running": 0,
        "paused": 0,
    }


def test_a_broken_table_does_not_stop_the_watcher(
    server: OpenServer, fake_clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = create_timed_table(server.user(), EACH_MOVE)
    due: Callable[[Store, list[str], float | None], list[tuple[float, str]]] = Store.due_matches
    monkeypatch.setattr(
        Store,
        "due_matches",
        lambda store, besides, since: [(1001.0, "no-table-1"), *due(store, besides, since)],
    )
    fake_clock.now += 61
    enforce_clocks(server)
    assert server.user().view(table["id"])["seq"] > table["seq"]


def test_tables_whose_clocks_cannot_be_enforced_are_skipped_for_a_while(
    server: OpenServer, fake_clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    queries: list[list[str]] = []

    def due(_: Store, besides: list[str], _since: float | None) -> list[tuple[float, str]]:
        queries.append(list(besides))
        return [(1001.0, table_id) for table_id in ("no-table-1",) if table_id not in besides]

    monkeypatch.setattr(DeadlineWatcher, "recheck", lambda _watch: None)  # the test checks the clocks itself
    monkeypatch.setattr(Store, "due_matches", due)
    fake_clock.now += REOPEN_GRACE_SECONDS + 1
    enforce_clocks(server)
    assert queries[-1] == []
    enforce_clocks(server)
    assert queries[-1] == ["no-table-1"]
    fake_clock.now += RETRY_SECONDS + 1
    enforce_clocks(server)
    assert queries[-1] == []


def create_sealed_bids(store: Store) -> str:
    """Store a match in which two are to move, each with a clock; return its table id."""
    opened = open_match(SKERRY, {}, people(2), bytes(32), 1.0, clock=ClockPlan("move", 60.0, flag="move"))
    match, events, random = Match(opened), list[Event]([opened]), Random(1)
    while len(match.actors()) < 2:
        (seat,) = match.actors()
        events.append(play_moves(match, seat, [str(random.choice(match.view_for(seat).moves()))], 2.0))
        match.apply(events[-1])
    return store_match(store, "amber-gull-7", match, events)


class SlowPool(RandomBotPool):
    """While it thinks for the first player, the second one moves."""

    table: Table

    async def choose(self, job: BotJob, owner: JobOwner) -> str | None:
        if not self.jobs:
            principal = Principal(self.table.match.seats[1].owner)
            bid = str(self.table.match.view_for(1).moves()[0])
            await self.table.execute(
                Command(principal, OwnSeatRequest(1), lambda match, *_: play_moves(match, 1, [bid], 1_000.0))
            )
        return await super().choose(job, owner)


def test_no_bot_moves_for_a_late_player_who_moved_meanwhile(tmp_path: Path, fake_clock: FakeClock) -> None:
    pool = SlowPool()
    with with_games(SKERRY), open_server(open_store(tmp_path), pool, now=fake_clock) as server:
        table_id = create_sealed_bids(server.store)
        pool.table = server.client.portal.call(server.registry.table, table_id)
        known = pool.table.match.seq
        server.client.portal.call(pool.table.enforce_clocks, BOT_LEVEL)
        assert (len(pool.jobs), pool.table.match.seq) == (1, known + 1)
        assert pool.table.match.actors() == [0]


def test_a_table_in_its_grace_period_does_not_delay_the_others(tmp_path: Path, fake_clock: FakeClock) -> None:
    with open_server(open_store(tmp_path), now=fake_clock) as server:
        early = create_timed_table(server.user(), EACH_MOVE)
    fake_clock.now += 500
    with open_server(open_store(tmp_path), now=fake_clock) as server:
        late = create_timed_table(server.user(), {**EACH_MOVE, "seconds": 10})
        assert enforce_clocks(server) == 10
        fake_clock.now += 11
        enforce_clocks(server)
        assert server.user().view(late["id"])["seq"] > late["seq"]
        assert server.user().view(early["id"])["seq"] == early["seq"]


def test_tables_in_their_grace_period_do_not_hide_an_expired_clock(
    tmp_path: Path, fake_clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_module, "MAX_DUE", 2)
    with open_server(open_store(tmp_path), now=fake_clock) as server:
        early = [create_timed_table(server.user(), EACH_MOVE) for _ in range(2)]
    fake_clock.now += 500
    with open_server(open_store(tmp_path), now=fake_clock) as server:
        late = create_timed_table(server.user(), {**EACH_MOVE, "seconds": 10})
        fake_clock.now += 11
        enforce_clocks(server)
        assert server.user().view(late["id"])["seq"] > late["seq"]
        assert all(server.user().view(table["id"])["seq"] == table["seq"] for table in early)
        fake_clock.now += REOPEN_GRACE_SECONDS
        for _ in range(2):  # a query returns no more tables than can be handled
            enforce_clocks(server)
        assert all(server.user().view(table["id"])["seq"] > table["seq"] for table in early)


def test_if_more_tables_are_due_than_a_query_returns_the_next_check_is_immediate(
    server: OpenServer, fake_clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (store_module, watch_module):
        monkeypatch.setattr(module, "MAX_DUE", 2)
    monkeypatch.setattr(DeadlineWatcher, "recheck", lambda _watch: None)  # the test checks the clocks itself
    tables = [create_timed_table(server.user(), EACH_MOVE) for _ in range(3)]
    fake_clock.now += 61
    assert enforce_clocks(server) == 0
    assert enforce_clocks(server) > 0
    assert all(server.user().view(table["id"])["seq"] > table["seq"] for table in tables)


class PonderingPool(RandomBotPool):
    """During its first job the clock of another table expires, and the clocks are checked again."""

    watch: DeadlineWatcher
    other: Table
    bot_took_over: bool
    """Whether a bot took over at that table before this job was finished."""

    async def choose(self, job: BotJob, owner: JobOwner) -> str | None:
        first, answer = not self.jobs, await super().choose(job, owner)
        if first:
            name = f"clock of {self.other.table_id}"
            striking = [task for task in asyncio.all_tasks() if task.get_name() == name]
            await asyncio.gather(*striking)
            self.bot_took_over = any(plan.kind == "bot" for plan in self.other.match.seats)
            await self.watch.check_clocks()
        return answer


@pytest.fixture
def enforced(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The ids of all tables whose clocks were enforced."""
    table_ids, enforce_clocks = list[str](), Table.enforce_clocks

    async def noted(table: Table, level: str) -> None:
        table_ids.append(table.table_id)
        await enforce_clocks(table, level)

    monkeypatch.setattr(Table, "enforce_clocks", noted)
    return table_ids


def test_while_a_bot_thinks_all_other_clocks_are_enforced_once(
    tmp_path: Path, fake_clock: FakeClock, enforced: list[str]
) -> None:
    pool = PonderingPool()
    with open_server(open_store(tmp_path), pool, now=fake_clock) as server:
        slow, other = (
            create_timed_table(server.user(), EACH_MOVE),
            create_timed_table(server.user(), {**BANK, "seconds": 61}),
        )
        pool.watch = server.registry.deadlines
        pool.other = server.client.portal.call(server.registry.table, other["id"])
        fake_clock.now += 62
        enforce_clocks(server)
        assert pool.bot_took_over
        assert enforced == [slow["id"], other["id"]]
        assert server.user().view(slow["id"])["seq"] > slow["seq"]


def test_no_clock_is_enforced_after_the_watcher_has_ended(
    server: OpenServer, fake_clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, broken_off = asyncio.Event(), list[str]()

    async def endless(table: Table, _level: str) -> None:
        begun.set()
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            broken_off.append(table.table_id)
            raise

    async def watch_briefly(watch: DeadlineWatcher) -> list[str]:
        running = asyncio.create_task(watch.run())
        await begun.wait()
        running.cancel()
        await asyncio.wait([running])
        return list(broken_off)

    table = create_timed_table(server.user(), EACH_MOVE)
    monkeypatch.setattr(Table, "enforce_clocks", endless)
    fake_clock.now += 61
    assert server.client.portal.call(watch_briefly, server.registry.deadlines) == [table["id"]]


async def count_checks(registry: TableRegistry, wanted: int) -> int:
    """Return how often the clocks are checked although each check fails, up to a number."""
    made, enough = 0, asyncio.Event()
    watch = registry.deadlines

    async def fail() -> float:
        nonlocal made
        made += 1
        watch.recheck()
        if made == wanted:
            enough.set()
        raise ZeroDivisionError

    watch.check_clocks = fail  # type: ignore[method-assign]
    running = asyncio.create_task(watch.run())
    waiting = asyncio.create_task(enough.wait())
    await asyncio.wait([running, waiting], return_when=asyncio.FIRST_COMPLETED)
    for task in (running, waiting):
        task.cancel()
    return made


def test_the_watcher_survives_any_error(server: OpenServer) -> None:
    assert server.client.portal.call(count_checks, server.registry, 2) >= 2


def test_a_failing_table_does_not_keep_other_bots_from_resuming(
    server: OpenServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    loaded: list[str] = []

    async def broken(table_id: str) -> Table:
        loaded.append(table_id)
        raise ZeroDivisionError

    monkeypatch.setattr(server.registry.deadlines, "_load_table", broken)
    monkeypatch.setattr(Store, "matches_awaiting_bot", lambda _store, _before: ["amber-gull-7", "old-tern-9"])
    server.client.portal.call(server.registry.deadlines._resume_orphaned_bots)
    assert loaded == ["amber-gull-7", "old-tern-9"]
    assert "amber-gull-7 cannot resume" in caplog.text


def test_the_slower_of_two_processes_logs_nothing(
    server: OpenServer,
    fake_clock: FakeClock,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    create_timed_table(server.user(), EACH_MOVE)

    async def overtaken(_table: Table, _level: str) -> None:
        raise problem(409, "server-stale")

    monkeypatch.setattr(Table, "enforce_clocks", overtaken)
    fake_clock.now += 61
    with caplog.at_level(logging.DEBUG, "spielhafen.server"):
        assert enforce_clocks(server) == MAX_PAUSE_SECONDS
    assert "cannot be enforced" not in caplog.text
