"""What a browser keeps of a server: it is read offline, has no secrets, and can be erased."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from spielhafen.server.middleware.identity import hash_token
from tests.browser.captain import ASKED, create_table, decide_by_clicks, here, wait_until, wait_until_prompted
from tests.browser.conftest import OpenPage
from tests.browser.finished import finished_match
from tests.browser.harbour import Harbour

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.xdist_group("browser-offline")]

CONTROLLED = "navigator.serviceWorker.controller && (await navigator.serviceWorker.ready).active?.state === 'activated'"
KEPT = """async () => (await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys())))
    .flat().map(({ url }) => url.slice(origin.length + 1))"""
"""The paths of all that the browser keeps."""
SIGN = "Playing needs the network"


@pytest.fixture
def service_workers() -> Literal["allow", "block"]:
    return "allow"


@pytest.fixture
def harbour(tmp_path: Path) -> Iterator[Harbour]:
    opened = Harbour(tmp_path)
    opened.open()
    yield opened
    opened.kill()


@pytest.fixture
def page(open_page: OpenPage) -> Page:
    """Return a page whose service worker is at work and has kept what was loaded."""
    opened = open_page()
    opened.goto("/")
    wait_until(opened, CONTROLLED)
    wait_until(opened, f"(await ({KEPT})()).includes('api/texts/en')")
    wait_until(opened, f"(await ({KEPT})()).includes('api/games')")
    return opened


def kept(page: Page, part: str) -> list[str]:
    """Return the paths kept by the browser that contain a part."""
    paths: list[str] = page.evaluate(KEPT)
    return [path for path in paths if part in path]


def open_finished(page: Page, harbour: Harbour, word: str = "amber-gull-7") -> str:
    """Open a finished game of one's own and wait until all of its positions are kept."""
    (token,) = [cookie["value"] for cookie in page.context.cookies()]
    table = finished_match(harbour, word, owner=hash_token(token))
    page.goto(f"/#/table/{table}")
    last = page.request.get(f"/api/tables/{table}").json()["ply"]
    wait_until(page, f"(await ({KEPT})()).filter((path) => path.includes('{table}/plies/')).length > {last}")
    return table


def test_rulebooks_and_finished_games_that_were_opened_are_read_without_the_server(
    page: Page, harbour: Harbour
) -> None:
    table = open_finished(page, harbour)
    page.goto("/#/rules/columbus")
    expect(page.get_by_role("heading", name="The aim")).to_be_visible()
    harbour.kill()
    page.reload()
    expect(page.get_by_role("heading", name="The aim")).to_be_visible()
    expect(page.get_by_text(SIGN)).to_be_visible()
    page.goto("/#/")
    expect(page.get_by_role("button", name="Play now Santa Timea")).to_be_visible()
    page.goto(f"/#/table/{table}/3")
    expect(page.locator(".board")).to_be_visible()
    expect(page.get_by_text(SIGN)).to_be_visible()
    harbour.open()
    page.goto("/#/rules/santa_timea")
    expect(page.get_by_text(SIGN)).to_be_hidden()


def test_what_was_not_opened_says_that_the_server_is_missing(page: Page, harbour: Harbour) -> None:
    harbour.kill()
    page.get_by_role("button", name="Play now Santa Timea").click()
    expect(page.get_by_role("alert")).to_contain_text("does not answer")


def test_nothing_of_a_game_that_goes_on_is_kept(page: Page) -> None:
    table = create_table(page, [here("Ada"), here("Bo")])
    wait_until_prompted(page)
    page.locator(".curtain button").click()
    wait_until(page, ASKED)
    decide_by_clicks(page)
    page.reload()
    wait_until_prompted(page)
    assert kept(page, "api/texts/")
    assert not kept(page, table)


def test_what_is_kept_is_erased_with_the_table_by_a_click_and_for_another_person(
    page: Page, harbour: Harbour
) -> None:
    first = open_finished(page, harbour)
    second = open_finished(page, harbour, "brown-gull-8")
    page.evaluate(f"fetch('api/tables/{first}', {{ method: 'DELETE' }})")
    wait_until(page, f"!(await ({KEPT})()).some((path) => path.includes('{first}'))")
    assert kept(page, second)
    page.goto("/#/settings")
    page.get_by_role("button", name="Erase kept games").click()
    expect(page.get_by_text("The kept games are erased")).to_be_visible()
    assert not kept(page, "api/tables/")
    third = open_finished(page, harbour, "white-gull-9")
    assert kept(page, third)
    page.context.clear_cookies()
    page.goto("/#/")
    page.reload()
    wait_until(page, f"!(await ({KEPT})()).some((path) => path.includes('{third}'))")
    assert kept(page, "api/games")
