"""Work for all cores: the same results in the same order, however many processes do it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Final, TypeAlias, TypeVar

from spielhafen.bots.child_process import prepare_child_process

ProgressCallback: TypeAlias = Callable[[int, int], None]
"""Told how much is done, of how much."""

CHUNKS_PER_WORKER: Final = 40
"""Every worker gets about so many portions of work one after the other."""

Job = TypeVar("Job")
Result = TypeVar("Result")


def count_cores() -> int:
    """How many processes run at once on this machine, as far as we may use it."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def run_jobs(
    task: Callable[[Job], Result],
    jobs: Sequence[Job],
    workers: int | None = None,
    progress: ProgressCallback | None = None,
) -> list[Result]:
    """The results of a task in the order of its jobs; with one worker in this process, else in processes of their own.

    The task must be a function of a module, and a script that calls this with several workers must stand under
    `if __name__ == "__main__"`, since the processes import it, too.
    """
    done: list[Result] = []
    for result in _results(task, jobs, count_cores() if workers is None else workers):
        done.append(result)
        if progress:
            progress(len(done), len(jobs))
    return done


def _results(task: Callable[[Job], Result], jobs: Sequence[Job], workers: int) -> Iterator[Result]:
    if min(workers, len(jobs)) <= 1:
        yield from map(task, jobs)
        return
    portion = max(1, len(jobs) // (CHUNKS_PER_WORKER * workers))
    with ProcessPoolExecutor(
        min(workers, len(jobs)), mp_context=get_context("spawn"), initializer=prepare_child_process
    ) as pool:
        try:
            yield from pool.map(task, jobs, chunksize=portion)
        except BaseException:
            for process in list((pool._processes or {}).values()):  # noqa: SLF001 - nobody waits for what is begun
                process.terminate()
            pool.shutdown(wait=False, cancel_futures=True)
            raise
