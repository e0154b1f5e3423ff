"""What a ship can expect at a place: a treasure for itself, or one for its scout."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from spielhafen.core.text import Text, text
from spielhafen.games.ghost_ship.board.routes import COSTS, Routes, Way, docks_from, is_rock, routes
from spielhafen.games.ghost_ship.board.tiles import CIRCLE, DOCK, FREE, NONE, PLACE_FIELD, RIM, SPOT_FIELD
from spielhafen.games.ghost_ship.moves import WALK, Walk
from spielhafen.games.ghost_ship.names import field_text
from spielhafen.games.ghost_ship.state import NUGGET, TREASURE, Ghostly, mask_at

FINDS: Final = {TREASURE: "treasure", NUGGET: "gold"}


def prospect(g: Ghostly, place: int) -> Text | None:
    """Return what a ship has of being at a place, None if that is nothing."""
    if place < RIM and g.items[place] == TREASURE:
        return text("hint-rock") if is_rock(mask_at(g, place)) else for_scout()
    return landing(g, place)


def for_scout() -> Text:
    """§28 Return that the treasure under a ship is for its scout, with the price of each step to it."""
    return text("hint-deck", dock=COSTS["dock"], land=COSTS["land"], ring=COSTS["ring"])


def landing(g: Ghostly, place: int) -> Text | None:
    """Return what is nearest to a scout set ashore at a place, with the prices; None if nothing."""
    there = routes(g.sea, g.quests)
    finds = [find for shore in _shores(there, place) for find in _finds(g, there, shore)]
    if not finds:
        return None
    cost, found = min(finds)
    landed = COSTS["land"] + (0 if place >= DOCK else COSTS["dock"])
    return text("hint-coast", land=landed, what=FINDS[g.items[found]], field=field_text(found), cost=cost)


def _shores(there: Routes, place: int) -> list[int]:
    """Return where a ship is docked, or the places where it could dock."""
    if place >= DOCK:
        return [place]
    return [shore for shore, _ in docks_from(place, there.masks[PLACE_FIELD[place]]).values()]


def on_foot_from(g: Ghostly, place: int) -> set[int]:
    """Return the fields to which a scout could walk who lands from a place."""
    there = routes(g.sea, g.quests)
    return {field for shore in _shores(there, place) for field in there.march[(shore - DOCK) % CIRCLE]}


def onward(g: Ghostly, seat: int, field: int) -> list[int]:
    """§23 Return the fields to which a scout who walks to a field beside it could go on, not back."""
    there, here = routes(g.sea, g.quests), g.scouts[seat]
    spot, _ = there.walks[here][WALK[field]]
    ways = there.walks[spot].keys() | _across(there, spot).keys()
    return sorted({way.field for way in ways} - {SPOT_FIELD[here]})


def _across(there: Routes, spot: int) -> Mapping[Walk, Way]:
    """§24 Return the ways from the other coast of a strait, if one can go there over land."""
    other = there.other_coast(spot)
    return there.walks[other] if other != NONE and there.same_island(spot, other) else {}


TO_DOCK: Final = COSTS["dock"] + COSTS["dock_rest"]
"""§22 The points without which a ship cannot dock."""


def is_short_of_docking(g: Ghostly) -> bool:
    """§22 Whether too few points are left to dock."""
    return g.left < TO_DOCK


def _finds(g: Ghostly, there: Routes, shore: int) -> list[tuple[int, int]]:
    """Return the points to each treasure and piece of gold on the island, with the fields."""
    landed = PLACE_FIELD[shore]
    return [
        (COSTS["ring"] if field == landed else cost, field)
        for field, cost in there.march[(shore - DOCK) % CIRCLE].items()
        if g.items[field] != FREE and not is_rock(there.masks[field])
    ]
