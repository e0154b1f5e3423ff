"""The use of the points of a turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from spielhafen.core.play import Choice, Deed
from spielhafen.games.ghost_ship import MOST_SEATS
from spielhafen.games.ghost_ship.moves import END, End
from spielhafen.games.ghost_ship.rules.finds import DigGold, TakeTreasure
from spielhafen.games.ghost_ship.rules.meeting import Arrival
from spielhafen.games.ghost_ship.rules.sailing import DockHere, GoAshore, SailOn
from spielhafen.games.ghost_ship.rules.walking import CrossOver, GoAboard, StepOnCircle, SwimAcross, WalkOn
from spielhafen.games.ghost_ship.state import Ghostly

if TYPE_CHECKING:
    from spielhafen.core.moves import Move


class EndTurn(Deed[Ghostly]):
    """§14 Captains need not use all their points and may stop at any time."""

    kinds = (End,)

    def reach(self, g: Ghostly, seat: int) -> Sequence[Move]:
        return (END,)

    def take(self, g: Ghostly, seat: int, move: End) -> None:
        g.until(Arrival)


@dataclass
class Course(Choice[Ghostly]):
    """§14 The captain goes on, step by step, as long as there are points left."""

    stays = True
    deeds = (
        SailOn(),
        DockHere(),
        GoAshore(),
        WalkOn(),
        StepOnCircle(),
        CrossOver(),
        SwimAcross(),
        GoAboard(),
        TakeTreasure(),
        DigGold(),
        EndTurn(),
    )

    def due(self, g: Ghostly) -> bool:
        return g.left > 0


COURSE: Final = [Course(seat) for seat in range(MOST_SEATS)]
