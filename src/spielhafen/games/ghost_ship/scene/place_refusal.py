"""The refusal for a place that was pointed at and to which no step is offered."""

from __future__ import annotations

from spielhafen.core.errors import Refusal
from spielhafen.games.ghost_ship.board.tiles import ABOARD, CIRCLE, DOCK, NAMES, PLACE_NAMES, RIM, SPOT_FIELD
from spielhafen.games.ghost_ship.moves import CIRCLE_AT, SAIL, TAKE, WALK
from spielhafen.games.ghost_ship.rules.course import Course
from spielhafen.games.ghost_ship.state import TREASURE, Ghostly


def place_refusal(g: Ghostly, place: str, _: str) -> Refusal | None:
    """Return why the ship or the scout cannot go there now, or not take the treasure here.

    None if the place means something else.
    """
    if not isinstance(g.steps[-1], Course):
        return None
    spot = g.scouts[g.actor()]
    if spot != ABOARD:
        return _on_foot(g, spot, NAMES.index(place)) if place in NAMES else None
    return _afloat(g, PLACE_NAMES.index(place)) if place in PLACE_NAMES[:DOCK] else None


def _on_foot(g: Ghostly, spot: int, field: int) -> Refusal | None:
    if field != SPOT_FIELD[spot] or g.items[field] != TREASURE:
        return g.refuse(WALK[field])
    return g.refuse(TAKE if spot >= CIRCLE else CIRCLE_AT[field])


def _afloat(g: Ghostly, place: int) -> Refusal | None:
    is_treasure = place < RIM and place == g.ships[g.actor()] and g.items[place] == TREASURE
    return g.refuse(TAKE if is_treasure else SAIL[place])
