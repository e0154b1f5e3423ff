"""The bot for Caribbean Conquest: a rule of thumb, the evaluation of a table, the horizon.

All values are in points. Groups go to points that are near and likely to be won; gold buys figures and cards for them.
The numbers beat alternatives in games of the rule of thumb against itself.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Hashable, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from math import exp
from typing import TYPE_CHECKING, Any, Final

from spielhafen.boxes.ship_adventure.duels import win_probability
from spielhafen.boxes.ship_adventure.equipment import BONUSES, CANNONBALL, ICONS, MELEE, RANGED
from spielhafen.boxes.ship_adventure.equipment import PRICES as CARD_PRICES
from spielhafen.games.caribbean_conquest.board.pieces import CREW, PRICES, ROOM, SHIP
from spielhafen.games.caribbean_conquest.board.waters import NO_AREA
from spielhafen.games.caribbean_conquest.bot.prospects import Prospects, Target
from spielhafen.games.caribbean_conquest.bot.routes import Routes, routes
from spielhafen.games.caribbean_conquest.moves import At, Buy, Done, Fire, Go, Hire, Leave, Lose
from spielhafen.games.caribbean_conquest.rules.fleets import at_peace
from spielhafen.games.caribbean_conquest.rules.guns import Gunnery, gun_bonus
from spielhafen.games.caribbean_conquest.rules.market import Quarters
from spielhafen.games.caribbean_conquest.rules.melee import fighters
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

if TYPE_CHECKING:
    from random import Random

    from spielhafen.core.moves import Move

# Values, in points.

POINT: Final = 1.0
NEAR_AREA: Final = 0.35
"""The additional value of a point for each other point of its area already controlled."""
FROM_RIVAL: Final = 0.5
"""The additional value of a point taken from a rival."""
CREW_WORTH: Final = 0.45
SHIP_WORTH: Final = 0.55
GOLD: Final = 0.1
SWORDS: Final = 0.07
"""The value of a melee bonus of 1, for each figure."""
GUNS: Final = 0.02
BALL: Final = 0.15
LEAST_ODDS: Final = 0.42
"""The least chance of victory for a fight to be sought."""
NEVER: Final = -9.0
LEAST_GAIN: Final = 1e-6
"""The least gain for which a group moves."""


@cache
def odds(attackers: int, defenders: int, edge: int) -> float:
    """Return the chance of winning a melee to its end; `edge` is the lead in bonuses from cards."""
    if attackers == 0 or defenders == 0:
        return float(defenders == 0)
    won = win_probability(max(-6, min(6, edge + attackers - defenders)))
    return won * odds(attackers, defenders - 1, edge) + (1 - won) * odds(attackers - 1, defenders, edge)


@lru_cache(maxsize=64)
def prospects(*_: Hashable) -> Prospects:
    """Return the prospects for a key of everything that they depend on, to be filled on demand."""
    return Prospects()


class Estimator:
    """The estimates of a captain at one decision, in points.

    Figures on a square, real or only thought of, are a position: a number like that of a group.
    """

    def __init__(self, g: Sea, seat: int) -> None:
        self.g = g
        self.seat = seat
        self.sea = g.waters
        self.routes: Routes = routes(g.board)
        self.own = {group >> PLACE: group & FIGURES for group in g.groups[seat]}
        points = self.sea.point_at
        known = prospects(
            g.board,
            seat,
            tuple(g.owners),
            tuple(g.cards),
            tuple([tuple(groups) for other, groups in enumerate(g.groups) if other != seat]),
            tuple([square for square in self.own if square in points and square != g.hand]),
            at_peace(g),
            g.options.static_defence,
        )
        self.foes = known.foes
        if known.targets is None:
            others = [other for other in reversed(range(g.seats())) if other != seat]
            self.foes.update({group >> PLACE: other for other in others for group in g.groups[other]})
            found = [self._target(point) for point in range(len(g.owners))]
            known.targets = [target for target in found if target is not None]
        self.targets = known.targets
        self.prospects = known
        self.values = known.values_for(self.own, g.hand, self.routes)

    def _target(self, point: int) -> Target | None:
        """Return a point as a target, if it is one."""
        g, seat, square = self.g, self.seat, self.sea.points[point]
        owner, foe = g.owners[point], self.foes.get(square, NONE)
        if (owner == seat and foe == NONE) or (owner not in {NONE, seat} and at_peace(g)):
            return None
        if foe == NONE and owner == NONE and square != g.hand and g.group(seat, square):
            return None
        worth, enemy = self._point_value(point), owner if foe == NONE else foe
        against = fighters(g, enemy, square) if enemy != NONE else 0
        gains = [0.0] + [worth] * ROOM
        if against:
            edge = MELEE[g.cards[seat]] - MELEE[g.cards[enemy]]
            gains = [worth * self._cautious_odds(figures, against, edge) for figures in range(ROOM + 1)]
        return square, self.sea.land[square], self.routes.voyage(square), gains, against

    def _point_value(self, point: int) -> float:
        """Return the value of a point: higher with others of its area, higher if it is a rival's."""
        g = self.g
        area = g.waters.area_of[point]
        worth = POINT + (FROM_RIVAL if g.owners[point] != NONE else 0.0)
        if area != NO_AREA:
            worth += NEAR_AREA * sum([g.owners[other] == self.seat for other in g.waters.areas[area]])
        return worth

    def _cautious_odds(self, figures: int, against: int, edge: int) -> float:
        """Return the chance to win a melee, squared out of caution; 0 below `LEAST_ODDS`."""
        won = odds(figures, against, edge)
        return won * won if won >= LEAST_ODDS else 0.0

    # Moving.

    def take_up(self, move: At) -> float:
        """Return the gain of the best step of a group, less `LEAST_GAIN`."""
        return self.best_step(move.square, self.own[move.square]) - LEAST_GAIN

    def best_step(self, here: int, figures: int) -> float:
        """Return the gain of the best step from a square."""
        values, now = self.values, self.values[here << PLACE | figures]
        own, foes, land, crews = self.own, self.foes, self.sea.land, figures & CREWS
        best = NEVER
        for there in self.sea.near[here]:
            if there in own or there in foes:
                gain = self.step(there, figures, now)
            else:
                left = crews if land[there] else figures
                gain = (
                    values[there << PLACE | left] - now if left & SHIPS or (land[there] and left) else NEVER
                )
            best = max(best, gain)
        return best

    def step(self, there: int, figures: int, now: float) -> float:
        """Return the gain of a step over staying, whose value is `now`."""
        group = self.own.get(there, 0)
        land = self.sea.land[there]
        if land:
            figures &= CREWS
        elif not (figures | group) & SHIPS:
            return NEVER
        if not figures or STRENGTH[group] + STRENGTH[figures] > ROOM:
            return NEVER
        if there in self.foes and there not in self.sea.point_at:
            return self._fight_value(there, figures)
        if not figures & SHIPS:
            figures += group & SHIPS
        return self.values[there << PLACE | figures] - now

    def _fight_value(self, square: int, figures: int) -> float:
        """Return the gain of a fight for a square without a point."""
        g, foe = self.g, self.foes[square]
        edge = MELEE[g.cards[self.seat]] - MELEE[g.cards[foe]]
        against = fighters(g, foe, square)
        return (odds(STRENGTH[figures], against, edge) - 0.6) * against * CREW_WORTH

    def go(self, move: Go) -> float:
        """Return the gain of a step of the group in hand."""
        g = self.g
        figures = g.ships * WEIGHT[SHIP] + g.crews * WEIGHT[CREW]
        now = self.values[g.hand << PLACE | figures]
        gain = self.step(self.sea.near[g.hand][move.direction], figures, now)
        return gain + 5.0 if g.fresh else gain

    def leave(self, move: Leave) -> float:
        """Return the value of leaving a figure behind.

        It is high for a spare crew on a ship beside an undefended point, which one crew can take.
        """
        g = self.g
        if move.figure == SHIP or g.crews < 2 or not g.group(self.seat, g.hand) >> 3:
            return NEVER
        near = g.waters.near[g.hand]
        free = [
            square for square, land, _, _, against in self.targets if land and not against and square in near
        ]
        return 20.0 if free else NEVER

    # Buying.

    def hire(self, move: Hire) -> float:
        """Return the value of a new figure, by the proportion of ships and crews."""
        g, seat = self.g, self.seat
        ships = sum([group >> 3 & CREWS for group in g.groups[seat]])
        crews = sum([group & CREWS for group in g.groups[seat]])
        if move.figure == CREW:
            useful = 1.2 * CREW_WORTH if crews <= 3 * ships + 1 else 0.7 * CREW_WORTH
        else:
            useful = 1.6 * SHIP_WORTH if 2 * ships <= crews else 0.7 * SHIP_WORTH
        return useful - GOLD * PRICES[move.figure]

    def buy(self, move: Buy) -> float:
        """Return the value of a card: swords and guns by figures, only one cannonball."""
        g, seat = self.g, self.seat
        price = GOLD * CARD_PRICES[move.card]
        figures = sum([STRENGTH[group & 63] for group in g.groups[seat]])
        if move.card == CANNONBALL:
            return (BALL * 2 if g.balls[seat] < 1 and g.round > 2 else 0.0) - price
        if ICONS[move.card] == "swords":
            return SWORDS * figures * BONUSES[move.card] - price
        return GUNS * figures * BONUSES[move.card] - price

    def quarter(self, move: At) -> float:
        """Return the value of a square for a new figure."""
        step: Any = self.g.steps[-1]
        return self.prospects[move.square << PLACE | WEIGHT[step.figure]]

    # Firing.

    def aim(self, _: At) -> float:
        """Return a small value, so that the targets of a possible shot are compared."""
        return 0.1

    def fire(self, move: Fire) -> float:
        """Return the value of a shot: highest at targets that cannot answer."""
        g = self.g
        there = g.waters.near[g.hand][move.direction]
        foe = g.foe(self.seat, there)
        hits = STRENGTH[g.group(foe, there)] * 0.1
        if not g.balls[foe] or not g.group(foe, there) >> 3:
            return 1.0 + hits
        return win_probability(gun_bonus(g, self.seat, g.hand) - gun_bonus(g, foe, there)) + hits

    def lose(self, move: Lose) -> float:
        """Return the value of giving up a figure; crews are cheaper."""
        return float(move.figure == CREW)


def policy(g: Sea, moves: Sequence[Move], _: Random) -> Move:
    """Return the move with the highest estimated value."""
    step = g.steps[-1]
    estimator, pointing = Estimator(g, step.actor()), POINTING.get(type(step), Estimator.take_up)
    best, highest = moves[0], float("-inf")
    for move in moves:
        estimate = pointing if type(move) is At else ESTIMATES.get(type(move))
        value = estimate(estimator, move) if estimate else 0.0
        if value > highest:
            best, highest = move, value
    return best


Estimate = Callable[[Estimator, Any], float]
POINTING: Final[dict[type[Any], Estimate]] = {Quarters: Estimator.quarter, Gunnery: Estimator.aim}
"""The estimates of pointing at a square, by choice; in other choices it takes up a group."""
ESTIMATES: Final[dict[type[Move], Estimate]] = {
    Hire: Estimator.hire,
    Buy: Estimator.buy,
    Leave: Estimator.leave,
    Go: Estimator.go,
    Fire: Estimator.fire,
    Lose: Estimator.lose,
    Done: lambda _, __: 0.0,
}
"""The estimates of other moves; those not named have 0.

So ships that are fired at answer, which is the first of their moves.
"""


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
    ships = sum([group >> 3 & CREWS for group in g.groups[seat]])
    crews = sum([group & CREWS for group in g.groups[seat]])
    points = g.owners.count(seat)
    estimator = Estimator(g, seat)
    potentials = [estimator.prospects[group] for group in g.groups[seat]]
    return {
        "points": points,
        "areas": 0.8 * (score(g, seat) - points),
        "ships": SHIP_WORTH * ships,
        "crews": CREW_WORTH * crews,
        "gold": GOLD * g.gold[seat],
        "swords": SWORDS * (ships + crews) * MELEE[g.cards[seat]],
        "guns": GUNS * (ships + crews) * RANGED[g.cards[seat]] + BALL * min(g.balls[seat], 2),
        "hope": 0.6 * sum(potentials),
        "majority": 2.0 if points >= g.waters.majority else 0.0,
    }


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


EFFORT: Final = 0.3
DOUBT: Final = 0.5
HOUSE_RULES: Final[tuple[dict[str, object], ...]] = (
    {"board": "balanced", "static_defence": True, "all_fire": False, "truce": True, "rounds": "usual"},
)
"""The house rules with which levels are measured: the preset `ours`.

Bots play by the printed rules, too.
"""
