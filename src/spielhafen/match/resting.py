"""Why nothing is played by a seat at the moment, whatever it is: that is not for the rules of a game to say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spielhafen.core.errors import Refusal, refusal
from spielhafen.core.play import OVER, State
from spielhafen.core.text import Captain

if TYPE_CHECKING:
    from spielhafen.match.match import Match


def waits(match: Match, seat: int, state: State) -> Refusal | None:
    """Why this seat has to wait in this state of the match; None if it is asked."""
    if match.closed:
        return refusal("table-cleared")
    if match.gathering:
        return refusal("gathering")
    if match.paused:
        return refusal("paused")
    if match.over is not None or state.actor() == OVER:
        return refusal("game-over")
    actors = state.actors()
    return None if seat in actors else refusal("not-your-turn", who=Captain(actors[0]))


def refused(match: Match, seat: int, written: str) -> Refusal | None:
    """Why a seat cannot play this move now; None if it can. Nothing is played. Raises UnreadableMove.

    The rules are asked on what the seat sees, so that nobody learns by asking what they may not know.
    """
    if why := waits(match, seat, match.state):
        return why
    return match.seen(seat).refuse(match.game.catalogue.read(written))


def astray(match: Match, seat: int, place: str, thing: str = "") -> Refusal | None:
    """Why a seat does not come to this place now, with this thing if there is a choice; None if the game says nothing of it.

    The rules are asked on what the seat sees, as `refused` asks them.
    """
    if why := waits(match, seat, match.state):
        return why
    return match.game.astray(match.seen(seat), place, thing)
