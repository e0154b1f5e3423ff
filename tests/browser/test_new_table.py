"""What a new table tells of itself before anybody casts off."""

from __future__ import annotations

from playwright.sync_api import Page, expect


def test_all_levels_of_bots_stand_side_by_side(page: Page) -> None:
    page.goto("/#/new?game=santa_timea")
    levels = page.locator("dl[aria-label='How well the bot plays']")
    expect(levels.locator("dt")).to_have_text(["Ship’s boy", "Sailor", "Helmsman", "Captain", "Admiral"])
    expect(levels.locator(".playing")).to_have_count(1)
    expect(levels.locator("dd").last).to_contain_text("Never slips")


def test_house_rules_for_one_captain_are_offered_to_one(page: Page) -> None:
    page.goto("/#/new?game=treasure_map")
    alone = page.get_by_text("Alone:")
    expect(page.get_by_text("El Dorado", exact=True).first).to_be_visible()
    expect(alone).to_have_count(0)
    for seat in range(2, 5):
        page.get_by_role("group", name=f"Chair {seat}").get_by_role("radio", name="Empty").check()
    expect(alone).to_have_count(2)
