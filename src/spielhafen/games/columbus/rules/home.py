"""The end of the voyage."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from spielhafen.core.play import Rule
from spielhafen.core.ready_steps import SeatRule
from spielhafen.games.columbus import MOST_SEATS
from spielhafen.games.columbus.board.chart import START, WATER, steps_from
from spielhafen.games.columbus.state import Ocean


def homecoming(g: Ocean, arrived: Mapping[int, int]) -> list[Home]:
    """§27 The captain who has come home with the news, if there is one; of two at once the first one clockwise."""
    home = [seat for seat, space in arrived.items() if space == START and g.found[seat]]
    return [HOME[seat] for seat in home[:1]]


class Home(SeatRule[Ocean]):
    """§27 The captain who reaches the harbour with an inhabited island has discovered America and wins."""

    def happen(self, g: Ocean) -> None:
        g.end([self.seat])


HOME: Final = [Home(seat) for seat in range(MOST_SEATS)]


class Unfinished(Rule[Ocean]):
    """§28 A voyage that takes too long is given up without a winner."""

    def happen(self, g: Ocean) -> None:
        g.end([])


UNFINISHED: Final = Unfinished()


# The places of the others.

FIELDS_HOME: Final = steps_from((START,), through=WATER)
"""Fields from each space to the harbour, around land, reefs and islands."""


def rank(g: Ocean, seat: int) -> tuple[int, int]:
    """§27 What the places behind the winner go by: the news first, then progress."""
    fields = FIELDS_HOME[g.ships[seat]]
    return (1, -fields) if g.found[seat] else (0, fields)
