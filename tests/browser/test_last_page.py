"""The last page of a game, the same deal at another seat, and the page of one's own games."""

from __future__ import annotations

import json
from hashlib import sha256

import msgspec
import pytest
from playwright.sync_api import Page, expect

from spielhafen.match import load_event
from spielhafen.match.played_games import played_games
from spielhafen.server.tables.replays import replay
from spielhafen.store import Store
from spielhafen.store.schema import RESULT
from tests.browser.conftest import OpenPage
from tests.browser.finished import finished_match
from tests.browser.harbour import Harbour
from tests.browser.stages import open_position

TOKEN = sha256(b"Ada").hexdigest()
ADA = sha256(TOKEN.encode()).hexdigest()


@pytest.fixture
def page(open_page: OpenPage, harbour: Harbour) -> Page:
    """A page of the person who played the first seat."""
    opened = open_page(1366, 768)
    opened.context.add_cookies([{"name": "mate", "value": TOKEN, "url": harbour.url}])
    return opened


@pytest.mark.slow
def test_the_last_page_shows_places_and_who_was_ahead(page: Page, harbour: Harbour) -> None:
    page.goto(f"/#/table/{finished_match(harbour, 'brave-otter-1', 'sailor', ADA)}")
    last = page.locator(".over")
    rows = last.get_by_role("list", name="Places").get_by_role("listitem")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("points")
    expect(last.get_by_role("img", name="Who was ahead")).to_be_visible()
    expect(last).to_contain_text("186 moves")
    expect(last).to_contain_text("Round 5 of 5")


@pytest.mark.slow
def test_in_a_low_window_the_score_sheet_is_read_without_scrolling(open_page: OpenPage) -> None:
    page = open_page(1280, 720, language="de")
    open_position(page, "caribbean_conquest", "three-captains-majority", None)
    last = page.locator(".over")
    rows = last.locator("tbody tr:not(.notes)")
    expect(rows).to_have_count(3)
    expect(rows.last).to_be_in_viewport(ratio=1)
    sums, foot = rows.last.bounding_box(), last.locator(".foot").bounding_box()
    assert sums
    assert foot
    assert sums["y"] + sums["height"] <= foot["y"]


@pytest.mark.slow
def test_the_same_deal_is_played_from_another_seat(page: Page, harbour: Harbour) -> None:
    word = finished_match(harbour, "brave-otter-2", "sailor", ADA)
    page.goto(f"/#/table/{word}")
    page.get_by_role("button", name="Same deal, another seat").click()
    expect(page.locator(".over")).to_have_count(0)
    assert word not in page.url
    expect(page.locator("[data-captain='0']")).to_contain_text("Bo")
    expect(page.locator("[data-captain='1']")).to_contain_text("you")


@pytest.mark.slow
def test_own_games_are_shown_and_erased(page: Page, harbour: Harbour) -> None:
    record(harbour, finished_match(harbour, "brave-otter-3", "sailor", ADA))
    page.goto("/#/my-games")
    expect(page.get_by_role("article", name="Santa Timea")).to_contain_text("one game")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    assert saved.value.suggested_filename == "spielhafen-games.json"
    assert len(json.loads(saved.value.path().read_text("utf-8"))["games"]) == 1
    page.get_by_role("button", name="Erase all").click()
    page.get_by_role("button", name="Keep them").click()
    page.get_by_role("button", name="Erase all").click()
    page.get_by_role("button", name="Erase them").click()
    expect(page.get_by_role("heading", name="The logbook is still empty")).to_be_visible()
    page.reload()
    expect(page.get_by_role("link", name="Choose a game")).to_be_visible()


def record(harbour: Harbour, word: str) -> None:
    """Record a stored match as one that was played here."""
    store = Store(harbour.folder / "harbour.sqlite")
    events = store.events(word)
    match = replay(events)
    at = load_event(events[-1]).at
    with store.transaction() as connection:
        for owner, played in played_games(match, at).items():
            row = {"match": word, "owner": owner, "at": at, "body": msgspec.json.encode(played)}
            connection.execute(RESULT.insert().values(row))
    store.close()
