"""Where somebody has lent his seat and nobody else is asked, bots play so that he can come back near the move that he sees."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from spielhafen.match import Match, seating
from spielhafen.server import config
from spielhafen.server.config import Duty
from spielhafen.server.tables import table as tables
from spielhafen.server.tables.bot_pace import BREATH, LONGEST, STEP, TURN, Calm, shown_in
from tests.match.tables import SANTA_TIMEA, SKERRY, match_of, people, play, with_games
from tests.server.registries import WITH_BOT, Port, Sailor, good, hear_until, port_of, store_in


def lent(seats: int = 2) -> Match:
    """A match in which the first captain, who is asked, has lent his seat; the others are people."""
    match = match_of(SANTA_TIMEA, seats, first=1)
    match.apply(seating.lend(match, 0, "random", 2.0))
    return match


def test_a_page_shows_each_turn_for_a_while_and_further_steps_of_it_shortly() -> None:
    match = match_of(SANTA_TIMEA, 2, first=1)
    dealt = len(match.plies)
    for _ in range(3):
        seat = match.actors()[0]
        play(match, seat, str(match.seen(seat).moves()[0]))
    plies = match.plies[dealt:]
    changes = sum(one.actor != other.actor for one, other in pairwise(plies))
    assert shown_in(plies) == pytest.approx(TURN * (1 + changes) + STEP * (len(plies) - 1 - changes))
    assert shown_in([]) == 0


def test_a_bot_on_a_lent_seat_waits_until_all_is_shown_and_then_a_breath() -> None:
    match, calm = lent(), Calm()
    assert calm.before(match, 0, 100.0) == BREATH
    played = match.plies[:1]
    calm.note(played, 100.0)
    assert calm.before(match, 0, 100.0) == pytest.approx(BREATH + TURN)
    calm.note(played, 100.0)
    assert calm.before(match, 0, 100.0) == pytest.approx(BREATH + 2 * TURN)
    assert calm.before(match, 0, 101.0) == pytest.approx(BREATH + 2 * TURN - 1)
    assert calm.before(match, 0, 150.0) == 0


def test_in_the_midst_of_its_turn_it_takes_no_breath() -> None:
    match, calm = match_of(SANTA_TIMEA, 2, first=1), Calm()
    play(match, 0, str(match.seen(0).moves()[0]))
    seat = match.actors()[0]
    match.apply(seating.lend(match, seat, "random", 2.0))
    own = [ply for ply in match.plies if ply.actor == seat]
    calm.note(match.plies[-1:], 100.0)
    assert calm.before(match, seat, 100.0) == pytest.approx(TURN if own else TURN + BREATH)


def test_after_it_was_lent_there_is_a_breath_in_any_case() -> None:
    match, calm = lent(), Calm()
    calm.note(match.plies[:1], 50.0)
    calm.note([], 100.0)
    assert calm.before(match, 0, 100.0) >= BREATH


def test_nobody_waits_longer_than_another_process_would() -> None:
    match, calm = lent(), Calm()
    for _ in range(100):
        calm.note(match.plies[:1], 100.0)
    assert calm.before(match, 0, 100.0) == LONGEST < tables.ABSENCE / 2


def test_no_other_bot_waits() -> None:
    with_bot = match_of(SANTA_TIMEA, 2, first=1)
    with_bot.apply(seating.leave(with_bot, 0, "random", 2.0))
    assert Calm().before(with_bot, 0, 100.0) == 0
    assert Calm().before(match_of(SANTA_TIMEA, 2, first=1), 0, 100.0) == 0


def test_nobody_waits_while_another_person_is_asked() -> None:
    with with_games(SKERRY):
        match = match_of(SKERRY, 2, plans=people(2))
        while len(match.actors()) < 2:
            play(match, match.actors()[0], "rest")
        match.apply(seating.lend(match, 0, "random", 2.0))
        assert Calm().before(match, 0, 100.0) == 0
        match.apply(seating.lend(match, 1, "random", 2.0))
        assert Calm().before(match, 0, 100.0) == BREATH


# At a table.


class Rests:
    """In place of waiting: keeps how long it was to be, and waits until somebody wakes, or not at all."""

    def __init__(self, *, forever: bool) -> None:
        self.forever = forever
        self.seconds: list[float] = []

    async def __call__(self, woken: asyncio.Event, seconds: float) -> None:
        self.seconds.append(seconds)
        if self.forever:
            await woken.wait()


@pytest.fixture
def still(monkeypatch: pytest.MonkeyPatch) -> Rests:
    """Nobody's wait ends by itself."""
    rests = Rests(forever=True)
    monkeypatch.setattr(tables, "rest", rests)
    return rests


@pytest.fixture
def port(tmp_path: Path) -> Iterator[Port]:
    with port_of(store_in(tmp_path), calm=True) as opened:
        yield opened


def lend(ada: Sailor, table: str) -> None:
    good(ada.post(f"/tables/{table}/bot", {"seat": 0, "level": "random"}))


def test_who_takes_his_seat_back_finds_the_game_where_it_was(port: Port, still: Rests) -> None:
    ada = port.sailor()
    table = ada.lay(WITH_BOT, first=1)["id"]
    lend(ada, table)
    ply = ada.look(table)["ply"]
    back = good(ada.post(f"/tables/{table}/back", {"seat": 0}))
    assert (back["actors"], back["yours"], back["ply"]) == ([0], [0], ply)
    assert still.seconds == [pytest.approx(BREATH, abs=BREATH)]
    ada.play_any(table)


def test_no_clock_runs_while_a_bot_on_a_lent_seat_waits(port: Port, still: Rests) -> None:
    ada = port.sailor()
    clock = {"kind": "bank", "seconds": 60, "increment": 10, "flag": "seat"}
    body = {"game": "santa_timea", "options": {"first": 1}, "seats": WITH_BOT, "clock": clock}
    table = good(ada.post("/tables", body), 201)["id"]
    lend(ada, table)
    assert ada.look(table)["clock"]["runs"] == []
    left = ada.look(table)["clock"]["left"][0]
    assert ada.look(table)["clock"]["left"][0] == left
    back = good(ada.post(f"/tables/{table}/back", {"seat": 0}))
    assert back["clock"]["runs"] == [0]


def test_bots_that_wait_keep_no_other_table_waiting(port: Port, still: Rests) -> None:
    ada = port.sailor()
    lend(ada, ada.lay(WITH_BOT, first=1)["id"])
    bot = {"kind": "bot", "level": "random", "name": "Drake"}
    other = ada.lay([bot, bot | {"name": "Cook"}])["id"]
    with ada.live(other) as line:
        hear_until(line, lambda view: view["over"] is not None)
    assert len(still.seconds) == 1


def test_after_a_restart_the_bot_still_waits(tmp_path: Path, still: Rests) -> None:
    with port_of(store_in(tmp_path), calm=True) as port:
        ada = port.sailor()
        table = ada.lay(WITH_BOT, first=1)["id"]
        lend(ada, table)
    with port_of(store_in(tmp_path), calm=True) as port:
        back = good(port.sailor().post(f"/tables/{table}/back", {"seat": 0}))
    assert (back["actors"], back["yours"]) == ([0], [0])


def test_when_nobody_comes_back_the_bots_play_on_to_the_end(
    port: Port, monkeypatch: pytest.MonkeyPatch
) -> None:
    rests = Rests(forever=False)
    monkeypatch.setattr(tables, "rest", rests)
    ada = port.sailor()
    table = ada.lay(WITH_BOT, first=1)["id"]
    with ada.live(table, 0) as line:
        lend(ada, table)
        hear_until(line, lambda view: view["over"] is not None)
    assert len(rests.seconds) > 1
    assert all(0 < seconds <= LONGEST for seconds in rests.seconds)


def test_a_harbour_that_is_served_is_calm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(config, "_tune_python", lambda: None)  # it holds for the whole process
    store = store_in(tmp_path)
    app = Duty("", ["harbour.test"], None, "http://harbour.test").application(store)
    assert app.state.harbour.calm
    assert app.state.harbour.memory.budget == 256 * 10**6
    store.close()
