"""The compass: three rings of colours, and who is the first of a round."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Final

from spielhafen.boxes.ship_adventure.pieces import BOX, CITIES

COLOURS: Final[list[str]] = BOX["compass"]["colours"]
"""A colour is its place here; its sign is that of its city."""
SECTORS: Final[list[tuple[int, ...]]] = list(permutations(range(len(COLOURS)), BOX["compass"]["rings"]))
"""What the arrow may show, all equally likely: the colours of the rings from inside."""
SECTOR_NAMES: Final = ["".join(CITIES[colour] for colour in sector) for sector in SECTORS]


def first_seat(sector: int, colours: Sequence[int]) -> int:
    """The seat that begins: that of the first colour, from inside, which somebody has; else the first seat."""
    for colour in SECTORS[sector]:
        if colour in colours:
            return colours.index(colour)
    return 0


def innermost_colour(sector: int) -> int:
    """The colour of the innermost ring."""
    return SECTORS[sector][0]
