"""What a seat has observed of hidden pieces that moved, and the belief that follows from it.

A set of possible places for each piece is not always enough: A and B exchange a piece each, and C, who knew
what both had, no longer knows where each of the two is, but knows that A and B have one of them each. So a
state may keep observation logs; a hidden field names the field with its logs as its `log`:

    trail: list[list[list[int]]] = observations("what was seen of treasures")

The field is empty, and left out of files, until a log begins; then it holds one log for each seat, empty for
seats that observe nothing. A log is a list of rows: the number of pieces in each place, the pieces, the
possible places of each (as bits, all equally likely), then one row for each event: the place it came from,
the place it went to, and the pieces that were seen, none if the seat saw only that one piece has moved. If
both places are the same, everything in that place was shown.

A view holds the log of its seat only. In sampled worlds the logs of the other seats are empty.
"""

from __future__ import annotations

from itertools import accumulate
from math import factorial
from typing import TYPE_CHECKING, Final, TypeAlias

from spielhafen.core.errors import RulesError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence
    from random import Random

    from spielhafen.core.play import Seat, State

ObservationLog: TypeAlias = "list[list[int]]"
PieceGroup: TypeAlias = tuple[tuple[int, ...], tuple[int, ...]]
"""Pieces that are interchangeable, and the number of them in each place."""
Hypothesis: TypeAlias = tuple[PieceGroup, ...]
"""A possible state of affairs.

Within a group every assignment of pieces to places is equally likely.
"""
Distribution: TypeAlias = "dict[Hypothesis, float]"

MAX_HYPOTHESES: Final = 500
"""The number of hypotheses that are kept.

No real game needs more, unless the players do nothing but exchange pieces.
"""


def observation_logs(g: State, name: str) -> list[ObservationLog]:
    """Return the observation logs of a hidden field, by seat; empty if there are none."""
    found: list[ObservationLog] = getattr(g, g.OBSERVATIONS[name]) if name in g.OBSERVATIONS else []
    return found


def observation_log(g: State, name: str, seat: Seat) -> ObservationLog:
    """Return what a seat has observed; empty if it has no log."""
    found = observation_logs(g, name)
    return found[seat] if found and seat >= 0 else []


def begin_observation_log(
    g: State, name: str, seat: Seat, counts: Iterable[int], pieces: Iterable[int], possible: Iterable[int]
) -> None:
    """Begin the log of a seat, given the possible places of each piece (as bits) at this moment."""
    found = observation_logs(g, name)
    if not found:
        found += [[] for _ in range(g.seats())]
    found[seat] = [list(counts), list(pieces), list(possible)]


def record_observation(
    g: State, name: str, source: int, target: int, pieces: Sequence[int], seats: Iterable[Seat]
) -> None:
    """Append an event to the logs of these seats.

    Without pieces the seats have seen only that one of the pieces in `source` has moved. Seats without a log
    are skipped.
    """
    for seat in seats:
        log = observation_log(g, name, seat)
        if log:
            log.append([source, target, *pieces])


class Belief:
    """A probability distribution over the places of hidden pieces, given the observations."""

    def __init__(self, log: ObservationLog) -> None:
        counts, pieces, possible, *events = log
        distribution = _initial(counts, pieces, possible)
        for source, target, *seen in events:
            distribution = (
                _after_reveal(distribution, source, seen)
                if source == target
                else _after_move(distribution, source, target, seen)
            )
        self.place_count = len(counts) + 1
        self.hypotheses = list(distribution)
        self.cumulative_weights = list(accumulate(distribution.values()))

    def sample(self, random: Random) -> list[list[int]]:
        """Return a random assignment: the pieces in each place, in random order."""
        (hypothesis,) = random.choices(self.hypotheses, cum_weights=self.cumulative_weights)
        places: list[list[int]] = [[] for _ in range(self.place_count)]
        for pieces, counts in hypothesis:
            left = random.sample(pieces, len(pieces))
            for place, room in zip(places, counts, strict=True):
                place += [left.pop() for _ in range(room)]
        for place in places:
            random.shuffle(place)
        return places


def _initial(counts: Sequence[int], pieces: Sequence[int], possible: Sequence[int]) -> Distribution:
    """Return the initial distribution: all assignments of the pieces are equally likely.

    Pieces with the same possible places form one group.
    """
    groups: dict[int, list[int]] = {}
    for piece, bits in zip(pieces, possible, strict=True):
        groups.setdefault(bits, []).append(piece)
    order = sorted(groups.items(), key=lambda item: len(item[1]))
    return _normalise((_merge_groups(groups), ways) for groups, ways in _distribute(order, (*counts, 0)))


def _distribute(
    groups: Sequence[tuple[int, list[int]]], room: tuple[int, ...]
) -> Iterator[tuple[tuple[PieceGroup, ...], float]]:
    """Yield every way to distribute the groups over the places, with its number of assignments."""
    if not groups:
        yield from [] if any(room) else [((), 1.0)]
        return
    (bits, pieces), *others = groups
    for counts in _distribute_group(len(pieces), bits, room):
        ways = float(factorial(len(pieces)))
        for part in counts:
            ways /= factorial(part)
        left = tuple(available - part for available, part in zip(room, counts, strict=True))
        for rest, more in _distribute(others, left):
            yield ((tuple(pieces), counts), *rest), ways * more


def _distribute_group(count: int, bits: int, room: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Yield every way to distribute `count` pieces over the places in `bits`, within their room."""
    if not room:
        yield from [] if count else [()]
        return
    for part in range(min(count, room[0]) + 1 if bits & 1 else 1):
        for rest in _distribute_group(count - part, bits >> 1, room[1:]):
            yield part, *rest


def _after_move(distribution: Distribution, source: int, target: int, seen: Sequence[int]) -> Distribution:
    """Return the distribution after pieces moved: the seen ones, or one that was not seen."""
    if not seen:
        return _normalise(
            (_move_one(hypothesis, group, source, target), probability * hypothesis[group][1][source])
            for hypothesis, probability in distribution.items()
            for group in range(len(hypothesis))
        )
    for piece in seen:
        distribution = _normalise(
            (
                _move_one(hypothesis, group, source, target, piece),
                probability * counts[source] * pieces.count(piece) / len(pieces),
            )
            for hypothesis, probability in distribution.items()
            for group, (pieces, counts) in enumerate(hypothesis)
        )
    return distribution


def _after_reveal(distribution: Distribution, source: int, seen: Sequence[int]) -> Distribution:
    """Return the distribution after everything in a place was shown.

    The pieces are taken out one by one and put back.
    """
    distribution = _after_move(distribution, source, -1, seen)
    return _normalise(
        (_put_back(hypothesis, source), probability) for hypothesis, probability in distribution.items()
    )


def _put_back(hypothesis: Hypothesis, source: int) -> Hypothesis:
    return _merge_groups(
        (pieces, _add_counts(counts, {-1: -counts[-1], source: counts[-1]})) for pieces, counts in hypothesis
    )


def _move_one(
    hypothesis: Hypothesis, group: int, source: int, target: int, piece: int | None = None
) -> Hypothesis:
    """Return the hypothesis after one piece of a group moved.

    A piece that was seen leaves the group.
    """
    pieces, counts = hypothesis[group]
    others = (*hypothesis[:group], *hypothesis[group + 1 :])
    if piece is None:
        return _merge_groups((*others, (pieces, _add_counts(counts, {source: -1, target: 1}))))
    if piece not in pieces:
        return hypothesis
    left = list(pieces)
    left.remove(piece)
    nowhere = (0,) * len(counts)
    return _merge_groups(
        (
            *others,
            (tuple(left), _add_counts(counts, {source: -1})),
            ((piece,), _add_counts(nowhere, {target: 1})),
        )
    )


def _add_counts(counts: tuple[int, ...], changes: Mapping[int, int]) -> tuple[int, ...]:
    changed = list(counts)
    for place, change in changes.items():
        changed[place] += change
    return tuple(changed)


def _merge_groups(groups: Iterable[PieceGroup]) -> Hypothesis:
    """Merge the groups that are in one place only: their pieces are interchangeable there."""
    merged: dict[tuple[int, ...], tuple[list[int], tuple[int, ...]]] = {}
    spread: list[PieceGroup] = []
    for pieces, counts in groups:
        where = tuple(place for place, room in enumerate(counts) if room)
        if len(where) > 1:
            spread.append((tuple(sorted(pieces)), counts))
        elif where:
            members, counts_before = merged.setdefault(where, ([], (0,) * len(counts)))
            merged[where] = members + list(pieces), _add_counts(counts_before, {where[0]: len(pieces)})
    single = [(tuple(sorted(pieces)), counts) for pieces, counts in merged.values()]
    return tuple(sorted(single + spread))


def _normalise(found: Iterable[tuple[Hypothesis, float]]) -> Distribution:
    """Merge equal hypotheses, keep the likeliest and normalise.

    Raises RulesError if none is possible.
    """
    distribution: Distribution = {}
    for hypothesis, probability in found:
        if probability:
            distribution[hypothesis] = distribution.get(hypothesis, 0.0) + probability
    if len(distribution) > MAX_HYPOTHESES:
        distribution = dict(sorted(distribution.items(), key=lambda item: -item[1])[:MAX_HYPOTHESES])
    total = sum(distribution.values())
    if not total:
        raise RulesError("a seat has seen what cannot have happened")
    return {hypothesis: probability / total for hypothesis, probability in distribution.items()}
