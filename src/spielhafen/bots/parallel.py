"""One decision thought about by two trees, each on a core of its own where two are allowed.

Worlds have numbers, drawn in one order, and are dealt to the trees in turn. The trees learn nothing of each other, so it does
not matter where they grow: in one process after another, or in two at once, a seed and a number of simulations lead to the same
decision. What the candidates were worth is put together world by world, and the worse half leaves both trees.

The second tree grows in a process that is lent a hand: it is told the view, the candidates and the worlds as lines of JSON, and
says what each was worth (`lending.py`). It knows nothing but the view. Should it end, or do nothing for long, the tree is grown
again here.
"""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from math import inf
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from spielhafen.bots.candidates import Candidate
from spielhafen.bots.search import Search, SearchTree

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from random import Random

    from spielhafen.bots.beam import MoveSequence
    from spielhafen.bots.heuristics import Heuristics
    from spielhafen.bots.search import FeatureFunction
    from spielhafen.core.game import Game
    from spielhafen.core.play import State

TREES: Final = 2
MIN_SIMULATIONS: Final = 200
"""Simulations from which on it pays to ask another process."""
TIMEOUT_SECONDS: Final = 20.0
"""Seconds after which a hand that has nothing else to do, and does not do it, is not waited for any longer."""

WorldBatch: TypeAlias = "tuple[list[MoveSequence], list[int]]"
"""The candidates of a round and the numbers of its worlds."""


class ParallelSearch(Search):
    """A search with two trees; `hand`: grows one of them, if it is worthwhile."""

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
        hand = self._worker if self.simulation_count(view) >= MIN_SIMULATIONS else None
        return ParallelTree(self, self._game, view, random, extract_features, hand)


class ParallelTree(SearchTree):
    """A tree and its twin, which may grow elsewhere."""

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
        """What the twin was told, should it have to grow again."""
        self._worker = worker
        if worker is not None:
            position = {"game": game.name, "view": game.dump(view)}
            worker.send(position | {"explore": search.exploration, "notes": extract_features is not None})

    def simulate_worlds(
        self, candidates: Sequence[Candidate], seat: int, worlds: Sequence[int], limit: float = inf
    ) -> int:
        turn = self._tried % TREES
        self._tried += len(worlds)
        mine, others = list(worlds[turn::TREES]), list(worlds[1 - turn :: TREES])
        found = new_candidates([one.moves for one in candidates])
        try:
            if self._worker is not None:
                self._worker.send(_asked(candidates, seat, others, limit - perf_counter()))
            super().simulate_worlds(found, seat, mine, limit)
            told = self._of_twin([one.moves for one in candidates], seat, others, limit)
        except BaseException:
            self._let_go()  # an answer that nobody heard would be taken for the next one
            raise
        for candidate, *both in zip(candidates, found, told, strict=True):
            ordered = both if turn == 0 else both[::-1]
            candidate.values += _in_turn([one.values for one in ordered])
            candidate.features += _in_turn([one.features for one in ordered])
        return len(found[0].values) + len(told[0].values)

    def _of_twin(
        self, moves: list[MoveSequence], seat: int, worlds: list[int], limit: float
    ) -> list[Candidate]:
        """What the twin found of these candidates in these worlds."""
        told = new_candidates(moves)
        if self._worker is not None:
            try:
                _believe(self._worker.receive(), told)
            except (OSError, ValueError, LookupError, TypeError):
                self._let_go()
                for known, numbers in self._past:
                    self._twin.simulate_worlds(new_candidates(known), seat, numbers)
                told = new_candidates(moves)
        if self._worker is None:
            self._twin.simulate_worlds(told, seat, worlds, limit)
        self._past.append((moves, worlds[: len(told[0].values)]))
        return told

    def _let_go(self) -> None:
        if self._worker is not None:
            self._worker.close()
            self._worker = None


def new_candidates(moves: Iterable[MoveSequence]) -> list[Candidate]:
    """Candidates of which nothing is known yet."""
    return [Candidate(line) for line in moves]


def _asked(
    candidates: Sequence[Candidate], seat: int, worlds: Sequence[int], seconds: float
) -> dict[str, Any]:
    lines = [[str(move) for move in one.moves] for one in candidates]
    return {"lines": lines, "seat": seat, "worlds": worlds, "seconds": None if seconds == inf else seconds}


def _believe(answer: Any, told: Sequence[Candidate]) -> None:
    """Raises LookupError, TypeError or ValueError for an answer that is none."""
    for candidate, values, notes in zip(told, answer["values"], answer["notes"], strict=True):
        candidate.values += values
        candidate.features += notes


def _in_turn(both: Sequence[list[Any]]) -> list[Any]:
    """What two have found in turn, as far as both have come; then what only one has found."""
    first, second = both
    common = min(len(first), len(second))
    paired = [item for pair in zip(first, second, strict=False) for item in pair]
    return paired + first[common:] + second[common:]


def _begun() -> subprocess.Popen[str] | None:
    """A process that lends a hand; None where no more can be had."""
    try:
        return subprocess.Popen(
            [sys.executable, "-m", "spielhafen.bots.parallel_worker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
    except OSError:
        return None


@contextmanager
def _patiently(process: subprocess.Popen[str]) -> Iterator[None]:
    """Wait for a process; one that is waited for too long is ended, which all who wait for it notice."""
    timer = threading.Timer(TIMEOUT_SECONDS, process.kill)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


class ParallelWorker:
    """A process that grows trees for this one: begun when first needed, and begun again when it has ended or was ended."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[str] | None = None

    def send(self, message: dict[str, Any]) -> None:
        """Tell it to begin with another view, or to try candidates; if it has ended it does not hear that."""
        if "view" in message and (self._process is None or self._process.poll() is not None):
            self.close()
            self._process = _begun()
        if self._process is not None and self._process.stdin is not None:
            with suppress(OSError, ValueError), _patiently(self._process):
                self._process.stdin.write(json.dumps(message) + "\n")
                self._process.stdin.flush()

    def receive(self) -> Any:
        """Its answer; raises OSError or ValueError if none comes, or none for long."""
        if self._process is None or self._process.stdout is None:
            raise OSError
        with _patiently(self._process):
            return json.loads(self._process.stdout.readline())

    def close(self) -> None:
        """End it."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.communicate()


_LENT: Final = threading.local()


def thread_worker() -> ParallelWorker:
    """The one that this thread is lent; it ends with this process at the latest, for its input ends then."""
    if not hasattr(_LENT, "hand"):
        _LENT.hand = ParallelWorker()
    lent: ParallelWorker = _LENT.hand
    return lent
