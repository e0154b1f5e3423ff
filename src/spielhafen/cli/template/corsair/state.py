"""The state of a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spielhafen.core.play import State
from spielhafen.core.state_class import state
from spielhafen.core.state_fields import integer, list_of, per_seat, seat_number

if TYPE_CHECKING:
    from . import Options

PIPS: Final = 6
SOUND: Final = 8
KEGS: Final = 8


def last_round(_seats: int, options: Options) -> int:
    """§5 Return the number of broadsides."""
    return options.rounds


@state
class Fight(State):
    """The state of a table. Lists are by seat, but the duel begins with the captain who fires."""

    options: Options
    round: int = integer(0, last_round, "the present broadside")
    hull: list[int] = per_seat(integer(0, SOUND), "hits that each ship can still take")
    kegs: list[int] = per_seat(integer(0, KEGS), "kegs of powder for another shot")
    duel: list[int] = list_of(seat_number(), 2, "who fires at whom")
    rolled: list[int] = list_of(integer(1, PIPS), 2, "what they rolled")


def lower_seat(g: Fight) -> int | None:
    """§3 Return the captain with the lower die; None if the dice are equal."""
    first, second = g.rolled
    return None if first == second else g.duel[first > second]
