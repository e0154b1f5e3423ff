"""Sailing: the steps of a ship, their effects, and the end of all moving."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from spielhafen.core.errors import Refusal, refusal
from spielhafen.core.play import Deed, Rule
from spielhafen.core.ready_steps import Closing
from spielhafen.games.seeschlacht.board.chart import (
    AHEAD,
    FOREIGN_BERTHS,
    GOAL_BERTHS,
    HOME_DOTTED,
    NEAR_FOREIGN,
    OPEN,
    OWN_WATERS,
)
from spielhafen.games.seeschlacht.board.pieces import (
    ALLOWANCE,
    FLEETS,
    HEAVY,
    MERCHANT,
    OWNER,
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
from spielhafen.games.seeschlacht.rules.course import forward_barred, stop_barred, turn_barred
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

if TYPE_CHECKING:
    from spielhafen.core.moves import Move

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
        cast_off(g, ship)
        ahead = AHEAD[g.at[ship]][g.headings[ship]]
        if ahead in g.at:
            rammed = g.at.index(ahead)
            end_manoeuvre(g, ship, Ram(ship, rammed), rammed=rammed)
            return
        g.at[ship] = ahead
        g.track.append(ahead)
        g.sense = 0
        go_on(g, ship, *([TRESPASS[ship]] if ahead in FOREIGN_BERTHS[seat] else ()))


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
        cast_off(g, move.ship)
        g.sense = _side(move)
        g.headings[move.ship] = (g.headings[move.ship] + g.sense) % 6
        go_on(g, move.ship)


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


def offered_steps(g: Sea, seat: int) -> list[Move]:
    """§8 The steps of all ships that may take one, without those barred; plain cases, most of them, are decided at once."""
    found: list[Move] = []
    begun = g.ship != NONE
    used = g.used if begun else 0
    constrained = (begun and g.sense) or g.options.avoid_rams
    allowed, near_foreign, waters = ALLOWANCE[g.rose][g.wind], NEAR_FOREIGN[seat], OWN_WATERS[seat]
    for ship in ready(g, seat):
        if ship in g.arrived:
            continue
        at, heading = g.at[ship], g.headings[ship]
        left = allowed[g.slow if begun else g.hits[ship] >= HEAVY[ship]][heading] - used
        plain = not (constrained or near_foreign[at])
        if (plain and left > 0 and OPEN[at][heading]) or forward_barred(g, ship) is None:
            found.append(FORWARD[ship])
        if plain or turn_barred(g, ship, 1) is None:
            found.append(STARBOARD[ship])
        if plain or turn_barred(g, ship, -1) is None:
            found.append(PORT[ship])
        if (left == 0 or at in waters[MERCHANT[ship]]) and stop_barred(g, ship) is None:
            found.append(STOP[ship])
    return found


def cast_off(g: Sea, ship: int) -> None:
    """§7 A ship begins its manoeuvre, if it has not begun yet."""
    if g.ship == NONE:
        g.track = [g.at[ship]]
        g.slow = int(g.hits[ship] >= HEAVY[ship])
        g.used = g.sense = 0
        g.ship = ship


def go_on(g: Sea, ship: int, *first: Rule) -> None:
    """§8 After each step the steps made are compared with the allowance of the present heading; effects come first."""
    g.used += 1
    if g.used >= allowance(g, ship):
        end_manoeuvre(g, ship, *first)
    else:
        g.then(*first)


def end_manoeuvre(g: Sea, ship: int, *first: Rule, rammed: int = NONE) -> None:
    """§8 The ship has moved. The effects of its last step come first, then those of its arrival."""
    g.done[ship] = MOVED
    passage = Passage(ship, g.track[0], g.at[ship], rammed)
    g.track = []
    g.ship = NONE
    g.then(passage, *first, *([MOORING[ship]] if MERCHANT[ship] else []))


@dataclass
class Passage(Rule[Sea]):
    """§8 A ship has sailed from one point to another, and rammed a ship in the end, or none."""

    ship: int
    start: int
    space: int
    rammed: int


@dataclass
class Mooring(Rule[Sea]):
    """§22 A merchant has ended its move: perhaps on an anchorage that counts."""

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
