"""Webhook notifications of absent players, one for each turn."""

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


class FakeWebhook:
    """Stores messages; fails while `broken` is set."""

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
def server_with_webhook(folder: Path, post: FakeWebhook) -> Iterator[OpenServer]:
    store = open_store(folder)
    registry = TableRegistry(
        store, RandomBotPool(), notifiers=[WebhookNotifier("https://hook.example/x", HOME, post)]
    )
    with running_app(
        create_app(registry, frozenset({HOST_NAME}), UNLIMITED), f"http://{HOST_NAME}"
    ) as client:
        yield OpenServer(client, store, registry)


def seat_to_move(who: User, table: str) -> int:
    """Return the seat to move."""
    (seat,) = who.view(table)["actors"]
    return int(seat)


def pass_the_turn(players: tuple[User, User], table: str) -> int:
    """Play until the other seat is to move, and return it; the winner of a trick leads the next."""
    before = seat_to_move(players[0], table)
    while seat_to_move(players[0], table) == before:
        players[before].play_any(table)
    return 1 - before


@pytest.mark.parametrize(
    "broken",
    [OSError("nobody there"), ValueError("no address"), BadStatusLine("ahoi"), LineTooLong("header line")],
)
def test_an_absent_player_who_is_to_move_is_notified(tmp_path: Path, broken: Exception) -> None:
    post = FakeWebhook()
    with server_with_webhook(tmp_path, post) as server:
        ada, bo = server.user("Ada"), server.user("Bo")
        table = ada.create_table(ONE_AND_OPEN)["id"]
        json_of(bo.sit(table))
        assert post.next()["captains"] == [("Ada", "Bo")[seat_to_move(ada, table)]]
        post.broken = broken
        pass_the_turn((ada, bo), table)
        seat = pass_the_turn((ada, bo), table)
        message = post.next()
        assert set(message) == {"table", "game", "captains", "link", "text", "content", "allowed_mentions"}
        assert message["link"] == f"{HOME}/#/table/{table}"
        assert message["captains"] == [("Ada", "Bo")[seat]]
        assert message["captains"][0] in message["text"]
        assert post.messages.empty()


@dataclass
class TwoPlayers:
    """Ada and Bo at a table, to which both have been notified."""

    server: OpenServer
    post: FakeWebhook
    ada: User
    bo: User
    table: str

    def notified(self) -> set[str]:
        """Return who is notified while each player is to move at least once."""
        for _ in range(2):
            pass_the_turn((self.ada, self.bo), self.table)
        last = TurnNotice("amber-gull-1", "santa_timea", ["nobody else"], [""])
        self.server.client.portal.call(self.server.registry.notifiers[0].notify, last)
        notified: set[str] = set()
        while "nobody else" not in (names := self.post.next()["captains"]):
            notified.update(names)
        return notified


@pytest.fixture
def players_at_table(tmp_path: Path) -> Iterator[TwoPlayers]:
    post = FakeWebhook()
    with server_with_webhook(tmp_path, post) as server:
        ada, bo = server.user("Ada"), server.user("Bo")
        table = ada.create_table(ONE_AND_OPEN)["id"]
        json_of(bo.sit(table))
        post.next()
        yield TwoPlayers(server, post, ada, bo, table)


def test_a_watching_player_is_not_notified(players_at_table: TwoPlayers) -> None:
    ada, bo, table = players_at_table.ada, players_at_table.bo, players_at_table.table
    with ada.live(table, 0) as adas, bo.live(table, 1) as bos:
        next_message(adas)
        next_message(bos)
        for _ in range(4):
            (ada, bo)[seat_to_move(ada, table)].play_any(table)
    assert players_at_table.post.messages.empty()


def test_a_player_who_watches_another_view_is_present(players_at_table: TwoPlayers) -> None:
    ada, bo, table, post = (
        players_at_table.ada,
        players_at_table.bo,
        players_at_table.table,
        players_at_table.post,
    )
    eve = players_at_table.server.user("Eve")
    both = json_of(eve.post("/tables", {"game": "santa_timea", "seats": TWO_HERE}), 201)["id"]
    assert post.messages.empty()
    with ada.live(table) as adas, bo.live(table) as bos, eve.live(both, 0) as eves:
        for line in (adas, bos, eves):
            next_message(line)
        pass_the_turn((ada, bo), table)
        for _ in range(4):
            eve.play_any(both)
    with eve.live(table) as eves:  # a spectator has no turn
        next_message(eves)
        seat = pass_the_turn((ada, bo), table)
        assert post.next()["captains"] == [("Ada", "Bo")[seat]]
    assert post.messages.empty()


# An open connection does not count as watching if its page is hidden.


def report_visibility(connection: AsgiSocket, *said: str | bytes) -> None:
    """Report visibility, and wait until the server has processed it."""
    for each in said:
        connection.send({"type": "websocket.receive", "text" if isinstance(each, str) else "bytes": each})
    connection.send({"type": "websocket.receive", "text": "ping"})
    while next_message(connection)["type"] != "pong":
        pass


def test_a_player_with_a_hidden_page_is_notified(players_at_table: TwoPlayers) -> None:
    ada, bo, table = players_at_table.ada, players_at_table.bo, players_at_table.table
    with ada.live(table, 0) as adas, bo.live(table, 1) as bos:
        report_visibility(adas, "hidden")
        report_visibility(bos)
        assert players_at_table.notified() == {"Ada"}
        report_visibility(bos, "hidden")
        assert players_at_table.notified() == {"Ada", "Bo"}
        report_visibility(adas, "visible")
        assert players_at_table.notified() == {"Bo"}
        report_visibility(bos, "visible", "visible")
        assert players_at_table.notified() == set()


def test_a_page_can_connect_as_hidden(players_at_table: TwoPlayers) -> None:
    ada, bo, table = players_at_table.ada, players_at_table.bo, players_at_table.table
    with ada.live(table, 0, hidden=1) as adas, bo.live(table, 1, hidden=0):
        assert players_at_table.notified() == {"Ada"}
        report_visibility(adas, "visible")
        assert players_at_table.notified() == set()


def test_one_visible_page_of_several_is_enough(players_at_table: TwoPlayers) -> None:
    ada, bo, table = players_at_table.ada, players_at_table.bo, players_at_table.table
    with ada.live(table, 0, hidden=1), ada.live(table) as other, bo.live(table, 1):
        assert players_at_table.notified() == set()
        report_visibility(other, "hidden")
        assert players_at_table.notified() == {"Ada"}


def test_unknown_messages_do_not_change_visibility(players_at_table: TwoPlayers) -> None:
    ada, bo, table = players_at_table.ada, players_at_table.bo, players_at_table.table
    with ada.live(table, 0) as adas, bo.live(table, 1, hidden=1) as bos:
        for line in (adas, bos):
            report_visibility(
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
        assert players_at_table.notified() == {"Bo"}


def test_a_name_cannot_alert_a_whole_channel() -> None:
    notifier = WebhookNotifier("https://hook.example/x", HOME)
    message = notifier.message(
        TurnNotice("amber-gull-1", "santa_timea", ["@everyone", "<!channel> & Co"], ["", ""])
    )
    assert message.allowed_mentions.parse == []
    assert "<" not in message.text
    assert "&lt;!channel&gt; &amp; Co" in message.text
    assert f"{HOME}/#/table/amber-gull-1" in message.text
    assert "<!channel> & Co" in message.content
    assert message.captains == ["@everyone", "<!channel> & Co"]


@pytest.mark.parametrize(
    "address", ["", "harbour.example", "ftp://x", "file:///etc/passwd", "http://", "http://[", "http://a\nb"]
)
def test_only_web_addresses_are_accepted(address: str) -> None:
    with pytest.raises(BadAddress):
        check_url(address, "--webhook")


def test_an_address_keeps_its_port_and_path() -> None:
    assert check_url("https://h.example:8443/a/", "--address") == "https://h.example:8443/a"
