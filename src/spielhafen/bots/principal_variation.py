"""Labels for the line that a search expects after a move.

The expected moves come from worlds that the search sampled. They are played again in such a world and labelled as the seat to
move would read them there, so that the labels reveal no more than the view that the worlds were sampled from.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from spielhafen.core.game import Game
from spielhafen.core.moves import Move
from spielhafen.core.play import State
from spielhafen.core.secret import view as seen_by
from spielhafen.core.text import Text

MAX_MOVES: Final = 6
"""Moves of a line to label at most."""
MAX_WORLDS: Final = 8
"""Worlds to sample at most in search of one in which the whole line can be played."""


@dataclass(frozen=True)
class ExpectedMove:
    """An expected move of a seat, with its label."""

    seat: int
    move: str
    label: Text


def describe_line(
    game: Game, worlds: Callable[[Random], Any], move: Move, line: Sequence[object]
) -> tuple[ExpectedMove, ...]:
    """Label the line after a move, as far as it can be played in the best of some worlds."""
    longest: tuple[ExpectedMove, ...] = ()
    wanted = line[:MAX_MOVES]
    for number in range(MAX_WORLDS if wanted else 0):
        labelled = _label_in_world(game, worlds(Random(number)), move, wanted)
        longest = max(longest, labelled, key=len)
        if len(longest) == len(wanted):
            break
    return longest


def _label_in_world(game: Game, world: State, move: Move, line: Sequence[object]) -> tuple[ExpectedMove, ...]:
    """Label the line in one world, up to the first move that cannot be played there."""
    labelled: list[ExpectedMove] = []
    world.play(move)
    for following in line:
        seat = world.actor()
        if seat < 0 or not isinstance(following, Move) or following not in world.moves():
            break
        offers = game.scene(seen_by(world, seat)).offers
        label = next((offer.label for offer in offers if offer.move == str(following)), None)
        if label is None:
            break
        labelled.append(ExpectedMove(seat, str(following), label))
        world.play(following)
    return tuple(labelled)
