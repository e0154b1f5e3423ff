"""The figures that simulations count in games of Caribbean Conquest."""

from __future__ import annotations

from spielhafen.core.moves import Move
from spielhafen.core.play import Step
from spielhafen.games.caribbean_conquest.moves import Fire
from spielhafen.games.caribbean_conquest.rules.losses import Drowned, Lost
from spielhafen.games.caribbean_conquest.rules.melee import Battle, Overrun, Taken, Taking
from spielhafen.games.caribbean_conquest.rules.round import Elimination, Majority, TimeUp, score
from spielhafen.games.caribbean_conquest.state import NONE, Sea


def rounds(g: Sea) -> int:
    """Return the number of rounds begun."""
    return g.round


def points(g: Sea) -> list[float]:
    """Return the score of each captain."""
    return [score(g, seat) for seat in range(g.seats())]


class Figures:
    """The events counted during one game."""

    def __init__(self) -> None:
        self.battles = self.attackers = self.shots = self.lost = 0
        self.taken = self.from_rivals = 0
        self.ends = dict.fromkeys((Majority, Elimination, TimeUp), 0)
        self.fought: list[int] = []
        """The squares of this turn's battles."""

    def watch(self, g: Sea, step: Step, move: Move | None) -> None:
        """Count a step that is about to happen."""
        if isinstance(step, Battle):
            self.battles += 1
            self.fought.append(step.square)
        elif isinstance(step, Taking):
            self.attackers += sum(g.group(step.seat, square) > 0 for square in self.fought)
            self.fought = []
        elif isinstance(step, Taken):
            self.taken += 1
            self.from_rivals += g.owner(step.square) != NONE
        elif isinstance(step, Overrun):
            self.from_rivals += 1
        elif isinstance(step, Lost):
            self.lost += 1
        elif isinstance(step, Drowned):
            self.lost += step.crews
        elif type(step) in self.ends:
            self.ends[type(step)] += 1
        self.shots += isinstance(move, Fire)

    def counts(self) -> dict[str, float]:
        """Return how often each event happened in the game, by name."""
        return {
            "battles": self.battles,
            "shots": self.shots,
            "figures-lost": self.lost,
            "points-taken": self.taken,
        }

    def shares(self) -> dict[str, tuple[int, int]]:
        """Return pairs of how often and out of how many, by name."""
        ends = sum(self.ends.values())
        return {
            "attackers-won": (self.attackers, self.battles),
            "points-from-rivals": (self.from_rivals, self.taken),
            "ended-by-majority": (self.ends[Majority], ends),
            "ended-by-elimination": (self.ends[Elimination], ends),
            "ended-by-last-round": (self.ends[TimeUp], ends),
        }
