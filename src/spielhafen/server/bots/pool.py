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

from spielhafen.bots import AnyMove
from spielhafen.core.errors import MoveError
from spielhafen.server.problems import LOG, problem
from spielhafen.server.tables.fair_queue import Crowd, FairPool, Share

if TYPE_CHECKING:
    from asyncio.subprocess import Process

    from spielhafen.match import Match, Played

PATIENCE: Final = 30.0
"""Seconds that a bot may think; the levels promise far less."""
MOST_CURIOUS: Final = 16
"""Questions from one address that wait for their turn. Bots wait however many they are: a game would not go on without them."""
MOST_CURIOUS_IN_ALL: Final = 64
"""Questions that wait, from wherever they come: nobody is to wait in vain for minutes."""
LONGEST_LINE: Final = 1 << 20
COMMAND: Final = (sys.executable, "-m", "spielhafen.server.bots.worker")


@dataclass(frozen=True)
class Thought:
    """What a bot is asked: a view as a position file, its level, and a seed for its dice."""

    game: str
    view: dict[str, Any]
    level: str
    seed: int
    share: Share = field(default=Share(), compare=False)
    """On whose account: the same thought is the same whoever wants it."""


class Crew(Protocol):
    """Whoever thinks for bots."""

    async def choose(self, thought: Thought) -> str | None:
        """The text of a move, or None if no answer came."""

    async def advise(self, thought: Thought) -> dict[str, Any] | None:
        """What speaks for which move (see `spielhafen.bots.advice`), or None if no answer came; raises Problem 503 when too
        many ask.
        """

    async def luck(self, book: str, seed: int, share: Share) -> list[dict[str, Any]] | None:
        """How lucky each seat was in the match of this logbook (see `bots.luck`), or None if no answer came; raises as `advise`."""

    async def close(self) -> None:
        """Stop thinking."""


def still_asked(match: Match, before: Match, seat: int) -> bool:
    """Whether what was thought of a match before is to the point now: nothing was played or taken back, and the same one answers."""
    now, then = match.seats[seat], before.seats[seat]
    return match.plies == before.plies and (now.kind, now.level) == (then.kind, then.level)


def played(match: Match, seat: int, written: str | None, at: float, late: str = "") -> Played:
    """What a bot chose, or, if that is no move, one by lot: a bot's mistake neither stops a game nor gives it up."""
    if written is not None:
        try:
            return match.act(seat, [written], at, late)
        except MoveError as error:
            LOG.warning("a bot's move is refused: %s", error)
    move = AnyMove().choose(match.seen(seat), Random(match.bot_seed(seat)))
    return match.act(seat, [str(move)], at, late)


class WorkerCrew:
    """Processes that think, each begun when first needed and begun again when it died or dawdled.

    cores: so many may be busy. With more than one a decision is thought about by two trees (see `spielhafen.bots.parallel`), at
    the same time if nobody else needs the core. processes: as many as cores, unless it is said otherwise.
    spare: so many more, each for an address for which nothing else thinks: it has a part of a core instead of waiting.
    """

    def __init__(
        self,
        command: tuple[str, ...] = COMMAND,
        patience: float = PATIENCE,
        cores: int = 1,
        processes: int | None = None,
        spare: int = 0,
    ) -> None:
        self._patience = patience
        self._cores = cores
        workers = [_Worker(command) for _ in range(processes or cores)]
        spares = [_Worker(command) for _ in range(spare)]
        self._workers = workers + spares
        self._pool = FairPool(workers, spares)
        self._curious = Crowd(MOST_CURIOUS, MOST_CURIOUS_IN_ALL)
        """Questions of people that wait for a worker."""

    async def choose(self, thought: Thought) -> str | None:
        """The text of a move, or None if the bot failed: then the log says so."""
        move: str | None = await self._answer(_job(thought), "move", thought.level, thought.share)
        return move

    async def advise(self, thought: Thought) -> dict[str, Any] | None:
        """What speaks for which move, or None if the bot failed: then the log says so. Raises Problem 503 when too many ask."""
        job = _job(thought) | {"why": True}
        advice: dict[str, Any] | None = await self._answer(
            job, "advice", thought.level, thought.share, curious=True
        )
        return advice

    async def luck(self, book: str, seed: int, share: Share) -> list[dict[str, Any]] | None:
        """How lucky each seat was, or None if it could not be found out: then the log says so. Raises as `advise`."""
        job = {"book": book, "seed": seed}
        luck: list[dict[str, Any]] | None = await self._answer(job, "luck", "luck", share, curious=True)
        return luck

    async def _answer(
        self, job: dict[str, Any], wanted: str, who: str, share: Share, *, curious: bool = False
    ) -> Any:
        worker = await (self._worker_for_a_question(share) if curious else self._pool.take(share))
        if self._cores > 1:
            job["hands"] = int(self._pool.free)
        try:
            async with asyncio.timeout(self._patience):
                answer = await worker.ask(msgspec.json.encode(job) + b"\n")
        except (TimeoutError, OSError, ValueError, msgspec.DecodeError) as error:
            LOG.warning("a bot (%s) gave no answer: %s", who, str(error) or type(error).__name__)
            await worker.stop()
            return None
        except BaseException:
            await worker.stop()  # an answer that nobody waited for would be taken for the next one's
            raise
        finally:
            self._pool.give_back(worker)
        if wanted not in answer:
            LOG.warning("a bot (%s) failed: %s", who, answer.get("error"))
        return answer.get(wanted)

    async def _worker_for_a_question(self, share: Share) -> _Worker:
        """One who has nothing to do; raises Problem 503 if too many wait for one already."""
        if self._curious.full(share.party) and not self._pool.free:
            raise problem(503, "server-too-curious")
        with self._curious.one_more(share.party):
            return await self._pool.take(share)

    async def close(self) -> None:
        """End the processes."""
        for worker in self._workers:
            await worker.stop()


class _Worker:
    """A process that is asked one thing at a time."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self._command = command
        self._process: Process | None = None

    async def ask(self, job: bytes) -> dict[str, Any]:
        """A line of JSON, and the line that comes back; raises OSError, ValueError, DecodeError."""
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST_LINE,
            )
        asked, answered = self._process.stdin, self._process.stdout
        assert asked is not None  # noqa: S101 - both are pipes, as asked for above
        assert answered is not None  # noqa: S101
        asked.write(job)
        await asked.drain()
        return msgspec.json.decode(await answered.readline(), type=dict[str, Any])

    async def stop(self) -> None:
        """End the process."""
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


def _job(thought: Thought) -> dict[str, Any]:
    return {"game": thought.game, "view": thought.view, "level": thought.level, "seed": thought.seed}
