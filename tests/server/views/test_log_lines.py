"""Logs are told in slices: whoever asks for a long one keeps nobody else waiting, and reads what he would have read at once."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from spielhafen.core import logbook
from spielhafen.core.play import EVERYTHING, PUBLIC
from spielhafen.match import Match
from spielhafen.server.middleware.identity import Principal
from spielhafen.server.tables.table import Table
from spielhafen.server.views import log_lines, serializers
from spielhafen.server.views.log_lines import LogBuilder, SeatLog
from tests.match.tables import SANTA_TIMEA, match_of, play
from tests.server.registries import TWO_HERE, OpenServer, User, json_of, next_message, open_server, open_store

MOST = 2
PLIES = 25
ENOUGH = 10_000
"""Slices after which somebody must have been waiting in vain."""


def played(plies: int) -> Match:
    """A match that has come so far at least."""
    match = match_of(SANTA_TIMEA, 2)
    while len(match.plies) < plies:
        (seat,) = match.actors()
        play(match, seat, str(match.view_for(seat).moves()[0]))
    return match


def read_at_once(match: Match, viewer: int) -> list[Any]:
    return [msgspec.to_builtins(entry) for entry in serializers.log_entries(match.log(viewer))]


def said(log: SeatLog, match: Match) -> list[Any]:
    return [json.loads(bytes(line)) for line in log.lines(match)]


def long_table(ada: User) -> str:
    word: str = ada.create_table(TWO_HERE)["id"]
    while ada.view(word)["ply"] < PLIES:
        ada.play_any(word)
    return word


@pytest.fixture
def slices(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Logs are told in small slices; how much was then told at once."""
    sizes: list[int] = []

    class Watched(SeatLog):
        def extend(self, match: Match, most: int) -> None:
            before = match.logged_plies
            super().extend(match, most)
            sizes.append(match.logged_plies - before)

    monkeypatch.setattr(log_lines, "SLICE_PLIES", MOST)
    for module in ("tables.table", "views.view_cache"):
        monkeypatch.setattr(f"spielhafen.server.{module}.SeatLog", Watched)
    return sizes


@pytest.fixture
def word(tmp_path: Path) -> str:
    """A table with a long log, which no harbour has in memory."""
    with open_server(open_store(tmp_path)) as port:
        return long_table(port.user())


@pytest.fixture
def waiting(tmp_path: Path, word: str, slices: list[int]) -> Iterator[OpenServer]:
    with open_server(open_store(tmp_path)) as port:
        yield port


# One log.


def test_a_log_is_made_bit_by_bit_and_says_what_it_says_at_once() -> None:
    match, log = played(30), SeatLog(1)
    while log.missing_plies(match):
        told = match.logged_plies
        log.extend(match, 4)
        assert match.logged_plies - told <= 4
    assert said(log, match) == read_at_once(match, 1)


@pytest.mark.parametrize("ply", [0, 7, 30])
def test_what_was_cut_off_is_told_anew(ply: int) -> None:
    match, log = played(30), SeatLog(None)
    log.lines(match)
    log.truncate(ply)
    assert log.missing_plies(match) == len(match.plies) - ply + 1
    assert said(log, match) == read_at_once(match, PUBLIC)


def test_a_match_that_forgot_is_told_again_in_slices_too() -> None:
    match, log = played(30), SeatLog(None)
    asked = said(log, match)
    match.clear_caches()
    slices = 0
    while log.missing_plies(match):
        log.extend(match, 5)
        slices += 1
        assert match.logged_plies <= 5 * slices
    assert said(log, match) == asked


# Whoever else wants something.


def served_between(port: OpenServer, ask: Callable[[], Any], monkeypatch: pytest.MonkeyPatch) -> Any:
    """The answer to what is asked, which waits half-way through a log until somebody else was answered."""
    tell, turns, answered = SeatLog.extend, [0], [False]

    def tell_slowly(log: SeatLog, match: Match, most: int) -> None:
        if match.logged_plies >= PLIES // 2 and not answered[0]:
            turns[0] += 1
            assert turns[0] < ENOUGH, "nobody is served between two slices"
            if turns[0] == 1:
                loop = asyncio.get_running_loop()
                loop.create_task(elsewhere()).add_done_callback(lambda _: answered.__setitem__(0, True))
            return
        tell(log, match, most)

    async def elsewhere() -> None:
        answer = await port.client._http.get("/api/levels", headers=port.user("Bo").headers)
        assert answer.status_code == 200

    monkeypatch.setattr(SeatLog, "extend", tell_slowly)
    found = ask()
    assert answered[0]
    return found


@pytest.mark.parametrize(
    "path", ["", "?seat=0", "/plies/20?seat=1", "/logbook?seat=1"], ids=["public", "a seat", "back", "book"]
)
def test_while_a_long_log_is_told_others_are_served(
    waiting: OpenServer, word: str, path: str, slices: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = waiting.user()
    answer = served_between(waiting, lambda: ada.get(f"/tables/{word}{path}"), monkeypatch)
    assert answer.status_code == 200
    assert max(slices) == MOST
    assert sum(slices) >= PLIES


def test_whoever_opens_a_line_keeps_nobody_waiting_either(
    waiting: OpenServer, word: str, slices: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = waiting.user()

    def listen() -> Any:
        with ada.live(word, 0) as line:
            return next_message(line)

    message = served_between(waiting, listen, monkeypatch)
    assert message == {"type": "table", "table": ada.view(word, 0)}
    assert max(slices) == MOST


def test_what_follows_for_who_had_missed_nothing_is_short(
    waiting: OpenServer, word: str, slices: list[int]
) -> None:
    ada = waiting.user()
    known = json_of(ada.minimal_view(word))["seq"]
    assert slices == []
    with ada.live(word, 0, since=known) as line:
        assert next_message(line)["type"] == "current"
        for _ in range(ENOUGH):
            if sum(slices) >= PLIES:
                break
            waiting.client.portal.call(asyncio.sleep, 0)
        seat, moves = next(iter(json_of(ada.minimal_view(word))["moves"].items()))
        json_of(ada.play(word, int(seat), moves[0], seq=known))
        assert json.loads(line.receive_text())["type"] == "frames"
    assert max(slices) <= MOST + 4, "a move and what chance says after it"


def test_a_move_at_a_table_that_rested_keeps_nobody_waiting(
    waiting: OpenServer, word: str, slices: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = waiting.user()
    stands = json_of(ada.minimal_view(word))
    seat, moves = next(iter(stands["moves"].items()))
    answer = served_between(
        waiting, lambda: ada.play(word, int(seat), moves[0], seq=stands["seq"], key="only-once"), monkeypatch
    )
    first = json_of(answer)
    assert max(slices) == MOST
    again = json_of(ada.play(word, int(seat), moves[0], seq=stands["seq"], key="only-once"))
    assert again == first


def test_a_logbook_that_is_brought_keeps_nobody_waiting(
    waiting: OpenServer, word: str, slices: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = waiting.user()
    match = waiting.client.portal.call(waiting.registry.table, word).match
    book = logbook.write_logbook(match.logbook(EVERYTHING))
    slices.clear()
    answer = served_between(waiting, lambda: ada.post("/books", {"logbook": book}), monkeypatch)
    brought = json_of(answer, 201)
    assert max(slices) == MOST
    assert brought["log"] == ada.view(brought["id"])["log"]


# Who waits meanwhile.


def test_while_its_log_is_told_a_table_is_neither_forgotten_nor_rests(word: str, waiting: OpenServer) -> None:
    async def told() -> list[bool]:
        table = await waiting.registry.table(word)
        idle = []
        telling = asyncio.create_task(table.build_log(0))
        while not telling.done():
            await asyncio.sleep(0)
            table.release_views()
            idle.append(table.is_idle)
        return idle

    idle = waiting.client.portal.call(told)
    assert len(idle) > PLIES // MOST
    assert not any(idle[1:-1])


def test_a_table_that_was_to_rest_meanwhile_rests_when_all_who_waited_have_read(
    word: str, waiting: OpenServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    rested: list[int] = []
    monkeypatch.setattr(Match, "clear_caches", lambda match: rested.append(match.logged_plies))

    async def read() -> None:
        table = await waiting.registry.table(word)
        telling = [asyncio.create_task(table.view_of(table.match, principal, seat)) for seat in (0, 1)]
        await asyncio.sleep(0)
        table.release_views()
        assert rested == []
        shown = await asyncio.gather(*telling)
        assert all(view.log for view in shown)
        await asyncio.sleep(0)
        assert table._views.cached_seats == 0
        await table.build_log(0)
        await asyncio.sleep(0)
        assert table._views.cached_seats > 0, "it was to rest once"

    principal = Principal(waiting.user().hash)
    waiting.client.portal.call(read)
    assert [told >= PLIES for told in rested] == [True]


def test_a_table_does_not_rest_under_somebody_who_waited_and_now_watches(
    word: str, waiting: OpenServer
) -> None:
    async def watch() -> None:
        table = await waiting.registry.table(word)
        listening = asyncio.create_task(table.subscribe(principal, 0))
        await asyncio.sleep(0)
        table.release_views()
        listener = await listening
        await asyncio.sleep(0)
        assert table._views.cached_seats > 0
        table.unsubscribe(listener)

    principal = Principal(waiting.user().hash)
    waiting.client.portal.call(watch)


def test_long_logs_are_told_one_after_the_other_and_short_ones_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(log_lines, "SLICE_PLIES", 10)
    ended: list[str] = []

    async def tell(scribe: LogBuilder, name: str, match: Match) -> None:
        log = SeatLog(None)
        await scribe.build(lambda: (log, match))
        ended.append(name)

    async def run() -> None:
        scribe = LogBuilder()
        await asyncio.gather(
            tell(scribe, "long", played(40)),
            tell(scribe, "longer", played(60)),
            tell(scribe, "short", played(0)),
        )

    asyncio.run(run())
    assert ended == ["short", "long", "longer"]


def test_who_loses_his_seat_while_he_waits_is_shown_nothing(
    waiting: OpenServer, word: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bo = waiting.user("Ada"), waiting.user("Bo")
    ticket = json_of(ada.post(f"/tables/{word}/ticket", {"seat": 0}))["ticket"]
    tell_log = Table.build_log

    async def wait_long(table: Table, seat: int | None) -> None:
        monkeypatch.setattr(Table, "build_log", tell_log)
        answer = await waiting.client._http.post(
            f"/api/tables/{word}/claim", json={"ticket": ticket}, headers=bo.headers
        )
        assert answer.status_code == 200
        await tell_log(table, seat)

    monkeypatch.setattr(Table, "build_log", wait_long)
    answer = ada.get(f"/tables/{word}", seat=0)
    assert answer.status_code == 403
