"""Sailing, by roses, by sails and by Good Winds."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, ClassVar, Final, TypeVar

from spielhafen.core.errors import Refusal, refusal
from spielhafen.core.moves import Move
from spielhafen.core.play import Deed
from spielhafen.games.columbus.board.chart import BESIDE, CALM, EDGE, FAR, SPACES, START, WATER, steps_from
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

OneField = TypeVar("OneField", Rose, Sail, Winds)


FILLABLE: Final = [
    frozenset(near for near in BESIDE[space] if near not in {EDGE, START} and WATER[near]) for space in SPACES
]
"""For each space the water beside it where only one ship has room."""


class Sailing(Deed[Ocean]):
    """§8 The ship goes one field in any of the eight directions, onto free water."""

    by: ClassVar[Sequence[Sequence[Rose | Sail | Winds]]]
    """For each space the moves to the water beside it."""

    def pay(self, g: Ocean) -> None:
        """Use up the die or the field of a card."""

    def bar(self, g: Ocean, seat: int, move: Any) -> Refusal | None:
        return barred(g, seat, move.space)

    def moves(self, g: Ocean, seat: int) -> Sequence[Move]:
        taken = g.ships
        space = taken[seat]
        near = self.by[space]
        if FILLABLE[space].isdisjoint(taken):
            return near
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


def barred(g: Ocean, seat: int, space: int) -> Refusal | None:
    """§8 The reason why the ship cannot enter this field with its next step, by whatever means."""
    if not WATER[space]:
        return NO_WATER
    if space in g.ships and space != START and space != g.ships[seat]:
        return OCCUPIED
    return None if space in BESIDE[g.ships[seat]] else _too_far(g, seat, space)


def _too_far(g: Ocean, seat: int, space: int) -> Refusal:
    """§8 The distance to the field and the fields left to sail; §9 only some of them lead out of calms."""
    out = g.dice.count(SAIL) + g.winds
    left = out + g.dice.count(ROSE)
    far, calms = voyage(g.ships[seat], tuple(sorted(set(g.ships) - {START})), left)[space]
    if far > left:
        how = "none" if far == FAR else "far"
    else:
        how = "near" if calms <= out else "calm"
    return refusal("too-far", "§8", far=far, left=left, calms=calms, out=out, how="here" if far == 0 else how)


@lru_cache(maxsize=256)
def voyage(start: int, taken: tuple[int, ...], left: int) -> list[tuple[int, int]]:
    """§8 For each space its distance over free water and the least number of calms left on a way there.

    No way is longer than `left` fields.
    """
    free = [WATER[space] and space not in taken for space in SPACES]
    calms = {start: 0}
    for _ in range(left):
        for space, known in list(calms.items()):
            for near in BESIDE[space]:
                if near != EDGE and free[near]:
                    calms[near] = min(known + CALM[space], calms.get(near, FAR))
    return [(far, calms.get(space, 0)) for space, far in enumerate(steps_from((start,), through=free))]


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
