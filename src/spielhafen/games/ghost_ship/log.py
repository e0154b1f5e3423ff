"""What the log of Ghost Ship says beside the fields of steps and moves."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from spielhafen.core.moves import Order
from spielhafen.core.text import Captain
from spielhafen.games.ghost_ship.moves import SIGN_NAMES, Dig, Land, Sail, Sea, Show, Take
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
    what_text,
)
from spielhafen.games.ghost_ship.rules.ghost import Robbed
from spielhafen.games.ghost_ship.rules.lots import LayTile
from spielhafen.games.ghost_ship.rules.quests import LayQuest
from spielhafen.games.ghost_ship.rules.sailing import Glimpse
from spielhafen.games.ghost_ship.rules.turn import Turn
from spielhafen.games.ghost_ship.state import Ghostly
from spielhafen.games.ghost_ship.tiles import PLACE_FIELD, RIM, SPOT_FIELD, SYMBOL_AT

if TYPE_CHECKING:
    from spielhafen.core.moves import Move
    from spielhafen.core.play import Step
    from spielhafen.core.text import Arg

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
    "what": what_text,
    "sign": lambda sign: SIGN_NAMES[sign],
    "other": Captain,
}
"""How the fields of steps and moves are said in the log."""


def account(g: Ghostly, step: Step, move: Move | None) -> dict[str, Arg]:
    """What the log adds: whose move it is, where a scout lands or digs, what is taken up or shown."""
    said: dict[str, Arg] = {} if hasattr(step, "seat") else {"seat": Captain(g.turn)}
    if isinstance(move, Order) and not isinstance(move, Sea):
        said["items"] = items_text(move.items)
        if isinstance(move, Show):
            said["count"] = len(move.items)
    elif isinstance(step, Turn):
        said["round"] = g.round
    elif isinstance(step, Robbed):
        said["neighbour"] = Captain((step.seat + 1) % g.seats())
    elif isinstance(step, Glimpse):
        said["symbol"] = symbol_text(SYMBOL_AT[g.quests[step.field]])
    elif isinstance(move, Sail):
        said["by"] = "rim" if move.place >= RIM <= g.ships[g.turn] else "route"
    elif isinstance(move, Land):
        said["field"] = field_text(PLACE_FIELD[g.ships[g.turn]])
    elif isinstance(move, Take | Dig):
        spot = g.scouts[g.turn]
        said["field"] = field_text(SPOT_FIELD[spot] if spot >= 0 else g.ships[g.turn])
    elif isinstance(step, LayQuest | LayTile):
        said["quest"] = int(isinstance(step, LayQuest))
    return said
