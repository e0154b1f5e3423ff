"""How the harbour holds out: killed in mid-match, with many people at human pace, at full speed, at a cold start, at rest.

    python bench/harbour.py kills [--times 20] [--postgres]
    python bench/harbour.py resume [--times 20]
    python bench/harbour.py people [--matches 200] [--seconds 120] [--pause 6] [--game NAME]
    python bench/harbour.py bots [--tables 50] [--level captain] [--matches 20] [--seconds 60] [--pause 3] [--cores 1]
    python bench/harbour.py speed [--matches 96] [--seconds 20] [--game NAME] [--whole]
    python bench/harbour.py start [--matches 10000]
    python bench/harbour.py memory [--matches 500]
    python bench/harbour.py siege [--sockets 2000] [--matches 10] [--seconds 60] [--pause 1]

`resume`: two pages lie open in two real browsers while the server is killed; how soon they show again what happens. `speed`:
programs that play both seats of a table and are content to hear where it stands; with --whole two people at each table who are
shown all of it after each move. `bots`: people at human pace beside so many tables at which only bots play. `siege`: people at
human pace, and as many newcomers, while so many hostile sockets come from one other address (`siege.py`).

Each prints one line of JSON with its figures; docs/figures.md keeps them. Real servers in processes of their own, on
127.0.0.1, with a database in a temporary folder unless --database names another one; --postgres starts a PostgreSQL server for
it. Nothing else should run meanwhile.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import httpx
from port import LITTLE, PATIENCE, JSONDict, Player, Server, a_server, summary
from websockets.asyncio.client import connect

GAME = "santa_timea"
BOTH_HERE = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Bo"}]
LOOK = 0.05
"""Seconds between two looks of somebody who waits for a bot."""
FOR_A_FRIEND = [{"kind": "human", "name": "Ada"}, {"kind": "open"}]


async def two_players(server: Server, game: str) -> tuple[Player, Player]:
    """Two people who have sat down at a table of their own."""
    ada, bo = Player(server), Player(server)
    await ada.lay(game, FOR_A_FRIEND)
    bo.table, bo.seat = ada.table, 1
    await bo.post(f"/tables/{bo.table}/sit", {"name": "Bo"})
    return ada, bo


async def lay(server: Server, matches: int, game: str = GAME) -> list[tuple[Player, Player]]:
    """So many tables with two people each."""
    return [await two_players(server, game) for _ in range(matches)]


def share(share_of: float) -> float:
    """Rounded for reading."""
    return round(share_of, 2)


# Full speed.


async def sail_alone(
    player: Player, game: str, until: Callable[[], bool], random: Random, done: list[float]
) -> None:
    """A program that plays both seats as fast as it is answered, one match after the other."""
    while not until():
        at = await player.look(**LITTLE)
        while at["winners"] is None and not until():
            seat, moves = next(iter(at["moves"].items()))
            begun = time.perf_counter()
            answer = await player.play(int(seat), random.choice(moves), at["seq"], **LITTLE)
            if answer.status != 200:
                raise SystemExit(answer.body.decode())
            done.append(time.perf_counter() - begun)
            at = answer.json()
        if at["winners"] is not None:
            await player.lay(game, BOTH_HERE)


async def sail_together(
    pair: tuple[Player, Player], until: Callable[[], bool], random: Random, done: list[float]
) -> None:
    """Two people who play as fast as they are shown the whole table."""
    view = await pair[0].look()
    while view["winners"] is None and not until():
        who = pair[view["actors"][0]]
        if view["seat"] != who.seat:
            view = await who.look()
            continue
        move = random.choice(view["scene"]["offers"])["move"]
        begun = time.perf_counter()
        answer = await who.play(who.seat, move, view["seq"])
        if answer.status != 200:
            raise SystemExit(answer.body.decode())
        done.append(time.perf_counter() - begun)
        view = answer.json()


async def speed(server: Server, matches: int, seconds: float, game: str, *, whole: bool) -> JSONDict:
    """Full speed: durable moves a second when everybody plays as fast as he is answered."""
    pairs = await lay(server, matches, game) if whole else []
    programs = [] if whole else [Player(server) for _ in range(matches)]
    for program in programs:
        await program.lay(game, BOTH_HERE)
    done: list[float] = []
    begun, before = time.perf_counter(), server.worked

    def until() -> bool:
        return time.perf_counter() > begun + seconds

    if whole:
        sails = [sail_together(pair, until, Random(number), done) for number, pair in enumerate(pairs)]
    else:
        sails = [sail_alone(each, game, until, Random(number), done) for number, each in enumerate(programs)]
    await asyncio.gather(*sails)
    took, worked = time.perf_counter() - begun, server.worked - before
    return {
        "game": game,
        "matches": matches,
        "answers": "whole tables" if whole else "where it stands",
        "moves": len(done),
        "moves a second": round(len(done) / took),
        "moves a second of the server's core": round(len(done) / worked),
        "share of a core": share(worked / took),
        "answer ms": summary(done, 1000),
    }


# Killed in mid-match.


class Acknowledged:
    """What was played and acknowledged at each table while the server is killed again and again."""

    def __init__(self) -> None:
        self.over = asyncio.Event()
        self.moves = 0
        self.seqs: dict[str, int] = {}

    async def sail(self, pair: tuple[Player, Player]) -> None:
        """Two people who play on as fast as they can."""
        random = Random(pair[0].table)
        while not self.over.is_set():
            view = await pair[0].look()
            if view["winners"] is not None:
                return
            who = pair[view["actors"][0]]
            view = await who.look()
            if view["winners"] is not None or who.seat not in view["actors"]:
                continue
            move = random.choice(view["scene"]["offers"])["move"]
            answer = await who.play(who.seat, move, view["seq"])
            if answer.status == 200:
                self.moves += 1
                self.seqs[who.table] = answer.json()["seq"]


async def kills(server: Server, times: int) -> JSONDict:
    """Killed in mid-match: every acknowledged event must be there afterwards, each once."""
    played = Acknowledged()
    sailing = [asyncio.create_task(played.sail(pair)) for pair in await lay(server, 4)]
    away: list[float] = []
    lost = 0
    for kill in range(times):
        await asyncio.sleep(0.4 + 0.1 * (kill % 5))
        server.end(signal.SIGKILL)
        noted = dict(played.seqs)
        away.append(await asyncio.to_thread(server.open))
        for table, seq in noted.items():
            answer = await Player(server).ask("GET", f"/tables/{table}")
            lost += answer.json()["seq"] < seq
    played.over.set()
    await asyncio.gather(*sailing)
    return {"kills": times, "moves": played.moves, "lost": lost, "back after s": summary(away)}


# At human pace.


class Company:
    """Two people at each table, each with a live line: who is asked thinks for a while and moves."""

    def __init__(self, server: Server, pause: float) -> None:
        self.server, self.pause = server, pause
        self.over = asyncio.Event()
        self.answers: list[float] = []
        self.pushes: list[float] = []
        self._sent: dict[tuple[str, int], float] = {}

    async def listen(self, player: Player) -> None:
        """Hear what happens, and how long after it was sent."""
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{player.table}/live?seat={player.seat}"
        headers, home = player.headers, (player.address, 0)
        async with connect(address, additional_headers=headers, max_size=None, local_addr=home) as line:
            while not self.over.is_set():
                try:
                    said = json.loads(await asyncio.wait_for(line.recv(), 1))
                except TimeoutError:
                    continue
                begun = self._sent.get((player.table, said.get("table", {}).get("seq", 0)))
                if begun is not None:
                    self.pushes.append(time.perf_counter() - begun)

    async def play(self, pair: tuple[Player, Player]) -> None:
        """Move now and then until it is over."""
        random = Random(pair[0].table)
        await asyncio.sleep(random.random() * self.pause)
        while not self.over.is_set():
            view = await pair[0].look()
            if view["winners"] is not None:
                return
            who = pair[view["actors"][0]]
            view = await who.look()
            if who.seat in view["actors"]:
                move = random.choice(view["scene"]["offers"])["move"]
                begun = time.perf_counter()
                self._sent[who.table, view["seq"] + 1] = begun
                await who.play(who.seat, move, view["seq"])
                self.answers.append(time.perf_counter() - begun)
            await asyncio.sleep(self.pause * (0.5 + random.random()))

    async def sail(self, pairs: list[tuple[Player, Player]], seconds: float) -> JSONDict:
        """Let them play for so long; the figures."""
        listening = [asyncio.create_task(self.listen(player)) for pair in pairs for player in pair]
        playing = [asyncio.create_task(self.play(pair)) for pair in pairs]
        worked = self.server.worked
        await asyncio.sleep(seconds)
        worked = self.server.worked - worked
        self.over.set()
        await asyncio.gather(*playing, *listening)
        return {
            "matches": len(pairs),
            "sockets": len(listening),
            "moves": len(self.answers),
            "answer ms": summary(self.answers, 1000),
            "push ms": summary(self.pushes, 1000),
            "share of a core": share(worked / seconds),
            "memory MB": round(self.server.memory / 1e6),
        }


async def people(server: Server, matches: int, seconds: float, pause: float, game: str) -> JSONDict:
    """Many people at human pace: from a move to its answer, and until the other one hears of it."""
    return {"game": game} | await Company(server, pause).sail(await lay(server, matches, game), seconds)


async def newcomer(server: Server, pause: float, over: asyncio.Event, waits: list[float]) -> None:
    """Somebody who comes anew each time: how long until there is an answer on a new connection."""
    player, random = Player(server), Random(pause)
    while not over.is_set():
        begun = time.perf_counter()
        await player.ask("GET", "/bot-levels")
        waits.append(time.perf_counter() - begun)
        player.line.hang_up()
        await asyncio.sleep(pause * (0.5 + random.random()))


async def besieged(
    server: Server, sockets: int, matches: int, seconds: float, pause: float, game: str
) -> JSONDict:
    """People at human pace while one address attacks: from a move to its answer, and from a connection to its first answer."""
    import siege

    pairs = await lay(server, matches, game)
    company, waits = Company(server, pause), list[float]()
    attack = siege.start(server.port, sockets, seconds + 5)
    await asyncio.sleep(5)  # until all are there
    coming = [asyncio.create_task(newcomer(server, pause, company.over, waits)) for _ in range(2 * matches)]
    found = await company.sail(pairs, seconds)
    await asyncio.gather(*coming)
    told, _ = await asyncio.to_thread(attack.communicate)
    return {
        "hostile sockets": sockets,
        "hostile": json.loads(told),
        "newcomers": len(waits),
        "newcomer ms": summary(waits, 1000),
        "all answers ms": summary(company.answers + waits, 1000),
    } | found


async def against_a_bot(
    server: Server, game: str, level: str, over: asyncio.Event, pause: float, waits: list[float]
) -> None:
    """Somebody who plays against a bot: how long he waits for it."""
    player, random = Player(server), Random(level)
    await player.lay(game, [BOTH_HERE[0], {"kind": "bot", "level": level, "name": "Cook"}])
    begun: float | None = None
    while not over.is_set():
        at = await player.look(**LITTLE)
        if at["winners"] is not None:
            return
        if at["moves"]:
            if begun is not None:
                waits.append(time.perf_counter() - begun)
            await asyncio.sleep(pause * (0.5 + random.random()))
            begun = time.perf_counter()
            after = await player.play(0, random.choice(at["moves"]["0"]), at["seq"], **LITTLE)
            begun = None if after.json()["moves"] else begun
        await asyncio.sleep(LOOK)


async def bots(
    server: Server, tables: int, level: str, matches: int, seconds: float, pause: float, game: str
) -> JSONDict:
    """People at human pace beside tables at which only bots play, half as many of them against bots."""
    crew = [{"kind": "bot", "level": level, "name": name} for name in ("Magellan", "Drake")]
    host, words = Player(server), set()
    for _ in range(tables):
        await host.lay(game, crew)
        words.add(host.table)
    pairs = await lay(server, matches, game)
    company, waits = Company(server, pause), list[float]()
    alone = [
        asyncio.create_task(against_a_bot(server, game, level, company.over, pause, waits))
        for _ in range(matches // 2)
    ]
    before = await seqs(host, words)
    found = await company.sail(pairs, seconds)
    await asyncio.gather(*alone)
    played = await seqs(host, words) - before
    return {
        "tables of bots": tables,
        "level": level,
        "game": game,
        "moves of bots": played,
        "people against bots": matches // 2,
        "wait for a bot ms": summary(waits, 1000),
    } | found


async def seqs(host: Player, words: set[str]) -> int:
    """How many events there have been at these tables in all."""
    total = 0
    for host.table in words:
        answer = await host.ask("GET", f"/tables/{host.table}", **LITTLE)
        total += answer.json()["seq"]
    return total


# At a cold start, and at rest.


def stored(file: str, matches: int) -> None:
    """A database with so many matches in it, half an evening old."""
    from spielhafen.core.game import find_game
    from spielhafen.match import Match, SeatPlan, dump_event, open_match
    from spielhafen.match.play_moves import play_moves
    from spielhafen.server.views.serializers import table_summary
    from spielhafen.store import NewEvent, Store

    game, store = find_game(GAME), Store(file)
    answers = []
    for number in range(matches):
        seats = [SeatPlan("Ada", owner=f"a{number}"), SeatPlan("Bo", owner=f"b{number}")]
        opened = open_match(game, {}, seats, number.to_bytes(32, "big"), float(number), f"a{number}")
        match, random = Match(opened), Random(number)
        word = word_of(number)
        answers.append(store.append(NewEvent(word, 1, opened.at, dump_event(opened), table_summary(match))))
        for seq in range(2, 22):
            (seat,) = match.actors()
            event = play_moves(
                match, seat, [str(random.choice(match.view_for(seat).moves()))], float(number + seq)
            )
            match.apply(event)
            answers.append(
                store.append(NewEvent(word, seq, event.at, dump_event(event), table_summary(match)))
            )
    for answer in answers:
        answer.result()
    store.close()


def word_of(number: int) -> str:
    """The word of a stored match."""
    from spielhafen.server.tables.table_ids import word_lists

    hows, whats = word_lists()
    return f"{hows[number // 999 % len(hows)]}-{whats[0]}-{number % 999 + 1}"


def start(matches: int) -> JSONDict:
    """A cold start with many stored matches: until the first answer, and until the first table is shown."""
    with tempfile.TemporaryDirectory() as folder:
        file = str(Path(folder) / "harbour.sqlite")
        stored(file, matches)
        server = Server(file)
        until_answer = server.open()
        begun = time.perf_counter()
        shown = httpx.get(f"{server.url}/api/tables/{word_of(1)}", timeout=PATIENCE)
        until_shown = time.perf_counter() - begun
        server.end(signal.SIGTERM)
        if shown.status_code != 200:
            raise SystemExit(shown.text)
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
        words = [word_of(number) for number in range(matches)]
        with httpx.Client(base_url=server.url, timeout=PATIENCE) as http:
            weights = []
            for some in (words[:20], words[20:220], words[220:]):
                for word in some:
                    http.get(f"/api/tables/{word}").raise_for_status()
                weights.append(server.memory)
        server.end(signal.SIGTERM)
    return {
        "kB a match in memory": round((weights[1] - weights[0]) / 200 / 1e3, 1),
        "MB at the start": round(weights[0] / 1e6),
        f"MB after {matches} matches": round(weights[2] / 1e6),
    }


def main() -> None:
    """Measure what is asked for."""
    reader = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    reader.add_argument(
        "what", choices=("kills", "resume", "people", "bots", "speed", "start", "memory", "siege")
    )
    reader.add_argument("--times", type=int, default=20)
    reader.add_argument("--matches", type=int)
    reader.add_argument("--tables", type=int, default=50)
    reader.add_argument("--sockets", type=int, default=2000)
    reader.add_argument("--level", default="captain")
    reader.add_argument("--seconds", type=float)
    reader.add_argument("--pause", type=float)
    reader.add_argument("--game", default=GAME)
    reader.add_argument("--whole", action="store_true")
    reader.add_argument("--database")
    reader.add_argument("--postgres", action="store_true")
    reader.add_argument("--cores", type=int, default=1)
    given = reader.parse_args()
    if given.what == "start":
        found = start(given.matches or 10_000)
    elif given.what == "memory":
        found = memory(given.matches or 500)
    elif given.what == "resume":
        from pages import resume  # the only one that needs a browser

        with a_server(given.database, postgres=given.postgres) as server:
            found = resume(server, given.times)
    else:
        with a_server(given.database, postgres=given.postgres, cores=given.cores) as server:
            found = asyncio.run(_with(server, given))
    sys.stdout.write(json.dumps({"what": given.what, **found}) + "\n")


async def _with(server: Server, given: argparse.Namespace) -> JSONDict:
    if given.what == "kills":
        return await kills(server, given.times)
    if given.what == "people":
        return await people(
            server, given.matches or 200, given.seconds or 120.0, given.pause or 6.0, given.game
        )
    if given.what == "bots":
        return await bots(
            server,
            given.tables,
            given.level,
            given.matches or 20,
            given.seconds or 60.0,
            given.pause or 3.0,
            given.game,
        )
    if given.what == "siege":
        return await besieged(
            server,
            given.sockets,
            given.matches or 10,
            given.seconds or 60.0,
            given.pause or 1.0,
            given.game,
        )
    return await speed(server, given.matches or 96, given.seconds or 20.0, given.game, whole=given.whole)


if __name__ == "__main__":
    main()
