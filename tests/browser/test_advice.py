"""Advice and explanations at the table."""

from __future__ import annotations

import re
from random import Random
from uuid import uuid4

import pytest
from playwright.sync_api import Page, expect

from spielhafen.bots.heuristics import load_heuristics
from spielhafen.core import logbook
from spielhafen.core.game import find_game
from spielhafen.core.play import CHANCE, sample
from spielhafen.core.secret import view
from tests.browser.captain import bot, create_table, here, log_lines, wait_until_prompted, wait_until_written
from tests.browser.finished import finished_match
from tests.browser.harbour import Harbour

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser-screens")]


def test_advice_can_be_followed(page: Page) -> None:
    create_table(page, [here("Ada"), bot("Bo")])
    wait_until_prompted(page)

    page.keyboard.press("i")
    advice = page.get_by_role("dialog", name="Advice")
    expect(advice.get_by_role("listitem").first).to_be_visible()
    lines = log_lines(page)
    advice.get_by_role("button", name="Choose it").first.click()
    expect(advice).to_have_count(0)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_focused()
    page.keyboard.press("Enter")

    wait_until_written(page, lines)


def test_advice_to_press_a_button_moves_the_focus_to_it_without_pressing_it(page: Page) -> None:
    create_table(page, [here("Ada"), bot("Bo")], game="columbus")
    wait_until_prompted(page)
    lines = log_lines(page)
    page.locator(".bar [role='status']").focus()

    page.keyboard.press("i")
    advice = page.get_by_role("dialog", name="Advice")
    advice.get_by_role("button", name="Choose it").first.click()

    expect(page.locator(".acts .offer").first).to_be_focused()
    assert log_lines(page) == lines


def test_escape_closes_a_dialog_wherever_the_focus_is(page: Page) -> None:
    create_table(page, [here("Ada"), bot("Bo")])
    wait_until_prompted(page)
    page.keyboard.press("i")
    advice = page.get_by_role("dialog", name="Advice")
    expect(advice).to_be_visible()
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Escape")
    expect(advice).to_have_count(0)


def logbook_before_manoeuvre() -> str:
    """Return a logbook of Seeschlacht that ends where a bot would compare manoeuvres."""
    game, random = find_game("seeschlacht"), Random(4)
    heuristics, book = load_heuristics(game), logbook.Logbook(game, ["Ada", "Bo"], {})
    g = book.initial_state()
    while g.actor() == CHANCE or len(heuristics.plans(view(g, g.actor()))) < 2:
        move = sample(g, random) if g.actor() == CHANCE else heuristics.policy(g, g.moves(), random)
        book.plies.append(logbook.Ply(g.actor(), str(move)))
        g.play(move)
    return logbook.write_logbook(book)


def test_advice_without_simulations_is_marked_as_estimated(page: Page) -> None:
    page.goto("/")
    headers = {"Idempotency-Key": uuid4().hex}
    created = page.request.post(
        "/api/logbooks", data={"logbook": logbook_before_manoeuvre()}, headers=headers
    ).json()
    page.goto(f"/#/table/{created['id']}")
    wait_until_prompted(page)
    curtain = page.locator(".curtain").get_by_role("button")
    if curtain.count():
        curtain.first.click()

    page.keyboard.press("i")

    advice = page.get_by_role("dialog", name="Advice")
    expect(advice.get_by_role("heading", name="calculated, not tried out")).to_be_visible()
    expect(advice.locator(".lead")).to_contain_text("By calculation")
    expect(advice.locator(".worth small")).to_have_count(0)
    expect(advice.locator(".reasons li").first).to_contain_text("of a merchant)")
    expect(advice.locator(".note")).to_contain_text("there is no ±")


def test_advice_is_closed_before_the_screen_is_passed_on(page: Page) -> None:
    word = create_table(page, [here("Ada"), here("Bo")])
    page.locator(".curtain button").click()
    expect(page.locator(".curtain")).to_have_count(0)
    wait_until_prompted(page)
    page.keyboard.press("i")
    advice = page.get_by_role("dialog", name="Advice")
    expect(advice).to_be_visible()

    act_elsewhere(page, word)

    expect(page.locator(".curtain")).to_be_visible()
    expect(advice).to_have_count(0)


def test_out_of_turn_there_is_no_advice_and_the_awaited_seat_is_shown(page: Page) -> None:
    word = create_table(page, [here("Ada"), bot("Bo")])
    wait_until_prompted(page)
    path = f"**/api/tables/{word}"
    page.route(f"{path}?seat=0", lambda route: route.fulfill(json=route.fetch().json() | {"actors": [1]}))
    page.reload()
    expect(page.locator(".bar [data-waited='1']")).to_be_visible()
    page.keyboard.press("i")
    expect(page.get_by_role("dialog", name="Advice")).to_contain_text("There is advice when it is your turn")


def test_no_explanation_is_requested_during_the_game(page: Page) -> None:
    create_table(page, [here("Ada"), bot("Bo")])
    wait_until_prompted(page)
    asked = list[str]()
    page.on("request", lambda request: asked.append(request.url))
    page.keyboard.press("h")
    page.get_by_role("slider").fill("3")
    page.locator(".top").get_by_role("button", name="Why?").click()
    expect(page.get_by_role("dialog", name="Why?")).to_contain_text("when the game is over")
    assert not [url for url in asked if url.endswith("/explanation")]


@pytest.mark.console_error(r"404 \(Not Found\).*/explanation")  # a random move has no explanation
def test_after_the_game_a_button_leads_to_the_first_explained_move(page: Page, harbour: Harbour) -> None:
    page.goto(f"/#/table/{finished_match(harbour, level='sailor')}")
    page.get_by_role("button", name="Look at the table").click()
    page.locator(".top").get_by_role("button", name="Why?").click()
    drawer = page.get_by_role("dialog", name="Why?")
    expect(drawer).to_contain_text("The game is over")
    drawer.get_by_role("button", name="To the first move that has reasons").click()
    expect(drawer).not_to_contain_text("The game is over")
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuetext", re.compile(r"^\d+ of \d+$"))


def act_elsewhere(page: Page, word: str) -> None:
    """Play for the seat to move by requests until it is another seat's turn."""
    path = f"/api/tables/{word}"
    first = seat = None
    while seat == first:
        table = page.request.get(path, headers={"Prefer": "return=minimal"}).json()
        seat = table["actors"][0]
        first = seat if first is None else first
        if seat == first:
            body = {"seat": seat, "seq": table["seq"], "moves": table["moves"][str(seat)][:1]}
            page.request.post(f"{path}/moves", data=body, headers={"Idempotency-Key": uuid4().hex})
