"""Never out of step: whatever the network does to messages, and however often the server is killed, no move is lost or
doubled, and all captains see the same table."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from hashlib import sha256
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from spielhafen.match import load_event
from spielhafen.match.events import Opened
from spielhafen.match.match import Match
from tests.match.tables import SKERRY, with_games
from tests.server.network_faults import FaultyConnection, FaultyNetwork, NetworkFaultError, pass_time

MATCHES, MATCHES_LONG, AT_ONCE = 50, 200, 10
VOYAGES = 10
"""Of the long run, each with a harbour of its own: 2,000 matches in one would take a busy machine longer than a test may."""
KILLS_PER_MATCH = 2
PATIENCE = 40
"""Turns of the event loop that a captain listens before he asks whether he has missed something."""


@pytest.fixture(autouse=True)
def _games() -> Iterator[None]:
    with with_games(SKERRY):
        yield


class Captain:
    """A client: sends each wish until it is answered, believes the newest table, comes back when the line is cut."""

    def __init__(self, sea: FaultyNetwork, name: str, random: Random) -> None:
        self.sea = sea
        self.token = sha256(name.encode()).hexdigest()
        self.random = random
        self.keys = (f"{name}-{number:08}" for number in count())
        self.table = ""
        self.seat: int | None = None
        self.view: dict[str, Any] = {}
        self.hashes: dict[int, str] = {}
        self.done: list[int] = []
        """The number of the event that each answered command caused."""

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """The answer, however often one must ask: a command has one key all the time."""
        key = next(self.keys) if method == "POST" else ""
        while True:
            try:
                return await self.sea.request(self.token, method, f"/api{path}", body, key)
            except NetworkFaultError:
                await pass_time(self.random.randrange(6))

    async def look(self) -> None:
        status, table = await self.ask("GET", f"/tables/{self.table}{self.eyes}")
        assert status == 200, table
        self.believe(table)

    @property
    def eyes(self) -> str:
        return "" if self.seat is None else f"?seat={self.seat}"

    def believe(self, table: dict[str, Any]) -> None:
        """What the server says of an event is always the same, and what is newer counts."""
        assert self.hashes.setdefault(table["seq"], table["hash"]) == table["hash"]
        if table["seq"] > self.view.get("seq", 0):
            self.view = table

    async def sail(self) -> None:
        """Play until the game is over."""
        await self.look()
        line = None
        while self.view["over"] is None:
            if line is None or not line.open:
                line = self.dial()
            await self.hear(line)
            if self.seat in self.view["actors"] and self.view["over"] is None:
                await self.act()
        if line is not None:
            line.cut()

    def dial(self) -> FaultyConnection:
        mark = "&" if self.eyes else "?"
        return self.sea.connect(
            self.token, f"/api/tables/{self.table}/live{self.eyes}{mark}since={self.view['seq']}"
        )

    async def hear(self, line: FaultyConnection) -> None:
        """Listen for a while; when nothing comes, ask where the table stands."""
        for turn in range(PATIENCE):
            if line.heard:
                await self.take(json.loads(line.heard.popleft()))
                return
            if self.seat in self.view["actors"] or not line.open:
                return
            if turn == PATIENCE // 2:
                line.said.put_nowait({"type": "websocket.receive", "text": "ping"})
            await pass_time(1)

    async def take(self, message: dict[str, Any]) -> None:
        if "table" in message:
            self.believe(message["table"])
        elif "hash" in message and message["seq"] > self.view["seq"]:
            await self.look()
        elif "hash" in message:
            assert self.hashes.setdefault(message["seq"], message["hash"]) == message["hash"]

    async def act(self) -> None:
        seq, offers = self.view["seq"], self.view["scene"].get("offers", [])
        wish: dict[str, Any] = {"seat": self.seat, "seq": seq}
        if self.view["undo"] and self.random.random() < 0.2:
            status, answer = await self.ask("POST", f"/tables/{self.table}/undo", wish)
        else:
            move = self.random.choice(offers)["move"]
            status, answer = await self.ask("POST", f"/tables/{self.table}/moves", wish | {"moves": [move]})
        if status == 200:
            self.done.append(answer["seq"])
            self.believe(answer)
        else:
            assert status == 409, answer
            await self.look()


async def play_a_match(sea: FaultyNetwork, number: int, seed: int) -> list[Captain]:
    """Two or three captains from afar; the first of them lays the table, the others sit down."""
    names = ("Ada", "Bo", "Cy")[: 2 + (number % 3 == 0)]
    captains = [Captain(sea, f"{name} {number}", Random(f"{seed} {name}")) for name in names]
    seats = [{"kind": "here", "name": "Ada"}, *({"kind": "open"} for _ in names[1:])]
    status, table = await captains[0].ask("POST", "/tables", {"game": "skerry", "seats": seats})
    assert status == 201, table
    for seat, captain in enumerate(captains):
        captain.table, captain.seat = table["id"], seat
    for captain, name in zip(captains[1:], names[1:], strict=True):
        status, answer = await captain.ask(
            "POST", f"/tables/{table['id']}/sit", {"name": name, "seat": captain.seat}
        )
        assert status == 200, answer
        captain.done.append(answer["seq"])
    await asyncio.gather(*(captain.sail() for captain in captains))
    return captains


def check(sea: FaultyNetwork, captains: list[Captain]) -> None:
    """Each command that was answered is one event; nothing else happened; everybody saw the same."""
    table = captains[0].table
    events = [load_event(body) for body in sea.store.events(table)]
    done = sorted(seq for captain in captains for seq in captain.done)
    assert done == list(range(2, len(events) + 1))
    assert isinstance(events[0], Opened)
    match = Match(events[0])
    hashes = {1: match.view_hash}
    for event in events[1:]:
        match.apply(event)
        hashes[match.seq] = match.view_hash
    assert match.over is not None
    for captain in captains:
        assert captain.hashes.items() <= hashes.items()
        assert captain.view["seq"] == match.seq
        assert captain.view["over"] == match.over


async def sail_through(file: Path, matches: int, seed: int) -> FaultyNetwork:
    sea = FaultyNetwork(file, Random(seed))
    await sea.start()
    for begin in range(0, matches, AT_ONCE):
        numbers = range(begin, min(begin + AT_ONCE, matches))
        sailing = asyncio.gather(*(play_a_match(sea, number, seed + number) for number in numbers))
        for _ in range(KILLS_PER_MATCH * len(numbers)):
            await pass_time(sea.random.randrange(20, 400))
            if not sailing.done():
                await sea.kill()
        for captains in await sailing:
            check(sea, captains)
    return sea


@pytest.mark.parametrize(
    "voyage", [0, *(pytest.param(number, marks=pytest.mark.long) for number in range(1, VOYAGES))]
)
def test_no_move_is_lost_or_doubled_and_all_hashes_are_equal(
    tmp_path: Path, long_run: bool, voyage: int
) -> None:
    matches = MATCHES_LONG if long_run else MATCHES

    async def run() -> FaultyNetwork:
        return await sail_through(tmp_path / "harbour.sqlite", matches, 1492 + voyage * MATCHES_LONG)

    sea = asyncio.run(run())
    assert sea.kills >= matches // 2
    assert sea.cuts >= matches // 2
    sea.close()


def test_the_check_would_notice_a_doubled_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that forgets which commands it has answered fails."""
    monkeypatch.setattr("spielhafen.server.routes.tables.idempotency_key_of", lambda _: None)
    monkeypatch.setattr("spielhafen.server.routes.seats.idempotency_key_of", lambda _: None)

    async def run() -> None:
        await sail_through(tmp_path / "harbour.sqlite", 10, 7)

    with pytest.raises(AssertionError):
        asyncio.run(run())
