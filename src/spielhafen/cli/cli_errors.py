"""What goes wrong on a command line, and with which exit code."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final

from spielhafen.core.errors import BadOption, BadSeats, SpielhafenError, UnknownGame
from spielhafen.core.text import Text, text

if TYPE_CHECKING:
    from pathlib import Path

    from spielhafen.core.text import Arg

EXIT_OK: Final = 0
EXIT_FAILURE: Final = 1
EXIT_USAGE: Final = 2
EXIT_INTERRUPTED: Final = 130
EXIT_PIPE_CLOSED: Final = 141


class UsageError(SpielhafenError):
    """Asked for something that does not exist or does not fit: exit code 2."""


class CommandError(SpielhafenError):
    """Asked rightly, but it did not work: exit code 1."""


def usage_error(key: str, **args: Arg) -> UsageError:
    """The error that says this."""
    return UsageError(text(key, **args))


def command_error(key: str, **args: Arg) -> CommandError:
    """The error that says this."""
    return CommandError(text(key, **args))


def exit_code(error: SpielhafenError) -> int:
    """Whether the person at the keyboard can mend it by typing something else."""
    return EXIT_USAGE if isinstance(error, UsageError | UnknownGame | BadSeats | BadOption) else EXIT_FAILURE


def file_error(path: Path | str, error: OSError | UnicodeError) -> CommandError:
    """Why this file cannot be read or written, in a sentence."""
    return command_error(
        _FILE_TROUBLES.get(type(error), "cli-file-trouble"), file=str(path), why=_reason(error)
    )


def error_in_file(path: Path | str, error: SpielhafenError) -> CommandError:
    """What is wrong within a file, with the file's name."""
    found = command_error("cli-in-file", file=str(path), why=error.text)
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
