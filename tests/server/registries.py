"""A server for tests: the whole application on a store, without a network, and its users."""

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

from spielhafen.bots import explain_move
from spielhafen.bots.luck_report import measure_luck
from spielhafen.core import logbook
from spielhafen.core.game import find_game
from spielhafen.match import Event, Match, dump_event
from spielhafen.server.app import create_app
from spielhafen.server.bots.jobs import BotJob, LuckJob, ReviewJob
from spielhafen.server.bots.pool import BotPool
from spielhafen.server.bots.worker import advice_result, luck_info, review_decision
from spielhafen.server.messages.advice_info import AdviceResult, SeatLuckInfo
from spielhafen.server.messages.review_info import ReviewResult
from spielhafen.server.middleware.rate_limits import RateLimits
from spielhafen.server.server_parts import ServerPart
from spielhafen.server.tables.fair_queue import JobOwner
from spielhafen.server.tables.registry import TableRegistry
from spielhafen.server.token_buckets import Rate
from spielhafen.server.views.list_entries import table_summary
from spielhafen.store import Appended, NewEvent, Store
from tests.server.asgi import AsgiClient, AsgiSocket, running_app
from tests.server.delta_decoder import DeltaDecoder

HOST_NAME = "harbour.test"
JSONDict: TypeAlias = dict[str, Any]

MINIMAL = {"Prefer": "respond-async, return=minimal"}

UNLIMITED_RATE = Rate(1e6, 10**6)
UNLIMITED = RateLimits(*[UNLIMITED_RATE] * len(RateLimits._fields))
"""Rate limits for tests that send many requests."""

ONE_AND_BOT = [{"kind": "human", "name": "Ada"}, {"kind": "bot", "level": "random", "name": "Magellan"}]
ONE_AND_OPEN = [{"kind": "human", "name": "Ada"}, {"kind": "open"}]
TWO_HERE = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Bo"}]


@dataclass
class RandomBotPool:
    """Chooses random moves at once and stores its jobs."""

    jobs: list[BotJob] = field(default_factory=list)
    owners: list[JobOwner] = field(default_factory=list)

    async def choose(self, job: BotJob, owner: JobOwner) -> str | None:
        self.jobs.append(job)
        self.owners.append(owner)
        view = find_game(job.game).load(job.view)
        return str(Random(job.seed).choice(view.moves()))

    async def advise(self, job: BotJob, owner: JobOwner) -> AdviceResult | None:
        self.jobs.append(job)
        self.owners.append(owner)
        view = find_game(job.game).load(job.view)
        advice = explain_move(find_game(job.game), view, "sailor", job.seed)
        return advice_result(advice)

    async def luck(self, job: LuckJob, owner: JobOwner) -> list[SeatLuckInfo] | None:
        return luck_info(measure_luck(logbook.read_logbook(job.logbook), job.seed))

    async def review(self, job: ReviewJob, owner: JobOwner) -> ReviewResult | None:
        return review_decision(job)

    async def close(self) -> None:
        pass


class User:
    """A user with their own token."""

    def __init__(self, client: AsgiClient, name: str) -> None:
        self.client = client
        self.token = sha256(name.encode()).hexdigest()
        self.headers = {"Authorization": f"Bearer {self.token}"}

    @property
    def hash(self) -> str:
        """The hash by which the server knows the user."""
        return sha256(self.token.encode()).hexdigest()

    def get(self, path: str, **query: Any) -> httpx.Response:
        requested = {name: value for name, value in query.items() if value is not None}
        return self.client.get(f"/api{path}", params=requested, headers=self.headers)

    def minimal_view(self, table: str, seat: int | None = None) -> httpx.Response:
        """Return the minimal view, for programs."""
        requested = {} if seat is None else {"seat": seat}
        return self.client.get(f"/api/tables/{table}", params=requested, headers=self.headers | MINIMAL)

    def post(self, path: str, body: Any, key: str | None = None, *, minimal: bool = False) -> httpx.Response:
        headers = self.headers | ({"Idempotency-Key": key} if key else {}) | (MINIMAL if minimal else {})
        return self.client.post(f"/api{path}", json=body, headers=headers)

    def delete(self, path: str) -> httpx.Response:
        return self.client.delete(f"/api{path}", headers=self.headers)

    def create_table(
        self, seats: list[dict[str, str]] | None = None, key: str | None = None, **options: Any
    ) -> JSONDict:
        """Create a table of Santa Timea and return its first view."""
        body = {"game": "santa_timea", "options": options, "seats": seats or TWO_HERE}
        return json_of(self.post("/tables", body, key), 201)

    def view(self, table: str, seat: int | None = None) -> JSONDict:
        return json_of(self.get(f"/tables/{table}", seat=seat))

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
        """Play one of the offers of an own seat that is to move."""
        public = self.view(table)
        seat = next(seat for seat in public["actors"] if seat in public["own_seats"])
        offers = self.view(table, seat)["scene"]["offers"]
        move = offers[number % len(offers)]["move"]
        return json_of(self.play(table, seat, move, seq=public["seq"]))

    def live(
        self,
        table: str,
        seat: int | None = None,
        since: int | None = None,
        hidden: int | None = None,
        changes: int | None = None,
    ) -> AsgiSocket:
        known = {"seat": seat, "since": since, "hidden": hidden, "changes": changes}
        query = "?" + "&".join(f"{name}={value}" for name, value in known.items() if value is not None)
        return self.client.websocket(f"/api/tables/{table}/live{query}", self.headers)


def json_of(response: httpx.Response, status: int = 200) -> JSONDict:
    """Return the JSON of an answer with the expected status."""
    assert response.status_code == status, response.text
    body: JSONDict = response.json()
    return body


def next_message(socket: AsgiSocket) -> JSONDict:
    """Return the next message, with what was left out of it."""
    return DECODERS.setdefault(socket, DeltaDecoder()).decode(json.loads(socket.receive_text()))


DECODERS: WeakKeyDictionary[AsgiSocket, DeltaDecoder] = WeakKeyDictionary()


def messages_until(socket: AsgiSocket, wanted: Any) -> list[JSONDict]:
    """Return all messages up to the first whose table is as wanted."""
    messages = []
    while True:
        messages.append(next_message(socket))
        if "table" in messages[-1] and wanted(messages[-1]["table"]):
            return messages


@dataclass
class OpenServer:
    """A running application."""

    client: AsgiClient
    store: Store
    registry: TableRegistry

    def user(self, name: str = "Ada") -> User:
        return User(self.client, name)


def store_match(store: Store, table_id: str, match: Match, events: list[Event]) -> str:
    """Store a match that was played elsewhere; return its table id."""
    for seq, event in enumerate(events, 1):
        entry = NewEvent(table_id, seq, event.at, dump_event(event), table_summary(match))
        assert store.append(entry).result(10) == Appended()
    return table_id


def open_store(folder: Path) -> Store:
    return Store(folder / "harbour.sqlite", busy_timeout=0.2)


@contextmanager
def open_server(
    store: Store,
    bot_pool: BotPool | None = None,
    limits: RateLimits = UNLIMITED,
    client: Path = Path("nowhere"),
    now: Callable[[], float] | None = None,
    *,
    paced_bots: bool = False,
    parts: frozenset[ServerPart] = frozenset(),
    **more: Any,
) -> Iterator[OpenServer]:
    """Run an application on this store, which is closed at the end."""
    seconds = count(1_000)
    registry = TableRegistry(
        store,
        bot_pool or RandomBotPool(),
        now=now or (lambda: float(next(seconds))),
        paced_bots=paced_bots,
        parts=parts,
    )
    app = create_app(registry, frozenset({HOST_NAME}), limits, client, **more)
    with running_app(app, f"http://{HOST_NAME}") as asgi_client:
        yield OpenServer(asgi_client, store, registry)
