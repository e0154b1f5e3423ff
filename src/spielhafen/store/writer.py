"""Writers: a thread that commits all that is pending at once, and one without a thread.

A commit that is safe against a power cut costs the same for one row as for a hundred, so all tables share it.
"""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Final, Generic, Protocol, TypeVar

MAX_BATCH: Final = 256
"""Entries of one commit."""

E = TypeVar("E")
R = TypeVar("R")
Entry_contra = TypeVar("Entry_contra", contravariant=True)
Result = TypeVar("Result")


@dataclass
class _Job(Generic[E, R]):
    entry: E
    done: Future[R] = field(default_factory=Future)


class EntryWriter(Protocol[Entry_contra, Result]):
    """Passes entries to a function that commits them; a future is done when its entry is stored."""

    def submit(self, entry: Entry_contra) -> Future[Result]:
        """Write an entry as soon as possible."""

    def close(self) -> None:
        """Write what is pending, then stop."""


class DirectWriter(EntryWriter[E, R]):
    """Commits each entry at once in the calling thread, where there is no other."""

    def __init__(self, commit: Callable[[Sequence[E]], Sequence[R | Exception]]) -> None:
        self._commit = commit
        self._is_open = True

    def submit(self, entry: E) -> Future[R]:
        if not self._is_open:
            raise RuntimeError("the writer is closed")
        job: _Job[E, R] = _Job(entry)
        _write([job], self._commit)
        return job.done

    def close(self) -> None:
        self._is_open = False


class Writer(EntryWriter[E, R]):
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
                _write(batch, self._commit)
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


def _write(batch: list[_Job[E, R]], commit: Callable[[Sequence[E]], Sequence[R | Exception]]) -> None:
    jobs = [job for job in batch if job.done.set_running_or_notify_cancel()]
    try:
        answers = commit([job.entry for job in jobs])
    except BaseException as error:  # noqa: BLE001 - the waiting callers must get any error
        for job in jobs:
            job.done.set_exception(error)
    else:
        for job, answer in zip(jobs, answers, strict=True):
            if isinstance(answer, Exception):
                job.done.set_exception(answer)
            else:
                job.done.set_result(answer)
