"""What goes wrong on a command line, and with which exit code."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final

from spielhafen.core.errors import BadOption, BadSeats, SpielhafenError, UnknownGame
from spielhafen.core.text import Text, text

if TYPE_CHECKING:
    from pathlib import Path

    from spielhafen.core.text import Arg

DONE: Final = 0
FAILED: Final = 1
USAGE: Final = 2
STOPPED: Final = 130
PIPE_CLOSED: Final = 141


class Usage(SpielhafenError):
    """Asked for something that does not exist or does not fit: exit code 2."""


class Failed(SpielhafenError):
    """Asked rightly, but it did not work: exit code 1."""


def usage(key: str, **args: Arg) -> Usage:
    """The error that says this."""
    return Usage(text(key, **args))


def failed(key: str, **args: Arg) -> Failed:
    """The error that says this."""
    return Failed(text(key, **args))


def exit_code(error: SpielhafenError) -> int:
    """Whether the person at the keyboard can mend it by typing something else."""
    return USAGE if isinstance(error, Usage | UnknownGame | BadSeats | BadOption) else FAILED


def file_trouble(path: Path | str, error: OSError | UnicodeError) -> Failed:
    """Why this file cannot be read or written, in a sentence."""
    return failed(_FILE_TROUBLES.get(type(error), "cli-file-trouble"), file=str(path), why=_reason(error))


def in_file(path: Path | str, error: SpielhafenError) -> Failed:
    """What is wrong within a file, with the file's name."""
    found = failed("cli-in-file", file=str(path), why=error.text)
    found.game = error.game
    return found


def _reason(error: OSError | UnicodeError) -> str | Text:
    return os.strerror(error.errno) if isinstance(error, OSError) and error.errno else str(error)


_FILE_TROUBLES: Final[dict[type[BaseException], str]] = {
    FileNotFoundError: "cli-file-missing",
    PermissionError: "cli-file-forbidden",
    IsADirectoryError: "cli-file-is-folder",
    NotADirectoryError: "cli-file-missing",
    FileExistsError: "cli-file-exists",
    UnicodeDecodeError: "cli-file-no-text",
}
