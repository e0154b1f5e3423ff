"""A harbour for tests: the whole application on a store of its own, spoken to without a network, and people who ask it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, TypeAlias
from weakref import WeakKeyDictionary

import httpx

from spielhafen.bots import dump_advice, why
from spielhafen.bots.luck_report import dump_luck, luck
from spielhafen.core import logbook
from spielhafen.core.game import find_game
from spielhafen.match import Event, Match, dump_event
from spielhafen.server.app import application
from spielhafen.server.bots.pool import Crew, Thought
from spielhafen.server.middleware.gate import Limits, Rate
from spielhafen.server.tables.fair_queue import Share
from spielhafen.server.tables.registry import Harbour
from spielhafen.server.views.serializers import card
from spielhafen.store import Entry, Kept, Store
from tests.server.asgi import Client, Socket, opened
from tests.server.memory import Memory

NAME = "harbour.test"
JSONDict: TypeAlias = dict[str, Any]

LITTLE = {"Prefer": "respond-async, return=minimal"}

EASY = Rate(1e6, 10**6)
PATIENT = Limits(EASY, EASY, EASY, EASY, EASY, EASY, EASY, EASY, EASY)
"""Limits for tests that are in a hurry."""

WITH_BOT = [{"kind": "here", "name": "Ada"}, {"kind": "bot", "level": "random", "name": "Magellan"}]
FOR_A_FRIEND = [{"kind": "here", "name": "Ada"}, {"kind": "open"}]
TWO = [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bo"}]


@dataclass
class LotCrew:
    """Chooses by lot at once; keeps what it was asked."""

    asked: list[Thought] = field(default_factory=list)

    async def choose(self, thought: Thought) -> str | None:
        self.asked.append(thought)
        view = find_game(thought.game).load(thought.view)
        return str(Random(thought.seed).choice(view.moves()))

    async def advise(self, thought: Thought) -> JSONDict | None:
        self.asked.append(thought)
        view = find_game(thought.game).load(thought.view)
        return dump_advice(why(find_game(thought.game), view, "sailor", thought.seed))

    async def luck(self, book: str, seed: int, share: Share) -> list[JSONDict] | None:
        return dump_luck(luck(logbook.read(book), seed))

    async def close(self) -> None:
        pass


class Sailor:
    """Somebody with a token of his own."""

    def __init__(self, client: Client, name: str) -> None:
        self.client = client
        self.token = sha256(name.encode()).hexdigest()
        self.headers = {"Authorization": f"Bearer {self.token}"}

    @property
    def hash(self) -> str:
        """What the server knows him by."""
        return sha256(self.token.encode()).hexdigest()

    def get(self, path: str, **query: Any) -> httpx.Response:
        asked = {name: value for name, value in query.items() if value is not None}
        return self.client.get(f"/api{path}", params=asked, headers=self.headers)

    def where_stands(self, table: str, seat: int | None = None) -> httpx.Response:
        """No more than programs need."""
        asked = {} if seat is None else {"seat": seat}
        return self.client.get(f"/api/tables/{table}", params=asked, headers=self.headers | LITTLE)

    def post(self, path: str, body: Any, key: str | None = None, *, little: bool = False) -> httpx.Response:
        headers = self.headers | ({"Idempotency-Key": key} if key else {}) | (LITTLE if little else {})
        return self.client.post(f"/api{path}", json=body, headers=headers)

    def delete(self, path: str) -> httpx.Response:
        return self.client.delete(f"/api{path}", headers=self.headers)

    def lay(
        self, seats: list[dict[str, str]] | None = None, key: str | None = None, **options: Any
    ) -> JSONDict:
        """Lay a table of Santa Timea; its first view."""
        body = {"game": "santa_timea", "options": options, "seats": seats or TWO}
        return good(self.post("/tables", body, key), 201)

    def look(self, table: str, seat: int | None = None) -> JSONDict:
        return good(self.get(f"/tables/{table}", seat=seat))

    def play(self, table: str, seat: int, *moves: str, seq: int, key: str | None = None) -> httpx.Response:
        return self.post(f"/tables/{table}/moves", {"seat": seat, "moves": moves, "seq": seq}, key)

    def undo(self, table: str, seat: int, *, seq: int, key: str | None = None) -> httpx.Response:
        return self.post(f"/tables/{table}/undo", {"seat": seat, "seq": seq}, key)

    def sit(
        self, table: str, name: str = "Bo", seat: int | None = None, key: str | None = None
    ) -> httpx.Response:
        where = {} if seat is None else {"seat": seat}
        return self.post(f"/tables/{table}/sit", {"name": name, **where}, key)

    def play_any(self, table: str, number: int = 0) -> JSONDict:
        """Let one of his seats that are asked play one of its offers."""
        public = self.look(table)
        seat = next(seat for seat in public["actors"] if seat in public["yours"])
        offers = self.look(table, seat)["scene"]["offers"]
        move = offers[number % len(offers)]["move"]
        return good(self.play(table, seat, move, seq=public["seq"]))

    def live(
        self, table: str, seat: int | None = None, since: int | None = None, hidden: int | None = None
    ) -> Socket:
        known = {"seat": seat, "since": since, "hidden": hidden}
        query = "?" + "&".join(f"{name}={value}" for name, value in known.items() if value is not None)
        return self.client.websocket(f"/api/tables/{table}/live{query}", self.headers)


def good(answer: httpx.Response, status: int = 200) -> JSONDict:
    """The JSON of an answer that must be good."""
    assert answer.status_code == status, answer.text
    body: JSONDict = answer.json()
    return body


def heard(socket: Socket) -> JSONDict:
    """The next message, with what it leaves out because it was told before."""
    return MEMORIES.setdefault(socket, Memory()).whole(json.loads(socket.text()))


MEMORIES: WeakKeyDictionary[Socket, Memory] = WeakKeyDictionary()


def hear_until(socket: Socket, wanted: Any) -> list[JSONDict]:
    """All messages up to the first whose table is as wanted."""
    messages = []
    while True:
        messages.append(heard(socket))
        if "table" in messages[-1] and wanted(messages[-1]["table"]):
            return messages


@dataclass
class Port:
    """A harbour that is open."""

    client: Client
    store: Store
    harbour: Harbour

    def sailor(self, name: str = "Ada") -> Sailor:
        return Sailor(self.client, name)


def stow(store: Store, word: str, match: Match, events: list[Event]) -> str:
    """Keep a match that was played elsewhere, as if it had been played here; its word."""
    for seq, event in enumerate(events, 1):
        entry = Entry(word, seq, event.at, dump_event(event), card(match))
        assert store.append(entry).result(10) == Kept()
    return word


def store_in(folder: Path) -> Store:
    return Store(folder / "harbour.sqlite", patience=0.2)


@contextmanager
def port_of(
    store: Store,
    crew: Crew | None = None,
    limits: Limits = PATIENT,
    client: Path = Path("nowhere"),
    now: Callable[[], float] | None = None,
    *,
    calm: bool = False,
    **more: Any,
) -> Iterator[Port]:
    """Open a harbour on this store; it is closed with it."""
    seconds = count(1_000)
    harbour = Harbour(store, crew or LotCrew(), now=now or (lambda: float(next(seconds))), calm=calm)
    app = application(harbour, frozenset({NAME}), limits, client, **more)
    with opened(app, f"http://{NAME}") as spoken_to:
        yield Port(spoken_to, store, harbour)
