"""Laws of secrecy: table, log and questions tell no seat what is declared secret."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Any

from spielhafen.core.codec import dump
from spielhafen.core.errors import Refusal
from spielhafen.core.play import PUBLIC, State
from spielhafen.core.secret import HIDDEN, determinize, excess_pieces, flatten, view
from spielhafen.testing.game_node import play_and_record
from spielhafen.testing.laws.plain_data import differences
from spielhafen.testing.step_events import StepEvent, visible_events
from spielhafen.testing.violations import LawBroken

if TYPE_CHECKING:
    from collections.abc import Sequence

    from spielhafen.core.moves import Move
    from spielhafen.core.play import Seat
    from spielhafen.testing.game_node import GameNode

COMPARED_MOVES: int = 4
"""The number of a node's moves that are compared with each other."""
COMPARED_PLACES: int = 12
"""The number of a node's places whose refusals are compared."""
COMPARED_REFUSALS: int = 100
"""The number of moves whose refusals are compared on a view that hides nothing."""


def the_player_to_move_sees_all_that_matters(node: GameNode) -> None:
    """Moves and refusals on a seat's own view are those of the state."""
    if node.step is None:
        return
    for seat in node.g.actors():
        g = node.g.clone()
        g.ask(seat)
        seen = view(g, seat)
        if _texts(seen.moves()) != _texts(g.moves()):
            raise LawBroken(f"seat {seat} is offered {_texts(g.moves())}, on its view {_texts(seen.moves())}")
        first = seat == node.g.actor()
        for move in _asked(node):
            why = node.refusals[move] if first else g.refuse(move)
            if _said(seen.refuse(move)) != _said(why):
                raise LawBroken(f"{move}: {_said(why)}, on the view {_said(seen.refuse(move))}")


def _asked(node: GameNode) -> Sequence[Move]:
    """Return all moves with refusals; where nothing is secret, some at each node."""
    moves = list(node.refusals)
    return moves if node.g.SECRETS else node.random.sample(moves, min(COMPARED_REFUSALS, len(moves)))


def place_refusals_are_the_same_on_the_view(node: GameNode) -> None:
    """The refusal of a place is the same on a seat's view as on the state.

    It cites a paragraph.
    """
    seat = node.g.actor()
    if seat < 0 or not hasattr(node.game.part("scene"), "place_refusal"):
        return
    seen = view(node.g, seat)
    scene = node.game.scene(seen)
    things = ["", *(piece.id for piece in scene.pieces)]
    spaces = list(scene.geometry.spaces)
    for space in node.random.sample(spaces, min(COMPARED_PLACES, len(spaces))):
        thing = node.random.choice(things)
        why = node.game.place_refusal(seen, space.id, thing)
        if why is None:
            continue
        if _said(why) != _said(node.game.place_refusal(node.g, space.id, thing)):
            raise LawBroken(f"{thing} to {space.id}: {_said(why)} on the view of seat {seat} alone")
        if not why.paragraph:
            raise LawBroken(f"{thing} to {space.id}: {why.code} without a paragraph")
        node.text_check.check(why.text)
        node.coverage.refusals[why.code] += 1


def a_view_shows_who_is_to_move(node: GameNode) -> None:
    """Every viewer sees which seats have to decide; a view of a view is the view itself."""
    actors = node.g.actors()
    for viewer in node.viewers:
        seen = view(node.g, viewer)
        if seen.actors() != actors:
            raise LawBroken(f"seats {actors} are asked; seat {viewer} sees {seen.actors()} asked")
        if dump(view(seen, viewer)) != dump(seen):
            raise LawBroken(f"seat {viewer} sees something else when looking at its view")
        if viewer == PUBLIC:
            continue
        for name in node.g.SECRETS:
            if any(item != HIDDEN for item in flatten(getattr(view(seen, PUBLIC), name))):
                raise LawBroken(f"what seat {viewer} knows of {name} is not hidden from others")


def a_determinized_view_fits_the_view(node: GameNode) -> None:
    """A sampled world hides nothing, has all pieces, and its viewer sees the same as before."""
    for viewer in node.viewers:
        seen = view(node.g, viewer)
        world = determinize(seen, node.random)
        again = view(world, viewer)
        if dump(again) != dump(seen):
            raise LawBroken(
                f"seat {viewer} sees a determinized view otherwise: {differences(dump(seen), dump(again))}"
            )
        if any(item == HIDDEN for name in node.g.SECRETS for item in flatten(getattr(world, name))):
            raise LawBroken(f"something stays hidden when the view of seat {viewer} is determinized")
        if excess_pieces(world):
            raise LawBroken(
                f"too often on the table in a determinized view of seat {viewer}: {excess_pieces(world)}"
            )
        if world.actor() >= 0 and not world.moves():
            raise LawBroken(f"nobody can go on from a determinized view of seat {viewer}")


def what_a_seat_sees_next_follows_from_what_it_saw(node: GameNode) -> None:
    """A move that is possible in two states with equal views leads to equal views again.

    This does not hold if something was shown: then the log says so. The next seats to move never depend on a secret.
    """
    for viewer in (node.random.choice(node.viewers), _actor(node)):
        world = determinize(view(node.g, viewer), node.random)
        common = [move for move in node.sample_moves(COMPARED_MOVES) if world.refuse(move) is None]
        for move in common:
            _compare_worlds(viewer, move, play_and_record(node.g, move), play_and_record(world, move))


def _actor(node: GameNode) -> Seat:
    return node.g.actor() if node.g.actor() >= 0 else PUBLIC


def _compare_worlds(
    viewer: Seat, move: Move, real: tuple[State, list[StepEvent]], other: tuple[State, list[StepEvent]]
) -> None:
    told, told_there = visible_events(real[1], viewer), visible_events(other[1], viewer)
    shorter = min(len(told), len(told_there))
    if told[:shorter] != told_there[:shorter]:
        return  # something was shown, and the log says so
    if len(told) != len(told_there):
        longer = max(told, told_there, key=len)
        raise LawBroken(
            f"after {move} it depends on what seat {viewer} cannot see whether this follows: {longer[shorter:]}"
        )
    seen, seen_there = dump(view(real[0], viewer)), dump(view(other[0], viewer))
    if seen != seen_there:
        raise LawBroken(
            f"after {move} seat {viewer} sees what it could not know and nobody told: {differences(seen, seen_there)}"
        )


def what_looks_alike_is_logged_alike(node: GameNode) -> None:
    """Moves to states that a seat cannot tell apart are told to that seat in the same words."""
    if not node.g.SECRETS:
        return
    followed = [(move, *play_and_record(node.g, move)) for move in node.sample_moves(COMPARED_MOVES)]
    states = [dump(after) for _, after, _ in followed]
    for viewer in node.viewers:
        seen = [dump(view(after, viewer)) for _, after, _ in followed]
        told = [visible_events(events, viewer) for _, _, events in followed]
        for one, other in combinations(range(len(followed)), 2):
            if states[one] != states[other] and seen[one] == seen[other] and told[one] != told[other]:
                raise LawBroken(
                    f"seat {viewer} may not know {followed[one][0]} from {followed[other][0]}, but is told "
                    f"{_first_difference(told[one], told[other])}"
                )


def _first_difference(told: list[tuple[object, ...]], other: list[tuple[object, ...]]) -> str:
    place = next(
        (i for i, (a, b) in enumerate(zip(told, other, strict=False)) if a != b), min(len(told), len(other))
    )
    one, two = told[place : place + 1], other[place : place + 1]
    return f"{one} or {two}"


def _texts(moves: Sequence[Move]) -> list[str]:
    return sorted(map(str, moves))


def _said(why: Refusal | None) -> tuple[Any, ...] | None:
    return (why.code, dict(why.args), why.paragraph) if why else None


NODE_LAWS = {
    the_player_to_move_sees_all_that_matters: 4,
    place_refusals_are_the_same_on_the_view: 8,
    a_view_shows_who_is_to_move: 8,
    a_determinized_view_fits_the_view: 8,
    what_a_seat_sees_next_follows_from_what_it_saw: 6,
    what_looks_alike_is_logged_alike: 8,
}
