"""The pieces in the box, read from `pieces.toml`: dice, barrels, event cards, discs."""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib.resources import files
from itertools import combinations, combinations_with_replacement
from math import factorial, prod
from typing import Any, Final

from spielhafen.games.columbus import Options

BOX: Final[dict[str, Any]] = tomllib.loads(files(__package__).joinpath("pieces.toml").read_text("utf-8"))

# Dice. A die is the number of the face that it shows; USED is added when it is put aside, BLANK is still rolling.

FACE_NAMES: Final = list(BOX["dice"]["faces"])
FACE_COUNTS: Final[list[int]] = list(BOX["dice"]["faces"].values())
ROSE, SAIL, WHIRL, STORM, SCOPE = range(len(FACE_NAMES))
USED: Final = len(FACE_NAMES)
BLANK: Final = -1
AT_ONCE: Final = 4
"""The most dice that one roll shows; variants with more roll in two goes."""

HANDFULS: Final = [
    dice
    for count in range(1, AT_ONCE + 1)
    for dice in combinations_with_replacement(range(len(FACE_NAMES)), count)
]
"""All results of one or more dice, in any order; the number of a handful is its index here."""
HANDFUL_NUMBERS: Final = {dice: number for number, dice in enumerate(HANDFULS)}
HANDFUL_NAMES: Final = [" ".join(FACE_NAMES[face] for face in dice) for dice in HANDFULS]


def ways(dice: tuple[int, ...]) -> int:
    """§6 The number of equally likely rolls of these dice that show these faces, in any order."""
    counts = Counter(dice)
    orders: int = factorial(len(dice)) // prod(factorial(count) for count in counts.values())
    return orders * prod(FACE_COUNTS[face] for face in dice)


def parts(dice: tuple[int, ...]) -> tuple[int, ...]:
    """Return the numbers of the handfuls that can be picked from these dice, in any order."""
    picked = {part for count in range(1, AT_ONCE + 1) for part in combinations(sorted(dice), count)}
    return tuple(sorted(HANDFUL_NUMBERS[part] for part in picked))


# Barrels.

BARRELS: Final[int] = BOX["barrels"]["all"]
HOLD: Final[int] = BOX["barrels"]["most"]
LOAD: Final[int] = BOX["barrels"]["load"]
REROLL: Final[int] = BOX["barrels"]["reroll"]
PAY: Final[int] = BOX["barrels"]["mutiny"]

ROUNDS: Final[int] = BOX["limits"]["rounds"]

# Event cards. A card is the number of its kind and value.

CARD_NAMES: Final[list[str]] = [card["name"] for card in BOX["card"]]


def _counts(pieces: list[dict[str, Any]]) -> list[int]:
    """Return how many there are of each kind in the printed game."""
    return [getattr(Options, piece["number"]) if "number" in piece else piece["count"] for piece in pieces]


def _numbers(pieces: list[dict[str, Any]]) -> dict[int, str]:
    """Return the numbers of the header that say how many there are of a kind."""
    return {kind: piece["number"] for kind, piece in enumerate(pieces) if "number" in piece}


CARD_COUNTS: Final = _counts(BOX["card"])
CARD_NUMBERS: Final = _numbers(BOX["card"])
CARDS: Final = tuple(card for card, count in enumerate(CARD_COUNTS) for _ in range(count))
CROSS: Final = [bool(card.get("cross")) for card in BOX["card"]]
KEPT: Final = tuple(card for card, cross in enumerate(CROSS) if not cross)


def _kind(name: str) -> dict[int, int]:
    return {number: card.get("value", 0) for number, card in enumerate(BOX["card"]) if card["kind"] == name}


PROVISIONS: Final = _kind("provisions")
"""Barrels by card."""
FOG: Final = _kind("fog")
"""Direction by card."""
FLIGHT: Final = _kind("whirlwind")
"""Fields by card."""
(MUTINY,), (HURRICANE,) = _kind("mutiny"), _kind("hurricane")
(GOOD_WINDS,), (VERY_GOOD_WINDS,) = _kind("good-winds"), _kind("very-good-winds")
(CARPENTER,), (GOOD_WEATHER,) = _kind("carpenter"), _kind("good-weather")

# Telescope discs. A disc is the number of its kind.

DISC_NAMES: Final[list[str]] = [disc["name"] for disc in BOX["disc"]]
DISC_COUNTS: Final = _counts(BOX["disc"])
DISC_NUMBERS: Final = _numbers(BOX["disc"])
DISCS: Final = tuple(disc for disc, count in enumerate(DISC_COUNTS) for _ in range(count))
PALMS: Final[list[int]] = [disc["palms"] for disc in BOX["disc"]]
INHABITED: Final = [bool(disc.get("inhabited")) for disc in BOX["disc"]]
