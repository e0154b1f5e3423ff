"""Thinking for bots beside the event loop, so that no page waits for them. A bot that fails or dawdles stops no game.

Processes of lower priority think, two about each decision where that is allowed. What people wait for comes first: at a table
where only bots sit nobody is in a hurry. Otherwise addresses have their turn one after the other, and so have the tables of each
(see `fair`), so that nobody's fifty tables keep others waiting.
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
from spielhafen.server.problems import LOGGER, problem
from spielhafen.server.tables.fair_queue import FairPool, JobOwner, WaitingLimit

if TYPE_CHECKING:
    from asyncio.subprocess import Process

    from spielhafen.match import Match, Played

ANSWER_TIMEOUT_SECONDS: Final = 30.0
"""Seconds that a bot may think; the levels promise far less."""
MAX_QUESTIONS_PER_CLIENT: Final = 16
"""Questions from one address that wait for their turn. Bots wait however many they are: a game would not go on without them."""
MAX_QUESTIONS: Final = 64
"""Questions that wait, from wherever they come: nobody is to wait in vain for minutes."""
MAX_LINE_BYTES: Final = 1 << 20
WORKER_COMMAND: Final = (sys.executable, "-m", "spielhafen.server.bots.worker")


@dataclass(frozen=True)
class BotJob:
    """What a bot is asked: a view as a position file, its level, and a seed for its dice."""

    game: str
    view: dict[str, Any]
    level: str
    seed: int
    owner: JobOwner = field(default=JobOwner(), compare=False)
    """On whose account: the same thought is the same whoever wants it."""


class BotPool(Protocol):
    """Whoever thinks for bots."""

    async def choose(self, job: BotJob) -> str | None:
        """The text of a move, or None if no answer came."""

    async def advise(self, job: BotJob) -> dict[str, Any] | None:
        """What speaks for which move (see `spielhafen.bots.advice`), or None if no answer came; raises Problem 503 when too
        many ask.
        """

    async def luck(self, logbook_text: str, seed: int, owner: JobOwner) -> list[dict[str, Any]] | None:
        """How lucky each seat was in the match of this logbook (see `bots.luck`), or None if no answer came; raises as `advise`."""

    async def close(self) -> None:
        """Stop thinking."""


def is_still_valid(match: Match, before: Match, seat: int) -> bool:
    """Whether what was thought of a match before is to the point now: nothing was played or taken back, and the same one answers."""
    now, then = match.seats[seat], before.seats[seat]
    return match.plies == before.plies and (now.kind, now.level) == (then.kind, then.level)


def bot_move_event(match: Match, seat: int, answer: str | None, at: float, late_level: str = "") -> Played:
    """What a bot chose, or, if that is no move, one by lot: a bot's mistake neither stops a game nor gives it up."""
    if answer is not None:
        try:
            return play_moves(match, seat, [answer], at, late_level)
        except MoveError as error:
            LOGGER.warning("a bot's move is refused: %s", error)
    move = RandomBot().choose(match.view_for(seat), Random(match.bot_seed(seat)))
    return play_moves(match, seat, [str(move)], at, late_level)


class WorkerPool:
    """Processes that think, each begun when first needed and begun again when it died or dawdled.

    cores: so many may be busy. With more than one a decision is thought about by two trees (see `spielhafen.bots.parallel`), at
    the same time if nobody else needs the core. processes: as many as cores, unless it is said otherwise.
    spare: so many more, each for an address for which nothing else thinks: it has a part of a core instead of waiting.
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
        """The text of a move, or None if the bot failed: then the log says so."""
        move: str | None = await self._answer(_encode_job(job), "move", job.level, job.owner)
        return move

    async def advise(self, job: BotJob) -> dict[str, Any] | None:
        """What speaks for which move, or None if the bot failed: then the log says so. Raises Problem 503 when too many ask."""
        request = _encode_job(job) | {"why": True}
        advice: dict[str, Any] | None = await self._answer(
            request, "advice", job.level, job.owner, is_question=True
        )
        return advice

    async def luck(self, logbook_text: str, seed: int, owner: JobOwner) -> list[dict[str, Any]] | None:
        """How lucky each seat was, or None if it could not be found out: then the log says so. Raises as `advise`."""
        request = {"book": logbook_text, "seed": seed}
        luck: list[dict[str, Any]] | None = await self._answer(
            request, "luck", "luck", owner, is_question=True
        )
        return luck

    async def _answer(
        self, request: dict[str, Any], wanted: str, who: str, owner: JobOwner, *, is_question: bool = False
    ) -> Any:
        worker = await (self._worker_for_a_question(owner) if is_question else self._pool.acquire(owner))
        if self._cores > 1:
            request["hands"] = int(self._pool.has_free)
        try:
            async with asyncio.timeout(self._timeout):
                answer = await worker.ask(msgspec.json.encode(request) + b"\n")
        except (TimeoutError, OSError, ValueError, msgspec.DecodeError) as error:
            LOGGER.warning("a bot (%s) gave no answer: %s", who, str(error) or type(error).__name__)
            await worker.stop()
            return None
        except BaseException:
            await worker.stop()  # an answer that nobody waited for would be taken for the next one's
            raise
        finally:
            self._pool.release(worker)
        if wanted not in answer:
            LOGGER.warning("a bot (%s) failed: %s", who, answer.get("error"))
        return answer.get(wanted)

    async def _worker_for_a_question(self, owner: JobOwner) -> _Worker:
        """One who has nothing to do; raises Problem 503 if too many wait for one already."""
        if self._questions.is_full(owner.client) and not self._pool.has_free:
            raise problem(503, "server-too-curious")
        with self._questions.waiting(owner.client):
            return await self._pool.acquire(owner)

    async def close(self) -> None:
        """End the processes."""
        for worker in self._workers:
            await worker.stop()


class _Worker:
    """A process that is asked one thing at a time."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self._command = command
        self._process: Process | None = None

    async def ask(self, request: bytes) -> dict[str, Any]:
        """A line of JSON, and the line that comes back; raises OSError, ValueError, DecodeError."""
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=MAX_LINE_BYTES,
            )
        asked, answered = self._process.stdin, self._process.stdout
        assert asked is not None  # noqa: S101 - both are pipes, as asked for above
        assert answered is not None  # noqa: S101
        asked.write(request)
        await asked.drain()
        return msgspec.json.decode(await answered.readline(), type=dict[str, Any])

    async def stop(self) -> None:
        """End the process."""
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


def _encode_job(job: BotJob) -> dict[str, Any]:
    return {"game": job.game, "view": job.view, "level": job.level, "seed": job.seed}
