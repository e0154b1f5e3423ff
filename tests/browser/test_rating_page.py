"""The page of ratings: agreeing, ranges and erasing, by keyboard and on a phone."""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import sha256

import msgspec
import pytest
from playwright.sync_api import Page, expect

from spielhafen.ratings.rating_queue import RatedGameNote
from spielhafen.store import Store
from spielhafen.store.ratings import RatedPerson, RatingRow, agree, write_ratings
from tests.browser.conftest import OpenPage
from tests.browser.harbour import Harbour
from tests.browser.test_accessibility import check_axe, check_targets

TOKEN = sha256(b"Ada").hexdigest()
ADA = sha256(TOKEN.encode()).hexdigest()

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def harbour(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Harbour]:
    opened = Harbour(tmp_path_factory.mktemp("harbour"))
    opened.more = json.dumps({"parts": ["ratings"]})
    opened.open()
    store = Store(opened.folder / "harbour.sqlite")
    agree(store, RatedPerson("bo", "Bo", 1.0))
    rows = [
        RatingRow("santa_timea", 2, entrant, mean, deviation, games, 9.0)
        for entrant, mean, deviation, games in (
            ("bo", 29.0, 2.2, 84), ("bot:sailor", 26.0, 2.0, 120), (ADA, 24.0, 7.0, 2), ("bot:random", 12.0, 3.0, 30)
        )
    ]  # fmt: skip
    note = msgspec.json.encode(RatedGameNote("santa_timea", 2, 1, 1660, 1488, 1832))
    with store.transaction() as connection:
        write_ratings(connection, rows, "amber-gull-7", 9.0, [note] * len(rows))
    store.close()
    yield opened
    opened.kill()


def open_ratings(open_page: OpenPage, harbour: Harbour, width: int, height: int, **more: bool) -> Page:
    page = open_page(width, height, **more)
    page.context.add_cookies([{"name": "mate", "value": TOKEN, "url": harbour.url}])
    page.goto("/#/my-games")
    page.get_by_role("link", name="Ratings").click()
    expect(page.get_by_role("table", name="Santa Timea, 2 players")).to_be_visible()
    return page


def test_agreeing_and_erasing_by_keyboard(open_page: OpenPage, harbour: Harbour) -> None:
    page = open_ratings(open_page, harbour, 1366, 768)
    table = page.get_by_role("table", name="Santa Timea, 2 players")
    expect(table.get_by_role("row")).to_have_count(5)
    expect(table.get_by_role("row", name="Sailor")).to_contain_text("bot")
    expect(table.get_by_role("row", name="Bo").first).to_contain_text("1660")
    expect(table.get_by_role("row", name="Bo").first).to_contain_text("1488–1832")
    page.get_by_role("textbox", name="Your name in the list").focus()
    page.keyboard.type("Ada")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status")).to_have_text("You are rated as Ada.")
    mine = table.get_by_role("row", name="Ada")
    expect(mine).to_contain_text("you")
    expect(mine).to_contain_text("first impression")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").press("Enter")
    assert json.loads(saved.value.path().read_text("utf-8"))["name"] == "Ada"
    page.get_by_role("button", name="Erase all").press("Enter")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Erase all")).to_be_focused()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Erase them").press("Enter")
    expect(page.get_by_role("status")).to_have_text("Your ratings are erased.")
    expect(mine).to_have_count(0)


def test_on_a_phone(open_page: OpenPage, harbour: Harbour, axe: str) -> None:
    page = open_ratings(open_page, harbour, 320, 640, touch=True)
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    check_targets(page)
    check_axe(page, axe)
