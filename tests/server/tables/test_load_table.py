"""Loading tables: beside the event loop, each once, and none waits for another."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import pytest

from spielhafen.games.santa_timea import GAME as SANTA_TIMEA
from spielhafen.match import Match, SeatPlan, open_match
from spielhafen.server.tables import registry, replays
from spielhafen.server.tables.replays import replay
from tests.match.tables import play_on
from tests.server.registries import TWO_HERE, OpenServer, User, json_of, open_server, open_store, store_match

PATIENCE = 20.0


@pytest.fixture
def threads(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """What was begun or played through from its beginning, and in which thread."""
    noted: list[tuple[str, int]] = []

    def noting(what: str, do: Any) -> Any:
        def done(*given: Any, **more: Any) -> Any:
            noted.append((what, threading.get_ident()))
            return do(*given, **more)

        return done

    monkeypatch.setattr(registry, "open_match", noting("begun", open_match))
    monkeypatch.setattr(registry, "Match", noting("laid", Match))
    monkeypatch.setattr(replays, "replay", noting("loaded", replay))
    return noted


def test_a_table_is_laid_beside_the_event_loop_and_not_played_through_twice(
    port: OpenServer, ada: User, threads: list[tuple[str, int]]
) -> None:
    loop = port.client.portal.call(threading.get_ident)
    word = ada.create_table(TWO_HERE, key="the-only-one")["id"]
    json_of(ada.get(f"/tables/{word}"))
    assert [what for what, _ in threads] == ["begun", "laid"]
    assert ada.create_table(TWO_HERE, key="the-only-one")["id"] == word
    assert [what for what, _ in threads] == ["begun", "laid"] * 2
    assert loop not in {thread for _, thread in threads}


def test_once_more_a_table_is_laid_beside_the_event_loop(
    port: OpenServer, ada: User, threads: list[tuple[str, int]]
) -> None:
    loop = port.client.portal.call(threading.get_ident)
    opened = open_match(
        SANTA_TIMEA, {}, [SeatPlan(name, owner=ada.hash) for name in ("Ada", "Bo")], bytes(32), 1.0
    )
    match = Match(opened)
    store_match(port.store, "amber-gull-7", match, [opened, *play_on(match, Random(8))])
    json_of(ada.post("/tables/amber-gull-7/rematch", {}), 201)
    assert [what for what, _ in threads] == ["loaded", "begun", "laid"]
    assert loop not in {thread for _, thread in threads}


def test_a_table_is_loaded_beside_the_event_loop(tmp_path: Path, threads: list[tuple[str, int]]) -> None:
    with open_server(open_store(tmp_path)) as port:
        word = port.user().create_table(TWO_HERE)["id"]
    threads.clear()
    with open_server(open_store(tmp_path)) as port:
        loop = port.client.portal.call(threading.get_ident)
        json_of(port.user().get(f"/tables/{word}"))
        json_of(port.user().get(f"/tables/{word}"))
    ((what, thread),) = threads
    assert what == "loaded"
    assert thread != loop


def test_while_one_table_is_loaded_the_others_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with open_server(open_store(tmp_path)) as port:
        slow, quick = (port.user().create_table(TWO_HERE)["id"] for _ in range(2))
    begun, let_go, loads = threading.Event(), threading.Event(), []

    with open_server(open_store(tmp_path)) as port, ThreadPoolExecutor(2) as others:
        first = port.store.events(slow)[0]

        def slowly(events: Sequence[bytes]) -> Match:
            loads.append(events[0])
            if events[0] == first:
                begun.set()
                assert let_go.wait(PATIENCE)
            return replay(events)

        monkeypatch.setattr(replays, "replay", slowly)
        ada = port.user()
        waiting = [others.submit(ada.view, slow) for _ in range(2)]
        assert begun.wait(PATIENCE)
        json_of(ada.get(f"/tables/{quick}"))
        assert not any(answer.done() for answer in waiting)
        let_go.set()
        one, two = (answer.result(PATIENCE) for answer in waiting)
    assert one == two
    assert loads.count(first) == 1
