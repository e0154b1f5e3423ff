"""Logs are told in slices: whoever asks for a long one keeps nobody else waiting, and reads what he would have read at once."""

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
from spielhafen.server.middleware.identity import Mate
from spielhafen.server.tables.table import Table
from spielhafen.server.views import log_lines, serializers
from spielhafen.server.views.log_lines import Log, Scribe
from tests.match.tables import SANTA_TIMEA, match_of, play
from tests.server.registries import TWO, Port, Sailor, good, heard, port_of, store_in

MOST = 2
PLIES = 25
ENOUGH = 10_000
"""Slices after which somebody must have been waiting in vain."""


def played(plies: int) -> Match:
    """A match that has come so far at least."""
    match = match_of(SANTA_TIMEA, 2)
    while len(match.plies) < plies:
        (seat,) = match.actors()
        play(match, seat, str(match.seen(seat).moves()[0]))
    return match


def read_at_once(match: Match, viewer: int) -> list[Any]:
    return serializers.log_lines(match.log(viewer))


def said(log: Log, match: Match) -> list[Any]:
    return [json.loads(bytes(line)) for line in log.lines(match)]


def long_table(ada: Sailor) -> str:
    word: str = ada.lay(TWO)["id"]
    while ada.look(word)["ply"] < PLIES:
        ada.play_any(word)
    return word


@pytest.fixture
def slices(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Logs are told in small slices; how much was then told at once."""
    sizes: list[int] = []

    class Watched(Log):
        def tell(self, match: Match, most: int) -> None:
            before = match.told
            super().tell(match, most)
            sizes.append(match.told - before)

    monkeypatch.setattr(log_lines, "SLICE", MOST)
    for module in ("tables.table", "views.view_cache"):
        monkeypatch.setattr(f"spielhafen.server.{module}.Log", Watched)
    return sizes


@pytest.fixture
def word(tmp_path: Path) -> str:
    """A table with a long log, which no harbour has in memory."""
    with port_of(store_in(tmp_path)) as port:
        return long_table(port.sailor())


@pytest.fixture
def waiting(tmp_path: Path, word: str, slices: list[int]) -> Iterator[Port]:
    with port_of(store_in(tmp_path)) as port:
        yield port


# One log.


def test_a_log_is_made_bit_by_bit_and_says_what_it_says_at_once() -> None:
    match, log = played(30), Log(1)
    while log.behind(match):
        told = match.told
        log.tell(match, 4)
        assert match.told - told <= 4
    assert said(log, match) == read_at_once(match, 1)


@pytest.mark.parametrize("ply", [0, 7, 30])
def test_what_was_cut_off_is_told_anew(ply: int) -> None:
    match, log = played(30), Log(None)
    log.lines(match)
    log.cut(ply)
    assert log.behind(match) == len(match.plies) - ply + 1
    assert said(log, match) == read_at_once(match, PUBLIC)


def test_a_match_that_forgot_is_told_again_in_slices_too() -> None:
    match, log = played(30), Log(None)
    asked = said(log, match)
    match.rest()
    slices = 0
    while log.behind(match):
        log.tell(match, 5)
        slices += 1
        assert match.told <= 5 * slices
    assert said(log, match) == asked


# Whoever else wants something.


def served_between(port: Port, ask: Callable[[], Any], monkeypatch: pytest.MonkeyPatch) -> Any:
    """The answer to what is asked, which waits half-way through a log until somebody else was answered."""
    tell, turns, answered = Log.tell, [0], [False]

    def tell_slowly(log: Log, match: Match, most: int) -> None:
        if match.told >= PLIES // 2 and not answered[0]:
            turns[0] += 1
            assert turns[0] < ENOUGH, "nobody is served between two slices"
            if turns[0] == 1:
                loop = asyncio.get_running_loop()
                loop.create_task(elsewhere()).add_done_callback(lambda _: answered.__setitem__(0, True))
            return
        tell(log, match, most)

    async def elsewhere() -> None:
        answer = await port.client._http.get("/api/levels", headers=port.sailor("Bo").headers)
        assert answer.status_code == 200

    monkeypatch.setattr(Log, "tell", tell_slowly)
    found = ask()
    assert answered[0]
    return found


@pytest.mark.parametrize(
    "path", ["", "?seat=0", "/plies/20?seat=1", "/logbook?seat=1"], ids=["public", "a seat", "back", "book"]
)
def test_while_a_long_log_is_told_others_are_served(
    waiting: Port, word: str, path: str, slices: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = waiting.sailor()
    answer = served_between(waiting, lambda: ada.get(f"/tables/{word}{path}"), monkeypatch)
    assert answer.status_code == 200
    assert max(slices) == MOST
    assert sum(slices) >= PLIES


def test_whoever_opens_a_line_keeps_nobody_waiting_either(
    waiting: Port, word: str, slices: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = waiting.sailor()

    def listen() -> Any:
        with ada.live(word, 0) as line:
            return heard(line)

    message = served_between(waiting, listen, monkeypatch)
    assert message == {"type": "table", "table": ada.look(word, 0)}
    assert max(slices) == MOST


def test_what_follows_for_who_had_missed_nothing_is_short(
    waiting: Port, word: str, slices: list[int]
) -> None:
    ada = waiting.sailor()
    known = good(ada.where_stands(word))["seq"]
    assert slices == []
    with ada.live(word, 0, since=known) as line:
        assert heard(line)["type"] == "current"
        for _ in range(ENOUGH):
            if sum(slices) >= PLIES:
                break
            waiting.client.portal.call(asyncio.sleep, 0)
        seat, moves = next(iter(good(ada.where_stands(word))["moves"].items()))
        good(ada.play(word, int(seat), moves[0], seq=known))
        assert json.loads(line.text())["type"] == "frames"
    assert max(slices) <= MOST + 4, "a move and what chance says after it"


def test_a_move_at_a_table_that_rested_keeps_nobody_waiting(
    waiting: Port, word: str, slices: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = waiting.sailor()
    stands = good(ada.where_stands(word))
    seat, moves = next(iter(stands["moves"].items()))
    answer = served_between(
        waiting, lambda: ada.play(word, int(seat), moves[0], seq=stands["seq"], key="only-once"), monkeypatch
    )
    first = good(answer)
    assert max(slices) == MOST
    again = good(ada.play(word, int(seat), moves[0], seq=stands["seq"], key="only-once"))
    assert again == first


def test_a_logbook_that_is_brought_keeps_nobody_waiting(
    waiting: Port, word: str, slices: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = waiting.sailor()
    match = waiting.client.portal.call(waiting.harbour.table, word).match
    book = logbook.write(match.logbook(EVERYTHING))
    slices.clear()
    answer = served_between(waiting, lambda: ada.post("/books", {"logbook": book}), monkeypatch)
    brought = good(answer, 201)
    assert max(slices) == MOST
    assert brought["log"] == ada.look(brought["id"])["log"]


# Who waits meanwhile.


def test_while_its_log_is_told_a_table_is_neither_forgotten_nor_rests(word: str, waiting: Port) -> None:
    async def told() -> list[bool]:
        table = await waiting.harbour.table(word)
        idle = []
        telling = asyncio.create_task(table.tell_log(0))
        while not telling.done():
            await asyncio.sleep(0)
            table.rest()
            idle.append(table.idle)
        return idle

    idle = waiting.client.portal.call(told)
    assert len(idle) > PLIES // MOST
    assert not any(idle[1:-1])


def test_a_table_that_was_to_rest_meanwhile_rests_when_all_who_waited_have_read(
    word: str, waiting: Port, monkeypatch: pytest.MonkeyPatch
) -> None:
    rested: list[int] = []
    monkeypatch.setattr(Match, "rest", lambda match: rested.append(match.told))

    async def read() -> None:
        table = await waiting.harbour.table(word)
        telling = [asyncio.create_task(table.shown(table.match, mate, seat)) for seat in (0, 1)]
        await asyncio.sleep(0)
        table.rest()
        assert rested == []
        shown = await asyncio.gather(*telling)
        assert all(view["log"] for view in shown)
        await asyncio.sleep(0)
        assert table._views.kept == 0
        await table.tell_log(0)
        await asyncio.sleep(0)
        assert table._views.kept > 0, "it was to rest once"

    mate = Mate(waiting.sailor().hash)
    waiting.client.portal.call(read)
    assert [told >= PLIES for told in rested] == [True]


def test_a_table_does_not_rest_under_somebody_who_waited_and_now_watches(word: str, waiting: Port) -> None:
    async def watch() -> None:
        table = await waiting.harbour.table(word)
        listening = asyncio.create_task(table.listen(mate, 0))
        await asyncio.sleep(0)
        table.rest()
        listener = await listening
        await asyncio.sleep(0)
        assert table._views.kept > 0
        table.leave(listener)

    mate = Mate(waiting.sailor().hash)
    waiting.client.portal.call(watch)


def test_long_logs_are_told_one_after_the_other_and_short_ones_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(log_lines, "SLICE", 10)
    ended: list[str] = []

    async def tell(scribe: Scribe, name: str, match: Match) -> None:
        log = Log(None)
        await scribe.tell(lambda: (log, match))
        ended.append(name)

    async def run() -> None:
        scribe = Scribe()
        await asyncio.gather(
            tell(scribe, "long", played(40)),
            tell(scribe, "longer", played(60)),
            tell(scribe, "short", played(0)),
        )

    asyncio.run(run())
    assert ended == ["short", "long", "longer"]


def test_who_loses_his_seat_while_he_waits_is_shown_nothing(
    waiting: Port, word: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bo = waiting.sailor("Ada"), waiting.sailor("Bo")
    ticket = good(ada.post(f"/tables/{word}/ticket", {"seat": 0}))["ticket"]
    tell_log = Table.tell_log

    async def wait_long(table: Table, seat: int | None) -> None:
        monkeypatch.setattr(Table, "tell_log", tell_log)
        answer = await waiting.client._http.post(
            f"/api/tables/{word}/claim", json={"ticket": ticket}, headers=bo.headers
        )
        assert answer.status_code == 200
        await tell_log(table, seat)

    monkeypatch.setattr(Table, "tell_log", wait_long)
    answer = ada.get(f"/tables/{word}", seat=0)
    assert answer.status_code == 403
