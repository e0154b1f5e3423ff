"""No move is lost or doubled, and all players see the same table, whatever the network does."""

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
from spielhafen.server.api_request import ApiRequest
from tests.match.tables import SKERRY, with_games
from tests.server.network_faults import FaultyConnection, FaultyNetwork, NetworkFaultError, pass_time

MATCHES, MATCHES_LONG, AT_ONCE = 50, 200, 10
RUNS = 10
"""Of the long run, each with its own server: 2,000 matches in one would take too long."""
KILLS_PER_MATCH = 2
MAX_IDLE_TURNS = 40
"""Turns of the event loop that a player listens before asking for missed events."""


@pytest.fixture(autouse=True)
def _games() -> Iterator[None]:
    with with_games(SKERRY):
        yield


class Player:
    """A client that repeats commands until answered, keeps the newest table, and reconnects."""

    def __init__(self, network: FaultyNetwork, name: str, random: Random) -> None:
        self.network = network
        self.token = sha256(name.encode()).hexdigest()
        self.random = random
        self.keys = (f"{name}-{number:08}" for number in count())
        self.table = ""
        self.seat: int | None = None
        self.view: dict[str, Any] = {}
        self.hashes: dict[int, str] = {}
        self.done: list[int] = []
        """The number of the event of each answered command."""

    async def request(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Return the answer, repeating the request with the same key as often as necessary."""
        key = next(self.keys) if method == "POST" else ""
        while True:
            try:
                return await self.network.request(self.token, method, f"/api{path}", body, key)
            except NetworkFaultError:
                await pass_time(self.random.randrange(6))

    async def view_table(self) -> None:
        status, table = await self.request("GET", f"/tables/{self.table}{self.seat_query}")
        assert status == 200, table
        self.accept_view(table)

    @property
    def seat_query(self) -> str:
        return "" if self.seat is None else f"?seat={self.seat}"

    def accept_view(self, table: dict[str, Any]) -> None:
        """Check that each event has one hash, and keep a newer view."""
        assert self.hashes.setdefault(table["seq"], table["hash"]) == table["hash"]
        if table["seq"] > self.view.get("seq", 0):
            self.view = table

    async def play_to_end(self) -> None:
        """Play until the game is over."""
        await self.view_table()
        line = None
        while self.view["winners"] is None:
            if line is None or not line.open:
                line = self.connect()
            await self.listen(line)
            if self.seat in self.view["actors"] and self.view["winners"] is None:
                await self.act()
        if line is not None:
            line.cut()

    def connect(self) -> FaultyConnection:
        mark = "&" if self.seat_query else "?"
        return self.network.connect(
            self.token, f"/api/tables/{self.table}/live{self.seat_query}{mark}since={self.view['seq']}"
        )

    async def listen(self, connection: FaultyConnection) -> None:
        """Listen for a while; if nothing comes, ask for the position of the table."""
        for turn in range(MAX_IDLE_TURNS):
            if connection.from_server:
                await self.process_message(json.loads(connection.from_server.popleft()))
                return
            if self.seat in self.view["actors"] or not connection.open:
                return
            if turn == MAX_IDLE_TURNS // 2:
                connection.to_server.put_nowait({"type": "websocket.receive", "text": "ping"})
            await pass_time(1)

    async def process_message(self, message: dict[str, Any]) -> None:
        if "table" in message:
            self.accept_view(message["table"])
        elif "hash" in message and message["seq"] > self.view["seq"]:
            await self.view_table()
        elif "hash" in message:
            assert self.hashes.setdefault(message["seq"], message["hash"]) == message["hash"]

    async def act(self) -> None:
        seq, offers = self.view["seq"], self.view["scene"].get("offers", [])
        wish: dict[str, Any] = {"seat": self.seat, "seq": seq}
        if self.view["undo"] and self.random.random() < 0.2:
            status, answer = await self.request("POST", f"/tables/{self.table}/undo", wish)
        else:
            move = self.random.choice(offers)["move"]
            status, answer = await self.request(
                "POST", f"/tables/{self.table}/moves", wish | {"moves": [move]}
            )
        if status == 200:
            self.done.append(answer["seq"])
            self.accept_view(answer)
        else:
            assert status == 409, answer
            await self.view_table()


async def play_a_match(network: FaultyNetwork, number: int, seed: int) -> list[Player]:
    """Play a match of two or three remote players, of whom the first creates the table."""
    names = ("Ada", "Bo", "Cy")[: 2 + (number % 3 == 0)]
    players = [Player(network, f"{name} {number}", Random(f"{seed} {name}")) for name in names]
    seats = [{"kind": "human", "name": "Ada"}, *({"kind": "open"} for _ in names[1:])]
    status, table = await players[0].request("POST", "/tables", {"game": "skerry", "seats": seats})
    assert status == 201, table
    for seat, player in enumerate(players):
        player.table, player.seat = table["id"], seat
    for player, name in zip(players[1:], names[1:], strict=True):
        status, answer = await player.request(
            "POST", f"/tables/{table['id']}/sit", {"name": name, "seat": player.seat}
        )
        assert status == 200, answer
        player.done.append(answer["seq"])
    await asyncio.gather(*(player.play_to_end() for player in players))
    return players


def check(network: FaultyNetwork, players: list[Player]) -> None:
    """Check that events are exactly the answered commands, and that all players saw the same."""
    table = players[0].table
    events = [load_event(body) for body in network.store.events(table)]
    done = sorted(seq for player in players for seq in player.done)
    assert done == list(range(2, len(events) + 1))
    assert isinstance(events[0], Opened)
    match = Match(events[0])
    hashes = {1: match.view_hash}
    for event in events[1:]:
        match.apply(event)
        hashes[match.seq] = match.view_hash
    assert match.winners is not None
    for player in players:
        assert player.hashes.items() <= hashes.items()
        assert player.view["seq"] == match.seq
        assert player.view["winners"] == match.winners


async def play_matches(file: Path, matches: int, seed: int) -> FaultyNetwork:
    network = FaultyNetwork(file, Random(seed))
    await network.start()
    for begin in range(0, matches, AT_ONCE):
        numbers = range(begin, min(begin + AT_ONCE, matches))
        sailing = asyncio.gather(*(play_a_match(network, number, seed + number) for number in numbers))
        for _ in range(KILLS_PER_MATCH * len(numbers)):
            await pass_time(network.random.randrange(20, 400))
            if not sailing.done():
                await network.kill()
        for players in await sailing:
            check(network, players)
    return network


@pytest.mark.parametrize(
    "number",
    [
        pytest.param(0, marks=pytest.mark.slow),
        *(pytest.param(run, marks=pytest.mark.long) for run in range(1, RUNS)),
    ],
)
def test_no_move_is_lost_or_doubled_and_all_hashes_are_equal(
    tmp_path: Path, long_run: bool, number: int
) -> None:
    matches = MATCHES_LONG if long_run else MATCHES

    async def run() -> FaultyNetwork:
        return await play_matches(tmp_path / "harbour.sqlite", matches, 1492 + number * MATCHES_LONG)

    network = asyncio.run(run())
    assert network.kills >= matches // 2
    assert network.cuts >= matches // 2
    network.close()


def test_the_check_would_notice_a_doubled_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that forgets answered commands must fail."""
    monkeypatch.setattr(ApiRequest, "idempotency_key", None)

    async def run() -> None:
        await play_matches(tmp_path / "harbour.sqlite", 10, 7)

    with pytest.raises(AssertionError):
        asyncio.run(run())
