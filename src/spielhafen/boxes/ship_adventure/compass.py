"""The compass: three rings of colours, and the first seat of a round."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Final

from spielhafen.boxes.ship_adventure.pieces import BOX, CITIES

COLOURS: Final[list[str]] = BOX["compass"]["colours"]
"""The names of the colours; the number of a colour is its index here and in `CITIES`."""
SECTORS: Final[list[tuple[int, ...]]] = list(permutations(range(len(COLOURS)), BOX["compass"]["rings"]))
"""The sectors of the compass, all equally likely: colours of the rings from inside."""
SECTOR_NAMES: Final = ["".join(CITIES[colour] for colour in sector) for sector in SECTORS]


def first_seat(sector: int, colours: Sequence[int]) -> int:
    """Return the seat that begins: that of the innermost colour in play, else seat 0."""
    for colour in SECTORS[sector]:
        if colour in colours:
            return colours.index(colour)
    return 0


def innermost_colour(sector: int) -> int:
    """Return the colour of the innermost ring in a sector."""
    return SECTORS[sector][0]
