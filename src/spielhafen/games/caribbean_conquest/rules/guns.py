"""Guns: targets, shots, answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from spielhafen.boxes.ship_adventure.duels import PAIRS, lead
from spielhafen.boxes.ship_adventure.equipment import CAMOUFLAGE, RANGED, has_card
from spielhafen.boxes.ship_adventure.torus import squares_in
from spielhafen.core.errors import Refusal, refusal
from spielhafen.core.moves import Move
from spielhafen.core.play import Chance, Choice, Deed, Rule
from spielhafen.core.ready_steps import Closing, SeatRule, even
from spielhafen.games.caribbean_conquest import MOST_SEATS
from spielhafen.games.caribbean_conquest.moves import ANSWER, AT, HOLD, Answer, At, Clash, Done, Fire, Hold
from spielhafen.games.caribbean_conquest.rules.fleets import at_peace
from spielhafen.games.caribbean_conquest.rules.losses import Hit
from spielhafen.games.caribbean_conquest.state import NONE, PLACE, SHIPS, Sea, release

CLASHES: Final = even(Clash)


def guns(g: Sea, seat: int, square: int) -> int:
    """§14 Return the number of a captain's guns on a square: their ships, and their point."""
    return (g.group(seat, square) >> 3) + (g.owner(square) == seat)


def gun_bonus(g: Sea, seat: int, square: int) -> int:
    """§15 Return a captain's bonus in a gun fight: targets on cards, and one for each further gun."""
    return RANGED[g.cards[seat]] + max(guns(g, seat, square) - 1, 0)


def shooter(g: Sea, target: int, here: int) -> int:
    """§14 Return the captain who has fired from a square at another.

    It is the one whose turn it is; if that is the target, the one with guns on the square.
    """
    if target != g.turn:
        return g.turn
    return next(seat for seat in range(g.seats()) if seat != target and guns(g, seat, here))


def targets(g: Sea, seat: int) -> list[int]:
    """§14 Return the captains to fire at: in one's own turn all others, else the one whose turn it is."""
    if g.turn != seat:
        return [g.turn] if g.turn != NONE else []
    return [other for other in range(len(g.gold)) if other != seat]


def batteries(g: Sea, seat: int) -> list[int]:
    """§14 Return the squares from which a captain can fire now."""
    sea, figures, ships = g.waters, 0, 0
    for foe in targets(g, seat):
        for group in g.groups[foe]:
            figures |= sea.around[group >> PLACE]
            if group & SHIPS:
                ships |= sea.around[group >> PLACE]
    found = {group >> PLACE for group in g.groups[seat] if group & SHIPS and figures >> (group >> PLACE) & 1}
    if ships & sea.sites:
        found.update([square for square in squares_in(ships & sea.sites) if g.owner(square) == seat])
    return sorted([square for square in found if firing_refusal(g, seat, square) is None]) if found else []


def firing_refusal(g: Sea, seat: int, square: int) -> Refusal | None:
    """§14 Return the reason why a captain cannot fire from a square, or None."""
    if not guns(g, seat, square):
        return NO_GUNS
    if square in g.fired:
        return FIRED
    foes = g.foes(seat)
    if square in foes:
        return IN_MELEE
    for there in g.waters.near[square]:
        if there in foes and hit_refusal(g, seat, square, there) is None:
            return None
    return NOBODY_NEAR


def hit_refusal(g: Sea, seat: int, here: int, there: int) -> Refusal | None:
    """§14 Return the reason why nothing on a square can be hit from its neighbour, or None."""
    foe = g.foe(seat, there)
    if foe == NONE:
        return NOBODY_THERE
    if g.turn not in {seat, foe}:
        return NOT_IN_TURN
    if g.group(seat, there):
        return MINGLED
    if g.group(foe, there) >> 3:
        return None
    if not g.group(seat, here) >> 3:
        return SHIPS_ONLY
    return CAMOUFLAGED if has_card(g.cards[foe], CAMOUFLAGE) else None


NO_GUNS: Final = refusal("no-guns")
FIRED: Final = refusal("fired-already")
IN_MELEE: Final = refusal("in-melee")
NOBODY_NEAR: Final = refusal("nobody-near")
NOBODY_THERE: Final = refusal("nobody-there")
NOT_IN_TURN: Final = refusal("not-in-turn")
MINGLED: Final = refusal("mingled")
SHIPS_ONLY: Final = refusal("ships-only")
CAMOUFLAGED: Final = refusal("camouflaged")


class Aim(Deed[Sea]):
    """§14 Ships and points fire; each square only once in a turn."""

    kinds = (At,)

    def gate(self, g: Sea, seat: int) -> Refusal | None:
        return FIRE_FIRST if g.fresh else None

    def moves(self, g: Sea, seat: int) -> Sequence[Move]:
        return [AT[square] for square in batteries(g, seat)]

    def bar(self, g: Sea, seat: int, move: At) -> Refusal | None:
        return firing_refusal(g, seat, move.square)

    def take(self, g: Sea, seat: int, move: At) -> None:
        g.hand, g.fresh = move.square, 1


FIRE_FIRST: Final = refusal("fire-first")


class Shoot(Deed[Sea]):
    """§14 A shot costs a cannonball and goes to one of the eight squares around."""

    kinds = (Fire,)

    def gate(self, g: Sea, seat: int) -> Refusal | None:
        return AIM_FIRST if g.hand == NONE else None

    def bar(self, g: Sea, seat: int, move: Fire) -> Refusal | None:
        return hit_refusal(g, seat, g.hand, g.waters.near[g.hand][move.direction])

    def take(self, g: Sea, seat: int, move: Fire) -> None:
        here = g.hand
        there = g.waters.near[here][move.direction]
        foe = g.foe(seat, there)
        g.balls[seat] -= 1
        g.fired.append(here)
        g.dice, g.duel = [], []
        release(g)
        if g.balls[foe] and g.group(foe, there) >> 3:
            g.then(Reply(foe, here, there))
        else:
            g.then(Hit(foe, there))


AIM_FIRST: Final = refusal("aim-first")


class Silence(Closing[Sea]):
    """§14 No captain has to fire."""

    kinds = (Done,)

    def gate(self, g: Sea, seat: int) -> Refusal | None:
        return FIRE_FIRST if g.fresh else None


class Gunnery(Choice[Sea]):
    """§14 After moving a captain may fire as long as they have cannonballs and targets, but not in a truce.

    Then the others may fire at the captain, clockwise.
    """

    stays = True
    deeds = (Aim(), Shoot(), Silence())

    def due(self, g: Sea) -> bool:
        if not g.balls[self.seat] or at_peace(g):
            return False
        return bool(g.fresh or batteries(g, self.seat))


class OthersFire(SeatRule[Sea]):
    """§14 As printed, the others may then fire at the captain whose turn it is, clockwise."""

    told = False

    def happen(self, g: Sea) -> None:
        if g.options.all_fire:
            g.then(*GUNNERY[self.seat + 1 : g.seats()], *GUNNERY[: self.seat])


@dataclass
class Reply(Choice[Sea]):
    """§15 Ships that are fired at may answer with a cannonball; if they do not, they are hit."""

    here: int
    there: int

    kinds = (Answer, Hold)

    def reach(self, g: Sea) -> Sequence[Move]:
        return (ANSWER, HOLD)

    def take(self, g: Sea, move: Answer | Hold) -> None:
        if isinstance(move, Answer):
            g.balls[self.seat] -= 1
            g.then(Broadside(self.seat, self.here, self.there))
        else:
            g.then(Hit(self.seat, self.there))


@dataclass
class Broadside(Chance[Sea]):
    """§15 Both have fired: both roll a die, and only targets and further guns add to it. A tie is rolled again."""

    seat: int
    here: int
    there: int

    odds = CLASHES

    def take(self, g: Sea, move: Clash) -> None:
        one, other = PAIRS[move.pair]
        attacker = shooter(g, self.seat, self.here)
        bonus, against = gun_bonus(g, attacker, self.here), gun_bonus(g, self.seat, self.there)
        g.dice = [one, other]
        g.duel = [attacker, bonus, self.seat, against, self.there, 1]
        margin = lead(one, bonus, other, against)
        if margin == 0:
            g.then(self)
        elif margin > 0:
            g.then(Hit(self.seat, self.there))
        elif g.group(attacker, self.here) >> 3:
            g.then(Hit(attacker, self.here))
        else:
            g.then(Unharmed(self.here))


@dataclass
class Unharmed(Rule[Sea]):
    """§15 A point that loses a gun fight loses nothing."""

    square: int


GUNNERY: Final = [Gunnery(seat) for seat in range(MOST_SEATS)]
OTHERS_FIRE: Final = [OthersFire(seat) for seat in range(MOST_SEATS)]
