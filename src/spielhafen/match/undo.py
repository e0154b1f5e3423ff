"""The command that takes plies back, and the limit to it, which is computed from the state.

A seat can go back to the last ply of chance, of another seat, or by which another seat learned a secret. The
rules themselves decide whether a seat learned something: a seat that could work out all it sees after the
ply, from its own view before it and the move, has learned nothing but the move.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from spielhafen.core.play import CHANCE
from spielhafen.core.secret import PUBLIC, looks_same, view
from spielhafen.core.text import PlayerRef, Text, text
from spielhafen.match.events import Undone
from spielhafen.match.guide_state import plies_before
from spielhafen.match.log import find_witnesses, is_witness
from spielhafen.match.refusals import UndoRefused
from spielhafen.match.sandbox import last_decision

if TYPE_CHECKING:
    from spielhafen.core.moves import Move
    from spielhafen.core.play import State
    from spielhafen.match.match import Match


def undo(match: Match, seat: int, at: float, ply: int | None = None) -> Undone:
    """Take back the last ply of a seat, or all plies after number `ply`; raises UndoRefused."""
    limit, why = undo_limit(match, seat)
    wanted = undo_ply(match) if ply is None else ply
    if not limit <= wanted < len(match.plies):
        raise UndoRefused(why or text("undo-nothing"))
    return Undone(seat, wanted, at)


def undo_ply(match: Match) -> int:
    """Return how many plies an undo leaves; in a sandbox all before the last decision."""
    return len(match.plies) - 1 if match.sandbox is None else last_decision(match)


def undo_limit(match: Match, seat: int) -> tuple[int, Text | None]:
    """Return the fewest plies that an undo by this seat alone can leave, and what bars more."""
    if seat not in match.undo_limits:
        match.undo_limits[seat] = find_undo_limit(match, seat)
    return match.undo_limits[seat]


def find_undo_limit(match: Match, seat: int) -> tuple[int, Text | None]:
    """Compute `undo_limit`."""
    ply = len(match.plies)
    if match.closed:
        return ply, text("refused-table-cleared")
    if match.sandbox is not None:
        return 0, text("undo-nothing")
    if match.winners is not None:
        return ply, text("undo-over")  # all secrets are public now, the key of chance included
    if match.paused:
        return ply, text("refused-paused")  # stopped clocks do not show who had moved
    first = plies_before(match.guide)
    while ply > first:
        why = barrier(seat, match.plies[ply - 1].actor)
        if why is None and _revealed(match, seat, ply):
            why = text("undo-revealed")
        if why is not None:
            return ply, why
        ply -= 1
    return first, text("undo-nothing")


def _revealed(match: Match, seat: int, ply: int) -> bool:
    """Return whether ply number `ply`, played by this seat, revealed a secret to another."""
    before, after = (state.clone() for state in match.states(ply - 1, ply))
    if before.actor() != seat:
        before.ask(seat)
    return reveals_secrets(seat, match.game.catalogue.read(match.plies[ply - 1].move), before, after)


def barrier(seat: int, actor: int) -> Text | None:
    """Return why this seat may not take back a ply of `actor`, if it may not.

    That holds for any move of the actor.
    """
    if actor == CHANCE:
        return text("undo-chance")
    return text("undo-other-seat", who=PlayerRef(actor)) if actor != seat else None


def reveals_secrets(seat: int, move: Move, before: State, after: State) -> bool:
    """Return whether a ply of this seat revealed a secret to another viewer.

    `before` is the state in which the ply was played, with the seat's choice on top; `after` the one it led
    to.
    """
    others = [viewer for viewer in (PUBLIC, *range(before.seats())) if viewer != seat]
    return any(reveals_to(viewer, move, before, after) for viewer in others)


def reveals_to(viewer: int, move: Move, before: State, after: State) -> bool:
    """Return whether a ply revealed a secret to this viewer."""
    if not is_witness(viewer, find_witnesses(before.steps[-1], before)):
        return any(not looks_same(_after_move(before, other), viewer, after) for other in before.moves())
    try:
        known = view(before, viewer)
        if known.refuse(move) is not None:
            return True
        known.play(move)
    except Exception:  # noqa: BLE001 - a rule that fails on a hidden value needed it, so the ply revealed it
        return True
    return not looks_same(known, viewer, after)


def _after_move(before: State, move: Move) -> State:
    state = before.clone()
    state.play(move)
    return state
