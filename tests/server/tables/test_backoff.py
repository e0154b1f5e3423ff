"""Trying again: soon, then less often; at once when somebody looks; never what does not pass."""

from __future__ import annotations

import asyncio

import pytest

from spielhafen.server.tables import backoff
from spielhafen.server.tables.backoff import MAX_DELAY_SECONDS, Backoff
from spielhafen.store import StoreError
from spielhafen.store.store_errors import store_error


class Tries:
    """Fails so many times before it is done."""

    def __init__(self, fails: int, key: str = "store-locked") -> None:
        self.fails = fails
        self.key = key
        self.made = 0

    async def __call__(self) -> None:
        self.made += 1
        if self.made <= self.fails:
            raise store_error(self.key, "here")


@pytest.fixture
def rests(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long was rested, though no time passed."""
    found: list[float] = []

    async def rest(_woken: asyncio.Event, seconds: float) -> None:
        found.append(seconds)

    monkeypatch.setattr(backoff, "wait_until_woken", rest)
    return found


def test_each_rest_is_longer_than_the_one_before_up_to_the_longest(rests: list[float]) -> None:
    tries = Tries(7)
    asyncio.run(Backoff().retry("we", tries))
    assert tries.made == 8
    assert rests == [1.0, 2.0, 4.0, 8.0, MAX_DELAY_SECONDS, MAX_DELAY_SECONDS, MAX_DELAY_SECONDS]


def test_after_a_success_the_next_trouble_is_tried_again_soon(rests: list[float]) -> None:
    async def run() -> None:
        patient = Backoff()
        await patient.retry("we", Tries(3))
        patient.reset()
        await patient.retry("we", Tries(1))

    asyncio.run(run())
    assert rests == [1.0, 2.0, 4.0, 1.0]


def test_what_does_not_pass_is_not_tried_again(rests: list[float]) -> None:
    tries = Tries(1, "store-damaged")
    with pytest.raises(StoreError):
        asyncio.run(Backoff().retry("we", tries))
    assert (tries.made, rests) == (1, [])


def test_who_looks_ends_the_rest_at_once() -> None:
    async def run() -> None:
        patient, tries = Backoff(), Tries(1)
        trying = asyncio.create_task(patient.retry("we", tries))
        for _ in range(100):
            patient.retry_now()
            await asyncio.sleep(0)
        await asyncio.wait_for(trying, 0)
        assert tries.made == 2

    asyncio.run(run())
