"""What is expected to follow a move, in words: who moves, and what the move is called where it is offered.

A search expects moves in worlds that it made up. They are played in such a world again, and named as whoever moves would read
it there, so that the words can tell no more than the view that the worlds were made of.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any, Final

from spielhafen.core.moves import Move
from spielhafen.core.secret import view as seen_by
from spielhafen.core.text import Text, dump_text

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from spielhafen.core.game import Game
    from spielhafen.core.play import State

MAX_MOVES: Final = 6
"""So many moves are told."""
MAX_WORLDS: Final = 8
"""Made up, until there is one in which the whole line can be played: others may hold other things there."""


@dataclass(frozen=True)
class ExpectedMove:
    """A move that is expected of a seat, and what it is called."""

    seat: int
    move: str
    label: Text


def describe_line(
    game: Game, worlds: Callable[[Random], Any], move: Move, line: Sequence[object]
) -> tuple[ExpectedMove, ...]:
    """What follows this move as far as people decide it and all see it, in the world that goes along furthest."""
    found: tuple[ExpectedMove, ...] = ()
    wanted = line[:MAX_MOVES]
    for number in range(MAX_WORLDS if wanted else 0):
        told = _told(game, worlds(Random(number)), move, wanted)
        found = max(found, told, key=len)
        if len(found) == len(wanted):
            break
    return found


def _told(game: Game, world: State, move: Move, line: Sequence[object]) -> tuple[ExpectedMove, ...]:
    """The line as it goes in one world, up to what cannot be played there."""
    found: list[ExpectedMove] = []
    world.play(move)
    for following in line:
        seat = world.actor()
        if seat < 0 or not isinstance(following, Move) or following not in world.moves():
            break
        offers = game.scene(seen_by(world, seat)).offers
        label = next((offer.label for offer in offers if offer.move == str(following)), None)
        if label is None:
            break
        found.append(ExpectedMove(seat, str(following), label))
        world.play(following)
    return tuple(found)


def dump_line(following: Sequence[ExpectedMove]) -> list[dict[str, Any]]:
    """As JSON."""
    return [{"seat": one.seat, "move": one.move, "label": dump_text(one.label)} for one in following]
