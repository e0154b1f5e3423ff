"""The moves of Treasure Map."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from spielhafen.boxes.ship_adventure.compass import SECTOR_NAMES
from spielhafen.boxes.ship_adventure.duels import FACES, HANDFUL_NAMES, PAIRS
from spielhafen.boxes.ship_adventure.equipment import CARD_NAMES
from spielhafen.boxes.ship_adventure.pieces import DRAWINGS, SIDE, TILE
from spielhafen.boxes.ship_adventure.torus import torus
from spielhafen.core.moves import Catalogue, Move, Order
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


@dataclass(frozen=True, eq=False)
class Go(Move):
    """Go one step to this square."""

    square: int


@dataclass(frozen=True, eq=False)
class Stop(Move):
    """Move no further."""


@dataclass(frozen=True, eq=False)
class Return(Move):
    """Let the stranded crew return to its harbour."""


@dataclass(frozen=True, eq=False)
class PayOff(Move):
    """Pay this pirate off."""

    pirate: int


@dataclass(frozen=True, eq=False)
class Ransom(Move):
    """Buy back everything that this pirate holds."""

    pirate: int


@dataclass(frozen=True, eq=False)
class Fight(Move):
    """Fight this foe first."""

    foe: int


@dataclass(frozen=True, eq=False)
class Fire(Move):
    """Fire at this foe."""

    foe: int


@dataclass(frozen=True, eq=False)
class Face(Move):
    """Let this foe fire, without firing."""

    foe: int


@dataclass(frozen=True, eq=False)
class Hold(Move):
    """Hold fire."""


@dataclass(frozen=True, eq=False)
class Swap(Move):
    """Swap this token for this map piece."""

    token: int
    piece: int


@dataclass(frozen=True, eq=False)
class Keep(Move):
    """Keep all tokens."""


@dataclass(frozen=True, eq=False)
class FetchGold(Move):
    """Fetch this amount of gold from the city."""

    amount: int


@dataclass(frozen=True, eq=False)
class FetchToken(Move):
    """Fetch this token from the city."""

    token: int


@dataclass(frozen=True, eq=False)
class FetchPiece(Move):
    """Fetch a map piece of this number from the city."""

    piece: int


@dataclass(frozen=True, eq=False)
class StoreGold(Move):
    """Store this amount of gold in the city."""

    amount: int


@dataclass(frozen=True, eq=False)
class StoreToken(Move):
    """Store this token in the city."""

    token: int


@dataclass(frozen=True, eq=False)
class StorePiece(Move):
    """Store a map piece of this number in the city."""

    piece: int


@dataclass(frozen=True, eq=False)
class Buy(Move):
    """Buy this card."""

    card: int


@dataclass(frozen=True, eq=False)
class End(Move):
    """End the turn."""


# The results of chance.


@dataclass(frozen=True, eq=False)
class Lay(Order):
    """Lay the board with these drawn tiles, row by row."""


@dataclass(frozen=True, eq=False)
class Compass(Move):
    """Turn the compass to this sector."""

    sector: int


@dataclass(frozen=True, eq=False)
class Clash(Move):
    """Roll these two faces in a duel, the attacker's first."""

    pair: int


@dataclass(frozen=True, eq=False)
class Treasure(Move):
    """Roll these faces for a treasure."""

    dice: int


@dataclass(frozen=True, eq=False)
class Token(Move):
    """Show that the token is the one of this area."""

    area: int


@dataclass(frozen=True, eq=False)
class Legend(Move):
    """Show that El Dorado is on this square."""

    square: int


GO: Final = [Go(square) for square in range(len(SQUARES))]
STOP: Final = Stop()
RETURN: Final = Return()
PAY_OFF: Final = [PayOff(pirate) for pirate in range(PIRATES)]
RANSOM: Final = [Ransom(pirate) for pirate in range(PIRATES)]
FIGHT: Final = [Fight(foe) for foe in range(MOST_SEATS + PIRATES + 1)]
FIRE: Final = [Fire(foe) for foe in range(len(FOE_NAMES))]
FACE: Final = [Face(foe) for foe in range(MOST_SEATS + PIRATES)]
HOLD_FIRE: Final = Hold()
SWAP: Final = [[Swap(token, piece) for piece in range(PIECES)] for token in range(len(TOKEN_NAMES))]
KEEP: Final = Keep()
FETCH_GOLD: Final = [FetchGold(amount) for amount in range(len(AMOUNTS))]
FETCH_TOKEN: Final = [FetchToken(token) for token in range(len(TOKEN_NAMES))]
FETCH_PIECE: Final = [FetchPiece(piece) for piece in range(PIECES)]
STORE_GOLD: Final = [StoreGold(amount) for amount in range(len(AMOUNTS))]
STORE_TOKEN: Final = [StoreToken(token) for token in range(len(TOKEN_NAMES))]
STORE_PIECE: Final = [StorePiece(piece) for piece in range(PIECES)]
BUY: Final = [Buy(card) for card in range(len(CARD_NAMES))]
END: Final = End()
COMPASS: Final = [Compass(sector) for sector in range(len(SECTOR_NAMES))]
CLASH: Final = [Clash(pair) for pair in range(len(PAIRS))]
TREASURE: Final = [Treasure(dice) for dice in range(len(HANDFUL_NAMES))]
TOKEN: Final = [Token(area) for area in range(len(AREA_NAMES))]
LEGEND: Final = [Legend(square) for square in range(len(SQUARES))]

_DECIDED: Final[list[Move]] = [
    *(*GO, STOP, RETURN, *PAY_OFF, *RANSOM),
    *(*FIGHT, *FIRE, *FACE, HOLD_FIRE),
    *(*(swap for swaps in SWAP for swap in swaps), KEEP),
    *(*FETCH_GOLD, *FETCH_TOKEN, *FETCH_PIECE, *STORE_GOLD, *STORE_TOKEN, *STORE_PIECE, *BUY, END),
]
_DEALT: Final[list[Move]] = [*COMPASS, *CLASH, *TREASURE, *TOKEN, *LEGEND]

MOVES: Final = Catalogue(
    notation={
        Go: "go {square}",
        Stop: "stop",
        Return: "return",
        PayOff: "pay p{pirate}",
        Ransom: "ransom p{pirate}",
        Fight: "fight {foe}",
        Fire: "fire {foe}",
        Face: "face {foe}",
        Hold: "hold fire",
        Swap: "swap {token} for {piece}",
        Keep: "keep",
        FetchGold: "fetch {amount} gold",
        FetchToken: "fetch token {token}",
        FetchPiece: "fetch piece {piece}",
        StoreGold: "store {amount} gold",
        StoreToken: "store token {token}",
        StorePiece: "store piece {piece}",
        Buy: "buy {card}",
        End: "end",
        Lay: "board {items}",
        Compass: "compass {sector}",
        Clash: "clash {pair}",
        Treasure: "dice {dice}",
        Token: "token {area}",
        Legend: "el dorado {square}",
    },
    words={
        "square": SQUARES,
        "pirate": [str(pirate + 1) for pirate in range(PIRATES)],
        "foe": FOE_NAMES,
        "token": TOKEN_NAMES,
        "piece": [str(piece + 1) for piece in range(PIECES)],
        "amount": AMOUNT_NAMES,
        "card": CARD_NAMES,
        "items": DRAWINGS,
        "sector": SECTOR_NAMES,
        "pair": [f"{FACES[one]} {FACES[other]}" for one, other in PAIRS],
        "dice": HANDFUL_NAMES,
        "area": AREA_NAMES,
    },
    moves=[*_DECIDED, *_DEALT],
)
