"""Durable moves per second: programs, people, and pages that are shown each move."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from random import Random

import msgspec
from port import MINIMAL, TWO_LOCAL, JSONDict, Player, Server, create_pairs, rounded, summary
from websockets.asyncio.client import ClientConnection, connect


async def play_both_seats(
    player: Player, game: str, until: Callable[[], bool], random: Random, done: list[float]
) -> None:
    """Play both seats as fast as the server responds, one match after the other."""
    while not until():
        at = await player.get_table(MINIMAL)
        while at["winners"] is None and not until():
            seat, moves = next(iter(at["moves"].items()))
            started = time.perf_counter()
            answer = await player.play(int(seat), random.choice(moves), at["seq"], MINIMAL)
            if answer.status != 200:
                raise SystemExit(answer.body.decode())
            done.append(time.perf_counter() - started)
            at = answer.json()
        if at["winners"] is not None:
            await player.create_table(game, TWO_LOCAL)


async def play_in_turn(
    pair: tuple[Player, Player], until: Callable[[], bool], random: Random, done: list[float]
) -> None:
    """Let two people play as fast as they get the whole table."""
    view = await pair[0].get_table()
    while view["winners"] is None and not until():
        who = pair[view["actors"][0]]
        if view["seat"] != who.seat:
            view = await who.get_table()
            continue
        move = random.choice(view["scene"]["offers"])["move"]
        started = time.perf_counter()
        answer = await who.play(who.seat, move, view["seq"])
        if answer.status != 200:
            raise SystemExit(answer.body.decode())
        done.append(time.perf_counter() - started)
        view = answer.json()


class LiveTable:
    """Two people and the spectators of a table, all with live connections.

    They move as soon as they are shown that it is their turn.
    """

    def __init__(self, server: Server, pair: tuple[Player, Player], pages: int) -> None:
        self.server, self.pair = server, pair
        self.watchers = [Player(server) for _ in range(pages - len(pair))]
        self.bytes = 0

    async def play(
        self, until: Callable[[], bool], random: Random, done: list[float], delays: list[float]
    ) -> None:
        """Play until the match is over.

        done: seconds until answers. delays: seconds until the last page is shown a move.
        """
        async with AsyncExitStack() as stack:
            sockets = [
                await stack.enter_async_context(self._connect(player, seat))
                for player, seat in [
                    (self.pair[0], 0),
                    (self.pair[1], 1),
                    *((each, None) for each in self.watchers),
                ]
            ]
            shown = [await self._receive(socket) for socket in sockets]
            while shown[0]["winners"] is None and not until():
                seat = shown[0]["actors"][0]
                move = random.choice(shown[seat]["scene"]["offers"])["move"]
                started = time.perf_counter()
                answer = await self.pair[seat].play(seat, move, shown[seat]["seq"], MINIMAL)
                if answer.status != 200:
                    raise SystemExit(answer.body.decode())
                done.append(time.perf_counter() - started)
                shown = [await self._receive(*each) for each in zip(sockets, shown, strict=True)]
                delays.append(time.perf_counter() - started)

    def _connect(self, player: Player, seat: int | None) -> connect:
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{self.pair[0].table}/live"
        return connect(
            f"{address}?changes=1" if seat is None else f"{address}?changes=1&seat={seat}",
            additional_headers=player.headers,
            max_size=None,
            local_addr=(player.address, 0),
        )

    async def _receive(self, socket: ClientConnection, before: JSONDict | None = None) -> JSONDict:
        """Return the table of the next message that has one, with its offers."""
        while True:
            message = await socket.recv(decode=False)
            self.bytes += len(message)
            found: JSONDict = msgspec.json.decode(message)
            if "table" in found:
                scenes = [
                    *(frame["scene"] for frame in found.get("frames", ()) if "scene" in frame),
                    found["table"]["scene"],
                ]
                known = before["scene"].get("offers", ()) if before else ()
                for scene in scenes:
                    if "offers" in scene:
                        scene["offers"] = [
                            known[each] if isinstance(each, int) else each for each in scene["offers"]
                        ]
                    known = scene.get("offers", ())
                return {**(before or {}), **found["table"]}


async def live_speed(server: Server, matches: int, seconds: float, game: str, pages: int) -> JSONDict:
    """Measure the durable moves per second if all pages are shown each move before the next."""
    tables = [LiveTable(server, pair, pages) for pair in await create_pairs(server, matches, game)]
    done, delays = list[float](), list[float]()
    started, before = time.perf_counter(), server.cpu_seconds

    def until() -> bool:
        return time.perf_counter() > started + seconds

    await asyncio.gather(
        *(each.play(until, Random(number), done, delays) for number, each in enumerate(tables))
    )
    took, cpu_seconds = time.perf_counter() - started, server.cpu_seconds - before
    return {
        "game": game,
        "matches": matches,
        "pages": pages,
        "moves": len(done),
        "moves a second": round(len(done) / took),
        "moves a second of the server's core": round(len(done) / cpu_seconds),
        "share of a core": rounded(cpu_seconds / took),
        "bytes for each page and move": round(sum(each.bytes for each in tables) / len(done) / pages),
        "answer ms": summary(done, 1000),
        "shown to all ms": summary(delays, 1000),
    }


async def speed(server: Server, matches: int, seconds: float, game: str, *, whole: bool) -> JSONDict:
    """Measure the durable moves per second if all players move at once after each response."""
    pairs = await create_pairs(server, matches, game) if whole else []
    programs = [] if whole else [Player(server) for _ in range(matches)]
    for program in programs:
        await program.create_table(game, TWO_LOCAL)
    done: list[float] = []
    started, before = time.perf_counter(), server.cpu_seconds

    def until() -> bool:
        return time.perf_counter() > started + seconds

    if whole:
        playing = [play_in_turn(pair, until, Random(number), done) for number, pair in enumerate(pairs)]
    else:
        playing = [
            play_both_seats(each, game, until, Random(number), done) for number, each in enumerate(programs)
        ]
    await asyncio.gather(*playing)
    took, cpu_seconds = time.perf_counter() - started, server.cpu_seconds - before
    return {
        "game": game,
        "matches": matches,
        "answers": "whole tables" if whole else "where it stands",
        "moves": len(done),
        "moves a second": round(len(done) / took),
        "moves a second of the server's core": round(len(done) / cpu_seconds),
        "share of a core": rounded(cpu_seconds / took),
        "answer ms": summary(done, 1000),
    }
