"""The private looks at tokens and at the map."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from spielhafen.core.moves import Move
from spielhafen.core.ready_steps import PrivateChance, even
from spielhafen.core.secret import HIDDEN, has_seen
from spielhafen.games.treasure_map import MOST_SEATS
from spielhafen.games.treasure_map.board.pieces import TEMPLES, TOKENS
from spielhafen.games.treasure_map.moves import Legend, Token
from spielhafen.games.treasure_map.state import Isles, Silent

TOKEN_ODDS: Final = even(Token)


class Glance(PrivateChance[Isles]):
    """A captain sees something that no other captain sees."""


@dataclass
class Look(Glance):
    """§20 A captain who has taken a token from another holder looks at its back, unseen by the others."""

    token: int

    def outcomes(self, g: Isles) -> Sequence[tuple[Move, int]]:
        area = g.face(self.token)
        return TOKEN_ODDS if area == HIDDEN else TOKEN_ODDS[area : area + 1]

    def take(self, g: Isles, move: Token) -> None:
        level, number = divmod(self.token, TEMPLES)
        g.backs(level)[number] = move.area
        g.show(self.token, [self.seat])


class Unfold(Silent):
    """§24 A captain who carries all four pieces for the first time reads the map."""

    def happen(self, g: Isles) -> None:
        if g.complete(self.seat) and not (g.told and has_seen(g.told[0], self.seat)):
            g.then(READING[self.seat])


class Reading(Glance):
    """§24 The map shows the square of El Dorado to this captain alone, who remembers it."""

    def outcomes(self, g: Isles) -> Sequence[tuple[Move, int]]:
        if g.el_dorado and g.el_dorado[0] != HIDDEN:
            return [(Legend.instances[g.el_dorado[0]], 1)]
        return [(Legend.instances[square], ways) for square, ways in g.fabled().items()]

    def take(self, g: Isles, move: Legend) -> None:
        known = g.told[0] if g.told else 0
        g.el_dorado = [move.square]
        g.told = [known | 1 << self.seat]


LOOK: Final = [[Look(seat, token) for token in range(TOKENS)] for seat in range(MOST_SEATS)]
UNFOLD: Final = [Unfold(seat) for seat in range(MOST_SEATS)]
READING: Final = [Reading(seat) for seat in range(MOST_SEATS)]
