"""Checks that the rules can go on from a position that may have been edited by hand."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from spielhafen.core.codec import state_fields
from spielhafen.core.errors import BrokenFile, RulesError
from spielhafen.core.play import CHANCE, EVERYTHING, OVER, PUBLIC, State, Step, sample
from spielhafen.core.secret import determinize, excess_pieces, looks_same, view
from spielhafen.core.text import text

if TYPE_CHECKING:
    from collections.abc import Callable


def check_state(state: State, like: State) -> None:
    """Raise BrokenFile if the types of fields differ from those of `like`, or the rules fail."""
    for name in state_fields(type(state)):
        _fits(name, getattr(state, name), getattr(like, name))
    if not all(isinstance(step, Step) for step in state.steps):
        raise BrokenFile("steps", text("broken-step"))
    try:
        same_seats, extra = state.seats() == like.seats(), excess_pieces(state)
        _remember(state)
        state.clone().settle()
        state.moves()
    except Exception as error:  # noqa: BLE001 - any exception of the rules is caused by the position
        raise _impossible(error) from None
    if not same_seats:
        raise BrokenFile("seats", text("broken-seats"))
    if extra:
        raise BrokenFile("state", text("broken-too-many"))


def _remember(state: State) -> None:
    """Raise RulesError if an observation log contradicts the table.

    A world is sampled for each seat with a log.
    """
    for name in state.OBSERVATIONS.values():
        for seat, trail in enumerate(getattr(state, name)):
            if trail:
                world = determinize(view(state, seat), Random(1))
                if excess_pieces(world) or not looks_same(world, seat, state):
                    raise RulesError(f"the trail of seat {seat} is at odds with the table")


def _fits(name: str, ours: Any, theirs: Any) -> None:
    """Raise BrokenFile if a field has another type; only `winners` may be None."""
    kinds = {type(theirs)} if theirs is not None else {type(None), list}
    if name == "winners":
        kinds = {type(None), list}
    if name != "options" and type(ours) not in kinds:
        raise BrokenFile(name, text("broken-value"))


def validate_position(state: State, render: Callable[[State], object], max_plies: int) -> None:
    """Raise BrokenFile if a position fails to render or to be played out at random.

    `render` makes the scene of a view. Views, which hide something, are not played out.
    """
    try:
        for viewer in (PUBLIC, *range(state.seats())):
            render(view(state, viewer))
        if state.viewer == EVERYTHING:
            _play_on(state.clone(), max_plies)
    except Exception as error:  # noqa: BLE001 - any exception of the rules is caused by the position
        raise _impossible(error) from None


def _play_on(g: State, max_plies: int) -> None:
    random = Random(1)
    g.settle()
    for _ in range(max_plies):
        if g.actor() == OVER:
            return
        g.play(sample(g, random) if g.actor() == CHANCE else random.choice(g.moves()))


def _impossible(error: Exception) -> BrokenFile:
    return BrokenFile("state", text("broken-impossible", what=type(error).__name__))
