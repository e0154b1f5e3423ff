"""A toy: three captains who find, pass on and lose pieces, seen by some of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from spielhafen.core.options import NoOptions
from spielhafen.core.play import EVERYTHING, State, Step
from spielhafen.core.secret import TRACKED
from spielhafen.core.tracked import all_in

if TYPE_CHECKING:
    from collections.abc import Mapping

A, B, C, SEA, BOX = range(5)
PIECES = 6


class Chest(State):
    """The state of the toy: pieces are with a captain, in the sea, or in the box.

    The sea is their first place; in the box they are lost, or passed on.
    """

    __slots__ = ("chips", "held", "trail")

    SECRETS: ClassVar[Mapping[str, str]] = {"chips": TRACKED}
    COUNTS: ClassVar[Mapping[str, str]] = {"chips": "held"}
    OBSERVATIONS: ClassVar[Mapping[str, str]] = {"chips": "trail"}

    def __init__(
        self,
        steps: list[Step],
        winners: list[int] | None,
        viewer: int,
        options: object,
        chips: list[list[int]],
        held: list[int],
        trail: list[list[list[int]]],
    ) -> None:
        self.steps = steps
        self.winners = winners
        self.viewer = viewer
        self.options = options
        self.chips = chips
        self.held = held
        self.trail = trail

    def clone(self) -> Chest:
        chips = [row[:] for row in self.chips]
        trail = [[row[:] for row in one] for one in self.trail]
        return Chest(self.steps[:], None, self.viewer, self.options, chips, self.held[:], trail)

    def seats(self) -> int:
        return 3


def chest() -> Chest:
    """Return the toy with all pieces in the sea, known to all."""
    return Chest([], None, EVERYTHING, NoOptions(), all_in(SEA, PIECES, 3), [0, 0, 0, PIECES, 0], [])
