"""Clicks at the wrong moment or place, tips of buttons, and what keeps its place."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.captain import bot, create_table, here, log_lines, wait_until, wait_until_prompted
from tests.browser.conftest import OpenPage
from tests.browser.stages import STAGES

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser-explanations")]
LATE = 1500
"""Milliseconds until a slow connection has sent a move."""
PLACES = """[...document.querySelectorAll('.stage .board, .acts .undo')].flatMap((one) => {
  const { x, y, width, height } = one.getBoundingClientRect()
  return [x, y + height / 2, width]
})"""
LIT = ".ways .end:not(.foe):not(.battery) .arrow"


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def set_sail(page: Page) -> None:
    """Begin a battle, and select the first ship that has to move."""
    create_table(page, [here("Ada"), bot("Bo")], game="seeschlacht")
    wait_until_prompted(page)
    page.get_by_role("button", name="The fleet is ready").click()
    wait_until(page, "document.querySelector('.live .piece.may')")
    page.keyboard.press("n")
    expect(page.locator(LIT).first).to_be_visible()


def delay(page: Page) -> None:
    """Let moves reach the server late."""
    page.evaluate(f"""() => {{
      const fetched = window.fetch
      window.fetch = async (what, ...more) => {{
        if (String(what.url ?? what).endsWith('/moves')) await new Promise((go) => setTimeout(go, {LATE}))
        return fetched(what, ...more)
      }}
    }}""")


@pytest.mark.slow
def test_a_click_during_the_move_before_is_made_when_its_time_comes(page: Page) -> None:
    set_sail(page)
    delay(page)
    lines = log_lines(page)
    page.mouse.click(*middle(page.locator(LIT).first))
    expect(page.locator(".ways .end")).to_have_count(0)
    ship = page.locator('.live .piece[aria-label^="w10 "]')
    page.mouse.click(*middle(ship))

    wait_until(page, f"document.querySelectorAll('[role=\"log\"] li').length > {lines}")
    expect(ship).to_have_attribute("aria-pressed", "true")


@pytest.mark.slow
def test_clicks_in_vain_are_answered_and_the_answer_goes_with_the_next_click(page: Page) -> None:
    set_sail(page)
    hint = page.locator(".bar .hint")
    board = page.locator(".stage .board").bounding_box()
    assert board is not None
    for across, down in ((0.5, 0.06), (0.27, 0.5), (0.86, 0.86)):  # the far sea, an island, enemies
        page.mouse.click(board["x"] + board["width"] * across, board["y"] + board["height"] * down)
        expect(hint).to_have_class(re.compile(r"\bno\b"))
        page.locator(".top h1").click()
        expect(hint).not_to_have_class(re.compile(r"\bno\b"))


@pytest.mark.slow
def test_a_click_out_of_turn_says_whose_turn_it_is(page: Page) -> None:
    word = create_table(page, [here("Ada"), bot("Bo")], game="columbus")
    wait_until_prompted(page)
    path = f"**/api/tables/{word}"
    page.route(f"{path}?seat=0", lambda route: route.fulfill(json=route.fetch().json() | {"actors": [1]}))
    page.reload()
    expect(page.locator(".bar [data-waited='1']")).to_be_visible()

    page.locator(".stage .board").click()

    expect(page.locator(".bar .hint")).to_contain_text("Bo is to move")


@pytest.mark.slow
def test_the_others_wait_while_the_aim_is_read(open_page: OpenPage) -> None:
    page = open_page(1280, 720, aims=True, pace="brisk")
    page.goto("/")
    page.get_by_role("button", name="Play now Columbus").click()
    card = page.get_by_role("dialog", name="Columbus")
    expect(card).to_be_visible()
    shown = page.locator(".table").get_attribute("data-ply")
    page.wait_for_timeout(2500)
    expect(page.locator(".table")).to_have_attribute("data-ply", shown or "")
    page.keyboard.press("Escape")
    wait_until_prompted(page)


def test_a_button_without_words_says_its_name_and_undo_its_reason(open_page: OpenPage) -> None:
    page = open_page(1280, 720)
    create_table(page, [here("Ada"), bot("Bo")])
    wait_until_prompted(page)
    expect(page.locator(".top nav").get_by_text("Advice", exact=True)).to_be_visible()
    expect(page.locator(".acts .undo")).to_have_text("Take back")
    tip = page.get_by_role("tooltip")

    page.locator(".top").get_by_role("button", name="Settings").hover()
    expect(tip).to_have_text("Settings", timeout=900)
    page.locator(".acts .undo").hover()
    expect(tip).to_contain_text("back", timeout=900)
    page.mouse.move(640, 3)
    expect(tip).to_have_count(0)
    page.keyboard.press("Tab")
    page.locator(".top").get_by_role("button", name="Rules").focus()
    page.keyboard.press("Tab")
    expect(tip).to_have_count(0 if page.locator(":focus").inner_text() else 1)


@pytest.mark.slow
def test_a_tip_follows_what_is_below_the_pointer(page: Page) -> None:
    create_table(page, [here("Ada"), bot("Bo")], game="columbus")
    wait_until_prompted(page)
    tip = page.get_by_role("tooltip")
    page.locator(".facts li").first.hover()
    expect(tip).to_be_visible()
    over = tip.bounding_box()
    assert over is not None
    said = tip.inner_text()
    page.mouse.move(over["x"] + over["width"] / 2, over["y"] + over["height"] / 2)
    page.mouse.move(over["x"] + over["width"] / 2 + 2, over["y"] + over["height"] / 2 + 2)
    page.wait_for_timeout(1400)
    assert tip.count() == 0 or tip.inner_text() != said


@pytest.mark.slow
def test_no_tip_opens_by_itself_after_a_move(page: Page) -> None:
    create_table(page, [here("Ada"), bot("Bo")], game="columbus")
    wait_until_prompted(page)
    lines = log_lines(page)
    page.locator(".acts .offer").first.focus()
    page.keyboard.press("Enter")
    wait_until(page, f"document.querySelectorAll('[role=\"log\"] li').length > {lines}")
    page.wait_for_timeout(1400)
    expect(page.get_by_role("tooltip")).to_have_count(0)


def test_the_chart_keeps_its_size_and_the_buttons_their_places(open_page: OpenPage) -> None:
    page = open_page(1366, 768)
    create_table(page, [here("Ada"), bot("Bo")], game="columbus")
    wait_until_prompted(page)
    page.locator(".acts .offer", has_text="Roll").click()
    wait_until(page, "document.querySelector('.tray .may button')")
    page.locator(".tray .may button").first.click()
    expect(page.locator(".tray [aria-pressed='true']")).not_to_have_count(0)
    before = page.evaluate(PLACES)
    for die in page.locator(".tray .may button").all()[:4]:
        die.click()
        assert page.evaluate(PLACES) == pytest.approx(before, abs=2)


def test_a_double_click_selects_no_text(page: Page) -> None:
    create_table(page, [here("Ada"), bot("Bo")], game="columbus")
    wait_until_prompted(page)
    page.locator(".stage .board").dblclick(position={"x": 150, "y": 150})
    assert page.evaluate("getSelection().toString()") == ""


def test_escape_closes_the_history_bar_when_there_is_nothing_else_to_close(page: Page) -> None:
    create_table(page, [here("Ada"), bot("Bo")])
    wait_until_prompted(page)
    page.keyboard.press("h")
    bar = page.get_by_role("slider")
    expect(bar).to_be_visible()
    page.keyboard.press("Escape")
    expect(bar).to_have_count(0)


@pytest.mark.parametrize(("stage", "lit"), [("columbus-hand", 1), ("santa_timea-late", 0)])
def test_cards_have_a_ring_where_playing_one_is_a_choice_among_others(
    page: Page, stage: str, lit: int
) -> None:
    next(one for one in STAGES if one.name == stage).set_up(page)
    wait_until(page, "document.querySelector('.bar.asked')")
    expect(page.locator(".hand li.lit")).to_have_count(lit)


def test_the_numbers_on_many_lit_fields_have_a_whole_disc(page: Page) -> None:
    next(one for one in STAGES if one.name == "columbus-dice").set_up(page)
    wait_until(page, "document.querySelector('.goal text')")
    page.evaluate("document.querySelectorAll('.goal').forEach((goal) => goal.classList.add('quiet'))")
    radii = page.evaluate(
        "[...document.querySelectorAll('.goal circle:has(+ text)')].map((disc) => parseFloat(getComputedStyle(disc).r))"
    )
    assert radii
    assert min(radii) >= 10
