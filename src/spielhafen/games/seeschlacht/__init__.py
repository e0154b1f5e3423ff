"""Seeschlacht: two fleets, convoys, wind and broadsides on a lattice of lines."""

from __future__ import annotations

from dataclasses import dataclass

from spielhafen.core.game import Game
from spielhafen.core.options import Numbers, number, one_of, switch


@dataclass(frozen=True)
class Options(Numbers):
    """The game to play, house rules, and the numbers that variants may change."""

    short: bool = switch(
        default=False, mode=True
    )  # §1 the merchants carry their cargo from the start and need not come home
    avoid_rams: bool = False  # §12 a ship rams only if it cannot be avoided
    batteries: str = one_of(
        "told", ("told", "alone"), ours="alone", before="alone"
    )  # §17 "told": the captain decides; "alone": all fire by themselves
    late_wind: bool = switch(
        default=True, ours=False, before=False
    )  # §5 the wind may be changed though every ship stays
    neutral_guns: bool = False  # §18 merchants may fire from inside the neutral harbour
    elimination: bool = False  # §23 a side that alone has merchants left wins at once
    encounter: bool = False  # §27 two merchants and three warships a side, already at sea
    first_points: int = number(
        10, 6, 20, "§24"
    )  # for the first merchant to arrive; each later one brings one less
    merchants_number: int = number(3, 1, 3, "§3")  # of each side
    warships_number: int = number(7, 1, 7, "§3")
    quiet_turns: int = number(60, 10, 200, "§25")  # [decided]
    most_turns: int = number(600, 50, 1000, "§25")  # [decided]


GAME = Game(
    name="seeschlacht",
    version=1,
    package=__name__,
    seats=(2, 2),
    minutes=120,
    complexity="deep",
    first_options=("short", "encounter"),  # §1 “Play this one first”; §27 it begins where fleets meet
    max_plies=60000,
    options=Options,
    has_draw_rule=True,  # §26
)
