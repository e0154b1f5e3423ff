"""The first page: a game at one click, an unfinished game first, and the language."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.captain import ASKED, bot, create_table, here, wait_until
from tests.browser.stages import GAMES

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.xdist_group("browser-company")]
OpenPage = Callable[..., Page]


@pytest.mark.parametrize("game", ["Santa Timea", "Seeschlacht"])
def test_one_click_starts_a_game_against_bots(page: Page, game: str) -> None:
    page.goto("/")
    page.get_by_role("button", name=f"Play now {game}").click()
    page.wait_for_url("**/#/table/*")
    wait_until(page, f"{ASKED} || document.querySelector('.bar')")
    expect(page.locator(".captains")).to_contain_text("Skipper")


def test_a_game_is_started_by_keys_with_the_name_last_used(open_page: OpenPage) -> None:
    page = open_page(names=["Ada"])
    page.goto("/")
    page.get_by_role("button", name="Play now Columbus").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/#/table/*")
    expect(page.locator(".captains")).to_contain_text("Ada")


def test_games_for_newcomers_come_first_and_say_what_they_are(page: Page) -> None:
    page.goto("/")
    cards = page.get_by_role("list", name="Games", exact=True).get_by_role("article")
    expect(cards).to_have_count(len(GAMES))
    for text in ("Santa Timea", "Good first game", "take little damage", "2–5", "30 min", "light"):
        expect(cards.first).to_contain_text(text)


def test_an_unfinished_game_is_offered_first(page: Page) -> None:
    table = create_table(page, [here("Ada"), bot("Bo")], game="columbus")
    wait_until(page, ASKED)
    page.goto("/#/")
    first = page.locator("main a, main button").first
    expect(first).to_have_accessible_name("Continue Columbus")
    first.click()
    page.wait_for_url(f"**/#/table/{table}")


@pytest.mark.console_error("429")
def test_a_game_that_cannot_be_started_says_why_and_can_be_started_again(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_text("No games in progress.")).to_be_visible()
    refused = {"error": {"key": "web-unreachable", "args": {}}}
    page.route("**/api/tables", lambda route: route.fulfill(status=429, json=refused), times=1)
    play = page.get_by_role("button", name="Play now Santa Timea")
    play.click()
    expect(page.get_by_role("alert")).to_have_text(
        "The harbour does not answer. Please try again in a moment."
    )
    play.click()
    page.wait_for_url("**/#/table/*")


def test_the_language_is_changed_on_the_first_page(page: Page) -> None:
    page.goto("/")
    page.get_by_role("combobox", name="Language").select_option("Deutsch")
    expect(page.get_by_role("button", name="Jetzt spielen Schatzkarte")).to_be_visible()
    page.reload()
    expect(page.get_by_role("combobox", name="Sprache")).to_have_value("de")
