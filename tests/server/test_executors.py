"""Executors: with threads and without them, functions give the same answers."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest

from spielhafen.server.executors import Executor, InlineExecutor, ThreadExecutor


@pytest.fixture(params=[ThreadExecutor, InlineExecutor])
def executor(request: pytest.FixtureRequest) -> Executor:
    created: Executor = request.param()
    return created


def test_a_function_is_run_with_its_arguments(executor: Executor) -> None:
    assert asyncio.run(executor.run(int, "ff", base=16)) == 255


def test_an_error_is_raised_where_the_function_is_awaited(executor: Executor) -> None:
    with pytest.raises(ZeroDivisionError):
        asyncio.run(executor.run(lambda: 1 // 0))


def test_a_queue_keeps_the_order(executor: Executor) -> None:
    async def ask() -> list[int]:
        done: list[int] = []
        queue = executor.queue("numbers")
        await asyncio.gather(*(queue.run(partial(done.append, number)) for number in range(50)))
        queue.close()
        executor.close()
        return done

    assert asyncio.run(ask()) == list(range(50))
