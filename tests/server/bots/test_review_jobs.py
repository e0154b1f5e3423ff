"""Steps of a review in a bot process."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from spielhafen.bots.review import find_decisions
from spielhafen.core.logbook import Logbook, Ply
from spielhafen.core.play import CHANCE, sample
from spielhafen.games.santa_timea import GAME as SANTA_TIMEA
from spielhafen.server.bots.jobs import ReviewJob, WorkerRequest
from spielhafen.server.bots.worker import run_job
from spielhafen.server.messages.review_info import ReviewResult


def random_play(plies: int) -> Logbook:
    g, random, book = SANTA_TIMEA.start(2), Random(3), Logbook(SANTA_TIMEA, ["Ada", "Bo"], {})
    while len(book.plies) < plies:
        move = sample(g, random) if g.actor() == CHANCE else random.choice(g.moves())
        book.plies.append(Ply(g.actor(), str(move)))
        g.play(move)
    return book


def answer(job: ReviewJob) -> ReviewResult:
    """Return the result of a job that was sent and received."""
    sent = msgspec.json.decode(msgspec.json.encode(WorkerRequest(job)), type=WorkerRequest)
    result = run_job(sent).review
    assert result is not None
    return msgspec.json.decode(msgspec.json.encode(result), type=ReviewResult)


def test_a_decision_is_screened_and_verified() -> None:
    decision = find_decisions(random_play(40), 0)[0]
    view, played = SANTA_TIMEA.dump(decision.view), str(decision.played[0])

    screened = answer(ReviewJob("santa_timea", view, [[played]], 5))

    assert screened.better
    assert screened.better[0] != played
    assert all(line[0] == played for line in screened.own)
    job = ReviewJob("santa_timea", view, [screened.better, *screened.own], 5, verify=True)
    verified = answer(job)
    assert verified.worlds > 100
    assert verified.error > 0
    assert verified.loss == pytest.approx(answer(job).loss)
