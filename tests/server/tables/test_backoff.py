"""Retries: soon, then less often; at once after a request; never after permanent errors."""

from __future__ import annotations

import asyncio

import pytest

from spielhafen.server.tables import backoff
from spielhafen.server.tables.backoff import MAX_DELAY_SECONDS, Backoff
from spielhafen.store import StoreError
from spielhafen.store.store_errors import store_error


class FlakyTask:
    """Fails this number of times before it succeeds."""

    def __init__(self, fails: int, key: str = "store-locked") -> None:
        self.fails = fails
        self.key = key
        self.attempts = 0

    async def __call__(self) -> None:
        self.attempts += 1
        if self.attempts <= self.fails:
            raise store_error(self.key, "here")


@pytest.fixture
def pauses(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The lengths of all pauses, which take no time."""
    seconds_list: list[float] = []

    async def rest(_woken: asyncio.Event, seconds: float) -> None:
        seconds_list.append(seconds)

    monkeypatch.setattr(backoff, "wait_until_woken", rest)
    return seconds_list


def test_each_pause_is_longer_than_the_one_before_up_to_a_limit(pauses: list[float]) -> None:
    task = FlakyTask(7)
    asyncio.run(Backoff().retry("we", task))
    assert task.attempts == 8
    assert pauses == [1.0, 2.0, 4.0, 8.0, MAX_DELAY_SECONDS, MAX_DELAY_SECONDS, MAX_DELAY_SECONDS]


def test_after_a_success_the_next_error_is_retried_soon(pauses: list[float]) -> None:
    async def run() -> None:
        backoff_ = Backoff()
        await backoff_.retry("we", FlakyTask(3))
        backoff_.reset()
        await backoff_.retry("we", FlakyTask(1))

    asyncio.run(run())
    assert pauses == [1.0, 2.0, 4.0, 1.0]


def test_permanent_errors_are_not_retried(pauses: list[float]) -> None:
    task = FlakyTask(1, "store-damaged")
    with pytest.raises(StoreError):
        asyncio.run(Backoff().retry("we", task))
    assert (task.attempts, pauses) == (1, [])


def test_a_request_ends_the_pause_at_once() -> None:
    async def run() -> None:
        backoff_, task = Backoff(), FlakyTask(1)
        trying = asyncio.create_task(backoff_.retry("we", task))
        for _ in range(100):
            backoff_.retry_now()
            await asyncio.sleep(0)
        await asyncio.wait_for(trying, 0)
        assert task.attempts == 2

    asyncio.run(run())
