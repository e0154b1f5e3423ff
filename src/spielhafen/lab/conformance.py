"""Whether a program keeps the protocol of bots (docs/protocol.md), found out by playing with it."""

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
"""So many are asked of it in each game."""


@dataclass(frozen=True)
class Finding:
    """One thing that was looked at, in one game: people read `conformance-<what>`; `good` None: it may be either way."""

    game: str
    check: str
    passed: bool | None
    detail: str = ""
    reason: Text | None = None
    """What was wrong at first, if it is not good."""


def check_conformance(command: str, games: Sequence[Game], seconds: float = ANSWER_SECONDS) -> list[Finding]:
    """What a program does with these games; raises NoProgram if it cannot be started at all."""
    return [finding for game in games for finding in _of(command, game, seconds)]


def _of(command: str, game: Game, seconds: float) -> list[Finding]:
    asked = _decision(game)
    return [
        _greets(command, game, asked, seconds),
        _plays(command, game, seconds),
        _repeats(command, game, asked, seconds),
        _leaves(command, game, asked, seconds),
    ]


def _decision(game: Game) -> State:
    """A view with a choice between several moves."""
    state, random = game.start(game.seats[0]), Random(1)
    while state.actor() == CHANCE or len(state.moves()) < 2:
        state.play(sample(state, random) if state.actor() == CHANCE else state.moves()[0])
    return view(state, state.actor())


def _greets(command: str, game: Game, asked: State, seconds: float) -> Finding:
    """It answers the greeting, whatever else stands in it."""
    process = _begun(command)
    try:
        name = greet(process, game, asked, seconds, later={"versions": ["may", "say", "more"]})
        return Finding(game.name, "greets", passed=True, detail=name)
    except ProgramError as trouble:
        return Finding(game.name, "greets", passed=False, reason=trouble.reason)
    finally:
        process.stop()


def _plays(command: str, game: Game, seconds: float) -> Finding:
    """It plays moves that are on offer, in time."""
    program, other, random = ExternalBot(game, command, seconds), RandomBot(), Random(7)
    state, asked, spent = game.start(game.seats[0]), 0, 0.0
    for _ in range(game.max_plies):
        seat = state.actor()
        if seat == OVER or asked == MAX_DECISIONS:
            break
        if seat == CHANCE:
            state.play(sample(state, random))
        elif seat:
            state.play(other.choose(state, random))
        else:
            begun, before = monotonic(), program.failures
            state.play(program.choose(view(state, seat), random))
            asked, answered = asked + 1, program.failures == before
            spent += monotonic() - begun if answered else 0.0
    program.close()
    return Finding(
        game.name,
        "plays",
        program.failures == 0,
        f"{asked - program.failures}/{asked}, {_each(spent, asked - program.failures)}",
        program.first_failure,
    )


def _each(spent: float, answers: int) -> str:
    """How long an answer took; nothing where there was none."""
    return f"{spent / answers:.3f} s" if answers else "–"


def _repeats(command: str, game: Game, asked: State, seconds: float) -> Finding:
    """The same question with the same seed gets the same answer; who thinks by the clock need not.

    What is played by lot for a program that does not answer says nothing of it, alike as it is.
    """
    answers, why = set(), None
    for _ in range(3):
        program = ExternalBot(game, command, seconds)
        answers.add(str(program.choose(asked, Random(3))))
        program.close()
        why = why or program.first_failure
    alike = True if len(answers) == 1 else None
    return Finding(game.name, "repeats", False if why else alike, reason=why)


def _leaves(command: str, game: Game, asked: State, seconds: float) -> Finding:
    """It ends by itself when it is told good-bye."""
    process = _begun(command)
    try:
        greet(process, game, asked, seconds)
        wrong = _parting(process)
        return Finding(game.name, "leaves", passed=not wrong, reason=wrong)
    except ProgramError as trouble:
        return Finding(game.name, "leaves", passed=False, reason=trouble.reason)
    finally:
        process.stop()


def _parting(process: ExternalProcess) -> Text | None:
    """What is wrong with how it takes its leave; None: nothing."""
    if process.has_ended:
        return text("program-gone", code=process.exit_code)
    with suppress(TimeoutError):
        process.send({"type": "bye"}, SHUTDOWN_SECONDS)
    return (
        None
        if process.wait_for_exit(SHUTDOWN_SECONDS)
        else text("program-stays", seconds=f"{SHUTDOWN_SECONDS:g}")
    )


def _begun(command: str) -> ExternalProcess:
    return ExternalProcess(split_command(command))
