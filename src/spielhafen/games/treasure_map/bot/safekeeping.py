"""Estimates of storing things in the own city and fetching them (§22), in gold.

Stored things cannot be lost, but it costs turns to come back for them. So it pays to store what is not needed, or what
would be lost anyway; `research/bots.md` has the figures.
"""

from __future__ import annotations

from typing import Final

from spielhafen.boxes.ship_adventure.chart import NOWHERE
from spielhafen.boxes.ship_adventure.equipment import MELEE
from spielhafen.games.treasure_map.board.pieces import LAST_LEVEL, PIECES
from spielhafen.games.treasure_map.bot.estimates import Estimator
from spielhafen.games.treasure_map.bot.routes import steps_to
from spielhafen.games.treasure_map.moves import (
    AMOUNTS,
    FetchGold,
    FetchPiece,
    FetchToken,
    StorePiece,
    StoreToken,
)
from spielhafen.games.treasure_map.state import CITY, Isles

SAFE: Final = 1.0
"""The value of storing what is not needed."""
WANTED: Final = 2.0
"""The value of fetching what is needed: higher, since storing ends the fetching."""
NEVER: Final = -1.0
FARTHER: Final = 0.001
"""The additional value of storing a token, for each step to its square."""
ALL_SWORDS: Final = max(MELEE)


def outmatched(g: Isles, seat: int) -> bool:
    """Whether nothing is left to be found, and a rival has better swords.

    That rival would win everything carried in the end. In the city it is safe, and captains without cargo risk little
    in a fight for the rest.
    """
    if g.level < LAST_LEVEL[g.seats() - 1] or any(g.temples) or seat in g.holders:
        return False
    return max(MELEE[cards] for cards in g.cards) > MELEE[g.cards[seat]]


def store_piece(estimator: Estimator, move: StorePiece) -> float:
    """Return the value of storing a map piece: a second one, or one that would be lost."""
    g, seat = estimator.g, estimator.seat
    if g.seats() == 1:
        return NEVER  # the game ends with the loss of the crew (§28)
    if g.pieces[PIECES * seat + move.piece] > 1:
        return SAFE
    return SAFE if estimator.lacking and outmatched(g, seat) else NEVER


def store_token(estimator: Estimator, move: StoreToken) -> float:
    """Return the value of storing a token: the farthest of more tokens than missing map pieces."""
    g, seat = estimator.g, estimator.seat
    if g.seats() == 1 or g.holders.count(seat) <= len(estimator.lacking):
        return NEVER
    place = g.place(move.token)
    return SAFE + (FARTHER * steps_to(g, seat, place) if place != NOWHERE else 0.0)


def fetch_piece(estimator: Estimator, move: FetchPiece) -> float:
    """Return the value of fetching a map piece: all others are carried or stored, too."""
    g, seat = estimator.g, estimator.seat
    return NEVER if estimator.lacking or g.pieces[PIECES * seat + move.piece] else WANTED


def fetch_token(estimator: Estimator, _: FetchToken) -> float:
    """Return the value of fetching a token: more map pieces are missing than tokens carried."""
    return WANTED if wants_token(estimator) else NEVER


def wants_token(estimator: Estimator) -> bool:
    """Whether more map pieces are missing than tokens carried."""
    return estimator.g.holders.count(estimator.seat) < len(estimator.lacking)


def fetch_gold(estimator: Estimator, move: FetchGold) -> float:
    """Return the value of fetching all gold: as long as there are swords to buy with it (§23)."""
    swords = MELEE[estimator.g.cards[estimator.seat]]
    return WANTED if not AMOUNTS[move.amount] and swords < ALL_SWORDS else NEVER


def needs_pieces(estimator: Estimator) -> bool:
    """Whether no map piece is missing, but some are stored."""
    return not estimator.lacking and not estimator.g.complete(estimator.seat)


def needs_token(estimator: Estimator) -> bool:
    """Whether a stored token is wanted."""
    return CITY + estimator.seat in estimator.g.holders and wants_token(estimator)
