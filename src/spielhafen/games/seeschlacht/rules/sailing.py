"""Sailing: the steps of a ship, their effects, and the end of all moving."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from spielhafen.core.errors import Refusal, refusal
from spielhafen.core.moves import Move
from spielhafen.core.play import Deed, Rule
from spielhafen.core.ready_steps import Closing
from spielhafen.games.seeschlacht.board.chart import (
    AHEAD,
    BERTHS,
    EDGE,
    FOREIGN_BERTHS,
    GOAL_BERTHS,
    HOME_DOTTED,
    NEAR_FOREIGN,
    NEUTRAL,
    OPEN,
    OWN_WATERS,
    WATER,
)
from spielhafen.games.seeschlacht.board.pieces import (
    ALLOWANCE,
    FLEETS,
    HEAVY,
    MERCHANT,
    OWNER,
    SEATS,
    SHIP_TEXTS,
    SHIPS,
)
from spielhafen.games.seeschlacht.moves import (
    FORWARD,
    PORT,
    STARBOARD,
    STOP,
    Done,
    Forward,
    Port,
    Starboard,
    Stop,
)
from spielhafen.games.seeschlacht.rules.course import (
    TURNS,
    avoidable,
    closed,
    forward_barred,
    stop_barred,
    turn_barred,
)
from spielhafen.games.seeschlacht.rules.damage import ANCHORAGE, HIT, RAM, RAMMED
from spielhafen.games.seeschlacht.rules.finish import ARRIVAL, HOMECOMING, MUSTER
from spielhafen.games.seeschlacht.state import (
    MOVED,
    NONE,
    READY,
    STAYED,
    SUNK,
    Sea,
    allowance,
    delivered,
    must_sail,
)

# The choice of the ship.


def not_this_ship(g: Sea, seat: int, ship: int) -> Refusal | None:
    """§7 Every ship moves once in a turn, one after the other in any order; a merchant that has delivered stays (§24)."""
    if OWNER[ship] != seat:
        return NOT_YOUR_SHIP
    if g.at[ship] == SUNK:
        return SUNK_SHIP[ship]
    if g.ship != NONE:
        return None if g.ship == ship else UNDER_WAY[g.ship]
    if g.done[ship] != READY:
        return HAS_MOVED[ship] if g.done[ship] == MOVED else HAS_STAYED[ship]
    return DELIVERED[ship] if delivered(g, ship) else None


NOT_YOUR_SHIP: Final = refusal("not-your-ship", "§7")
SUNK_SHIP: Final = [refusal("sunk", "§21", ship=name) for name in SHIP_TEXTS]
UNDER_WAY: Final = [refusal("under-way", "§7", ship=name) for name in SHIP_TEXTS]
HAS_MOVED: Final = [refusal("has-moved", "§7", ship=name) for name in SHIP_TEXTS]
HAS_STAYED: Final = [refusal("has-stayed", "§7", ship=name) for name in SHIP_TEXTS]
DELIVERED: Final = [refusal("delivered", "§24", ship=name) for name in SHIP_TEXTS]


def ready(g: Sea, seat: int) -> Sequence[int]:
    """§7 The ships that may take a step: the one under way, or all that have not moved."""
    if g.ship != NONE:
        return (g.ship,)
    return [ship for ship in FLEETS[seat] if g.done[ship] == READY and g.at[ship] != SUNK]


def any_ready(g: Sea, seat: int) -> bool:
    """§7 Whether any ship may take a step."""
    at, done = g.at, g.done
    for ship in FLEETS[seat]:  # noqa: SIM110 - called after every step; a generator takes twice as long
        if done[ship] == READY and at[ship] != SUNK:
            return True
    return False


# Steps.


class GoForward(Deed[Sea]):
    """§8 One field ahead; a ship in that field is rammed (§12), an anchorage of the enemy costs a hit (§14)."""

    kinds = (Forward,)

    def reach(self, g: Sea, seat: int) -> Sequence[Move]:
        return [FORWARD[ship] for ship in ready(g, seat)]

    def bar(self, g: Sea, seat: int, move: Forward) -> Refusal | None:
        return not_this_ship(g, seat, move.ship) or forward_barred(g, move.ship)

    def take(self, g: Sea, seat: int, move: Forward) -> None:
        ship = move.ship
        if g.ship == NONE:
            cast_off(g, ship)
        ahead = AHEAD[g.at[ship]][g.headings[ship]]
        if ahead in g.at:
            rammed = g.at.index(ahead)
            end_manoeuvre(g, ship, Ram(ship, rammed), rammed=rammed)
            return
        g.at[ship] = ahead
        g.track.append(ahead)
        g.sense = 0
        if ahead in FOREIGN_BERTHS[seat]:
            go_on(g, ship, TRESPASS[ship])
        else:
            go_on(g, ship)


@dataclass
class Ram(Rule[Sea]):
    """§12 Both ships stay where they are and take a hit; the move of the one that rammed is over."""

    ship: int
    rammed: int

    told = False

    def happen(self, g: Sea) -> None:
        g.then(HIT[self.rammed][RAMMED], HIT[self.ship][RAM], MUSTER)


@dataclass
class Trespass(Rule[Sea]):
    """§14 A ship touches an anchorage of the enemy: it takes a hit at once."""

    ship: int

    def happen(self, g: Sea) -> None:
        g.then(HIT[self.ship][ANCHORAGE], MUSTER)


class TurnShip(Deed[Sea]):
    """§8 The ship turns 60 degrees on the spot, which counts like a field; then its new heading sets its allowance."""

    kinds = (Port, Starboard)

    def reach(self, g: Sea, seat: int) -> Sequence[Move]:
        return [turn[ship] for ship in ready(g, seat) for turn in (PORT, STARBOARD)]

    def bar(self, g: Sea, seat: int, move: Port | Starboard) -> Refusal | None:
        return not_this_ship(g, seat, move.ship) or turn_barred(g, move.ship, _side(move))

    def take(self, g: Sea, seat: int, move: Port | Starboard) -> None:
        ship = move.ship
        if g.ship == NONE:
            cast_off(g, ship)
        g.sense = _side(move)
        g.headings[ship] = (g.headings[ship] + g.sense) % 6
        go_on(g, ship)


def _side(move: Port | Starboard) -> int:
    return 1 if isinstance(move, Starboard) else -1


class StopShip(Deed[Sea]):
    """§10 A ship stays where it is, or stops before the wind is used up, where it may."""

    kinds = (Stop,)

    def reach(self, g: Sea, seat: int) -> Sequence[Move]:
        return [STOP[ship] for ship in ready(g, seat)]

    def bar(self, g: Sea, seat: int, move: Stop) -> Refusal | None:
        return not_this_ship(g, seat, move.ship) or stop_barred(g, move.ship)

    def take(self, g: Sea, seat: int, move: Stop) -> None:
        if g.ship == NONE:
            g.done[move.ship] = STAYED
        else:
            end_manoeuvre(g, move.ship)


# The steps on offer. Tables decide the plain cases, which are most of them.

GO, STAY, GO_IF_FREE = 1, 2, 4
"""What a ship may do besides turning, as bits; the last one: forward unless a ship is there."""


def _beginnings(seat: int, merchant: bool) -> list[bytes]:
    """§7 What a ship may begin with, by whether it lacks wind, and by 6·point + heading."""
    berths, waters = BERTHS[seat][merchant], OWN_WATERS[seat][merchant]
    found = [bytearray(), bytearray()]
    for windless, ways in enumerate(found):
        for space, six in enumerate(AHEAD):
            stay = STAY if windless or space in berths else 0
            for ahead in six:
                open_ahead = ahead != EDGE and WATER[ahead] and (merchant or not NEUTRAL[ahead])
                if not open_ahead or (windless and not (space in waters and ahead in waters)):
                    ways.append(stay)
                else:
                    ways.append(stay | (GO_IF_FREE if windless or NEUTRAL[ahead] else GO))
    return [bytes(ways) for ways in found]


BEGINNINGS: Final[list[list[list[bytes]]]] = [
    [_beginnings(seat, merchant) for merchant in (False, True)] for seat in range(SEATS)
]


def first_steps(g: Sea, seat: int, ships: Sequence[int]) -> tuple[list[Move], bool]:
    """§7 The steps that these ships of a side may begin with, and whether one of them has to sail."""
    found: list[Move] = []
    bound = False
    at, done, arrived, weighed = g.at, g.done, g.arrived, g.options.avoid_rams
    winds, beginnings, near_foreign = ALLOWANCE[g.rose][g.wind], BEGINNINGS[seat], NEAR_FOREIGN[seat]
    for ship in ships:
        space = at[ship]
        if done[ship] != READY or space == SUNK or ship in arrived:
            continue
        if weighed or near_foreign[space]:
            steps = weighed_steps(g, ship)
        else:
            heading = g.headings[ship]
            windless = winds[g.hits[ship] >= HEAVY[ship]][heading] == 0
            ways = beginnings[MERCHANT[ship]][windless][6 * space + heading]
            if ways & GO_IF_FREE:
                ways = ways & STAY if AHEAD[space][heading] in at else ways & STAY | GO
            steps = STEPS[ship][0][ways]
        found += steps
        if not bound and steps[-1] is not STOP[ship]:
            bound = True
    return found, bound


def steps_under_way(g: Sea, ship: int) -> tuple[Move, ...]:
    """§8 The steps of the ship under way that are not barred."""
    space, heading = g.at[ship], g.headings[ship]
    if g.used >= allowance(g, ship) or avoidable(g, ship):
        return weighed_steps(g, ship)
    open_ahead = OPEN[space][heading] or closed(g.at, ship, AHEAD[space][heading]) is None
    may_stop = space in OWN_WATERS[OWNER[ship]][MERCHANT[ship]] and stop_barred(g, ship) is None
    return STEPS[ship][g.sense][GO * open_ahead | STAY * may_stop]


def weighed_steps(g: Sea, ship: int) -> tuple[Move, ...]:
    """§14 The steps of a ship that may have something to avoid."""
    bars = forward_barred(g, ship), turn_barred(g, ship, 1), turn_barred(g, ship, -1), stop_barred(g, ship)
    return tuple([step for step, bar in zip(STEPS[ship][0][GO | STAY], bars, strict=True) if bar is None])


def _steps(ship: int, sense: int, ways: int) -> tuple[Move, ...]:
    forward, stop = [FORWARD[ship]] * (ways & GO), [STOP[ship]] * (ways // STAY)
    turns = [(STARBOARD if side > 0 else PORT)[ship] for side in TURNS[bool(forward)][sense]]
    return (*forward, *turns, *stop)


STEPS: Final[list[list[list[tuple[Move, ...]]]]] = [
    [[_steps(ship, sense, ways) for ways in range(GO + STAY + 1)] for sense in (0, 1, -1)] for ship in SHIPS
]
"""§9 The steps of a ship by the sense of its last turn, 0 for none, and by what it may do besides turning."""

# Manoeuvres.


def cast_off(g: Sea, ship: int) -> None:
    """§7 A ship begins its manoeuvre."""
    g.track = [g.at[ship]]
    g.slow = int(g.hits[ship] >= HEAVY[ship])
    g.used = g.sense = 0
    g.ship = ship


def go_on(g: Sea, ship: int, *first: Rule) -> None:
    """§8 After each step the steps made are compared with the allowance of the present heading; effects come first."""
    g.used += 1
    if g.used >= ALLOWANCE[g.rose][g.wind][g.slow][g.headings[ship]]:
        end_manoeuvre(g, ship, *first)
    elif first:
        g.then(*first)


def end_manoeuvre(g: Sea, ship: int, *first: Rule, rammed: int = NONE) -> None:
    """§8 The ship has moved. The effects of its last step come first, then those of its arrival."""
    space = g.at[ship]
    passage = Passage(ship, g.track[0], space, rammed)
    g.done[ship] = MOVED
    g.track = []
    g.ship = NONE
    if MERCHANT[ship] and space in DESTINATIONS[OWNER[ship]]:
        g.then(passage, *first, MOORING[ship])
    else:
        g.then(passage, *first)


DESTINATIONS: Final = [GOAL_BERTHS[seat] | HOME_DOTTED[seat] for seat in range(SEATS)]
"""§22, §24 The anchorages that count."""


@dataclass
class Passage(Rule[Sea]):
    """§8 A ship has sailed from one point to another, and rammed a ship in the end, or none."""

    ship: int
    start: int
    space: int
    rammed: int


@dataclass
class Mooring(Rule[Sea]):
    """§22 A merchant has ended its move where it perhaps counts."""

    ship: int

    told = False

    def happen(self, g: Sea) -> None:
        ship, seat, at = self.ship, OWNER[self.ship], g.at[self.ship]
        if g.options.short:
            if at in GOAL_BERTHS[seat] and ship not in g.arrived:
                g.then(ARRIVAL[ship], MUSTER)
        elif g.cargo[ship] and at in HOME_DOTTED[seat]:
            g.then(HOMECOMING[ship])


# The end of moving.


class EndSailing(Closing[Sea]):
    """§7 Moving is over when no ship is left that has to move; all others that have not moved stay."""

    kinds = (Done,)

    def gate(self, g: Sea, seat: int) -> Refusal | None:
        if g.ship != NONE:
            return UNDER_WAY[g.ship]
        for ship in FLEETS[seat]:
            if must_sail(g, ship):
                return MUST_STILL_SAIL[ship]
        return None


MUST_STILL_SAIL: Final = [refusal("must-still-sail", "§7", ship=name) for name in SHIP_TEXTS]
TRESPASS: Final = [Trespass(ship) for ship in SHIPS]
MOORING: Final = [Mooring(ship) for ship in SHIPS]
