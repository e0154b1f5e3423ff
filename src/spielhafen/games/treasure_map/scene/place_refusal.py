"""Why a crew does not come to a square that was pointed at while no step is offered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spielhafen.games.treasure_map.moves import GO, SQUARES
from spielhafen.games.treasure_map.rules.voyage import Course

if TYPE_CHECKING:
    from spielhafen.core.errors import Refusal
    from spielhafen.games.treasure_map.state import Isles


def place_refusal(g: Isles, place: str, _: str) -> Refusal | None:
    """Why the crew does not go to this square now; None if something else is meant."""
    moving = isinstance(g.steps[-1], Course) and place in SQUARES
    return g.refuse(GO[SQUARES.index(place)]) if moving else None
