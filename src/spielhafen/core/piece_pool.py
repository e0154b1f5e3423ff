"""Pools: the things that exist in a game, and the fields that hold them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Pool:
    """Things that exist: each is in one of these fields, or out of the game.

    `places` are lists of things, nested or not; `counted` fields hold the number of things of each kind. One
    of these may be the `rest`, a face-down pile that is drawn from late: its content is secret, its size is
    public (see `secret.rest_size`). `held` names the only things that may be hidden in the places (all others must
    be in the rest); empty: anything may.
    """

    total: Sequence[int]
    places: Sequence[str]
    counted: Sequence[str] = ()
    rest: str = ""
    held: Sequence[int] = ()
