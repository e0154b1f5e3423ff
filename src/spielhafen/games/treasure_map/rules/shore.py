"""The actions after a move: swapping tokens, business in a city, the end of the turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from spielhafen.boxes.ship_adventure.equipment import CANNONBALL, MOVEMENT, PRICES, has_card
from spielhafen.boxes.ship_adventure.pieces import CITIES
from spielhafen.core.errors import Refusal, refusal
from spielhafen.core.play import Choice, Deed, Rule
from spielhafen.core.ready_steps import Closing
from spielhafen.core.secret import has_seen
from spielhafen.games.treasure_map import MOST_SEATS
from spielhafen.games.treasure_map.board.pieces import PIECES
from spielhafen.games.treasure_map.moves import (
    AMOUNTS,
    BUY,
    FETCH_GOLD,
    FETCH_PIECE,
    FETCH_TOKEN,
    KEEP,
    STORE_GOLD,
    STORE_PIECE,
    STORE_TOKEN,
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
from spielhafen.games.treasure_map.state import CITY, GONE, Isles

if TYPE_CHECKING:
    from spielhafen.core.moves import Move


# Swapping tokens for map pieces.


class Trade(Deed[Isles]):
    """§21 On the square that a token leads to, its captain may swap it for any map piece, once in a turn.

    All see the square.
    """

    kinds = (Swap,)

    def reach(self, g: Isles, seat: int) -> Sequence[Move]:
        here = g.crews[seat]
        return [move for slot in g.tokens(seat) if g.place(slot) == here for move in SWAP[slot]]

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

    def reach(self, g: Isles, seat: int) -> Sequence[Move]:
        return (KEEP,)

    def take(self, g: Isles, seat: int, move: Keep) -> None:
        pass


NO_TOKEN: Final = refusal("no-such-token")
OTHER_PLACE: Final = refusal("other-place")
NO_PIECE: Final = refusal("no-such-piece")


@dataclass
class Exchange(Choice[Isles]):
    """§21 A captain ashore with a token may be on the square that it leads to."""

    deeds = (Trade(), KeepTokens())

    def due(self, g: Isles) -> bool:
        seat = self.seat
        return seat in g.holders and any(g.supply) and g.chart.is_land[g.crews[seat]]


# The captain's own city.


class Fetch(Deed[Isles]):
    """§22 In their own city captains take any of the things they have stored there."""

    kinds = (FetchGold, FetchToken, FetchPiece)

    def gate(self, g: Isles, seat: int) -> Refusal | None:
        if g.crews[seat] != g.city(seat):
            return NOT_HOME
        return STORED if g.closed else None

    def reach(self, g: Isles, seat: int) -> Sequence[Move]:
        tokens = [FETCH_TOKEN[slot] for slot in g.tokens(CITY + seat)]
        return [*FETCH_GOLD, *tokens, *FETCH_PIECE]

    def bar(self, g: Isles, seat: int, move: Any) -> Refusal | None:
        return refusal_if_missing(g, move, g.bank[seat], g.stored, CITY + seat, seat)

    def take(self, g: Isles, seat: int, move: Any) -> None:
        if isinstance(move, FetchGold):
            gold = AMOUNTS[move.amount] or g.bank[seat]
            g.bank[seat] -= gold
            g.gold[seat] += gold
        elif isinstance(move, FetchToken):
            g.holders[move.token] = seat
        else:
            g.stored[PIECES * seat + move.piece] -= 1
            g.pieces[PIECES * seat + move.piece] += 1
            g.then(UNFOLD[seat])


class Store(Deed[Isles]):
    """§22 In their own city captains store any of their things, which are safe there and of no use until fetched."""

    kinds = (StoreGold, StoreToken, StorePiece)

    def gate(self, g: Isles, seat: int) -> Refusal | None:
        return None if g.crews[seat] == g.city(seat) else NOT_HOME

    def reach(self, g: Isles, seat: int) -> Sequence[Move]:
        return [*STORE_GOLD, *(STORE_TOKEN[slot] for slot in g.tokens(seat)), *STORE_PIECE]

    def bar(self, g: Isles, seat: int, move: Any) -> Refusal | None:
        return refusal_if_missing(g, move, g.gold[seat], g.pieces, seat, seat)

    def take(self, g: Isles, seat: int, move: Any) -> None:
        g.closed = 1
        if isinstance(move, StoreGold):
            gold = AMOUNTS[move.amount] or g.gold[seat]
            g.gold[seat] -= gold
            g.bank[seat] += gold
        elif isinstance(move, StoreToken):
            g.holders[move.token] = CITY + seat
        else:
            g.pieces[PIECES * seat + move.piece] -= 1
            g.stored[PIECES * seat + move.piece] += 1


def refusal_if_missing(
    g: Isles, move: Any, gold: int, pieces: list[int], holder: int, seat: int
) -> Refusal | None:
    """§22 Return the reason why something cannot be stored or fetched: it is not there."""
    if isinstance(move, FetchGold | StoreGold):
        return None if gold >= max(AMOUNTS[move.amount], 1) else NO_GOLD
    if isinstance(move, FetchToken | StoreToken):
        return None if g.holders[move.token] == holder else NO_TOKEN
    return None if pieces[PIECES * seat + move.piece] else NO_PIECE


NOT_HOME: Final = refusal("not-home")
STORED: Final = refusal("stored-already")
NO_GOLD: Final = refusal("no-gold")


# Any city.


class Shop(Deed[Isles]):
    """§23 In any city captains buy equipment with the gold they carry: one card of each kind, any number of cannonballs."""

    kinds = (Buy,)

    def gate(self, g: Isles, seat: int) -> Refusal | None:
        return None if in_city(g, seat) else NO_CITY

    def reach(self, g: Isles, seat: int) -> Sequence[Move]:
        return BUY

    def bar(self, g: Isles, seat: int, move: Buy) -> Refusal | None:
        card = move.card
        if card in MOVEMENT and not g.options.movement_cards:
            return NOT_SOLD
        if card != CANNONBALL and has_card(g.cards[seat], card):
            return OWNED
        return None if g.gold[seat] >= PRICES[card] else TOO_DEAR

    def take(self, g: Isles, seat: int, move: Buy) -> None:
        g.gold[seat] -= PRICES[move.card]
        if move.card == CANNONBALL:
            g.balls[seat] += 1
        else:
            g.cards[seat] |= 1 << move.card
        if g.duel:  # the duel shown was fought without this card
            g.dice, g.duel = [], []


def in_city(g: Isles, seat: int) -> bool:
    """§23 Whether a captain's crew is in a city; its harbour is not enough."""
    return g.board[g.crews[seat]] in CITIES


NO_CITY: Final = refusal("no-city")
NOT_SOLD: Final = refusal("not-sold")
OWNED: Final = refusal("owned")
TOO_DEAR: Final = refusal("too-dear")


class EndTurn(Closing[Isles]):
    """§11 The turn is over when its captain says so."""

    kinds = (End,)


@dataclass
class Affairs(Choice[Isles]):
    """§11 At the end of the turn the captain may do business in a city or with pirates, if there is any."""

    stays = True
    deeds = (Fetch(), Store(), Shop(), BRIBE, REDEEM, EndTurn())

    def due(self, g: Isles) -> bool:
        seat = self.seat
        return in_city(g, seat) or may_pay(g, seat)


def may_pay(g: Isles, seat: int) -> bool:
    """§26 Whether a captain can pay a pirate off or buy back what one holds."""
    if BRIBE.gate(g, seat) is None:
        return True
    return REDEEM.gate(g, seat) is None and bool(REDEEM.reach(g, seat))


# El Dorado.


@dataclass
class Arrival(Rule[Isles]):
    """§29 A captain whose turn ends on the square of El Dorado with all four pieces has found it.

    If a captain who knows it ends a turn elsewhere with all pieces, all others may conclude that it is not there.
    """

    seat: int

    told = False

    def happen(self, g: Isles) -> None:
        seat = self.seat
        square = g.crews[seat]
        if g.complete(seat) and g.told and has_seen(g.told[0], seat):
            if g.el_dorado == [square]:
                g.then(Discovery(seat))
            elif square not in g.vain:
                g.vain.append(square)


@dataclass
class Discovery(Rule[Isles]):
    """§29 El Dorado is found; the game is over at once."""

    seat: int

    def happen(self, g: Isles) -> None:
        g.end([self.seat])


EXCHANGE: Final = [Exchange(seat) for seat in range(MOST_SEATS)]
AFFAIRS: Final = [Affairs(seat) for seat in range(MOST_SEATS)]
ARRIVAL: Final = [Arrival(seat) for seat in range(MOST_SEATS)]
