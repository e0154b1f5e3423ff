"""Web push in a real browser: notifications while no page is open or the page is hidden."""

from __future__ import annotations

import json
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

import httpx
import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import BrowserContext, Page, WebSocket, Worker, expect

from tests.browser.captain import ASKED, create_table, here, wait_until
from tests.browser.conftest import FLAGS, PATIENCE, QUICK, OpenPage, launched
from tests.browser.harbour import Harbour
from tests.server.fake_push_service import FakeBrowser, FakePushService, running_push_service

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.xdist_group("browser-company")]

PUSH_MANAGER = """
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
"""A push manager with a given address: the browser cannot reach its vendor's service."""
READ_NOTIFICATIONS = "(await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body, tag }) => [title, body, tag])"


COUNT_NOTIFICATIONS = """() => {
    const kind = ServiceWorkerRegistration.prototype, show = kind.showNotification
    self.notificationCount = 0
    kind.showNotification = async function (...note) { await show.apply(this, note); self.notificationCount++ }
}"""
"""Count notifications; Chromium loses one if notifications are read while it appears."""


@pytest.fixture(scope="module")
def browser(chromium: str) -> Iterator[Chromium]:
    """Launch a browser that supports notifications; the headless one does not."""
    with launched(chromium) as opened:
        yield opened


@pytest.fixture
def service_workers() -> Literal["allow", "block"]:
    return "allow"


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


class Opponent:
    """A player who uses the API without a page."""

    def __init__(self, harbour: Harbour, table: str) -> None:
        headers = {"Authorization": f"Bearer {'bo' * 32}"}
        self.http = httpx.Client(headers=headers)
        self.table = f"{harbour.url}api/tables/{table}"

    def sit_down_and_play(self) -> None:
        """Join the table and play until it is another seat's turn."""
        assert self.http.post(f"{self.table}/sit", json={"name": "Bo"}).status_code == 200
        while 1 in (table := self.http.get(self.table, params={"seat": 1}).json())["actors"]:
            move = table["scene"]["offers"][0]["move"]
            body = {"seat": 1, "moves": [move], "seq": table["seq"]}
            assert self.http.post(f"{self.table}/moves", json=body).status_code == 200
        self.http.close()


def notifiers(page: Page) -> list[Page | Worker]:
    """Return the page and its service worker, both of which show notifications."""
    return [page, *page.context.service_workers]


def count_notifications(page: Page) -> None:
    """Count notifications from now on."""
    wait_until(page, "(await navigator.serviceWorker.ready).active.state === 'activated'")
    for context in notifiers(page):
        context.evaluate(COUNT_NOTIFICATIONS)


def wait_for_notifications(page: Page, count: int) -> None:
    """Wait until `count` notifications were shown."""
    while sum(context.evaluate("self.notificationCount") for context in notifiers(page)) < count:
        page.wait_for_timeout(20)


def deliver(page: Page, message: object) -> None:
    """Deliver a decrypted push message to the browser once its service worker is active."""
    wait_until(page, "(await navigator.serviceWorker.ready).active.state === 'activated'")
    session = page.context.new_cdp_session(page)
    found: list[str] = []

    def on_update(event: dict[str, Any]) -> None:
        found.extend(each["registrationId"] for each in event["registrations"])

    session.on("ServiceWorker.workerRegistrationUpdated", on_update)
    session.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(20)
    params = {
        "origin": page.evaluate("location.origin"),
        "registrationId": found[-1],
        "data": json.dumps(message),
    }
    session.send("ServiceWorker.deliverPushMessage", params)


def allow_push(page: Page, harbour: Harbour, browser: FakeBrowser) -> None:
    page.context.grant_permissions(["notifications"], origin=harbour.url.rstrip("/"))
    page.add_init_script(PUSH_MANAGER.format(given=json.dumps(browser.subscription)))
    page.goto(f"{harbour.url}#/settings")
    page.get_by_role("switch", name="Notify me").check()
    expect(page.get_by_text("even while no page of the harbour is open")).to_be_visible()


def test_a_player_without_a_page_is_notified_until_they_switch_it_off(
    open_page: OpenPage, service: FakePushService, harbour: Harbour
) -> None:
    page, browser = open_page(), FakeBrowser(f"{service.url}/ada")
    allow_push(page, harbour, browser)
    sockets: list[WebSocket] = []
    page.on("websocket", lambda socket: sockets.append(socket))  # noqa: PLW0108 - it must be a function of its own
    table = create_table(page, [here("Ada"), {"kind": "open"}])
    bo = Opponent(harbour, table)
    expect(page.get_by_label("Link to this table")).to_be_visible()
    page.goto("/#/settings")
    while not all(socket.is_closed() for socket in sockets):  # until then Ada counts as watching
        page.wait_for_timeout(20)
    bo.sit_down_and_play()
    path, _, body = service.next_message()
    message = browser.decrypt(body)
    assert path == "/ada"
    count_notifications(page)
    deliver(page, message)
    wait_for_notifications(page, 1)
    assert page.evaluate(f"async () => {READ_NOTIFICATIONS}") == [
        ["Santa Timea", f"It is your turn ({table}).", table]
    ]
    page.get_by_role("switch", name="Notify me").uncheck()
    expect(page.get_by_text("even while no page of the harbour is open")).to_have_count(0)
    wait_until(
        page,
        "await (await fetch('/api/push/key')).json() && !(await (await navigator.serviceWorker.ready).pushManager.getSubscription())",
    )


def test_a_visible_table_causes_no_notification(
    open_page: OpenPage, service: FakePushService, harbour: Harbour
) -> None:
    page = open_page()
    allow_push(page, harbour, FakeBrowser(f"{service.url}/ada"))
    table = create_table(page, [here("Ada"), here("Bo")])
    page.bring_to_front()
    same_prefix = f"{table}1"
    count_notifications(page)
    for word in (table, same_prefix):
        deliver(page, {"title": "Santa Timea", "body": word, "table": word})
    wait_for_notifications(page, 1)
    assert page.evaluate(f"async () => {READ_NOTIFICATIONS}") == [["Santa Timea", same_prefix, same_prefix]]


def test_a_notification_opens_its_table_on_a_page_without_a_table(
    open_page: OpenPage, service: FakePushService, harbour: Harbour
) -> None:
    page = open_page()
    allow_push(page, harbour, FakeBrowser(f"{service.url}/ada"))
    table = create_table(page, [here("Ada"), here("Bo")])
    page.goto("/#/settings")
    (worker,) = page.context.service_workers
    # Bringing the page to the front needs a real click, so that error is ignored.
    worker.evaluate(f"goTo('{table}').catch(() => undefined)")
    page.wait_for_url(f"**/#/table/{table}")


# Hidden pages.


@contextmanager
def own_process(chromium: str, folder: Path) -> Iterator[str]:
    """Start a browser in a process of its own and yield the URL of its debugger."""
    command = [chromium, "--headless=new", *FLAGS, "--remote-debugging-port=0", f"--user-data-dir={folder}"]
    process = subprocess.Popen([*command, "about:blank"], stderr=subprocess.DEVNULL)
    try:
        port_file, limit = folder / "DevToolsActivePort", time.monotonic() + PATIENCE / 1000
        while not (port_file.is_file() and port_file.read_text().count("\n")):
            assert process.poll() is None
            assert time.monotonic() < limit, "the browser does not start"
            Harbour.process_pause()
        yield f"http://127.0.0.1:{port_file.read_text().split()[0]}"
    finally:
        process.terminate()
        process.wait()


@pytest.fixture
def window(browser: Chromium, chromium: str, tmp_path: Path) -> Iterator[BrowserContext]:
    """Return a window with one visible page; in Playwright's own contexts all pages are visible."""
    with own_process(chromium, tmp_path / "browser") as url:
        opened = browser.browser_type.connect_over_cdp(url, no_defaults=True)
        (context,) = opened.contexts
        context.set_default_timeout(PATIENCE)
        context.add_init_script(f"localStorage['spielhafen.settings'] ??= {json.dumps(json.dumps(QUICK))}")
        yield context
        opened.close()


@dataclass
class OpenTable:
    """A table on a page that may notify, with the messages of its WebSocket."""

    page: Page
    table: str
    sent: list[str]
    received: list[str]

    def hide(self) -> Page:
        """Show another page in front, and wait until the server knows."""
        other = self.page.context.new_page()
        other.bring_to_front()
        wait_until(self.page, "document.hidden")
        self.wait_until_sent("hidden")
        return other

    def wait_until_sent(self, message: str) -> None:
        """Wait until a message was sent and the server has answered a later one."""
        while message not in self.sent:
            self.page.wait_for_timeout(20)
        before = len(self.received)
        self.page.evaluate("window.dispatchEvent(new Event('online'))")  # the page sends a ping
        while not any('"pong"' in answer for answer in self.received[before:]):
            self.page.wait_for_timeout(20)


@pytest.fixture
def open_table(window: BrowserContext, harbour: Harbour, service: FakePushService) -> OpenTable:
    page, sent, received = window.pages[0], list[str](), list[str]()
    allow_push(page, harbour, FakeBrowser(f"{service.url}/ada"))

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: sent.append(str(frame)))
        socket.on("framereceived", lambda frame: received.append(str(frame)))

    page.on("websocket", listen)
    body = {"game": "santa_timea", "options": {}, "seats": [here("Ada"), {"kind": "open"}]}
    table = page.request.post(f"{harbour.url}api/tables", data=body).json()["id"]
    page.goto(f"{harbour.url}#/table/{table}")
    expect(page.get_by_label("Link to this table")).to_be_visible()
    return OpenTable(page, table, sent, received)


def notifications(page: Page) -> Any:
    return page.evaluate(f"async () => {READ_NOTIFICATIONS}")


def test_a_player_with_a_hidden_table_is_notified_once(
    open_table: OpenTable, harbour: Harbour, service: FakePushService
) -> None:
    page, table = open_table.page, open_table.table
    count_notifications(page)
    open_table.hide()
    Opponent(harbour, table).sit_down_and_play()
    path, _, _ = service.next_message()
    assert path == "/ada"
    wait_for_notifications(page, 1)
    by_page = ["Santa Timea", f"It is your turn ({table}).", table]
    assert notifications(page) == [by_page], "the page notifies as well"
    deliver(page, {"title": "Santa Timea", "body": "from afar", "table": table})
    wait_for_notifications(page, 2)
    assert notifications(page) == [["Santa Timea", "from afar", table]], (
        "the second notification replaces the first"
    )
    page.bring_to_front()
    open_table.wait_until_sent("visible")
    assert [message for message in open_table.sent if message != "ping"] == ["hidden", "visible"]


def test_after_a_push_message_the_page_does_not_notify_again(
    open_table: OpenTable, harbour: Harbour, service: FakePushService
) -> None:
    page, table = open_table.page, open_table.table
    count_notifications(page)
    open_table.hide()
    deliver(page, {"title": "Santa Timea", "body": "from afar", "table": table})
    wait_for_notifications(page, 1)
    Opponent(harbour, table).sit_down_and_play()
    service.next_message()
    wait_until(page, ASKED)
    page.evaluate("navigator.serviceWorker.register('service.js').then(() => navigator.serviceWorker.ready)")
    assert notifications(page) == [["Santa Timea", "from afar", table]]
