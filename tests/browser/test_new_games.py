"""The games that `spielhafen new` makes: whole games by clicks, in a window and on a phone."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

import spielhafen.cli
from spielhafen.cli.commands.new import TEMPLATES
from tests.browser.adviser import shown_ply, wait_until_played
from tests.browser.captain import (
    bot,
    click_card,
    create_table,
    here,
    is_finished,
    wait_until,
    wait_until_prompted,
)
from tests.browser.conftest import OpenPage
from tests.browser.harbour import Harbour
from tests.browser.test_columbus import CAN_COMMIT

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.xdist_group("browser-new_games")]

CARDS = ".hand li:not(.barred) button"
PLACES = ".live .goal"
BUTTONS = ".acts .offer"
SIZES = {"window": (1280, 720), "phone": (390, 844)}
MOST_DECISIONS = 150


@pytest.fixture(scope="module")
def harbour(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Harbour]:
    """Return a server that has the templates of new games."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SPIELHAFEN_GAMES", str(Path(spielhafen.cli.__file__).parent / "template"))
        opened = Harbour(tmp_path_factory.mktemp("harbour"))
        opened.open()
    yield opened
    opened.kill()


def decide(page: Page, rng: random.Random) -> None:
    """Make a decision by clicks: a card or tile, a place, a button."""
    before = shown_ply(page)
    cards, places, buttons = (page.locator(selector) for selector in (CARDS, PLACES, BUTTONS))
    if cards.count() or places.count():
        if cards.count() and not page.locator(".hand .chosen").count():
            click_card(cards.nth(rng.randrange(cards.count())))
        if places.count():
            places.nth(rng.randrange(places.count())).click(force=True)
        page.locator(CAN_COMMIT).click()
    else:
        buttons.nth(rng.randrange(buttons.count())).click()
    wait_until_played(page, before)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kind", TEMPLATES)
def test_a_new_game_is_played_to_its_end_by_clicks(open_page: OpenPage, kind: str, size: str) -> None:
    width, height = SIZES[size]
    page, rng = open_page(width, height, touch=size == "phone"), random.Random(3)
    create_table(page, [here("Ada"), bot("Bo", "greedy")], game=TEMPLATES[kind])
    for _ in range(MOST_DECISIONS):
        wait_until_prompted(page)
        wait_until(page, f"document.querySelector('.over, {CARDS}, {PLACES}, {BUTTONS}')")
        if is_finished(page):
            return
        decide(page, rng)
    raise AssertionError("the game does not end")
