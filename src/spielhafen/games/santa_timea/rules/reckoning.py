"""The reckoning: damage, set or pairs, points (§11, §12, §16, §17)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from spielhafen.core.errors import Refusal, refusal
from spielhafen.core.moves import Move
from spielhafen.core.play import Choice, Rule
from spielhafen.core.ready_steps import SeatRule
from spielhafen.games.santa_timea.moves import DIRECTIONS, KEEP, LAY_ASIDE, Keep, LayAside
from spielhafen.games.santa_timea.state import Table, counts, directions_to_choose

PLACE_POINTS: Final = {2: (2, 0), 3: (3, 2, 1), 4: (4, 3, 2, 1), 5: (5, 4, 3, 2, 1)}
PAIR_OF_ONES, PAIR_OF_TWOS = 1, 2
"""Points (§17)."""


class Reckoning(Rule[Table]):
    """§11 After twelve tricks the damage is counted."""

    head = True

    def happen(self, g: Table) -> None:
        discarded = [PotDiscarded()] if g.pot else []
        chosen = [
            Declare(seat, direction)
            for seat in range(g.seats())
            for direction in directions_to_choose(g, seat)
        ]
        g.then(*discarded, *chosen, Reveal(), Score())


class PotDiscarded(Rule[Table]):
    """§15 The wind cards left in the pot go to no captain."""

    def happen(self, g: Table) -> None:
        g.pot.clear()


@dataclass
class Declare(Choice[Table]):
    """§16 Set or pairs: a 1 or a 2 serves only one of them. All choose in secret, then all show."""

    direction: int

    sealed = True
    kinds = (LayAside, Keep)

    def moves(self, g: Table) -> Sequence[Move]:
        return (LAY_ASIDE[self.direction], KEEP[self.direction])

    def bar(self, g: Table, move: LayAside | Keep) -> Refusal | None:
        return None if move.direction == self.direction else refusal("other-direction")

    def take(self, g: Table, move: LayAside | Keep) -> None:
        kept = 1 << self.direction
        g.declared[self.seat] = g.declared[self.seat] & ~kept | isinstance(move, Keep) * kept


class Reveal(Rule[Table]):
    """§16 What was chosen is shown."""

    told = False

    def happen(self, g: Table) -> None:
        for seat in reversed(range(g.seats())):
            for direction in reversed(directions_to_choose(g, seat)):
                kept = g.declared[seat] >> direction & 1
                g.then(KeepsPairs(seat, direction) if kept else LaysSetAside(seat, direction))


@dataclass
class ShownChoice(SeatRule[Table]):
    """§16 A captain shows what they have chosen for a direction."""

    direction: int


class LaysSetAside(ShownChoice):
    """§16 This captain lays the set of a direction aside."""


class KeepsPairs(ShownChoice):
    """§16 This captain keeps the cards of a direction for pairs."""


class Score(Rule[Table]):
    """§12 The less damage, the more points; equal captains share the points of their places, rounded up."""

    told = False

    def happen(self, g: Table) -> None:
        reckonings = [reckon(g, seat) for seat in range(g.seats())]
        damages = [terms[0] for terms in reckonings]
        for seat, terms in enumerate(reckonings):
            terms[2] = place_points(damages, seat)
            g.points[seat] += terms[2] + terms[3] - terms[5]
            g.wins[seat] += damages[seat] == min(damages)
            g.sheet += terms
        g.declared = [0] * g.seats()
        g.then(
            *[Scores(seat, terms[0], terms[2] + terms[3] - terms[5]) for seat, terms in enumerate(reckonings)]
        )


@dataclass
class Scores(SeatRule[Table]):
    """§12 The damage and points of a captain's round, special points (§17) included."""

    damage: int
    gain: int


def reckon(g: Table, seat: int) -> list[int]:
    """§11 The TERMS of a captain's round; the points for the place are filled in later."""
    damage = sets = bonus = counted = 0
    for direction in range(len(DIRECTIONS)):
        cards = counts(g.taken[seat], direction)
        if all(cards) and not g.declared[seat] >> direction & 1:
            sets |= 1 << direction
            cards = [count - 1 for count in cards]
        damage += sum(count * points for points, count in enumerate(cards, 1))
        counted += sum(cards)
        if g.options.professional:
            bonus += special_points(cards)
    lost = counted // cards_per_point(g.seats()) if g.options.professional else 0
    return [damage, sets, 0, bonus, counted, lost]


def special_points(cards: Sequence[int]) -> int:
    """§17 The points for two 1s and two 2s of a direction, given the number of its counted 1s, 2s and 3s."""
    return PAIR_OF_ONES * (cards[0] == 2) + PAIR_OF_TWOS * (cards[1] == 2)


def cards_per_point(seats: int) -> int:
    """§17 The number of counted wind cards that cost a point."""
    return 4 if seats <= 3 else 3


def place_points(damages: Sequence[int], seat: int) -> int:
    """§12 The points of the places of all captains with this damage, shared and rounded up."""
    table = PLACE_POINTS[len(damages)]
    better = sum(other < damages[seat] for other in damages)
    equal = damages.count(damages[seat])
    return -(-sum(table[better : better + equal]) // equal)
