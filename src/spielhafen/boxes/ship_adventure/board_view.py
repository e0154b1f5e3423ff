"""The geometry of a board for the scene: squares, coasts, whirlpools."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from spielhafen.boxes.ship_adventure.chart import NOWHERE, Chart
from spielhafen.boxes.ship_adventure.pieces import CITIES, CURRENTS, HARBOUR, JUNGLE, SKULL, TEMPLE
from spielhafen.core.scene import Area, Decor, Geometry, Space, Terrain

if TYPE_CHECKING:
    from spielhafen.boxes.ship_adventure.torus import Square
    from spielhafen.core.scene import XY

QUARTER: Final = 90
"""A quarter turn in degrees."""
POOL: Final = 1.9
"""The diameter of a whirlpool's picture, in squares."""
KINDS: Final = {
    JUNGLE: ("jungle", ""),
    TEMPLE: ("temple", "temple"),
    HARBOUR: ("harbour", "quay"),
    SKULL: ("skull", "skullrock"),
    **dict.fromkeys(CITIES, ("city", "city")),
    **dict.fromkeys(CURRENTS, ("wave", "")),
}
"""The kind and art of squares by sign; wave squares are turned along their current."""


def board_geometry(
    chart: Chart,
    seats: Mapping[int, int],
    tints: Mapping[Square, str] | None = None,
    areas: Sequence[Area] = (),
) -> Geometry:
    """Return the geometry of a board.

    `seats`: the seat of each colour in play; `tints`: the tint of each coloured square.
    """
    owners = _owners(chart, seats)
    return Geometry(
        box=(0, 0, chart.side, chart.side),
        torus=True,
        rim=True,
        grid=True,
        spaces=[
            _space(chart, square, owners.get(square), (tints or {}).get(square, ""))
            for square in range(len(chart.board))
        ],
        areas=areas,
        terrain=[
            Terrain(
                kind="land",
                polygons=[_corners(chart, square) for square, land in enumerate(chart.is_land) if land],
                scatter=["palm", "tree", "hill"],
            )
        ],
        decor=_whirlpools(chart),
    )


def _owners(chart: Chart, seats: Mapping[int, int]) -> dict[Square, int]:
    """Return the owner of each city and harbour by square."""
    return {
        square: seats[colour]
        for colour, pairs in enumerate(zip(chart.cities, chart.harbours, strict=True))
        for squares in pairs
        for square in squares
        if colour in seats
    }


def _space(chart: Chart, square: Square, owner: int | None, tint: str) -> Space:
    sign = chart.board[square]
    kind, art = KINDS.get(sign, ("", ""))
    return Space(
        id=chart.names[square],
        name=chart.names[square],
        at=(square % chart.side + 0.5, square // chart.side + 0.5),
        kind=kind,
        art=art,
        turn=QUARTER * (list(CURRENTS).index(sign) + 1) if sign in CURRENTS else 0,
        owner=owner,
        tint=tint,
    )


def _corners(chart: Chart, square: Square) -> list[XY]:
    x, y = square % chart.side, square // chart.side
    return [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)]


def _whirlpools(chart: Chart) -> list[Decor]:
    pools = {chart.tile(square) for square, onward in enumerate(chart.current) if onward != NOWHERE}
    return [
        Decor(
            at=(tile[0] % chart.side + 1, tile[0] // chart.side + 1),
            art="whirlpool" if chart.current[tile[0]] == tile[1] else "whirlpool-left",
            size=POOL,
            kind="sea",
            spin=1 if chart.current[tile[0]] == tile[1] else -1,
        )
        for tile in sorted(pools)
    ]
