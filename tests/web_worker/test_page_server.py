"""The server inside a page, run without a browser: no thread and no process is started."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from spielhafen.web_worker.page_bots import answer_job
from spielhafen.web_worker.page_server import PageServer

TOKEN = "t" * 43
SEATS = [{"kind": "human", "name": "Ada"}, {"kind": "bot", "level": "random", "name": "Magellan"}]


class SameThread:
    """Bots that think where they are asked."""

    async def ask(self, line: str) -> str:
        await asyncio.sleep(0)
        return answer_job(line)

    def stop(self) -> None:
        pass


@pytest.fixture
def no_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every start of a thread fail, as in a browser."""

    def start(_: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading.Thread, "start", start)


async def ask(server: PageServer, method: str, url: str, body: Any = None, key: str | None = None) -> Any:
    written = None if body is None else json.dumps(body)
    answer = await server.request(method, url, written, key)
    assert answer.status < 300, answer.text
    assert answer.media_type.startswith("application/json")
    return json.loads(answer.text)


async def play(server: PageServer, table: str, moves: int) -> Any:
    """Play some moves for the person, who waits for the bot by the live connection."""
    news = asyncio.Event()
    socket = server.connect(f"api/tables/{table}/live?seat=0", lambda _event, _text: news.set())
    while moves:
        news.clear()
        view = await ask(server, "GET", f"api/tables/{table}?seat=0")
        if view.get("over") is not None:
            break
        if offers := view["scene"].get("offers"):
            move = {"seat": 0, "seq": view["seq"], "moves": [offers[moves % len(offers)]["move"]]}
            await ask(server, "POST", f"api/tables/{table}/moves", move, f"move-{moves:08}")
            moves -= 1
        else:
            await asyncio.wait_for(news.wait(), 20)
    socket.close()
    return await ask(server, "GET", f"api/tables/{table}?seat=0")


@pytest.mark.usefixtures("no_threads")
def test_a_game_is_played_against_a_bot_and_is_there_after_a_restart(tmp_path: Path) -> None:
    async def first() -> Any:
        server = PageServer(tmp_path / "games.sqlite", TOKEN, SameThread)
        await server.start()
        table = await ask(server, "POST", "api/tables", {"game": "santa_timea", "seats": SEATS})
        view = await play(server, table["id"], 12)
        await server.close()
        return view

    async def again(table: str) -> Any:
        server = PageServer(tmp_path / "games.sqlite", TOKEN, SameThread)
        await server.start()
        view = await ask(server, "GET", f"api/tables/{table}?seat=0")
        listed = await ask(server, "GET", "api/tables")
        await server.close()
        assert [one["id"] for one in listed] == [table]
        return view

    before = asyncio.run(first())
    after = asyncio.run(again(before["id"]))
    assert after["seq"] >= before["seq"] > 12
    assert not (tmp_path / "games.sqlite-wal").exists()


@pytest.mark.usefixtures("no_threads")
def test_a_live_connection_opens_answers_and_closes(tmp_path: Path) -> None:
    heard: list[tuple[str, str]] = []

    async def run() -> None:
        server = PageServer(tmp_path / "games.sqlite", TOKEN, SameThread)
        await server.start()
        table = await ask(server, "POST", "api/tables", {"game": "santa_timea", "seats": SEATS})
        news = asyncio.Event()

        def hear(event: str, text: str) -> None:
            heard.append((event, text))
            news.set()

        async def wait_for(event: str) -> str:
            while True:
                for kind, text in heard:
                    if kind == event:
                        return text
                news.clear()
                await asyncio.wait_for(news.wait(), 20)

        socket = server.connect(f"api/tables/{table['id']}/live", hear)
        await wait_for("open")
        assert json.loads(await wait_for("message"))["type"] == "table"
        socket.send("ping")
        socket.close()
        await wait_for("close")
        server.connect("api/tables/no-such-table/live", hear)
        heard.clear()
        await wait_for("close")
        await server.close()

    asyncio.run(run())


@pytest.mark.usefixtures("no_threads")
@pytest.mark.parametrize("path", ["games", "bot-levels", "puzzles", "games/columbus/examples/0"])
def test_answers_that_are_the_same_for_everybody_need_no_thread(tmp_path: Path, path: str) -> None:
    async def run() -> Any:
        server = PageServer(tmp_path / "games.sqlite", TOKEN, SameThread)
        answer = await ask(server, "GET", f"api/{path}")
        await server.close()
        return answer

    assert asyncio.run(run())


def test_a_refusal_is_an_answer_with_a_text(tmp_path: Path) -> None:
    async def run() -> None:
        server = PageServer(tmp_path / "games.sqlite", TOKEN, SameThread)
        answer = await server.request("GET", "api/tables/amber-gull-7", None, None)
        assert answer.status == 404
        assert json.loads(answer.text)["error"]["key"] == "server-no-such-table"
        await server.close()

    asyncio.run(run())


async def whole_table(server: PageServer, table: str) -> str:
    """Return the logbook of a table, with its hidden moves."""
    answer = await server.request("GET", f"api/page/tables/{table}", None, None)
    assert answer.status == 200, answer.text
    return answer.text


@pytest.mark.usefixtures("no_threads")
def test_an_unfinished_table_with_hidden_moves_is_played_on_elsewhere(tmp_path: Path) -> None:
    async def move() -> tuple[str, str]:
        here = PageServer(tmp_path / "here.sqlite", TOKEN, SameThread)
        there = PageServer(tmp_path / "there.sqlite", "u" * 43, SameThread)
        await here.start()
        await there.start()
        table = await ask(here, "POST", "api/tables", {"game": "santa_timea", "seats": SEATS})
        await play(here, table["id"], 6)
        left = await whole_table(here, table["id"])
        shown = await here.request("GET", f"api/tables/{table['id']}/logbook?seat=0", None, None)
        assert "?" in shown.text
        moved = await ask(there, "POST", "api/logbooks", {"logbook": left, "seats": SEATS}, "moved-table")
        assert moved["own_seats"] == [0]
        arrived = await whole_table(there, moved["id"])
        view = await play(there, moved["id"], 3)
        assert view["ply"] > moved["ply"]
        missing = await there.request("GET", "api/page/tables/no-such-table-7", None, None)
        assert missing.status == 404
        await here.close()
        await there.close()
        return left, arrived

    left, arrived = asyncio.run(move())
    plies = left.partition("\n\n")[2].splitlines()
    assert plies
    assert arrived.partition("\n\n")[2].splitlines()[: len(plies)] == plies


def test_the_preloaded_modules_have_no_compiled_parts() -> None:
    script = "from spielhafen.web_worker.preloaded import preload; preload()"
    subprocess.run([sys.executable, "-c", script], check=True)
