"""The arguments of log sentences beyond the fields of steps and moves."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from spielhafen.core.moves import Move
from spielhafen.core.play import Step
from spielhafen.core.text import Arg, PlayerRef, importance_by_key
from spielhafen.games.columbus.board.chart import AREA_OF, CALM, START
from spielhafen.games.columbus.board.pieces import HOLD, INHABITED, LOAD, STORM
from spielhafen.games.columbus.moves import Disc, Gust, Load, Pass, Raise, Relocate, Rose, Sail, Whirl, Winds
from spielhafen.games.columbus.names import (
    area_text,
    card_text,
    direction_text,
    disc_text,
    handful_text,
    space_text,
)
from spielhafen.games.columbus.rules.damage import CAUSES
from spielhafen.games.columbus.rules.storm import Storm
from spielhafen.games.columbus.rules.turn import Turn
from spielhafen.games.columbus.rules.whirlwinds import Relocation
from spielhafen.games.columbus.state import Ocean

NAMES: Final[Mapping[str, Callable[[Any], Arg]]] = {
    "space": space_text,
    "dice": handful_text,
    "area": area_text,
    "direction": direction_text,
    "card": card_text,
    "disc": disc_text,
    "cause": lambda cause: CAUSES[cause],  # a keyword: each cause has its own sentence
    "whirlwind": lambda number: number + 1,
}
"""The texts for the fields of steps and moves in the log."""


IMPORTANCE: Final = importance_by_key(
    step="rose sail winds",
    minor="begin roll reroll dice spin blow arrow load draw from-deck-veiled reshuffle shown look leave end",
    weighty="idle averted storm hurricane fog drifts damage breaks-off card disc misses home",
)
"""How much lines of the log matter."""


def account(g: Ocean, step: Step, move: Move | None) -> dict[str, Arg]:
    """Return more arguments: the roller, a piece's origin, ships in a storm, room for barrels."""
    if isinstance(step, Turn):
        return {"round": g.round}
    if isinstance(step, Storm):
        found = [space for space in g.ships if AREA_OF[space] == step.area and space != START]
        return {"ships": len(found)}
    if isinstance(move, Rose | Sail | Winds):
        return {"water": "calm" if CALM[move.space] else "home" if move.space == START else "open"}
    if isinstance(move, Pass | Load):
        offered = g.options.passing_barrels if isinstance(move, Pass) else LOAD
        return {"barrels": min(offered, HOLD - g.barrels[g.turn])}
    if isinstance(move, Whirl | Gust):
        return {"seat": PlayerRef(g.turn), "from": space_text(g.whirlwinds[move.whirlwind])}
    if isinstance(move, Disc):
        return {"news": "yes" if INHABITED[move.disc] else "no"}
    if isinstance(step, Relocation) and isinstance(move, Relocate):
        return {"from": space_text(g.whirlwinds[step.whirlwind])}
    if isinstance(move, Raise):
        return {"spins": g.dice.count(STORM)}
    names_nobody = move is not None and not hasattr(step, "seat") and not hasattr(move, "seat")
    return {"seat": PlayerRef(g.turn)} if names_nobody else {}
