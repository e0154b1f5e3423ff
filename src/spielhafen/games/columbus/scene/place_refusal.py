"""The refusal for a field pointed at before choosing a die or card to sail with."""

from __future__ import annotations

from typing import Final

from spielhafen.core.errors import Refusal
from spielhafen.games.columbus.board.chart import NAMES
from spielhafen.games.columbus.moves import BY_ROSE, BY_SAIL, BY_WINDS
from spielhafen.games.columbus.rules.damage import REPAIR_ROLL
from spielhafen.games.columbus.rules.sailing import barred
from spielhafen.games.columbus.rules.turn import Course, Outset
from spielhafen.games.columbus.state import Ocean

CARRIERS: Final = ("", "die/rose", "die/sail", "die/winds")


def place_refusal(g: Ocean, place: str, thing: str) -> Refusal | None:
    """Return why the ship cannot reach this field by any means.

    None if it can, or if the player means something else.
    """
    step = g.steps[-1]
    sails = isinstance(step, Course) or (isinstance(step, Outset) and g.winds)
    if not sails or place not in NAMES or thing.partition("#")[0] not in CARRIERS:
        return None
    seat, space = g.actor(), NAMES.index(place)
    if g.damaged[seat]:
        return REPAIR_ROLL
    whys = [g.refuse(moves[space]) for moves in (BY_ROSE, BY_SAIL, BY_WINDS)]
    return None if None in whys else barred(g, seat, space) or whys[0]
