"""The refusal for a place that was pointed at and to which no step is offered."""

from __future__ import annotations

from spielhafen.core.errors import Refusal, refusal
from spielhafen.core.text import list_in_words
from spielhafen.games.ghost_ship.board.routes import routes
from spielhafen.games.ghost_ship.board.tiles import (
    ABOARD,
    BESIDE,
    CIRCLE,
    DOCK,
    FREE,
    NAMES,
    PLACE_FIELD,
    PLACE_NAMES,
    RIM,
    SPOT_FIELD,
)
from spielhafen.games.ghost_ship.moves import CIRCLE_AT, LAND_HERE, SAIL, TAKE, WALK
from spielhafen.games.ghost_ship.names import field_text
from spielhafen.games.ghost_ship.rules.course import Course
from spielhafen.games.ghost_ship.rules.walking import NO_PATH
from spielhafen.games.ghost_ship.scene.prospects import is_short_of_docking, on_foot_from
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
        why = g.refuse(WALK[field])
        is_cut_off = why is not None and why.code == NO_PATH.code
        return _other_paths(g, spot) or why if is_cut_off else why
    return g.refuse(TAKE if spot >= CIRCLE else CIRCLE_AT[field])


def _other_paths(g: Ghostly, spot: int) -> Refusal | None:
    """§23 Return that no path leads there, with the fields to which paths lead; None without any."""
    fields = [field_text(walk.field) for walk in routes(g.sea, g.quests).walks[spot]]
    return refusal("other-paths", "§23", fields=list_in_words(fields)) if fields else None


def _afloat(g: Ghostly, place: int) -> Refusal | None:
    """Return why the ship cannot go there; §22 of its own island, why the scout is not ashore."""
    here = g.ships[g.actor()]
    if place == here:
        has_coast = bool(routes(g.sea, g.quests).docks[here])
        if has_coast and is_short_of_docking(g):
            return _not_landed(g, here, place)
        return g.refuse(TAKE if place < RIM and g.items[place] == TREASURE else SAIL[place])
    if _is_behind_coast(g, here, place) or (here >= DOCK and place == PLACE_FIELD[here]):
        return _not_landed(g, here, place)
    return g.refuse(SAIL[place])


def _is_behind_coast(g: Ghostly, here: int, place: int) -> bool:
    """Whether a scout could walk to a field from here, and the ship cannot sail there now."""
    if place >= RIM or routes(g.sea, g.quests).voyage[here].get(place, g.left + 1) <= g.left:
        return False
    is_wanted = place in BESIDE[PLACE_FIELD[here]] or g.items[place] != FREE
    return is_wanted and place in on_foot_from(g, here)


def _not_landed(g: Ghostly, here: int, field: int) -> Refusal | None:
    """§22 Return the first thing that is missing for the scout to go to a field on this island."""
    if here >= DOCK:
        return g.refuse(LAND_HERE) or g.refuse(WALK[field])
    return g.refuse(next(iter(routes(g.sea, g.quests).docks[here]))) or g.refuse(LAND_HERE)
