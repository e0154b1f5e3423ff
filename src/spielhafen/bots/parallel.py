"""A search with two trees for one decision, on two cores where two are allowed.

Worlds have numbers, drawn in a fixed order, and are given to the trees alternately. The trees learn nothing from each other, so
the decision for a seed and a number of simulations is the same whether they grow one after the other in one process or in two
processes at once. The values of the candidates are merged world by world, and the worse half is dropped in both trees.

The second tree grows in a worker process (`parallel_worker.py`), which receives the view, the candidates and the worlds as
lines of JSON and returns the values. It knows nothing but the view. If it ends or hangs, the tree grows again in this process.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from math import inf
from random import Random
from time import perf_counter
from typing import Any, Final, TypeAlias, TypedDict, cast, final

from spielhafen.bots.beam import MoveSequence
from spielhafen.bots.candidates import Candidate
from spielhafen.bots.external import ExternalProcess, ProgramStartError
from spielhafen.bots.heuristics import Heuristics
from spielhafen.bots.json_values import StateJson
from spielhafen.bots.search import FeatureFunction, Search, SearchTree
from spielhafen.core.game import Game
from spielhafen.core.play import State

TREES: Final = 2
MIN_SIMULATIONS: Final = 200
"""Simulations from which on another process is worth its overhead."""
TIMEOUT_SECONDS: Final = 20.0
"""Seconds for a worker to read a message, and to answer."""

WORKER_COMMAND: Final = (sys.executable, "-m", "spielhafen.bots.parallel_worker")
MAX_ANSWER_LENGTH: Final = 1 << 24
"""Characters of an answer: values and features of all candidates in some worlds."""


@final
class TreeRequest(TypedDict):
    """Begin a tree at a view."""

    game: str
    view: StateJson
    explore: float
    notes: bool
    """Whether features are wanted."""


@final
class BatchRequest(TypedDict):
    """Try candidates, written as lines of moves, in worlds."""

    lines: list[list[str]]
    seat: int
    worlds: list[int]
    seconds: float | None


class BatchAnswer(TypedDict):
    """Values and features, by candidate and world."""

    values: list[list[float]]
    notes: list[list[Mapping[str, float]]]


WorldBatch: TypeAlias = "tuple[list[MoveSequence], list[int]]"
"""The candidates of a round and the numbers of its worlds."""


class ParallelSearch(Search):
    """A search with two trees; `worker` grows one of them if there are enough simulations."""

    def __init__(
        self,
        game: Game,
        heuristics: Heuristics,
        simulations: int,
        seconds: float,
        worker: ParallelWorker | None = None,
        *,
        slips: float = 0.0,
    ) -> None:
        super().__init__(heuristics, simulations, seconds, slips=slips)
        self._game = game
        self._worker = worker

    def create_tree(
        self, view: State, random: Random, extract_features: FeatureFunction | None
    ) -> SearchTree:
        worker = self._worker if self.simulation_count(view) >= MIN_SIMULATIONS else None
        return ParallelTree(self, self._game, view, random, extract_features, worker)


class ParallelTree(SearchTree):
    """A tree and its twin, which may grow in a worker."""

    def __init__(
        self,
        search: Search,
        game: Game,
        view: State,
        random: Random,
        extract_features: FeatureFunction | None,
        worker: ParallelWorker | None,
    ) -> None:
        super().__init__(search.heuristics, view, random, search.exploration, extract_features)
        self._twin = SearchTree(search.heuristics, view, random, search.exploration, extract_features)
        self._tried = 0
        self._past: list[WorldBatch] = []
        """The batches of the twin, in case it has to grow again here."""
        self._worker = worker
        if worker is not None:
            worker.send(
                {
                    "game": game.name,
                    "view": game.dump(view),
                    "explore": search.exploration,
                    "notes": extract_features is not None,
                }
            )

    def simulate_worlds(
        self, candidates: Sequence[Candidate], seat: int, worlds: Sequence[int], deadline: float = inf
    ) -> int:
        turn = self._tried % TREES
        self._tried += len(worlds)
        own_worlds, twin_worlds = list(worlds[turn::TREES]), list(worlds[1 - turn :: TREES])
        own = new_candidates([one.moves for one in candidates])
        try:
            if self._worker is not None:
                self._worker.send(_request(candidates, seat, twin_worlds, deadline - perf_counter()))
            super().simulate_worlds(own, seat, own_worlds, deadline)
            twin = self._twin_results([one.moves for one in candidates], seat, twin_worlds, deadline)
        except BaseException:
            self._close_worker()  # its unread answer would be taken for the next one
            raise
        for candidate, *both in zip(candidates, own, twin, strict=True):
            ordered = both if turn == 0 else both[::-1]
            candidate.values += _interleave([one.values for one in ordered])
            candidate.features += _interleave([one.features for one in ordered])
        return len(own[0].values) + len(twin[0].values)

    def _twin_results(
        self, moves: list[MoveSequence], seat: int, worlds: list[int], deadline: float
    ) -> list[Candidate]:
        """Return these candidates with the twin's results in these worlds."""
        results = new_candidates(moves)
        if self._worker is not None:
            try:
                _read_answer(self._worker.receive(), results)
            except (OSError, ValueError, LookupError, TypeError):
                self._close_worker()
                for past_moves, past_worlds in self._past:
                    self._twin.simulate_worlds(new_candidates(past_moves), seat, past_worlds)
                results = new_candidates(moves)
        if self._worker is None:
            self._twin.simulate_worlds(results, seat, worlds, deadline)
        self._past.append((moves, worlds[: len(results[0].values)]))
        return results

    def _close_worker(self) -> None:
        if self._worker is not None:
            self._worker.close()
            self._worker = None


def new_candidates(moves: Iterable[MoveSequence]) -> list[Candidate]:
    """Return candidates without results."""
    return [Candidate(line) for line in moves]


def _request(candidates: Sequence[Candidate], seat: int, worlds: list[int], seconds: float) -> BatchRequest:
    lines = [[str(move) for move in one.moves] for one in candidates]
    return {"lines": lines, "seat": seat, "worlds": worlds, "seconds": None if seconds == inf else seconds}


def _read_answer(answer: BatchAnswer, candidates: Sequence[Candidate]) -> None:
    """Add the results in an answer to the candidates.

    Raises LookupError, TypeError or ValueError for an invalid answer.
    """
    for candidate, values, features in zip(candidates, answer["values"], answer["notes"], strict=True):
        candidate.values += values
        candidate.features += features


def _interleave(both: Sequence[list[Any]]) -> list[Any]:
    """Return the items of two lists alternately, then the rest of the longer list."""
    first, second = both
    common = min(len(first), len(second))
    paired = [item for pair in zip(first, second, strict=False) for item in pair]
    return paired + first[common:] + second[common:]


class ParallelWorker:
    """A process that grows trees for this one, started and restarted when needed."""

    def __init__(self) -> None:
        self._process: ExternalProcess | None = None

    def send(self, message: TreeRequest | BatchRequest) -> None:
        """Send a new view or candidates to try; lost if the process has ended."""
        if "view" in message and (self._process is None or self._process.has_ended):
            self.close()
            with suppress(ProgramStartError):
                self._process = ExternalProcess(WORKER_COMMAND, MAX_ANSWER_LENGTH)
        if self._process is not None:
            with suppress(TimeoutError):
                self._process.send(message, TIMEOUT_SECONDS)

    def receive(self) -> BatchAnswer:
        """Return the next answer, unchecked. Raises OSError if none comes in time."""
        answer = None if self._process is None else self._process.receive(TIMEOUT_SECONDS)
        if answer is None:
            raise OSError
        return cast("BatchAnswer", answer)

    def close(self) -> None:
        """End the process."""
        process, self._process = self._process, None
        if process is not None:
            process.stop()


_THREAD: Final = threading.local()


def thread_worker() -> ParallelWorker:
    """Return the worker of this thread; it ends with this process at the latest."""
    if not hasattr(_THREAD, "worker"):
        _THREAD.worker = ParallelWorker()
    worker: ParallelWorker = _THREAD.worker
    return worker
