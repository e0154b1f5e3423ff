"""Orders to a whole fleet of Seeschlacht in the browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.adviser import PLY, shown_ply
from tests.browser.captain import ASKED, wait_until
from tests.browser.stages import open_position

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.xdist_group("browser-seeschlacht")]

BOOK, AT_SEA = "as-printed-short", 307
"""All ten ships of White are at sea and have to move."""
DUE = ".live .piece.due"


def wait_until_followed(page: Page, due: int) -> None:
    """Wait until at most `due` ships still have to move."""
    wait_until(page, f"{ASKED} && document.querySelectorAll('{DUE}').length <= {due}")


def stands(page: Page) -> list[str]:
    """Return the places and headings of the ships of White, as they are read out."""
    ships = page.locator(".live .piece[data-thing^='w']")
    return [str(label) for label in ships.evaluate_all("all => all.map((one) => one.ariaLabel)")]


def headings(labels: list[str]) -> list[str]:
    """Return the headings in such texts."""
    return re.findall(r"heading \d", " ".join(labels))


def open_at_sea(page: Page) -> None:
    """Open the position in which the whole fleet has to move."""
    open_position(page, "seeschlacht", BOOK, AT_SEA)
    wait_until(page, ASKED)


def test_one_order_sends_all_ships_straight_on_and_one_undo_takes_it_back(page: Page) -> None:
    open_at_sea(page)
    before, due, at = shown_ply(page), page.locator(DUE).count(), stands(page)
    order = page.locator(".acts .fleet")
    count = int(re.findall(r"\d+", order.inner_text())[0])
    assert 2 <= count <= due
    order.hover()
    expect(page.locator(".live .route")).to_have_count(count)
    order.click()
    wait_until_followed(page, due - count)
    assert headings(stands(page)) == headings(at)
    page.keyboard.press("Escape")
    page.keyboard.press("Control+z")
    wait_until(page, f"{PLY} == {before}")
    assert stands(page) == at


def test_a_key_has_the_fleet_repeat_a_manoeuvre(page: Page) -> None:
    open_at_sea(page)
    page.locator(DUE).first.click()
    before = shown_ply(page)
    page.locator(".ways .end").first.dispatch_event("click")
    if page.locator(".headings .knob").count():
        page.locator(".headings .knob").first.dispatch_event("click")
    wait_until(page, f"{PLY} > {before} && {ASKED}")
    expect(page.locator(".bar [role=status]")).to_contain_text(re.compile(r"Where shall w\d+ \w+ go\?"))
    order = page.locator(".acts .fleet")
    expect(order).to_contain_text("The same for")
    due = page.locator(DUE).count()
    page.keyboard.press("f")
    wait_until_followed(page, due - 2)


COVERED = """
    () => [...document.querySelectorAll('.ways .end')].filter((end) => {
        const { x, y, width, height } = end.querySelector('.cell').getBoundingClientRect()
        return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.glass, .inset')
    }).length
"""
"""The number of places to go to that lie under the small map or the buttons beside it."""


@pytest.mark.parametrize("ship", [f"w{number}" for number in range(1, 11)])
def test_on_a_phone_neither_map_nor_buttons_cover_where_a_ship_can_go(page: Page, ship: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    open_at_sea(page)
    page.get_by_role("button", name=re.compile(rf"^{ship} ")).last.dispatch_event("click")
    expect(page.locator(f".live .piece[data-thing='{ship}'] .body.chosen")).to_have_count(1)
    expect(page.locator(".ways .end")).not_to_have_count(0)
    wait_until(page, "!document.querySelector('.sheet').getAnimations().length")
    assert page.evaluate(COVERED) == 0
