"""Which moves people would call different: those that are pointed at alike and may well be worth the same count as one."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from spielhafen.bots.candidates import Candidate
    from spielhafen.core.game import Game
    from spielhafen.core.play import State
    from spielhafen.core.scene import Offer


def drop_equivalent_moves(
    game: Game, view: State, order: Sequence[Candidate], differ: Callable[[Candidate, Candidate], bool]
) -> Sequence[Candidate]:
    """The candidates without those that come to the same as one before. differ: whether one of two is surely better."""
    pointed = {str(offer.move): _pointed(offer) for offer in game.scene(view).offers}
    kept: list[Candidate] = []
    for one in order:
        things = pointed.get(str(one.move))
        alike = [other for other in kept if things and pointed.get(str(other.move)) == things]
        if all(differ(one, other) for other in alike):
            kept.append(one)
    return kept


def _pointed(offer: Offer) -> tuple[str, ...]:
    """What is pointed at for it, but for how something is then turned where it lies (`D1/NSW`, a handle of the field `D1`)."""
    things = tuple(offer.touches or sorted(offer.together))
    turned = len(things) > 2 and things[-1].startswith(f"{things[-2]}/")
    return things[:-1] if turned else things
