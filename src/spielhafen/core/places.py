"""The places of the seats at the end of a game, and what each of them has achieved.

The winners are first. Among the others `rank(g, seat)` of the game's rules decides, whose greatest value is
best; without it they share the place after the winners. What a seat has achieved is said by `result(g, seat)`
of its scene module, if there is one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from spielhafen.core.game import Game
    from spielhafen.core.play import State
    from spielhafen.core.text import Text


def find_places(game: Game, state: State) -> tuple[int, ...]:
    """Return the place of each seat; empty while the game goes on, and if it has no winner."""
    winners = state.winners
    if not winners:
        return ()
    rank: Callable[[Any, int], Any] | None = getattr(game.part("rules"), "rank", None)
    return rank_seats(
        [
            (True,) if seat in winners else (False, rank(state, seat)) if rank else (False,)
            for seat in range(state.seats())
        ]
    )


def rank_seats(results: Sequence[Any]) -> tuple[int, ...]:
    """Return the places of seats with these results, the greatest first; equals share one."""
    return tuple(1 + sum(other > own for other in results) for own in results)


def first_seats(ranks: Sequence[Any]) -> list[int]:
    """Return the seats with the greatest of these ranks."""
    highest = max(ranks)
    return [seat for seat, own in enumerate(ranks) if own == highest]


def find_results(game: Game, state: State) -> list[Text | None]:
    """Return what each seat has achieved at the end; None where the game has no words for it."""
    say: Callable[[Any, int], Text | None] | None = getattr(game.part("scene"), "result", None)
    return [say(state, seat) if say and state.winners is not None else None for seat in range(state.seats())]
