"""The command that makes a new game: a copy of a small one, with its names changed."""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

from spielhafen.cli.cli_errors import DONE, failed, file_trouble, usage
from spielhafen.cli.console import out, words
from spielhafen.core.game import find_games

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

PATTERN: Final = "regatta"
"""The name that the template bears, in its files and in their names."""
NAME: Final = r"[a-z][a-z0-9_]*"


def new(name: str, /, *, folder: Path = Path()) -> int:
    """Make a new game in a folder of its own."""
    check_name(name)
    target = folder / name
    if target.exists():
        raise failed("cli-file-exists", file=str(target))
    try:
        for path, written in renamed(files("spielhafen.cli").joinpath("template"), name):
            (target / path).parent.mkdir(parents=True, exist_ok=True)
            (target / path).write_text(written, "utf-8")
    except OSError as error:
        raise file_trouble(target, error) from None
    out(words()("cli-new-done", folder=str(target), name=name))
    return DONE


def check_name(name: str) -> None:
    """Raises Usage unless a new package and a new game can be called so."""
    if not re.fullmatch(NAME, name) or keyword.iskeyword(name):
        raise usage("cli-new-bad-name", name=name)
    if name in find_games() or find_spec(name) is not None:
        raise usage("cli-new-taken", name=name)


def title_of(name: str) -> str:
    """How the game is called in its texts, until somebody finds better words."""
    return " ".join(part.capitalize() for part in name.split("_") if part)


def renamed(template: Traversable, name: str) -> Iterator[tuple[str, str]]:
    """The files of the template under their new names, with the new names in them."""
    for path, file in _files(template, ""):
        written = file.read_text("utf-8").replace(PATTERN, name).replace(PATTERN.capitalize(), title_of(name))
        yield path.replace(PATTERN, name), written


def _files(folder: Traversable, path: str) -> Iterator[tuple[str, Traversable]]:
    for item in sorted(folder.iterdir(), key=lambda item: item.name):
        if item.is_file() and not item.name.endswith(".pyc"):
            yield f"{path}{item.name}", item
        elif item.is_dir() and not item.name.startswith(("__pycache__", ".")):
            yield from _files(item, f"{path}{item.name}/")
