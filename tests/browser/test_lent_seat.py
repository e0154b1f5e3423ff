"""A seat that is lent to a bot, and the list of the other players."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.captain import ASKED, bot, create_table, decide_by_clicks, here, wait_until


@pytest.mark.slow
def test_the_level_of_the_bot_can_be_chosen_and_the_other_players_are_listed(page: Page) -> None:
    create_table(page, [here("Ada"), bot("Bo", "boy"), bot("Cy", "sailor")])
    wait_until(page, ASKED)
    page.get_by_role("button", name="Players", exact=True).click()
    drawer = page.get_by_role("dialog", name="Players", exact=True)
    expect(drawer.get_by_role("listitem")).to_have_text(["Bo Ship’s boy", "Cy Sailor"])
    level = drawer.get_by_role("combobox", name="How well the bot plays")
    expect(level).to_have_value("sailor")
    level.select_option("captain")
    drawer.get_by_role("button", name="Let a bot play").click()
    expect(drawer.get_by_role("button", name="Play yourself again")).to_be_visible()
    expect(page.locator(".captains")).to_contain_text("Captain in your place")
    page.keyboard.press("Escape")
    expect(page.locator(".bar")).to_contain_text("A bot plays in your place: Captain.")
    page.locator(".bar").get_by_role("button", name="Play yourself again").click()
    wait_until(page, f"{ASKED} || document.querySelector('.over')")
    expect(page.locator(".bar")).not_to_contain_text("in your place")


@pytest.mark.slow
def test_against_bots_undo_needs_no_consent(page: Page) -> None:
    create_table(page, [here("Ada"), bot("Bo")], first=1)
    wait_until(page, ASKED)
    decide_by_clicks(page)
    wait_until(page, ASKED)
    button = page.locator(".acts .undo")
    expect(button).to_have_attribute(
        "aria-label",
        "Take back your last decision and what followed it. Dice and cards are then rolled and drawn again.",
    )
    button.click()
    expect(page.locator(".bar [role='alert']")).to_contain_text("Press again if you want that")
    button.click()
    expect(page.locator("[role='log']")).to_contain_text("Ada took the last decision back")
