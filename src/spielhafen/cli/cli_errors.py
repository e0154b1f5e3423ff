"""The errors of the command line and their exit codes."""

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
    """The command line names something that does not exist or fit: exit code 2."""


class CommandError(SpielhafenError):
    """The command line was right, but the command failed: exit code 1."""


def usage_error(key: str, **args: Arg) -> UsageError:
    """Return a UsageError with this text."""
    return UsageError(text(key, **args))


def command_error(key: str, **args: Arg) -> CommandError:
    """Return a CommandError with this text."""
    return CommandError(text(key, **args))


def exit_code(error: SpielhafenError) -> int:
    """Return the exit code: EXIT_USAGE if the user can fix the error by typing something else."""
    return EXIT_USAGE if isinstance(error, UsageError | UnknownGame | BadSeats | BadOption) else EXIT_FAILURE


def file_error(path: Path | str, error: OSError | UnicodeError) -> CommandError:
    """Return an error that says why this file cannot be read or written."""
    return command_error(
        _FILE_ERROR_KEYS.get(type(error), "cli-file-trouble"), file=str(path), why=_reason(error)
    )


def error_in_file(path: Path | str, error: SpielhafenError) -> CommandError:
    """Return the error of a file's contents together with the file's name."""
    found = command_error("cli-in-file", file=str(path), why=error.text)
    found.game = error.game
    return found


def _reason(error: OSError | UnicodeError) -> str | Text:
    return os.strerror(error.errno) if isinstance(error, OSError) and error.errno else str(error)


_FILE_ERROR_KEYS: Final[dict[type[BaseException], str]] = {
    FileNotFoundError: "cli-file-missing",
    PermissionError: "cli-file-forbidden",
    IsADirectoryError: "cli-file-is-folder",
    NotADirectoryError: "cli-file-missing",
    FileExistsError: "cli-file-exists",
    UnicodeDecodeError: "cli-file-no-text",
}
