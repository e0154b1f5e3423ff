"""The moves of Ghost Ship."""

from __future__ import annotations

from typing import Final

from spielhafen.core.moves import Catalogue, Move, Order, by_value, choice, counted, each, number, only, rows
from spielhafen.games.ghost_ship import MOST_SEATS
from spielhafen.games.ghost_ship.board.tiles import (
    BOX,
    CHIP_NAMES,
    CORNERS,
    DIRECTIONS,
    DOCK,
    EDGES,
    MASK_NAMES,
    NAMES,
    PLACE_NAMES,
    QUEST_NAMES,
    TYPE_NAMES,
)

NUMBERS: Final[list[int]] = BOX["dial"]["numbers"]
LEAST, MOST = min(NUMBERS), max(NUMBERS)
DIAL_NAMES: Final = [
    *(str(number) for number in NUMBERS),
    *(f"{number}-{following}" for number, following in zip(NUMBERS, [*NUMBERS[1:], NUMBERS[0]], strict=True)),
]
"""The results of the pointer: a number, or two with the pointer between them."""
ARROW_NAMES: Final = [
    *DIRECTIONS,
    *(f"{one}-{other}" for one, other in zip(DIRECTIONS, [*DIRECTIONS[1:], DIRECTIONS[0]], strict=True)),
]
SIGN_NAMES: Final = ("plus", "minus")
SIGNS: Final = (1, -1)

ITEM_NAMES: Final = [
    *MASK_NAMES,
    *(f"{quest}/{mask}" for quest in QUEST_NAMES for mask in MASK_NAMES),
    *TYPE_NAMES,
    *CHIP_NAMES,
]
"""The items of a lot, of a whole sea, and of treasures that are shown."""
QUEST_ITEM: Final = len(MASK_NAMES)
TYPE_ITEM: Final = QUEST_ITEM + len(QUEST_NAMES) * len(MASK_NAMES)
CHIP_ITEM: Final = TYPE_ITEM + len(TYPE_NAMES)


# Laying the islands.


class Corner(Move, text="corner {field}"):
    """Put the ship on this corner."""

    field: int = choice(NAMES, among=CORNERS)


class Lay(Move, text="lay {mask} {field}"):
    """Lay a tile here, turned so that it has these water edges."""

    mask: int = choice(MASK_NAMES)
    field: int = choice(NAMES)


class Ghost(Move, text="ghost {field}"):
    """Put the ghost ship here, or let it sail here."""

    field: int = choice(NAMES)


# The voyage.


class Spin(Move, text="spin"):
    """Spin the dial."""


class Save(Move, text="save {sign}"):
    """Save a point, for more or for less."""

    sign: int = choice(SIGN_NAMES)


class Search(Move, text="search"):
    """Look for a ship."""


class Number(Move, text="number {number}"):
    """Pick this number of the two that the pointer rests between."""

    number: int = number(LEAST, MOST)


class Use(Move, text="use {points}"):
    """Use this number of saved points; the others are lost."""

    points: int = number(0, MOST - LEAST)


class Stay(Move, text="stay"):
    """Let the ghost stay where it is."""


class Barter(Move, text="barter {seat}"):
    """Barter with this captain."""

    seat: int = counted(MOST_SEATS)


class Sail(Move, text="sail {place}"):
    """Sail to this circle."""

    place: int = choice(PLACE_NAMES, among=range(DOCK))


class Dock(Move, text="dock {shore}"):
    """Dock at this shore of the field."""

    shore: int = choice(EDGES)


class Land(Move, text="land"):
    """Set the scout ashore."""


class Walk(Move, text="walk {field}"):
    """Walk to the land of this field."""

    field: int = choice(NAMES)


class Circle(Move, text="circle {field}"):
    """Step onto the circle of this field."""

    field: int = choice(NAMES)


class Cross(Move, text="cross"):
    """Go overland to the other coast of a strait."""


class Swim(Move, text="swim"):
    """Swim to the other coast of a strait."""


class Board(Move, text="board"):
    """Go on board."""


class Take(Move, text="take"):
    """Take the treasure."""


class Dig(Move, text="dig"):
    """Take the gold."""


class End(Move, text="end"):
    """End the turn."""


# The results of chance.


class First(Move, text="first {seat}"):
    """Let the lot fall on this captain."""

    seat: int = counted(MOST_SEATS)


class TurnUp(Move, text="quest {quest}"):
    """Turn up this ?-tile."""

    quest: int = choice(QUEST_NAMES)


class Lot(Order, text="lot {items}", items=ITEM_NAMES):
    """Take up these tiles."""


class Sea(Order, text="sea {items}", items=ITEM_NAMES):
    """Lay the whole sea, field by field."""


class Dial(Move, text="dial {dial}"):
    """Let the pointer of the dial rest here."""

    dial: int = choice(DIAL_NAMES)


class Needle(Move, text="needle {arrow}"):
    """Let the arrow of the dial point this way."""

    arrow: int = choice(ARROW_NAMES)


class Chip(Move, text="chip {chip}"):
    """Take this treasure off the islands."""

    chip: int = choice(CHIP_NAMES)


class Lose(Move, text="lose {chip}"):
    """Draw this treasure unseen for the ghost ship."""

    chip: int = choice(CHIP_NAMES)


class Draw(Move, text="draw {chip}"):
    """Draw this treasure to barter it."""

    chip: int = choice(CHIP_NAMES)


class Show(Order, text="show {items}", items=ITEM_NAMES):
    """Show these treasures."""


CORNER: Final = by_value(Corner)
LAY: Final = rows(Lay)
GHOST: Final = each(Ghost)
SPIN: Final = only(Spin)
SAVE: Final = each(Save)
SEARCH: Final = only(Search)
NUMBER: Final = by_value(Number)
USE: Final = each(Use)
STAY: Final = only(Stay)
BARTER: Final = each(Barter)
SAIL: Final = each(Sail)
DOCK_AT: Final = each(Dock)
LAND_HERE: Final = only(Land)
WALK: Final = each(Walk)
CIRCLE_AT: Final = each(Circle)
CROSS: Final = only(Cross)
SWIM: Final = only(Swim)
BOARD: Final = only(Board)
TAKE: Final = only(Take)
DIG: Final = only(Dig)
END: Final = only(End)
FIRST: Final = each(First)
DIAL: Final = each(Dial)
NEEDLE: Final = each(Needle)
CHIP: Final = each(Chip)
LOSE: Final = each(Lose)
DRAW: Final = each(Draw)

MOVES: Final = Catalogue.of(__name__)
