"""Reduced motion: nothing moves by itself, whether the system or the setting asks for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import pytest
from playwright.sync_api import Page

from tests.browser.captain import ASKED, bot, create_table, decide_by_clicks, here, play_by_clicks, wait_until

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.xdist_group("browser-motion")]
OpenPage = Callable[..., Page]

WATCH = """
window.moving = new Set(); window.swings = 0
const plain = ['offset', 'computedOffset', 'easing', 'composite', 'opacity']
const moved = (animation) => {
  const { effect } = animation
  if (!effect?.target?.isConnected || !(effect.getComputedTiming().duration > 0)) return []
  return effect.getKeyframes().flatMap(Object.keys).filter((name) => !plain.includes(name))
}
const look = () => {
  for (const animation of document.getAnimations())
    for (const name of moved(animation)) moving.add(`${animation.effect.target.getAttribute('class')}: ${name}`)
  requestAnimationFrame(look)
}
requestAnimationFrame(look)
const count = (changes) => {
  for (const { target } of changes) if (target.matches('.needle')) swings++
}
new MutationObserver(count).observe(document, { subtree: true, attributeFilter: ['transform'] })
"""
"""Collect what changes but for its opacity, in each frame, and count the steps of needles."""
SMOOTH = "[...document.querySelectorAll('*')].filter((one) => getComputedStyle(one).scrollBehavior === 'smooth').length"
MOVES = 6


def watch(
    open_page: OpenPage, game: str, media: Literal["reduce", "no-preference"], setting: str, **size: Any
) -> tuple[Page, set[str], int]:
    """Play some moves; return the page, what moved by itself, and the steps of needles."""
    page = open_page(motion=setting, pace="brisk", **size)
    page.emulate_media(reduced_motion=media)
    page.add_init_script(WATCH)
    create_table(page, [here("Ada"), bot("Bo"), bot("Cy")], game)
    wait_until(page, ASKED)
    for _ in range(MOVES):
        play_by_clicks(page, lambda page: bool(page.evaluate(ASKED)))
        decide_by_clicks(page)
    wait_until(page, ASKED)
    moving = set(page.evaluate("[...moving]"))
    steps: int = page.evaluate("swings")
    return page, moving, steps


@pytest.mark.parametrize("game", ["santa_timea", "columbus"])
@pytest.mark.parametrize(("media", "setting"), [("reduce", "system"), ("no-preference", "still")])
def test_nothing_moves_by_itself_where_motion_is_reduced(
    open_page: OpenPage, game: str, media: Literal["reduce", "no-preference"], setting: str
) -> None:
    page, moving, steps = watch(open_page, game, media, setting)

    assert moving == set()
    assert steps <= 2 * MOVES * 3  # at most a step for each move of a seat, not some for each frame
    assert page.evaluate(SMOOTH) == 0


@pytest.mark.parametrize(("media", "setting"), [("no-preference", "system"), ("reduce", "full")])
def test_things_move_where_they_may(
    open_page: OpenPage, media: Literal["reduce", "no-preference"], setting: str
) -> None:
    _, moving, steps = watch(open_page, "santa_timea", media, setting)

    assert moving
    assert steps > 2 * MOVES * 3


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_a_chart_with_whirlpools_stands_still(open_page: OpenPage, width: int, height: int) -> None:
    page = open_page(width, height, motion="system", touch=width < 500)
    page.emulate_media(reduced_motion="reduce")
    create_table(page, [here("Ada"), bot("Bo")], "treasure_map")
    wait_until(page, ASKED)
    page.wait_for_timeout(1500)
    shown = page.screenshot()
    page.wait_for_timeout(600)

    assert page.screenshot() == shown
    assert page.evaluate(SMOOTH) == 0
    page.emulate_media(reduced_motion="no-preference")
    page.wait_for_timeout(600)
    assert page.screenshot() != shown
