"""The names that players read for fields, tiles, symbols, treasures and directions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spielhafen.core.scene import Face
from spielhafen.core.text import PlayerRef, Text, list_in_words, numbered_texts, text
from spielhafen.games.ghost_ship.board.tiles import (
    BASE,
    CHIP_VALUE,
    CIRCLE,
    DIRECTIONS,
    DOCK,
    EDGES,
    NAMES,
    PLACE_FIELD,
    QUEST_SYMBOL,
    RIM,
    RING,
    SPOT_FIELD,
    SYMBOLS,
    TYPE_NAMES,
    TYPE_OF,
)
from spielhafen.games.ghost_ship.moves import ARROW_NAMES, CHIP_ITEM, NUMBERS, QUEST_ITEM, TYPE_ITEM
from spielhafen.games.ghost_ship.rules.meeting import seats_in

SYMBOL_ART: Final = [f"s-{name}" for name in SYMBOLS]

field_text: Final = numbered_texts("field", name=NAMES)
side_text: Final = numbered_texts("side", side=EDGES)
kind_text: Final = numbered_texts("kind", kind=map(int, TYPE_NAMES))
symbol_text: Final = numbered_texts("symbol", symbol=SYMBOLS)
quest_text: Final = numbered_texts("quest", symbol=map(symbol_text, QUEST_SYMBOL))
"""The names of ?-tiles by their symbols, within a sentence."""
quest_card_text: Final = numbered_texts("quest-card", symbol=map(symbol_text, QUEST_SYMBOL))
"""The same, standing alone."""
chip_text: Final = numbered_texts("treasure", worth=CHIP_VALUE)


def place_text(place: int) -> Text:
    """Return the name of a ship's place."""
    if place < RIM:
        return field_text(place)
    if place < DOCK:
        field, edge = RING[place - RIM]
        return text("rim", name=NAMES[field], side=EDGES[edge])
    return text("docked", name=NAMES[PLACE_FIELD[place]], side=EDGES[(place - DOCK) % 4])


def spot_text(spot: int) -> Text:
    """Return the name of a scout's spot."""
    return text("on-circle" if spot >= CIRCLE else "on-land", name=NAMES[SPOT_FIELD[spot]])


def mask_text(mask: int) -> Text:
    """Return the name of a tile on the board: its kind and its water edges."""
    sides = [text("direction-sign", direction=EDGES[edge]) for edge in range(4) if mask >> edge & 1]
    return text("tile", kind=int(TYPE_NAMES[TYPE_OF[mask]]), water=list_in_words(sides) if sides else "")


def direction_text(arrow: int) -> Text:
    """Return the name of a direction, or of two with the arrow between them."""
    if arrow < len(DIRECTIONS):
        return text("direction", direction=DIRECTIONS[arrow])
    one, other = ARROW_NAMES[arrow].split("-")
    signs = [text("direction-sign", direction=sign) for sign in (one, other)]
    return text("direction-between", one=signs[0], other=signs[1])


def dial_text(dial: int) -> Text:
    """Return the number on the dial, or the two with the pointer between them."""
    if dial < len(NUMBERS):
        return text("number", number=NUMBERS[dial])
    one, other = NUMBERS[dial - len(NUMBERS)], NUMBERS[(dial + 1) % len(NUMBERS)]
    return text("number-between", one=one, other=other)


def numbers_text(numbers: Sequence[int]) -> Text:
    """Return one number of the dial, or two as alternatives."""
    *others, last = numbers
    return text("number-between", one=others[0], other=last) if others else text("number", number=last)


def captains_text(some: int) -> Text:
    """Return the names of a set of captains as a list in words."""
    return list_in_words([text("captain-name", seat=PlayerRef(seat)) for seat in seats_in(some)])


def items_text(items: Sequence[int]) -> Text:
    """Return the tiles of a lot, or treasures that are shown, as a list in words."""
    if items and items[0] >= CHIP_ITEM:
        return list_in_words([text("worth", worth=CHIP_VALUE[item - CHIP_ITEM]) for item in items])
    kinds = [item - TYPE_ITEM for item in items]
    counts = [(kind, kinds.count(kind)) for kind in sorted(set(kinds))]
    return list_in_words(
        [text("kind-count", kind=int(TYPE_NAMES[kind]), count=count) for kind, count in counts]
    )


def symbols_text(items: Sequence[int]) -> Text:
    """Return the symbols of a sea that is given field by field."""
    found = [(field, item // QUEST_ITEM - 1) for field, item in enumerate(items) if item >= QUEST_ITEM]
    return list_in_words(
        [
            text("symbol-at", symbol=symbol_text(QUEST_SYMBOL[quest]), field=field_text(field))
            for field, quest in found
        ]
    )


def edges_of(mask: int) -> str:
    """Return the edges of a tile in the notation of scenes."""
    return "".join("~" if mask >> edge & 1 else "#" for edge in range(4))


def tile_face(kind: int, quest: int = -1) -> Face:
    """Return the picture of a tile as it comes off the pile."""
    art = SYMBOL_ART[QUEST_SYMBOL[quest]] if quest >= 0 else ""
    return Face(edges=edges_of(BASE[kind]), art=art, title=kind_text(kind), small=True)


def chip_face(chip: int) -> Face:
    """Return the picture of a treasure, face up."""
    value = CHIP_VALUE[chip]
    return Face(tint="rose", index=str(value), art=f"fruit-{value}", title=chip_text(chip), small=True)
