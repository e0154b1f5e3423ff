"""The board of Caribbean Conquest as clients draw it, and the pieces on it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spielhafen.boxes.ship_adventure.board_view import board_geometry
from spielhafen.core.scene import XY, Decor, Geometry, Piece
from spielhafen.core.text import PlayerRef, Text, text
from spielhafen.games.caribbean_conquest.board.pieces import CREW, FIGURES, SHIP
from spielhafen.games.caribbean_conquest.board.waters import NAMES, NO_AREA, SIDES, WIDEST, Waters, waters
from spielhafen.games.caribbean_conquest.names import (
    TINTS,
    area_letter,
    figures_text,
    point_kind,
    square_text,
)
from spielhafen.games.caribbean_conquest.rules.round import points_worth
from spielhafen.games.caribbean_conquest.state import CREWS, NONE, PLACE, WEIGHT, Sea

KEPT: Final = 16
"""The most geometries that are kept."""
SHIPS_SIZE: Final = 1.1
CREWS_SIZE: Final = 0.85
SIZES: Final = (0.0, 0.72, 0.72, 0.6, 0.6, 0.5)
"""The sizes of pieces that share a square or stand on a point, by their number."""
BESIDE: Final = (0.12, 0.14)
"""The place of a piece on a point, from its middle: its picture can still be told."""
FAN: Final[list[list[XY]]] = [
    [],
    [(0, 0)],
    [(-0.23, -0.1), (0.23, 0.14)],
    [(-0.25, -0.18), (0.25, -0.18), (0, 0.24)],
    [(-0.25, -0.22), (0.25, -0.22), (-0.25, 0.24), (0.25, 0.24)],
    [(-0.3, -0.22), (0, -0.22), (0.3, -0.22), (-0.3, 0.24), (0, 0.24), (0.3, 0.24)],
]
"""The places of pieces that share a square, from its middle, by their number."""
FLAG: Final = 0.5
ART: Final = {SHIP: "caravel", CREW: "crew"}
LETTER: Final = 0.36
"""The size of an area's letter."""


def middle(square: int) -> XY:
    """Return the middle of a square on the sheet."""
    return (square % WIDEST + 0.5, square // WIDEST + 0.5)


# The sheet.


def geometry(g: Sea) -> Geometry:
    """Return the geometry of the board, with points tinted and lettered by their areas.

    It is empty before the board is laid.
    """
    if not g.board:
        side = SIDES[g.options.boxes]
        return Geometry(box=(0, 0, side, side), torus=True)
    return _geometry(g.board, tuple(g.colours))


@lru_cache(maxsize=KEPT)
def _geometry(board: str, colours: tuple[int, ...]) -> Geometry:
    sea = waters(board)
    tints = {
        sea.own(sea.points[point]): TINTS[area] for point, area in enumerate(sea.area_of) if area != NO_AREA
    }
    drawn = board_geometry(sea.chart, {colour: seat for seat, colour in enumerate(colours)}, tints)
    return Geometry(
        box=drawn.box,
        torus=True,
        rim=True,
        grid=True,
        spaces=drawn.spaces,
        terrain=drawn.terrain,
        decor=[*drawn.decor, *_letters(sea)],
    )


def _letters(sea: Waters) -> list[Decor]:
    return [
        Decor(
            at=(middle(sea.points[point])[0] - 0.32, middle(sea.points[point])[1] - 0.18),  # above the art
            text=text("letter", letter=area_letter(area)),
            size=LETTER,
            kind="name",
        )
        for point, area in enumerate(sea.area_of)
        if area != NO_AREA
    ]


# Pieces.


def pieces(g: Sea) -> list[Piece]:
    """Return flags and tokens on the points, then the groups."""
    if not g.board:
        return []
    return [*flags(g), *groups(g)]


def flags(g: Sea) -> list[Piece]:
    """Return a flag for each point with an owner, and a token for each other point."""
    return [_flag(g, point, square) for point, square in enumerate(g.waters.points)]


def _flag(g: Sea, point: int, square: int) -> Piece:
    owner, area = g.owners[point], g.waters.area_of[point]
    x, y = middle(square)
    return Piece(
        id=f"point/{NAMES[square]}",
        art="token" if owner == NONE else "flag",
        at=(x + 0.32, y - 0.3),
        size=FLAG,
        owner=None if owner == NONE else owner,
        label=text(
            "point-at",
            kind=point_kind(g, square),
            square=square_text(square),
            area="none" if area == NO_AREA else area_letter(area),
            owned="no" if owner == NONE else "yes",
            seat="" if owner == NONE else PlayerRef(owner),
            coins=0 if owner == NONE else points_worth(g, point),
        ),
    )


def groups(g: Sea) -> list[Piece]:
    """Return the ships and crews of all groups, counted; those in hand have their own id."""
    placed = []
    for seat, here in enumerate(g.groups):
        for group in here:
            square, figures = group >> PLACE, group & (1 << PLACE) - 1
            held = _held(g, seat, square)
            placed += _stack(g, seat, square, figures - held, group_id(seat, square), ())
            placed += _stack(g, seat, square, held, "hand", ("now", "held"))
    return placed


def _held(g: Sea, seat: int, square: int) -> int:
    """Return the figures of a group that are in hand."""
    if seat != g.turn or g.hand != square:
        return 0
    return g.ships * WEIGHT[SHIP] + g.crews * WEIGHT[CREW]


def group_id(seat: int, square: int) -> str:
    """Return the id of a captain's group on a square."""
    return f"group/{seat + 1}/{NAMES[square]}"


def _stack(g: Sea, seat: int, square: int, figures: int, name: str, marks: tuple[str, ...]) -> list[Piece]:
    counts = {SHIP: figures >> 3, CREW: figures & CREWS}
    return [
        Piece(
            id=f"{name}#{FIGURES[figure]}",
            art=ART[figure],
            at=_spot(g, square, figure, name),
            owner=seat,
            size=_size(g, square, figure),
            label=_label(seat, square, counts[figure] * WEIGHT[figure], marks),
            count=counts[figure] if counts[figure] > 1 else 0,
            flags=list(marks),
        )
        for figure in counts
        if counts[figure]
    ]


def _label(seat: int, square: int, figures: int, marks: tuple[str, ...]) -> Text:
    key = "hand-at" if marks else "group-at"
    return text(key, seat=PlayerRef(seat), figures=figures_text(figures), square=square_text(square))


def _parts(g: Sea, square: int) -> list[tuple[str, int]]:
    """Return the pieces on a square by name and figure, those of the captain to move first."""
    found = []
    for seat in sorted(range(g.seats()), key=lambda seat: seat != g.turn):
        held = _held(g, seat, square)
        for some, name in ((held, "hand"), (g.group(seat, square) - held, group_id(seat, square))):
            counts = {SHIP: some >> 3, CREW: some & CREWS}
            found += [(name, figure) for figure in counts if counts[figure]]
    return found


def _size(g: Sea, square: int, figure: int) -> float:
    parts = len(_parts(g, square))
    if parts == 1 and square not in g.waters.point_at:
        return SHIPS_SIZE if figure == SHIP else CREWS_SIZE
    return SIZES[min(parts, len(SIZES) - 1)]


def _spot(g: Sea, square: int, figure: int, name: str) -> XY:
    """Return the place of a piece: fanned out with others, beside the picture of a point."""
    (x, y), parts = middle(square), _parts(g, square)
    if len(parts) == 1:
        across, down = BESIDE if square in g.waters.point_at else (0, 0)
    else:
        spots = FAN[min(len(parts), len(FAN) - 1)]
        across, down = spots[parts.index((name, figure)) % len(spots)]
    return (round(x + across, 2), round(y + down, 2))
