"""Where tiles fit: edges, ?-tiles and their distances, and how the last fields are filled.

Sets of masks are numbers, too: bit m stands for mask m. So where a tile fits is one `and`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from spielhafen.games.ghost_ship.routes import king_steps
from spielhafen.games.ghost_ship.tiles import (
    AROUND,
    BESIDE,
    COLUMNS,
    FIELDS,
    FREE,
    HALF,
    INLAND_TYPE,
    LAND,
    LEFT_HALF,
    MASK_AT,
    MASK_DIGITS,
    MASKS,
    NONE,
    OPPOSITE,
    POOL,
    QUEST_AT,
    QUEST_LETTERS,
    QUEST_TYPE,
    ROTATIONS,
    ROWS,
    TYPE_OF,
    TYPES,
    written,
)

ALL_MASKS: Final = (1 << len(MASKS)) - 1
WITH_WATER: Final = [sum(1 << mask for mask in MASKS if mask >> edge & 1) for edge in range(4)]
WITH_LAND: Final = [ALL_MASKS & ~masks for masks in WITH_WATER]
MASKS_OF: Final = [sum(1 << mask for mask in ROTATIONS[kind]) for kind in TYPES]
"""For each kind of tile the set of its masks."""


@lru_cache(maxsize=4096)
def masks_in(some: int) -> tuple[int, ...]:
    """The masks in a set."""
    return tuple(mask for mask in MASKS if some >> mask & 1)


def _at_rim(field: int) -> int:
    """§9 On the rim there is water."""
    masks = ALL_MASKS
    for edge, near in enumerate(BESIDE[field]):
        if near == NONE:
            masks &= WITH_WATER[edge]
    return masks


AT_RIM: Final = [_at_rim(field) for field in FIELDS]


@lru_cache(maxsize=1024)
def openings(sea: str) -> tuple[int, ...]:
    """§9 For each free field the masks that fit there; for every other field none."""
    fits = list(AT_RIM)
    for field, digit in enumerate(sea):
        if digit == FREE:
            continue
        fits[field] = 0
        mask = MASK_AT[digit]
        for edge, near in enumerate(BESIDE[field]):
            if near != NONE:
                fits[near] &= (WITH_WATER if mask >> edge & 1 else WITH_LAND)[OPPOSITE[edge]]
    return tuple(fits)


def free_fields(sea: str) -> list[int]:
    """The fields where no tile lies yet."""
    return [field for field, digit in enumerate(sea) if digit == FREE]


def alone(sea: str) -> bool:
    """§11 Whether no two free fields lie side by side: each takes one kind of tile only."""
    free = free_fields(sea)
    return not any(near != NONE and sea[near] == FREE for field in free for near in BESIDE[field][1:3])


def kinds_in(counts: Sequence[int]) -> int:
    """The masks of all kinds of tiles that there are some of."""
    masks = 0
    for kind, count in enumerate(counts):
        if count:
            masks |= MASKS_OF[kind]
    return masks


# ?-tiles.


class Berths(NamedTuple):
    """§6 Where a ?-tile may lie: for each field the masks that do, and whether it has to touch another one."""

    masks: tuple[int, ...]
    touching: bool


def touches(quests: str, field: int) -> tuple[bool, bool]:
    """§6 Whether another ?-tile lies beside a field, and whether one lies at its corners."""
    around = [near != NONE and quests[near] != FREE for near in AROUND[field]]
    return any(around[0::2]), any(around[1::2])


def half_full(quests: str, field: int) -> bool:
    """§6 Whether ten ?-tiles lie on this half."""
    there = [other for other, letter in enumerate(quests) if letter != FREE]
    return sum(LEFT_HALF[other] == LEFT_HALF[field] for other in there) >= HALF


ONLY_LAND: Final = 1 << LAND


@lru_cache(maxsize=1024)
def open_inland(sea: str) -> tuple[int, ...]:
    """§6 For each field the masks that leave all-land tiles enough for the fields that are shut in with land."""
    fits = openings(sea)
    spare = POOL[INLAND_TYPE] - sum(masks == ONLY_LAND for masks in fits)
    allowed = [ALL_MASKS] * len(FIELDS)
    for field in FIELDS:
        shut = [
            edge
            for edge, near in enumerate(BESIDE[field])
            if near != NONE and fits[near] == ONLY_LAND | 1 << (1 << OPPOSITE[edge])
        ]
        for edges in combinations(shut, max(0, spare) + 1):
            masks = ALL_MASKS
            for edge in edges:
                masks &= WITH_LAND[edge]
            allowed[field] &= ~masks
    return tuple(allowed)


@lru_cache(maxsize=1024)
def berths(sea: str, quests: str, kind: int) -> Berths:
    """§6 Without any contact if it can be, else touching at corners; nowhere, if not even that is possible."""
    fits, allowed = openings(sea), open_inland(sea)
    full = {half: half_full(quests, LEFT_HALF.index(half)) for half in (True, False)}
    apart, cornered = [0] * len(FIELDS), [0] * len(FIELDS)
    for field in FIELDS:
        masks = fits[field] & MASKS_OF[kind] & allowed[field]
        if masks and not full[LEFT_HALF[field]]:
            beside, at_corner = touches(quests, field)
            if not beside:
                cornered[field] = masks
                apart[field] = 0 if at_corner else masks
    return Berths(tuple(apart), False) if any(apart) else Berths(tuple(cornered), True)


class Laid(NamedTuple):
    """A tile on its field; `quest` is NONE for a tile without a ?."""

    field: int
    mask: int
    quest: int


def put(sea: str, quests: str, laid: Laid) -> tuple[str, str]:
    """Both texts with a tile laid."""
    letter = FREE if laid.quest == NONE else QUEST_LETTERS[laid.quest]
    return written(sea, laid.field, MASK_DIGITS[laid.mask]), written(quests, laid.field, letter)


def lift(sea: str, quests: str, field: int) -> tuple[str, str]:
    """Both texts with a tile taken up."""
    return written(sea, field, FREE), written(quests, field, FREE)


def reseated(sea: str, quests: str, order: Sequence[int], quest: int) -> tuple[list[int], list[Laid]]:
    """§7 Which ?-tiles are lifted, the one laid last first, and where the new one and these are laid then."""
    late = order[::-1]
    for number in range(1, len(late) + 1):
        for lifted in combinations(late, number):
            bare = (sea, quests)
            for field in lifted:
                bare = lift(*bare, field)
            tiles = [quest, *(QUEST_AT[quests[field]] for field in lifted)]
            found = _seat_all(*bare, tiles, dict(zip(tiles[1:], lifted, strict=True)))
            if found is not None:
                return list(lifted), found
    return [], []


def _seat_all(sea: str, quests: str, tiles: list[int], before: dict[int, int]) -> list[Laid] | None:
    """All these ?-tiles laid, row by row, none where it lay before; corners may touch."""
    if not tiles:
        return []
    quest = tiles[0]
    for laid in _seats(sea, quests, quest):
        if laid.field != before.get(quest):
            rest = _seat_all(*put(sea, quests, laid), tiles[1:], before)
            if rest is not None:
                return [laid, *rest]
    return None


def _seats(sea: str, quests: str, quest: int) -> Iterator[Laid]:
    fits, allowed = openings(sea), open_inland(sea)
    for field in FIELDS:
        masks = fits[field] & MASKS_OF[QUEST_TYPE[quest]] & allowed[field]
        if masks and not half_full(quests, field) and not touches(quests, field)[0]:
            for mask in ROTATIONS[QUEST_TYPE[quest]]:
                if masks >> mask & 1:
                    yield Laid(field, mask, quest)


# The last fields.

PATIENCE: Final = 20_000
"""So many attempts are made within one distance, then tiles farther away are taken up, too; within the farthest: as many as
it takes."""


def last_tiles(sea: str, stock: Sequence[int]) -> list[Laid]:
    """§11 The tiles for the free fields that each take one kind only, row by row, as long as there are some left."""
    left, laid = list(stock), []
    for field in free_fields(sea):
        kinds = {TYPE_OF[mask] for mask in masks_in(openings(sea)[field])}
        kind = kinds.pop() if len(kinds) == 1 else NONE
        if kind != NONE and left[kind]:
            mask = masks_in(openings(sea)[field])[0]
            left[kind] -= 1
            laid.append(Laid(field, mask, NONE))
            sea = written(sea, field, MASK_DIGITS[mask])
    return laid


def exchanged(sea: str, stock: Sequence[int], field: int, movable: Sequence[bool]) -> list[Laid]:
    """§11 How a free field and as few as possible of the tiles around it are laid anew, from all that is left."""
    for radius in range(max(COLUMNS, ROWS)):
        there = [other for other in FIELDS if king_steps(field, other) <= radius]
        lifted = [other for other in there if movable[other] and sea[other] != FREE]
        bare, left = sea, list(stock)
        for other in lifted:
            left[TYPE_OF[MASK_AT[sea[other]]]] += 1
            bare = written(bare, other, FREE)
        last = radius == max(COLUMNS, ROWS) - 1
        found = _Filling(bare, left, 0 if last else PATIENCE).filled([field, *lifted])
        if found is not None:
            return found
    return []


class _Filling:
    """Free fields filled from what is left, the most constrained first."""

    def __init__(self, sea: str, left: list[int], patience: int) -> None:
        self.fits = list(openings(sea))
        self.left = left
        self.patience = patience
        self.tried = 0

    def filled(self, fields: list[int]) -> list[Laid] | None:
        """A tile for each of these fields; None if there is no way, or none was found in time."""
        if not fields:
            return []
        available = kinds_in(self.left)
        field = min(fields, key=lambda other: ((self.fits[other] & available).bit_count(), other))
        rest = [other for other in fields if other != field]
        for mask in self._by_plenty(self.fits[field] & available):
            self.tried += 1
            if self.patience and self.tried > self.patience:
                return None
            before = self._lay(field, mask)
            found = self.filled(rest)
            if found is not None:
                return [Laid(field, mask, NONE), *found]
            self._take_up(before, mask)
        return None

    def _by_plenty(self, masks: int) -> list[int]:
        """Kinds that there are most of first."""
        return sorted(masks_in(masks), key=lambda mask: (-self.left[TYPE_OF[mask]], mask))

    def _lay(self, field: int, mask: int) -> dict[int, int]:
        """Lay a tile; gives back what fitted on this field and beside it before."""
        before = {field: self.fits[field]}
        self.left[TYPE_OF[mask]] -= 1
        for edge, near in enumerate(BESIDE[field]):
            if near != NONE:
                before[near] = self.fits[near]
                self.fits[near] &= (WITH_WATER if mask >> edge & 1 else WITH_LAND)[OPPOSITE[edge]]
        return before

    def _take_up(self, before: dict[int, int], mask: int) -> None:
        self.left[TYPE_OF[mask]] += 1
        for near, masks in before.items():
            self.fits[near] = masks
