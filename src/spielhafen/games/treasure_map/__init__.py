"""Treasure Map: temples, pirates and four pieces of a map that leads to El Dorado."""

from __future__ import annotations

from dataclasses import dataclass

from spielhafen.core.game import Game
from spielhafen.core.options import Numbers, drawing, number, one_of, switch

MOST_SEATS = 4
ALONE = (1, 1)
BALANCED = "balanced"


@dataclass(frozen=True)
class Options(Numbers):
    """The house rules, and the numbers that variants may change."""

    board: str = one_of("shuffled", ("shuffled", BALANCED), ours=BALANCED, before=BALANCED)  # §3
    idle_pirates: str = one_of("fire", ("fire", "answer"))  # §14
    standing_still: bool = True  # §7
    el_dorado: str = one_of("printed", ("printed", "hidden"), ours="hidden")  # §24
    movement_cards: bool = False  # §23
    stranded: str = one_of("returns", ("returns", "pays", "stays"), ours="pays", before="pays")  # §17
    ransom: bool = switch(default=False, ours=True)  # §26
    stall_guard: bool = switch(default=False, ours=True)  # §30
    solo_level: int = one_of(2, (1, 2), ALONE)  # §28
    solo_pirates: str = one_of("two-steps", ("two-steps", "three-steps", "guns"), ALONE)  # §28
    turn_steps: int = number(4, 2, 8, "§7")
    first_balls: int = number(1, 0, 5, "§4")
    pay_off_price: int = number(4, 1, 12, "§26")
    ransom_price: int = number(8, 1, 20, "§26")  # [reconstructed]
    board_drawing: str = drawing("board", "§3")

    @property
    def lowest_price(self) -> int:
        """The least gold that a pirate takes (§26)."""
        return min(self.pay_off_price, self.ransom_price)


GAME = Game(
    name="treasure_map",
    version=1,
    package=__name__,
    box="spielhafen.boxes.ship_adventure",
    seats=(1, MOST_SEATS),
    minutes=60,
    complexity="medium",
    max_plies=6000,
    options=Options,
)
