"""Moves of groups, ships and crews; currents."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from spielhafen.core.errors import Refusal, refusal
from spielhafen.core.play import Choice, Deed, Rule
from spielhafen.core.ready_steps import Closing
from spielhafen.games.caribbean_conquest import MOST_SEATS
from spielhafen.games.caribbean_conquest.board.pieces import CREW, ROOM, SHIP
from spielhafen.games.caribbean_conquest.moves import AT, DONE, GO, LEAVE, At, Done, Go, Leave
from spielhafen.games.caribbean_conquest.state import (
    CREWS,
    FIGURES,
    NONE,
    PLACE,
    POOL,
    WEIGHT,
    Sea,
    release,
    strength,
)

if TYPE_CHECKING:
    from spielhafen.core.moves import Move


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


class Paths:
    """§10 The steps that a captain's groups can make.

    Most plies of a game are chosen here, so the groups are looked up only once.
    """

    def __init__(self, g: Sea, seat: int) -> None:
        self.g = g
        self.seat = seat
        self.sea = g.waters
        self.own = {group >> PLACE: group & FIGURES for group in g.groups[seat]}
        self.peace = at_peace(g)

    def movable(self) -> Iterator[int]:
        """Yield the squares of all groups that can make a step, at least in part."""
        for square, group in self.own.items():
            if not engaged(self.g, self.seat, square) and self.can_step(group >> 3, group & CREWS, square):
                yield square

    def can_step(self, ships: int, crews: int, here: int) -> bool:
        """Whether these ships and crews, or some of them, can make a step."""
        return any(
            next(self.directions(some, others, here, min(some, 1)), None) is not None
            for some in range(ships, -1, -1)
            for others in range(crews, -1, -1)
            if some + others
        )

    def directions(self, ships: int, crews: int, here: int, carried: int) -> Iterator[int]:
        """Yield the directions in which ships and crews can make a step together.

        `carried`: the number of these ships that a current has to carry if no steps are left.
        """
        for direction, there in enumerate(self.sea.near[here]):
            if self.obstacle(ships, crews, here, there, carried) is None:
                yield direction

    def obstacle(self, ships: int, crews: int, here: int, there: int, carried: int) -> Refusal | None:
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
        if self.peace and forbidden(self.g, self.seat, there):
            return TRUCE
        if group and strength(group) + ships + crews > ROOM:
            return FULL
        if self.g.left or not cost(self.g, self.seat, carried, here, there):
            return None
        return CARRIED if carried and self.sea.current[here] == there else NO_STEPS


class TakeUp(Deed[Sea]):
    """§10 The captain takes a group in hand, all their figures on a square, and makes at least one step with it."""

    kinds = (At,)

    def gate(self, g: Sea, seat: int) -> Refusal | None:
        return STEP_FIRST if g.fresh else None

    def reach(self, g: Sea, seat: int) -> Sequence[Move]:
        return [AT[group >> PLACE] for group in g.groups[seat]]

    def bar(self, g: Sea, seat: int, move: At) -> Refusal | None:
        square = move.square
        group = g.group(seat, square)
        if not group:
            return NO_GROUP
        if engaged(g, seat, square):
            return ENGAGED
        if not Paths(g, seat).can_step(group >> 3, group & CREWS, square):
            return NO_WAY
        held = square == g.hand and group == g.ships * WEIGHT[SHIP] + g.crews * WEIGHT[CREW]
        return IN_HAND if held else None

    def take(self, g: Sea, seat: int, move: At) -> None:
        group = g.group(seat, move.square)
        g.hand, g.ships, g.crews, g.fresh = move.square, group >> 3, group & CREWS, 1


STEP_FIRST: Final = refusal("step-first", "§10")
IN_HAND: Final = refusal("in-hand")
NO_GROUP: Final = refusal("no-group")
ENGAGED: Final = refusal("engaged", "§13")
NO_WAY: Final = refusal("no-way")


class LeaveBehind(Deed[Sea]):
    """§10 Any of the figures in hand may stay behind."""

    kinds = (Leave,)

    def gate(self, g: Sea, seat: int) -> Refusal | None:
        return NOTHING_IN_HAND if g.hand == NONE else None

    def reach(self, g: Sea, seat: int) -> Sequence[Move]:
        return LEAVE

    def bar(self, g: Sea, seat: int, move: Leave) -> Refusal | None:
        if not (g.ships if move.figure == SHIP else g.crews):
            return NO_SUCH_FIGURE
        ships, crews = g.ships - (move.figure == SHIP), g.crews - (move.figure == CREW)
        return None if Paths(g, seat).can_step(ships, crews, g.hand) else NO_WAY

    def take(self, g: Sea, seat: int, move: Leave) -> None:
        if move.figure == SHIP:
            g.ships -= 1
        else:
            g.crews -= 1


NOTHING_IN_HAND: Final = refusal("nothing-in-hand")
NO_SUCH_FIGURE: Final = refusal("no-such-figure")


class GoOn(Deed[Sea]):
    """§10 A step with all figures in hand; ashore only crews go on (§11), and on a square with enemies the way ends (§13)."""

    kinds = (Go,)

    def gate(self, g: Sea, seat: int) -> Refusal | None:
        return NOTHING_IN_HAND if g.hand == NONE else None

    def reach(self, g: Sea, seat: int) -> Sequence[Move]:
        return GO

    def bar(self, g: Sea, seat: int, move: Go) -> Refusal | None:
        there = g.waters.near[g.hand][move.direction]
        return Paths(g, seat).obstacle(g.ships, g.crews, g.hand, there, g.ships)

    def take(self, g: Sea, seat: int, move: Go) -> None:
        here = g.hand
        there = g.waters.near[here][move.direction]
        if g.waters.land[there]:
            g.ships = 0
        if cost(g, seat, g.ships, here, there):
            g.left -= 1
            g.rides = []
        else:
            g.rides += [here] * g.ships
        figures = g.ships * WEIGHT[SHIP] + g.crews * WEIGHT[CREW]
        g.put(seat, here, -figures)
        g.put(seat, there, figures)
        g.hand, g.fresh = there, 0
        if engaged(g, seat, there):
            release(g)


class Anchor(Closing[Sea]):
    """§7 A captain who has moved enough goes on to the fights."""

    kinds = (Done,)

    def gate(self, g: Sea, seat: int) -> Refusal | None:
        return STEP_FIRST if g.fresh else None


@dataclass
class Manoeuvres(Choice[Sea]):
    """§10 Six steps for all groups together, in any order; moving is over when no step is possible."""

    stays = True
    deeds = (TakeUp(), LeaveBehind(), GoOn(), Anchor())

    def due(self, g: Sea) -> bool:
        seat = self.seat
        if not g.left and not any(g.waters.current[group >> PLACE] != NONE for group in g.groups[seat]):
            return False
        return bool(g.fresh) or next(Paths(g, seat).movable(), None) is not None

    def moves(self, g: Sea) -> Sequence[Move]:
        """Return the moves that the deeds allow, in a quicker way."""
        paths = Paths(g, self.seat)
        offered: list[Move] = []
        if not g.fresh:
            held = g.ships * WEIGHT[SHIP] + g.crews * WEIGHT[CREW]
            offered += [AT[at] for at in paths.movable() if at != g.hand or paths.own[at] != held]
        if g.hand != NONE:
            ships, crews, here = g.ships, g.crews, g.hand
            if ships and paths.can_step(ships - 1, crews, here):
                offered.append(LEAVE[SHIP])
            if crews and paths.can_step(ships, crews - 1, here):
                offered.append(LEAVE[CREW])
            offered += [GO[direction] for direction in paths.directions(ships, crews, here, ships)]
        if not g.fresh:
            offered.append(DONE)
        return offered

    def take(self, g: Sea, move: Any) -> None:
        g.dice, g.duel = [], []
        super().take(g, move)


class Anchored(Rule[Sea]):
    """§7 Moving is over; the group in hand is put down."""

    told = False

    def happen(self, g: Sea) -> None:
        release(g)


ANCHORED: Final = Anchored()
MANOEUVRES: Final = [Manoeuvres(seat) for seat in range(MOST_SEATS)]
