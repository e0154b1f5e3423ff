"""Log lines of requests and errors: what they tell, and what they never tell."""

from __future__ import annotations

import io
import json
import logging
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
import pytest

from spielhafen.server.endpoints import ENDPOINTS
from spielhafen.server.logs.json_log import ACCESS_LOGGER, JsonFormatter, describe_error
from spielhafen.server.logs.log_summary import RepeatFilter
from spielhafen.server.middleware.access_log import TableMarks
from spielhafen.store import Store
from spielhafen.store.store_errors import store_error
from tests.server.asgi import TIMEOUT_SECONDS
from tests.server.registries import ONE_AND_OPEN, OpenServer, User, open_server, open_store

SECRET: Final = "Hush-4711"
TABLE: Final = "amber-gull-7"
FEW_MOVES: Final = 4


class LogLines:
    """The lines of a log in JSON."""

    def __init__(self) -> None:
        self.stream = io.StringIO()

    @property
    def all(self) -> list[dict[str, Any]]:
        """All lines so far."""
        return [json.loads(line) for line in self.stream.getvalue().splitlines()]

    @property
    def requests(self) -> list[dict[str, Any]]:
        """The lines of requests."""
        return [line for line in self.all if line["logger"] == ACCESS_LOGGER.name]


@pytest.fixture
def lines() -> Iterator[LogLines]:
    """Return what the program logs, all of it, with requests."""
    found, logger = LogLines(), logging.getLogger("spielhafen")
    handler = logging.StreamHandler(found.stream)
    handler.setFormatter(JsonFormatter())
    levels = logger.level, ACCESS_LOGGER.level
    logger.addHandler(handler)
    logger.setLevel(logging.INFO)
    ACCESS_LOGGER.setLevel(logging.INFO)
    yield found
    logger.removeHandler(handler)
    logger.setLevel(levels[0])
    ACCESS_LOGGER.setLevel(levels[1])


@pytest.fixture
def logged(tmp_path: Path, lines: LogLines) -> Iterator[OpenServer]:
    """Return a server that logs its requests."""
    parts = frozenset({"ratings", "metrics"})
    with open_server(open_store(tmp_path), parts=parts, log_marks=TableMarks("key")) as opened:  # type: ignore[arg-type]
        yield opened


def test_a_request_is_one_line_of_json_with_the_template_of_its_path(
    logged: OpenServer, lines: LogLines
) -> None:
    ada = logged.user("Ada")
    table = ada.create_table()["id"]
    answer = ada.get(f"/tables/{table}")
    created, read = lines.requests
    assert created.items() >= {"method": "POST", "path": "/api/tables", "status": 201}.items()
    assert "table" not in created
    assert read.items() >= {"method": "GET", "path": "/api/tables/{table}", "status": 200}.items()
    assert read["request"] == answer.headers["x-request-id"] != created["request"]
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", read["time"])
    assert read["level"] == "INFO"
    assert 0 < read["duration_ms"] < 10_000
    assert read["message"].startswith("GET /api/tables/{table} 200 in ")
    assert read["table"] == TableMarks("key").mark(table) != TableMarks().mark(table)


def test_a_live_connection_is_logged_when_it_ends(logged: OpenServer, lines: LogLines) -> None:
    ada = logged.user("Ada")
    table = ada.create_table()["id"]
    with ada.live(table, 0):
        assert len(lines.requests) == 1
    with ada.live(TABLE, 0):
        pass
    ended = [(line["path"], line["status"]) for line in lines.requests[1:]]
    assert ended == [("/api/tables/{table}/live", 101), ("/api/tables/{table}/live", 404)]


@pytest.mark.parametrize(
    ("path", "named"),
    [
        ("/", "/"),
        ("/health", "/health"),
        (f"/{SECRET}", "/*"),
        (f"/api/{SECRET}", "/api/*"),
        (f"/assets/{SECRET}.js", "/assets/*"),
    ],
)
def test_other_paths_have_names_too(logged: OpenServer, lines: LogLines, path: str, named: str) -> None:
    logged.client.get(path)
    assert [line["path"] for line in lines.requests] == [named]


def values(struct: type[msgspec.Struct] | None) -> Iterator[dict[str, Any]]:
    """Yield bodies with the secret in each field, and in those that take a string."""
    fields = msgspec.structs.fields(struct) if struct else ()
    yield {one.encode_name: SECRET for one in fields}
    others: dict[Any, Any] = {int: 0, bool: True, list[str]: [SECRET]}
    yield {one.encode_name: others.get(one.type, 0 if "int" in str(one.type) else SECRET) for one in fields}


def ask_everything(user: User, table: str) -> list[httpx.Response]:
    """Send secrets to every endpoint: in the path, the query, the body and the headers."""
    answers = []
    for endpoint in ENDPOINTS:
        if endpoint.is_websocket or endpoint.method == "DELETE":
            continue
        for name in (table, SECRET):
            path = endpoint.path.replace("{table}", name).replace("{ply}", "0").replace("{game}", "columbus")
            path = re.sub(r"\{\w+\}", SECRET, path)
            for body in values(endpoint.body or endpoint.query):
                query = body if endpoint.method == "GET" else {"ticket": SECRET}
                headers = user.headers | {"Idempotency-Key": SECRET, "User-Agent": SECRET, "Referer": SECRET}
                headers["Cookie"] = f"mate={SECRET * 5}"
                more = {"json": body} if endpoint.method == "POST" else {}
                address = f"/api{path}"
                answers.append(
                    user.client.request(endpoint.method, address, params=query, headers=headers, **more)
                )
    return answers


def test_no_secret_is_logged_whatever_is_asked(logged: OpenServer, lines: LogLines) -> None:
    ada, bo = logged.user("Ada"), logged.user("Bo")
    table = ada.create_table(ONE_AND_OPEN)["id"]
    bo.sit(table, SECRET)
    push = {"endpoint": f"https://push.example/{SECRET}", "keys": {"p256dh": SECRET, "auth": SECRET}}
    ada.post("/push/subscribe", push)
    for user in (ada, bo):
        user.post(f"/tables/{table}/chat", {"words": SECRET})
        user.post(f"/tables/{table}/note", {"words": SECRET})
    for _ in range(FEW_MOVES):
        (ada if 0 in ada.view(table)["actors"] else bo).play_any(table)
    ticket = ada.post(f"/tables/{table}/tickets", {"seat": 0}).json()["ticket"]
    logged.user("Cy").post(f"/tables/{table}/tickets/redeem", {"ticket": ticket})
    answers = [*ask_everything(ada, table), *ask_everything(logged.user("Eve"), table)]
    assert {answer.status_code // 100 for answer in answers} >= {2, 4}
    assert len(lines.requests) > len(answers)
    written = lines.stream.getvalue()
    people = [user.token for user in (ada, bo)] + [user.hash for user in (ada, bo)]
    secrets = (SECRET, table, ticket, bytes(32).hex(), "push.example", "127.0.0.1", *people)
    assert [secret for secret in secrets if secret in written] == []


def test_an_error_is_told_by_its_type_and_place_and_carries_the_request(
    logged: OpenServer, lines: LogLines, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object, **__: object) -> Any:
        raise ValueError(SECRET) from KeyError(SECRET)

    monkeypatch.setattr(type(logged.registry), "table", fail)
    answer = logged.user("Ada").get(f"/tables/{TABLE}")
    failed, request = lines.all
    assert answer.status_code == request["status"] == 500
    assert (failed["level"], failed["message"]) == ("ERROR", "a request failed")
    assert failed["request"] == request["request"] == answer.headers["x-request-id"]
    assert [error["type"] for error in failed["error"]] == ["ValueError", "KeyError"]
    assert any("test_access_log.py:" in place for place in failed["error"][0]["at"])
    assert SECRET not in lines.stream.getvalue()


def test_a_database_that_cannot_be_read_is_logged_with_the_request(
    logged: OpenServer, lines: LogLines, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object, **__: object) -> Any:
        raise store_error("store-full", "harbour.sqlite")

    monkeypatch.setattr(type(logged.registry), "table", fail)
    logged.user("Ada").get(f"/tables/{TABLE}")
    monkeypatch.undo()
    failed, request = lines.all
    assert request["status"] == 503
    assert failed["request"] == request["request"]


def test_requests_are_not_thinned_out_like_repeated_messages() -> None:
    thinning = RepeatFilter(lambda: 0.0)
    record = logging.LogRecord(ACCESS_LOGGER.name, logging.INFO, "a.py", 1, "GET", (), None)
    assert [thinning.filter(record) for _ in range(3)] == [True] * 3


def test_a_loop_of_causes_ends() -> None:
    error = ValueError()
    error.__cause__ = error
    assert len(describe_error(error)) == 4


SERVE: Final = (
    "import sys, json, threading, urllib.request, _thread; from spielhafen.server import serve\n"
    "def said(text):\n"
    "    def ask():\n"
    "        urllib.request.urlopen(text.args['address'] + 'api/games').read()\n"
    "        _thread.interrupt_main()\n"
    "    threading.Thread(target=ask).start()\n"
    "serve(port=0, database=sys.argv[1], announce=said, **json.loads(sys.argv[2]))"
)


@pytest.mark.parametrize(
    ("options", "pattern"),
    [
        ({}, r""),
        ({"log": "json"}, r""),
        ({"access_log": True}, r"[\d:, -]+ INFO spielhafen\.access: GET /api/games 200 in [\d.]+ ms\n"),
        ({"log": "json", "access_log": True}, r'\{"time": .*"path": "/api/games".*\}\n'),
    ],
)
def test_a_server_logs_requests_only_if_it_is_told_to(
    tmp_path: Path, options: dict[str, Any], pattern: str
) -> None:
    file = tmp_path / "harbour.sqlite"
    Store(file).close()
    run = [sys.executable, "-c", SERVE, str(file), json.dumps(options)]
    done = subprocess.run(run, capture_output=True, text=True, timeout=TIMEOUT_SECONDS, env=os.environ, check=False)  # fmt: skip
    assert re.fullmatch(pattern, done.stderr), done.stderr
