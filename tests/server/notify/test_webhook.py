"""Calling people who look elsewhere: once for each turn, to an address that the keeper of the harbour has named."""

from __future__ import annotations

import json
import queue
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from http.client import BadStatusLine, LineTooLong
from pathlib import Path
from typing import Any

import pytest

from spielhafen.server.app import create_app
from spielhafen.server.notify.webhook import BadAddress, TurnNotice, WebhookNotifier, check_url
from spielhafen.server.tables.registry import TableRegistry
from tests.server.asgi import AsgiSocket, running_app
from tests.server.registries import (
    HOST_NAME,
    ONE_AND_OPEN,
    TWO_HERE,
    UNLIMITED,
    OpenServer,
    RandomBotPool,
    User,
    json_of,
    next_message,
    open_store,
)

HOME = "https://harbour.example"


class Post:
    """Takes messages; fails while it is told to."""

    def __init__(self) -> None:
        self.messages: queue.Queue[tuple[str, dict[str, Any]]] = queue.Queue()
        self.broken: Exception | None = None

    def __call__(self, address: str, body: bytes) -> None:
        if self.broken:
            broken, self.broken = self.broken, None
            raise broken
        self.messages.put((address, json.loads(body)))

    def next(self) -> dict[str, Any]:
        return self.messages.get(timeout=20)[1]


@contextmanager
def port_with(folder: Path, post: Post) -> Iterator[OpenServer]:
    store = open_store(folder)
    harbour = TableRegistry(
        store, RandomBotPool(), notifier=WebhookNotifier("https://hook.example/x", HOME, post)
    )
    with running_app(create_app(harbour, frozenset({HOST_NAME}), UNLIMITED), f"http://{HOST_NAME}") as client:
        yield OpenServer(client, store, harbour)


def turn_of(who: User, table: str) -> int:
    """The seat that is asked."""
    (seat,) = who.view(table)["actors"]
    return int(seat)


def pass_the_turn(captains: tuple[User, User], table: str) -> int:
    """Play until the other seat is asked, which is the answer: whoever wins a trick is asked again at once."""
    before = turn_of(captains[0], table)
    while turn_of(captains[0], table) == before:
        captains[before].play_any(table)
    return 1 - before


@pytest.mark.parametrize(
    "broken",
    [OSError("nobody there"), ValueError("no address"), BadStatusLine("ahoi"), LineTooLong("header line")],
)
def test_whoever_is_asked_and_looks_elsewhere_is_called(tmp_path: Path, broken: Exception) -> None:
    post = Post()
    with port_with(tmp_path, post) as port:
        ada, bo = port.user("Ada"), port.user("Bo")
        table = ada.create_table(ONE_AND_OPEN)["id"]
        json_of(bo.sit(table))
        assert post.next()["captains"] == [("Ada", "Bo")[turn_of(ada, table)]]
        post.broken = broken
        pass_the_turn((ada, bo), table)
        asked = pass_the_turn((ada, bo), table)
        told = post.next()
        assert set(told) == {"table", "game", "captains", "link", "text", "content", "allowed_mentions"}
        assert told["link"] == f"{HOME}/#/table/{table}"
        assert told["captains"] == [("Ada", "Bo")[asked]]
        assert told["captains"][0] in told["text"]
        assert post.messages.empty()


@dataclass
class Evening:
    """Ada and Bo, and the table at which they sit; both have been called to it."""

    port: OpenServer
    post: Post
    ada: User
    bo: User
    table: str

    def called(self) -> set[str]:
        """Who is called while both are asked once or more."""
        for _ in range(2):
            pass_the_turn((self.ada, self.bo), self.table)
        assert self.port.registry.notifier is not None
        last = TurnNotice("amber-gull-1", "santa_timea", ["nobody else"], [""])
        self.port.client.portal.call(self.port.registry.notifier.notify, last)
        called: set[str] = set()
        while "nobody else" not in (names := self.post.next()["captains"]):
            called.update(names)
        return called


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    post = Post()
    with port_with(tmp_path, post) as port:
        ada, bo = port.user("Ada"), port.user("Bo")
        table = ada.create_table(ONE_AND_OPEN)["id"]
        json_of(bo.sit(table))
        post.next()
        yield Evening(port, post, ada, bo, table)


def test_who_looks_on_is_not_called(evening: Evening) -> None:
    ada, bo, table = evening.ada, evening.bo, evening.table
    with ada.live(table, 0) as adas, bo.live(table, 1) as bos:
        next_message(adas)
        next_message(bos)
        for _ in range(4):
            (ada, bo)[turn_of(ada, table)].play_any(table)
    assert evening.post.messages.empty()


def test_who_looks_through_other_eyes_is_there_too(evening: Evening) -> None:
    ada, bo, table, post = evening.ada, evening.bo, evening.table, evening.post
    eve = evening.port.user("Eve")
    both = json_of(eve.post("/tables", {"game": "santa_timea", "seats": TWO_HERE}), 201)["id"]
    assert post.messages.empty()
    with ada.live(table) as adas, bo.live(table) as bos, eve.live(both, 0) as eves:
        for line in (adas, bos, eves):
            next_message(line)
        pass_the_turn((ada, bo), table)
        for _ in range(4):
            eve.play_any(both)
    with eve.live(table) as eves:  # whoever only looks on is nobody who is asked
        next_message(eves)
        asked = pass_the_turn((ada, bo), table)
        assert post.next()["captains"] == [("Ada", "Bo")[asked]]
    assert post.messages.empty()


# A line that stands is nobody who looks.


def say(line: AsgiSocket, *said: str | bytes) -> None:
    """What a page says of itself; the harbour has heard it when it answers what came after."""
    for each in said:
        line.send({"type": "websocket.receive", "text" if isinstance(each, str) else "bytes": each})
    line.send({"type": "websocket.receive", "text": "ping"})
    while next_message(line)["type"] != "pong":
        pass


def test_who_has_turned_away_from_a_page_that_stands_open_is_called(evening: Evening) -> None:
    ada, bo, table = evening.ada, evening.bo, evening.table
    with ada.live(table, 0) as adas, bo.live(table, 1) as bos:
        say(adas, "hidden")
        say(bos)
        assert evening.called() == {"Ada"}
        say(bos, "hidden")
        assert evening.called() == {"Ada", "Bo"}
        say(adas, "visible")
        assert evening.called() == {"Bo"}
        say(bos, "visible", "visible")
        assert evening.called() == set()


def test_a_page_that_is_hidden_may_say_so_when_it_opens_its_line(evening: Evening) -> None:
    ada, bo, table = evening.ada, evening.bo, evening.table
    with ada.live(table, 0, hidden=1) as adas, bo.live(table, 1, hidden=0):
        assert evening.called() == {"Ada"}
        say(adas, "visible")
        assert evening.called() == set()


def test_who_looks_at_one_of_several_pages_looks(evening: Evening) -> None:
    ada, bo, table = evening.ada, evening.bo, evening.table
    with ada.live(table, 0, hidden=1), ada.live(table) as other, bo.live(table, 1):
        assert evening.called() == set()
        say(other, "hidden")
        assert evening.called() == {"Ada"}


def test_what_is_no_word_of_a_page_about_itself_changes_nothing(evening: Evening) -> None:
    ada, bo, table = evening.ada, evening.bo, evening.table
    with ada.live(table, 0) as adas, bo.live(table, 1, hidden=1) as bos:
        for line in (adas, bos):
            say(
                line,
                "Hidden",
                "hidden ",
                " visible",
                '{"type": "hidden"}',
                b"hidden",
                b"visible",
                "",
                "x" * 9999,
            )
        assert evening.called() == {"Bo"}


def test_a_name_rings_no_bell_for_everybody() -> None:
    caller = WebhookNotifier("https://hook.example/x", HOME)
    told = caller.message(
        TurnNotice("amber-gull-1", "santa_timea", ["@everyone", "<!channel> & Co"], ["", ""])
    )
    assert told["allowed_mentions"] == {"parse": []}
    assert "<" not in told["text"]
    assert "&lt;!channel&gt; &amp; Co" in told["text"]
    assert f"{HOME}/#/table/amber-gull-1" in told["text"]
    assert "<!channel> & Co" in told["content"]
    assert told["captains"] == ["@everyone", "<!channel> & Co"]


@pytest.mark.parametrize(
    "address", ["", "harbour.example", "ftp://x", "file:///etc/passwd", "http://", "http://[", "http://a\nb"]
)
def test_only_addresses_of_the_web_are_taken(address: str) -> None:
    with pytest.raises(BadAddress):
        check_url(address, "--webhook")


def test_an_address_keeps_its_port_and_path() -> None:
    assert check_url("https://h.example:8443/a/", "--address") == "https://h.example:8443/a"
