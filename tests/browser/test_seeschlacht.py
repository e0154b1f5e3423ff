"""Seeschlacht in the browser: by clicks, arrow keys and typed lines."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.adviser import PLY, Act, PolicyPlayer, by_clicks, expect_winners, shown_ply
from tests.browser.captain import ASKED, bot, create_table, here, wait_until, wait_until_prompted
from tests.browser.conftest import OpenPage
from tests.browser.stages import open_position

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.xdist_group("browser-seeschlacht")]


def by_typing(page: Page) -> Act:
    """Return a function that types a whole turn in one line."""

    def act(turn: Iterator[tuple[str, Any]]) -> None:
        page.keyboard.press("/")
        page.locator(".bar input").fill(", ".join(move for move, _ in turn))
        page.keyboard.press("Enter")

    return act


def resign(page: Page) -> None:
    """Resign by the menu of rare moves, which asks for confirmation."""
    wait_until_prompted(page)
    page.locator(".more summary").click()
    page.locator(".more").get_by_role("button", name="Resign").click()
    confirm = page.locator(".more").get_by_role("button", name="Are you sure")
    expect(confirm).to_contain_text("You give up the battle")
    confirm.click()
    wait_until(page, "document.querySelector('.over')")


def battle(page: Page, level: str = "greedy", **options: bool) -> PolicyPlayer:
    """Start a battle against a bot."""
    word = create_table(page, [here("Ada"), bot("Bo", level)], game="seeschlacht", **options)
    wait_until_prompted(page)
    return PolicyPlayer(page, word, "seeschlacht", seats=2)


def test_a_click_on_a_point_too_far_away_tells_the_steps_to_it(page: Page) -> None:
    player = battle(page, short=True)
    player.play(by_clicks(page, player), turns(0))
    wait_until_prompted(page)
    page.locator(".live .piece.may").first.click(force=True)
    chart = page.locator("svg.live").bounding_box()
    assert chart
    page.mouse.click(chart["x"] + 0.5 * chart["width"], chart["y"] + 0.55 * chart["height"])
    expect(page.get_by_role("alert")).to_contain_text(re.compile(r"Too far: \d+ steps, turns included"))


def turns(count: int) -> Callable[[Any], bool]:
    """Return a condition that is true after `count` turns."""
    return lambda state: state.number > count and state.ship < 0


@pytest.mark.long
def test_a_whole_short_game_by_clicks(page: Page) -> None:
    player = battle(page, short=True)
    player.play(by_clicks(page, player))
    expect_winners(page, player)


def test_turns_by_clicks_until_one_side_resigns(page: Page) -> None:
    player = battle(page, short=True)
    player.play(by_clicks(page, player), turns(4))
    resign(page)
    expect_winners(page, player)
    moves = " ".join(str(ply.move) for ply in player.logbook().plies if ply.actor == 0)
    assert "forward" in moves
    assert moves.endswith("resign")


# A random bot makes few moves; the page animates its moves like those of the player.
def test_turns_of_a_great_game_by_typed_lines_until_one_side_resigns(page: Page) -> None:
    player = battle(page, "random")
    player.play(by_typing(page), turns(8))
    resign(page)
    expect_winners(page, player)


@pytest.mark.long
@pytest.mark.parametrize("level", ["random", "greedy"])
def test_a_whole_great_game_by_typed_lines(page: Page, level: str) -> None:
    player = battle(page, level)
    player.play(by_typing(page))
    expect_winners(page, player)


MAX_BATTLES = 6
"""Battles to start until one has the wanted position."""


def set_out(page: Page) -> None:
    """Confirm the fleet and wait for the first move."""
    page.get_by_role("button", name="The fleet is ready").click()
    wait_until(page, f"{ASKED} && document.querySelector('.more')")


def select_ship(page: Page, word: str, *, warned: bool) -> str:
    """Select a ship that can make this move, with or without a warning; return its name."""
    ship = find_ship(page, word, warned=warned)
    assert ship, f"no ship for {word}"
    return ship


def find_ship(page: Page, word: str, *, warned: bool) -> str:
    """Like `select_ship`, but return an empty string if there is none."""
    for ship in page.locator(".live .piece.may").all():
        name = ship.get_attribute("data-thing")
        ship.dispatch_event("click")
        handle = page.locator(f".acts [data-thing='{name}/{word}']")
        if handle.count() and ("warned" in str(handle.get_attribute("class"))) == warned:
            return str(name)
        page.keyboard.press("Escape")
    return ""


def test_arrow_keys_steer_the_selected_ship(page: Page) -> None:
    player = battle(page, short=True)
    set_out(page)
    ship = select_ship(page, "port", warned=False)
    before = shown_ply(page)
    page.keyboard.press("ArrowLeft")
    wait_until(page, f"{PLY} > {before}")
    # The log has a line once the ship has made all its steps, whose number depends on the wind.
    assert f"{ship} port" in [str(ply.move) for ply in player.logbook().plies]


def test_the_key_for_the_next_ship_selects_it_so_that_arrow_keys_steer_it(page: Page) -> None:
    player = battle(page, short=True)
    set_out(page)
    page.keyboard.press("n")
    page.keyboard.press("g")
    page.keyboard.press("n")
    ship = page.evaluate("document.activeElement.dataset.thing")
    expect(page.locator(f".live .piece[data-thing='{ship}']")).to_have_attribute("aria-pressed", "true")
    before = shown_ply(page)
    for key in ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"):  # what it may do depends on the wind
        page.keyboard.press(key)
        if page.locator(".hint.no").count() == 0:
            break
    wait_until(page, f"{PLY} > {before}")
    player.update()
    assert str(player.logbook().plies[before].move).startswith(f"{ship} ")


def test_a_ram_must_be_confirmed(page: Page) -> None:
    ship = ""
    for _ in range(MAX_BATTLES):  # whether a ship is in the way depends on the wind
        battle(page, short=True)
        set_out(page)
        if ship := find_ship(page, "forward", warned=True):
            break
    assert ship
    before = shown_ply(page)
    page.locator(f".acts [data-thing='{ship}/forward']").dispatch_event("click")
    expect(page.locator(".bar .warning")).to_contain_text("Rams")
    assert shown_ply(page) == before
    page.locator(".commit").click()
    wait_until(page, f"{PLY} > {before}")


def test_one_click_sails_a_whole_manoeuvre_and_one_undo_takes_it_back(page: Page) -> None:
    battle(page, short=True)
    set_out(page)
    page.keyboard.press("n")
    goal = page.locator(".ways .end").first
    expect(goal).to_have_attribute("aria-label", re.compile(r"^w\d+ \w+: to \w+, heading .*steps? of \d"))
    before = shown_ply(page)
    arrow = goal.locator(".arrow").first
    arrow.hover(force=True)
    expect(page.locator(".live .then")).to_be_visible()
    arrow.click(force=True)
    wait_until(page, f"{PLY} > {before}")
    expect(page.locator(".live .handles .ring")).to_be_visible()  # the next ship is selected by itself
    page.keyboard.press("Control+z")
    wait_until(page, f"{PLY} == {before}")


def test_a_click_in_the_middle_of_a_place_offers_its_headings_as_large_arrows(page: Page) -> None:
    open_position(page, "seeschlacht", BOOK, AT_SEA)
    wait_until(page, ASKED)
    page.locator(".live .piece[data-thing='w2']").click()
    several = page.locator(".ways .end", has=page.locator(".arrow + .arrow")).first
    board = page.locator("svg.live").bounding_box()
    count = several.locator(".arrow").count()
    assert count > 1
    before = shown_ply(page)
    page.mouse.click(*place_of(several.locator(".cell")))
    knobs, buttons = page.locator(".headings .knob circle"), page.locator(".acts [data-heading]")
    expect(knobs).to_have_count(count)
    expect(buttons).to_have_count(count)
    assert shown_ply(page) == before
    assert page.locator("svg.live").bounding_box() == board
    sides = [box for knob in knobs.all() if (box := knob.bounding_box())]
    assert min(min(box["width"], box["height"]) for box in sides) >= 43
    expect(page.locator(".bar [role=status]")).to_contain_text("which way shall the bow point")
    buttons.last.click()
    wait_until(page, f"{PLY} > {before}")


def test_an_undo_selects_the_ship_again_and_the_end_of_moving_has_one_place(page: Page) -> None:
    open_position(page, "seeschlacht", BOOK, AT_SEA)
    wait_until(page, ASKED)
    closing = page.locator(".acts .closing")
    expect(closing).to_have_attribute("aria-disabled", "true")
    place = place_of(closing)
    page.locator(".live .piece.due").first.click()
    ship = (
        page.locator(".live .piece .body.chosen")
        .locator("xpath=ancestor::*[@data-thing][1]")
        .get_attribute("data-thing")
    )
    assert place_of(closing) == place
    before = shown_ply(page)
    page.locator(".ways .end").first.dispatch_event("click")
    if page.locator(".headings .knob").count():
        page.locator(".headings .knob").first.dispatch_event("click")
    wait_until(page, f"{PLY} > {before}")
    page.keyboard.press("Control+z")
    wait_until(page, f"{PLY} == {before}")
    expect(page.locator(f".live .piece[data-thing='{ship}'] .body.chosen")).to_have_count(1)
    closing.click(force=True)
    expect(page.get_by_role("alert")).to_contain_text("has to move first")


def test_ways_to_steer_keep_their_places_and_those_that_are_not_possible_say_why(page: Page) -> None:
    open_position(page, "seeschlacht", BOOK, AT_SEA)
    wait_until(page, ASKED)
    page.locator(".live .piece[data-thing='w2']").click()
    steers = page.locator(".acts .steers")
    expect(steers).to_have_count(4)
    places = [place_of(steer) for steer in steers.all()]
    page.locator(".live .piece[data-thing='w1']").click()
    expect(page.locator(".live .piece[data-thing='w1'] .body.chosen")).to_have_count(1)
    assert [place_of(steer) for steer in steers.all()] == places
    page.locator(".acts .steers[aria-disabled='true']").first.click(force=True)
    expect(page.get_by_role("alert")).to_be_visible()
    page.set_viewport_size({"width": 1280, "height": 720})
    for word in ("Port", "Forward", "Starboard", "Stop"):
        expect(page.locator(f".acts .steers[title='{word}']").get_by_text(word, exact=True)).to_be_visible()


def test_the_same_manoeuvre_is_made_by_the_next_ship(page: Page) -> None:
    battle(page, short=True)
    set_out(page)
    again = page.locator(".acts .again")
    page.keyboard.press("n")
    for _ in range(10):  # whether it fits depends on the wind
        before = shown_ply(page)
        page.locator(".ways .end").first.dispatch_event("click")
        if page.locator(".headings .knob").count():
            page.locator(".headings .knob").first.dispatch_event("click")
        wait_until(page, f"{PLY} > {before}")
        if again.count():
            break
    before = shown_ply(page)
    expect(again).to_contain_text("The same for w")
    again.hover()
    expect(page.locator(".live .then")).to_be_visible()
    page.keyboard.press("m")
    wait_until(page, f"{PLY} > {before}")


def test_keys_choose_a_place_and_the_heading_there(page: Page) -> None:
    battle(page, short=True)
    set_out(page)
    page.keyboard.press("n")
    page.keyboard.press("g")
    focused = page.locator(".ways .end:focus")
    said = focused.get_attribute("aria-label")
    page.keyboard.press("e")
    if "headings" in str(said):
        expect(focused).not_to_have_attribute("aria-label", str(said))
    before = shown_ply(page)
    page.keyboard.press("Enter")
    wait_until(page, f"{PLY} > {before}")


def test_the_list_of_the_fleet_selects_a_ship(page: Page) -> None:
    battle(page, short=True)
    set_out(page)
    page.get_by_role("button", name="w7 Altair").last.click()
    expect(page.locator(".live .handles")).to_be_visible()
    expect(page.locator(".listing li.chosen")).to_contain_text("w7")


BOOK = "as-printed-short"
FIRING, AT_SEA = 557, 307
"""Plies of the book: many ships of White can fire; all ten are at sea and have to move."""
PHASES = "moving|in harbour|coastal batteries|firing"
TURN = f"(/Turn (\\d+)[^]*?(\\S+) · (?:{PHASES})/.exec(document.body.innerText)?.slice(1, 3).join() ?? '')"
"""The number of the turn, and whose it is, as the page shows them."""


RECORD_FIGHTS = """
    window.fights = []
    const record = () => {
        const [said, mark] = [document.querySelector('.leaf.hit, .leaf.miss, .leaf.sunk'), document.querySelector('.impacts > g')]
        if (said && mark) window.fights.push(`${said.textContent.trim()} ${mark.getAttribute('class')}`)
    }
    new MutationObserver(record).observe(document.body, { subtree: true, childList: true })
"""


def test_one_click_fires_at_a_ship_that_one_ship_can_hit_and_what_the_shot_did_is_shown(page: Page) -> None:
    open_position(page, "seeschlacht", BOOK, FIRING)
    wait_until(page, ASKED)
    expect(page.locator(".acts .commit")).to_have_count(0)
    before = shown_ply(page)
    target = page.locator(".live .piece[data-thing='y2']")
    target.hover()
    expect(page.locator(".live .attack.lit")).to_have_count(1)
    page.evaluate(RECORD_FIGHTS)
    target.click()
    wait_until(page, f"{PLY} > {before}")
    wait_until(page, "window.fights.length > 0")
    said = page.evaluate("window.fights[0]")
    assert re.match(r"w1 Martha fires at y2 Dora and needs \w+: \w+, (a hit!.* hit|missed\. miss)\b", said), (
        said
    )
    expect(page.locator("[role='log']")).to_contain_text("w1 Martha fires at y2 Dora")


def test_one_click_fires_with_a_ship_that_has_no_other_target(page: Page) -> None:
    open_position(page, "seeschlacht", BOOK, FIRING)
    wait_until(page, ASKED)
    before = shown_ply(page)
    page.locator(".live .piece[data-thing='y10']").click()
    wait_until(page, f"{PLY} > {before}")
    expect(page.locator("[role='log']")).to_contain_text("w6 Sirius fires at y10 Levante")


def test_a_click_on_a_ship_that_several_can_hit_offers_them(page: Page) -> None:
    open_position(page, "seeschlacht", BOOK, FIRING)
    wait_until(page, ASKED)
    before = shown_ply(page)
    page.locator(".live .piece[data-thing='y7']").click()
    offers = page.locator(".acts .offer", has_text="fires at y7 Bora")
    expect(offers).to_have_count(3)
    expect(offers.last).to_contain_text("hits on yellow")
    assert shown_ply(page) == before
    page.locator(".live .piece[data-thing='w9']").click()
    wait_until(page, f"{PLY} > {before}")


def test_one_click_ends_all_firing(page: Page) -> None:
    open_position(page, "seeschlacht", BOOK, FIRING)
    wait_until(page, ASKED)
    turn = page.evaluate(TURN)
    page.get_by_role("button", name="Cease fire").click()
    wait_until(page, f"{TURN} !== {json.dumps(turn)}")


def place_of(thing: Locator) -> tuple[float, float]:
    """Return the middle of a thing on the page."""
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


MAX_DECISIONS = 12


def test_a_turn_of_ten_ships_at_sea_takes_twelve_clicks_at_most(page: Page) -> None:
    """Choose a place and the heading there by one click on an arrow."""
    open_position(page, "seeschlacht", BOOK, AT_SEA)
    wait_until(page, ASKED)
    chosen = page.locator(".live .piece .body.chosen")
    turn = page.evaluate(TURN)
    over = f"{TURN} !== {json.dumps(turn)}"
    page.locator(".live .piece.due").first.click()
    clicks = 1
    while page.locator(".live .piece.due").count() and clicks <= MAX_DECISIONS:
        expect(chosen).to_have_count(1)
        before = shown_ply(page)
        middle = place_of(page.locator(".ways .end .arrow").first)
        page.mouse.move(*middle)
        expect(page.locator(".ways .end.shown")).to_have_count(1)
        page.mouse.click(*middle)
        wait_until(page, f"{PLY} > {before} && ({ASKED} || {over})")
        clicks += 1
        if page.get_by_role("button", name="Cease fire").is_visible():
            page.get_by_role("button", name="Cease fire").click()
            clicks += 1
            wait_until(page, over)
        if page.evaluate(over):
            break

    assert page.evaluate(over)
    assert clicks <= MAX_DECISIONS


SMALLEST = 12
"""The least height of letters and of hulls on a desk, in pixels."""
LETTERS = """() => [...document.querySelectorAll('.board svg text, .dial svg text')].filter((text) => text.textContent.trim()).map((text) => {
    const { b, d } = text.getScreenCTM()
    return [text.textContent.trim(), +(parseFloat(getComputedStyle(text).fontSize) * Math.hypot(b, d)).toFixed(1)]
})"""
"""All letters on the chart and the rose, with the rendered height of their type in pixels."""
SHAPES = """() => [...document.querySelectorAll('.live .piece .turn use, .live .piece .painted, .live .piece .hit')].map((shape) => {
    const { width, height } = shape.getBoundingClientRect()
    return [shape.getAttribute('class') ?? shape.getAttribute('href'), Math.max(width, height)]
})"""
"""Hulls, numbers and flags, with the longer sides of their boxes."""
OVERLAPS = """() => {
    const boxes = [...document.querySelectorAll('.live .piece .painted text')].map((text) => text.getBoundingClientRect())
    return boxes.filter((one, i) => boxes.slice(0, i).some((other) =>
        one.left < other.right && other.left < one.right && one.top + 3 < other.bottom - 3 && other.top + 3 < one.bottom - 3)).length
}"""
"""How many numbers cover another one; boxes have some pixels above and below the digits."""


@pytest.mark.parametrize("size", [(1440, 900), (1366, 768), (1280, 720)])
@pytest.mark.parametrize("ply", [FIRING, AT_SEA])
def test_ships_can_be_read_on_a_desk(page: Page, size: tuple[int, int], ply: int) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    open_position(page, "seeschlacht", BOOK, ply)
    wait_until(page, ASKED)
    page.locator(".live .piece.may").first.click()
    letters, shapes = page.evaluate(LETTERS), page.evaluate(SHAPES)
    assert len(letters) > 66 + 5 + 18  # edges, names, ships
    assert not [[said, height] for said, height in letters if height < SMALLEST]
    assert len(shapes) > 2 * 18
    assert not [[name, side] for name, side in shapes if side < SMALLEST]
    assert page.evaluate(OVERLAPS) == 0


def test_on_a_phone_ten_ships_can_be_tapped(open_page: OpenPage) -> None:
    page = open_page(390, 844)
    battle(page, short=True)
    page.get_by_role("button", name="The fleet is ready").click()
    wait_until(page, f"{ASKED} && document.querySelector('.more')")
    boxes = [piece.bounding_box() for piece in page.locator(".live .piece.may").all()]
    assert len(boxes) == 10
    assert all(box is not None and min(box["width"], box["height"]) >= 24 for box in boxes)
    expect(page.locator(".inset")).to_be_visible()
    page.get_by_role("button", name="Whole chart").click()
    expect(page.locator(".inset")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
