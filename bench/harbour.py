"""Benchmarks of the server: under load, when it is killed, at a cold start and at rest.

    python bench/harbour.py kills [--times 20] [--postgres]
    python bench/harbour.py resume [--times 20]
    python bench/harbour.py people [--matches 200] [--seconds 120] [--pause 6] [--game NAME]
    python bench/harbour.py bots [--tables 50] [--level captain] [--matches 20] [--seconds 60] [--pause 3] [--cores 1]
    python bench/harbour.py speed [--matches 96] [--seconds 20] [--game NAME] [--whole | --pages 4]
    python bench/harbour.py start [--matches 10000]
    python bench/harbour.py memory [--matches 500]
    python bench/harbour.py siege [--sockets 2000] [--matches 10] [--seconds 60] [--pause 1]

* `kills`: people play at full speed while the server is killed repeatedly; no acknowledged event may be lost.
* `resume`: two pages in two real browsers while the server is killed; the time until they are up to date again.
* `people`: people at human pace; the time to the response, and to the push message for the other player.
* `bots`: people at human pace beside tables with bots only.
* `speed`: programs that play both seats of a table with minimal responses; with --whole two people at each table with full
  responses; with --pages two people at each table who are shown by their live connections what changed, and spectators, together that many pages.
* `start`: a cold start with many stored matches.
* `memory`: the memory of a match without spectators.
* `siege`: people at human pace and new connections during an attack from another address (`siege.py`).

Each prints its figures as one line of JSON; docs/figures.md keeps them. The servers run in processes of their own on 127.0.0.1,
with a database in a temporary folder unless --database names another one; --postgres starts a PostgreSQL server for it. Nothing
else should run meanwhile.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import signal
import sys
import time
from random import Random

from at_rest import cold_start, measure_memory
from full_speed import live_speed, speed
from port import (
    GAME,
    MINIMAL,
    TWO_LOCAL,
    JSONDict,
    Player,
    Server,
    create_pairs,
    rounded,
    running_server,
    summary,
)
from websockets.asyncio.client import connect

POLL_INTERVAL = 0.05
"""Seconds between two requests of a player who waits for a bot."""


# The server is killed.


class Acknowledged:
    """The acknowledged moves of each table while the server is killed repeatedly."""

    def __init__(self) -> None:
        self.over = asyncio.Event()
        self.moves = 0
        self.seqs: dict[str, int] = {}

    async def play(self, pair: tuple[Player, Player]) -> None:
        """Let two people play at full speed."""
        random = Random(pair[0].table)
        while not self.over.is_set():
            view = await pair[0].get_table()
            if view["winners"] is not None:
                return
            who = pair[view["actors"][0]]
            view = await who.get_table()
            if view["winners"] is not None or who.seat not in view["actors"]:
                continue
            move = random.choice(view["scene"]["offers"])["move"]
            answer = await who.play(who.seat, move, view["seq"])
            if answer.status == 200:
                self.moves += 1
                self.seqs[who.table] = answer.json()["seq"]


async def kills(server: Server, times: int) -> JSONDict:
    """Kill the server during matches and count acknowledged events that are lost."""
    played = Acknowledged()
    playing = [asyncio.create_task(played.play(pair)) for pair in await create_pairs(server, 4)]
    restarts: list[float] = []
    lost = 0
    for kill in range(times):
        await asyncio.sleep(0.4 + 0.1 * (kill % 5))
        server.stop(signal.SIGKILL)
        acknowledged = dict(played.seqs)
        restarts.append(await asyncio.to_thread(server.start))
        for table, seq in acknowledged.items():
            answer = await Player(server).request("GET", f"/tables/{table}")
            lost += answer.json()["seq"] < seq
    played.over.set()
    await asyncio.gather(*playing)
    return {"kills": times, "moves": played.moves, "lost": lost, "back after s": summary(restarts)}


# At human pace.


class People:
    """Two people at each table, with a WebSocket each, who pause before they move."""

    def __init__(self, server: Server, pause: float) -> None:
        self.server, self.pause = server, pause
        self.over = asyncio.Event()
        self.answers: list[float] = []
        self.pushes: list[float] = []
        self._sent: dict[tuple[str, int], float] = {}

    async def listen(self, player: Player) -> None:
        """Receive push messages and measure their delay after the move was sent."""
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{player.table}/live?seat={player.seat}"
        headers, source = player.headers, (player.address, 0)
        async with connect(address, additional_headers=headers, max_size=None, local_addr=source) as socket:
            while not self.over.is_set():
                try:
                    message = json.loads(await asyncio.wait_for(socket.recv(), 1))
                except TimeoutError:
                    continue
                started = self._sent.get((player.table, message.get("table", {}).get("seq", 0)))
                if started is not None:
                    self.pushes.append(time.perf_counter() - started)

    async def play(self, pair: tuple[Player, Player]) -> None:
        """Let a pair move at human pace until it is over."""
        random = Random(pair[0].table)
        await asyncio.sleep(random.random() * self.pause)
        while not self.over.is_set():
            view = await pair[0].get_table()
            if view["winners"] is not None:
                return
            who = pair[view["actors"][0]]
            view = await who.get_table()
            if who.seat in view["actors"]:
                move = random.choice(view["scene"]["offers"])["move"]
                started = time.perf_counter()
                self._sent[who.table, view["seq"] + 1] = started
                await who.play(who.seat, move, view["seq"])
                self.answers.append(time.perf_counter() - started)
            await asyncio.sleep(self.pause * (0.5 + random.random()))

    async def run(self, pairs: list[tuple[Player, Player]], seconds: float) -> JSONDict:
        """Let all pairs play for some seconds; return the figures."""
        listening = [asyncio.create_task(self.listen(player)) for pair in pairs for player in pair]
        playing = [asyncio.create_task(self.play(pair)) for pair in pairs]
        cpu_seconds = self.server.cpu_seconds
        await asyncio.sleep(seconds)
        cpu_seconds = self.server.cpu_seconds - cpu_seconds
        self.over.set()
        await asyncio.gather(*playing, *listening)
        return {
            "matches": len(pairs),
            "sockets": len(listening),
            "moves": len(self.answers),
            "answer ms": summary(self.answers, 1000),
            "push ms": summary(self.pushes, 1000),
            "share of a core": rounded(cpu_seconds / seconds),
            "memory MB": round(self.server.memory / 1e6),
        }


async def people(server: Server, matches: int, seconds: float, pause: float, game: str) -> JSONDict:
    """Measure responses and push messages for many people at human pace."""
    return {"game": game} | await People(server, pause).run(
        await create_pairs(server, matches, game), seconds
    )


async def newcomer(server: Server, pause: float, over: asyncio.Event, waits: list[float]) -> None:
    """Send requests on new connections and append their response times to `waits`."""
    player, random = Player(server), Random(pause)
    while not over.is_set():
        started = time.perf_counter()
        await player.request("GET", "/bot-levels")
        waits.append(time.perf_counter() - started)
        player.connection.close()
        await asyncio.sleep(pause * (0.5 + random.random()))


async def under_attack(
    server: Server, sockets: int, matches: int, seconds: float, pause: float, game: str
) -> JSONDict:
    """Measure people at human pace and new connections during an attack from one address."""
    import siege

    pairs = await create_pairs(server, matches, game)
    players, waits = People(server, pause), list[float]()
    attack = siege.start(server.port, sockets, seconds + 5)
    await asyncio.sleep(5)  # until all sockets are open
    newcomers = [
        asyncio.create_task(newcomer(server, pause, players.over, waits)) for _ in range(2 * matches)
    ]
    found = await players.run(pairs, seconds)
    await asyncio.gather(*newcomers)
    output, _ = await asyncio.to_thread(attack.communicate)
    return {
        "hostile sockets": sockets,
        "hostile": json.loads(output),
        "newcomers": len(waits),
        "newcomer ms": summary(waits, 1000),
        "all answers ms": summary(players.answers + waits, 1000),
    } | found


async def play_a_bot(
    server: Server, game: str, level: str, over: asyncio.Event, pause: float, waits: list[float]
) -> None:
    """Play against a bot at human pace and append the times of its moves to `waits`."""
    player, random = Player(server), Random(level)
    await player.create_table(game, [TWO_LOCAL[0], {"kind": "bot", "level": level, "name": "Cook"}])
    started: float | None = None
    while not over.is_set():
        at = await player.get_table(MINIMAL)
        if at["winners"] is not None:
            return
        if at["moves"]:
            if started is not None:
                waits.append(time.perf_counter() - started)
            await asyncio.sleep(pause * (0.5 + random.random()))
            started = time.perf_counter()
            after = await player.play(0, random.choice(at["moves"]["0"]), at["seq"], MINIMAL)
            started = None if after.json()["moves"] else started
        await asyncio.sleep(POLL_INTERVAL)


async def bots(
    server: Server, tables: int, level: str, matches: int, seconds: float, pause: float, game: str
) -> JSONDict:
    """Measure people at human pace beside tables with bots only; some play against bots."""
    crew = [{"kind": "bot", "level": level, "name": name} for name in ("Magellan", "Drake")]
    host, table_ids = Player(server), set[str]()
    for _ in range(tables):
        await host.create_table(game, crew)
        table_ids.add(host.table)
    pairs = await create_pairs(server, matches, game)
    players, waits = People(server, pause), list[float]()
    against_bots = [
        asyncio.create_task(play_a_bot(server, game, level, players.over, pause, waits))
        for _ in range(matches // 2)
    ]
    before = await count_events(host, table_ids)
    found = await players.run(pairs, seconds)
    await asyncio.gather(*against_bots)
    played = await count_events(host, table_ids) - before
    return {
        "tables of bots": tables,
        "level": level,
        "game": game,
        "moves of bots": played,
        "people against bots": matches // 2,
        "wait for a bot ms": summary(waits, 1000),
    } | found


async def count_events(host: Player, table_ids: set[str]) -> int:
    """Return the number of events at these tables."""
    total = 0
    for host.table in table_ids:
        answer = await host.request("GET", f"/tables/{host.table}", headers=MINIMAL)
        total += answer.json()["seq"]
    return total


def main() -> None:
    """Run the benchmark that the arguments name."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument(
        "what", choices=("kills", "resume", "people", "bots", "speed", "start", "memory", "siege")
    )
    parser.add_argument("--times", type=int, default=20)
    parser.add_argument("--matches", type=int)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--sockets", type=int, default=2000)
    parser.add_argument("--level", default="captain")
    parser.add_argument("--seconds", type=float)
    parser.add_argument("--pause", type=float)
    parser.add_argument("--game", default=GAME)
    parser.add_argument("--whole", action="store_true")
    parser.add_argument("--pages", type=int)
    parser.add_argument("--database")
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--cores", type=int, default=1)
    args = parser.parse_args()
    if args.what == "start":
        found = cold_start(args.matches or 10_000)
    elif args.what == "memory":
        found = measure_memory(args.matches or 500)
    elif args.what == "resume":
        from pages import resume  # the only one that needs a browser

        with running_server(args.database, postgres=args.postgres) as server:
            found = resume(server, args.times)
    else:
        with running_server(args.database, postgres=args.postgres, cores=args.cores) as server:
            found = asyncio.run(_run(server, args))
    sys.stdout.write(json.dumps({"what": args.what, **found}) + "\n")


async def _run(server: Server, args: argparse.Namespace) -> JSONDict:
    if args.what == "kills":
        return await kills(server, args.times)
    if args.what == "people":
        return await people(server, args.matches or 200, args.seconds or 120.0, args.pause or 6.0, args.game)
    if args.what == "bots":
        return await bots(
            server,
            args.tables,
            args.level,
            args.matches or 20,
            args.seconds or 60.0,
            args.pause or 3.0,
            args.game,
        )
    if args.what == "siege":
        return await under_attack(
            server,
            args.sockets,
            args.matches or 10,
            args.seconds or 60.0,
            args.pause or 1.0,
            args.game,
        )
    if args.pages:
        return await live_speed(server, args.matches or 96, args.seconds or 20.0, args.game, args.pages)
    return await speed(server, args.matches or 96, args.seconds or 20.0, args.game, whole=args.whole)


if __name__ == "__main__":
    main()
