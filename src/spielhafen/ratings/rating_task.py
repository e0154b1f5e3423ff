"""The task of a server that rates games soon after they have ended."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from spielhafen.ratings.rating_queue import GAMES_AT_ONCE, rate_waiting_games
from spielhafen.store import Store, StoreError

LOGGER: Final = logging.getLogger("spielhafen.ratings")

PAUSE_SECONDS: Final = 5.0
"""Seconds between two looks at the queue."""

RunElsewhere = Callable[[Callable[[Store], int], Store], Awaitable[int]]
"""Runs a function of the store where it holds up nothing."""


async def keep_rating(store: Store, run: RunElsewhere) -> None:
    """Rate games until cancelled; trouble with the database only delays it."""
    while True:
        try:
            rated = await run(rate_waiting_games, store)
        except StoreError as error:
            LOGGER.warning("games wait to be rated: %s", error)
            rated = 0
        if rated < GAMES_AT_ONCE:
            await asyncio.sleep(PAUSE_SECONDS)
