"""A table of Columbus in the browser."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.captain import wait_until_prompted

UNIT = 60
"""Units of the drawing per field."""


def roll_dice(page: Page) -> None:
    """Roll the dice and wait until they are in the tray."""
    wait_until_prompted(page)
    page.get_by_role("button", name="Roll the dice").click()
    expect(page.locator(".tray button:not([data-thing^='die/blank'])")).to_have_count(4)


def dice_to_sail(page: Page) -> Locator:
    """Roll until a die moves a ship; return these dice."""
    sailing = page.locator(
        ".tray .may button[data-thing^='die/rose'], .tray .may button[data-thing^='die/sail']"
    )
    roll_dice(page)
    while not sailing.count():
        page.get_by_role("button", name="End the turn").click()
        roll_dice(page)
    return sailing
