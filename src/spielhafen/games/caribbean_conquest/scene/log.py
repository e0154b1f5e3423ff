"""The arguments of log sentences beyond the fields of steps and moves."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from spielhafen.boxes.ship_adventure.compass import first_seat
from spielhafen.boxes.ship_adventure.duels import PAIRS, VALUES
from spielhafen.boxes.ship_adventure.equipment import PRICES
from spielhafen.boxes.ship_adventure.names import face_text
from spielhafen.core.moves import Move
from spielhafen.core.play import Step
from spielhafen.core.text import Arg, PlayerRef, importance_by_key
from spielhafen.games.caribbean_conquest.moves import At, Buy, Clash, Compass, Done, Fire, Go, Hire, Leave
from spielhafen.games.caribbean_conquest.names import point_kind, square_text
from spielhafen.games.caribbean_conquest.rules.guns import Broadside, Gunnery, gun_bonus, shooter
from spielhafen.games.caribbean_conquest.rules.losses import Lost
from spielhafen.games.caribbean_conquest.rules.market import Market, Quarters
from spielhafen.games.caribbean_conquest.rules.melee import (
    Battle,
    Melee,
    Overrun,
    Taken,
    fighters,
    melee_bonus,
)
from spielhafen.games.caribbean_conquest.rules.round import Majority, Round, score
from spielhafen.games.caribbean_conquest.state import NONE, Sea

PARTS: Final[dict[type[Any], str]] = {Market: "buying", Quarters: "buying", Gunnery: "firing"}
"""The parts of a turn by step; all other steps are moving."""


IMPORTANCE: Final = importance_by_key(
    step="go",
    minor="lay compass at leave hold lose done income",
    weighty="lost drowned overrun taken majority elimination",
)
"""How much lines of the log matter."""


def part(step: Step) -> str:
    """Return the part of a turn that a step belongs to."""
    return PARTS.get(type(step), "moving")


def account(g: Sea, step: Step, move: Move | None) -> dict[str, Arg]:
    """Return more arguments: prices, squares, both sums of a duel, a point's former owner."""
    thing = step if move is None else move
    arguments = ARGUMENTS.get(type(thing))
    return arguments(g, step, thing) if arguments else {}


def _ahead(g: Sea, _: Step, move: Go | Fire) -> dict[str, Arg]:
    return {"square": square_text(g.waters.near[g.hand][move.direction])}


def _battle(g: Sea, step: Battle, _: Battle) -> dict[str, Arg]:
    point = step.square in g.waters.point_at
    return {
        "place": point_kind(g, step.square) if point else "square",
        "fighters": fighters(g, step.seat, step.square),
        "against": fighters(g, step.foe, step.square),
    }


def _lost(g: Sea, step: Lost, _: Lost) -> dict[str, Arg]:
    """Return who it is lost to: the other side of the last roll, or the one who fires."""
    sides = [seat for seat in g.duel[:3:2] if seat != step.seat]
    guns = [one.seat for one in g.steps if isinstance(one, Gunnery) and one.seat != step.seat]
    foes = sides or guns[-1:]
    return {"fought": "yes" if foes else "no", "foe": PlayerRef(foes[0]) if foes else ""}


def _taken(g: Sea, step: Taken | Overrun, _: Any) -> dict[str, Arg]:
    owner = g.owner(step.square)
    return {
        "place": point_kind(g, step.square),
        "owned": "no" if owner == NONE else "yes",
        "owner": PlayerRef(owner) if owner != NONE else "",
    }


def _sums(g: Sea, step: Melee | Broadside, move: Clash) -> dict[str, Arg]:
    """Return both faces of a duel, their bonuses and their sums."""
    one, other = PAIRS[move.pair]
    if isinstance(step, Melee):
        seat, foe = step.seat, step.foe
        bonus, against = melee_bonus(g, seat, step.square), melee_bonus(g, foe, step.square)
    else:
        seat, foe = shooter(g, step.seat, step.here), step.seat
        bonus, against = gun_bonus(g, seat, step.here), gun_bonus(g, foe, step.there)
    left, right = VALUES[one] + bonus, VALUES[other] + against
    return {
        "with": "swords" if isinstance(step, Melee) else "guns",
        "attacker": PlayerRef(seat),
        "die": face_text(one),
        "bonus": bonus,
        "sum": left,
        "defender": PlayerRef(foe),
        "other-die": face_text(other),
        "other-bonus": against,
        "other-sum": right,
        "result": "tie" if left == right else "won" if left > right else "lost",
    }


ARGUMENTS: Final[Mapping[type[Any], Callable[[Sea, Any, Any], dict[str, Arg]]]] = {
    Buy: lambda _, __, move: {"gold": PRICES[move.card]},
    Hire: lambda g, _, move: {"gold": g.options.prices[move.figure]},
    At: lambda _, step, __: {"part": part(step)},
    Done: lambda _, step, __: {"part": part(step)},
    Leave: lambda g, _, __: {"square": square_text(g.hand)},
    Go: _ahead,
    Fire: _ahead,
    Compass: lambda g, _, move: {"seat": PlayerRef(first_seat(move.sector, g.colours))},
    Clash: _sums,
    Round: lambda g, _, __: {"round": g.round + 1},
    Battle: _battle,
    Taken: _taken,
    Overrun: _taken,
    Lost: _lost,
    Majority: lambda g, step, _: {"points": g.owners.count(step.seat), "score": score(g, step.seat)},
}
