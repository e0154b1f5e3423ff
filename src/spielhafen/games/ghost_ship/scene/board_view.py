"""The chart of Ghost Ship as it grows, and the pieces on it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from spielhafen.core.scene import XY, Box, Geometry, Mark, Piece, Space, Terrain
from spielhafen.core.text import PlayerRef, text
from spielhafen.games.ghost_ship.board.routes import docks_from, is_rock
from spielhafen.games.ghost_ship.board.tile_fit import openings
from spielhafen.games.ghost_ship.board.tiles import (
    ABOARD,
    BESIDE,
    CIRCLE,
    COAST,
    COLUMNS,
    DOCK,
    EDGES,
    FIELDS,
    FREE,
    LAND,
    MASK_AT,
    NAMES,
    NONE,
    OPPOSITE,
    PLACE_FIELD,
    PLACE_NAMES,
    RIM,
    RING,
    ROWS,
    SPOT_FIELD,
    SYMBOL_AT,
    place_of,
)
from spielhafen.games.ghost_ship.names import (
    SYMBOL_ART,
    edges_of,
    field_text,
    place_text,
    spot_text,
    symbol_text,
)
from spielhafen.games.ghost_ship.scene.treasure_at_hand import leaving
from spielhafen.games.ghost_ship.state import NUGGET, TREASURE, Ghostly, mask_at, tables

BOX: Final[Box] = (-0.62, -0.62, COLUMNS + 1.24, ROWS + 1.24)
STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
SHORE: Final = 0.3
"""The depth of the land along an edge of a tile with water."""
RIM_OUT: Final = 0.34
"""The distance of the circles on the rim from the edge of the board."""
RADIUS: Final = 0.2
"""The radius of the circles, where routes begin."""

SHIP, CROWDED = 0.74, 0.54
SCOUT, GHOST = 0.6, 0.94
CHIP, ROCK, NUGGET_SIZE, SYMBOL = 0.46, 0.66, 0.5, 0.5


def middle(field: int) -> XY:
    """Return the middle of a field on the sheet."""
    x, y = place_of(field)
    return (x + 0.5, y + 0.5)


def beside(at: XY, across: float, down: float) -> XY:
    """Return the place at an offset from another."""
    return (round(at[0] + across, 2), round(at[1] + down, 2))


def rim_place(circle: int) -> XY:
    """Return the place of a circle on the rim."""
    field, edge = RING[circle]
    dx, dy = STEPS[edge]
    return beside(middle(field), (0.5 + RIM_OUT) * dx, (0.5 + RIM_OUT) * dy)


def place_at(place: int) -> XY:
    """Return the place of a ship: on a circle, or drawn up to a shore."""
    if place < RIM:
        return middle(place)
    if place < DOCK:
        return rim_place(place - RIM)
    return beside(middle(PLACE_FIELD[place]), *MOORED[(place - DOCK) % 4])


MOORED: Final[tuple[XY, ...]] = ((0.4, -0.28), (0.38, 0.3), (-0.28, 0.38), (-0.38, -0.28))
"""The offsets of a ship at each shore, to one side of it: clear of the circle."""
ON_COAST: Final[tuple[XY, ...]] = ((-0.2, -0.36), (0.38, -0.22), (0.24, 0.38), (-0.38, 0.24))
"""Those of a scout on the land there, to the other side."""
ON_CIRCLE: Final[tuple[XY, ...]] = ((0.3, 0.28), (-0.32, 0.28), (0.32, -0.24), (0.3, 0.28))
"""Those of a scout on the circle, by its shore: clear of its ship and of the treasure."""


def spot_at(spot: int, mask: int) -> XY:
    """Return the place of a scout: on the land of its region, or on the circle."""
    at = middle(SPOT_FIELD[spot])
    if spot >= CIRCLE:
        return beside(at, *ON_CIRCLE[spot % 4])
    return beside(at, *((0.26, 0.14) if mask == LAND else ON_COAST[spot % 4]))


# The sheet.


def _turned(polygon: list[XY], edge: int, field: int) -> list[XY]:
    """Return a polygon at the northern edge of a tile, turned to another edge of a field."""
    x, y = place_of(field)
    for _ in range(edge):
        polygon = [(1 - down, across) for across, down in polygon]
    return [(round(x + across, 3), round(y + down, 3)) for across, down in polygon]


_STRIP: Final[list[XY]] = [(0.09, -0.01), (0.91, -0.01), (0.79, SHORE), (0.21, SHORE)]
_CORNER: Final[list[XY]] = [
    (0.84 - SHORE, -0.01),
    (1.01, -0.01),
    (1.01, SHORE + 0.16),
    (1 - SHORE, SHORE),
]
_WHOLE: Final[list[XY]] = [(-0.01, -0.01), (1.01, -0.01), (1.01, 1.01), (-0.01, 1.01)]


def _land(field: int, mask: int) -> Iterator[list[XY]]:
    """Yield the land of a tile: a strip along each land edge, and a piece where two meet."""
    if mask == LAND:
        yield _turned(_WHOLE, 0, field)
        return
    for edge in range(4):
        if not mask >> edge & 1:
            yield _turned(_STRIP, edge, field)
            if not mask >> (edge + 1) % 4 & 1:
                yield _turned(_CORNER, edge, field)


def _routes(field: int, mask: int) -> Iterator[tuple[XY, XY]]:
    """Yield the dashed lines of a tile, from its circle to its water edges.

    On the rim they lead to the circle there.
    """
    at = middle(field)
    for edge, (dx, dy) in enumerate(STEPS):
        if mask >> edge & 1:
            far = 0.5 + RIM_OUT - 0.14 if BESIDE[field][edge] == NONE else 0.5
            yield beside(at, RADIUS * dx, RADIUS * dy), beside(at, far * dx, far * dy)


PATH: Final = 0.34
"""The distance of footpaths along a shore from the middle of the field."""


def _path_end(field: int, mask: int, edge: int) -> XY:
    """Return where the way over a land edge begins: in the middle of the land there."""
    dx, dy = STEPS[edge]
    return middle(field) if mask == LAND else beside(middle(field), PATH * dx, PATH * dy)


def _paths(masks: Sequence[int], field: int) -> Iterator[tuple[XY, XY]]:
    """§23 Yield the ways on foot on a tile, around its corners, and over its land edges."""
    mask, at = masks[field], middle(field)
    for edge, near in enumerate(BESIDE[field]):
        after = (edge + 1) % 4
        (dx, dy), (across, down) = STEPS[edge], STEPS[after]
        if mask != LAND and not mask & (1 << edge | 1 << after):
            corner = beside(at, PATH * (dx + across), PATH * (dy + down))
            yield _path_end(field, mask, edge), corner
            yield corner, _path_end(field, mask, after)
        if near > field and masks[near] != NONE and not mask >> edge & 1:
            yield _path_end(field, mask, edge), _path_end(near, masks[near], OPPOSITE[edge])


def _kind(mask: int, quest: str) -> tuple[str, str, float]:
    """Return kind, art and size of a field."""
    if mask == NONE:
        return "free", "", 0
    if quest != FREE:
        return "quest", "ring-q", 0.56
    if mask == LAND:
        return "inland", "", 0
    return ("coast" if COAST[mask] else "water"), "ring", 0.44


def _space(field: int, mask: int, quest: str) -> Space:
    kind, art, size = _kind(mask, quest)
    edges = edges_of(mask) if mask != NONE else ""
    name = NAMES[field]
    return Space(id=name, name=name, at=middle(field), kind=kind, art=art, size=size, edges=edges)


_RIM_SPACES: Final = [
    Space(
        id=PLACE_NAMES[RIM + circle],
        name=PLACE_NAMES[RIM + circle],
        at=rim_place(circle),
        kind="rim",
        art="ring",
        size=0.3,
    )
    for circle in range(len(RING))
]


@lru_cache(maxsize=64)
def chart(sea: str, quests: str) -> Geometry:
    """Return the sheet with the tiles laid; elsewhere the paper is blank."""
    masks = [MASK_AT[digit] for digit in sea]
    laid = [field for field in FIELDS if masks[field] != NONE]
    return Geometry(
        box=BOX,
        rim=True,
        grid=True,
        spaces=[*(_space(field, masks[field], quests[field]) for field in FIELDS), *_RIM_SPACES],
        routes=[route for field in laid for route in _routes(field, masks[field])],
        paths=[path for field in laid for path in _paths(masks, field)],
        terrain=[
            Terrain(
                kind="land",
                polygons=[polygon for field in laid for polygon in _land(field, masks[field])],
                scatter=["tree", "hill", "palm"],
            ),
            Terrain(kind="blank", polygons=[_turned(_WHOLE, 0, field) for field in openings(sea)]),
        ],
    )


def edge_marks(g: Ghostly) -> list[Mark]:
    """Return the marks on edges of free fields: water or land that a tile has to match."""
    wanted: dict[str, list[XY]] = {"land": [], "water": []}
    for field in openings(g.sea):
        for edge, near in enumerate(BESIDE[field]):
            water = near == NONE or (g.sea[near] != FREE and MASK_AT[g.sea[near]] >> OPPOSITE[edge] & 1)
            if near == NONE or g.sea[near] != FREE:
                dx, dy = STEPS[edge]
                wanted["water" if water else "land"].append(beside(middle(field), 0.5 * dx, 0.5 * dy))
    return [
        Mark(kind="edge", nature=nature, at=at, why=text(f"mark-{nature}"))
        for nature, at in wanted.items()
        if at
    ]


# Pieces.


def pieces(g: Ghostly) -> list[Piece]:
    """Return symbols, treasures and gold, the ships, the scouts, and the ghost ship on top."""
    return [*_finds(g), *_ships(g), *_scouts(g), *_ghost(g)]


def symbol_shown(g: Ghostly, field: int) -> bool:
    """§26 Whether the symbol of a ?-tile is shown."""
    if g.items[field] != TREASURE:
        return True
    return g.glimpse == field or (g.options.open_symbols and g.visited[field] != FREE)


def _finds(g: Ghostly) -> Iterator[Piece]:
    for field, letter in enumerate(g.quests):
        if letter != FREE:
            yield from _quest(g, field, SYMBOL_AT[letter])
    for field, item in enumerate(g.items):
        if item == NUGGET:
            label = text("gold-at", field=field_text(field))
            yield Piece(
                id=f"gold/{NAMES[field]}", art="gold", at=middle(field), size=NUGGET_SIZE, label=label
            )


CORNERS: Final = {(-1, -1): "NW", (-1, 1): "SW", (1, -1): "NE", (1, 1): "SE"}
"""The corners of a field, west and east of its middle, with their edges."""
APART, MAKING_ROOM = 0.36, 0.04
"""The offsets of a treasure and of the ship beside it, to either side of the middle."""


def _seaward(field: int, mask: int) -> XY:
    """Return the corner that is clear of handles to dock, which are at the shores."""
    docks = {EDGES[move.shore] for move in docks_from(field, mask)}
    return min(CORNERS, key=lambda corner: len(docks.intersection(CORNERS[corner])))


def _quest(g: Ghostly, field: int, symbol: int) -> Iterator[Piece]:
    """Yield the symbol of a ?-tile if shown, and the treasure, aside of that and of ships."""
    shown, covered = symbol_shown(g, field), g.items[field] == TREASURE
    if shown:
        label = text(
            "symbol-on",
            symbol=symbol_text(symbol),
            field=field_text(field),
            numbers=leaving(g, symbol),
            more=tables(g).surcharge[symbol],
        )
        art = SYMBOL_ART[symbol]
        yield Piece(id=f"symbol/{NAMES[field]}", art=art, at=middle(field), size=SYMBOL, label=label)
    if covered:
        across, down = _seaward(field, mask_at(g, field))
        aside = shown or field in g.ships
        at = beside(middle(field), APART * across, APART * down) if aside else middle(field)
        name, size, key = (
            ("chip-rock", ROCK, "rock") if is_rock(mask_at(g, field)) else ("chip", CHIP, "treasure")
        )
        label = text(f"{key}-at", field=field_text(field))
        yield Piece(id=f"treasure/{NAMES[field]}", art=name, at=at, size=size, label=label)


FAN: Final[dict[int, list[XY]]] = {
    1: [(0, 0)],
    2: [(-0.24, -0.1), (0.24, 0.1)],
    3: [(-0.24, -0.18), (0.24, -0.18), (0, 0.22)],
    4: [(-0.24, -0.22), (0.24, -0.22), (-0.24, 0.22), (0.24, 0.22)],
}
"""The offsets of figures that share a place, from its middle."""


def _fanned(places: list[int], seat: int) -> tuple[XY, bool]:
    """Return the offset of a figure from the middle of its place, and whether it shares it."""
    there = [other for other, place in enumerate(places) if place == places[seat]]
    return FAN[len(there)][there.index(seat)], len(there) > 1


def _ships(g: Ghostly) -> Iterator[Piece]:
    for seat, place in enumerate(g.ships):
        if place != NONE:
            (across, down), shared = _fanned(g.ships, seat)
            if not shared and place < RIM and g.items[place] == TREASURE:
                east, south = _seaward(place, mask_at(g, place))
                across, down = -MAKING_ROOM * east, -MAKING_ROOM * south
            yield Piece(
                id=f"ship/{seat + 1}",
                art="sloop",
                at=beside(place_at(place), across, down),
                heading=_heading(g, place),
                owner=seat,
                size=CROWDED if shared or place >= DOCK else SHIP,
                label=text("ship-at", seat=PlayerRef(seat), place=place_text(place)),
                flags=["past"] if g.scouts[seat] != ABOARD else [],
            )


def _heading(g: Ghostly, place: int) -> float:
    """Return the direction of the bow: to the shore, along the rim, or along the first route."""
    if place >= DOCK:
        return 90 * ((place - DOCK) % 4)
    if place >= RIM:
        return 90 * OPPOSITE[RING[place - RIM][1]]
    mask = MASK_AT[g.sea[place]]
    return 90 * next((edge for edge in (1, 0, 2, 3) if mask >> edge & 1), 0) if mask != NONE else 0


def _scouts(g: Ghostly) -> Iterator[Piece]:
    for seat, spot in enumerate(g.scouts):
        if spot != ABOARD:
            (across, down), _ = _fanned(g.scouts, seat)
            at = spot_at(spot, MASK_AT[g.sea[SPOT_FIELD[spot]]])
            yield Piece(
                id=f"scout/{seat + 1}",
                art="scout",
                at=beside(at, across, down),
                owner=seat,
                size=SCOUT,
                label=text("scout-at", seat=PlayerRef(seat), place=spot_text(spot)),
            )


OVER: Final[XY] = (0.12, -0.12)
"""The offset of the ghost ship over an empty field."""
ABOVE: Final[XY] = (0.26, -0.54)
"""That over a field with captains or finds, which stay in sight."""


def _is_manned(g: Ghostly, field: int) -> bool:
    """Whether a ship or a scout is on a field."""
    places = [PLACE_FIELD[place] for place in g.ships if place != NONE and not RIM <= place < DOCK]
    return field in places or field in [SPOT_FIELD[spot] for spot in g.scouts if spot != ABOARD]


def _ghost(g: Ghostly) -> Iterator[Piece]:
    if g.ghost != NONE:
        label, covers = text("ghost-at", field=field_text(g.ghost)), g.items[g.ghost] != FREE
        yield Piece(
            id="ghost",
            art="ghost",
            at=beside(middle(g.ghost), *(ABOVE if covers or _is_manned(g, g.ghost) else OVER)),
            size=GHOST,
            label=label,
            flags=["float"],
        )
