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
from tests.browser.captain import (
    bot,
    create_table,
    here,
    log_lines,
    wait_until,
    wait_until_prompted,
    wait_until_written,
)
from tests.browser.finished import finished_match
from tests.browser.harbour import Harbour
from tests.browser.stages import GAMES
from tests.selection import slow_except

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser-screens")]


def ply(page: Page) -> int:
    """Return the number of the move that is shown."""
    return int(page.locator(".table").get_attribute("data-ply") or 0)


@pytest.mark.parametrize("game", slow_except(GAMES, "seeschlacht"))
@pytest.mark.parametrize("key", [False, True], ids=["click", "key"])
def test_advice_is_played_at_once(page: Page, game: str, key: bool) -> None:
    create_table(page, [here("Ada"), bot("Bo")], game=game)
    wait_until_prompted(page)
    before = ply(page)

    page.keyboard.press("i")
    advice = page.get_by_role("region", name="Advice")
    expect(advice.get_by_role("status")).to_contain_text("“")
    button = advice.get_by_role("button", name="Play this")
    if key:
        button.focus()
        page.keyboard.press("Enter")
    else:
        button.click()

    expect(advice).to_have_count(0)
    wait_until(page, f"+document.querySelector('.table').dataset.ply > {before}")


def test_advised_roll_of_the_dice_is_made(page: Page) -> None:
    create_table(page, [here("Ada"), bot("Bo")], game="columbus")
    wait_until_prompted(page)
    lines = log_lines(page)
    expect(page.locator(".acts .offer", has_text="Roll")).to_be_visible()

    page.keyboard.press("i")
    page.get_by_role("region", name="Advice").get_by_role("button", name="Play this").click()

    wait_until_written(page, lines)


@pytest.mark.slow
def test_another_move_of_the_advice_is_selected_and_then_played_by_enter(page: Page) -> None:
    create_table(page, [here("Ada"), bot("Bo")])
    wait_until_prompted(page)
    lines = log_lines(page)

    page.keyboard.press("i")
    page.get_by_role("region", name="Advice").get_by_role("button", name="More").click()
    figures = page.get_by_role("dialog", name="Advice")
    figures.get_by_role("button", name="Choose it").last.click()

    expect(page.get_by_role("button", name="Play", exact=True)).to_be_focused()
    assert log_lines(page) == lines
    page.keyboard.press("Enter")
    wait_until_written(page, lines)


def test_escape_closes_figures_and_advice_wherever_the_focus_is(page: Page) -> None:
    create_table(page, [here("Ada"), bot("Bo")])
    wait_until_prompted(page)
    page.keyboard.press("i")
    advice = page.get_by_role("region", name="Advice")
    advice.get_by_role("button", name="More").click()
    figures = page.get_by_role("dialog", name="Advice")
    expect(figures.get_by_role("listitem").first).to_be_visible()
    for one in (figures, advice):
        expect(one).to_be_visible()
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press("Escape")
        expect(one).to_have_count(0)


def test_advice_goes_when_the_move_was_played(page: Page) -> None:
    create_table(page, [here("Ada"), bot("Bo")])
    wait_until_prompted(page)
    page.keyboard.press("i")
    advice = page.get_by_role("region", name="Advice")
    expect(advice.get_by_role("button", name="Play this")).to_be_visible()
    lines = log_lines(page)
    page.locator(".hand li:not(.barred) button").first.click()
    page.get_by_role("button", name="Play", exact=True).click()
    wait_until_written(page, lines)
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
    page.get_by_role("region", name="Advice").get_by_role("button", name="More").click()

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
    advice = page.get_by_role("region", name="Advice")
    expect(advice).to_be_visible()

    act_elsewhere(page, word)

    expect(page.locator(".curtain")).to_be_visible()
    expect(advice).to_have_count(0)


@pytest.mark.slow
def test_out_of_turn_there_is_no_advice_and_the_awaited_seat_is_shown(page: Page) -> None:
    word = create_table(page, [here("Ada"), bot("Bo")])
    wait_until_prompted(page)
    path = f"**/api/tables/{word}"
    page.route(f"{path}?seat=0", lambda route: route.fulfill(json=route.fetch().json() | {"actors": [1]}))
    page.reload()
    expect(page.locator(".bar [data-waited='1']")).to_be_visible()
    page.keyboard.press("i")
    expect(page.get_by_role("region", name="Advice")).to_contain_text("There is advice when it is your turn")


def test_no_explanation_is_requested_during_the_game(page: Page) -> None:
    create_table(page, [here("Ada"), bot("Bo")])
    wait_until_prompted(page)
    asked = list[str]()
    page.on("request", lambda request: asked.append(request.url))
    page.keyboard.press("h")
    page.get_by_role("slider").fill("3")
    page.locator(".top").get_by_role("button", name="Why?").click()
    expect(page.get_by_role("region", name="Why?")).to_contain_text("when the game is over")
    assert not [url for url in asked if url.endswith("/explanation")]


@pytest.mark.slow
@pytest.mark.console_error(r"404 \(Not Found\).*/explanation")  # a random move has no explanation
def test_after_the_game_a_button_leads_to_the_first_explained_move(page: Page, harbour: Harbour) -> None:
    page.goto(f"/#/table/{finished_match(harbour, level='sailor')}")
    page.get_by_role("button", name="Look at the table").click()
    page.locator(".top").get_by_role("button", name="Why?").click()
    card = page.get_by_role("region", name="Why?")
    expect(card).to_contain_text("The game is over")
    card.get_by_role("button", name="To the first move that has reasons").click()
    expect(card).not_to_contain_text("The game is over")
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuetext", re.compile(r"^\d+ of \d+$"))


@pytest.mark.slow
def test_a_review_shows_turning_points_on_the_table(page: Page, harbour: Harbour) -> None:
    page.goto(f"/#/table/{finished_match(harbour, word='amber-gull-9', level='sailor')}")
    page.get_by_role("button", name="Review the game").click()
    review = page.get_by_role("region", name="What decided it")
    expect(review.get_by_role("progressbar")).to_be_visible()
    points = review.get_by_role("navigation").get_by_role("button")
    expect(points.first).to_be_visible(timeout=180_000)  # a minute of thinking, on a busy machine more

    expect(review).to_contain_text("would have been better")
    expect(page.locator(".hand [data-shown-move='better']")).to_have_count(1)
    first = page.get_by_role("slider").input_value()
    page.keyboard.press("PageDown")
    expect(points.nth(1)).to_have_attribute("aria-current", "step")
    assert int(page.get_by_role("slider").input_value()) > int(first)
    page.keyboard.press("Escape")  # back to the present
    page.keyboard.press("Escape")
    expect(review).to_have_count(0)


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
