"""Buying cards and hiring figures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from spielhafen.boxes.ship_adventure.equipment import CANNONBALL, has_card
from spielhafen.boxes.ship_adventure.equipment import PRICES as CARD_PRICES
from spielhafen.core.errors import Refusal, refusal
from spielhafen.core.moves import Move
from spielhafen.core.play import Choice, Deed
from spielhafen.core.ready_steps import Closing
from spielhafen.games.caribbean_conquest import MOST_SEATS
from spielhafen.games.caribbean_conquest.board.pieces import CREW, FIGURES, ROOM, SHIP
from spielhafen.games.caribbean_conquest.moves import AT, BUY, HIRE, At, Buy, Done, Hire
from spielhafen.games.caribbean_conquest.rules.fleets import fleet
from spielhafen.games.caribbean_conquest.state import STRENGTH, WEIGHT, Sea

CHEAPEST: Final = CARD_PRICES[CANNONBALL]
DEAREST: Final = max(CARD_PRICES)


class BuyCard(Deed[Sea]):
    """§8 Captains buy cards wherever their figures are; the bonuses count for all figures."""

    kinds = (Buy,)

    def moves(self, g: Sea, seat: int) -> Sequence[Move]:
        return affordable(g.cards[seat], min(g.gold[seat], DEAREST))

    def bar(self, g: Sea, seat: int, move: Buy) -> Refusal | None:
        if has_card(g.cards[seat], move.card):
            return OWNED
        return None if g.gold[seat] >= CARD_PRICES[move.card] else TOO_EXPENSIVE

    def take(self, g: Sea, seat: int, move: Buy) -> None:
        g.gold[seat] -= CARD_PRICES[move.card]
        if move.card == CANNONBALL:
            g.balls[seat] += 1
        else:
            g.cards[seat] |= 1 << move.card


@cache
def affordable(owned: int, gold: int) -> Sequence[Move]:
    """Return the purchases that are not barred."""
    return [buy for card, buy in BUY.items() if not has_card(owned, card) and CARD_PRICES[card] <= gold]


OWNED: Final = refusal("owned-already")
TOO_EXPENSIVE: Final = refusal("too-expensive")


def free_quarters(g: Sea, seat: int, figure: int) -> list[int]:
    """§9 Return the squares for a new figure: a captain's harbours or cities without enemies and with room."""
    known = fleet(g, seat)
    return [
        square
        for square in quarters(g, seat, figure)
        if square not in known.foes and STRENGTH[known.own.get(square, 0)] < ROOM
    ]


def quarters(g: Sea, seat: int, figure: int) -> list[int]:
    """§9 Return the squares of a captain where new figures come: harbours of their cities, or the cities."""
    owners = g.owners
    return [square for square, city in g.waters.berths[figure] if owners[city] == seat]


class HireFigure(Deed[Sea]):
    """§9 A new ship is put in the harbour of one of the captain's cities, a new crew in the city itself."""

    kinds = (Hire,)

    def moves(self, g: Sea, seat: int) -> Sequence[Move]:
        gold, prices = g.gold[seat], g.options.prices
        return [hire for hire in HIRE if prices[hire.figure] <= gold and free_quarters(g, seat, hire.figure)]

    def bar(self, g: Sea, seat: int, move: Hire) -> Refusal | None:
        if not free_quarters(g, seat, move.figure):
            return NO_HAVEN if quarters(g, seat, move.figure) else NO_CITY
        return None if g.gold[seat] >= g.options.prices[move.figure] else TOO_EXPENSIVE

    def take(self, g: Sea, seat: int, move: Hire) -> None:
        g.gold[seat] -= g.options.prices[move.figure]
        squares = free_quarters(g, seat, move.figure)
        if len(squares) == 1:
            g.put(seat, squares[0], WEIGHT[move.figure])
        else:
            g.then(QUARTERS[move.figure][seat])


NO_CITY: Final = refusal("no-city")
NO_HAVEN: Final = refusal("no-haven")


@dataclass
class Quarters(Choice[Sea]):
    """§9 With several cities the captain chooses the place of a new figure."""

    figure: int

    kinds = (At,)

    def reach(self, g: Sea) -> Sequence[Move]:
        return [AT[square] for square in free_quarters(g, self.seat, self.figure)]

    def bar(self, g: Sea, move: At) -> Refusal | None:
        if move.square not in quarters(g, self.seat, self.figure):
            return NOT_YOURS[self.figure]
        return None if move.square in free_quarters(g, self.seat, self.figure) else NO_HAVEN

    def take(self, g: Sea, move: At) -> None:
        g.put(self.seat, move.square, WEIGHT[self.figure])


NOT_YOURS: Final = {SHIP: refusal("no-harbour-of-yours"), CREW: refusal("no-city-of-yours")}


class Depart(Closing[Sea]):
    """§7 A captain who has bought enough begins to move."""

    kinds = (Done,)


class Market(Choice[Sea]):
    """§7 First captains spend their gold; those who can afford nothing are not asked."""

    stays = True
    deeds = (BuyCard(), HireFigure(), Depart())

    def due(self, g: Sea) -> bool:
        return g.gold[self.seat] >= CHEAPEST  # cannonballs are always for sale

    def take(self, g: Sea, move: Any) -> None:
        g.dice, g.duel = [], []  # the duel shown was fought without the cards bought now
        super().take(g, move)


MARKET: Final = [Market(seat) for seat in range(MOST_SEATS)]
QUARTERS: Final = [[Quarters(seat, figure) for seat in range(MOST_SEATS)] for figure in range(len(FIGURES))]
