"""Whole games of Seeschlacht in the browser: ships steered by clicks, by arrow keys and by typed lines."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.adviser import PLY, Act, Captain, by_clicks, over, shown_ply
from tests.browser.captain import ASKED, bot, here, put_table, wait_for_something, wait_until

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser-seeschlacht")]
OpenPage = Callable[..., Page]


def by_typing(page: Page) -> Act:
    """Type a whole turn in one line."""

    def act(advice: Iterator[tuple[str, Any]]) -> None:
        page.keyboard.press("/")
        page.locator(".bar input").fill(", ".join(move for move, _ in advice))
        page.keyboard.press("Enter")

    return act


def resign(page: Page) -> None:
    """Give the battle up: what is seldom wanted stands aside, and asks once more."""
    wait_for_something(page)
    page.locator(".more summary").click()
    page.locator(".more").get_by_role("button", name="Resign").click()
    really = page.locator(".more").get_by_role("button", name="Really")
    expect(really).to_contain_text("You give the battle up")
    really.click()
    wait_until(page, "document.querySelector('.over')")


def battle(page: Page, level: str = "greedy", **options: bool) -> Captain:
    """A battle against a bot, by itself one that follows the rule of thumb."""
    word = put_table(page, [here("Ada"), bot("Bo", level)], game="seeschlacht", **options)
    wait_for_something(page)
    return Captain(page, word, "seeschlacht", seats=2)


def test_a_point_too_far_away_is_answered_with_the_steps_to_it(page: Page) -> None:
    captain = battle(page, short=True)
    captain.play(by_clicks(page, captain), turns(0))
    wait_for_something(page)
    page.locator(".live .piece.may").first.click(force=True)
    chart = page.locator("svg.live").bounding_box()
    assert chart
    page.mouse.click(chart["x"] + 0.5 * chart["width"], chart["y"] + 0.55 * chart["height"])
    expect(page.get_by_role("alert")).to_contain_text(re.compile(r"Too far: \d+ steps, turns included"))


def turns(most: int) -> Callable[[Any], bool]:
    """Enough when so many turns have been played."""
    return lambda state: state.number > most and state.ship < 0


@pytest.mark.long
def test_a_whole_short_game_by_clicks(page: Page) -> None:
    captain = battle(page, short=True)
    captain.play(by_clicks(page, captain))
    over(page, captain)


def test_turns_by_clicks_until_one_side_resigns(page: Page) -> None:
    captain = battle(page, short=True)
    captain.play(by_clicks(page, captain), turns(4))
    resign(page)
    over(page, captain)
    moves = " ".join(str(ply.move) for ply in captain.logbook().plies if ply.actor == 0)
    assert "forward" in moves
    assert moves.endswith("resign")


# The page needs as long for what a bot does as for what Ada does, and one that plays at random does little.
def test_turns_of_a_great_game_by_typed_lines_until_one_side_resigns(page: Page) -> None:
    captain = battle(page, "random")
    captain.play(by_typing(page), turns(8))
    resign(page)
    over(page, captain)


@pytest.mark.long
@pytest.mark.parametrize("level", ["random", "greedy"])
def test_a_whole_great_game_by_typed_lines(page: Page, level: str) -> None:
    captain = battle(page, level)
    captain.play(by_typing(page))
    over(page, captain)


BATTLES = 6
"""So many are begun until one has what is looked for."""


def set_out(page: Page) -> None:
    """The fleet lies ready, and Ada may sail."""
    page.get_by_role("button", name="The fleet lies ready").click()
    wait_until(page, f"{ASKED} && document.querySelector('.more')")


def steering(page: Page, word: str, *, warned: bool) -> str:
    """A ship that can be steered like this, with or without a warning; it is chosen then."""
    ship = found(page, word, warned=warned)
    assert ship, f"no ship for {word}"
    return ship


def found(page: Page, word: str, *, warned: bool) -> str:
    """Such a ship, or nothing."""
    for ship in page.locator(".live .piece.may").all():
        name = ship.get_attribute("data-thing")
        ship.dispatch_event("click")
        handle = page.locator(f".live [data-thing='{name}/{word}']")
        if handle.count() and ("warned" in str(handle.get_attribute("class"))) == warned:
            return str(name)
        page.keyboard.press("Escape")
    return ""


def test_arrows_steer_the_ship_at_hand(page: Page) -> None:
    captain = battle(page, short=True)
    set_out(page)
    ship = steering(page, "port", warned=False)
    before = shown_ply(page)
    page.keyboard.press("ArrowLeft")
    wait_until(page, f"{PLY} > {before}")
    # The log tells of it when the ship has made all its steps, which depends on the wind.
    assert f"{ship} port" in [str(ply.move) for ply in captain.logbook().plies]


def test_a_ram_is_asked_about_before_it_is_done(page: Page) -> None:
    ship = ""
    for _ in range(BATTLES):  # whether anybody lies in the way depends on the wind
        battle(page, short=True)
        set_out(page)
        if ship := found(page, "forward", warned=True):
            break
    assert ship
    before = shown_ply(page)
    page.locator(f".live [data-thing='{ship}/forward']").dispatch_event("click")
    expect(page.locator(".bar .warning")).to_contain_text("Rams")
    assert shown_ply(page) == before
    page.locator(".commit").click()
    wait_until(page, f"{PLY} > {before}")


def test_the_list_of_the_fleet_leads_to_a_ship(page: Page) -> None:
    battle(page, short=True)
    set_out(page)
    page.get_by_role("button", name="w7 Altair").last.click()
    expect(page.locator(".live .handles")).to_be_visible()
    expect(page.locator(".listing li.chosen")).to_contain_text("w7")


def test_on_a_phone_ten_ships_can_be_hit_with_a_thumb(open_page: OpenPage) -> None:
    page = open_page(390, 844)
    battle(page, short=True)
    page.get_by_role("button", name="The fleet lies ready").click()
    wait_until(page, f"{ASKED} && document.querySelector('.more')")
    boxes = [piece.bounding_box() for piece in page.locator(".live .piece.may").all()]
    assert len(boxes) == 10
    assert all(box is not None and min(box["width"], box["height"]) >= 24 for box in boxes)
    expect(page.locator(".inset")).to_be_visible()
    page.get_by_role("button", name="Whole chart").click()
    expect(page.locator(".inset")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
