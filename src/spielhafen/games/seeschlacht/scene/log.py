"""The names that players read, and the arguments of log sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from spielhafen.core.moves import Move
from spielhafen.core.play import Step
from spielhafen.core.text import Arg, PlayerRef, Text, importance_by_key, numbered_texts, text
from spielhafen.games.seeschlacht.board.chart import NAMES as SPACE_NAMES
from spielhafen.games.seeschlacht.board.pieces import (
    CHANGES,
    HEADING_NAMES,
    MERCHANT,
    OWNER,
    ROSE_NAMES,
    SHIP_NAMES,
    YELLOW_FACE,
)
from spielhafen.games.seeschlacht.moves import Colour, Number, Wind
from spielhafen.games.seeschlacht.rules.finish import Arrival, Delivered, Standstill, arrival_points, points
from spielhafen.games.seeschlacht.rules.gunnery import Aim, Salvo, line_of
from spielhafen.games.seeschlacht.rules.sailing import Passage
from spielhafen.games.seeschlacht.rules.turn import Turn
from spielhafen.games.seeschlacht.state import NONE, Sea

IMPORTANCE: Final = importance_by_key(
    step="passage",
    minor="begin berthed",
    weighty=(
        "wind number colour:hit passage:at-once passage:rams trespass sinking homecoming arrival elimination"
    ),
)
"""How much lines of the log matter."""


def ship_text(ship: int) -> Text:
    """Return the number and name of a ship."""
    return text("ship", ship=SHIP_NAMES[ship] if ship != NONE else "none")


kind_text: Final = numbered_texts(
    "ship-kind", kind=["merchant" if merchant else "warship" for merchant in MERCHANT]
)
space_text: Final = numbered_texts("space", name=SPACE_NAMES)
direction_text: Final = numbered_texts("direction", direction=map(int, HEADING_NAMES))
wind_way_text: Final = numbered_texts("wind-way", **{"from": map(int, HEADING_NAMES)})
"""Where winds come from and where they blow to, by their directions."""
rose_text: Final = numbered_texts("colour", colour=ROSE_NAMES)
"""The colours of wind roses and of the die."""


def wind_text(rose: int, wind: int) -> Text:
    """Return the strength of a wind and its way."""
    return text("wind", colour=ROSE_NAMES[rose], way=wind_way_text(wind))


def brief_wind_text(rose: int, wind: int) -> Text:
    """Return the strength of a wind and where it blows to."""
    return text("wind", colour=ROSE_NAMES[rose], way=text("wind-to", **{"from": wind + 1}))


NAMES: Final[Mapping[str, Callable[[Any], Arg]]] = {
    "ship": ship_text,
    "target": ship_text,
    "rammed": ship_text,
    "start": space_text,
    "space": space_text,
    "heading": direction_text,
    "direction": direction_text,
    "colour": rose_text,
    "number": lambda number: number + 1,
}
"""The texts for the fields of steps and moves in the log."""


def account(g: Sea, step: Step, move: Move | None) -> dict[str, Arg]:
    """Return what the log adds: owners of ships, hits, whether the wind stays, points."""
    if isinstance(move, Colour):
        return rolled(g, step, move)
    if isinstance(move, Wind):
        same = g.number > 0 and (move.colour, move.direction) == (g.rose, g.wind)
        return {"way": wind_way_text(move.direction), "same": "yes" if same else "no"}
    if isinstance(move, Number):
        return {"granted": "yes" if CHANGES[move.number] else "no"}
    if isinstance(step, Passage):
        return {"how": _passage(step), "seat": PlayerRef(OWNER[step.ship]), **_owner(step.rammed)}
    if isinstance(step, Arrival):
        return {"points": arrival_points(g, len(g.arrived)), "seat": PlayerRef(OWNER[step.ship])}
    if isinstance(step, Delivered | Standstill):
        white, yellow = points(g)
        why = "quiet" if g.quiet >= g.options.quiet_turns else "turns"
        return {"white": white, "yellow": yellow, "short": "yes" if g.options.short else "no", "why": why}
    if isinstance(step, Turn):
        return {"number": turn_of_side(g.number + 1)}
    ship = getattr(step, "ship", None)
    return {"seat": PlayerRef(OWNER[ship])} if type(ship) is int else {}


def turn_of_side(number: int) -> int:
    """Return which turn of its side a turn is, from its number with both sides' turns counted."""
    return (number + 1) // 2


def rolled(g: Sea, step: Step, move: Colour) -> dict[str, Arg]:
    """Return the meaning of a colour die: a shot, a salvo, a new strength of the wind."""
    if isinstance(step, Aim):
        hit = move.colour + 1 == line_of(g, step.ship, step.target)
        line = line_of(g, step.ship, step.target)
        return {"what": "shot", "result": "hit" if hit else "miss", "line": line, **_owner(step.target)}
    if isinstance(step, Salvo):
        result = "hit" if move.colour == YELLOW_FACE else "miss"
        return {"what": "battery", "result": result, **_owner(step.target)}
    return {"what": "wind", "same": "yes" if move.colour == g.rose else "no"}


def _owner(ship: int) -> dict[str, Arg]:
    """Return whom a hit on this ship concerns, if there is a ship."""
    return {} if ship == NONE else {"owner": PlayerRef(OWNER[ship])}


def _passage(step: Passage) -> str:
    if step.rammed != NONE:
        return "at-once" if step.start == step.space else "rams"
    return "turns" if step.start == step.space else "sails"
