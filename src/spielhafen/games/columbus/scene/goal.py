"""How far the goal of a captain is: the western columns, and with the news the harbour."""

from __future__ import annotations

from typing import Final, Literal

from spielhafen.games.columbus.board.chart import AREA_OF, SPACES, WATER, WESTERN, steps_from
from spielhafen.games.columbus.rules.home import FIELDS_HOME
from spielhafen.games.columbus.state import Ocean

FIELDS_WEST: Final = steps_from(
    tuple(space for space in SPACES if WATER[space] and AREA_OF[space] == WESTERN), through=WATER
)
"""For each space the number of fields to the western columns, where discs may be looked at."""


def goal(g: Ocean, seat: int, space: int) -> tuple[Literal["harbour", "west"], int]:
    """Return where a captain wants to go, and how many fields it is from a space."""
    return ("harbour", FIELDS_HOME[space]) if g.found[seat] else ("west", FIELDS_WEST[space])
