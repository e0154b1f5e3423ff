"""Reviews of finished matches, computed step by step in bot processes.

Each step is one decision, so that other clients wait for at most one of them. A review is computed once for each seat and
kept; it is cancelled when all who asked for it have cancelled it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from spielhafen.bots.review import (
    Review,
    ReviewStep,
    Screening,
    TurningPoint,
    Verification,
    decision_seed,
    find_decisions,
)
from spielhafen.core.play import EVERYTHING
from spielhafen.match import Match
from spielhafen.server.bots.jobs import ReviewJob
from spielhafen.server.bots.pool import BotPool
from spielhafen.server.messages.offered_move import OfferedMove
from spielhafen.server.messages.review_info import (
    ReviewInfo,
    ReviewResult,
    ReviewState,
    TurningPointInfo,
)
from spielhafen.server.problems import LOGGER, Problem, problem
from spielhafen.server.tables.fair_queue import JobOwner
from spielhafen.server.tables.replays import ReplayQueue
from spielhafen.server.views.offer_fields import offer_fields

MAX_REVIEWS: Final = 128
"""Reviews to keep; each has some kilobytes."""
MAX_RUNNING_PER_CLIENT: Final = 2
MAX_RUNNING: Final = 16

ReviewKey: TypeAlias = tuple[str, int, int]
"""The table, the number of plies (it never changes after the end), and the seat."""


class _StepFailed(Exception):
    """A bot process gave no answer; it has logged why."""


@dataclass
class ReviewRun:
    """A review that is running or done."""

    seat: int
    client: str
    state: ReviewState = "running"
    done: int = 0
    total: int = 0
    points: list[TurningPointInfo] = field(default_factory=list)
    followers: set[str] = field(default_factory=set)
    """The people who want it, by the hashes of their tokens."""
    task: asyncio.Task[None] | None = None

    def info(self) -> ReviewInfo:
        """Return it as a message."""
        return ReviewInfo(
            seat=self.seat, state=self.state, done=self.done, total=self.total, points=self.points
        )


@dataclass
class Reviews:
    """The reviews of all tables; the bot pool is looked up for each step."""

    bot_pool: Callable[[], BotPool]
    replays: ReplayQueue
    _runs: dict[ReviewKey, ReviewRun] = field(default_factory=dict)

    async def close(self) -> None:
        """Cancel what is being computed."""
        tasks = [run.task for run in self._runs.values() if run.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def find(self, match: Match, seat: int, table: str) -> ReviewInfo:
        """Return how far a review is."""
        run = self._runs.get((table, len(match.plies), seat))
        return (run or ReviewRun(seat, "", "none")).info()

    def start(self, match: Match, seat: int, owner: JobOwner, follower: str) -> ReviewInfo:
        """Start a review unless it is there already. Raises Problem 503 if too many are running."""
        key = owner.table, len(match.plies), seat
        run = self._runs.get(key)
        if run is None or run.state == "failed":
            running = [other.client for other in self._runs.values() if other.state == "running"]
            if running.count(owner.client) >= MAX_RUNNING_PER_CLIENT or len(running) >= MAX_RUNNING:
                raise problem(503, "server-too-curious")
            run = self._runs[key] = ReviewRun(seat, owner.client)
            run.task = asyncio.create_task(self._run(run, match, owner), name=f"review {key}")
            self._forget_oldest()
        if run.state == "running":
            run.followers.add(follower)
        return run.info()

    async def cancel(self, match: Match, seat: int, table: str, follower: str) -> ReviewInfo:
        """Cancel a running review, unless others wait for it, too."""
        key = table, len(match.plies), seat
        run = self._runs.get(key)
        if run is not None and run.state == "running" and follower in run.followers:
            run.followers.discard(follower)
            if not run.followers and run.task is not None:
                del self._runs[key]
                run.task.cancel()
                with suppress(asyncio.CancelledError):
                    await run.task
        return self.find(match, seat, table)

    def _forget_oldest(self) -> None:
        finished = [key for key, run in self._runs.items() if run.state != "running"]
        for key in finished[: max(0, len(self._runs) - MAX_REVIEWS)]:
            del self._runs[key]

    async def _run(self, run: ReviewRun, match: Match, owner: JobOwner) -> None:
        try:
            run.points = await self._find_turning_points(run, match, owner)
            run.state = "done"
        except (_StepFailed, Problem):  # the latter: too many others are waiting
            run.state = "failed"
        except Exception:  # noqa: BLE001 - those who wait are told, and the log has the reason
            LOGGER.exception("a review failed")
            run.state = "failed"

    async def _find_turning_points(
        self, run: ReviewRun, match: Match, owner: JobOwner
    ) -> list[TurningPointInfo]:
        decisions = await self.replays.run(owner, lambda: find_decisions(match.logbook(EVERYTHING), run.seat))
        review, results = Review(decisions), dict[int, ReviewResult]()
        for run.done, step in enumerate(review.steps()):
            run.total = review.count_steps()
            ply = step.decision.ply
            result = results[ply] = await self._compute(match, step, owner)
            if step.screening is None:
                review.screenings[ply] = _screening(match, result) if result.better else None
            else:
                review.verifications[ply] = _verification(result)
        run.done = run.total = review.count_steps()
        return [_point_info(match, point, results[point.decision.ply]) for point in review.turning_points()]

    async def _compute(self, match: Match, step: ReviewStep, owner: JobOwner) -> ReviewResult:
        decision, screening = step.decision, step.screening
        lines = [decision.played] if screening is None else [screening.better, *screening.own]
        job = ReviewJob(
            match.game.name,
            match.game.dump(decision.view),
            [[str(move) for move in line] for line in lines],
            decision_seed(len(match.plies), decision.ply),
            screening is not None,
        )
        result = await self.bot_pool().review(job, owner)
        if result is None:
            raise _StepFailed
        return result


def _screening(match: Match, result: ReviewResult) -> Screening:
    read = match.game.catalogue.read
    own = tuple(tuple(map(read, line)) for line in result.own)
    return Screening(own, tuple(map(read, result.better)), result.loss)


def _verification(result: ReviewResult) -> Verification:
    return Verification(result.loss, result.error, result.worlds, result.worth, None)


def _point_info(match: Match, point: TurningPoint, verified: ReviewResult) -> TurningPointInfo:
    offers = {offer.move: offer for offer in match.game.scene(point.decision.view).offers}
    played, better = str(point.decision.played[0]), str(point.better[0])
    return TurningPointInfo(
        ply=point.decision.ply,
        played=OfferedMove(move=played, **offer_fields(offers.get(played))),
        better=OfferedMove(move=better, **offer_fields(offers.get(better))),
        line=verified.line,
        loss=verified.loss,
        error=verified.error,
        worlds=verified.worlds,
        reason=verified.reason,
    )
