"""Since your move: what the others did, seen, watched again and closed by keys."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.captain import ASKED, bot, create_table, decide_by_clicks, here, wait_until
from tests.selection import slow_except

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser-recap")]


@pytest.mark.slow
def test_what_the_others_did_is_shown_watched_again_and_closed(page: Page, axe: str) -> None:
    create_table(page, [here("Ada"), bot("Bo"), bot("Cy")], first=1)
    wait_until(page, ASKED)
    decide_by_clicks(page)
    wait_until(page, f"{ASKED} && document.querySelectorAll('.recap li').length > 1")
    recap = page.locator(".recap")
    expect(recap).to_contain_text("Bo plays")
    assert all(line.endswith(".") for line in recap.locator("p").all_inner_texts())

    page.evaluate(axe)
    found = page.evaluate("axe.run('.recap').then(({ violations }) => violations.map(({ id }) => id))")
    assert found == []

    page.keyboard.press("v")
    expect(page.locator(".skip")).to_be_visible()
    expect(recap.locator(".watched")).to_have_count(1)
    page.keyboard.press("Escape")
    wait_until(page, ASKED)
    expect(recap).to_be_visible()
    page.keyboard.press("x")
    expect(recap).to_have_count(0)
    expect(page.locator("[role='log']")).to_contain_text("Cy")


LAYOUT = """async () => {
    const box = (element) => element.getBoundingClientRect()
    const look = () => {
        const roll = box(document.querySelector('.log .roll'))
        const sizes = [roll.height, box(document.querySelector('.recap .told')).height]
        return {
            width: box(document.querySelector('.recap')).width,
            lines: roll.height / 21,
            cut: sizes.filter((height) => height % 21 > 0.1 && height % 21 < 20.9),
            below: roll.bottom - box(document.querySelector('aside')).bottom,
        }
    }
    const frame = () => new Promise(requestAnimationFrame)
    let seen = ''
    for (let alike = 0; alike < 4; await frame()) {
        const now = JSON.stringify(look())
        alike = now === seen ? alike + 1 : 0
        seen = now
    }
    return look()
}"""
"""The width of the recap, lines of the log, cut heights, and how far it is out of sight.

Measured when four frames in a row have looked the same: the log follows the recap by a frame.
"""


@pytest.mark.slow
@pytest.mark.parametrize(
    "game",
    slow_except(["santa_timea", "columbus", "seeschlacht", "treasure_map", "caribbean_conquest"], "columbus"),
)
def test_the_log_stays_in_sight_beside_the_recap(page: Page, game: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    others = [bot("Bo", "greedy")] if game == "seeschlacht" else [bot("Bo", "greedy"), bot("Cy", "greedy")]
    create_table(page, [here("Ada"), *others], game=game)
    for _ in range(40):
        wait_until(page, ASKED)
        if page.locator(".recap").count():
            break
        decide_by_clicks(page)
    for width, height in ((1280, 720), (1366, 768), (1440, 900), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        found = page.evaluate(LAYOUT)
        assert found["width"] >= 230, (width, found)
        assert found["lines"] > 2.9, (width, found)
        assert found["cut"] == [], (width, found)
        assert found["below"] <= 0, (width, found)


def test_before_the_first_own_move_there_is_no_recap(page: Page) -> None:
    create_table(page, [here("Ada"), bot("Bo"), bot("Cy")], first=2)
    wait_until(page, ASKED)
    expect(page.locator("[role='log']")).to_contain_text("Bo leads")
    expect(page.locator(".recap")).to_have_count(0)
