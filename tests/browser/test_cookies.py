"""Cookies in a real browser: those planted by a neighbouring host change no identity."""

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
"""Cookies that a page of a neighbouring host may set."""


def certificate(folder: Path) -> ssl.SSLContext:
    """Return a TLS context with a self-signed certificate, which the browser is told to accept."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, NAME)])
    now = dt.datetime.now(dt.UTC)
    signed = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - dt.timedelta(days=1))
        .not_valid_after(now + dt.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(NAME), x509.DNSName(EVIL)]), critical=False)
        .sign(key, hashes.SHA256())
    )
    file = folder / "certificate.pem"
    key_bytes = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    file.write_bytes(key_bytes + signed.public_bytes(serialization.Encoding.PEM))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(file)
    return context


class Neighbour(BaseHTTPRequestHandler):
    """A page that sets the cookies of its query."""

    def do_GET(self) -> None:
        self.send_response(200)
        for cookie in parse_qs(urlsplit(self.path).query).get("cookie", []):
            self.send_header("Set-Cookie", cookie)
        self.end_headers()

    def log_message(self, *_: Any) -> None:
        pass


class Tunnel(BaseRequestHandler):
    """A proxy from https to a server with http."""

    def handle(self) -> None:
        front: socket = self.request
        with create_connection(("127.0.0.1", self.server.target)) as behind:  # type: ignore[attr-defined]
            back = threading.Thread(target=pump, args=(behind, front), daemon=True)
            back.start()
            pump(front, behind)
            back.join()


def pump(source: socket, sink: socket) -> None:
    """Forward bytes until either end is closed."""
    with suppress(OSError):
        while data := source.recv(1 << 16):
            sink.sendall(data)
    for end in (source, sink):
        with suppress(OSError):
            end.shutdown(2)


class TunnelServer(ThreadingTCPServer):
    """A server of tunnels that ignores closed connections."""

    daemon_threads = True
    allow_reuse_address = True

    def handle_error(self, *_: Any) -> None:
        pass


@contextmanager
def running(server: TCPServer, tls: ssl.SSLContext | None = None) -> Iterator[int]:
    """Run a server and yield its port."""
    if tls is not None:
        server.socket = tls.wrap_socket(server.socket, server_side=True, do_handshake_on_connect=False)
    threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True).start()
    yield int(server.server_address[1])
    server.shutdown()
    server.server_close()


@dataclass
class Site:
    """A server at its host name, and a neighbour at another host of the same site."""

    url: str
    neighbour: str
    direct: str

    def eve(self) -> httpx.Client:
        """Return a client with the token that the neighbour plants."""
        headers = {"Authorization": f"Bearer {EVES}", "Host": urlsplit(self.url).netloc}
        return httpx.Client(base_url=self.direct, headers=headers)


@pytest.fixture(scope="module", params=["https", "http"])
def site(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("site")
    tls = certificate(folder) if request.param == "https" else None
    with ExitStack() as stack:
        behind = TunnelServer(("127.0.0.1", 0), Tunnel)
        front = stack.enter_context(running(behind, tls))
        neighbour = stack.enter_context(running(ThreadingHTTPServer(("127.0.0.1", 0), Neighbour), tls))
        url = f"{request.param}://{NAME}:{front}"
        harbour = Harbour(folder, address=url)
        harbour.port = free_port()
        behind.target = harbour.port  # type: ignore[attr-defined]
        harbour.url = f"http://127.0.0.1:{harbour.port}/"
        harbour.open()
        stack.callback(harbour.kill)
        yield Site(url, f"{request.param}://{EVIL}:{neighbour}", harbour.url)


@pytest.fixture(scope="module")
def world(windowless: str) -> Iterator[Browser]:
    """Launch a browser that resolves all host names to this machine."""
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


def plant(victim: BrowserContext, site: Site, *cookies: str) -> None:
    """Open the neighbour's page, which sets cookies."""
    page = victim.new_page()
    page.goto(str(httpx.URL(site.neighbour, params={"cookie": list(cookies)})))
    page.close()


def fetch(page: Page, path: str, body: Any = None) -> Any:
    """Send a request from our page; return status and body."""
    script = """async ([path, body]) => {
        const init = body && { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
        const answer = await fetch(path, init ?? {})
        return [answer.status, await answer.json()]
    }"""
    return page.evaluate(script, [path, body])


def create_table(page: Page) -> str:
    """Create a table from our page and return its id."""
    status, table = fetch(page, "/api/tables", {"game": "santa_timea", "seats": SEATS})
    assert status == 201, table
    return str(table["id"])


def own_tables(page: Page) -> list[str]:
    status, tables = fetch(page, "/api/tables")
    assert status == 200, tables
    return [table["id"] for table in tables]


def eves_tables(site: Site) -> set[str]:
    with site.eve() as eve:
        return {table["id"] for table in eve.get("/api/tables").json()}


def our_cookies(victim: BrowserContext, site: Site) -> list[Any]:
    """Return the cookies with our name that are sent to the server."""
    return [cookie for cookie in victim.cookies(f"{site.url}/api/tables") if cookie["name"].endswith("mate")]


@pytest.mark.browser
def test_a_new_visitor_gets_a_cookie_that_only_the_server_reads(victim: BrowserContext, site: Site) -> None:
    page = victim.new_page()
    page.goto(site.url)
    (cookie,) = our_cookies(victim, site)
    secure = site.url.startswith("https")
    assert cookie["name"] == ("__Host-mate" if secure else "mate")
    assert (cookie["domain"], cookie["path"]) == (NAME, "/")
    assert (cookie["httpOnly"], cookie["secure"], cookie["sameSite"]) == (True, secure, "Lax")
    assert page.evaluate("document.cookie") == ""
    table = create_table(page)
    page.goto(f"{site.url}/#/table/{table}")
    first_message = """(word) => new Promise((resolve) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${word}/live`)
        socket.onmessage = (message) => resolve(JSON.parse(message.data).type)
        socket.onclose = () => resolve('closed')
    })"""
    assert page.evaluate(first_message, table) == "table", "the policy allows WebSockets of our pages"


@pytest.mark.browser
@pytest.mark.parametrize("site", ["https"], indirect=True)
def test_over_https_a_new_visitor_with_planted_cookies_gets_a_token_of_their_own(
    victim: BrowserContext, site: Site
) -> None:
    with site.eve() as eve:
        eve.post("/api/tables", json={"game": "santa_timea", "seats": SEATS}).raise_for_status()
    plant(victim, site, *PLANTED.values())
    assert any(cookie["value"] == EVES for cookie in our_cookies(victim, site)), "some of them are kept"
    page = victim.new_page()
    page.goto(site.url)
    assert own_tables(page) == []
    table = create_table(page)
    assert own_tables(page) == [table]
    assert table not in eves_tables(site)


@pytest.mark.browser
@pytest.mark.slow
@pytest.mark.parametrize("planted", PLANTED.values(), ids=PLANTED)
def test_planted_cookies_neither_hide_the_own_tables_nor_open_others(
    victim: BrowserContext, site: Site, planted: str
) -> None:
    page = victim.new_page()
    page.goto(site.url)
    table = create_table(page)
    before = eves_tables(site)
    page.goto("about:blank")  # our page sends requests by itself, whose responses remove planted cookies
    plant(victim, site, planted)
    refused = site.url.startswith("http:") and planted.startswith("mate=")
    answer = page.goto(f"{site.url}/bell.js")  # a page that sends no requests
    assert answer is not None
    if refused and planted.endswith("Path=/"):
        assert answer.status == 400
        assert "load this page again" in page.inner_text("body")
        page.goto(site.url)
    elif refused:
        assert fetch(page, "/api/tables")[0] == 400
    assert own_tables(page) == [table]
    assert eves_tables(site) == before
