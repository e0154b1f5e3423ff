"""Laws of secrecy: table, log and questions tell no seat what is declared secret."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Any

from spielhafen.core.codec import dump, state_fields
from spielhafen.core.errors import Refusal
from spielhafen.core.moves import Order
from spielhafen.core.play import PUBLIC, State
from spielhafen.core.secret import (
    HIDDEN,
    NOBODY,
    OWN,
    TRACKED,
    determinize,
    excess_pieces,
    flatten,
    has_seen,
    hide,
    view,
)
from spielhafen.testing.game_node import play_and_record
from spielhafen.testing.laws.plain_data import differences
from spielhafen.testing.step_events import visible_events
from spielhafen.testing.violations import LawBroken

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from spielhafen.core.moves import Move
    from spielhafen.core.play import Seat
    from spielhafen.testing.game_node import GameNode, PlayedMove

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
    scene = node.scene(seat)
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
    if not node.g.SECRETS:
        return
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


def a_view_hides_what_is_declared_secret(node: GameNode) -> None:
    """A view hides every secret that its viewer may not know, and nothing else."""
    g = node.g
    for viewer in node.viewers:
        seen = view(g, viewer)
        if seen.viewer != viewer:
            raise LawBroken(f"the view of seat {viewer} says that it is that of {seen.viewer}")
        for name in state_fields(type(g)):
            if name in {"steps", "viewer", "options"}:
                continue
            expected, found = _as_seen(g, name, viewer), getattr(seen, name)
            if found != expected:
                raise LawBroken(f"seat {viewer} sees {name} as {found}; declared is {expected}")


def _as_seen(g: State, name: str, viewer: Seat) -> Any:
    """Return a field as a viewer may know it, derived from its declaration alone."""
    value, rule = getattr(g, name), g.SECRETS.get(name)
    if name in g.OBSERVATIONS.values():
        return [log if seat == viewer else [] for seat, log in enumerate(value)]
    if rule is None:
        return value
    if rule == NOBODY:
        return hide(value)
    if rule == OWN:
        return [item if seat == viewer else hide(item) for seat, item in enumerate(value)]
    if rule != TRACKED:
        seen_by = zip(value, getattr(g, rule), strict=True)
        return [item if has_seen(seats, viewer) else hide(item) for item, seats in seen_by]
    known = value[1 + viewer] if viewer >= 0 else hide(value[0])
    certain = [
        place if viewer >= 0 and bits == 1 << place else HIDDEN
        for place, bits in zip(value[0], known, strict=True)
    ]
    return [certain, *(row if seat == viewer else hide(row) for seat, row in enumerate(value[1:]))]


def what_a_seat_sees_next_follows_from_what_it_saw(node: GameNode) -> None:
    """A move that is possible in two states with equal views leads to equal views again.

    This does not hold if something was shown: then the log says so. The next seats to move never depend on a secret.
    """
    for viewer, _, move, real, other in _compared_worlds(node):
        told, told_there = _told(real, viewer), _told(other, viewer)
        shorter = min(len(told), len(told_there))
        if told[:shorter] != told_there[:shorter]:
            continue  # something was shown, and the log says so
        if len(told) != len(told_there):
            longer = max(told, told_there, key=len)
            raise LawBroken(
                f"after {move} it depends on what seat {viewer} cannot see whether this follows: {longer[shorter:]}"
            )
        if not real.looks_same(other, viewer):
            seen, seen_there = real.dump_view(viewer), other.dump_view(viewer)
            raise LawBroken(
                f"after {move} seat {viewer} sees what it could not know and nobody told: {differences(seen, seen_there)}"
            )


def what_the_log_tells_is_seen(node: GameNode) -> None:
    """If the log tells a seat in which of two states it is, then so does its view afterwards.

    Otherwise the log shows something that stays hidden. Nothing is hidden any more if both states are then the same.
    """
    for viewer, world, move, real, other in _compared_worlds(node):
        if not _is_told_in_vain(viewer, real, other):
            continue
        # So far the worlds differ in all that is hidden: find one secret that the line depends on and that stays.
        for part in _partly_replaced(node.g, world, viewer):
            there = play_and_record(node.game, part, move)
            if _is_told_in_vain(viewer, real, there):
                told = _first_difference(_told(real, viewer), _told(there, viewer))
                hidden = differences(dump(real.after), dump(there.after))
                raise LawBroken(f"after {move} seat {viewer} reads {told}, while it cannot see that {hidden}")


def _is_told_in_vain(viewer: Seat, real: PlayedMove, other: PlayedMove) -> bool:
    """Whether the log tells two states apart that differ and look alike."""
    told, told_there = _told(real, viewer), _told(other, viewer)
    shorter = min(len(told), len(told_there))
    return (
        told[:shorter] != told_there[:shorter]
        and real.looks_same(other, viewer)
        and dump(real.after) != dump(other.after)
    )


def _partly_replaced(g: State, world: State, viewer: Seat) -> Iterator[State]:
    """Yield states like `g` with one secret, or those of one pool, as in another world."""
    together = [{*pool.places, *pool.counted} for pool in g.POOLS]
    alone = [{name} for name in g.SECRETS if not any(name in names for names in together)]
    seen = dump(view(g, viewer))
    for names in (*together, *alone):
        part, source = g.clone(), world.clone()
        for name in names:
            setattr(part, name, getattr(source, name))
        if not excess_pieces(part) and dump(view(part, viewer)) == seen:
            yield part


def _compared_worlds(node: GameNode) -> Iterator[tuple[Seat, State, Move, PlayedMove, PlayedMove]]:
    """Yield viewers with a world that they cannot tell from this one, and a move played in both."""
    if not node.g.SECRETS:
        return
    if node.compared_worlds is None:
        node.compared_worlds = []
        for viewer in dict.fromkeys((node.random.choice(node.viewers), _actor(node))):
            world = determinize(view(node.g, viewer), node.random)
            for move in node.sample_moves(COMPARED_MOVES):
                if world.refuse(move) is None:
                    there = play_and_record(node.game, world, move)
                    node.compared_worlds.append((viewer, world, move, node.played(move), there))
    yield from node.compared_worlds


def _told(played: PlayedMove, viewer: Seat) -> list[tuple[object, ...]]:
    return visible_events(played.events, viewer)


def _actor(node: GameNode) -> Seat:
    return node.g.actor() if node.g.actor() >= 0 else PUBLIC


def what_looks_alike_is_logged_alike(node: GameNode) -> None:
    """Moves to states that a seat cannot tell apart are told to that seat in the same words."""
    for viewer, one, other in _compared_moves(node):
        told, told_there = _told(one, viewer), _told(other, viewer)
        if told != told_there and one.looks_same(other, viewer) and dump(one.after) != dump(other.after):
            raise LawBroken(
                f"seat {viewer} may not know {one.move} from {other.move}, but is told "
                f"{_first_difference(told, told_there)}"
            )


def what_is_logged_alike_looks_alike(node: GameNode) -> None:
    """Moves that the log veils from a seat in the same words look alike to it afterwards.

    After a deal each seat sees its own part of it.
    """
    for viewer, one, other in _compared_moves(node):
        if isinstance(one.move, Order):
            continue
        event = one.events[0]
        veiled = event.step.told and event.witnesses is not None and viewer not in event.witnesses
        if veiled and _told(one, viewer) == _told(other, viewer) and not one.looks_same(other, viewer):
            seen = differences(one.dump_view(viewer), other.dump_view(viewer))
            raise LawBroken(f"the log veils {one.move} from seat {viewer}, which then sees it: {seen}")


def _compared_moves(node: GameNode) -> Iterator[tuple[Seat, PlayedMove, PlayedMove]]:
    """Yield each viewer with all pairs of some moves played here."""
    if node.g.SECRETS:
        if node.compared_moves is None:
            node.compared_moves = [node.played(move) for move in node.sample_moves(COMPARED_MOVES)]
        for viewer in node.viewers:
            for one, other in combinations(node.compared_moves, 2):
                yield viewer, one, other


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
    a_view_hides_what_is_declared_secret: 8,
    a_determinized_view_fits_the_view: 8,
    what_a_seat_sees_next_follows_from_what_it_saw: 6,
    what_the_log_tells_is_seen: 6,
    what_looks_alike_is_logged_alike: 8,
    what_is_logged_alike_looks_alike: 8,
}
