"""The names that players read for fields, tiles, symbols, treasures and directions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spielhafen.core.scene import Face
from spielhafen.core.text import PlayerRef, Text, text
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


def field_text(field: int) -> Text:
    """Return the name of a field."""
    return text("field", name=NAMES[field])


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


def side_text(edge: int) -> Text:
    """Return the name of a side of a field."""
    return text("side", side=EDGES[edge])


def kind_text(kind: int) -> Text:
    """Return the name of a kind of tile."""
    return text("kind", kind=int(TYPE_NAMES[kind]))


def mask_text(mask: int) -> Text:
    """Return the name of a tile on the board: its kind and its water edges."""
    sides = [text("direction-sign", direction=EDGES[edge]) for edge in range(4) if mask >> edge & 1]
    return text("tile", kind=int(TYPE_NAMES[TYPE_OF[mask]]), water=listed(sides) if sides else "")


def symbol_text(symbol: int) -> Text:
    """Return the name of a symbol."""
    return text("symbol", symbol=SYMBOLS[symbol])


def quest_text(quest: int) -> Text:
    """Return the name of a ?-tile by its symbol, within a sentence."""
    return text("quest", symbol=symbol_text(QUEST_SYMBOL[quest]))


def quest_card_text(quest: int) -> Text:
    """Return the name of a ?-tile by its symbol, standing alone."""
    return text("quest-card", symbol=symbol_text(QUEST_SYMBOL[quest]))


def chip_text(chip: int) -> Text:
    """Return the name of a treasure by its worth."""
    return text("treasure", worth=CHIP_VALUE[chip])


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


def what_text(what: str) -> Text:
    """Return the name of a triplet's effect."""
    return text("triplet", what=what)


def captains_text(some: int) -> Text:
    """Return the names of a set of captains as a list in words."""
    return listed([text("captain-name", seat=PlayerRef(seat)) for seat in seats_in(some)])


def items_text(items: Sequence[int]) -> Text:
    """Return the tiles of a lot, or treasures that are shown, as a list in words."""
    if items and items[0] >= CHIP_ITEM:
        return listed([text("worth", worth=CHIP_VALUE[item - CHIP_ITEM]) for item in items])
    kinds = [item - TYPE_ITEM for item in items]
    counts = [(kind, kinds.count(kind)) for kind in sorted(set(kinds))]
    return listed([text("kind-count", kind=int(TYPE_NAMES[kind]), count=count) for kind, count in counts])


def symbols_text(items: Sequence[int]) -> Text:
    """Return the symbols of a sea that is given field by field."""
    found = [(field, item // QUEST_ITEM - 1) for field, item in enumerate(items) if item >= QUEST_ITEM]
    return listed(
        [
            text("symbol-at", symbol=symbol_text(QUEST_SYMBOL[quest]), field=field_text(field))
            for field, quest in found
        ]
    )


def listed(things: Sequence[Text]) -> Text:
    """Return one or more texts as a list in words."""
    *before, last = things
    said = last
    for thing in reversed(before):
        said = text("listed", first=thing, rest=said)
    return said


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
