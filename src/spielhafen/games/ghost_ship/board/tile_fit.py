"""Where tiles fit: edges, ?-tiles and their distances, and how the last fields are filled.

Sets of masks are numbers, too: bit m stands for mask m. So where a tile fits is one `and`.
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


def _effects(field: int, mask: int) -> tuple[tuple[int, int], ...]:
    """§9 What a tile leaves for the fields beside it: each with the masks that fit there."""
    return tuple(
        (near, (WITH_WATER if mask >> edge & 1 else WITH_LAND)[OPPOSITE[edge]])
        for edge, near in enumerate(BESIDE[field])
        if near != NONE
    )


EFFECTS: Final = [[_effects(field, mask) for field in FIELDS] for mask in MASKS]
_OPENINGS: Final[dict[str, tuple[int, ...]]] = {}
MOST_KEPT: Final = 2048
"""So many seas are kept in mind, with what fits on them; then one begins anew."""


def openings(sea: str) -> tuple[int, ...]:
    """§9 For each free field the masks that fit there; for every other field none."""
    known = _OPENINGS.get(sea)
    if known is not None:
        return known
    fits = list(AT_RIM)
    for field, digit in enumerate(sea):
        if digit != FREE:
            _close(fits, field, MASK_AT[digit])
    return _kept(sea, fits)


def _close(fits: list[int], field: int, mask: int) -> None:
    fits[field] = 0
    for near, masks in EFFECTS[mask][field]:
        fits[near] &= masks


def _kept(sea: str, fits: list[int]) -> tuple[int, ...]:
    if len(_OPENINGS) >= MOST_KEPT:
        _OPENINGS.clear()
    found = _OPENINGS[sea] = tuple(fits)
    return found


def laid_on(sea: str, field: int, mask: int) -> str:
    """A sea with one tile more; what fits on it follows from what did before."""
    fits = list(openings(sea))
    _close(fits, field, mask)
    more = written(sea, field, MASK_DIGITS[mask])
    _kept(more, fits)
    return more


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
SHUT_BUT_FOR: Final = {ONLY_LAND | 1 << (1 << edge): edge for edge in range(4)}
"""§6 Masks that fit on a field with land on all sides but one, by the edge that is open."""


@lru_cache(maxsize=1024)
def open_inland(sea: str) -> dict[int, int]:
    """§6 Where all-land tiles might not suffice for what is shut in with land: there only these masks leave enough."""
    fits = openings(sea)
    spare = max(0, POOL[INLAND_TYPE] - fits.count(ONLY_LAND))
    shut: dict[int, list[int]] = {}
    for near, masks in enumerate(fits):
        edge = SHUT_BUT_FOR.get(masks, NONE)
        if edge != NONE:
            shut.setdefault(BESIDE[near][edge], []).append(OPPOSITE[edge])
    return {field: _not_all_land(edges, spare + 1) for field, edges in shut.items() if len(edges) > spare}


def _not_all_land(edges: Sequence[int], too_many: int) -> int:
    """The masks without land on so many of these edges."""
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
    """§6 Without any contact if it can be, else touching at corners; nowhere, if not even that is possible."""
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
    """Both texts with a tile laid."""
    letter = FREE if laid.quest == NONE else QUEST_LETTERS[laid.quest]
    return laid_on(sea, laid.field, laid.mask), written(quests, laid.field, letter)


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
        masks = fits[field] & MASKS_OF[QUEST_TYPE[quest]] & allowed.get(field, ALL_MASKS)
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
