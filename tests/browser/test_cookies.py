"""Cookies in a real browser: a neighbour of the harbour plants some, and nobody sits there with a token that is not their own."""

from __future__ import annotations

import datetime as dt
import ssl
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from socket import create_connection, socket
from socketserver import BaseRequestHandler, TCPServer, ThreadingTCPServer
from typing import Any
from urllib.parse import parse_qs, urlsplit

import httpx
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.browser.conftest import FLAGS, PATIENCE
from tests.browser.harbour import Harbour, free_port

NAME = "harbour.test"
EVIL = "evil.harbour.test"
EVES = "e" * 43
SEATS = [{"kind": "human", "name": "Ada"}, {"kind": "open"}]
PLANTED = {
    "for all names": f"mate={EVES}; Domain={NAME}; Path=/",
    "for our commands": f"mate={EVES}; Domain={NAME}; Path=/api",
    "called like ours": f"__Host-mate={EVES}; Domain={NAME}; Path=/; Secure",
    "called nearly like ours": f"\xa0__Host-mate={EVES}; Domain={NAME}; Path=/; Secure",
    "without a name": f"=__Host-mate={EVES}; Domain={NAME}; Path=/; Secure",
}
"""What a neighbour's page may ask the browser to keep."""


def certificate(folder: Path) -> ssl.SSLContext:
    """For nobody to trust: browsers here are told not to ask."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, NAME)])
    now = dt.datetime.now(dt.UTC)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - dt.timedelta(days=1))
        .not_valid_after(now + dt.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(NAME), x509.DNSName(EVIL)]), critical=False)
        .sign(key, hashes.SHA256())
    )
    file = folder / "certificate.pem"
    kept = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    file.write_bytes(kept + made.public_bytes(serialization.Encoding.PEM))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(file)
    return context


class Neighbour(BaseHTTPRequestHandler):
    """A page that sets the cookies in its address."""

    def do_GET(self) -> None:
        self.send_response(200)
        for cookie in parse_qs(urlsplit(self.path).query).get("cookie", []):
            self.send_header("Set-Cookie", cookie)
        self.end_headers()

    def log_message(self, *_: Any) -> None:
        pass


class Tunnel(BaseRequestHandler):
    """Hands on what comes over https to a server that speaks http."""

    def handle(self) -> None:
        line: socket = self.request
        with create_connection(("127.0.0.1", self.server.target)) as behind:  # type: ignore[attr-defined]
            back = threading.Thread(target=pump, args=(behind, line), daemon=True)
            back.start()
            pump(line, behind)
            back.join()


def pump(source: socket, sink: socket) -> None:
    """Hand on until either end is closed."""
    with suppress(OSError):
        while said := source.recv(1 << 16):
            sink.sendall(said)
    for end in (source, sink):
        with suppress(OSError):
            end.shutdown(2)


class Quiet(ThreadingTCPServer):
    """A tunnel that says nothing of browsers which hang up."""

    daemon_threads = True
    allow_reuse_address = True

    def handle_error(self, *_: Any) -> None:
        pass


@contextmanager
def running(server: TCPServer, over: ssl.SSLContext | None = None) -> Iterator[int]:
    """Its port while it is open."""
    if over is not None:
        server.socket = over.wrap_socket(server.socket, server_side=True, do_handshake_on_connect=False)
    threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True).start()
    yield int(server.server_address[1])
    server.shutdown()
    server.server_close()


@dataclass
class Coast:
    """A harbour at its name, and a neighbour at another name of the same site."""

    url: str
    neighbour: str
    direct: str

    def eve(self) -> httpx.Client:
        """Somebody who has a token of her own, and would like others to have the same."""
        headers = {"Authorization": f"Bearer {EVES}", "Host": urlsplit(self.url).netloc}
        return httpx.Client(base_url=self.direct, headers=headers)


@pytest.fixture(scope="module", params=["https", "http"])
def coast(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Coast]:
    folder = tmp_path_factory.mktemp("coast")
    over = certificate(folder) if request.param == "https" else None
    with ExitStack() as stack:
        behind = Quiet(("127.0.0.1", 0), Tunnel)
        front = stack.enter_context(running(behind, over))
        neighbour = stack.enter_context(running(ThreadingHTTPServer(("127.0.0.1", 0), Neighbour), over))
        url = f"{request.param}://{NAME}:{front}"
        harbour = Harbour(folder, address=url)
        harbour.port = free_port()
        behind.target = harbour.port  # type: ignore[attr-defined]
        harbour.url = f"http://127.0.0.1:{harbour.port}/"
        harbour.open()
        stack.callback(harbour.kill)
        yield Coast(url, f"{request.param}://{EVIL}:{neighbour}", harbour.url)


@pytest.fixture(scope="module")
def world(windowless: str) -> Iterator[Browser]:
    """A browser for which all names lead to this machine."""
    with sync_playwright() as playwright:
        flags = [*FLAGS, "--host-resolver-rules=MAP * 127.0.0.1"]
        opened = playwright.chromium.launch(executable_path=windowless, args=flags)
        yield opened
        opened.close()


@pytest.fixture
def victim(world: Browser) -> Iterator[BrowserContext]:
    context = world.new_context(ignore_https_errors=True)
    context.set_default_timeout(PATIENCE)
    yield context
    context.close()


def plant(victim: BrowserContext, coast: Coast, *cookies: str) -> None:
    """Let the neighbour's page be seen."""
    page = victim.new_page()
    page.goto(str(httpx.URL(coast.neighbour, params={"cookie": list(cookies)})))
    page.close()


def asked(page: Page, path: str, body: Any = None) -> Any:
    """What our own page hears."""
    told = """async ([path, body]) => {
        const wish = body && { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
        const answer = await fetch(path, wish ?? {})
        return [answer.status, await answer.json()]
    }"""
    return page.evaluate(told, [path, body])


def lay(page: Page) -> str:
    """Lay a table; its word."""
    status, table = asked(page, "/api/tables", {"game": "santa_timea", "seats": SEATS})
    assert status == 201, table
    return str(table["id"])


def own(page: Page) -> list[str]:
    status, tables = asked(page, "/api/tables")
    assert status == 200, tables
    return [table["id"] for table in tables]


def eves_tables(coast: Coast) -> set[str]:
    with coast.eve() as eve:
        return {table["id"] for table in eve.get("/api/tables").json()}


def ours(victim: BrowserContext, coast: Coast) -> list[Any]:
    """The cookies of our name that go to the harbour."""
    return [cookie for cookie in victim.cookies(f"{coast.url}/api/tables") if cookie["name"].endswith("mate")]


@pytest.mark.browser
def test_a_newcomer_gets_a_cookie_that_only_the_harbour_reads(victim: BrowserContext, coast: Coast) -> None:
    page = victim.new_page()
    page.goto(coast.url)
    (cookie,) = ours(victim, coast)
    secure = coast.url.startswith("https")
    assert cookie["name"] == ("__Host-mate" if secure else "mate")
    assert (cookie["domain"], cookie["path"]) == (NAME, "/")
    assert (cookie["httpOnly"], cookie["secure"], cookie["sameSite"]) == (True, secure, "Lax")
    assert page.evaluate("document.cookie") == ""
    table = lay(page)
    page.goto(f"{coast.url}/#/table/{table}")
    line = """(word) => new Promise((heard) => {
        const line = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${word}/live`)
        line.onmessage = (said) => heard(JSON.parse(said.data).type)
        line.onclose = () => heard('closed')
    })"""
    assert page.evaluate(line, table) == "table", "the policy lets our own pages have lines"


@pytest.mark.browser
@pytest.mark.parametrize("coast", ["https"], indirect=True)
def test_over_https_a_newcomer_for_whom_cookies_were_planted_is_somebody_of_their_own(
    victim: BrowserContext, coast: Coast
) -> None:
    with coast.eve() as eve:
        eve.post("/api/tables", json={"game": "santa_timea", "seats": SEATS}).raise_for_status()
    plant(victim, coast, *PLANTED.values())
    assert any(cookie["value"] == EVES for cookie in ours(victim, coast)), "some of them are kept"
    page = victim.new_page()
    page.goto(coast.url)
    assert own(page) == []
    table = lay(page)
    assert own(page) == [table]
    assert table not in eves_tables(coast)


@pytest.mark.browser
@pytest.mark.parametrize("planted", PLANTED.values(), ids=PLANTED)
def test_who_has_tables_keeps_them_and_never_acts_as_somebody_else(
    victim: BrowserContext, coast: Coast, planted: str
) -> None:
    page = victim.new_page()
    page.goto(coast.url)
    table = lay(page)
    before = eves_tables(coast)
    page.goto("about:blank")  # our page asks now and then, and would be rid of it before we look
    plant(victim, coast, planted)
    refused = coast.url.startswith("http:") and planted.startswith("mate=")
    answer = page.goto(f"{coast.url}/bell.js")  # asks for nothing by itself
    assert answer is not None
    if refused and planted.endswith("Path=/"):
        assert answer.status == 400
        assert "load this page again" in page.inner_text("body")
        page.goto(coast.url)
    elif refused:
        assert asked(page, "/api/tables")[0] == 400
    assert own(page) == [table]
    assert eves_tables(coast) == before
