"""Tables are loaded outside the event loop, each once, and without delaying others."""

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
from spielhafen.server.routes import tables
from spielhafen.server.tables import registry, replays
from spielhafen.server.tables.replays import replay
from tests.match.tables import play_on
from tests.server.registries import TWO_HERE, OpenServer, User, json_of, open_server, open_store, store_match

PATIENCE = 20.0


@pytest.fixture
def threads(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """What was created or replayed, and in which thread."""
    calls: list[tuple[str, int]] = []

    def recording(what: str, do: Any) -> Any:
        def done(*given: Any, **more: Any) -> Any:
            calls.append((what, threading.get_ident()))
            return do(*given, **more)

        return done

    for module in (tables, registry):
        monkeypatch.setattr(module, "open_match", recording("begun", open_match))
    monkeypatch.setattr(registry, "Match", recording("laid", Match))
    monkeypatch.setattr(replays, "replay", recording("loaded", replay))
    return calls


def test_a_table_is_created_outside_the_event_loop_and_not_replayed(
    server: OpenServer, ada: User, threads: list[tuple[str, int]]
) -> None:
    loop = server.client.portal.call(threading.get_ident)
    table_id = ada.create_table(TWO_HERE, key="the-only-one")["id"]
    json_of(ada.get(f"/tables/{table_id}"))
    assert [what for what, _ in threads] == ["begun", "laid"]
    assert ada.create_table(TWO_HERE, key="the-only-one")["id"] == table_id
    assert [what for what, _ in threads] == ["begun", "laid"] * 2
    assert loop not in {thread for _, thread in threads}


def test_a_rematch_is_created_outside_the_event_loop(
    server: OpenServer, ada: User, threads: list[tuple[str, int]]
) -> None:
    loop = server.client.portal.call(threading.get_ident)
    opened = open_match(
        SANTA_TIMEA, {}, [SeatPlan(name, owner=ada.hash) for name in ("Ada", "Bo")], bytes(32), 1.0
    )
    match = Match(opened)
    store_match(server.store, "amber-gull-7", match, [opened, *play_on(match, Random(8))])
    json_of(ada.post("/tables/amber-gull-7/rematch", {}), 201)
    assert [what for what, _ in threads] == ["loaded", "begun", "laid"]
    assert loop not in {thread for _, thread in threads}


def test_a_table_is_loaded_outside_the_event_loop(tmp_path: Path, threads: list[tuple[str, int]]) -> None:
    with open_server(open_store(tmp_path)) as server:
        table_id = server.user().create_table(TWO_HERE)["id"]
    threads.clear()
    with open_server(open_store(tmp_path)) as server:
        loop = server.client.portal.call(threading.get_ident)
        json_of(server.user().get(f"/tables/{table_id}"))
        json_of(server.user().get(f"/tables/{table_id}"))
    ((what, thread),) = threads
    assert what == "loaded"
    assert thread != loop


def test_while_one_table_is_loaded_the_others_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with open_server(open_store(tmp_path)) as server:
        slow, quick = (server.user().create_table(TWO_HERE)["id"] for _ in range(2))
    started, release, loads = threading.Event(), threading.Event(), []

    with open_server(open_store(tmp_path)) as server, ThreadPoolExecutor(2) as others:
        first = server.store.events(slow)[0]

        def slow_replay(events: Sequence[bytes]) -> Match:
            loads.append(events[0])
            if events[0] == first:
                started.set()
                assert release.wait(PATIENCE)
            return replay(events)

        monkeypatch.setattr(replays, "replay", slow_replay)
        ada = server.user()
        waiting = [others.submit(ada.view, slow) for _ in range(2)]
        assert started.wait(PATIENCE)
        json_of(ada.get(f"/tables/{quick}"))
        assert not any(answer.done() for answer in waiting)
        release.set()
        one, two = (answer.result(PATIENCE) for answer in waiting)
    assert one == two
    assert loads.count(first) == 1
