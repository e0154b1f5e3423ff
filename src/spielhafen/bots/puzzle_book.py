"""Puzzles: positions out of bots' games in which one move is clearly best.

They are in `puzzles/puzzles.json` of a game's folder, one a line. `spielhafen.lab.puzzle_miner` finds them.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from datetime import date
from functools import cache
from random import Random
from typing import Any, Final, Literal, TypeAlias

from spielhafen.core.errors import BrokenFile
from spielhafen.core.game import Game
from spielhafen.core.play import State
from spielhafen.core.secret import determinize
from spielhafen.core.text import text

FILE: Final = ("puzzles", "puzzles.json")
"""The file with the puzzles in the folder of a game."""
Difficulty: TypeAlias = Literal["easy", "medium", "hard"]
DIFFICULTIES: Final[Sequence[Difficulty]] = ("easy", "medium", "hard")
SLIGHT_LOSS: Final = 0.03
"""A loss of less in the chance to win is slight."""
GREAT_LOSS: Final = 0.15
"""A loss of more in the chance to win is great."""


@dataclass(frozen=True)
class PuzzleReason:
    """A feature by which the best move is ahead of the second best, in the game's unit."""

    feature: str
    gain: float


@dataclass(frozen=True)
class Puzzle:
    """A view in which one move is clearly best, and what the others lose.

    best: the best move, and those that come to the same. losses: by move, the estimated loss in the chance to win. error: the
    standard error of the loss of the second best move. missed: by level, the share of its tries that missed the best move.
    """

    name: str
    position: Mapping[str, Any]
    seat: int
    best: Sequence[str]
    losses: Mapping[str, float]
    error: float
    reasons: Sequence[PuzzleReason] = ()
    missed: Mapping[str, float] = field(default_factory=dict)

    @property
    def difficulty(self) -> Difficulty:
        """How hard it is: whether the rule of thumb finds the move, or only looking ahead."""
        if self.missed["greedy"] < 0.5:
            return "easy"
        return "medium" if self.missed["sailor"] < 0.5 else "hard"

    @property
    def missed_share(self) -> float:
        """The share of all tries that missed the best move."""
        return sum(self.missed.values()) / len(self.missed)

    def view(self, game: Game) -> State:
        """Return what the seat to move knows; raises BrokenFile."""
        return game.load(dict(self.position))

    def world(self, game: Game) -> State:
        """Return a state that fits the view, always the same."""
        return determinize(self.view(game), Random(self.name))

    def is_best(self, move: str) -> bool:
        """Return whether this move is the best one, or comes to the same."""
        return move in self.best

    def loss(self, move: str) -> float:
        """Return the estimated loss of a move in the chance to win; 0 for the best."""
        return 0.0 if self.is_best(move) else self.losses.get(move, 0.0)


def loss_size(loss: float) -> Literal["slight", "clear", "great"]:
    """Return how great a loss in the chance to win is: `slight`, `clear` or `great`."""
    if loss < SLIGHT_LOSS:
        return "slight"
    return "great" if loss > GREAT_LOSS else "clear"


@dataclass(frozen=True)
class PuzzleBook:
    """The puzzles of a game, the easiest first, and what has been searched for them.

    games: the number of games that were played with this seed.
    """

    seed: int = 0
    rules: int = 0
    games: int = 0
    puzzles: Sequence[Puzzle] = ()

    def find(self, name: str) -> Puzzle | None:
        """Return the puzzle of this name; None if there is none."""
        return next((puzzle for puzzle in self.puzzles if puzzle.name == name), None)

    def number(self, puzzle: Puzzle) -> int:
        """Return the number of one of its puzzles, from 1 on."""
        return 1 + [one.name for one in self.puzzles].index(puzzle.name)

    def of_day(self, day: date) -> Puzzle | None:
        """Return the puzzle of this day; each comes once before one is repeated."""
        if not self.puzzles:
            return None
        cycle, place = divmod(day.toordinal(), len(self.puzzles))
        order = list(range(len(self.puzzles)))
        Random(cycle).shuffle(order)
        return self.puzzles[order[place]]


@cache
def puzzle_book(game: Game) -> PuzzleBook:
    """Return the puzzles of a game; an empty book if it has none. Raises BrokenFile."""
    file = game.file(*FILE)
    return read_puzzles(file.read_text("utf-8")) if file.is_file() else PuzzleBook(rules=game.version)


def game_of_day(games: Sequence[Game], day: date) -> Game | None:
    """Return the game whose puzzle is that of the day; None if no game has any."""
    known = sorted((game for game in games if puzzle_book(game).puzzles), key=lambda game: game.name)
    return known[day.toordinal() % len(known)] if known else None


def read_puzzles(written: str) -> PuzzleBook:
    """Return the puzzles of a file's text; raises BrokenFile."""
    try:
        data = json.loads(written)
        puzzles = [
            Puzzle(**one | {"reasons": [PuzzleReason(**reason) for reason in one["reasons"]]})
            for one in data.pop("puzzles")
        ]
        return PuzzleBook(**data, puzzles=sorted(puzzles, key=_order))
    except (ValueError, TypeError, KeyError, AttributeError):
        raise BrokenFile("/".join(FILE), text("broken-json")) from None


def write_puzzles(book: PuzzleBook) -> str:
    """Return the text of the file, one puzzle a line."""
    head = json.dumps({"seed": book.seed, "rules": book.rules, "games": book.games})[1:-1]
    lines = [json.dumps(asdict(puzzle), separators=(",", ":")) for puzzle in sorted(book.puzzles, key=_order)]
    body = ",\n".join(lines)
    return f'{{{head}, "puzzles": [\n{body}\n]}}\n'


def _order(puzzle: Puzzle) -> tuple[int, float, str]:
    return DIFFICULTIES.index(puzzle.difficulty), puzzle.missed_share, puzzle.name
