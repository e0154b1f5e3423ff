"""A decision by two trees is the same in one process and in two."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from math import inf
from random import Random
from typing import Any

import pytest

from spielhafen import bots
from spielhafen.bots import load_heuristics, parallel
from spielhafen.bots.candidates import Candidate
from spielhafen.bots.parallel import ParallelSearch, ParallelWorker, _interleave
from spielhafen.core.game import Game, find_game
from spielhafen.core.play import CHANCE, State, sample
from spielhafen.core.secret import view

GAMES = [find_game(name) for name in ("santa_timea", "columbus")]


@pytest.fixture
def worker() -> Iterator[ParallelWorker]:
    worker = ParallelWorker()
    yield worker
    worker.close()


def view_after(game: Game, moves: int = 9) -> State:
    """Return the view of the seat to move after some random moves."""
    g, random = game.start(3), Random(3)
    while moves or g.actor() == CHANCE:
        if g.actor() == CHANCE:
            g.play(sample(g, random))
        else:
            g.play(random.choice(g.moves()))
            moves -= 1
    return view(g, g.actor())


def results_of(
    game: Game, worker: ParallelWorker | None, seconds: float = inf, simulations: int = 300
) -> list[tuple[Any, ...]]:
    """Return all results of a search, with the features."""
    seen, heuristics = view_after(game), load_heuristics(game)
    search = ParallelSearch(game, heuristics, simulations, seconds, worker)

    def extract_features(state: State) -> Mapping[str, float]:
        return heuristics.features(state, seen.actor())

    return [
        (one.moves, one.values, one.features)
        for one in search.compare_moves(seen, Random(7), extract_features)
    ]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_number_of_processes_does_not_change_the_results(game: Game, worker: ParallelWorker) -> None:
    alone = results_of(game, None)
    assert results_of(game, worker) == alone
    assert results_of(game, worker) == alone  # the worker has grown a tree before


class EndingWorker(ParallelWorker):
    """A worker that ends after a number of answers."""

    def __init__(self, answers: int) -> None:
        super().__init__()
        self.answers = answers

    def receive(self) -> Any:
        if not self.answers:
            self.close()
        self.answers -= 1
        return super().receive()


@pytest.mark.parametrize("answers", [0, 1, 2])
def test_results_are_the_same_if_the_worker_ends(answers: int) -> None:
    game = GAMES[0]
    ending = EndingWorker(answers)
    assert results_of(game, ending) == results_of(game, None)
    ending.answers = 100
    assert results_of(game, ending) == results_of(game, None)  # it was restarted
    ending.close()


class IncompleteWorker(ParallelWorker):
    """A worker that answers incompletely."""

    def receive(self) -> Any:
        return {"values": super().receive()["values"][:1], "notes": []}


class EmptyWorker(ParallelWorker):
    """A worker that answers with nothing."""

    def receive(self) -> Any:
        super().receive()


@pytest.mark.parametrize("kind", [IncompleteWorker, EmptyWorker])
def test_invalid_answers_are_ignored(kind: type[ParallelWorker]) -> None:
    other = kind()
    assert results_of(GAMES[0], other) == results_of(GAMES[0], None)
    other.close()


@pytest.mark.parametrize("reads", [True, False])
def test_a_worker_that_hangs_is_given_up(monkeypatch: pytest.MonkeyPatch, reads: bool) -> None:
    """Neither reading its answer nor, if it does not read, writing to it blocks."""
    idle = "import sys, time; [_ for _ in sys.stdin]" if reads else "import time; time.sleep(600)"
    command = [sys.executable, "-c", idle]
    monkeypatch.setattr(parallel, "WORKER_COMMAND", command)
    monkeypatch.setattr(parallel, "TIMEOUT_SECONDS", 0.2)
    worker = ParallelWorker()
    if not reads:
        worker.send({"game": "", "view": {"x": "x" * 1_000_000}, "explore": 1.0, "notes": False})

    assert results_of(GAMES[0], worker) == results_of(GAMES[0], None)

    worker.close()


class InterruptedWorker(ParallelWorker):
    """A worker whose first answer is interrupted by Ctrl-C."""

    was_interrupted = False

    def receive(self) -> Any:
        if not self.was_interrupted:
            self.was_interrupted = True
            raise KeyboardInterrupt
        return super().receive()


def test_an_unread_answer_is_not_taken_for_the_next_one() -> None:
    interrupted = InterruptedWorker()
    with pytest.raises(KeyboardInterrupt):
        results_of(GAMES[0], interrupted)
    assert results_of(GAMES[0], interrupted) == results_of(GAMES[0], None)
    interrupted.close()


def test_without_a_process_both_trees_grow_here(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError

    monkeypatch.setattr("subprocess.Popen", refuse)
    assert results_of(GAMES[0], ParallelWorker()) == results_of(GAMES[0], None)


def test_nearly_all_simulations_are_used_and_never_more(worker: ParallelWorker) -> None:
    tried = [len(values) for _, values, _ in results_of(GAMES[0], worker, simulations=700)]
    assert 640 < sum(tried) <= 700


def test_after_the_time_limit_each_move_was_tried_in_the_same_worlds(worker: ParallelWorker) -> None:
    for used in (None, worker):
        tried = {len(values) for _, values, _ in results_of(GAMES[0], used, seconds=0.0, simulations=3000)}
        assert len(tried) == 1
        assert 0 < tried.pop() <= 2


def test_results_are_merged_in_the_order_of_the_worlds() -> None:
    assert _interleave([[1, 3, 5], [2, 4]]) == [1, 2, 3, 4, 5]
    assert _interleave([[1], [2, 4, 6]]) == [1, 2, 4, 6]


def test_a_worker_gets_only_the_view(monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[dict[str, Any]] = []
    monkeypatch.setattr(ParallelWorker, "send", lambda _, message: sent.append(message))
    game = GAMES[0]
    results_of(game, ParallelWorker())
    assert sent[0]["view"] == game.dump(view_after(game))
    assert set(sent[1]) == {"lines", "seat", "worlds", "seconds"}


def test_with_two_trees_the_move_and_the_advice_agree() -> None:
    game = GAMES[0]
    seen = view_after(game)
    advice = bots.explain_move(game, seen, "captain", 5, workers=0)
    assert advice.thoughts[0].move == bots.choose_move(game, seen, "captain", 5, workers=0)
    assert bots.choose_move(game, seen, "greedy", 5, workers=1) == bots.choose_move(game, seen, "greedy", 5)


def test_candidates_are_legal_moves() -> None:
    game = GAMES[0]
    moves = [Candidate(moves).move for moves, _, _ in results_of(game, None)]
    assert set(moves) <= set(view_after(game).moves())
