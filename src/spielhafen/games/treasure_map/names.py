"""The names that players read for squares, foes, tokens and map pieces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from spielhafen.boxes.ship_adventure.compass import COLOURS
from spielhafen.boxes.ship_adventure.names import card_text, face_text, sector_text
from spielhafen.core.scene import Face
from spielhafen.core.secret import HIDDEN
from spielhafen.core.text import PlayerRef, Text, list_in_words, numbered_texts, text
from spielhafen.games.treasure_map.board.pieces import AREA_NAMES, ORDERS, PIECES, TEMPLES, TOKEN_NAMES
from spielhafen.games.treasure_map.moves import AMOUNT_NAMES, SQUARES
from spielhafen.games.treasure_map.state import GALLEON, PIRATE, SHIP, Isles

TINTS: Final = ("leaf", "rose", "gold", "leaf", "grey", "sky", "sand", "gold", "rose")
"""The tints of areas, from A to I."""


square_text: Final = numbered_texts("space", name=SQUARES)
city_text: Final = numbered_texts("city-of", colour=COLOURS)
piece_text: Final = numbered_texts("map-piece", number=range(1, PIECES + 1))
token_text: Final = numbered_texts("token-name", name=TOKEN_NAMES)
"""The public names of taken tokens."""


def foe_text(foe: int) -> Text:
    """Return the name of a foe: a captain, a pirate, the galleon or an empty ship."""
    if foe < PIRATE:
        return text("captain-name", seat=PlayerRef(foe))
    if foe < GALLEON:
        return text("pirate", number=foe - PIRATE + 1)
    return text("galleon") if foe == GALLEON else text("empty-ship", seat=PlayerRef(foe - SHIP))


def dice_text(dice: Sequence[int]) -> Text:
    """Return the faces of dice as a list in words."""
    return list_in_words([face_text(die) for die in dice])


# Tokens and map pieces.


def token_label(g: Isles, slot: int) -> Text:
    """Return the name of a token by its back if the viewer has seen it, else its public name."""
    area = g.face(slot)
    if area == HIDDEN:
        return token_text(slot)
    return text("token-known", area=AREA_NAMES[area], numbers=ORDERS[slot // TEMPLES][area])


def token_meaning(g: Isles, slot: int) -> Text:
    """Return the meaning of a token's back; a text that says so if the viewer has not seen it."""
    area = g.face(slot)
    if area == HIDDEN:
        return text("token-hidden", name=TOKEN_NAMES[slot])
    numbers = ORDERS[slot // TEMPLES][area]
    return text("token-read", area=AREA_NAMES[area], numbers=numbers, square=square_text(g.place(slot)))


def token_code(slot: int, area: int) -> Text:
    """§20 Return how the code of a token is read: its area, and the numbers of the corners."""
    name = AREA_NAMES[area]
    numbers = ORDERS[slot // TEMPLES][area]
    return text("token-code", area=name, name=text("area-name", area=name), numbers=numbers)


def token_face(g: Isles, slot: int) -> Face | None:
    """Return the back of a token, north up; None if the viewer has not seen it."""
    area = g.face(slot)
    if area == HIDDEN:
        return None
    return Face(
        tint=TINTS[area],
        index=AREA_NAMES[area],
        art="treasure",
        title=text("token-title", area=AREA_NAMES[area], numbers=ORDERS[slot // TEMPLES][area]),
        text=token_code(slot, area),
        small=True,
    )


def piece_face(piece: int) -> Face:
    """Return the picture of a map piece."""
    return Face(
        tint="sand", index=str(piece + 1), art=f"map-{piece + 1}", title=piece_text(piece), small=True
    )


NAMES: Final[dict[str, Any]] = {
    "square": square_text,
    "foe": foe_text,
    "by": foe_text,
    "attacker": foe_text,
    "defender": foe_text,
    "pirate": lambda pirate: pirate + 1,
    "piece": lambda piece: piece + 1,
    "token": token_text,
    "card": card_text,
    "sector": sector_text,
    "area": lambda area: AREA_NAMES[area],
    "amount": AMOUNT_NAMES.__getitem__,
}
"""The texts for the fields of steps and moves in the log."""
