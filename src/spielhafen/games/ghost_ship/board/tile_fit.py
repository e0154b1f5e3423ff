"""The fit of tiles: edges, distances of ?-tiles, and the filling of the last fields.

A set of masks is a number: bit m stands for mask m, so that sets are intersected by one `and`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from spielhafen.games.ghost_ship.board.routes import king_steps
from spielhafen.games.ghost_ship.board.tiles import (
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
"""The set of masks of each kind of tile."""


@lru_cache(maxsize=4096)
def masks_in(some: int) -> tuple[int, ...]:
    """Return the masks in a set."""
    return tuple(mask for mask in MASKS if some >> mask & 1)


def _at_rim(field: int) -> int:
    """§9 Return the masks that fit the rim, where every edge is water."""
    masks = ALL_MASKS
    for edge, near in enumerate(BESIDE[field]):
        if near == NONE:
            masks &= WITH_WATER[edge]
    return masks


AT_RIM: Final = [_at_rim(field) for field in FIELDS]


def _effects(field: int, mask: int) -> tuple[tuple[int, int], ...]:
    """§9 Return the fields beside a tile, each with the masks that fit its edge."""
    return tuple(
        (near, (WITH_WATER if mask >> edge & 1 else WITH_LAND)[OPPOSITE[edge]])
        for edge, near in enumerate(BESIDE[field])
        if near != NONE
    )


EFFECTS: Final = [[_effects(field, mask) for field in FIELDS] for mask in MASKS]
_OPENINGS: Final[dict[str, tuple[int, ...]]] = {}
MOST_KEPT: Final = 2048
"""The number of seas whose openings are cached; beyond it the cache is cleared."""


def openings(sea: str) -> tuple[int, ...]:
    """§9 Return for each free field the masks that fit there; for every other field none."""
    known = _OPENINGS.get(sea)
    if known is not None:
        return known
    fits = list(AT_RIM)
    for field, digit in enumerate(sea):
        if digit != FREE:
            _close(fits, field, MASK_AT[digit])
    return _cache(sea, fits)


def _close(fits: list[int], field: int, mask: int) -> None:
    fits[field] = 0
    for near, masks in EFFECTS[mask][field]:
        fits[near] &= masks


def _cache(sea: str, fits: list[int]) -> tuple[int, ...]:
    if len(_OPENINGS) >= MOST_KEPT:
        _OPENINGS.clear()
    found = _OPENINGS[sea] = tuple(fits)
    return found


def laid_on(sea: str, field: int, mask: int) -> str:
    """Return a sea with one more tile; its openings are derived from those of the sea before."""
    fits = list(openings(sea))
    _close(fits, field, mask)
    more = written(sea, field, MASK_DIGITS[mask])
    _cache(more, fits)
    return more


def free_fields(sea: str) -> list[int]:
    """Return the fields without a tile."""
    return [field for field, digit in enumerate(sea) if digit == FREE]


def alone(sea: str) -> bool:
    """§11 Whether no two free fields are side by side: each takes one kind of tile only."""
    free = free_fields(sea)
    return not any(near != NONE and sea[near] == FREE for field in free for near in BESIDE[field][1:3])


def kinds_in(counts: Sequence[int]) -> int:
    """Return the masks of all kinds of tiles whose count is not 0."""
    masks = 0
    for kind, count in enumerate(counts):
        if count:
            masks |= MASKS_OF[kind]
    return masks


# ?-tiles.


class Berths(NamedTuple):
    """§6 The places for a ?-tile: by field the masks allowed, and whether it has to touch another ?-tile."""

    masks: tuple[int, ...]
    touching: bool


def touches(quests: str, field: int) -> tuple[bool, bool]:
    """§6 Whether another ?-tile is beside a field, and whether one is at its corners."""
    around = [near != NONE and quests[near] != FREE for near in AROUND[field]]
    return any(around[0::2]), any(around[1::2])


def half_full(quests: str, field: int) -> bool:
    """§6 Whether the half of the board with this field has ten ?-tiles."""
    there = [other for other, letter in enumerate(quests) if letter != FREE]
    return sum(LEFT_HALF[other] == LEFT_HALF[field] for other in there) >= HALF


ONLY_LAND: Final = 1 << LAND
SHUT_BUT_FOR: Final = {ONLY_LAND | 1 << (1 << edge): edge for edge in range(4)}
"""§6 The sets of masks that fit a field with land on all sides but one; the value is the open edge."""


@lru_cache(maxsize=1024)
def open_inland(sea: str) -> dict[int, int]:
    """§6 Return the masks still allowed on fields where a tile could shut in more fields than there are all-land tiles."""
    fits = openings(sea)
    spare = max(0, POOL[INLAND_TYPE] - fits.count(ONLY_LAND))
    shut: dict[int, list[int]] = {}
    for near, masks in enumerate(fits):
        edge = SHUT_BUT_FOR.get(masks, NONE)
        if edge != NONE:
            shut.setdefault(BESIDE[near][edge], []).append(OPPOSITE[edge])
    return {field: _not_all_land(edges, spare + 1) for field, edges in shut.items() if len(edges) > spare}


def _not_all_land(edges: Sequence[int], too_many: int) -> int:
    """Return the masks that have land on fewer than `too_many` of these edges."""
    allowed = ALL_MASKS
    for some in combinations(edges, too_many):
        masks = ALL_MASKS
        for edge in some:
            masks &= WITH_LAND[edge]
        allowed &= ~masks
    return allowed


SIDES: Final = [[near for near in AROUND[field][0::2] if near != NONE] for field in FIELDS]
DIAGONALS: Final = [[near for near in AROUND[field][1::2] if near != NONE] for field in FIELDS]


@lru_cache(maxsize=1024)
def berths(sea: str, quests: str, kind: int) -> Berths:
    """§6 Return the places without any contact; if there are none, those touching at corners, which may be none."""
    fits, allowed, some = openings(sea), open_inland(sea), MASKS_OF[kind]
    there = [field for field, letter in enumerate(quests) if letter != FREE]
    left = sum([LEFT_HALF[field] for field in there])
    full = {True: left >= HALF, False: len(there) - left >= HALF}
    closed = {near for field in there for near in SIDES[field]}
    at_corner = {near for field in there for near in DIAGONALS[field]}
    cornered = [
        0 if field in closed or full[LEFT_HALF[field]] else masks & some for field, masks in enumerate(fits)
    ]
    for field, masks in allowed.items():
        cornered[field] &= masks
    apart = [0 if field in at_corner else masks for field, masks in enumerate(cornered)]
    return Berths(tuple(apart), False) if any(apart) else Berths(tuple(cornered), True)


class Laid(NamedTuple):
    """A tile on its field; `quest` is NONE for a tile without a ?."""

    field: int
    mask: int
    quest: int


def put(sea: str, quests: str, laid: Laid) -> tuple[str, str]:
    """Return the sea and its ?-tiles with one more tile."""
    letter = FREE if laid.quest == NONE else QUEST_LETTERS[laid.quest]
    return laid_on(sea, laid.field, laid.mask), written(quests, laid.field, letter)


def lift(sea: str, quests: str, field: int) -> tuple[str, str]:
    """Return the sea and its ?-tiles without the tile of a field."""
    return written(sea, field, FREE), written(quests, field, FREE)


def reseated(sea: str, quests: str, order: Sequence[int], quest: int) -> tuple[list[int], list[Laid]]:
    """§7 Return the fields of ?-tiles to lift, the one laid last first, and the new places of the turned-up tile and of these."""
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
    """Return places for all these ?-tiles, row by row; None if there are none.

    None of them is laid where it was before. They may touch at corners.
    """
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
        masks = fits[field] & MASKS_OF[QUEST_TYPE[quest]] & allowed.get(field, ALL_MASKS)
        if masks and not half_full(quests, field) and not touches(quests, field)[0]:
            for mask in ROTATIONS[QUEST_TYPE[quest]]:
                if masks >> mask & 1:
                    yield Laid(field, mask, quest)


# The last fields.

MOST_ATTEMPTS: Final = 20_000
"""The most attempts within one distance before tiles farther away are taken up, too.

Within the farthest distance there is no limit.
"""


def last_tiles(sea: str, stock: Sequence[int]) -> list[Laid]:
    """§11 Return the tiles for the free fields that each take one kind only, row by row, as far as there are some left."""
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
    """§11 Return the tiles that fill a free field and lay anew as few as possible around it, from all that is left."""
    for radius in range(max(COLUMNS, ROWS)):
        there = [other for other in FIELDS if king_steps(field, other) <= radius]
        lifted = [other for other in there if movable[other] and sea[other] != FREE]
        bare, left = sea, list(stock)
        for other in lifted:
            left[TYPE_OF[MASK_AT[sea[other]]]] += 1
            bare = written(bare, other, FREE)
        last = radius == max(COLUMNS, ROWS) - 1
        found = _Filling(bare, left, 0 if last else MOST_ATTEMPTS).filled([field, *lifted])
        if found is not None:
            return found
    return []


class _Filling:
    """A search that fills free fields from the tiles left, the most constrained field first."""

    def __init__(self, sea: str, left: list[int], limit: int) -> None:
        self.fits = list(openings(sea))
        self.left = left
        self.limit = limit
        self.tried = 0

    def filled(self, fields: list[int]) -> list[Laid] | None:
        """Return a tile for each of these fields; None if there is no way, or none within the limit."""
        if not fields:
            return []
        available = kinds_in(self.left)
        field = min(fields, key=lambda other: ((self.fits[other] & available).bit_count(), other))
        rest = [other for other in fields if other != field]
        for mask in self._by_plenty(self.fits[field] & available):
            self.tried += 1
            if self.limit and self.tried > self.limit:
                return None
            before = self._lay(field, mask)
            found = self.filled(rest)
            if found is not None:
                return [Laid(field, mask, NONE), *found]
            self._take_up(before, mask)
        return None

    def _by_plenty(self, masks: int) -> list[int]:
        """Return the masks in a set, those of the most plentiful kinds first."""
        return sorted(masks_in(masks), key=lambda mask: (-self.left[TYPE_OF[mask]], mask))

    def _lay(self, field: int, mask: int) -> dict[int, int]:
        """Lay a tile; return the masks that fitted on this field and beside it before."""
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
