"""Benchmarks of what other people's work costs: imports, idle tables, bots.

    python bench/load.py books [--books 48] [--plies 5000] [--times 3]
    python bench/load.py resting [--tables 200] [--plies 5000]
    python bench/load.py bots [--tables 50] [--level admiral] [--seconds 60] [--times 1]

* `books`: people at different addresses import a long logbook at the same time, while a bystander moves at another table.
* `resting`: the memory of tables with long matches that have been read once with their logs.
* `bots`: a player against a bot, alone and then beside the tables of one address, where bots always have to move.

Each prints its figures as one line of JSON, for each of --times runs; docs/figures.md keeps them. Nothing else should run meanwhile.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import time
from collections.abc import Awaitable, Callable
from random import Random

from port import MINIMAL, TWO_LOCAL, JSONDict, Player, Server, running_server, summary

GAME = "columbus"
CAPTAINS = ["Ada", "Bo", "Cy", "Di", "Eve"]
"""Matches of five are the longest; some random ones have 5,000 plies."""
PAUSE = 0.06
"""Seconds between two requests of the bystander; the limit is 20 a second."""

POLL_INTERVAL = 0.05
"""Seconds between two requests of a player who waits for a bot."""
NEIGHBOUR_POLL_INTERVAL = 0.5
"""The same at one of 50 tables; the limit of an address is 160 a second."""


def long_book(plies: int, seed: int = 1) -> str:
    """Return the first `plies` plies of the first random match that is as long."""
    from spielhafen.core import logbook
    from spielhafen.core.game import find_game
    from spielhafen.core.play import CHANCE, OVER, sample

    game, random = find_game(GAME), Random(seed)
    while True:
        state, written = game.start(len(CAPTAINS)), list[logbook.Ply]()
        while state.actor() != OVER and len(written) < plies:
            seat = state.actor()
            move = sample(state, random) if seat == CHANCE else random.choice(state.moves())
            written.append(logbook.Ply(seat, game.catalogue.write(move)))
            state.play(move)
        if len(written) == plies:
            return logbook.write_logbook(logbook.Logbook(game, CAPTAINS, {}, written))


async def bystander(server: Server, over: asyncio.Event) -> list[float]:
    """Play both seats of a table; return the response times."""
    player, random, took = Player(server), Random(1), list[float]()
    await player.create_table("santa_timea", TWO_LOCAL)
    while not over.is_set():
        started = time.perf_counter()
        at = await player.get_table(MINIMAL)
        took.append(time.perf_counter() - started)
        if at["winners"] is not None:
            await player.create_table("santa_timea", TWO_LOCAL)
            continue
        seat, moves = next(iter(at["moves"].items()))
        started = time.perf_counter()
        answer = await player.play(int(seat), random.choice(moves), at["seq"], MINIMAL)
        took.append(time.perf_counter() - started)
        assert answer.status == 200, answer.body
        await asyncio.sleep(PAUSE)
    return took


async def books(server: Server, many: int, plies: int) -> JSONDict:
    """Measure a bystander beside people who import logbooks."""
    book = long_book(plies)
    quiet = await _beside(server, asyncio.sleep(3))
    started = time.perf_counter()

    async def import_all() -> None:
        people = [Player(server) for _ in range(many)]
        answers = await asyncio.gather(*(who.post("/logbooks", {"logbook": book}) for who in people))
        assert {answer.status for answer in answers} == {201}, {answer.status for answer in answers}

    busy = await _beside(server, import_all())
    return {
        "books": many,
        "plies": plies,
        "brought after s": round(time.perf_counter() - started, 1),
        "bystander ms, before": summary(quiet, 1000),
        "bystander ms, meanwhile": summary(busy, 1000),
    }


async def _beside(server: Server, work: Awaitable[None]) -> list[float]:
    """Return the response times of a bystander during some work."""
    over = asyncio.Event()
    watching = asyncio.create_task(bystander(server, over))
    await work
    over.set()
    return await watching


async def resting(server: Server, tables: int, plies: int) -> JSONDict:
    """Measure the server's memory after many long matches have been read."""
    book, memory = long_book(plies), [server.memory]
    for number in range(tables):
        who = Player(server)
        imported = await who.post("/logbooks", {"logbook": book})
        assert imported.status == 201, imported.body
        who.table = imported.json()["id"]
        for who.seat in range(len(CAPTAINS)):
            await who.get_table()
        who.connection.close()
        if number + 1 in (tables // 4, tables // 2, tables):
            memory.append(server.memory)
    return {
        "tables": tables,
        "plies": plies,
        "MB at the start": round(memory[0] / 1e6),
        "MB after a quarter, a half, all": [round(size / 1e6) for size in memory[1:]],
    }


class Neighbour:
    """A client with many tables at one address, where bots always have to move."""

    def __init__(self, server: Server, level: str) -> None:
        self.server, self.level = server, level
        self.address = Player(server).address
        self.moves = 0

    async def play(self, until: Callable[[], bool]) -> None:
        """Play one match after the other."""
        who = Player(self.server)
        who.connection.address = self.address
        random = Random(who.token)
        bot = {"kind": "bot", "level": self.level, "name": "Cook"}
        await who.create_table("santa_timea", [TWO_LOCAL[0], bot])
        while not until():
            at = await who.get_table(MINIMAL)
            if at["winners"] is not None:
                await who.create_table("santa_timea", [TWO_LOCAL[0], bot])
            elif at["moves"]:
                await who.play(0, random.choice(at["moves"]["0"]), at["seq"], MINIMAL)
                self.moves += 1
            await asyncio.sleep(NEIGHBOUR_POLL_INTERVAL)


async def bot_times(server: Server, level: str, until: Callable[[], bool]) -> list[float]:
    """Return the times of a bot, from a player's move until their next turn."""
    who, random, found = Player(server), Random(7), list[float]()
    bot = {"kind": "bot", "level": level, "name": "Drake"}
    await who.create_table("santa_timea", [TWO_LOCAL[0], bot])
    started: float | None = None
    while not until():
        at = await who.get_table(MINIMAL)
        if at["winners"] is not None:
            await who.create_table("santa_timea", [TWO_LOCAL[0], bot])
            started = None
        elif at["moves"]:
            if started is not None:
                found.append(time.perf_counter() - started)
            after = await who.play(0, random.choice(at["moves"]["0"]), at["seq"], MINIMAL)
            started = None if after.json()["moves"] else time.perf_counter()
        await asyncio.sleep(POLL_INTERVAL)
    return found


async def bots(server: Server, tables: int, level: str, seconds: float) -> JSONDict:
    """Measure a player against a bot, alone and then beside one address's tables."""

    def after(more: float) -> Callable[[], bool]:
        end = time.perf_counter() + more
        return lambda: time.perf_counter() > end

    alone = await bot_times(server, level, after(seconds))
    neighbour, over = Neighbour(server, level), asyncio.Event()
    playing = [asyncio.create_task(neighbour.play(over.is_set)) for _ in range(tables)]
    await asyncio.sleep(5)
    beside = await bot_times(server, level, after(seconds))
    over.set()
    await asyncio.gather(*playing)
    return {
        "tables": tables,
        "level": level,
        "alone": {"moves": len(alone), "mean": _mean(alone), "ms": summary(alone, 1000)},
        "beside them": {"moves": len(beside), "mean": _mean(beside), "ms": summary(beside, 1000)},
        "moves of the neighbour": neighbour.moves,
    }


def _mean(values: list[float]) -> int:
    return round(sum(values) / max(1, len(values)) * 1000)


def main() -> None:
    """Run the benchmark that the arguments name."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("what", choices=("books", "resting", "bots"))
    parser.add_argument("--books", type=int, default=48)
    parser.add_argument("--plies", type=int, default=5_000)
    parser.add_argument("--tables", type=int)
    parser.add_argument("--level", default="admiral")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--times", type=int, default=1)
    parser.add_argument("--database")
    args = parser.parse_args()
    for _ in range(args.times):
        with running_server(args.database) as server:
            found = asyncio.run(_run(server, args))
        sys.stdout.write(json.dumps({"what": args.what, **found}) + "\n")
        sys.stdout.flush()


async def _run(server: Server, args: argparse.Namespace) -> JSONDict:
    if args.what == "books":
        return await books(server, args.books, args.plies)
    if args.what == "resting":
        return await resting(server, args.tables or 200, args.plies)
    return await bots(server, args.tables or 50, args.level, args.seconds)


if __name__ == "__main__":
    main()
