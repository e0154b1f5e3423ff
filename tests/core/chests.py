"""A toy: three captains who find, pass on and lose pieces, seen by some of them."""

from __future__ import annotations

from spielhafen.core.options import NoOptions
from spielhafen.core.play import State
from spielhafen.core.state_class import state
from spielhafen.core.state_fields import fixed_list, integer, observations, tracked

A, B, C, SEA, BOX = range(5)
PIECES = 6


@state
class Chest(State):
    """The state of the toy: pieces are with a captain, in the sea, or in the box.

    The sea is their first place; in the box they are lost, or passed on.
    """

    chips: list[list[int]] = tracked(PIECES, BOX + 1, counted_by="held", log="trail", start=SEA)
    held: list[int] = fixed_list(integer(0, PIECES), BOX + 1, start=[0, 0, 0, PIECES, 0])
    trail: list[list[list[int]]] = observations()

    def seats(self) -> int:
        return 3


def chest() -> Chest:
    """Return the toy with all pieces in the sea, known to all."""
    return Chest.initial(3, NoOptions())
