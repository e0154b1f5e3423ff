"""The site without a server over https, and where storage is forbidden or full."""

from __future__ import annotations

import json
import ssl
import threading
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from datetime import UTC, datetime, timedelta
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID
from playwright.sync_api import Browser, Page, expect

from tests.browser.captain import ASKED, decide_by_clicks, here
from tests.browser.conftest import FLAGS, PATIENCE, record_errors
from tests.browser.site_pages import (
    CACHED,
    STORM,
    SUB_PATH,
    create_site_table,
    file_server,
    open_site,
    play_a_move,
    play_now,
    save_tables,
    seq_of,
    site_context,
    site_space,
    wait_patiently,
)

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.xdist_group("browser-site-kills")]

HOST = "games.example"
RESOLVED = f"--host-resolver-rules=MAP {HOST} 127.0.0.1"
NO_STORAGE = {"profile": {"default_content_setting_values": {"cookies": 2}}}
"""Preferences of people who let no site store anything."""
SPACE = 30_000
"""Bytes until the storage is full."""
FEW, MANY = 5, 60
"""Moves before the storage is full, and those that need more."""


@pytest.fixture(scope="module")
def space(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return site_space(tmp_path_factory)


@pytest.fixture(scope="module")
def address(space: Path) -> Iterator[str]:
    with file_server(space) as served:
        yield served


class QuietHandler(SimpleHTTPRequestHandler):
    """A file server that writes no log."""

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 — its name there
        """Write nothing."""


def write_certificate(file: Path) -> None:
    """Write a key and a certificate that only its own host has signed."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, HOST)])
    now = datetime.now(UTC)
    certificate = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(HOST)]), critical=False)
        .sign(key, SHA256())
    )
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(private + certificate.public_bytes(Encoding.PEM))


@contextmanager
def secure_file_server(folder: Path, certificate: Path) -> Iterator[str]:
    """Serve the files of a folder over https; yield its address."""
    write_certificate(certificate)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate)
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(QuietHandler, directory=str(folder)))
    server.socket = context.wrap_socket(server.socket, server_side=True)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"https://{HOST}:{server.server_port}/"
    server.shutdown()
    server.server_close()


def test_over_https_tables_are_kept_and_the_second_visit_needs_no_network(
    browser: Browser, windowless: str, space: Path, tmp_path: Path
) -> None:
    flags = [*FLAGS, RESOLVED, "--ignore-certificate-errors"]
    with ExitStack() as stack:
        with secure_file_server(space / SUB_PATH, tmp_path / "key.pem") as address:
            program = browser.browser_type.launch(executable_path=windowless, args=flags)
            stack.enter_context(closing(program))
            context = stack.enter_context(site_context(program, address))
            page = context.new_page()
            open_site(page, address)
            table = play_now(page)
            seq = play_a_move(page, table)
            wait_patiently(page, CACHED)
        page.close()
        context.set_offline(True)
        again = context.new_page()
        open_site(again, address, f"#/table/{table}")
        expect(again.get_by_role("button", name="Understood")).to_have_count(0)
        assert seq_of(again, table) >= seq
        wait_patiently(again, ASKED)
        decide_by_clicks(again)


def test_where_storage_is_forbidden_a_sentence_says_so_and_play_goes_on(
    browser: Browser, chromium: str, address: str, tmp_path: Path
) -> None:
    preferences = tmp_path / "Default" / "Preferences"
    preferences.parent.mkdir()
    preferences.write_text(json.dumps(NO_STORAGE))
    errors: list[str] = []
    opened = browser.browser_type.launch_persistent_context(
        tmp_path, executable_path=chromium, args=FLAGS, viewport={"width": 1366, "height": 768}
    )
    with closing(opened) as context:
        context.set_default_timeout(2 * PATIENCE)
        record_errors(context, errors)
        page = context.new_page()
        open_site(page, address)
        assert page.evaluate("() => { try { return !localStorage } catch { return true } }")
        expect(page.get_by_text("This browser allows no storage for this page")).to_be_visible()
        page.get_by_role("button", name="Understood").click()
        play_now(page)
        expect(page.get_by_role("dialog")).to_be_visible()
        page.keyboard.press("Escape")  # the others wait until the aim has been read
        wait_patiently(page, ASKED)
        decide_by_clicks(page)
    assert not errors, errors


def test_when_storage_is_full_a_sentence_says_so_and_play_goes_on(
    browser: Browser, address: str, tmp_path: Path
) -> None:
    with site_context(browser, address) as context:
        page = context.new_page()
        open_site(page, address)
        table = create_site_table(page, "columbus", [here("Ada"), here("Bo")])
        seq = page.evaluate(STORM, {"word": table, "name": "a", "most": FEW})["seq"]
        wait_patiently(page, CACHED)
        fill_storage(page, address)
        counted = page.evaluate(STORM, {"word": table, "name": "b", "most": MANY})
        assert counted["played"] == MANY
        expect(page.get_by_text("This browser has no space left for this page")).to_be_visible()
        page.get_by_role("button", name="Understood").click()
        save_tables(page, address, tmp_path / "all.tables")
        assert (tmp_path / "all.tables").read_bytes().count(table.encode()) > 0
        assert seq_of(page, table) == counted["seq"]
        page.close()
        page = context.new_page()
        open_site(page, address, f"#/table/{table}")
        assert seq <= seq_of(page, table) < counted["seq"]


def fill_storage(page: Page, address: str) -> None:
    """Leave only a little space in the storage of the site."""
    browser = page.context.new_cdp_session(page)
    usage = browser.send("Storage.getUsageAndQuota", {"origin": address})["usage"]
    browser.send("Storage.overrideQuotaForOrigin", {"origin": address, "quotaSize": usage + SPACE})
