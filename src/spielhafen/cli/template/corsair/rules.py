"""The rules, in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from spielhafen.core.play import Choice, Deed, Rule
from spielhafen.core.ready_steps import Roll, SeatRule, even

from .moves import Again, Stand, Throw
from .state import KEGS, SOUND, Fight, lower_seat

if TYPE_CHECKING:
    from spielhafen.core.moves import Move

    from . import Options


def start(seats: int, options: Options) -> Fight:
    """§1 Both ships are sound, and the first captain fires first."""
    g = Fight.initial(seats, options)
    g.hull, g.kegs = [SOUND] * seats, [KEGS] * seats
    g.then(Broadside(0))
    return g


class Broadside(SeatRule[Fight]):
    """§2 A broadside: the captain who fires rolls a die, then the other one."""

    head = True

    def happen(self, g: Fight) -> None:
        g.round += 1
        g.duel, g.rolled = [self.seat, 1 - self.seat], []
        g.then(Dice(self.seat), Dice(1 - self.seat), Compare(), Damage(), NextRound(1 - self.seat))


class Dice(Roll[Fight]):
    """§2 A captain rolls a die."""

    odds, into = even(Throw), ("rolled",)


class Compare(Rule[Fight]):
    """§3 The captain with the lower die may roll it again."""

    told = False

    def happen(self, g: Fight) -> None:
        lower = lower_seat(g)
        if lower is not None:
            g.then(Powder(lower))


class Rolling(Deed[Fight]):
    """§3 Use a keg of powder and roll again; then the dice are compared again."""

    kinds = (Again,)

    def reach(self, g: Fight, seat: int) -> Sequence[Move]:
        return Again.instances

    def take(self, g: Fight, seat: int, move: Again) -> None:
        g.kegs[seat] -= 1
        g.then(SecondDie(seat), Compare())


class Standing(Deed[Fight]):
    """§3 Leave the dice as they are."""

    kinds = (Stand,)

    def reach(self, g: Fight, seat: int) -> Sequence[Move]:
        return Stand.instances

    def take(self, g: Fight, seat: int, move: Stand) -> None:
        """Change nothing."""


@dataclass
class Powder(Choice[Fight]):
    """§3 The captain with the lower die decides whether to use a keg, if there is one left."""

    deeds = (Rolling(), Standing())

    def due(self, g: Fight) -> bool:
        return g.kegs[self.seat] > 0


class SecondDie(Roll[Fight]):
    """§3 The new number counts, whatever it is."""

    odds = even(Throw)

    def take(self, g: Fight, move: Throw) -> None:
        g.rolled[g.duel.index(self.seat)] = move.pips


class Damage(Rule[Fight]):
    """§4 The ship with the lower die is hit; equal dice hit no one."""

    told = False

    def happen(self, g: Fight) -> None:
        lower = lower_seat(g)
        g.then(Miss() if lower is None else Hit(lower, max(g.rolled) - min(g.rolled)))


class Miss(Rule[Fight]):
    """§4 Equal dice: both have missed."""


@dataclass
class Hit(SeatRule[Fight]):
    """§4 This ship is hit as many times as the dice differ."""

    hits: int

    def happen(self, g: Fight) -> None:
        g.hull[self.seat] = max(0, g.hull[self.seat] - self.hits)


class NextRound(SeatRule[Fight]):
    """§5 The other captain fires, unless a ship has sunk or it was the last broadside."""

    told = False

    def happen(self, g: Fight) -> None:
        over = not all(g.hull) or g.round == g.options.rounds
        g.then(Finish() if over else Broadside(self.seat))


class Finish(Rule[Fight]):
    """§5 The ship that can take more hits wins; equal captains share the victory."""

    head = True

    def happen(self, g: Fight) -> None:
        g.end([seat for seat, hull in enumerate(g.hull) if hull == max(g.hull)])
