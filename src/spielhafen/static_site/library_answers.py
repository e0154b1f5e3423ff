"""Answers that are the same for all people, as files: games, texts, rulebooks, pictures.

So the pages are drawn before Python has been loaded. `web/src/local/localTransport.ts` knows their names.
"""

from __future__ import annotations

import asyncio
import json
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from spielhafen.core.languages import LANGUAGES
from spielhafen.web_worker.page_bots import ScriptWorker
from spielhafen.web_worker.page_server import PageServer

GAME_FILES: Final = ("art.svg", "cover.svg", "look.css")
OK: Final = 200


def write_answers(folder: Path, languages: Sequence[str] = LANGUAGES) -> None:
    """Write the answers below a folder."""
    asyncio.run(_write_answers(folder, languages))


async def _write_answers(folder: Path, languages: Sequence[str]) -> None:
    with tempfile.TemporaryDirectory() as temporary:
        server = PageServer(Path(temporary) / "empty.sqlite", "-" * 43, _refuse_bots, languages)
        try:
            games = await _write(server, folder, "api/games", ".json")
            names = [game["id"] for game in json.loads(games)]
            for path, end in _paths(names, languages):
                await _write(server, folder, path, end)
        finally:
            await server.close()


def _paths(games: Sequence[str], languages: Sequence[str]) -> Iterator[tuple[str, str]]:
    yield "api/bot-levels", ".json"
    yield "api/languages", ".json"
    for language in languages:
        yield f"api/texts/{language}", ".ftl"
        for game in games:
            yield f"api/games/{game}/texts/{language}", ".ftl"
            yield f"api/games/{game}/rulebook/{language}", ".json"
    for game in games:
        for file in GAME_FILES:
            yield f"api/games/{game}/{file}", ""


async def _write(server: PageServer, folder: Path, path: str, end: str) -> str:
    """Write an answer; a file that a game does not have is left out."""
    answer = await server.request("GET", path, None, None)
    if answer.status == OK:
        target = folder / f"{path}{end}"
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(answer.text, "utf-8", newline="")
    return answer.text


class _NoWorker:
    async def ask(self, line: str) -> str:
        raise AssertionError(line)

    def stop(self) -> None:
        """Do nothing: it was never started."""


def _refuse_bots() -> ScriptWorker:
    return _NoWorker()
