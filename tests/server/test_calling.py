"""Calling people who look elsewhere: once for each turn, to an address that the keeper of the harbour has named."""

from __future__ import annotations

import json
import queue
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import BadStatusLine, LineTooLong
from pathlib import Path
from typing import Any

import pytest

from spielhafen.server.app import application
from spielhafen.server.calling import BadAddress, Caller, check_address
from spielhafen.server.harbour import Harbour
from tests.server.asgi import opened
from tests.server.harbours import FOR_A_FRIEND, NAME, PATIENT, LotCrew, Port, good, heard, store_in

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
def port_with(folder: Path, post: Post) -> Iterator[Port]:
    store = store_in(folder)
    harbour = Harbour(store, LotCrew(), caller=Caller("https://hook.example/x", HOME, post))
    with opened(application(harbour, frozenset({NAME}), PATIENT), f"http://{NAME}") as client:
        yield Port(client, store, harbour)


@pytest.mark.parametrize(
    "broken",
    [OSError("nobody there"), ValueError("no address"), BadStatusLine("ahoi"), LineTooLong("header line")],
)
def test_whoever_is_asked_and_looks_elsewhere_is_called(tmp_path: Path, broken: Exception) -> None:
    post = Post()
    with port_with(tmp_path, post) as port:
        ada, bo = port.sailor("Ada"), port.sailor("Bo")
        table = ada.lay(FOR_A_FRIEND)["id"]
        good(bo.sit(table))
        who = {"Ada": ada, "Bo": bo}
        (first,) = post.next()["captains"]
        post.broken = broken
        who[first].play_any(table)
        (again,) = ada.look(table)["actors"]
        who[("Ada", "Bo")[again]].play_any(table)
        told = post.next()
        assert set(told) == {"table", "game", "captains", "link", "text", "content"}
        assert told["link"] == f"{HOME}/#/table/{table}"
        assert told["captains"][0] in told["text"]
        assert post.messages.empty()


def test_who_looks_on_is_not_called(tmp_path: Path) -> None:
    post = Post()
    with port_with(tmp_path, post) as port:
        ada, bo = port.sailor("Ada"), port.sailor("Bo")
        table = ada.lay(FOR_A_FRIEND)["id"]
        good(bo.sit(table))
        post.next()
        with ada.live(table, 0) as adas, bo.live(table, 1) as bos:
            heard(adas)
            heard(bos)
            for _ in range(4):
                (seat,) = ada.look(table)["actors"]
                (ada, bo)[seat].play_any(table)
        assert post.messages.empty()


@pytest.mark.parametrize(
    "address", ["", "harbour.example", "ftp://x", "file:///etc/passwd", "http://", "http://[", "http://a\nb"]
)
def test_only_addresses_of_the_web_are_taken(address: str) -> None:
    with pytest.raises(BadAddress):
        check_address(address, "--webhook")


def test_an_address_keeps_its_port_and_path() -> None:
    assert check_address("https://h.example:8443/a/", "--address") == "https://h.example:8443/a"
