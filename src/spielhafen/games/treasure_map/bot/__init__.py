"""The bot for Treasure Map: a rule of thumb, the evaluation of a table, and the horizon.

A table is evaluated in turns (`prospects.py`), single moves by the rule of thumb in gold (`estimates.py`, `pilot.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import TYPE_CHECKING, Any, Final

from spielhafen.games.treasure_map.bot.estimates import Estimator
from spielhafen.games.treasure_map.bot.pilot import Pilot
from spielhafen.games.treasure_map.bot.prospects import features, horizon, length, worth
from spielhafen.games.treasure_map.moves import (
    Buy,
    End,
    Face,
    FetchGold,
    FetchPiece,
    FetchToken,
    Fight,
    Fire,
    Hold,
    Keep,
    PayOff,
    Ransom,
    Return,
    StoreGold,
    StorePiece,
    StoreToken,
    Swap,
)
from spielhafen.games.treasure_map.rules.shore import Affairs
from spielhafen.games.treasure_map.rules.voyage import Course

if TYPE_CHECKING:
    from random import Random

    from spielhafen.core.moves import Move
    from spielhafen.games.treasure_map.state import Isles

FIXED: Final[dict[type[Move], float]] = {
    Hold: 0.0,
    Keep: 0.0,
    End: 0.0,
    FetchGold: -1.0,
    FetchToken: 9.0,
    FetchPiece: 9.0,
    StoreGold: -1.0,
    StoreToken: -1.0,
    StorePiece: -1.0,
}
"""The values of moves that are the same in every position."""
ESTIMATES: Final[dict[type[Move], Callable[[Estimator, Any], float]]] = {
    Fight: Estimator.fight,
    Fire: Estimator.fire,
    Face: Estimator.face,
    Swap: Estimator.swap,
    Buy: Estimator.buy,
    PayOff: Estimator.pay,
    Ransom: Estimator.pay,
    Return: Estimator.pay,
}
"""The estimates of all others, but for the steps and stops of a course."""


def policy(g: Isles, moves: Sequence[Move], _: Random) -> Move:
    """Return the move with the highest estimated value."""
    step = g.steps[-1]
    if isinstance(step, Course):
        return Pilot(g, step.seat).course(moves)
    estimator = Estimator(g, step.actor())
    best, highest = moves[0], float("-inf")
    for move in moves:
        value = estimate(estimator, move)
        if value > highest:
            best, highest = move, value
    return best


def estimate(estimator: Estimator, move: Move) -> float:
    """Return the value of a move that is no step of a course."""
    kind = type(move)
    return FIXED[kind] if kind in FIXED else ESTIMATES[kind](estimator, move)


def plans(view: Isles) -> Sequence[tuple[Move, ...]]:
    """Return the moves in a city but those that store, best first; elsewhere none.

    No crew is robbed in a city, and outside it bots need what they have: they fetched again what was stored.
    """
    step = view.steps[-1]
    if not isinstance(step, Affairs):
        return ()
    moves = step.moves(view)
    useful = [move for move in moves if not isinstance(move, StoreGold | StoreToken | StorePiece)]
    if len(useful) == len(moves):
        return ()
    estimator = Estimator(view, step.seat)
    return [(move,) for move in sorted(useful, key=lambda move: -estimate(estimator, move))]


def position(g: Isles, seat: int) -> Hashable:
    """Return where a captain's ship and crew are, what they own, and what was tried and taken."""
    own = g.gold[seat], g.bank[seat], g.balls[seat], g.cards[seat]
    things = (
        *g.pieces,
        *g.stored,
        *g.holders,
        *g.hold_gold,
        *g.hold_pieces,
        *g.paid,
        *g.sunk,
        *g.vain,
        *g.told,
    )
    return g.ships[seat], g.crews[seat], own, things, g.faced


EFFORT: Final = 0.3
HOUSE_RULES: Final[tuple[dict[str, object], ...]] = (
    {"board": "balanced", "el_dorado": "hidden", "stranded": "pays", "ransom": True, "stall_guard": True},
)
"""The house rules with which levels are measured: the preset `ours`.

Bots play by the printed rules, too.
"""

__all__ = ["features", "horizon", "length", "plans", "policy", "position", "worth"]
