"""The moves of Treasure Map."""

from __future__ import annotations

from typing import Final

from spielhafen.boxes.ship_adventure.compass import SECTOR_NAMES
from spielhafen.boxes.ship_adventure.duels import HANDFUL_NAMES, PAIR_NAMES
from spielhafen.boxes.ship_adventure.equipment import CARD_NAMES
from spielhafen.boxes.ship_adventure.pieces import DRAWINGS, SIDE, TILE
from spielhafen.boxes.ship_adventure.torus import torus
from spielhafen.core.moves import Catalogue, Move, Order, choice, counted, rows
from spielhafen.games.treasure_map import MOST_SEATS
from spielhafen.games.treasure_map.board.pieces import AREA_NAMES, PIECES, PIRATES, TOKEN_NAMES

SQUARES: Final = torus(SIDE * TILE).names
AMOUNTS: Final = (1, 5, 0)
"""Amounts of gold to store or fetch; 0: all of it."""
AMOUNT_NAMES: Final = ("1", "5", "all")
FOE_NAMES: Final = [
    *(f"c{seat + 1}" for seat in range(MOST_SEATS)),
    *(f"p{pirate + 1}" for pirate in range(PIRATES)),
    "galleon",
    *(f"s{seat + 1}" for seat in range(MOST_SEATS)),
]
"""The names of foes: captains' crews, pirates, the galleon, captains' empty ships."""


class Go(Move, text="go {square}"):
    """Go one step to this square."""

    square: int = choice(SQUARES)


class Stop(Move, text="stop"):
    """Move no further."""


class Return(Move, text="return"):
    """Let the stranded crew return to its harbour."""


class PayOff(Move, text="pay p{pirate}"):
    """Pay this pirate off."""

    pirate: int = counted(PIRATES)


class Ransom(Move, text="ransom p{pirate}"):
    """Buy back everything that this pirate holds."""

    pirate: int = counted(PIRATES)


class Fight(Move, text="fight {foe}"):
    """Fight this foe first."""

    foe: int = choice(FOE_NAMES, among=range(MOST_SEATS + PIRATES + 1))


class Fire(Move, text="fire {foe}"):
    """Fire at this foe."""

    foe: int = choice(FOE_NAMES)


class Face(Move, text="face {foe}"):
    """Let this foe fire, without firing."""

    foe: int = choice(FOE_NAMES, among=range(MOST_SEATS + PIRATES))


class Hold(Move, text="hold fire"):
    """Hold fire."""


class Swap(Move, text="swap {token} for {piece}"):
    """Swap this token for this map piece."""

    token: int = choice(TOKEN_NAMES)
    piece: int = counted(PIECES)


class Keep(Move, text="keep"):
    """Keep all tokens."""


class FetchGold(Move, text="fetch {amount} gold"):
    """Fetch this amount of gold from the city."""

    amount: int = choice(AMOUNT_NAMES)


class FetchToken(Move, text="fetch token {token}"):
    """Fetch this token from the city."""

    token: int = choice(TOKEN_NAMES)


class FetchPiece(Move, text="fetch piece {piece}"):
    """Fetch a map piece of this number from the city."""

    piece: int = counted(PIECES)


class StoreGold(Move, text="store {amount} gold"):
    """Store this amount of gold in the city."""

    amount: int = choice(AMOUNT_NAMES)


class StoreToken(Move, text="store token {token}"):
    """Store this token in the city."""

    token: int = choice(TOKEN_NAMES)


class StorePiece(Move, text="store piece {piece}"):
    """Store a map piece of this number in the city."""

    piece: int = counted(PIECES)


class Buy(Move, text="buy {card}"):
    """Buy this card."""

    card: int = choice(CARD_NAMES)


class End(Move, text="end"):
    """End the turn."""


# The results of chance.


class Lay(Order, text="board {items}", items=DRAWINGS):
    """Lay the board with these drawn tiles, row by row."""


class Compass(Move, text="compass {sector}"):
    """Turn the compass to this sector."""

    sector: int = choice(SECTOR_NAMES)


class Clash(Move, text="clash {pair}"):
    """Roll these two faces in a duel, the attacker's first."""

    pair: int = choice(PAIR_NAMES)


class Treasure(Move, text="dice {dice}"):
    """Roll these faces for a treasure."""

    dice: int = choice(HANDFUL_NAMES)


class Token(Move, text="token {area}"):
    """Show that the token is the one of this area."""

    area: int = choice(AREA_NAMES)


class Legend(Move, text="el dorado {square}"):
    """Show that El Dorado is on this square."""

    square: int = choice(SQUARES)


SWAP: Final = rows(Swap)
"""The swaps by token and map piece."""
MOVES: Final = Catalogue.of(__name__)
