"""Temples and their treasures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from spielhafen.boxes.ship_adventure.chart import chart
from spielhafen.boxes.ship_adventure.duels import HANDFUL_SKULLS, HANDFUL_SUMS, HANDFULS, arrangements
from spielhafen.core.moves import Move
from spielhafen.core.ready_steps import SeatChance, SeatRule
from spielhafen.games.treasure_map import MOST_SEATS
from spielhafen.games.treasure_map.moves import Token, Treasure
from spielhafen.games.treasure_map.rules.maps import TOKEN_ODDS, Glance
from spielhafen.games.treasure_map.rules.pirates import ALARM
from spielhafen.games.treasure_map.state import Isles, Silent

TREASURES: Final[list[list[tuple[Move, int]]]] = [
    [
        (Treasure.instances[number], arrangements(dice))
        for number, dice in enumerate(HANDFULS)
        if len(dice) == count
    ]
    for count in range(1, 4)
]
"""The rolls for a treasure with their weights, by level from 0."""


class Temple(Silent):
    """§18 A captain who ends a move on a temple takes its treasure if it is still there."""

    def happen(self, g: Isles) -> None:
        temples, here = chart(g.board).temples, g.crews[self.seat]
        if here in temples and g.temples[temples.index(here)]:
            g.then(Plunder(self.seat, temples.index(here)))


@dataclass
class Plunder(SeatRule[Isles]):
    """§18 A captain takes token and gold from a temple."""

    temple: int

    def happen(self, g: Isles) -> None:
        g.temples[self.temple] = 0
        g.emptied = self.temple
        g.then(DRAW[self.seat], FIND[self.seat])
        if g.seats() == 1:
            g.then(ALARM[self.seat])


class Draw(Glance):
    """§18 The captain looks at the back of the token, unseen by the others."""

    def outcomes(self, g: Isles) -> Sequence[tuple[Move, int]]:
        excluded = {*g.barren, *g.backs(g.level - 1)}
        return [odds for area, odds in enumerate(TOKEN_ODDS) if area not in excluded]

    def take(self, g: Isles, move: Token) -> None:
        g.add_token(g.level - 1, move.area, self.seat, 1 << self.seat)


class Find(SeatChance[Isles]):
    """§18 As many dice as the token shows are rolled for the gold; each skull wakes a pirate (§19)."""

    def outcomes(self, g: Isles) -> Sequence[tuple[Move, int]]:
        return TREASURES[g.level - 1]

    def take(self, g: Isles, move: Treasure) -> None:
        g.dice = list(HANDFULS[move.dice])
        g.duel = []
        g.gold[self.seat] += HANDFUL_SUMS[move.dice]
        if g.seats() > 1:
            g.then(*[ALARM[self.seat]] * HANDFUL_SKULLS[move.dice])


class Coins(Silent):
    """§26 Gold on a skull belongs to the captain who ends a move there; by now the pirate is away or sunk (§13)."""

    def happen(self, g: Isles) -> None:
        skulls, here = chart(g.board).skulls, g.crews[self.seat]
        if here in skulls and g.paid[skulls.index(here)]:
            g.then(Gather(self.seat, skulls.index(here)))


@dataclass
class Gather(SeatRule[Isles]):
    """§26 A captain takes the gold on a skull."""

    pirate: int

    def happen(self, g: Isles) -> None:
        g.gold[self.seat] += g.paid[self.pirate]
        g.paid[self.pirate] = 0


TEMPLE: Final = [Temple(seat) for seat in range(MOST_SEATS)]
DRAW: Final = [Draw(seat) for seat in range(MOST_SEATS)]
FIND: Final = [Find(seat) for seat in range(MOST_SEATS)]
COINS: Final = [Coins(seat) for seat in range(MOST_SEATS)]
