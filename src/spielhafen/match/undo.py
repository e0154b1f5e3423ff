"""How far a captain may take his plies back: computed, never flagged.

Back to the last ply where chance spoke, where another seat decided, or by which another seat learned something secret.
Whether one learned something is asked of the rules themselves: whoever, from his own view, could have worked out all
that he sees after the ply has learned nothing but the ply.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from spielhafen.core.play import CHANCE
from spielhafen.core.secret import PUBLIC, looks_same, view
from spielhafen.core.text import PlayerRef, Text, text
from spielhafen.match.events import Undone
from spielhafen.match.log import find_witnesses, is_witness
from spielhafen.match.refusals import UndoRefused

if TYPE_CHECKING:
    from spielhafen.core.moves import Move
    from spielhafen.core.play import State
    from spielhafen.match.match import Match


def undo(match: Match, seat: int, at: float, ply: int | None = None) -> Undone:
    """Take back the last ply of a seat, or all plies after number `ply`.

    Raises UndoRefused.
    """
    limit, why = undo_limit(match, seat)
    wanted = len(match.plies) - 1 if ply is None else ply
    if not limit <= wanted < len(match.plies):
        raise UndoRefused(why or text("undo-nothing"))
    return Undone(seat, wanted, at)


def undo_limit(match: Match, seat: int) -> tuple[int, Text | None]:
    """Return the number of plies that a seat can go back to by itself, and what bars the ply before it.

    The bar is None where a seat can go back to the beginning.
    """
    if seat not in match.undo_limits:
        match.undo_limits[seat] = find_undo_limit(match, seat)
    return match.undo_limits[seat]


def find_undo_limit(match: Match, seat: int) -> tuple[int, Text | None]:
    """The number of plies that a seat can go back to by itself, and what bars the ply before it."""
    ply = len(match.plies)
    if match.closed:
        return ply, text("refused-table-cleared")
    if match.over is not None:
        return ply, text("undo-over")  # whatever was hidden is open now, and so is the key of chance
    if match.paused:
        return ply, text("refused-paused")  # clocks that stand do not tell who had moved
    while ply:
        why = barrier(seat, match.plies[ply - 1].actor)
        if why is None and _revealed(match, seat, ply):
            why = text("undo-revealed")
        if why is not None:
            return ply, why
        ply -= 1
    return 0, text("undo-nothing")


def _revealed(match: Match, seat: int, ply: int) -> bool:
    """Whether ply number `ply`, played by this seat, showed a secret to another one."""
    before, after = (state.clone() for state in match.states(ply - 1, ply))
    if before.actor() != seat:
        before.ask(seat)
    return reveals_secrets(seat, match.game.catalogue.read(match.plies[ply - 1].move), before, after)


def barrier(seat: int, actor: int) -> Text | None:
    """Why this seat may not take back a ply of `actor`, whatever it was; None if it may."""
    if actor == CHANCE:
        return text("undo-chance")
    return text("undo-other-seat", who=PlayerRef(actor)) if actor != seat else None


def reveals_secrets(seat: int, move: Move, before: State, after: State) -> bool:
    """Whether a ply of this seat showed anybody else something that was secret.

    `before` is the state that the ply was played in, with the seat's choice on top; `after` the one it led to.
    """
    others = [viewer for viewer in (PUBLIC, *range(before.seats())) if viewer != seat]
    return any(reveals_to(viewer, move, before, after) for viewer in others)


def reveals_to(viewer: int, move: Move, before: State, after: State) -> bool:
    """Whether a ply showed this viewer something that was secret before."""
    if not is_witness(viewer, find_witnesses(before.steps[-1], before)):
        return any(not looks_same(_played(before, other), viewer, after) for other in before.moves())
    try:
        known = view(before, viewer)
        if known.refuse(move) is not None:
            return True
        known.play(move)
    except Exception:  # noqa: BLE001 - rules that meet a hidden value may fail in any way: then it was needed, so it showed
        return True
    return not looks_same(known, viewer, after)


def _played(before: State, move: Move) -> State:
    state = before.clone()
    state.play(move)
    return state
