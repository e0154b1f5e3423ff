"""Guided first games in the browser: every guide by mouse, by touch, by keys and as text."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from spielhafen.core.game import Game, find_game, find_games
from spielhafen.guides import Guide, game_guides
from spielhafen.guides.guide import GuidePly
from tests.browser.captain import bot, here, wait_until
from tests.browser.conftest import OpenPage

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.xdist_group("browser-guides")]
GUIDES = [(game, guide) for game in find_games().values() for guide in game_guides(game)]
EVERY_GUIDE = pytest.mark.parametrize(("game", "guide"), GUIDES, ids=lambda part: part.name)
ASKED = "document.querySelector('.guide .ways .act:not([aria-disabled=true])')"
POINTED = f"{ASKED} && (document.querySelector('.guide.over') || document.querySelector('[data-guide-hand]'))"
HAND = """async () => {
  let [steady, before] = [0, '']
  for (;;) {
    const place = document.querySelector('[data-guide-hand]')?.getBoundingClientRect()
    steady = place && before === `${place.x} ${place.y}` ? steady + 1 : 0
    if (steady === 4) return [place.x, place.y + 1]
    before = place ? `${place.x} ${place.y}` : ''
    await new Promise(requestAnimationFrame)
  }
}"""
"""Where the hand points once it has come to rest: the board may move below it."""
BELOW = """([x, y]) => {
  const targets = '[data-thing], [data-move], .commit, .again, .gather, .knob'
  const below = document.elementsFromPoint(x, y).map((element) => element.closest(targets)).find((target) => target)
  const focusable = 'button, [tabindex]'
  return below?.matches(focusable) ? below : (below?.querySelector(focusable) ?? below?.closest(focusable) ?? below)
}"""
SHOWN = """JSON.stringify([
  document.querySelector('.table')?.dataset.ply,
  document.querySelector('.guide')?.textContent,
  [...document.querySelectorAll('[aria-pressed=true]')].map((element) => element.dataset.thing),
  document.querySelectorAll('.ways .shown, .headings, .path').length,
  document.querySelector('[data-guide-hand]')?.getAttribute('style'),
  [...document.querySelectorAll('.acts [data-move], .commit')].map((element) => element.outerHTML),
])"""
MOST_PRESSES = 80

Press = Callable[[Page, float, float], None]


def begin(page: Page, game: Game, guide: Guide) -> str:
    seats = [here("Ada") if seat == guide.learner else bot(f"Bot {seat}") for seat in range(guide.seats)]
    body = {"game": game.name, "guide": guide.name, "seats": seats}
    table: str = page.request.post("/api/tables", data=body).json()["id"]
    page.goto(f"/#/table/{table}")
    expect(page.locator(".guide")).to_be_visible()
    return table


def is_own(ply: GuidePly) -> bool:
    """Return whether the learner plays it."""
    return ply.step is not None


def show_all(page: Page, guide: Guide) -> None:
    """Let the guide show the learner's moves to its end; it shows a whole manoeuvre at once."""
    wait_until(page, POINTED)
    for _ in filter(is_own, guide.plies):
        if is_over(page):
            return
        told = page.evaluate("document.querySelector('.table').dataset.ply")
        page.get_by_role("button", name="Do it for me").click()
        wait_until(page, f"document.querySelector('.table').dataset.ply !== '{told}' && ({POINTED})")


def is_over(page: Page) -> bool:
    return page.locator(".guide.over").count() > 0


def follow(page: Page, press: Press) -> None:
    """Press what the hand points at until the guide is over; each press changes something."""
    for _ in range(MOST_PRESSES):
        wait_until(page, POINTED)
        if is_over(page):
            return
        if press is click:
            page.mouse.move(1, 1)  # below the pointer a card is lifted over the next one
        before = page.evaluate(SHOWN)
        press(page, *page.evaluate(HAND))
        wait_until(page, f"{SHOWN} !== {json.dumps(before)}")
    below = page.evaluate(f"point => ({BELOW})(point)?.outerHTML", page.evaluate(HAND))
    raise AssertionError(
        f"{page.locator('main').inner_text()}\nbelow the hand: {below}\nshown: {page.evaluate(SHOWN)}"
    )


def click(page: Page, x: float, y: float) -> None:
    page.mouse.move(x, y)
    page.mouse.click(x, y)


def click_middle(page: Page, target: Locator) -> None:
    """Click the middle of something drawn on the board."""
    box = target.bounding_box()
    assert box is not None
    click(page, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def tap(page: Page, x: float, y: float) -> None:
    page.touchscreen.tap(x, y)


def press_enter(page: Page, x: float, y: float) -> None:
    """Focus what the hand points at, and press Enter."""
    target = page.evaluate_handle(BELOW, [x, y]).as_element()
    assert target is not None, page.locator(".guide p").inner_text()
    target.focus()
    page.keyboard.press("Enter")


@EVERY_GUIDE
def test_a_guide_is_followed_by_clicks_where_the_hand_points(page: Page, game: Game, guide: Guide) -> None:
    begin(page, game, guide)
    follow(page, click)
    page.get_by_role("button", name="Now play on").click()
    expect(page.locator(".guide")).to_have_count(0)
    expect(page.locator(".bar [role='status']")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)


@EVERY_GUIDE
def test_a_guide_is_followed_by_touch_on_a_phone(open_page: OpenPage, game: Game, guide: Guide) -> None:
    page = open_page(390, 844, touch=True)
    begin(page, game, guide)
    follow(page, tap)


@EVERY_GUIDE
def test_a_guide_is_followed_by_keys(page: Page, game: Game, guide: Guide) -> None:
    begin(page, game, guide)
    follow(page, press_enter)


@EVERY_GUIDE
def test_a_guide_is_followed_in_the_text_view(open_page: OpenPage, game: Game, guide: Guide) -> None:
    page = open_page(textView=True)
    begin(page, game, guide)
    for move in [ply.move for ply in guide.plies if is_own(ply)]:
        wait_until(page, ASKED)
        told = page.evaluate("document.querySelector('.table').dataset.ply")
        button = page.locator(f'.text [data-move="{move}"]')
        if not button.is_visible():  # among moves that are folded up
            page.locator(".text details", has=page.locator(f'[data-move="{move}"]')).locator(
                "summary"
            ).click()
        button.click()
        wait_until(page, f"document.querySelector('.table').dataset.ply !== '{told}' && {ASKED}")
    assert is_over(page)


@EVERY_GUIDE
def test_a_guide_shows_each_move_itself(page: Page, game: Game, guide: Guide) -> None:
    begin(page, game, guide)
    show_all(page, guide)
    assert is_over(page)


@pytest.mark.slow
def test_the_hand_reaches_its_card_when_the_one_before_is_chosen_and_covers_it(page: Page) -> None:
    game = find_game("santa_timea")
    begin(page, game, game_guides(game)[0])
    wait_until(page, POINTED)
    page.locator('[data-thing="card/N6"]').dispatch_event("click")
    expect(page.locator('[data-thing="card/N6"]')).to_have_attribute("aria-pressed", "true")
    page.mouse.move(1, 1)
    click(page, *page.evaluate(HAND))
    expect(page.locator('[data-thing="card/N8"]')).to_have_attribute("aria-pressed", "true")


def test_another_move_is_answered_kindly_and_the_guide_goes_on_after_a_reload(page: Page) -> None:
    game = find_games()["santa_timea"]
    begin(page, game, game_guides(game)[0])
    page.locator("[data-thing='card/S5']").click(position={"x": 20, "y": 30})
    page.keyboard.press("Enter")
    expect(page.locator(".guide")).to_contain_text("let us first try what the guide says")

    page.locator("[data-thing='card/N8']").click(position={"x": 20, "y": 30})
    page.keyboard.press("Enter")
    expect(page.locator(".guide")).to_contain_text("Step 2 of 5")
    page.reload()
    expect(page.locator(".guide")).to_contain_text("Step 2 of 5")


@pytest.mark.console_error("422")
def test_a_whole_manoeuvre_other_than_the_guide_s_is_answered_kindly(page: Page) -> None:
    game = find_game("seeschlacht")
    begin(page, game, game_guides(game)[0])
    click(page, *page.evaluate(HAND))
    click_middle(page, page.locator(".ways .end .arrow").last)
    expect(page.locator(".guide")).to_contain_text("let us first try what the guide says")
    expect(page.locator(".guide")).to_contain_text("Step 1 of 7")


def test_a_game_begins_on_its_card_and_the_guide_can_be_left(page: Page) -> None:
    page.goto("/")
    page.locator("article", has_text="Santa Timea").get_by_role("button", name="First game, guided").click()
    expect(page.locator(".guide [aria-live]")).to_contain_text("Step 1 of 5. The lowest card")
    page.get_by_role("button", name="Play on without the guide").click()
    expect(page.locator(".guide")).to_have_count(0)
    page.locator("[data-thing='card/S5']").click(position={"x": 20, "y": 30})
    page.keyboard.press("Enter")
    expect(page.locator("[data-thing='card/S5']")).to_have_count(0)


def test_one_guide_leads_to_the_next(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="1. Laying the sea").click()
    show_all(page, game_guides(find_game("ghost_ship"))[0])
    page.get_by_role("button", name="Next: Setting sail").click()
    expect(page.locator(".guide")).to_contain_text("Step 1 of 7 Treasures", use_inner_text=False)


def test_the_page_of_a_new_game_offers_its_guides(page: Page) -> None:
    page.goto("/#/new?game=seeschlacht")
    page.get_by_role("button", name="2. Gunnery").click()
    expect(page.locator(".guide [aria-live]")).to_contain_text("Step 1 of 8.")
