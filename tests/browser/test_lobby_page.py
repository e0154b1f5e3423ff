"""The lobby in two browsers: people find each other, bots fill a wish, blocks keep apart."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from spielhafen.store import Store, lobby
from tests.browser.adviser import PLY
from tests.browser.captain import create_table, here, wait_until
from tests.browser.conftest import OpenPage
from tests.browser.harbour import Harbour
from tests.browser.test_accessibility import check_axe, check_targets

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def harbour(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Harbour]:
    opened = Harbour(tmp_path_factory.mktemp("harbour"))
    opened.more = json.dumps({"parts": ["lobby"]})
    opened.open()
    yield opened
    opened.kill()


def enter(page: Page, name: str) -> None:
    """Go from the first page to the lobby, and write the name there."""
    page.goto("/#/")
    page.get_by_role("link", name="Find players").click()
    page.get_by_label("Your name").fill(name)


def wish(page: Page, game: str, players: str) -> str:
    """Ask around, and return the id of the table at which the page then is."""
    form = page.get_by_role("region", name="Who wants to play?")
    form.get_by_label("Game").select_option(label=game)
    form.get_by_label("Players").select_option(players)
    form.get_by_role("button", name="Ask around").click()
    page.wait_for_url(re.compile("#/table/"))
    return page.url.rpartition("/")[2]


def test_two_people_find_each_other_and_play(open_page: OpenPage, harbour: Harbour, axe: str) -> None:
    desk, phone = open_page(1366, 768), open_page(390, 844, touch=True)
    enter(desk, "Ada")
    check_axe(desk, axe)
    table = wish(desk, "Santa Timea", "2")
    expect(desk.get_by_text("This table is listed: anyone may join.")).to_be_visible()
    enter(phone, "Bo")
    expect(phone.get_by_text("Ada is waiting")).to_be_visible()
    check_axe(phone, axe)
    check_targets(phone)
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390
    phone.get_by_role("button", name="Sit down: Santa Timea, Ada").tap()
    phone.wait_for_url(f"**/{table}")
    expect(desk.locator(".captains")).to_contain_text("Bo")
    for page in (desk, phone):
        expect(page.get_by_text("seat is still free")).to_have_count(0)
        wait_until(page, f"{PLY} > 0")


def test_bots_fill_a_wish_whose_time_has_come(open_page: OpenPage, harbour: Harbour) -> None:
    page = open_page(1366, 768)
    enter(page, "Cy")
    table = wish(page, "Columbus", "3")
    store = Store(harbour.folder / "harbour.sqlite")
    lobby.fill_earlier(store, table, 0.0)  # as if its minutes were over
    store.close()
    expect(page.get_by_text("This table is listed")).to_have_count(0)
    expect(page.locator(".captains")).to_contain_text("Cy")
    expect(page.locator(".captains")).to_contain_text("Magellan")


def test_a_table_is_listed_and_its_person_blocked_by_keyboard(
    open_page: OpenPage, harbour: Harbour, axe: str
) -> None:
    host, guest = open_page(1366, 768), open_page(1366, 768)
    host.goto("/#/")
    create_table(host, [here("Dan"), {"kind": "open"}], game="columbus")
    host.get_by_role("button", name="Put it on the list").press("Enter")
    expect(host.get_by_role("button", name="Take it off the list")).to_be_visible()
    enter(guest, "Eve")
    expect(guest.get_by_role("button", name=re.compile("Sit down: Columbus"))).to_be_visible()
    guest.get_by_role("button", name=re.compile("^Block")).press("Enter")
    expect(guest.get_by_role("button", name="Cancel")).to_be_focused()
    guest.keyboard.press("Escape")
    expect(guest.get_by_role("button", name=re.compile("^Block"))).to_be_focused()
    guest.keyboard.press("Enter")
    guest.get_by_role("button", name="Block", exact=True).press("Enter")
    expect(guest.get_by_text("No table is open now.")).to_be_visible()
    expect(guest.get_by_role("heading", name="Open tables")).to_be_focused()
    check_axe(guest, axe)
    guest.get_by_role("button", name="Erase all").press("Enter")
    guest.get_by_role("button", name="Erase them").press("Enter")
    expect(guest.get_by_role("button", name=re.compile("Sit down: Columbus"))).to_be_visible()
    host.get_by_role("button", name="Take it off the list").press("Enter")
    expect(host.get_by_role("button", name="Put it on the list")).to_be_visible()
