"""The reasons for a square that no offer leads to: why the crew cannot go there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spielhafen.games.treasure_map.moves import SQUARES, Go
from spielhafen.games.treasure_map.rules.voyage import Course

if TYPE_CHECKING:
    from spielhafen.core.errors import Refusal
    from spielhafen.games.treasure_map.state import Isles


def place_refusal(g: Isles, place: str, _: str) -> Refusal | None:
    """Return the reason why the crew cannot go to a square; None if no step is to be made now."""
    moving = isinstance(g.steps[-1], Course) and place in SQUARES
    return g.refuse(Go.instances[SQUARES.index(place)]) if moving else None
