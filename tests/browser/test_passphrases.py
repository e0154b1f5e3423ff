"""Passphrases on two devices, and all data saved and erased in the settings."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.captain import wait_until
from tests.browser.conftest import OpenPage
from tests.browser.harbour import Harbour
from tests.browser.test_accessibility import check_axe, check_targets

pytestmark = pytest.mark.slow

KEPT = "caches.open('spielhafen / server tables')"
"""Where a browser keeps finished games."""


@pytest.fixture
def harbour(tmp_path: Path) -> Iterator[Harbour]:
    opened = Harbour(tmp_path)
    opened.more = json.dumps({"parts": ["passphrases", "letters"]})
    opened.open()
    yield opened
    opened.kill()


def devices(page: Page) -> Locator:
    return page.get_by_role("region", name="Other devices")


def open_settings(open_page: OpenPage, width: int = 1366, height: int = 768, **more: bool) -> Page:
    page = open_page(width, height, **more)
    page.goto("/#/settings")
    expect(devices(page)).to_be_visible()
    return page


def words_field(page: Page) -> Locator:
    return page.get_by_role("textbox", name="The eight words")


def create_table(page: Page) -> str:
    """Create a table of Ada and a bot; return its id."""
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "bot", "level": "boy", "name": "Bo"}]
    body = {"game": "santa_timea", "options": {"first": 1}, "seats": seats}
    answer = page.request.post("/api/tables", data=body)
    assert answer.status == 201, answer.text()
    return str(answer.json()["id"])


def make_passphrase(page: Page, button: str = "Make a passphrase") -> str:
    section = devices(page)
    section.get_by_role("button", name=button).press("Enter")
    expect(section.get_by_role("status").last).to_have_text("The passphrase is ready.")
    return section.locator(".words").inner_text()


def enter(page: Page) -> None:
    """Send the passphrase that is in the field, by keyboard."""
    words_field(page).press("Enter")
    expect(page.get_by_role("button", name="Leave all as it is")).to_be_focused()
    page.get_by_role("button", name="Take it over").press("Enter")


def refused(page: Page, words: str) -> None:
    words_field(page).fill(words)
    enter(page)
    expect(page.get_by_role("alert")).to_contain_text("This passphrase opens nothing here.")
    expect(words_field(page)).to_be_focused()


@pytest.mark.console_error("403 .*passphrase/enter")
def test_two_devices_by_keyboard(open_page: OpenPage) -> None:
    """The first makes a passphrase, the second enters it; then it is renewed and erased."""
    desk, phone = open_settings(open_page), open_settings(open_page, 390, 844)
    table = create_table(desk)
    words = make_passphrase(desk)
    assert len(words.split()) == 8
    devices(desk).get_by_role("button", name="Copy the words").press("Enter")
    expect(devices(desk).get_by_role("status").last).to_contain_text("The words are")

    words_field(phone).fill(words)
    enter(phone)
    expect(phone.locator(f"a[href='#/table/{table}']").first).to_be_visible()
    assert phone.evaluate("JSON.parse(localStorage['spielhafen.settings']).names[0]") == "Ada"

    newer = make_passphrase(desk, "Make a new passphrase")
    third = open_settings(open_page)
    refused(third, words)
    desk.reload()
    expect(devices(desk)).to_contain_text("You have had a passphrase since")
    expect(devices(desk)).not_to_contain_text(newer)
    devices(desk).get_by_role("button", name="Erase the passphrase").press("Enter")
    expect(devices(desk).get_by_role("status").last).to_contain_text("The passphrase is erased.")
    expect(devices(desk).get_by_role("button", name="Make a passphrase")).to_be_focused()
    refused(third, newer)


def test_the_link_fills_the_words_in_and_sends_nothing(open_page: OpenPage) -> None:
    desk, phone = open_settings(open_page), open_page(390, 844, touch=True)
    table = create_table(desk)
    make_passphrase(desk)
    link = devices(desk).get_by_role("textbox", name="Link for the other device").input_value()
    sent: list[str] = []
    phone.on("request", lambda request: sent.append(request.url))

    phone.goto(link)

    expect(words_field(phone)).to_be_focused()
    assert "passphrase=" not in phone.url
    assert not any("enter" in url for url in sent)
    phone.get_by_role("button", name="Take over what belongs to it").click()
    phone.keyboard.press("Escape")
    expect(words_field(phone)).to_be_focused()
    enter(phone)
    expect(phone.locator(f"a[href='#/table/{table}']").first).to_be_visible()


def test_all_data_are_saved_and_erased(open_page: OpenPage) -> None:
    page = open_settings(open_page)
    table = create_table(page)
    make_passphrase(page)
    page.get_by_role("button", name="Make a feed and a calendar").click()
    section = page.get_by_role("region", name="All your data")

    with page.expect_download() as saved:
        section.get_by_role("button", name="Save as a file").press("Enter")
    own = json.loads(saved.value.path().read_text("utf-8"))
    assert [one["id"] for one in own["tables"]] == [table]
    assert own["letters"]["feed"]
    assert own["passphrase"]["since"]

    section.get_by_role("button", name="Erase all").press("Enter")
    section.get_by_role("button", name="Erase them").press("Enter")
    expect(section.get_by_role("status")).to_have_text("All that was kept of you is erased.")
    expect(devices(page).get_by_role("button", name="Make a passphrase")).to_be_visible()
    expect(page.get_by_role("button", name="Make a feed and a calendar")).to_be_visible()
    assert page.request.get("/api/tables").json() == []


@pytest.mark.parametrize("service_workers", ["allow"])
def test_a_browser_forgets_what_it_kept_of_the_former_person(open_page: OpenPage) -> None:
    words = make_passphrase(open_settings(open_page))
    page = open_settings(open_page)
    wait_until(page, "navigator.serviceWorker.controller")
    page.evaluate(f"{KEPT}.then((kept) => kept.put('api/tables/old-tern-9', new Response('{{}}')))")
    page.reload()
    words_field(page).fill(words)
    assert page.evaluate(f"{KEPT}.then((kept) => kept.match('api/tables/old-tern-9')).then(Boolean)")

    with page.expect_event("load"):  # it is loaded anew
        enter(page)

    assert not page.evaluate(f"{KEPT}.then((kept) => kept.match('api/tables/old-tern-9')).then(Boolean)")


def test_on_a_phone(open_page: OpenPage, axe: str) -> None:
    page = open_settings(open_page, 320, 640, touch=True)
    make_passphrase(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    words_field(page).fill("able")
    page.get_by_role("button", name="Take over what belongs to it").click()
    check_targets(page)
    check_axe(page, axe)


def test_passphrases_are_not_shown_unless_the_host_has_opened_them(
    open_page: OpenPage, tmp_path_factory: pytest.TempPathFactory
) -> None:
    closed = Harbour(tmp_path_factory.mktemp("closed"))
    closed.open()
    try:
        page = open_page(1366, 768)
        page.goto(f"{closed.url}#/settings")
        expect(page.get_by_role("region", name="All your data")).to_be_visible()
        expect(devices(page)).to_have_count(0)
    finally:
        closed.kill()
