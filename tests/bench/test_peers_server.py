"""The comparison with the server of boardgame.io: pages, counting, rounds, the table."""

import asyncio
import doctest
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import peer_setup
import peer_tables
import peers_server
import pytest
from peer_tables import PAGES, PeerTable
from peers_server import OURS, PEER, Meter, ServerResults, ServerSample
from shell import ToolError
from websockets.asyncio.server import ServerConnection, serve

CARDS = [[0, 13], [1, 14], [2, 15], [3, 16]]
"""The hands of a short match."""
MOVES = PAGES * len(CARDS[0])


class FakePeer:
    """A server that speaks the protocol of boardgame.io; each greeting is followed by a ping."""

    def __init__(self) -> None:
        self.matches: dict[str, dict[str, Any]] = {}
        self.pages: dict[str, list[ServerConnection]] = {}
        self.pongs = self.sent = self.refused = 0

    async def talk(self, socket: ServerConnection) -> None:
        await socket.send('0{"sid":"engine"}')
        assert await socket.recv() == "40/tricks,"
        await socket.send('40/tricks,{"sid":"socket"}')
        await self.send(socket, "2")
        async for message in socket:
            assert isinstance(message, str)
            if message == "3":
                self.pongs += 1
                continue
            kind, *words = json.loads(message.removeprefix("42/tricks,"))
            await (self.sync if kind == "sync" else self.update)(socket, *words)

    async def send(self, socket: ServerConnection, message: str) -> None:
        self.sent += len(message)
        await socket.send(message)

    async def sync(self, socket: ServerConnection, match: str, seat: str, _: None, pages: int) -> None:
        new = {"hands": [list(hand) for hand in CARDS], "trick": []}
        state = self.matches.setdefault(match, {"G": new, "ctx": {"currentPlayer": "0"}, "_stateID": 0})
        self.pages.setdefault(match, []).append(socket)
        assert self.pages[match].index(socket) == int(seat) < pages
        await self.send(socket, event("sync", match, {"state": state, "log": []}))
        for page in self.pages[match]:
            await self.send(page, event("matchData", match, []))

    async def update(
        self, _: ServerConnection, action: dict[str, Any], state_id: int, match: str, seat: str
    ) -> None:
        state, (card,) = self.matches[match], action["payload"]["args"]
        if (seat, state_id) != (state["ctx"]["currentPlayer"], state["_stateID"]):
            self.refused += 1
            return
        state["G"]["hands"][int(seat)].remove(card)
        state["G"]["trick"] = [*state["G"]["trick"], {"card": card}][-(int(seat) + 1) % PAGES :]
        state["ctx"]["currentPlayer"] = str((int(seat) + 1) % PAGES)
        state["_stateID"] += 1
        if not any(state["G"]["hands"]):
            state["ctx"]["gameover"] = {}
        for page in self.pages[match]:
            await self.send(page, event("update", match, state, []))


def event(*words: Any) -> str:
    return f"42/tricks,{json.dumps(words, separators=(',', ':'))}"


async def play_moves(moves: int) -> tuple[FakePeer, PeerTable, list[float], list[float]]:
    """Let four pages play this number of moves at a fake server."""
    peer, done, delays = FakePeer(), list[float](), list[float]()
    async with serve(peer.talk, "127.0.0.1", 0) as server:
        table = PeerTable(next(iter(server.sockets)).getsockname()[1])
        await table.play(lambda: len(delays) >= moves, Random(1), done, delays)
    return peer, table, done, delays


# The pages


def test_a_move_counts_when_all_pages_are_shown_it() -> None:
    peer, _, done, delays = asyncio.run(play_moves(MOVES - 1))

    (state,) = peer.matches.values()
    assert state["_stateID"] == len(delays) == len(done) == MOVES - 1
    assert peer.refused == 0
    assert all(answered <= shown for answered, shown in zip(done, delays, strict=True))


def test_pages_play_one_match_after_the_other() -> None:
    peer, _, _, delays = asyncio.run(play_moves(2 * MOVES + 1))

    assert [state["_stateID"] for state in peer.matches.values()] == [MOVES, MOVES, 1]
    assert len(delays) == 2 * MOVES + 1


def test_all_that_pages_receive_is_counted_and_pings_are_answered() -> None:
    peer, table, *_ = asyncio.run(play_moves(MOVES))

    assert peer.pongs == PAGES
    assert table.bytes == peer.sent > 0


def test_cards_follow_the_suit() -> None:
    assert doctest.testmod(peer_tables).attempted > 0
    assert doctest.testmod(peer_tables).failed == 0


def test_a_server_that_speaks_otherwise_is_named() -> None:
    async def refuse(socket: ServerConnection) -> None:
        await socket.send("0{}")
        await socket.recv()
        await socket.send('44/tricks,"Invalid namespace"')
        await socket.wait_closed()

    async def play() -> None:
        async with serve(refuse, "127.0.0.1", 0) as server:
            table = PeerTable(next(iter(server.sockets)).getsockname()[1])
            await table.play(lambda: False, Random(1), [], [])

    with pytest.raises(ToolError, match="Invalid namespace"):
        asyncio.run(play())


# Counting


class FakeTable:
    """A table whose play is given."""

    bytes = 0

    def __init__(self, play: Callable[[list[float]], None]) -> None:
        self._play = play

    async def play(
        self, _until: Callable[[], bool], _random: Random, _done: list[float], delays: list[float]
    ) -> None:
        self._play(delays)


def fail(_: list[float]) -> None:
    raise ToolError("Out of paint.")


def test_only_what_comes_after_the_warm_up_counts() -> None:
    meter = Meter([], lambda: 0.0, "Toy 1", delays=[9.0, 9.0, 0.1, 0.2, 0.3, 0.4])

    found = meter._sample((2, 1.0, 10.0, 100), (6, 3.0, 14.0, 900))

    assert found == ServerSample(4, 2.0, 4.0, 800, (200.0, 400.0), "Toy 1")
    assert found.rate == 2.0


def test_a_server_that_shows_no_move_is_named() -> None:
    with pytest.raises(ToolError, match="Toy 1: no move"):
        asyncio.run(Meter([FakeTable(list.clear)], lambda: 1.0, "Toy 1").measure(60, 60, 1))


def test_a_table_that_fails_ends_the_round() -> None:
    with pytest.raises(ToolError, match=r"Out of paint\."):
        asyncio.run(Meter([FakeTable(fail)], lambda: 1.0, "Toy 1").measure(60, 60, 1))


# Rounds and the table


def sample(rate: float, about: str = "Toy 1") -> ServerSample:
    """Return a sample of ten CPU seconds in twenty seconds, with 5 kB for each page and move."""
    moves = int(10 * rate)
    return ServerSample(moves, 10.0, 20.0, 5000 * PAGES * moves, (100.0, 180.0), about)


def results(ours: list[float], peer: list[float]) -> ServerResults:
    return ServerResults({OURS: [sample(rate) for rate in ours], PEER: [sample(rate) for rate in peer]})


def test_a_machine_that_is_slower_for_a_round_changes_no_ratio() -> None:
    assert results([200, 100, 300], [1000, 500, 1500]).ratios(OURS) == pytest.approx([0.2] * 3)


def test_the_table_says_what_is_durable() -> None:
    lines = peers_server.report(results([200, 200], [1000, 1000])).splitlines()

    assert lines[2:4] == [
        "| Spielhafen | yes | 200 | 0.200 (0.200–0.200) | 100 | 5,000 | 100 and 180 |",
        "| boardgame.io | no, in memory | 1,000 | 1.00 (1.00–1.00) | 500 | 5,000 | 100 and 180 |",
    ]
    assert lines[-1] == "Toy 1"


def test_contenders_run_in_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    ran = []

    def run(label: str, seed: int) -> ServerSample:
        ran.append(f"{label} {seed}")
        return sample(100)

    runs = {label: lambda _, seed, label=label: run(label, seed) for label in (OURS, PEER)}
    monkeypatch.setattr(peers_server, "RUNS", runs)
    found = ServerResults()
    peers_server.run_rounds(peers_server.arguments(["--rounds", "2"]), found)

    assert ran == [f"{OURS} 0", f"{PEER} 0", f"{OURS} 1", f"{PEER} 1"]
    assert found.samples == {OURS: [sample(100)] * 2, PEER: [sample(100)] * 2}


def test_without_a_network_ours_is_measured_and_the_other_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def offline() -> Path:
        raise ToolError("boardgame.io could not be installed.")

    monkeypatch.setattr(peer_setup, "node_with_peers", offline)
    runs = {OURS: lambda *_: sample(200), PEER: peers_server.run_peer}
    monkeypatch.setattr(peers_server, "RUNS", runs)

    assert peers_server.main(["--rounds", "2", "--json", str(tmp_path / "found.json")]) == 1

    out = capsys.readouterr().out
    assert "| Spielhafen | yes | 200 | – | 100 |" in out
    assert "Not measured: boardgame.io. boardgame.io could not be installed." in out
    written = json.loads((tmp_path / "found.json").read_text("utf-8"))
    assert [len(found) for found in written["samples"].values()] == [2]
    assert (list(written["missing"]), written["ratios"]) == ([PEER], {})
