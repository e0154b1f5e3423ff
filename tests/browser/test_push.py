"""Being called while no page of the harbour is open: a browser lets itself be called, and shows what it is sent."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.captain import here, put_table, wait_until
from tests.browser.conftest import OpenPage
from tests.browser.harbour import Harbour
from tests.server.postbox import Browser, PushService, push_service

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


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    with push_service() as opened:
        yield opened


@pytest.fixture(scope="module")
def harbour(tmp_path_factory: pytest.TempPathFactory, service: PushService) -> Iterator[Harbour]:
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

    def sit_down(self) -> None:
        assert self.http.post(f"{self.table}/sit", json={"name": "Bo"}).status_code == 200

    def play_until_others_are_asked(self) -> None:
        while 1 in (table := self.http.get(self.table, params={"seat": 1}).json())["actors"]:
            move = table["scene"]["offers"][0]["move"]
            body = {"seat": 1, "moves": [move], "seq": table["seq"]}
            assert self.http.post(f"{self.table}/moves", json=body).status_code == 200
        self.http.close()


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


def let_himself_be_called(page: Page, harbour: Harbour, browser: Browser) -> None:
    page.context.grant_permissions(["notifications"], origin=harbour.url.rstrip("/"))
    page.add_init_script(SUBSCRIBED.format(given=json.dumps(browser.wish)))
    page.goto("/#/settings")
    page.get_by_role("switch", name="Call me").check()
    expect(page.get_by_text("also while no page of the harbour is open")).to_be_visible()


def test_whoever_has_closed_the_page_is_called_until_he_wants_it_no_more(
    open_page: OpenPage, service: PushService, harbour: Harbour
) -> None:
    page, browser = open_page(), Browser(f"{service.url}/ada")
    let_himself_be_called(page, harbour, browser)
    lines: list[WebSocket] = []
    page.on("websocket", lambda line: lines.append(line))  # noqa: PLW0108 - it must be a function of its own
    table = put_table(page, [here("Ada"), {"kind": "open"}])
    bo = Bo(harbour, table)
    expect(page.get_by_label("Link to this table")).to_be_visible()
    page.goto("/#/settings")
    while not all(line.is_closed() for line in lines):  # else she may still be taken to be there
        page.wait_for_timeout(20)
    bo.sit_down()
    bo.play_until_others_are_asked()
    path, _, body = service.next()
    message = browser.open(body)
    assert path == "/ada"
    deliver(page, message)
    wait_until(page, f"{NOTES}.length")
    assert page.evaluate(f"async () => {NOTES}") == [["Santa Timea", f"It is your turn ({table}).", table]]
    page.get_by_role("switch", name="Call me").uncheck()
    expect(page.get_by_text("also while no page of the harbour is open")).to_have_count(0)
    wait_until(
        page,
        "await (await fetch('/api/push')).json() && !(await (await navigator.serviceWorker.ready).pushManager.getSubscription())",
    )


def test_whoever_looks_at_the_table_is_shown_no_note_of_it(
    open_page: OpenPage, service: PushService, harbour: Harbour
) -> None:
    page = open_page()
    let_himself_be_called(page, harbour, Browser(f"{service.url}/ada"))
    table = put_table(page, [here("Ada"), here("Bo")])
    page.bring_to_front()
    begins_alike = f"{table}1"
    for word in (table, begins_alike):
        deliver(page, {"title": "Santa Timea", "body": word, "table": word})
    wait_until(page, f"{NOTES}.length")
    assert page.evaluate(f"async () => {NOTES}") == [["Santa Timea", begins_alike, begins_alike]]


def test_a_note_leads_to_its_table_on_a_page_that_shows_no_other(
    open_page: OpenPage, service: PushService, harbour: Harbour
) -> None:
    page = open_page()
    let_himself_be_called(page, harbour, Browser(f"{service.url}/ada"))
    (bell,) = page.context.service_workers
    # Only a click that a person has made may bring a page to the front: that is left out here.
    bell.evaluate("goTo('amber-gull-7').catch(() => undefined)")
    page.wait_for_url("**/#/table/amber-gull-7")
