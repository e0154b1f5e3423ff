"""Every screen, in every theme, language and width: nothing keeps people out, nothing hangs over the edge."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.captain import (
    ASKED,
    bot,
    here,
    log_lines,
    put_table,
    wait_for_something,
    wait_until,
    wait_until_written,
)

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser-screens")]
OpenPage = Callable[..., Page]

DESK, PHONE, NARROW = (1440, 900), (390, 844), (320, 700)
LOOKS = {
    "desk-day-en": (DESK, "day", "en"),
    "desk-night-de": (DESK, "night", "de"),
    "desk-contrast-en": (DESK, "contrast", "en"),
    "phone-day-de": (PHONE, "day", "de"),
    "phone-night-en": (PHONE, "night", "en"),
    "narrow-day-en": (NARROW, "day", "en"),
}
PAGES = ("harbour", "new", "rules", "settings", "table")
TABLES = ("columbus", "seeschlacht", "ghost_ship", "treasure_map", "caribbean_conquest")


def looks() -> list[Any]:
    """Every page in every look; the other games' tables in every second one, the rest of them with --long."""
    return [
        pytest.param(screen, *look, id=f"{screen}-{name}", marks=pytest.mark.long if skipped else ())
        for row, screen in enumerate((*PAGES, *TABLES))
        for column, (name, look) in enumerate(LOOKS.items())
        for skipped in [screen in TABLES and (row + column) % 2 == 1]
    ]


def show(page: Page, screen: str) -> None:
    """Go to a screen, by its address."""
    if screen == "table":
        put_table(page, [here("Ada"), bot("Magellan"), bot("Drake"), bot("Mary Read")], professional=True)
        wait_for_something(page)
    elif screen == "columbus":
        put_table(page, [here("Ada"), bot("Magellan"), bot("Jeanne Baret"), bot("Drake")], game="columbus")
        wait_for_something(page)
        page.locator(".acts .offer").first.click()
        expect(page.locator(".tray .may")).to_have_count(4)
    elif screen == "seeschlacht":
        put_table(page, [here("Ada"), bot("Drake")], game="seeschlacht", short=True)
        wait_for_something(page)
        page.locator(".acts .offer").first.click()
        wait_until(page, f"{ASKED} && document.querySelector('.more')")
        page.locator(".live .piece.may").first.dispatch_event("click")
        expect(page.locator(".live .handle")).not_to_have_count(0)
    elif screen in {"treasure_map", "caribbean_conquest"}:
        put_table(page, [here("Ada"), bot("Magellan"), bot("Drake")], game=screen)
        wait_for_something(page)
        page.locator(".live [role='button'][data-thing]").first.dispatch_event("click")
        page.locator(".commit:not([aria-disabled='true'])").click()
        wait_until(page, f"{ASKED} && document.querySelector('.live .goal')")
    elif screen == "ghost_ship":
        put_table(page, [here("Ada"), bot("Drake")], game="ghost_ship")
        wait_for_something(page)
        expect(page.locator(".live .goal")).not_to_have_count(0)
        if not page.locator(".hand.tiles").count():
            page.locator(".live .goal").first.dispatch_event("click")
            page.locator(".commit").click()
        wait_until(page, f"{ASKED} && document.querySelector('.hand.tiles li')")
        if not page.locator(".hand.tiles .chosen").count():
            page.locator(".hand.tiles li:not(.barred) button").first.click()
        page.locator(".live .goal").first.dispatch_event("click")
        expect(page.locator(".there.chosen")).to_have_count(1)
    else:
        page.goto({"harbour": "/", "rules": "/#/rules/santa_timea"}.get(screen, f"/#/{screen}"))
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")


def keep_picture(page: Page, name: str) -> None:
    """Keep a picture where PICTURES names a folder, to be looked at."""
    folder = os.environ.get("PICTURES")
    if folder:
        page.screenshot(path=Path(folder) / f"{name}.png")


@pytest.mark.parametrize(("screen", "size", "theme", "language"), looks())
def test_a_screen_is_open_to_everybody(
    open_page: OpenPage, axe: str, screen: str, size: tuple[int, int], theme: str, language: str
) -> None:
    page = open_page(*size, theme=theme, language=language)
    show(page, screen)
    keep_picture(page, f"{screen}-{size[0]}-{theme}-{language}")

    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert page.evaluate("document.documentElement.lang") == language
    page.evaluate(axe)
    found: Any = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    faults = [
        (fault["id"], [node["html"][:120] for node in fault["nodes"]][:3]) for fault in found["violations"]
    ]
    assert not faults, json.dumps(faults, indent=1)


def test_the_language_changes_at_once(page: Page) -> None:
    put_table(page, [here("Ada"), bot("Bo")])
    wait_for_something(page)
    expect(page.locator("[role='log']")).to_contain_text("Round 1")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Deutsch").check()
    expect(page.locator("[role='log']")).to_contain_text("Runde 1")


def test_names_are_names_and_nothing_else(page: Page) -> None:
    put_table(page, [here("<img src=x onerror=1>"), bot("${1+1}</script>")])
    wait_for_something(page)
    expect(page.locator(".captains")).to_contain_text("<img src=x onerror=1>")
    assert page.locator(".captains img").count() == 0


def test_the_rules_open_at_the_paragraph_of_the_present_step(page: Page) -> None:
    put_table(page, [here("Ada"), bot("Bo")])
    wait_for_something(page)
    page.keyboard.press("r")
    expect(page.get_by_role("dialog")).to_contain_text("Laying a card")


def test_the_text_view_is_enough_to_play(page: Page) -> None:
    put_table(page, [here("Ada"), bot("Bo")])
    wait_for_something(page)
    page.keyboard.press("t")
    lines = log_lines(page)
    page.locator("main .lines button").first.click()
    wait_until_written(page, lines)
