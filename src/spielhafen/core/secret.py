"""Who may see what: declared by a game, enforced in one place.

A state leaves for a person, a bot, a log or a socket only through `view`. Beside its fields a game's state declares
which of them are secret and which things exist in all:

    SECRETS = {"hands": OWN, "el_dorado": NOBODY}
    POOLS = [Pool(total=DECK, places=("hands", "trick", "discard"))]
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, TypeVar

from spielhafen.core.codec import dump
from spielhafen.core.errors import RulesError
from spielhafen.core.play import EVERYTHING, PUBLIC, State

if TYPE_CHECKING:
    from random import Random

HIDDEN: Final = -1
"""Stands in a view for a value that its viewer may not know."""
OWN: Final = "own"
"""One value for each seat: each seat knows its own."""
NOBODY: Final = "nobody"

S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Pool:
    """Things that exist: each lies in one of these fields, or is out of the game.

    `places` are lists of things, nested or not; `counted` fields hold how many there are of each kind, by its number.
    """

    total: Sequence[int]
    places: Sequence[str]
    counted: Sequence[str] = ()


def view(state: S, seat: int) -> S:
    """The state as this seat may know it (PUBLIC: as everybody may), unknown values HIDDEN."""
    seen = state.clone()
    if seat == EVERYTHING:
        return seen
    seen.viewer = seat
    for name, rule in state.SECRETS.items():
        value = getattr(seen, name)
        if rule == OWN:
            setattr(seen, name, [item if owner == seat else veil(item) for owner, item in enumerate(value)])
        else:
            setattr(seen, name, veil(value))
    return seen


def veil(value: Any) -> Any:
    """Hides the values; how many there are stays public."""
    return [veil(item) for item in value] if isinstance(value, list) else HIDDEN


def determinize(seen: S, random: Random) -> S:
    """A state drawn at random, evenly, from those that fit a view: for search, never for the table."""
    state = seen.clone()
    state.viewer = EVERYTHING
    for pool in state.POOLS:
        if not any(name in state.SECRETS for name in pool.places):
            continue
        unseen = sorted((Counter(pool.total) - Counter(_visible(state, pool))).elements())
        random.shuffle(unseen)
        for name in pool.places:
            _fill(getattr(state, name), unseen)
    state.guess(random)
    return state


def _visible(state: State, pool: Pool) -> Iterator[int]:
    for name in pool.places:
        yield from (item for item in flat(getattr(state, name)) if item != HIDDEN)
    for name in pool.counted:
        yield from Counter(dict(enumerate(getattr(state, name)))).elements()


def _fill(value: list[Any], unseen: list[int]) -> None:
    for place, item in enumerate(value):
        if isinstance(item, list):
            _fill(item, unseen)
        elif item == HIDDEN:
            if not unseen:
                raise RulesError("a view hides more than its pool holds")
            value[place] = unseen.pop()


def flat(value: Any) -> Iterator[Any]:
    """The values of nested lists, one after the other."""
    if isinstance(value, list):
        for item in value:
            yield from flat(item)
    else:
        yield value


def lost(state: State) -> list[int]:
    """What lies on the table more often than it exists; empty unless a rule is wrong."""
    extra: list[int] = []
    for pool in state.POOLS:
        extra += (Counter(_visible(state, pool)) - Counter(pool.total)).elements()
    return extra


def sees_alike(state: State, seat: int, other: State) -> bool:
    """Whether two states look the same to this seat."""
    return dump(view(state, seat)) == dump(view(other, seat))


__all__ = [
    "EVERYTHING",
    "HIDDEN",
    "NOBODY",
    "OWN",
    "PUBLIC",
    "Pool",
    "determinize",
    "flat",
    "lost",
    "sees_alike",
    "veil",
    "view",
]
