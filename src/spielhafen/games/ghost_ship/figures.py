"""The figures that simulations count in games of Ghost Ship."""

from __future__ import annotations

from collections.abc import Sequence

from spielhafen.games.ghost_ship.state import Ghostly


def points(g: Ghostly) -> Sequence[int]:
    """Return the points of each captain; empty while the voyage goes on."""
    return g.scores
