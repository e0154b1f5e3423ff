"""The table of Skerry."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, ClassVar

from spielhafen.core.play import EVERYTHING, Choice, State, Step
from spielhafen.core.secret import HIDDEN, NOBODY, OWN, Pool
from tests.toys.skerry.moves import BAG

if TYPE_CHECKING:
    from tests.toys.skerry import Options


class Rocks(State):
    """The state of a table; lists of lists are by seat."""

    __slots__ = ("work", "signalled", "bag", "hands", "shore", "wrack", "bids")

    SECRETS: ClassVar[Mapping[str, str]] = {"bag": NOBODY, "hands": OWN, "bids": OWN}
    POOLS: ClassVar[Sequence[Pool]] = (Pool(total=BAG, places=("bag", "hands", "shore", "wrack")),)

    def __init__(
        self,
        steps: list[Step],
        winners: list[int] | None,
        viewer: int,
        options: Options,
        work: int,  # deeds done in this turn
        signalled: int,  # whether a tide is due
        bag: list[int],
        hands: list[list[int]],
        shore: list[list[int]],
        wrack: list[int],
        bids: list[int],  # one more than the bid; 0: none yet
    ) -> None:
        self.steps = steps
        self.winners = winners
        self.viewer = viewer
        self.options = options
        self.work = work
        self.signalled = signalled
        self.bag = bag
        self.hands = hands
        self.shore = shore
        self.wrack = wrack
        self.bids = bids

    def clone(self) -> Rocks:
        return Rocks(
            self.steps[:],
            self.winners and self.winners[:],
            self.viewer,
            self.options,
            self.work,
            self.signalled,
            self.bag[:],
            [hand[:] for hand in self.hands],
            [shells[:] for shells in self.shore],
            self.wrack[:],
            self.bids[:],
        )

    def seats(self) -> int:
        return len(self.bids)

    def guess(self, random: Random) -> None:
        pending = {step.seat for step in self.steps if isinstance(step, Choice) and step.sealed}
        for seat, bid in enumerate(self.bids):
            if bid == HIDDEN:
                sealed = pending and seat not in pending
                self.bids[seat] = random.randrange(1, 4) if sealed else 0


def empty_rocks(seats: int, options: Options) -> Rocks:
    """Return the table before the first turn, nothing pending."""
    return Rocks(
        steps=[],
        winners=None,
        viewer=EVERYTHING,
        options=options,
        work=0,
        signalled=0,
        bag=[],
        hands=[[] for _ in range(seats)],
        shore=[[] for _ in range(seats)],
        wrack=[],
        bids=[0] * seats,
    )
