"""Players that are programs of their own, in any language: JSON lines over stdin and stdout (docs/protocol.md).

Whatever such a program does, the game goes on: an answer that is late, unreadable or no move counts as a trouble, and a move
is made by lot. A program that is late, does not read what it is asked or ends is started anew, a few times.
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
from contextlib import suppress
from time import monotonic
from typing import IO, TYPE_CHECKING, Any, Final

from spielhafen.bots.heuristics import random_move
from spielhafen.core.errors import SpielhafenError, shorten
from spielhafen.core.secret import view
from spielhafen.core.text import text

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from spielhafen.core.game import Game
    from spielhafen.core.moves import Move
    from spielhafen.core.play import State
    from spielhafen.core.text import Text

PROTOCOL_VERSION: Final = 1
PROGRAM_PREFIX: Final = "run:"
"""Before a command line that stands in place of a level."""
ANSWER_SECONDS: Final = 5.0
"""How long an answer may take, unless it is said otherwise."""
MIN_GREETING_SECONDS: Final = 30.0
"""How long it may take to be greeted back, at least: who has only been started may have much to load."""
TRIAL_SECONDS: Final = 1.0
"""Seconds in which a program that is only tried out may fail."""
EXIT_CODE_SECONDS: Final = 0.2
"""Seconds after its last line until its exit code is known."""
MAX_STARTS: Final = 4
"""So often a program is started for one seat of one game."""
MAX_LINE_LENGTH: Final = 1 << 16
MAX_WAITING_LINES: Final = 100
"""Answers that wait to be read; a program that says more is not listened to any longer."""
MAX_STDERR_LENGTH: Final = 1 << 13
"""Characters of stderr that are shown of each start of a program."""
SHUTDOWN_SECONDS: Final = 1.0
"""Seconds that a program has to end by itself when it is told good-bye."""
_PROCESS_GROUPS: Final[set[int]] = set()
"""The groups of processes that are not ended yet, each by the id of the program that began it."""


class ProgramStartError(SpielhafenError):
    """A command that cannot be started."""

    def __init__(self, command: str, reason: str | Text) -> None:
        super().__init__(text("error-no-program", command=shorten(command), why=reason))


class ProgramError(Exception):
    """What was wrong with what a program said, or that it said nothing."""

    def __init__(self, why: Text) -> None:
        super().__init__(why.key)
        self.reason = why


class ExternalProcess:
    """A running program: lines in, lines out, and never longer than one may wait.

    It has a session of its own, so that all that it starts ends with it. That keeps Ctrl-C from it: it is ended when nobody needs it
    any longer, or when this process ends, also when it is asked to by a signal.
    """

    def __init__(self, command: list[str]) -> None:
        """Start it; raises NoProgram."""
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
        _hear_of_the_end()
        self.is_silent = False
        """It was heard that nothing more will be heard of it."""
        self.last_line = ""
        """Its last line."""
        self._lines: queue.Queue[str] = queue.Queue(MAX_WAITING_LINES)
        self._told: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._taken = threading.Event()
        self._taken.set()
        assert self._popen.stdin is not None  # noqa: S101 - pipes, as asked for above
        assert self._popen.stdout is not None  # noqa: S101
        # Who writes into a full pipe waits for a program that reads; only a thread of its own may be kept waiting.
        writing = (self._popen.stdin, self._told, self._taken)
        threading.Thread(target=_write, args=writing, daemon=True).start()
        threading.Thread(target=_read, args=(self._popen.stdout, self._lines), daemon=True).start()
        assert self._popen.stderr is not None  # noqa: S101
        threading.Thread(target=_pass_on, args=(self._popen.stderr,), daemon=True).start()
        self.stop = weakref.finalize(self, _stop, self._popen, self._told)

    def ask(self, message: dict[str, Any], seconds: float) -> dict[str, Any] | None:
        """Send a line and hear the next one, both within this time. Raises TimeoutError."""
        end = monotonic() + seconds
        self.send(message, seconds)
        return self.receive(max(0.0, end - monotonic()))

    def send(self, message: dict[str, Any], seconds: float) -> None:
        """Send a line; a program that has ended does not hear it. Raises TimeoutError if it does not take it."""
        if not self._taken.is_set():  # it has been late before: nothing is heaped up for it
            raise TimeoutError
        self._taken.clear()
        self._told.put(json.dumps(message) + "\n")
        if not self._taken.wait(seconds):
            raise TimeoutError

    def receive(self, seconds: float) -> dict[str, Any] | None:
        """The next line as an object; None if it is none, or if the program has ended. Raises TimeoutError."""
        try:
            line = self._lines.get(timeout=seconds)
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
        """Whether it runs no longer."""
        return self._popen.poll() is not None

    @property
    def exit_code(self) -> int:
        """With which exit code it has ended; 0 while it runs."""
        return self._popen.poll() or 0

    def wait_for_exit(self, seconds: float) -> bool:
        """Whether it ends by itself within this time."""
        try:
            self._popen.wait(seconds)
        except subprocess.TimeoutExpired:
            return False
        return True


def _write(into: IO[str], told: queue.SimpleQueue[str | None], taken: threading.Event) -> None:
    """Send what is told until there is no more, also to a program that has ended: then it is lost."""
    with suppress(OSError), into:
        while (line := told.get()) is not None:
            with suppress(OSError):
                into.write(line)
                into.flush()
            taken.set()


def _read(out: IO[str], lines: queue.Queue[str]) -> None:
    """Pass the lines on; the empty one means that no more is heard, since it has ended or says too much."""
    with out, suppress(OSError, ValueError, queue.Full):
        while line := out.readline(MAX_LINE_LENGTH):
            lines.put_nowait(line)
    with suppress(queue.Full):
        lines.put_nowait("")


def _pass_on(complaints: IO[str]) -> None:
    """Show what a program writes to stderr, but no more than MOST_COMPLAINTS of it; the rest is read and dropped."""
    left = MAX_STDERR_LENGTH
    with complaints, suppress(OSError, ValueError):
        while said := complaints.read(1 << 12) if left <= 0 else complaints.readline(left):
            if left > 0:
                left -= len(said)
                sys.stderr.write(said if left > 0 else f"{said}…\n")
                sys.stderr.flush()


def _stop(popen: subprocess.Popen[str], told: queue.SimpleQueue[str | None]) -> None:
    _kill(popen)  # first: then nobody waits any longer for it to read
    # What runs under another user's name cannot be ended, and is left to itself.
    with suppress(subprocess.TimeoutExpired):
        popen.wait(SHUTDOWN_SECONDS)
    told.put(None)


def _kill(popen: subprocess.Popen[str]) -> None:
    """End it and, where there are groups of processes, all that it has started."""
    if sys.platform == "win32":
        popen.kill()
    else:
        _kill_group(popen.pid)
    _PROCESS_GROUPS.discard(popen.pid)


def _kill_group(group: int) -> None:
    if sys.platform != "win32":
        with suppress(ProcessLookupError, PermissionError):  # all have ended; macOS says it like this, too
            os.killpg(group, signal.SIGKILL)


def _hear_of_the_end() -> None:
    """Who is ended by a signal ends his programs first, unless somebody else has an ear for it."""
    if sys.platform != "win32" and threading.current_thread() is threading.main_thread():
        for number in (signal.SIGTERM, signal.SIGHUP):
            if signal.getsignal(number) is signal.SIG_DFL:
                signal.signal(number, _end_all)


def _end_all(number: int, _: object) -> None:
    """End all programs, and then this process, as if nobody had listened."""
    for group in list(_PROCESS_GROUPS):
        _kill_group(group)
    signal.signal(number, signal.SIG_DFL)
    signal.raise_signal(number)


class ExternalBot:
    """A seat of one game played by a program; raises NoProgram for a command line that cannot be read.

    It is started when it is first asked; whoever wants to know before whether it can be started at all tries it out.
    """

    blind = False

    def __init__(self, game: Game, command: str, seconds: float = ANSWER_SECONDS) -> None:
        self.game = game
        self.seconds = seconds
        self.failures = 0
        """Answers that did not come, or were no moves."""
        self.first_failure: Text | None = None
        """What was wrong with the first of them."""
        self._starts = 0
        self._number = 0
        self._process: ExternalProcess | None = None
        self.arguments = split_command(command)

    def check_start(self) -> None:
        """Start it, greet it and end it; raises NoProgram if it cannot be started, or has ended when it should answer.

        Who takes longer for the answer than a moment is believed to be loading.
        """
        process = ExternalProcess(self.arguments)
        try:
            seen = view(self.game.start(self.game.seats[0]), 0)
            answer = process.ask(greeting_message(self.game, seen), TRIAL_SECONDS)
            if answer is None and process.is_silent and process.wait_for_exit(TRIAL_SECONDS):
                raise ProgramStartError(
                    shlex.join(self.arguments), text("program-ended", code=process.exit_code)
                )
        except TimeoutError:
            pass
        finally:
            process.stop()

    def choose(self, view: State, random: Random) -> Move:
        """The program's move, or one by lot."""
        moves = view.moves()
        try:
            return self._ask(view, moves, random.getrandbits(32))
        except ProgramError as trouble:
            self.failures += 1
            self.first_failure = self.first_failure or trouble.reason
            return random_move(view, moves, random)

    def close(self) -> None:
        """Say good-bye, and end the program if it does not end by itself."""
        if self._process is not None:
            if not self._process.has_ended:
                with suppress(TimeoutError):
                    self._process.send({"type": "bye"}, SHUTDOWN_SECONDS)
                    self._process.wait_for_exit(SHUTDOWN_SECONDS)
            self._process.stop()
            self._process = None

    def _ask(self, view: State, moves: Sequence[Move], seed: int) -> Move:
        """The move that it names; raises Trouble."""
        process = self._started(view)
        self._number += 1
        offered = {str(move): move for move in moves}
        question = {"type": "move", "id": self._number, "view": self.game.dump(view), "moves": list(offered)}
        try:
            answer = process.ask(question | {"seconds": self.seconds, "seed": seed}, self.seconds)
        except TimeoutError:
            process.stop()  # a late answer would be taken for the next one
            raise ProgramError(text("program-late", seconds=f"{self.seconds:g}")) from None
        if answer is None or answer.get("type") != "move" or answer.get("id") != self._number:
            why = explain_bad_answer(process, "program-other-answer", number=self._number)
            process.stop()
            raise ProgramError(why)
        move = answer.get("move")
        if not isinstance(move, str):
            raise ProgramError(
                text("program-other-answer", line=shorten(process.last_line), number=self._number)
            )
        if move not in offered:
            raise ProgramError(text("program-other-move", move=shorten(move)))
        return offered[move]

    def _started(self, view: State) -> ExternalProcess:
        """The program, greeted; raises Trouble."""
        if self._process is not None:
            if not self._process.has_ended:
                return self._process
            self._process.stop()
        if self._starts >= MAX_STARTS:
            raise ProgramError(text("program-given-up", starts=MAX_STARTS))
        self._starts += 1
        try:
            self._process = ExternalProcess(self.arguments)
        except ProgramStartError as error:  # whatever has become of it since it was tried out
            raise ProgramError(error.text) from None
        try:
            greet(self._process, self.game, view, self.seconds)
        except ProgramError as trouble:
            if trouble.reason.key == "program-late":  # who says nothing at all is not waited for again
                self._starts = MAX_STARTS
            raise
        return self._process


def greet(process: ExternalProcess, game: Game, view: State, seconds: float, **more: object) -> str:
    """Greet a program and hear its name; who does not answer is ended. Raises Trouble.

    more: fields of the greeting that nobody knows.
    """
    try:
        answer = process.ask(greeting_message(game, view) | more, greeting_seconds(seconds))
    except TimeoutError:
        process.stop()
        raise ProgramError(text("program-late", seconds=f"{greeting_seconds(seconds):g}")) from None
    if answer is None or answer.get("type") != "hello":
        why = explain_bad_answer(process, "program-other-greeting")
        process.stop()
        raise ProgramError(why)
    name = answer.get("name")
    return name if isinstance(name, str) else ""


def explain_bad_answer(process: ExternalProcess, otherwise: str, **more: int) -> Text:
    """Why what a program said is no answer: it has ended, hears but says nothing any more, or its line is another one."""
    if process.is_silent:
        return (
            text("program-gone", code=process.exit_code)
            if process.wait_for_exit(EXIT_CODE_SECONDS)
            else text("program-silent")
        )
    return text(otherwise, line=shorten(process.last_line), **more)


def greeting_message(game: Game, view: State) -> dict[str, Any]:
    """What a program is told first: which game it is, and where it sits."""
    sitting = {"seats": view.seats(), "seat": view.viewer}
    return {"type": "hello", "protocol": PROTOCOL_VERSION, "game": game.name, "rules": game.version} | sitting


def greeting_seconds(seconds: float) -> float:
    """How long the greeting may take where an answer may take so long."""
    return max(MIN_GREETING_SECONDS, seconds)


def split_command(command: str, separator: str = os.sep) -> list[str]:
    """The words of a command line; raises NoProgram if it cannot be read.

    separator: what stands between the parts of a path; a backslash escapes nothing then.
    """
    reader = shlex.shlex(command, posix=True)
    reader.whitespace_split, reader.commenters = True, ""
    if separator == "\\":
        reader.escape = ""
    try:
        words = list(reader)
    except ValueError as error:
        raise ProgramStartError(command, str(error)) from None
    if not words:
        raise ProgramStartError(command, os.strerror(errno.ENOENT))
    return words
