"""The figures that a game's `figures.py` counts: points of the seats, and rounds."""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from spielhafen.core.game import Game
    from spielhafen.core.play import State


@cache
def load_figures(game: Game) -> Any:
    """Return the game's module `figures.py`, or None.

    It may define `points(g)`, `rounds(g)` if that is not the field `round` of the state, and `Figures`.
    `Figures().watch(g, step, move)` is called with each step. At the end `shares()` returns (hits, trials) and
    `counts()` numbers of occurrences, both by name and both optional.
    """
    return game.part("figures") if find_spec(f"{game.package}.figures") else None


def count_points(game: Game, state: State) -> tuple[float, ...] | None:
    """Return the points of each seat; None if the game counts none."""
    module = load_figures(game)
    return (tuple(module.points(state)) or None) if hasattr(module, "points") else None


def count_rounds(game: Game, state: State) -> int | None:
    """Return the number of rounds begun; None if the game does not count them."""
    module = load_figures(game)
    return module.rounds(state) if hasattr(module, "rounds") else getattr(state, "round", None)
