"""The private looks at tokens and at the map."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from spielhafen.core.play import Chance, Rule
from spielhafen.core.secret import HIDDEN, has_seen
from spielhafen.games.treasure_map import MOST_SEATS
from spielhafen.games.treasure_map.board.pieces import AREAS, TEMPLES, TOKENS
from spielhafen.games.treasure_map.moves import LEGEND, TOKEN, Legend, Token
from spielhafen.games.treasure_map.state import Isles

if TYPE_CHECKING:
    from spielhafen.core.moves import Move


@dataclass
class Look(Chance[Isles]):
    """§20 A captain who has taken a token from another holder looks at its back, unseen by the others."""

    seat: int
    token: int

    def witnesses(self, g: Isles) -> Sequence[int]:
        return (self.seat,)

    def outcomes(self, g: Isles) -> Sequence[tuple[Move, int]]:
        area = g.face(self.token)
        areas = range(AREAS) if area == HIDDEN else (area,)
        return [(TOKEN[area], 1) for area in areas]

    def take(self, g: Isles, move: Token) -> None:
        level, number = divmod(self.token, TEMPLES)
        (g.tokens1, g.tokens2, g.tokens3)[level][number] = move.area
        g.show(self.token, [self.seat])


@dataclass
class Unfold(Rule[Isles]):
    """§24 A captain who carries all four pieces for the first time reads the map."""

    seat: int

    told = False

    def happen(self, g: Isles) -> None:
        if g.complete(self.seat) and not (g.told and has_seen(g.told[0], self.seat)):
            g.then(READING[self.seat])


@dataclass
class Reading(Chance[Isles]):
    """§24 The map shows the square of El Dorado to this captain alone, who remembers it."""

    seat: int

    def witnesses(self, g: Isles) -> Sequence[int]:
        return (self.seat,)

    def outcomes(self, g: Isles) -> Sequence[tuple[Move, int]]:
        if g.el_dorado and g.el_dorado[0] != HIDDEN:
            return [(LEGEND[g.el_dorado[0]], 1)]
        return [(LEGEND[square], ways) for square, ways in g.fabled().items()]

    def take(self, g: Isles, move: Legend) -> None:
        known = g.told[0] if g.told else 0
        g.el_dorado = [move.square]
        g.told = [known | 1 << self.seat]


LOOK: Final = [[Look(seat, token) for token in range(TOKENS)] for seat in range(MOST_SEATS)]
UNFOLD: Final = [Unfold(seat) for seat in range(MOST_SEATS)]
READING: Final = [Reading(seat) for seat in range(MOST_SEATS)]
