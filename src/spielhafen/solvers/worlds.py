"""The worlds that a position may be in by what all can see, each with its probability."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations
from math import perm
from typing import TYPE_CHECKING, Any, Final

from spielhafen.core.errors import RulesError
from spielhafen.core.play import PUBLIC, State
from spielhafen.core.secret import flatten, view, visible_pieces
from spielhafen.core.tracked import HIDDEN

if TYPE_CHECKING:
    from collections.abc import Iterator

    from spielhafen.core.piece_pool import Pool

MOST_DEALS: Final = 100_000
"""The number of ordered deals that are tried."""


def worlds(state: State) -> list[tuple[State, Fraction]]:
    """Return the states that look the same to all, with their probabilities.

    All deals are equally likely. Hidden pieces are dealt anew to where they lie hidden. Raises RulesError
    if there are too many deals, or secrets of another kind.
    """
    found: Counter[State] = Counter()
    for world in _deals(state):
        found[world] += 1
    total = sum(found.values())
    return [(world, Fraction(count, total)) for world, count in found.items()]


def _deals(state: State) -> Iterator[State]:
    """Yield the state with each ordered deal of the hidden pieces."""
    seen = view(state, PUBLIC)
    pools = [pool for pool in state.POOLS if any(_hidden(seen, name) for name in pool.places)]
    if not pools:
        yield state
        return
    if len(pools) > 1:
        raise RulesError("pieces of more than one pool are hidden")
    (pool,) = pools
    unseen = sorted((Counter(pool.existing(seen.options)) - visible_pieces(seen, pool)).elements())
    spots = sum(_hidden(seen, name) for name in pool.places)
    if perm(len(unseen), spots) > MOST_DEALS:
        raise RulesError(f"{spots} hidden places and {len(unseen)} pieces for them: too many deals")
    for dealt in permutations(unseen, spots):
        if not pool.held or set(dealt) <= set(pool.held):
            yield _dealt(state, seen, pool, dealt)


def _dealt(state: State, seen: State, pool: Pool, dealt: tuple[int, ...]) -> State:
    """Return the state with these pieces, in order, where pieces are hidden."""
    world, pieces = state.clone(), iter(dealt)
    for name in pool.places:
        setattr(world, name, _filled(getattr(seen, name), pieces))
    if pool.rest:
        kept = visible_pieces(world, pool)
        kept.subtract({kind: count for kind, count in enumerate(getattr(world, pool.rest)) if count > 0})
        left = Counter(pool.existing(world.options))
        left.subtract(kept)
        setattr(world, pool.rest, [left[kind] for kind in range(len(getattr(world, pool.rest)))])
    return world


def _filled(value: Any, pieces: Iterator[int]) -> Any:
    """Return nested lists with pieces in hidden places; lists that were hidden are sorted."""
    if not isinstance(value, list):
        return next(pieces) if value == HIDDEN else value
    filled = [_filled(item, pieces) for item in value]
    return sorted(filled) if HIDDEN in value else filled


def _hidden(seen: State, name: str) -> int:
    return sum(item == HIDDEN for item in flatten(getattr(seen, name)))
