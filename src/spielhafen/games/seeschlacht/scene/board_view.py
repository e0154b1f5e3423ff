"""The chart of Seeschlacht as clients draw it, and the ships on it."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from math import cos, dist, radians, sin
from typing import Final

from spielhafen.core.scene import XY, Box, Decor, Geometry, Mark, Piece, Space, Terrain
from spielhafen.core.text import text
from spielhafen.games.seeschlacht.board.chart import (
    AHEAD,
    BATTERIES,
    BOARD,
    DISC,
    EDGE,
    GOAL_BERTHS,
    HARBOURS,
    HOME_BERTHS,
    HOME_DOTTED,
    LAND,
    LINES,
    NAMES,
    NEUTRAL,
    NEUTRAL_BERTHS,
    NEUTRAL_HARBOUR,
    PLACES,
    SHOTS,
    SPACES,
    WATER,
)
from spielhafen.games.seeschlacht.board.pieces import MERCHANT, OWNER, SEATS, SHIP_NAMES, SHIPS
from spielhafen.games.seeschlacht.rules.gunnery import Aim, Salvo, has_guns, line_of
from spielhafen.games.seeschlacht.rules.turn import Sailing
from spielhafen.games.seeschlacht.scene.log import direction_text, kind_text, ship_text, space_text
from spielhafen.games.seeschlacht.state import NONE, SUNK, Sea, must_sail

ROW: Final = 0.866
"""The height of a triangle whose side is a field."""
CELL: Final = 0.6
"""The distance from a point to the corners of its cell, in fields."""
CORNERS: Final = [(0.0, -1.0), (0.866, -0.5), (0.866, 0.5), (0.0, 1.0), (-0.866, 0.5), (-0.866, -0.5)]
MARGIN: Final = 0.9
HEADROOM: Final = 1.35
"""The space above and below the points, where the names of the harbours are clear of ships."""
SHIP: Final = 1.2
WIND: Final = 1.3
"""The radius of the wind rose on its disc."""
FIRST_ANGLE, ANGLE = 30, 60
"""Direction 1 points to 30 degrees, each further one 60 degrees on."""


@cache
def middle(space: int) -> XY:
    """Return the place of a point on the sheet."""
    return at(*PLACES[space])


def at(x: float, y: float) -> XY:
    """Return the place of doubled coordinates on the sheet."""
    return (x / 2, round(y * ROW, 3))


def degrees(direction: int) -> float:
    """Return a direction as an angle, clockwise from north."""
    return float(FIRST_ANGLE + ANGLE * direction)


def beside(space: int, direction: int) -> XY:
    """Return the place one field away from a point; it may be beyond the chart."""
    x, y = middle(space)
    angle = radians(degrees(direction))
    return (round(x + sin(angle), 3), round(y - cos(angle), 3))


def _cell(space: int) -> list[XY]:
    x, y = middle(space)
    return [(round(x + CELL * dx, 3), round(y + CELL * dy, 3)) for dx, dy in CORNERS]


# The sheet.


def _space(space: int) -> Space:
    kind, art, owner = _kind(space)
    return Space(id=NAMES[space], name=NAMES[space], at=middle(space), kind=kind, art=art, owner=owner)


def _kind(space: int) -> tuple[str, str, int | None]:
    """Return kind, art and owner of a point."""
    for seat in range(SEATS):
        if space in HOME_DOTTED[seat] or space in GOAL_BERTHS[seat]:
            return "berth-dotted", "berth-dot", seat
        if space in HOME_BERTHS[seat]:
            return "berth", "berth", seat
        if space in BATTERIES[seat]:
            return "battery", "gun" if set(AHEAD[space]) <= BATTERIES[seat] else "battery", seat
        if space in HARBOURS[seat]:
            return "basin", "", seat
    if space in NEUTRAL_BERTHS:
        return "berth-dotted", "berth-dot", None
    return ("basin", "", None) if NEUTRAL[space] else ("", "", None)


def _lines() -> list[tuple[XY, XY]]:
    """Return the lines of the net in each of three directions, as far as there is water."""
    return [line for direction in range(3) for space in SPACES for line in _line(space, direction)]


def _line(space: int, direction: int) -> list[tuple[XY, XY]]:
    """Return the line that begins at this point, if one does."""
    before, end = AHEAD[space][direction + 3], space
    if not WATER[space] or (before != EDGE and WATER[before]):
        return []
    while (ahead := AHEAD[end][direction]) != EDGE and WATER[ahead]:
        end = ahead
    return [(middle(space), middle(end))] if end != space else []


def _name(place: XY, key: str, size: float = 0.42) -> Decor:
    return Decor(at=place, text=text(f"chart-{key}"), size=size, kind="name")


NORTH, SOUTH = -1.05, BOARD.height + 0.05
"""The rows of names beyond the points."""

GEOMETRY: Final = Geometry(
    box=(
        -MARGIN,
        -HEADROOM,
        (BOARD.width - 1) / 2 + 2 * MARGIN,
        round((BOARD.height - 1) * ROW + 2 * HEADROOM, 3),
    ),
    spaces=[_space(space) for space in SPACES if WATER[space]],
    lines=_lines(),
    rim=True,
    terrain=[
        Terrain(kind="guns", polygons=[_cell(space) for space in sorted(BATTERIES[0] | BATTERIES[1])]),
        Terrain(
            kind="basin",
            polygons=[_cell(space) for space in sorted(HARBOURS[0] | HARBOURS[1] | NEUTRAL_HARBOUR)],
        ),
        Terrain(kind="land", polygons=[_cell(space) for space in LAND], scatter=["hill", "tree"]),
    ],
    decor=[
        _name(at(4.0, SOUTH), "white-home"),
        _name(at(48.0, SOUTH), "yellow-home"),
        _name(at(4.0, NORTH), "yellow-goal"),
        _name(at(48.0, NORTH), "white-goal"),
        _name(at(26, 11.25), "neutral"),
        Decor(at=at(37, 15.6), art="monster", size=2),
    ],
)
X, Y = at(sum(PLACES[space][0] for space in DISC) / len(DISC), 8)
ROSE_BOX: Final[Box] = (X - WIND, round(Y - WIND, 3), 2 * WIND, 2 * WIND)
"""The disc beside the neutral harbour."""


# Pieces.


def pieces(g: Sea) -> list[Piece]:
    """Return the ships that are afloat."""
    return [_ship(g, ship) for ship in SHIPS if g.at[ship] != SUNK]


def _ship(g: Sea, ship: int) -> Piece:
    flags = ["loaded"] if g.cargo[ship] else []
    flags += ["now"] if g.ship == ship else []
    flags += ["due"] if _due(g, ship) else []
    return Piece(
        id=SHIP_NAMES[ship],
        art="merchant" if MERCHANT[ship] else "frigate",
        at=middle(g.at[ship]),
        heading=degrees(g.headings[ship]),
        owner=OWNER[ship],
        size=SHIP,
        label=text(
            "ship-at",
            ship=ship_text(ship),
            kind=kind_text(ship),
            space=space_text(g.at[ship]),
            heading=direction_text(g.headings[ship]),
            hits=g.hits[ship],
            loaded="yes" if g.cargo[ship] else "no",
        ),
        flags=flags,
        number=NUMBER[ship],
        hits=g.hits[ship],
    )


NUMBER: Final = [int(name[1:]) for name in SHIP_NAMES]
"""The numbers that ships are called by."""


def _due(g: Sea, ship: int) -> bool:
    """Return whether the ship has still to sail in the present turn."""
    step = g.steps[-1] if g.steps else None
    return isinstance(step, Sailing) and OWNER[ship] == step.seat and must_sail(g, ship)


def shot(g: Sea) -> list[Mark]:
    """Return the shot that has been announced and not yet rolled for."""
    step = g.steps[-1] if g.steps else None
    if isinstance(step, Aim):
        line = line_of(g, step.ship, step.target)
        why = text("mark-shot", ship=ship_text(step.ship), target=ship_text(step.target), line=line)
        return [Mark(kind="shot", at=[middle(g.at[step.ship]), middle(g.at[step.target])], why=why)]
    if isinstance(step, Salvo):
        target = g.at[step.target]
        places = [_gun(target, 1 - OWNER[step.target]), middle(target)]
        why = text("mark-salvo", target=ship_text(step.target))
        return [Mark(kind="shot", nature="battery", at=places, why=why)]
    return []


def _gun(target: int, seat: int) -> XY:
    """Return the nearest gun of this side's batteries."""
    guns = [middle(space) for space in BATTERIES[seat] if set(AHEAD[space]) <= BATTERIES[seat]]
    return min(guns, key=lambda gun: dist(gun, middle(target)))


def route(g: Sea) -> list[Mark]:
    """Return the route of the ship under way, each leg with the number of its step."""
    if g.ship == NONE:
        return []
    why = text("mark-route", ship=ship_text(g.ship), steps=g.used)
    legs = [[middle(one), middle(other)] for one, other in pairwise(g.track)] or [[middle(g.track[0])]]
    first = g.used - len(legs) + 1
    return [Mark(kind="route", at=leg, text=str(step), why=why) for step, leg in enumerate(legs, first)]


def zones_of_fire(g: Sea) -> list[Mark]:
    """§19 The open lines of each ship's zone of fire; none before the first turn.

    Land, other ships and the neutral harbour close them.
    """
    if not g.number:
        return []
    return [mark for ship in SHIPS if has_guns(g, ship) for mark in _zone(g, ship)]


def _zone(g: Sea, ship: int) -> list[Mark]:
    shots = SHOTS[g.at[ship]][g.headings[ship] % 3]
    clear = [
        (space, line)
        for space, line, shields in shots
        if not (NEUTRAL[space] or any(shield in g.at for shield in shields))
    ]
    return [
        Mark(
            kind="fire",
            at=[middle(space) for space, its_line in clear if its_line == line],
            nature=f"line-{line}",
            text=str(line),
            of=SHIP_NAMES[ship],
            why=text("mark-line", line=line),
        )
        for line in range(1, LINES + 1)
        if any(its_line == line for _, its_line in clear)
    ]
