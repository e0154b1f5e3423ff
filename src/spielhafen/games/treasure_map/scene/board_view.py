"""The board of Treasure Map as clients draw it, and the pieces on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from spielhafen.boxes.ship_adventure.board_view import board_geometry
from spielhafen.boxes.ship_adventure.chart import CACHE_SIZE, chart
from spielhafen.boxes.ship_adventure.pieces import AREA, SIDE, TILE
from spielhafen.core.scene import XY, Area, Geometry, Piece
from spielhafen.core.secret import HIDDEN
from spielhafen.core.text import PlayerRef, Text, text
from spielhafen.games.treasure_map.board.pieces import AREA_NAMES, TOKEN_NAMES
from spielhafen.games.treasure_map.moves import SQUARES
from spielhafen.games.treasure_map.names import square_text, token_label
from spielhafen.games.treasure_map.state import CITY, GALLEON, NONE, PIRATE, Isles

WIDTH: Final = SIDE * TILE
FIGURE: Final = 1.1
CROWDED: Final = 0.72
CREW: Final = 0.85
SMALL: Final = 0.5
GOAL: Final = 0.62


def middle(square: int) -> XY:
    """Return the middle of a square on the sheet."""
    return (square % WIDTH + 0.5, square // WIDTH + 0.5)


# The sheet.


def geometry(g: Isles) -> Geometry:
    """Return the geometry of the board: squares, coasts, areas, owners of cities and harbours.

    It is empty before the board is laid.
    """
    return _geometry(g.board, tuple(g.colours))


@lru_cache(maxsize=CACHE_SIZE)
def _geometry(board: str, colours: tuple[int, ...]) -> Geometry:
    if not board:
        return Geometry(box=(0, 0, WIDTH, WIDTH), torus=True)
    return board_geometry(chart(board), {colour: seat for seat, colour in enumerate(colours)}, areas=_areas())


def _areas() -> list[Area]:
    side = TILE * AREA
    boxes = [(side * x, side * y, side, side) for y in range(SIDE // AREA) for x in range(SIDE // AREA)]
    return [
        Area(id=f"area/{letter}", box=box, name=text("area-name", area=letter))
        for letter, box in zip(AREA_NAMES, boxes, strict=True)
    ]


# Pieces.


@dataclass(frozen=True)
class Figure:
    """A ship or crew before it is placed among the others on its square."""

    id: str
    art: str
    square: int
    label: Text
    owner: int | None = None
    flags: Sequence[str] = ()


FAN: Final[list[list[XY]]] = [
    [],
    [(0, 0)],
    [(-0.22, -0.12), (0.22, 0.12)],
    [(-0.24, -0.18), (0.24, -0.18), (0, 0.22)],
    [(-0.24, -0.24), (0.24, -0.24), (-0.24, 0.24), (0.24, 0.24)],
]
"""The places of up to four figures that share a square, from its middle, by their number."""


def pieces(g: Isles) -> list[Piece]:
    """Return all pieces, from tokens and goals at the bottom to ships and crews on top."""
    if not g.board:
        return []
    return [*treasures(g), *goals(g), *coins(g), *_placed([*_galleon(g), *_pirates(g), *_captains(g)])]


def treasures(g: Isles) -> list[Piece]:
    """Return the tokens on the temples, with their dice up."""
    return [
        _small(
            f"treasure/{number + 1}",
            "token",
            square,
            (0.27, 0.24),
            g.level,
            text("treasure-at", square=square_text(square), dice=g.level),
        )
        for number, square in enumerate(g.chart.temples)
        if g.temples[number]
    ]


def goals(g: Isles) -> list[Piece]:
    """Return where the viewer's own tokens lead, and El Dorado if the viewer knows it."""
    if not 0 <= g.viewer < g.seats():
        return []
    marks = [
        Piece(
            id=f"goal/{TOKEN_NAMES[slot]}",
            art="goal",
            at=middle(g.place(slot)),
            size=GOAL,
            label=text("goal-at", token=token_label(g, slot), square=square_text(g.place(slot))),
        )
        for slot in (*g.tokens(g.viewer), *g.tokens(CITY + g.viewer))
        if g.face(slot) != HIDDEN
    ]
    if not g.el_dorado or g.el_dorado[0] == HIDDEN:
        return marks
    label = text("dorado-at", square=square_text(g.el_dorado[0]))
    return [*marks, Piece(id="dorado", art="dorado", at=middle(g.el_dorado[0]), size=GOAL, label=label)]


def coins(g: Isles) -> list[Piece]:
    """Return the gold on the sea: in the galleon's wake and on skulls."""
    wake = [
        (f"coin/{SQUARES[square]}", square, (-0.22, 0.22), wake)
        for square, wake in sorted(Counter(g.wake).items())
    ]
    skulls = enumerate(zip(g.chart.skulls, g.paid, strict=True), 1)
    paid = [(f"paid/{pirate}", square, (0.28, 0.28), gold) for pirate, (square, gold) in skulls if gold]
    return [
        _small(name, "coin", square, shift, gold, text("coins-at", square=square_text(square), gold=gold))
        for name, square, shift, gold in wake + paid
    ]


def _small(name: str, art: str, square: int, shift: XY, count: int, label: Text) -> Piece:
    """Return a small piece beside the middle of a square."""
    (x, y), (across, down) = middle(square), shift
    return Piece(id=name, art=art, at=(x + across, y + down), size=SMALL, count=count, label=label)


def _galleon(g: Isles) -> list[Figure]:
    if g.galleon == NONE:
        return []
    label = text("galleon-at", square=square_text(g.galleon))
    return [Figure("galleon", "galleon", g.galleon, label)]


def _pirates(g: Isles) -> list[Figure]:
    found = []
    for pirate, square in enumerate(g.pirates):
        hunted = g.hunts[pirate]
        state = "sunk" if g.sunk[pirate] else "hunting" if hunted != NONE else "idle"
        label = text(
            "pirate-at",
            number=pirate + 1,
            square=square_text(square),
            state=state,
            seat=PlayerRef(hunted) if hunted != NONE else "",
        )
        found.append(
            Figure(f"pirate/{pirate + 1}", "pirate", square, label, flags=() if state == "idle" else (state,))
        )
    return found


def _captains(g: Isles) -> list[Figure]:
    found = []
    for seat in range(g.seats()):
        aboard = g.aboard(seat)
        label = text(
            "ship-at" if aboard else "empty-ship-at", seat=PlayerRef(seat), square=square_text(g.ships[seat])
        )
        now = ("now",) if seat == g.turn else ()
        flags = now if aboard else ("empty",)
        found.append(Figure(f"ship/{seat + 1}", "caravel", g.ships[seat], label, seat, flags))
        if not aboard:
            label = text("crew-at", seat=PlayerRef(seat), square=square_text(g.crews[seat]))
            found.append(Figure(f"crew/{seat + 1}", "crew", g.crews[seat], label, seat, now))
    return found


def _placed(figures: list[Figure]) -> list[Piece]:
    """Return figures as pieces; those on one square are placed side by side."""
    by_square: dict[int, list[Figure]] = {}
    for figure in figures:
        by_square.setdefault(figure.square, []).append(figure)
    return [_piece(figure, by_square[figure.square]) for figure in figures]


def _piece(figure: Figure, group: list[Figure]) -> Piece:
    spots = FAN[min(len(group), len(FAN) - 1)]
    across, down = spots[group.index(figure) % len(spots)]
    x, y = middle(figure.square)
    size = CREW if figure.art == "crew" else FIGURE
    return Piece(
        id=figure.id,
        art=figure.art,
        at=(round(x + across, 2), round(y + down, 2)),
        label=figure.label,
        owner=figure.owner,
        size=size if len(group) == 1 else CROWDED,
        flags=list(figure.flags),
    )


def foe_id(g: Isles, foe: int) -> str:
    """Return the id of the piece that stands for a foe."""
    if foe < PIRATE:
        return f"ship/{foe + 1}" if g.aboard(foe) else f"crew/{foe + 1}"
    if foe < GALLEON:
        return f"pirate/{foe - PIRATE + 1}"
    return "galleon" if foe == GALLEON else f"ship/{foe - GALLEON}"
