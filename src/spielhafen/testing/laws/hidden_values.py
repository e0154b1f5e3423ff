"""Laws of hidden values: players see the same whatever number stands for what is hidden.

HIDDEN is a number like any other: it is the last index of a list, no seat, chance, the public. Code that forgets to
compare with HIDDEN takes a hidden value for one of these. So what players see is made once more with another number.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from spielhafen.core.scene_json import dump_scene
from spielhafen.core.secret import HIDDEN, flatten, view
from spielhafen.testing.violations import LawBroken

if TYPE_CHECKING:
    from collections.abc import Callable

    from spielhafen.core.errors import Refusal
    from spielhafen.core.play import State
    from spielhafen.testing.game_node import GameNode

OTHER_HIDDEN: Final = 1_000_003
"""Stands for hidden values instead of HIDDEN: no index of a list, no seat."""
COMPARED_REFUSALS: Final = 20
"""The number of moves whose refusals are compared."""
COMPARED_PLACES: Final = 4
"""The number of places whose refusals are compared."""


def a_scene_takes_no_hidden_value_for_a_number(node: GameNode) -> None:
    """A scene is the same with another number for hidden values: it compares them with HIDDEN.

    It never uses them as an index, a seat or a count.
    """
    viewer = node.random.choice(node.viewers)
    other = _with_other_number(view(node.g, viewer))
    if other is None:
        return
    scene = node.scene(viewer)
    with _another_number(type(node.g)):
        drawn = _answer(lambda: node.game.scene(other))
    if drawn != scene:
        found = drawn if isinstance(drawn, str) else scene_difference(dump_scene(scene), dump_scene(drawn))
        raise LawBroken(f"the scene of seat {viewer} takes a hidden value for a number: {found}")


def a_refusal_takes_no_hidden_value_for_a_number(node: GameNode) -> None:
    """Moves and refusals on a view are the same with another number for hidden values."""
    seat = node.g.actor()
    other = _with_other_number(view(node.g, seat)) if seat >= 0 else None
    if other is None:
        return
    moves = [*node.refusals]
    asked = node.random.sample(moves, min(COMPARED_REFUSALS, len(moves)))
    with _another_number(type(node.g)):
        for move in asked:
            why = _answer(lambda: _said(other.refuse(move)))  # noqa: B023 - called at once
            if why != _said(node.refusals[move]):
                raise LawBroken(f"{move} takes a hidden value for a number: {why}, not {node.refusals[move]}")
    _compare_places(node, other)


def _compare_places(node: GameNode, other: State) -> None:
    """Compare the refusals of some places."""
    if not hasattr(node.game.part("scene"), "place_refusal"):
        return
    seat = node.g.actor()
    scene, seen = node.scene(seat), view(node.g, seat)
    things = ["", *(piece.id for piece in scene.pieces)]
    spaces = list(scene.geometry.spaces)
    for space in node.random.sample(spaces, min(COMPARED_PLACES, len(spaces))):
        thing = node.random.choice(things)
        expected = _said(node.game.place_refusal(seen, space.id, thing))
        with _another_number(type(node.g)):
            why = _answer(lambda: _said(node.game.place_refusal(other, space.id, thing)))  # noqa: B023 - at once
        if why != expected:
            raise LawBroken(f"{thing} to {space.id} takes a hidden value for a number: {why}, not {expected}")


def _with_other_number(seen: State) -> State | None:
    """Return a view with the other number for hidden values; None if it hides nothing."""
    found = False
    for name in seen.SECRETS:
        value = getattr(seen, name)
        if any(item == HIDDEN for item in flatten(value)):
            found = True
            setattr(seen, name, _replaced(value))
    return seen if found else None


def _replaced(value: Any) -> Any:
    if isinstance(value, list):
        return [_replaced(item) for item in value]
    return OTHER_HIDDEN if value == HIDDEN else value


@contextmanager
def _another_number(kind: type[State]) -> Iterator[None]:
    """Let the other number be HIDDEN wherever the library and games refer to it by this name."""
    scopes = [*_scopes(len(sys.modules)), getattr(kind.seen_by, "__globals__", {})]
    scopes = [scope for scope in scopes if "HIDDEN" in scope]
    try:
        for scope in scopes:
            scope["HIDDEN"] = OTHER_HIDDEN
        yield
    finally:
        for scope in scopes:
            scope["HIDDEN"] = HIDDEN


@cache
def _scopes(_modules: int) -> list[dict[str, Any]]:
    """Return the names in each module that knows HIDDEN; more modules are searched anew."""
    found = [vars(module) for module in list(sys.modules.values()) if hasattr(module, "__dict__")]
    return [scope for scope in found if scope is not globals() and scope.get("HIDDEN") is HIDDEN]


def _answer(ask: Callable[[], Any]) -> Any:
    """Return what is answered, or the error as text."""
    try:
        return ask()
    except Exception as error:  # noqa: BLE001 - any exception is caused by the other number
        return f"{type(error).__name__}: {error}"


def _said(why: Refusal | None) -> tuple[Any, ...] | None:
    return (why.code, dict(why.args), why.paragraph) if why else None


def scene_difference(one: Any, other: Any, where: str = "scene") -> str:
    """Return the first place where two scenes, as JSON, differ."""
    if type(one) is type(other) and isinstance(one, dict):
        for name in {**one, **other}:
            if one.get(name) != other.get(name):
                return scene_difference(one.get(name), other.get(name), f"{where}.{name}")
    if type(one) is type(other) and isinstance(one, list) and len(one) == len(other):
        for place, (item, there) in enumerate(zip(one, other, strict=True)):
            if item != there:
                return scene_difference(item, there, f"{where}[{place}]")
    return f"{where} is {one}, with another number {other}"


NODE_LAWS = {
    a_scene_takes_no_hidden_value_for_a_number: 8,
    a_refusal_takes_no_hidden_value_for_a_number: 8,
}
