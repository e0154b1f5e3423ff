"""Reasons why a seat cannot play now, apart from the rules of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spielhafen.core.errors import Refusal, refusal
from spielhafen.core.play import OVER, State
from spielhafen.core.text import PlayerRef

if TYPE_CHECKING:
    from spielhafen.match.match import Match


def turn_refusal(match: Match, seat: int, state: State) -> Refusal | None:
    """Return why this seat cannot move in this state of the match; None if it is to move."""
    if match.closed:
        return refusal("table-cleared")
    if match.is_waiting_for_players:
        return refusal("gathering")
    if match.paused:
        return refusal("paused")
    if match.winners is not None or state.actor() == OVER:
        return refusal("game-over")
    actors = state.actors()
    return None if seat in actors else refusal("not-your-turn", who=PlayerRef(actors[0]))


def move_refusal(match: Match, seat: int, written: str) -> Refusal | None:
    """Return why a seat cannot play this move now; None if it can. Raises UnreadableMove.

    The rules are applied to the seat's own view, so that the answer reveals nothing hidden.
    """
    if why := turn_refusal(match, seat, match.state):
        return why
    return match.view_for(seat).refuse(match.game.catalogue.read(written))


def place_refusal(match: Match, seat: int, place: str, thing: str = "") -> Refusal | None:
    """Return why a seat cannot reach a place; None if the game has no reason.

    thing: the piece that would go there, if there is a choice. The rules are applied to the seat's own view, as in
    `move_refusal`.
    """
    if why := turn_refusal(match, seat, match.state):
        return why
    return match.game.place_refusal(match.view_for(seat), place, thing)
