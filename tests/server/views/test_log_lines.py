"""Logs are built in slices, during which others are served, with the same lines as at once."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from spielhafen.core import logbook
from spielhafen.core.play import EVERYTHING, PUBLIC
from spielhafen.match import Match
from spielhafen.server.middleware.identity import Principal
from spielhafen.server.tables.table import Table
from spielhafen.server.views import view_cache
from spielhafen.server.views.log_lines import SeatLog
from spielhafen.server.views.view_cache import ViewCache
from tests.match.tables import SANTA_TIMEA, match_of, play
from tests.server.registries import TWO_HERE, OpenServer, User, json_of, next_message, open_server, open_store

MAX_PLIES = 2
PLIES = 25
MAX_TURNS = 10_000
"""Slices after which another request must have been served."""


def play_match(plies: int) -> Match:
    """Return a match of at least this number of plies."""
    match = match_of(SANTA_TIMEA, 2)
    while len(match.plies) < plies:
        (seat,) = match.actors()
        play(match, seat, str(match.view_for(seat).moves()[0]))
    return match


def build_at_once(match: Match, viewer: int) -> list[Any]:
    return [json.loads(line) for _, line in match.written_log(viewer)]


def lines_of(log: SeatLog, match: Match) -> list[Any]:
    return [json.loads(bytes(line)) for line in log.lines(match)]


def long_table(ada: User) -> str:
    table_id: str = ada.create_table(TWO_HERE)["id"]
    while ada.view(table_id)["ply"] < PLIES:
        ada.play_any(table_id)
    return table_id


@pytest.fixture
def slices(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Use small slices; the sizes of all slices built."""
    sizes: list[int] = []

    class Watched(SeatLog):
        def extend(self, match: Match, most: int) -> None:
            before = match.logged_plies
            super().extend(match, most)
            sizes.append(match.logged_plies - before)

    monkeypatch.setattr(view_cache, "SLICE_PLIES", MAX_PLIES)
    monkeypatch.setattr(view_cache, "SeatLog", Watched)
    return sizes


@pytest.fixture
def table_id(tmp_path: Path) -> str:
    """A table with a long log, which no server has in memory."""
    with open_server(open_store(tmp_path)) as server:
        return long_table(server.user())


@pytest.fixture
def waiting(tmp_path: Path, table_id: str, slices: list[int]) -> Iterator[OpenServer]:
    with open_server(open_store(tmp_path)) as server:
        yield server


# One log.


def test_a_log_built_in_slices_equals_one_built_at_once() -> None:
    match, log = play_match(30), SeatLog(1)
    while log.missing_plies(match):
        built = match.logged_plies
        log.extend(match, 4)
        assert match.logged_plies - built <= 4
    assert lines_of(log, match) == build_at_once(match, 1)


@pytest.mark.parametrize("ply", [0, 7, 30])
def test_truncated_lines_are_built_again(ply: int) -> None:
    match, log = play_match(30), SeatLog(None)
    log.lines(match)
    log.truncate(ply)
    assert log.missing_plies(match) == len(match.plies) - ply + 1
    assert lines_of(log, match) == build_at_once(match, PUBLIC)


def test_the_log_of_a_match_without_caches_is_built_in_slices() -> None:
    match, log = play_match(30), SeatLog(None)
    expected = lines_of(log, match)
    match.clear_caches()
    slices = 0
    while log.missing_plies(match):
        log.extend(match, 5)
        slices += 1
        assert match.logged_plies <= 5 * slices
    assert lines_of(log, match) == expected


# Other requests.


def serve_during(server: OpenServer, ask: Callable[[], Any], monkeypatch: pytest.MonkeyPatch) -> Any:
    """Return the answer to a request, held in the middle of a log until another is served."""
    build_named, turns, answered = SeatLog.extend, [0], [False]

    def extend_slowly(log: SeatLog, match: Match, most: int) -> None:
        if match.logged_plies >= PLIES // 2 and not answered[0]:
            turns[0] += 1
            assert turns[0] < MAX_TURNS, "nobody is served between two slices"
            if turns[0] == 1:
                loop = asyncio.get_running_loop()
                loop.create_task(other_request()).add_done_callback(lambda _: answered.__setitem__(0, True))
            return
        build_named(log, match, most)

    async def other_request() -> None:
        answer = await server.client._http.get("/api/bot-levels", headers=server.user("Bo").headers)
        assert answer.status_code == 200

    monkeypatch.setattr(SeatLog, "extend", extend_slowly)
    result = ask()
    assert answered[0]
    return result


@pytest.mark.parametrize(
    "path", ["", "?seat=0", "/plies/20?seat=1", "/logbook?seat=1"], ids=["public", "a seat", "back", "book"]
)
def test_others_are_served_while_a_long_log_is_built(
    waiting: OpenServer, table_id: str, path: str, slices: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = waiting.user()
    answer = serve_during(waiting, lambda: ada.get(f"/tables/{table_id}{path}"), monkeypatch)
    assert answer.status_code == 200
    assert max(slices) == MAX_PLIES
    assert sum(slices) >= PLIES


def test_others_are_served_while_a_listener_connects(
    waiting: OpenServer, table_id: str, slices: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = waiting.user()

    def listen() -> Any:
        with ada.live(table_id, 0) as connection:
            return next_message(connection)

    message = serve_during(waiting, listen, monkeypatch)
    assert message == {"type": "table", "table": ada.view(table_id, 0)}
    assert max(slices) == MAX_PLIES


def test_the_next_message_for_an_up_to_date_listener_is_quick(
    waiting: OpenServer, table_id: str, slices: list[int]
) -> None:
    ada = waiting.user()
    known = json_of(ada.minimal_view(table_id))["seq"]
    assert slices == []
    with ada.live(table_id, 0, since=known) as connection:
        assert next_message(connection)["type"] == "current"
        for _ in range(MAX_TURNS):
            if sum(slices) >= PLIES:
                break
            waiting.client.portal.call(asyncio.sleep, 0)
        seat, moves = next(iter(json_of(ada.minimal_view(table_id))["moves"].items()))
        json_of(ada.play(table_id, int(seat), moves[0], seq=known))
        assert json.loads(connection.receive_text())["type"] == "frames"
    assert max(slices) <= MAX_PLIES + 4, "a move and what chance says after it"


def test_others_are_served_while_a_released_table_executes_a_move(
    waiting: OpenServer, table_id: str, slices: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = waiting.user()
    position = json_of(ada.minimal_view(table_id))
    seat, moves = next(iter(position["moves"].items()))
    answer = serve_during(
        waiting,
        lambda: ada.play(table_id, int(seat), moves[0], seq=position["seq"], key="only-once"),
        monkeypatch,
    )
    first = json_of(answer)
    assert max(slices) == MAX_PLIES
    again = json_of(ada.play(table_id, int(seat), moves[0], seq=position["seq"], key="only-once"))
    assert again == first


def test_others_are_served_while_a_logbook_is_imported(
    waiting: OpenServer, table_id: str, slices: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = waiting.user()
    match = waiting.client.portal.call(waiting.registry.table, table_id).match
    book = logbook.write_logbook(match.logbook(EVERYTHING))
    slices.clear()
    answer = serve_during(waiting, lambda: ada.post("/logbooks", {"logbook": book}), monkeypatch)
    imported = json_of(answer, 201)
    assert max(slices) == MAX_PLIES
    assert imported["log"] == ada.view(imported["id"])["log"]


# Waiting requests.


def test_a_table_is_neither_evicted_nor_released_while_its_log_is_built(
    table_id: str, waiting: OpenServer
) -> None:
    async def built() -> list[bool]:
        table = await waiting.registry.table(table_id)
        idle = []
        building = asyncio.create_task(table.build_log(0))
        while not building.done():
            await asyncio.sleep(0)
            table.release_views()
            idle.append(table.is_idle)
        return idle

    idle = waiting.client.portal.call(built)
    assert len(idle) > PLIES // MAX_PLIES
    assert not any(idle[1:-1])


def test_a_postponed_release_happens_after_all_waiting_requests(
    table_id: str, waiting: OpenServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    released: list[int] = []
    monkeypatch.setattr(Match, "clear_caches", lambda match: released.append(match.logged_plies))

    async def read() -> None:
        table = await waiting.registry.table(table_id)
        building = [asyncio.create_task(table.view_of(table.match, principal, seat)) for seat in (0, 1)]
        await asyncio.sleep(0)
        table.release_views()
        assert released == []
        shown = await asyncio.gather(*building)
        assert all(view.log for view in shown)
        await asyncio.sleep(0)
        assert table._views.size_bytes == 0
        await table.build_log(0)
        await asyncio.sleep(0)
        assert table._views.size_bytes > 0, "it was to rest once"

    principal = Principal(waiting.user().hash)
    waiting.client.portal.call(read)
    assert [built >= PLIES for built in released] == [True]


def test_a_table_is_not_released_under_a_new_listener(table_id: str, waiting: OpenServer) -> None:
    async def watch() -> None:
        table = await waiting.registry.table(table_id)
        listening = asyncio.create_task(table.subscribe(principal, 0))
        await asyncio.sleep(0)
        table.release_views()
        listener = await listening
        await asyncio.sleep(0)
        assert table._views.size_bytes > 0
        table.unsubscribe(listener)

    principal = Principal(waiting.user().hash)
    waiting.client.portal.call(watch)


def test_long_logs_are_built_one_at_a_time_and_short_ones_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(view_cache, "SLICE_PLIES", 10)
    ended: list[str] = []

    async def build_named(log_lock: asyncio.Lock, name: str, match: Match) -> None:
        await ViewCache(name, match, lambda: 1.0, log_lock).build_log(None)
        ended.append(name)

    async def run() -> None:
        log_lock = asyncio.Lock()
        await asyncio.gather(
            build_named(log_lock, "long", play_match(40)),
            build_named(log_lock, "longer", play_match(60)),
            build_named(log_lock, "short", play_match(0)),
        )

    asyncio.run(run())
    assert ended == ["short", "long", "longer"]


def test_a_player_who_loses_the_seat_while_waiting_sees_nothing(
    waiting: OpenServer, table_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bo = waiting.user("Ada"), waiting.user("Bo")
    ticket = json_of(ada.post(f"/tables/{table_id}/tickets", {"seat": 0}))["ticket"]
    tell_log = Table.build_log

    async def wait_long(table: Table, seat: int | None) -> None:
        monkeypatch.setattr(Table, "build_log", tell_log)
        answer = await waiting.client._http.post(
            f"/api/tables/{table_id}/tickets/redeem", json={"ticket": ticket}, headers=bo.headers
        )
        assert answer.status_code == 200
        await tell_log(table, seat)

    monkeypatch.setattr(Table, "build_log", wait_long)
    answer = ada.get(f"/tables/{table_id}", seat=0)
    assert answer.status_code == 403
