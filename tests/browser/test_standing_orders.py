"""Standing orders in the browser: given by clicks, kept, followed without asking."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.captain import ASKED, bot, create_table, here, wait_until, wait_until_prompted
from tests.browser.test_accessibility import check_axe
from tests.browser.test_watching import OPEN, sit

OpenPage = Callable[..., Page]
pytestmark = [pytest.mark.browser, pytest.mark.slow]


def open_orders(page: Page) -> Locator:
    page.get_by_role("button", name="Players", exact=True).click()
    return page.get_by_role("region", name="Standing orders")


def test_an_only_move_is_played_by_itself_until_it_is_switched_off(page: Page) -> None:
    create_table(page, [here("Ada"), bot("Bo")], game="columbus")
    wait_until_prompted(page)
    switch = open_orders(page).get_by_role("switch", name="Play my only move for me")
    expect(switch).not_to_be_checked()
    switch.check()
    page.reload()
    wait_until_prompted(page)
    expect(open_orders(page).get_by_role("switch")).to_be_checked()


def test_a_move_is_chosen_to_be_repeated_and_played_without_a_click(page: Page) -> None:
    create_table(page, [here("Ada"), bot("Bo")], game="columbus")
    wait_until_prompted(page)
    wait_until(page, ASKED)
    before = page.locator(".table").get_attribute("data-ply")
    orders = open_orders(page)
    orders.get_by_role("combobox").select_option(index=1)
    expect(orders.get_by_role("status")).to_contain_text("this is played for you: Roll the dice")
    wait_until(page, f"document.querySelector('.table').dataset.ply !== '{before}'")


def sit_two(open_page: OpenPage) -> tuple[str, Page, Page, int]:
    """Seat two people; return the table, the leader's page, the other's and their seat."""
    pages = [open_page(), open_page()]
    table = create_table(pages[0], OPEN)
    sit(pages[1], table)
    (leader,) = ask(pages[0], f"{table}")["actors"]
    return table, pages[leader], pages[1 - leader], 1 - leader


def ask(page: Page, path: str, **body: Any) -> Any:
    """Ask the server as the player of this page."""
    at = f"/api/tables/{path}"
    return (page.request.post(at, data=body) if body else page.request.get(at)).json()


def answer_to(page: Page, table: str, seat: int, card: str) -> Locator:
    """Choose an answer to this card by clicks; return the section of the orders."""
    listed = ask(page, f"{table}/orders/choices", seat=seat)["choices"]
    number = next(number for number, choice in enumerate(listed) if choice["move"] == card)
    orders = open_orders(page)
    orders.get_by_role("button", name="Add an answer").click()
    orders.get_by_label("If this is played", exact=True).select_option(str(number))
    orders.get_by_label("I play", exact=True).select_option(index=1)
    orders.get_by_role("button", name="Keep this answer").click()
    expect(orders.get_by_role("listitem")).to_have_count(1)
    return orders


def cards_of(page: Page, table: str, seat: int) -> list[str]:
    return [offer["move"] for offer in ask(page, f"{table}?seat={seat}")["scene"]["offers"]]


def test_an_answer_is_chosen_in_advance_and_played_when_its_move_comes(open_page: OpenPage, axe: str) -> None:
    table, leader, waiting, seat = sit_two(open_page)
    card = cards_of(leader, table, 1 - seat)[0]
    orders = answer_to(waiting, table, seat, card)
    expect(orders.get_by_role("listitem")).to_contain_text("plays “")
    check_axe(waiting, axe)
    expect(open_orders(leader).get_by_role("listitem")).to_have_count(0)
    seq = ask(leader, table)["seq"]
    ask(leader, f"{table}/moves", seat=1 - seat, moves=[card], seq=seq)
    expect(orders.get_by_role("listitem")).to_have_count(0)
    assert ask(waiting, table)["ply"] >= 3


def test_an_answer_that_ends_unplayed_is_told_until_it_was_seen(open_page: OpenPage, axe: str) -> None:
    table, leader, waiting, seat = sit_two(open_page)
    card, other = cards_of(leader, table, 1 - seat)[:2]
    orders = answer_to(waiting, table, seat, card)
    orders.get_by_role("button", name="Remove").click()
    expect(orders.get_by_role("listitem")).to_have_count(0)
    waiting.keyboard.press("Escape")
    orders = answer_to(waiting, table, seat, card)
    seq = ask(leader, table)["seq"]
    ask(leader, f"{table}/moves", seat=1 - seat, moves=[other], seq=seq)
    expect(orders.get_by_role("listitem")).to_contain_text("Cancelled: another move was played.")
    waiting.keyboard.press("Escape")
    told = waiting.get_by_role("status").filter(has_text="Cancelled: another move was played.")
    expect(told).to_be_visible()
    check_axe(waiting, axe)
    waiting.get_by_role("button", name="Dismiss").click()
    expect(told).to_have_count(0)
