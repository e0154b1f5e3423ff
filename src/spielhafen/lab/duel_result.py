"""The result of one level of bots against another."""

from __future__ import annotations

from dataclasses import dataclass

from spielhafen.lab.statistics import Average


@dataclass(frozen=True)
class DuelResult:
    """One level against another: its share of all victories (0.5: equally good), and its lead in points per game."""

    first: str
    second: str
    wins: Average
    lead: Average | None
