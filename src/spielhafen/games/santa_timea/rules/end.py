"""The end (§13)."""

from __future__ import annotations

from dataclasses import dataclass

from spielhafen.core.play import Rule
from spielhafen.games.santa_timea.state import Table


class Ranking(Rule[Table]):
    """§13 Most points win; then most rounds won; captains who are still equal win together."""

    told = False

    def happen(self, g: Table) -> None:
        g.then(*[Wins(seat) for seat in best(g)], End())


@dataclass
class Wins(Rule[Table]):
    """§13 This captain has won."""

    seat: int


class End(Rule[Table]):
    """§13 The game is over."""

    told = False

    def happen(self, g: Table) -> None:
        g.end(best(g))


def best(g: Table) -> list[int]:
    """§13 The captains surpassed by no other in points and then in rounds won."""
    results = list(zip(g.points, g.wins, strict=True))
    return [seat for seat, result in enumerate(results) if result == max(results)]
