"""Secrecy: two servers that differ only in Bo's hand send the same bytes to all others.

Any answer or message that depended on Bo's secret would differ.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias

import httpx
import pytest

from spielhafen.core.secret import view
from spielhafen.games.santa_timea import GAME as SANTA_TIMEA
from spielhafen.match import Event, Match, Opened, SeatPlan, open_match
from spielhafen.server.endpoints import ENDPOINTS
from tests.server.registries import (
    OpenServer,
    RandomBotPool,
    User,
    json_of,
    next_message,
    open_server,
    open_store,
    store_match,
)

Request: TypeAlias = Callable[[], httpx.Response]

TABLE_ID = "amber-gull-7"
SHARED = 6
"""The number of Bo's cards that are the same in both worlds, so that Bo can play."""


def two_worlds(users: dict[str, str]) -> tuple[tuple[Match, list[Event]], tuple[Match, list[Event]]]:
    """Return a match of Ada and Bo, and its twin in which Bo has other free cards."""
    seats = [SeatPlan(name, owner=users[name]) for name in ("Ada", "Bo")]
    opened = open_match(SANTA_TIMEA, {"first": 1, "professional": True}, seats, bytes(32), 1.0, users["Ada"])
    return opened_match(opened), opened_match(with_other_cards(opened))


def opened_match(opened: Opened) -> tuple[Match, list[Event]]:
    return Match(opened), [opened]


def with_other_cards(opened: Opened) -> Opened:
    """Return the match with other cards for Bo."""
    place = next(place for place, (_, move) in enumerate(opened.plies) if move.startswith("deal"))
    cards = opened.plies[place][1].split()[1:]
    deck = [f"{sign}{value}" for sign in "NESW" for value in range(1, 15)]
    free = [card for card in deck if card not in cards]
    dealt = cards[: 12 + SHARED] + free[: 12 - SHARED]
    plies = list(opened.plies)
    plies[place] = (-1, " ".join(["deal", *dealt]))
    return Opened(
        game=opened.game,
        rules=opened.rules,
        options=opened.options,
        seats=opened.seats,
        key=opened.key,
        at=opened.at,
        plies=plies,
        owner=opened.owner,
    )


@contextmanager
def twins(folder: Path) -> Iterator[tuple[OpenServer, OpenServer]]:
    """Run the two servers."""
    (folder / "a").mkdir()
    (folder / "b").mkdir()
    with open_server(open_store(folder / "a")) as one, open_server(open_store(folder / "b")) as two:
        users = {name: one.user(name).hash for name in ("Ada", "Bo")}
        for server, (match, events) in zip((one, two), two_worlds(users), strict=True):
            store_match(server.store, TABLE_ID, match, events)
        yield one, two


def all_answers(server: OpenServer) -> dict[str, bytes]:
    """Return all answers that Ada and a stranger can get."""
    answers: dict[str, bytes] = {}
    for name in ("Ada", "Eve"):
        user = server.user(name)
        requests: dict[str, Request] = {"tables": partial(user.get, "/tables")}
        for seat in (None, 0, 1):
            requests |= get_requests(user, seat)
        if name == "Ada":
            for seat in (0, 1):
                requests |= commands(user, seat)
        for what, ask in requests.items():
            answer = ask()
            answers[f"{name}: {what}"] = answer.content + str(sorted(answer.headers.items())).encode()
    return answers


def get_requests(user: User, seat: int | None) -> dict[str, Request]:
    at = f"/tables/{TABLE_ID}"
    past = {f"ply {ply} {seat}": partial(user.get, f"{at}/plies/{ply}", seat=seat) for ply in range(14)}
    return {
        f"table {seat}": partial(user.get, at, seat=seat),
        f"where {seat} stands": partial(user.minimal_view, TABLE_ID, seat),
        f"luck {seat}": partial(user.get, f"{at}/luck"),
        f"proof {seat}": partial(user.get, f"{at}/proof"),
        f"logbook {seat}": partial(user.get, f"{at}/logbook", seat=seat),
        f"advice {seat}": partial(user.get, f"{at}/advice", seat=seat),
        f"talk {seat}": partial(user.get, f"{at}/chat"),
        f"note {seat}": partial(user.get, f"{at}/note"),
        f"why {seat}": partial(user.get, f"{at}/plies/13/explanation", seat=seat),
        **past,
    }


def commands(user: User, seat: int) -> dict[str, Request]:
    """Return commands that are all refused."""
    seq = user.view(TABLE_ID)["seq"]
    refused = {"S14", "bride", "N1", "set N", "nonsense"} - hand_of(user)
    return {
        **{
            f"move {move} {seat}": partial(user.play, TABLE_ID, seat, move, seq=seq)
            for move in sorted(refused)
        },
        **{
            f"why not {move} {seat}": partial(user.get, f"/tables/{TABLE_ID}/refusal", seat=seat, move=move)
            for move in sorted(refused)
        },
        f"undo {seat}": partial(user.undo, TABLE_ID, seat, seq=seq),
        **{
            f"{what} {seat}": partial(user.post, f"/tables/{TABLE_ID}/{what}", body)
            for what, body in (
                ("sit", {"name": "Cy", "seat": seat}),
                ("bot", {"seat": seat, "level": "nobody"}),
                ("take-back", {"seat": seat}),
                ("guide/leave", {"seat": seat}),
                ("leave", {"seat": 9}),
                ("tickets", {"seat": 9}),
                ("salt", {"seat": seat, "salt": "0" * 32}),
                ("tickets/redeem", {"ticket": "x" * 43}),
                ("rematch", {}),
            )
        },
        f"ask-draw {seat}": partial(
            user.post, f"/tables/{TABLE_ID}/proposals/draw", {"seat": seat, "seq": seq - 1}
        ),
        f"ask-undo {seat}": partial(
            user.post, f"/tables/{TABLE_ID}/proposals/undo", {"seat": seat, "seq": seq - 1}
        ),
        f"answer {seat}": partial(
            user.post, f"/tables/{TABLE_ID}/proposals/answer", {"seat": seat, "seq": seq, "agree": True}
        ),
        **{
            f"{what} {seat}": partial(user.post, f"/tables/{TABLE_ID}/{what}", {"seat": seat, "seq": seq})
            for what in ("proposals/pause", "resume")
        },
        f"stale {seat}": partial(user.play, TABLE_ID, seat, "N1", seq=seq - 1),
    }


def hand_of(user: User) -> set[str]:
    """Return the cards that Ada could play; only their owner can ask about cards."""
    answer = user.get(f"/tables/{TABLE_ID}", seat=0)
    scene = answer.json()["scene"] if answer.status_code == 200 else {}
    return {offer["move"] for offer in scene.get("offers", ())}


def test_no_answer_depends_on_the_hand_of_another_player(tmp_path: Path) -> None:
    with twins(tmp_path) as (one, two):
        ada, bo = ([server.user(name) for server in (one, two)] for name in ("Ada", "Bo"))
        lines = [open_lines(server) for server in (one, two)]
        assert bo[0].view(TABLE_ID, 1) != bo[1].view(TABLE_ID, 1)  # the hands do differ
        for trick in range(SHARED):
            assert all_answers(one) == all_answers(two)
            for who, seat in ((ada, 0), (bo, 1)) if seat_to_lead(one) == 0 else ((bo, 1), (ada, 0)):
                move = common_move(who, seat)
                for user in who:
                    json_of(
                        user.play(
                            TABLE_ID, seat, move, seq=user.view(TABLE_ID)["seq"], key=f"trick-{trick}-{seat}"
                        )
                    )
            assert [next_messages(line) for line in lines[0]] == [next_messages(line) for line in lines[1]]
        assert all_answers(one) == all_answers(two)
        for line in (*lines[0], *lines[1]):
            line.__exit__()


def test_lending_or_moving_a_seat_reveals_nothing(tmp_path: Path) -> None:
    """Lending a seat, taking it back and getting a ticket send the same messages in both worlds."""
    with twins(tmp_path) as servers:
        lines = [open_lines(server) for server in servers]
        for _ in range(2):
            seat = 1 - seat_to_lead(servers[0])
            for what, more in (("bot", {"level": "random"}), ("take-back", {}), ("tickets", {})):
                who = [server.user(("Ada", "Bo")[seat]) for server in servers]
                answers = [user.post(f"/tables/{TABLE_ID}/{what}", {"seat": seat, **more}) for user in who]
                assert [answer.status_code for answer in answers] == [200, 200]
                assert what == "tickets" or seat == 1 or answers[0].content == answers[1].content
                assert [line.receive_text() for line in lines[0]] == [
                    line.receive_text() for line in lines[1]
                ]
            play_in_both(servers, 1 - seat, "the-first-move")
            assert [line.receive_text() for line in lines[0]] == [line.receive_text() for line in lines[1]]
        for line in (*lines[0], *lines[1]):
            line.__exit__()


def play_in_both(servers: tuple[OpenServer, OpenServer], seat: int, key: str) -> None:
    who = [server.user(("Ada", "Bo")[seat]) for server in servers]
    move = common_move(who, seat)
    for user in who:
        json_of(user.play(TABLE_ID, seat, move, seq=user.view(TABLE_ID)["seq"], key=key + str(seat)))


def seat_to_lead(server: OpenServer) -> int:
    seat: int = server.user("Ada").view(TABLE_ID)["actors"][0]
    return seat


def common_move(who: list[User], seat: int) -> str:
    """Return a move that is offered in both worlds."""
    one, two = (
        {str(offer["move"]) for offer in user.view(TABLE_ID, seat)["scene"]["offers"]} for user in who
    )
    return min(one & two)


def open_lines(server: OpenServer) -> list[Any]:
    """Return live connections of Ada's seat, of the public view, and of a stranger."""
    lines = []
    for name, seat in (("Ada", 0), ("Ada", None), ("Eve", None)):
        lines.append(server.user(name).live(TABLE_ID, seat).__enter__())
        next_message(lines[-1])
    return lines


def next_messages(connection: Any) -> list[str]:
    """Return the raw messages about the two moves of a trick."""
    answers = [connection.receive_text(), connection.receive_text()]
    assert all(json.loads(message)["type"] == "frames" for message in answers)
    return answers


def test_every_table_route_is_covered() -> None:
    """A new route must be added to the requests above."""
    known = {"/tables", "/tables/{table}", *(f"/tables/{{table}}/{what}" for what in
             ("plies/{ply}", "plies/{ply}/explanation", "advice", "luck", "logbook", "moves", "refusal", "undo", "live",
              "proof", "salt", "proposals/undo", "proposals/pause", "proposals/draw", "resume", "guide/leave", "proposals/answer", "chat", "note", "sit", "bot", "take-back", "leave", "tickets", "tickets/redeem", "rematch"))}  # fmt: skip
    assert {endpoint.path for endpoint in ENDPOINTS if endpoint.path.startswith("/tables")} == known
    assert not any("table" in endpoint.path for endpoint in ENDPOINTS if endpoint.path not in known)


@pytest.mark.parametrize(
    ("what", "leak"),
    [("view", lambda state, _: view(state, 1)), ("is_witness", lambda _, __: True)],
    ids=["of a view", "of the deal"],
)
def test_the_comparison_would_notice_a_leak(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str, leak: Callable[..., Any]
) -> None:
    with twins(tmp_path) as (one, two):
        monkeypatch.setattr(f"spielhafen.match.match.{what}", leak)
        answers, other = all_answers(one), all_answers(two)
        assert {question for question in answers if answers[question] != other[question]}


def test_a_foreign_seat_cannot_be_watched(tmp_path: Path) -> None:
    with twins(tmp_path) as (server, _):
        for name, seat in (("Ada", 1), ("Eve", 0), ("Eve", 1)):
            with server.user(name).live(TABLE_ID, seat) as connection:
                assert connection.first_message["type"] == "websocket.http.response.start"
                assert connection.first_message["status"] == 403


def test_the_random_key_is_never_sent(tmp_path: Path) -> None:
    with twins(tmp_path) as (server, _):
        answers = b"".join(all_answers(server).values())
        assert bytes(32).hex().encode() not in answers
        assert server.registry.store.events(TABLE_ID)[0].count(bytes(32).hex().encode()) == 1
        assert server.user("Bo").hash.encode() not in answers
        assert server.user("Ada").token.encode() not in answers


@pytest.mark.parametrize("level", ["sailor"])
def test_a_bot_gets_its_own_view_only(tmp_path: Path, level: str) -> None:
    pool = RandomBotPool()
    with open_server(open_store(tmp_path), pool) as server:
        ada = server.user("Ada")
        seats = [SeatPlan("Ada", owner=ada.hash), SeatPlan("Bot", kind="bot", level=level)]
        match, events = opened_match(open_match(SANTA_TIMEA, {"first": 2}, seats, bytes(32), 1.0, ada.hash))
        store_match(server.store, TABLE_ID, match, events)
        with ada.live(TABLE_ID, 0) as connection:
            while not pool.jobs:
                next_message(connection)
    known = pool.jobs[0].view["state"]
    assert known["viewer"] == 1
    assert set(known["hands"][0]) == {-1}
    assert -1 not in known["hands"][1]
