"""The command that creates a new game: a renamed copy of a small one of its kind."""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

from spielhafen.cli.cli_errors import EXIT_OK, command_error, file_error, usage_error
from spielhafen.cli.console import load_words, print_lines
from spielhafen.core.errors import shorten
from spielhafen.core.game import find_games

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

TEMPLATES: Final = {"race": "regatta", "cards": "tavern", "duel": "corsair", "tiles": "atoll"}
"""The kinds of games, and the name of each template, in its files and in their names."""
PROJECT_TEMPLATE: Final = TEMPLATES["race"]
"""The template's name in the files around a game, which are the same for all kinds."""
BOARD_ROW: Final = "| `{name}/board.txt` |"
"""The beginning of a row of the README about a file that not all kinds have."""
NAME_PATTERN: Final = r"[a-z][a-z0-9_]*"


def new(name: str, /, *, kind: str = "race", folder: Path = Path()) -> int:
    """Create a new game in a folder of its own."""
    check_name(name)
    if kind not in TEMPLATES:
        raise usage_error("cli-new-kind", given=shorten(kind), known=", ".join(TEMPLATES))
    target = folder / name
    if target.exists():
        raise command_error("cli-file-exists", file=str(target))
    try:
        for path, written in rename_template(files("spielhafen.cli").joinpath("template"), kind, name):
            (target / path).parent.mkdir(parents=True, exist_ok=True)
            (target / path).write_text(written, "utf-8")
    except OSError as error:
        raise file_error(target, error) from None
    print_lines(load_words()("cli-new-done", folder=str(target), name=name))
    return EXIT_OK


def check_name(name: str) -> None:
    """Check that a new package and game can have this name; raises UsageError."""
    if not re.fullmatch(NAME_PATTERN, name) or keyword.iskeyword(name):
        raise usage_error("cli-new-bad-name", name=name)
    if name in find_games() or find_spec(name) is not None:
        raise usage_error("cli-new-taken", name=name)


def default_title(name: str) -> str:
    """Return the title that the new game has at first in its texts."""
    return " ".join(part.capitalize() for part in name.split("_") if part)


def rename_template(template: Traversable, kind: str, name: str) -> Iterator[tuple[str, str]]:
    """Yield path and text of the files of a kind's template, renamed."""
    game = TEMPLATES[kind]
    for path, file in _walk_files(template, ""):
        written = file.read_text("utf-8")
        folder, slash, _ = path.partition("/")
        if not slash:
            written = _rename(written, PROJECT_TEMPLATE, name)
            if not template.joinpath(game, "board.txt").is_file():
                written = _without_row(written, BOARD_ROW.format(name=name))
            yield path, written
        elif folder == game:
            yield _rename(path, game, name), _rename(written, game, name)


def _rename(written: str, before: str, name: str) -> str:
    return written.replace(before, name).replace(before.capitalize(), default_title(name))


def _without_row(written: str, beginning: str) -> str:
    lines = written.splitlines(keepends=True)
    return "".join(line for line in lines if not line.startswith(beginning))


def _walk_files(folder: Traversable, path: str) -> Iterator[tuple[str, Traversable]]:
    for item in sorted(folder.iterdir(), key=lambda item: item.name):
        if item.is_file() and not item.name.endswith(".pyc"):
            yield f"{path}{item.name}", item
        elif item.is_dir() and not item.name.startswith(("__pycache__", ".")):
            yield from _walk_files(item, f"{path}{item.name}/")
