"""The ways over several fields that the viewer's dice allow, as marks at their ends."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from spielhafen.core.moves import Move
from spielhafen.core.offers import pending_choice
from spielhafen.core.scene import Mark
from spielhafen.core.text import list_in_words, text
from spielhafen.games.columbus.board.chart import BESIDE, CALM, EDGE, SPACES, START, WATER
from spielhafen.games.columbus.board.pieces import ROSE, SAIL
from spielhafen.games.columbus.moves import BY_ROSE, BY_SAIL, BY_WINDS, Rose, Sail, Winds
from spielhafen.games.columbus.names import space_text
from spielhafen.games.columbus.rules.turn import Course, Outset
from spielhafen.games.columbus.scene.board_view import middle
from spielhafen.games.columbus.scene.goal import goal
from spielhafen.games.columbus.state import Ocean

SHORTEST: Final = 2
"""A way of fewer fields is a move."""


class Means(NamedTuple):
    """What carries a ship: one field each."""

    roses: int
    sails: int
    winds: int


Layer = dict[int, tuple[int, int, int]]
"""Spaces in reach: the calms left on the way, its slanting steps, the space before."""


def ways(g: Ocean) -> list[Mark]:
    """§8 Return a mark for each field two or more away that the viewer's ship can sail to now."""
    step = pending_choice(g)
    if not isinstance(step, Course | Outset) or g.damaged[step.seat]:
        return []
    means = means_left(g)
    return [mark for route in routes(g, step.seat, means) for mark in _marks(g, step.seat, means, route)]


def means_left(g: Ocean) -> Means:
    """Return what can still carry the ship of the turn."""
    return Means(g.dice.count(ROSE), g.dice.count(SAIL), g.winds)


def home_in_reach(g: Ocean, step: Course) -> bool:
    """§27 Return whether the captain can sail home with the news in this turn."""
    if not g.found[step.seat] or g.damaged[step.seat]:
        return False
    near = any(isinstance(move, Rose | Sail | Winds) and move.space == START for move in step.moves(g))
    return near or any(route[-1] == START for route in routes(g, step.seat, means_left(g)))


def routes(g: Ocean, seat: int, means: Means) -> Iterator[list[int]]:
    """Yield a shortest way to each field that is not next to the ship, with the fewest calms.

    None enters a whirlwind (§17), or leads on from the harbour, where a game may end (§27).
    """
    free = [WATER[space] and space not in g.whirlwinds for space in SPACES]
    for space in set(g.ships) - {START}:
        free[space] = False
    layers: list[Layer] = [{g.ships[seat]: (0, 0, EDGE)}]
    known = {g.ships[seat]}
    for fields in range(1, sum(means) + 1):
        layers.append(_onward(layers[-1], free, first=fields == 1))
        fresh = {space for space, (calms, *_) in layers[-1].items() if calms <= means.sails + means.winds}
        yield from (_back(layers, space) for space in sorted(fresh - known) if fields >= SHORTEST)
        known |= fresh


def _onward(layer: Layer, free: Sequence[bool], *, first: bool) -> Layer:
    """Return the spaces in reach with one field more."""
    found: Layer = {}
    for space, (calms, slanting, _) in layer.items():
        if space == START and not first:
            continue
        for direction, near in enumerate(BESIDE[space]):
            reached = (calms + CALM[space], slanting + direction % 2, space)
            if near != EDGE and free[near] and (near not in found or reached < found[near]):
                found[near] = reached
    return found


def _back(layers: Sequence[Layer], end: int) -> list[int]:
    """Return the spaces of a way, its end known."""
    route = [end]
    for layer in reversed(layers[1:]):
        route.insert(0, layer[route[0]][-1])
    return route


def _marks(g: Ocean, seat: int, means: Means, route: list[int]) -> list[Mark]:
    moves, left = _moves(means, route)
    used = Means(*(had - kept for had, kept in zip(means, left, strict=True)))
    at = [middle(route[-1])]
    to, distance = goal(g, seat, route[-1])
    why = text(
        "way",
        space=space_text(route[-1]),
        fields=len(moves),
        means=list_in_words(
            [text(f"way-{name}", count=count) for name, count in used._asdict().items() if count]
        ),
        to=to,
        left=distance,
    )
    mark = Mark(
        kind="range",
        at=at,
        text=str(len(moves)),
        why=why,
        moves=[str(move) for move in moves],
        way=[middle(space) for space in route],
    )
    stuck = CALM[route[-1]] and g.dice and not left.sails + left.winds
    return [mark, Mark(kind="danger", nature="calm", at=at, why=text("warning-calm"))] if stuck else [mark]


def _moves(means: Means, route: Sequence[int]) -> tuple[list[Move], Means]:
    """§9 Return the moves along a way, with roses wherever they do, and what is left."""
    moves: list[Move] = []
    for here, there in pairwise(route):
        if means.roses and not CALM[here]:
            moves.append(BY_ROSE[there])
            means = means._replace(roses=means.roses - 1)
        elif means.sails:
            moves.append(BY_SAIL[there])
            means = means._replace(sails=means.sails - 1)
        else:
            moves.append(BY_WINDS[there])
            means = means._replace(winds=means.winds - 1)
    return moves, means
