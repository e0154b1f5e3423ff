"""Addresses that lead to nothing: each page says so and shows the way back."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.xdist_group("browser-company")]

MISSING = {
    "/#/nowhere": "There is no such page.",
    "/#/table/nobody-knows-1": "There is no table here",
    "/#/rules/unknown": "This rulebook cannot be found.",
    "/#/example/columbus/999": "There is nothing here.",
    "/#/ratings": "This harbour has not opened this part.",
    "/#/lobby": "This harbour has not opened this part.",
    "/#/tournaments": "This harbour has not opened this part.",
    "/#/tournaments/unknown": "This harbour has not opened this part.",
}
"""What is said, by address, in a harbour that has opened no further parts."""


NOT_FOUND = "the server responded with a status of 404"


@pytest.mark.console_error(NOT_FOUND)
@pytest.mark.parametrize("address", MISSING)
def test_an_address_without_a_page_says_so_and_leads_back_to_the_harbour(page: Page, address: str) -> None:
    page.goto(address)
    expect(page.get_by_text(MISSING[address])).to_be_visible()
    page.get_by_role("link", name="Back to the harbour").last.click()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()


@pytest.mark.console_error(NOT_FOUND)
def test_a_page_that_did_not_load_is_left_for_another_without_reloading(page: Page) -> None:
    page.goto("/#/rules/unknown")
    expect(page.get_by_text(MISSING["/#/rules/unknown"])).to_be_visible()
    page.evaluate("window.sameDocument = true; location.hash = '#/rules/columbus'")
    expect(page.get_by_role("searchbox")).to_be_visible()
    assert page.evaluate("window.sameDocument")
