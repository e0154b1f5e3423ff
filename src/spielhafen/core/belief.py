"""What a seat has seen of things that moved, one after the other, where the places a thing may be in do not tell all of it.

A and B exchange a thing each, and C, who knew what both had, sees which of them lies where no longer, but knows that it is one
of each. So a state may keep trails, and names the field for those of a hidden one:

    OBSERVATIONS = {"chips": "trail"}

The field is empty, and stands in no file, until a trail begins; then it holds one for each seat, empty for those that have none.
A trail is a list of rows: how many things lie in each place, the things, where each may be (as bits, evenly), then what
happened: from where, to where, and the things that were seen, none if it was seen only that one has moved. Where both places are
the same, all that lies there was shown.

A view holds the trail of its seat and none of the others'. In worlds that are drawn the others begin anew.
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
"""Things that may be taken for each other, and how many of them lie in each place."""
Hypothesis: TypeAlias = tuple[PieceGroup, ...]
"""What may be the case; which things of a lot lie where is even."""
Distribution: TypeAlias = "dict[Hypothesis, float]"

MAX_HYPOTHESES: Final = 500
"""So many sketches are told apart; more than that do not come about in a game, unless captains do nothing but exchange."""


def observation_logs(g: State, name: str) -> list[ObservationLog]:
    """The trails of a hidden field, by seat; empty if there are none."""
    found: list[ObservationLog] = getattr(g, g.OBSERVATIONS[name]) if name in g.OBSERVATIONS else []
    return found


def observation_log(g: State, name: str, seat: Seat) -> ObservationLog:
    """What a seat has seen; empty if no trail of its own was begun."""
    found = observation_logs(g, name)
    return found[seat] if found and seat >= 0 else []


def begin_observation_log(
    g: State, name: str, seat: Seat, counts: Iterable[int], things: Iterable[int], may: Iterable[int]
) -> None:
    """From now on this seat remembers what it sees; before that, each thing may be where these bits say."""
    found = observation_logs(g, name)
    if not found:
        found += [[] for _ in range(g.seats())]
    found[seat] = [list(counts), list(things), list(may)]


def record_observation(
    g: State, name: str, here: int, there: int, things: Sequence[int], seats: Iterable[Seat]
) -> None:
    """These seats, if they have a trail, saw this; no things: they saw only that one of those here has moved."""
    for seat in seats:
        trail = observation_log(g, name, seat)
        if trail:
            trail.append([here, there, *things])


class Belief:
    """Where things may be, as likely as it is after all that a seat has seen."""

    def __init__(self, log: ObservationLog) -> None:
        counts, things, may, *events = log
        chances = _begun(counts, things, may)
        for here, there, *seen in events:
            chances = _shown(chances, here, seen) if here == there else _gone(chances, here, there, seen)
        self.place_count = len(counts) + 1
        self.hypotheses = list(chances)
        self.cumulative_weights = list(accumulate(chances.values()))

    def sample(self, random: Random) -> list[list[int]]:
        """The things in each place, drawn at random, in any order."""
        (sketch,) = random.choices(self.hypotheses, cum_weights=self.cumulative_weights)
        places: list[list[int]] = [[] for _ in range(self.place_count)]
        for things, rooms in sketch:
            left = random.sample(things, len(things))
            for place, room in zip(places, rooms, strict=True):
                place += [left.pop() for _ in range(room)]
        for place in places:
            random.shuffle(place)
        return places


def _begun(counts: Sequence[int], things: Sequence[int], may: Sequence[int]) -> Distribution:
    """Things that may be in the same places are one lot; all ways to lay them are equally likely."""
    lots: dict[int, list[int]] = {}
    for thing, bits in zip(things, may, strict=True):
        lots.setdefault(bits, []).append(thing)
    order = sorted(lots.items(), key=lambda item: len(item[1]))
    return _likeliest((_tidy(lots), ways) for lots, ways in _laid(order, (*counts, 0)))


def _laid(
    lots: Sequence[tuple[int, list[int]]], room: tuple[int, ...]
) -> Iterator[tuple[tuple[PieceGroup, ...], float]]:
    """How many of each lot may lie in each place, and in how many ways."""
    if not lots:
        yield from [] if any(room) else [((), 1.0)]
        return
    (bits, things), *others = lots
    for rooms in _split(len(things), bits, room):
        ways = float(factorial(len(things)))
        for part in rooms:
            ways /= factorial(part)
        left = tuple(there - part for there, part in zip(room, rooms, strict=True))
        for rest, more in _laid(others, left):
            yield ((tuple(things), rooms), *rest), ways * more


def _split(count: int, bits: int, room: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """So many things in the places of these bits, no more in each than there is room."""
    if not room:
        yield from [] if count else [()]
        return
    for part in range(min(count, room[0]) + 1 if bits & 1 else 1):
        for rest in _split(count - part, bits >> 1, room[1:]):
            yield part, *rest


def _gone(chances: Distribution, here: int, there: int, seen: Sequence[int]) -> Distribution:
    """After things have gone from here to there: those that were seen, or one that was not."""
    if not seen:
        return _likeliest(
            (_moved(sketch, lot, here, there), chance * sketch[lot][1][here])
            for sketch, chance in chances.items()
            for lot in range(len(sketch))
        )
    for thing in seen:
        chances = _likeliest(
            (
                _moved(sketch, lot, here, there, thing),
                chance * rooms[here] * things.count(thing) / len(things),
            )
            for sketch, chance in chances.items()
            for lot, (things, rooms) in enumerate(sketch)
        )
    return chances


def _shown(chances: Distribution, here: int, seen: Sequence[int]) -> Distribution:
    """After all that lies here was shown: taken up one by one, and put back."""
    chances = _gone(chances, here, -1, seen)
    return _likeliest((_put_back(sketch, here), chance) for sketch, chance in chances.items())


def _put_back(sketch: Hypothesis, here: int) -> Hypothesis:
    return _tidy((things, _more(rooms, {-1: -rooms[-1], here: rooms[-1]})) for things, rooms in sketch)


def _moved(sketch: Hypothesis, lot: int, here: int, there: int, thing: int | None = None) -> Hypothesis:
    """One of a lot has gone from here to there; if it was seen it belongs to that lot no longer."""
    things, rooms = sketch[lot]
    others = (*sketch[:lot], *sketch[lot + 1 :])
    if thing is None:
        return _tidy((*others, (things, _more(rooms, {here: -1, there: 1}))))
    if thing not in things:
        return sketch
    left = list(things)
    left.remove(thing)
    nowhere = (0,) * len(rooms)
    return _tidy((*others, (tuple(left), _more(rooms, {here: -1})), ((thing,), _more(nowhere, {there: 1}))))


def _more(rooms: tuple[int, ...], changes: Mapping[int, int]) -> tuple[int, ...]:
    changed = list(rooms)
    for place, change in changes.items():
        changed[place] += change
    return tuple(changed)


def _tidy(lots: Iterable[PieceGroup]) -> Hypothesis:
    """Lots that lie in one place are one lot, since all that lies there is alike to who sees nothing of it."""
    together: dict[tuple[int, ...], tuple[list[int], tuple[int, ...]]] = {}
    apart: list[PieceGroup] = []
    for things, rooms in lots:
        where = tuple(place for place, room in enumerate(rooms) if room)
        if len(where) > 1:
            apart.append((tuple(sorted(things)), rooms))
        elif where:
            known, before = together.setdefault(where, ([], (0,) * len(rooms)))
            together[where] = known + list(things), _more(before, {where[0]: len(things)})
    settled = [(tuple(sorted(things)), rooms) for things, rooms in together.values()]
    return tuple(sorted(settled + apart))


def _likeliest(found: Iterable[tuple[Hypothesis, float]]) -> Distribution:
    """What is found, what is the same put together, all chances adding up to one; raises RulesError if it is nothing."""
    chances: Distribution = {}
    for sketch, chance in found:
        if chance:
            chances[sketch] = chances.get(sketch, 0.0) + chance
    if len(chances) > MAX_HYPOTHESES:
        chances = dict(sorted(chances.items(), key=lambda item: -item[1])[:MAX_HYPOTHESES])
    total = sum(chances.values())
    if not total:
        raise RulesError("a seat has seen what cannot have happened")
    return {sketch: chance / total for sketch, chance in chances.items()}
