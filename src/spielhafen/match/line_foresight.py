"""What a seat can foresee for its if-then lines: the next plies, and what it sees then.

It is worked out from the view of the seat, by states that fit it, never from the state itself. Where these states
would show the seat different things, chance acts or the game is over, nothing more can be foreseen.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from random import Random
from typing import TYPE_CHECKING, Any, Final

from spielhafen.core.moves import UNKNOWN_MARK
from spielhafen.core.play import CHANCE
from spielhafen.core.secret import world_sampler
from spielhafen.core.text import PlayerRef, Text, dump_text, text
from spielhafen.match.events import LinePly, OrderLine
from spielhafen.match.log import find_witnesses, is_witness
from spielhafen.match.order_lines import consists_of, left_of_shown, seen_hash
from spielhafen.match.refusals import OrdersRefused

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from spielhafen.core.moves import Move
    from spielhafen.core.play import State
    from spielhafen.match.events import PlyText
    from spielhafen.match.match import Match

MAX_LINES: Final = 8
MAX_LINE_PLIES: Final = 12
MAX_ORDERED_PLIES: Final = 32
"""Plies of all lines of a seat together: each takes time to be worked out."""
WORLDS: Final = 48
"""States of a game with secrets in which a move is looked for."""
COMPARED_WORLDS: Final = 12
"""Those in which it is played. If they miss a surprise, it ends the line when it comes."""


@dataclass(frozen=True)
class Foresight:
    """What a seat foresees after some plies: states that it cannot tell apart."""

    match: Match
    seat: int
    worlds: Sequence[State]
    plies: Sequence[LinePly] = ()
    end: Text | None = None
    """Why nothing more can be foreseen."""


def begin_foresight(match: Match, seat: int) -> Foresight:
    """Return what a seat foresees now, before anything happens."""
    return _settled(match, seat, match.view_for(seat), ())


def foresee(match: Match, seat: int, plies: Sequence[PlyText]) -> Foresight:
    """Return what a seat foresees after these plies; raises OrdersRefused, UnreadableMove."""
    if len(plies) > MAX_LINE_PLIES:
        raise OrdersRefused(text("orders-line-too-long", most=MAX_LINE_PLIES))
    foresight = begin_foresight(match, seat)
    for actor, written in plies:
        foresight = _after(foresight, actor, _clean(match, written))
    return foresight


def following_plies(foresight: Foresight) -> list[LinePly]:
    """Return the plies that may come next as far as the seat knows.

    A line never begins with a ply of its own seat.
    """
    if foresight.end is not None:
        return []
    found: dict[PlyText, State] = {}
    for number, world in enumerate(foresight.worlds):
        for actor in world.actors():
            if foresight.plies or actor != foresight.seat:
                for move in _moves(foresight, number, actor):
                    found.setdefault((actor, move), world)
    labels = _Labels(foresight.match)
    return [LinePly(actor, move, labels.of(world, actor, move)) for (actor, move), world in found.items()]


def write_lines(
    match: Match, seat: int, wanted: Sequence[Sequence[PlyText]], kept: Sequence[OrderLine] = ()
) -> list[OrderLine]:
    """Return the lines that a seat wants; those of `kept` stay as they are.

    Of lines as they were shown before the newest plies, there is what is left. Raises OrdersRefused, UnreadableMove.
    """
    if len(wanted) > MAX_LINES:
        raise OrdersRefused(text("orders-too-many-lines", most=MAX_LINES))
    if sum(map(len, wanted)) > MAX_ORDERED_PLIES:
        raise OrdersRefused(text("orders-lines-too-long", most=MAX_ORDERED_PLIES))
    standing = [line for line in kept if not line.ended]
    lines: list[OrderLine] = []
    for plies in wanted:
        known = next((line for line in standing if consists_of(line, plies)), None)
        line = known or _new_or_left(match, seat, plies)
        if line.plies and line not in lines:
            lines.append(line)
    _check_clear(seat, lines)
    return lines


def _new_or_left(match: Match, seat: int, plies: Sequence[PlyText]) -> OrderLine:
    """Return a new line, or else what is left of one that was shown like this a moment ago."""
    try:
        return _new_line(match, seat, plies)
    except OrdersRefused:
        if (left := left_of_shown(match, seat, plies)) is None:
            raise
        return left


def _new_line(match: Match, seat: int, plies: Sequence[PlyText]) -> OrderLine:
    if not plies or plies[0][0] == seat or plies[-1][0] != seat:
        raise OrdersRefused(text("orders-line-shape"))
    *before, last = foresee(match, seat, plies).plies
    return OrderLine([*before, LinePly(last.seat, last.move, last.label)])


def _check_clear(seat: int, lines: Sequence[OrderLine]) -> None:
    """Raise OrdersRefused if two lines answer the same differently."""
    for one, other in combinations(lines, 2):
        pairs = zip(one.plies, other.plies, strict=False)
        first = next(((a, b) for a, b in pairs if (a.seat, a.move) != (b.seat, b.move)), None)
        if first is not None and first[0].seat == first[1].seat == seat:
            raise OrdersRefused(text("orders-lines-differ"))


def _clean(match: Match, written: str) -> str:
    """Return a move as the catalogue writes it; raises UnreadableMove."""
    if written == UNKNOWN_MARK:
        return written
    return match.game.catalogue.write(match.game.catalogue.read(written))


def _after(foresight: Foresight, actor: int, written: str) -> Foresight:
    """Return what is foreseen after one more ply."""
    match, seat = foresight.match, foresight.seat
    if foresight.end is not None:
        raise OrdersRefused(foresight.end)
    _check_to_move(foresight, actor)
    moves = [_moves(foresight, number, actor).get(written) for number in range(len(foresight.worlds))]
    before = [(world, move) for world, move in zip(foresight.worlds, moves, strict=True) if move is not None]
    if not before:
        raise OrdersRefused(_impossible(foresight, actor, written))
    after = [_played(world, actor, move) for world, move in before[:COMPARED_WORLDS]]
    views = {seen_hash(match, seat, world): world for world in after}
    label = _Labels(match).of(before[0][0], actor, written)
    view, world = next(iter(views.items()))
    plies = (*foresight.plies, LinePly(actor, written, label, view))
    if len(views) > 1:
        return Foresight(match, seat, after, plies, text("orders-line-unclear"))
    return _settled(match, seat, match.view_for(seat, world), plies)


def _settled(match: Match, seat: int, seen: State, plies: Sequence[LinePly]) -> Foresight:
    """Return what is foreseen where a seat sees this."""
    key = "orders-line-chance" if seen.actor() == CHANCE else "orders-line-over"
    end = None if seen.actors() else text(key)
    sample, random = world_sampler(seen), Random(0)
    worlds = [sample(random) for _ in range(WORLDS if match.has_secrets and end is None else 1)]
    return Foresight(match, seat, worlds, plies, end)


def _check_to_move(foresight: Foresight, actor: int) -> None:
    if not any(actor in world.actors() for world in foresight.worlds):
        key = "orders-line-not-you" if actor == foresight.seat else "orders-line-not-them"
        who = PlayerRef(actor) if 0 <= actor < len(foresight.match.seats) else actor + 1
        raise OrdersRefused(text(key, who=who))


def _impossible(foresight: Foresight, actor: int, written: str) -> Text:
    """Return why no state that fits has this move."""
    if actor == foresight.seat:
        return text("orders-line-not-yours", move=written)
    unseen = UNKNOWN_MARK in {
        move for number in range(len(foresight.worlds)) for move in _moves(foresight, number, actor)
    }
    key = "orders-line-unseen" if unseen else "orders-line-not-theirs"
    return text(key, who=PlayerRef(actor), move=written)


def _moves(foresight: Foresight, number: int, actor: int) -> Mapping[str, Move]:
    """Return the moves of a seat in one of the worlds, as the seat of the line reads them.

    Of moves that it would not see there is one, a different one in each world.
    """
    world = foresight.worlds[number]
    if actor not in world.actors():
        return {}
    if actor == foresight.seat:
        return {str(move): move for move in foresight.match.view_for(actor, world).moves()}
    state = _asked(world, actor)
    moves = state.moves()
    if is_witness(foresight.seat, find_witnesses(state.steps[-1], state)):
        return {str(move): move for move in moves}
    return {UNKNOWN_MARK: moves[number % len(moves)]}


def _asked(world: State, actor: int) -> State:
    """Return a copy of a state with the choice of this seat on top."""
    state = world.clone()
    if state.actor() != actor:
        state.ask(actor)
    return state


def _played(world: State, actor: int, move: Move) -> State:
    state = _asked(world, actor)
    state.play(move)
    return state


class _Labels:
    """Moves in words, as the scene of the seat that plays them offers them."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._offers: dict[tuple[int, int], dict[str, Text]] = {}

    def of(self, world: State, actor: int, move: str) -> dict[str, Any]:
        """Return a move in words; empty if the table has none."""
        key = id(world), actor
        if key not in self._offers:
            scene = self._match.game.scene(self._match.view_for(actor, world))
            self._offers[key] = {offer.move: offer.label for offer in scene.offers}
        label = self._offers[key].get(move)
        return {} if label is None else dump_text(label)
