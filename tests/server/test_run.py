"""The server as a process: started, used over a real network, stopped, killed and restarted."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from spielhafen.core.text import Text
from spielhafen.i18n import LANGUAGES, Translator
from spielhafen.server import serve
from spielhafen.server.config import ServerConfig
from spielhafen.server.notify.smtp_account import BadSmtp
from spielhafen.server.notify.webhook import BadAddress
from spielhafen.server.notify.webpush_crypto import BadContact, PushLibraryMissing
from spielhafen.server.run import DEFAULT_PORT, PortUnavailable, announce_ready, listen, local_url
from spielhafen.server.transport.connections import ConnectionLimits, Connections
from spielhafen.server.transport.ip_addresses import ipv4_mapped
from spielhafen.server.transport.uvicorn_server import uvicorn_config
from spielhafen.store import Store, StoreError, default_file
from tests.server.asgi import TIMEOUT_SECONDS
from tests.server.registries import ONE_AND_BOT, TWO_HERE
from tests.store.logs import connect as connect_database
from tests.store.logs import make_event

SERVE = (
    "import sys; from spielhafen.server import serve; "
    "sys.exit(serve(port=0, database=sys.argv[1], proxies=sys.argv[2:]))"
)
TOKEN = "A" * 43


class Server:
    """A server in its own process."""

    def __init__(self, file: Path, *proxies: str) -> None:
        env = os.environ | {"SPIELHAFEN_LANGUAGE": "en"}
        self.process = subprocess.Popen(
            [sys.executable, "-c", SERVE, str(file), *proxies], stdout=subprocess.PIPE, text=True, env=env
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        address = re.search(r"http://127\.0\.0\.1:\d+", line)
        assert address, line
        self.address = address[0]
        self.http = httpx.Client(
            base_url=self.address, headers={"Authorization": f"Bearer {TOKEN}"}, timeout=TIMEOUT_SECONDS
        )

    def post(self, path: str, body: Any, key: str) -> Any:
        answer = self.http.post(f"/api{path}", json=body, headers={"Idempotency-Key": key})
        assert answer.is_success, answer.text
        return answer.json()

    def live(self, table: str, seat: int, **more: Any) -> ClientConnection:
        address = self.address.replace("http", "ws")
        headers = {"Authorization": f"Bearer {TOKEN}"}
        line: ClientConnection = connect(
            f"{address}/api/tables/{table}/live?seat={seat}", additional_headers=headers, **more
        )
        return line

    def stop(self, how: int) -> int:
        """Stop the process; return its exit code."""
        self.http.close()
        self.process.send_signal(how)
        with self.process:
            return self.process.wait(TIMEOUT_SECONDS)


@contextmanager
def serving(file: Path, *proxies: str) -> Iterator[Server]:
    server = Server(file, *proxies)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop(signal.SIGKILL)


def next_message(connection: ClientConnection) -> Any:
    return json.loads(connection.recv(TIMEOUT_SECONDS))


def until_own_turn(connection: ClientConnection) -> Any:
    """Read messages until the first seat is to move; return the table."""
    while True:
        message = next_message(connection)
        if message["type"] != "thinking" and message["table"]["actors"] == [0]:
            return message["table"]


@pytest.mark.skipif(sys.platform == "win32", reason="signals are a thing of Unix")
def test_a_match_over_the_network_survives_a_kill(tmp_path: Path) -> None:
    file = tmp_path / "harbour.sqlite"
    with serving(file) as server:
        table = server.post("/tables", {"game": "santa_timea", "seats": ONE_AND_BOT}, "laying-key")["id"]
        with server.live(table, 0) as connection:
            view, seq = until_own_turn(connection), 0
            for number in range(5):
                body = {"seat": 0, "moves": [view["scene"]["offers"][-1]["move"]], "seq": view["seq"]}
                seq = server.post(f"/tables/{table}/moves", body, f"move-key-{number}")["seq"]
                view = until_own_turn(connection)
            body = {"seat": 0, "moves": [view["scene"]["offers"][0]["move"]], "seq": view["seq"]}
            answer = server.post(f"/tables/{table}/moves", body, "the-last-key")
        server.stop(signal.SIGKILL)
    assert answer["seq"] > seq
    with serving(file) as server:
        again = server.post(f"/tables/{table}/moves", body, "the-last-key")
        assert {**again, "thinking": 0} == {**answer, "thinking": 0}
        with server.live(table, 0) as connection:
            assert (
                until_own_turn(connection)["seq"] >= answer["seq"]
            )  # if it was the bot's turn, it has moved
        assert [entry["id"] for entry in server.http.get("/api/tables").json()] == [table]


@pytest.mark.skipif(sys.platform == "win32", reason="signals are a thing of Unix")
@pytest.mark.parametrize(("how", "code"), [(signal.SIGINT, 0), (signal.SIGTERM, -signal.SIGTERM)])
def test_it_stops_at_once_and_cleanly_with_open_connections(tmp_path: Path, how: int, code: int) -> None:
    file = tmp_path / "harbour.sqlite"
    with serving(file) as server:
        table = server.post("/tables", {"game": "santa_timea", "seats": TWO_HERE}, "laying-key")["id"]
        with server.live(table, 0) as connection:
            next_message(connection)
            assert server.stop(how) == code
            with pytest.raises(ConnectionClosed):
                connection.recv(TIMEOUT_SECONDS)
    left = {path.name for path in tmp_path.iterdir()}
    assert left == {"harbour.sqlite", "harbour.sqlite-open"}, "the log was written back"
    store = Store(file)
    assert len(store.events(table)) == 1
    store.close()


def test_live_connections_are_protected_on_a_real_network(tmp_path: Path) -> None:
    with serving(tmp_path / "harbour.sqlite") as server:
        table = server.post("/tables", {"game": "santa_timea", "seats": TWO_HERE}, "laying-key")["id"]
        with pytest.raises(InvalidStatus) as raised:
            server.live(table, 0, origin="https://evil.example")
        assert raised.value.response.status_code == 403
        with pytest.raises(InvalidStatus) as raised:
            server.live("amber-gull-7", 0)
        assert raised.value.response.status_code == 404
        with server.live(table, 0, origin=server.address) as connection:
            next_message(connection)
            connection.send("x" * 20_000)
            with pytest.raises(ConnectionClosed) as closed:
                connection.recv(TIMEOUT_SECONDS)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009
        answer = server.http.get("/api/games")
        assert answer.status_code == 200
        assert "server" not in answer.headers


# Proxies.


async def _echo_client(scope: Any, _receive: Any, send: Any) -> None:
    line = json.dumps([scope["client"][0], scope["scheme"]]).encode()
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": line})


@pytest.mark.parametrize(
    ("proxies", "forwarded", "seen"),
    [
        ([], "198.51.100.7", ["192.0.2.1", "http"]),
        (["127.0.0.1"], "198.51.100.7", ["192.0.2.1", "http"]),
        (["192.0.2.1"], "198.51.100.7", ["198.51.100.7", "https"]),
        (["10.0.0.0/8", "192.0.2.0/24"], "203.0.113.9, 198.51.100.7, 10.1.2.3", ["198.51.100.7", "https"]),
    ],
)
def test_only_configured_proxies_are_trusted_in_every_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, proxies: list[str], forwarded: str, seen: list[str]
) -> None:
    """Forwarded addresses count from the end, up to the nearest that is no trusted proxy."""
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "*")
    monkeypatch.setattr(ServerConfig, "create_app", lambda *_: _echo_client)
    config_ = ServerConfig("", ["localhost"], None, "https://localhost", trusted_proxies=proxies)
    forwarded_config = msgspec.json.decode(msgspec.json.encode(config_), type=ServerConfig)
    store = Store(tmp_path / "harbour.sqlite")
    config = uvicorn_config(forwarded_config, store, Connections(ConnectionLimits()))
    config.load()

    async def requested() -> Any:
        transport = httpx.ASGITransport(config.loaded_app, client=("192.0.2.1", 123))
        headers = {"X-Forwarded-For": forwarded, "X-Forwarded-Proto": "https"}
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            return (await client.get("/", headers=headers)).json()

    assert asyncio.run(requested()) == seen
    store.close()


@pytest.mark.parametrize(("proxies", "secure"), [([], False), (["127.0.0.1"], True)])
def test_a_proxy_with_https_makes_cookies_secure_on_a_real_network(
    tmp_path: Path, proxies: list[str], secure: bool
) -> None:
    with serving(tmp_path / "harbour.sqlite", *proxies) as server:
        answer = httpx.get(f"{server.address}/api/games", headers={"X-Forwarded-Proto": "https"})
        assert answer.headers["set-cookie"].endswith("; Secure") == secure


# Ports and addresses.


@contextmanager
def used_port(port: int = 0) -> Iterator[int]:
    with closing(socket.create_server(("127.0.0.1", port))) as listener:
        yield listener.getsockname()[1]


def bind_error(host: str, port: int | None) -> Text:
    with pytest.raises(PortUnavailable) as raised:
        listen(host, port)
    for language in LANGUAGES:
        assert str(port) in Translator(language).explain(raised.value) or host in Translator(
            language
        ).explain(raised.value)
    return raised.value.text


def test_a_port_in_use_is_reported(tmp_path: Path) -> None:
    with used_port() as port:
        assert bind_error("127.0.0.1", port).key == "server-port-used"
        with pytest.raises(PortUnavailable):
            serve(port=port, database=tmp_path / "harbour.sqlite")
    assert list(tmp_path.iterdir()) == []


def test_without_a_given_port_the_next_free_one_is_used() -> None:
    with closing(listen("127.0.0.1", None)) as first, closing(listen("127.0.0.1", None)) as second:
        ports = [listener.getsockname()[1] for listener in (first, second)]
        assert len(set(ports)) == 2
        assert min(ports) >= DEFAULT_PORT


@pytest.mark.parametrize(
    ("host", "port", "key"),
    [
        ("no.such.host.invalid", 8080, "server-no-such-address"),
        ("203.0.113.7", 0, "server-no-such-address"),
        ("127.0.0.1", 99999, "server-port-trouble"),
        ("127.0.0.1", -1, "server-port-trouble"),
    ],
)
def test_an_unavailable_address_is_reported(host: str, port: int, key: str) -> None:
    assert bind_error(host, port).key == key


@pytest.mark.parametrize(
    ("host", "start"), [("127.0.0.1", "http://127.0.0.1:"), ("0.0.0.0", "http://localhost:")]
)
def test_the_url_can_be_opened_by_a_local_browser(host: str, start: str) -> None:
    with closing(listen(host, 0)) as listener:
        assert local_url(listener).startswith(start)


def test_a_broken_database_is_reported_before_anything_is_opened(tmp_path: Path) -> None:
    file = tmp_path / "harbour.sqlite"
    with connect_database(file) as link:
        link.execute("CREATE TABLE recipe (name TEXT)")
    link.close()
    with pytest.raises(StoreError) as raised:
        serve(port=0, database=file)
    assert raised.value.text.key == "store-not-ours"


def test_the_default_database_is_in_the_users_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr(sys, "platform", "linux")
    assert default_file().name == "harbour.sqlite"
    assert default_file().parent.is_dir()
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    with pytest.raises(StoreError) as raised:
        default_file()
    assert raised.value.text.key == "store-no-permission"


# The ready notice.


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ready_notice_names_url_and_file(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from spielhafen.server.run import print_text

    monkeypatch.setenv("SPIELHAFEN_LANGUAGE", language)
    with closing(listen("127.0.0.1", 0)) as listener:
        announce_ready(local_url(listener), "/home/ada/harbour.sqlite", print_text, open_browser=False)
        line = capsys.readouterr().out
        assert local_url(listener) in line
        assert "/home/ada/harbour.sqlite" in line


def test_the_browser_is_opened_at_the_servers_url(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    done = threading.Event()

    def opening(address: str) -> None:
        opened.append(address)
        done.set()

    monkeypatch.setattr("webbrowser.open", opening)
    with closing(listen("127.0.0.1", 0)) as listener:
        texts: list[Text] = []
        announce_ready(local_url(listener), "file", texts.append, open_browser=True)
        assert done.wait(TIMEOUT_SECONDS)
        assert opened == [local_url(listener)] == [texts[0].args["address"]]


def test_serving_begins_only_with_usable_notification_options(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "harbour.sqlite"
    with pytest.raises(BadContact):
        serve(port=0, database=file, push="nobody")
    with pytest.raises(BadAddress):
        serve(port=0, database=file, push_service="http://127.0.0.1:9")
    monkeypatch.setitem(sys.modules, "http_ece", None)
    with pytest.raises(PushLibraryMissing):
        serve(port=0, database=file, push="me@example.org")
    assert not file.exists()


def test_a_mail_server_needs_its_part_an_address_and_no_password_on_the_command_line(tmp_path: Path) -> None:
    file = tmp_path / "harbour.sqlite"
    url, secret = (
        "smtp://me@mail.example?from=me@example.org",
        "smtp://me:secret@mail.example?from=me@example.org",
    )
    for more in ({"parts": ["letters"]}, {"address": "https://games.example"}):
        with pytest.raises(BadAddress):
            serve(port=0, database=file, smtp=url, **more)
    with pytest.raises(BadSmtp):
        serve(port=0, database=file, smtp=secret, parts=["letters"], address="https://games.example")
    assert not file.exists()


OPTIONAL = ("spielhafen.server.notify.webpush", "spielhafen.server.notify.safe_http", "spielhafen.server.admin",
            "spielhafen.bots.parallel", "spielhafen.testing", "cryptography", "markdown_it", "psycopg")  # fmt: skip


def test_a_server_loads_only_what_its_options_need(tmp_path: Path) -> None:
    program = (
        "import sys; from spielhafen.server.config import ServerConfig; import spielhafen.server.run;"
        "from spielhafen.store import Store; store = Store(sys.argv[1]);"
        "ServerConfig(sys.argv[1], [], None, '').create_app(store); store.close();"
        "print([name for name in sys.modules if name.startswith(tuple(sys.argv[2:]))])"
    )
    file = str(tmp_path / "harbour.sqlite")
    run = [sys.executable, "-c", program, file, *OPTIONAL]
    assert subprocess.run(run, capture_output=True, text=True, check=True).stdout == "[]\n"


def send_endlessly(connection: socket.socket) -> None:
    """Send an endless header; raises OSError when the server has closed the connection."""
    for _ in range(1000):
        connection.sendall(b"x" * 65_536)


def test_an_endless_head_is_not_kept_in_memory(tmp_path: Path) -> None:
    with serving(tmp_path / "harbour.sqlite") as server:
        host, port = server.address.removeprefix("http://").split(":")
        with socket.create_connection((host, int(port)), TIMEOUT_SECONDS) as connection:
            connection.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ")
            with pytest.raises(OSError):
                send_endlessly(connection)
        with socket.create_connection((host, int(port)), TIMEOUT_SECONDS) as connection:
            connection.sendall(
                b"GET / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nX: "
            )
            with pytest.raises(OSError):
                send_endlessly(connection)
        long = {"X": "x" * 60_000}
        assert server.http.get("/api/games", headers=long).status_code == 200
        assert server.http.get("/api/games").status_code == 200, "the next request on the line, too"


def test_two_servers_do_not_share_a_file(tmp_path: Path) -> None:
    file = tmp_path / "harbour.sqlite"
    with serving(file):
        with pytest.raises(StoreError) as raised:
            serve(port=0, database=file)
        assert raised.value.text.key == "store-open-elsewhere"


def test_a_damaged_file_is_not_served_from(tmp_path: Path) -> None:
    file = tmp_path / "harbour.sqlite"
    store = Store(file)
    for seq in range(1, 400):
        store.append(make_event("m", seq)).result()
    store.close()
    with file.open("r+b") as written:
        written.seek(file.stat().st_size // 2)
        written.write(b"\xff" * 8192)

    with pytest.raises(StoreError) as raised:
        serve(port=0, database=file)
    assert raised.value.text.key == "store-damaged"


def test_a_proxy_is_recognised_by_ipv4_and_mapped_addresses() -> None:
    assert ipv4_mapped(["127.0.0.1", "10.0.0.0/8", "::1"]) == ["::ffff:127.0.0.1/128", "::ffff:10.0.0.0/104"]
