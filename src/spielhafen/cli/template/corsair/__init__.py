"""Corsair: two ships, broadside after broadside, and some powder for further shots."""

from __future__ import annotations

from dataclasses import dataclass

from spielhafen.core.game import Game
from spielhafen.core.options import one_of

ROUNDS = (10, 20)


@dataclass(frozen=True)
class Options:
    """House rules."""

    rounds: int = one_of(20, ROUNDS)  # §5 the number of broadsides


GAME = Game(
    name="corsair",
    version=1,
    package=__name__,
    seats=(2, 2),
    minutes=5,
    max_plies=max(ROUNDS) * 10,
    options=Options,
)
