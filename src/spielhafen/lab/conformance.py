"""Conformance checks of a program with the bot protocol (docs/protocol.md)."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from random import Random
from time import monotonic
from typing import TYPE_CHECKING, Final

from spielhafen.bots.baseline import RandomBot
from spielhafen.bots.external import (
    ANSWER_SECONDS,
    SHUTDOWN_SECONDS,
    ExternalBot,
    ExternalProcess,
    ProgramError,
    greet,
    split_command,
)
from spielhafen.core.play import CHANCE, OVER, sample
from spielhafen.core.secret import view
from spielhafen.core.text import text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from spielhafen.core.game import Game
    from spielhafen.core.play import State
    from spielhafen.core.text import Text

MAX_DECISIONS: Final = 120
"""The maximum of decisions for the program in each game."""


@dataclass(frozen=True)
class Finding:
    """The result of one check in one game.

    Its description is the text `conformance-<check>`. `passed` is None if either behaviour is allowed.
    """

    game: str
    check: str
    passed: bool | None
    detail: str = ""
    reason: Text | None = None
    """The first failure, if the check did not pass."""


def check_conformance(command: str, games: Sequence[Game], seconds: float = ANSWER_SECONDS) -> list[Finding]:
    """Check a program with these games; raises ProgramStartError if it cannot be started."""
    return [finding for game in games for finding in _findings(command, game, seconds)]


def _findings(command: str, game: Game, seconds: float) -> list[Finding]:
    decision = _decision(game)
    return [
        _check_greeting(command, game, decision, seconds),
        _check_moves(command, game, seconds),
        _check_repetition(command, game, decision, seconds),
        _check_exit(command, game, decision, seconds),
    ]


def _decision(game: Game) -> State:
    """Return a view with a choice between several moves."""
    state, random = game.start(game.seats[0]), Random(1)
    while state.actor() == CHANCE or len(state.moves()) < 2:
        state.play(sample(state, random) if state.actor() == CHANCE else state.moves()[0])
    return view(state, state.actor())


def _check_greeting(command: str, game: Game, decision: State, seconds: float) -> Finding:
    """Check that it answers the greeting and ignores unknown fields in it."""
    process = _start(command)
    try:
        name = greet(process, game, decision, seconds, later={"versions": ["may", "say", "more"]})
        return Finding(game.name, "greets", passed=True, detail=name)
    except ProgramError as error:
        return Finding(game.name, "greets", passed=False, reason=error.reason)
    finally:
        process.stop()


def _check_moves(command: str, game: Game, seconds: float) -> Finding:
    """Check that it plays legal moves in time."""
    program, opponent, random = ExternalBot(game, command, seconds), RandomBot(), Random(7)
    state, asked, spent = game.start(game.seats[0]), 0, 0.0
    for _ in range(game.max_plies):
        seat = state.actor()
        if seat == OVER or asked == MAX_DECISIONS:
            break
        if seat == CHANCE:
            state.play(sample(state, random))
        elif seat:
            state.play(opponent.choose(state, random))
        else:
            started, before = monotonic(), program.failures
            state.play(program.choose(view(state, seat), random))
            asked, answered = asked + 1, program.failures == before
            spent += monotonic() - started if answered else 0.0
    program.close()
    return Finding(
        game.name,
        "plays",
        program.failures == 0,
        f"{asked - program.failures}/{asked}, {_mean_time(spent, asked - program.failures)}",
        program.first_failure,
    )


def _mean_time(spent: float, answers: int) -> str:
    """Return the mean time of an answer as text; a dash if there were none."""
    return f"{spent / answers:.3f} s" if answers else "–"


def _check_repetition(command: str, game: Game, decision: State, seconds: float) -> Finding:
    """Check that the same request with the same seed gets the same answer.

    Different answers are allowed, since a program may think for a fixed time. A failure does not pass: the random moves
    in place of its answers are always the same.
    """
    answers, failure = set(), None
    for _ in range(3):
        program = ExternalBot(game, command, seconds)
        answers.add(str(program.choose(decision, Random(3))))
        program.close()
        failure = failure or program.first_failure
    same = True if len(answers) == 1 else None
    return Finding(game.name, "repeats", False if failure else same, reason=failure)


def _check_exit(command: str, game: Game, decision: State, seconds: float) -> Finding:
    """Check that it ends by itself after `bye`."""
    process = _start(command)
    try:
        greet(process, game, decision, seconds)
        failure = _exit_failure(process)
        return Finding(game.name, "leaves", passed=not failure, reason=failure)
    except ProgramError as error:
        return Finding(game.name, "leaves", passed=False, reason=error.reason)
    finally:
        process.stop()


def _exit_failure(process: ExternalProcess) -> Text | None:
    """Return what is wrong with the end of a program; None if it ends on `bye`."""
    if process.has_ended:
        return text("program-gone", code=process.exit_code)
    with suppress(TimeoutError):
        process.send({"type": "bye"}, SHUTDOWN_SECONDS)
    return (
        None
        if process.wait_for_exit(SHUTDOWN_SECONDS)
        else text("program-stays", seconds=f"{SHUTDOWN_SECONDS:g}")
    )


def _start(command: str) -> ExternalProcess:
    return ExternalProcess(split_command(command))
