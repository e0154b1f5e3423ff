"""Caribbean Conquest in the browser: a whole game on one box, and nine boxes."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.adviser import PolicyPlayer, by_clicks, expect_winners, shown_ply
from tests.browser.captain import bot, create_table, here, wait_until_prompted

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.xdist_group("browser-caribbean_conquest")]
OpenPage = Callable[..., Page]


def start_game(page: Page, boxes: int = 1) -> PolicyPlayer:
    """Create a table for two and wait for the first decision."""
    word = create_table(page, [here("Ada"), bot("Bo", "greedy")], game="caribbean_conquest", boxes=boxes)
    wait_until_prompted(page)
    return PolicyPlayer(page, word, "caribbean_conquest", seats=2)


def test_a_whole_game_on_one_box_by_clicks(page: Page) -> None:
    player = start_game(page)
    player.play(by_clicks(page, player))
    expect_winners(page, player)
    moves = " ".join(str(ply.move) for ply in player.logbook().plies if ply.actor == 0)
    assert "hire" in moves


def test_a_turn_does_not_begin_on_the_button_that_ends_it_and_enter_plays_the_advised_move(
    page: Page,
) -> None:
    player = start_game(page)
    bar = page.locator(".bar")
    player.play(by_clicks(page, player), until=lambda _: "Which group" in bar.inner_text())
    expect(page.locator(".acts .offer").first).to_be_visible()
    assert not page.evaluate("!!document.activeElement.closest('.acts')")
    page.keyboard.press("t")
    expect(page.locator(".text .offers .thing").first).to_be_focused()
    page.keyboard.press("t")

    page.keyboard.press("i")
    page.get_by_role("region", name="Advice").get_by_role("button", name="More").click()
    moves = page.get_by_role("dialog", name="Advice").get_by_role("listitem")
    moves.filter(has_text="Move ").get_by_role("button", name="Choose it").first.click()

    expect(page.locator(".acts .commit")).to_be_focused()
    expect(page.locator(".live .piece .halo")).to_have_count(1)
    expect(page.locator(".bar .hint")).to_contain_text("Move ")
    before = shown_ply(page)
    page.keyboard.press("Enter")
    player.wait(before)
    assert str(player.logbook().plies[before].move).startswith("at ")


def test_points_of_one_area_are_tinted_and_stacks_show_their_size(page: Page) -> None:
    player = start_game(page)
    player.update()
    assert page.locator("svg.chart .tinted").count() >= len(player.state.waters.points) - 4
    expect(page.locator(".live .piece .number").first).to_be_visible()
    expect(page.locator(".captains")).to_contain_text("+")


def test_a_board_of_nine_boxes_is_zoomed_and_played_on_a_phone(open_page: OpenPage) -> None:
    page = open_page(390, 844)
    player = start_game(page, boxes=9)
    expect(page.locator(".inset")).to_be_visible()
    may = page.locator(".live [role='button'][data-thing]").first.bounding_box()
    assert may
    assert min(may["width"], may["height"]) >= 24
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    player.play(by_clicks(page, player), until=lambda g: bool(g.round > 1))
