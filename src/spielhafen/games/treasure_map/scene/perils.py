"""The dangers of stopping on a square: melees, shots, and the chance to come out of them."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from spielhafen.boxes.ship_adventure.duels import chance_text
from spielhafen.boxes.ship_adventure.equipment import CAMOUFLAGE, has_card
from spielhafen.core.text import Text, list_in_words
from spielhafen.games.treasure_map.names import foe_text, square_text
from spielhafen.games.treasure_map.rules.guns import foe_squares, may_open_fire
from spielhafen.games.treasure_map.scene.stakes import stake, surviving, winning
from spielhafen.games.treasure_map.state import PIRATE, SHIP, Isles


def named(foes: Sequence[int]) -> Text | str:
    """Return foes as a list in words; empty without any."""
    return list_in_words([foe_text(who) for who in foes]) if foes else ""


class Perils:
    """The dangers to a captain by square, prepared once for all squares in reach."""

    def __init__(self, g: Isles, seat: int) -> None:
        self.g, self.seat = g, seat
        self.hides = has_card(g.cards[seat], CAMOUFLAGE)
        chart = g.chart
        found = [(who, square) for who, square in foe_squares(g, seat) if not chart.neutral >> square & 1]
        self.foes = [(who, square) for who, square in found if who < SHIP]
        self.guns = [
            (who, chart.torus.neighbour_sets[square]) for who, square in found if may_open_fire(g, who)
        ]

    def at(self, square: int) -> Text | None:
        """§11 Return a warning for a captain who stops here: of melees first, then of guns."""
        if self.g.chart.neutral >> square & 1:
            return None
        foes = [who for who, there in self.foes if there == square]
        return self._melee(square, foes) if foes else self._guns(square)

    def _melee(self, square: int, foes: Sequence[int]) -> Text:
        """§13 Return the warning of the enemies on a square."""
        chance = chance_text(surviving(self.g, self.seat, foes))
        return self._stake("warning-melee", square, foes=named(foes), chance=chance)

    def _guns(self, square: int) -> Text | None:
        """§14 Return the warning of shots, with the chance if the captain fires first; None without any."""
        foes = self.gunners(square)
        if not foes:
            return None
        pirates, others = [who for who in foes if who >= PIRATE], [who for who in foes if who < PIRATE]
        return self._stake(
            "warning-guns",
            square,
            pirates=len(pirates),
            foes=named(pirates),
            captains=len(others),
            others=named(others),
            answer=self._answer(square, foes),
            chance=chance_text(prod([winning(self.g, self.seat, who, guns=True) for who in foes])),
        )

    def gunners(self, square: int) -> list[int]:
        """§14 Return the foes who may fire first at a captain who stops here."""
        if self.hides and self.g.chart.is_land[square]:
            return []
        return [who for who, ring in self.guns if ring >> square & 1]

    def _answer(self, square: int, foes: Sequence[int]) -> str:
        """§14 Return whether a captain can fire at all of them first, or else why not."""
        balls = self.g.balls[self.seat]
        if self.g.chart.is_land[square]:
            return "ashore"
        return "unarmed" if not balls else "scarce" if balls < len(foes) else "first"

    def _stake(self, key: str, square: int, **more: Text | str | int) -> Text:
        """Return a warning with the stake; it names the square unless the crew is there.

        So no mark reads like the offer to stop, which clients would not show a second time.
        """
        there = square != self.g.crews[self.seat]
        return stake(
            self.g, self.seat, key, there=int(there), square=square_text(square) if there else "", **more
        )
