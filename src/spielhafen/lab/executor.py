"""Parallel jobs; the results and their order do not depend on the number of processes."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Final, TypeAlias, TypeVar

from spielhafen.bots.child_process import prepare_child_process

ProgressCallback: TypeAlias = Callable[[int, int], None]
"""Called with the number of finished jobs and the number of all jobs."""

CHUNKS_PER_WORKER: Final = 40
"""The approximate number of chunks that each worker gets one after the other."""

Job = TypeVar("Job")
Result = TypeVar("Result")


def count_cores() -> int:
    """Return the number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def run_in_processes(
    task: Callable[[Job], Result],
    jobs: Sequence[Job],
    workers: int | None = None,
    progress: ProgressCallback | None = None,
) -> list[Result]:
    """Run `task` on each job and return the results in the order of the jobs.

    One worker is this process, several are child processes; None: one for each core. The task must be a function of a
    module. A script that calls this with several workers must do so under `if __name__ == "__main__"`, since the
    child processes import it, too.
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
    chunk_size = max(1, len(jobs) // (CHUNKS_PER_WORKER * workers))
    with ProcessPoolExecutor(
        min(workers, len(jobs)), mp_context=get_context("spawn"), initializer=prepare_child_process
    ) as pool:
        try:
            yield from pool.map(task, jobs, chunksize=chunk_size)
        except BaseException:
            for process in list((pool._processes or {}).values()):  # noqa: SLF001 - running jobs are not worth waiting for
                process.terminate()
            pool.shutdown(wait=False, cancel_futures=True)
            raise
