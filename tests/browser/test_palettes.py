"""Colours of seats in a browser: those that were measured, each with its mark."""

from __future__ import annotations

from collections.abc import Callable

import palette
import pytest
from playwright.sync_api import Page

from tests.browser.captain import ASKED, bot, create_table, here, wait_until

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.xdist_group("browser-palettes")]
OpenPage = Callable[..., Page]

COLOURS = """() => Object.fromEntries([...document.querySelectorAll('.captains [class*="seat-"]')].map((one) => {
  const style = getComputedStyle(one)
  const seat = [...one.classList].find((name) => name.startsWith('seat-'))
  return [seat, ['seat', 'seat-t', 'seat-edge', 'mark'].map((name) => style.getPropertyValue(`--${name}`).trim())]
}))"""
UNMARKED = """() => [...document.querySelectorAll('.live .piece .body, .owned')]
  .filter((one) => /seat-(?!none)/.test(one.getAttribute('class')))
  .filter((one) => !one.querySelector('use[href^="#mark-"]')).map((one) => one.outerHTML.slice(0, 200))"""
MARKED = """() => [...document.querySelectorAll('.live .piece .body, .owned')]
  .filter((one) => /seat-(?!none)/.test(one.getAttribute('class'))).length"""


@pytest.mark.parametrize("game", palette.TITLES)
def test_seats_have_the_measured_colours_and_their_pieces_a_mark(open_page: OpenPage, game: str) -> None:
    people = [here("Ada"), *(bot(name) for name in ("Bo", "Cy", "Di"))][: 2 if game == "seeschlacht" else 4]
    page = open_page()
    create_table(page, people, game)
    wait_until(page, ASKED)

    for theme in palette.THEMES:
        page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
        shown: dict[str, list[str]] = page.evaluate(COLOURS)
        assert {seat: [value.lower() for value in values] for seat, values in shown.items()} == {
            f"seat-{seat}": [
                palette.resolve(game, theme, f"seat-{seat}", name) or ("#fff" if name == "mark" else "")
                for name in ("seat", "seat-t", "seat-edge", "mark")
            ]
            for seat in palette.SEATS[: len(people)]
        }
    assert page.evaluate(UNMARKED) == []
    if game != "ghost_ship":  # its ships come later
        assert page.evaluate(MARKED) > 0
