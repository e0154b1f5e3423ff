"""The moves of Ghost Ship."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain
from typing import Final

from spielhafen.core.moves import Catalogue, Move, Order
from spielhafen.games.ghost_ship import MOST_SEATS
from spielhafen.games.ghost_ship.board.tiles import (
    BOX,
    CHIP_NAMES,
    CHIPS,
    CORNERS,
    DIRECTIONS,
    DOCK,
    EDGES,
    FIELDS,
    MASK_NAMES,
    MASKS,
    NAMES,
    PLACE_NAMES,
    QUEST_NAMES,
    QUESTS,
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


@dataclass(frozen=True, eq=False)
class Corner(Move):
    """Put the ship on this corner."""

    field: int


@dataclass(frozen=True, eq=False)
class Lay(Move):
    """Lay a tile here, turned so that it has these water edges."""

    mask: int
    field: int


@dataclass(frozen=True, eq=False)
class Ghost(Move):
    """Put the ghost ship here, or let it sail here."""

    field: int


# The voyage.


@dataclass(frozen=True, eq=False)
class Spin(Move):
    """Spin the dial."""


@dataclass(frozen=True, eq=False)
class Save(Move):
    """Save a point, for more or for less."""

    sign: int


@dataclass(frozen=True, eq=False)
class Search(Move):
    """Look for a ship."""


@dataclass(frozen=True, eq=False)
class Number(Move):
    """Pick this number of the two that the pointer rests between."""

    number: int


@dataclass(frozen=True, eq=False)
class Use(Move):
    """Use this number of saved points; the others are lost."""

    points: int


@dataclass(frozen=True, eq=False)
class Stay(Move):
    """Let the ghost stay where it is."""


@dataclass(frozen=True, eq=False)
class Barter(Move):
    """Barter with this captain."""

    seat: int


@dataclass(frozen=True, eq=False)
class Sail(Move):
    """Sail to this circle."""

    place: int


@dataclass(frozen=True, eq=False)
class Dock(Move):
    """Dock at this shore of the field."""

    shore: int


@dataclass(frozen=True, eq=False)
class Land(Move):
    """Set the scout ashore."""


@dataclass(frozen=True, eq=False)
class Walk(Move):
    """Walk to the land of this field."""

    field: int


@dataclass(frozen=True, eq=False)
class Circle(Move):
    """Step onto the circle of this field."""

    field: int


@dataclass(frozen=True, eq=False)
class Cross(Move):
    """Go overland to the other coast of a strait."""


@dataclass(frozen=True, eq=False)
class Swim(Move):
    """Swim to the other coast of a strait."""


@dataclass(frozen=True, eq=False)
class Board(Move):
    """Go on board."""


@dataclass(frozen=True, eq=False)
class Take(Move):
    """Take the treasure."""


@dataclass(frozen=True, eq=False)
class Dig(Move):
    """Take the gold."""


@dataclass(frozen=True, eq=False)
class End(Move):
    """End the turn."""


# The results of chance.


@dataclass(frozen=True, eq=False)
class First(Move):
    """Let the lot fall on this captain."""

    seat: int


@dataclass(frozen=True, eq=False)
class TurnUp(Move):
    """Turn up this ?-tile."""

    quest: int


@dataclass(frozen=True, eq=False)
class Lot(Order):
    """Take up these tiles."""


@dataclass(frozen=True, eq=False)
class Sea(Order):
    """Lay the whole sea, field by field."""


@dataclass(frozen=True, eq=False)
class Dial(Move):
    """Let the pointer of the dial rest here."""

    dial: int


@dataclass(frozen=True, eq=False)
class Needle(Move):
    """Let the arrow of the dial point this way."""

    arrow: int


@dataclass(frozen=True, eq=False)
class Chip(Move):
    """Take this treasure off the islands."""

    chip: int


@dataclass(frozen=True, eq=False)
class Lose(Move):
    """Draw this treasure unseen for the ghost ship."""

    chip: int


@dataclass(frozen=True, eq=False)
class Draw(Move):
    """Draw this treasure to barter it."""

    chip: int


@dataclass(frozen=True, eq=False)
class Show(Order):
    """Show these treasures."""


CORNER: Final = {field: Corner(field) for field in CORNERS}
LAY: Final = [[Lay(mask, field) for field in FIELDS] for mask in MASKS]
GHOST: Final = [Ghost(field) for field in FIELDS]
SPIN: Final = Spin()
SAVE: Final = [Save(sign) for sign in range(len(SIGNS))]
SEARCH: Final = Search()
NUMBER: Final = {number: Number(number) for number in NUMBERS}
USE: Final = [Use(points) for points in range(MOST - LEAST + 1)]
STAY: Final = Stay()
BARTER: Final = [Barter(seat) for seat in range(MOST_SEATS)]
SAIL: Final = [Sail(place) for place in range(DOCK)]
DOCK_AT: Final = [Dock(shore) for shore in range(len(EDGES))]
LAND_HERE: Final = Land()
WALK: Final = [Walk(field) for field in FIELDS]
CIRCLE_AT: Final = [Circle(field) for field in FIELDS]
CROSS: Final = Cross()
SWIM: Final = Swim()
BOARD: Final = Board()
TAKE: Final = Take()
DIG: Final = Dig()
END: Final = End()
FIRST: Final = [First(seat) for seat in range(MOST_SEATS)]
TURN_UP: Final = [TurnUp(quest) for quest in QUESTS]
DIAL: Final = [Dial(dial) for dial in range(len(DIAL_NAMES))]
NEEDLE: Final = [Needle(arrow) for arrow in range(len(ARROW_NAMES))]
CHIP: Final = [Chip(chip) for chip in CHIPS]
LOSE: Final = [Lose(chip) for chip in CHIPS]
DRAW: Final = [Draw(chip) for chip in CHIPS]

_DECIDED: Final[list[Move]] = [
    *CORNER.values(),
    *chain.from_iterable(LAY),
    *GHOST,
    *(SPIN, *SAVE, SEARCH, *NUMBER.values(), *USE, STAY, *BARTER),
    *(*SAIL, *DOCK_AT, LAND_HERE, *WALK, *CIRCLE_AT, CROSS, SWIM, BOARD, TAKE, DIG, END),
]
_DEALT: Final[list[Move]] = [*FIRST, *TURN_UP, *DIAL, *NEEDLE, *CHIP, *LOSE, *DRAW]

MOVES: Final = Catalogue(
    notation={
        Corner: "corner {field}",
        Lay: "lay {mask} {field}",
        Ghost: "ghost {field}",
        Spin: "spin",
        Save: "save {sign}",
        Search: "search",
        Number: "number {number}",
        Use: "use {points}",
        Stay: "stay",
        Barter: "barter {seat}",
        Sail: "sail {place}",
        Dock: "dock {shore}",
        Land: "land",
        Walk: "walk {field}",
        Circle: "circle {field}",
        Cross: "cross",
        Swim: "swim",
        Board: "board",
        Take: "take",
        Dig: "dig",
        End: "end",
        First: "first {seat}",
        TurnUp: "quest {quest}",
        Lot: "lot {items}",
        Sea: "sea {items}",
        Dial: "dial {dial}",
        Needle: "needle {arrow}",
        Chip: "chip {chip}",
        Lose: "lose {chip}",
        Draw: "draw {chip}",
        Show: "show {items}",
    },
    words={
        "field": NAMES,
        "mask": MASK_NAMES,
        "sign": SIGN_NAMES,
        "seat": [str(seat + 1) for seat in range(MOST_SEATS)],
        "place": PLACE_NAMES,
        "shore": list(EDGES),
        "quest": QUEST_NAMES,
        "dial": DIAL_NAMES,
        "arrow": ARROW_NAMES,
        "chip": CHIP_NAMES,
        "items": ITEM_NAMES,
    },
    moves=[*_DECIDED, *_DEALT],
)
