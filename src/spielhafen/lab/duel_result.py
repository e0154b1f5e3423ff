"""The result of one level of bots against another."""

from __future__ import annotations

from dataclasses import dataclass

from spielhafen.lab.statistics import Average


@dataclass(frozen=True)
class DuelResult:
    """The first level's share of the wins (0.5: equal), and its lead in points per game."""

    first: str
    second: str
    wins: Average
    lead: Average | None
