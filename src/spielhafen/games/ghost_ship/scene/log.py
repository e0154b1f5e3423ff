"""The texts and arguments of log sentences for Ghost Ship."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from spielhafen.core.moves import Move
from spielhafen.core.play import Step
from spielhafen.core.text import Arg, PlayerRef, importance_by_key, text
from spielhafen.games.ghost_ship.board.routes import is_rock
from spielhafen.games.ghost_ship.board.tiles import DOCK, PLACE_FIELD, RIM, SPOT_FIELD, SYMBOL_AT
from spielhafen.games.ghost_ship.moves import SIGN_NAMES, Dig, Land, Lot, Sail, Sea, Show, Take
from spielhafen.games.ghost_ship.names import (
    captains_text,
    chip_text,
    dial_text,
    direction_text,
    field_text,
    items_text,
    mask_text,
    place_text,
    quest_text,
    side_text,
    symbol_text,
    symbols_text,
)
from spielhafen.games.ghost_ship.rules.complete import Summons
from spielhafen.games.ghost_ship.rules.ending import Reckoning
from spielhafen.games.ghost_ship.rules.ghost import Call, PutBack, Robbed
from spielhafen.games.ghost_ship.rules.lots import LayTile
from spielhafen.games.ghost_ship.rules.quests import LayQuest
from spielhafen.games.ghost_ship.rules.sailing import Glimpse
from spielhafen.games.ghost_ship.rules.triplets import Barters, DrawsBack, Triplet
from spielhafen.games.ghost_ship.rules.turn import Turn
from spielhafen.games.ghost_ship.scene.treasure_at_hand import leaving
from spielhafen.games.ghost_ship.state import Ghostly, mask_at, tables

NAMES: Final[Mapping[str, Callable[[Any], Arg]]] = {
    "field": field_text,
    "mask": mask_text,
    "place": place_text,
    "shore": side_text,
    "quest": quest_text,
    "chip": chip_text,
    "arrow": direction_text,
    "dial": dial_text,
    "met": captains_text,
    "what": lambda what: text("triplet", what=what),
    "sign": lambda sign: SIGN_NAMES[sign],
    "other": PlayerRef,
}
"""The texts for the fields of steps and moves in the log."""


IMPORTANCE: Final = importance_by_key(
    step="sail circle walk cross swim",
    minor=(
        "first corner turn-up reseating makes-room seated lot puts-aside settles lifts spin dial "
        "needle number use stay search glimpse looks-veiled end sea"
    ),
    weighty=(
        "triplet lose robbed-veiled spared draw draws-veiled draws-back-veiled found missed take "
        "chip dig complete quiet"
    ),
)
"""How much lines of the log matter."""


def account(g: Ghostly, step: Step, move: Move | None) -> dict[str, Arg]:
    """Return what the log adds to a step or move.

    It adds owners of moves, fields of scouts, tiles, treasures, and the parties of a barter.
    """
    names_somebody = hasattr(step, "seat") or hasattr(move, "seat")
    said: dict[str, Arg] = {} if names_somebody else {"seat": PlayerRef(g.turn)}
    for thing in (step, move):
        added = ADDED.get(type(thing))
        if added:
            said |= added(g, step, move)
    return said


def _sailing(g: Ghostly, _: Step, move: Sail) -> dict[str, Arg]:
    """Add whether the ship sails from one circle on the rim to the next."""
    return {"by": "rim" if move.place >= RIM <= g.ships[g.turn] < DOCK else "route"}


def _found(g: Ghostly, _: Step, __: Move) -> dict[str, Arg]:
    spot = g.scouts[g.turn]
    return {"field": field_text(SPOT_FIELD[spot] if spot >= 0 else g.ships[g.turn])}


def _glimpsed(g: Ghostly, step: Glimpse, _: Move | None) -> dict[str, Arg]:
    """Add the symbol and what it does to a scout: to ships on a rock it does nothing."""
    symbol = SYMBOL_AT[g.quests[step.field]]
    rock = is_rock(mask_at(g, step.field))
    more = 0 if rock else tables(g).surcharge[symbol]
    return {
        "symbol": symbol_text(symbol),
        "numbers": "any" if rock else leaving(g, symbol),
        "more": more,
    }


Added: TypeAlias = "Callable[[Ghostly, Any, Any], dict[str, Arg]]"

ADDED: Final[Mapping[type, Added]] = {
    Sea: lambda _, __, move: {"symbols": symbols_text(move.items)},
    Lot: lambda _, __, move: {"items": items_text(move.items)},
    Show: lambda _, __, move: {"items": items_text(move.items), "count": len(move.items)},
    Turn: lambda g, _, __: {"round": g.round},
    Robbed: lambda g, step, _: {"neighbour": PlayerRef((step.seat + 1) % g.seats())},
    Glimpse: _glimpsed,
    Sail: _sailing,
    Land: lambda g, _, __: {"field": field_text(PLACE_FIELD[g.ships[g.turn]])},
    Take: _found,
    Dig: _found,
    Barters: lambda _, step, move: {"seat": PlayerRef(step.seat), "other": PlayerRef(move.seat)},
    DrawsBack: lambda _, step, __: {"seat": PlayerRef(step.other), "other": PlayerRef(step.seat)},
    Reckoning: lambda g, _, __: {"ahead": g.scores.count(max(g.scores))},
    Triplet: lambda _, step, __: {"effect": step.what},
    PutBack: lambda _, __, ___: {"why": "left"},
    Call: lambda _, __, ___: {"why": "called"},
    Summons: lambda _, __, ___: {"why": "begins"},
    LayQuest: lambda _, __, ___: {"quest": 1},
    LayTile: lambda _, __, ___: {"quest": 0},
}
"""The arguments that some steps and moves add to their own fields."""
