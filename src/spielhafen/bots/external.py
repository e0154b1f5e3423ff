"""Bots that are external programs, with JSON lines over stdin and stdout (docs/protocol.md).

Whatever such a program does, the game goes on: a late, unreadable or illegal answer counts as a failure, and a random move is
played. A program that is late, does not read its input or ends is restarted a few times.
"""

from __future__ import annotations

import errno
import json
import os
import queue
import shlex
import signal
import subprocess
import sys
import threading
import weakref
from collections.abc import Mapping, Sequence
from contextlib import suppress
from random import Random
from time import monotonic
from typing import IO, Final, Literal, TypedDict

from spielhafen.bots.heuristics import random_move
from spielhafen.bots.json_values import ForeignObject, StateJson
from spielhafen.core.errors import SpielhafenError, shorten
from spielhafen.core.game import Game
from spielhafen.core.moves import Move
from spielhafen.core.play import State
from spielhafen.core.secret import view
from spielhafen.core.text import Text, text

PROTOCOL_VERSION: Final = 1
PROGRAM_PREFIX: Final = "run:"
"""Prefix of a command line that is given in place of a level."""
ANSWER_SECONDS: Final = 5.0
"""Default time limit of an answer."""
MIN_GREETING_SECONDS: Final = 30.0
"""Shortest time limit of the greeting, since a program may load a lot at its start."""
TRIAL_SECONDS: Final = 1.0
"""Time for a program to fail when its start is checked."""
EXIT_CODE_SECONDS: Final = 0.2
"""Time to wait for the exit code after the end of a program's output."""
MAX_STARTS: Final = 4
"""Starts of a program for one seat of one game."""
MAX_LINE_LENGTH: Final = 1 << 16
MAX_WAITING_LINES: Final = 100
"""Unread answers to keep; the output of a program that writes more is closed."""
MAX_STDERR_LENGTH: Final = 1 << 13
"""Characters of stderr to show for each start of a program."""
SHUTDOWN_SECONDS: Final = 1.0
"""Time for a program to end by itself after `bye`."""
_PROCESS_GROUPS: Final[set[int]] = set()
"""The process groups that are still running, each by the process id of its program."""


class GreetingMessage(TypedDict):
    """The first line to a program: the game, the number of seats and the program's seat."""

    type: Literal["hello"]
    protocol: int
    game: str
    rules: int
    seats: int
    seat: int


class MoveQuestion(TypedDict):
    """A line that asks for a move."""

    type: Literal["move"]
    id: int
    view: StateJson
    moves: list[str]
    seconds: float
    seed: int


class ProgramStartError(SpielhafenError):
    """A command cannot be started."""

    def __init__(self, command: str, reason: str | Text) -> None:
        super().__init__(text("error-no-program", command=shorten(command), why=reason))


class ProgramError(Exception):
    """A program gave an invalid answer, or none."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason.key)
        self.reason = reason


class ExternalProcess:
    """A running program: lines in, lines out, with a time limit for both.

    It has its own session, so that its child processes end with it. Ctrl-C does not reach it: it is ended when the object is no
    longer used, or when this process ends, also by a signal.
    """

    def __init__(self, command: Sequence[str], max_line_length: int = MAX_LINE_LENGTH) -> None:
        """Start the program; longer lines of it are split. Raises ProgramStartError."""
        try:
            self._popen = subprocess.Popen(  # noqa: S603 - the user's own program, named by the user
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                encoding="utf-8",
                errors="replace",
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            raise ProgramStartError(
                shlex.join(command), getattr(error, "strerror", None) or str(error)
            ) from None
        _PROCESS_GROUPS.add(self._popen.pid)
        _install_signal_handlers()
        self.is_silent = False
        """Whether the end of its output was reached."""
        self.last_line = ""
        """The last line received."""
        self._received: queue.Queue[str] = queue.Queue(MAX_WAITING_LINES)
        self._outgoing: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._sent = threading.Event()
        self._sent.set()
        assert self._popen.stdin is not None  # noqa: S101 - a pipe, see above
        assert self._popen.stdout is not None  # noqa: S101
        # Writing into a full pipe blocks until the program reads: only a separate thread may block.
        pipe_in = (self._popen.stdin, self._outgoing, self._sent)
        threading.Thread(target=_write_lines, args=pipe_in, daemon=True).start()
        pipe_out = (self._popen.stdout, self._received, max_line_length)
        threading.Thread(target=_read_lines, args=pipe_out, daemon=True).start()
        assert self._popen.stderr is not None  # noqa: S101
        threading.Thread(target=_forward_stderr, args=(self._popen.stderr,), daemon=True).start()
        self.stop = weakref.finalize(self, _stop, self._popen, self._outgoing)

    def ask(self, message: Mapping[str, object], seconds: float) -> ForeignObject | None:
        """Send a line and receive the next one, both within this time. Raises TimeoutError."""
        deadline = monotonic() + seconds
        self.send(message, seconds)
        return self.receive(max(0.0, deadline - monotonic()))

    def send(self, message: Mapping[str, object], seconds: float) -> None:
        """Send a line; it is lost if the program has ended.

        Raises TimeoutError if the program does not read it in time.
        """
        if not self._sent.is_set():  # the previous line is still unread: do not queue more
            raise TimeoutError
        self._sent.clear()
        self._outgoing.put(json.dumps(message) + "\n")
        if not self._sent.wait(seconds):
            raise TimeoutError

    def receive(self, seconds: float) -> ForeignObject | None:
        """Return the next line as an object; None if it is invalid or the output has ended.

        Raises TimeoutError.
        """
        try:
            line = self._received.get(timeout=seconds)
        except queue.Empty:
            raise TimeoutError from None
        self.is_silent, self.last_line = not line, line
        try:
            message = json.loads(line)
        except (ValueError, RecursionError):
            return None
        return message if isinstance(message, dict) else None

    @property
    def has_ended(self) -> bool:
        """Whether the program has ended."""
        return self._popen.poll() is not None

    @property
    def exit_code(self) -> int:
        """The exit code; 0 while it runs."""
        return self._popen.poll() or 0

    def wait_for_exit(self, seconds: float) -> bool:
        """Wait for the program to end; return whether it did within this time."""
        try:
            self._popen.wait(seconds)
        except subprocess.TimeoutExpired:
            return False
        return True


def _write_lines(stdin: IO[str], outgoing: queue.SimpleQueue[str | None], sent: threading.Event) -> None:
    """Write the queued lines until None; lines for a program that has ended are lost."""
    with suppress(OSError), stdin:
        while (line := outgoing.get()) is not None:
            with suppress(OSError):
                stdin.write(line)
                stdin.flush()
            sent.set()


def _read_lines(stdout: IO[str], lines: queue.Queue[str], max_length: int) -> None:
    """Queue the lines of a program; an empty one marks the end, or too many unread lines."""
    with stdout, suppress(OSError, ValueError, queue.Full):
        while line := stdout.readline(max_length):
            lines.put_nowait(line)
    with suppress(queue.Full):
        lines.put_nowait("")


def _forward_stderr(stderr: IO[str]) -> None:
    """Forward what a program writes to stderr up to MAX_STDERR_LENGTH; read and drop the rest."""
    left = MAX_STDERR_LENGTH
    with stderr, suppress(OSError, ValueError):
        while chunk := stderr.read(1 << 12) if left <= 0 else stderr.readline(left):
            if left > 0:
                left -= len(chunk)
                sys.stderr.write(chunk if left > 0 else f"{chunk}…\n")
                sys.stderr.flush()


def _stop(popen: subprocess.Popen[str], outgoing: queue.SimpleQueue[str | None]) -> None:
    _kill(popen)  # first, so that a blocked write ends
    # A process of another user cannot be killed, and is left running.
    with suppress(subprocess.TimeoutExpired):
        popen.wait(SHUTDOWN_SECONDS)
    outgoing.put(None)


def _kill(popen: subprocess.Popen[str]) -> None:
    """Kill a program and, where there are process groups, its child processes."""
    if sys.platform == "win32":
        popen.kill()
    else:
        _kill_group(popen.pid)
    _PROCESS_GROUPS.discard(popen.pid)


def _kill_group(group: int) -> None:
    if sys.platform != "win32":
        with suppress(ProcessLookupError, PermissionError):  # all have ended (macOS: EPERM)
            os.killpg(group, signal.SIGKILL)


def _install_signal_handlers() -> None:
    """Kill the programs on SIGTERM and SIGHUP unless a handler is installed."""
    if sys.platform != "win32" and threading.current_thread() is threading.main_thread():
        for number in (signal.SIGTERM, signal.SIGHUP):
            if signal.getsignal(number) is signal.SIG_DFL:
                signal.signal(number, _kill_all)


def _kill_all(number: int, _: object) -> None:
    """Kill all programs, then end this process by the default handler of the signal."""
    for group in list(_PROCESS_GROUPS):
        _kill_group(group)
    signal.signal(number, signal.SIG_DFL)
    signal.raise_signal(number)


class ExternalBot:
    """A bot for one seat of one game that asks an external program.

    Raises ProgramStartError for a command line that cannot be parsed. The program starts at its first decision; `check_start`
    finds out beforehand whether it can be started.
    """

    blind = False

    def __init__(self, game: Game, command: str, seconds: float = ANSWER_SECONDS) -> None:
        self.game = game
        self.seconds = seconds
        self.failures = 0
        """The number of answers that were late, missing or not legal moves."""
        self.first_failure: Text | None = None
        """The reason of the first failure."""
        self._starts = 0
        self._number = 0
        self._process: ExternalProcess | None = None
        self.arguments = split_command(command)

    def check_start(self) -> None:
        """Start, greet and end the program once.

        Raises ProgramStartError if it cannot be started or ends instead of answering. A program that does not answer within
        TRIAL_SECONDS is assumed to be loading.
        """
        process = ExternalProcess(self.arguments)
        try:
            initial_view = view(self.game.start(self.game.seats[0]), 0)
            answer = process.ask(greeting_message(self.game, initial_view), TRIAL_SECONDS)
            if answer is None and process.is_silent and process.wait_for_exit(TRIAL_SECONDS):
                raise ProgramStartError(
                    shlex.join(self.arguments), text("program-ended", code=process.exit_code)
                )
        except TimeoutError:
            pass
        finally:
            process.stop()

    def choose(self, view: State, random: Random) -> Move:
        """Return the program's move, or a random move if it fails."""
        moves = view.moves()
        try:
            return self._request_move(view, moves, random.getrandbits(32))
        except ProgramError as error:
            self.failures += 1
            self.first_failure = self.first_failure or error.reason
            return random_move(view, moves, random)

    def close(self) -> None:
        """Send `bye`, and kill the program if it does not end by itself."""
        if self._process is not None:
            if not self._process.has_ended:
                with suppress(TimeoutError):
                    self._process.send({"type": "bye"}, SHUTDOWN_SECONDS)
                    self._process.wait_for_exit(SHUTDOWN_SECONDS)
            self._process.stop()
            self._process = None

    def _request_move(self, view: State, moves: Sequence[Move], seed: int) -> Move:
        """Return the program's move. Raises ProgramError."""
        process = self._running_process(view)
        self._number += 1
        legal = {str(move): move for move in moves}
        question: MoveQuestion = {
            "type": "move",
            "id": self._number,
            "view": self.game.dump(view),
            "moves": list(legal),
            "seconds": self.seconds,
            "seed": seed,
        }
        try:
            answer = process.ask(question, self.seconds)
        except TimeoutError:
            process.stop()  # a late answer would be read as the next one
            raise ProgramError(text("program-late", seconds=f"{self.seconds:g}")) from None
        if answer is None or answer.get("type") != "move" or answer.get("id") != self._number:
            reason = explain_bad_answer(process, "program-other-answer", number=self._number)
            process.stop()
            raise ProgramError(reason)
        move = answer.get("move")
        if not isinstance(move, str):
            raise ProgramError(
                text("program-other-answer", line=shorten(process.last_line), number=self._number)
            )
        if move not in legal:
            raise ProgramError(text("program-other-move", move=shorten(move)))
        return legal[move]

    def _running_process(self, view: State) -> ExternalProcess:
        """Return the running and greeted program, (re)started if needed. Raises ProgramError."""
        if self._process is not None:
            if not self._process.has_ended:
                return self._process
            self._process.stop()
        if self._starts >= MAX_STARTS:
            raise ProgramError(text("program-given-up", starts=MAX_STARTS))
        self._starts += 1
        try:
            self._process = ExternalProcess(self.arguments)
        except ProgramStartError as error:  # it may have changed since its start was checked
            raise ProgramError(error.text) from None
        try:
            greet(self._process, self.game, view, self.seconds)
        except ProgramError as error:
            if error.reason.key == "program-late":  # a silent program is not started again
                self._starts = MAX_STARTS
            raise
        return self._process


def greet(process: ExternalProcess, game: Game, view: State, seconds: float, **more: object) -> str:
    """Greet a program and return its name; end it if it does not answer. Raises ProgramError.

    more: additional fields of the greeting.
    """
    try:
        answer = process.ask(greeting_message(game, view) | more, greeting_seconds(seconds))
    except TimeoutError:
        process.stop()
        raise ProgramError(text("program-late", seconds=f"{greeting_seconds(seconds):g}")) from None
    if answer is None or answer.get("type") != "hello":
        reason = explain_bad_answer(process, "program-other-greeting")
        process.stop()
        raise ProgramError(reason)
    name = answer.get("name")
    return name if isinstance(name, str) else ""


def explain_bad_answer(process: ExternalProcess, key: str, **arguments: int) -> Text:
    """Explain an invalid answer; `key` is the text for a line that is not the expected one."""
    if process.is_silent:
        return (
            text("program-gone", code=process.exit_code)
            if process.wait_for_exit(EXIT_CODE_SECONDS)
            else text("program-silent")
        )
    return text(key, line=shorten(process.last_line), **arguments)


def greeting_message(game: Game, view: State) -> GreetingMessage:
    """Return the greeting of a program that plays the viewer's seat."""
    return {
        "type": "hello",
        "protocol": PROTOCOL_VERSION,
        "game": game.name,
        "rules": game.version,
        "seats": view.seats(),
        "seat": view.viewer,
    }


def greeting_seconds(seconds: float) -> float:
    """Return the time limit of the greeting for a time limit of the answers."""
    return max(MIN_GREETING_SECONDS, seconds)


def split_command(command: str, separator: str = os.sep) -> list[str]:
    """Split a command line into arguments. Raises ProgramStartError if it cannot be parsed.

    separator: the path separator; if it is a backslash, backslashes are not escapes.
    """
    reader = shlex.shlex(command, posix=True)
    reader.whitespace_split, reader.commenters = True, ""
    if separator == "\\":
        reader.escape = ""
    try:
        arguments = list(reader)
    except ValueError as error:
        raise ProgramStartError(command, str(error)) from None
    if not arguments:
        raise ProgramStartError(command, os.strerror(errno.ENOENT))
    return arguments
