"""A bot process: a request in, an answer out, until the end of its input (see `jobs`).

The process gets a view, never a state, so it cannot know more than its seat.
"""

from __future__ import annotations

import os
import signal
import sys
import traceback
from collections.abc import Sequence
from math import isfinite
from typing import Final, TextIO

import msgspec

from spielhafen import bots
from spielhafen.bots import Advice
from spielhafen.bots.luck_report import SeatLuck, measure_luck
from spielhafen.bots.review import Screening, Verification, screen_decision, verify_decision
from spielhafen.core.game import find_game
from spielhafen.core.logbook import read_logbook
from spielhafen.core.text import dump_text
from spielhafen.server.bots.jobs import LuckJob, ReviewJob, WorkerAnswer, WorkerRequest
from spielhafen.server.messages.advice_info import (
    AdviceResult,
    ConsideredMove,
    ExpectedMoveInfo,
    ReasonInfo,
    SeatLuckInfo,
    Verdict,
)
from spielhafen.server.messages.review_info import ReviewResult

_REQUESTS: Final = msgspec.json.Decoder(WorkerRequest)


def run_job(request: WorkerRequest) -> WorkerAnswer:
    """Compute a move, advice, a luck report or a step of a review."""
    job = request.job
    if isinstance(job, LuckJob):
        return WorkerAnswer(luck=luck_info(measure_luck(read_logbook(job.logbook), job.seed)))
    if isinstance(job, ReviewJob):
        return WorkerAnswer(review=review_decision(job))
    if job.level not in bots.LEVELS:  # an imported table may name an external program
        raise bots.UnknownLevel(job.level)
    game = find_game(job.game)
    decide = bots.explain_move if request.explain else bots.choose_move
    decision = decide(game, game.load(job.view), job.level, job.seed, request.workers)
    if isinstance(decision, bots.Advice):
        return WorkerAnswer(advice=advice_result(decision))
    return WorkerAnswer(move=str(decision))


def review_decision(job: ReviewJob) -> ReviewResult:
    """Estimate what a decision has cost, or verify an estimate."""
    game = find_game(job.game)
    view, read = game.load(job.view), game.catalogue.read
    first, *others = [tuple(map(read, line)) for line in job.lines]
    if job.verify:
        return verification_result(
            verify_decision(game, view, Screening(tuple(others), first, 0.0), job.seed)
        )
    found = screen_decision(game, view, first, job.seed)
    if found is None:
        return ReviewResult(loss=0.0)
    own = [[str(move) for move in line] for line in found.own]
    return ReviewResult(loss=found.loss, own=own, better=[str(move) for move in found.better])


def verification_result(found: Verification) -> ReviewResult:
    """Return a verification as a message."""
    reason = found.reason
    return ReviewResult(
        loss=found.loss,
        error=found.error,
        worlds=found.worlds,
        worth=found.worth,
        reason=None if reason is None else ReasonInfo(reason.feature, reason.gain, _finite(reason.error)),
        line=[ExpectedMoveInfo(one.seat, one.move, dump_text(one.label)) for one in found.line],
    )


def advice_result(advice: Advice) -> AdviceResult:
    """Return an advice as a message; an unknown error is None."""
    continuations = advice.continuations or ((),) * len(advice.thoughts)
    return AdviceResult(
        thoughts=[
            ConsideredMove(
                move=str(thought.move),
                visits=thought.visits,
                worth=thought.worth,
                error=_finite(thought.error),
                line=[ExpectedMoveInfo(one.seat, one.move, dump_text(one.label)) for one in line],
            )
            for thought, line in zip(advice.thoughts, continuations, strict=True)
        ],
        verdict=msgspec.convert(advice.verdict, Verdict),
        reckoned=advice.reckoned,
        reasons=[ReasonInfo(one.feature, one.gain, _finite(one.error)) for one in advice.reasons],
    )


def _finite(error: float) -> float | None:
    return error if isfinite(error) else None


def luck_info(seats: Sequence[SeatLuck]) -> list[SeatLuckInfo]:
    """Return the luck of the seats as messages."""
    return [SeatLuckInfo(one.gain, one.error, one.best, one.worst) for one in seats]


def run_jobs(requests: TextIO, answers: TextIO) -> None:
    """Answer the requests one after the other."""
    for line in requests:
        try:
            answer = run_job(_REQUESTS.decode(line))
        except Exception as error:  # noqa: BLE001 - the failure of a bot must not end the process
            traceback.print_exc()
            answer = WorkerAnswer(error=type(error).__name__)
        answers.write(msgspec.json.encode(answer).decode() + "\n")
        answers.flush()


def main() -> None:
    """Serve stdin and stdout; what bots print goes to stderr, and the server handles Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)  # requests of pages come first
    answers, sys.stdout = sys.stdout, sys.stderr
    run_jobs(sys.stdin, answers)


if __name__ == "__main__":
    main()
