"""The die with the skull, several of them, and duels."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Final

from spielhafen.boxes.ship_adventure.pieces import BOX

FACES: Final[list[str]] = BOX["die"]["faces"]
"""A die is the place of its face here."""
VALUES: Final[list[int]] = BOX["die"]["values"]
SKULL_FACE: Final = FACES.index("skull")

# Treasures: one, two or three dice at once.

HANDFULS: Final = [
    dice
    for count in range(1, BOX["die"]["most"] + 1)
    for dice in combinations_with_replacement(range(len(FACES)), count)
]
"""All that one or more dice can show, whatever their order; a handful's number is its place here."""
HANDFUL_NAMES: Final = [" ".join(FACES[face] for face in dice) for dice in HANDFULS]
HANDFUL_SUMS: Final = [sum(VALUES[face] for face in dice) for dice in HANDFULS]
HANDFUL_SKULLS: Final = [dice.count(SKULL_FACE) for dice in HANDFULS]


def arrangements(dice: tuple[int, ...]) -> int:
    """In how many of the equally likely ways that many dice show these faces."""
    return factorial(len(dice)) // prod(factorial(count) for count in Counter(dice).values())


# Duels: one die each.

PAIRS: Final = [(one, other) for one in range(len(FACES)) for other in range(len(FACES))]
"""What the dice of a duel show, the attacker's first; all equally likely. A pair's number is its place here."""


def lead(one: int, bonus: int, other: int, other_bonus: int) -> int:
    """By how much the first of two faces with their bonuses beats the second: 0 is a tie, below 0 it is beaten."""
    return VALUES[one] + bonus - VALUES[other] - other_bonus


def win_probability(edge: int) -> float:
    """The probability of winning a duel, ties rolled again, with a bonus that is so much higher than the enemy's."""
    leads = [lead(one, edge, other, 0) for one, other in PAIRS]
    won, lost = sum(margin > 0 for margin in leads), sum(margin < 0 for margin in leads)
    return won / (won + lost)
