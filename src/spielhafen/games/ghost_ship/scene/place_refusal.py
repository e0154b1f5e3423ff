"""The refusal for a place that was pointed at and to which no step is offered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spielhafen.games.ghost_ship.board.tiles import ABOARD, DOCK, NAMES, PLACE_NAMES
from spielhafen.games.ghost_ship.moves import SAIL, WALK
from spielhafen.games.ghost_ship.rules.course import Course

if TYPE_CHECKING:
    from spielhafen.core.errors import Refusal
    from spielhafen.games.ghost_ship.state import Ghostly


def place_refusal(g: Ghostly, place: str, _: str) -> Refusal | None:
    """Return why the ship or, if it is ashore, the scout cannot go there now.

    None if the place means something else.
    """
    if not isinstance(g.steps[-1], Course):
        return None
    if g.scouts[g.actor()] != ABOARD:
        return g.refuse(WALK[NAMES.index(place)]) if place in NAMES else None
    return g.refuse(SAIL[PLACE_NAMES.index(place)]) if place in PLACE_NAMES[:DOCK] else None
