"""The moves of the game: those of captains and those of chance."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from spielhafen.core.moves import Catalogue, Move

from .state import BOARD

STRONGEST: Final = 3


@dataclass(frozen=True, eq=False)
class Sail(Move):
    """Go on to this space."""

    space: int


@dataclass(frozen=True, eq=False)
class Anchor(Move):
    """Go no farther this turn."""


@dataclass(frozen=True, eq=False)
class Blow(Move):
    """Let the wind be this strong."""

    wind: int


SAIL: Final = [Sail(space) for space in range(len(BOARD))]
ANCHOR: Final = Anchor()
BLOW: Final = [Blow(wind) for wind in range(1, STRONGEST + 1)]

MOVES: Final = Catalogue(
    notation={Sail: "sail {space}", Anchor: "anchor", Blow: "wind {wind}"},
    words={"space": BOARD.names},
    moves=[*SAIL, ANCHOR, *BLOW],
)
