"""Laws on what follows from declared fields: bounds of views, keys, encodings."""

from __future__ import annotations

from array import array
from itertools import combinations
from operator import le
from typing import TYPE_CHECKING, Any, Final

from spielhafen.core.codec import dump, values_of
from spielhafen.core.encoder import INTEGER, Encoder
from spielhafen.core.errors import BrokenFile
from spielhafen.core.position_check import check_pieces, check_values
from spielhafen.core.secret import determinize, view
from spielhafen.core.state_kinds import Dimensions
from spielhafen.testing.violations import LawBroken

if TYPE_CHECKING:
    from spielhafen.core.play import State
    from spielhafen.testing.game_node import GameNode

COMPARED_STATES: Final = 4
"""The number of moves of a node whose states are compared by their keys."""


def every_view_is_within_its_bounds(node: GameNode) -> None:
    """A view holds what its declarations allow, and hides no more pieces than are left."""
    seen = view(node.g, node.random.choice(node.viewers))
    try:
        check_values(type(seen), values_of(seen), Dimensions(node.g.seats(), seen.options))
        check_pieces(seen)
    except BrokenFile as error:
        raise LawBroken(f"in the view of seat {seen.viewer}: {error}") from error


def equal_keys_mean_equal_states(node: GameNode) -> None:
    """States and views have equal keys if, and only if, they hold the same."""
    after = [node.played(move).after for move in node.sample_moves(COMPARED_STATES)]
    viewers = node.random.sample(node.viewers, 2)
    states = [node.g, node.g.clone(), *(view(node.g, viewer) for viewer in viewers), *after]
    compared = [(state, dump(state), state.key()) for state in states]
    for (one, dumped, key), (other, dumped_there, key_there) in combinations(compared, 2):
        same = dumped == dumped_there
        if (key == key_there) != same:
            raise LawBroken(f"{one} and {other} hold {'the same' if same else 'different things'}")
    if states[0] != states[1] or hash(states[0]) != hash(states[1]):
        raise LawBroken(f"{states[0]} is different from its clone")


def every_view_is_encoded_within_its_limits(node: GameNode) -> None:
    """State and views are encoded as lists of one length, each number within its limits."""
    encoder = _encoder(node, relative=node.random.random() < 1 / 2)
    for seen in (node.g, view(node.g, node.random.choice(node.viewers))):
        encoded = encoder.encode(seen)
        if len(encoded) != len(encoder.names):
            raise LawBroken(f"{seen} is encoded as {len(encoded)} numbers of {len(encoder.names)}")
        if not all(map(le, encoder.low, encoded)) or not all(map(le, encoded, encoder.high)):
            entries = zip(encoder.names, encoder.limits, encoded, strict=True)
            wrong = [(name, value, limits) for name, limits, value in entries if not _within(value, limits)]
            raise LawBroken("{} is encoded as {}, its limits are {}".format(*wrong[0]))


def _within(value: int, limits: tuple[int, int]) -> bool:
    return limits[0] <= value <= limits[1]


def an_observation_tells_no_more_than_the_view(node: GameNode) -> None:
    """States that look the same to a seat are encoded alike for it."""
    encoder = _encoder(node, relative=node.random.random() < 1 / 2)
    for viewer in node.viewers:
        seen = view(node.g, viewer)
        encoded = encoder.encode(seen)
        world = determinize(seen, node.random) if node.g.SECRETS else node.g.clone()
        for other in (seen.clone(), view(world, viewer)):
            if other.key() == seen.key() and encoder.encode(other) != encoded:
                raise LawBroken(f"seat {viewer} sees the same, encoded differently: {seen} and {other}")
        for source in (node.g, world):
            out = array(INTEGER, [0] * len(encoded))
            encoder.writer(out).observe(source, viewer)
            if out.tolist() != encoder.encode(view(source, viewer)):
                raise LawBroken(f"seat {viewer} observes something else than its view {seen}")


def _encoder(node: GameNode, *, relative: bool) -> Encoder:
    about = type(node.g), node.g.seats(), node.g.options, relative
    found = _ENCODERS.get(about)
    if found is None:
        kind, seats, options, _ = about
        found = _ENCODERS[about] = Encoder(kind, node.game.steps, seats, options, relative=relative)
    return found


_ENCODERS: Final[dict[tuple[type[State], int, Any, bool], Encoder]] = {}


NODE_LAWS = {
    every_view_is_within_its_bounds: 8,
    equal_keys_mean_equal_states: 12,
    every_view_is_encoded_within_its_limits: 12,
    an_observation_tells_no_more_than_the_view: 24,
}
