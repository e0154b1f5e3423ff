"""Moves of groups: taking them up, leaving figures behind, steps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from spielhafen.core.errors import Refusal, refusal
from spielhafen.core.moves import Move
from spielhafen.core.play import Choice, Deed, Rule
from spielhafen.core.ready_steps import Closing
from spielhafen.games.caribbean_conquest import MOST_SEATS
from spielhafen.games.caribbean_conquest.board.pieces import CREW, SHIP
from spielhafen.games.caribbean_conquest.moves import AT, DONE, GOES, LEAVE, At, Done, Go, Leave
from spielhafen.games.caribbean_conquest.rules.fleets import cost, engaged, fleet
from spielhafen.games.caribbean_conquest.state import CREWS, NONE, PLACE, WEIGHT, Sea, release


class TakeUp(Deed[Sea]):
    """§10 The captain takes a group in hand, all their figures on a square, and makes at least one step with it."""

    kinds = (At,)

    def gate(self, g: Sea, seat: int) -> Refusal | None:
        return STEP_FIRST if g.fresh else None

    def bar(self, g: Sea, seat: int, move: At) -> Refusal | None:
        square = move.square
        group = g.group(seat, square)
        if not group:
            return NO_GROUP
        if engaged(g, seat, square):
            return ENGAGED
        if not fleet(g, seat).can_step(g, group >> 3, group & CREWS, square):
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

    def bar(self, g: Sea, seat: int, move: Leave) -> Refusal | None:
        if not (g.ships if move.figure == SHIP else g.crews):
            return NO_SUCH_FIGURE
        ships, crews = g.ships - (move.figure == SHIP), g.crews - (move.figure == CREW)
        return None if fleet(g, seat).can_step(g, ships, crews, g.hand) else NO_WAY

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

    def bar(self, g: Sea, seat: int, move: Go) -> Refusal | None:
        there = g.waters.near[g.hand][move.direction]
        return fleet(g, seat).obstacle(g, g.ships, g.crews, g.hand, there, g.ships)

    def take(self, g: Sea, seat: int, move: Go) -> None:
        here, known = g.hand, fleet(g, seat)
        there = known.sea.near[here][move.direction]
        if known.sea.land[there]:
            g.ships = 0
        if cost(g, seat, g.ships, here, there):
            g.left -= 1
            g.rides = []
        else:
            g.rides += [here] * g.ships
        figures = g.ships * WEIGHT[SHIP] + g.crews * WEIGHT[CREW]
        g.put(seat, here, -figures)
        g.put(seat, there, figures)
        known.follow(g, figures, here, there)
        g.hand, g.fresh = there, 0
        if there in known.foes:
            release(g)


class Anchor(Closing[Sea]):
    """§7 A captain who has moved enough goes on to the fights."""

    kinds = (Done,)

    def gate(self, g: Sea, seat: int) -> Refusal | None:
        return STEP_FIRST if g.fresh else None


class Manoeuvres(Choice[Sea]):
    """§10 Six steps for all groups together, in any order; moving is over when no step is possible."""

    stays = True
    deeds = (TakeUp(), LeaveBehind(), GoOn(), Anchor())

    def due(self, g: Sea) -> bool:
        if not (g.left or any(g.waters.current[group >> PLACE] != NONE for group in g.groups[self.seat])):
            return False
        return bool(g.fresh or fleet(g, self.seat).can_move(g))

    def moves(self, g: Sea) -> Sequence[Move]:
        """Return the moves that the deeds allow, in a quicker way."""
        own, ships, crews, here = fleet(g, self.seat), g.ships, g.crews, g.hand
        offered: list[Move] = []
        if not g.fresh:
            held = ships * WEIGHT[SHIP] + crews * WEIGHT[CREW]
            in_hand = here if here != NONE and own.own[here] == held else NONE
            offered = [AT[square] for square in own.movable(g) if square != in_hand]
        if ships + crews > 1:
            if ships and own.can_step(g, ships - 1, crews, here):
                offered.append(LEAVE[SHIP])
            if crews and own.can_step(g, ships, crews - 1, here):
                offered.append(LEAVE[CREW])
        if here != NONE:
            offered += GOES[own.directions(g, ships, crews, here, ships)]
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
