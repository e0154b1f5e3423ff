"""The order in which games are shown to people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, get_args

from spielhafen.core.game import Complexity, Game

if TYPE_CHECKING:
    from collections.abc import Iterable

COMPLEXITIES: Final[tuple[Complexity, ...]] = get_args(Complexity)
"""The least complex first."""


def easiest_first(games: Iterable[Game]) -> list[Game]:
    """Sort games for newcomers: good first games, then by complexity, length and name."""
    return sorted(
        games,
        key=lambda game: (
            not game.good_first_game,
            COMPLEXITIES.index(game.complexity),
            game.minutes,
            game.name,
        ),
    )
