"""The bot for Columbus: a rule of thumb, the evaluation of a table, and the horizon.

Distances to victory are counted in fields (`prospects.py`). The weights of the rule of thumb beat alternatives.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from itertools import groupby
from math import exp
from random import Random
from typing import Any, Final, TypeAlias, TypeVar

from spielhafen.core.moves import Move, each
from spielhafen.games.columbus import moves
from spielhafen.games.columbus.board.chart import (
    AREA_OF,
    AREAS,
    BESIDE,
    CALM,
    EDGE,
    SPACES,
    START,
    WATER,
    WESTERN,
    flight,
)
from spielhafen.games.columbus.board.pieces import (
    AT_ONCE,
    CARPENTER,
    FACE_COUNTS,
    FLIGHT,
    HANDFUL_NUMBERS,
    HANDFULS,
    HOLD,
    SAIL,
    STORM,
    VERY_GOOD_WINDS,
)
from spielhafen.games.columbus.board.pieces import WHIRL as WHIRL_DIE
from spielhafen.games.columbus.bot.pointless import idle, vain
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
from spielhafen.games.columbus.moves import REROLL
from spielhafen.games.columbus.state import Ocean

M = TypeVar("M", bound=Move)

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
PREFER: Final[dict[type[Move], float]] = {moves.Rose: 0.04, moves.Winds: 0.02, moves.Sail: 0.0}
"""Bonus by kind of move; sails are kept for later because they do more."""
WORTH_A_STORM: Final = 0.15
"""The value from which on a storm is raised."""
HIGHEST_STORM: Final = 0.05 + 0.1 * MAST * max(share * (seats - 1) for seats, share in RIVALS.items())
"""A value that no storm exceeds."""
FEW_BARRELS: Final = 3
SIDES: Final = sum(FACE_COUNTS)
NO_USE: Final[list[float]] = [-1.0] * len(FACE_COUNTS)
FOR_A_SAIL: Final[list[float]] = [1.0] * len(FACE_COUNTS)


def _courses(by: Sequence[Move], bonus: float, found: int, sails_left: bool, here: int) -> dict[Move, float]:
    """Return the moves to fields beside a ship, best first: fields gained, less costs of calms."""
    ways = WAYS[found]
    values: dict[Move, float] = {}
    for space in BESIDE[here]:
        if space == EDGE or not WATER[space]:
            continue
        gained = ways[here] - ways[space]
        if CALM[space]:
            gained -= NUISANCE if sails_left else IN_CALM
        home = space == START and found
        values[by[space]] = VICTORY if home else gained + bonus if gained > 0 else gained - TEDIUM
    return dict(sorted(values.items(), key=lambda item: -item[1]))


COURSES: Final[dict[type[Move], list[list[list[dict[Move, float]]]]]] = {
    kind: [
        [[_courses(by, bonus, found, left, here) for here in SPACES] for left in (False, True)]
        for found in (0, 1)
    ]
    for kind, by, bonus in [(kind, each(kind), bonus) for kind, bonus in PREFER.items()]
}
"""Moves with values, best first: by kind, find of an inhabited island, sails left and space."""


def policy(g: Ocean, offered: Sequence[Move], _: Random) -> Move:
    """Return the move with the highest estimated value; of equal ones the first."""
    estimator = Estimator(g, g.steps[-1].actor())
    best, highest = offered[0], float("-inf")
    for kind, group in groupby(offered, type):
        value, move = ESTIMATES[kind](estimator, [*group], highest)
        if value > highest:
            best, highest = move, value
    return best


Best: TypeAlias = "tuple[float, Move]"
"""The best of some moves, after its value."""


class Estimator:
    """The estimates of a captain at one decision, each made when it is needed.

    Its methods return the best of several moves of one kind, or any of them if none has a value above `beat`.
    """

    __slots__ = ("g", "seat", "space", "ways", "_areas", "_harm_values")

    def __init__(self, g: Ocean, seat: int) -> None:
        self.g = g
        self.seat = seat
        self.space = g.ships[seat]
        self.ways = WAYS[g.found[seat]]
        self._areas: list[float] | None = None
        self._harm_values: list[float] | None = None

    # Sailing.

    def sail(self, alike: Sequence[Any], beat: float) -> Best:
        """Value fields by the way that is gained, less the cost of calms and whirlwinds."""
        g, kind = self.g, type(alike[0])
        left = g.dice.count(SAIL) + g.winds - (kind is not moves.Rose)
        courses = COURSES[kind][g.found[self.seat]][left > 0][self.space]
        beside, (one, other) = BESIDE[self.space], g.whirlwinds
        if one not in beside and other not in beside:
            for move, value in courses.items():
                if move in alike:
                    return value, move
        return _best(alike, lambda move: self.into_whirlwind(move.space) or courses[move])

    def into_whirlwind(self, space: int) -> float:
        """Return the value of sailing upon a whirlwind; 0 if there is none."""
        return self.ways[self.space] - self.ways[space] - MAST - 1 if space in self.g.whirlwinds else 0.0

    # Harm.

    def harm_values(self) -> list[float]:
        """Return the value of one field of harm by captain.

        It is negative for oneself and highest for those ahead.
        """
        if self._harm_values is None:
            g = self.g
            seats = range(len(g.ships))
            own = remaining(g, self.seat)
            share = RIVALS[len(g.ships)]
            found = [share if remaining(g, seat) <= own else share * BEHIND for seat in seats]
            found[self.seat] = -1.0
            self._harm_values = found
        return self._harm_values

    def areas(self) -> list[float]:
        """Return the average value of a storm by its area."""
        if self._areas is None:
            g, harm_values = self.g, self.harm_values()
            self._areas = [0.0] * (AREAS[-1] + 1)
            for seat, space in enumerate(g.ships):
                if not g.damaged[seat]:
                    self._areas[AREA_OF[space]] += harm_values[seat] * MEAN_HARM[g.found[seat]][space]
        return self._areas

    def storm(self, area: int, direction: int) -> float:
        """Return the value of a storm over this area in this direction."""
        g = self.g
        value = 0.0
        for seat, space in enumerate(g.ships):
            if AREA_OF[space] == area and space != START:
                harm = HARM[g.found[seat]][space][direction]
                value += self.harm_values()[seat] * (min(harm, 0.0) if g.damaged[seat] else harm)
        return value

    def hit(self, space: int) -> float:
        """Return the value of a whirlwind that arrives where ships are."""
        g, value = self.g, 0.0
        for seat, there in enumerate(g.ships):
            if there == space and not g.damaged[seat]:
                value += self.harm_values()[seat] * MAST
        return value

    def best_hit(self, fields: int) -> float:
        """Return the highest value of a whirlwind's flight over this number of fields."""
        g = self.g
        best = 0.0
        for here in g.whirlwinds:
            far = flight(here)
            for space in g.ships:
                if far[space] <= fields:
                    best = max(best, self.hit(space))
        return best

    def send(self, alike: Sequence[Any], beat: float) -> Best:
        """Value flights of whirlwinds by whom they hit; slightly negative where they hit no rival."""
        ships = self.g.ships
        hits = {space: self.hit(space) for space in {move.space for move in alike}.intersection(ships)}
        if not hits:
            return -TEDIUM, alike[0]
        return _best(alike, lambda move: hits.get(move.space) or -TEDIUM)

    def raise_storm(self, alike: Sequence[moves.Raise], beat: float) -> Best:
        """Value storms that harm rivals more than oneself; sailing comes first."""
        if beat >= HIGHEST_STORM:
            return beat, alike[0]
        areas = self.areas()
        if max(areas) <= WORTH_A_STORM:
            return -1.0, alike[0]
        return _best(
            alike, lambda move: 0.05 + 0.1 * areas[move.area] if areas[move.area] > WORTH_A_STORM else -1.0
        )

    def blow(self, alike: Sequence[Move], beat: float) -> Best:
        """Value the storm as the arrow points."""
        step: Any = self.g.steps[-1]
        return self.storm(step.area, self.g.arrow), alike[0]

    def spin(self, alike: Sequence[Move], beat: float) -> Best:
        """Value the average storm."""
        step: Any = self.g.steps[-1]
        return self.areas()[step.area], alike[0]

    def avert(self, alike: Sequence[Move], beat: float) -> Best:
        """Value calling the storm off; positive if one's own ship is in danger."""
        g = self.g
        step: Any = g.steps[-1]
        if AREA_OF[self.space] != step.area or self.space == START:
            return -1.0, alike[0]
        harm = 0.0 if g.damaged[self.seat] else MEAN_HARM[g.found[self.seat]][self.space]
        return harm - 0.2, alike[0]

    # Dice.

    def faces(self) -> list[float]:
        """Return the value of a die, by its face."""
        g = self.g
        sail = SAILING if self.ways[self.space] > 0 else TEDIUM
        faces = [sail, sail + TEDIUM, 0.0, 0.0, self.telescope()]
        if WHIRL_DIE in g.dice:
            faces[WHIRL_DIE] = self.best_hit(1)
        if STORM in g.dice and g.round > 1:
            faces[STORM] = max(0.0, *self.areas())
        return faces

    def telescope(self) -> float:
        """Return the value of a telescope: a look, a barrel or a card."""
        if not self.g.found[self.seat] and self.ways[self.space] <= 1:
            return SIGHT if AREA_OF[self.space] == WESTERN else SIGHT * 0.8
        return DRAWN_CARD

    def reroll(self, alike: Sequence[moves.Reroll], beat: float) -> Best:
        """Value rolling dice again by the expected gain, less the barrel it costs."""
        gains = self.gains()
        price = -BARREL if self.g.barrels[self.seat] < HOLD - 1 else -0.6 * BARREL
        wanted = tuple([face for face in sorted(self.g.dice) if gains[face] > 0][:AT_ONCE])
        if wanted:
            best = REROLL[HANDFUL_NUMBERS[wanted]]
            if best in alike:
                return _gain(price, gains, wanted), best
        elif price <= beat:
            return beat, alike[0]
        return _best(alike, lambda move: _gain(price, gains, HANDFULS[move.dice]))

    def gains(self) -> Sequence[float]:
        """Return the expected gain of rolling a die again, by its face."""
        g = self.g
        if g.damaged[self.seat] or (CALM[self.space] and not g.winds):
            return NO_USE if SAIL in g.dice else FOR_A_SAIL
        faces = self.faces()
        fresh = sum([count * value for count, value in zip(FACE_COUNTS, faces, strict=True)]) / SIDES
        return [fresh - value for value in faces]

    # Cards and barrels.

    def play(self, alike: Sequence[moves.Play], beat: float) -> Best:
        """Value playing a card; those of use at once are played at once."""
        return _best(alike, self._card)

    def _card(self, move: moves.Play) -> float:
        card = move.card
        if card in FLIGHT:
            return self.best_hit(FLIGHT[card]) - WHIRLWIND_CARD
        if card in {CARPENTER, VERY_GOOD_WINDS}:
            return FIRST * 2
        return 1.5 if self.ways[self.space] > 0 else -1.0

    def load(self, alike: Sequence[Move], beat: float) -> Best:
        """Value a barrel, more so if there are few."""
        barrels = self.g.barrels[self.seat]
        return -1.0 if barrels == HOLD else BARREL + 0.1 * (barrels < FEW_BARRELS), alike[0]


def _gain(price: float, gains: Sequence[float], dice: Sequence[int]) -> float:
    """Return the value of rolling these dice again."""
    gain = price
    for face in dice:
        gain += gains[face]
    return FIRST + gain if gain > 0 else gain


def _best(alike: Sequence[M], value: Callable[[M], float]) -> Best:
    """Return the best of several moves; of equal ones the first."""
    values = [value(move) for move in alike]
    highest = max(values)
    return highest, alike[values.index(highest)]


def fixed(worth: float) -> Callable[[Estimator, Sequence[Any], float], Best]:
    """Return an estimate that is the same in every position."""
    return lambda _, alike, __: (worth, alike[0])


ESTIMATES: Final[dict[type[Move], Callable[[Estimator, Sequence[Any], float], Best]]] = {
    moves.Pass: fixed(-1.0),
    moves.Roll: fixed(0.0),
    moves.Reroll: Estimator.reroll,
    moves.Rose: Estimator.sail,
    moves.Sail: Estimator.sail,
    moves.Winds: Estimator.sail,
    moves.Whirl: Estimator.send,
    moves.Gust: Estimator.send,
    moves.Raise: Estimator.raise_storm,
    moves.Avert: Estimator.avert,
    moves.Allow: fixed(0.0),
    moves.Spin: Estimator.spin,
    moves.Blow: Estimator.blow,
    moves.Load: Estimator.load,
    moves.Draw: fixed(0.5),
    moves.Look: fixed(SIGHT),
    moves.Play: Estimator.play,
    moves.Repair: fixed(FIRST),
    moves.Pay: fixed(1.0),
    moves.Miss: fixed(0.0),
    moves.Relocate: Estimator.send,
    moves.Leave: fixed(0.0),
    moves.End: fixed(0.0),
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
    ways = [to_go(g, seat) for seat in range(len(g.ships))]
    ahead = min(ways)
    spread = SPREAD + SPREAD_FAR * max(ahead, 0.0)
    odds = [exp((ahead - way) / spread) for way in ways]
    total = sum(odds)
    return [one / total for one in odds]


def position(g: Ocean, seat: int) -> Hashable:
    """Return where ship and whirlwinds are, what is aboard, and what was played or looked at."""
    aboard = g.damaged[seat], g.barrels[seat], g.found[seat], len(g.hands[seat])
    return g.ships[seat], aboard, tuple(g.whirlwinds), len(g.seen), len(g.discard), g.played


EFFORT: Final = 2.0
DOUBT: Final = 1.5
SPREAD: Final = 2.3
SPREAD_FAR: Final = 0.19


def horizon(view: Ocean) -> Callable[[Ocean], bool]:
    """Return a test for the end of a simulation: the end of the turn.

    Beyond it the variance of the dice would hide the value of a move.
    """
    turn, now = view.turn, view.round
    return lambda g: g.turn != turn or g.round != now or g.winners is not None


def review_horizon(view: Ocean) -> Callable[[Ocean], bool]:
    """Return a test for the end of a simulation in a review: the end of the next round.

    At the end of the turn no more dice are rolled, so that nothing would tell how sure a difference is.
    """
    last = view.round + 2
    return lambda g: g.round >= last or g.winners is not None


__all__ = [
    "DOUBT",
    "EFFORT",
    "features",
    "horizon",
    "idle",
    "policy",
    "position",
    "review_horizon",
    "vain",
    "worth",
]
