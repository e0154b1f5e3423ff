"""Work for several requests is done once, and its last results are kept."""

from __future__ import annotations

import asyncio

import pytest

from spielhafen.server.tables.single_flight import SingleFlight


def test_only_the_last_results_are_kept() -> None:
    computed: list[str] = []

    async def compute(key: str) -> str:
        computed.append(key)
        return key

    async def ask() -> list[str]:
        flights = SingleFlight[str](2)
        return [await flights.run(key, lambda key=key: compute(key)) for key in "aabcba"]  # type: ignore[misc]

    assert asyncio.run(ask()) == list("aabcba")
    assert computed == list("abca")


@pytest.mark.parametrize("fails", [True, False], ids=["an error", "None"])
def test_what_has_no_result_is_tried_again(fails: bool) -> None:
    async def compute() -> None:
        if fails:
            raise ZeroDivisionError

    async def ask() -> int:
        flights, tries = SingleFlight[None](2), 0

        async def count() -> None:
            nonlocal tries
            tries += 1
            await compute()

        for _ in range(2):
            await asyncio.gather(flights.run("a", count), return_exceptions=True)
        return tries

    assert asyncio.run(ask()) == 2
