"""Commands about games: list them, check the examples of their rulebooks, count positions."""

from __future__ import annotations

from pathlib import Path
from textwrap import wrap
from typing import TYPE_CHECKING, Final

from spielhafen.cli.cli_errors import EXIT_FAILURE, EXIT_OK, command_error, error_in_file
from spielhafen.cli.console import (
    check_not_with,
    check_range,
    format_table,
    game_table,
    load_words,
    parse_option_words,
    print_lines,
    progress_bar,
    read_text,
    write_text,
)
from spielhafen.core.errors import SpielhafenError
from spielhafen.core.game import find_game, find_games
from spielhafen.core.options import format_option
from spielhafen.core.rulebook_numbers import read_rulebook, rulebook_languages
from spielhafen.core.variants import drawings_of, numbers_of

if TYPE_CHECKING:
    from spielhafen.cli.console import ReportProgress
    from spielhafen.core.game import Game
    from spielhafen.core.options import Option
    from spielhafen.core.play import State
    from spielhafen.i18n import Translator
    from spielhafen.testing.example_runner import ExampleError

DEFAULT_DEPTH: Final = 2
"""The default depth in plies."""
MAX_PERFT_DEPTH: Final = 12
"""The maximum depth in plies; deeper counts would take too long."""
TEXT_WIDTH: Final = 100
"""The width of an option's description in columns."""
INDENT: Final = " " * 6


def games(game: str | None = None, /) -> int:
    """List the games, or one of them with its house rules."""
    if game is not None:
        print_lines(*_game_details(find_game(game)))
        return 0
    print_lines(*game_table(find_games().values()))
    return 0


def _game_details(game: Game) -> list[str]:
    """Return the description of a game: texts, number of players, house rules."""
    say = load_words(game)
    least, most = game.seats
    head = [f"{say('game-title')} ({game.name})", say("game-line")]
    if say.has_message("game-aim"):
        head.append(say("cli-game-aim", aim=say("game-aim")))
    facts = {"minutes": game.minutes, "complexity": game.complexity, "version": game.version}
    head += ["", say("cli-game-facts", least=least, most=most, span=most - least, **facts)]
    return [*head, *_guide_lines(game, say), *_house_rules(game)]


def _guide_lines(game: Game, say: Translator) -> list[str]:
    """Return the commands that start the guided first games."""
    from spielhafen.guides import game_guides

    guides = game_guides(game)
    command = f"spielhafen play {game.name} --guide"
    if len(guides) < 2:
        lines = [f"  {command}" for _ in guides]
    else:
        lines = [f"  {command} {guide.name}  ({say.translate(guide.title)})" for guide in guides]
    return ["", say("cli-game-guides"), *lines] if lines else []


def _house_rules(game: Game) -> list[str]:
    """Return the variants, how our rules differ from the printed ones, and other house rules."""
    say = load_words(game)
    options = [option for option in game.option_list() if not option.numeric]
    differs = [option for option in options if option.ours not in (None, option.default)]
    others = [option for option in options if not option.mode and option not in differs]
    groups = {
        "cli-game-modes": [option for option in options if option.mode],
        "cli-game-presets": differs,
        "cli-game-others" if differs else "cli-game-options": others,
        "cli-game-numbers": [*numbers_of(game), *drawings_of(game)],
    }
    return [
        line
        for title, group in groups.items()
        if group
        for line in ("", say(title), *(line for option in group for line in _option_lines(say, option)))
    ]


def _option_note(say: Translator, option: Option) -> str:
    """Return what an option is if it is not given, and what we play."""
    printed = format_option(option.default)
    if option.varies:
        return say("cli-game-printed", value=printed or "–", paragraph=option.paragraph)
    if option.ours in (None, option.default):
        return say("cli-game-default", value=printed)
    return say("cli-game-ours", printed=printed, ours=format_option(option.ours))


def _option_lines(say: Translator, option: Option) -> list[str]:
    """Return the lines about an option: how to type it, its default, its meaning."""
    values = "|".join(map(format_option, option.values))
    if option.kind == "number":
        values = f"{option.values[0]}…{option.values[-1]}"
    if option.kind == "drawing":
        values = "…"
    key = f"option-{option.id}"
    told = [say(name) for name in (key, f"{key}.hint", f"{key}.reason") if say.has_message(name)]
    return [
        f"  {option.id}={values}  ({_option_note(say, option)})",
        *(
            line
            for part in told
            for line in wrap(part, TEXT_WIDTH, initial_indent=INDENT, subsequent_indent=INDENT)
        ),
    ]


def examples(game: str, file: Path | None = None, /) -> int:
    """Play the examples of a file, or of the game's rulebooks; fail if one is wrong."""
    from spielhafen.testing.example_runner import run_examples

    found = find_game(game)
    say = load_words(found)
    results: list[ExampleError | None] = []
    with progress_bar(say("cli-checking")) as tell:
        for name, written in read_rulebooks(found, file):
            for _, error in run_examples(found, name, written):
                results.append(error)
                tell(len(results), 0)
    wrong = [error for error in results if error is not None]
    print_lines(*map(say.explain, wrong))
    if not results:
        raise command_error("cli-examples-none", file=str(file or found.name))
    print_lines(say("cli-examples-done", all=len(results), held=len(results) - len(wrong)))
    apart = [] if file else find_title_differences(found, say)
    print_lines(*apart)
    return EXIT_FAILURE if wrong or apart else EXIT_OK


def find_title_differences(game: Game, say: Translator) -> list[str]:
    """Return the differences in titles of examples between the rulebooks of two languages."""
    from spielhafen.testing.storyboard import find_title_mismatches

    return [
        say("cli-examples-apart", book=f"{game.name}/rules.{language}.md", law=law, title=title)
        for language in rulebook_languages(game)
        for law, title in find_title_mismatches(game, language)
    ]


def read_rulebooks(game: Game, file: Path | None) -> list[tuple[str, str]]:
    """Return names and texts of the files with examples."""
    if file is not None:
        return [(str(file), read_text(file))]
    books = {
        f"{game.name}/rules.{language}.md": read_rulebook(game, language)
        for language in rulebook_languages(game)
    }
    return [(name, written) for name, written in books.items() if written is not None]


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
    if position is not None:  # the position determines the seats and the rules
        check_not_with("--position", {"--seats": seats, "--option": option})
    depth = DEFAULT_DEPTH if depth is None else depth
    check_range("--depth", depth, 0, MAX_PERFT_DEPTH)
    state = _read_position(found, position) if position else _start_state(found, seats, option)
    with progress_bar(load_words(found)("cli-counting")) as tell:
        counts = _count_by_move(state, depth, tell)
    if divide:
        print_lines(*format_table(["", ""], list(counts.items()))[1:])
    print_lines(load_words(found)("cli-perft-lines", lines=sum(counts.values()) if depth else 1, depth=depth))
    return EXIT_OK


def _start_state(game: Game, seats: int | None, option: list[str] | None) -> State:
    return game.start(game.seats[0] if seats is None else seats, parse_option_words(game, option))


def _read_position(game: Game, file: Path) -> State:
    """Read the state of a position file; raises CommandError with the name of the file."""
    written = read_text(file)
    try:
        return game.read_position(written)
    except SpielhafenError as error:
        raise error_in_file(file, error) from None


def _count_by_move(state: State, depth: int, tell: ReportProgress) -> dict[str, int]:
    """Count the lines of play after each first move."""
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
    from spielhafen.testing import LawBroken, check_perft

    try:
        with progress_bar(load_words(game)("cli-counting")) as tell:
            rows = check_perft(game, tell)
    except FileNotFoundError:
        raise command_error("cli-perft-no-file", file=str(game.file("tests", "perft.txt"))) from None
    except LawBroken as error:
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
