"""Caribbean Conquest: ships and crews fight for temples, skulls and cities."""

from __future__ import annotations

from dataclasses import dataclass

from spielhafen.core.game import Game
from spielhafen.core.options import one_of, switch

MOST_SEATS = 4
BALANCED = "balanced"


@dataclass(frozen=True)
class Options:
    """The size of the board, and house rules."""

    boxes: int = one_of(1, (1, 4, 9), variant=True)  # §3
    board: str = one_of("shuffled", ("shuffled", BALANCED), ours=BALANCED, before=BALANCED)  # §3
    static_defence: bool = switch(default=False, ours=True)  # §18
    all_fire: bool = switch(default=True, ours=False, before=False)  # §14
    truce: bool = switch(default=False, ours=True)  # §20
    rounds: str = one_of("printed", ("printed", "usual", "short", "endless"), ours="usual")  # §22


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
