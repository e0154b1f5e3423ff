"""Actions of a person at a table, by clicks or by keys alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from uuid import uuid4

from playwright.sync_api import Locator, Page, expect

ASKED = "document.querySelector('.bar.asked')"
MAX_CHECKS = 1000
"""Checks of a condition, 20 ms apart."""
CHECKS_PER_CALL = 20
"""Checks in one call of the page."""
OVER = "document.querySelector('.over')"
OVERLAY_TEXT = "document.querySelector('.over, .curtain')?.textContent ?? ''"
CURTAIN = "document.querySelector('.curtain')"


def set_up_table(
    page: Page, *, bots: int, professional: bool = False, people: int = 1, level: str = "boy"
) -> str:
    """Set up a table of Santa Timea by clicks from the first page on; return its id."""
    page.goto("/")
    page.get_by_role("link", name="Set up … Santa Timea").click()
    for seat in range(5):
        player = page.get_by_role("group", name=f"Player {seat + 1}")
        kind = "Here" if seat < people else "Bot" if seat < people + bots else "Empty"
        player.get_by_role("radio", name=kind).check()
        if kind == "Bot":
            player.get_by_role("combobox").select_option(level)
    if professional:
        page.get_by_role("switch", name="Professional game").check()
    page.get_by_role("button", name="Start game").click()
    page.wait_for_url("**/#/table/*")
    return page.url.rsplit("/", 1)[1]


def create_table(page: Page, seats: list[dict[str, str]], game: str = "santa_timea", **options: Any) -> str:
    """Create a table by a request, open its page, and return its id."""
    body = {"game": game, "options": options, "seats": seats}
    answer = page.request.post("/api/tables", data=body, headers={"Idempotency-Key": uuid4().hex}).json()
    table: str = answer["id"]
    page.goto(f"/#/table/{table}")
    return table


def here(name: str) -> dict[str, str]:
    """Return the seat of a person at this screen."""
    return {"kind": "human", "name": name}


def bot(name: str, level: str = "random") -> dict[str, str]:
    """Return the seat of a bot."""
    return {"kind": "bot", "name": name, "level": level}


def wait_until(page: Page, condition: str) -> None:
    """Wait until a condition is true in the page; Playwright's own waiting needs `eval`."""
    check = f"if ({condition}) return true; await new Promise((go) => setTimeout(go, 20))"
    checks = f"async () => {{ for (let n = 0; n < {CHECKS_PER_CALL}; n++) {{ {check} }} return false }}"
    for _ in range(MAX_CHECKS // CHECKS_PER_CALL):
        if page.evaluate(checks):
            return
    raise AssertionError(f"never: {condition}")


def wait_until_prompted(page: Page) -> None:
    """Wait for a decision of this person, a page over the board, or the curtain."""
    wait_until(page, f"{ASKED} || {OVER} || {CURTAIN}")


def is_finished(page: Page) -> bool:
    """Return whether the last page is open."""
    return page.locator(".over").get_by_role("button", name="Once more").is_visible()


def log_lines(page: Page) -> int:
    """Return the number of lines in the logbook."""
    return page.locator("[role='log'] li").count()


def wait_until_written(page: Page, lines: int) -> None:
    """Wait until the logbook has more than `lines` lines."""
    wait_until(page, f"document.querySelectorAll('[role=\"log\"] li').length > {lines}")


def click_card(card: Locator) -> None:
    """Click a card of a hand where the next one does not cover it, however narrow the hand is."""
    box = card.bounding_box()
    assert box is not None
    card.click(position={"x": box["width"] / 5, "y": box["height"] / 2})


def decide_by_clicks(page: Page) -> None:
    """Play the first move on offer by clicks: a button, or a card."""
    lines = log_lines(page)
    buttons = page.locator(".acts .offer")
    if buttons.count():
        buttons.first.click()
    else:
        click_card(page.locator(".hand li:not(.barred) button").first)
        page.locator(".acts").get_by_role("button", name="Play", exact=True).click()
    wait_until_written(page, lines)


def play_by_clicks(page: Page, until: Callable[[Page], bool]) -> None:
    """Play by clicks until `until(page)` is true."""
    while True:
        wait_until_prompted(page)
        if until(page):
            return
        if page.locator(".over").is_visible():
            page.locator(".over").get_by_role("button", name="Sail on").click()
        elif page.locator(".curtain").is_visible():
            page.locator(".curtain button").click()
            expect(page.locator(".curtain")).to_have_count(0)
        else:
            decide_by_clicks(page)


def decide_by_keys(page: Page) -> None:
    """Play a move by keys: a button, or a card that is found with the arrow keys."""
    lines = log_lines(page)
    buttons = page.locator(".acts .offer")
    if buttons.count():
        buttons.first.focus()
        page.keyboard.press("Enter")
    else:
        walk_to_a_card(page)
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
    wait_until_written(page, lines)


def walk_to_a_card(page: Page) -> None:
    """Tab into the hand, then move along it to a legal card."""
    walking = False
    for _ in range(60):
        if page.evaluate("!!document.activeElement.closest('.hand li:not(.barred)')"):
            return
        inside = page.evaluate("!!document.activeElement.closest('.hand ul')")
        page.keyboard.press("Tab" if not inside else "ArrowRight" if walking else "Home")
        walking = inside
    raise AssertionError("no legal card is reached by keys")


def close_overlay_by_keys(page: Page) -> None:
    """Close the page or curtain with Enter; another page may follow."""
    before = page.evaluate(OVERLAY_TEXT)
    page.keyboard.press("Enter")
    for _ in range(MAX_CHECKS):
        if page.evaluate(OVERLAY_TEXT) != before:
            return
        page.wait_for_timeout(20)
    raise AssertionError("Enter does not close the page")


def play_by_keys(page: Page, until: Callable[[Page], bool]) -> None:
    """Play by keys alone until `until(page)` is true."""
    while True:
        wait_until_prompted(page)
        if until(page):
            return
        if page.locator(".over").is_visible() or page.locator(".curtain").is_visible():
            close_overlay_by_keys(page)
        else:
            decide_by_keys(page)
