"""Thinking for bots beside the event loop, so that no page waits for them. A bot that fails or dawdles stops no game."""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any, Final, Protocol

import msgspec

from spielhafen.server.problems import LOG

if TYPE_CHECKING:
    from asyncio.subprocess import Process

PATIENCE: Final = 30.0
"""Seconds that a bot may think; the levels promise far less."""
LONGEST_LINE: Final = 1 << 20


@dataclass(frozen=True)
class Thought:
    """What a bot is asked: a view as a position file, its level, and a seed for its dice."""

    game: str
    view: dict[str, Any]
    level: str
    seed: int


class Crew(Protocol):
    """Whoever thinks for bots."""

    async def choose(self, thought: Thought) -> str | None:
        """The text of a move, or None if no answer came."""

    async def advise(self, thought: Thought) -> dict[str, Any] | None:
        """What speaks for which move (see `spielhafen.bots.advice`), or None if no answer came."""

    async def luck(self, book: str, seed: int) -> list[dict[str, Any]] | None:
        """How lucky each seat was in the match of this logbook (see `bots.luck`), or None if no answer came."""

    async def close(self) -> None:
        """Stop thinking."""


class WorkerCrew:
    """One process, begun when first needed and begun again when it died or dawdled."""

    def __init__(self, command: tuple[str, ...] | None = None, patience: float = PATIENCE) -> None:
        self._command = command or (sys.executable, "-m", "spielhafen.server.worker")
        self._patience = patience
        self._turn = asyncio.Lock()
        self._process: Process | None = None

    async def choose(self, thought: Thought) -> str | None:
        """The text of a move, or None if the bot failed: then the log says so."""
        move: str | None = await self._answer(asdict(thought), "move", thought.level)
        return move

    async def advise(self, thought: Thought) -> dict[str, Any] | None:
        """What speaks for which move, or None if the bot failed: then the log says so."""
        job = asdict(thought) | {"why": True}
        advice: dict[str, Any] | None = await self._answer(job, "advice", thought.level)
        return advice

    async def luck(self, book: str, seed: int) -> list[dict[str, Any]] | None:
        """How lucky each seat was, or None if it could not be found out: then the log says so."""
        luck: list[dict[str, Any]] | None = await self._answer({"book": book, "seed": seed}, "luck", "luck")
        return luck

    async def _answer(self, job: dict[str, Any], wanted: str, who: str) -> Any:
        async with self._turn:
            try:
                async with asyncio.timeout(self._patience):
                    answer = await self._ask(msgspec.json.encode(job) + b"\n")
            except (TimeoutError, OSError, ValueError, msgspec.DecodeError) as error:
                LOG.warning("a bot (%s) gave no answer: %s", who, str(error) or type(error).__name__)
                await self._stop()
                return None
            except BaseException:
                await self._stop()  # an answer that nobody waited for would be taken for the next one's
                raise
        if wanted not in answer:
            LOG.warning("a bot (%s) failed: %s", who, answer.get("error"))
        return answer.get(wanted)

    async def _ask(self, job: bytes) -> dict[str, Any]:
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

    async def _stop(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def close(self) -> None:
        """End the process."""
        await self._stop()
