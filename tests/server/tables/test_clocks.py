"""Clocks over the network: shown to everybody, kept by the server alone, through restarts too."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from spielhafen.match import ClockPlan, Event, Match, open_match
from spielhafen.server.bots.pool import Thought
from spielhafen.server.middleware.identity import Mate
from spielhafen.server.problems import problem
from spielhafen.server.tables import deadlines as watch_module
from spielhafen.server.tables.command import Command
from spielhafen.server.tables.deadlines import AGAIN, GRACE, LEVEL, LONGEST, Watch
from spielhafen.server.tables.registry import Harbour
from spielhafen.server.tables.table import Table
from spielhafen.store import Store
from spielhafen.store import store as store_module
from tests.match.tables import SKERRY, people, with_games
from tests.server.registries import JSONDict, LotCrew, Port, Sailor, good, heard, port_of, store_in, stow

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
def port(tmp_path: Path, sundial: Sundial) -> Iterator[Port]:
    with port_of(store_in(tmp_path), now=sundial) as opened:
        yield opened


def lay(ada: Sailor, clock: JSONDict | None) -> JSONDict:
    body = {"game": "santa_timea", "seats": TWO, "clock": clock}
    return good(ada.post("/tables", body), 201)


def strike(port: Port) -> float:
    """The watch makes its round, and all clocks strike that it finds run out."""
    assert port.harbour.watch is not None
    rest: float = port.client.portal.call(round_of, port.harbour.watch)
    return rest


async def round_of(watch: Watch) -> float:
    rest = await watch.round()
    await asyncio.gather(*watch._striking.values())
    return rest


def test_the_table_shows_what_is_left(port: Port, sundial: Sundial) -> None:
    ada = port.sailor()
    table = lay(ada, BANK)
    (asked,) = table["actors"]
    assert table["clock"] == {**BANK, "left": [60.0, 60.0], "runs": [asked], "paused": False}
    sundial.now += 12
    assert ada.look(table["id"])["clock"]["left"][asked] == 48.0
    ada.play_any(table["id"])
    assert ada.look(table["id"])["clock"]["left"][asked] == 58.0
    assert lay(ada, None)["clock"] is None


def test_a_bot_makes_the_move_of_whoever_is_late(port: Port, sundial: Sundial) -> None:
    ada = port.sailor()
    table = lay(ada, EACH_MOVE)
    with ada.live(table["id"]) as line:
        heard(line)
        sundial.now += 59
        assert strike(port) == pytest.approx(1)
        sundial.now += 2
        strike(port)
        told = heard(line)
    assert any(log["text"]["key"] == "clock-logged-move" for frame in told["frames"] for log in frame["log"])
    assert told["table"]["actors"] != table["actors"]
    assert isinstance(port.harbour.crew, LotCrew)
    assert port.harbour.crew.asked[-1].level == LEVEL


def test_a_bot_takes_the_seat_of_whoever_is_late_until_he_comes_back(port: Port, sundial: Sundial) -> None:
    ada = port.sailor()
    table = lay(ada, BANK)
    (asked,) = table["actors"]
    sundial.now += 61
    strike(port)
    now = ada.look(table["id"])
    assert now["lent"] == [asked]
    back = good(ada.post(f"/tables/{table['id']}/back", {"seat": asked}))
    assert back["clock"]["left"][asked] == 10.0


def test_clocks_go_on_when_the_harbour_was_closed(tmp_path: Path, sundial: Sundial) -> None:
    with port_of(store_in(tmp_path), now=sundial) as port:
        table = lay(port.sailor(), EACH_MOVE)
    sundial.now += 500
    with port_of(store_in(tmp_path), now=sundial) as port:
        assert strike(port) == GRACE
        sundial.now += GRACE + 1
        strike(port)
        assert port.sailor().look(table["id"])["seq"] > table["seq"]


def test_a_pause_is_asked_for_agreed_to_and_ended(port: Port, sundial: Sundial) -> None:
    ada, bo = port.sailor("Ada"), port.sailor("Bo")
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "open"}]
    table = good(ada.post("/tables", {"game": "santa_timea", "seats": seats, "clock": BANK}), 201)["id"]
    good(bo.sit(table))
    view = ada.look(table, 0)
    assert view["may_pause"]
    asked = good(ada.post(f"/tables/{table}/ask-pause", {"seat": 0, "seq": view["seq"]}))
    assert asked["asking"]["what"] == "pause"
    assert asked["asking"]["waits"] == [1]
    paused = good(bo.post(f"/tables/{table}/answer", {"seat": 1, "seq": asked["seq"], "agree": True}))
    assert paused["clock"]["paused"]
    sundial.now += 10_000
    strike(port)
    still = ada.look(table, 0)
    assert still["seq"] == paused["seq"]
    (seat,) = still["actors"]
    who = (ada, bo)[seat]
    offer = who.look(table, seat)["scene"]["offers"][0]["move"]
    refused = who.play(table, seat, offer, seq=still["seq"])
    assert (refused.status_code, refused.json()["refusal"]["code"]) == (422, "paused")
    gone_on = good(ada.post(f"/tables/{table}/resume", {"seat": 0, "seq": still["seq"]}))
    assert gone_on["clock"]["runs"] == [seat]


@pytest.mark.parametrize(
    "clock",
    [{"kind": "hourglass", "seconds": 60}, {"kind": "move"}, {"kind": "move", "seconds": 60, "more": 1},
     {"kind": "move", "seconds": 0}, {"kind": "bank", "seconds": 60, "increment": -5}],
)  # fmt: skip
def test_clocks_that_make_no_sense_lay_no_table(port: Port, clock: JSONDict) -> None:
    answer = port.sailor().post("/tables", {"game": "santa_timea", "seats": TWO, "clock": clock})
    assert answer.status_code in (400, 422)
    assert port.sailor().get("/tables").json() == []


def test_the_same_clocks_are_set_for_the_next_match(port: Port, sundial: Sundial) -> None:
    ada = port.sailor()
    table = lay(ada, BANK)["id"]
    while ada.look(table)["over"] is None:
        ada.play_any(table)
    again = good(ada.post(f"/tables/{table}/rematch", {}), 201)
    assert {**again["clock"], "left": 0, "runs": 0, "paused": 0} == {
        **BANK,
        "left": 0,
        "runs": 0,
        "paused": 0,
    }


def test_the_watch_goes_on_when_a_table_is_broken(
    port: Port, sundial: Sundial, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = lay(port.sailor(), EACH_MOVE)
    due: Callable[[Store, list[str], float | None], list[tuple[float, str]]] = Store.due
    monkeypatch.setattr(
        Store, "due", lambda store, besides, since: [(1001.0, "no-table-1"), *due(store, besides, since)]
    )
    sundial.now += 61
    strike(port)
    assert port.sailor().look(table["id"])["seq"] > table["seq"]


def test_tables_whose_clocks_cannot_strike_are_passed_over_for_a_while(
    port: Port, sundial: Sundial, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[list[str]] = []

    def due(_: Store, besides: list[str], _since: float | None) -> list[tuple[float, str]]:
        looked.append(list(besides))
        return [(1001.0, word) for word in ("no-table-1",) if word not in besides]

    monkeypatch.setattr(Watch, "look", lambda _watch: None)  # it is we who look
    monkeypatch.setattr(Store, "due", due)
    sundial.now += GRACE + 1
    strike(port)
    assert looked[-1] == []
    strike(port)
    assert looked[-1] == ["no-table-1"]
    sundial.now += AGAIN + 1
    strike(port)
    assert looked[-1] == []


def sealed_bids(store: Store) -> str:
    """A table at which two are asked at once, each with a clock of his own; its word."""
    opened = open_match(SKERRY, {}, people(2), bytes(32), 1.0, clock=ClockPlan("move", 60.0, flag="move"))
    match, events, random = Match(opened), list[Event]([opened]), Random(1)
    while len(match.actors()) < 2:
        (seat,) = match.actors()
        events.append(match.act(seat, [str(random.choice(match.seen(seat).moves()))], 2.0))
        match.apply(events[-1])
    return stow(store, "amber-gull-7", match, events)


class SlowCrew(LotCrew):
    """While it thinks for the first captain, the second one moves himself."""

    table: Table

    async def choose(self, thought: Thought) -> str | None:
        if not self.asked:
            mate = Mate(self.table.match.seats[1].owner)
            bid = str(self.table.match.seen(1).moves()[0])
            await self.table.do(Command(mate, 1, None, None, "", lambda match: match.act(1, [bid], 1_000.0)))
        return await super().choose(thought)


def test_nobody_moves_for_who_has_moved_himself_in_the_meantime(tmp_path: Path, sundial: Sundial) -> None:
    crew = SlowCrew()
    with with_games(SKERRY), port_of(store_in(tmp_path), crew, now=sundial) as port:
        word = sealed_bids(port.store)
        crew.table = port.client.portal.call(port.harbour.table, word)
        known = crew.table.match.seq
        port.client.portal.call(crew.table.strike, LEVEL)
        assert len(crew.asked) == 1
        assert crew.table.match.seq == known + 1
        assert crew.table.match.actors() == [0]


def test_a_table_with_grace_does_not_keep_the_watch_from_the_others(tmp_path: Path, sundial: Sundial) -> None:
    with port_of(store_in(tmp_path), now=sundial) as port:
        early = lay(port.sailor(), EACH_MOVE)
    sundial.now += 500
    with port_of(store_in(tmp_path), now=sundial) as port:
        late = lay(port.sailor(), {**EACH_MOVE, "seconds": 10})
        assert strike(port) == 10
        sundial.now += 11
        strike(port)
        assert port.sailor().look(late["id"])["seq"] > late["seq"]
        assert port.sailor().look(early["id"])["seq"] == early["seq"]


def test_tables_with_grace_do_not_hide_a_clock_that_runs_out(
    tmp_path: Path, sundial: Sundial, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_module, "MOST_DUE", 2)
    with port_of(store_in(tmp_path), now=sundial) as port:
        early = [lay(port.sailor(), EACH_MOVE) for _ in range(2)]
    sundial.now += 500
    with port_of(store_in(tmp_path), now=sundial) as port:
        late = lay(port.sailor(), {**EACH_MOVE, "seconds": 10})
        sundial.now += 11
        strike(port)
        assert port.sailor().look(late["id"])["seq"] > late["seq"]
        assert all(port.sailor().look(table["id"])["seq"] == table["seq"] for table in early)
        sundial.now += GRACE
        for _ in range(2):  # no more are told at once than there is room for
            strike(port)
        assert all(port.sailor().look(table["id"])["seq"] > table["seq"] for table in early)


def test_where_more_are_late_than_are_told_at_once_the_watch_looks_again_at_once(
    port: Port, sundial: Sundial, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (store_module, watch_module):
        monkeypatch.setattr(module, "MOST_DUE", 2)
    monkeypatch.setattr(Watch, "look", lambda _watch: None)  # it is we who look
    tables = [lay(port.sailor(), EACH_MOVE) for _ in range(3)]
    sundial.now += 61
    assert strike(port) == 0
    assert strike(port) > 0
    assert all(port.sailor().look(table["id"])["seq"] > table["seq"] for table in tables)


class Ponderer(LotCrew):
    """While it thinks for the first time, the clock of another table strikes, and the watch looks once more."""

    watch: Watch
    other: Table
    lent: bool
    """Whether a bot played on at that table before this one had thought."""

    async def choose(self, thought: Thought) -> str | None:
        first, answer = not self.asked, await super().choose(thought)
        if first:
            striking = [
                task for task in asyncio.all_tasks() if task.get_name() == f"clock of {self.other.word}"
            ]
            await asyncio.gather(*striking)
            self.lent = any(plan.kind == "bot" for plan in self.other.match.seats)
            await self.watch.round()
        return answer


@pytest.fixture
def struck(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The words of all tables whose clocks struck."""
    words, to_strike = list[str](), Table.strike

    async def noted(table: Table, level: str) -> None:
        words.append(table.word)
        await to_strike(table, level)

    monkeypatch.setattr(Table, "strike", noted)
    return words


def test_while_a_bot_thinks_for_who_is_late_all_other_clocks_strike_and_none_twice(
    tmp_path: Path, sundial: Sundial, struck: list[str]
) -> None:
    crew = Ponderer()
    with port_of(store_in(tmp_path), crew, now=sundial) as port:
        slow, other = lay(port.sailor(), EACH_MOVE), lay(port.sailor(), {**BANK, "seconds": 61})
        assert port.harbour.watch is not None
        crew.watch = port.harbour.watch
        crew.other = port.client.portal.call(port.harbour.table, other["id"])
        sundial.now += 62
        strike(port)
        assert crew.lent
        assert struck == [slow["id"], other["id"]]
        assert port.sailor().look(slow["id"])["seq"] > slow["seq"]


def test_no_clock_strikes_after_the_watch_has_ended(
    port: Port, sundial: Sundial, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, broken_off = asyncio.Event(), list[str]()

    async def endless(table: Table, _level: str) -> None:
        begun.set()
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            broken_off.append(table.word)
            raise

    async def watch_for_a_while(watch: Watch) -> list[str]:
        keeping = asyncio.create_task(watch.keep())
        await begun.wait()
        keeping.cancel()
        await asyncio.wait([keeping])
        return list(broken_off)

    table = lay(port.sailor(), EACH_MOVE)
    monkeypatch.setattr(Table, "strike", endless)
    sundial.now += 61
    assert port.harbour.watch is not None
    assert port.client.portal.call(watch_for_a_while, port.harbour.watch) == [table["id"]]


async def rounds_after(harbour: Harbour, wanted: int) -> int:
    """How often the watch makes its round although each fails, up to so often."""
    made, enough = 0, asyncio.Event()
    assert harbour.watch is not None
    watch = harbour.watch

    async def fail() -> float:
        nonlocal made
        made += 1
        watch.look()
        if made == wanted:
            enough.set()
        raise ZeroDivisionError

    watch.round = fail  # type: ignore[method-assign]
    keeping = asyncio.create_task(watch.keep())
    waiting = asyncio.create_task(enough.wait())
    await asyncio.wait([keeping, waiting], return_when=asyncio.FIRST_COMPLETED)
    for task in (keeping, waiting):
        task.cancel()
    return made


def test_the_watch_outlives_whatever_fails(port: Port) -> None:
    assert port.client.portal.call(rounds_after, port.harbour, 2) >= 2


def test_a_table_that_fails_in_any_way_does_not_keep_bots_from_going_on(
    port: Port, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    asked: list[str] = []

    async def broken(word: str) -> Table:
        asked.append(word)
        raise ZeroDivisionError

    monkeypatch.setattr(port.harbour, "table", broken)
    monkeypatch.setattr(Store, "waiting", lambda _store, _before: ["amber-gull-7", "old-tern-9"])
    assert port.harbour.watch is not None
    port.client.portal.call(port.harbour.watch._look_after_bots)
    assert asked == ["amber-gull-7", "old-tern-9"]
    assert "amber-gull-7 cannot go on" in caplog.text


def test_who_strikes_second_says_nothing_of_it(
    port: Port, sundial: Sundial, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    lay(port.sailor(), EACH_MOVE)

    async def overtaken(_table: Table, _level: str) -> None:
        raise problem(409, "server-stale")

    monkeypatch.setattr(Table, "strike", overtaken)
    sundial.now += 61
    with caplog.at_level(logging.DEBUG, "spielhafen.server"):
        assert strike(port) == LONGEST
    assert "strike" not in caplog.text
