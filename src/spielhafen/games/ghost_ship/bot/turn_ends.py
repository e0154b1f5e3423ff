"""The ends of a turn: all places in reach, each with the shortest chain of moves.

Places, spots and points are computed without playing the moves, since bots need them thousands of times. A test
compares the result with the rules.
"""

from __future__ import annotations

from typing import NamedTuple

from spielhafen.core.moves import Move
from spielhafen.games.ghost_ship.board.routes import COSTS, Routes, routes
from spielhafen.games.ghost_ship.board.tiles import ABOARD, CIRCLE, DOCK, NONE, PLACE_FIELD, SPOT_FIELD
from spielhafen.games.ghost_ship.moves import BOARD, CROSS, DIG, END, LAND_HERE, SWIM
from spielhafen.games.ghost_ship.rules.walking import held_back, surcharge, swimmable
from spielhafen.games.ghost_ship.state import NUGGET, Ghostly


class Start(NamedTuple):
    """All that the rest of a turn depends on, besides the sea and what is left on it."""

    place: int
    spot: int
    left: int
    closed: tuple[int, ...]
    """The fields whose circles are closed to the scout."""
    landed: int
    held: bool
    """Whether a symbol holds the scout where it is."""
    more: int
    """The surcharge on the first step of the scout."""
    swims: bool
    """Whether the scout may swim."""


class End(NamedTuple):
    """A possible end of a turn."""

    place: int
    spot: int
    left: int
    moves: tuple[Move, ...]
    closed: tuple[int, ...]
    """The fields whose circles are closed to the scout then."""
    landed: int
    dug: bool = False
    """Whether the turn ends with digging up gold."""


def start_of(g: Ghostly, seat: int) -> Start:
    """Return what the rest of this captain's turn depends on."""
    return Start(
        g.ships[seat],
        g.scouts[seat],
        g.left,
        tuple(g.closed[seat]),
        g.landed[seat],
        held=held_back(g, seat) is not None,
        more=surcharge(g, seat),
        swims=swimmable(g) and not g.moved,
    )


def ends(g: Ghostly, seat: int) -> list[End]:
    """Return all places in reach of this turn's points, breadth first."""
    return ends_from(routes(g.sea, g.quests), g.items, start_of(g, seat))


def ends_from(there: Routes, items: str, start: Start) -> list[End]:
    """Return all places in reach, breadth first.

    Each place comes once, or again with more points left.
    """
    turn, found = _Turn(there, start), []
    edge = [End(start.place, start.spot, start.left, (), start.closed, start.landed)]
    while edge:
        turn.further = []
        for end in edge:
            place, spot, left, moves, closed, landed, _ = end
            if turn.most.get((place, spot), NONE) >= left:
                continue
            turn.most[place, spot] = left
            found.append(End(place, spot, left, (*moves, END), closed, landed) if left else end)
            if spot != ABOARD and items[SPOT_FIELD[spot]] == NUGGET and left >= COSTS["gold"]:
                found.append(End(place, spot, 0, (*moves, DIG), closed, landed, dug=True))
            turn.go_on(end)
        edge = turn.further
    return found


class _Turn:
    """The steps that a captain can afford in a turn."""

    def __init__(self, there: Routes, start: Start) -> None:
        self.routes = there
        self.start = start
        self.most: dict[tuple[int, int], int] = {}
        """The most points left at the places of ship and scout reached so far."""
        self.further: list[End] = []
        """The places one step further."""

    def go_on(self, end: End) -> None:
        """Add the places one step further."""
        if end.spot == ABOARD:
            self._afloat(end)
        elif end.spot != self.start.spot:
            self._ashore(end, end.left)
        elif not self.start.held:
            self._ashore(end, end.left - self.start.more)

    def _add(self, before: End, move: Move, place: int, spot: int, left: int) -> None:
        """Add places where more points are left than before."""
        if left >= 0 and self.most.get((place, spot), NONE) < left:
            self.further.append(End(place, spot, left, (*before.moves, move), before.closed, before.landed))

    def _afloat(self, end: End) -> None:
        place, left = end.place, end.left
        for sail, (there, cost) in self.routes.sails[place].items():
            self._add(end, sail, there, ABOARD, left - cost)
        for shore, (there, cost) in self.routes.docks[place].items():
            if cost + COSTS["dock_rest"] <= left:
                self._add(end, shore, there, ABOARD, left - cost)
        if place >= DOCK and COSTS["land"] <= left:
            ashore = end._replace(landed=PLACE_FIELD[place])
            self._add(ashore, LAND_HERE, place, place - DOCK, left - COSTS["land"])

    def _ashore(self, end: End, left: int) -> None:
        place, spot = end.place, end.spot
        for walk, (there, cost) in self.routes.walks[spot].items():
            self._add(self._closing(end, walk.field), walk, place, there, left - cost)
        for circle, (there, cost) in self.routes.circles[spot].items():
            if circle.field not in end.closed:
                self._add(end, circle, place, there, left - cost)
        if place - DOCK == spot % CIRCLE:
            self._add(end._replace(closed=(), landed=NONE), BOARD, place, ABOARD, left - COSTS["board"])
        other = self.routes.other_coast(spot) if spot < CIRCLE else NONE
        if other != NONE:
            if self.routes.same_island(spot, other):
                self._add(end, CROSS, place, other, end.left - COSTS["cross"])
            if self.start.swims and not end.moves:
                self._add(end, SWIM, place, other, 0)

    def _closing(self, end: End, field: int) -> End:
        """Return where a walk begins, with the circle closed that it passes by."""
        if not self.routes.quest[field] or field == end.landed or field in end.closed:
            return end
        return end._replace(closed=(*end.closed, field))
