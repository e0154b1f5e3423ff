"""Columbus on phones: the chart, the dice and the tabs stay in sight."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.adviser import shown_ply, wait_until_played
from tests.browser.captain import bot, create_table, here, wait_until_prompted
from tests.browser.columbus_table import UNIT, dice_to_sail
from tests.browser.stages import open_position
from tests.browser.staging import show_state

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser-columbus")]
OpenPage = Callable[..., Page]

FINGERTIP = 43.9
"""Pixels of a field that a finger hits."""


def test_on_a_phone_the_dice_stay_visible_and_a_tap_beside_a_field_sails_to_it(
    open_page: OpenPage,
) -> None:
    page = open_page(390, 844)
    create_table(page, [here("Ada"), bot("Bo")], game="columbus")
    dice_to_sail(page).first.click()
    field = page.locator(".live .goal").first.bounding_box()
    assert field
    assert field["width"] > 15
    before = shown_ply(page)
    page.mouse.click(field["x"] - 3, field["y"] + field["height"] / 2)
    wait_until_played(page, before)


def test_on_a_phone_fields_are_as_large_as_a_fingertip_and_the_ship_is_in_sight(open_page: OpenPage) -> None:
    page = open_page(390, 844)
    create_table(page, [here("Ada"), bot("Bo")], game="columbus")
    dice_to_sail(page)
    pixels_per_unit = page.locator("svg.live").evaluate("chart => chart.getScreenCTM().a")
    assert pixels_per_unit * UNIT >= FINGERTIP
    expect(page.locator(".live [data-thing='ship/1']")).to_be_in_viewport()
    expect(page.locator(".inset")).to_be_visible()
    page.get_by_role("button", name="Whole chart").click()
    expect(page.locator(".inset")).to_have_count(0)


def test_on_a_phone_the_disc_to_be_looked_at_comes_into_sight_with_the_telescope(open_page: OpenPage) -> None:
    page = open_page(390, 844)
    open_position(page, "columbus", "home-under-sail", 137)
    expect(page.locator(".say [role='status']")).to_contain_text("choose a telescope and the lit disc")
    page.locator(".tray .may button[data-thing^='die/telescope']").first.click()
    expect(page.locator(".live [data-thing='disc/2']")).to_be_in_viewport()


def test_on_a_phone_a_card_beside_the_dice_does_not_scroll_the_chart_away(open_page: OpenPage) -> None:
    page = open_page(390, 844)
    create_table(page, [here("Ada"), bot("Bo")], game="columbus")
    wait_until_prompted(page)
    lines = (
        "round 2\nships b6 n5\nhands good-winds / -\nturn A\nnext Course(A)\ndice telescope rose rose storm"
    )
    show_state(page, "columbus", lines)
    expect(page.locator(".hand li:not(.barred) button")).to_have_count(1)
    expect(page.locator("main")).to_have_js_property("scrollTop", 0)
    page.locator(".tray .may button[data-thing^='die/telescope']").first.click()
    expect(page.locator(".live [data-thing='disc/1']")).to_be_in_viewport()
    expect(page.locator("main")).to_have_js_property("scrollTop", 0)


@pytest.mark.slow
def test_on_a_phone_the_tabs_stay_behind_the_end_page(open_page: OpenPage) -> None:
    page = open_page(390, 844)
    open_position(page, "columbus", "five-captains", None)
    expect(page.locator(".over .first")).to_be_visible()
    tab = page.get_by_role("tab", name="Log", include_hidden=True).bounding_box()
    assert tab
    middle = (tab["x"] + tab["width"] / 2, tab["y"] + tab["height"] / 2)
    assert page.evaluate("at => !!document.elementFromPoint(...at).closest('.over')", middle)
