"""The actions after a move: swapping tokens, business in a city, the end of the turn."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final, TypeAlias

from spielhafen.boxes.ship_adventure.chart import chart
from spielhafen.boxes.ship_adventure.equipment import CANNONBALL, MOVEMENT, PRICES, has_card
from spielhafen.boxes.ship_adventure.pieces import CITIES
from spielhafen.core.errors import Refusal, refusal
from spielhafen.core.moves import Move
from spielhafen.core.play import Choice, Deed
from spielhafen.core.ready_steps import Closing, SeatRule
from spielhafen.core.secret import has_seen
from spielhafen.games.treasure_map import MOST_SEATS
from spielhafen.games.treasure_map.board.pieces import PIECES
from spielhafen.games.treasure_map.moves import (
    AMOUNTS,
    SWAP,
    Buy,
    End,
    FetchGold,
    FetchPiece,
    FetchToken,
    Keep,
    StoreGold,
    StorePiece,
    StoreToken,
    Swap,
)
from spielhafen.games.treasure_map.rules.maps import UNFOLD
from spielhafen.games.treasure_map.rules.voyage import BRIBE, REDEEM
from spielhafen.games.treasure_map.state import CITY, GONE, Isles, Silent

# Swapping tokens for map pieces.


class Trade(Deed[Isles]):
    """§21 On the square that a token leads to, its captain may swap it for any map piece, once in a turn.

    All see the square.
    """

    kinds = (Swap,)

    def moves(self, g: Isles, seat: int) -> Sequence[Move]:
        here = g.crews[seat]
        slots = [slot for slot, who in enumerate(g.holders) if who == seat and g.place(slot) == here]
        return [SWAP[slot][piece] for slot in slots for piece in range(PIECES) if g.supply[piece]]

    def bar(self, g: Isles, seat: int, move: Swap) -> Refusal | None:
        if g.holders[move.token] != seat:
            return NO_TOKEN
        if g.place(move.token) != g.crews[seat]:
            return OTHER_PLACE
        return None if g.supply[move.piece] else NO_PIECE

    def take(self, g: Isles, seat: int, move: Swap) -> None:
        g.show(move.token, range(g.seats()))
        g.holders[move.token] = GONE
        g.supply[move.piece] -= 1
        g.pieces[PIECES * seat + move.piece] += 1
        g.then(UNFOLD[seat])


class KeepTokens(Deed[Isles]):
    """§21 No captain has to swap.

    Captains with a token are asked on every land square, so that being asked reveals nothing.
    """

    kinds = (Keep,)

    def take(self, g: Isles, seat: int, move: Keep) -> None:
        pass


NO_TOKEN: Final = refusal("no-such-token")
OTHER_PLACE: Final = refusal("other-place")
NO_PIECE: Final = refusal("no-such-piece")


class Exchange(Choice[Isles]):
    """§21 A captain ashore with a token may be on the square that it leads to."""

    deeds = (Trade(), KeepTokens())

    def due(self, g: Isles) -> bool:
        seat = self.seat
        return seat in g.holders and any(g.supply) and chart(g.board).is_land[g.crews[seat]]


# The captain's own city.

Stock: TypeAlias = tuple[list[int], list[int], int]
"""The gold and map pieces of all captains in one place, and the number of a holder there."""


def carried(g: Isles, seat: int) -> Stock:
    """Return where the things are that a captain carries."""
    return g.gold, g.pieces, seat


def stored(g: Isles, seat: int) -> Stock:
    """§22 Return where the things are that a captain has stored in their city."""
    return g.bank, g.stored, CITY + seat


class Transfer(Deed[Isles]):
    """A passage of things between a captain and their city.

    Its kinds of moves are about gold, tokens and map pieces, in this order.
    """

    def source(self, g: Isles, seat: int) -> Stock:
        """Return where the things come from."""
        return carried(g, seat)

    def target(self, g: Isles, seat: int) -> Stock:
        """Return where the things go."""
        return stored(g, seat)

    def gate(self, g: Isles, seat: int) -> Refusal | None:
        return None if g.crews[seat] == g.city(seat) else NOT_HOME

    def moves(self, g: Isles, seat: int) -> Sequence[Move]:
        all_gold, pieces, holder = self.source(g, seat)
        coins, tokens, maps = (kind.instances for kind in self.kinds)
        gold, first = all_gold[seat], PIECES * seat
        return [
            *(coins[amount] for amount, most in enumerate(AMOUNTS) if gold >= max(most, 1)),
            *(tokens[slot] for slot, who in enumerate(g.holders) if who == holder),
            *(maps[piece] for piece in range(PIECES) if pieces[first + piece]),
        ]

    def bar(self, g: Isles, seat: int, move: Any) -> Refusal | None:
        gold, pieces, holder = self.source(g, seat)
        if isinstance(move, FetchGold | StoreGold):
            return None if gold[seat] >= max(AMOUNTS[move.amount], 1) else NO_GOLD
        if isinstance(move, FetchToken | StoreToken):
            return None if g.holders[move.token] == holder else NO_TOKEN
        return None if pieces[PIECES * seat + move.piece] else NO_PIECE

    def take(self, g: Isles, seat: int, move: Any) -> None:
        gold, pieces, _ = self.source(g, seat)
        more_gold, more_pieces, keeper = self.target(g, seat)
        if isinstance(move, FetchGold | StoreGold):
            amount = AMOUNTS[move.amount] or gold[seat]
            gold[seat] -= amount
            more_gold[seat] += amount
        elif isinstance(move, FetchToken | StoreToken):
            g.holders[move.token] = keeper
        else:
            pieces[PIECES * seat + move.piece] -= 1
            more_pieces[PIECES * seat + move.piece] += 1


class Fetch(Transfer):
    """§22 In their own city captains take any of the things they have stored there."""

    kinds = (FetchGold, FetchToken, FetchPiece)

    def source(self, g: Isles, seat: int) -> Stock:
        return stored(g, seat)

    def target(self, g: Isles, seat: int) -> Stock:
        return carried(g, seat)

    def gate(self, g: Isles, seat: int) -> Refusal | None:
        return super().gate(g, seat) or (STORED if g.closed else None)

    def take(self, g: Isles, seat: int, move: Any) -> None:
        super().take(g, seat, move)
        if isinstance(move, FetchPiece):
            g.then(UNFOLD[seat])


class Store(Transfer):
    """§22 In their own city captains store any of their things, which are safe there and of no use until fetched."""

    kinds = (StoreGold, StoreToken, StorePiece)

    def take(self, g: Isles, seat: int, move: Any) -> None:
        super().take(g, seat, move)
        g.closed = 1


NOT_HOME: Final = refusal("not-home")
STORED: Final = refusal("stored-already")
NO_GOLD: Final = refusal("no-gold")


# Any city.


class Shop(Deed[Isles]):
    """§23 In any city captains buy equipment with the gold they carry: one card of each kind, any number of cannonballs."""

    kinds = (Buy,)

    def gate(self, g: Isles, seat: int) -> Refusal | None:
        return None if in_city(g, seat) else NO_CITY

    def moves(self, g: Isles, seat: int) -> Sequence[Move]:
        return purchases(g.cards[seat], min(g.gold[seat], HIGHEST_PRICE), g.options.movement_cards)

    def bar(self, g: Isles, seat: int, move: Buy) -> Refusal | None:
        return why_not_buy(move.card, g.cards[seat], g.gold[seat], g.options.movement_cards)

    def take(self, g: Isles, seat: int, move: Buy) -> None:
        g.gold[seat] -= PRICES[move.card]
        if move.card == CANNONBALL:
            g.balls[seat] += 1
        else:
            g.cards[seat] |= 1 << move.card
        if g.duel:  # the duel shown was fought without this card
            g.dice, g.duel = [], []


def why_not_buy(card: int, owned: int, gold: int, movement_cards: bool) -> Refusal | None:
    """§23 Return why a card cannot be bought with this gold by the owner of these cards."""
    if card in MOVEMENT and not movement_cards:
        return NOT_SOLD
    if card != CANNONBALL and has_card(owned, card):
        return OWNED
    return None if gold >= PRICES[card] else TOO_DEAR


@cache
def purchases(owned: int, gold: int, movement_cards: bool) -> tuple[Move, ...]:
    """§23 Return the purchases with this gold by the owner of these cards."""
    cards = [card for card in range(len(PRICES)) if why_not_buy(card, owned, gold, movement_cards) is None]
    return tuple(Buy.instances[card] for card in cards)


def in_city(g: Isles, seat: int) -> bool:
    """§23 Whether a captain's crew is in a city; its harbour is not enough."""
    return g.board[g.crews[seat]] in CITIES


HIGHEST_PRICE: Final = max(PRICES)
NO_CITY: Final = refusal("no-city")
NOT_SOLD: Final = refusal("not-sold")
OWNED: Final = refusal("owned")
TOO_DEAR: Final = refusal("too-dear")


class EndTurn(Closing[Isles]):
    """§11 The turn is over when its captain says so."""

    kinds = (End,)


class Affairs(Choice[Isles]):
    """§11 At the end of the turn the captain may do business in a city or with pirates, if there is any."""

    stays = True
    deeds = (Fetch(), Store(), Shop(), BRIBE, REDEEM, EndTurn())

    def due(self, g: Isles) -> bool:
        return in_city(g, self.seat) or may_pay(g, self.seat)


def may_pay(g: Isles, seat: int) -> bool:
    """§26 Whether a captain can pay a pirate off or buy back what one holds."""
    if BRIBE.gate(g, seat) is None:
        return True
    return REDEEM.gate(g, seat) is None and bool(REDEEM.reach(g, seat))


# El Dorado.


class Arrival(Silent):
    """§29 A captain whose turn ends on the square of El Dorado with all four pieces has found it.

    If a captain who knows it ends a turn elsewhere with all pieces, all others may conclude that it is not there.
    """

    def happen(self, g: Isles) -> None:
        seat = self.seat
        square = g.crews[seat]
        if g.told and has_seen(g.told[0], seat) and g.complete(seat):
            if g.el_dorado == [square]:
                g.then(Discovery(seat))
            elif square not in g.vain:
                g.vain.append(square)


class Discovery(SeatRule[Isles]):
    """§29 El Dorado is found; the game is over at once."""

    def happen(self, g: Isles) -> None:
        g.end([self.seat])


EXCHANGE: Final = [Exchange(seat) for seat in range(MOST_SEATS)]
AFFAIRS: Final = [Affairs(seat) for seat in range(MOST_SEATS)]
ARRIVAL: Final = [Arrival(seat) for seat in range(MOST_SEATS)]
