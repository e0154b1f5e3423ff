"""Advice, luck reports and proofs.

Each is computed once, however many clients request it at the same time.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Final

import msgspec

from spielhafen.core import logbook
from spielhafen.core.play import EVERYTHING
from spielhafen.match import Match
from spielhafen.server.bots.jobs import BotJob, LuckJob
from spielhafen.server.bots.pool import BotPool
from spielhafen.server.executors import Executor
from spielhafen.server.messages.advice_info import AdviceResult, SeatLuckInfo
from spielhafen.server.tables.fair_queue import JobOwner
from spielhafen.server.tables.replays import ReplayQueue
from spielhafen.server.tables.single_flight import SingleFlight
from spielhafen.server.views import serializers

MAX_ADVICE: Final = 256
"""Cached advice: a position keeps the same advice, even where time ended the search."""

MAX_LUCK_REPORTS: Final = 256
"""Cached luck reports; each has some hundred bytes."""

MAX_PROOFS: Final = 32
"""Cached proofs; that of a long game has some hundred kilobytes."""


@dataclass
class Analyses:
    """The analyses of all tables; the bot pool is looked up for each.

    Those of matches that are over are kept by table and number of plies: later events change no ply.
    """

    bot_pool: Callable[[], BotPool]
    replays: ReplayQueue
    executor: Executor
    _advice: SingleFlight[AdviceResult | None] = field(default_factory=lambda: SingleFlight(MAX_ADVICE))
    _luck: SingleFlight[list[SeatLuckInfo] | None] = field(
        default_factory=lambda: SingleFlight(MAX_LUCK_REPORTS)
    )
    _proofs: SingleFlight[bytes] = field(default_factory=lambda: SingleFlight(MAX_PROOFS))

    async def close(self) -> None:
        """Cancel what is being computed."""
        for flights in (self._advice, self._luck, self._proofs):
            await flights.close()

    async def advise(self, job: BotJob, owner: JobOwner) -> AdviceResult | None:
        """Return the arguments for and against moves; identical requests share one computation."""
        key = msgspec.json.encode(job)
        return await self._advice.run(key, partial(self.bot_pool().advise, job, owner))

    async def luck_report(self, match: Match, owner: JobOwner) -> list[SeatLuckInfo] | None:
        """Return how lucky each seat was in a match that is over; it is computed once."""
        return await self._luck.run(
            (owner.table, len(match.plies)), partial(self._compute_luck, match, owner)
        )

    async def _compute_luck(self, match: Match, owner: JobOwner) -> list[SeatLuckInfo] | None:
        text = await self.executor.run(lambda: logbook.write_logbook(match.logbook(EVERYTHING)))
        return await self.bot_pool().luck(LuckJob(text, len(match.plies)), owner)

    async def proof_json(self, match: Match, owner: JobOwner) -> bytes:
        """Return all draws of a match that is over as JSON (see `serializers.proof_info`)."""
        compute = partial(self.replays.run, owner, lambda: msgspec.json.encode(serializers.proof_info(match)))
        return await self._proofs.run((owner.table, len(match.plies)), compute)
