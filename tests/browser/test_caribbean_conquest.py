"""Caribbean Conquest in the browser: a whole game on one box, and nine boxes."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from spielhafen.games.caribbean_conquest.rules.losses import Casualty
from spielhafen.games.caribbean_conquest.rules.market import Market
from tests.browser.adviser import PolicyPlayer, by_clicks, expect_winners, shown_ply
from tests.browser.captain import bot, create_table, here, wait_until, wait_until_prompted

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


def test_a_touch_buys_and_the_shop_says_what_is_owned_and_left(page: Page) -> None:
    player = start_game(page)
    player.play(by_clicks(page, player), until=lambda g: isinstance(g.steps[-1], Market) and g.gold[0] >= 4)
    shop = page.locator(".zone.shop")
    ball = shop.locator("[data-thing='shop/cannonball']")
    gold, balls = player.state.gold[0], player.state.balls[0]
    expect(shop.locator(".purse")).to_have_text(f"You have {gold} gold")
    expect(shop.get_by_role("list", name="For gun fights").get_by_role("button")).to_have_count(5)

    ball.click()

    expect(shop.locator(".purse")).to_have_text(f"You have {gold - 2} gold")
    expect(ball.locator(".count")).to_have_text(f"{balls + 1}")


def test_a_point_in_reach_is_framed_and_a_touch_of_it_chooses_the_nearest_group(page: Page) -> None:
    start_game(page)
    frames = page.locator(".gain")
    expect(frames.first).to_be_visible()
    page.mouse.click(*middle_of(frames.first))
    expect(page.locator(".acts .withdraw")).to_have_text("Choose another group")
    expect(page.locator(".live .piece .halo").first).to_be_visible()
    expect(frames.first).to_be_visible()


FLIERS = """() => {
  window.fliers = new Set()
  const look = () => {
    const board = document.querySelector('.board .window').getBoundingClientRect()
    for (const piece of document.querySelectorAll('.live .piece')) {
      const { left, width } = piece.getBoundingClientRect()
      if (width && left + width / 2 > board.right + 2) fliers.add(piece.dataset.thing)
    }
    requestAnimationFrame(look)
  }
  look()
}"""
"""Collect the pieces that are beside the board in any frame."""


def test_groups_go_from_square_to_square_and_do_not_fly_in_from_the_players(open_page: OpenPage) -> None:
    page = open_page(1280, 720, motion="full")
    player = start_game(page)
    page.evaluate(FLIERS)
    choose_group(page)
    before = shown_ply(page)
    page.locator(".live .goal").first.click()
    player.wait(before)
    wait_until(page, "!document.getAnimations().some(({ effect }) => effect?.target?.closest?.('.piece'))")
    assert page.evaluate("[...fliers]") == []


def test_advice_is_over_the_log_and_leaves_what_is_beside_it_whole(open_page: OpenPage) -> None:
    page = open_page(1280, 720)
    start_game(page)
    zones = page.locator("aside .zones")
    before = zones.bounding_box()
    page.keyboard.press("i")
    advice = page.get_by_role("region", name="Advice")
    expect(advice.get_by_role("button", name="More")).to_be_visible()
    card, after = advice.bounding_box(), zones.bounding_box()
    assert before
    assert after
    assert card
    assert before == after
    assert card["x"] >= after["x"] + after["width"]
    assert (
        page.evaluate(
            "(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)(document.querySelector('aside'))"
        )
        <= 0
    )


def page_at_the_market(open_page: OpenPage) -> Page:
    """Return a phone on which the viewer has watched others and can buy now."""
    page = open_page(390, 844, pace="brisk")
    player = start_game(page)

    def has_watched_and_shops(g: Any) -> bool:
        return isinstance(g.steps[-1], Market) and g.gold[0] >= 2 and g.first == 1

    player.play(by_clicks(page, player), until=has_watched_and_shops)
    return page


def test_a_turn_on_a_phone_begins_with_the_chart_and_the_marked_tab_leads_to_the_shop(
    open_page: OpenPage,
) -> None:
    page = page_at_the_market(open_page)
    tab = page.get_by_role("tab", name="Table")
    wait_until(page, "document.querySelector('main').scrollTop === 0")
    expect(tab).to_have_class(re.compile("asks"))
    expect(tab).to_be_in_viewport(ratio=1)
    tab.click()
    expect(page.locator(".zone.shop li").first).to_be_in_viewport(ratio=1)


def test_a_button_over_the_tabs_of_a_phone_leads_to_the_shop_while_it_is_out_of_sight(
    open_page: OpenPage,
) -> None:
    page = page_at_the_market(open_page)
    to_shop = page.get_by_role("button", name="To the shop")
    expect(page.locator(".zone.shop li").first).not_to_be_in_viewport()
    to_shop.click()
    expect(page.locator(".zone.shop li").first).to_be_in_viewport(ratio=1)
    expect(to_shop).to_have_count(0)


def middle_of(drawn: Locator) -> tuple[float, float]:
    """Return the middle of something drawn."""
    box = drawn.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


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


def choose_group(page: Page) -> None:
    """Choose the group named by the hint."""
    square = re.findall(r"from (\w+)\.", page.locator(".bar .hint").inner_text())[0]
    page.locator(f".live [data-thing^='group/1/{square}#']").last.click()
    expect(page.locator(".acts .withdraw")).to_have_text("Choose another group")


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
def test_a_group_just_chosen_is_put_back_by_a_button_by_escape_and_by_a_touch_of_it(
    open_page: OpenPage, width: int, height: int
) -> None:
    page = open_page(width, height)
    start_game(page)
    ways_out: list[Callable[[], None]] = [
        page.locator(".acts .withdraw").click,
        lambda: page.keyboard.press("Escape"),
        lambda: page.locator(".live [data-thing^='hand#']").last.click(force=True),
    ]
    for put_back in ways_out:
        choose_group(page)
        put_back()
        expect(page.locator(".bar [role='status']")).to_contain_text("Which group")
        expect(page.locator(".acts .withdraw")).to_have_count(0)


def test_one_touch_goes_to_a_far_square_for_the_steps_shown_there(page: Page) -> None:
    player = start_game(page)
    choose_group(page)
    table = page.evaluate(
        "async () => (await fetch(`/api/tables/${location.hash.split('/')[2]}?seat=0`)).json()"
    )
    marks = {tuple(mark["at"][0]): mark for mark in table["scene"]["marks"] if mark["kind"] == "range"}
    player.update()
    left = player.state.left
    far = max((mark for mark in marks.values() if mark.get("moves")), key=lambda mark: len(mark["moves"]))
    assert len(far["moves"]) > 1

    page.mouse.click(*place_on_screen(page, far["at"][0]))
    expect(page.locator(".bar [role='status']")).to_contain_text("Keep moving")
    player.update()
    assert left - player.state.left == int(far["text"])


def place_on_screen(page: Page, place: list[float]) -> tuple[float, float]:
    """Return where a place of the board is on the page."""
    x, y = page.evaluate(
        """([x, y]) => {
          const [svg, unit] = [document.querySelector('svg.live'), 60]
          const at = new DOMPoint(x * unit, y * unit).matrixTransform(svg.getScreenCTM())
          return [at.x, at.y]
        }""",
        place,
    )
    return x, y


FULL = ".leaf:not(.brief) .verdict"
"""All of a decided duel."""


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
def test_a_decided_fight_shrinks_to_a_line_at_the_next_decision(
    open_page: OpenPage, width: int, height: int
) -> None:
    page = open_page(width, height)
    player = start_game(page)

    def is_read(g: Any) -> bool:
        if isinstance(g.steps[-1], Casualty) or not page.locator(FULL).count():
            return False
        wait_until(page, "document.querySelector('.leaf.brief .verdict')")
        return True

    player.play(by_clicks(page, player), until=is_read)
    expect(page.locator(FULL)).to_have_count(0)
    expect(page.locator(".leaf.brief .verdict")).to_contain_text("ahead by")
    page.keyboard.press("Escape")
    expect(page.locator(".leaf.brief")).to_have_count(0)


def test_the_second_click_of_two_does_not_press_the_button_that_took_the_place(page: Page) -> None:
    player = start_game(page)
    closing = page.locator(".acts .closing")
    player.play(by_clicks(page, player), until=lambda g: isinstance(g.steps[-1], Market))
    before = shown_ply(page)
    closing.click()
    expect(closing).to_contain_text("Done moving")
    page.mouse.move(*middle_of(closing))
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)
    page.locator(".live [role='button'][data-thing^='group/1/']").first.click()
    player.wait(before + 1)

    played = [str(ply.move).split()[0] for ply in player.logbook().plies[before : before + 2]]
    assert played == ["done", "at"]
