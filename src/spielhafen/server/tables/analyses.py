"""Advice, luck reports and proofs.

Each is computed once, however many clients request it at the same time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec

from spielhafen.core import logbook
from spielhafen.core.play import EVERYTHING
from spielhafen.server.bots.jobs import LuckJob
from spielhafen.server.messages.advice_info import AdviceResult, SeatLuckInfo
from spielhafen.server.tables.fair_queue import JobOwner
from spielhafen.server.tables.single_flight import SingleFlight
from spielhafen.server.views import serializers

if TYPE_CHECKING:
    from spielhafen.match import Match
    from spielhafen.server.bots.jobs import BotJob
    from spielhafen.server.bots.pool import BotPool
    from spielhafen.server.tables.replays import ReplayQueue

MAX_LUCK_REPORTS: Final = 256
"""Cached luck reports; each has some hundred bytes."""

MAX_PROOFS: Final = 32
"""Cached proofs; that of a long game has some hundred kilobytes."""

Result = TypeVar("Result")


@dataclass
class Analyses:
    """The analyses of all tables; the bot pool is looked up for each."""

    bot_pool: Callable[[], BotPool]
    replays: ReplayQueue
    luck_reports: dict[tuple[str, int], list[SeatLuckInfo]] = field(default_factory=dict)
    """By table and number of plies: later events of a finished table change no ply."""
    proofs: dict[tuple[str, int], bytes] = field(default_factory=dict)
    """By table and number of plies, too."""
    _advice_flights: SingleFlight[AdviceResult | None] = field(default_factory=SingleFlight)
    _luck_flights: SingleFlight[list[SeatLuckInfo] | None] = field(default_factory=SingleFlight)
    _proof_flights: SingleFlight[bytes] = field(default_factory=SingleFlight)

    async def close(self) -> None:
        """Cancel what is being computed."""
        for flights in (self._advice_flights, self._luck_flights, self._proof_flights):
            await flights.close()

    async def advise(self, job: BotJob, owner: JobOwner) -> AdviceResult | None:
        """Return the arguments for and against moves; identical requests share one computation."""
        key = msgspec.json.encode(job)
        return await self._advice_flights.run(key, partial(self.bot_pool().advise, job, owner))

    async def luck_report(self, table_id: str, match: Match, address: str) -> list[SeatLuckInfo] | None:
        """Return how lucky each seat was in a match that is over; it is computed once."""
        key = table_id, len(match.plies)
        if key in self.luck_reports:
            return self.luck_reports[key]
        return await self._luck_flights.run(
            key, partial(self._compute_luck, key, match, JobOwner(address, table_id))
        )

    async def _compute_luck(
        self, key: tuple[str, int], match: Match, owner: JobOwner
    ) -> list[SeatLuckInfo] | None:
        logbook_text = await asyncio.to_thread(lambda: logbook.write_logbook(match.logbook(EVERYTHING)))
        result = await self.bot_pool().luck(LuckJob(logbook_text, key[1]), owner)
        if result is not None:
            _cache_result(self.luck_reports, key, result, MAX_LUCK_REPORTS)
        return result

    async def proof_json(self, table_id: str, match: Match, address: str) -> bytes:
        """Return all draws of a match that is over as JSON, computed once.

        See `serializers.proof_info`.
        """
        key = table_id, len(match.plies)
        if key in self.proofs:
            return self.proofs[key]
        return await self._proof_flights.run(
            key, partial(self._compute_proof, key, match, JobOwner(address, table_id))
        )

    async def _compute_proof(self, key: tuple[str, int], match: Match, owner: JobOwner) -> bytes:
        proof = await self.replays.run(owner, lambda: msgspec.json.encode(serializers.proof_info(match)))
        _cache_result(self.proofs, key, proof, MAX_PROOFS)
        return proof


def _cache_result(
    cache: dict[tuple[str, int], Result], key: tuple[str, int], result: Result, limit: int
) -> None:
    """Cache a result of a match that is over, and drop the oldest one above the limit."""
    cache[key] = result
    if len(cache) > limit:
        del cache[next(iter(cache))]
