"""The aim of a game, and what everything on the table is for."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser-explanations")]


def lay_out(page: Page) -> None:
    """Begin a game of Santa Timea at once."""
    page.goto("/")
    page.get_by_role("button", name="Play now Santa Timea").click()
    expect(page.locator(".hand li button").first).to_be_visible()


@pytest.mark.slow
def test_the_aim_is_always_said_and_the_card_shown_once(open_page: OpenPage) -> None:
    page = open_page(1280, 720, aims=True)
    lay_out(page)
    card = page.get_by_role("dialog", name="Santa Timea")
    expect(card.get_by_role("listitem")).to_have_count(5)
    expect(card.get_by_role("button", name="Start")).to_be_focused()

    page.keyboard.press("Escape")

    expect(card).to_be_hidden()
    aim = page.get_by_role("button", name="Aim: Most points after the last round")
    expect(aim).to_be_visible()
    page.reload()
    expect(aim).to_be_visible()
    expect(card).to_be_hidden()
    page.get_by_role("button", name="Aim of the game").click()
    expect(card).to_be_visible()


@pytest.mark.slow
def test_what_is_pointed_at_is_explained_and_does_not_stand_in_the_way(page: Page) -> None:
    lay_out(page)
    tip = page.get_by_role("tooltip")

    page.locator(".facts li").first.hover()
    expect(tip).to_contain_text("The points of the rounds so far")
    page.keyboard.press("Escape")
    expect(tip).to_be_hidden()

    page.locator(".hand li button").first.hover()
    expect(tip).to_contain_text("The small rose shows what it is worth")
    page.locator(".hand li button").first.click()
    expect(tip).to_be_hidden()
    expect(page.locator(".hand li.chosen")).to_have_count(1)


def test_a_key_explains_what_has_the_focus_and_then_opens_its_rule(page: Page) -> None:
    lay_out(page)
    page.locator(".hand li button").first.focus()
    page.keyboard.press("ArrowRight")

    page.keyboard.press("w")

    expect(page.get_by_role("tooltip")).to_be_visible()
    expect(page.locator("[aria-live=polite]", has_text="The small rose shows")).to_have_count(1)
    page.keyboard.press("w")
    expect(page.get_by_role("dialog", name="Rules")).to_be_visible()


@pytest.mark.slow
def test_a_long_touch_explains_and_selects_nothing(open_page: OpenPage) -> None:
    page = open_page(390, 844, touch=True)
    lay_out(page)
    card = page.locator(".hand li button").first
    card.scroll_into_view_if_needed()
    box = card.bounding_box()
    assert box
    place = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = page.context.new_cdp_session(page)

    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [place]})
    expect(page.get_by_role("tooltip")).to_contain_text("The small rose shows")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    expect(page.get_by_role("tooltip")).to_be_visible()
    expect(page.locator(".hand li.chosen")).to_have_count(0)
    card.tap()
    expect(page.locator(".hand li.chosen")).to_have_count(1)


@pytest.mark.parametrize("touch", [True, False])
def test_the_aim_card_offers_keys_only_where_there_are_any(open_page: OpenPage, touch: bool) -> None:
    page = open_page(390, 844, aims=True, touch=touch)
    lay_out(page)
    card = page.get_by_role("dialog")
    expect(card.get_by_role("button", name="Rules")).to_be_visible()
    expect(card.get_by_role("button", name="Keys")).to_have_count(0 if touch else 1)
