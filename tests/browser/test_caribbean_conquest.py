"""Whole games of Caribbean Conquest in the browser, on one box by clicks; and boards of nine boxes."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.adviser import Captain, by_clicks, over, shown_ply
from tests.browser.captain import bot, here, put_table, wait_for_something

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser-caribbean_conquest")]
OpenPage = Callable[..., Page]


def conquest(page: Page, boxes: int = 1) -> Captain:
    """A table for two, when the first question is asked."""
    word = put_table(page, [here("Ada"), bot("Bo", "greedy")], game="caribbean_conquest", boxes=boxes)
    wait_for_something(page)
    return Captain(page, word, "caribbean_conquest", seats=2)


def test_a_board_of_one_box_is_conquered_by_clicks(page: Page) -> None:
    captain = conquest(page)
    captain.play(by_clicks(page, captain))
    over(page, captain)
    moves = " ".join(str(ply.move) for ply in captain.logbook().plies if ply.actor == 0)
    assert "hire" in moves


def test_a_turn_does_not_begin_on_the_button_that_ends_it_and_what_was_advised_is_played_by_enter(
    page: Page,
) -> None:
    captain = conquest(page)
    bar = page.locator(".bar")
    captain.play(by_clicks(page, captain), enough=lambda _: "Which group" in bar.inner_text())
    expect(page.locator(".acts .offer").first).to_be_visible()
    assert not page.evaluate("!!document.activeElement.closest('.acts')")
    page.keyboard.press("t")
    expect(page.locator(".text .offers .thing").first).to_be_focused()
    page.keyboard.press("t")

    page.keyboard.press("i")
    moves = page.get_by_role("dialog", name="Advice").get_by_role("listitem")
    moves.filter(has_text="Move ").get_by_role("button", name="Choose it").first.click()

    expect(page.locator(".acts .commit")).to_be_focused()
    expect(page.locator(".live .piece .halo")).to_have_count(1)
    expect(page.locator(".bar .hint")).to_contain_text("Move ")
    before = shown_ply(page)
    page.keyboard.press("Enter")
    captain.wait(before)
    assert str(captain.logbook().plies[before].move).startswith("at ")


def test_points_of_one_area_are_tinted_and_stacks_say_how_many_they_are(page: Page) -> None:
    captain = conquest(page)
    captain.look()
    assert page.locator("svg.chart .tinted").count() >= len(captain.state.waters.points) - 4
    expect(page.locator(".live .piece .number").first).to_be_visible()
    expect(page.locator(".captains")).to_contain_text("+")


def test_a_board_of_nine_boxes_is_looked_at_closely_and_played_on_a_phone(open_page: OpenPage) -> None:
    page = open_page(390, 844)
    captain = conquest(page, boxes=9)
    expect(page.locator(".inset")).to_be_visible()
    may = page.locator(".live [role='button'][data-thing]").first.bounding_box()
    assert may
    assert min(may["width"], may["height"]) >= 24
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    captain.play(by_clicks(page, captain), enough=lambda g: bool(g.round > 1))
