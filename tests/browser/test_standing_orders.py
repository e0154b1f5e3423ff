"""Standing orders in the browser: given by clicks, kept, followed without asking."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.captain import ASKED, bot, create_table, here, wait_until, wait_until_prompted

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def open_orders(page: Page) -> Locator:
    page.get_by_role("button", name="Players", exact=True).click()
    return page.get_by_role("region", name="Standing orders")


def test_an_only_move_is_played_by_itself_until_it_is_switched_off(page: Page) -> None:
    create_table(page, [here("Ada"), bot("Bo")], game="columbus")
    wait_until_prompted(page)
    switch = open_orders(page).get_by_role("switch", name="Play my only move for me")
    expect(switch).not_to_be_checked()
    switch.check()
    page.reload()
    wait_until_prompted(page)
    expect(open_orders(page).get_by_role("switch")).to_be_checked()


def test_a_move_is_chosen_to_be_repeated_and_played_without_a_click(page: Page) -> None:
    create_table(page, [here("Ada"), bot("Bo")], game="columbus")
    wait_until_prompted(page)
    wait_until(page, ASKED)
    before = page.locator(".table").get_attribute("data-ply")
    orders = open_orders(page)
    orders.get_by_role("combobox").select_option(index=1)
    expect(orders.get_by_role("status")).to_contain_text("this is played for you: Roll the dice")
    wait_until(page, f"document.querySelector('.table').dataset.ply !== '{before}'")
