"""The one writer thread: it commits all that is pending at once, then completes the futures.

A commit that is safe against a power cut costs the same for one row as for a hundred, so all tables share it.
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
    """Passes entries to `commit` in batches; each future is done when its batch is durable.

    An answer that is an exception is raised by its future.
    """

    def __init__(self, commit: Callable[[Sequence[E]], Sequence[R | Exception]]) -> None:
        self._commit = commit
        self._waiting: queue.SimpleQueue[_Job[E, R] | None] = queue.SimpleQueue()
        self._lock = threading.Lock()
        self._is_open = True
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def submit(self, entry: E) -> Future[R]:
        """Write an entry as soon as possible."""
        job: _Job[E, R] = _Job(entry)
        with self._lock:
            if not self._is_open:
                raise RuntimeError("the writer is closed")
            self._waiting.put(job)
        return job.done

    def close(self) -> None:
        """Write what is pending, then stop."""
        with self._lock:
            if self._is_open:
                self._is_open = False
                self._waiting.put(None)
        self._thread.join()

    def _run(self) -> None:
        while True:
            batch: list[_Job[E, R]] = []
            is_last = self._take_batch(batch)
            if batch:
                self._write(batch)
            if is_last:
                return

    def _take_batch(self, batch: list[_Job[E, R]]) -> bool:
        """Wait for one entry, then take all that are pending; True at the end."""
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
        except BaseException as error:  # noqa: BLE001 - the waiting callers must get any error
            for job in jobs:
                job.done.set_exception(error)
        else:
            for job, answer in zip(jobs, answers, strict=True):
                if isinstance(answer, Exception):
                    job.done.set_exception(answer)
                else:
                    job.done.set_result(answer)
