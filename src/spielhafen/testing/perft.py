"""Perft: the number of lines of play to a given depth, which reveals changes of the rules.

A game keeps its numbers in `tests/perft.txt`, a line for each:

    seats  options          after  depth  lines
    4      professional=yes    25      3   1584

After `after` plies, picked by their texts and not by chance, all lines of play of this depth are counted. Chance counts
by all its outcomes, a shuffle or deal by two samples which are always the same. A line that ends earlier counts, too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Final

from spielhafen.core.errors import BadOption, BrokenFile
from spielhafen.core.options import format_option
from spielhafen.core.play import OVER, Chance, State
from spielhafen.core.text import text
from spielhafen.testing.violations import LawBroken

if TYPE_CHECKING:
    from collections.abc import Callable

    from spielhafen.core.game import Game
    from spielhafen.core.moves import Move

FILE: Final = ("tests", "perft.txt")
HEADER: Final = "; Lines of play: checked by the tests, written by `spielhafen perft GAME --write`.\n"
COLUMN_TITLES: Final = "seats  options                      after  depth    lines"
SAMPLE_COUNT: Final = 2
START_PLIES: Final = (0, 25, 60)
MAX_LINES: Final = 4000
"""The most lines of play in a row of the file."""
MAX_DEPTH: Final = 6


def perft(state: State, depth: int) -> int:
    """Return the number of lines of play of a depth, in plies, from a state."""
    if depth == 0 or state.actor() == OVER:
        return 1
    moves = all_moves(state)
    if depth == 1:
        return len(moves)
    return sum(perft(_played(state, move), depth - 1) for move in moves)


def divide(state: State, depth: int) -> dict[str, int]:
    """Return the numbers behind each move.

    They help to find the move after which two versions of the rules differ.
    """
    return (
        {str(move): perft(_played(state, move), depth - 1) for move in all_moves(state)} if depth > 0 else {}
    )


def all_moves(state: State) -> Sequence[Move]:
    """Return the moves on offer, the outcomes of chance, or some samples, always the same."""
    step = state.steps[-1] if state.steps else None
    if not isinstance(step, Chance):
        return state.moves()
    if step.sampled:
        return [step.sample(state, Random(number).randrange) for number in range(SAMPLE_COUNT)]
    return [move for move, _ in step.outcomes(state)]


def _played(state: State, move: Move) -> State:
    after = state.clone()
    after.play(move)
    return after


@dataclass(frozen=True)
class PerftRow:
    """A line of a game's perft.txt."""

    seats: int
    options: str  # as in `professional=yes,first=2`; "-" for none
    after: int
    depth: int
    lines: int

    def __str__(self) -> str:
        return f"{self.seats:<6} {self.options:<27}  {self.after:>5}  {self.depth:>5}  {self.lines:>7}"


def starting_state(game: Game, seats: int, options: str, after: int) -> State:
    """Return the state that a row begins with; raises BadSeats, BadOption."""
    pairs = [pair.partition("=") for pair in options.split(",") if pair != "-"]
    state = game.start(seats, {name: value for name, _, value in pairs})
    for ply in range(after):
        if state.actor() == OVER:
            break
        moves = sorted(all_moves(state), key=str)
        state.play(moves[7 * ply % len(moves)])
    return state


def read_rows(game: Game) -> list[PerftRow]:
    """Return the rows of the game's perft.txt; raises BrokenFile."""
    return [_row(number, line) for number, line in _lines(game.file(*FILE).read_text("utf-8"))]


def _lines(written: str) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(written.splitlines(), 1):
        if line.strip() and not line.startswith(";") and line.split() != COLUMN_TITLES.split():
            yield number, line


def _row(number: int, line: str) -> PerftRow:
    try:
        seats, options, after, depth, lines = line.split()
        return PerftRow(int(seats), options, int(after), int(depth), int(lines))
    except ValueError:
        raise BrokenFile(f"perft.txt:{number}", text("broken-line")) from None


def check_perft(game: Game, on_progress: Callable[[int, int], None] | None = None) -> int:
    """Count again the rows of the game's perft.txt and return their number.

    `on_progress(done, all)` is called after each row. Raises LawBroken where a count differs.
    """
    written = read_rows(game)
    for done, row in enumerate(written, 1):
        got = perft(starting_state(game, row.seats, row.options, row.after), row.depth)
        if got != row.lines:
            raise LawBroken(
                f"{game.name}: {got} lines of play, but perft.txt says {row.lines}\n{COLUMN_TITLES}\n{row}"
            )
        if on_progress is not None:
            on_progress(done, len(written))
    return len(written)


def perft_text(game: Game, on_progress: Callable[[int, int], None] | None = None) -> str:
    """Return a new perft.txt.

    `on_progress(done, all)` is called after each number of seats with each option.
    """
    setups = list(_setups(game))
    found: list[PerftRow] = []
    for done, (seats, options) in enumerate(setups, 1):
        found += [row for after in START_PLIES for row in _counted(game, seats, options, after)]
        if on_progress is not None:
            on_progress(done, len(setups))
    return HEADER + "\n".join([COLUMN_TITLES, *map(str, found)]) + "\n"


def _setups(game: Game) -> Iterator[tuple[int, str]]:
    """Yield each number of seats as printed, as we play it, and with each switch inverted."""
    ours = [
        f"{option.id}={format_option(option.ours)}"
        for option in game.option_list()
        if option.ours is not None
    ]
    switches = [
        f"{option.id}={format_option(not option.default)}"
        for option in game.option_list()
        if option.kind == "switch"
    ]
    for seats in range(game.seats[0], game.seats[1] + 1):
        for options in dict.fromkeys(("-", ",".join(ours) or "-", *switches)):
            try:
                starting_state(game, seats, options, 0)
            except BadOption:
                continue
            yield seats, options


def _counted(game: Game, seats: int, options: str, after: int) -> Iterator[PerftRow]:
    """Yield rows from one state, deeper and deeper, as long as there are not too many lines."""
    state = starting_state(game, seats, options, after)
    if state.actor() == OVER:
        return
    for depth in range(1, MAX_DEPTH + 1):
        lines = perft(state, depth)
        if lines > MAX_LINES:
            return
        yield PerftRow(seats, options, after, depth, lines)
