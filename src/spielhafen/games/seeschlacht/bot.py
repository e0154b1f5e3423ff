"""How to play Seeschlacht: a rule of thumb, what a table is worth, and how far it pays to look.

The rule goes ship by ship, warships first; how a ship is steered stands in `helm.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp
from typing import TYPE_CHECKING, Any, Final

from spielhafen.games.seeschlacht.chart import AHEAD, GOAL_BERTHS, HOME_DOTTED, fields_from
from spielhafen.games.seeschlacht.helm import best_steps, bound_for
from spielhafen.games.seeschlacht.moves import (
    AGREE,
    CHANGE_STRENGTH,
    CHANGE_WIND,
    DECLINE,
    DONE,
    Fire,
)
from spielhafen.games.seeschlacht.outlook import harm
from spielhafen.games.seeschlacht.pieces import (
    ALL_MERCHANTS,
    DIRECTIONS,
    FLEETS,
    MERCHANT,
    OF_FLEET,
    OWNER,
    POINTS,
    SEATS,
)
from spielhafen.games.seeschlacht.rules.finish import ALL_READY, points
from spielhafen.games.seeschlacht.rules.gunnery import Gunnery
from spielhafen.games.seeschlacht.rules.turn import Berthing, Sailing
from spielhafen.games.seeschlacht.state import NONE, READY, SUNK, Sea
from spielhafen.games.seeschlacht.ways import PACE, TRUST, nearest

if TYPE_CHECKING:
    from random import Random

    from spielhafen.core.moves import Move

# The rule of thumb.


def policy(g: Sea, moves: Sequence[Move], _: Random) -> Move:
    """The next step of the best manoeuvre, the best shot, work wherever there is some; draws are declined."""
    step = g.steps[-1]
    if isinstance(step, Sailing):
        return _sail(g, step.seat, moves)
    if isinstance(step, Gunnery):
        shots = [move for move in moves if isinstance(move, Fire)]
        return max(shots, key=lambda shot: (harm(g, shot.target), -shot.target)) if shots else moves[0]
    if isinstance(step, Berthing):
        return DONE if DONE in moves else moves[0]
    if moves[0] in (AGREE, DECLINE):
        return moves[-1]
    return moves[0]


def _sail(g: Sea, seat: int, moves: Sequence[Move]) -> Move:
    if g.ship != NONE:
        steps = best_steps(g, g.ship, moves)
        return steps[0] if steps else moves[0]
    weather = _weather(g, seat, moves)
    if weather is not None:
        return weather
    for ship in _order(g, seat):
        steps = best_steps(g, ship, moves)
        if steps:
            return steps[0]
    return DONE if DONE in moves else moves[0]


def _order(g: Sea, seat: int) -> list[int]:
    """Warships before merchants, but who has one of his own in the way after that one."""
    ships = [ship for ship in FLEETS[seat][::-1] if g.done[ship] == READY and g.at[ship] != SUNK]
    taken = {g.at[ship] for ship in ships}
    return sorted(ships, key=lambda ship: AHEAD[g.at[ship]][g.headings[ship]] in taken)


# The wind.

ENOUGH: Final = 0.5
"""A change that promises fewer turns is not tried."""


def _weather(g: Sea, seat: int, moves: Sequence[Move]) -> Move | None:
    """A change of wind or strength at the beginning of a turn, if it promises something."""
    if g.tried or g.done[OF_FLEET[seat]] != ALL_READY:
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
    """The turns that one's own merchants have to go in this wind, less those of the enemy's."""
    total = 0.0
    for ship in ALL_MERCHANTS:
        at = g.at[ship]
        if at != SUNK and ship not in g.arrived:
            turns = nearest(bound_for(g, ship, at), wind)[at]
            total += turns if OWNER[ship] == seat else -turns
    return total


# What a table is worth.

VALUES: Final = {
    "merchant": 4.0,  # afloat
    "field": 0.16,  # on a merchant's way there and back
    "cargo": 4.0,
    "warship": 1.2,
    "hit": 0.45,
    "merchant hit": 1.4,
    "point": 1.0,  # scored in the short game
    "hope": 5.0,  # a merchant still on its way in the short game
}
LOGIT: Final = 5.0
"""So much more makes a victory e times as likely as a defeat."""
LONGEST_WAY: Final = 40
FIELDS_OUT: Final = [fields_from(GOAL_BERTHS[seat]) for seat in range(SEATS)]
FIELDS_HOME: Final = [fields_from(HOME_DOTTED[seat]) for seat in range(SEATS)]


def worth(g: Sea) -> list[float]:
    """How likely each side is to win in the end."""
    if g.winners is not None:
        return [1 / len(g.winners) if seat in g.winners else 0.0 for seat in range(SEATS)]
    white, yellow = (strength(g, seat) for seat in range(SEATS))
    share = 1 / (1 + exp((yellow - white) / LOGIT))
    return [share, 1 - share]


def strength(g: Sea, seat: int) -> float:
    """What a side has: merchants and how far they are, warships, hits, points."""
    total = VALUES["point"] * points(g)[seat] if g.options.short else 0.0
    for ship in FLEETS[seat]:
        if g.at[ship] == SUNK or ship in g.arrived:
            continue
        if not MERCHANT[ship]:
            total += VALUES["warship"] - VALUES["hit"] * g.hits[ship]
        else:
            total += _prospects(g, seat, ship) - VALUES["merchant hit"] * g.hits[ship]
    return total


def _prospects(g: Sea, seat: int, ship: int) -> float:
    """What may be hoped of a merchant."""
    at = g.at[ship]
    if g.options.short:
        next_points = POINTS[min(len(g.arrived), len(POINTS) - 1)]
        return VALUES["hope"] + next_points / 10 - VALUES["field"] * FIELDS_OUT[seat][at]
    if g.cargo[ship]:
        return VALUES["merchant"] + VALUES["cargo"] + VALUES["field"] * (LONGEST_WAY - FIELDS_HOME[seat][at])
    return VALUES["merchant"] - VALUES["field"] * FIELDS_OUT[seat][at]


# How far to look.


@dataclass
class _Horizon:
    """A simulation ends when this turn is over."""

    number: int

    def __call__(self, g: Sea) -> bool:
        return g.number > self.number


def horizon(view: Sea) -> Callable[[Any], bool]:
    """To the end of this turn, its fire included: what the enemy does then, `worth` has to guess."""
    return _Horizon(view.number)
