"""What keeps its place at a table: the board, undo, and the button that finishes a turn."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from spielhafen.core.game import find_game
from spielhafen.guides import game_guides
from tests.browser.captain import ASKED, bot, create_table, here, wait_until, wait_until_prompted
from tests.browser.conftest import OpenPage
from tests.browser.stages import GAMES, STAGES
from tests.browser.test_guides import ASKED as READY
from tests.browser.test_guides import begin

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser-explanations")]
WINDOWS = [(1440, 900), (1366, 768), (1280, 720)]
PLACES = """['.stage .board', '.acts .undo'].flatMap((one) => {
  const { x, y, width, height } = document.querySelector(one).getBoundingClientRect()
  return [x, y, width, height].map(Math.round)
})"""
SELECTABLE = ".live .piece.may, .tray .may button, .hand li:not(.barred) button, .ways .end"


def places(page: Page) -> Any:
    """Return the boxes of the board and of undo, after a moment in which they could move."""
    page.wait_for_timeout(60)
    return page.evaluate(PLACES)


def select_each(page: Page) -> list[Any]:
    """Select the first and the last thing that can be selected; return the boxes at each."""
    selectable, found = page.locator(SELECTABLE), list[Any]()
    for last in (False, True):
        if selectable.count():
            (selectable.last if last else selectable.first).dispatch_event("click")
            found.append(places(page))
            page.keyboard.press("Escape")
    return found


def keeps_its_places(page: Page) -> None:
    """Select things, take advice and look back: board and undo stay once the buttons have room."""
    wait_until_prompted(page)
    page.evaluate("document.fonts.ready.then(() => null)")
    select_each(page)  # the buttons may need more room than ever before
    before = places(page)
    for now in select_each(page):
        assert now == before
    page.keyboard.press("Escape")
    page.keyboard.press("i")
    advice = page.get_by_role("region", name="Advice")
    expect(advice.get_by_role("button", name="Play this")).to_be_in_viewport(ratio=1)
    assert places(page) == before
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    expect(page.get_by_role("slider")).to_be_visible()
    assert places(page) == before
    page.keyboard.press("h")
    assert places(page) == before


@pytest.mark.slow
@pytest.mark.parametrize(("width", "height"), WINDOWS)
@pytest.mark.parametrize("game", GAMES)
def test_the_board_stays_where_it_is(open_page: OpenPage, game: str, width: int, height: int) -> None:
    page = open_page(width, height)
    create_table(page, [here("Ada"), bot("Bo", "boy")], game=game)
    keeps_its_places(page)
    buttons = page.locator(".acts .offer")
    if buttons.count():
        before = places(page)
        buttons.first.click()
        wait_until(page, ASKED)
        assert places(page) == before
        keeps_its_places(page)


@pytest.mark.parametrize("stage", ["ghost_ship-choices", "treasure_map-shop", "seeschlacht-begin"])
def test_a_long_prompt_is_said_in_smaller_letters_and_takes_no_room_from_the_board(
    open_page: OpenPage, stage: str
) -> None:
    page = open_page(1280, 720, language="de")
    next(one for one in STAGES if one.name == stage).set_up(page)
    wait_until(page, ASKED)
    expect(page.locator(".say")).to_have_class(re.compile("dense"))
    needed, kept = page.evaluate(
        "[...document.querySelectorAll('.dock.for-bar')].flatMap((one) => "
        "[one.offsetHeight, parseFloat(getComputedStyle(one).getPropertyValue('--height'))])"
    )
    assert needed == kept


@pytest.mark.slow
def test_the_board_stays_while_a_ship_is_steered_and_finishing_is_no_hidden_action(
    open_page: OpenPage,
) -> None:
    page = open_page(1366, 768)
    next(stage for stage in STAGES if stage.name == "seeschlacht-steered").set_up(page)
    expect(page.locator(".acts .handle").first).to_be_visible()
    before = places(page)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    assert places(page) == before


@pytest.mark.slow
@pytest.mark.parametrize(("width", "height"), WINDOWS)
@pytest.mark.parametrize("game", ["columbus", "ghost_ship"])
def test_the_board_stays_where_it_is_from_step_to_step_of_a_guide(
    open_page: OpenPage, game: str, width: int, height: int
) -> None:
    page = open_page(width, height)
    guide = game_guides(find_game(game))[0]
    begin(page, find_game(game), guide)
    before = None
    for _ in range(5):
        wait_until(page, f"{READY} && document.fonts.status === 'loaded'")
        before = before or places(page)
        assert places(page) == before
        ply = page.locator(".table").get_attribute("data-ply")
        page.locator(".guide .act").click()
        wait_until(page, f"document.querySelector('.table').dataset.ply !== '{ply}'")
