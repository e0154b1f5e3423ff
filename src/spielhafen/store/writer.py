"""The one thread that writes: it takes all that waits, commits it at once, and only then tells those who wait.

A commit that is safe against a power cut costs the same for one row as for a hundred, so many tables share one.
"""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Final, Generic, TypeVar

MAX_BATCH: Final = 256
"""Entries of one commit."""

E = TypeVar("E")
R = TypeVar("R")


@dataclass
class _Job(Generic[E, R]):
    entry: E
    done: Future[R] = field(default_factory=Future)


class Writer(Generic[E, R]):
    """Hands entries to `commit` in batches; each answer comes back when its batch is durable. One that is an error is raised where it
    is waited for.
    """

    def __init__(self, commit: Callable[[Sequence[E]], Sequence[R | Exception]]) -> None:
        self._commit = commit
        self._waiting: queue.SimpleQueue[_Job[E, R] | None] = queue.SimpleQueue()
        self._door = threading.Lock()
        self._open = True
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def submit(self, entry: E) -> Future[R]:
        """Write this as soon as possible."""
        job: _Job[E, R] = _Job(entry)
        with self._door:
            if not self._open:
                raise RuntimeError("the writer is closed")
            self._waiting.put(job)
        return job.done

    def close(self) -> None:
        """Write what waits, then stop."""
        with self._door:
            if self._open:
                self._open = False
                self._waiting.put(None)
        self._thread.join()

    def _run(self) -> None:
        while True:
            batch: list[_Job[E, R]] = []
            last = self._gather(batch)
            if batch:
                self._write(batch)
            if last:
                return

    def _gather(self, batch: list[_Job[E, R]]) -> bool:
        """Wait for one, then take all that are there; True if it was the end."""
        job = self._waiting.get()
        while job is not None:
            batch.append(job)
            if len(batch) == MAX_BATCH:
                return False
            try:
                job = self._waiting.get_nowait()
            except queue.Empty:
                return False
        return True

    def _write(self, batch: list[_Job[E, R]]) -> None:
        jobs = [job for job in batch if job.done.set_running_or_notify_cancel()]
        try:
            answers = self._commit([job.entry for job in jobs])
        except BaseException as error:  # noqa: BLE001 - whatever went wrong, those who wait must hear of it
            for job in jobs:
                job.done.set_exception(error)
        else:
            for job, answer in zip(jobs, answers, strict=True):
                if isinstance(answer, Exception):
                    job.done.set_exception(answer)
                else:
                    job.done.set_result(answer)
