"""Removal of moves that look alike on the board and are about equally good."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from spielhafen.bots.candidates import Candidate
from spielhafen.core.game import Game
from spielhafen.core.play import State
from spielhafen.core.scene import Offer


def drop_equivalent_moves(
    game: Game, view: State, order: Sequence[Candidate], differ: Callable[[Candidate, Candidate], bool]
) -> Sequence[Candidate]:
    """Drop the candidates that are equivalent to an earlier one.

    differ: returns whether one of two candidates is surely better.
    """
    targets = {str(offer.move): _targets(offer) for offer in game.scene(view).offers}
    kept: list[Candidate] = []
    for one in order:
        own = targets.get(str(one.move))
        alike = [other for other in kept if own and targets.get(str(other.move)) == own]
        if all(differ(one, other) for other in alike):
            kept.append(one)
    return kept


def _targets(offer: Offer) -> tuple[str, ...]:
    """Return what the player points at for a move.

    A last handle that only rotates a piece in its place is left out (`D1/NSW` is a handle of the field `D1`).
    """
    targets = tuple(offer.touches or sorted(offer.together))
    is_rotation = len(targets) > 2 and targets[-1].startswith(f"{targets[-2]}/")
    return targets[:-1] if is_rotation else targets
