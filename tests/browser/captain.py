"""What a person does at a table: by clicks, or by keys alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from uuid import uuid4

from playwright.sync_api import Page, expect

ASKED = "document.querySelector('.bar.asked')"
PATIENCE = 1000
"""Looks of 20 ms each."""
LOOKS = 20
"""So many of them are taken by the page itself before it is asked again."""
OVER = "document.querySelector('.over')"
PAGE = "document.querySelector('.over, .curtain')?.textContent ?? ''"
CURTAIN = "document.querySelector('.curtain')"


def lay_table(
    page: Page, *, bots: int, professional: bool = False, people: int = 1, level: str = "boy"
) -> str:
    """Lay out a table of Santa Timea from the harbour on, by clicks; the word of the table."""
    page.goto("/")
    page.get_by_role("link", name="Santa Timea").first.click()
    for seat in range(5):
        chair = page.get_by_role("group", name=f"Chair {seat + 1}")
        kind = "Here" if seat < people else "Bot" if seat < people + bots else "Empty"
        chair.get_by_role("radio", name=kind).check()
        if kind == "Bot":
            chair.get_by_role("combobox").select_option(level)
    if professional:
        page.get_by_role("switch", name="Professional game").check()
    page.get_by_role("button", name="Cast off").click()
    page.wait_for_url("**/#/table/*")
    return page.url.rsplit("/", 1)[1]


def put_table(page: Page, seats: list[dict[str, str]], game: str = "santa_timea", **options: Any) -> str:
    """Lay out a table without the ceremony; the harbour need not be drawn for it."""
    body = {"game": game, "options": options, "seats": seats}
    answer = page.request.post("/api/tables", data=body, headers={"Idempotency-Key": uuid4().hex}).json()
    word: str = answer["id"]
    page.goto(f"/#/table/{word}")
    return word


def here(name: str) -> dict[str, str]:
    """A person at this screen."""
    return {"kind": "human", "name": name}


def bot(name: str, level: str = "random") -> dict[str, str]:
    """A bot."""
    return {"kind": "bot", "name": name, "level": level}


def wait_until(page: Page, condition: str) -> None:
    """Until this holds in the page. (Its own waiting would need `eval`, which the page forbids.)"""
    look = f"if ({condition}) return true; await new Promise((go) => setTimeout(go, 20))"
    looks = f"async () => {{ for (let n = 0; n < {LOOKS}; n++) {{ {look} }} return false }}"
    for _ in range(PATIENCE // LOOKS):
        if page.evaluate(looks):
            return
    raise AssertionError(f"never: {condition}")


def wait_for_something(page: Page) -> None:
    """Until this person is asked, a page lies over the chart, or the curtain hangs."""
    wait_until(page, f"{ASKED} || {OVER} || {CURTAIN}")


def finished(page: Page) -> bool:
    """Whether the last page lies open."""
    return page.locator(".over").get_by_role("button", name="Once more").is_visible()


def log_lines(page: Page) -> int:
    """How many lines the logbook has."""
    return page.locator("[role='log'] li").count()


def wait_until_written(page: Page, lines: int) -> None:
    """Until the logbook has more lines than these."""
    wait_until(page, f"document.querySelectorAll('[role=\"log\"] li').length > {lines}")


def decide_by_clicks(page: Page) -> None:
    """Click the first thing offered, a button or a card, and commit it."""
    lines = log_lines(page)
    buttons = page.locator(".acts .offer")
    if buttons.count():
        buttons.first.click()
    else:
        page.locator(".hand li:not(.barred) button").first.click()
        page.locator(".acts").get_by_role("button", name="Play", exact=True).click()
    wait_until_written(page, lines)


def play_by_clicks(page: Page, until: Callable[[Page], bool]) -> None:
    """Play on by clicks until `until(page)` holds."""
    while True:
        wait_for_something(page)
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
    """Choose the next card by the arrow keys and Enter; a choice without cards by typing it."""
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
    """Tab into the hand, then along it to a card that may be played."""
    walking = False
    for _ in range(60):
        if page.evaluate("!!document.activeElement.closest('.hand li:not(.barred)')"):
            return
        inside = page.evaluate("!!document.activeElement.closest('.hand ul')")
        page.keyboard.press("Tab" if not inside else "ArrowRight" if walking else "Home")
        walking = inside
    raise AssertionError("no way to the hand by keys")


def leave_page_by_keys(page: Page) -> None:
    """Enter puts the page or curtain away; another page may come in its place."""
    before = page.evaluate(PAGE)
    page.keyboard.press("Enter")
    for _ in range(PATIENCE):
        if page.evaluate(PAGE) != before:
            return
        page.wait_for_timeout(20)
    raise AssertionError("Enter does not lead on")


def play_by_keys(page: Page, until: Callable[[Page], bool]) -> None:
    """Play on by keys alone until `until(page)` holds."""
    while True:
        wait_for_something(page)
        if until(page):
            return
        if page.locator(".over").is_visible() or page.locator(".curtain").is_visible():
            leave_page_by_keys(page)
        else:
            decide_by_keys(page)
