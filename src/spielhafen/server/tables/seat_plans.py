"""Seats and levels as clients request them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spielhafen import bots
from spielhafen.core.errors import shorten
from spielhafen.match import SeatPlan, clean_name
from spielhafen.server.messages.requests import SeatPlanRequest
from spielhafen.server.middleware.identity import Principal
from spielhafen.server.problems import problem

MAX_SEATS: Final = 16


def seat_plans(requested: Sequence[SeatPlanRequest], principal: Principal) -> list[SeatPlan]:
    """Return the seats as requested; raises BadName, Problem."""
    if len(requested) > MAX_SEATS:
        raise problem(422, "server-too-many-seats", most=MAX_SEATS)
    return [_seat_plan(seat, principal) for seat in requested]


def _seat_plan(requested: SeatPlanRequest, principal: Principal) -> SeatPlan:
    if requested.kind == "open":
        return SeatPlan("", "open")
    name = clean_name(requested.name)
    if requested.kind == "human":
        return SeatPlan(name=name, owner=principal.hash)
    return SeatPlan(name=name, kind="bot", level=check_level(requested.level))


def check_level(level: str) -> str:
    """Return the level; raises Problem if it does not exist."""
    if level not in bots.LEVELS:
        raise problem(422, "server-unknown-level", level=shorten(level), known=", ".join(bots.LEVELS))
    return level
