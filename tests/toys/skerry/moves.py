"""The moves of Skerry."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from spielhafen.core.moves import Catalogue, Move

SHELLS: Final = ["-", "limpet", "mussel", "oyster"]
"""A shell is worth 1, 2 or 3."""
BAG: Final = (1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3)


@dataclass(frozen=True, eq=False)
class Draw(Move):
    shell: int


@dataclass(frozen=True, eq=False)
class Lay(Move):
    shell: int


@dataclass(frozen=True, eq=False)
class Signal(Move):
    pass


@dataclass(frozen=True, eq=False)
class Rest(Move):
    pass


@dataclass(frozen=True, eq=False)
class Allow(Move):
    pass


@dataclass(frozen=True, eq=False)
class Snatch(Move):
    pass


@dataclass(frozen=True, eq=False)
class Rise(Move):
    level: int


@dataclass(frozen=True, eq=False)
class Bid(Move):
    amount: int


DRAW: Final = [Draw(shell) for shell in range(1, 4)]
LAY: Final = [Lay(shell) for shell in range(1, 4)]
SIGNAL: Final = Signal()
REST: Final = Rest()
ALLOW: Final = Allow()
SNATCH: Final = Snatch()
RISE: Final = [Rise(0), Rise(1)]
BID: Final = [Bid(amount) for amount in range(3)]

MOVES: Final = Catalogue(
    notation={
        Draw: "draw {shell}",
        Lay: "lay {shell}",
        Signal: "signal",
        Rest: "rest",
        Allow: "allow",
        Snatch: "snatch",
        Rise: "tide {level}",
        Bid: "bid {amount}",
    },
    words={"shell": SHELLS, "level": ["low", "high"]},
    moves=[*DRAW, *LAY, SIGNAL, REST, ALLOW, SNATCH, *RISE, *BID],
)
