"""The commands, their common options, and the handling of errors."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Final

from cyclopts import App, CycloptsError, Parameter
from cyclopts.exceptions import (
    CoercionError,
    MissingArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from spielhafen import __version__
from spielhafen.cli.cli_errors import (
    EXIT_FAILURE,
    EXIT_INTERRUPTED,
    EXIT_PIPE_CLOSED,
    EXIT_USAGE,
    UsageError,
    exit_code,
    usage_error,
)
from spielhafen.cli.help_page import HelpPage, HelpTexts
from spielhafen.core.errors import SpielhafenError, shorten
from spielhafen.core.languages import LANGUAGE_ENV, LANGUAGES, user_language

if TYPE_CHECKING:
    from spielhafen.core.text import Text

COMMAND_FUNCTIONS: Final = {
    "play": "commands.play_serve:play",
    "serve": "commands.play_serve:serve",
    "site": "commands.site:site",
    "admin": "commands.admin:admin",
    "games": "commands.games:games",
    "examples": "commands.games:examples",
    "perft": "commands.games:perft",
    "explain": "commands.explain:explain",
    "puzzle": "commands.puzzles:puzzle",
    "puzzles": "commands.puzzles:puzzles",
    "check": "commands.check:check",
    "record": "commands.logbooks:record",
    "replay": "commands.logbooks:replay",
    "review": "commands.review:review",
    "verify": "commands.verify:verify",
    "simulate": "commands.measure:simulate",
    "study": "commands.study:study",
    "dataset": "commands.dataset:dataset",
    "report": "commands.report:report",
    "balance": "commands.report:balance",
    "compare": "commands.report:compare",
    "sweep": "commands.report:sweep",
    "solve": "commands.solve:solve",
    "arena": "commands.measure:arena",
    "tournament": "commands.tournament:tournament",
    "tune": "commands.measure:tune",
    "bench": "commands.measure:bench",
    "conformance": "commands.measure:conformance",
    "new": "commands.new:new",
}
"""The function of each command, in the order of the help page."""

COMMON_OPTIONS: Final = {"--language": LANGUAGE_ENV, "--games": "SPIELHAFEN_GAMES"}
"""Options of every command, as environment variables, which child processes inherit."""


def run_command_line(arguments: Sequence[str] | None = None) -> int:
    """Run a command line, report any error in a sentence, and return the exit code."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        with suppress(AttributeError, OSError):  # a terminal that lacks a character is no reason to stop
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        rest, common = split_common_options(given)
    except UsageError as error:
        return print_error(error.text, EXIT_USAGE)
    with set_environment(common):
        return run_command(rest)


def run_command(arguments: Sequence[str]) -> int:
    """Run a command line without its common options, and return the exit code."""
    try:
        code = build_app()(arguments, exit_on_error=False, print_error=False)
        sys.stdout.flush()
        return int(code or 0)
    except KeyboardInterrupt:
        sys.stderr.write("\n")
        return EXIT_INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # otherwise Python complains at exit
        return EXIT_PIPE_CLOSED
    except CycloptsError as error:
        return print_error(translate_usage_error(error).text, EXIT_USAGE)
    except SpielhafenError as error:
        return print_error(error.text, exit_code(error), error.game)
    except Exception as error:
        if os.environ.get("SPIELHAFEN_DEBUG"):
            raise
        return print_error(
            usage_error("cli-bug", what=f"{type(error).__name__}: {shorten(str(error), 200)}").text,
            EXIT_FAILURE,
        )


def build_app() -> App:
    """Build the Cyclopts application in the user's language."""
    manual = HelpTexts(user_language())
    app = App(
        name="spielhafen",
        help=manual("help"),
        help_format="plaintext",
        help_formatter=HelpPage(manual),
        help_epilogue=manual("help.common"),
        version=version,
        default_parameter=Parameter(negative=()),
        result_action="return_value",
        suppress_keyboard_interrupt=False,
    )
    for place, (name, where) in enumerate(COMMAND_FUNCTIONS.items()):
        app.command(
            f"spielhafen.cli.{where}",
            name=name,
            help=manual(f"help-{name}"),
            help_formatter=HelpPage(manual, name),
            help_epilogue=manual("help.common"),
            sort_key=place,
        )
    return app


def version() -> str:
    """Return version, build and Python version in a line."""
    import platform

    from spielhafen.core import play

    compiled = not str(play.__file__).endswith(".py")
    build_key = "help.compiled" if compiled else "help.interpreted"
    manual = HelpTexts(user_language())
    return f"spielhafen {__version__} ({manual(build_key)}, Python {platform.python_version()})"


# Common options.


def split_common_options(arguments: Sequence[str]) -> tuple[list[str], dict[str, str]]:
    """Split off the common options and return them as environment variables.

    Raises UsageError for a missing value or an unknown language.

    >>> split_common_options(["games", "--language", "de"])
    (['games'], {'SPIELHAFEN_LANGUAGE': 'de'})
    """
    rest: list[str] = []
    common: dict[str, str] = {}
    waiting = iter(arguments)
    for argument in waiting:
        name, equals, value = argument.partition("=")
        if name not in COMMON_OPTIONS:
            rest.append(argument)
            continue
        if not equals and (value := next(waiting, "")) == "":
            raise usage_error("cli-needs-value", option=name)
        common[COMMON_OPTIONS[name]] = value
    if LANGUAGE_ENV in common:
        check_language(common[LANGUAGE_ENV])
    return rest, common


def check_language(code: str) -> str:
    """Return the code of a language; raises UsageError for an unknown one."""
    if code not in LANGUAGES:
        raise usage_error("cli-unknown-language", language=shorten(code), known=", ".join(LANGUAGES))
    return code


@contextmanager
def set_environment(values: dict[str, str]) -> Iterator[None]:
    """Set environment variables for the duration of a command."""
    before = {name: os.environ.get(name) for name in values}
    os.environ.update(values)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                os.environ.pop(name, None)
            else:
                os.environ[name] = value


# Errors.


def print_error(message: Text, code: int, game: str = "") -> int:
    """Print a sentence on stderr, in a game's words if one is given, and return the exit code."""
    from spielhafen.core.game import find_game
    from spielhafen.i18n import Translator

    sys.stdout.flush()
    words = Translator(user_language(), find_game(game) if game else None)
    sys.stderr.write(f"spielhafen: {words.translate(message)}\n")
    return code


def translate_usage_error(error: CycloptsError) -> UsageError:
    """Translate an error of Cyclopts into our words."""
    command = " ".join(("spielhafen", *(error.command_chain or ())))
    if isinstance(error, UnknownCommandError) or (
        isinstance(error, UnusedCliTokensError) and not error.command_chain
    ):
        given = shorten((error.unused_tokens or [""])[0])
        return usage_error("cli-unknown-command", given=given, known=", ".join(COMMAND_FUNCTIONS))
    if isinstance(error, UnknownOptionError):
        return usage_error(
            "cli-unknown-option",
            given=shorten(str(error.token.keyword or error.token.value)),
            command=command,
        )
    if isinstance(error, UnusedCliTokensError):
        return usage_error(
            "cli-too-much", given=shorten(" ".join(error.unused_tokens or ())), command=command
        )
    name = error.argument.name.lstrip("-") if error.argument else ""
    if isinstance(error, MissingArgumentError):
        return usage_error("cli-missing", name=error.keyword or name.upper(), command=command)
    if isinstance(error, CoercionError) and error.token is not None:
        shown = error.token.keyword or name.upper()
        return usage_error("cli-bad-value", given=shorten(error.token.value), name=shown, command=command)
    return usage_error("cli-asked-wrongly", why=shorten(str(error), 200), command=command)
