"""The treasure where a captain is, who may take it, and what keeps a scout there."""

from __future__ import annotations

from spielhafen.core.text import Text
from spielhafen.games.ghost_ship.board.routes import is_rock
from spielhafen.games.ghost_ship.board.tiles import ABOARD, CIRCLE, NONE, SPOT_FIELD, SYMBOL_AT
from spielhafen.games.ghost_ship.moves import NUMBERS
from spielhafen.games.ghost_ship.names import numbers_text
from spielhafen.games.ghost_ship.rules.finds import circle_of
from spielhafen.games.ghost_ship.state import NUGGET, TREASURE, Ghostly, mask_at, tables


def treasure_at_hand(g: Ghostly, seat: int) -> str:
    """§28 Return who is at a treasure: `circle` a scout that takes it, `rock` a ship that does, `deck` another ship."""
    field = circle_of(g, seat)
    if field == NONE or g.items[field] != TREASURE:
        return ""
    if g.scouts[seat] != ABOARD:
        return "circle"
    return "rock" if is_rock(mask_at(g, field)) else "deck"


def can_take(g: Ghostly, seat: int) -> bool:
    """Whether a captain may take the treasure in this turn, or in the next one by staying."""
    return treasure_at_hand(g, seat) in {"circle", "rock"}


def is_at_gold(g: Ghostly, seat: int) -> bool:
    """§29 Whether a scout is on a field with gold."""
    spot = g.scouts[seat]
    return spot != ABOARD and g.items[SPOT_FIELD[spot]] == NUGGET


def is_stuck(g: Ghostly, seat: int) -> bool:
    """§26 Whether a scout without a treasure to take waits for a number with which it can leave its circle."""
    spot = g.scouts[seat]
    if spot < CIRCLE or can_take(g, seat):
        return False
    leave = tables(g).leave[SYMBOL_AT[g.quests[SPOT_FIELD[spot]]]]
    number = g.points or g.number + g.used if g.turn == seat else 0
    return len(leave) < len(NUMBERS) and number not in leave


def leaving(g: Ghostly, symbol: int) -> Text | str:
    """§26 Return the numbers with which a circle may be left; `any` if with all."""
    leave = tables(g).leave[symbol]
    return numbers_text(leave) if len(leave) < len(NUMBERS) else "any"
