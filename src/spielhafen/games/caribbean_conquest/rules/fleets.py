"""The steps that groups can make: ships and crews, currents, the truce."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import Final

from spielhafen.core.errors import Refusal, refusal
from spielhafen.games.caribbean_conquest import MOST_SEATS
from spielhafen.games.caribbean_conquest.board.pieces import ROOM
from spielhafen.games.caribbean_conquest.board.waters import Waters
from spielhafen.games.caribbean_conquest.moves import GOES
from spielhafen.games.caribbean_conquest.state import CREWS, FIGURES, NONE, PLACE, POOL, STRENGTH, Sea


def cost(g: Sea, seat: int, ships: int, here: int, there: int) -> int:
    """§12 Return the cost of a step: 1, but 0 for ships along a current until they have gone full circle."""
    return 0 if ships and g.waters.current[here] == there and carries(g, seat, ships, here) else 1


def carries(g: Sea, seat: int, ships: int, here: int) -> bool:
    """§12 Whether a current still carries ships from a wave square for nothing.

    Since the last paid step it carries from each square at most as many ships as are in the whirlpool.
    """
    if here not in g.rides:
        return True
    current, afloat, square = g.waters.current, 0, here
    for _ in range(POOL):
        afloat += g.group(seat, square) >> 3
        square = current[square]
    return g.rides.count(here) + ships <= afloat


def adrift(group: int, ships: int, crews: int) -> bool:
    """§11 Whether crews would be left behind on a sea square without a ship."""
    return ships == group >> 3 and crews < group & CREWS


def forbidden(g: Sea, seat: int, there: int) -> bool:
    """§20 Whether a square is closed by the truce: another captain has figures or a point there."""
    return at_peace(g) and (g.foe(seat, there) != NONE or g.owner(there) not in {NONE, seat})


def at_peace(g: Sea) -> bool:
    """§20 Whether there is a truce in this round."""
    return g.round == 1 and g.options.truce and g.options.boxes == 1


SHIP_ASHORE: Final = refusal("ship-ashore", "§11")
NO_SHIP: Final = refusal("no-ship", "§11")
ADRIFT: Final = refusal("adrift", "§11")
FULL: Final = refusal("full")
NO_STEPS: Final = refusal("no-steps")
CARRIED: Final = refusal("carried", "§12")
TRUCE: Final = refusal("truce", "§20")


def engaged(g: Sea, seat: int, square: int) -> bool:
    """§13 Whether a group shares its square with enemies."""
    return g.foe(seat, square) != NONE


ALL_DIRECTIONS: Final = len(GOES) - 1
"""The set of all directions."""


class Fleet:
    """§10 A captain's groups among those of the others, and the steps that they can make.

    Most plies of a game are chosen here, so the groups are looked up only once and then followed (see `fleet`).
    """

    __slots__ = ("seat", "board", "sea", "groups", "own", "foes", "owners", "closed", "crowded", "ready")

    def __init__(self, g: Sea, seat: int) -> None:
        self.seat = seat
        self.board = g.board
        self.sea: Waters = g.waters
        self.groups: list[list[int]] = [groups.copy() for groups in g.groups]
        self.own: dict[int, int] = {group >> PLACE: group & FIGURES for group in g.groups[seat]}
        """The figures on each square."""
        self.foes: set[int] = g.foes(seat)
        """The squares of all enemies."""
        self.owners: list[int] | None = g.owners.copy() if at_peace(g) else None
        """The owners of points in a truce."""
        self.closed: set[int] = self.foes | self._points_of_others() if self.owners else set()
        """§20 The squares closed by a truce."""
        self.crowded: AbstractSet[int] = self.own.keys() | self.closed if self.closed else self.own.keys()
        """The squares that not every figure can enter that its element lets."""
        self.ready: set[int] = set()
        """The squares of groups that can make a step while steps are left."""

    def _points_of_others(self) -> set[int]:
        points = zip(self.sea.points, self.owners or (), strict=True)
        return {square for square, owner in points if owner not in {NONE, self.seat}}

    def follow(self, g: Sea, figures: int, here: int, there: int) -> None:
        """Keep up with own figures that have gone from one square to another."""
        own, near = self.own, self.sea.near
        if own[here] == figures:
            del own[here]
        else:
            own[here] -= figures
        own[there] = own.get(there, 0) + figures
        if self.closed:
            self.crowded = own.keys() | self.closed
        self.groups[self.seat] = g.groups[self.seat].copy()
        self.ready.difference_update(near[here], near[there], (here, there))

    def can_move(self, g: Sea) -> bool:
        """Whether a group can make a step."""
        return bool((g.left and self.ready) or self.movable(g))

    def movable(self, g: Sea) -> list[int]:
        """Return the squares of all groups that can make a step, at least in part."""
        ready = self.ready if g.left else set[int]()
        if len(ready) < len(self.own):
            for here, group in self.own.items():
                idle = here not in ready and here not in self.foes
                if idle and self.can_step(g, group >> 3, group & CREWS, here):
                    ready.add(here)
        return sorted(ready)

    def can_step(self, g: Sea, ships: int, crews: int, here: int) -> bool:
        """Whether these ships and crews, or some of them, can make a step.

        The fewest are tried: a crew, a ship, or (§11) the last ship with all crews.
        """
        group, crowded, land = self.own[here], self.crowded, self.sea.land
        party = 0 if group >> 3 > 1 else crews
        if not g.left:
            return bool(ships and self.directions(g, 1, party, here, 1))
        sails = ships and not adrift(group, 1, party)
        near = self.sea.near[here]
        for there in near:
            if there not in crowded and (crews if land[there] else sails):
                return True
        for there in near:
            if there in crowded and (
                (ships and self.obstacle(g, 1, party, here, there, 1) is None)
                or (crews and self.obstacle(g, 0, 1, here, there, 0) is None)
            ):
                return True
        return False

    def directions(self, g: Sea, ships: int, crews: int, here: int, carried: int) -> int:
        """Return the set of directions (bits) for ships and crews that make a step together.

        `carried`: the number of these ships that a current has to carry if no steps are left.
        """
        near, crowded = self.sea.near[here], self.crowded
        if not g.left:
            onward = self.sea.current[here]
            no_way = onward == NONE or self.obstacle(g, ships, crews, here, onward, carried) is not None
            return 0 if no_way else 1 << near.index(onward)
        shores = self.sea.shores[here]
        found = shores if crews else 0
        if ships and not adrift(self.own[here], ships, crews):
            found |= ALL_DIRECTIONS ^ shores
        if crowded.isdisjoint(near):
            return found
        for direction, there in enumerate(near):
            if there in crowded:
                found &= ~(1 << direction)
                if self.obstacle(g, ships, crews, here, there, carried) is None:
                    found |= 1 << direction
        return found

    def obstacle(self, g: Sea, ships: int, crews: int, here: int, there: int, carried: int) -> Refusal | None:
        """§10 Return the reason why ships and crews cannot make a step together, or None.

        `carried`: the number of these ships that a current has to carry if no steps are left.
        """
        own = self.own
        group = own.get(there, 0)
        if self.sea.land[there]:
            if not crews:
                return SHIP_ASHORE
            ships = carried = 0
        elif not ships:
            if not group >> 3:
                return NO_SHIP
        elif adrift(own[here], ships, crews):
            return ADRIFT
        if there in self.closed:
            return TRUCE
        if group and STRENGTH[group] + ships + crews > ROOM:
            return FULL
        if g.left or not cost(g, self.seat, carried, here, there):
            return None
        return CARRIED if carried and self.sea.current[here] == there else NO_STEPS


_FLEETS: Final[list[Fleet | None]] = [None] * MOST_SEATS
"""The last fleet of each seat."""


def fleet(g: Sea, seat: int) -> Fleet:
    """Return the groups of a captain; they are the same object as long as no group moves."""
    known = _FLEETS[seat]
    owners = g.owners if g.round == 1 and at_peace(g) else None
    if known and known.groups == g.groups and known.board == g.board and known.owners == owners:
        return known
    found = _FLEETS[seat] = Fleet(g, seat)
    return found
