"""The arguments of log sentences beyond the fields of steps and moves."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from spielhafen.core.moves import Move
from spielhafen.core.play import Step
from spielhafen.core.text import Arg, PlayerRef, importance_by_key
from spielhafen.games.columbus.board.chart import AREA_OF, CALM, START
from spielhafen.games.columbus.board.pieces import HOLD, INHABITED, LOAD, PALMS, PROVISIONS, STORM
from spielhafen.games.columbus.moves import Disc, Gust, Load, Pass, Raise, Relocate, Rose, Sail, Whirl, Winds
from spielhafen.games.columbus.names import (
    area_text,
    card_text,
    direction_text,
    disc_text,
    handful_text,
    space_text,
)
from spielhafen.games.columbus.rules.cards import Shown
from spielhafen.games.columbus.rules.damage import CAUSES
from spielhafen.games.columbus.rules.land import Sight
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
        return {"barrels": room_for(g, g.turn, g.options.passing_barrels if isinstance(move, Pass) else LOAD)}
    if isinstance(move, Whirl | Gust):
        return {"seat": PlayerRef(g.turn), "from": space_text(g.whirlwinds[move.whirlwind])}
    if isinstance(step, Sight) and isinstance(move, Disc):
        return findings(g, step.seat, move.disc)
    if isinstance(step, Shown):
        return {
            "barrels": room_for(g, step.seat, PROVISIONS[step.card]) if step.card in PROVISIONS else "none"
        }
    if isinstance(step, Relocation) and isinstance(move, Relocate):
        return {"from": space_text(g.whirlwinds[step.whirlwind])}
    if isinstance(move, Raise):
        return {"spins": g.dice.count(STORM)}
    names_nobody = move is not None and not hasattr(step, "seat") and not hasattr(move, "seat")
    return {"seat": PlayerRef(g.turn)} if names_nobody else {}


def room_for(g: Ocean, seat: int, barrels: int) -> int:
    """§11 Return how many of these barrels a captain can hold."""
    return min(barrels, HOLD - g.barrels[seat])


def findings(g: Ocean, seat: int, disc: int) -> dict[str, Arg]:
    """§26 Return what a disc is to the captain who sees it: America or not, and barrels."""
    palms = PALMS[disc]
    news = "yes" if INHABITED[disc] else "isle" if palms else "sea"
    return {"news": news, "barrels": room_for(g, seat, palms)}
