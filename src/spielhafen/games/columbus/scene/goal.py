"""How far the goal of a captain is: the western columns, and with the news the harbour."""

from __future__ import annotations

from typing import Final, Literal

from spielhafen.games.columbus.board.chart import AREA_OF, CALM, SPACES, WATER, WESTERN, steps_from
from spielhafen.games.columbus.board.pieces import INHABITED, ROSE, SAIL, SCOPE, USED
from spielhafen.games.columbus.rules.home import FIELDS_HOME
from spielhafen.games.columbus.state import Ocean

FIELDS_WEST: Final = steps_from(
    tuple(space for space in SPACES if WATER[space] and AREA_OF[space] == WESTERN), through=WATER
)
"""For each space the number of fields to the western columns, where discs may be looked at."""


def goal(g: Ocean, seat: int, space: int) -> tuple[Literal["harbour", "calm", "west"], int]:
    """Return where a captain wants to go, and how many fields it is from a space.

    In the western columns it may be out of a calm (§9).
    """
    if g.found[seat]:
        return "harbour", FIELDS_HOME[space]
    return "calm" if CALM[space] and not FIELDS_WEST[space] else "west", FIELDS_WEST[space]


def can_look(g: Ocean, seat: int) -> bool:
    """§26 Return whether a telescope of the captain can look for America now."""
    near = goal(g, seat, g.ships[seat]) == ("west", 0)
    return near and SCOPE in g.dice and any(g.discs) and not g.damaged[seat]


def looks_only(g: Ocean) -> bool:
    """Return whether the captain of the turn can look for America and not sail on."""
    return can_look(g, g.turn) and not (ROSE in g.dice or SAIL in g.dice or g.winds)


def looked(g: Ocean) -> bool:
    """Return whether a telescope was used in the west in this turn, and discs have been seen.

    It may have drawn a card: what is said then holds as well.
    """
    west = not FIELDS_WEST[g.ships[g.turn]]
    return west and SCOPE + USED in g.dice and bool(g.seen)


def just_found(g: Ocean, seat: int) -> bool:
    """Return whether a captain seems to have found America in this turn."""
    return bool(g.found[seat]) and looked(g) and INHABITED[g.seen[-1]]
