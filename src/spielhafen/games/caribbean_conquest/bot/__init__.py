"""How to play Caribbean Conquest: a rule of thumb, what a table is worth, and how far it pays to look.

Everything is counted in points. Groups go where points are to be had, the nearer and the surer the better; gold buys what
such groups need. The numbers were tried against others in games of the rule of thumb against itself.
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
from spielhafen.games.caribbean_conquest.bot.routes import FAR, Routes, routes
from spielhafen.games.caribbean_conquest.moves import At, Buy, Done, Fire, Go, Hire, Leave, Lose
from spielhafen.games.caribbean_conquest.rules.guns import Gunnery, gun_bonus
from spielhafen.games.caribbean_conquest.rules.market import Quarters
from spielhafen.games.caribbean_conquest.rules.melee import fighters
from spielhafen.games.caribbean_conquest.rules.moving import at_peace
from spielhafen.games.caribbean_conquest.rules.round import last_round, score
from spielhafen.games.caribbean_conquest.state import CREWS, NONE, PLACE, Sea, strength

if TYPE_CHECKING:
    from random import Random

    from spielhafen.core.moves import Move

# What things are worth, in points.

POINT: Final = 1.0
NEAR_AREA: Final = 0.35
"""A point more for each other point of its area that one has already."""
FROM_RIVAL: Final = 0.5
"""A point taken from somebody, beyond the point itself."""
CREW_WORTH: Final = 0.45
SHIP_WORTH: Final = 0.55
GOLD: Final = 0.1
SWORDS: Final = 0.07
"""A bonus of one in melees, for each figure."""
GUNS: Final = 0.02
BALL: Final = 0.15
PATIENCE: Final = 0.84
"""What is one step farther is worth so much less."""
BOARDING: Final = 0.3
"""What it is worth to go aboard, or to fetch crews, compared with the best point there is."""
LEAST_ODDS: Final = 0.42
"""Fights with less hope are not sought."""
NEVER: Final = -9.0
LEAST_GAIN: Final = 1e-6
"""A group that gains less stays where it is."""
FADING: Final = [PATIENCE**far for far in range(FAR)] + [0.0]
"""By steps: how much is left of what lies so far away; nothing of what cannot be reached."""


@cache
def odds(attackers: int, defenders: int, edge: int) -> float:
    """The chance of winning a melee to its end, with a bonus from cards that is so much higher than the enemy's."""
    if attackers == 0 or defenders == 0:
        return float(defenders == 0)
    won = win_probability(max(-6, min(6, edge + attackers - defenders)))
    return won * odds(attackers, defenders - 1, edge) + (1 - won) * odds(attackers - 1, defenders, edge)


Target = tuple[int, bool, list[int], list[float], int]
"""A point to be taken: its square, whether it is land, the ways there, what it brings so many figures, its defenders."""


class Prospects:
    """Where others are, the points to be taken, and what figures may hope for there: the same while only own groups at sea and on
    land move.
    """

    def __init__(self) -> None:
        self.foes: dict[int, int] = {}
        self.targets: list[Target] | None = None
        self.hopes: dict[tuple[int, int, int], float] = {}


@lru_cache(maxsize=64)
def prospects(*_: Hashable) -> Prospects:
    """Those of one table for one captain: for all that bears upon them, to be filled in as they are asked for."""
    return Prospects()


class Outlook:
    """What a captain considers at one decision."""

    def __init__(self, g: Sea, seat: int) -> None:
        self.g = g
        self.seat = seat
        self.sea = g.waters
        self.routes: Routes = routes(g.board)
        self._prospects = known = prospects(
            g.board,
            seat,
            tuple(g.owners),
            tuple(g.cards),
            tuple([tuple(groups) for other, groups in enumerate(g.groups) if other != seat]),
            tuple([square for square in self._standing() if square != g.hand]),
            at_peace(g),
            g.options.static_defence,
        )
        self.foes = known.foes
        if known.targets is None:
            others = [other for other in reversed(range(g.seats())) if other != seat]
            self.foes.update({group >> PLACE: other for other in others for group in g.groups[other]})
            points = range(len(g.owners))
            known.targets = [target for point in points if (target := self._target(point)) is not None]
        self.targets = known.targets

    def _standing(self) -> list[int]:
        """The points on which own figures stand."""
        return [group >> PLACE for group in self.g.groups[self.seat] if group >> PLACE in self.sea.point_at]

    def _target(self, point: int) -> Target | None:
        """A point to be taken, if it is one."""
        g, seat, square = self.g, self.seat, self.sea.points[point]
        owner, foe = g.owners[point], self.foes.get(square, NONE)
        if (owner == seat and foe == NONE) or (owner not in {NONE, seat} and at_peace(g)):
            return None
        if foe == NONE and owner == NONE and square != g.hand and g.group(seat, square):
            return None
        worth, enemy = self._point(point), owner if foe == NONE else foe
        against = fighters(g, enemy, square) if enemy != NONE else 0
        gains = [0.0] + [worth] * ROOM
        if against:
            edge = MELEE[g.cards[seat]] - MELEE[g.cards[enemy]]
            gains = [worth * self._trust(figures, against, edge) for figures in range(ROOM + 1)]
        return square, self.sea.land[square], self.routes.voyage(square), gains, against

    def _point(self, point: int) -> float:
        """What a point is worth: more with others of its area, more if it is a rival's."""
        g = self.g
        area = g.waters.area_of[point]
        worth = POINT + (FROM_RIVAL if g.owners[point] != NONE else 0.0)
        if area != NO_AREA:
            worth += NEAR_AREA * sum([g.owners[other] == self.seat for other in g.waters.areas[area]])
        return worth

    def hope(self, square: int, ships: int, crews: int) -> float:
        """What so many figures on a square may come to: the best point within their reach, the farther the less."""
        hopes = self._prospects.hopes
        known = hopes.get((square, ships, crews))
        if known is not None:
            return known
        best, aboard = 0.0, ships and ships + crews
        for _, land, ways, gains, _ in self.targets:
            gain = gains[crews if land else aboard]
            if gain > best:
                gain *= FADING[ways[square]]
                best = max(best, gain)
        hopes[square, ships, crews] = best
        return best

    def _trust(self, figures: int, against: int, edge: int) -> float:
        won = odds(figures, against, edge)
        return won * won if won >= LEAST_ODDS else 0.0

    # Moving.

    def stand(self, square: int, ships: int, crews: int) -> float:
        """What figures on a square are worth there: their hope, or that of going aboard or of fetching others."""
        hope = self.hope(square, ships, crews)
        if crews and not ships:
            hope = max(hope, self._lift(square, crews))
        elif ships and not crews:
            hope = max(hope, self._fetch(square))
        return hope

    def _lift(self, square: int, crews: int) -> float:
        """Crews that have nothing to do on their island go where an own ship lies."""
        best = 0.0
        for group in self.g.groups[self.seat]:
            ships, there = group >> 3 & CREWS, group >> PLACE
            if ships and (there == square or strength(group & 63) + crews <= ROOM):
                far = self.routes.march(there)[square]
                if far < FAR:
                    best = max(best, BOARDING * FADING[far] * self.hope(there, ships, crews) * 2)
        return best

    def _fetch(self, square: int) -> float:
        """Empty ships go where crews stand that have nothing to do."""
        best = 0.0
        for group in self.g.groups[self.seat]:
            there = group >> PLACE
            if not group >> 3 & CREWS and there != self.g.hand:
                far = self.routes.voyage(there)[square]
                if far < FAR:
                    best = max(best, BOARDING * FADING[far])
        return best

    def take_up(self, move: At) -> float:
        """What the best step of a group would gain; what can be taken in this turn comes first."""
        g = self.g
        group = g.group(self.seat, move.square)
        return self.best_step(move.square, group >> 3, group & CREWS) - LEAST_GAIN

    def best_step(self, here: int, ships: int, crews: int) -> float:
        """What the best step from a square gains."""
        now = self.stand(here, ships, crews)
        return max([self.step(here, there, ships, crews, now) for there in self.g.waters.near[here]])

    def step(self, here: int, there: int, ships: int, crews: int, now: float) -> float:
        """What a step gains against staying."""
        g = self.g
        land = g.waters.land[there]
        if land:
            ships = 0
        group = g.group(self.seat, there)
        if (
            (land and not crews)
            or not (land or ships or group >> 3)
            or strength(group) + ships + crews > ROOM
        ):
            return NEVER
        foe = self.foes.get(there, NONE)
        if foe != NONE and there not in g.waters.point_at:
            edge = MELEE[g.cards[self.seat]] - MELEE[g.cards[foe]]
            against = fighters(g, foe, there)
            won = odds(ships + crews, against, edge)
            return (won - 0.6) * against * CREW_WORTH
        return self.stand(there, ships or group >> 3, crews) - now

    def go(self, move: Go) -> float:
        """What a step of the group in hand gains."""
        g = self.g
        there = g.waters.near[g.hand][move.direction]
        now = self.stand(g.hand, g.ships, g.crews)
        gain = self.step(g.hand, there, g.ships, g.crews, now)
        return gain + 5.0 if g.fresh else gain

    def leave(self, move: Leave) -> float:
        """One crew is enough for a point that nobody defends, if the others can go elsewhere from their ship."""
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
        """Crews as long as there is land to be taken, ships for skulls and for crews to be carried."""
        g, seat = self.g, self.seat
        ships = sum([group >> 3 & CREWS for group in g.groups[seat]])
        crews = sum([group & CREWS for group in g.groups[seat]])
        if move.figure == CREW:
            useful = 1.2 * CREW_WORTH if crews <= 3 * ships + 1 else 0.7 * CREW_WORTH
        else:
            useful = 1.6 * SHIP_WORTH if 2 * ships <= crews else 0.7 * SHIP_WORTH
        return useful - GOLD * PRICES[move.figure]

    def buy(self, move: Buy) -> float:
        """Swords for many figures; a cannonball or two where enemy ships are."""
        g, seat = self.g, self.seat
        price = GOLD * CARD_PRICES[move.card]
        figures = sum([strength(group & 63) for group in g.groups[seat]])
        if move.card == CANNONBALL:
            return (BALL * 2 if g.balls[seat] < 1 and g.round > 2 else 0.0) - price
        if ICONS[move.card] == "swords":
            return SWORDS * figures * BONUSES[move.card] - price
        return GUNS * figures * BONUSES[move.card] - price

    def quarter(self, move: At) -> float:
        """Where a new figure has most to hope for."""
        step: Any = self.g.steps[-1]
        return self.hope(move.square, int(step.figure == SHIP), int(step.figure == CREW))

    # Firing.

    def aim(self, _: At) -> float:
        """Whoever has a cannonball and something in range looks closer."""
        return 0.1

    def fire(self, move: Fire) -> float:
        """At whoever cannot answer, else with the better bonus."""
        g = self.g
        there = g.waters.near[g.hand][move.direction]
        foe = g.foe(self.seat, there)
        hits = strength(g.group(foe, there)) * 0.1
        if not g.balls[foe] or not g.group(foe, there) >> 3:
            return 1.0 + hits
        return win_probability(gun_bonus(g, self.seat, g.hand) - gun_bonus(g, foe, there)) + hits

    def lose(self, move: Lose) -> float:
        """Crews are cheaper."""
        return float(move.figure == CREW)


def policy(g: Sea, moves: Sequence[Move], _: Random) -> Move:
    """The move that brings most, by a rough guess at each."""
    outlook = Outlook(g, g.steps[-1].actor())
    step = g.steps[-1]
    best, most = moves[0], float("-inf")
    for move in moves:
        guess = POINTING.get(type(step), Outlook.take_up) if type(move) is At else GUESSES.get(type(move))
        brings = guess(outlook, move) if guess else 0.0
        if brings > most:
            best, most = move, brings
    return best


Guess = Callable[[Outlook, Any], float]
POINTING: Final[dict[type[Any], Guess]] = {Quarters: Outlook.quarter, Gunnery: Outlook.aim}
"""What pointing at a square brings, where it does not take up a group."""
GUESSES: Final[dict[type[Move], Guess]] = {
    Hire: Outlook.hire,
    Buy: Outlook.buy,
    Leave: Outlook.leave,
    Go: Outlook.go,
    Fire: Outlook.fire,
    Lose: Outlook.lose,
    Done: lambda _, __: 0.0,
}
"""All else brings nothing: so ships that are fired at answer, which stands first."""


# What a table is worth.


def features(g: Sea, seat: int) -> dict[str, float]:
    """What a captain has, in points."""
    return {name: FACTORS[name] * value for name, value in _weighed(g, seat).items()}


def parts(view: Sea) -> Callable[[Sea], dict[str, float]]:
    """What decides for whoever is asked: what he has, and what the best rival has."""
    seat = view.actor()
    rivals = [other for other in range(view.seats()) if other != seat]

    def found(g: Sea) -> dict[str, float]:
        return features(g, seat) | {"rivals": -max(sum(features(g, other).values()) for other in rivals)}

    return found


FACTORS: Final[dict[str, float]] = tomllib.loads(
    files(__package__).joinpath("weights.toml").read_text("utf-8")
)["factors"]
"""What weighing by hand has to be multiplied by: learnt by `spielhafen tune`, see there."""


def _weighed(g: Sea, seat: int) -> dict[str, float]:
    ships = sum([group >> 3 & CREWS for group in g.groups[seat]])
    crews = sum([group & CREWS for group in g.groups[seat]])
    points = g.owners.count(seat)
    outlook = Outlook(g, seat)
    hopes = [outlook.hope(group >> PLACE, group >> 3 & CREWS, group & CREWS) for group in g.groups[seat]]
    return {
        "points": points,
        "areas": 0.8 * (score(g, seat) - points),
        "ships": SHIP_WORTH * ships,
        "crews": CREW_WORTH * crews,
        "gold": GOLD * g.gold[seat],
        "swords": SWORDS * (ships + crews) * MELEE[g.cards[seat]],
        "guns": GUNS * (ships + crews) * RANGED[g.cards[seat]] + BALL * min(g.balls[seat], 2),
        "hope": 0.6 * sum(hopes),
        "majority": 2.0 if points >= g.waters.majority else 0.0,
    }


def worth(g: Sea) -> list[float]:
    """Each captain's chance to win, as far as one can tell from what they have."""
    seats = range(g.seats())
    if g.winners is not None:
        return [1.0 / len(g.winners) if seat in g.winners else 0.0 for seat in seats]
    if not g.board:
        return [1.0 / len(seats)] * len(seats)
    sums, spread = [sum(features(g, seat).values()) for seat in seats], scale(g)
    odds_of = [exp((own - max(sums)) / spread) for own in sums]
    return [one / sum(odds_of) for one in odds_of]


def scale(g: Sea) -> float:
    """So many points more make a captain's odds e times as good."""
    last = last_round(g.options)
    left = 1.0 if last is None else max(0.1, 1 - g.round / last)
    return float(SPREAD * (len(g.owners) / 13) ** 0.5 * (0.5 + 0.5 * left))


SPREAD: Final = 2.2


def horizon(view: Sea) -> Callable[[Sea], bool]:
    """A simulation goes on through the turn and the next one: who comes then may take back what was taken."""
    last = _turns(view) + 2
    return lambda g: g.winners is not None or _turns(g) >= last


def _turns(g: Sea) -> int:
    """The turns that have begun, counted through the rounds; between rounds those of the last one are over."""
    seats = g.seats()
    return g.round * seats + ((g.turn - g.first) % seats if g.turn != NONE else 0)


EFFORT: Final = 0.3
DOUBT: Final = 0.5
HOUSE_RULES: Final[tuple[dict[str, object], ...]] = (
    {"board": "balanced", "static_defence": True, "all_fire": False, "truce": True, "rounds": "usual"},
)
"""The levels are measured as we play it (preset `ours`); bots play both ways."""
