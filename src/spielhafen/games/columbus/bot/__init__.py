"""The bot for Columbus: a rule of thumb, the evaluation of a table, and the horizon.

Distances to victory are counted in fields (`prospects.py`). The weights of the rule of thumb beat alternatives.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import TYPE_CHECKING, Any, Final

from spielhafen.games.columbus.board.chart import (
    AREA_OF,
    CALM,
    START,
    WESTERN,
    flight,
)
from spielhafen.games.columbus.board.pieces import (
    CARPENTER,
    FACE_COUNTS,
    FLIGHT,
    HANDFULS,
    HOLD,
    SAIL,
    STORM,
    VERY_GOOD_WINDS,
)
from spielhafen.games.columbus.board.pieces import WHIRL as WHIRL_DIE
from spielhafen.games.columbus.bot.prospects import (
    BARREL,
    DRAWN_CARD,
    HARM,
    IN_CALM,
    MAST,
    MEAN_HARM,
    SIGHT,
    WAYS,
    WHIRLWIND_CARD,
    burdens,
    held,
    peril,
    remaining,
    to_go,
    wait,
)
from spielhafen.games.columbus.moves import (
    Allow,
    Avert,
    Blow,
    Draw,
    End,
    Gust,
    Leave,
    Load,
    Look,
    Miss,
    Pass,
    Pay,
    Play,
    Raise,
    Relocate,
    Repair,
    Reroll,
    Roll,
    Rose,
    Sail,
    Spin,
    Whirl,
    Winds,
)
from spielhafen.games.columbus.state import Ocean

if TYPE_CHECKING:
    from random import Random

    from spielhafen.core.moves import Move

# The rule of thumb. Its values are in fields of one's own way.

VICTORY: Final = 1e6
BEHIND: Final = 0.35
"""The weight of harm to a rival farther from home; harm to those ahead counts fully."""
FIRST: Final = 50.0
"""The value of moves to make before any that uses a die."""
SAILING: Final = 1.0
NUISANCE: Final = 0.3
"""The cost of a calm on the way, with a sail left to leave it."""
TEDIUM: Final = 0.1
"""The cost of a move that brings nothing."""
RIVALS: Final = {2: 1.0, 3: 0.7, 4: 0.5, 5: 0.4}
"""The value of one field of harm to one rival, by the number of seats."""
PREFER: Final = {Rose: 0.04, Winds: 0.02, Sail: 0.0}
"""Bonus by kind of move; sails are kept for later because they do more."""
SIDES: Final = sum(FACE_COUNTS)
NO_USE: Final = [-1.0] * len(FACE_COUNTS)
FOR_A_SAIL: Final = [1.0] * len(FACE_COUNTS)


def policy(g: Ocean, moves: Sequence[Move], _: Random) -> Move:
    """Return the move with the highest estimated value."""
    estimator = Estimator(g, g.steps[-1].actor())
    best, highest = moves[0], float("-inf")
    for move in moves:
        value = ESTIMATES[type(move)](estimator, move)
        if value > highest:
            best, highest = move, value
    return best


class Estimator:
    """The estimates of a captain at one decision, with results cached."""

    def __init__(self, g: Ocean, seat: int) -> None:
        self.g = g
        self.seat = seat
        self.space = g.ships[seat]
        self.ways = WAYS[g.found[seat]]
        self._hatred: list[float] | None = None
        self._faces: list[float] | None = None
        self._gains: list[float] | None = None
        self._price = 0.0

    @property
    def harm_values(self) -> list[float]:
        """Return the value of one field of harm by captain.

        It is negative for oneself and highest for those ahead.
        """
        if self._hatred is None:
            g = self.g
            own = remaining(g, self.seat)
            share = RIVALS[g.seats()]
            self._hatred = [
                share if remaining(g, seat) <= own else share * BEHIND for seat in range(g.seats())
            ]
            self._hatred[self.seat] = -1.0
        return self._hatred

    # Sailing.

    def sail(self, move: Rose | Sail | Winds) -> float:
        """Return the fields gained less the cost of calms and whirlwinds."""
        g, space = self.g, move.space
        if space == START and g.found[self.seat]:
            return VICTORY
        gained = self.ways[self.space] - self.ways[space]
        if space in g.whirlwinds:
            return gained - MAST - 1
        if CALM[space]:
            left = g.dice.count(SAIL) + g.winds - (not isinstance(move, Rose))
            gained -= NUISANCE if left else IN_CALM
        return gained + PREFER[type(move)] if gained > 0 else gained - TEDIUM

    # Harm.

    def area(self, area: int) -> float:
        """Return the average value of a storm over this area."""
        g = self.g
        value = 0.0
        for seat, space in enumerate(g.ships):
            if AREA_OF[space] == area and not g.damaged[seat]:
                value += self.harm_values[seat] * MEAN_HARM[g.found[seat]][space]
        return value

    def storm(self, area: int, direction: int) -> float:
        """Return the value of a storm over this area in this direction."""
        g = self.g
        value = 0.0
        for seat, space in enumerate(g.ships):
            if AREA_OF[space] == area and space != START:
                harm = HARM[g.found[seat]][space][direction]
                value += self.harm_values[seat] * (min(harm, 0.0) if g.damaged[seat] else harm)
        return value

    def hit(self, space: int) -> float:
        """Return the value of a whirlwind that arrives here."""
        g = self.g
        if space not in g.ships:
            return 0.0
        return sum(
            [
                self.harm_values[seat] * MAST
                for seat, there in enumerate(g.ships)
                if there == space and not g.damaged[seat]
            ]
        )

    def best_hit(self, fields: int) -> float:
        """Return the highest value of a whirlwind's flight over this number of fields."""
        g = self.g
        best = 0.0
        for here in g.whirlwinds:
            far = flight(here)
            for space in set(g.ships):
                if far[space] <= fields:
                    best = max(best, self.hit(space))
        return best

    # Dice.

    @property
    def faces(self) -> list[float]:
        """Return the value of a die, by its face."""
        if self._faces is None:
            g = self.g
            sail = SAILING if self.ways[self.space] > 0 else TEDIUM
            faces = [sail, sail + TEDIUM, 0.0, 0.0, self.telescope()]
            if WHIRL_DIE in g.dice:
                faces[WHIRL_DIE] = self.best_hit(1)
            if STORM in g.dice and g.round > 1:
                faces[STORM] = max([0.0, *[self.area(area) for area in {AREA_OF[s] for s in g.ships}]])
            self._faces = faces
        return self._faces

    def telescope(self) -> float:
        """Return the value of a telescope: a look, a barrel or a card."""
        g = self.g
        if not g.found[self.seat] and self.ways[self.space] <= 1:
            return SIGHT if AREA_OF[self.space] == WESTERN else SIGHT * 0.8
        return DRAWN_CARD

    def reroll(self, move: Reroll) -> float:
        """Return the expected gain of rolling these dice again, less the barrel it costs."""
        if self._gains is None:
            self._gains = self.gains()
        gains = self._gains
        gain = self._price
        for face in HANDFULS[move.dice]:
            gain += gains[face]
        return FIRST + gain if gain > 0 else gain

    def gains(self) -> list[float]:
        """Return the expected gain of rolling a die again, by its face; set the price of a barrel."""
        g = self.g
        self._price = -BARREL if g.barrels[self.seat] < HOLD - 1 else -0.6 * BARREL
        if g.damaged[self.seat] or (CALM[self.space] and not g.winds):
            return NO_USE if SAIL in g.dice else FOR_A_SAIL
        faces = self.faces
        fresh = sum([count * value for count, value in zip(FACE_COUNTS, faces, strict=True)]) / SIDES
        return [fresh - value for value in faces]

    # Cards.

    def play(self, move: Play) -> float:
        """Return the value of playing a card; those of use at once are played at once."""
        card = move.card
        if card in FLIGHT:
            return self.best_hit(FLIGHT[card]) - WHIRLWIND_CARD
        if card in {CARPENTER, VERY_GOOD_WINDS}:
            return FIRST * 2
        return 1.5 if self.ways[self.space] > 0 else -1.0

    def look(self, _: Move) -> float:
        return SIGHT

    def load(self, _: Move) -> float:
        full = self.g.barrels[self.seat] == HOLD
        return -1.0 if full else BARREL + 0.1 * (self.g.barrels[self.seat] < 3)

    def draw(self, _: Move) -> float:
        return 0.5

    def send(self, move: Whirl | Gust) -> float:
        """Return the value of a hit; slightly negative where no rival is hit."""
        return self.hit(move.space) or -TEDIUM

    def relocate(self, move: Relocate) -> float:
        """Return the value of a hit; slightly negative where no rival is hit."""
        return self.hit(move.space) or -TEDIUM

    def raise_storm(self, move: Raise) -> float:
        """Return the value of a storm that harms rivals more than oneself; sailing comes first."""
        value = self.area(move.area)
        return 0.05 + 0.1 * value if value > 0.15 else -1.0

    def blow(self, _: Move) -> float:
        step: Any = self.g.steps[-1]
        return self.storm(step.area, self.g.arrow)

    def spin(self, _: Move) -> float:
        step: Any = self.g.steps[-1]
        return self.area(step.area)

    def avert(self, _: Move) -> float:
        """Return the value of calling the storm off; positive if one's own ship is in danger."""
        g = self.g
        step: Any = g.steps[-1]
        if AREA_OF[self.space] != step.area or self.space == START:
            return -1.0
        harm = 0.0 if g.damaged[self.seat] else MEAN_HARM[g.found[self.seat]][self.space]
        return harm - 0.2


def fixed(worth: float) -> Callable[[Estimator, Any], float]:
    """Return an estimate that is the same in every position."""
    return lambda _, __: worth


ESTIMATES: Final[dict[type[Move], Callable[[Estimator, Any], float]]] = {
    Pass: fixed(-1.0),
    Roll: fixed(0.0),
    Reroll: Estimator.reroll,
    Rose: Estimator.sail,
    Sail: Estimator.sail,
    Winds: Estimator.sail,
    Whirl: Estimator.send,
    Gust: Estimator.send,
    Raise: Estimator.raise_storm,
    Avert: Estimator.avert,
    Allow: fixed(0.0),
    Spin: Estimator.spin,
    Blow: Estimator.blow,
    Load: Estimator.load,
    Draw: Estimator.draw,
    Look: Estimator.look,
    Play: Estimator.play,
    Repair: fixed(FIRST),
    Pay: fixed(1.0),
    Miss: fixed(0.0),
    Relocate: Estimator.relocate,
    Leave: fixed(0.0),
    End: fixed(0.0),
}


# Evaluation.


def features(g: Ocean, seat: int) -> dict[str, float]:
    """Return the features of a captain's position, in fields."""
    found = {name: -burden for name, burden in burdens(g, seat).items()}
    rivals = [to_go(g, other) for other in range(g.seats()) if other != seat]
    lead = min(rivals) - wait(g, seat)
    return found | {"peril": -peril(g, seat), "cards": held(g, seat), "rivals": lead}


def worth(g: Ocean) -> list[float]:
    """Return each captain's estimated chance to be home first."""
    if g.winners is not None:
        return [1.0 if seat in g.winners else 0.0 for seat in range(g.seats())]
    ways = [to_go(g, seat) for seat in range(g.seats())]
    ahead = min(ways)
    spread = SPREAD + SPREAD_FAR * max(ahead, 0.0)
    odds = [exp((ahead - way) / spread) for way in ways]
    return [one / sum(odds) for one in odds]


EFFORT: Final = 2.0
DOUBT: Final = 1.5
SPREAD: Final = 2.3
SPREAD_FAR: Final = 0.19


def horizon(view: Ocean) -> Callable[[Ocean], bool]:
    """Return a test for the end of a simulation: the end of the turn.

    Beyond it the variance of the dice would hide the value of a move.
    """
    last = _turns(view) + 1
    return lambda g: g.winners is not None or _turns(g) >= last


def _turns(g: Ocean) -> int:
    """Return the number of turns begun since the first round."""
    seats = g.seats()
    return g.round * seats + (g.turn - g.first) % seats
