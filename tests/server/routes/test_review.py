"""Reviews of finished matches: started, followed, cancelled, and kept."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from spielhafen.server.bots.jobs import ReviewJob
from spielhafen.server.messages.review_info import ReviewResult
from spielhafen.server.problems import Problem
from spielhafen.server.tables.fair_queue import JobOwner
from spielhafen.server.tables.reviews import MAX_RUNNING_PER_CLIENT
from tests.server.registries import TWO_HERE, JSONDict, OpenServer, RandomBotPool, User, json_of
from tests.server.routes.test_advice import TABLE_ID, finished


class BlunderPool(RandomBotPool):
    """Finds that the first decision was a blunder, and waits before each answer if held."""

    def __init__(self, *, fails: bool = False) -> None:
        super().__init__()
        self.steps: list[ReviewJob] = []
        self.fails = fails
        self.gate = asyncio.Event()
        self.gate.set()

    async def review(self, job: ReviewJob, owner: JobOwner) -> ReviewResult | None:
        await self.gate.wait()
        self.steps.append(job)
        if self.fails:
            return None
        if job.verify:
            return ReviewResult(loss=0.2, error=0.01, worlds=400, worth=0.7)
        first = len(self.steps) == 1
        other = "E1" if job.lines[0][0] != "E1" else "E2"
        return ReviewResult(loss=0.3 if first else 0.0, own=job.lines, better=[other])


def held_pool(server: OpenServer, **how: Any) -> BlunderPool:
    pool = server.registry.analysis_pool = BlunderPool(**how)
    pool.gate.clear()
    return pool


def settled(user: User, seat: int = 0) -> JSONDict:
    """Return the review when it is no longer running."""
    for _ in range(2000):
        review = json_of(user.get(f"/tables/{TABLE_ID}/review", seat=seat))
        if review["state"] != "running":
            return review
    raise AssertionError("it never ends")


def release(server: OpenServer, pool: BlunderPool) -> None:
    async def open_gate() -> None:
        pool.gate.set()

    server.client.portal.call(open_gate)


def test_a_review_is_computed_once_and_shown_to_all(server: OpenServer) -> None:
    ada, match = finished(server, "boy")
    pool = server.registry.analysis_pool = BlunderPool()
    path = f"/tables/{TABLE_ID}/review"
    assert json_of(ada.get(path, seat=0))["state"] == "none"

    json_of(ada.post(path, {"seat": 0}))
    review = settled(ada)

    assert review["state"] == "done"
    assert review["done"] == review["total"] == len(pool.steps)
    (point,) = review["points"]
    assert match.plies[point["ply"] - 1].actor == 0
    assert point["played"]["move"] == match.plies[point["ply"] - 1].move
    assert point["played"]["label"]
    assert point["loss"] == 0.2
    steps = len(pool.steps)
    assert json_of(server.user("Eve").post(path, {"seat": 0})) == review
    assert len(pool.steps) == steps


def test_reviews_use_what_the_player_could_see(server: OpenServer) -> None:
    ada, match = finished(server, "boy")
    pool = server.registry.analysis_pool = BlunderPool()
    json_of(ada.post(f"/tables/{TABLE_ID}/review", {"seat": 0}))
    settled(ada)
    for job in pool.steps:
        view = match.game.load(job.view)
        assert view.viewer == 0
        assert view == match.view_for(0, view)


def test_there_is_no_review_before_the_end(ada: User) -> None:
    table = ada.create_table(TWO_HERE)["id"]
    for answer in (
        ada.get(f"/tables/{table}/review", seat=0),
        ada.post(f"/tables/{table}/review", {"seat": 0}),
        ada.post(f"/tables/{table}/review/cancel", {"seat": 0}),
    ):
        assert answer.status_code == 403
        assert answer.json()["error"]["key"] == "server-review-later"


def test_a_seat_that_does_not_exist_has_no_review(server: OpenServer) -> None:
    ada, _ = finished(server, "boy")
    assert ada.post(f"/tables/{TABLE_ID}/review", {"seat": 2}).status_code == 404
    assert ada.get(f"/tables/{TABLE_ID}/review").status_code == 400


def test_a_review_is_cancelled_when_all_who_asked_have_cancelled(server: OpenServer) -> None:
    ada, _ = finished(server, "boy")
    pool = held_pool(server)
    path, eve, bo = f"/tables/{TABLE_ID}/review", server.user("Eve"), server.user("Bo")
    for user in (ada, eve):
        assert json_of(user.post(path, {"seat": 0}))["state"] == "running"

    assert json_of(bo.post(f"{path}/cancel", {"seat": 0}))["state"] == "running"
    assert json_of(ada.post(f"{path}/cancel", {"seat": 0}))["state"] == "running"
    assert json_of(eve.post(f"{path}/cancel", {"seat": 0}))["state"] == "none"
    release(server, pool)
    assert json_of(ada.get(path, seat=0))["state"] == "none"
    assert pool.steps == []


def test_a_failed_review_can_be_started_again(server: OpenServer) -> None:
    ada, _ = finished(server, "boy")
    pool = server.registry.analysis_pool = BlunderPool(fails=True)
    json_of(ada.post(f"/tables/{TABLE_ID}/review", {"seat": 0}))
    assert settled(ada)["state"] == "failed"
    pool.fails = False
    json_of(ada.post(f"/tables/{TABLE_ID}/review", {"seat": 0}))
    assert settled(ada)["state"] == "done"


def test_a_client_may_run_a_few_reviews_at_a_time(server: OpenServer) -> None:
    _, match = finished(server, "boy")
    pool, reviews = held_pool(server), server.registry.reviews

    async def start(client: str, number: int) -> str:
        return reviews.start(match, 0, JobOwner(client, f"table {number}"), "x").state

    for number in range(MAX_RUNNING_PER_CLIENT):
        assert server.client.portal.call(start, "here", number) == "running"
    with pytest.raises(Problem) as refused:
        server.client.portal.call(start, "here", 9)
    assert refused.value.text.key == "server-too-curious"
    assert server.client.portal.call(start, "there", 9) == "running"
    release(server, pool)
