"""The bot for Seeschlacht: a rule of thumb, the evaluation of a table, and the horizon.

The rule goes ship by ship, warships first; `helm.py` steers a ship.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import exp, log
from operator import itemgetter
from random import Random
from typing import Any, Final

from spielhafen.core.moves import Move
from spielhafen.games.seeschlacht.board.chart import GOAL_BERTHS, HOME_DOTTED, NEUTRAL
from spielhafen.games.seeschlacht.board.pieces import (
    ALL_MERCHANTS,
    DIRECTIONS,
    FLEETS,
    MERCHANT,
    MERCHANTS_OF,
    OF_FLEET,
    OWNER,
    SEATS,
    SINKS,
)
from spielhafen.games.seeschlacht.bot.distances import PACE, SPOT, TRUST, nearest
from spielhafen.games.seeschlacht.bot.helm import (
    RISKS,
    Evaluator,
    bound_for,
    goal_of,
    next_steps,
    turns_to,
    value_of_end,
)
from spielhafen.games.seeschlacht.bot.lookahead import Lookahead, WeightedForecast
from spielhafen.games.seeschlacht.bot.manoeuvres import Steps, endings
from spielhafen.games.seeschlacht.bot.ship_forecast import ANY, ShipForecast, verdict
from spielhafen.games.seeschlacht.bot.threats import HITS, apart, harm, outlook
from spielhafen.games.seeschlacht.moves import AGREE, CHANGE_STRENGTH, CHANGE_WIND, DECLINE, DONE, Fire
from spielhafen.games.seeschlacht.rules.finish import ALL_READY, Answer, points
from spielhafen.games.seeschlacht.rules.gunnery import CoastalFire, Gunnery, Salvo
from spielhafen.games.seeschlacht.rules.turn import Berthing, Sailing
from spielhafen.games.seeschlacht.state import NONE, SUNK, Sea

# The rule of thumb.


def policy(g: Sea, moves: Sequence[Move], _: Random) -> Move:
    """Return the move of the rule of thumb.

    It is the next step of the best manoeuvre, the best shot, or work where there is some; draws are accepted
    when behind.
    """
    step = g.steps[-1]
    if isinstance(step, Sailing):
        return _sail(g, step.seat, moves)
    if isinstance(step, Gunnery):
        shots = [move for move in moves if isinstance(move, Fire)]
        return max(shots, key=lambda shot: (harm(g, shot.target), -shot.target)) if shots else moves[0]
    if isinstance(step, Berthing):
        return DONE if DONE in moves else moves[0]
    if isinstance(step, Answer) and len(moves) > 1:
        return AGREE if worth(g)[step.seat] < DRAW_BELOW else DECLINE
    return moves[0]


DRAW_BELOW: Final = 0.3
"""The estimated chance to win below which the bot agrees to a draw."""


def _sail(g: Sea, seat: int, moves: Sequence[Move]) -> Move:
    weather = _weather(g, seat, moves)
    if weather is not None:
        return weather
    _, steps = next_steps(g, seat, moves)
    if steps:
        return steps[0]
    return DONE if DONE in moves else moves[0]


# The wind.

ENOUGH: Final = 0.5
"""The turns that a change of wind must promise to be tried."""


def _weather(g: Sea, seat: int, moves: Sequence[Move]) -> Move | None:
    """Return a change of wind or strength at the beginning of a turn, if it promises enough."""
    if g.tried or g.ship != NONE or g.done[OF_FLEET[seat]] != ALL_READY:
        return None
    if CHANGE_WIND not in moves or CHANGE_STRENGTH not in moves:
        return None
    far = [_turns(g, seat, wind) for wind in DIRECTIONS]
    now = far[g.wind] / SPEED[g.rose]
    mean = sum(far) / len(far) * MEAN_SLOWNESS
    change, strength = (now - mean) / 2, now - far[g.wind] * MEAN_SLOWNESS
    if max(change, strength) < ENOUGH:
        return None
    return CHANGE_WIND if change >= strength else CHANGE_STRENGTH


SPEED: Final = [TRUST * pace + 1 - TRUST for pace in PACE]
MEAN_SLOWNESS: Final = sum(1 / speed for speed in SPEED) / len(SPEED)


def _turns(g: Sea, seat: int, wind: int) -> float:
    """Return the turns that one's own merchants have to go in this wind, less the enemy's."""
    total = 0.0
    for ship in ALL_MERCHANTS:
        at = g.at[ship]
        if at != SUNK and ship not in g.arrived:
            turns = nearest(bound_for(g, ship, at), wind)[at]
            total += turns if OWNER[ship] == seat else -turns
    return total


# The moves to compare.


def plans(view: Sea) -> Sequence[Steps]:
    """Return the sequences of moves to compare, the one of the rule of thumb first.

    While ships sail they are the manoeuvres of one ship, the likeliest first. Wind and fire are left to the
    rule of thumb (see `docs/bots.md`).
    """
    step, seat, moves = view.steps[-1], view.actor(), view.moves()
    sails = isinstance(step, Sailing) and _weather(view, seat, moves) is None
    ship, first = next_steps(view, seat, moves) if sails else (NONE, ())
    if not first:
        return [(policy(view, moves, ANY),)]
    evaluator = Evaluator(view, ship)
    ends = [
        (value_of_end(evaluator, end), steps)
        for end, steps in endings(view, ship).items()
        if steps[0] in moves
    ]
    ends.sort(key=itemgetter(0), reverse=True)
    return [first, *[steps for _, steps in ends if steps != first]]


def foresight(view: Sea) -> Callable[[Sea], Sequence[float]]:
    """Return a function that evaluates tables, made for comparing the manoeuvres of one turn.

    While ships sail, in the great game it adds the gains of the next turn (`ship_forecast.py`) and of some
    further turns (`lookahead.py`) to the present `worth`; in the short game it is the worth after those
    turns. Otherwise it is `worth`.
    """
    sight = _sight(view)
    if sight is None:
        return worth
    seat, unit = sight.seat, _weights(view)["shots"]
    begin = 0.0 if isinstance(sight, Lookahead) else _odds(worth(view)[seat]) - unit * sight.gain(view)
    known: dict[tuple[tuple[int, ...], ...], float] = {}

    def found(g: Sea) -> Sequence[float]:
        if g.winners is not None:
            return worth(g)
        table = tuple(g.at), tuple(g.headings), tuple(g.hits)
        if table not in known:
            known[table] = 1 / (1 + exp(-begin - unit * sight.gain(g)))
        share = known[table]
        return [share, 1 - share] if seat == 0 else [1 - share, share]

    return found


def parts(view: Sea) -> Callable[[Sea], Mapping[str, float]]:
    """Return a function for the terms of `foresight` or `worth`, in turns of a merchant.

    They are those of the seat to move. A battle that is over counts as one that is decided on the way.
    """
    seat, sight = view.actor(), _sight(view)
    before = features(view, seat) if sight is None else sight.parts(view)

    def found(g: Sea) -> Mapping[str, float]:
        if g.winners is not None:
            return before | {"decided": verdict(g, seat)}
        return {"decided": 0.0} | (features(g, seat) if sight is None else sight.parts(g))

    return found


def _sight(view: Sea) -> WeightedForecast | Lookahead | None:
    """Return the forecast for a table where ships sail; None if `worth` is better."""
    step = view.steps[-1]
    if not isinstance(step, Sailing):
        return None
    later = Lookahead(view, step.seat, policy, features)
    return (
        later if view.options.short else WeightedForecast(ShipForecast(view, step.seat, policy, _left), later)
    )


def _odds(share: float) -> float:
    share = min(max(share, HOPELESS), 1 - HOPELESS)
    return log(share / (1 - share))


HOPELESS: Final = 0.001
"""The least chance to win that the estimate gives a side while the battle goes on."""


def _left(g: Sea, ship: int) -> float:
    """Return the turns that a merchant still has to go, without the cost of its hits."""
    turns = turns_to(g, ship, goal_of(g, ship))
    return turns if g.cargo[ship] else turns + LOADING_TURNS + CROSSING[OWNER[ship]]


# Evaluation.

GREAT: Final = {
    "hope": 3.0,  # a merchant's nearness to victory, from 0 to 1
    "merchant": 0.5,  # afloat
    "hulls": 0.1,  # hits that warships can still take
    "damage": -0.3,  # hits of merchants
    "exposure": -0.1,  # enemy warships near merchants
    "risk": -0.8,  # the threat to merchants in the next turn
    "broadside": -0.1,  # the threat to warships
    "shots": 0.12,  # the promise of one's own shots still to be fired, in turns of a merchant
}
"""The weights of `assets` in the great game.

They fit the results of 150 games of the rule of thumb against itself, except for hope: all sides hurry in
those games, which therefore do not show its worth.
"""
SHORT: Final = {
    "points": 0.29,
    "hope": 1.5,
    "merchant": 1.3,
    "hulls": 0.08,
    "damage": -0.3,
    "exposure": -0.15,
    "risk": -1.5,
    "broadside": -0.1,
    "shots": 0.2,
}
"""The weights of `assets` in the short game, likewise."""


def _weights(g: Sea) -> Mapping[str, float]:
    return SHORT if g.options.short else GREAT


SPAN_OF_HOPE: Final = 12.0
"""The turns of a merchant's way in which hope grows by the factor e."""
LOADING_TURNS: Final = 2.0
EXPOSURE_RANGE: Final = 10
"""The fields within which an enemy warship endangers a merchant, the more the nearer it is."""


WARSHIPS_OF: Final = [[ship for ship in fleet if not MERCHANT[ship]] for fleet in FLEETS]


def worth(g: Sea) -> list[float]:
    """Return each side's estimated chance to win.

    In the great game a side without merchants can only hope for a draw.
    """
    if g.winners is not None:
        return [1 / len(g.winners) if seat in g.winners else 0.0 for seat in range(SEATS)]
    weights = _weights(g)
    white, yellow = (assets(g, seat) for seat in range(SEATS))
    lead = sum([weight * (white[name] - yellow[name]) for name, weight in weights.items()])
    share: float = 1 / (1 + exp(-lead))
    if not g.options.short and not white["merchant"]:
        share /= 2
    elif not g.options.short and not yellow["merchant"]:
        share = (1 + share) / 2
    return [share, 1 - share]


def features(g: Sea, seat: int) -> dict[str, float]:
    """Return the features of a side's position: its lead in each asset, in turns of a merchant."""
    weights = _weights(g)
    own, other = assets(g, seat), assets(g, 1 - seat)
    return {name: weight * (own[name] - other[name]) / weights["shots"] for name, weight in weights.items()}


def assets(g: Sea, seat: int) -> dict[str, float]:
    """Return the assets of a side that may decide the game."""
    own = [ship for ship in MERCHANTS_OF[seat] if g.at[ship] != SUNK and ship not in g.arrived]
    escort = [ship for ship in WARSHIPS_OF[seat] if g.at[ship] != SUNK]
    hunters = [g.at[foe] for foe in WARSHIPS_OF[1 - seat] if g.at[foe] != SUNK]
    soon = LATER if seat == sails_next(g) else 1.0
    return {
        "points": points(g)[seat],
        "hope": sum(exp(-turns_left(g, ship) / SPAN_OF_HOPE) for ship in own),
        "merchant": len(own),
        "hulls": sum(SINKS[ship] - g.hits[ship] for ship in escort),
        "damage": sum(g.hits[ship] for ship in own),
        "exposure": sum([_exposure(g.at[ship], hunters) for ship in own if not NEUTRAL[g.at[ship]]]),
        "risk": _risk(g, seat, own) * soon,
        "broadside": _risk(g, seat, escort) * soon,
        "shots": _shots(g, seat) if seat == g.turn and seat != sails_next(g) else 0.0,
    }


def _risk(g: Sea, seat: int, ships: Sequence[int]) -> float:
    """Return the shares of these ships that the enemy's next turn is likely to cost."""
    enemy = outlook(g, seat)
    shares = 0.0
    for ship in ships:
        if not NEUTRAL[g.at[ship]]:
            shares += RISKS[g.hits[ship] + 1 < SINKS[ship]][enemy.feared(SPOT[g.at[ship]])]
    return shares


def _shots(g: Sea, seat: int) -> float:
    """Return the average harm of the shots still to be fired, in turns of a merchant."""
    enemy = outlook(g, seat)
    ready = [ship for ship in FLEETS[seat] if g.at[ship] != SUNK and not g.fired[ship]]
    return HITS * sum([enemy.best_shot(SPOT[g.at[ship]], g.headings[ship]) for ship in ready])


def turns_left(g: Sea, ship: int) -> float:
    """Return the turns that a merchant needs to the end of its way, in winds like this one."""
    seat, at = OWNER[ship], g.at[ship]
    if g.options.short:
        return nearest(GOAL_BERTHS[seat], g.wind)[at]
    home = nearest(HOME_DOTTED[seat], g.wind)
    if g.cargo[ship]:
        return home[at]
    return nearest(GOAL_BERTHS[seat], g.wind)[at] + LOADING_TURNS + CROSSING[seat]


CROSSING: Final = [
    sum(min(nearest(HOME_DOTTED[seat], wind)[at] for at in GOAL_BERTHS[seat]) for wind in DIRECTIONS)
    / len(DIRECTIONS)
    for seat in range(SEATS)
]
"""Turns from the destination home, on average."""


LATER: Final = 0.4
"""The part of the threat by an enemy that remains if one's own side sails first."""


def sails_next(g: Sea) -> int:
    """Return the seat whose ships move next."""
    return g.turn if any(type(step) is Sailing for step in g.steps) else 1 - g.turn


def _exposure(at: int, hunters: Sequence[int]) -> float:
    return sum(max(0, EXPOSURE_RANGE - apart(at, hunter)) for hunter in hunters) / EXPOSURE_RANGE


# Search.


@dataclass
class _Horizon:
    """A test for the end of a simulation: this turn is over, or has reached its fire."""

    number: int
    fire: bool

    def __call__(self, g: Sea) -> bool:
        return g.number > self.number or (self.fire and bool(g.steps) and isinstance(g.steps[-1], FIRING))


FIRING: Final = (CoastalFire, Salvo, Gunnery)


def horizon(view: Sea) -> Callable[[Any], bool]:
    """Return a horizon at the end of the turn; while ships move, at the end of moving.

    `worth` includes the promise of their shots.
    """
    return _Horizon(view.number, fire=not (view.steps and isinstance(view.steps[-1], FIRING)))


def review_horizon(view: Sea) -> Callable[[Any], bool]:
    """Return a horizon for reviews: each side has sailed and fired once more.

    Without wind and fire nothing would tell how sure a difference is.
    """
    return _Horizon(view.number + 2, fire=False)


HOUSE_RULES: Final[tuple[dict[str, object], ...]] = (
    {"batteries": "alone", "late_wind": False},
    {"short": True, "batteries": "alone", "late_wind": False},
)
"""The house rules with which levels are measured: the great game, and the short one.

They are those of the preset `ours`; bots play both ways.
"""
EFFORT: Final = 0.5
DOUBT: Final = 2.0
SLIPS: Final = 1.25
