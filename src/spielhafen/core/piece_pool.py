"""Pools: the pieces that exist in a game, and the fields that hold them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, eq=False)
class PieceSet:
    """Pieces that exist in a game; the fields that are declared to hold them make a `Pool`.

    total: every piece, by the number of its kind. names: how the kinds are written. held: the only pieces that
    may be hidden in the places; empty: anything may. also: properties of the state that list further pieces,
    such as those that are out of the game.
    """

    total: Sequence[int]
    names: Sequence[str] = ()
    held: Sequence[int] = ()
    also: Sequence[str] = ()

    def kinds(self) -> int:
        """Return the number of kinds."""
        return max(self.total, default=-1) + 1

    def counts(self) -> list[int]:
        """Return how many pieces of each kind exist."""
        found = [0] * self.kinds()
        for piece in self.total:
            found[piece] += 1
        return found

    def name_of(self, piece: int) -> str:
        """Return how a piece is written: its name, or its number."""
        return self.names[piece] if 0 <= piece < len(self.names) else str(piece)


@dataclass(frozen=True)
class Pool:
    """Things that exist: each is in one of these fields, or out of the game.

    `places` are lists of things, nested or not; `counted` fields hold the number of things of each kind. One
    of these may be the `rest`, a face-down pile that is drawn from late: its content is secret, its size is
    public (see `secret.rest_size`). `held` names the only things that may be hidden in the places (all others must
    be in the rest); empty: anything may. `names` says how the kinds of things are written.
    """

    total: Sequence[int]
    places: Sequence[str]
    counted: Sequence[str] = ()
    rest: str = ""
    held: Sequence[int] = ()
    names: Sequence[str] = ()
