"""Treasure Map in the browser: whole games by clicks, and a board without borders."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.adviser import PLY, PolicyPlayer, by_clicks, expect_winners, shown_ply
from tests.browser.captain import ASKED, bot, create_table, here, is_finished, wait_until, wait_until_prompted
from tests.browser.stages import open_position
from tests.browser.staging import show_state

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.xdist_group("browser-treasure_map")]
OpenPage = Callable[..., Page]

PRESS = """([selector, share]) => {
  const found = [...document.querySelectorAll(selector)]
  found[Math.floor(share * found.length)]?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  return found.length > 0
}"""
HIGHLIGHTED = (
    ".live .goal, .live .piece.may, .zones li:not(.chosen) > button, .hand li:not(.barred) button.may"
)
COMMIT = "button.commit:not([aria-disabled='true'])"
BUTTONS = ".acts .offer"
MAX_DECISIONS = 1500


def start_game(page: Page, *seats: dict[str, str]) -> str:
    """Create a table, wait for the first decision, and return its id."""
    word = create_table(page, list(seats), game="treasure_map")
    wait_until_prompted(page)
    return word


def test_a_whole_game_of_one_player_by_clicks(page: Page) -> None:
    word = start_game(page, here("Ada"))
    player = PolicyPlayer(page, word, "treasure_map", seats=1)
    player.play(by_clicks(page, player))
    expect_winners(page, player)


def press_highlighted(page: Page, rng: random.Random) -> bool:
    """Press something highlighted, found and pressed at once; return whether there was anything."""
    return bool(page.evaluate(PRESS, [HIGHLIGHTED, rng.random()]))


def decide(page: Page, rng: random.Random) -> None:
    """Make one decision: something highlighted, or a button."""
    before = shown_ply(page)
    if rng.random() < 0.85 and press_highlighted(page, rng):
        if not page.locator(COMMIT).count():
            press_highlighted(page, rng)
        if page.locator(COMMIT).count():
            page.locator(COMMIT).dispatch_event("click")
            return wait_until(page, f"{PLY} > {before}")
        page.keyboard.press("Escape")
    if page.locator(BUTTONS).count():
        page.locator(BUTTONS).first.dispatch_event("click")
        wait_until(page, f"{PLY} > {before}")
    return None


@pytest.mark.long
def test_a_whole_game_of_three_players_by_clicks(page: Page) -> None:
    word = start_game(page, here("Ada"), bot("Bo", "greedy"), bot("Cleo", "greedy"))
    rng = random.Random(3)
    for _ in range(MAX_DECISIONS):
        wait_until_prompted(page)
        if is_finished(page):
            break
        decide(page, rng)
    expect_winners(page, PolicyPlayer(page, word, "treasure_map", seats=3))


def test_the_board_is_scrolled_across_its_edges(page: Page) -> None:
    start_game(page, here("Ada"))
    ship = page.locator(".live [data-thing='ship/1']")

    def left() -> float:
        box = ship.bounding_box()
        assert box
        return box["x"]

    start = left()
    field = page.evaluate("document.querySelector('.live .goal').getBoundingClientRect().width / 0.86")
    wide = page.evaluate("document.querySelector('.live').getBoundingClientRect().width")
    page.get_by_role("button", name="Scroll the chart eastwards").click()
    moved = start - left()
    assert abs(moved - field) < 3 or abs(moved + 11 * field) < wide / 20
    page.locator(".live .goal").first.focus()
    page.keyboard.press("Shift+ArrowLeft")
    assert abs(left() - start) < 2
    box = page.locator(".board").bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 30)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2 + 3.2 * field, box["y"] + 30, steps=4)
    page.mouse.up()
    assert abs(left() - start) > 2 * field
    page.get_by_role("button", name="The chart as it was printed").click()
    assert abs(left() - start) < 2


def test_what_is_aimed_at_is_framed_and_stays_in_sight(page: Page) -> None:
    start_game(page, here("Ada"))
    page.locator(".live .gain").first.wait_for()
    page.evaluate(
        """() => {
          const { left, top, width, height } = document.querySelector('.live .gain').getBoundingClientRect()
          const at = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true }
          document.querySelector('.board').dispatchEvent(new MouseEvent('click', at))
        }"""
    )
    look = "(({ fillOpacity, strokeWidth }) => [+fillOpacity, parseFloat(strokeWidth)])(getComputedStyle(%s))"
    aim = ".live :is(.far, .goal.chosen rect)"
    expect(page.locator(aim)).to_have_count(1)
    fill, frame = page.evaluate(look % f"document.querySelector('{aim}')")
    assert fill <= 0.2
    assert frame >= 4


def test_squares_within_reach_show_their_cost(page: Page) -> None:
    start_game(page, here("Ada"))
    expect(page.locator(".live .goal text").first).to_be_visible()
    expect(page.locator(".live .reach text").first).to_be_visible()
    before = shown_ply(page)
    page.locator(".live .goal").first.dispatch_event("click")
    wait_until(page, f"{PLY} > {before} && {ASKED}")


def test_between_two_players_at_one_screen_a_curtain_hides_both_holds(page: Page) -> None:
    start_game(page, here("Ada"), here("Bo"))
    for _ in range(2):
        expect(page.locator(".curtain")).to_be_visible()
        assert page.locator(".hand li").count() == 0
        page.locator(".curtain button").click()
        wait_until(page, ASKED)
        while not page.locator(".curtain").is_visible():
            before = shown_ply(page)
            page.locator(BUTTONS).first.dispatch_event("click")
            wait_until(page, f"{PLY} > {before}")
            wait_until_prompted(page)


def test_a_click_on_a_far_square_shows_the_way_and_a_second_one_goes_there(page: Page) -> None:
    start_game(page, here("Ada"))
    before = shown_ply(page)
    far = page.locator(".live .reach").filter(has_text="3").first.bounding_box()
    assert far
    place = far["x"] + far["width"] / 2, far["y"] + far["height"] / 2
    page.mouse.click(*place)
    expect(page.locator(".hint")).to_contain_text("in 3 steps")
    expect(page.locator(".live .far")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".live .far")).to_have_count(0)
    page.mouse.click(*place)
    page.mouse.click(*place)
    wait_until(page, f"{PLY} >= {before + 3} && {ASKED}")


def test_a_click_on_a_goal_out_of_reach_shows_the_way_and_goes_as_far_as_it_can(page: Page) -> None:
    word = start_game(page, here("Ada"), bot("Bo"))
    show_state(page, "treasure_map", "seats 2\nships I2 C9\ntokens D1 / -\nnext Turn(A)")
    goal = page.locator(".live .goal[data-thing='C8']")
    expect(goal).to_contain_text("7")
    goal.dispatch_event("click")
    expect(page.locator(".hint")).to_contain_text("C8 is too far for this turn: you get as far as L10.")
    expect(page.locator(".live path.route").first).to_be_attached()
    page.route(f"**/api/tables/{word}/moves*", lambda route: route.abort())
    with page.expect_request(f"**/api/tables/{word}/moves*") as sent:
        page.locator(COMMIT).click()
    assert '"go I1","go J12","go K11","go L10"' in (sent.value.post_data or "")


def test_a_click_on_a_square_out_of_reach_tells_the_rule(page: Page) -> None:
    start_game(page, here("Ada"))
    expect(page.locator(".live .goal").first).to_be_visible()
    place = page.evaluate(
        """async () => {
          const table = await (await fetch('/api/tables/' + location.hash.split('/')[2] + '?seat=0')).json()
          const near = new Set(table.scene.marks.filter((mark) => mark.kind === 'range').map((mark) => String(mark.at[0])))
          const sea = table.scene.geometry.spaces.find((space) => !near.has(String(space.at)) && !space.kind && !space.art)
          const svg = document.querySelector('svg.live')
          const field = svg.viewBox.baseVal.width / (table.scene.geometry.box[2] + 2 * 0.92)
          const { x, y } = new DOMPoint(sea.at[0] * field, sea.at[1] * field).matrixTransform(svg.getScreenCTM())
          return [x, y]
        }"""
    )
    page.mouse.click(*place)
    expect(page.locator(".hint.no")).to_be_visible()
    expect(page.locator(".say .paragraph")).to_be_visible()


FIGHT = "seats 2\nships D7 C9\nlevel 2\ncards cutlasses pistols / -\nnext Turn(A)\n> stop"


def test_a_duel_is_shown_over_the_board_with_every_bonus_on_its_own_line(page: Page) -> None:
    start_game(page, here("Ada"), bot("Bo"))
    show_state(page, "treasure_map", FIGHT)
    duel = page.get_by_role("region", name="Melee").first
    for line in ("Cutlasses+1", "Pistols+2", "Pirates of level 2+4"):
        expect(duel).to_contain_text(line)
    duel.get_by_role("button", name="Close").click()
    expect(page.locator(".sides")).to_have_count(0)


def test_escape_closes_a_duel_and_moves_the_focus_to_the_status(page: Page) -> None:
    start_game(page, here("Ada"), bot("Bo"))
    show_state(page, "treasure_map", FIGHT)
    page.get_by_role("region", name="Melee").first.get_by_role("button", name="Close").focus()
    page.keyboard.press("Escape")
    expect(page.locator(".sides")).to_have_count(0)
    expect(page.locator('.bar [role="status"]')).to_be_focused()


def test_after_the_dice_both_sums_and_the_winner_can_be_opened_again(page: Page) -> None:
    start_game(page, here("Ada"), bot("Bo"))
    show_state(page, "treasure_map", f"{FIGHT}, clash 5 3")
    expect(page.locator(".zone.duel")).to_be_visible()
    expect(page.locator(".sides")).to_have_count(0)
    page.locator(".zone.duel button").click()
    expect(page.locator(".best .total")).to_contain_text("8")
    expect(page.locator(".verdict")).to_have_text("Ada wins, ahead by 1.")


def test_each_card_of_a_shop_says_what_it_does_or_why_it_cannot_be_bought(page: Page) -> None:
    start_game(page, here("Ada"), bot("Bo"))
    show_state(
        page, "treasure_map", "seats 2\ncrews F11\ngold 5 0\ncards cutlasses / -\nturn A\nnext Affairs(A)"
    )
    shop = page.locator(".zone.shop")
    expect(shop.locator(".may")).to_have_count(3)
    expect(shop.locator("[data-thing='shop/spyglass']")).to_contain_text("+1 in gun fights")
    expect(shop.locator("[data-thing='shop/cutlasses']")).to_contain_text("You already have this card")
    expect(shop.locator("[data-thing='shop/pistols'].dear")).to_contain_text("+2 in melees")
    expect(shop.locator("[data-thing='shop/pistols']")).to_have_attribute("title", re.compile("enough gold"))


def test_tokens_are_shown_only_to_their_owner(page: Page) -> None:
    start_game(page, here("Ada"), here("Bo"))
    page.locator(".curtain button").click()
    wait_until(page, ASKED)
    lines = "seats 2\nships G8 C9\ntokens D1 / E2\nturn A\nnext Turn(A)"
    show_state(page, "treasure_map", lines)
    expect(page.locator(".curtain")).to_be_visible()
    expect(page.locator(".hand li")).to_have_count(0)
    page.locator(".curtain button").click()
    expect(page.locator(".hand li")).to_have_count(1)
    expect(page.locator(".hand li").first).to_contain_text("D")


def test_on_a_phone_the_shop_stays_in_sight_while_cards_are_bought(open_page: OpenPage) -> None:
    page = open_page(390, 844)
    open_position(page, "treasure_map", "four-captains", 59)
    wait_until(page, ASKED)
    table = page.get_by_role("tab", name="Table")
    table.click()
    spyglass = page.locator("[data-thing='shop/spyglass']")
    spyglass.click()
    expect(table).to_have_attribute("aria-selected", "true")
    expect(spyglass).to_be_in_viewport()

    page.locator(COMMIT).click()

    expect(spyglass).to_contain_text("You already have this card")
    expect(table).to_have_attribute("aria-selected", "true")
    expect(spyglass).to_be_in_viewport()
