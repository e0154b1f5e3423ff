"""The end (§13)."""

from __future__ import annotations

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
    results = list(zip(g.points, g.wins, strict=True))
    highest = max(results)
    return [seat for seat, result in enumerate(results) if result == highest]
