"""Santa Timea in the browser: by clicks, by keys, at one screen, through a crash."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from spielhafen.core import logbook
from tests.browser.captain import (
    ASKED,
    bot,
    create_table,
    decide_by_clicks,
    here,
    is_finished,
    log_lines,
    play_by_clicks,
    play_by_keys,
    set_up_table,
    wait_until,
    wait_until_prompted,
    wait_until_written,
)
from tests.browser.harbour import Harbour

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser-play")]
OpenPage = Callable[..., Page]


def logbook_of(page: Page, word: str) -> str:
    """Fetch the logbook of a table as the page may read it."""
    text: str = page.evaluate(
        "async (word) => (await fetch(`/api/tables/${word}/logbook?seat=0`)).text()", word
    )
    return text


@pytest.mark.long
def test_a_whole_base_game_by_clicks(page: Page) -> None:
    word = set_up_table(page, bots=1)
    play_by_clicks(page, is_finished)

    final = logbook.read_logbook(logbook_of(page, word)).final_state()
    assert final.winners is not None
    for seat in final.winners:
        name = page.locator(f".captains [data-captain='{seat}'] b").inner_text()
        expect(page.locator(".over")).to_contain_text(name)


@pytest.mark.slow
def test_a_professional_round_by_clicks(page: Page) -> None:
    set_up_table(page, bots=2, professional=True)
    expect(page.get_by_text("Forecast")).to_be_visible()
    play_by_clicks(page, lambda page: page.locator(".over table").count() > 0)

    sheet = page.locator(".over table").first
    for head in ("Damage", "Pairs", "Cards", "Points"):
        expect(sheet).to_contain_text(head)
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.get_by_role("radio", name="Reckoning of round 1")).to_be_checked()
    assert page.evaluate(
        "[...document.querySelectorAll('.over .roll')].every((e) => e.scrollWidth <= e.clientWidth)"
    )


def test_a_round_by_keys_alone(page: Page) -> None:
    create_table(page, [here("Ada"), bot("Bo")])
    play_by_keys(page, lambda page: page.locator(".over table").count() > 0)
    expect(page.locator(".over")).to_contain_text("Damage")


@pytest.mark.long
def test_a_whole_game_by_keys_alone(page: Page) -> None:
    create_table(page, [here("Ada"), bot("Bo")])
    play_by_keys(page, is_finished)
    expect(page.locator(".over")).to_contain_text("Once more")


def test_a_typed_move_is_played(page: Page) -> None:
    create_table(page, [here("Ada"), bot("Bo"), bot("Cleo")])
    wait_until_prompted(page)
    lines = log_lines(page)
    card = page.locator(".hand li:not(.barred) button").first.get_attribute("data-thing")
    page.keyboard.press("/")
    page.keyboard.type(str(card).removeprefix("card/"))
    page.keyboard.press("Enter")
    wait_until_written(page, lines)


def test_two_friends_at_one_screen_never_see_each_others_cards(page: Page) -> None:
    create_table(page, [here("Ada"), here("Bo")])
    take_turns_behind_the_curtain(page, 6)


def take_turns_behind_the_curtain(page: Page, turns: int) -> None:
    """Play turns of two at one screen; what one has held is nowhere in the page of the other."""
    expect(page.locator(".curtain")).to_be_visible()
    assert page.locator(".hand li").count() == 0
    for _ in range(turns):
        page.locator(".curtain button").click()
        wait_until(page, ASKED)
        held = set[str]()
        while not page.locator(".curtain").is_visible():
            held = held_cards(page)
            decide_by_clicks(page)
            wait_until_prompted(page)
        assert not held & held_cards(page)
        assert not [card for card in held if f'data-thing="{card}"' in page.content()]


def held_cards(page: Page) -> set[str]:
    """Return the cards of the visible hand except the first."""
    return {str(button.get_attribute("data-thing")) for button in page.locator(".hand li button").all()[1:]}


def test_a_killed_server_loses_nothing_and_the_game_continues(page: Page, harbour: Harbour) -> None:
    create_table(page, [here("Ada"), bot("Bo"), bot("Cleo")])
    for _ in range(3):
        wait_until_prompted(page)
        decide_by_clicks(page)
    wait_until_prompted(page)
    before = page.locator("[role='log']").inner_text()
    harbour.kill()
    expect(page.get_by_role("alert")).to_be_visible()
    harbour.open()
    expect(page.get_by_role("alert")).to_have_count(0)
    assert page.locator("[role='log']").inner_text() == before
    decide_by_clicks(page)
    page.reload()
    wait_until_prompted(page)
    assert page.locator("[role='log']").inner_text().startswith(before[:200])


def test_earlier_positions_can_be_shown_and_left_again(page: Page) -> None:
    create_table(page, [here("Ada"), bot("Bo")])
    for _ in range(2):
        wait_until_prompted(page)
        decide_by_clicks(page)
    wait_until_prompted(page)
    cards = page.locator(".hand li").count()
    page.keyboard.press("h")
    page.get_by_role("slider").fill("0")
    expect(page.get_by_role("button", name="Play", exact=True)).to_have_count(0)
    expect(page.get_by_role("button", name="Let it run")).to_be_visible()
    expect(page.locator(".hand li")).not_to_have_count(cards)
    page.keyboard.press("Escape")
    expect(page.locator(".hand li")).to_have_count(cards)


@pytest.mark.slow
def test_the_log_scrolls_to_the_move_that_is_shown(page: Page) -> None:
    page.set_viewport_size({"width": 1440, "height": 560})
    create_table(page, [here("Ada"), bot("Bo")])
    for _ in range(4):
        wait_until_prompted(page)
        decide_by_clicks(page)
    wait_until_prompted(page)
    page.keyboard.press("h")
    page.get_by_role("slider").fill("5")
    wait_until(page, "document.querySelector('.log .now')")
    inside = """(() => {
        const roll = document.querySelector('.log .roll').getBoundingClientRect()
        const line = document.querySelector('.log .now').getBoundingClientRect()
        return line.top >= roll.top && line.bottom <= roll.bottom
    })()"""
    wait_until(page, inside)
    page.get_by_role("button", name="Back to the present").click()
    wait_until(page, "document.querySelector('.log .roll').scrollTop === 0")


def test_a_bride_that_may_not_lead_is_refused_with_its_paragraph(page: Page) -> None:
    bride = page.locator(".hand button[data-thing^='card/bride']")
    for _ in range(12):
        create_table(page, [here("Ada"), bot("Bo")], first=1)
        wait_until_prompted(page)
        if bride.count():
            break
    bride.first.click()
    expect(page.get_by_role("alert")).to_contain_text("bride")
    expect(page.locator(".bar .paragraph")).to_contain_text("§7")
