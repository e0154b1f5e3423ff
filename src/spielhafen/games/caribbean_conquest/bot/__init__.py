"""The bot for Caribbean Conquest: a rule of thumb, the evaluation of a table, the horizon.

All values are in points. Groups go to points that are near and likely to be won; gold buys figures and cards for them.
The numbers beat alternatives in games of the rule of thumb against itself.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Hashable, Sequence
from importlib.resources import files
from math import exp
from random import Random
from typing import Any, Final

from spielhafen.boxes.ship_adventure.duels import win_probability
from spielhafen.boxes.ship_adventure.equipment import BONUSES, CANNONBALL, ICONS, MELEE, RANGED
from spielhafen.boxes.ship_adventure.equipment import PRICES as CARD_PRICES
from spielhafen.core.moves import Move
from spielhafen.games.caribbean_conquest.battle_odds import odds
from spielhafen.games.caribbean_conquest.board.pieces import CREW, ROOM, SHIP
from spielhafen.games.caribbean_conquest.bot.prospects import CREW_WORTH, find_prospects
from spielhafen.games.caribbean_conquest.moves import At, Buy, Done, Fire, Go, Hire, Leave, Lose
from spielhafen.games.caribbean_conquest.rules.guns import gun_bonus
from spielhafen.games.caribbean_conquest.rules.market import Quarters
from spielhafen.games.caribbean_conquest.rules.melee import fighters
from spielhafen.games.caribbean_conquest.rules.moving import Manoeuvres
from spielhafen.games.caribbean_conquest.rules.round import last_round, score
from spielhafen.games.caribbean_conquest.state import (
    CREWS,
    FIGURES,
    NONE,
    PLACE,
    SHIPS,
    STRENGTH,
    WEIGHT,
    Sea,
)

# Values, in points.

GOLD: Final = 0.1
SHIP_WORTH: Final = 0.55
SWORDS: Final = 0.07
"""The value of a melee bonus of 1, for each figure."""
GUNS: Final = 0.02
BALL: Final = 0.15
AIM: Final = 0.1
"""The value of aiming, so that the targets of a possible shot are compared."""
NEVER: Final = -9.0
LEAST_GAIN: Final = 1e-6
"""The least gain for which a group moves."""
MOVE_ON: Final = 5.0
"""The additional value of a step with a group that was just taken up."""
LANDING: Final = 20.0
"""The value of leaving a spare crew behind that can take a point."""


def policy(g: Sea, moves: Sequence[Move], _: Random) -> Move:
    """Return the first of the moves with the highest estimated value.

    So ships that are fired at answer, which is the first of their moves.
    """
    step = g.steps[-1]
    seat = step.actor()
    if isinstance(step, Manoeuvres):
        mover = Mover(g, seat)
        values = [MOVING[type(move)](mover, move) for move in moves]
    elif isinstance(step, Quarters):
        known, figure = find_prospects(g, seat, g.hand), WEIGHT[step.figure]
        values = [known[move.square << PLACE | figure] for move in moves if isinstance(move, At)]
    else:
        values = [ESTIMATES[type(move)](g, seat, move) if type(move) in ESTIMATES else 0.0 for move in moves]
    return moves[values.index(max(values))]


class Mover:
    """The estimates of a captain's moves with groups, in points.

    `hand` is the square of a group that is thought to be in hand; without it, that of the group that is.
    """

    def __init__(self, g: Sea, seat: int, hand: int | None = None) -> None:
        self.g = g
        self.seat = seat
        self.near = g.waters.near
        self.land = g.waters.land
        self.own = {group >> PLACE: group & FIGURES for group in g.groups[seat]}
        hand = g.hand if hand is None else hand
        self.prospects = find_prospects(g, seat, hand)
        self.foes = self.prospects.foes
        self.afloat = self.prospects.afloat(self.own, hand)
        self.ashore = self.prospects.ashore(self.own)
        self.held = g.ships * WEIGHT[SHIP] + g.crews * WEIGHT[CREW]

    def take_up(self, move: At) -> float:
        """Return the gain of the best step of a group once it is in hand, less `LEAST_GAIN`.

        What stays on a free point takes it, and a group in hand would leave it.
        """
        here, points = move.square, self.g.waters.point_at
        mover = Mover(self.g, self.seat, here) if here in points or self.g.hand in points else self
        return mover.best_step(here) - LEAST_GAIN

    def best_step(self, here: int) -> float:
        """Return the gain of the best step of the group here, as if it were in hand."""
        afloat, ashore, land = self.afloat, self.ashore, self.land
        figures = self.own[here]
        crews, ships, now = figures & CREWS, figures & SHIPS, self.value(here, figures)
        gains = [NEVER]
        for there in self.near[here]:
            if there in self.own or there in self.foes:
                gains.append(self.gain(there, figures, now))
            elif land[there]:
                if crews:
                    gains.append(ashore[there << PLACE | crews] - now)
            elif ships:
                gains.append(afloat[there << PLACE | figures] - now)
        return max(gains)

    def value(self, square: int, figures: int) -> float:
        """Return the value of figures on a square."""
        return (self.afloat if figures & SHIPS else self.ashore)[square << PLACE | figures]

    def gain(self, there: int, figures: int, now: float) -> float:
        """Return the gain of a step over staying, whose value is `now`."""
        group = self.own.get(there, 0)
        if self.land[there]:
            figures &= CREWS
        elif not (figures | group) & SHIPS:
            return NEVER
        if not figures or STRENGTH[group] + STRENGTH[figures] > ROOM:
            return NEVER
        if there in self.foes and there not in self.g.waters.point_at:
            return self._fight_value(there, figures)
        if not figures & SHIPS:
            figures |= group & SHIPS
        return self.value(there, figures) - now

    def _fight_value(self, square: int, figures: int) -> float:
        """Return the gain of a fight for a square without a point."""
        g, foe = self.g, self.foes[square]
        edge = MELEE[g.cards[self.seat]] - MELEE[g.cards[foe]]
        against = fighters(g, foe, square)
        return (odds(STRENGTH[figures], against, edge) - 0.6) * against * CREW_WORTH

    def go(self, move: Go) -> float:
        """Return the gain of a step of the group in hand."""
        here, held = self.g.hand, self.held
        gain = self.gain(self.near[here][move.direction], held, self.value(here, held))
        return gain + MOVE_ON if self.g.fresh else gain

    def leave(self, move: Leave) -> float:
        """Return the value of leaving a figure behind.

        It is high for a spare crew on a ship beside an undefended point, which one crew can take.
        """
        g = self.g
        if move.figure == SHIP or g.crews < 2 or not self.own[g.hand] & SHIPS:
            return NEVER
        near, targets = self.near[g.hand], self.prospects.targets
        is_near = any(land and not against and at in near for at, land, _, _, against in targets or ())
        return LANDING if is_near else NEVER

    def anchor(self, _: Done) -> float:
        """Return the value of moving no more."""
        return 0.0


MOVING: Final[dict[type[Move], Callable[[Mover, Any], float]]] = {
    At: Mover.take_up,
    Go: Mover.go,
    Leave: Mover.leave,
    Done: Mover.anchor,
}


def hire(g: Sea, seat: int, move: Hire) -> float:
    """Return the value of a new figure, by the proportion of ships and crews."""
    ships, crews = fleet_size(g, seat)
    if move.figure == CREW:
        useful = 1.2 * CREW_WORTH if crews <= 3 * ships + 1 else 0.7 * CREW_WORTH
    else:
        useful = 1.6 * SHIP_WORTH if 2 * ships <= crews else 0.7 * SHIP_WORTH
    return useful - GOLD * g.options.prices[move.figure]


def buy(g: Sea, seat: int, move: Buy) -> float:
    """Return the value of a card: swords and guns by figures, only one cannonball."""
    price = GOLD * CARD_PRICES[move.card]
    if move.card == CANNONBALL:
        return (BALL * 2 if g.balls[seat] < 1 and g.round > 2 else 0.0) - price
    bonus = SWORDS if ICONS[move.card] == "swords" else GUNS
    return bonus * sum(fleet_size(g, seat)) * BONUSES[move.card] - price


def fleet_size(g: Sea, seat: int) -> tuple[int, int]:
    """Return the number of a captain's ships and crews."""
    groups = g.groups[seat]
    return sum([group >> 3 & CREWS for group in groups]), sum([group & CREWS for group in groups])


def fire(g: Sea, seat: int, move: Fire) -> float:
    """Return the value of a shot: highest at targets that cannot answer."""
    there = g.waters.near[g.hand][move.direction]
    foe = g.foe(seat, there)
    group = g.group(foe, there)
    hits = STRENGTH[group] * 0.1
    if not g.balls[foe] or not group & SHIPS:
        return 1.0 + hits
    return win_probability(gun_bonus(g, seat, g.hand) - gun_bonus(g, foe, there)) + hits


ESTIMATES: Final[dict[type[Move], Callable[[Sea, int, Any], float]]] = {
    Hire: hire,
    Buy: buy,
    At: lambda *_: AIM,
    Fire: fire,
    Lose: lambda _, __, move: float(move.figure == CREW),
}
"""The estimates of moves but those with groups; moves not named have 0."""


# Evaluation.


def features(g: Sea, seat: int) -> dict[str, float]:
    """Return the features of a captain's position, in points."""
    return {name: FACTORS[name] * value for name, value in _unscaled_features(g, seat).items()}


def parts(view: Sea) -> Callable[[Sea], dict[str, float]]:
    """Return a function for the features of the seat to move, and the best rival's sum."""
    seat = view.actor()
    rivals = [other for other in range(view.seats()) if other != seat]

    def found(g: Sea) -> dict[str, float]:
        return features(g, seat) | {"rivals": -max(sum(features(g, other).values()) for other in rivals)}

    return found


FACTORS: Final[dict[str, float]] = tomllib.loads(
    files(__package__).joinpath("weights.toml").read_text("utf-8")
)["factors"]
"""The factors of the features, fitted by `spielhafen tune`."""


def _unscaled_features(g: Sea, seat: int) -> dict[str, float]:
    ships, crews = fleet_size(g, seat)
    points, known = g.owners.count(seat), find_prospects(g, seat, g.hand)
    return {
        "points": points,
        "areas": 0.8 * (score(g, seat) - points),
        "ships": SHIP_WORTH * ships,
        "crews": CREW_WORTH * crews,
        "gold": GOLD * g.gold[seat],
        "swords": SWORDS * (ships + crews) * MELEE[g.cards[seat]],
        "guns": GUNS * (ships + crews) * RANGED[g.cards[seat]] + BALL * min(g.balls[seat], 2),
        "hope": 0.6 * sum([known[group] for group in g.groups[seat]]),
        "majority": verge(g, points),
    }


MAJORITY: Final = (6.0, 2.0, 1.0)
"""The value of a majority, and of being short of it by one or two points."""


def verge(g: Sea, points: int) -> float:
    """§22 Return the value of having, or nearly having, the points that end the game."""
    short = max(0, g.waters.majority - points)
    return MAJORITY[short] if short < len(MAJORITY) else 0.0


def worth(g: Sea) -> list[float]:
    """Return each captain's estimated chance to win."""
    seats = range(g.seats())
    if g.winners is not None:
        return [1.0 / len(g.winners) if seat in g.winners else 0.0 for seat in seats]
    if not g.board:
        return [1.0 / len(seats)] * len(seats)
    sums, spread = [sum(features(g, seat).values()) for seat in seats], scale(g)
    odds_of = [exp((own - max(sums)) / spread) for own in sums]
    return [one / sum(odds_of) for one in odds_of]


def scale(g: Sea) -> float:
    """Return the lead in points that multiplies a captain's odds by e."""
    last = last_round(g.options)
    left = 1.0 if last is None else max(0.1, 1 - g.round / last)
    return float(SPREAD * (len(g.owners) / 13) ** 0.5 * (0.5 + 0.5 * left))


SPREAD: Final = 2.2


def horizon(view: Sea) -> Callable[[Sea], bool]:
    """Return a test for the end of a simulation: the end of the next turn.

    The next captain may take back the points just taken.
    """
    last = _turns(view) + 2
    return lambda g: g.winners is not None or _turns(g) >= last


def _turns(g: Sea) -> int:
    """Return the index of the present turn, counted through the rounds.

    Between turns it is the index of the first turn of the round.
    """
    seats = g.seats()
    return g.round * seats + ((g.turn - g.first) % seats if g.turn != NONE else 0)


def position(g: Sea, seat: int) -> Hashable:
    """Return where a captain's figures are, what they own, and what has fired."""
    own = g.gold[seat], g.balls[seat], g.cards[seat]
    return tuple(g.groups[seat]), own, tuple(g.owners), tuple(g.fired)


EFFORT: Final = 0.3
DOUBT: Final = 0.5
SLIPS: Final = 0.5
"""A turn is a dozen decisions: with a slip in every third of them no plan survives."""
HOUSE_RULES: Final[tuple[dict[str, object], ...]] = (
    {"board": "balanced", "static_defence": True, "all_fire": False, "truce": True, "rounds": "usual"},
)
"""The house rules with which levels are measured: the preset `ours`.

Bots play by the printed rules, too.
"""
