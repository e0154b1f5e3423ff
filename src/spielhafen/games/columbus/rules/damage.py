"""Damage and repair."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from spielhafen.core.errors import Refusal, refusal
from spielhafen.core.play import Deed
from spielhafen.core.ready_steps import SeatRule
from spielhafen.games.columbus import MOST_SEATS
from spielhafen.games.columbus.board.chart import CALM
from spielhafen.games.columbus.board.pieces import SAIL, USED
from spielhafen.games.columbus.moves import Repair
from spielhafen.games.columbus.state import Ocean, TurnEnd

CAUSES: Final = ("", "land", "reef", "isle", "ship", "whirlwind")
"""The causes of damage; the first ones have the numbers of the rocks on the chart."""
BY_SHIP, BY_WHIRLWIND = 4, 5


@dataclass
class Damage(SeatRule[Ocean]):
    """§18 The main mast comes down: a ship is either sound or damaged, nothing between and nothing worse."""

    cause: int

    def happen(self, g: Ocean) -> None:
        g.damaged[self.seat] = 1


class BreaksOff(SeatRule[Ocean]):
    """§18 Captains who suffer damage in their own turn end it at once; dice not used are lost."""

    def happen(self, g: Ocean) -> None:
        g.until(TurnEnd)


DAMAGE: Final = [[Damage(seat, cause) for cause in range(len(CAUSES))] for seat in range(MOST_SEATS)]
BREAKS_OFF: Final = [BreaksOff(seat) for seat in range(MOST_SEATS)]

NO_SUCH_DIE: Final = refusal("no-such-die", "§7")
REPAIR_ROLL: Final = refusal("repair-roll", "§19")
NOT_DAMAGED: Final = refusal("not-damaged")
BECALMED: Final = refusal("becalmed", "§9")


def useless(g: Ocean, seat: int, face: int) -> Refusal | None:
    """§7 The reason why no die with this face can be used: none is left, or only a sail counts (§19, §9)."""
    if face not in g.dice:
        return NO_SUCH_DIE
    if g.damaged[seat]:
        return REPAIR_ROLL
    return BECALMED if becalmed(g, seat) else None


def becalmed(g: Ocean, seat: int) -> bool:
    """§9 While a ship is in a calm only sails count, and fields of Good Winds."""
    return CALM[g.ships[seat]]


def spend(g: Ocean, face: int) -> None:
    """§7 A die that was used is put aside."""
    g.dice[g.dice.index(face)] += USED


class DieUse(Deed[Ocean]):
    """§7 A die with this face is used."""

    face: ClassVar[int]

    def gate(self, g: Ocean, seat: int) -> Refusal | None:
        return useless(g, seat, self.face)


class StepMast(Deed[Ocean]):
    """§19 A sail steps the mast again; that is the end of the turn. One sail is enough."""

    kinds = (Repair,)

    def gate(self, g: Ocean, seat: int) -> Refusal | None:
        if not g.damaged[seat]:
            return NOT_DAMAGED
        return None if SAIL in g.dice else NO_SUCH_DIE

    def take(self, g: Ocean, seat: int, move: Repair) -> None:
        spend(g, SAIL)
        g.damaged[seat] = 0
        g.until(TurnEnd)
