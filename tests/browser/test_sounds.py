"""Sounds: silent at first; with them on, moves are heard, read, and never too loud."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.captain import ASKED, bot, create_table, decide_by_clicks, here, play_by_clicks, wait_until

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.xdist_group("browser-sounds")]
OpenPage = Callable[..., Page]

LISTEN = """
window.contexts = 0; window.running = false; window.heard = []; window.captions = []
const Context = window.AudioContext
window.AudioContext = class extends Context {
  constructor(...more) { super(...more); contexts++; this.onstatechange = () => { running = this.state === 'running' } }
}
const start = AudioBufferSourceNode.prototype.start
AudioBufferSourceNode.prototype.start = function (when) {
  heard.push({ samples: this.buffer.getChannelData(0), rate: this.buffer.sampleRate, when, state: this.context.state })
  return start.call(this, when)
}
const read = () => {
  const caption = document.querySelector('[data-sound]')
  const said = caption?.getAttribute('data-sound')
  if (said && said !== captions.at(-1)?.[0]) captions.push([said, caption.textContent])
}
new MutationObserver(read).observe(document, { subtree: true, childList: true, attributes: true })
"""
"""Keep each sound that starts, and each caption that is shown."""

SKIP = """() => {
  const before = heard.length
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  return before
}"""
"""Skip what waits to be shown; return how many sounds were heard until then."""

RENDER = """async ({ samples, rate }) => {
  const air = new OfflineAudioContext(1, samples.length, rate)
  const buffer = air.createBuffer(1, samples.length, rate)
  buffer.copyToChannel(samples, 0)
  const source = new AudioBufferSourceNode(air, { buffer })
  source.connect(air.destination)
  source.start(0)
  const rendered = (await air.startRendering()).getChannelData(0)
  return {
    peak: rendered.reduce((most, one) => Math.max(most, Math.abs(one)), 0),
    energy: rendered.reduce((sum, one) => sum + one * one, 0),
  }
}"""


def open_table(page: Page, game: str = "santa_timea") -> None:
    page.add_init_script(LISTEN)
    create_table(page, [here("Ada"), bot("Bo")], game)
    wait_until(page, ASKED)


def play(page: Page, moves: int) -> None:
    """Play this many decisions by clicks."""
    for _ in range(moves):
        play_by_clicks(page, lambda page: bool(page.evaluate(ASKED)))
        decide_by_clicks(page)


def heard_captions(page: Page) -> list[str]:
    return [name for name, _ in page.evaluate("captions")]


def test_a_table_is_silent_at_first(open_page: OpenPage) -> None:
    page = open_page()
    open_table(page)
    play(page, 3)
    assert page.evaluate("[contexts, heard.length, captions.length]") == [0, 0, 0]
    expect(page.locator(".sound")).to_have_count(0)


def test_moves_are_heard_and_read_when_sounds_are_on(open_page: OpenPage) -> None:
    page = open_page(pace="brisk")
    open_table(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Sounds").check()
    page.get_by_label("Volume").fill("100")
    page.get_by_role("button", name="Try a sound").click()
    expect(page.locator("output", has_text="[knock of wood]")).to_be_visible()
    page.get_by_role("button", name="Close").click()
    play(page, 3)
    wait_until(page, "captions.some(([name]) => name === 'paper')")
    assert ["paper", "[paper rustles]"] in page.evaluate("captions")
    expect(page.locator(".log .sound")).to_have_attribute("aria-hidden", "true")
    assert page.evaluate("heard.length > 2 && heard.every(({ state }) => state === 'running')")
    begun = sorted(page.evaluate("heard.map(({ when }) => when)"))
    assert all(later - earlier > 0.07 for earlier, later in pairwise(begun))
    loudness: list[dict[str, Any]] = page.evaluate(f"Promise.all(heard.map({RENDER}))")
    assert all(0.1 < sound["peak"] < 1 for sound in loudness)
    assert all(sound["energy"] > 1 for sound in loudness)


def test_dice_are_heard(open_page: OpenPage) -> None:
    page = open_page(sounds=True)
    open_table(page, "columbus")
    page.keyboard.press("Shift")
    wait_until(page, "running")
    page.locator(".acts .offer").first.click()
    wait_until(page, "captions.some(([name]) => name === 'dice')")
    assert "dice" in heard_captions(page)


def test_nothing_plays_on_a_page_that_was_not_touched(open_page: OpenPage) -> None:
    page = open_page(sounds=True)
    open_table(page)
    assert page.evaluate("[contexts, heard.length, captions.length]") == [0, 0, 0]


def test_a_hidden_page_and_skipped_moves_are_silent(open_page: OpenPage) -> None:
    page = open_page(sounds=True, pace="unhurried")
    open_table(page)
    play(page, 1)
    wait_until(page, "heard.length > 0")
    heard: int = page.evaluate(SKIP)
    wait_until(page, ASKED)
    assert page.evaluate("heard.length") <= heard + 1  # the bell may have come
    page.wait_for_timeout(400)
    page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true }); captions.length = 0")
    play(page, 1)
    page.keyboard.press("Escape")
    wait_until(page, ASKED)
    assert set(heard_captions(page)) <= {"bell"}


def test_captions_can_be_switched_off_and_keep_off_the_log_on_phones(open_page: OpenPage) -> None:
    page = open_page(sounds=True, captions=False)
    open_table(page)
    play(page, 2)
    assert page.evaluate("[heard.length > 0, captions.length]") == [True, 0]
    phone = open_page(width=390, height=844, touch=True, sounds=True)
    open_table(phone)
    phone.locator(".hand li:not(.barred) button").first.click()
    phone.get_by_role("button", name="Play", exact=True).click()
    wait_until(phone, "captions.length > 0")
    assert phone.evaluate("captions.every(([name, text]) => text.startsWith('['))")
