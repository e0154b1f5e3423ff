"""The end (§13)."""

from __future__ import annotations

from spielhafen.core.places import first_seats
from spielhafen.core.play import Rule
from spielhafen.core.ready_steps import SeatRule
from spielhafen.games.santa_timea.state import Table


class Ranking(Rule[Table]):
    """§13 Most points win; then most rounds won; captains who are still equal win together."""

    told = False

    def happen(self, g: Table) -> None:
        g.then(*[Wins(seat) for seat in best(g)], End())


class Wins(SeatRule[Table]):
    """§13 This captain has won."""


class End(Rule[Table]):
    """§13 The game is over."""

    told = False

    def happen(self, g: Table) -> None:
        g.end(best(g))


def best(g: Table) -> list[int]:
    """§13 The captains surpassed by no other in points and then in rounds won."""
    return first_seats([rank(g, seat) for seat in range(g.seats())])


def rank(g: Table, seat: int) -> tuple[int, int]:
    """§13 What the places go by: points, then rounds won."""
    return g.points[seat], g.wins[seat]
