"""The pieces in the box, read from `pieces.toml`: ships, wind roses, dice, points.

A ship is a number: White's are 0 … 9, Yellow's 10 … 19, in each fleet the merchants first.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

from spielhafen.core.text import text

BOX: Final[dict[str, Any]] = tomllib.loads(files(__package__).joinpath("pieces.toml").read_text("utf-8"))

SEATS: Final = 2
WHITE, YELLOW = range(SEATS)

# Ships.

MERCHANTS: Final[int] = BOX["fleet"]["merchants"]
FLEET: Final[int] = MERCHANTS + BOX["fleet"]["warships"]
SHIPS: Final = range(SEATS * FLEET)
FLEETS: Final = [range(seat * FLEET, (seat + 1) * FLEET) for seat in range(SEATS)]
OF_FLEET: Final = [slice(fleet.start, fleet.stop) for fleet in FLEETS]
"""The slice of a list by ship that holds a side's fleet."""
OWNER: Final = [ship // FLEET for ship in SHIPS]
MERCHANT: Final = [ship % FLEET < MERCHANTS for ship in SHIPS]
MERCHANTS_OF: Final = [[ship for ship in fleet if MERCHANT[ship]] for fleet in FLEETS]
ALL_MERCHANTS: Final = [ship for ship in SHIPS if MERCHANT[ship]]
SINKS: Final[list[int]] = [BOX["hits"]["merchant" if MERCHANT[ship] else "warship"] for ship in SHIPS]
"""The number of hits that sink a ship."""
HEAVY: Final[list[int]] = [hits - 1 for hits in SINKS]
"""The number of hits at which a ship is heavily damaged."""
SHIP_NAMES: Final = [f"{'wy'[OWNER[ship]]}{ship % FLEET + 1}" for ship in SHIPS]
SHIP_TEXTS: Final = [text("ship", ship=name) for name in SHIP_NAMES]
"""The names of ships that players read."""

# Wind.

ROSE_NAMES: Final[list[str]] = [rose["name"] for rose in BOX["rose"]]
ROSES: Final = range(len(ROSE_NAMES))
YELLOW_FACE, BLUE_FACE, RED_FACE = ROSES
DIRECTIONS: Final = range(6)
HEADING_NAMES: Final = [str(direction + 1) for direction in DIRECTIONS]


def fields(rose: int, wind: int, heading: int) -> int:
    """§6 The fields that a rose allows a ship with this heading when the wind comes from `wind`."""
    angle = (heading - wind) % 6
    allowed: int = BOX["rose"][rose]["fields"][min(angle, 6 - angle)]
    return allowed


def _allowance(rose: int, wind: int, less: int) -> Allowance:
    return tuple([max(0, fields(rose, wind, heading) - less) for heading in DIRECTIONS])


Allowance = tuple[int, ...]
"""§6 The fields that a ship may go, by heading."""
ALLOWANCE: Final = [
    [[_allowance(rose, wind, less) for less in (0, 1)] for wind in DIRECTIONS] for rose in ROSES
]
"""§6 The allowances by rose, wind and heavy damage (§21)."""

# Dice.

COLOURS: Final[list[int]] = BOX["dice"]["colours"]
NUMBERS: Final = range(6)
CHANGES: Final = [number + 1 in BOX["dice"]["change"] for number in NUMBERS]
