"""The pages of tournaments: a round robin from its announcement to the standings."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.harbour import Harbour
from tests.browser.test_accessibility import check_axe, check_targets

pytestmark = pytest.mark.slow

ENTER_BOT = """name => fetch(`api/tournaments/${location.hash.split("/")[2]}/entrants`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ name, level: "random" }),
})"""


@pytest.fixture(scope="module")
def harbour(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Harbour]:
    opened = Harbour(tmp_path_factory.mktemp("harbour"))
    opened.more = json.dumps({"parts": ["tournaments"]})
    opened.open()
    yield opened
    opened.kill()


def announce(page: Page, name: str) -> None:
    """Reach the form from the player's own games, and announce a round robin by keyboard."""
    page.goto("/#/my-games")
    page.get_by_role("link", name="Tournaments").press("Enter")
    page.get_by_role("button", name="Organise a tournament").press("Enter")
    expect(page.get_by_role("textbox", name="Name of the tournament")).to_be_focused()
    page.keyboard.type(name)
    page.get_by_label("Game", exact=True).select_option(label="Santa Timea")
    page.get_by_role("button", name="Announce").press("Enter")
    expect(page.get_by_role("heading", name=name)).to_be_visible()


def enter(page: Page, name: str) -> None:
    page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_role("button", name="Enter", exact=True).press("Enter")
    expect(page.get_by_text(f"You take part as {name}.").first).to_be_visible()


def test_a_round_robin_from_entering_to_the_standings(open_page: OpenPage) -> None:
    ada = open_page(1366, 768)
    announce(ada, "Harbour Cup")
    enter(ada, "Ada")
    ada.get_by_label("Level", exact=True).select_option(label="Ship’s boy")
    ada.get_by_role("button", name="Enter a bot").press("Enter")
    expect(ada.get_by_role("heading", name="2 entrants")).to_be_visible()

    bo = open_page(320, 640, touch=True)
    bo.goto(ada.url)
    enter(bo, "Bo")
    for number in (1, 2, 3):
        ada.get_by_role("button", name=f"Begin round {number}").press("Enter")
        section = ada.locator("section", has=ada.get_by_role("heading", name=f"Round {number}", exact=True))
        expect(section.get_by_role("link", name="To the table")).to_have_count(1)
        if number == 1:
            expect(ada.get_by_role("heading", name="3 entrants")).to_be_visible()
        section.get_by_role("button", name="Enter the result").press("Enter")
        expect(section.get_by_role("combobox").first).to_be_focused()
        section.get_by_role("button", name="Save the result").press("Enter")
        expect(section.get_by_text("decided by the organiser")).to_be_visible()
    table = ada.get_by_role("table", name="Standings")
    expect(table.get_by_role("row")).to_have_count(4)
    expect(ada.get_by_text("· Over")).to_be_visible()
    expect(ada.get_by_role("button", name="Begin round")).to_have_count(0)
    ada.get_by_text("Who was ahead of whom").click()
    expect(ada.get_by_role("region", name="Who was ahead of whom").get_by_role("row")).to_have_count(4)
    bo.reload()
    expect(bo.get_by_role("table", name="Standings").get_by_role("row", name="Bo")).to_contain_text("you")


def test_the_list_is_renewed_and_dropping_out_before_the_first_round_leaves_no_trace(
    open_page: OpenPage,
) -> None:
    bo = open_page(1366, 768)
    bo.goto("/#/tournaments")
    expect(bo.get_by_role("button", name="Organise a tournament")).to_be_visible()
    ada = open_page(1366, 768)
    announce(ada, "Late Cup")
    bo.get_by_role("link", name="Late Cup").click()
    enter(bo, "Bo")
    enter(ada, "Ada")
    bo.get_by_role("button", name="Drop out").press("Enter")
    expect(bo.get_by_role("heading", name="1 entrant", exact=True)).to_be_visible()
    expect(bo.get_by_text("Ada", exact=True)).to_be_visible()
    expect(ada.get_by_role("heading", name="1 entrant", exact=True)).to_be_visible()
    ada.get_by_role("button", name="Drop out").press("Enter")  # with another number than before
    expect(bo.get_by_role("heading", name="0 entrants")).to_be_visible()


def test_the_own_table_is_marked_and_the_results_of_bots_come_in_by_themselves(
    open_page: OpenPage, axe: str
) -> None:
    page = open_page(320, 640, touch=True)
    announce(page, "Bot Cup")
    enter(page, "Ada")
    for name in ("Magellan", "Drake"):  # the quickest bots, which people cannot choose
        page.evaluate(ENTER_BOT, name)
    page.reload()
    expect(page.get_by_role("heading", name="3 entrants")).to_be_visible()
    check_targets(page)
    check_axe(page, axe)
    for number in (1, 2, 3):
        page.get_by_role("button", name=f"Begin round {number}").press("Enter")
        section = page.locator("section", has=page.get_by_role("heading", name=f"Round {number}", exact=True))
        expect(section).to_be_visible()
        if section.get_by_text("your game").count():
            expect(page.get_by_role("link", name="To your table")).to_be_visible()
            section.get_by_role("button", name="Enter the result").press("Enter")
            section.get_by_role("button", name="Save the result").press("Enter")
        else:
            expect(page.get_by_text("You have no game in this round.")).to_be_visible()
            expect(section.get_by_text("being played")).to_have_count(0, timeout=60_000)
    expect(page.get_by_role("table", name="Standings").get_by_role("row")).to_have_count(4)
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    check_targets(page)
    check_axe(page, axe)


def test_a_commentator_is_read_by_those_who_look_on_and_not_by_players(open_page: OpenPage, axe: str) -> None:
    ada, bo, eve, fay = open_page(1366, 768), open_page(1366, 768), open_page(1366, 768), open_page(390, 844)
    announce(ada, "Final")
    cup = ada.url
    enter(ada, "Ada")
    bo.goto(cup)
    enter(bo, "Bo")
    ada.get_by_role("button", name="Make a link for commentators").click()
    link = ada.get_by_label("Link for commentators").input_value()
    check_axe(ada, axe)
    ada.get_by_role("button", name="Begin round 1").click()
    ada.get_by_role("link", name="To the table").first.click()

    eve.goto(link)
    eve.get_by_role("textbox", name="Name as a commentator").fill("Eve")
    eve.get_by_role("button", name="Comment on this tournament").click()
    expect(eve.get_by_text("You are commenting on this tournament as Eve.")).to_have_count(1)
    eve.get_by_role("link", name="To the table").first.click()
    expect(eve.get_by_role("log", name="Commentary")).to_contain_text("Nothing has been said yet.")
    for page in (bo, fay):
        page.goto(ada.url)
    eve.get_by_role("button", name="Chat", exact=True).click()
    expect(eve.get_by_role("switch", name="About move")).to_be_checked()
    eve.get_by_label("Your message").fill("The bride is still in the deck")
    eve.get_by_role("button", name="Send").click()
    eve.keyboard.press("Escape")
    expect(eve.get_by_role("log", name="Commentary")).to_contain_text("Eve at move")
    check_axe(eve, axe)

    fay.get_by_role("tab", name="Log").click()
    expect(fay.get_by_role("log", name="Commentary")).to_contain_text("The bride is still in the deck")
    check_axe(fay, axe)
    fay.get_by_role("log", name="Commentary").get_by_role("link").click()
    for player in (ada, bo):
        player.get_by_role("button", name="Chat", exact=True).click()
        expect(player.get_by_text("No messages yet.")).to_be_visible()
        expect(player.get_by_role("log", name="Commentary")).to_have_count(0)
