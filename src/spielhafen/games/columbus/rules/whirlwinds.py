"""Whirlwinds: sending them, being hit, putting them elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import ClassVar, Final

from spielhafen.core.errors import Refusal, refusal
from spielhafen.core.moves import Move
from spielhafen.core.play import Choice, Deed
from spielhafen.games.columbus import MOST_SEATS
from spielhafen.games.columbus.board.chart import FAR, flight, within
from spielhafen.games.columbus.board.pieces import WHIRL as WHIRL_DIE
from spielhafen.games.columbus.moves import (
    GUST,
    LEAVE,
    RELOCATE,
    WHIRL,
    WHIRLWINDS,
    Gust,
    Leave,
    Relocate,
    Whirl,
)
from spielhafen.games.columbus.rules.damage import BREAKS_OFF, BY_WHIRLWIND, DAMAGE, spend, useless
from spielhafen.games.columbus.state import Ocean, Wake, clockwise

# Sending whirlwinds.


class Sending(Deed[Ocean]):
    """§16 A whirlwind flies over water, reefs and islands and comes to rest on water."""

    by_die: ClassVar[bool]

    def moves(self, g: Ocean, seat: int) -> Sequence[Move]:
        fields = self.fields(g)
        one, other = g.whirlwinds
        return _flights(self.by_die, 0, one, fields) + _flights(self.by_die, 1, other, fields)

    def fields(self, g: Ocean) -> int:
        """Return the number of fields that it may fly."""
        return g.gust

    def bar(self, g: Ocean, seat: int, move: Whirl | Gust) -> Refusal | None:
        far = flight(g.whirlwinds[move.whirlwind])[move.space]
        if far == FAR:
            return NO_RESTING_PLACE
        if not far:
            return LIES_THERE
        left = self.fields(g)
        return None if far <= left else refusal("too-far-to-fly", "§16", far=far, left=left)

    def take(self, g: Ocean, seat: int, move: Whirl | Gust) -> None:
        self.pay(g, flight(g.whirlwinds[move.whirlwind])[move.space])
        hit = arrive(g, move.whirlwind, move.space)
        if hit:
            g.before(Wake, *[RELOCATION[seat][move.whirlwind] for seat in hit])
            ends = [BREAKS_OFF[g.turn]] if g.turn in hit else []
            g.then(*[DAMAGE[seat][BY_WHIRLWIND] for seat in hit], *ends)

    def pay(self, g: Ocean, fields: int) -> None:
        """Use up this number of fields."""
        g.gust -= fields


@cache
def _flights(by_die: bool, whirlwind: int, here: int, fields: int) -> tuple[Whirl | Gust, ...]:
    """§16 The moves that send a whirlwind from here over this number of fields at most."""
    moves = (WHIRL if by_die else GUST)[whirlwind]
    return tuple(moves[there] for there in within(here, fields))


class SendByDie(Sending):
    """§16 Each whirlwind die sends a whirlwind one field; several may be added up, and fields of a card with them."""

    kinds = (Whirl,)
    by_die = True

    def gate(self, g: Ocean, seat: int) -> Refusal | None:
        return useless(g, seat, WHIRL_DIE)

    def fields(self, g: Ocean) -> int:
        return g.dice.count(WHIRL_DIE) + g.gust

    def pay(self, g: Ocean, fields: int) -> None:
        while fields and WHIRL_DIE in g.dice:
            spend(g, WHIRL_DIE)
            fields -= 1
        g.gust -= fields


class SendByCard(Sending):
    """§24 Fields of a Whirlwind card send a whirlwind even in a calm or with the mast down."""

    kinds = (Gust,)
    by_die = False

    def gate(self, g: Ocean, seat: int) -> Refusal | None:
        return None if g.gust else NO_GUST


NO_RESTING_PLACE: Final = refusal("no-resting-place", "§16")
LIES_THERE: Final = refusal("lies-there", "§16")
NO_GUST: Final = refusal("no-gust")


# Being hit by a whirlwind.


def arrive(g: Ocean, whirlwind: int, space: int) -> list[int]:
    """§17 The whirlwind comes to rest; return the captains, clockwise, whose sound ships it has hit."""
    g.whirlwinds[whirlwind] = space
    if space not in g.ships:
        return []
    return [seat for seat in clockwise(g) if g.ships[seat] == space and not g.damaged[seat]]


def meet(g: Ocean, seat: int, space: int) -> None:
    """§17 This ship comes upon a whirlwind here; its captain may move it when the turn is over."""
    g.before(Wake, RELOCATION[seat][g.whirlwinds.index(space)])


@dataclass
class Relocation(Choice[Ocean]):
    """§17 Captains who were hit may put that whirlwind on any mark; if a ship is hit there, its captain may do so next."""

    whirlwind: int

    kinds = (Relocate, Leave)

    def reach(self, g: Ocean) -> Sequence[Move]:
        return (*RELOCATE, LEAVE)

    def bar(self, g: Ocean, move: Relocate | Leave) -> Refusal | None:
        there = isinstance(move, Relocate) and move.space == g.whirlwinds[self.whirlwind]
        return refusal("already-there") if there else None

    def take(self, g: Ocean, move: Relocate | Leave) -> None:
        if isinstance(move, Relocate):
            hit = arrive(g, self.whirlwind, move.space)
            g.then(
                *[DAMAGE[seat][BY_WHIRLWIND] for seat in hit],
                *[RELOCATION[seat][self.whirlwind] for seat in hit],
            )


RELOCATION: Final = [
    [Relocation(seat, whirlwind) for whirlwind in range(WHIRLWINDS)] for seat in range(MOST_SEATS)
]
