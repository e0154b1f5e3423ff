"""Being called while no page of the harbour is open: a browser lets itself be called, and shows what it is sent."""

from __future__ import annotations

import json
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import BrowserContext, Page, WebSocket, Worker, expect

from tests.browser.captain import ASKED, here, put_table, wait_until
from tests.browser.conftest import FLAGS, PATIENCE, QUICK, OpenPage, launched
from tests.browser.harbour import Harbour
from tests.server.fake_push_service import FakeBrowser, FakePushService, running_push_service

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser-company")]

SUBSCRIBED = """
const given = {given}
let now = null
const address = (key) => ({{ endpoint: given.endpoint, options: {{ applicationServerKey: key }},
    toJSON: () => ({{ keys: given }}), unsubscribe: async () => {{ now = null; return true }} }})
PushManager.prototype.subscribe = async function ({{ applicationServerKey }}) {{
    const text = applicationServerKey.replaceAll('-', '+').replaceAll('_', '/')
    return now = address(Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0)).buffer)
}}
PushManager.prototype.getSubscription = async () => now
"""
"""A push service for a browser that cannot reach its maker's: it gives this address."""
NOTES = "(await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body, tag }) => [title, body, tag])"


COUNT_NOTES = """() => {
    const kind = ServiceWorkerRegistration.prototype, lay = kind.showNotification
    self.laid = 0
    kind.showNotification = async function (...note) { await lay.apply(this, note); self.laid++ }
}"""
"""Count what is laid. (Whoever asks Chromium for the notes while one is being laid makes it forget that one.)"""


@pytest.fixture(scope="module")
def browser(chromium: str) -> Iterator[Chromium]:
    """A browser that lets pages show notes: the one without windows does not."""
    with launched(chromium) as opened:
        yield opened


@pytest.fixture(scope="module")
def service() -> Iterator[FakePushService]:
    with running_push_service() as opened:
        yield opened


@pytest.fixture(scope="module")
def harbour(tmp_path_factory: pytest.TempPathFactory, service: FakePushService) -> Iterator[Harbour]:
    opened = Harbour(tmp_path_factory.mktemp("harbour"), push="me@example.org", push_service=service.url)
    opened.open()
    yield opened
    opened.kill()


class Bo:
    """Somebody who plays past any page."""

    def __init__(self, harbour: Harbour, table: str) -> None:
        headers = {"Authorization": f"Bearer {'bo' * 32}"}
        self.http = httpx.Client(headers=headers)
        self.table = f"{harbour.url}api/tables/{table}"

    def sit_down_and_play(self) -> None:
        """Until others are asked."""
        assert self.http.post(f"{self.table}/sit", json={"name": "Bo"}).status_code == 200
        while 1 in (table := self.http.get(self.table, params={"seat": 1}).json())["actors"]:
            move = table["scene"]["offers"][0]["move"]
            body = {"seat": 1, "moves": [move], "seq": table["seq"]}
            assert self.http.post(f"{self.table}/moves", json=body).status_code == 200
        self.http.close()


def layers(page: Page) -> list[Page | Worker]:
    """Who may lay a note: the page and its bell."""
    return [page, *page.context.service_workers]


def count_notes(page: Page) -> None:
    """From now on."""
    wait_until(page, "(await navigator.serviceWorker.ready).active.state === 'activated'")
    for layer in layers(page):
        layer.evaluate(COUNT_NOTES)


def wait_for_notes(page: Page, count: int) -> None:
    """Until so many were laid."""
    while sum(layer.evaluate("self.laid") for layer in layers(page)) < count:
        page.wait_for_timeout(20)


def deliver(page: Page, message: object) -> None:
    """Hand the browser a message, decrypted, as its push service would; before the bell is ready it would be lost."""
    wait_until(page, "(await navigator.serviceWorker.ready).active.state === 'activated'")
    line = page.context.new_cdp_session(page)
    found: list[str] = []

    def registered(told: dict[str, Any]) -> None:
        found.extend(each["registrationId"] for each in told["registrations"])

    line.on("ServiceWorker.workerRegistrationUpdated", registered)
    line.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(20)
    told = {
        "origin": page.evaluate("location.origin"),
        "registrationId": found[-1],
        "data": json.dumps(message),
    }
    line.send("ServiceWorker.deliverPushMessage", told)


def let_himself_be_called(page: Page, harbour: Harbour, browser: FakeBrowser) -> None:
    page.context.grant_permissions(["notifications"], origin=harbour.url.rstrip("/"))
    page.add_init_script(SUBSCRIBED.format(given=json.dumps(browser.subscription)))
    page.goto(f"{harbour.url}#/settings")
    page.get_by_role("switch", name="Call me").check()
    expect(page.get_by_text("even while no page of the harbour is open")).to_be_visible()


def test_whoever_has_closed_the_page_is_called_until_he_wants_it_no_more(
    open_page: OpenPage, service: FakePushService, harbour: Harbour
) -> None:
    page, browser = open_page(), FakeBrowser(f"{service.url}/ada")
    let_himself_be_called(page, harbour, browser)
    lines: list[WebSocket] = []
    page.on("websocket", lambda line: lines.append(line))  # noqa: PLW0108 - it must be a function of its own
    table = put_table(page, [here("Ada"), {"kind": "open"}])
    bo = Bo(harbour, table)
    expect(page.get_by_label("Link to this table")).to_be_visible()
    page.goto("/#/settings")
    while not all(line.is_closed() for line in lines):  # else she may still be taken to be there
        page.wait_for_timeout(20)
    bo.sit_down_and_play()
    path, _, body = service.next_message()
    message = browser.decrypt(body)
    assert path == "/ada"
    count_notes(page)
    deliver(page, message)
    wait_for_notes(page, 1)
    assert page.evaluate(f"async () => {NOTES}") == [["Santa Timea", f"It is your turn ({table}).", table]]
    page.get_by_role("switch", name="Call me").uncheck()
    expect(page.get_by_text("even while no page of the harbour is open")).to_have_count(0)
    wait_until(
        page,
        "await (await fetch('/api/push/key')).json() && !(await (await navigator.serviceWorker.ready).pushManager.getSubscription())",
    )


def test_whoever_looks_at_the_table_is_shown_no_note_of_it(
    open_page: OpenPage, service: FakePushService, harbour: Harbour
) -> None:
    page = open_page()
    let_himself_be_called(page, harbour, FakeBrowser(f"{service.url}/ada"))
    table = put_table(page, [here("Ada"), here("Bo")])
    page.bring_to_front()
    begins_alike = f"{table}1"
    count_notes(page)
    for word in (table, begins_alike):
        deliver(page, {"title": "Santa Timea", "body": word, "table": word})
    wait_for_notes(page, 1)
    assert page.evaluate(f"async () => {NOTES}") == [["Santa Timea", begins_alike, begins_alike]]


def test_a_note_leads_to_its_table_on_a_page_that_shows_no_other(
    open_page: OpenPage, service: FakePushService, harbour: Harbour
) -> None:
    page = open_page()
    let_himself_be_called(page, harbour, FakeBrowser(f"{service.url}/ada"))
    (bell,) = page.context.service_workers
    # Only a click that a person has made may bring a page to the front: that is left out here.
    bell.evaluate("goTo('amber-gull-7').catch(() => undefined)")
    page.wait_for_url("**/#/table/amber-gull-7")


# Pages that are hidden.


@contextmanager
def own_process(chromium: str, folder: Path) -> Iterator[str]:
    """A browser in a process of its own, and where it is spoken to."""
    command = [chromium, "--headless=new", *FLAGS, "--remote-debugging-port=0", f"--user-data-dir={folder}"]
    process = subprocess.Popen([*command, "about:blank"], stderr=subprocess.DEVNULL)
    try:
        told, limit = folder / "DevToolsActivePort", time.monotonic() + PATIENCE / 1000
        while not (told.is_file() and told.read_text().count("\n")):
            assert process.poll() is None
            assert time.monotonic() < limit, "the browser does not start"
            Harbour.process_pause()
        yield f"http://127.0.0.1:{told.read_text().split()[0]}"
    finally:
        process.terminate()
        process.wait()


@pytest.fixture
def window(browser: Chromium, chromium: str, tmp_path: Path) -> Iterator[BrowserContext]:
    """A window as people have it: one of its pages is looked at. (Playwright's own have all their pages looked at.)"""
    with own_process(chromium, tmp_path / "browser") as url:
        opened = browser.browser_type.connect_over_cdp(url, no_defaults=True)
        (context,) = opened.contexts
        context.set_default_timeout(PATIENCE)
        context.add_init_script(f"localStorage['spielhafen.settings'] ??= {json.dumps(json.dumps(QUICK))}")
        yield context
        opened.close()


@dataclass
class Evening:
    """Ada, who lets herself be called, and the table at which a chair is free; what her page says on its line and hears."""

    page: Page
    table: str
    said: list[str]
    heard: list[str]

    def turn_away(self) -> Page:
        """Another page comes before that of the table, and the harbour knows."""
        other = self.page.context.new_page()
        other.bring_to_front()
        wait_until(self.page, "document.hidden")
        self.until("hidden")
        return other

    def until(self, word: str) -> None:
        """Until this was said and the harbour has answered what came after it."""
        while word not in self.said:
            self.page.wait_for_timeout(20)
        answers = len(self.heard)
        self.page.evaluate(
            "window.dispatchEvent(new Event('online'))"
        )  # the page asks where the table stands
        while not any('"pong"' in told for told in self.heard[answers:]):
            self.page.wait_for_timeout(20)


@pytest.fixture
def evening(window: BrowserContext, harbour: Harbour, service: FakePushService) -> Evening:
    page, said, heard = window.pages[0], list[str](), list[str]()
    let_himself_be_called(page, harbour, FakeBrowser(f"{service.url}/ada"))

    def listen(line: WebSocket) -> None:
        line.on("framesent", lambda told: said.append(str(told)))
        line.on("framereceived", lambda told: heard.append(str(told)))

    page.on("websocket", listen)
    body = {"game": "santa_timea", "options": {}, "seats": [here("Ada"), {"kind": "open"}]}
    table = page.request.post(f"{harbour.url}api/tables", data=body).json()["id"]
    page.goto(f"{harbour.url}#/table/{table}")
    expect(page.get_by_label("Link to this table")).to_be_visible()
    return Evening(page, table, said, heard)


def notes(page: Page) -> Any:
    return page.evaluate(f"async () => {NOTES}")


def test_whoever_has_turned_away_from_a_table_that_lies_open_is_called_once(
    evening: Evening, harbour: Harbour, service: FakePushService
) -> None:
    page, table = evening.page, evening.table
    count_notes(page)
    evening.turn_away()
    Bo(harbour, table).sit_down_and_play()
    path, _, _ = service.next_message()
    assert path == "/ada"
    wait_for_notes(page, 1)
    by_page = ["Santa Timea", f"It is your turn ({table}).", table]
    assert notes(page) == [by_page], "the page has called her, too"
    deliver(page, {"title": "Santa Timea", "body": "from afar", "table": table})
    wait_for_notes(page, 2)
    assert notes(page) == [["Santa Timea", "from afar", table]], "of two notes the second is there alone"
    page.bring_to_front()
    evening.until("visible")
    assert [word for word in evening.said if word != "ping"] == ["hidden", "visible"]


def test_whom_the_bell_has_called_the_page_does_not_call(
    evening: Evening, harbour: Harbour, service: FakePushService
) -> None:
    page, table = evening.page, evening.table
    count_notes(page)
    evening.turn_away()
    deliver(page, {"title": "Santa Timea", "body": "from afar", "table": table})
    wait_for_notes(page, 1)
    Bo(harbour, table).sit_down_and_play()
    service.next_message()
    wait_until(page, ASKED)
    page.evaluate("navigator.serviceWorker.register('bell.js').then(() => navigator.serviceWorker.ready)")
    assert notes(page) == [["Santa Timea", "from afar", table]]
