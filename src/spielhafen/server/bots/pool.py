"""Bot processes, so that the event loop never computes moves; a failing bot stops no game.

They run with lower priority. Jobs that humans wait for come before those of tables where only bots play;
otherwise clients and their tables take turns (see `fair_queue`).
"""

from __future__ import annotations

import asyncio
import sys
from abc import ABC, abstractmethod
from asyncio.subprocess import Process
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Final, Protocol

import msgspec

from spielhafen.server.bots.jobs import BotJob, LuckJob, ReviewJob, WorkerAnswer, WorkerRequest
from spielhafen.server.messages.advice_info import AdviceResult, SeatLuckInfo
from spielhafen.server.messages.review_info import ReviewResult
from spielhafen.server.problems import LOGGER, problem
from spielhafen.server.tables.fair_queue import FairPool, JobOwner, WaitingLimit

ANSWER_TIMEOUT_SECONDS: Final = 30.0
"""Seconds that a bot may think; the levels promise far less."""
MAX_QUESTIONS_PER_CLIENT: Final = 16
"""Waiting questions of one client; bot moves are not limited, because games depend on them."""
MAX_QUESTIONS: Final = 64
"""Waiting questions of all clients: waiting for minutes is worse than a refusal."""
MAX_LINE_BYTES: Final = 1 << 20
WORKER_COMMAND: Final = (sys.executable, "-m", "spielhafen.server.bots.worker")


class BotPool(Protocol):
    """Computes moves, advice, luck reports and reviews.

    Each is None if the bot failed, which is logged. All but moves raise Problem 503 if too many questions wait.
    """

    async def choose(self, job: BotJob, owner: JobOwner) -> str | None:
        """Return the text of a move."""

    async def advise(self, job: BotJob, owner: JobOwner) -> AdviceResult | None:
        """Return the considered moves (see `spielhafen.bots.advice`)."""

    async def luck(self, job: LuckJob, owner: JobOwner) -> list[SeatLuckInfo] | None:
        """Return how lucky each seat was (see `spielhafen.bots.luck_report`)."""

    async def review(self, job: ReviewJob, owner: JobOwner) -> ReviewResult | None:
        """Return what a decision has cost (see `spielhafen.bots.review`)."""

    async def close(self) -> None:
        """Stop all computations."""


class BotWorker(ABC):
    """Computes in the background, for example in a process, and answers one request at a time."""

    @abstractmethod
    async def ask(self, request: bytes) -> WorkerAnswer:
        """Send a line of JSON and return the answer; raises OSError, ValueError, DecodeError."""

    @abstractmethod
    async def stop(self) -> None:
        """Stop at once; the next request starts it again."""


class WorkerPool(BotPool):
    """Bot workers, started when first needed and restarted after a failure or timeout.

    * cores: processes that may be busy. With more than one, two trees search each decision (see
      `spielhafen.bots.parallel`), in parallel if no other job needs the core.
    * processes: by default as many as cores.
    * spare: additional processes, each for a client that has no other: a part of a core is better than
      waiting.
    * create_worker: by default a process that runs `command`.
    """

    def __init__(
        self,
        command: tuple[str, ...] = WORKER_COMMAND,
        timeout: float = ANSWER_TIMEOUT_SECONDS,
        cores: int = 1,
        processes: int | None = None,
        spare: int = 0,
        create_worker: Callable[[], BotWorker] | None = None,
    ) -> None:
        self._timeout = timeout
        self._cores = cores
        create = create_worker or partial(ProcessWorker, command)
        workers = [create() for _ in range(processes or cores)]
        spares = [create() for _ in range(spare)]
        self._workers = workers + spares
        self._pool = FairPool(workers, spares)
        self._questions = WaitingLimit(MAX_QUESTIONS_PER_CLIENT, MAX_QUESTIONS)
        """Questions of people that wait for a worker."""

    @property
    def waiting(self) -> int:
        """The number of jobs that wait for a worker."""
        return self._pool.waiting

    async def choose(self, job: BotJob, owner: JobOwner) -> str | None:
        worker = await self._pool.acquire(owner)
        return (await self._answer(worker, WorkerRequest(job), f"a bot ({job.level})")).move

    async def advise(self, job: BotJob, owner: JobOwner) -> AdviceResult | None:
        worker = await self._acquire_for_question(owner)
        return (await self._answer(worker, WorkerRequest(job, explain=True), f"a bot ({job.level})")).advice

    async def luck(self, job: LuckJob, owner: JobOwner) -> list[SeatLuckInfo] | None:
        worker = await self._acquire_for_question(owner)
        return (await self._answer(worker, WorkerRequest(job), "a luck report")).luck

    async def review(self, job: ReviewJob, owner: JobOwner) -> ReviewResult | None:
        worker = await self._acquire_for_question(owner)
        return (await self._answer(worker, WorkerRequest(job), "a review")).review

    async def _answer(self, worker: BotWorker, request: WorkerRequest, name: str) -> WorkerAnswer:
        """Return the answer of a worker and release it; an empty answer if it has failed."""
        if self._cores > 1:
            request.workers = int(self._pool.has_free)
        try:
            async with asyncio.timeout(self._timeout):
                answer = await worker.ask(msgspec.json.encode(request) + b"\n")
        except (TimeoutError, OSError, ValueError, msgspec.DecodeError) as error:
            LOGGER.warning("%s gave no answer: %s", name, str(error) or type(error).__name__)
            await worker.stop()
            return WorkerAnswer()
        except BaseException:
            await worker.stop()  # its answer would be taken for that of the next request
            raise
        finally:
            self._pool.release(worker)
        if answer.error:
            LOGGER.warning("%s failed: %s", name, answer.error)
        return answer

    async def _acquire_for_question(self, owner: JobOwner) -> BotWorker:
        """Wait for a free worker; raises Problem 503 if too many questions wait already."""
        if self._questions.is_full(owner.client) and not self._pool.has_free:
            raise problem(503, "server-too-curious")
        with self._questions.waiting(owner.client):
            return await self._pool.acquire(owner)

    async def close(self) -> None:
        for worker in self._workers:
            await worker.stop()


class ProcessWorker(BotWorker):
    """A process that answers one request at a time."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self._command = command
        self._process: Process | None = None

    async def ask(self, request: bytes) -> WorkerAnswer:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=MAX_LINE_BYTES,
            )
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None  # noqa: S101 - PIPE is given above
        assert stdout is not None  # noqa: S101
        stdin.write(request)
        await stdin.drain()
        return msgspec.json.decode(await stdout.readline(), type=WorkerAnswer)

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
