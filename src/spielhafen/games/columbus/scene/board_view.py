"""The chart of Columbus as clients draw it, and the pieces on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spielhafen.core.scene import XY, Area, Box, Decor, Geometry, Piece, Space, Terrain
from spielhafen.core.text import PlayerRef, Text, text
from spielhafen.games.columbus.board.chart import (
    AREA_WIDTHS,
    AREAS,
    BOARD,
    CALM,
    DIRECTIONS,
    ISLES,
    LAND,
    NAMES,
    SPACES,
)
from spielhafen.games.columbus.board.pieces import INHABITED
from spielhafen.games.columbus.names import DISC_ART, area_text, disc_seen_text, space_text
from spielhafen.games.columbus.scene.goal import looks_only
from spielhafen.games.columbus.state import Ocean

MARGIN: Final = 2
"""Fields west of the sea, a margin for the discs."""
OVER: Final = 0.6
"""Fields by which land extends beyond the edge of the sheet."""
WIDTH: Final = MARGIN + BOARD.width
HEIGHT: Final = BOARD.height
SPINNER: Final[Box] = (WIDTH - 2.73, HEIGHT - 2.78, 2.56, 2.56)
"""The place of the spinner, on Africa."""

WHIRLWIND: Final = 1.05
BOTH_WHIRLWINDS: Final = 0.52
"""The size of whirlwinds on the same field."""
DISC: Final = 0.86


def middle(space: int) -> XY:
    """Return the middle of a space on the sheet."""
    x, y = BOARD.coordinates[space]
    return (MARGIN + x + 0.5, y + 0.5)


def area_box(area: int) -> Box:
    """Return the box of an area on the sheet."""
    return (MARGIN + sum(AREA_WIDTHS[: area - 1]), 0, AREA_WIDTHS[area - 1], HEIGHT)


def corners(box: Box) -> list[XY]:
    """Return the corners of a box, clockwise."""
    x, y, width, height = box
    return [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]


# The sheet.


def _square(space: int) -> list[XY]:
    """Return a space as a polygon; land at the edge of the sheet extends beyond it."""
    x, y = BOARD.coordinates[space]
    over = OVER if space in LAND else 0
    left, top = MARGIN + x, y - (over if y == 0 else 0)
    right = MARGIN + x + 1 + (over if x == BOARD.width - 1 else 0)
    bottom = y + 1 + (over if y == BOARD.height - 1 else 0)
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


KINDS: Final = {"R": "reef", "W": "mark", "A": "island", "C": "island", "S": "harbour"}
ART: Final = {"R": "reef", "W": "eddy", "S": "palos"}


def _space(space: int) -> Space:
    name, glyph = NAMES[space], BOARD.glyphs[space]
    return Space(id=name, name=name, at=middle(space), kind=KINDS.get(glyph, ""), art=ART.get(glyph, ""))


def _name(at: XY, key: str, size: float, kind: str) -> Decor:
    return Decor(at=at, text=text(f"chart-{key}"), size=size, kind="land" if kind == "land" else "name")


GEOMETRY: Final = Geometry(
    box=(0, 0, WIDTH, HEIGHT),
    rim=True,
    grid=True,
    rhumbs=[(8.2, 5.1)],
    spaces=[_space(space) for space in SPACES if space not in LAND],
    areas=[Area(id=f"area/{area}", box=area_box(area), name=area_text(area)) for area in AREAS],
    terrain=[
        Terrain(kind="calm", polygons=[_square(space) for space in SPACES if CALM[space]]),
        Terrain(
            kind="land",
            polygons=[_square(space) for space in (*LAND, *ISLES)],
            scatter=["hill", "tree"],
        ),
        Terrain(kind="blank", polygons=[corners((-OVER, -OVER, MARGIN - 0.12 + OVER, HEIGHT + 2 * OVER))]),
    ],
    decor=[
        _name((14.75, 0.62), "iberia", 0.5, "land"),
        _name((14.6, 7.98), "africa", 0.3, "land"),
        _name((11.55, 3.6), "azores", 0.3, "name"),
        _name((12.75, 7.62), "canaries", 0.3, "name"),
        _name((15.45, 5.3), "palos", 0.28, "name"),
        Decor(at=(5.55, 9.9), art="monster", size=1.5),
        Decor(at=(13.6, 1.35), art="castle", size=0.8),
    ],
)


# Pieces.


def pieces(g: Ocean) -> list[Piece]:
    """Return discs in the margin, whirlwinds and ships on the sea."""
    return [*discs(g), *whirlwinds(g), *ships(g)]


def disc_place(number: int) -> XY:
    """Return the place of disc number 0 … 14 in the margin: two columns, side by side."""
    down = 0.72 + 1.37 * (number // 2)
    return (0.5, round(down, 2)) if number % 2 == 0 else (1.32, round(down + 0.7, 2))


def discs(g: Ocean) -> list[Piece]:
    """Return all discs but inhabited islands: first those looked at, then those still face down.

    Where a captain can do no more than look, the next one is where the action is.
    """
    shown = [
        _disc(number, DISC_ART[disc], disc_seen_text(disc), ["seen"])
        for number, disc in enumerate(g.seen)
        if not INHABITED[disc]
    ]
    following = len(g.seen)
    hidden = [
        _disc(number, "disc", text("disc-facedown"), ["now"] if number == following and looks_only(g) else [])
        for number in range(following, following + sum(g.discs))
    ]
    return [*shown, *hidden]


def _disc(number: int, art: str, label: Text, flags: Sequence[str] = ()) -> Piece:
    return Piece(id=f"disc/{number + 1}", art=art, at=disc_place(number), size=DISC, label=label, flags=flags)


def whirlwinds(g: Ocean) -> list[Piece]:
    """Return both whirlwinds, side by side if they are on the same field."""
    both = len(set(g.whirlwinds)) < len(g.whirlwinds)
    return [
        Piece(
            id=f"whirlwind/{number + 1}",
            art="whirlwind",
            at=beside(space, (0.25 * (2 * number - 1), 0) if both else (0, 0)),
            size=BOTH_WHIRLWINDS if both else WHIRLWIND,
            label=text("whirlwind-at", space=space_text(space)),
            flags=["turning"],
        )
        for number, space in enumerate(g.whirlwinds)
    ]


def beside(space: int, off: XY) -> XY:
    """Return a place off the middle of a space."""
    x, y = middle(space)
    return (round(x + off[0], 2), round(y + off[1], 2))


BERTHS: Final[dict[int, tuple[float, list[XY]]]] = {
    1: (1.34, [(0, 0)]),
    2: (0.72, [(0, -0.28), (0, 0.28)]),
    3: (0.6, [(-0.33, -0.25), (0.2, -0.25), (0, 0.27)]),
    4: (0.58, [(-0.33, -0.26), (0.2, -0.26), (-0.33, 0.26), (0.2, 0.26)]),
    5: (0.56, [(-0.33, -0.46), (0.2, -0.46), (0, 0), (-0.33, 0.46), (0.2, 0.46)]),
}
"""The size of ships that share a field, and their places from its middle, by their number.

They are so far apart that none covers another, wherever they head.
"""


def ships(g: Ocean) -> list[Piece]:
    """Return all ships; those on one field are placed side by side."""
    placed = []
    for seat, space in enumerate(g.ships):
        together = [other for other, where in enumerate(g.ships) if where == space]
        size, berths = BERTHS[len(together)]
        placed.append(
            Piece(
                id=f"ship/{seat + 1}",
                art="caravel",
                at=beside(space, berths[together.index(seat)]),
                heading=360 / len(DIRECTIONS) * g.headings[seat],
                owner=seat,
                size=size,
                label=text(
                    "ship-damaged-at" if g.damaged[seat] else "ship-at",
                    seat=PlayerRef(seat),
                    space=space_text(space),
                ),
                flags=_ship_flags(g, seat),
            )
        )
    return placed


def _ship_flags(g: Ocean, seat: int) -> list[str]:
    """Return the state of a ship; that of the turn is where the action is."""
    turn = seat == g.turn and bool(g.steps)
    return ["mastless"] * g.damaged[seat] + ["now"] * turn
