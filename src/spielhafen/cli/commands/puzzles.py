"""Commands about puzzles: find them in games of bots, list them, solve one."""

from __future__ import annotations

from datetime import UTC, date, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from spielhafen.bots.puzzle_book import FILE, PuzzleBook, game_of_day, puzzle_book, write_puzzles
from spielhafen.cli.cli_errors import EXIT_OK, command_error, usage_error
from spielhafen.cli.console import (
    check_only_with,
    check_range,
    format_table,
    load_words,
    print_lines,
    progress_bar,
    write_text,
)
from spielhafen.core.game import find_game, find_games

if TYPE_CHECKING:
    from spielhafen.core.game import Game

MAX_PUZZLES: Final = 500
DEFAULT_PUZZLE_SEED: Final = 1


def puzzles(game: str, /, *, mine: int | None = None, seed: int | None = None) -> int:
    """List the puzzles of a game, or find them anew."""
    found = find_game(game)
    if mine is None:
        check_only_with("--mine", {"--seed": seed})
        return _list_puzzles(found, puzzle_book(found))
    check_range("--mine", mine, 1, MAX_PUZZLES)
    return _mine(found, mine, seed)


def puzzle(game: str | None = None, /, *, name: str | None = None) -> int:
    """Solve a puzzle in the terminal: that of today, or the one of this name."""
    from spielhafen.match.sandbox import puzzle_seats
    from spielhafen.terminal.plain.puzzle_client import PuzzleClient
    from spielhafen.terminal.sandbox_session import create_sandbox_session

    found = find_game(game) if game else game_of_day(list(find_games().values()), _today())
    book = puzzle_book(found) if found else PuzzleBook()
    chosen = book.find(name) if name else book.of_day(_today())
    if found is None or (chosen is None and not name):
        raise command_error("puzzles-none")
    if chosen is None:
        raise usage_error("puzzle-unknown")
    say = load_words(found)
    title = say("puzzle-number", number=book.number(chosen))
    print_lines(f"{say('game-title')}: {title} ({say(f'puzzle-{chosen.difficulty}')})")
    state = chosen.world(found)
    plans = puzzle_seats(chosen, state.seats())
    session = create_sandbox_session(found, state, plans, 1, None, chosen.name)
    PuzzleClient(session, say, chosen).run()
    return EXIT_OK


def _today() -> date:
    return datetime.now(UTC).date()


def _mine(game: Game, wanted: int, seed: int | None) -> int:
    """Find puzzles and write them after each game, so that the search can go on later."""
    from spielhafen.lab import mine_puzzles

    file = Path(str(game.file(*FILE)))
    known = puzzle_book(game)
    book = known
    with progress_bar(load_words(game)("cli-mining")) as tell:
        chosen = (known.seed or DEFAULT_PUZZLE_SEED) if seed is None else seed
        for book in mine_puzzles(game, wanted, chosen, known):
            file.parent.mkdir(exist_ok=True)
            write_text(file, write_puzzles(book), force=True)
            tell(len(book.puzzles), wanted)
    say, found = load_words(game), len(book.puzzles)
    print_lines(say("cli-puzzles-found", found=found, games=book.games, file=str(file)))
    if found < wanted:
        print_lines(say("cli-puzzles-few", wanted=wanted))
    return EXIT_OK


def _list_puzzles(game: Game, book: PuzzleBook) -> int:
    say = load_words(game)
    if not book.puzzles:
        print_lines(say("cli-puzzles-none", game=say("game-title")))
        return EXIT_OK
    heads = [say(f"cli-puzzles-{head}") for head in ("name", "difficulty", "missed")]
    rows = [
        (puzzle.name, say(f"puzzle-{puzzle.difficulty}"), f"{puzzle.missed_share:.0%}")
        for puzzle in book.puzzles
    ]
    print_lines(*format_table(heads, rows))
    return EXIT_OK
