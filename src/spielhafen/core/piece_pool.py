"""Pools: the pieces that exist in a game, and the fields that hold them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any


@dataclass(frozen=True, eq=False)
class PieceSet:
    """Pieces that exist in a game; the fields that are declared to hold them make a `Pool`.

    total: every piece of the printed game, by the number of its kind. names: how the kinds are written. held:
    the only pieces that may be hidden in the places; empty: anything may. also: properties of the state that
    list further pieces, such as those that are out of the game. numbers: by kind, the number among the options
    that says how many pieces of this kind there are; of all other kinds there are as many as printed.
    """

    total: Sequence[int]
    names: Sequence[str] = ()
    held: Sequence[int] = ()
    also: Sequence[str] = ()
    numbers: Mapping[int, str] = field(default_factory=dict)

    def kinds(self) -> int:
        """Return the number of kinds."""
        return max(self.total, default=-1) + 1

    def counts(self, options: Any = None) -> list[int]:
        """Return how many pieces of each kind exist with these options; None: in the printed game."""
        found = [0] * self.kinds()
        for piece in self.existing(options):
            found[piece] += 1
        return found

    def existing(self, options: Any) -> Sequence[int]:
        """Return every piece that exists with these options; None: in the printed game."""
        return existing_pieces(self.total, self.numbers, options)

    def name_of(self, piece: int) -> str:
        """Return how a piece is written: its name, or its number."""
        return self.names[piece] if 0 <= piece < len(self.names) else str(piece)


@dataclass(frozen=True)
class Pool:
    """Things that exist: each is in one of these fields, or out of the game.

    `places` are lists of things, nested or not; `counted` fields hold the number of things of each kind. One
    of these may be the `rest`, a face-down pile that is drawn from late: its content is secret, its size is
    public (see `secret.rest_size`). `held` names the only things that may be hidden in the places (all others must
    be in the rest); empty: anything may. `names` says how the kinds of things are written. `numbers` is that of the
    `PieceSet`.
    """

    total: Sequence[int]
    places: Sequence[str]
    counted: Sequence[str] = ()
    rest: str = ""
    held: Sequence[int] = ()
    names: Sequence[str] = ()
    numbers: Mapping[int, str] = field(default_factory=dict)

    def existing(self, options: Any) -> Sequence[int]:
        """Return all things that exist with these options."""
        return existing_pieces(self.total, self.numbers, options)


def existing_pieces(total: Sequence[int], numbers: Mapping[int, str], options: Any) -> Sequence[int]:
    """Return the printed pieces, with more or fewer of those whose number the options change."""
    if not numbers or options is None:
        return total
    return _varied(tuple(total), tuple(numbers.items()), options)


@lru_cache(maxsize=256)
def _varied(total: tuple[int, ...], numbers: tuple[tuple[int, str], ...], options: Any) -> tuple[int, ...]:
    pieces = list(total)
    for kind, name in numbers:
        more: int = getattr(options, name) - getattr(type(options), name)
        pieces += [kind] * more
        for _ in range(-more):
            pieces.remove(kind)
    return tuple(pieces)
