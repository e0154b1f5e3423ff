"""Every screen in all themes, languages and widths is accessible and fits its window."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect

from spielhafen.i18n import Translator
from tests.browser.captain import (
    ASKED,
    bot,
    create_table,
    here,
    log_lines,
    wait_until,
    wait_until_prompted,
    wait_until_written,
)
from tests.browser.conftest import PATIENCE, QUICK
from tests.browser.harbour import Harbour
from tests.selection import slow_except

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser-screens")]

DESK, PHONE, NARROW = (1440, 900), (390, 844), (320, 700)
OpenPage = Callable[..., Page]
Look = tuple[tuple[int, int], str, str]
LOOKS: tuple[tuple[Look, ...], ...] = (
    ((DESK, "day", "en"), (PHONE, "night", "de")),
    ((NARROW, "day", "en"), (DESK, "night", "de")),
    ((PHONE, "day", "de"), (DESK, "contrast", "en")),
)
"""Sets of looks, each with both languages, two themes and two widths.

A screen is checked in one of them, in turns, and in all with --long.
"""
KEEP = "(kept) => { localStorage['spielhafen.settings'] = kept }"
ADDRESSES = {"harbour": "/", "new": "/#/new", "rules": "/#/rules/santa_timea", "settings": "/#/settings"}
TABLES = ("santa_timea", "columbus", "seeschlacht", "ghost_ship", "treasure_map", "caribbean_conquest")
SCREENS = (*ADDRESSES, *TABLES)
QUICK_SCREENS = ("harbour", "new", "rules", "santa_timea", "seeschlacht")


def start_table(page: Page, game: str) -> None:
    """Create a table and play until it shows things of every kind."""
    bots = [bot(name, "greedy") for name in ("Magellan", "Jeanne Baret", "Drake")]
    options: dict[str, dict[str, Any]] = {
        "santa_timea": {"professional": True},
        "seeschlacht": {"short": True},
    }
    seats = {"seeschlacht": 2, "ghost_ship": 2, "treasure_map": 3, "caribbean_conquest": 3}.get(game, 4)
    create_table(page, [here("Ada"), *bots[: seats - 1]], game=game, **options.get(game, {}))
    wait_until_prompted(page)
    if game in {"columbus", "seeschlacht"}:
        page.locator(".acts .offer").first.click()
    if game == "seeschlacht":
        wait_until(page, f"{ASKED} && document.querySelector('.more')")
    if game in {"treasure_map", "caribbean_conquest"}:
        page.locator(".live [role='button'][data-thing]").first.dispatch_event("click")
        commit = "button.commit:not([aria-disabled='true'])"  # a near square is gone to at once
        wait_until(
            page, f"+document.querySelector('.table').dataset.ply > 0 || document.querySelector(`{commit}`)"
        )
        if page.locator(commit).count():
            page.locator(commit).click()
    if game == "ghost_ship" and not page.locator(".hand.tiles").count():
        page.locator(".live .goal").first.dispatch_event("click")
        page.locator(".commit").click()


def select_piece(page: Page, game: str) -> None:
    """Select a piece where the game has one, so that its moves are shown."""
    wait_until_prompted(page)
    expect(page.locator(".chart.drawn")).to_be_visible()
    if game == "columbus":
        expect(page.locator(".tray button:not([data-thing^='die/blank'])")).to_have_count(4)
    elif game == "seeschlacht":
        page.locator(".live .piece.may").first.dispatch_event("click")
        expect(page.locator(".live .handle, .live .ways .end")).not_to_have_count(0)
    elif game in {"treasure_map", "caribbean_conquest"}:
        wait_until(page, f"{ASKED} && document.querySelector('.live .goal')")
    elif game == "ghost_ship":
        wait_until(page, f"{ASKED} && document.querySelector('.hand.tiles li')")
        if not page.locator(".hand.tiles .chosen").count():
            page.locator(".hand.tiles li:not(.barred) button").first.click()
        page.locator(".live .goal").first.dispatch_event("click")
        expect(page.locator(".there.chosen")).to_have_count(1)


@dataclass
class Screen:
    """A page and the errors in its console."""

    name: str
    page: Page
    errors: list[str] = field(default_factory=list)

    def record(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.errors.append(message.text)

    def change_look(self, size: tuple[int, int], theme: str, language: str) -> None:
        """Reload the page with another size, theme and language."""
        width, height = size
        self.page.set_viewport_size({"width": width, "height": height})
        settings = json.dumps(QUICK | {"theme": theme, "language": language})
        self.page.evaluate(KEEP, settings)
        self.page.reload()
        if self.name in TABLES:
            select_piece(self.page, self.name)
        else:
            expect(self.page.get_by_role("heading", level=1)).to_be_visible()
            expect(self.page.get_by_text(Translator(language)("web-loading"))).to_have_count(0)
        if self.name == "harbour":
            expect(self.page.locator(".games .words")).to_have_count(len(TABLES))
        self.page.evaluate("document.fonts.ready")


@pytest.fixture(scope="module", params=slow_except(SCREENS, *QUICK_SCREENS))
def screen(request: pytest.FixtureRequest, browser: Browser, harbour: Harbour) -> Iterator[Screen]:
    """Open a screen for all its looks."""
    name: str = request.param
    context = browser.new_context(base_url=harbour.url, service_workers="block")
    page = context.new_page()
    shown = Screen(name, page)
    page.on("console", shown.record)
    page.on("pageerror", lambda error: shown.errors.append(str(error)))
    page.set_default_timeout(PATIENCE)
    page.goto("/")
    page.evaluate(KEEP, json.dumps(QUICK))
    page.reload()  # a page reads its settings when it is loaded
    if name in TABLES:
        start_table(page, name)
    else:
        page.goto(ADDRESSES[name])
    yield shown
    context.close()


def save_screenshot(page: Page, name: str) -> None:
    """Save a screenshot if `PICTURES` names a folder."""
    folder = os.environ.get("PICTURES")
    if folder:
        page.screenshot(path=Path(folder) / f"{name}.png")


@pytest.mark.parametrize("number", slow_except(range(2), "0"))
@pytest.mark.parametrize("further", [0, *(pytest.param(turn, marks=pytest.mark.long) for turn in (1, 2))])
def test_a_screen_is_accessible(screen: Screen, axe: str, further: int, number: int) -> None:
    page, turn = screen.page, SCREENS.index(screen.name) + further
    size, theme, language = LOOKS[turn % len(LOOKS)][number]
    screen.change_look(size, theme, language)
    save_screenshot(page, f"{screen.name}-{size[0]}-{theme}-{language}")

    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert page.evaluate("document.documentElement.lang") == language
    page.evaluate(axe)
    found: Any = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    violations = [
        (one["id"], [node["html"][:120] for node in one["nodes"]][:3]) for one in found["violations"]
    ]
    assert not violations, json.dumps(violations, indent=1)
    assert not screen.errors


def test_the_selected_game_is_visible_on_a_phone(open_page: OpenPage) -> None:
    page = open_page(*PHONE)
    for game in ("santa_timea", "treasure_map"):
        page.goto(f"/#/new?game={game}")
        expect(page.locator(".shelf label", has=page.locator(":checked"))).to_be_in_viewport(ratio=0.9)


def test_a_tab_on_a_phone_is_visible_when_selected_and_a_second_click_shows_the_board(
    open_page: OpenPage,
) -> None:
    page = open_page(*PHONE)
    create_table(page, [here("Ada"), bot("Bo")], game="treasure_map")
    wait_until_prompted(page)
    for name in ("Table", "Captains", "Log"):
        page.get_by_role("tab", name=name, exact=True).click()
        shown = """(() => {
            const main = document.querySelector('main').getBoundingClientRect()
            const panel = document.querySelector('.panel').getBoundingClientRect()
            return main.bottom - panel.top >= Math.min(panel.height, main.height / 2) - 1
        })()"""
        wait_until(page, shown)
    page.get_by_role("tab", name="Log", exact=True).click()
    wait_until(page, "document.querySelector('main').scrollTop === 0")


@pytest.mark.slow
def test_on_a_desktop_the_log_has_six_lines_and_two_fleets_are_side_by_side(
    page: Page,
) -> None:
    create_table(page, [here("Ada"), bot("Bo")], game="seeschlacht")
    wait_until_prompted(page)
    while page.locator(".recap").count() == 0:
        page.locator(".acts .offer").first.click()
        wait_until_prompted(page)
    assert page.evaluate("document.querySelector('.log .roll').clientHeight") >= 6 * 21
    white, yellow = (fleet.bounding_box() for fleet in page.locator(".listing.zone").all())
    assert white
    assert yellow
    assert white["y"] == yellow["y"]


def test_the_language_changes_at_once(page: Page) -> None:
    create_table(page, [here("Ada"), bot("Bo")])
    wait_until_prompted(page)
    expect(page.locator("[role='log']")).to_contain_text("Round 1")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Deutsch").check()
    expect(page.locator("[role='log']")).to_contain_text("Runde 1")


def test_opening_and_closing_quotation_marks_come_from_one_typeface(page: Page) -> None:
    page.goto("/")
    ranges = page.evaluate(
        "[...document.fonts].filter((face) => face.family.includes('IM Fell')).map((face) => face.unicodeRange)"
    )
    assert len(ranges) == 3
    assert not [found for found in ranges if "201C" in found or "201E" in found]


def test_names_are_shown_as_text(page: Page) -> None:
    create_table(page, [here("<img src=x onerror=1>"), bot("${1+1}</script>")])
    wait_until_prompted(page)
    expect(page.locator(".captains")).to_contain_text("<img src=x onerror=1>")
    assert page.locator(".captains img").count() == 0


def test_the_rules_open_at_the_paragraph_of_the_current_step(page: Page) -> None:
    create_table(page, [here("Ada"), bot("Bo")])
    wait_until_prompted(page)
    page.keyboard.press("r")
    expect(page.get_by_role("dialog")).to_contain_text("Laying a card")


def test_the_text_view_is_enough_to_play(page: Page) -> None:
    create_table(page, [here("Ada"), bot("Bo")])
    wait_until_prompted(page)
    page.keyboard.press("t")
    lines = log_lines(page)
    page.locator("main .lines button").first.click()
    wait_until_written(page, lines)
