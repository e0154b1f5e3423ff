"""The board of Treasure Map as it is to be seen, and what stands on it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from spielhafen.boxes.ship_adventure.board_view import board_geometry
from spielhafen.boxes.ship_adventure.chart import CACHE_SIZE, chart
from spielhafen.boxes.ship_adventure.pieces import AREA, SIDE, TILE
from spielhafen.core.scene import Area, Geometry, Piece
from spielhafen.core.text import PlayerRef, Text, text
from spielhafen.games.treasure_map.board.pieces import AREA_NAMES
from spielhafen.games.treasure_map.moves import SQUARES
from spielhafen.games.treasure_map.names import square_text
from spielhafen.games.treasure_map.state import GALLEON, NONE, PIRATE, Isles

if TYPE_CHECKING:
    from collections.abc import Sequence

    from spielhafen.core.scene import XY

WIDTH: Final = SIDE * TILE
FIGURE: Final = 1.1
CROWDED: Final = 0.72
CREW: Final = 0.85
SMALL: Final = 0.5


def middle(square: int) -> XY:
    """The middle of a square on the sheet."""
    return (square % WIDTH + 0.5, square // WIDTH + 0.5)


# The sheet.


def geometry(g: Isles) -> Geometry:
    """The board, once it is laid: squares, coasts, areas; cities and harbours in their captains' colours."""
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


# What stands on it.


@dataclass(frozen=True)
class Figure:
    """A ship or crew before it is known who stands beside it."""

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
"""Where figures stand that share a square, from its middle; more than four stand as four do."""


def pieces(g: Isles) -> list[Piece]:
    """Tokens and coins below, then the galleon, pirates, ships and crews."""
    if not g.board:
        return []
    return [*treasures(g), *coins(g), *_placed([*_galleon(g), *_pirates(g), *_captains(g)])]


def treasures(g: Isles) -> list[Piece]:
    """The tokens on the temples, dice face up."""
    return [
        Piece(
            id=f"treasure/{number + 1}",
            art="token",
            at=(middle(square)[0] + 0.27, middle(square)[1] + 0.24),
            size=SMALL,
            count=g.level,
            label=text("treasure-at", square=square_text(square), dice=g.level),
        )
        for number, square in enumerate(g.chart.temples)
        if g.temples[number]
    ]


def coins(g: Isles) -> list[Piece]:
    """Gold on the sea: the galleon's wake, and what pirates were paid."""
    wake = [
        Piece(
            id=f"coin/{SQUARES[square]}",
            art="coin",
            at=(middle(square)[0] - 0.22, middle(square)[1] + 0.22),
            size=SMALL,
            count=count,
            label=text("coins-at", square=square_text(square), gold=count),
        )
        for square, count in sorted(Counter(g.wake).items())
    ]
    paid = [
        Piece(
            id=f"paid/{pirate + 1}",
            art="coin",
            at=(middle(square)[0] + 0.28, middle(square)[1] + 0.28),
            size=SMALL,
            count=g.paid[pirate],
            label=text("coins-at", square=square_text(square), gold=g.paid[pirate]),
        )
        for pirate, square in enumerate(g.chart.skulls)
        if g.paid[pirate]
    ]
    return wake + paid


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
        flags = () if aboard else ("empty",)
        found.append(Figure(f"ship/{seat + 1}", "caravel", g.ships[seat], label, seat, flags))
        if not aboard:
            label = text("crew-at", seat=PlayerRef(seat), square=square_text(g.crews[seat]))
            found.append(Figure(f"crew/{seat + 1}", "crew", g.crews[seat], label, seat))
    return found


def _placed(figures: list[Figure]) -> list[Piece]:
    """Figures on one square stand beside each other."""
    on: dict[int, list[Figure]] = {}
    for figure in figures:
        on.setdefault(figure.square, []).append(figure)
    return [_stand(figure, on[figure.square]) for figure in figures]


def _stand(figure: Figure, beside: list[Figure]) -> Piece:
    spots = FAN[min(len(beside), len(FAN) - 1)]
    across, down = spots[beside.index(figure) % len(spots)]
    x, y = middle(figure.square)
    size = CREW if figure.art == "crew" else FIGURE
    return Piece(
        id=figure.id,
        art=figure.art,
        at=(round(x + across, 2), round(y + down, 2)),
        label=figure.label,
        owner=figure.owner,
        size=size if len(beside) == 1 else CROWDED,
        flags=list(figure.flags),
    )


def foe_id(g: Isles, foe: int) -> str:
    """The piece that a foe is touched by."""
    if foe < PIRATE:
        return f"ship/{foe + 1}" if g.aboard(foe) else f"crew/{foe + 1}"
    if foe < GALLEON:
        return f"pirate/{foe - PIRATE + 1}"
    return "galleon" if foe == GALLEON else f"ship/{foe - GALLEON}"
