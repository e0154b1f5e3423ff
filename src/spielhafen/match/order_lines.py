"""If-then lines of standing orders: how far they have come, by what their own seat has seen.

A line foresees each ply as its seat reads it in the log, and what the seat sees after it. It is compared with nothing
else, so two tables that the seat cannot tell apart treat a line alike, and whatever the seat did not expect ends it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from spielhafen.core.logbook import Ply
from spielhafen.core.moves import UNKNOWN_MARK
from spielhafen.match.events import OrderLine, StandingOrders
from spielhafen.match.log import find_witnesses, is_witness
from spielhafen.match.view_hash import hash_view

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from spielhafen.core.moves import Move
    from spielhafen.core.play import State, Step
    from spielhafen.match.match import Match


def seen_hash(match: Match, seat: int, state: State) -> str:
    """Return a hash of all that a seat sees at a state of its match."""
    return hash_view([match.view_for(seat, state).plain()])


def current_lines(match: Match, seat: int) -> list[OrderLine]:
    """Return the lines that still hold, from their next ply on, and those that were cut short.

    A line that another one goes on from, or that was played to its end, is left out. They are worked out once after
    each event.
    """
    if seat not in match.lines_by_seat:
        match.lines_by_seat[seat] = _follow_lines(match, seat)
    return match.lines_by_seat[seat]


def _follow_lines(match: Match, seat: int) -> list[OrderLine]:
    orders = match.orders.get(seat)
    if orders is None or match.winners is not None:
        return []
    cut = [line for line in orders.lines if line.ended]
    lines = [line for line in orders.lines if not line.ended]
    longest = max((len(line.plies) for line in lines), default=0)
    for ply, state in _plies_since(match, seat, orders.given, longest):
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
    if not _may_hold(match, seat):
        return None
    for line in current_lines(match, seat):
        if not line.ended and line.plies[0].seat == seat:
            return line.plies[0].move
    return None


def _may_hold(match: Match, seat: int) -> bool:
    """Return whether a line of this seat foresees more plies than were played since."""
    orders = match.orders.get(seat, StandingOrders())
    played = len(match.plies) - orders.given
    return any(not line.ended and len(line.plies) > played for line in orders.lines)


def _plies_since(match: Match, seat: int, given: int, most: int) -> Iterator[tuple[Ply, State]]:
    """Yield the plies after the first `given` as the seat reads them, and the state after each.

    They are at most `most`. The log is not asked, since it would be built from the beginning.
    """
    last = min(given + most, len(match.plies))
    witnesses: tuple[int, ...] | None = None

    def watch(g: State, step: Step, move: Move | None) -> None:
        nonlocal witnesses
        if move is not None:
            witnesses = find_witnesses(step, g)

    states = match.states(given + 1, last, watch) if last > given else ()
    for ply, state in zip(match.plies[given:last], states, strict=True):
        yield ply if is_witness(seat, witnesses) else Ply(ply.actor, UNKNOWN_MARK), state


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


def left_of_shown(match: Match, seat: int, moves: Sequence[tuple[int, str]]) -> OrderLine | None:
    """Return what is left of a line that was shown like this before the newest plies.

    Nothing is left, an empty line, if it was played to its end or another one went on. None if there was no such
    line, or if something that it did not foresee has ended it.
    """
    orders, now = match.orders.get(seat, StandingOrders()), current_lines(match, seat)
    played = len(match.plies) - orders.given
    for line in orders.lines:
        if line.ended or len(moves) <= len(line.plies) - played:
            continue
        if not consists_of(OrderLine(line.plies[-len(moves) :]), moves):
            continue
        if any(each.ended and each.plies == line.plies[-len(each.plies) :] for each in now):
            return None
        left = OrderLine(line.plies[played:])
        return left if left in now else OrderLine([])
    return None


def consists_of(line: OrderLine, moves: Sequence[tuple[int, str]]) -> bool:
    """Return whether a line consists of these moves."""
    return [(ply.seat, ply.move) for ply in line.plies] == list(moves)
