"""The moves of Skerry."""

from __future__ import annotations

from typing import Final

from spielhafen.core.moves import Catalogue, Move, choice, each, number, only

SHELLS: Final = ["-", "limpet", "mussel", "oyster"]
"""A shell is worth 1, 2 or 3."""
LEVELS: Final = ["low", "high"]
BAG: Final = (1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3)


class Draw(Move, text="draw {shell}"):
    shell: int = choice(SHELLS, among=range(1, 4))


class Lay(Move, text="lay {shell}"):
    shell: int = choice(SHELLS, among=range(1, 4))


class Signal(Move, text="signal"):
    pass


class Rest(Move, text="rest"):
    pass


class Allow(Move, text="allow"):
    pass


class Snatch(Move, text="snatch"):
    pass


class Rise(Move, text="tide {level}"):
    level: int = choice(LEVELS)


class Bid(Move, text="bid {amount}"):
    amount: int = number(0, 2)


DRAW: Final = each(Draw)
LAY: Final = each(Lay)
SIGNAL: Final = only(Signal)
REST: Final = only(Rest)
ALLOW: Final = only(Allow)
SNATCH: Final = only(Snatch)
RISE: Final = each(Rise)
BID: Final = each(Bid)

MOVES: Final = Catalogue.of(__name__)
