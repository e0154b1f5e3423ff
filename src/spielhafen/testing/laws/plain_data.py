"""Laws of data: a state is plain data of its own, and so is a step."""

from __future__ import annotations

import inspect
import json
from collections import Counter
from collections.abc import Iterator
from itertools import takewhile
from typing import TYPE_CHECKING, Any

from spielhafen.core.codec import dump, fields_of, state_fields
from spielhafen.core.errors import BrokenFile
from spielhafen.core.play import State
from spielhafen.core.position_check import check_pieces
from spielhafen.core.secret import excess_pieces
from spielhafen.testing.step_events import field_values
from spielhafen.testing.violations import LawBroken

if TYPE_CHECKING:
    from spielhafen.core.game import Game
    from spielhafen.testing.game_node import GameNode, GamePly
    from spielhafen.testing.step_events import StepEvent


def every_step_class_with_fields_is_a_dataclass_of_its_own(game: Game) -> None:
    """A step class that declares fields is a dataclass itself; else it would not keep them."""
    for kind in game.steps.values():
        own = [
            name
            for name, hint in vars(kind).get("__annotations__", {}).items()
            if "ClassVar" not in str(hint)
        ]
        if own and "__dataclass_fields__" not in vars(kind):
            raise LawBroken(f"{kind.__name__} has fields ({', '.join(own)}) and is no dataclass of its own")


def the_state_has_its_fields_in_one_order(game: Game) -> None:
    """The constructor of the state takes its fields in the order in which they are declared.

    A position file is read in this order.
    """
    kind = type(game.start(game.seats[0]))
    wanted, taken = list(state_fields(kind)), list(inspect.signature(kind).parameters)
    if taken != wanted:
        raise LawBroken(f"{kind.__name__} declares {wanted}, and its constructor takes {taken}")


def a_position_file_keeps_all(node: GameNode) -> None:
    """A state written as JSON and read again is the same state."""
    written = node.game.dump(node.g)
    again = node.game.load(json.loads(json.dumps(written)))
    _same(written, node.game.dump(again), "what was read differs from what was written")


def no_state_holds_one_list_twice(node: GameNode) -> None:
    """Two places of a state never hold the same list: a change of one would change the other."""
    met: dict[int, str] = {}
    for where, item in lists_of(node.g):
        if id(item) in met:
            raise LawBroken(f"{met[id(item)]} and {where} are the same list")
        met[id(item)] = where


def a_clone_shares_no_list(node: GameNode) -> None:
    """A clone is equal to its original and shares no list with it."""
    clone = node.g.clone()
    _same(node.dumped, dump(clone), "the clone differs")
    _apart(node.g, clone, "the clone")


def steps_know_their_fields_only(node: GameNode) -> None:
    """A step holds nothing but the numbers and texts of its fields."""
    for step in node.g.steps:
        wanted = fields_of(type(step))
        held = {*getattr(step, "__dict__", ()), *(name for name in wanted if hasattr(step, name))}
        if held != set(wanted):
            raise LawBroken(f"{type(step).__name__} holds {sorted(held)}, its fields are {sorted(wanted)}")
        if any(type(value) not in (int, str) for value in field_values(step)):
            raise LawBroken(f"{step} holds something other than numbers and texts")


def asking_changes_nothing(node: GameNode) -> None:
    """Queries for moves, outcomes and refusals leave the state unchanged."""
    g = node.g
    g.actors(), g.moves(), g.outcomes(), node.refusals
    _same(node.dumped, dump(g), "asking changed the state")


def no_piece_is_there_more_often_than_it_exists(node: GameNode) -> None:
    """The pools of a game are conserved."""
    extra = excess_pieces(node.g)
    if extra:
        raise LawBroken(f"too often on the table: {_named_excess(node.g) or extra}")


def _named_excess(g: State) -> str:
    """Return which piece is there how often, and where; empty if its pool has no names for that."""
    try:
        check_pieces(g)
    except BrokenFile as error:
        return str(error)
    return ""


def play_leaves_steps_as_they_are(ply: GamePly) -> None:
    """A step never changes: pending steps have the same fields before and after a move."""
    for step, before in ply.node.pending:
        if field_values(step) != before:
            raise LawBroken(f"{type(step).__name__} was {before} and became {field_values(step)}")


def a_batch_of_rules_happens_whole(ply: GamePly) -> None:
    """A rule never removes others of the same kind that are pending in a row below it.

    A batch of rules is computed first; then all of it happens.
    """
    for number, event in enumerate(ply.events):
        following = ply.events[number + 1 : number + 2]
        left = [step for after in following for step in (after.step, *after.pending)] or ply.after.steps
        if event.move is None and Counter(_batch(event)) - Counter(map(id, left)):
            raise LawBroken(f"{event.step} makes others of its batch be forgotten")


def _batch(event: StepEvent) -> list[int]:
    """Return the steps of the same kind that are pending right below a step that happens."""
    kind = type(event.step)
    return [id(step) for step in takewhile(lambda step: type(step) is kind, event.pending[::-1])]


def a_twin_plays_along(ply: GamePly) -> None:
    """A twin that was loaded from JSON and plays the same moves stays equal and shares no list."""
    _same(dump(ply.after), dump(ply.twin), "the twin differs")
    _apart(ply.after, ply.twin, "the twin")


def lists_of(state: State) -> Iterator[tuple[str, list[Any]]]:
    """Yield all lists of a state with their places."""
    for name in state_fields(type(state)):
        if name != "options":
            yield from _lists(getattr(state, name), name)


def _lists(value: object, where: str) -> Iterator[tuple[str, list[Any]]]:
    if isinstance(value, list):
        yield where, value
        for place, item in enumerate(value):
            if type(item) is list:
                yield from _lists(item, f"{where}[{place}]")


def _apart(one: State, other: State, who: str) -> None:
    known = {id(item): where for where, item in lists_of(one)}
    for where, item in lists_of(other):
        if id(item) in known:
            raise LawBroken(f"{who} shares the list {known[id(item)]} (there {where})")


def _same(one: dict[str, Any], other: dict[str, Any], what: str) -> None:
    if one != other:
        raise LawBroken(f"{what}: {differences(one, other)}")


def differences(one: dict[str, Any], other: dict[str, Any]) -> str:
    """Return which fields differ, and how."""
    return "; ".join(
        f"{name} {one.get(name)} ≠ {other.get(name)}"
        for name in {**one, **other}
        if one.get(name) != other.get(name)
    )


GAME_LAWS = (
    every_step_class_with_fields_is_a_dataclass_of_its_own,
    the_state_has_its_fields_in_one_order,
)
NODE_LAWS = {
    a_position_file_keeps_all: 6,
    no_state_holds_one_list_twice: 1,
    a_clone_shares_no_list: 3,
    steps_know_their_fields_only: 1,
    asking_changes_nothing: 4,
    no_piece_is_there_more_often_than_it_exists: 1,
}
PLY_LAWS = {play_leaves_steps_as_they_are: 1, a_batch_of_rules_happens_whole: 1, a_twin_plays_along: 1}
