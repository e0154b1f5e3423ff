"""How the harbour holds out: killed in mid-match, with many people at human pace, at full speed, at a cold start, at rest.

    python bench/harbour.py kills [--times 20] [--database URL]
    python bench/harbour.py people [--matches 200] [--seconds 120] [--pause 6]
    python bench/harbour.py speed [--matches 32] [--seconds 20]
    python bench/harbour.py start [--matches 10000]
    python bench/harbour.py memory [--matches 500]

Each prints one line of JSON with its figures; docs/figures.md keeps them. Real servers in processes of their own, on
127.0.0.1, with a database in a temporary folder unless --database names another one. Nothing else should run meanwhile.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import secrets
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import httpx
from websockets.asyncio.client import connect

JSONDict: TypeAlias = dict[str, Any]
SERVE = (
    "import sys; from spielhafen.server import serve;"
    "sys.exit(serve(port=int(sys.argv[1]), database=sys.stdin.readline().strip()))"
)
GAME = "santa_timea"
PATIENCE = 60.0


class Server:
    """A harbour in a process of its own, always at the same port."""

    def __init__(self, database: str) -> None:
        import socket

        self.database = database
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[str] | None = None

    def open(self) -> float:
        """Start it; the seconds until it answers."""
        begun = time.perf_counter()
        self.process = subprocess.Popen(
            [sys.executable, "-c", SERVE, str(self.port)],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            text=True,
        )
        assert self.process.stdin is not None
        self.process.stdin.write(self.database + "\n")
        self.process.stdin.close()
        while True:
            try:
                if httpx.get(f"{self.url}/api/levels", timeout=5).status_code == 200:
                    return time.perf_counter() - begun
            except httpx.TransportError:
                if self.process.poll() is not None:
                    raise SystemExit("the server did not start") from None
                time.sleep(0.01)

    def end(self, how: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait()

    @property
    def memory(self) -> int:
        """Its resident memory in bytes (Linux)."""
        assert self.process is not None
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    @property
    def worked(self) -> float:
        """The seconds of a core that it has used (Linux)."""
        assert self.process is not None
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def a_server(database: str | None) -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(database or str(Path(folder) / "harbour.sqlite"))
        server.open()
        try:
            yield server
        finally:
            server.end(signal.SIGTERM)


class Player:
    """Somebody at a table, in one seat."""

    def __init__(self, http: httpx.AsyncClient, token: str) -> None:
        self.http, self.token, self.table, self.seat = http, token, "", 0
        self.headers = {"Authorization": f"Bearer {token}"}

    async def post(self, path: str, body: JSONDict, key: str = "") -> httpx.Response:
        """Ask until there is an answer, whatever happens to the server, as a client does."""
        headers = self.headers | {"Idempotency-Key": key or secrets.token_hex(16)}
        while True:
            try:
                answer = await self.http.post(f"/api{path}", json=body, headers=headers)
                if answer.status_code < 500:
                    return answer
            except httpx.TransportError:
                pass
            await asyncio.sleep(0.02)

    async def look(self) -> JSONDict:
        while True:
            try:
                path = f"/api/tables/{self.table}"
                answer = await self.http.get(path, params={"seat": self.seat}, headers=self.headers)
                if answer.status_code == 200:
                    table: JSONDict = answer.json()
                    return table
            except httpx.TransportError:
                pass
            await asyncio.sleep(0.02)


async def two_players(http: httpx.AsyncClient) -> tuple[Player, Player]:
    """Two people who have sat down at a table of their own."""
    ada, bo = (Player(http, secrets.token_urlsafe(32)) for _ in range(2))
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "open"}]
    laid = await ada.post("/tables", {"game": GAME, "seats": seats})
    if laid.status_code != 201:
        raise SystemExit(f"no table was laid: {laid.text}")
    ada.table = bo.table = laid.json()["id"]
    bo.seat = 1
    await bo.post(f"/tables/{bo.table}/sit", {"name": "Bo"})
    return ada, bo


@asynccontextmanager
async def to(server: Server) -> Any:
    limits = httpx.Limits(max_connections=None, max_keepalive_connections=1000)
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE, limits=limits) as http:
        yield http


async def lay(server: Server, matches: int, pause: float = 0.0) -> list[tuple[Player, Player]]:
    """So many tables with two people each; the server lets one address lay only some at once."""
    async with to(server) as http:
        found = []
        for _ in range(matches):
            found.append(await two_players(http))
            await asyncio.sleep(pause)
        return found


# The figures.


async def play_for(
    pair: tuple[Player, Player], until: Callable[[], bool], random: Random, done: list[float]
) -> int:
    """Let the two of a table play as fast as they are answered; how many moves were acknowledged."""
    ada, bo = pair
    moves = 0
    view = await ada.look()
    while not until() and view["over"] is None:
        seat = view["actors"][0]
        who = (ada, bo)[seat]
        if view["seat"] != seat or not view["scene"].get("offers"):
            view = await who.look()
            if seat not in view["actors"] or not view["scene"].get("offers"):
                continue
        move = random.choice(view["scene"]["offers"])["move"]
        begun = time.perf_counter()
        answer = await who.post(
            f"/tables/{who.table}/moves", {"seat": seat, "moves": [move], "seq": view["seq"]}
        )
        done.append(time.perf_counter() - begun)
        if answer.status_code == 200:
            moves += 1
            view = answer.json()
        else:
            view = await who.look()
    return moves


async def kills(server: Server, times: int) -> JSONDict:
    """Killed in mid-match: every acknowledged event must be there afterwards, each once."""
    pairs = await lay(server, 4)
    acknowledged: dict[str, int] = {}
    lost = 0
    away: list[float] = []
    stop = False

    async def sail(pair: tuple[Player, Player]) -> None:
        async with to(server) as http:
            for player in pair:
                player.http = http
            random = Random(pair[0].table)
            view = await pair[0].look()
            while not stop and view["over"] is None:
                who = pair[view["actors"][0]]
                view = await who.look()
                if view["over"] is not None or who.seat not in view["actors"]:
                    continue
                move = random.choice(view["scene"]["offers"])["move"]
                body = {"seat": who.seat, "moves": [move], "seq": view["seq"]}
                answer = await who.post(f"/tables/{who.table}/moves", body)
                if answer.status_code == 200:
                    view = answer.json()
                    acknowledged[who.table] = view["seq"]

    sailing = [asyncio.create_task(sail(pair)) for pair in pairs]
    for kill in range(times):
        await asyncio.sleep(0.4 + 0.1 * (kill % 5))
        server.end(signal.SIGKILL)
        noted = dict(acknowledged)
        away.append(await asyncio.to_thread(server.open))
        async with to(server) as http:
            for table, seq in noted.items():
                player = Player(http, secrets.token_urlsafe(32))
                answer = await http.get(f"/api/tables/{table}", headers=player.headers)
                lost += answer.json()["seq"] < seq
    stop = True
    await asyncio.gather(*sailing)
    return {"kills": times, "moves": sum(acknowledged.values()), "lost": lost, "back after s": summary(away)}


async def people(server: Server, matches: int, seconds: float, pause: float) -> JSONDict:
    """Many people at human pace: from the answer to a move, and from a move until the other one hears of it."""
    pairs = await lay(server, matches, 0.0 if matches <= 50 else 1.05)
    answers: list[float] = []
    pushes: list[float] = []
    sent: dict[tuple[str, int], float] = {}
    over = asyncio.Event()

    async def listen(player: Player) -> None:
        address = f"{server.url.replace('http', 'ws')}/api/tables/{player.table}/live?seat={player.seat}"
        async with connect(address, additional_headers=player.headers, max_size=None) as line:
            while not over.is_set():
                try:
                    said = json.loads(await asyncio.wait_for(line.recv(), 1))
                except TimeoutError:
                    continue
                when = sent.get((player.table, said.get("table", {}).get("seq", 0)))
                if when is not None:
                    pushes.append(time.perf_counter() - when)

    async def play(pair: tuple[Player, Player], http: httpx.AsyncClient) -> None:
        random = Random(pair[0].table)
        for player in pair:
            player.http = http
        await asyncio.sleep(random.random() * pause)
        while not over.is_set():
            view = await pair[0].look()
            if view["over"] is not None:
                return
            who = pair[view["actors"][0]]
            view = await who.look()
            if who.seat in view["actors"]:
                move = random.choice(view["scene"]["offers"])["move"]
                begun = time.perf_counter()
                sent[who.table, view["seq"] + 1] = begun
                await who.post(
                    f"/tables/{who.table}/moves", {"seat": who.seat, "moves": [move], "seq": view["seq"]}
                )
                answers.append(time.perf_counter() - begun)
            await asyncio.sleep(pause * (0.5 + random.random()))

    listening = [asyncio.create_task(listen(player)) for pair in pairs for player in pair]
    worked = server.worked
    async with to(server) as http:
        playing = [asyncio.create_task(play(pair, http)) for pair in pairs]
        await asyncio.sleep(seconds)
        worked = (server.worked - worked) / seconds
        over.set()
        await asyncio.gather(*playing)
    await asyncio.gather(*listening)
    return {
        "matches": matches,
        "sockets": len(listening),
        "moves": len(answers),
        "answer ms": summary(answers, 1000),
        "push ms": summary(pushes, 1000),
        "share of a core": round(worked, 2),
        "memory MB": round(server.memory / 1e6),
    }


async def speed(server: Server, matches: int, seconds: float) -> JSONDict:
    """Full speed: durable moves a second when everybody plays as fast as he is answered."""
    pairs = await lay(server, matches, 0.0 if matches <= 50 else 1.05)
    done: list[float] = []
    end = time.perf_counter() + seconds
    before, begun = server.worked, time.perf_counter()
    async with to(server) as http:
        for pair in pairs:
            for player in pair:
                player.http = http
        sails: list[Awaitable[int]] = [
            play_for(pair, lambda: time.perf_counter() > end, Random(pair[0].table), done) for pair in pairs
        ]
        moves = sum(await asyncio.gather(*sails))
    took, worked = time.perf_counter() - begun, server.worked - before
    return {
        "matches": matches,
        "moves": moves,
        "moves a second": round(moves / took),
        "moves a second of the server's core": round(moves / worked),
        "answer ms": summary(done, 1000),
    }


def stored(file: str, matches: int) -> None:
    """A database with so many matches in it, half an evening old."""
    from spielhafen.core.game import find_game
    from spielhafen.match import Match, SeatPlan, dump_event, open_match
    from spielhafen.server.showing import card
    from spielhafen.store import Entry, Store

    game, store = find_game(GAME), Store(file)
    answers = []
    for number in range(matches):
        seats = [SeatPlan("Ada", owner=f"a{number}"), SeatPlan("Bo", owner=f"b{number}")]
        opened = open_match(game, {}, seats, number.to_bytes(32, "big"), float(number), f"a{number}")
        match, random = Match(opened), Random(number)
        word = (
            f"{'abcdefghij'[number % 10] * 4}-gull-{number // 10 % 999 + 1}"
            if number < 9990
            else f"zz-gull-{number - 9989}"
        )
        answers.append(store.append(Entry(word, 1, opened.at, dump_event(opened), card(match))))
        for seq in range(2, 22):
            (seat,) = match.actors()
            event = match.act(seat, [str(random.choice(match.seen(seat).moves()))], float(number + seq))
            match.apply(event)
            answers.append(store.append(Entry(word, seq, event.at, dump_event(event), card(match))))
    for answer in answers:
        answer.result()
    store.close()


def start(matches: int) -> JSONDict:
    """A cold start with many stored matches: until the first answer, and until the first table is shown."""
    with tempfile.TemporaryDirectory() as folder:
        file = str(Path(folder) / "harbour.sqlite")
        stored(file, matches)
        server = Server(file)
        until_answer = server.open()
        begun = time.perf_counter()
        shown = httpx.get(f"{server.url}/api/tables/aaaa-gull-1", timeout=PATIENCE)
        until_shown = time.perf_counter() - begun
        if shown.status_code != 200:
            raise SystemExit(shown.text)
        server.end(signal.SIGTERM)
        size = os.path.getsize(file)
    return {
        "matches": matches,
        "answers after s": round(until_answer, 2),
        "shows a table after another s": round(until_shown, 3),
        "file MB": round(size / 1e6, 1),
    }


def memory(matches: int) -> JSONDict:
    """What a match costs that lies in memory with nobody at it; at most 256 lie there."""
    with tempfile.TemporaryDirectory() as folder:
        file = str(Path(folder) / "harbour.sqlite")
        stored(file, matches)
        server = Server(file)
        server.open()
        words = [
            f"{'abcdefghij'[number % 10] * 4}-gull-{number // 10 % 999 + 1}" for number in range(matches)
        ]
        with httpx.Client(base_url=server.url, timeout=PATIENCE) as http:
            for word in words[:20]:
                http.get(f"/api/tables/{word}")
            before = server.memory
            for word in words[20:220]:
                http.get(f"/api/tables/{word}")
            after = server.memory
            for word in words[220:]:
                http.get(f"/api/tables/{word}")
            last = server.memory
        server.end(signal.SIGTERM)
    return {
        "kB a match in memory": round((after - before) / 200 / 1e3, 1),
        "MB at the start": round(before / 1e6),
        f"MB after {matches} matches": round(last / 1e6),
    }


def summary(values: list[float], scale: float = 1.0) -> JSONDict:
    """Median, 99th percentile and the greatest."""
    if not values:
        return {}
    ordered = sorted(values)
    place = {"p50": len(ordered) // 2, "p99": int(len(ordered) * 0.99), "most": len(ordered) - 1}
    return {name: round(ordered[min(at, len(ordered) - 1)] * scale, 2) for name, at in place.items()}


def main() -> None:
    reader = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    reader.add_argument("what", choices=("kills", "people", "speed", "start", "memory"))
    reader.add_argument("--times", type=int, default=20)
    reader.add_argument("--matches", type=int)
    reader.add_argument("--seconds", type=float)
    reader.add_argument("--pause", type=float, default=6.0)
    reader.add_argument("--database")
    given = reader.parse_args()
    if given.what == "start":
        found = start(given.matches or 10_000)
    elif given.what == "memory":
        found = memory(given.matches or 500)
    else:
        with a_server(given.database) as server:
            if given.what == "kills":
                found = asyncio.run(kills(server, given.times))
            elif given.what == "people":
                found = asyncio.run(people(server, given.matches or 200, given.seconds or 120.0, given.pause))
            else:
                found = asyncio.run(speed(server, given.matches or 32, given.seconds or 20.0))
    sys.stdout.write(json.dumps({"what": given.what, **found}) + "\n")


if __name__ == "__main__":
    main()
