"""Seeschlacht: two fleets, convoys, wind and broadsides on a lattice of lines."""

from __future__ import annotations

from dataclasses import dataclass

from spielhafen.core.game import Game
from spielhafen.core.options import one_of, switch


@dataclass(frozen=True)
class Options:
    """The game to play, and house rules."""

    short: bool = switch(
        default=False, variant=True
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


GAME = Game(
    name="seeschlacht",
    version=1,
    package=__name__,
    seats=(2, 2),
    minutes=120,
    complexity="deep",
    first_options=("short",),  # §1 “Play this one first”
    max_plies=60000,
    options=Options,
    has_draw_rule=True,  # §26
)
