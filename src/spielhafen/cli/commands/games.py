"""Commands that look at games: which there are, their rulebooks' scenes, how many games are possible."""

from __future__ import annotations

from pathlib import Path
from textwrap import wrap
from typing import TYPE_CHECKING, Final

from spielhafen.cli.app import LANGUAGES
from spielhafen.cli.cli_errors import EXIT_FAILURE, EXIT_OK, command_error, error_in_file, usage_error
from spielhafen.cli.console import (
    check_not_with,
    format_table,
    load_words,
    parse_options,
    print_lines,
    progress_bar,
    read_text,
    write_text,
)
from spielhafen.core.errors import SpielhafenError
from spielhafen.core.game import find_game, find_games, written_option

if TYPE_CHECKING:
    from spielhafen.cli.console import ReportProgress
    from spielhafen.core.game import Game, Option
    from spielhafen.core.play import State
    from spielhafen.i18n import Words
    from spielhafen.testing.example_runner import SceneError

DEFAULT_DEPTH: Final = 2
"""Plies that are counted if nobody says otherwise."""
MAX_DEPTH: Final = 12
"""Plies; more would take longer than anybody waits."""
TEXT_WIDTH: Final = 100
"""Columns of what is told of an option."""
INDENT: Final = " " * 6


def games(game: str | None = None, /) -> int:
    """List the games, or one of them with its house rules."""
    if game is not None:
        print_lines(*_card(find_game(game)))
        return 0
    say = load_words()
    heads = [say(f"cli-games-{head}") for head in ("name", "title", "seats", "minutes")]
    print_lines(*format_table(heads, [_line(found) for found in find_games().values()]))
    return 0


def _line(game: Game) -> list[object]:
    least, most = game.seats
    return [
        game.name,
        load_words(game)("game-title"),
        f"{least}–{most}" if most > least else str(least),
        game.minutes,
    ]


def _card(game: Game) -> list[str]:
    """A game in full: what it is, for how many, its house rules."""
    say = load_words(game)
    least, most = game.seats
    head = [f"{say('game-title')} ({game.name})", say("game-line"), ""]
    players = {"least": least, "most": most, "span": most - least}
    head.append(say("cli-game-facts", **players, minutes=game.minutes, version=game.version))
    return [*head, *_rules(game)]


def _rules(game: Game) -> list[str]:
    """Which game, what we play otherwise than printed and why, and the other house rules."""
    say, options = load_words(game), game.option_list()
    differs = [option for option in options if option.ours not in (None, option.default)]
    others = [option for option in options if not option.variant and option not in differs]
    groups = {
        "cli-game-variants": [option for option in options if option.variant],
        "cli-game-presets": differs,
        "cli-game-others" if differs else "cli-game-options": others,
    }
    return [
        line
        for title, group in groups.items()
        if group
        for line in ("", say(title), *(line for option in group for line in _option(say, option)))
    ]


def _option(say: Words, option: Option) -> list[str]:
    """What is typed, what it is if nobody says anything, and what it means."""
    values = "|".join(map(written_option, option.values))
    printed = written_option(option.default)
    note = (
        say("cli-game-default", value=printed)
        if option.ours in (None, option.default)
        else say("cli-game-ours", printed=printed, ours=written_option(option.ours))
    )
    key = f"option-{option.id}"
    told = [say(name) for name in (key, f"{key}.hint", f"{key}.reason") if say.knows(name)]
    return [
        f"  {option.id}={values}  ({note})",
        *(
            line
            for part in told
            for line in wrap(part, TEXT_WIDTH, initial_indent=INDENT, subsequent_indent=INDENT)
        ),
    ]


def scenes(game: str, file: Path | None = None, /) -> int:
    """Play the scenes of a file, or of the game's rulebooks; fails if one does not hold."""
    from spielhafen.testing.example_runner import run_file

    found = find_game(game)
    say = load_words(found)
    results: list[SceneError | None] = []
    with progress_bar(say("cli-checking")) as tell:
        for name, written in _books(found, file):
            for _, error in run_file(found, name, written):
                results.append(error)
                tell(len(results), 0)
    wrong = [error for error in results if error is not None]
    print_lines(*map(say.explain, wrong))
    if not results:
        raise command_error("cli-scenes-none", file=str(file or found.name))
    print_lines(say("cli-scenes-done", all=len(results), held=len(results) - len(wrong)))
    apart = [] if file else _apart(found, say)
    print_lines(*apart)
    return EXIT_FAILURE if wrong or apart else EXIT_OK


def _apart(game: Game, say: Words) -> list[str]:
    """Where a rulebook does not tell the scenes of another one title by title."""
    from spielhafen.testing.storyboard import mismatched

    return [
        say("cli-scenes-apart", book=f"{game.name}/rules.{language}.md", law=law, title=title)
        for language in LANGUAGES
        if game.file(f"rules.{language}.md").is_file()
        for law, title in mismatched(game, language)
    ]


def _books(game: Game, file: Path | None) -> list[tuple[str, str]]:
    """Names and texts of what has scenes."""
    if file is not None:
        return [(str(file), read_text(file))]
    books = [game.file(f"rules.{language}.md") for language in LANGUAGES]
    return [(f"{game.name}/{book.name}", book.read_text("utf-8")) for book in books if book.is_file()]


def perft(
    game: str,
    /,
    *,
    depth: int | None = None,
    seats: int | None = None,
    option: list[str] | None = None,
    position: Path | None = None,
    divide: bool = False,
    check: bool = False,
    write: bool = False,
) -> int:
    """Count lines of play; check or write the game's own counts."""
    found = find_game(game)
    counted = {"--depth": depth, "--seats": seats, "--option": option, "--position": position}
    if check or write:
        alone = "--check" if check else "--write"
        check_not_with(alone, counted | {"--divide": divide, "--write": check and write})
        return _check_counts(found) if check else _write_counts(found)
    if position is not None:  # it knows who plays, and by which rules
        check_not_with("--position", {"--seats": seats, "--option": option})
    depth = DEFAULT_DEPTH if depth is None else depth
    if not 0 <= depth <= MAX_DEPTH:
        raise usage_error("cli-out-of-range", name="--depth", least=0, most=MAX_DEPTH, given=depth)
    state = _position(found, position) if position else _start(found, seats, option)
    with progress_bar(load_words(found)("cli-counting")) as tell:
        counts = _counted(state, depth, tell)
    if divide:
        print_lines(*format_table(["", ""], list(counts.items()))[1:])
    print_lines(load_words(found)("cli-perft-lines", lines=sum(counts.values()) if depth else 1, depth=depth))
    return EXIT_OK


def _start(game: Game, seats: int | None, option: list[str] | None) -> State:
    return game.start(game.seats[0] if seats is None else seats, parse_options(game, option))


def _position(game: Game, file: Path) -> State:
    """The state of a position file; raises Failed, naming the file."""
    written = read_text(file)
    try:
        return game.read_position(written)
    except SpielhafenError as error:
        raise error_in_file(file, error) from None


def _counted(state: State, depth: int, tell: ReportProgress) -> dict[str, int]:
    """The lines of play behind each first move."""
    from spielhafen.testing import perft as count
    from spielhafen.testing.perft import all_moves

    counts: dict[str, int] = {}
    moves = all_moves(state) if depth else ()
    for done, move in enumerate(moves, 1):
        after = state.clone()
        after.play(move)
        counts[str(move)] = count(after, depth - 1)
        tell(done, len(moves))
    return counts


def _check_counts(game: Game) -> int:
    from spielhafen.testing import Broken, check_perft

    try:
        with progress_bar(load_words(game)("cli-counting")) as tell:
            rows = check_perft(game, tell)
    except FileNotFoundError:
        raise command_error("cli-perft-no-file", file=str(game.file("tests", "perft.txt"))) from None
    except Broken as error:
        raise command_error("cli-perft-wrong", why=str(error)) from None
    print_lines(load_words(game)("cli-perft-right", rows=rows))
    return EXIT_OK


def _write_counts(game: Game) -> int:
    from spielhafen.testing import perft_text

    with progress_bar(load_words(game)("cli-counting")) as tell:
        written = perft_text(game, tell)
    file = Path(str(game.file("tests", "perft.txt")))
    file.parent.mkdir(exist_ok=True)
    write_text(file, written, force=True)
    print_lines(load_words(game)("cli-perft-written", file=str(file), rows=len(written.splitlines()) - 2))
    return EXIT_OK
