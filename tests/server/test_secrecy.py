"""Secrecy: two servers that differ only in Bo's hand send the same bytes to all others.

Any answer or message that depended on Bo's secret would differ.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeAlias

import httpx
import pytest

from spielhafen.core.secret import view
from spielhafen.games.santa_timea import GAME as SANTA_TIMEA
from spielhafen.match import Event, Match, Opened, SeatPlan, open_match
from spielhafen.server.endpoints import ENDPOINTS
from spielhafen.server.middleware.identity import hash_token
from spielhafen.server.server_parts import ServerPart
from spielhafen.store import turn_feeds
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
NOW = 2_000.0
"""The time at both servers: it stands still, since what they do by themselves would move it."""
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
    parts: frozenset[ServerPart] = frozenset({"lobby", "ratings", "tournaments", "letters", "passphrases"})
    with (
        open_server(open_store(folder / "a"), parts=parts, now=lambda: NOW) as one,
        open_server(open_store(folder / "b"), parts=parts, now=lambda: NOW) as two,
    ):
        users = {name: one.user(name).hash for name in ("Ada", "Bo")}
        for server, (match, events) in zip((one, two), two_worlds(users), strict=True):
            store_match(server.store, TABLE_ID, match, events)
        yield one, two


def all_answers(server: OpenServer) -> dict[str, bytes]:
    """Return all answers that Ada and a stranger can get."""
    answers: dict[str, bytes] = {}
    for name in ("Ada", "Eve"):
        user = server.user(name)
        requests: dict[str, Request] = {
            "tables": partial(user.get, "/tables"),
            "played games": partial(user.get, "/played-games"),
            "played games erased": partial(user.delete, "/played-games"),
            "server-parts": partial(user.get, "/server-parts"),
            "agreement": partial(user.post, "/ratings", {"name": name}),
            "ratings": partial(user.get, "/ratings"),
            "own ratings": partial(user.get, "/ratings/mine"),
            "ratings erased": partial(user.delete, "/ratings"),
            "lobby": partial(user.get, "/lobby"),
            "own lobby": partial(user.get, "/lobby/mine"),
            "wish": partial(user.post, "/lobby/wishes", {}),
            "join": partial(user.post, "/lobby/listings/x/join", {"name": name}),
            "block a listing": partial(user.post, "/lobby/listings/x/block", {}),
            "list": partial(user.post, f"/tables/{TABLE_ID}/listing", {"language": "en"}),
            "listing": partial(user.get, f"/tables/{TABLE_ID}/listing"),
            "unlist": partial(user.delete, f"/tables/{TABLE_ID}/listing"),
            "block": partial(user.post, f"/tables/{TABLE_ID}/block", {"seat": 9}),
            "lift": partial(user.delete, "/lobby/blocks/x"),
            "lobby erased": partial(user.delete, "/lobby"),
            **tournament_requests(user),
            **letter_requests(server, user),
            "passphrase": partial(user.get, "/passphrase"),
            "new passphrase": partial(user.post, "/passphrase", {}),
            "passphrase entered": partial(user.post, "/passphrase/enter", {"words": "able"}),
            "passphrase erased": partial(user.delete, "/passphrase"),
            "own data": partial(user.get, "/own-data"),
        }
        for seat in (None, 0, 1):
            requests |= get_requests(user, seat)
        if name == "Ada":
            for seat in (0, 1):
                requests |= commands(user, seat)
        requests["own data erased"] = partial(user.delete, "/own-data")
        for what, ask in requests.items():
            answer = ask()
            answers[f"{name}: {what}"] = answer.content + str(sorted(answer.headers.items())).encode()
    return answers


def tournament_requests(user: User) -> dict[str, Request]:
    """Return requests about a tournament whose organiser this is, and about tournaments of all."""
    key = "key-of-tournament"
    at = f"/tournaments/{sha256(f'{user.hash}:{key}'.encode()).hexdigest()[:12]}"
    cup = {"name": "Cup", "game": "santa_timea", "kind": "swiss", "seats": 2}
    return {
        "tournament": partial(user.post, "/tournaments", cup, key),
        "entry": partial(user.post, f"{at}/entrants", {"name": "Ada"}),
        "round": partial(user.post, f"{at}/rounds", {"round": 1}),
        "result": partial(user.post, f"{at}/results", {"game": 0, "places": [1, 2]}),
        "end": partial(user.post, f"{at}/end", {}),
        "tournaments": partial(user.get, "/tournaments"),
        "one tournament": partial(user.get, at),
        "own tournaments": partial(user.get, "/tournaments/mine"),
        "link for commentators": partial(user.post, f"{at}0/commentators/link", {}),
        "commentator": partial(user.post, f"{at}/commentators", {"link": "x" * 43, "name": "Eve"}),
        "dismissal": partial(user.post, f"{at}/commentators/dismiss", {"commentator": 0, "name": "Eve"}),
        "dropout": partial(user.post, f"{at}/withdraw", {"entrant": 0, "name": "Ada"}),
        "own tournaments erased": partial(user.delete, "/tournaments/mine"),
        "tournament erased": partial(user.delete, at),
    }


def letter_requests(server: OpenServer, user: User) -> dict[str, Request]:
    """Return requests about news of one's own tables, and for the feed of this person."""
    token = f"{user.token}-feed"
    turn_feeds.save_feed(server.store, turn_feeds.TurnFeed(user.hash, hash_token(token), "en", 1.0))
    return {
        "feed": partial(user.get, f"/letters/{token}/turns.atom"),
        "calendar": partial(user.get, f"/letters/{token}/turns.ics"),
        "own letters": partial(user.get, "/letters/mine"),
        "mail address": partial(user.post, "/letters/mail", {"address": "a@b.example", "language": "en"}),
        "mail confirmed": partial(user.post, "/letters/mail/confirm", {"token": token}),
        "mail stopped": partial(user.post, f"/letters/mail/stop/{token}", {}),
        "mail erased": partial(user.delete, "/letters/mail"),
        "letters erased": partial(user.delete, "/letters"),
    }


def get_requests(user: User, seat: int | None) -> dict[str, Request]:
    at = f"/tables/{TABLE_ID}"
    past = {f"ply {ply} {seat}": partial(user.get, f"{at}/plies/{ply}", seat=seat) for ply in range(14)}
    return {
        f"table {seat}": partial(user.get, at, seat=seat),
        f"where {seat} stands": partial(user.minimal_view, TABLE_ID, seat),
        f"luck {seat}": partial(user.get, f"{at}/luck"),
        f"review {seat}": partial(user.get, f"{at}/review", seat=0),
        f"start review {seat}": partial(user.post, f"{at}/review", {"seat": 1}),
        f"cancel review {seat}": partial(user.post, f"{at}/review/cancel", {"seat": 1}),
        f"report {seat}": partial(user.get, f"{at}/report"),
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
        **{
            f"answer to {move} {seat}": partial(
                user.post,
                f"/tables/{TABLE_ID}/orders",
                {
                    "seat": seat,
                    "lines": [[{"seat": 1 - seat, "move": move}, {"seat": seat, "move": "never"}]],
                },
            )
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
                ("shoulder", {"seat": 9}),
                ("chat/1/reports", {}),
                ("shoulder/look", {"link": "x" * 43}),
                ("shoulder/hide", {"seat": 9}),
                ("rematch", {}),
                ("same-deal", {}),
                ("sandbox/outcome", {"seat": seat, "seq": seq}),
                ("sandbox/chance", {"seat": seat, "seq": seq, "manual": True}),
                ("sandbox/bots", {"seat": seat, "seq": seq, "level": "boy"}),
                ("sandbox/position", {"seat": seat, "seq": seq, "position": {}}),
                ("sandbox/place", {"piece": "card/N1", "place": "a1", "position": {}}),
                ("orders/choices", {"seat": seat}),
            )
        },
        f"position {seat}": partial(user.get, f"/tables/{TABLE_ID}/sandbox/position"),
        f"sandbox {seat}": partial(user.post, "/sandboxes", {"table": TABLE_ID, "ply": 12 + seat}),
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
        f"orders {seat}": partial(user.post, f"/tables/{TABLE_ID}/orders", {"seat": seat, "repeated": "?"}),
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


def test_lending_or_moving_a_seat_or_ordering_reveals_nothing(tmp_path: Path) -> None:
    """Orders, lent seats, seats taken back and tickets send the same messages in both worlds."""
    with twins(tmp_path) as servers:
        lines = [open_lines(server) for server in servers]
        for _ in range(2):
            seat = 1 - seat_to_lead(servers[0])
            for what, more in (
                ("orders", {}),
                ("bot", {"level": "random"}),
                ("take-back", {}),
                ("tickets", {}),
            ):
                who = [server.user(("Ada", "Bo")[seat]) for server in servers]
                answers = [user.post(f"/tables/{TABLE_ID}/{what}", {"seat": seat, **more}) for user in who]
                assert [answer.status_code for answer in answers] == [200, 200]
                assert what == "tickets" or seat == 1 or answers[0].content == answers[1].content
                # Of Bo's orders no one here is told, and of Ada's only Ada.
                told = len(lines[0]) if what != "orders" else (2, 0)[seat]
                first, second = ([line.receive_text() for line in each[:told]] for each in lines)
                assert first == second
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
             ("plies/{ply}", "plies/{ply}/explanation", "advice", "luck", "review", "review/cancel", "logbook", "moves", "refusal", "undo", "live",
              "proof", "salt", "proposals/undo", "proposals/pause", "proposals/draw", "resume", "orders", "orders/choices", "guide/leave", "proposals/answer", "chat", "chat/{number}/reports", "silence", "note", "sit", "bot", "take-back", "leave", "tickets", "tickets/redeem", "shoulder", "shoulder/look", "shoulder/hide", "listing", "block", "rematch", "same-deal", "report",
              "sandbox/outcome", "sandbox/chance", "sandbox/bots", "sandbox/position", "sandbox/place"))}  # fmt: skip
    assert {endpoint.path for endpoint in ENDPOINTS if endpoint.path.startswith("/tables")} == known
    assert not any("table" in endpoint.path for endpoint in ENDPOINTS if endpoint.path not in known)


@pytest.mark.parametrize(
    ("what", "leak"),
    [("match.view", lambda state, _: view(state, 1)), ("log.is_witness", lambda _, __: True)],
    ids=["of a view", "of the deal"],
)
def test_the_comparison_would_notice_a_leak(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str, leak: Callable[..., Any]
) -> None:
    with twins(tmp_path) as (one, two):
        monkeypatch.setattr(f"spielhafen.match.{what}", leak)
        answers, other = all_answers(one), all_answers(two)
        assert {question for question in answers if answers[question] != other[question]}


def test_the_lobby_tells_nothing_of_a_table_but_what_is_listed(tmp_path: Path) -> None:
    with open_server(open_store(tmp_path), parts=frozenset({"lobby"})) as server:
        ada, bo, eve = (server.user(name) for name in ("Ada", "Bo", "Eve"))
        seats = [{"kind": "human", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}]
        create = {"game": "columbus", "seats": seats}
        private, open_table = (json_of(ada.post("/tables", create), 201) for _ in range(2))
        for table in (private, open_table):
            json_of(bo.sit(table["id"], "Bo Secret"))
        ada.post(f"/tables/{open_table['id']}/chat", {"text": "between us"})
        json_of(ada.post(f"/tables/{open_table['id']}/listing", {"language": "en"}), 201)
        answer = eve.get("/lobby")
        (listing,) = json_of(answer)["listings"]
        assert set(listing) == {"id", "table", "game", "name", "mine", "taken", "free", "preset", "language", "clock",
                                "fill_in", "level"}  # fmt: skip
        assert (listing["table"], listing["name"], listing["mine"]) == (None, "Ada", False)
        for secret in (
            private["id"],
            open_table["id"],
            "Bo Secret",
            "between us",
            ada.hash,
            bo.hash,
            open_table["chance"]["commitment"],
        ):
            assert secret not in answer.text
        for table in (private["id"], open_table["id"]):
            assert eve.get(f"/tables/{table}/listing").json()["error"]["key"] == "server-not-your-table"
            for what in ("join", "block"):
                assert eve.post(f"/lobby/listings/{table}/{what}", {"name": "Eve"}).status_code == 404


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
