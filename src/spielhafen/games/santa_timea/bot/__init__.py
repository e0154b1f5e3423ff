"""The bot for Santa Timea: a rule of thumb, the evaluation of a table, and the horizon.

All weights are in damage points. They were found by letting bots play against each other, and agree with a
regression of the damage still to come on the cards in hand.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp, sqrt
from random import Random
from typing import Any, Final

from spielhafen.core import secret
from spielhafen.core.moves import Move
from spielhafen.games.santa_timea import MOST_SEATS
from spielhafen.games.santa_timea.moves import BRIDE, DAMAGES, DECK, DIRECTIONS, VALUES, WIND_NAMES, Play
from spielhafen.games.santa_timea.rules.end import best
from spielhafen.games.santa_timea.rules.reckoning import (
    Reckoning,
    Score,
    cards_per_point,
    place_points,
    reckon,
)
from spielhafen.games.santa_timea.state import KEYLESS, KEYS, Table

# The rule of thumb.

HIGH_CARD: Final = 0.54
"""The cost of giving away a 14; other cards cost their share of it."""
BRIDE_COST: Final = 0.8
EVASION: Final = 0.46
"""How far the others can be expected to stay above a card, from 0 to 1.

At 1 they do so as far as the deck allows.
"""

HIGHEST: Final = 1 << 20
"""A number above every key."""
COST: Final = [HIGH_CARD * (card % VALUES + 1) / VALUES for card in range(BRIDE)] + [BRIDE_COST]
NO_COST: Final = [0.0] * (BRIDE + 1)
SET_DAMAGE: Final = sum(range(1, DAMAGES + 1))
"""The damage that a set lays aside."""


def _ratings(cost: Sequence[float], wind: int, others: int) -> list[tuple[float, int, float]]:
    """Return for each card its cost, its key, and the chance that it takes the trick.

    No lower card has been played, and `others` captains have still to play.
    """
    order, keys = sorted(KEYS[wind]), [*KEYS[wind], HIGHEST]
    return [
        (cost[card], key, (1 - EVASION * bisect_left(order, key) / BRIDE) ** others)
        for card, key in enumerate(keys)
    ]


RATINGS: Final = [
    [[_ratings(cost, wind, others) for wind in range(len(WIND_NAMES))] for others in range(MOST_SEATS)]
    for cost in (COST, NO_COST)
]
"""By whether the trick is the last one, captains who have still to play, and wind."""


def policy(g: Table, moves: Sequence[Any], _: Random) -> Move:
    """Return the move that costs least: the card itself, and the expected damage."""
    if not isinstance(moves[0], Play):
        return _choose_set_or_pairs(g, moves)
    wind, played = g.row[0], g.keys
    ratings = RATINGS[g.trick == g.options.tricks_number][len(g.points) - 1 - len(played)][wind]
    harm = _harm(g.taken[g.steps[-1].actor()], wind, g.pot)
    low = _lowest(g.cards, played)
    cheapest, least = moves[0], float("inf")
    for move in moves:
        cost, key, risk = ratings[move.card]
        if key < low and key not in played:
            cost += harm * risk
        if cost < least:
            cheapest, least = move, cost
    return cheapest


def _lowest(cards: list[int], keys: list[int]) -> int:
    """Return the lowest key that is not cancelled so far.

    If a bride was led, no card is low enough to take the wind card (§7).
    """
    if not keys:
        return HIGHEST
    if cards[0] == BRIDE:
        return KEYLESS
    low = min(keys)
    if keys.count(low) == 1:
        return low
    return min([key for key in keys if keys.count(key) == 1], default=HIGHEST)


def _harm(taken: list[int], wind: int, pot: list[int]) -> int:
    """Return the damage that the present wind adds, less that of a set completed by it."""
    harm = wind % DAMAGES + 1
    for other in pot:
        harm += other % DAMAGES + 1
    if len(taken) > 1 and wind not in taken:
        one = wind - wind % DAMAGES
        if (one in taken) + (one + 1 in taken) + (one + 2 in taken) == DAMAGES - 1:
            harm -= SET_DAMAGE
    return harm


def _choose_set_or_pairs(g: Table, moves: Sequence[Move]) -> Move:
    """§16 Set or pairs, whichever brings more if the others lay their sets aside."""
    seat = g.steps[-1].actor()

    def gain(move: Move) -> int:
        after = g.clone()
        after.declared = [bits if other == seat else 0 for other, bits in enumerate(g.declared)]
        after.steps.pop().take(after, move)
        terms = [reckon(after, other) for other in range(g.seats())]
        return place_points([term[0] for term in terms], seat) + terms[seat][3] - terms[seat][5]

    return max(moves, key=gain)


# Evaluation.

CARD_WORTH: Final = 0.95
"""The damage that a 14 spares, early in the round; other cards spare their share."""
BRIDE_WORTH: Final = 1.05
LEADER: Final = 0.2
"""The cost of having to lead, in damage points."""
HALF_WAY: Final = 2
"""The number of tricks to go at which cards and lead have lost half their weight."""
SET_AHEAD: Final = 0.65
"""The chance to complete a set that lacks one wind card, if that wind will still blow."""
SPREAD: Final = (0.4, 0.36)
"""The variance of a comparison of two captains, in squares of the logistic scale.

It is about who ends with less damage. The first number is the variance at the end of the tricks, the second
is added per trick to go.
"""
POINT: Final = 2.0
"""The damage that equals one point."""
SWING: Final = 1.2
"""How much a round can change the game: the scale of a lead, in points, with a round to go."""

_CARDS: Final[list[float]] = [CARD_WORTH * (card % VALUES + 1) / VALUES for card in range(BRIDE)] + [
    BRIDE_WORTH
]
SPARED: Final[list[float]] = [*_CARDS, sum(_CARDS[card] for card in DECK) / len(DECK)]
"""By card; a hidden one (HIDDEN is the last index) counts like the average of the deck."""
THREES: Final = [DAMAGES * direction + DAMAGES - 1 for direction in range(len(DIRECTIONS))]


def worth(g: Table) -> list[float]:
    """Return each captain's estimated chance to win the game."""
    rounds = g.options.rounds_number - g.round
    points: Sequence[float] = g.points
    if g.steps:
        points = [have + hope for have, hope in zip(points, _expected_points(g), strict=True)]
    elif not rounds:
        winners = best(g)
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(points))]
    scale = SWING * sqrt(rounds + 0.3)
    most = max(points)
    odds = [exp((have - most) / scale) for have in points]
    total = sum(odds)
    return [share / total for share in odds]


def _expected_points(g: Table) -> list[float]:
    """Return the points that each captain may expect from the present round."""
    seats, tricks = len(g.points), len(g.hands[g.leader])
    scale = sqrt(SPREAD[0] + SPREAD[1] * tricks)
    odds = [exp(-sum(parts) / scale) for parts in _round_parts(g)]
    hopes = [sum([other / (other + own) for other in odds]) - 0.5 for own in odds]
    hopes = [2 * share for share in hopes] if seats == 2 else [share + 1 for share in hopes]
    return [hope + special for hope, special in zip(hopes, _special_points(g), strict=True)]


PARTS: Final = ("damage", "cards", "lead")


def _round_parts(g: Table) -> list[tuple[float, float, float]]:
    """Return the PARTS of each captain's present round, in damage points spared."""
    tricks = len(g.hands[g.leader])
    weight, coming = tricks / (tricks + HALF_WAY), _chances_to_blow(g, tricks)
    return [
        (
            -_damage(taken, coming),
            weight * sum([SPARED[card] for card in hand]),
            -weight * LEADER if seat == g.leader else 0.0,
        )
        for seat, (taken, hand) in enumerate(zip(g.taken, g.hands, strict=True))
    ]


def features(g: Table, seat: int) -> dict[str, float]:
    """Return the features of a captain's position, in damage points."""
    rounds = _round_parts(g)
    points = [have + special for have, special in zip(g.points, _special_points(g), strict=True)]
    rivals = [other for other in range(g.seats()) if other != seat]
    return dict(zip(PARTS, rounds[seat], strict=True)) | {
        "rivals": min(-sum(rounds[other]) for other in rivals),
        "points": POINT * (points[seat] - max(points[other] for other in rivals)),
    }


def _chances_to_blow(g: Table, tricks: int) -> list[float]:
    """Return the chance of each wind card to blow in the last `tricks` tricks of the round."""
    bag, row = g.bag, g.row
    pile = sum(bag)
    drawn = max(0, tricks - len(row)) / pile if pile else 0.0
    likely = [count * drawn for count in bag]
    for wind in row[:tricks]:
        likely[wind] = 1.0
    return likely


def _damage(taken: list[int], coming: list[float]) -> float:
    """Return the expected damage: the damage so far, less completed sets and likely ones.

    Likely sets are those that lack one card.
    """
    damage = float(len(taken))
    for wind in taken:
        damage += wind % DAMAGES
    if len(taken) < DAMAGES - 1:
        return damage
    for three in THREES:
        lacking = [wind for wind in (three - 2, three - 1, three) if wind not in taken]
        if not lacking:
            damage -= SET_DAMAGE
        elif len(lacking) == 1:
            wind = lacking[0]
            damage -= SET_AHEAD * coming[wind] * (SET_DAMAGE - 1 - wind % DAMAGES)
    return damage


def _special_points(g: Table) -> list[float]:
    """§17 In the professional game, points for pairs, less those for the wind cards counted, broken cards included."""
    seats = g.seats()
    if not g.options.professional:
        return [0.0] * seats
    return [_special_points_of(g, seat) for seat in range(seats)]


def _special_points_of(g: Table, seat: int) -> float:
    _, _, _, bonus, counted, _ = reckon(g, seat)
    return float(bonus - counted / cards_per_point(g.seats()))


# Search.

EFFORT: Final = 2.0
TRICKS_AHEAD: Final = 3


@dataclass
class _Horizon:
    """A test for the end of a simulation: the given trick is over."""

    trick: int

    def __call__(self, g: Table) -> bool:
        return g.trick > self.trick


def horizon(view: Table) -> Callable[[Table], bool]:
    """Return a horizon at the end of the next tricks.

    Later events are luck rather than skill, and `worth` knows their average.
    """
    return _Horizon(view.trick + TRICKS_AHEAD)


def worlds(view: Table) -> Callable[[Random], Table]:
    """Return a sampler of tables that fit the play so far; only this round is pending on them."""
    known = view.clone()
    _deduce(known)
    for place, step in enumerate(known.steps):
        if isinstance(step, Reckoning | Score):
            del known.steps[:place]
            break
    return secret.world_sampler(known)


def _deduce(g: Table) -> None:
    """§7 A captain who has led a bride, in this trick or the last one, holds nothing else."""
    tricks = [(g.leader, g.cards)]
    if g.last and g.trick > 1:
        tricks.append((g.last[1], g.last[3:]))
    for leader, cards in tricks:
        if cards and cards[0] == BRIDE:
            g.hands[leader] = [BRIDE] * len(g.hands[leader])
