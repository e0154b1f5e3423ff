"""Sailing, by roses, by sails and by Good Winds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeVar

from spielhafen.core.errors import Refusal, refusal
from spielhafen.core.play import Deed
from spielhafen.games.columbus.board.chart import BESIDE, EDGE, SPACES, START, WATER
from spielhafen.games.columbus.board.pieces import ROSE, SAIL
from spielhafen.games.columbus.moves import BY_ROSE, BY_SAIL, BY_WINDS, Rose, Sail, Winds
from spielhafen.games.columbus.rules.damage import (
    BREAKS_OFF,
    BY_WHIRLWIND,
    DAMAGE,
    NO_SUCH_DIE,
    REPAIR_ROLL,
    spend,
    useless,
)
from spielhafen.games.columbus.rules.home import homecoming
from spielhafen.games.columbus.rules.whirlwinds import meet
from spielhafen.games.columbus.state import Ocean

if TYPE_CHECKING:
    from spielhafen.core.moves import Move

OneField = TypeVar("OneField", Rose, Sail, Winds)


class Sailing(Deed):
    """§8 The ship goes one field in any of the eight directions, onto free water."""

    by: ClassVar[Sequence[Sequence[Rose | Sail | Winds]]]
    """For each space the moves to the water beside it."""

    def pay(self, g: Ocean) -> None:
        """Use up what it takes."""

    def reach(self, g: Ocean, seat: int) -> Sequence[Move]:
        return self.by[g.ships[seat]]

    def bar(self, g: Ocean, seat: int, move: Any) -> Refusal | None:
        space = move.space
        if space not in BESIDE[g.ships[seat]]:
            return TOO_FAR
        if not WATER[space]:
            return NO_WATER
        return OCCUPIED if space in g.ships and space != START else None

    def moves(self, g: Ocean, seat: int) -> Sequence[Move]:
        """The same moves as from `reach` and `bar`, in a quicker way."""
        taken, near = g.ships, self.by[g.ships[seat]]
        return [move for move in near if move.space not in taken or move.space == START]

    def take(self, g: Ocean, seat: int, move: Any) -> None:
        self.pay(g)
        space = move.space
        g.headings[seat] = BESIDE[g.ships[seat]].index(space)
        g.ships[seat] = space
        if space in g.whirlwinds:
            meet(g, seat, space)
            g.then(DAMAGE[seat][BY_WHIRLWIND], BREAKS_OFF[seat])
        elif space == START:
            g.then(*homecoming(g, {seat: space}))


TOO_FAR: Final = refusal("too-far", "§8")
NO_WATER: Final = refusal("no-water", "§8")
OCCUPIED: Final = refusal("occupied", "§8")
NO_WINDS: Final = refusal("no-winds")
MAST_DOWN: Final = refusal("mast-down", "§22")


def _onto_water(moves: Sequence[OneField]) -> list[list[OneField]]:
    return [[moves[near] for near in BESIDE[space] if near != EDGE and WATER[near]] for space in SPACES]


class SailByRose(Sailing):
    """§8 A rose carries the ship one field, but not out of a calm."""

    kinds = (Rose,)
    by = _onto_water(BY_ROSE)

    def gate(self, g: Ocean, seat: int) -> Refusal | None:
        return useless(g, seat, ROSE)

    def pay(self, g: Ocean) -> None:
        spend(g, ROSE)


class SailBySail(Sailing):
    """§8 A sail carries the ship one field, also out of a calm or through it (§9)."""

    kinds = (Sail,)
    by = _onto_water(BY_SAIL)

    def gate(self, g: Ocean, seat: int) -> Refusal | None:
        if SAIL not in g.dice:
            return NO_SUCH_DIE
        return REPAIR_ROLL if g.damaged[seat] else None

    def pay(self, g: Ocean) -> None:
        spend(g, SAIL)


class SailByWinds(Sailing):
    """§22 A field of Good Winds carries the ship on, also out of a calm or through it."""

    kinds = (Winds,)
    by = _onto_water(BY_WINDS)

    def gate(self, g: Ocean, seat: int) -> Refusal | None:
        if g.damaged[seat]:
            return MAST_DOWN
        return None if g.winds else NO_WINDS

    def pay(self, g: Ocean) -> None:
        g.winds -= 1
