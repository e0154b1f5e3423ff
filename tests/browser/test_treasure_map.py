"""Whole games of Treasure Map in the browser: alone and with three captains, by clicks; a chart without a border."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.adviser import PLY, Captain, by_clicks, over, shown_ply
from tests.browser.captain import ASKED, bot, finished, here, put_table, wait_for_something, wait_until

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser-treasure_map")]
OpenPage = Callable[..., Page]

SHINING = ".live .goal, .live .piece.may, .zones li:not(.chosen) > button, .hand li:not(.barred) button.may"
COMMIT = ".commit:not([aria-disabled='true'])"
BUTTONS = ".acts .offer"
MOST_DECISIONS = 1500


def voyage(page: Page, *crew: dict[str, str]) -> str:
    """A table with these captains; its word, when the first question is asked."""
    word = put_table(page, list(crew), game="treasure_map")
    wait_for_something(page)
    return word


def test_a_captain_alone_sails_to_the_end_by_clicks(page: Page) -> None:
    word = voyage(page, here("Ada"))
    captain = Captain(page, word, "treasure_map", seats=1)
    captain.play(by_clicks(page, captain))
    over(page, captain)


def decide(page: Page, rng: random.Random) -> None:
    """One decision: something that shines, or a button."""
    before = shown_ply(page)
    shining = page.locator(SHINING)
    if shining.count() and rng.random() < 0.85:
        shining.nth(rng.randrange(shining.count())).dispatch_event("click")
        if not page.locator(COMMIT).count() and shining.count():
            shining.nth(rng.randrange(shining.count())).dispatch_event("click")
        if page.locator(COMMIT).count():
            page.locator(COMMIT).dispatch_event("click")
            return wait_until(page, f"{PLY} > {before}")
        page.keyboard.press("Escape")
    if page.locator(BUTTONS).count():
        page.locator(BUTTONS).first.dispatch_event("click")
        wait_until(page, f"{PLY} > {before}")
    return None


@pytest.mark.long
def test_three_captains_sail_to_the_end_by_clicks(page: Page) -> None:
    word = voyage(page, here("Ada"), bot("Bo", "greedy"), bot("Cleo", "greedy"))
    rng = random.Random(3)
    for _ in range(MOST_DECISIONS):
        wait_for_something(page)
        if finished(page):
            break
        decide(page, rng)
    over(page, Captain(page, word, "treasure_map", seats=3))


def test_the_chart_is_scrolled_across_its_edges(page: Page) -> None:
    voyage(page, here("Ada"))
    ship = page.locator(".live [data-thing='ship/1']")

    def left() -> float:
        box = ship.bounding_box()
        assert box
        return box["x"]

    begun = left()
    field = page.evaluate("document.querySelector('.live .goal').getBoundingClientRect().width / 0.86")
    wide = page.evaluate("document.querySelector('.live').getBoundingClientRect().width")
    page.get_by_role("button", name="Scroll the chart eastwards").click()
    moved = begun - left()
    assert abs(moved - field) < 3 or abs(moved + 11 * field) < wide / 20
    page.locator(".live .goal").first.focus()
    page.keyboard.press("Shift+ArrowLeft")
    assert abs(left() - begun) < 2
    box = page.locator(".board").bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 30)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2 + 3.2 * field, box["y"] + 30, steps=4)
    page.mouse.up()
    assert abs(left() - begun) > 2 * field
    page.get_by_role("button", name="The chart as it was printed").click()
    assert abs(left() - begun) < 2


def test_what_lies_within_reach_shows_what_it_costs(page: Page) -> None:
    voyage(page, here("Ada"))
    expect(page.locator(".live .goal text").first).to_be_visible()
    expect(page.locator(".live .reach text").first).to_be_visible()
    before = shown_ply(page)
    page.locator(".live .goal").first.dispatch_event("click")
    page.locator(COMMIT).dispatch_event("click")
    wait_until(page, f"{PLY} > {before} && {ASKED}")


def test_between_two_captains_at_one_screen_hangs_a_curtain_that_hides_both_holds(page: Page) -> None:
    voyage(page, here("Ada"), here("Bo"))
    for _ in range(2):
        expect(page.locator(".curtain")).to_be_visible()
        assert page.locator(".hand li").count() == 0
        page.locator(".curtain button").click()
        wait_until(page, ASKED)
        while not page.locator(".curtain").is_visible():
            before = shown_ply(page)
            page.locator(BUTTONS).first.dispatch_event("click")
            wait_until(page, f"{PLY} > {before}")
            wait_for_something(page)
