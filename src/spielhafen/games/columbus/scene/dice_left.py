"""What a captain may still use in this turn, and what it is good for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spielhafen.core.moves import Move
from spielhafen.core.text import Text, text
from spielhafen.games.columbus import moves
from spielhafen.games.columbus.board.chart import CALM
from spielhafen.games.columbus.board.pieces import SAIL, STORM, USED
from spielhafen.games.columbus.names import face_text
from spielhafen.games.columbus.state import Ocean

USES: Final[dict[type[Move], str]] = {
    moves.Raise: "raise",
    moves.Whirl: "whirl",
    moves.Gust: "gust",
    moves.Load: "load",
    moves.Draw: "draw",
    moves.Look: "look",
}
"""The keys of what can be done with dice and cards, but for sailing, as it is listed."""


def is_useless(g: Ocean, face: int) -> bool:
    """Return whether a die of this face is of no use at present."""
    if g.damaged[g.turn] or CALM[g.ships[g.turn]]:
        return face != SAIL
    return face == STORM and g.round == 1


def unused(g: Ocean) -> list[Text]:
    """Return the symbols of dice and the cards with fields that the captain may still use."""
    faces = [face_text(face) for face in g.dice if face < USED and not is_useless(g, face)]
    cards = [text(f"card-left-{name}") for name, fields in (("winds", g.winds), ("gust", g.gust)) if fields]
    return [*faces, *cards]


def uses(offered: Sequence[Move]) -> list[Text]:
    """Return what can be done with what is left, but for sailing."""
    kinds = {type(move) for move in offered}
    return [text(f"do-{key}") for kind, key in USES.items() if kind in kinds]
