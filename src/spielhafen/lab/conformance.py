"""Whether a program keeps the protocol of bots (docs/protocol.md), found out by playing with it."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from time import monotonic
from typing import TYPE_CHECKING, Final

from spielhafen.bots.program import FAREWELL, SECONDS, Process, Program, greeting, patience, words_of
from spielhafen.bots.simple import AnyMove
from spielhafen.core.play import CHANCE, OVER, sample
from spielhafen.core.secret import view

if TYPE_CHECKING:
    from collections.abc import Sequence

    from spielhafen.core.game import Game
    from spielhafen.core.play import State

DECISIONS: Final = 120
"""So many are asked of it in each game."""


@dataclass(frozen=True)
class Finding:
    """One thing that was looked at, in one game: people read `conformance-<what>`; `good` None: it may be either way."""

    game: str
    what: str
    good: bool | None
    detail: str = ""


def conformance(command: str, games: Sequence[Game], seconds: float = SECONDS) -> list[Finding]:
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
        hello = greeting(game, asked) | {"later": {"versions": ["may", "say", "more"]}}
        answer = process.ask(hello, patience(seconds))
    except TimeoutError:
        answer = None
    process.stop()
    good = answer is not None and answer.get("type") == "hello"
    return Finding(game.name, "greets", good, str(answer.get("name", "")) if answer else "")


def _plays(command: str, game: Game, seconds: float) -> Finding:
    """It plays moves that are on offer, in time."""
    program, other, random = Program(game, command, seconds), AnyMove(), Random(7)
    state, asked, spent = game.start(game.seats[0]), 0, 0.0
    for _ in range(game.cap):
        seat = state.actor()
        if seat == OVER or asked == DECISIONS:
            break
        if seat == CHANCE:
            state.play(sample(state, random))
        elif seat:
            state.play(other.choose(state, random))
        else:
            begun, before = monotonic(), program.troubles
            state.play(program.choose(view(state, seat), random))
            asked, answered = asked + 1, program.troubles == before
            spent += monotonic() - begun if answered else 0.0
    program.close()
    return Finding(
        game.name,
        "plays",
        program.troubles == 0,
        f"{asked - program.troubles}/{asked}, {_each(spent, asked - program.troubles)}",
    )


def _each(spent: float, answers: int) -> str:
    """How long an answer took; nothing where there was none."""
    return f"{spent / answers:.3f} s" if answers else "–"


def _repeats(command: str, game: Game, asked: State, seconds: float) -> Finding:
    """The same question with the same seed gets the same answer; who thinks by the clock need not.

    What is played by lot for a program that does not answer says nothing of it, alike as it is.
    """
    answers, troubles = set(), 0
    for _ in range(3):
        program = Program(game, command, seconds)
        answers.add(str(program.choose(asked, Random(3))))
        program.close()
        troubles += program.troubles
    alike = True if len(answers) == 1 else None
    return Finding(game.name, "repeats", False if troubles else alike)


def _leaves(command: str, game: Game, asked: State, seconds: float) -> Finding:
    """It ends by itself when it is told good-bye."""
    process = _begun(command)
    try:
        process.ask(greeting(game, asked), patience(seconds))
        there = not process.silent and not process.ended
        process.tell({"type": "bye"}, seconds)
        ended = there and process.ends(FAREWELL)
    except TimeoutError:
        ended = False
    process.stop()
    return Finding(game.name, "leaves", ended)


def _begun(command: str) -> Process:
    return Process(words_of(command))
