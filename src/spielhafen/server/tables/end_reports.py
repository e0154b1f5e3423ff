"""Reports on finished games: who was ahead when, and a few figures. Each is computed once."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec

from spielhafen.bots.lead_curve import measure_lead, summarize_lead
from spielhafen.core.play import EVERYTHING
from spielhafen.match import Played, load_event
from spielhafen.server.messages.result_messages import EndReport, LeadPointInfo
from spielhafen.server.tables.single_flight import SingleFlight

if TYPE_CHECKING:
    from spielhafen.match import Match
    from spielhafen.server.tables.fair_queue import JobOwner
    from spielhafen.server.tables.replays import ReplayQueue
    from spielhafen.store import Store

MAX_REPORTS: Final = 128
"""Cached reports; each has some kilobytes."""


@dataclass
class EndReports:
    """The reports of games that are over, by table and number of plies, which never change."""

    store: Store
    replays: ReplayQueue
    _reports: SingleFlight[bytes] = field(default_factory=lambda: SingleFlight(MAX_REPORTS))

    async def close(self) -> None:
        """Cancel what is being computed."""
        await self._reports.close()

    async def report_json(self, match: Match, owner: JobOwner) -> bytes:
        """Return the report on a match that is over as JSON (see `EndReport`)."""
        compute = partial(self.replays.run, owner, lambda: self._compute(match, owner.table))
        return await self._reports.run((owner.table, len(match.plies)), compute)

    def _compute(self, match: Match, table_id: str) -> bytes:
        actors = [ply.actor for ply in match.plies]
        curve = measure_lead(match.logbook(EVERYTHING))
        summary = summarize_lead(curve)
        report = EndReport(
            lead=[
                LeadPointInfo(point.ply, [round(chance, 3) for chance in point.chances]) for point in curve
            ],
            leader=summary.seat if summary else None,
            lead_changes=summary.changes if summary else 0,
            moves=[actors.count(seat) for seat in range(len(match.seats))],
            seconds=self._seconds(match, table_id),
        )
        return msgspec.json.encode(report)

    def _seconds(self, match: Match, table_id: str) -> float | None:
        if match.imported_plies:
            return None
        events = map(load_event, self.store.events(table_id))
        times = [event.at for event in events if isinstance(event, Played)]
        return times[-1] - times[0] if times else None
