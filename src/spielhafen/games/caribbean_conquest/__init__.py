"""Caribbean Conquest: ships and crews fight for temples, skulls and cities."""

from __future__ import annotations

from dataclasses import dataclass

from spielhafen.core.game import Game
from spielhafen.core.options import Numbers, drawing, number, one_of, switch

MOST_SEATS = 4
BALANCED = "balanced"


@dataclass(frozen=True)
class Options(Numbers):
    """The size of the board, house rules, and the numbers that variants may change."""

    boxes: int = one_of(1, (1, 4, 9), mode=True)  # §3
    board: str = one_of("shuffled", ("shuffled", BALANCED), ours=BALANCED, before=BALANCED)  # §3
    static_defence: bool = switch(default=False, ours=True)  # §18
    all_fire: bool = switch(default=True, ours=False, before=False)  # §14
    truce: bool = switch(default=False, ours=True)  # §20
    rounds: str = one_of("printed", ("printed", "usual", "short", "endless"), ours="usual")  # §22
    turn_steps: int = number(6, 1, 12, "§10")  # for all groups together
    ship_price: int = number(6, 2, 15, "§9")
    crew_price: int = number(3, 2, 15, "§9")
    first_crews: int = number(2, 1, 4, "§5")  # in each city of a captain
    board_drawing: str = drawing("board", "§3")

    @property
    def prices(self) -> tuple[int, int]:
        """The prices of figures, by kind (§9)."""
        return self.ship_price, self.crew_price


GAME = Game(
    name="caribbean_conquest",
    version=1,
    package=__name__,
    box="spielhafen.boxes.ship_adventure",
    seats=(2, MOST_SEATS),
    minutes=60,
    complexity="deep",
    max_plies=12000,
    options=Options,
)
