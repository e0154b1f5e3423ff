"""The ends of a turn: all places in reach, each with the shortest chain of moves.

Places, spots and points are computed without playing the moves, since bots need them thousands of times. A test
compares the result with the rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from spielhafen.games.ghost_ship.board.routes import COSTS, routes
from spielhafen.games.ghost_ship.board.tiles import ABOARD, CIRCLE, DOCK, FREE, NONE, PLACE_FIELD, SPOT_FIELD
from spielhafen.games.ghost_ship.moves import BOARD, CROSS, DIG, END, LAND_HERE, SWIM
from spielhafen.games.ghost_ship.rules.walking import held_back, surcharge, swimmable
from spielhafen.games.ghost_ship.state import NUGGET, Ghostly

if TYPE_CHECKING:
    from spielhafen.core.moves import Move
    from spielhafen.games.ghost_ship.board.routes import Routes


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


def ends(g: Ghostly, seat: int) -> Iterator[End]:
    """Yield all places in reach of this turn's points, breadth first.

    Each place comes once, or again with more points left.
    """
    here = End(g.ships[seat], g.scouts[seat], g.left, (), tuple(g.closed[seat]), g.landed[seat])
    turn = _Turn(g, seat)
    most: dict[tuple[int, int], int] = {}
    edge = [here]
    while edge:
        further: list[End] = []
        for end in edge:
            if most.get((end.place, end.spot), NONE) >= end.left:
                continue
            most[end.place, end.spot] = end.left
            yield end if not end.left else end._replace(moves=(*end.moves, END))
            if end.spot != ABOARD and g.items[SPOT_FIELD[end.spot]] == NUGGET and end.left >= COSTS["gold"]:
                yield end._replace(left=0, moves=(*end.moves, DIG), dug=True)
            further += turn.after(end)
        edge = further


class _Turn:
    """The steps that a captain can afford in a turn."""

    def __init__(self, g: Ghostly, seat: int) -> None:
        self.g = g
        self.routes: Routes = routes(g.sea, g.quests)
        self.held = held_back(g, seat) is not None
        self.more = surcharge(g, seat)
        self.start = g.scouts[seat]
        self.swims = swimmable(g) and not g.moved

    def after(self, end: End) -> Iterator[End]:
        """Yield the ends one step further."""
        if end.spot == ABOARD:
            yield from self._afloat(end)
        elif not (end.spot == self.start and self.held):
            yield from self._ashore(end, self.more if end.spot == self.start else 0)

    def _afloat(self, end: End) -> Iterator[End]:
        place, left = end.place, end.left
        for sail, (there, cost) in self.routes.sails[place].items():
            if cost <= left:
                yield end._replace(place=there, left=left - cost, moves=(*end.moves, sail))
        for dock, (there, cost) in self.routes.docks[place].items():
            if cost + COSTS["dock_rest"] <= left:
                yield end._replace(place=there, left=left - cost, moves=(*end.moves, dock))
        if place >= DOCK and left >= COSTS["land"]:
            rest, moves = left - COSTS["land"], (*end.moves, LAND_HERE)
            yield End(place, place - DOCK, rest, moves, end.closed, PLACE_FIELD[place])

    def _ashore(self, end: End, more: int) -> Iterator[End]:
        place, spot, left, moves = end.place, end.spot, end.left - more, end.moves
        for walk, (there, cost) in self.routes.walks[spot].items():
            if cost <= left:
                closed = self._closed(end, walk.field)
                yield End(place, there, left - cost, (*moves, walk), closed, end.landed)
        for circle, (there, cost) in self.routes.circles[spot].items():
            if cost <= left and circle.field not in end.closed:
                yield End(place, there, left - cost, (*moves, circle), end.closed, end.landed)
        if place - DOCK == spot % CIRCLE and left >= COSTS["board"]:
            yield End(place, ABOARD, left - COSTS["board"], (*moves, BOARD), (), NONE)
        other = self.routes.other_coast(spot) if spot < CIRCLE else NONE
        if other != NONE:
            yield from self._across(end, other)

    def _closed(self, end: End, field: int) -> tuple[int, ...]:
        """Return the circles closed to a scout that has come onto the land of a field."""
        if self.g.quests[field] == FREE or field == end.landed or field in end.closed:
            return end.closed
        return (*end.closed, field)

    def _across(self, end: End, other: int) -> Iterator[End]:
        if self.routes.same_island(end.spot, other) and end.left >= COSTS["cross"]:
            yield end._replace(spot=other, left=end.left - COSTS["cross"], moves=(*end.moves, CROSS))
        if self.swims and not end.moves:
            yield end._replace(spot=other, left=0, moves=(SWIM,))
