"""Pieces whose places are known differently to each seat.

Example: A was shown what B has, then B lost some of it unseen. A state declares a field `tracked`, and names
the public field that counts the pieces in each place:

    chips: list[list[int]] = tracked(20, 7, "treasures", counted_by="held", log="trail")

The field is a list of rows: first the place of each piece, then, for each seat, the places where each piece
may be according to that seat's knowledge, as bits. The place of what a seat holds has the seat's number; the
other places follow. Only `move_piece` and `reveal` change the rows, so that a seat keeps what it was shown,
also when the piece moves on.

Bits for each piece cannot express that one of two pieces has gone (unless they are indistinguishable); from
`start_recording` on, observation logs do (`belief.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from spielhafen.core import state_fields, state_kinds
from spielhafen.core.belief import (
    Belief,
    begin_observation_log,
    observation_log,
    observation_logs,
    record_observation,
)
from spielhafen.core.errors import RulesError

if TYPE_CHECKING:
    from random import Random

    from spielhafen.core.play import Seat, State

TRACKED: Final = state_fields.TRACKED
HIDDEN: Final = state_kinds.HIDDEN

Place: TypeAlias = int
Rows: TypeAlias = "list[list[int]]"


def all_in(place: Place, pieces: int, seats: int) -> Rows:
    """Return rows with all pieces in one place, known to all."""
    return [[place] * pieces, *([1 << place] * pieces for _ in range(seats))]


def pieces_in(rows: Rows, place: Place) -> list[int]:
    """Return the pieces in a place; in a view, those that its seat knows to be there."""
    return [piece for piece, there in enumerate(rows[0]) if there == place]


def known_pieces_in(rows: Rows, seat: Seat, place: Place) -> list[int]:
    """Return the pieces that a seat knows for certain to be in a place."""
    return [piece for piece, places in enumerate(rows[1 + seat]) if places == 1 << place]


def move_piece(g: State, name: str, piece: int, to: Place, witnesses: Sequence[Seat]) -> None:
    """Move a piece.

    The witnesses see which one; all others only that one of the pieces in its place has moved.
    """
    rows, counts = _rows(g, name), _counts(g, name)
    left = rows[0][piece]
    for seat, trail in enumerate(observation_logs(g, name)):
        if trail:
            trail.append([left, to, piece] if seat in witnesses else [left, to])
    rows[0][piece] = to
    counts[left] -= 1
    counts[to] += 1
    gone, come = 1 << left, 1 << to
    stays = gone if counts[left] else 0
    for seat in range(len(rows) - 1):
        row = rows[1 + seat]
        if seat in witnesses:
            row[piece] = come
            if stays:
                continue
            rows[1 + seat] = [bits & ~gone for bits in row]
        else:
            rows[1 + seat] = [(bits & ~gone) | stays | come if bits & gone else bits for bits in row]


def reveal(g: State, name: str, place: Place, to: Sequence[Seat]) -> None:
    """Let these seats see everything in a place."""
    rows, counts = _rows(g, name), _counts(g, name)
    bit = 1 << place
    if counts[place]:
        record_observation(g, name, place, place, pieces_in(rows, place), to)
    for seat in to:
        pairs = zip(rows[0], rows[1 + seat], strict=True)
        rows[1 + seat] = [bit if there == place else bits & ~bit for there, bits in pairs]


def start_recording(g: State, name: str, seats: Sequence[Seat]) -> None:
    """Begin the observation logs of these seats, unless they have one."""
    rows, counts = _rows(g, name), _counts(g, name)
    for seat in seats:
        if not observation_log(g, name, seat):
            begin_observation_log(g, name, seat, counts, range(len(rows[0])), rows[1 + seat])


def are_indistinguishable(g: State, name: str, place: Place, seat: Seat) -> bool:
    """Return whether a seat cannot tell apart the pieces that may be in a place.

    Pieces whose place it does not know count, too. Then, if one of them moves unseen, the seat's knowledge
    stays uniform, and needs no log.
    """
    row = _rows(g, name)[1 + seat]
    return len({places for places in row if places >> place & 1 or places & (places - 1)}) <= 1


def mask_rows(rows: Rows, seat: Seat) -> Rows:
    """Return the rows as a seat may know them: places it is certain of, and its own row."""
    hidden = [[HIDDEN] * len(row) for row in rows]
    if 0 <= seat < len(rows) - 1:
        own = rows[1 + seat]
        hidden[0] = [bits.bit_length() - 1 if bits & (bits - 1) == 0 else HIDDEN for bits in own]
        hidden[1 + seat] = own[:]
    return hidden


def sample_places(g: State, name: str, seat: Seat, random: Random, belief: Belief | None = None) -> None:
    """Assign all pieces to random places that fit the knowledge of the seat with this view.

    What other seats know is left open. belief: what follows from the seat's observation log, if it has one.
    """
    rows, counts = _rows(g, name), _counts(g, name)
    somewhere = sum(1 << place for place, count in enumerate(counts) if count)
    seats = len(rows) - 1
    known = rows[1 + seat] if 0 <= seat < seats else [somewhere] * len(rows[0])
    rows[0] = _places(belief.sample(random), len(known)) if belief else _Lots(known, counts, random).drawn()
    for other in range(seats):
        if other != seat:
            elsewhere = somewhere & ~(1 << other)
            rows[1 + other] = [1 << other if place == other else elsewhere for place in rows[0]]


def _places(lying_there: Sequence[Sequence[int]], pieces: int) -> list[Place]:
    """Return the place of each piece."""
    places = [HIDDEN] * pieces
    for place, there in enumerate(lying_there):
        for piece in there:
            places[piece] = place
    return places


SWAPS_PER_PIECE: Final = 8
"""The number of swaps tried for each piece whose place is uncertain."""


class _Lots:
    """A random assignment of pieces to their possible places that fills each place to its count."""

    def __init__(self, known: Sequence[int], counts: Sequence[int], random: Random) -> None:
        self.known = known
        self.random = random
        self.room = list(counts)
        self.places = [HIDDEN] * len(known)

    def drawn(self) -> list[Place]:
        """Return the place of each piece; the assignments are about equally likely."""
        self._lay()
        self._mix()
        return self.places

    def _mix(self) -> None:
        """Swap pieces at random until the assignments are about equally likely.

        If all uncertain pieces have the same possible places, they are so from the start.
        """
        uncertain = [piece for piece, bits in enumerate(self.known) if bits & (bits - 1)]
        if len({self.known[piece] for piece in uncertain}) < 2:
            return
        known, places, random = self.known, self.places, self.random.random
        count = len(uncertain)
        for _ in range(SWAPS_PER_PIECE * count):
            one, other = uncertain[int(random() * count)], uncertain[int(random() * count)]
            here, there = places[one], places[other]
            if known[one] >> there & 1 and known[other] >> here & 1:
                places[one], places[other] = there, here

    def _lay(self) -> None:
        """Assign each piece to a possible place, those with the fewest possible places first."""
        order = sorted(
            range(len(self.known)), key=lambda piece: (self.known[piece].bit_count(), self.random.random())
        )
        for piece in order:
            if not self._put(piece, set()):
                raise RulesError("a view knows of more pieces in a place than there are")

    def _put(self, piece: int, tried: set[Place]) -> bool:
        """Assign a piece to a place with room, moving another piece away if there is none."""
        places = [
            place for place in range(len(self.room)) if self.known[piece] >> place & 1 and place not in tried
        ]
        free = [place for place in places if self.room[place]]
        if free:
            weights = [self.room[place] for place in free]
            place = self.random.choices(free, weights)[0]
            self.room[place] -= 1
            self.places[piece] = place
            return True
        tried.update(places)
        for place in places:
            for other in [other for other, there in enumerate(self.places) if there == place]:
                if self._put(other, tried):
                    self.places[piece] = place
                    return True
        return False


def excess_tracked(g: State, name: str) -> list[int]:
    """Return the pieces in a place beyond its count; empty unless a rule is wrong."""
    counts = _counts(g, name)
    extra: list[int] = []
    for place, count in enumerate(counts):
        extra += pieces_in(_rows(g, name), place)[count:]
    return extra


def _rows(g: State, name: str) -> Rows:
    rows: Rows = getattr(g, name)
    return rows


def _counts(g: State, name: str) -> list[int]:
    counts: Any = getattr(g, g.COUNTS[name])
    return counts if isinstance(counts, list) else []
