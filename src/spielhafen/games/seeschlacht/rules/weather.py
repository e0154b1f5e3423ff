"""The wind: the first one, and attempts to change it."""

from __future__ import annotations

from typing import Final

from spielhafen.core.errors import Refusal, refusal
from spielhafen.core.play import Deed
from spielhafen.core.ready_steps import Roll
from spielhafen.games.seeschlacht.board.pieces import CHANGES, COLOURS, FLEETS, OF_FLEET, ROSES, SEATS
from spielhafen.games.seeschlacht.moves import (
    COLOUR,
    NUMBER,
    WIND,
    ChangeStrength,
    ChangeWind,
    Colour,
    Number,
    Wind,
)
from spielhafen.games.seeschlacht.state import MOVED, NONE, READY, STAYED, SUNK, Sea, allowance, anchored

ANY_NUMBER: Final = [(number, 1) for number in NUMBER]
ANY_COLOUR: Final = [(COLOUR[rose], COLOURS[rose]) for rose in ROSES]
ANY_WIND: Final = [(wind, COLOURS[rose]) for rose in ROSES for wind in WIND[rose]]


class Gale(Roll[Sea]):
    """§5 Both dice are rolled: the colour is the rose on the disc, the number the direction the wind comes from."""

    odds = ANY_WIND

    def take(self, g: Sea, move: Wind) -> None:
        g.rose = g.colour_die = move.colour
        g.wind = g.number_die = move.direction
        call_to_sail(g, self.seat)


class Grant(Roll[Sea]):
    """§5 A full change is granted by a 2, a 4 or a 6 only; any other number uses the attempt up."""

    odds = ANY_NUMBER

    def take(self, g: Sea, move: Number) -> None:
        g.number_die = move.number
        if CHANGES[move.number]:
            g.then(GALE[self.seat])


class Strength(Roll[Sea]):
    """§5 The colour die decides the rose on the disc; the direction of the wind stays."""

    odds = ANY_COLOUR

    def take(self, g: Sea, move: Colour) -> None:
        g.rose = g.colour_die = move.colour
        call_to_sail(g, self.seat)


def call_to_sail(g: Sea, seat: int) -> None:
    """§7 Ships that had stayed at sea, head to wind, have to sail if the new wind lets them."""
    for ship in FLEETS[seat]:
        if g.done[ship] == STAYED and g.number and not anchored(g, ship) and allowance(g, ship) > 0:
            g.done[ship] = READY


def wind_left(g: Sea, seat: int) -> bool:
    """§5 Whether the wind may still be changed though no ship has to be moved any more; not by house rule."""
    afloat = any(g.at[ship] != SUNK for ship in FLEETS[seat])
    return bool(g.options.late_wind and afloat and one_attempt(g, seat) is None)


def one_attempt(g: Sea, seat: int) -> Refusal | None:
    """§5 One attempt in a turn, of one kind, and only before the first ship has moved."""
    if g.tried:
        return TRIED
    sailed = g.ship != NONE or MOVED in g.done[OF_FLEET[seat]]
    return SAILED if sailed else None


TRIED: Final = refusal("tried", "§5")
SAILED: Final = refusal("sailed", "§5")


class Announce(Deed[Sea]):
    """§5 Announce a change of the wind: of its strength and direction, or of its strength only."""

    kinds = (ChangeWind, ChangeStrength)

    def gate(self, g: Sea, seat: int) -> Refusal | None:
        return one_attempt(g, seat)

    def take(self, g: Sea, seat: int, move: ChangeWind | ChangeStrength) -> None:
        g.tried = 1
        g.then((GRANT if isinstance(move, ChangeWind) else STRENGTH)[seat])


GALE: Final = [Gale(seat) for seat in range(SEATS)]
GRANT: Final = [Grant(seat) for seat in range(SEATS)]
STRENGTH: Final = [Strength(seat) for seat in range(SEATS)]
