"""What others' work costs a bystander: logbooks that are brought, tables at rest, one address's tables of admirals.

    python bench/load.py books [--books 48] [--plies 5000] [--times 3]
    python bench/load.py resting [--tables 200] [--plies 5000]
    python bench/load.py bots [--tables 50] [--level admiral] [--seconds 60] [--times 1]

`books`: so many people, each at an address of their own, bring a long logbook at the same moment, while a bystander moves at their
table without a rest. `resting`: tables with long matches that have been looked at once, all of them and their logs. `bots`: somebody who
plays against a bot, alone and then beside one address's tables at each of which a bot is asked again as soon as it has moved.

Each prints one line of JSON; docs/figures.md keeps them. Nothing else should run meanwhile; with --times the best of several runs is told
beside all of them.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import time
from collections.abc import Callable
from random import Random

from harbour import BOTH_HERE
from port import LITTLE, JSONDict, Player, Server, a_server, summary

GAME = "columbus"
CAPTAINS = ["Ada", "Bo", "Cy", "Di", "Eve"]
"""With so many its matches are the longest: by lot some have five thousand plies."""
PAUSE = 0.06
"""Seconds before the bystander looks and moves again: nobody may do so for long more than 20 times a second."""

LOOK = 0.05
"""Seconds between two looks of somebody who waits for a bot."""
NEIGHBOUR_LOOKS = 0.5
"""The same of somebody with fifty tables: all behind one address may look 160 times a second."""


def long_book(plies: int, seed: int = 1) -> str:
    """The logbook of the first match played by lot that is so long, cut off there."""
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
    """Somebody who plays both seats of a table; how long each answer takes."""
    player, random, took = Player(server), Random(1), list[float]()
    await player.lay("santa_timea", BOTH_HERE)
    while not over.is_set():
        begun = time.perf_counter()
        at = await player.look(**LITTLE)
        took.append(time.perf_counter() - begun)
        if at["winners"] is not None:
            await player.lay("santa_timea", BOTH_HERE)
            continue
        seat, moves = next(iter(at["moves"].items()))
        begun = time.perf_counter()
        answer = await player.play(int(seat), random.choice(moves), at["seq"], **LITTLE)
        took.append(time.perf_counter() - begun)
        assert answer.status == 200, answer.body
        await asyncio.sleep(PAUSE)
    return took


async def books(server: Server, many: int, plies: int) -> JSONDict:
    """A bystander beside people who bring logbooks."""
    book = long_book(plies)
    quiet = await _beside(server, asyncio.sleep(3))
    begun = time.perf_counter()

    async def all_of_them() -> None:
        people = [Player(server) for _ in range(many)]
        answers = await asyncio.gather(*(who.post("/logbooks", {"logbook": book}) for who in people))
        assert {answer.status for answer in answers} == {201}, {answer.status for answer in answers}

    busy = await _beside(server, all_of_them())
    return {
        "books": many,
        "plies": plies,
        "brought after s": round(time.perf_counter() - begun, 1),
        "bystander ms, before": summary(quiet, 1000),
        "bystander ms, meanwhile": summary(busy, 1000),
    }


async def _beside(server: Server, work: object) -> list[float]:
    over = asyncio.Event()
    watching = asyncio.create_task(bystander(server, over))
    await work  # type: ignore[misc]
    over.set()
    return await watching


async def resting(server: Server, tables: int, plies: int) -> JSONDict:
    """The server's memory once so many long matches have been looked at."""
    book, weights = long_book(plies), [server.memory]
    for number in range(tables):
        who = Player(server)
        laid = await who.post("/logbooks", {"logbook": book})
        assert laid.status == 201, laid.body
        who.table = laid.json()["id"]
        for who.seat in range(len(CAPTAINS)):
            await who.look()
        who.line.hang_up()
        if number + 1 in (tables // 4, tables // 2, tables):
            weights.append(server.memory)
    return {
        "tables": tables,
        "plies": plies,
        "MB at the start": round(weights[0] / 1e6),
        "MB after a quarter, a half, all": [round(weight / 1e6) for weight in weights[1:]],
    }


class Neighbour:
    """Tables of one address, at each of which a bot is asked again as soon as it has moved."""

    def __init__(self, server: Server, level: str) -> None:
        self.server, self.level = server, level
        self.address = Player(server).address
        self.moves = 0

    async def play(self, until: Callable[[], bool]) -> None:
        """One table after the other, for so long."""
        who = Player(self.server)
        who.line.address = self.address
        random = Random(who.token)
        bot = {"kind": "bot", "level": self.level, "name": "Cook"}
        await who.lay("santa_timea", [BOTH_HERE[0], bot])
        while not until():
            at = await who.look(**LITTLE)
            if at["winners"] is not None:
                await who.lay("santa_timea", [BOTH_HERE[0], bot])
            elif at["moves"]:
                await who.play(0, random.choice(at["moves"]["0"]), at["seq"], **LITTLE)
                self.moves += 1
            await asyncio.sleep(NEIGHBOUR_LOOKS)


async def waits(server: Server, level: str, until: Callable[[], bool]) -> list[float]:
    """How long somebody waits for a bot, from their move until they are asked again."""
    who, random, found = Player(server), Random(7), list[float]()
    bot = {"kind": "bot", "level": level, "name": "Drake"}
    await who.lay("santa_timea", [BOTH_HERE[0], bot])
    begun: float | None = None
    while not until():
        at = await who.look(**LITTLE)
        if at["winners"] is not None:
            await who.lay("santa_timea", [BOTH_HERE[0], bot])
            begun = None
        elif at["moves"]:
            if begun is not None:
                found.append(time.perf_counter() - begun)
            after = await who.play(0, random.choice(at["moves"]["0"]), at["seq"], **LITTLE)
            begun = None if after.json()["moves"] else time.perf_counter()
        await asyncio.sleep(LOOK)
    return found


async def bots(server: Server, tables: int, level: str, seconds: float) -> JSONDict:
    """Somebody against a bot, alone and then beside one address's tables."""

    def after(more: float) -> Callable[[], bool]:
        end = time.perf_counter() + more
        return lambda: time.perf_counter() > end

    alone = await waits(server, level, after(seconds))
    neighbour, over = Neighbour(server, level), asyncio.Event()
    playing = [asyncio.create_task(neighbour.play(over.is_set)) for _ in range(tables)]
    await asyncio.sleep(5)
    beside = await waits(server, level, after(seconds))
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
    """Measure what is asked for."""
    reader = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    reader.add_argument("what", choices=("books", "resting", "bots"))
    reader.add_argument("--books", type=int, default=48)
    reader.add_argument("--plies", type=int, default=5_000)
    reader.add_argument("--tables", type=int)
    reader.add_argument("--level", default="admiral")
    reader.add_argument("--seconds", type=float, default=60.0)
    reader.add_argument("--times", type=int, default=1)
    reader.add_argument("--database")
    given = reader.parse_args()
    for _ in range(given.times):
        with a_server(given.database) as server:
            found = asyncio.run(_with(server, given))
        sys.stdout.write(json.dumps({"what": given.what, **found}) + "\n")
        sys.stdout.flush()


async def _with(server: Server, given: argparse.Namespace) -> JSONDict:
    if given.what == "books":
        return await books(server, given.books, given.plies)
    if given.what == "resting":
        return await resting(server, given.tables or 200, given.plies)
    return await bots(server, given.tables or 50, given.level, given.seconds)


if __name__ == "__main__":
    main()
