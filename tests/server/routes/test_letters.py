"""Tests for private feeds and calendars of the tables at which it is a person's turn."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree as ET

import httpx
import pytest

from spielhafen.core.game import find_game
from spielhafen.match import ClockPlan, Match, SeatPlan, open_match
from spielhafen.server.middleware.rate_limits import RateLimits
from spielhafen.server.notify.own_turns import OwnTurn, TurnPages
from spielhafen.server.server_parts import ServerPart
from spielhafen.server.token_buckets import Rate
from spielhafen.store.schema import TURN_FEED
from tests.server.registries import OpenServer, User, json_of, open_server, open_store, store_match

OPENED_AT = 86_400.0
ATOM = "{http://www.w3.org/2005/Atom}"
PARTS: frozenset[ServerPart] = frozenset({"letters"})


@pytest.fixture
def server(tmp_path: Path) -> Iterator[OpenServer]:
    with open_server(open_store(tmp_path), parts=PARTS, now=lambda: OPENED_AT) as opened:
        yield opened


def create_feed(user: User, language: str = "en") -> dict[str, str]:
    return json_of(user.post("/letters/feed", {"language": language}), 201)


def read(server: OpenServer, address: str, **headers: str) -> httpx.Response:
    """Read a feed as a program does: without any cookie or token."""
    return server.client.get(f"/{address}", headers=headers)


def begin(
    server: OpenServer, table: str = "amber-gull-7", clock: ClockPlan | None = None, first: int = 1
) -> None:
    """Store a game of Ada and Bo in which Ada (`first` is 1) or Bo begins."""
    seats = [SeatPlan(name, owner=server.user(name).hash) for name in ("Ada", "Bo")]
    game, options = find_game("santa_timea"), {"first": first, "professional": True}
    opened = open_match(game, options, seats, bytes(32), OPENED_AT, seats[0].owner, clock=clock)
    store_match(server.store, table, Match(opened), [opened])


def entries(answer: httpx.Response) -> list[tuple[str, str, str, str]]:
    """Return title, time, link and content of the entries of a feed."""
    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/atom+xml")
    found = []
    for entry in ET.fromstring(answer.content).iter(f"{ATOM}entry"):
        link = entry.find(f"{ATOM}link")
        assert link is not None
        words = [entry.findtext(f"{ATOM}{name}") or "" for name in ("title", "updated", "content")]
        found.append((words[0], words[1], link.attrib["href"], words[2]))
    return found


def test_a_feed_lists_the_tables_at_which_it_is_the_persons_turn(
    server: OpenServer, ada: User, bo: User
) -> None:
    begin(server)

    assert entries(read(server, create_feed(ada)["atom"])) == [
        (
            "Santa Timea: your turn at amber-gull-7",
            "1970-01-02T00:00:00Z",
            "http://harbour.test/#/table/amber-gull-7",
            "With Bo. Since 1970-01-02 00:00 (UTC).",
        )
    ]
    assert entries(read(server, create_feed(bo)["atom"])) == []


def test_the_feed_follows_the_game(server: OpenServer, ada: User, bo: User) -> None:
    begin(server)
    of_ada, of_bo = (create_feed(user)["atom"] for user in (ada, bo))
    for _ in range(20):  # both choose a bride and tricks before cards are played
        user = ada if entries(read(server, of_ada)) else bo
        acting = ada.view("amber-gull-7")["actors"]
        assert [bool(entries(read(server, each))) for each in (of_ada, of_bo)] == [
            seat in acting for seat in (0, 1)
        ]
        user.play_any("amber-gull-7")


def test_a_feed_is_in_the_chosen_language(server: OpenServer, ada: User) -> None:
    begin(server)
    ((title, _, _, content),) = entries(read(server, create_feed(ada, "de")["atom"]))

    assert title == "Santa Timea: Du bist am Tisch amber-gull-7 am Zug"
    assert content == "Mit Bo. Seit 1970-01-02 00:00 (UTC)."
    assert ada.post("/letters/feed", {"language": "xx"}).status_code == 404


def test_the_calendar_holds_the_deadlines_of_own_clocks(server: OpenServer, ada: User, bo: User) -> None:
    begin(server, clock=ClockPlan("move", 3600.0))
    begin(server, "blue-tern-2")
    answer = read(server, create_feed(ada)["calendar"])

    assert answer.headers["content-type"] == "text/calendar; charset=utf-8"
    assert answer.text.split("\r\n") == [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Spielhafen//Turns//EN",
        "X-WR-CALNAME:Clocks at Spielhafen",
        "BEGIN:VEVENT",
        "UID:amber-gull-7@harbour.test",
        "DTSTAMP:19700102T000000Z",
        "DTSTART:19700102T010000Z",
        "SUMMARY:Santa Timea: your time at amber-gull-7 runs out",
        "DESCRIPTION:With Bo. Since 1970-01-02 00:00 (UTC). Your time runs out on 19",
        " 70-01-02 01:00 (UTC). http://harbour.test/#/table/amber-gull-7",
        "URL:http://harbour.test/#/table/amber-gull-7",
        "TRANSP:TRANSPARENT",
        "END:VEVENT",
        "END:VCALENDAR",
        "",
    ]
    assert "VEVENT" not in read(server, create_feed(bo)["calendar"]).text


def test_long_lines_of_a_calendar_are_folded_between_characters() -> None:
    turn = OwnTurn("amber-gull-7", "no such game", ("Ö" * 24, "a,b;c\\d", "✿" * 24), 0.0, 60.0)
    written = TurnPages("en", "https://harbour.test", 0.0).calendar([turn])
    lines = written.decode().split("\r\n")

    assert all(len(line.encode()) <= 75 for line in lines)
    assert f"{'Ö' * 24}\\, a\\,b\\;c\\\\d\\, {'✿' * 24}" in written.decode().replace("\r\n ", "")


def test_markup_in_a_name_is_no_markup_in_a_feed() -> None:
    turn = OwnTurn("amber-gull-7", "columbus", ("<b>&\x0b",), 0.0, None)
    feed = ET.fromstring(TurnPages("en", "https://harbour.test", 0.0).atom([turn]))

    assert (feed.findtext(f"{ATOM}entry/{ATOM}content") or "").startswith("With <b>& .")


def test_a_feed_that_is_known_is_not_sent_again(server: OpenServer, ada: User) -> None:
    begin(server)
    for address in create_feed(ada).values():
        first = read(server, address)
        tag = first.headers["etag"]
        again = read(server, address, **{"If-None-Match": f'"other", W/{tag}'})

        assert first.headers["cache-control"] == "private, no-cache"
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)


def test_a_feed_that_has_changed_is_sent(server: OpenServer, ada: User) -> None:
    begin(server)
    address = create_feed(ada)["atom"]
    tag = read(server, address).headers["etag"]
    ada.play_any("amber-gull-7")

    assert entries(read(server, address, **{"If-None-Match": tag})) == []


def test_a_feed_needs_and_sets_no_cookie(server: OpenServer, ada: User) -> None:
    for address in (*create_feed(ada).values(), f"api/letters/{'x' * 43}/turns.atom"):
        assert {"set-cookie", "spielhafen-new-person"}.isdisjoint(read(server, address).headers)


def test_a_renewed_address_voids_the_old_one_and_unknown_ones_look_the_same(
    server: OpenServer, ada: User
) -> None:
    old, new = create_feed(ada), create_feed(ada)
    unknown = read(server, f"api/letters/{'x' * 43}/turns.atom")

    for address in (old["atom"], old["calendar"], "api/letters/y/turns.ics"):
        answer = read(server, address)
        assert (answer.status_code, answer.content, answer.headers) == (404, unknown.content, unknown.headers)
    assert read(server, new["atom"]).status_code == 200


def test_a_feed_can_be_switched_off_and_leaves_nothing(server: OpenServer, ada: User, bo: User) -> None:
    address, kept = create_feed(ada)["atom"], create_feed(bo)["atom"]
    assert json_of(ada.get("/letters/mine"))["feed"] == {"language": "en", "since": OPENED_AT}

    assert ada.delete("/letters").status_code == 204

    assert json_of(ada.get("/letters/mine"))["feed"] is None
    assert read(server, address).status_code == 404
    assert read(server, kept).status_code == 200


def test_the_token_is_nowhere_in_the_database(server: OpenServer, ada: User) -> None:
    token = create_feed(ada)["atom"].split("/")[2]
    with server.store.transaction() as connection:
        (row,) = connection.execute(TURN_FEED.select()).all()

    assert token not in str(row)


def test_feeds_are_limited_by_address(tmp_path: Path) -> None:
    limits = RateLimits(feeds=Rate(0.001, 2))
    with open_server(open_store(tmp_path), limits=limits, parts=PARTS) as server:
        address = create_feed(server.user())["atom"]
        assert [read(server, address).status_code for _ in range(4)] == [200, 200, 429, 429]


def test_nothing_is_there_until_the_host_opens_it(tmp_path: Path) -> None:
    with open_server(open_store(tmp_path)) as server:
        ada = server.user()
        answers = [
            ada.get("/letters/mine"),
            ada.delete("/letters"),
            ada.post("/letters/feed", {"language": "en"}),
            read(server, f"api/letters/{'x' * 43}/turns.atom"),
            read(server, f"api/letters/{'x' * 43}/turns.ics"),
        ]

    assert [answer.status_code for answer in answers] == [404] * 5


def test_a_finished_or_waiting_table_is_not_listed(server: OpenServer, ada: User) -> None:
    address = create_feed(ada)["atom"]
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "open"}]
    ada.create_table(seats)

    assert entries(read(server, address)) == []


def test_links_name_the_public_address_only_to_those_who_used_it(tmp_path: Path) -> None:
    """A link to another host than the one asked would lead readers away."""
    for public_url, expected in (
        ("https://harbour.test/play", "https://harbour.test/play/#/table/amber-gull-7"),
        ("https://elsewhere.test", "http://harbour.test/#/table/amber-gull-7"),
    ):
        folder = tmp_path / expected.split("/")[2] / str(len(public_url))
        folder.mkdir(parents=True)
        with open_server(open_store(folder), parts=PARTS, public_url=public_url) as server:
            begin(server)
            ((_, _, link, _),) = entries(read(server, create_feed(server.user())["atom"]))
        assert link == expected
