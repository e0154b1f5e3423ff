"""The die with the skull, treasures of one to three dice, and duels."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Final

from spielhafen.boxes.ship_adventure.pieces import BOX
from spielhafen.core.text import Text, text

FACES: Final[list[str]] = BOX["die"]["faces"]
"""The names of a die's faces; a rolled die is the index of its face."""
VALUES: Final[list[int]] = BOX["die"]["values"]
SKULL_FACE: Final = FACES.index("skull")

# Treasures: one, two or three dice at once.

HANDFULS: Final = [
    dice
    for count in range(1, BOX["die"]["most"] + 1)
    for dice in combinations_with_replacement(range(len(FACES)), count)
]
"""All combinations of faces of one to three dice, regardless of order.

The number of a handful is its index here.
"""
HANDFUL_NAMES: Final = [" ".join(FACES[face] for face in dice) for dice in HANDFULS]
HANDFUL_SUMS: Final = [sum(VALUES[face] for face in dice) for dice in HANDFULS]
HANDFUL_SKULLS: Final = [dice.count(SKULL_FACE) for dice in HANDFULS]


def arrangements(dice: tuple[int, ...]) -> int:
    """Return the number of equally likely rolls that show these faces."""
    return factorial(len(dice)) // prod(factorial(count) for count in Counter(dice).values())


# Duels: one die each.

PAIRS: Final = [(one, other) for one in range(len(FACES)) for other in range(len(FACES))]
PAIR_NAMES: Final = [f"{FACES[one]} {FACES[other]}" for one, other in PAIRS]
"""The faces of both dice in a duel, the attacker's first; all equally likely.

The number of a pair is its index here.
"""


def lead(one: int, bonus: int, other: int, other_bonus: int) -> int:
    """Return the lead of the first face with its bonus over the second; 0 is a tie."""
    return VALUES[one] + bonus - VALUES[other] - other_bonus


def win_probability(edge: int) -> float:
    """Return the probability of winning a duel, ties rolled again.

    `edge` is one's own bonus less the enemy's.
    """
    leads = [lead(one, edge, other, 0) for one, other in PAIRS]
    won, lost = sum(margin > 0 for margin in leads), sum(margin < 0 for margin in leads)
    return won / (won + lost)


def in_ten(chance: float) -> int:
    """Return a chance as the number of times in ten; 0 and 10 only if it is certain."""
    return round(chance) * 10 if chance in {0, 1} else min(9, max(1, round(10 * chance)))


def chance_text(chance: float) -> Text:
    """Return a chance to win in words."""
    return text("chance", tenths=in_ten(chance))
