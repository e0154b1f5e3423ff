"""A trick of Santa Timea on the chart, and the page of a reckoning."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.captain import bot, click_card, create_table, here, wait_until_prompted
from tests.browser.conftest import OpenPage
from tests.browser.stages import open_position
from tests.browser.staging import show_state

pytestmark = [pytest.mark.browser, pytest.mark.slow]

HIDDEN = """() => {
  const pieces = [...document.querySelectorAll('.live .piece')].filter((piece) => piece.querySelector('.now'))
  // Letters fill the middle half of the height of their line.
  const letters = (text) => {
    const { left, right, top, height } = text.getBoundingClientRect()
    return { left, right, top: top + height / 4, bottom: top + (height * 3) / 4 }
  }
  const within = (value, from, to) => Math.min(Math.max(value, from), to)
  const isUnderSign = ({ left, right, top, bottom }) => (circle) => {
    const { x, y, width } = circle.getBoundingClientRect()
    const [across, down] = [x + width / 2, y + width / 2]
    return Math.hypot(within(across, left, right) - across, within(down, top, bottom) - down) < width / 2 - 1
  }
  const isUnderCard = ({ right, bottom }) => (paper) => {
    const { left, top } = paper.getBoundingClientRect()
    return left < right - 2 && top < bottom
  }
  return pieces.flatMap((piece, i) => {
    const signs = pieces.slice(i).flatMap((above) => [...above.querySelectorAll('.badge circle, .standing circle')])
    const papers = pieces.slice(i + 1).map((above) => above.querySelector('.paper'))
    const texts = [...piece.querySelectorAll('.now text, .index:not(.back)')]
    const isCovered = (box) => signs.some(isUnderSign(box)) || papers.some(isUnderCard(box))
    return texts.filter((text) => isCovered(letters(text))).map((text) => text.textContent)
  })
}"""
"""The numbers and worths of cards on the chart that lie below a sign or another card."""


def trick(wind: str) -> str:
    """Return a trick of four captains in which three cards of one direction lie side by side."""
    return (
        f"seats 4\ntrick 2\nrow {wind}1 {'S' if wind == 'N' else 'N'}1 {'W' if wind == 'E' else 'E'}2\nleader B\n"
        f"hands {wind}2 {wind}3 {wind}4 / {wind}13 {wind}5 {wind}6 / {wind}8 {wind}1 {wind}7 / {wind}9 {wind}10 {wind}11\n"
        f"next Trick\n> B: {wind}13, C: {wind}8, D: {wind}10"
    )


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
@pytest.mark.parametrize("wind", "NESW")
def test_no_sign_and_no_card_covers_the_worth_of_a_played_card(
    open_page: OpenPage, wind: str, width: int, height: int
) -> None:
    page = open_page(width, height)
    create_table(page, [here("Ada"), bot("Bo"), bot("Cy"), bot("Di")])
    wait_until_prompted(page)
    show_state(page, "santa_timea", trick(wind))
    expect(page.locator(".live .piece .now")).to_have_count(3)
    hidden: Any = page.evaluate(HIDDEN)
    assert hidden == []


def test_while_a_reckoning_is_open_the_bar_says_what_it_waits_for(page: Page) -> None:
    open_position(page, "santa_timea", "three-captains-share-the-victory", 87)
    wait_until_prompted(page)
    prompt = page.locator(".bar [role='status']")
    before = prompt.inner_text()
    page.get_by_role("button", name="Score sheet").click()
    expect(prompt).to_contain_text("Look at the reckoning, then sail on.")
    page.locator(".over").get_by_role("button", name="Sail on").click()
    expect(prompt).to_have_text(before)


def test_on_a_phone_the_whole_chart_stays_in_sight_when_ones_turn_comes(open_page: OpenPage) -> None:
    page = open_page(390, 844)
    create_table(page, [here("Ada"), bot("Bo"), bot("Cy")])
    cards = page.locator(".hand li:not(.barred) button")
    for trick in range(3):
        wait_until_prompted(page)
        expect(cards.last).to_be_in_viewport(ratio=1)
        chart, header = page.locator(".stage").bounding_box(), page.locator("header").first.bounding_box()
        assert chart
        assert header
        assert chart["y"] >= header["y"] + header["height"] - 1
        click_card(cards.first)
        page.locator(".acts").get_by_role("button", name="Play", exact=True).click()
        expect(page.locator(".hand li button")).to_have_count(11 - trick)


def test_the_pictures_beside_the_players_are_explained(page: Page) -> None:
    create_table(page, [here("Ada"), bot("Bo"), bot("Cy")])
    expect(page.locator(".captains .legend")).to_have_text("points cards in hand damage this round")
