"""Secrecy: two harbours that differ only in what Bo holds say the same, byte for byte, to Ada and to everybody.

Whatever could be told of Bo's secret from any answer or push would make the two differ.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias

import httpx
import pytest
from starlette.routing import BaseRoute, Route, WebSocketRoute

from spielhafen.core.secret import view
from spielhafen.games.santa_timea import GAME as SANTA_TIMEA
from spielhafen.match import Event, Match, Opened, SeatPlan, open_match
from spielhafen.server.routes import advice, chat, library, live, seats, tables
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

Ask: TypeAlias = Callable[[], httpx.Response]

WORD = "amber-gull-7"
SHARED = 6
"""So many of Bo's cards are the same in both worlds, so that he can play."""


def worlds(sailors: dict[str, str]) -> tuple[tuple[Match, list[Event]], tuple[Match, list[Event]]]:
    """A match of Ada and Bo, and its twin in which half of Bo's hand is other cards, which nobody else has."""
    seats = [SeatPlan(name, owner=sailors[name]) for name in ("Ada", "Bo")]
    opened = open_match(
        SANTA_TIMEA, {"first": 1, "professional": True}, seats, bytes(32), 1.0, sailors["Ada"]
    )
    return begun(opened), begun(changed(opened))


def begun(opened: Opened) -> tuple[Match, list[Event]]:
    return Match(opened), [opened]


def changed(opened: Opened) -> Opened:
    """The same with other cards for Bo."""
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
    """The two harbours."""
    (folder / "a").mkdir()
    (folder / "b").mkdir()
    with open_server(open_store(folder / "a")) as one, open_server(open_store(folder / "b")) as two:
        sailors = {name: one.user(name).hash for name in ("Ada", "Bo")}
        for port, (match, events) in zip((one, two), worlds(sailors), strict=True):
            store_match(port.store, WORD, match, events)
        yield one, two


def everything(port: OpenServer) -> dict[str, bytes]:
    """All that Ada and somebody else can ask, with the answers."""
    told: dict[str, bytes] = {}
    for name in ("Ada", "Eve"):
        sailor = port.user(name)
        asks: dict[str, Ask] = {"tables": partial(sailor.get, "/tables")}
        for seat in (None, 0, 1):
            asks |= questions(sailor, seat)
        if name == "Ada":
            for seat in (0, 1):
                asks |= commands(sailor, seat)
        for what, ask in asks.items():
            answer = ask()
            told[f"{name}: {what}"] = answer.content + str(sorted(answer.headers.items())).encode()
    return told


def questions(sailor: User, seat: int | None) -> dict[str, Ask]:
    at = f"/tables/{WORD}"
    past = {f"ply {ply} {seat}": partial(sailor.get, f"{at}/plies/{ply}", seat=seat) for ply in range(14)}
    return {
        f"table {seat}": partial(sailor.get, at, seat=seat),
        f"where {seat} stands": partial(sailor.minimal_view, WORD, seat),
        f"luck {seat}": partial(sailor.get, f"{at}/luck"),
        f"proof {seat}": partial(sailor.get, f"{at}/proof"),
        f"logbook {seat}": partial(sailor.get, f"{at}/logbook", seat=seat),
        f"advice {seat}": partial(sailor.get, f"{at}/advice", seat=seat),
        f"talk {seat}": partial(sailor.get, f"{at}/talk"),
        f"note {seat}": partial(sailor.get, f"{at}/note"),
        f"why {seat}": partial(sailor.get, f"{at}/plies/13/why", seat=seat),
        **past,
    }


def commands(sailor: User, seat: int) -> dict[str, Ask]:
    """Commands that are all refused."""
    seq = sailor.view(WORD)["seq"]
    refused = {"S14", "bride", "N1", "set N", "nonsense"} - my_hand(sailor)
    return {
        **{
            f"move {move} {seat}": partial(sailor.play, WORD, seat, move, seq=seq) for move in sorted(refused)
        },
        **{
            f"why not {move} {seat}": partial(sailor.get, f"/tables/{WORD}/refusal", seat=seat, move=move)
            for move in sorted(refused)
        },
        f"undo {seat}": partial(sailor.undo, WORD, seat, seq=seq),
        **{
            f"{what} {seat}": partial(sailor.post, f"/tables/{WORD}/{what}", body)
            for what, body in (
                ("sit", {"name": "Cy", "seat": seat}),
                ("bot", {"seat": seat, "level": "nobody"}),
                ("back", {"seat": seat}),
                ("leave", {"seat": 9}),
                ("ticket", {"seat": 9}),
                ("salt", {"seat": seat, "salt": "0" * 32}),
                ("claim", {"ticket": "x" * 43}),
                ("rematch", {}),
            )
        },
        f"ask-draw {seat}": partial(sailor.post, f"/tables/{WORD}/ask-draw", {"seat": seat, "seq": seq - 1}),
        f"ask-undo {seat}": partial(sailor.post, f"/tables/{WORD}/ask-undo", {"seat": seat, "seq": seq - 1}),
        f"answer {seat}": partial(
            sailor.post, f"/tables/{WORD}/answer", {"seat": seat, "seq": seq, "agree": True}
        ),
        **{
            f"{what} {seat}": partial(sailor.post, f"/tables/{WORD}/{what}", {"seat": seat, "seq": seq})
            for what in ("ask-pause", "resume")
        },
        f"stale {seat}": partial(sailor.play, WORD, seat, "N1", seq=seq - 1),
    }


def my_hand(sailor: User) -> set[str]:
    """The cards that Ada could play; nobody else has any to be asked about."""
    answer = sailor.get(f"/tables/{WORD}", seat=0)
    scene = answer.json()["scene"] if answer.status_code == 200 else {}
    return {offer["move"] for offer in scene.get("offers", ())}


def test_nothing_tells_what_somebody_else_holds(tmp_path: Path) -> None:
    with twins(tmp_path) as (one, two):
        ada, bo = ([port.user(name) for port in (one, two)] for name in ("Ada", "Bo"))
        lines = [open_lines(port) for port in (one, two)]
        assert bo[0].view(WORD, 1) != bo[1].view(WORD, 1)  # they do differ
        for trick in range(SHARED):
            assert everything(one) == everything(two)
            for who, seat in ((ada, 0), (bo, 1)) if leads(one) == 0 else ((bo, 1), (ada, 0)):
                move = common_move(who, seat)
                for sailor in who:
                    json_of(
                        sailor.play(
                            WORD, seat, move, seq=sailor.view(WORD)["seq"], key=f"trick-{trick}-{seat}"
                        )
                    )
            assert [next_messages(line) for line in lines[0]] == [next_messages(line) for line in lines[1]]
        assert everything(one) == everything(two)
        for line in (*lines[0], *lines[1]):
            line.__exit__()


def test_who_lends_or_moves_his_seat_tells_no_more_by_it(tmp_path: Path) -> None:
    """Whoever is not asked lends his seat, takes it back and gets a ticket: all lines say the same in both worlds."""
    with twins(tmp_path) as ports:
        lines = [open_lines(port) for port in ports]
        for _ in range(2):
            seat = 1 - leads(ports[0])
            for what, more in (("bot", {"level": "random"}), ("back", {}), ("ticket", {})):
                who = [port.user(("Ada", "Bo")[seat]) for port in ports]
                answers = [sailor.post(f"/tables/{WORD}/{what}", {"seat": seat, **more}) for sailor in who]
                assert [answer.status_code for answer in answers] == [200, 200]
                assert what == "ticket" or seat == 1 or answers[0].content == answers[1].content
                assert [line.receive_text() for line in lines[0]] == [
                    line.receive_text() for line in lines[1]
                ]
            play_in_both(ports, 1 - seat, "the-first-move")
            assert [line.receive_text() for line in lines[0]] == [line.receive_text() for line in lines[1]]
        for line in (*lines[0], *lines[1]):
            line.__exit__()


def play_in_both(ports: tuple[OpenServer, OpenServer], seat: int, key: str) -> None:
    who = [port.user(("Ada", "Bo")[seat]) for port in ports]
    move = common_move(who, seat)
    for sailor in who:
        json_of(sailor.play(WORD, seat, move, seq=sailor.view(WORD)["seq"], key=key + str(seat)))


def leads(port: OpenServer) -> int:
    seat: int = port.user("Ada").view(WORD)["actors"][0]
    return seat


def common_move(who: list[User], seat: int) -> str:
    """A move that is offered in both worlds."""
    one, two = (
        {str(offer["move"]) for offer in sailor.view(WORD, seat)["scene"]["offers"]} for sailor in who
    )
    return min(one & two)


def open_lines(port: OpenServer) -> list[Any]:
    """Live lines of Ada's seat, of everybody's eyes, and of somebody else."""
    lines = []
    for name, seat in (("Ada", 0), ("Ada", None), ("Eve", None)):
        lines.append(port.user(name).live(WORD, seat).__enter__())
        next_message(lines[-1])
    return lines


def next_messages(line: Any) -> list[str]:
    """What a live line tells of the two moves of a trick, as it was sent."""
    told = [line.receive_text(), line.receive_text()]
    assert all(json.loads(message)["type"] == "frames" for message in told)
    return told


def test_every_route_of_tables_is_asked() -> None:
    """Who adds a route must ask it above, too."""
    known = {"/tables", "/tables/{table}", *(f"/tables/{{table}}/{what}" for what in
             ("plies/{ply}", "plies/{ply}/why", "advice", "luck", "logbook", "moves", "refusal", "undo", "live",
              "proof", "salt", "ask-undo", "ask-pause", "ask-draw", "resume", "answer", "talk", "note", "sit", "bot", "back", "leave", "ticket", "claim", "rematch"))}  # fmt: skip
    assert set(paths([*tables.ROUTES, *seats.ROUTES, *advice.ROUTES, *chat.ROUTES, *live.ROUTES])) == known
    assert not any("table" in path for path in paths(library.ROUTES))


def paths(found: Sequence[BaseRoute]) -> Iterator[str]:
    for route in found:
        assert isinstance(route, Route | WebSocketRoute)
        yield route.path


@pytest.mark.parametrize(
    ("what", "leak"),
    [("view", lambda state, _: view(state, 1)), ("is_witness", lambda _, __: True)],
    ids=["with other eyes", "of the deal"],
)
def test_the_comparison_would_notice_a_leak(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str, leak: Callable[..., Any]
) -> None:
    with twins(tmp_path) as (one, two):
        monkeypatch.setattr(f"spielhafen.match.match.{what}", leak)
        told, other = everything(one), everything(two)
        assert {question for question in told if told[question] != other[question]}


def test_a_foreign_seat_cannot_be_watched(tmp_path: Path) -> None:
    with twins(tmp_path) as (port, _):
        for name, seat in (("Ada", 1), ("Eve", 0), ("Eve", 1)):
            with port.user(name).live(WORD, seat) as line:
                assert line.first_message["type"] == "websocket.http.response.start"
                assert line.first_message["status"] == 403


def test_the_key_of_chance_never_leaves(tmp_path: Path) -> None:
    with twins(tmp_path) as (port, _):
        told = b"".join(everything(port).values())
        assert bytes(32).hex().encode() not in told
        assert port.registry.store.events(WORD)[0].count(bytes(32).hex().encode()) == 1
        assert port.user("Bo").hash.encode() not in told
        assert port.user("Ada").token.encode() not in told


@pytest.mark.parametrize("level", ["sailor"])
def test_a_bot_is_asked_with_its_own_view_only(tmp_path: Path, level: str) -> None:
    crew = RandomBotPool()
    with open_server(open_store(tmp_path), crew) as port:
        ada = port.user("Ada")
        seats = [SeatPlan("Ada", owner=ada.hash), SeatPlan("Bot", kind="bot", level=level)]
        match, events = begun(open_match(SANTA_TIMEA, {"first": 2}, seats, bytes(32), 1.0, ada.hash))
        store_match(port.store, WORD, match, events)
        with ada.live(WORD, 0) as line:
            while not crew.jobs:
                next_message(line)
    known = crew.jobs[0].view["state"]
    assert known["viewer"] == 1
    assert set(known["hands"][0]) == {-1}
    assert -1 not in known["hands"][1]
