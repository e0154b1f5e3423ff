"""What the commands share: saying things, reading files and options, showing how far long work has got."""

from __future__ import annotations

import os
import re
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeAlias

from cyclopts import Parameter

from spielhafen.cli.app import detect_language
from spielhafen.cli.cli_errors import command_error, error_in_file, file_error, usage_error
from spielhafen.core import logbook
from spielhafen.core.errors import BadOption, BadSeats, SpielhafenError
from spielhafen.core.game import PRESETS, Game, find_game, find_games
from spielhafen.i18n import Words

if TYPE_CHECKING:
    from spielhafen.core.logbook import Logbook

PathOrDash: TypeAlias = Annotated[Path, Parameter(allow_leading_hyphen=True)]
"""A file; `-` is stdin or stdout."""

ReportProgress: TypeAlias = Callable[[int, int], None]
"""Told how much is done of how much (0: nobody knows)."""

BAR_DELAY_SECONDS: Final = 1.0
"""Seconds before a bar appears."""

NUMBER_START: Final = re.compile(r"[-−+]?\d|–?$")
"""How a number begins, or what stands where there is none."""

MAX_FILE_BYTES: Final = 20_000_000
"""No position or logbook is longer."""


def print_lines(*lines: str) -> None:
    """Lines for stdout."""
    for line in lines:
        sys.stdout.write(f"{line}\n")


def print_note(line: str) -> None:
    """A line for the person, not for the pipe: on stderr."""
    sys.stderr.write(f"{line}\n")


def load_words(game: Game | None = None) -> Words:
    """Sentences in the reader's language."""
    return Words(detect_language(), game)


def resolve_game(name: str | None) -> Game:
    """The game of this name; without a name the only one there is. Raises UnknownGame, Usage."""
    if name is not None:
        return find_game(name)
    games = find_games()
    if len(games) == 1:
        return next(iter(games.values()))
    raise usage_error("cli-which-game", known=", ".join(games))


def parse_options(game: Game, given: Sequence[str] | None) -> dict[str, object]:
    """House rules from `name=value` words (a switch alone means yes); raises Usage, BadOption.

    `preset=ours` stands for all of ours; what is named beside it goes before it.
    """
    written: dict[str, str] = {}
    for word in given or ():
        name, equals, value = word.partition("=")
        if not name or (equals and not value):
            raise usage_error("cli-option-form", given=word)
        written[name] = value if equals else "yes"
    preset = written.pop("preset", PRESETS[0])
    if preset not in PRESETS:
        raise BadOption("preset", preset, PRESETS)
    values = logbook.read_options(game, written)
    game.settle_options(values)
    return {**(game.preset(preset) if preset != PRESETS[0] else {}), **values}


def check_only_with(other: str, given: Mapping[str, object]) -> None:
    """Raises Usage for an option that says nothing without another one."""
    for name, value in given.items():
        if value is not None:
            raise usage_error("cli-only-with", one=name, other=other)


def check_not_with(other: str, given: Mapping[str, object]) -> None:
    """Raises Usage for an option that another one would pass over."""
    for name, value in given.items():
        if value is not None and value is not False and value != []:
            raise usage_error("cli-one-or-other", one=name, other=other)


def read_text(path: Path) -> str:
    """The text of a file, or of stdin for `-`; raises Failed."""
    try:
        if str(path) == "-":
            return sys.stdin.read()
        if path.stat().st_size > MAX_FILE_BYTES:
            raise command_error("cli-file-too-long", file=str(path))
        return path.read_text("utf-8")
    except (OSError, UnicodeError) as error:
        raise file_error(path, error) from None


def check_writable(path: Path) -> None:
    """Raises Failed if this file could not be written, before long work that it is for; the file stays as it is."""
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
    """Raises Failed if this file, which is to be written, exists already."""
    if path is not None and path.exists():
        raise command_error("cli-file-exists", file=str(path))


def write_text(path: Path, written: str, *, force: bool = False) -> None:
    """Write a file, never over another one unless forced; raises Failed."""
    try:
        with path.open("w" if force else "x", encoding="utf-8") as file:
            file.write(written)
    except OSError as error:
        raise file_error(path, error) from None


def read_logbook(path: Path) -> Logbook:
    """The logbook in a file, or from stdin for `-`; raises Failed, naming the file."""
    written = read_text(path)
    try:
        book = logbook.read(written)
    except SpielhafenError as error:
        raise error_in_file("stdin" if str(path) == "-" else path, error) from None
    book.names = [replace_unprintable(name) for name in book.names]
    return book


def replace_unprintable(written: str) -> str:
    """What a terminal can show without being told to do something else."""
    return "".join(sign if sign.isprintable() else "\ufffd" for sign in written)


@contextmanager
def progress_bar(title: str) -> Iterator[ReportProgress]:
    """A bar on stderr for work of more than a second; nothing if nobody sees it."""
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
    """Columns side by side: numbers to the right, words to the left."""
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
    """The names of the bots' levels."""
    from spielhafen.bots import LEVELS

    return list(LEVELS)


def check_level(level: str) -> str:
    """This level, if there is one, or the program that stands in its place; raises Usage."""
    from spielhafen.bots import PROGRAM_PREFIX

    if level not in level_names() and not level.startswith(PROGRAM_PREFIX):
        raise usage_error("cli-unknown-level", level=level, known=", ".join(level_names()))
    return level


def check_seconds(seconds: float) -> float:
    """So many seconds; raises Usage unless it is some time, and no more than an hour."""
    if not 0 < seconds <= 3600:
        raise usage_error(
            "cli-out-of-range", name="--seconds", least="0.01", most="3600", given=f"{seconds:g}"
        )
    return seconds


def check_answer_seconds(seconds: float | None, levels: Sequence[str]) -> float:
    """How long an answer of a program may take; raises Usage, also where none of these levels is a program."""
    from spielhafen.bots import PROGRAM_PREFIX
    from spielhafen.bots.external import ANSWER_SECONDS

    if not any(level.startswith(PROGRAM_PREFIX) for level in levels):
        check_only_with(PROGRAM_PREFIX, {"--seconds": seconds})
    return ANSWER_SECONDS if seconds is None else check_seconds(seconds)


def parse_levels(game: Game, seat: Sequence[str] | None, seats: int | None) -> list[str]:
    """The level of each seat's bot; raises Usage, BadSeats."""
    if seat and seats is not None:
        raise usage_error("cli-one-or-other", one="--seat", other="--seats")
    chosen = [check_level(level) for level in seat or ()]
    least, most = game.seats
    if seats is not None and not least <= seats <= most:
        raise BadSeats(seats, least, most)
    return chosen or ["random"] * (least if seats is None else seats)
