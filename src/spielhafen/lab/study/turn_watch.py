"""What the table shows when turns begin: where pieces have gone, what changed for each seat.

It is taken from the scene that spectators see, so it is defined alike for all games. A turn begins when another seat
decides, or the same one in another round.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from spielhafen.core.game_figures import count_rounds
from spielhafen.core.secret import view
from spielhafen.core.state_kinds import PUBLIC

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from spielhafen.core.game import Game
    from spielhafen.core.play import State
    from spielhafen.core.scene import XY, Geometry, Piece, Scene

WATCHED_BELOW: Final = 100
WATCHED_EVERY: Final = 5
"""Every fifth game of the first 100 of a condition is watched.

Scenes take many times as long as rules, and 20 games show enough. It goes by numbers, so that rows are the same anywhere.
"""
REACH: Final = 0.75
"""The greatest distance, in fields, between a piece and the place that it is on."""

Things: TypeAlias = "dict[str, Any]"
"""What all can see of a seat: its pieces and its numbers, by id."""


@dataclass(frozen=True)
class TurnRow:
    """What was seen of a game when turns began.

    arrivals: how often a piece of a player had gone to each place of the board since the turn before. waits: the number
    of turns of others, by seat. changed: how many of them changed a piece of the seat (place, hits or number) or a
    number beside its name.
    """

    arrivals: Mapping[str, int]
    waits: tuple[int, ...]
    changed: tuple[int, ...]


class TurnWatch:
    """What is seen of a game while it is played; it does not change the state."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.arrivals = Counter[str]()
        self.waits, self.changed = [0] * seats, [0] * seats
        self._turn: tuple[int | None, int] | None = None
        """The round and the seat of the present turn."""
        self._things: list[Things] = []
        self._at: dict[str, XY] = {}

    def look(self, g: State, seat: int) -> None:
        """Compare the table with the turn before, if a new turn begins with this decision."""
        turn = (count_rounds(self.game, g), seat)
        if turn == self._turn:
            return
        scene = self.game.scene(view(g, PUBLIC))
        self._follow_pieces(scene)
        things = things_of_seats(scene)
        if self._turn:
            self._compare(things, self._turn[1])
        self._turn, self._things = turn, things

    def end(self, g: State) -> TurnRow:
        """Return what was seen; of the last turn only arrivals, as the end may reveal secrets."""
        if self._turn:
            self._follow_pieces(self.game.scene(view(g, PUBLIC)))
        return TurnRow(dict(sorted(self.arrivals.items())), tuple(self.waits), tuple(self.changed))

    def _follow_pieces(self, scene: Scene) -> None:
        """Count the pieces that are elsewhere than before, but not those that the game begins with."""
        at = {piece.id: piece.at for piece in _owned(scene)}
        for piece, place in at.items():
            if self._turn and self._at.get(piece) != place and (name := nearest_place(scene.geometry, place)):
                self.arrivals[name] += 1
        self._at = at

    def _compare(self, things: Sequence[Things], mover: int) -> None:
        """Count for each other seat whether the mover's turn has changed anything."""
        for seat, (before, now) in enumerate(zip(self._things, things, strict=True)):
            if seat != mover:
                self.waits[seat] += 1
                self.changed[seat] += before != now


def is_watched(game: Game, number: int) -> bool:
    """Return whether the game with this number is watched; it needs scenes for that."""
    chosen = number < WATCHED_BELOW and number % WATCHED_EVERY == 0
    return chosen and find_spec(f"{game.package}.scene") is not None


def things_of_seats(scene: Scene) -> list[Things]:
    """Return what all can see of each seat: its pieces and the numbers beside its name."""
    things: list[Things] = [{f"fact {fact.art}": fact.value for fact in seat.facts} for seat in scene.seats]
    for piece in _owned(scene):
        things[piece.owner or 0][piece.id] = (piece.at, piece.hits, piece.count)
    return things


def _owned(scene: Scene) -> Iterator[Piece]:
    """Yield the pieces of seats on a board; cards on a table without places are none."""
    if scene.geometry.spaces:
        yield from (piece for piece in scene.pieces if piece.owner is not None)


def nearest_place(geometry: Geometry, at: XY) -> str:
    """Return the name of the place that a piece is on or beside; empty if none is near."""
    x, y = at
    distance, name = min(
        ((space.at[0] - x) ** 2 + (space.at[1] - y) ** 2, space.name) for space in geometry.spaces
    )
    return name if distance <= REACH**2 else ""
