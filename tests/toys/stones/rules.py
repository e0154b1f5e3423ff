"""The rules of Stones, and the exact values of its moves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from spielhafen.core.moves import Move
from spielhafen.core.play import Chance, Choice, Rule
from tests.toys.stones.moves import TAKE, WASH, Take, Wash
from tests.toys.stones.state import STONES, Heap

if TYPE_CHECKING:
    from tests.toys.stones import Options


def start(seats: int, options: Options) -> Heap:
    """§1 A heap of stones; the first player begins."""
    g = Heap.initial(seats, options)
    g.stones = STONES
    g.then(Turn(0))
    return g


@dataclass
class Turn(Rule[Heap]):
    """§1 A player takes stones, then the wave comes, then it is the other's turn."""

    seat: int

    def happen(self, g: Heap) -> None:
        g.then(Taking(self.seat), Last(self.seat), Wave(), Next(self.seat))


@dataclass
class Taking(Choice[Heap]):
    """§2 One to three stones."""

    kinds = (Take,)

    def reach(self, g: Heap) -> Sequence[Move]:
        return [take for take in TAKE if take.stones <= g.stones]

    def take(self, g: Heap, move: Take) -> None:
        g.stones -= move.stones
        g.taken[self.seat] += move.stones


@dataclass
class Last(Rule[Heap]):
    """§3 Taking the last stone wins."""

    seat: int

    def happen(self, g: Heap) -> None:
        if not g.stones:
            g.end([self.seat])


class Wave(Chance[Heap]):
    """§4 The wave takes a stone once in four times, but never the last one."""

    def due(self, g: Heap) -> bool:
        return g.stones > 1

    def outcomes(self, g: Heap) -> Sequence[tuple[Move, int]]:
        return [(WASH[0], 3), (WASH[1], 1)]

    def take(self, g: Heap, move: Wash) -> None:
        g.stones -= move.stones


@dataclass
class Next(Rule[Heap]):
    """§1 The other player's turn."""

    seat: int

    def happen(self, g: Heap) -> None:
        g.then(Turn(1 - self.seat))


def move_value(stones: int, taken: int) -> float:
    """Return the exact chance to win after taking stones, if both play on perfectly."""
    left = stones - taken
    if not left:
        return 1.0
    washed = [(left, 0.75), (left - 1, 0.25)] if left > 1 else [(left, 1.0)]
    return sum(share * (1 - best_value(rest)) for rest, share in washed)


@cache
def best_value(stones: int) -> float:
    """Return the exact chance to win of the player to move."""
    return max(move_value(stones, taken) for taken in range(1, min(3, stones) + 1))
