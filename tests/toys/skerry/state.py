"""The table of Skerry."""

from __future__ import annotations

from random import Random

from spielhafen.core.piece_pool import PieceSet
from spielhafen.core.play import Choice, State
from spielhafen.core.secret import HIDDEN
from spielhafen.core.state_class import state
from spielhafen.core.state_fields import flag, integer, per_seat, piece_list
from tests.toys.skerry import Options
from tests.toys.skerry.moves import BAG, SHELLS

ALL_SHELLS = PieceSet(BAG, names=SHELLS)


@state
class Rocks(State):
    """The state of a table; lists of lists are by seat."""

    options: Options
    work: int = integer(0, 2, "deeds done in this turn")
    signalled: int = flag("a tide is owed")
    bag: list[int] = piece_list(ALL_SHELLS, "shells in the bag", secret="all")
    hands: list[list[int]] = per_seat(piece_list(ALL_SHELLS), "shells in hand", secret="owner")
    shore: list[list[int]] = per_seat(piece_list(ALL_SHELLS), "shells before each captain")
    wrack: list[int] = piece_list(ALL_SHELLS, "shells that are lost")
    bids: list[int] = per_seat(integer(0, 3), "one more than was bid; 0: nothing yet", secret="owner")

    def guess(self, random: Random) -> None:
        pending = {step.seat for step in self.steps if isinstance(step, Choice) and step.sealed}
        for seat, bid in enumerate(self.bids):
            if bid == HIDDEN:
                sealed = pending and seat not in pending
                self.bids[seat] = random.randrange(1, 4) if sealed else 0
