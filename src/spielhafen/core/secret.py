"""Who may see what: declared at the fields of a state, enforced in one place.

A state leaves for a person, a bot, a log or a socket only through `view`. The fields say which of them are
secret and which pieces exist in all (see `state_fields.py`):

    hands: list[list[int]] = per_seat(piece_list(CARDS), "cards in hand", secret="owner")
    discard: list[int] = piece_list(CARDS, "cards that were played")

The name of another field as secrecy means that the game publicly remembers which seats have seen each thing:
that field holds, for each thing, the seats that have seen it, as bits.

A pile that is drawn from late holds counts of what may still come, so that it does not reveal who holds which
cards:

    pile: list[int] = piece_counts(CARDS, "cards not drawn yet", secret="all")

If what is known differs from seat to seat, the field is `tracked`: see `tracked.py`. What a seat knows about
moves of things that it has seen together is in its observation log: see `belief.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import TYPE_CHECKING, Any, Final, TypeVar

from spielhafen.core import state_fields
from spielhafen.core.belief import Belief, observation_log
from spielhafen.core.errors import RulesError
from spielhafen.core.piece_pool import Pool
from spielhafen.core.play import EVERYTHING, PUBLIC, State
from spielhafen.core.tracked import HIDDEN, TRACKED, excess_tracked, sample_places

if TYPE_CHECKING:
    from random import Random

OWN: Final = state_fields.OWNER
NOBODY: Final = state_fields.ALL

S = TypeVar("S", bound=State)


def view(state: S, seat: int) -> S:
    """Return the state as this seat may know it (PUBLIC: what all know), unknown values HIDDEN."""
    return state.seen_by(seat)


def has_seen(shown: int, seat: int) -> bool:
    """Return whether something was shown to a seat, given the seats that have seen it as bits.

    The public has seen nothing.
    """
    return seat >= 0 and bool(shown >> seat & 1)


def hide(value: Any) -> Any:
    """Hide the values; the number of values stays public."""
    return [hide(item) for item in value] if isinstance(value, list) else HIDDEN


def determinize(seen: S, random: Random) -> S:
    """Return a random state that fits a view, all equally likely.

    It is meant for search, never for the table.
    """
    return world_sampler(seen)(random)


def world_sampler(seen: S) -> Callable[[Random], S]:
    """Return a function that samples states that fit a view.

    What they have in common is computed only once; the view must not change meanwhile.
    """
    pools = [
        _Hidden(seen, pool)
        for pool in seen.POOLS
        if not seen.SECRETS.keys().isdisjoint({*pool.places, pool.rest})
    ]
    tracked = {name: _belief(seen, name) for name, rule in seen.SECRETS.items() if rule == TRACKED}

    def world(random: Random) -> S:
        state = seen.clone()
        state.viewer = EVERYTHING
        for pool in pools:
            pool.deal(state, random)
        for name, belief in tracked.items():
            sample_places(state, name, seen.viewer, random, belief)
        state.guess(random)
        return state

    return world


def _belief(seen: State, name: str) -> Belief | None:
    """Return the belief from the observation log of a view's seat, if there is one."""
    trail = observation_log(seen, name, seen.viewer)
    return Belief(trail) if trail else None


class _Hidden:
    """The hidden part of one pool in a view: the places, and the things that may be there."""

    def __init__(self, seen: State, pool: Pool) -> None:
        unseen = Counter(pool.existing(seen.options)) - visible_pieces(seen, pool)
        self.spots = [(name, *spot) for name in pool.places for spot in _hidden(getattr(seen, name), ())]
        self.count = sum(len(places) for _, _, places in self.spots)
        self.unseen = sorted(thing for thing in unseen.elements() if not pool.held or thing in pool.held)
        if self.count > len(self.unseen):
            raise RulesError("a view hides more than its pool holds")
        self.rest = pool.rest if HIDDEN in getattr(seen, pool.rest, ()) else ""
        self.beliefs = {name: belief for name in pool.places if (belief := _belief(seen, name))}
        self.left = [unseen[kind] for kind in range(len(getattr(seen, self.rest)))] if self.rest else []

    def deal(self, state: State, random: Random) -> None:
        dealt = self._remembered(random) if self.beliefs else random.sample(self.unseen, self.count)
        things = iter(dealt)
        for name, path, places in self.spots:
            value = getattr(state, name)
            for index in path:
                value = value[index]
            for place in places:
                value[place] = next(things)
        if self.rest:
            left = self.left[:]
            for thing in dealt:
                left[thing] -= 1
            setattr(state, self.rest, left)

    def _remembered(self, random: Random) -> list[int]:
        """Return the hidden things, spot by spot, sampled from beliefs.

        A field with a belief has a list for each place.
        """
        drawn = {name: belief.sample(random) for name, belief in self.beliefs.items()}
        return [thing for name, path, _ in self.spots for thing in drawn[name][path[0]]]


def _hidden(value: list[Any], path: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], list[int]]]:
    """Yield the lists that hide something, each as a path of indices, with the hidden positions."""
    places = [place for place, item in enumerate(value) if item == HIDDEN]
    if places:
        yield path, places
    for index, item in enumerate(value):
        if isinstance(item, list):
            yield from _hidden(item, (*path, index))


def visible_pieces(state: State, pool: Pool) -> Counter[int]:
    """Count the visible pieces of a pool."""
    seen = Counter(item for name in pool.places for item in flatten(getattr(state, name)) if item != HIDDEN)
    for name in pool.counted:
        seen.update({kind: count for kind, count in enumerate(getattr(state, name)) if count > 0})
    return seen


def unused_pieces(state: State, place: str) -> list[int]:
    """Return the pieces that a field may hold but no field shows, in a fixed random order."""
    pool = next(pool for pool in state.POOLS if place in pool.places)
    unused = sorted((Counter(pool.existing(state.options)) - visible_pieces(state, pool)).elements())
    Random(0).shuffle(unused)
    return unused


def rest_size(state: State, pool: Pool) -> int:
    """Return the number of things in the rest of a pool, which follows from what is public."""
    return len(pool.existing(state.options)) - _elsewhere(state, pool)


def _elsewhere(state: State, pool: Pool) -> int:
    listed = sum(1 for name in pool.places for _ in flatten(getattr(state, name)))
    return listed + sum(sum(getattr(state, name)) for name in pool.counted if name != pool.rest)


def flatten(value: Any) -> Iterator[Any]:
    """Yield the values of nested lists in order."""
    if isinstance(value, list):
        for item in value:
            yield from flatten(item)
    else:
        yield value


def excess_pieces(state: State) -> list[int]:
    """Return the things that are on the table too often; empty unless a rule is wrong."""
    extra: list[int] = []
    for pool in state.POOLS:
        extra += visible_pieces(state, pool) - Counter(pool.existing(state.options))
    for name, rule in state.SECRETS.items():
        extra += excess_tracked(state, name) if rule == TRACKED else []
    return extra


def looks_same(state: State, seat: int, other: State) -> bool:
    """Return whether two states look the same to this seat."""
    return view(state, seat).plain() == view(other, seat).plain()


__all__ = [
    "EVERYTHING",
    "HIDDEN",
    "NOBODY",
    "OWN",
    "PUBLIC",
    "TRACKED",
    "Pool",
    "determinize",
    "excess_pieces",
    "flatten",
    "has_seen",
    "hide",
    "looks_same",
    "rest_size",
    "view",
    "visible_pieces",
    "world_sampler",
]
