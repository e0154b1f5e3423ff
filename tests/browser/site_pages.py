"""The site without a server, for tests: its folder, a file server, requests to the page."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen
from uuid import uuid4

import pytest
from playwright.sync_api import Browser, BrowserContext, Page
from playwright.sync_api import Error as PlaywrightError

from spielhafen.static_site.site_folder import SITE_PARTS
from tests.browser.captain import ASKED, CURTAIN, OVER
from tests.browser.conftest import PATIENCE, keep_settings, record_errors
from tests.browser.harbour import free_port

CACHED = "navigator.serviceWorker?.controller && (await navigator.serviceWorker.ready).active?.state === 'activated'"
"""The site is kept: the next visit needs no network."""
PROMPTED = f"{ASKED} || {OVER} || {CURTAIN}"
"""A decision of a person here, or a page over the board."""
SUB_PATH = "games/here"
"""A site may stand anywhere on its web space."""
START_PATIENCE = 120_000
"""Milliseconds that Python may take to start on a busy machine."""
STORM = (Path(__file__).parent / "storm.js").read_text("utf-8")
STORM = STORM[STORM.index("async ") :]
"""Plays many moves of a table in a hurry."""
ASK = """async ([method, url, body, key]) => {
    const line = new BroadcastChannel(`spielhafen ${location.pathname}`)
    const page = `test ${Math.random()}`
    const ask = () => line.postMessage({ page, kind: 'request', id: 1, method, url, body, key })
    const answer = new Promise((resolve) => {
        line.onmessage = ({ data }) => {
            if (data.kind === 'answer' && data.page === page) resolve(data)
            if (data.kind === 'state' && data.phase === 'ready') ask()
        }
    })
    ask()
    const { status, content } = await answer
    line.close()
    return [status, content]
}"""


def site_space(factory: pytest.TempPathFactory) -> Path:
    """Return a web space with the site in it; skips visibly without Python for browsers."""
    if not (SITE_PARTS / "pyodide.mjs").exists():
        pytest.skip("Python for browsers is not fetched: ./play site FOLDER fetches it")
    space = factory.mktemp("space")
    site_folder(space)
    return space


def site_folder(folder: Path) -> Path:
    """Build the site below a folder, or copy the one that `$SITE` names; return its folder."""
    target = folder / SUB_PATH
    target.parent.mkdir(parents=True, exist_ok=True)
    if built := os.environ.get("SITE"):
        shutil.copytree(built, target)
    else:
        command = [sys.executable, "-m", "spielhafen", "site", str(target)]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    # Browsers ask the web space for an icon of its own before they know that of a page.
    shutil.copy(target / "favicon.ico", folder)
    return target


@contextmanager
def file_server(folder: Path, port: int | None = None) -> Iterator[str]:
    """Serve the files of a folder as Python does; yield the address of the site in it."""
    port = port or free_port()
    command = [sys.executable, "-m", "http.server", str(port), "--bind", "127.0.0.1"]
    with subprocess.Popen(
        [*command, "--directory", str(folder)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as process:
        try:
            address = f"http://127.0.0.1:{port}/{SUB_PATH}/"
            _wait_for(address)
            yield address
        finally:
            process.kill()


def _wait_for(address: str) -> None:
    limit = time.monotonic() + 30
    while time.monotonic() < limit:
        try:
            with urlopen(address, timeout=5):
                return
        except (URLError, OSError):
            time.sleep(0.05)
    raise AssertionError("the file server does not answer")


def open_site(page: Page, address: str, route: str = "#/") -> None:
    """Open the site and wait until its server is ready."""
    page.goto(address + route)
    sign = page.get_by_role("progressbar")
    sign.wait_for(state="attached")
    sign.wait_for(state="detached", timeout=START_PATIENCE)


def wait_patiently(page: Page, condition: str) -> None:
    """Wait until a condition is true in the page; Python may have to start before."""
    limit = time.monotonic() + START_PATIENCE / 1000
    while not page.evaluate(f"async () => Boolean({condition})"):
        assert time.monotonic() < limit, f"never: {condition}"
        page.wait_for_timeout(100)


def ask_page(page: Page, method: str, url: str, body: str | None = None, key: str | None = None) -> Any:
    """Return status and content of an answer of the page's server."""
    return page.evaluate(ASK, [method, url, body, key])


@contextmanager
def site_context(browser: Browser, address: str, *expected: str) -> Iterator[BrowserContext]:
    """Open a window whose requests to others than the site, and whose errors, fail the test.

    expected: patterns of errors that do not.
    """
    strangers: list[str] = []
    errors: list[str] = []
    own = (address, "blob:", "data:")
    with browser.new_context(viewport={"width": 1366, "height": 768}) as opened:
        keep_settings(opened)
        opened.set_default_timeout(2 * PATIENCE)
        opened.on("request", lambda sent: None if sent.url.startswith(own) else strangers.append(sent.url))
        record_errors(opened, errors, expected)
        yield opened
    assert not strangers, strangers
    assert not errors, errors


@contextmanager
def offline_page(browser: Browser, space: Path) -> Iterator[Page]:
    """Open a page of the site without file server and network.

    What cannot be loaded fails the test.
    """
    lost: list[str] = []
    with ExitStack() as stack:
        with file_server(space) as address:
            context = stack.enter_context(site_context(browser, address))
            page = context.new_page()
            open_site(page, address)
            wait_patiently(page, CACHED)
        page.close()
        context.set_offline(True)
        page = context.new_page()
        open_site(page, address)
        context.on("requestfailed", lambda request: lost.append(request.url))
        yield page
    assert not lost, lost


def create_site_table(page: Page, game: str, seats: Sequence[Any], **more: object) -> str:
    """Create a table by a request, open it in the page without a reload, and return its id."""
    return open_table(page, "api/tables", {"game": game, "seats": seats, **more})


def open_table(page: Page, url: str, body: object) -> str:
    """Ask for a new table, open it in the page without a reload, and return its id."""
    status, content = ask_page(page, "POST", url, json.dumps(body), uuid4().hex)
    assert status == 201, content
    word: str = json.loads(content)["id"]
    show(page, f"#/table/{word}")
    return word


def show(page: Page, route: str) -> None:
    """Go to another page of the site without a reload."""
    page.evaluate("(route) => { location.hash = route }", route)


def play_now(page: Page, title: str = "Santa Timea") -> str:
    """Start a game against bots by one click; return its table."""
    page.get_by_role("button", name=f"Play now {title}").click()
    page.wait_for_url("**/#/table/*")
    return page.url.rsplit("/", 1)[1]


def seq_of(page: Page, table: str) -> int:
    """Return the number of the newest event of a table."""
    status, content = ask_page(page, "GET", f"api/tables/{table}?seat=0")
    assert status == 200, content
    seq: int = json.loads(content)["seq"]
    return seq


def play_a_move(page: Page, table: str) -> int:
    """Play the first offer by a request; return the number of the acknowledged event."""
    wait_patiently(page, ASKED)
    _, content = ask_page(page, "GET", f"api/tables/{table}?seat=0")
    view = json.loads(content)
    move = {"seat": 0, "seq": view["seq"], "moves": [view["scene"]["offers"][0]["move"]]}
    status, content = ask_page(
        page, "POST", f"api/tables/{table}/moves", json.dumps(move), f"move-{view['seq']:06}"
    )
    assert status == 200, content
    seq: int = json.loads(content)["seq"]
    return seq


def kill(page: Page) -> None:
    """Kill the process of a page with its workers."""
    with page.expect_event("crash"), suppress(PlaywrightError):
        page.goto("chrome://crash")


def save_tables(page: Page, address: str, file: Path) -> None:
    """Save all tables as a file, by a click."""
    page.goto(f"{address}#/settings")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save all tables").click()
    download.value.save_as(file)
