"""Guided first games in the browser: where the hand points, by keys, and by “Show me”."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from spielhafen.core.game import Game, find_games
from spielhafen.guides import Guide, game_guides
from tests.browser.captain import bot, here, wait_until

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.xdist_group("browser-guides")]
GUIDES = [(game, guide) for game in find_games().values() for guide in game_guides(game)]
EVERY_GUIDE = pytest.mark.parametrize(("game", "guide"), GUIDES, ids=lambda part: part.name)
ASKED = "document.querySelector('.guide .ways .act:not([aria-disabled=true])')"
POINTED = f"{ASKED} && (document.querySelector('.guide.over') || document.querySelector('[data-guide-hand]'))"
BELOW_HAND = """() => {
  const { x, y } = document.querySelector('[data-guide-hand]').getBoundingClientRect()
  return document.elementsFromPoint(x, y).some((element) => element.closest('[data-thing], [data-move], .commit'))
}"""


def begin(page: Page, game: Game, guide: Guide) -> str:
    seats = [here("Ada") if seat == guide.learner else bot(f"Bot {seat}") for seat in range(guide.seats)]
    body = {"game": game.name, "guide": guide.name, "seats": seats}
    table: str = page.request.post("/api/tables", data=body).json()["id"]
    page.goto(f"/#/table/{table}")
    expect(page.locator(".guide")).to_be_visible()
    return table


def step_of(page: Page) -> str:
    return page.locator(".guide p").inner_text()


@EVERY_GUIDE
def test_a_guide_points_at_each_move_and_shows_it(page: Page, game: Game, guide: Guide) -> None:
    begin(page, game, guide)
    own = sum(ply.step is not None for ply in guide.plies)
    for _ in range(own):
        wait_until(page, POINTED)
        assert page.evaluate(BELOW_HAND), step_of(page)
        told = page.evaluate("document.querySelector('.table').dataset.ply")
        page.get_by_role("button", name="Show me").click()
        wait_until(page, f"document.querySelector('.table').dataset.ply !== '{told}' && ({POINTED})")

    page.get_by_role("button", name="Now play on").click()
    expect(page.locator(".guide")).to_have_count(0)
    expect(page.locator(".bar [role='status']")).to_be_visible()


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


def test_a_game_begins_on_its_card_and_the_guide_can_be_left(page: Page) -> None:
    page.goto("/")
    page.locator("article", has_text="Santa Timea").get_by_role("button", name="First game, guided").click()
    expect(page.locator(".guide [aria-live]")).to_contain_text("Step 1 of 5. The lowest card")
    page.get_by_role("button", name="Play on without the guide").click()
    expect(page.locator(".guide")).to_have_count(0)
    page.locator("[data-thing='card/S5']").click(position={"x": 20, "y": 30})
    page.keyboard.press("Enter")
    expect(page.locator("[data-thing='card/S5']")).to_have_count(0)
