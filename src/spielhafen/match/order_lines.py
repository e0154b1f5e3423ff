"""If-then lines of standing orders: how far they have come, by what their own seat has seen.

A line foresees each ply as its seat reads it in the log, and what the seat sees after it. It is compared with nothing
else, so two tables that the seat cannot tell apart treat a line alike, and whatever the seat did not expect ends it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from spielhafen.match.events import OrderLine
from spielhafen.match.view_hash import hash_view

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from spielhafen.core.logbook import Ply
    from spielhafen.core.play import State
    from spielhafen.match.match import Match


def seen_hash(match: Match, seat: int, state: State) -> str:
    """Return a hash of all that a seat sees at a state of its match."""
    return hash_view([match.view_for(seat, state).plain()])


def current_lines(match: Match, seat: int) -> list[OrderLine]:
    """Return the lines that still hold, from their next ply on, and those that were cut short.

    A line that another one goes on from, or that was played to its end, is left out.
    """
    orders = match.orders.get(seat)
    if orders is None or match.winners is not None:
        return []
    cut = [line for line in orders.lines if line.ended]
    lines = [line for line in orders.lines if not line.ended]
    for ply, state in _plies_since(match, seat, orders.given) if lines else ():
        view = seen_hash(match, seat, state) if any(line.plies[0].view for line in lines) else ""
        surprises = [_surprise(line, ply, view) for line in lines]
        if all(surprises):
            return cut + list(map(_ended, lines, surprises))
        lines = [_rest(line) for line, why in zip(lines, surprises, strict=True) if not why]
        lines = [line for line in lines if line.plies]
        if not lines:
            break
    return cut + lines


def next_answer(match: Match, seat: int) -> str | None:
    """Return the move that a line has this seat play now; None if there is none."""
    for line in current_lines(match, seat):
        if not line.ended and line.plies[0].seat == seat:
            return line.plies[0].move
    return None


def _plies_since(match: Match, seat: int, given: int) -> Iterator[tuple[Ply, State]]:
    """Yield each ply after the first `given`, as the seat reads it, with the state after it."""
    plies = match.logbook(seat).plies[given:]
    if plies:
        yield from zip(plies, match.states(given + 1, given + len(plies)), strict=True)


_Surprise = Literal["", "move", "news"]


def _surprise(line: OrderLine, ply: Ply, view: str) -> _Surprise:
    """Return what a line did not foresee at this ply; empty if all came as foreseen."""
    foreseen = line.plies[0]
    if (ply.actor, ply.move) != (foreseen.seat, foreseen.move):
        return "move"
    return "news" if foreseen.view and foreseen.view != view else ""


def _ended(line: OrderLine, why: _Surprise) -> OrderLine:
    return msgspec.structs.replace(line, ended=why)


def _rest(line: OrderLine) -> OrderLine:
    return OrderLine(line.plies[1:])


def consists_of(line: OrderLine, moves: Sequence[tuple[int, str]]) -> bool:
    """Return whether a line consists of these moves."""
    return [(ply.seat, ply.move) for ply in line.plies] == list(moves)
