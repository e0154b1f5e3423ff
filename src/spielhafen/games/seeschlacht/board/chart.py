"""The chart, read from `board.txt`: points, their neighbours, and zones of fire.

    .  open water     #  land or mole     O  the disc of the wind roses, on land     ,  harbour basin     *  battery field
    w, y  home anchorages of White and Yellow     M, N  dotted ones     P, Q  anchorages of their destinations
    U  neutral anchorage     n  neutral harbour otherwise

The number of a point is its place in the drawing, row by row from the north-west; its name is the letter of its row, a to
s from the north, and its distance from the western edge, 0 to 52 in half fields: n23.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final, NamedTuple

from spielhafen.core.board import LATTICE_DIRECTIONS, Lattice
from spielhafen.games.seeschlacht.board.pieces import DIRECTIONS, SEATS

BOARD: Final = Lattice(files(__package__).joinpath("board.txt").read_text("utf-8"))
NAMES: Final = list(BOARD.names)
SPACES: Final = range(len(BOARD))
GLYPHS: Final = BOARD.glyphs
PLACES: Final = BOARD.coordinates
EDGE: Final = -1
"""The number for a place beyond the edge of the chart."""

# The kinds of points.

LAND: Final = BOARD.find("#O")
DISC: Final = BOARD.find("O")
WATER: Final = [glyph not in "#O" for glyph in GLYPHS]
AHEAD: Final = [[EDGE if near is None else near for near in six] for six in BOARD.adjacent]
"""The neighbours of each point by direction."""
NEUTRAL: Final = [glyph in "Un" for glyph in GLYPHS]
"""Whether a point belongs to the neutral harbour."""
OPEN: Final = [[near != EDGE and WATER[near] and not NEUTRAL[near] for near in six] for six in AHEAD]
"""§11 Whether the way from a point in a direction is open to all ships."""


def _corner(space: int) -> str:
    x, y = PLACES[space]
    return ("n" if 2 * y < BOARD.height else "s") + ("w" if 2 * x < BOARD.width else "e")


HOME_CORNER: Final = ("sw", "se")
GOAL_CORNER: Final = ("ne", "nw")
"""The corners of the home and the destination, of White and of Yellow."""
HOME_GLYPHS: Final = ("wM", "yN")
DOTTED_GLYPHS: Final = ("M", "N")
GOAL_GLYPHS: Final = ("P", "Q")

Places = frozenset[int]


def _in(corner: str, glyphs: str) -> Places:
    return frozenset(space for space in BOARD.find(glyphs) if _corner(space) == corner)


NEUTRAL_BERTHS: Final = frozenset(BOARD.find("U"))
NEUTRAL_HARBOUR: Final = frozenset(BOARD.find("Un"))
HOME_BERTHS: Final = [_in(HOME_CORNER[seat], HOME_GLYPHS[seat]) for seat in range(SEATS)]
HOME_DOTTED: Final = [_in(HOME_CORNER[seat], DOTTED_GLYPHS[seat]) for seat in range(SEATS)]
GOAL_BERTHS: Final = [_in(GOAL_CORNER[seat], GOAL_GLYPHS[seat]) for seat in range(SEATS)]
HARBOURS: Final = [
    HOME_BERTHS[seat] | GOAL_BERTHS[seat] | _in(HOME_CORNER[seat], ",") | _in(GOAL_CORNER[seat], ",")
    for seat in range(SEATS)
]
"""§13 All points inside a side's own harbours, home and destination."""
OWN_WATERS: Final = [[HARBOURS[seat], HARBOURS[seat] | NEUTRAL_HARBOUR] for seat in range(SEATS)]
"""§13 The points where a ship may shunt: by seat, and whether it is a merchant."""
BERTHS: Final = [
    [HOME_BERTHS[seat] | GOAL_BERTHS[seat], HOME_BERTHS[seat] | GOAL_BERTHS[seat] | NEUTRAL_BERTHS]
    for seat in range(SEATS)
]
"""§7 Anchorages, likewise."""
YARDS: Final = [
    [HOME_DOTTED[seat] | GOAL_BERTHS[seat], HOME_DOTTED[seat] | GOAL_BERTHS[seat] | NEUTRAL_BERTHS]
    for seat in range(SEATS)
]
"""§16 Dotted anchorages, where ships are repaired, likewise."""
FOREIGN_BERTHS: Final = [BERTHS[1 - seat][0] for seat in range(SEATS)]
"""§14 Anchorages of the enemy."""
BATTERIES: Final = [_in(HOME_CORNER[seat], "*") | _in(GOAL_CORNER[seat], "*") for seat in range(SEATS)]
"""§17 The fields under fire of a side's coastal batteries."""

# Distances.

FAR: Final = 99


def fields_from(goals: frozenset[int], *, closed: frozenset[int] = frozenset()) -> list[int]:
    """Return for each point the number of fields to the nearest goal over water.

    FAR where there is no way.
    """
    far = [FAR] * len(SPACES)
    edge = list(goals)
    for goal in goals:
        far[goal] = 0
    while edge:
        edge = [near for space in edge for near in _spread(space, far, closed)]
    return far


def _spread(space: int, far: list[int], closed: frozenset[int]) -> list[int]:
    fresh = [
        near
        for near in set(AHEAD[space])
        if near != EDGE and WATER[near] and near not in closed and far[near] == FAR
    ]
    for near in fresh:
        far[near] = far[space] + 1
    return fresh


LONGEST: Final = 5
"""The most fields that a ship goes in a turn."""
NEAR_FOREIGN: Final = [
    [fields <= LONGEST for fields in fields_from(FOREIGN_BERTHS[seat])] for seat in range(SEATS)
]
"""§14 Whether anchorages of the enemy might be touched from a point."""

# Fire.

LINES: Final = 3
TO_STARBOARD, TO_PORT = (1, 2), (-1, -2)

Place = tuple[int, int]
Shot = tuple[int, int, tuple[int, ...]]
"""Target, line from 1, points from which another ship would shield it."""


class _Aim(NamedTuple):
    """A place in the zone of fire, as seen from the ship."""

    place: Place
    line: int
    between: list[Place]  # on the straight line there
    screens: list[list[Place]]  # of which one stops the shot if all of it is land


def _aims(keel: int) -> list[_Aim]:
    """§19 The zone of fire abeam, on both sides."""
    found = []
    for first, second in (TO_STARBOARD, TO_PORT):
        (a, b), (c, d) = LATTICE_DIRECTIONS[(keel + first) % 6], LATTICE_DIRECTIONS[(keel + second) % 6]
        off = {(i, j): (i * a + j * c, i * b + j * d) for i in range(LINES + 1) for j in range(LINES + 1)}
        for i, j in [(line - j, j) for line in range(1, LINES + 1) for j in range(line + 1)]:
            between, screens = _path(i, j)
            seen = [[off[step] for step in screen] for screen in screens]
            found.append(_Aim(off[i, j], i + j, [off[step] for step in between], seen))
    return found


def _path(i: int, j: int) -> tuple[list[Place], list[list[Place]]]:
    """§20 The points on the straight line to i·u + j·v, and where land stops a shot on its way there."""
    if i == 0 or j == 0:
        nearer = [(step * (i > 0), step * (j > 0)) for step in range(1, i + j)]
        return nearer, [[each] for each in nearer]
    if i == j:  # along the seam between two cells
        return [], [[(1, 0), (0, 1)]]
    return [], [[(1, 1)], [(int(i > j), int(j > i))]]


AIMS: Final = [_aims(keel) for keel in DIRECTIONS[:3]]
_SPACE_AT: Final = {place: space for space, place in enumerate(PLACES)}
_LAND_PLACES: Final = {PLACES[space] for space in LAND}


def _zone(space: int, keel: int) -> dict[int, tuple[int, tuple[int, ...] | None]]:
    """§19 The zone of fire: for each point its line and the points that shield it; None if land is between."""
    x, y = PLACES[space]
    found: dict[int, tuple[int, tuple[int, ...] | None]] = {}
    for (dx, dy), line, between, screens in AIMS[keel]:
        target = _SPACE_AT.get((x + dx, y + dy), EDGE)
        if target != EDGE and WATER[target]:
            shields = tuple([_SPACE_AT[x + i, y + j] for i, j in between if (x + i, y + j) in _SPACE_AT])
            stopped = any(all((x + i, y + j) in _LAND_PLACES for i, j in screen) for screen in screens)
            found[target] = line, None if stopped else shields
    return found


ZONES: Final = [[_zone(space, keel) for keel in DIRECTIONS[:3]] if WATER[space] else [] for space in SPACES]
"""§19 The zone of fire by point and keel line (a heading and its opposite have the same one)."""
SHOTS: Final[list[list[list[Shot]]]] = [
    [
        [(target, line, shields) for target, (line, shields) in zone.items() if shields is not None]
        for zone in zones
    ]
    for zones in ZONES
]
"""The shots of each zone that land does not block."""
