"""Bots in a Web Worker of their own, so that the server answers while they think."""

from __future__ import annotations

from io import StringIO
from typing import Protocol

import msgspec

from spielhafen.server.bots.jobs import WorkerAnswer
from spielhafen.server.bots.pool import BotWorker
from spielhafen.server.bots.worker import run_jobs


class ScriptWorker(Protocol):
    """A Web Worker that runs `answer_job`, as the page's script offers it."""

    async def ask(self, line: str) -> str:
        """Send a line of JSON and return the answer."""

    def stop(self) -> None:
        """End the worker; the next question starts it again."""


class PageBotWorker(BotWorker):
    """A Web Worker that answers one request at a time."""

    def __init__(self, worker: ScriptWorker) -> None:
        self._worker = worker

    async def ask(self, request: bytes) -> WorkerAnswer:
        return msgspec.json.decode(await self._worker.ask(request.decode()), type=WorkerAnswer)

    async def stop(self) -> None:
        self._worker.stop()


def answer_job(line: str) -> str:
    """Return the answer to a request, both as a line of JSON (see `server.bots.jobs`)."""
    answers = StringIO()
    run_jobs(StringIO(line), answers)
    return answers.getvalue()
