"""Play of the missing games of a study, by processes or any `concurrent.futures` executor.

Games are played in batches. What a batch returns is kept at once; a batch whose worker dies is played again, game by
game. So a study can be stopped at any moment and goes on later, and its rows do not depend on where they were played.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from spielhafen.bots.child_process import prepare_child_process
from spielhafen.core.text import text
from spielhafen.lab.executor import ProgressCallback, count_cores
from spielhafen.lab.study.game_row import play_row
from spielhafen.lab.study.storage import StudyError, StudyFolder

if TYPE_CHECKING:
    from spielhafen.lab.study.plan import Condition

BATCH_SECONDS: Final = 1.0
"""The time a batch should take: rows are kept about once in this time."""
MAX_GAMES_OF_A_BATCH: Final = 1000
BATCHES_PER_WORKER: Final = 2
"""Batches that wait or run for each worker."""
MAX_STARTS_OF_A_GAME: Final = 3
"""How often a game is begun whose workers die."""

GameId: TypeAlias = "tuple[int, int]"
"""The index of a condition and the number of a game."""
MakeExecutor: TypeAlias = Callable[[], Executor]
PlayBatch: TypeAlias = "Callable[[Batch], tuple[list[dict[str, Any]], float]]"
"""Plays the games of a batch; returns their rows and the time of a game.

Workers import it by its name.
"""


class WorkerDied(StudyError):
    """A game whose workers died each time it was begun."""


@dataclass(frozen=True)
class Batch:
    """Games of one condition that a worker plays one after the other: number and seed of each."""

    index: int
    condition: Condition
    games: tuple[tuple[int, str], ...]

    def ids(self) -> list[GameId]:
        """Return what identifies the games."""
        return [(self.index, number) for number, _ in self.games]


def play_batch(batch: Batch) -> tuple[list[dict[str, Any]], float]:
    """Play the games of a batch; return their rows and the time of a game, in seconds."""
    started = monotonic()
    rows = [play_row(batch.condition, number, seed).as_dict() for number, seed in batch.games]
    return rows, (monotonic() - started) / len(rows)


def run_study(
    folder: StudyFolder,
    *,
    workers: int | None = None,
    executor: Executor | None = None,
    progress: ProgressCallback | None = None,
    play: PlayBatch = play_batch,
) -> None:
    """Play all missing games of a study; when the study is complete, write its rows.

    workers: the number of processes, None: one for each core; 1: this process. A script that uses several must call
    this under `if __name__ == "__main__"`. executor: plays the games instead; it stays open. progress: called with
    the number of kept games and of all. play: makes the rows, if they are to hold more than those of a study.

    Raises StudyError if a row cannot be kept, WorkerDied if a game kills its workers.
    """
    count = count_cores() if workers is None else workers
    make = _SerialExecutor if count == 1 else lambda: _process_pool(count)
    if executor is not None:
        make = lambda: executor  # noqa: E731 - the third of three
    while folder.missing():  # once, or until it is precise enough
        _Run(folder, count, make, owned=executor is None, progress=progress, play=play).play()
    folder.write_rows()


def _process_pool(workers: int) -> Executor:
    return ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=prepare_child_process)


class _SerialExecutor(Executor):
    """An executor that plays in this process, when a result is asked for."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        done: Future[Any] = Future()
        try:
            done.set_result(fn(*args, **kwargs))
        except Exception as error:  # noqa: BLE001 - raised where the result is asked for, as by other executors
            done.set_exception(error)
        return done


class _Run:
    """One run of a study: batches that wait, batches that are played, and times of games."""

    def __init__(
        self,
        folder: StudyFolder,
        workers: int,
        make: MakeExecutor,
        *,
        owned: bool,
        progress: ProgressCallback | None,
        play: PlayBatch,
    ) -> None:
        self.play_batch = play
        self.folder, self.plan, self.make, self.owned = folder, folder.plan, make, owned
        self.limit = workers * BATCHES_PER_WORKER
        self.progress = progress
        self.waiting: dict[int, deque[int]] = {}
        """The numbers of the games to be played, by condition."""
        for index, number in folder.missing():
            self.waiting.setdefault(index, deque()).append(number)
        self.total = folder.total()
        self.again: list[GameId] = []
        """Games whose worker died: they are played alone, so that it is known which one it was."""
        self.attempts: dict[GameId, int] = {}
        self.seconds: dict[int, float] = {}
        """The time of a game, by condition."""

    def play(self) -> None:
        """Play until nothing is missing."""
        while self.waiting or self.again:
            with self._executor() as pool:
                running: dict[Future[Any], Batch] = {}
                try:
                    self._play(pool, running)
                except BrokenProcessPool:
                    self._play_again(list(running.values()))

    @contextmanager
    def _executor(self) -> Iterator[Executor]:
        pool = self.make()
        try:
            yield pool
        finally:
            if self.owned:
                _stop(pool)

    def _play(self, pool: Executor, running: dict[Future[Any], Batch]) -> None:
        while self.waiting or self.again or running:
            while (self.waiting or self.again) and len(running) < (1 if self.again else self.limit):
                batch = self._next_batch()
                running[pool.submit(self.play_batch, batch)] = batch
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                self._keep(future, running)

    def _keep(self, future: Future[Any], running: dict[Future[Any], Batch]) -> None:
        """Keep the rows of a batch; a batch that failed with its worker is played again."""
        try:
            rows, seconds = future.result()
        except BrokenProcessPool:
            raise
        except Exception as error:  # noqa: BLE001 - each executor has its own error for a worker that died
            self._play_again([running.pop(future)], error)
            return
        batch = running.pop(future)
        self.folder.keep(rows)
        self.seconds[batch.index] = seconds
        if self.progress:
            waiting = sum(map(len, self.waiting.values())) + len(self.again)
            played = sum(len(batch.games) for batch in running.values())
            self.progress(self.total - waiting - played, self.total)

    def _play_again(self, batches: Sequence[Batch], error: Exception | None = None) -> None:
        """Put games back that were not finished; raises WorkerDied after several attempts."""
        for batch in batches:
            for game in batch.ids():
                self.attempts[game] = self.attempts.get(game, 0) + 1
                if self.attempts[game] > MAX_STARTS_OF_A_GAME and len(batch.games) == 1:
                    raise WorkerDied(
                        text(
                            "study-worker-died",
                            condition=batch.condition.name,
                            number=game[1],
                            why=type(error).__name__ if error else "",
                        )
                    ) from error
                self.again.append(game)

    def _next_batch(self) -> Batch:
        """Return the next games of one condition, as many as fill the time of a batch."""
        if self.again:
            return self._batch([self.again.pop()])
        index, numbers = next(iter(self.waiting.items()))
        seconds = max(1e-6, self.seconds.get(index, BATCH_SECONDS))
        size = min(len(numbers), MAX_GAMES_OF_A_BATCH, max(1, int(BATCH_SECONDS / seconds)))
        chosen = [(index, numbers.popleft()) for _ in range(size)]
        del self.waiting[index]
        if numbers:
            self.waiting[index] = numbers  # behind the other conditions
        return self._batch(chosen)

    def _batch(self, games: Sequence[GameId]) -> Batch:
        index = games[0][0]
        numbered = tuple((number, self.plan.game_seed(number)) for _, number in games)
        return Batch(index, self.plan.conditions[index], numbered)


def _stop(pool: Executor) -> None:
    """Stop an executor of our own at once: running games are played again another time."""
    for process in list((getattr(pool, "_processes", None) or {}).values()):
        process.terminate()
    pool.shutdown(wait=False, cancel_futures=True)
