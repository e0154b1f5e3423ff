"""Clocks over the network: shown to everybody, kept by the server alone, through restarts too."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from spielhafen.match import ClockPlan, Event, Match, open_match
from spielhafen.match.play_moves import play_moves
from spielhafen.server.bots.pool import BotJob
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
TWO = [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bo"}]


class Sundial:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 1_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def sundial() -> Sundial:
    return Sundial()


@pytest.fixture
def port(tmp_path: Path, sundial: Sundial) -> Iterator[OpenServer]:
    with open_server(open_store(tmp_path), now=sundial) as opened:
        yield opened


def lay(ada: User, clock: JSONDict | None) -> JSONDict:
    body = {"game": "santa_timea", "seats": TWO, "clock": clock}
    return json_of(ada.post("/tables", body), 201)


def strike(port: OpenServer) -> float:
    """The watch makes its round, and all clocks strike that it finds run out."""
    assert port.registry.deadlines is not None
    rest: float = port.client.portal.call(round_of, port.registry.deadlines)
    return rest


async def round_of(watch: DeadlineWatcher) -> float:
    rest = await watch.check_clocks()
    await asyncio.gather(*watch._enforcing.values())
    return rest


def test_the_table_shows_what_is_left(port: OpenServer, sundial: Sundial) -> None:
    ada = port.user()
    table = lay(ada, BANK)
    (asked,) = table["actors"]
    assert table["clock"] == {**BANK, "left": [60.0, 60.0], "runs": [asked], "paused": False}
    sundial.now += 12
    assert ada.view(table["id"])["clock"]["left"][asked] == 48.0
    ada.play_any(table["id"])
    assert ada.view(table["id"])["clock"]["left"][asked] == 58.0
    assert lay(ada, None)["clock"] is None


def test_a_bot_makes_the_move_of_whoever_is_late(port: OpenServer, sundial: Sundial) -> None:
    ada = port.user()
    table = lay(ada, EACH_MOVE)
    with ada.live(table["id"]) as line:
        next_message(line)
        sundial.now += 59
        assert strike(port) == pytest.approx(1)
        sundial.now += 2
        strike(port)
        told = next_message(line)
    assert any(log["text"]["key"] == "clock-logged-move" for frame in told["frames"] for log in frame["log"])
    assert told["table"]["actors"] != table["actors"]
    assert isinstance(port.registry.bot_pool, RandomBotPool)
    assert port.registry.bot_pool.jobs[-1].level == BOT_LEVEL


def test_a_bot_takes_the_seat_of_whoever_is_late_until_he_comes_back(
    port: OpenServer, sundial: Sundial
) -> None:
    ada = port.user()
    table = lay(ada, BANK)
    (asked,) = table["actors"]
    sundial.now += 61
    strike(port)
    now = ada.view(table["id"])
    assert now["lent"] == [asked]
    back = json_of(ada.post(f"/tables/{table['id']}/back", {"seat": asked}))
    assert back["clock"]["left"][asked] == 10.0


def test_clocks_go_on_when_the_harbour_was_closed(tmp_path: Path, sundial: Sundial) -> None:
    with open_server(open_store(tmp_path), now=sundial) as port:
        table = lay(port.user(), EACH_MOVE)
    sundial.now += 500
    with open_server(open_store(tmp_path), now=sundial) as port:
        assert strike(port) == REOPEN_GRACE_SECONDS
        sundial.now += REOPEN_GRACE_SECONDS + 1
        strike(port)
        assert port.user().view(table["id"])["seq"] > table["seq"]


def test_a_pause_is_asked_for_agreed_to_and_ended(port: OpenServer, sundial: Sundial) -> None:
    ada, bo = port.user("Ada"), port.user("Bo")
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "open"}]
    table = json_of(ada.post("/tables", {"game": "santa_timea", "seats": seats, "clock": BANK}), 201)["id"]
    json_of(bo.sit(table))
    view = ada.view(table, 0)
    assert view["may_pause"]
    asked = json_of(ada.post(f"/tables/{table}/ask-pause", {"seat": 0, "seq": view["seq"]}))
    assert asked["asking"]["what"] == "pause"
    assert asked["asking"]["waits"] == [1]
    paused = json_of(bo.post(f"/tables/{table}/answer", {"seat": 1, "seq": asked["seq"], "agree": True}))
    assert paused["clock"]["paused"]
    sundial.now += 10_000
    strike(port)
    still = ada.view(table, 0)
    assert still["seq"] == paused["seq"]
    (seat,) = still["actors"]
    who = (ada, bo)[seat]
    offer = who.view(table, seat)["scene"]["offers"][0]["move"]
    refused = who.play(table, seat, offer, seq=still["seq"])
    assert (refused.status_code, refused.json()["refusal"]["code"]) == (422, "paused")
    gone_on = json_of(ada.post(f"/tables/{table}/resume", {"seat": 0, "seq": still["seq"]}))
    assert gone_on["clock"]["runs"] == [seat]


@pytest.mark.parametrize(
    "clock",
    [{"kind": "hourglass", "seconds": 60}, {"kind": "move"}, {"kind": "move", "seconds": 60, "more": 1},
     {"kind": "move", "seconds": 0}, {"kind": "bank", "seconds": 60, "increment": -5}],
)  # fmt: skip
def test_clocks_that_make_no_sense_lay_no_table(port: OpenServer, clock: JSONDict) -> None:
    answer = port.user().post("/tables", {"game": "santa_timea", "seats": TWO, "clock": clock})
    assert answer.status_code in (400, 422)
    assert port.user().get("/tables").json() == []


def test_the_same_clocks_are_set_for_the_next_match(port: OpenServer, sundial: Sundial) -> None:
    ada = port.user()
    table = lay(ada, BANK)["id"]
    while ada.view(table)["over"] is None:
        ada.play_any(table)
    again = json_of(ada.post(f"/tables/{table}/rematch", {}), 201)
    assert {**again["clock"], "left": 0, "runs": 0, "paused": 0} == {
        **BANK,
        "left": 0,
        "runs": 0,
        "paused": 0,
    }


def test_the_watch_goes_on_when_a_table_is_broken(
    port: OpenServer, sundial: Sundial, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = lay(port.user(), EACH_MOVE)
    due: Callable[[Store, list[str], float | None], list[tuple[float, str]]] = Store.due_matches
    monkeypatch.setattr(
        Store,
        "due_matches",
        lambda store, besides, since: [(1001.0, "no-table-1"), *due(store, besides, since)],
    )
    sundial.now += 61
    strike(port)
    assert port.user().view(table["id"])["seq"] > table["seq"]


def test_tables_whose_clocks_cannot_strike_are_passed_over_for_a_while(
    port: OpenServer, sundial: Sundial, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[list[str]] = []

    def due(_: Store, besides: list[str], _since: float | None) -> list[tuple[float, str]]:
        looked.append(list(besides))
        return [(1001.0, word) for word in ("no-table-1",) if word not in besides]

    monkeypatch.setattr(DeadlineWatcher, "recheck", lambda _watch: None)  # it is we who look
    monkeypatch.setattr(Store, "due_matches", due)
    sundial.now += REOPEN_GRACE_SECONDS + 1
    strike(port)
    assert looked[-1] == []
    strike(port)
    assert looked[-1] == ["no-table-1"]
    sundial.now += RETRY_SECONDS + 1
    strike(port)
    assert looked[-1] == []


def sealed_bids(store: Store) -> str:
    """A table at which two are asked at once, each with a clock of his own; its word."""
    opened = open_match(SKERRY, {}, people(2), bytes(32), 1.0, clock=ClockPlan("move", 60.0, flag="move"))
    match, events, random = Match(opened), list[Event]([opened]), Random(1)
    while len(match.actors()) < 2:
        (seat,) = match.actors()
        events.append(play_moves(match, seat, [str(random.choice(match.view_for(seat).moves()))], 2.0))
        match.apply(events[-1])
    return store_match(store, "amber-gull-7", match, events)


class SlowCrew(RandomBotPool):
    """While it thinks for the first captain, the second one moves himself."""

    table: Table

    async def choose(self, job: BotJob) -> str | None:
        if not self.jobs:
            principal = Principal(self.table.match.seats[1].owner)
            bid = str(self.table.match.view_for(1).moves()[0])
            await self.table.execute(
                Command(principal, 1, None, None, "", lambda match: play_moves(match, 1, [bid], 1_000.0))
            )
        return await super().choose(job)


def test_nobody_moves_for_who_has_moved_himself_in_the_meantime(tmp_path: Path, sundial: Sundial) -> None:
    crew = SlowCrew()
    with with_games(SKERRY), open_server(open_store(tmp_path), crew, now=sundial) as port:
        word = sealed_bids(port.store)
        crew.table = port.client.portal.call(port.registry.table, word)
        known = crew.table.match.seq
        port.client.portal.call(crew.table.enforce_clocks, BOT_LEVEL)
        assert len(crew.jobs) == 1
        assert crew.table.match.seq == known + 1
        assert crew.table.match.actors() == [0]


def test_a_table_with_grace_does_not_keep_the_watch_from_the_others(tmp_path: Path, sundial: Sundial) -> None:
    with open_server(open_store(tmp_path), now=sundial) as port:
        early = lay(port.user(), EACH_MOVE)
    sundial.now += 500
    with open_server(open_store(tmp_path), now=sundial) as port:
        late = lay(port.user(), {**EACH_MOVE, "seconds": 10})
        assert strike(port) == 10
        sundial.now += 11
        strike(port)
        assert port.user().view(late["id"])["seq"] > late["seq"]
        assert port.user().view(early["id"])["seq"] == early["seq"]


def test_tables_with_grace_do_not_hide_a_clock_that_runs_out(
    tmp_path: Path, sundial: Sundial, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_module, "MAX_DUE", 2)
    with open_server(open_store(tmp_path), now=sundial) as port:
        early = [lay(port.user(), EACH_MOVE) for _ in range(2)]
    sundial.now += 500
    with open_server(open_store(tmp_path), now=sundial) as port:
        late = lay(port.user(), {**EACH_MOVE, "seconds": 10})
        sundial.now += 11
        strike(port)
        assert port.user().view(late["id"])["seq"] > late["seq"]
        assert all(port.user().view(table["id"])["seq"] == table["seq"] for table in early)
        sundial.now += REOPEN_GRACE_SECONDS
        for _ in range(2):  # no more are told at once than there is room for
            strike(port)
        assert all(port.user().view(table["id"])["seq"] > table["seq"] for table in early)


def test_where_more_are_late_than_are_told_at_once_the_watch_looks_again_at_once(
    port: OpenServer, sundial: Sundial, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (store_module, watch_module):
        monkeypatch.setattr(module, "MAX_DUE", 2)
    monkeypatch.setattr(DeadlineWatcher, "recheck", lambda _watch: None)  # it is we who look
    tables = [lay(port.user(), EACH_MOVE) for _ in range(3)]
    sundial.now += 61
    assert strike(port) == 0
    assert strike(port) > 0
    assert all(port.user().view(table["id"])["seq"] > table["seq"] for table in tables)


class Ponderer(RandomBotPool):
    """While it thinks for the first time, the clock of another table strikes, and the watch looks once more."""

    watch: DeadlineWatcher
    other: Table
    lent: bool
    """Whether a bot played on at that table before this one had thought."""

    async def choose(self, job: BotJob) -> str | None:
        first, answer = not self.jobs, await super().choose(job)
        if first:
            striking = [
                task for task in asyncio.all_tasks() if task.get_name() == f"clock of {self.other.table_id}"
            ]
            await asyncio.gather(*striking)
            self.lent = any(plan.kind == "bot" for plan in self.other.match.seats)
            await self.watch.check_clocks()
        return answer


@pytest.fixture
def struck(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The words of all tables whose clocks struck."""
    words, to_strike = list[str](), Table.enforce_clocks

    async def noted(table: Table, level: str) -> None:
        words.append(table.table_id)
        await to_strike(table, level)

    monkeypatch.setattr(Table, "enforce_clocks", noted)
    return words


def test_while_a_bot_thinks_for_who_is_late_all_other_clocks_strike_and_none_twice(
    tmp_path: Path, sundial: Sundial, struck: list[str]
) -> None:
    crew = Ponderer()
    with open_server(open_store(tmp_path), crew, now=sundial) as port:
        slow, other = lay(port.user(), EACH_MOVE), lay(port.user(), {**BANK, "seconds": 61})
        assert port.registry.deadlines is not None
        crew.watch = port.registry.deadlines
        crew.other = port.client.portal.call(port.registry.table, other["id"])
        sundial.now += 62
        strike(port)
        assert crew.lent
        assert struck == [slow["id"], other["id"]]
        assert port.user().view(slow["id"])["seq"] > slow["seq"]


def test_no_clock_strikes_after_the_watch_has_ended(
    port: OpenServer, sundial: Sundial, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, broken_off = asyncio.Event(), list[str]()

    async def endless(table: Table, _level: str) -> None:
        begun.set()
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            broken_off.append(table.table_id)
            raise

    async def watch_for_a_while(watch: DeadlineWatcher) -> list[str]:
        keeping = asyncio.create_task(watch.run())
        await begun.wait()
        keeping.cancel()
        await asyncio.wait([keeping])
        return list(broken_off)

    table = lay(port.user(), EACH_MOVE)
    monkeypatch.setattr(Table, "enforce_clocks", endless)
    sundial.now += 61
    assert port.registry.deadlines is not None
    assert port.client.portal.call(watch_for_a_while, port.registry.deadlines) == [table["id"]]


async def rounds_after(harbour: TableRegistry, wanted: int) -> int:
    """How often the watch makes its round although each fails, up to so often."""
    made, enough = 0, asyncio.Event()
    assert harbour.deadlines is not None
    watch = harbour.deadlines

    async def fail() -> float:
        nonlocal made
        made += 1
        watch.recheck()
        if made == wanted:
            enough.set()
        raise ZeroDivisionError

    watch.check_clocks = fail  # type: ignore[method-assign]
    keeping = asyncio.create_task(watch.run())
    waiting = asyncio.create_task(enough.wait())
    await asyncio.wait([keeping, waiting], return_when=asyncio.FIRST_COMPLETED)
    for task in (keeping, waiting):
        task.cancel()
    return made


def test_the_watch_outlives_whatever_fails(port: OpenServer) -> None:
    assert port.client.portal.call(rounds_after, port.registry, 2) >= 2


def test_a_table_that_fails_in_any_way_does_not_keep_bots_from_going_on(
    port: OpenServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    asked: list[str] = []

    async def broken(word: str) -> Table:
        asked.append(word)
        raise ZeroDivisionError

    monkeypatch.setattr(port.registry.deadlines, "_load_table", broken)
    monkeypatch.setattr(Store, "matches_awaiting_bot", lambda _store, _before: ["amber-gull-7", "old-tern-9"])
    assert port.registry.deadlines is not None
    port.client.portal.call(port.registry.deadlines._resume_orphaned_bots)
    assert asked == ["amber-gull-7", "old-tern-9"]
    assert "amber-gull-7 cannot resume" in caplog.text


def test_who_strikes_second_says_nothing_of_it(
    port: OpenServer, sundial: Sundial, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    lay(port.user(), EACH_MOVE)

    async def overtaken(_table: Table, _level: str) -> None:
        raise problem(409, "server-stale")

    monkeypatch.setattr(Table, "enforce_clocks", overtaken)
    sundial.now += 61
    with caplog.at_level(logging.DEBUG, "spielhafen.server"):
        assert strike(port) == MAX_PAUSE_SECONDS
    assert "cannot be enforced" not in caplog.text
