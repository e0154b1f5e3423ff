"""The fit of edges: land to land, dashed lines to dashed lines."""

from __future__ import annotations

from itertools import chain
from typing import Final

from spielhafen.core.errors import Refusal, refusal
from spielhafen.core.moves import Move
from spielhafen.games.ghost_ship.board.on_demand import OnDemand
from spielhafen.games.ghost_ship.board.tile_fit import Fits, masks_in, openings
from spielhafen.games.ghost_ship.board.tiles import BESIDE, EDGES, FIELDS, FREE, MASK_AT, NONE, OPPOSITE
from spielhafen.games.ghost_ship.moves import LAY, Lay


def _lays_on(field: int) -> OnDemand[int, tuple[Move, ...]]:
    """Return the moves that lay a tile on a field with one of these masks, by set of masks."""
    return OnDemand(lambda masks: tuple(LAY[mask][field] for mask in masks_in(masks)))


LAYS_ON: Final = [_lays_on(field) for field in FIELDS]


def lays(places: Fits, some: int) -> list[Move]:
    """Return the moves that lay a tile at one of these places, with one of some masks."""
    return [*chain.from_iterable([LAYS_ON[field][masks & some] for field, masks in places.items()])]


def misfit(sea: str, move: Lay) -> Refusal | None:
    """§9 The reason why a tile does not fit here: the field is taken, or an edge does not match the one beside it."""
    fits = openings(sea).get(move.field)
    if fits is None:
        return FIELD_TAKEN
    if fits >> move.mask & 1:
        return None
    for edge, near in enumerate(BESIDE[move.field]):
        water = move.mask >> edge & 1
        if near == NONE and not water:
            return RIM_WATER[edge]
        if near != NONE and sea[near] != FREE and MASK_AT[sea[near]] >> OPPOSITE[edge] & 1 != water:
            return WANTS_LAND[edge] if water else WANTS_WATER[edge]
    return None


NOT_IN_HAND: Final = refusal("not-in-hand")
FIELD_TAKEN: Final = refusal("field-taken", "§9")
RIM_WATER: Final = [refusal("rim-water", "§9", side=edge) for edge in EDGES]
WANTS_LAND: Final = [refusal("wants-land", "§9", side=edge) for edge in EDGES]
WANTS_WATER: Final = [refusal("wants-water", "§9", side=edge) for edge in EDGES]
