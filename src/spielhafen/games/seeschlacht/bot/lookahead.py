"""The expected course of a battle some turns ahead, without dice, to compare manoeuvres.

The places of ships after sailing say little by themselves: the enemy sails, then one's own fleet, then the
enemy again. All that is played by the rule of thumb and in this wind, without hits, and the table at the end
is evaluated. Shots on the way count by their average harm: one's own broadsides of this turn and of the next,
less the enemy's between them (the enemy's last ones are part of the table's worth).

This alone evaluates the short game. In the great game, where ways are long, it corrects `ship_forecast.py`,
which evaluates the very next turn. All values are in turns of a merchant; their names are shown as reasons.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Final, TypeAlias

from spielhafen.games.seeschlacht.bot.ship_forecast import (
    Answer,
    Policy,
    ShipForecast,
    answered,
    broadsides,
    sail_on,
    verdict,
)
from spielhafen.games.seeschlacht.state import Sea

Features: TypeAlias = Callable[[Sea, int], dict[str, float]]

TURNS: Final = 3
"""The number of turns that are played on: the enemy's, one's own, the enemy's."""
SHARE: Final = 0.3
"""The weight of this evaluation in the great game; the rest is that of `ship_forecast.py`."""


class Lookahead:
    """An evaluation of manoeuvres that begin at one table."""

    def __init__(self, root: Sea, seat: int, policy: Policy, features: Features) -> None:
        """Start from the table `root`; `features` gives the features of a seat's position."""
        self.root = root
        self.seat = seat
        self.policy = policy
        self.features = features

    def gain(self, g: Sea, answer: Answer | None = None) -> float:
        """Return the value for the seat after sailing and before fire; the table stays unchanged."""
        return sum(self.parts(g, answer).values())

    def parts(self, g: Sea, answer: Answer | None = None) -> dict[str, float]:
        """Return the terms of `gain` by name; an `answer` is sailed on from."""
        fire, reply, now = broadsides(g, self.seat), 0.0, self.root.number
        after, fires = answer or answered(g, self.root, self.policy)
        for turn in range(now + 1, now + TURNS):
            if turn > now + 1:
                fires = sail_on(after, turn, self.policy)
            if fires and after.turn == self.seat:
                fire += broadsides(after, self.seat)
            elif fires:
                reply += broadsides(after, 1 - self.seat)
        sail_on(after, now + TURNS, self.policy)
        end = self.root if after.winners is not None else after
        found = self.features(end, self.seat)
        return found | {"fire": fire, "reply": -reply, "decided": verdict(after, self.seat)}


class WeightedForecast:
    """The weighted sum of two evaluations of manoeuvres that begin at one table."""

    def __init__(self, soon: ShipForecast, later: Lookahead) -> None:
        self.seat = soon.seat
        self.soon = soon
        self.later = later

    def gain(self, g: Sea) -> float:
        """Return the value for the seat after sailing and before fire; the table stays unchanged."""
        answer = answered(g, self.soon.root, self.soon.policy)
        return (1 - SHARE) * self.soon.gain(g, answer) + SHARE * self.later.gain(g, answer)

    def parts(self, g: Sea) -> dict[str, float]:
        """Return the terms of `gain` by name."""
        found: defaultdict[str, float] = defaultdict(float)
        answer = answered(g, self.soon.root, self.soon.policy)
        for share, reckoning in ((1 - SHARE, self.soon), (SHARE, self.later)):
            for name, amount in reckoning.parts(g, answer).items():
                found[name] += share * amount
        return dict(found)
