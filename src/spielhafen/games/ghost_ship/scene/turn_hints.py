"""Help for the player to move: what a spin does, what can be taken, and what a step needs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spielhafen.core.moves import Move
from spielhafen.core.play import Choice, Step
from spielhafen.core.text import Text, text
from spielhafen.games.ghost_ship.board.routes import COSTS
from spielhafen.games.ghost_ship.board.tiles import ABOARD, CIRCLE, DOCK, NONE, SPOT_FIELD, SYMBOL_AT
from spielhafen.games.ghost_ship.moves import NUMBERS, SEARCH, TAKE
from spielhafen.games.ghost_ship.names import symbol_text
from spielhafen.games.ghost_ship.rules.course import Course
from spielhafen.games.ghost_ship.rules.ghost import PutBack
from spielhafen.games.ghost_ship.rules.lots import LayTile
from spielhafen.games.ghost_ship.rules.outset import Anchorage
from spielhafen.games.ghost_ship.rules.quests import LayQuest
from spielhafen.games.ghost_ship.rules.turn import Outset, Picks, Uses
from spielhafen.games.ghost_ship.rules.walking import held_back
from spielhafen.games.ghost_ship.scene.offers import least_found, symbol_warning
from spielhafen.games.ghost_ship.scene.prospects import TO_DOCK, for_scout, landing
from spielhafen.games.ghost_ship.scene.treasure_at_hand import (
    can_take,
    is_at_gold,
    leaving,
    treasure_at_hand,
)
from spielhafen.games.ghost_ship.state import Ghostly, tables

LEARNING: Final = 3
"""The rounds in which players are told what a spin does."""


def hint(g: Ghostly, step: Step | None) -> Text | None:
    """Return help for the player to move, None if there is nothing to say."""
    if not isinstance(step, Choice) or step.seat != g.viewer:
        return None
    if isinstance(step, Anchorage):
        return text("hint-anchorage", ready=int(g.options.ready_made))
    if isinstance(step, PutBack):
        return text("hint-ghost")
    if isinstance(step, LayQuest | LayTile):
        return text("hint-laying")
    if isinstance(step, Course):
        return _afloat(g, step.seat) if g.scouts[step.seat] == ABOARD else _held(g, step.seat, step.moves(g))
    return _beginning(g, step) if isinstance(step, Outset | Picks | Uses) else None


def _afloat(g: Ghostly, seat: int) -> Text | None:
    """Return what a ship has of being where it is, or what it lacks for that."""
    place, here = g.ships[seat], treasure_at_hand(g, seat)
    found = landing(g, place)
    if found is None:
        return None if g.held[seat] or here else text("hint-sailing")
    needed = COSTS["land"] if place >= DOCK else TO_DOCK
    if g.left < needed:
        return text("hint-short", what="land" if place >= DOCK else "dock", need=needed, left=g.left)
    return for_scout() if here == "deck" else found


def _held(g: Ghostly, seat: int, moves: Sequence[Move]) -> Text | None:
    """Return which numbers free a scout from its circle, if that of the turn does not."""
    if held_back(g, seat) is None:
        return None
    symbol = SYMBOL_AT[g.quests[SPOT_FIELD[g.scouts[seat]]]]
    key = "hint-held-take" if TAKE in moves else "hint-held"
    return text(key, symbol=symbol_text(symbol), numbers=leaving(g, symbol), saves=0)


def _beginning(g: Ghostly, step: Choice) -> Text | None:
    """Return what the number of the turn is for."""
    seat, spot = step.seat, g.scouts[step.seat]
    symbol = SYMBOL_AT[g.quests[SPOT_FIELD[spot]]] if spot >= CIRCLE else NONE
    if can_take(g, seat):
        numbers = leaving(g, symbol) if symbol != NONE else "any"
        return text("hint-take", numbers=numbers, symbol=symbol_text(symbol) if symbol != NONE else "")
    if spot == ABOARD:
        return _on_board(g, step)
    if is_at_gold(g, seat):
        return text("hint-take-gold")
    if symbol != NONE and len(tables(g).leave[symbol]) < len(NUMBERS):
        saves = int(isinstance(step, Outset))
        return text("hint-held", symbol=symbol_text(symbol), numbers=leaving(g, symbol), saves=saves)
    dearer = symbol_warning(g, symbol) if symbol != NONE else None
    return dearer or _searching(g, step)


def _searching(g: Ghostly, step: Choice) -> Text | None:
    """§32 Return what the search for a ship is for."""
    if not isinstance(step, Outset) or SEARCH not in step.moves(g):
        return None
    return text("hint-searching", least=least_found(g, step.seat))


def _on_board(g: Ghostly, step: Choice) -> Text | None:
    """Return which number is wanted at a coast with a find, or what a spin does."""
    if g.ships[step.seat] < DOCK and landing(g, g.ships[step.seat]) is not None:
        return text("hint-number-to-dock", need=TO_DOCK, saves=int(isinstance(step, Outset)))
    return text("hint-outset") if isinstance(step, Outset) and g.round <= LEARNING else None
