"""Spectators who see everything later: what they get depends on nothing newer.

Two servers have the same beginning and go on differently; while spectators may not know how, they must get the same
bytes from both.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from spielhafen.games.santa_timea import GAME as SANTA_TIMEA
from spielhafen.match import ClockPlan, Match, SeatPlan, SpectatorPlan, open_match
from spielhafen.server.endpoints import ENDPOINTS
from spielhafen.server.server_parts import ServerPart
from spielhafen.store import ChatMessage
from tests.server.answer_types import find_endpoint
from tests.server.registries import (
    OpenServer,
    User,
    json_of,
    next_message,
    open_server,
    open_store,
    store_match,
)
from tests.server.test_secrecy import TABLE_ID, Request, commands, get_requests

PARTS: frozenset[ServerPart] = frozenset({"lobby", "ratings", "tournaments", "letters"})
CLOCK = ClockPlan("bank", 90_000.0)
WATCHERS = ("Eve", "Hal")
"""A stranger, and the host, who does not play."""


@dataclass
class World:
    """A server whose clock a test moves, and the players of its table."""

    server: OpenServer
    seconds: list[float]
    live: dict[str, Any] = field(default_factory=dict)

    def user(self, name: str) -> User:
        return self.server.user(name)

    def view(self, name: str) -> dict[str, Any]:
        return self.user(name).view(TABLE_ID)

    def play(self, *, last: bool = False) -> None:
        """Play the first or the last move that is offered."""
        view = self.view("Ada")
        (seat,) = view["actors"]
        player = self.user(("Ada", "Bo")[seat])
        moves = sorted(offer["move"] for offer in player.view(TABLE_ID, seat)["scene"]["offers"])
        json_of(player.play(TABLE_ID, seat, moves[-1 if last else 0], seq=view["seq"]))

    def say(self, name: str, words: str, ply: int | None = None) -> None:
        body = {"text": words, "name": name, "ply": ply}
        json_of(self.user(name).post(f"/tables/{TABLE_ID}/chat", body), 201)

    def comment(self, name: str, words: str) -> None:
        """Say something about the newest move that this person sees."""
        self.say(name, words, self.view(name)["ply"])

    def messages(self, name: str) -> list[str]:
        """Return the live messages of a spectator so far."""
        self.live[name].send({"type": "websocket.receive", "text": "ping"})
        messages: list[str] = []
        while not messages or json.loads(messages[-1])["type"] != "pong":
            messages.append(self.live[name].receive_text())
        return messages


@contextmanager
def open_world(folder: Path, plan: SpectatorPlan) -> Iterator[World]:
    folder.mkdir(exist_ok=True)
    seconds = [2_000.0]
    with open_server(open_store(folder), parts=PARTS, now=lambda: seconds[0]) as server:
        world = World(server, seconds)
        seats = [SeatPlan(name, owner=server.user(name).hash) for name in ("Ada", "Bo")]
        opened = open_match(
            SANTA_TIMEA, {"first": 1, "professional": True}, seats, bytes(32), 1_000.0,
            server.user("Hal").hash, clock=CLOCK, spectators=plan,
        )  # fmt: skip
        store_match(server.store, TABLE_ID, Match(opened), [opened])
        for name in WATCHERS:
            world.live[name] = server.user(name).live(TABLE_ID).__enter__()
            next_message(world.live[name])
        yield world
        for line in world.live.values():
            line.__exit__()


def answers(world: World) -> dict[str, bytes]:
    """Return all that spectators can get, over all routes of a table and all lists."""
    found: dict[str, bytes] = {}
    asked = set()
    for name in WATCHERS:
        user = world.user(name)
        requests: dict[str, Request] = {
            "tables": partial(user.get, "/tables"),
            "played games": partial(user.get, "/played-games"),
            "lobby": partial(user.get, "/lobby"),
            "tournaments": partial(user.get, "/tournaments"),
            "ratings": partial(user.get, "/ratings"),
            "listing": partial(user.get, f"/tables/{TABLE_ID}/listing"),
            "list": partial(user.post, f"/tables/{TABLE_ID}/listing", {"language": "en"}),
            "block": partial(user.post, f"/tables/{TABLE_ID}/block", {"seat": 0}),
            "talk since": partial(user.get, f"/tables/{TABLE_ID}/chat", after=2**40),
            "say": partial(user.post, f"/tables/{TABLE_ID}/chat", {"text": "Oh", "name": f"{name}!"}),
            "comment": partial(comment, user, 0),
            "comment on what comes next": partial(comment, user, 1),
            "silence": partial(user.post, f"/tables/{TABLE_ID}/silence", {"silent": False}),
            "write a note": partial(user.post, f"/tables/{TABLE_ID}/note", {"text": "Oh"}),
            "move": partial(user.play, TABLE_ID, 0, "N1", seq=1),
            "undo": partial(user.undo, TABLE_ID, 0, seq=1),
        }
        for seat in (None, 0, 1):
            requests |= get_requests(user, seat)
        for seat in (0, 1):
            requests |= commands(user, seat)
        for what, ask in requests.items():
            answer = ask()
            endpoint = find_endpoint(answer.request.method, answer.request.url.path)
            asked.add(endpoint and f"{endpoint.method} {endpoint.path}")
            found[f"{name}: {what}"] = answer.content + str(sorted(answer.headers.items())).encode()
    routes = {f"{one.method} {one.path}" for one in ENDPOINTS if "/tables/{table}" in one.path}
    live = {"GET /tables/{table}/live"}  # see `World.messages`
    assert routes - asked - live == {"DELETE /tables/{table}", "DELETE /tables/{table}/listing"}
    return found


def comment(user: User, further: int) -> httpx.Response:
    """Say something about the newest move that a spectator sees, or about a later one."""
    body = {"text": "Ah", "name": "Fay", "ply": user.view(TABLE_ID)["ply"] + further}
    answer = user.post(f"/tables/{TABLE_ID}/chat", body)
    assert answer.status_code == (422 if further else 201)
    return answer


def go_on(world: World, *, last: bool, moves: int) -> None:
    """Play, talk, propose, take back and order, in one of two ways."""
    for number in range(moves):
        world.seconds[0] += 1
        world.play(last=last)
        if last and not number:
            world.say("Ada", "I have the bride")
            world.comment("Ada", "That was the bride")
    seq, mover = world.view("Ada")["seq"], world.view("Ada")["actors"][0]
    if last:
        world.say("Bo", "I do not")
        world.comment("Bo", "Nor this")
        for what in ("orders", "tickets"):  # no one counts the orders of others
            json_of(world.user("Bo").post(f"/tables/{TABLE_ID}/{what}", {"seat": 1}))
        world.user("Ada").post(f"/tables/{TABLE_ID}/proposals/pause", {"seat": 0, "seq": seq + 1})
        world.user("Bo").post(
            f"/tables/{TABLE_ID}/proposals/answer", {"seat": 1, "seq": seq + 2, "agree": True}
        )
        assert world.view("Ada")["clock"]["paused"]
    else:
        world.seconds[0] += 1
        proposal = {"seat": 1 - mover, "seq": seq}
        name = ("Ada", "Bo")[1 - mover]
        world.user(name).post(f"/tables/{TABLE_ID}/proposals/undo", proposal)
        world.say("Ada", "Well")


PLANS = {
    "three moves": (SpectatorPlan(moves=3), 3),
    "a minute": (SpectatorPlan(seconds=60.0), 4),
    "two moves and a minute": (SpectatorPlan(moves=2, seconds=60.0), 2),
    "at the end": (SpectatorPlan(at_end=True), 5),
}


@pytest.mark.parametrize(
    "name",
    [pytest.param(each, marks=pytest.mark.slow if number else ()) for number, each in enumerate(PLANS)],
)
def test_spectators_get_nothing_newer_than_the_delay_allows(tmp_path: Path, name: str) -> None:
    plan, newest = PLANS[name]
    with open_world(tmp_path / "a", plan) as one, open_world(tmp_path / "b", plan) as two:
        for world in (one, two):
            for _ in range(4):
                world.play()
                world.say("Bo", "Hm")
                world.comment("Ada", "Ho")
                world.seconds[0] += 100.0
        assert answers(one) == answers(two)
        assert [one.messages(each) for each in WATCHERS] == [two.messages(each) for each in WATCHERS]
        go_on(one, last=False, moves=newest - 1)
        go_on(two, last=True, moves=newest - 1)
        one.seconds[0] = two.seconds[0] = max(one.seconds[0], two.seconds[0])
        assert one.view("Ada") != two.view("Ada")
        assert answers(one) == answers(two)
        assert [one.messages(each) for each in WATCHERS] == [two.messages(each) for each in WATCHERS]


def test_the_comparison_would_notice_a_leak(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plan = SpectatorPlan(moves=3)
    with open_world(tmp_path / "a", plan) as one, open_world(tmp_path / "b", plan) as two:
        monkeypatch.setattr("spielhafen.server.tables.table.Table.seen_by", lambda table, _: table)
        go_on(one, last=False, moves=2)
        go_on(two, last=True, moves=2)
        one.seconds[0] = two.seconds[0] = max(one.seconds[0], two.seconds[0])
        assert answers(one) != answers(two)


def plies(world: World, name: str = "Eve") -> int:
    seen: int = world.view(name)["ply"]
    return seen


def test_spectators_see_each_move_when_enough_have_followed(tmp_path: Path) -> None:
    with open_world(tmp_path, SpectatorPlan(moves=2)) as world:
        known = [plies(world)]
        for number in range(5):
            world.play()
            known.append(plies(world, "Ada"))
            assert plies(world) == known[max(0, number - 1)]
        view = world.view("Eve")
        plan = {"moves": 2, "seconds": 0.0, "at_end": False}
        assert view["spectators"] == {**plan, "delayed": True, "silent": False, "shoulders": {}}
        assert view["clock"]["running"] == []
        assert world.view("Ada")["spectators"]["delayed"] is False
        assert json.loads(world.messages("Eve")[-1])["seq"] == view["seq"]


def test_spectators_see_each_move_when_it_is_old_enough(tmp_path: Path) -> None:
    with open_world(tmp_path, SpectatorPlan(seconds=60.0)) as world:
        begin = plies(world)
        world.play()
        world.say("Ada", "Ahoy")
        world.seconds[0] += 59
        assert plies(world) == begin
        assert world.user("Eve").get(f"/tables/{TABLE_ID}/chat").json()["messages"] == []
        world.seconds[0] += 1
        assert plies(world) == plies(world, "Ada") > begin
        (line,) = world.user("Eve").get(f"/tables/{TABLE_ID}/chat").json()["messages"]
        kinds = [json.loads(message)["type"] for message in world.messages("Eve")]
        assert kinds == ["frames", "chat", "pong"]
        assert line["text"] == "Ahoy"


def test_a_message_that_waits_for_its_move_holds_no_other_back(tmp_path: Path) -> None:
    with open_world(tmp_path, SpectatorPlan(seconds=60.0)) as world:
        table = json_of(world.user("Ada").get(f"/tables/{TABLE_ID}"))
        early = ChatMessage(
            90, "table", "of-another-process", 1, "Bo", "Oh", 2_000.0, None, table["ply"], table["seq"] + 1
        )
        live = world.server.client.portal.call(world.server.registry.table, TABLE_ID)
        world.server.client.portal.call(live.broadcast_chat, early)
        for words in ("One", "Two"):
            world.say("Ada", words)
            world.seconds[0] += 1
        world.seconds[0] += 60
        assert chats(world) == ["One", "Two"]
        world.play()
        world.seconds[0] += 60
        assert chats(world) == ["Oh"]


def chats(world: World) -> list[str]:
    """Return the chat messages that a spectator gets live, once it looks at the table."""
    world.view("Eve")
    messages = map(json.loads, world.messages("Eve"))
    return [each["message"]["text"] for each in messages if each["type"] == "chat"]


def test_at_the_end_spectators_see_everything(tmp_path: Path) -> None:
    with open_world(tmp_path, SpectatorPlan(at_end=True)) as world:
        begin = plies(world)
        world.say("Ada", "Ahoy")
        while world.view("Ada")["winners"] is None:
            assert (plies(world), world.view("Hal")["ply"]) == (begin, begin)
            assert world.user("Eve").get(f"/tables/{TABLE_ID}/report").status_code == 403
            world.play()
        assert world.user("Eve").view(TABLE_ID, 1)["winners"] == world.view("Ada")["winners"]
        assert not world.view("Eve")["spectators"]["delayed"]
        assert world.user("Eve").get(f"/tables/{TABLE_ID}/chat").json()["messages"][0]["text"] == "Ahoy"
        assert world.user("Eve").get(f"/tables/{TABLE_ID}/report").status_code == 200
        (entry,) = world.user("Hal").get("/tables").json()
        assert entry["winners"] == world.view("Ada")["winners"]


def test_a_restart_shows_spectators_what_they_had_seen(tmp_path: Path) -> None:
    plan = SpectatorPlan(moves=2)
    with open_world(tmp_path, plan) as world:
        for _ in range(6):
            world.play()
        view = world.view("Ada")
        mover = ("Ada", "Bo")[view["actors"][0]]
        before = world.view("Eve")
        world.server.registry._cached_tables.clear()
        world.live["Eve"].__exit__()
        world.live["Hal"].__exit__()
        world.live.clear()
    seconds = 3_000.0
    with open_server(open_store(tmp_path), parts=PARTS, now=lambda: seconds) as server:
        after = server.user("Eve").view(TABLE_ID)
        assert after == before
        assert server.user(mover).view(TABLE_ID)["ply"] == view["ply"] > after["ply"]


def test_who_leaves_sees_everything_later_from_then_on(tmp_path: Path) -> None:
    with open_world(tmp_path, SpectatorPlan(moves=3)) as world:
        begin = plies(world)
        world.play()
        world.play()
        with world.user("Ada").live(TABLE_ID) as line:
            next_message(line)
            answer = json_of(world.user("Ada").post(f"/tables/{TABLE_ID}/leave", {"seat": 0}))
            assert (answer["ply"], answer["spectators"]["delayed"]) == (begin, True)
            assert line.receive()["type"] == "websocket.close"
        assert plies(world, "Ada") == begin


def test_a_table_is_made_with_a_delay_and_an_open_seat_can_be_taken(tmp_path: Path) -> None:
    with open_server(open_store(tmp_path)) as server:
        ada, bo = server.user("Ada"), server.user("Bo")
        body = {
            "game": "santa_timea",
            "seats": [{"kind": "human", "name": "Ada"}, {"kind": "open"}],
            "spectators": {"moves": 4, "seconds": 30},
        }
        table = json_of(ada.post("/tables", body), 201)
        assert bo.view(table["id"])["waiting_for_players"]
        assert json_of(bo.sit(table["id"]))["own_seats"] == [1]
        assert not server.user("Eve").view(table["id"])["waiting_for_players"]
        for wrong in ({"moves": -1}, {"moves": 1_000}, {"seconds": 1e9}):
            answer = ada.post("/tables", {**body, "spectators": wrong})
            assert (answer.status_code, answer.json()["error"]["key"]) == (422, "bad-delay")
