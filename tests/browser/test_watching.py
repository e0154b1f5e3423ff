"""Spectators: a delay, looks over the shoulder, and talk that one does not want to read."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.captain import create_table, here
from tests.browser.harbour import Harbour
from tests.browser.test_accessibility import check_axe

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.xdist_group("browser-company")]
OpenPage = Callable[..., Page]

OPEN = [here("Ada"), {"kind": "open"}]


def sit(page: Page, table: str, name: str = "Bo") -> None:
    page.goto(f"/#/table/{table}")
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("button", name="Sit down")).to_have_count(0)


def test_spectators_are_told_that_they_see_everything_later(open_page: OpenPage) -> None:
    ada, bo, eve = open_page(), open_page(), open_page(width=390, height=844)
    ada.goto("/#/new?game=santa_timea")
    for seat, kind in enumerate(("Here", "Friend", "Empty", "Empty", "Empty")):
        player = ada.get_by_role("group", name=f"Player {seat + 1}")
        player.get_by_role("radio", name=kind).check()
    ada.get_by_label("What spectators see").select_option(label="five moves later")
    ada.get_by_role("button", name="Start game").click()
    expect(ada.get_by_text("Spectators see everything 5 moves later.")).to_be_visible()
    table = ada.url.rsplit("/", 1)[1]
    sit(bo, table)
    eve.goto(f"/#/table/{table}")
    expect(eve.get_by_text("Delayed")).to_be_visible()
    expect(ada.get_by_text("Delayed")).to_have_count(0)
    bo.get_by_role("button", name="Players").click()
    expect(bo.get_by_text("Spectators see everything 5 moves later.")).to_be_visible()


@pytest.mark.console_error("403")
@pytest.mark.console_error("422")
def test_a_player_lets_another_person_look_over_their_shoulder(open_page: OpenPage) -> None:
    ada, bo, eve = open_page(), open_page(), open_page()
    table = create_table(ada, OPEN)
    sit(bo, table)
    ada.get_by_role("button", name="Players").click()
    ada.get_by_role("button", name="Let others look over your shoulder").click()
    link = ada.get_by_label("Link to look over the shoulder of Ada").input_value()
    told = bo.get_by_role("img", name="Ada lets others look over their shoulder")
    expect(told).to_be_visible()
    eve.goto(link)
    eve.get_by_role("button", name="Look").click()
    expect(eve.locator(".captains")).to_contain_text("you look over their shoulder")
    expect(told).to_have_accessible_name(
        "Ada lets others look over their shoulder: one person sees what they see."
    )
    cards = ada.locator(".hand [data-thing]")
    expect(eve.locator(".hand [data-thing]")).to_have_count(cards.count())
    eve.locator(".hand [data-thing]").first.click()
    expect(eve.locator(".captains")).to_contain_text("you look over their shoulder")
    ada.get_by_role("button", name="End it").click()
    expect(told).to_have_count(0)
    expect(eve.locator(".captains")).not_to_contain_text("you look over their shoulder")
    eve.goto("/")
    eve.goto(link)
    eve.get_by_role("button", name="Look").click()
    expect(eve.get_by_role("alert")).to_have_text("This link shows no seat any more.")


def test_a_person_is_muted_here_and_a_message_reported(open_page: OpenPage, harbour: Harbour) -> None:
    ada, bo = open_page(), open_page()
    table = create_table(ada, OPEN)
    sit(bo, table)
    for page in (bo, ada):
        page.get_by_role("button", name="Chat", exact=True).click()
    bo.get_by_label("Your message").fill("Rascal")
    bo.get_by_role("button", name="Send").click()
    talk = ada.get_by_role("log", name="Chat")
    expect(talk).to_contain_text("Rascal")
    talk.get_by_label("More about this message of Bo").click()
    talk.get_by_role("button", name="Report to the operator").click()
    expect(talk).to_contain_text("The operator of this server will see this message.")
    talk.get_by_role("button", name="Do not show me Bo any more").click()
    expect(talk).not_to_contain_text("Rascal")
    ada.reload()
    ada.get_by_role("button", name="Chat", exact=True).click()
    expect(talk).not_to_contain_text("Rascal")
    ada.get_by_role("button", name="Show me Bo again").click()
    expect(talk).to_contain_text("Rascal")


def test_the_host_silences_spectators(open_page: OpenPage) -> None:
    ada, bo, eve = open_page(), open_page(), open_page()
    table = create_table(ada, OPEN)
    sit(bo, table)
    ada.get_by_role("button", name="Chat", exact=True).click()
    ada.get_by_role("switch", name="Spectators are silent").check()
    eve.goto(f"/#/table/{table}")
    eve.get_by_role("button", name="Chat", exact=True).click()
    expect(eve.get_by_text("The host does not let spectators talk at this table.")).to_be_visible()


def test_a_message_about_a_move_leads_to_its_position(open_page: OpenPage, axe: str) -> None:
    ada, bo = open_page(), open_page(width=390, height=844)
    table = create_table(ada, [here("Ada"), {"kind": "open"}])
    sit(bo, table)
    expect(ada.locator(".hand [data-thing]").first).to_be_visible()
    ada.get_by_role("button", name="History", exact=True).click()
    ada.get_by_role("button", name="One move back").click()
    shown = ada.locator("output", has_text=" of ").inner_text()
    ada.get_by_role("button", name="Comment on this move").click()
    chat = ada.get_by_role("log", name="Chat")
    ada.get_by_label("Your message").fill("Look at that wind")
    ply = shown.split(" of ", 1)[0]
    expect(ada.get_by_role("switch", name=f"About move {ply}")).to_be_checked()
    check_axe(ada, axe)
    ada.get_by_role("button", name="Send").click()
    expect(chat.get_by_role("link", name=f"at move {ply}")).to_be_visible()
    ada.get_by_role("switch", name=f"About move {ply}").uncheck()
    ada.get_by_label("Your message").fill("Nothing more")
    ada.get_by_role("button", name="Send").click()
    expect(chat.get_by_text("Nothing more")).to_be_visible()
    expect(chat.get_by_role("link")).to_have_count(1)
    ada.get_by_role("button", name=f"Note on move {ply}").click()
    ada.keyboard.type("why?")
    expect(ada.get_by_role("textbox", name="My notes")).to_have_value(f"#{ply} why?")
    expect(ada.get_by_role("list", name="Moves in my notes").get_by_role("link")).to_have_text(f"#{ply}")
    ada.keyboard.press("Escape")
    expect(ada.get_by_role("region", name=f"What was said about move {ply}")).to_contain_text(
        "Look at that wind"
    )

    bo.get_by_role("button", name="Reply").click()
    bo.get_by_role("link", name=f"at move {ply}").click()
    expect(bo.get_by_text(shown)).to_be_visible()
    said = bo.get_by_role("region", name=f"What was said about move {ply}")
    expect(said).to_contain_text("Ada Look at that wind")
    check_axe(bo, axe)
    bo.get_by_role("button", name="Back to the present").click()
    expect(said).to_have_count(0)
    bo.get_by_role("tab", name="Log").click()
    expect(bo.get_by_role("img", name="One comment")).to_be_visible()
