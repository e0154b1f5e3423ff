"""Bots on lent seats wait, so that their owners can return near the move they see."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from spielhafen.games.ghost_ship import GAME as GHOST_SHIP
from spielhafen.match import Match, seating
from spielhafen.server import config
from spielhafen.server.config import ServerConfig
from spielhafen.server.tables import bot_runner
from spielhafen.server.tables import table as tables
from spielhafen.server.tables.bot_pace import (
    MAX_WAIT_SECONDS,
    PAUSE_SECONDS,
    STEP_SECONDS,
    TURN_SECONDS,
    BotPacing,
    display_seconds,
    is_delegated,
    needs_pacing,
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


def lent_match(seats: int = 2) -> Match:
    """Return a match whose first seat, which is to move, is lent; the others are humans."""
    match = match_of(SANTA_TIMEA, seats, first=1)
    match.apply(seating.lend(match, 0, "random", 2.0))
    return match


def test_a_page_shows_a_turn_for_a_while_and_its_further_steps_shortly() -> None:
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


def test_a_bot_on_a_lent_seat_waits_until_all_is_shown_and_a_pause() -> None:
    match, pacing = lent_match(), BotPacing()
    assert pacing.delay(match, 0, 100.0) == PAUSE_SECONDS
    played = match.plies[:1]
    pacing.record(played, 100.0)
    assert pacing.delay(match, 0, 100.0) == pytest.approx(PAUSE_SECONDS + TURN_SECONDS)
    pacing.record(played, 100.0)
    assert pacing.delay(match, 0, 100.0) == pytest.approx(PAUSE_SECONDS + 2 * TURN_SECONDS)
    assert pacing.delay(match, 0, 101.0) == pytest.approx(PAUSE_SECONDS + 2 * TURN_SECONDS - 1)
    assert pacing.delay(match, 0, 150.0) == 0


def test_within_its_turn_there_is_no_pause() -> None:
    match, pacing = match_of(SANTA_TIMEA, 2, first=1), BotPacing()
    play(match, 0, str(match.view_for(0).moves()[0]))
    seat = match.actors()[0]
    match.apply(seating.lend(match, seat, "random", 2.0))
    own = [ply for ply in match.plies if ply.actor == seat]
    pacing.record(match.plies[-1:], 100.0)
    assert pacing.delay(match, seat, 100.0) == pytest.approx(
        TURN_SECONDS if own else TURN_SECONDS + PAUSE_SECONDS
    )


def test_after_lending_there_is_always_a_pause() -> None:
    match, pacing = lent_match(), BotPacing()
    pacing.record(match.plies[:1], 50.0)
    pacing.record([], 100.0)
    assert pacing.delay(match, 0, 100.0) >= PAUSE_SECONDS


def test_a_bot_waits_less_than_the_timeout_of_other_processes() -> None:
    match, pacing = lent_match(), BotPacing()
    for _ in range(100):
        pacing.record(match.plies[:1], 100.0)
    assert pacing.delay(match, 0, 100.0) == MAX_WAIT_SECONDS < tables.PROCESS_GONE_SECONDS / 2


def test_no_other_bot_waits() -> None:
    with_bot = match_of(SANTA_TIMEA, 2, first=1)
    with_bot.apply(seating.leave(with_bot, 0, "random", 2.0))
    assert BotPacing().delay(with_bot, 0, 100.0) == 0
    assert BotPacing().delay(match_of(SANTA_TIMEA, 2, first=1), 0, 100.0) == 0


def test_no_bot_waits_while_a_human_is_to_move() -> None:
    with with_games(SKERRY):
        match = match_of(SKERRY, 2, plans=people(2))
        while len(match.actors()) < 2:
            play(match, match.actors()[0], "rest")
        match.apply(seating.lend(match, 0, "random", 2.0))
        assert BotPacing().delay(match, 0, 100.0) == 0
        match.apply(seating.lend(match, 1, "random", 2.0))
        assert BotPacing().delay(match, 0, 100.0) == PAUSE_SECONDS


def test_no_bot_waits_in_a_part_that_is_left_to_have_it_done() -> None:
    laying, sailing = match_of(GHOST_SHIP), match_of(GHOST_SHIP, ready_made=True)
    while is_delegated(sailing, sailing.actors()[0]):
        play(sailing, sailing.actors()[0], str(sailing.view_for(sailing.actors()[0]).moves()[0]))
    for match in (laying, sailing):
        match.apply(seating.lend(match, match.actors()[0], "random", 2.0))
    assert not needs_pacing(laying, laying.actors()[0])
    assert needs_pacing(sailing, sailing.actors()[0])


# At a table.


class FakeWait:
    """Replaces waiting: stores the seconds, and waits until woken, or not at all."""

    def __init__(self, *, forever: bool) -> None:
        self.forever = forever
        self.seconds: list[float] = []

    async def __call__(self, woken: asyncio.Event, seconds: float) -> None:
        self.seconds.append(seconds)
        if self.forever:
            await woken.wait()


@pytest.fixture
def no_waiting(monkeypatch: pytest.MonkeyPatch) -> FakeWait:
    """Replace waiting, so that no pause ends by itself."""
    waits = FakeWait(forever=True)
    monkeypatch.setattr(bot_runner, "wait_until_woken", waits)
    return waits


@pytest.fixture
def server(tmp_path: Path) -> Iterator[OpenServer]:
    with open_server(open_store(tmp_path), paced_bots=True) as opened:
        yield opened


def lend_seat(ada: User, table: str) -> None:
    json_of(ada.post(f"/tables/{table}/bot", {"seat": 0, "level": "random"}))


def test_a_player_who_takes_the_seat_back_finds_the_game_where_it_was(
    server: OpenServer, no_waiting: FakeWait
) -> None:
    ada = server.user()
    table = ada.create_table(ONE_AND_BOT, first=1)["id"]
    lend_seat(ada, table)
    ply = ada.view(table)["ply"]
    taken_back = json_of(ada.post(f"/tables/{table}/take-back", {"seat": 0}))
    assert (taken_back["actors"], taken_back["own_seats"], taken_back["ply"]) == ([0], [0], ply)
    assert no_waiting.seconds == [pytest.approx(PAUSE_SECONDS, abs=PAUSE_SECONDS)]
    ada.play_any(table)


def test_no_clock_runs_while_a_bot_on_a_lent_seat_waits(server: OpenServer, no_waiting: FakeWait) -> None:
    ada = server.user()
    clock = {"kind": "bank", "seconds": 60, "increment": 10, "flag": "seat"}
    body = {"game": "santa_timea", "options": {"first": 1}, "seats": ONE_AND_BOT, "clock": clock}
    table = json_of(ada.post("/tables", body), 201)["id"]
    lend_seat(ada, table)
    assert ada.view(table)["clock"]["running"] == []
    left = ada.view(table)["clock"]["seconds_left"][0]
    assert ada.view(table)["clock"]["seconds_left"][0] == left
    taken_back = json_of(ada.post(f"/tables/{table}/take-back", {"seat": 0}))
    assert taken_back["clock"]["running"] == [0]


def test_bots_that_wait_keep_no_other_table_waiting(server: OpenServer, no_waiting: FakeWait) -> None:
    ada = server.user()
    lend_seat(ada, ada.create_table(ONE_AND_BOT, first=1)["id"])
    bot = {"kind": "bot", "level": "random", "name": "Drake"}
    other = ada.create_table([bot, bot | {"name": "Cook"}])["id"]
    with ada.live(other) as connection:
        messages_until(connection, lambda view: view["winners"] is not None)
    assert len(no_waiting.seconds) == 1


def test_after_a_restart_the_bot_still_waits(tmp_path: Path, no_waiting: FakeWait) -> None:
    with open_server(open_store(tmp_path), paced_bots=True) as server:
        ada = server.user()
        table = ada.create_table(ONE_AND_BOT, first=1)["id"]
        lend_seat(ada, table)
    with open_server(open_store(tmp_path), paced_bots=True) as server:
        taken_back = json_of(server.user().post(f"/tables/{table}/take-back", {"seat": 0}))
    assert (taken_back["actors"], taken_back["own_seats"]) == ([0], [0])


def test_if_no_player_returns_the_bots_play_to_the_end(
    server: OpenServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits = FakeWait(forever=False)
    monkeypatch.setattr(bot_runner, "wait_until_woken", waits)
    ada = server.user()
    table = ada.create_table(ONE_AND_BOT, first=1)["id"]
    with ada.live(table, 0) as connection:
        lend_seat(ada, table)
        messages_until(connection, lambda view: view["winners"] is not None)
    assert len(waits.seconds) > 1
    assert all(0 < seconds <= MAX_WAIT_SECONDS for seconds in waits.seconds)


def test_a_server_process_paces_its_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(config, "_tune_python", lambda: None)  # it affects the whole process
    store = open_store(tmp_path)
    app = ServerConfig("", ["harbour.test"], None, "http://harbour.test").create_app(store)
    assert app.state.registry.paced_bots
    assert app.state.registry.memory_budget.budget == 256 * 10**6
    store.close()
