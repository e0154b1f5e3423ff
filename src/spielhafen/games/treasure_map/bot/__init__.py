"""The bot for Treasure Map: a rule of thumb, the evaluation of a table, and the horizon.

A table is evaluated in turns (`prospects.py`), single moves by the rule of thumb in gold (`estimates.py`, `pilot.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from random import Random
from typing import Any, Final

from spielhafen.core.moves import Move
from spielhafen.games.treasure_map.bot.estimates import Estimator
from spielhafen.games.treasure_map.bot.pilot import Pilot
from spielhafen.games.treasure_map.bot.prospects import features, horizon, length, worth
from spielhafen.games.treasure_map.bot.safekeeping import (
    fetch_gold,
    fetch_piece,
    fetch_token,
    store_piece,
    store_token,
)
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
from spielhafen.games.treasure_map.state import Isles

FIXED: Final[dict[type[Move], float]] = {
    Hold: 0.0,
    Keep: 0.0,
    End: 0.0,
    StoreGold: -1.0,
}
"""The values of moves that are the same in every position.

Gold is worth most as cards, which cannot be lost either (§23): it is spent in any city, not stored.
"""
ESTIMATES: Final[dict[type[Move], Callable[[Estimator, Any], float]]] = {
    Fight: Estimator.fight,
    Fire: Estimator.fire,
    Face: Estimator.face,
    Swap: Estimator.swap,
    Buy: Estimator.buy,
    PayOff: Estimator.pay,
    Ransom: Estimator.pay,
    Return: Estimator.pay,
    FetchGold: fetch_gold,
    FetchToken: fetch_token,
    FetchPiece: fetch_piece,
    StoreToken: store_token,
    StorePiece: store_piece,
}
"""The estimates of all others, but for the steps and stops of a course."""

STORING: Final = (StoreGold, StoreToken, StorePiece)


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
    """Return the moves in the own city, best first; elsewhere none.

    Of those that store only the useful ones: anything else would have to be fetched again.
    """
    step = view.steps[-1]
    if not isinstance(step, Affairs):
        return ()
    moves = step.moves(view)
    if not any(isinstance(move, STORING) for move in moves):
        return ()
    estimator = Estimator(view, step.seat)
    values = {move: estimate(estimator, move) for move in moves}
    useful = [move for move in moves if values[move] > 0 or not isinstance(move, STORING)]
    return [(move,) for move in sorted(useful, key=lambda move: -values[move])]


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
