"""Where somebody has lent his seat and nobody else is asked, bots play so that he can come back near the move that he sees."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from spielhafen.match import Match, seating
from spielhafen.server import config
from spielhafen.server.config import ServerConfig
from spielhafen.server.tables import table as tables
from spielhafen.server.tables.bot_pace import (
    MAX_WAIT_SECONDS,
    PAUSE_SECONDS,
    STEP_SECONDS,
    TURN_SECONDS,
    BotPacing,
    display_seconds,
)
from tests.match.tables import SANTA_TIMEA, SKERRY, match_of, people, play, with_games
from tests.server.registries import (
    ONE_AND_BOT,
    OpenServer,
    User,
    json_of,
    messages_until,
    open_server,
    open_store,
)


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
        play(match, seat, str(match.view_for(seat).moves()[0]))
    plies = match.plies[dealt:]
    changes = sum(one.actor != other.actor for one, other in pairwise(plies))
    assert display_seconds(plies) == pytest.approx(
        TURN_SECONDS * (1 + changes) + STEP_SECONDS * (len(plies) - 1 - changes)
    )
    assert display_seconds([]) == 0


def test_a_bot_on_a_lent_seat_waits_until_all_is_shown_and_then_a_breath() -> None:
    match, calm = lent(), BotPacing()
    assert calm.delay(match, 0, 100.0) == PAUSE_SECONDS
    played = match.plies[:1]
    calm.record(played, 100.0)
    assert calm.delay(match, 0, 100.0) == pytest.approx(PAUSE_SECONDS + TURN_SECONDS)
    calm.record(played, 100.0)
    assert calm.delay(match, 0, 100.0) == pytest.approx(PAUSE_SECONDS + 2 * TURN_SECONDS)
    assert calm.delay(match, 0, 101.0) == pytest.approx(PAUSE_SECONDS + 2 * TURN_SECONDS - 1)
    assert calm.delay(match, 0, 150.0) == 0


def test_in_the_midst_of_its_turn_it_takes_no_breath() -> None:
    match, calm = match_of(SANTA_TIMEA, 2, first=1), BotPacing()
    play(match, 0, str(match.view_for(0).moves()[0]))
    seat = match.actors()[0]
    match.apply(seating.lend(match, seat, "random", 2.0))
    own = [ply for ply in match.plies if ply.actor == seat]
    calm.record(match.plies[-1:], 100.0)
    assert calm.delay(match, seat, 100.0) == pytest.approx(
        TURN_SECONDS if own else TURN_SECONDS + PAUSE_SECONDS
    )


def test_after_it_was_lent_there_is_a_breath_in_any_case() -> None:
    match, calm = lent(), BotPacing()
    calm.record(match.plies[:1], 50.0)
    calm.record([], 100.0)
    assert calm.delay(match, 0, 100.0) >= PAUSE_SECONDS


def test_nobody_waits_longer_than_another_process_would() -> None:
    match, calm = lent(), BotPacing()
    for _ in range(100):
        calm.record(match.plies[:1], 100.0)
    assert calm.delay(match, 0, 100.0) == MAX_WAIT_SECONDS < tables.PROCESS_GONE_SECONDS / 2


def test_no_other_bot_waits() -> None:
    with_bot = match_of(SANTA_TIMEA, 2, first=1)
    with_bot.apply(seating.leave(with_bot, 0, "random", 2.0))
    assert BotPacing().delay(with_bot, 0, 100.0) == 0
    assert BotPacing().delay(match_of(SANTA_TIMEA, 2, first=1), 0, 100.0) == 0


def test_nobody_waits_while_another_person_is_asked() -> None:
    with with_games(SKERRY):
        match = match_of(SKERRY, 2, plans=people(2))
        while len(match.actors()) < 2:
            play(match, match.actors()[0], "rest")
        match.apply(seating.lend(match, 0, "random", 2.0))
        assert BotPacing().delay(match, 0, 100.0) == 0
        match.apply(seating.lend(match, 1, "random", 2.0))
        assert BotPacing().delay(match, 0, 100.0) == PAUSE_SECONDS


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
    monkeypatch.setattr(tables, "wait_until_woken", rests)
    return rests


@pytest.fixture
def port(tmp_path: Path) -> Iterator[OpenServer]:
    with open_server(open_store(tmp_path), paced_bots=True) as opened:
        yield opened


def lend(ada: User, table: str) -> None:
    json_of(ada.post(f"/tables/{table}/bot", {"seat": 0, "level": "random"}))


def test_who_takes_his_seat_back_finds_the_game_where_it_was(port: OpenServer, still: Rests) -> None:
    ada = port.user()
    table = ada.create_table(ONE_AND_BOT, first=1)["id"]
    lend(ada, table)
    ply = ada.view(table)["ply"]
    back = json_of(ada.post(f"/tables/{table}/back", {"seat": 0}))
    assert (back["actors"], back["yours"], back["ply"]) == ([0], [0], ply)
    assert still.seconds == [pytest.approx(PAUSE_SECONDS, abs=PAUSE_SECONDS)]
    ada.play_any(table)


def test_no_clock_runs_while_a_bot_on_a_lent_seat_waits(port: OpenServer, still: Rests) -> None:
    ada = port.user()
    clock = {"kind": "bank", "seconds": 60, "increment": 10, "flag": "seat"}
    body = {"game": "santa_timea", "options": {"first": 1}, "seats": ONE_AND_BOT, "clock": clock}
    table = json_of(ada.post("/tables", body), 201)["id"]
    lend(ada, table)
    assert ada.view(table)["clock"]["runs"] == []
    left = ada.view(table)["clock"]["left"][0]
    assert ada.view(table)["clock"]["left"][0] == left
    back = json_of(ada.post(f"/tables/{table}/back", {"seat": 0}))
    assert back["clock"]["runs"] == [0]


def test_bots_that_wait_keep_no_other_table_waiting(port: OpenServer, still: Rests) -> None:
    ada = port.user()
    lend(ada, ada.create_table(ONE_AND_BOT, first=1)["id"])
    bot = {"kind": "bot", "level": "random", "name": "Drake"}
    other = ada.create_table([bot, bot | {"name": "Cook"}])["id"]
    with ada.live(other) as line:
        messages_until(line, lambda view: view["over"] is not None)
    assert len(still.seconds) == 1


def test_after_a_restart_the_bot_still_waits(tmp_path: Path, still: Rests) -> None:
    with open_server(open_store(tmp_path), paced_bots=True) as port:
        ada = port.user()
        table = ada.create_table(ONE_AND_BOT, first=1)["id"]
        lend(ada, table)
    with open_server(open_store(tmp_path), paced_bots=True) as port:
        back = json_of(port.user().post(f"/tables/{table}/back", {"seat": 0}))
    assert (back["actors"], back["yours"]) == ([0], [0])


def test_when_nobody_comes_back_the_bots_play_on_to_the_end(
    port: OpenServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    rests = Rests(forever=False)
    monkeypatch.setattr(tables, "wait_until_woken", rests)
    ada = port.user()
    table = ada.create_table(ONE_AND_BOT, first=1)["id"]
    with ada.live(table, 0) as line:
        lend(ada, table)
        messages_until(line, lambda view: view["over"] is not None)
    assert len(rests.seconds) > 1
    assert all(0 < seconds <= MAX_WAIT_SECONDS for seconds in rests.seconds)


def test_a_harbour_that_is_served_is_calm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(config, "_tune_python", lambda: None)  # it holds for the whole process
    store = open_store(tmp_path)
    app = ServerConfig("", ["harbour.test"], None, "http://harbour.test").create_app(store)
    assert app.state.registry.paced_bots
    assert app.state.registry.memory_budget.budget == 256 * 10**6
    store.close()
