"""The jetty and its boats."""

from __future__ import annotations

from spielhafen.core.play import State
from spielhafen.core.state_class import state
from spielhafen.core.state_fields import integer, per_seat
from tests.toys.jetty import Options

PLACES = "abcd"
TURNS = 8


@state
class Jetty(State):
    """The state of a table."""

    options: Options
    boats: list[int] = per_seat(integer(0, len(PLACES) - 1), "place of each boat")
    turns: int = integer(0, TURNS, "turns that are over")
