"""The fit of tiles: edges, distances of ?-tiles, and the filling of the last fields.

A set of masks is a number: bit m stands for mask m, so that sets are intersected by one `and`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import combinations
from typing import Final, NamedTuple, TypeAlias

from spielhafen.games.ghost_ship.board.routes import KING_STEPS
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
Fits: TypeAlias = dict[int, int]
"""Free fields, row by row, each with the masks that fit there; there is at least one."""
_OPENINGS: Final[dict[str, Fits]] = {}
MOST_KEPT: Final = 2048
"""The number of seas whose openings are cached; beyond it the cache is cleared."""


def openings(sea: str) -> Fits:
    """§9 Return all free fields with the masks that match the edges around them."""
    known = _OPENINGS.get(sea)
    if known is not None:
        return known
    fits = dict(enumerate(AT_RIM))
    for field, digit in enumerate(sea):
        if digit != FREE:
            _close(fits, field, MASK_AT[digit])
    return _cache(sea, fits)


def _close(fits: Fits, field: int, mask: int) -> None:
    del fits[field]
    for near, masks in EFFECTS[mask][field]:
        if near in fits:
            fits[near] &= masks


def _cache(sea: str, fits: Fits) -> Fits:
    if len(_OPENINGS) >= MOST_KEPT:
        _OPENINGS.clear()
    _OPENINGS[sea] = fits
    return fits


def laid_on(sea: str, field: int, mask: int) -> str:
    """Return a sea with one more tile; its openings are derived from those of the sea before."""
    fits = openings(sea).copy()
    _close(fits, field, mask)
    more = written(sea, field, MASK_DIGITS[mask])
    _cache(more, fits)
    return more


def alone(sea: str) -> bool:
    """§11 Whether no two free fields are side by side: each takes one tile only, turned one way."""
    return not any(masks & (masks - 1) for masks in openings(sea).values())


def kinds_in(counts: Sequence[int]) -> int:
    """Return the masks of all kinds of tiles whose count is not 0."""
    masks = 0
    for kind, count in enumerate(counts):
        if count:
            masks |= MASKS_OF[kind]
    return masks


# ?-tiles.


def _on_board(fields: Iterable[int]) -> frozenset[int]:
    return frozenset(fields) - {NONE}


SIDES: Final = [_on_board(BESIDE[field]) for field in FIELDS]
AROUND_OF: Final = [_on_board(AROUND[field]) for field in FIELDS]
NOWHERE: Final[frozenset[int]] = frozenset()
LEFT: Final = frozenset(field for field in FIELDS if LEFT_HALF[field])
RIGHT: Final = frozenset(FIELDS) - LEFT


def touches(quests: str, field: int) -> bool:
    """§6 Whether another ?-tile is beside a field."""
    return any(quests[near] != FREE for near in SIDES[field])


@lru_cache(maxsize=256)
def quest_fields(quests: str) -> Sequence[int]:
    """Return the fields with ?-tiles, row by row."""
    return [field for field, letter in enumerate(quests) if letter != FREE]


def full_half(there: Iterable[int]) -> frozenset[int]:
    """§6 Return the half of the board that has ten of these ?-tiles, or both."""
    return NOWHERE.union(*[half for half in (LEFT, RIGHT) if len(half.intersection(there)) >= HALF])


@lru_cache(maxsize=256)
def closed_fields(quests: str, *, touching: bool) -> frozenset[int]:
    """§6 Return the fields closed to the next ?-tile: in a full half, or too near to others.

    touching: whether it may touch others at corners.
    """
    there, near = quest_fields(quests), SIDES if touching else AROUND_OF
    full = full_half(there) if len(there) >= HALF else NOWHERE
    return full.union(*[near[field] for field in there])


ONLY_LAND: Final = 1 << LAND
SHUT_BUT_FOR: Final = {ONLY_LAND | 1 << (1 << edge): edge for edge in range(4)}
"""§6 The sets of masks that fit a field with land on all sides but one; the value is the open edge."""


@lru_cache(maxsize=256)
def open_inland(sea: str) -> dict[int, int]:
    """§6 Return the masks still allowed on fields where a tile could shut in more fields than there are all-land tiles."""
    fits = openings(sea)
    if SHUT_BUT_FOR.keys().isdisjoint(fits.values()):
        return {}
    spare = max(0, POOL[INLAND_TYPE] - list(fits.values()).count(ONLY_LAND))
    shut: dict[int, list[int]] = {}
    for near in [near for near, masks in fits.items() if masks in SHUT_BUT_FOR]:
        edge = SHUT_BUT_FOR[fits[near]]
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


def seats(sea: str, quests: str, kind: int, *, touching: bool) -> Fits:
    """§6 Return the places for a ?-tile of a kind that do not touch others, or do so at corners."""
    some, closed = MASKS_OF[kind], closed_fields(quests, touching=touching)
    found = {
        field: masks & some for field, masks in openings(sea).items() if field not in closed and masks & some
    }
    for field, masks in open_inland(sea).items():
        if field in found:
            found[field] &= masks
            if not found[field]:
                del found[field]
    return found


class Berths(NamedTuple):
    """§6 The places for a ?-tile, and whether it has to touch another ?-tile there."""

    places: Fits
    touching: bool


@lru_cache(maxsize=256)
def berths(sea: str, quests: str, kind: int) -> Berths:
    """§6 Return the places without any contact; if there are none, those touching at corners, which may be none."""
    apart = seats(sea, quests, kind, touching=False)
    return Berths(apart, False) if apart else Berths(seats(sea, quests, kind, touching=True), True)


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
    kind = QUEST_TYPE[quest]
    for field, masks in seats(sea, quests, kind, touching=True).items():
        for mask in ROTATIONS[kind]:
            if masks >> mask & 1:
                yield Laid(field, mask, quest)


# The last fields.

MOST_ATTEMPTS: Final = 20_000
"""The most attempts within one distance before tiles farther away are taken up, too.

Within the farthest distance there is no limit.
"""


@cache
def only_kind(masks: int) -> int:
    """Return the kind of all masks in a set; NONE if they are of several kinds."""
    kinds = {TYPE_OF[mask] for mask in masks_in(masks)}
    return kinds.pop() if len(kinds) == 1 else NONE


def last_tiles(sea: str, stock: Sequence[int]) -> list[Laid]:
    """§11 Return the tiles for the free fields that each take one kind only, row by row, as far as there are some left."""
    left, fits, laid = list(stock), openings(sea).copy(), []
    for field in list(fits):
        masks = fits[field]
        kind = only_kind(masks)
        if kind != NONE and left[kind]:
            mask = masks_in(masks)[0]
            left[kind] -= 1
            laid.append(Laid(field, mask, NONE))
            _close(fits, field, mask)
    return laid


def exchanged(sea: str, stock: Sequence[int], field: int, movable: Sequence[bool]) -> list[Laid]:
    """§11 Return the tiles that fill a free field and lay anew as few as possible around it, from all that is left."""
    for radius in range(max(COLUMNS, ROWS)):
        there = [other for other in FIELDS if KING_STEPS[field][other] <= radius]
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
        self.fits = openings(sea).copy()
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
        for near, masks in EFFECTS[mask][field]:
            if near in self.fits:
                before[near] = self.fits[near]
                self.fits[near] &= masks
        return before

    def _take_up(self, before: dict[int, int], mask: int) -> None:
        self.left[TYPE_OF[mask]] += 1
        for near, masks in before.items():
            self.fits[near] = masks
