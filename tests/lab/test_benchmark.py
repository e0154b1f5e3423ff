"""Benchmarks of a game; the speed of this machine does not matter here."""

from __future__ import annotations

import json
from dataclasses import replace
from importlib import import_module
from typing import TYPE_CHECKING, Any

import pytest

from spielhafen.bots.heuristics import load_heuristics
from spielhafen.core.game import find_game
from spielhafen.core.play import Choice
from spielhafen.lab import as_json, run_benchmark
from spielhafen.lab.benchmark import SIMULATION_PLIES, Bench, state_size

if TYPE_CHECKING:
    from collections.abc import Sequence

    from spielhafen.bots.heuristics import Worth
    from spielhafen.core.play import State

GAME = find_game("santa_timea")
module = import_module("spielhafen.lab.benchmark")  # the package has a function of the same name


@pytest.fixture(scope="module")
def found() -> Bench:
    return run_benchmark(GAME, seconds=0.01)


def test_every_number_of_seats_is_measured(found: Bench) -> None:
    assert [table.seats for table in found.tables] == [2, 3, 4, 5]


def test_every_figure_is_a_speed(found: Bench) -> None:
    for table in found.tables:
        alone = (table.setup, table.plies, table.games, table.clone, table.view)
        for speed in (*alone, table.simulations, table.thoughts):
            assert speed.rate > 0
            assert speed.ratio > 0
            assert speed.microseconds == pytest.approx(1e6 / speed.rate)
        assert table.plies.rate > table.games.rate
        assert table.setup.rate > table.games.rate
        assert 0 < table.depth < SIMULATION_PLIES


def test_rollouts_are_evaluated_as_in_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    known, judged = load_heuristics(GAME), list[int]()

    def foreseen(_: object) -> Worth:
        def worth(g: State) -> Sequence[float]:
            judged.append(1)
            return known.worth(g)

        return worth

    def never(_: object) -> list[float]:
        raise AssertionError

    monkeypatch.setattr(module, "load_heuristics", lambda _: replace(known, worth=never, foresight=foreseen))
    table = module._Table(GAME, 2, {})
    table.thoughts(0.001)

    assert judged


def test_a_state_is_small(found: Bench) -> None:
    for table in found.tables:
        assert 500 < table.bytes < 15_000
        assert 200 < table.json < 15_000


def test_a_longer_list_is_larger() -> None:
    g = GAME.start(2)
    before = state_size(g)
    g.steps.extend(g.steps * 8)

    assert state_size(g) > before


def test_a_bench_is_json(found: Bench) -> None:
    written = json.loads(as_json(found))

    assert written["kind"] == "bench"
    assert written["tables"][0]["plies"].keys() == {"rate", "ratio"}


def test_progress_is_reported() -> None:
    told: list[tuple[int, int]] = []

    run_benchmark(GAME, {"professional": True}, seconds=0.005, progress=lambda *done: told.append(done))

    assert told == [(1, 4), (2, 4), (3, 4), (4, 4)]


def test_laying_a_board_counts_as_set_up_and_not_as_play(monkeypatch: pytest.MonkeyPatch) -> None:
    begun = list[type[object]]()
    original = module.random_playout

    def followed(g: State, *rest: Any) -> int:
        begun.append(type(g.steps[-1]))
        return int(original(g, *rest))

    table = module._Table(find_game("treasure_map"), 1, {})
    monkeypatch.setattr(module, "random_playout", followed)
    table.random_play(0.01)
    assert begun
    assert all(issubclass(kind, Choice) for kind in begun)
