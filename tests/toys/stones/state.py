"""The table of Stones."""

from __future__ import annotations

from spielhafen.core.play import State
from spielhafen.core.state_class import state
from spielhafen.core.state_fields import integer, per_seat
from tests.toys.stones import Options

STONES = 15


@state
class Heap(State):
    """The state of a table."""

    options: Options
    stones: int = integer(0, STONES, "stones in the heap")
    taken: list[int] = per_seat(integer(0, STONES, "stones taken"))
