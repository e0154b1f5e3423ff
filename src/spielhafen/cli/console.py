"""Functions shared by the commands: printing, reading files and options, progress bars."""

from __future__ import annotations

import os
import re
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeAlias

from cyclopts import Parameter

from spielhafen.cli.app import check_language
from spielhafen.cli.cli_errors import command_error, error_in_file, file_error, usage_error
from spielhafen.core import logbook
from spielhafen.core.errors import BadOption, BadSeats, SpielhafenError, shorten
from spielhafen.core.game import Game, find_game, find_games
from spielhafen.core.game_order import easiest_first
from spielhafen.core.languages import FALLBACK_LANGUAGE, LANGUAGES, user_language
from spielhafen.core.options import PRESETS, format_option
from spielhafen.core.variants import read_variant
from spielhafen.i18n import Translator

if TYPE_CHECKING:
    from spielhafen.core.logbook import Logbook
    from spielhafen.core.variants import Variant

PathOrDash: TypeAlias = Annotated[Path, Parameter(allow_leading_hyphen=True)]
"""A file; `-` is stdin or stdout."""

ReportProgress: TypeAlias = Callable[[int, int], None]
"""A callback with the number done and the total (0: unknown)."""

BAR_DELAY_SECONDS: Final = 1.0
"""Seconds before a progress bar appears."""

NUMBER_START: Final = re.compile(r"[-−+]?\d|–?$")
"""The beginning of a number, or the sign for a missing one."""

VARIANT_FILE: Final = ".toml"
"""The end of the name of a file with a variant."""

MAX_FILE_BYTES: Final = 20_000_000
"""The maximum size of a position or logbook."""


def print_lines(*lines: str) -> None:
    """Print lines on stdout."""
    for line in lines:
        sys.stdout.write(f"{line}\n")


def print_note(line: str) -> None:
    """Print a line for the user on stderr, so that it does not go into a pipe."""
    sys.stderr.write(f"{line}\n")


def load_words(game: Game | None = None) -> Translator:
    """Load the texts in the user's language, those of a game included."""
    return Translator(user_language(), game)


def parse_languages(written: str | None) -> tuple[str, ...]:
    """Return the languages of a list such as `en,de` in our order, always with English.

    None is all of them. Raises UsageError for an unknown one.
    """
    if written is None:
        return LANGUAGES
    wanted = {check_language(code.strip()) for code in written.split(",")}
    return tuple(code for code in LANGUAGES if code in wanted or code == FALLBACK_LANGUAGE)


def resolve_game(name: str | None) -> Game:
    """Return the game of this name, or the only one there is.

    Raises UnknownGame, UsageError.
    """
    if name is not None:
        return find_game(name)
    games = find_games()
    if len(games) == 1:
        return next(iter(games.values()))
    raise usage_error("cli-which-game", known="\n".join(game_table(games.values())))


def game_table(games: Iterable[Game]) -> list[str]:
    """Format the games as a table, those for newcomers first."""
    say = load_words()
    heads = [say(f"cli-games-{head}") for head in ("name", "title", "seats", "minutes", "complexity")]
    return format_table(heads, [_game_row(game) for game in easiest_first(games)])


def _game_row(game: Game) -> list[object]:
    say = load_words(game)
    least, most = game.seats
    complexity = say("cli-game-complexity", complexity=game.complexity)
    return [
        game.name,
        say("game-title"),
        f"{least}–{most}" if most > least else str(least),
        game.minutes,
        say("cli-game-first", complexity=complexity) if game.good_first_game else complexity,
    ]


def parse_option_words(game: Game, given: Sequence[str] | None) -> dict[str, object]:
    """Parse house rules from `name=value` words; a name alone means yes.

    `preset=ours` stands for all of ours; options given beside it take precedence. `five-dice.toml` stands for the
    variant in this file. Raises UsageError, BadOption, BrokenFile.
    """
    written: dict[str, str] = {}
    for word in given or ():
        name, equals, value = word.partition("=")
        if not name or (equals and not value):
            raise usage_error("cli-option-form", given=word)
        if not equals and name.endswith(VARIANT_FILE):
            written |= {
                one: format_option(number) for one, number in _read_variant(game, name).options.items()
            }
        else:
            written[name] = value if equals else "yes"
    preset = written.pop("preset", PRESETS[0])
    if preset not in PRESETS:
        raise BadOption("preset", preset, PRESETS)
    values = logbook.parse_options(game, written)
    game.parse_options(values)
    return {**(game.preset_options(preset) if preset != PRESETS[0] else {}), **values}


def _read_variant(game: Game, file: str) -> Variant:
    """Read the variant in a file; raises CommandError if it cannot be read."""
    try:
        return read_variant(game, Path(file))
    except (OSError, UnicodeDecodeError) as error:
        raise file_error(Path(file), error) from None


def check_only_with(other: str, given: Mapping[str, object]) -> None:
    """Raise UsageError if an option is given that has no meaning without another one."""
    for name, value in given.items():
        if value is not None:
            raise usage_error("cli-only-with", one=name, other=other)


def check_not_with(other: str, given: Mapping[str, object]) -> None:
    """Raise UsageError if an option is given that another one would ignore."""
    for name, value in given.items():
        if value is not None and value is not False and value != []:
            raise usage_error("cli-one-or-other", one=name, other=other)


def read_text(path: Path) -> str:
    """Read the text of a file, or of stdin for `-`; raises CommandError."""
    try:
        if str(path) == "-":
            return sys.stdin.read()
        if path.stat().st_size > MAX_FILE_BYTES:
            raise command_error("cli-file-too-long", file=str(path))
        return path.read_text("utf-8")
    except (OSError, UnicodeError) as error:
        raise file_error(path, error) from None


def check_writable(path: Path) -> None:
    """Check that a file can be written before long work; raises CommandError.

    The file is not changed.
    """
    try:
        there = path.exists()
        if path.is_dir():
            raise IsADirectoryError
        if not there and not path.parent.is_dir():
            raise FileNotFoundError
        if not os.access(path if there else path.parent, os.W_OK):
            raise PermissionError
    except OSError as error:
        raise file_error(path, error) from None


def check_absent(path: Path | None) -> None:
    """Check that a file to be written does not exist yet; raises CommandError."""
    if path is not None and path.exists():
        raise command_error("cli-file-exists", file=str(path))


def write_text(path: Path, written: str, *, force: bool = False) -> None:
    """Write a file, overwriting another one only if forced; raises CommandError."""
    try:
        with path.open("w" if force else "x", encoding="utf-8") as file:
            file.write(written)
    except OSError as error:
        raise file_error(path, error) from None


def load_logbook(path: Path) -> Logbook:
    """Read a logbook from a file, or stdin for `-`; raises CommandError with the file's name."""
    written = read_text(path)
    try:
        book = logbook.read_logbook(written)
    except SpielhafenError as error:
        raise error_in_file("stdin" if str(path) == "-" else path, error) from None
    book.names = [replace_unprintable(name) for name in book.names]
    return book


def replace_unprintable(written: str) -> str:
    """Replace characters that could control the terminal."""
    return "".join(sign if sign.isprintable() else "\ufffd" for sign in written)


@contextmanager
def progress_bar(title: str) -> Iterator[ReportProgress]:
    """Show a progress bar on stderr for work of more than a second, if stderr is a terminal."""
    if not sys.stderr.isatty():
        yield lambda _done, _of: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
    from rich.progress import Progress as Bars

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bars = Bars(*columns, console=Console(stderr=True), transient=True)
    begun, task = time.monotonic(), bars.add_task(title, total=None)

    def tell(done: int, of: int) -> None:
        if not bars.live.is_started and time.monotonic() - begun > BAR_DELAY_SECONDS:
            bars.start()
        bars.update(task, completed=done, total=of or None)

    try:
        yield tell
    finally:
        bars.stop()


def format_table(headings: Sequence[str], rows: Sequence[Sequence[Any]]) -> list[str]:
    """Format rows as a table: numbers flush right, words flush left."""
    cells = [[str(cell) for cell in row] for row in (headings, *rows)]
    widths = [max(len(row[place]) for row in cells) for place in range(len(headings))]
    right = [all(NUMBER_START.match(row[place]) for row in cells[1:]) for place in range(len(headings))]
    return [
        "  ".join(
            cell.rjust(width) if flush else cell.ljust(width)
            for cell, width, flush in zip(row, widths, right, strict=True)
        ).rstrip()
        for row in cells
    ]


def level_names() -> list[str]:
    """Return the names of the bots' levels."""
    from spielhafen.bots import LEVELS

    return list(LEVELS)


def check_level_name(level: str) -> str:
    """Return the level or command of a bot; raises UsageError for an unknown level."""
    from spielhafen.bots import PROGRAM_PREFIX

    if level not in level_names() and not level.startswith(PROGRAM_PREFIX):
        raise usage_error("cli-unknown-level", level=level, known=", ".join(level_names()))
    return level


def check_range(name: str, given: float | None, least: float, most: float) -> None:
    """Check that an option that was given is within bounds; raises UsageError."""
    if given is not None and not least <= given <= most:
        said = {"least": f"{least:.12g}", "most": f"{most:.12g}", "given": f"{given:.12g}"}
        raise usage_error("cli-out-of-range", name=name, **said)


def parse_duration(option: str, written: str) -> float:
    """Return the seconds of a length of time such as `30m`, `6h` or `1d`; raises UsageError.

    >>> parse_duration("--backup-every", "6h")
    21600.0
    """
    found = re.fullmatch(r"([1-9]\d{0,4})([mhd])", written.strip(), re.ASCII)
    if found is None:
        raise usage_error("cli-bad-duration", option=option, given=shorten(written))
    return float(found[1]) * {"m": 60, "h": 3600, "d": 86_400}[found[2]]


def check_seconds(seconds: float) -> float:
    """Return the seconds; raises UsageError unless they are positive and at most an hour."""
    if not 0 < seconds <= 3600:
        raise usage_error(
            "cli-out-of-range", name="--seconds", least="0.01", most="3600", given=f"{seconds:g}"
        )
    return seconds


def check_answer_seconds(seconds: float | None, levels: Sequence[str]) -> float:
    """Return the time limit for an answer of an external bot.

    Raises UsageError, also if it is given and none of the levels is external.
    """
    from spielhafen.bots import PROGRAM_PREFIX
    from spielhafen.bots.external import ANSWER_SECONDS

    if not any(level.startswith(PROGRAM_PREFIX) for level in levels):
        check_only_with(PROGRAM_PREFIX, {"--seconds": seconds})
    return ANSWER_SECONDS if seconds is None else check_seconds(seconds)


def parse_levels(game: Game, seat: Sequence[str] | None, seats: int | None) -> list[str]:
    """Return the level of each seat's bot; raises UsageError, BadSeats."""
    if seat and seats is not None:
        raise usage_error("cli-one-or-other", one="--seat", other="--seats")
    chosen = [check_level_name(level) for level in seat or ()]
    least, most = game.seats
    if seats is not None and not least <= seats <= most:
        raise BadSeats(seats, least, most)
    return chosen or ["random"] * (least if seats is None else seats)
