"""Bot processes, so that the event loop never computes moves; a failing bot stops no game.

They run with lower priority. Jobs that humans wait for come before those of tables where only bots play;
otherwise clients and their tables take turns (see `fair_queue`).
"""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any, Final, Protocol

import msgspec

from spielhafen.bots import RandomBot
from spielhafen.core.errors import MoveError
from spielhafen.match.play_moves import play_moves
from spielhafen.server.messages.advice_info import AdviceResult, SeatLuckInfo
from spielhafen.server.problems import LOGGER, problem
from spielhafen.server.tables.fair_queue import FairPool, JobOwner, WaitingLimit

if TYPE_CHECKING:
    from asyncio.subprocess import Process

    from spielhafen.match import Match, Played

ANSWER_TIMEOUT_SECONDS: Final = 30.0
"""Seconds that a bot may think; the levels promise far less."""
MAX_QUESTIONS_PER_CLIENT: Final = 16
"""Waiting questions of one client; bot moves are not limited, because games depend on them."""
MAX_QUESTIONS: Final = 64
"""Waiting questions of all clients: waiting for minutes is worse than a refusal."""
MAX_LINE_BYTES: Final = 1 << 20
WORKER_COMMAND: Final = (sys.executable, "-m", "spielhafen.server.bots.worker")


@dataclass(frozen=True)
class BotJob:
    """A view as a position file, a level, and a seed."""

    game: str
    view: dict[str, Any]
    level: str
    seed: int
    owner: JobOwner = field(default=JobOwner(), compare=False)
    """For fair queueing; equal jobs of different owners are equal."""


class BotPool(Protocol):
    """Computes moves, advice and luck reports."""

    async def choose(self, job: BotJob) -> str | None:
        """Return the text of a move, or None without an answer."""

    async def advise(self, job: BotJob) -> AdviceResult | None:
        """Return the considered moves (see `spielhafen.bots.advice`), or None without an answer.

        Raises Problem 503 if too many questions wait.
        """

    async def luck(self, logbook_text: str, seed: int, owner: JobOwner) -> list[SeatLuckInfo] | None:
        """Return how lucky each seat was in a logbook's match, or None without an answer.

        Raises Problem 503 if too many questions wait. See `spielhafen.bots.luck_report`.
        """

    async def close(self) -> None:
        """Stop all computations."""


def is_still_valid(match: Match, before: Match, seat: int) -> bool:
    """Return whether a decision still applies: same plies, and the same bot or human decides."""
    current, previous = match.seats[seat], before.seats[seat]
    return match.plies == before.plies and (current.kind, current.level) == (previous.kind, previous.level)


def bot_move_event(match: Match, seat: int, answer: str | None, at: float, late_level: str = "") -> Played:
    """Return the event of a bot's move; a missing or illegal one is replaced by a random move."""
    if answer is not None:
        try:
            return play_moves(match, seat, [answer], at, late_level)
        except MoveError as error:
            LOGGER.warning("a bot's move is refused: %s", error)
    move = RandomBot().choose(match.view_for(seat), Random(match.bot_seed(seat)))
    return play_moves(match, seat, [str(move)], at, late_level)


class WorkerPool:
    """Bot processes, started when first needed and restarted after a failure or timeout.

    * cores: processes that may be busy. With more than one, two trees search each decision (see
      `spielhafen.bots.parallel`), in parallel if no other job needs the core.
    * processes: by default as many as cores.
    * spare: additional processes, each for a client that has no other: a part of a core is better than
      waiting.
    """

    def __init__(
        self,
        command: tuple[str, ...] = WORKER_COMMAND,
        timeout: float = ANSWER_TIMEOUT_SECONDS,
        cores: int = 1,
        processes: int | None = None,
        spare: int = 0,
    ) -> None:
        self._timeout = timeout
        self._cores = cores
        workers = [_Worker(command) for _ in range(processes or cores)]
        spares = [_Worker(command) for _ in range(spare)]
        self._workers = workers + spares
        self._pool = FairPool(workers, spares)
        self._questions = WaitingLimit(MAX_QUESTIONS_PER_CLIENT, MAX_QUESTIONS)
        """Questions of people that wait for a worker."""

    async def choose(self, job: BotJob) -> str | None:
        """Return the text of a move, or None if the bot failed, which is logged."""
        move: str | None = await self._answer(_encode_job(job), "move", job.level, job.owner)
        return move

    async def advise(self, job: BotJob) -> AdviceResult | None:
        """Return the considered moves, or None if the bot failed, which is logged.

        Raises Problem 503 if too many questions wait.
        """
        request = _encode_job(job) | {"why": True}
        advice = await self._answer(request, "advice", job.level, job.owner, is_question=True)
        return None if advice is None else msgspec.convert(advice, AdviceResult)

    async def luck(self, logbook_text: str, seed: int, owner: JobOwner) -> list[SeatLuckInfo] | None:
        """Return how lucky each seat was, or None after a failure, which is logged.

        Raises Problem 503 if too many questions wait.
        """
        request = {"book": logbook_text, "seed": seed}
        luck = await self._answer(request, "luck", "luck", owner, is_question=True)
        return None if luck is None else msgspec.convert(luck, list[SeatLuckInfo])

    async def _answer(
        self, request: dict[str, Any], key: str, bot_name: str, owner: JobOwner, *, is_question: bool = False
    ) -> Any:
        worker = await (self._acquire_for_question(owner) if is_question else self._pool.acquire(owner))
        if self._cores > 1:
            request["hands"] = int(self._pool.has_free)
        try:
            async with asyncio.timeout(self._timeout):
                answer = await worker.ask(msgspec.json.encode(request) + b"\n")
        except (TimeoutError, OSError, ValueError, msgspec.DecodeError) as error:
            LOGGER.warning("a bot (%s) gave no answer: %s", bot_name, str(error) or type(error).__name__)
            await worker.stop()
            return None
        except BaseException:
            await worker.stop()  # its answer would be taken for that of the next request
            raise
        finally:
            self._pool.release(worker)
        if key not in answer:
            LOGGER.warning("a bot (%s) failed: %s", bot_name, answer.get("error"))
        return answer.get(key)

    async def _acquire_for_question(self, owner: JobOwner) -> _Worker:
        """Wait for a free worker; raises Problem 503 if too many questions wait already."""
        if self._questions.is_full(owner.client) and not self._pool.has_free:
            raise problem(503, "server-too-curious")
        with self._questions.waiting(owner.client):
            return await self._pool.acquire(owner)

    async def close(self) -> None:
        """Stop all processes."""
        for worker in self._workers:
            await worker.stop()


class _Worker:
    """A process that answers one request at a time."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self._command = command
        self._process: Process | None = None

    async def ask(self, request: bytes) -> dict[str, Any]:
        """Send a line of JSON and return the answer; raises OSError, ValueError, DecodeError."""
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
        return msgspec.json.decode(await stdout.readline(), type=dict[str, Any])

    async def stop(self) -> None:
        """Kill the process."""
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


def _encode_job(job: BotJob) -> dict[str, Any]:
    return {"game": job.game, "view": job.view, "level": job.level, "seed": job.seed}
