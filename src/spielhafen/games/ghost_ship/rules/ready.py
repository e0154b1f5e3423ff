"""The ready-made sea, laid by chance."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from spielhafen.core.moves import Move, Order
from spielhafen.core.play import Chance
from spielhafen.games.ghost_ship.board.tile_fit import touches
from spielhafen.games.ghost_ship.board.tiles import (
    BESIDE,
    FIELDS,
    FREE,
    HALF,
    LEFT_HALF,
    MASK_AT,
    MASK_DIGITS,
    NONE,
    OPPOSITE,
    POOL,
    QUEST_AT,
    QUEST_LETTERS,
    QUEST_TYPE,
    QUESTS,
    TYPE_OF,
)
from spielhafen.games.ghost_ship.moves import QUEST_ITEM, TYPE_ITEM, Sea
from spielhafen.games.ghost_ship.rules.quests import TURNS_UP
from spielhafen.games.ghost_ship.state import FIXED_SEA, NOTHING, Ghostly

MASK_COUNT: Final = QUEST_ITEM


class Ready(Chance[Ghostly]):
    """§13 A ready-made sea: laid by chance, as by captains who take any move allowed."""

    sampled = True

    def sample(self, g: Ghostly, below: Callable[[int], int]) -> Move:
        scratch = Ghostly.initial(g.seats(), replace(g.options, ready_made=False))
        scratch.dealt = [len(QUESTS)] + [0] * (g.seats() - 1)
        scratch.then(TURNS_UP[0])
        scratch.settle()
        while scratch.steps:
            step = scratch.steps[-1]
            if isinstance(step, Chance):
                scratch.play(step.sample(scratch, below))
            else:
                moves = step.moves(scratch)
                scratch.play(moves[below(len(moves))])
        return Sea(tuple(_items(scratch.sea, scratch.quests)))

    def fits(self, g: Ghostly, move: Move) -> bool:
        return isinstance(move, Sea) and sound(*_boards(move.items))

    def take(self, g: Ghostly, move: Order) -> None:
        g.sea, g.quests = _boards(move.items)
        g.order = [field for field in FIELDS if g.quests[field] != FREE]
        g.facedown = [0] * len(QUESTS)
        g.stock = tiles_left(g.sea, g.quests)


def _items(sea: str, quests: str) -> list[int]:
    items = []
    for digit, letter in zip(sea, quests, strict=True):
        quest = QUEST_AT.get(letter, NONE)
        items.append(MASK_AT[digit] + (QUEST_ITEM + MASK_COUNT * quest if quest != NONE else 0))
    return items


def _boards(items: Sequence[int]) -> tuple[str, str]:
    """Return sea and ?-tiles of a sea that is given field by field; empty ones if it is none."""
    if len(items) != len(FIELDS) or max(items) >= TYPE_ITEM:
        return NOTHING, NOTHING
    sea = "".join(MASK_DIGITS[item % MASK_COUNT] for item in items)
    letters = [QUEST_LETTERS[item // MASK_COUNT - 1] if item >= QUEST_ITEM else FREE for item in items]
    return sea, "".join(letters)


def tiles_left(sea: str, quests: str) -> list[int]:
    """Return the number of tiles of each kind that are not on the board."""
    laid = [
        TYPE_OF[MASK_AT[sea[field]]]
        for field in FIELDS
        if FIXED_SEA[field] == FREE and quests[field] == FREE and sea[field] != FREE
    ]
    return [have - laid.count(kind) for kind, have in enumerate(POOL)]


def sound(sea: str, quests: str) -> bool:
    """§13 Whether a sea is complete and could have been laid by the rules."""
    masks = [MASK_AT[digit] for digit in sea]
    there = [field for field in FIELDS if quests[field] != FREE]
    return (
        NONE not in masks
        and all(_joined(masks, field) for field in FIELDS)
        and all(FIXED_SEA[field] in (FREE, sea[field]) for field in FIELDS)
        and all(FIXED_SEA[field] == FREE and not touches(quests, field) for field in there)
        and sorted(quests[field] for field in there) == sorted(QUEST_LETTERS)
        and all(TYPE_OF[masks[field]] == QUEST_TYPE[QUEST_AT[quests[field]]] for field in there)
        and sum(LEFT_HALF[field] for field in there) == HALF
        and min(tiles_left(sea, quests)) >= 0
    )


def _joined(masks: list[int], field: int) -> bool:
    """§9 Whether the edges of a tile match those beside it; the rim is water."""
    edges = [
        masks[near] >> OPPOSITE[edge] & 1 if near != NONE else 1 for edge, near in enumerate(BESIDE[field])
    ]
    return masks[field] == sum(water << edge for edge, water in enumerate(edges))


READY: Final = Ready()
