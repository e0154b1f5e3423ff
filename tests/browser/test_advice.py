"""Advice at the table."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.captain import bot, here, log_lines, put_table, wait_for_something, wait_until_written

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser-screens")]


def test_a_captain_gives_advice_that_can_be_followed(page: Page) -> None:
    put_table(page, [here("Ada"), bot("Bo")])
    wait_for_something(page)

    page.keyboard.press("i")
    advice = page.get_by_role("dialog", name="Advice")
    expect(advice.get_by_role("listitem").first).to_be_visible()
    lines = log_lines(page)
    advice.get_by_role("button", name="Choose it").first.click()
    expect(advice).to_have_count(0)
    page.get_by_role("button", name="Play", exact=True).click()

    wait_until_written(page, lines)
