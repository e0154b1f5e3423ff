"""Columbus in the browser: whole games by clicks and by keys alone."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from spielhafen.core import logbook
from tests.browser.adviser import PLY, shown_ply, wait_until_played
from tests.browser.captain import (
    ASKED,
    bot,
    create_table,
    here,
    is_finished,
    wait_until,
    wait_until_prompted,
)
from tests.browser.columbus_table import UNIT, dice_to_sail, roll_dice

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser-columbus")]
OpenPage = Callable[..., Page]

DICE = ".tray .may:not(.idle) button"
NEXT = ".live .goal, .live .area[role='button'], .piece.may, .zones li:not(.may):not(.chosen) > button[aria-pressed='false']"
BUTTONS = ".acts .offer"
PLACES = ".acts .gathered, .acts .commit"
"""Buttons that play a selection."""
CAN_COMMIT = "button.commit:not([aria-disabled='true'])"
CONTINUES = f"{CAN_COMMIT}, {NEXT}"
"""What is there while a move is not complete or not played."""
MAX_DECISIONS = 1500
FAR = re.compile(r"\d fields( away)?, (and )?you have \d")
FAR_GOAL = ".live .goal:has(text)"
"""The end of a way over several fields, which is marked with their number."""


def logbook_of(page: Page, word: str) -> logbook.Logbook:
    """Fetch the logbook of a table as the page may read it."""
    return logbook.read_logbook(
        page.evaluate("async (word) => (await fetch(`/api/tables/${word}/logbook?seat=0`)).text()", word)
    )


def decide(page: Page, rng: random.Random, touch: Callable[[Page, str, int], None]) -> None:
    """Make one decision by a die, highlighted things, or a button."""
    before = shown_ply(page)
    dice = page.locator(DICE).count()
    if dice and rng.random() < 0.8:
        if rng.random() < 0.5:
            touch(page, DICE, rng.randrange(dice))
        for _ in range(3):
            assert page.locator(PLACES).count() <= 1
            if page.locator(CAN_COMMIT).count():
                touch(page, CAN_COMMIT, 0)
                return wait_until_played(page, before)
            highlighted = page.locator(NEXT).count()
            if not highlighted:
                break
            touch(page, NEXT, rng.randrange(highlighted))
            wait_until(page, f"{PLY} > {before} || document.querySelector({CONTINUES!r})")
            if shown_ply(page) > before:
                return None
    buttons = page.locator(".acts .offer:not(.gathered)").count()
    touch(page, BUTTONS, page.locator(BUTTONS).count() - 1 if buttons else 0)
    return wait_until_played(page, before)


def play(page: Page, touch: Callable[[Page, str, int], None]) -> None:
    """Play until the game is over."""
    rng = random.Random(7)
    for _ in range(MAX_DECISIONS):
        wait_until_prompted(page)
        if is_finished(page):
            return
        decide(page, rng, touch)
    raise AssertionError("the game does not end")


def click(page: Page, selector: str, index: int) -> None:
    """Click an element."""
    page.locator(selector).nth(index).click(force=True)


def key(page: Page, selector: str, index: int) -> None:
    """Move the focus near an element by a key, then to it by arrows or Tab, and press Enter."""
    if selector == DICE:
        move_focus(page, selector, "d", "Home", *["ArrowRight"] * 3)
    elif selector == BUTTONS:
        move_focus(page, selector, "a", *["Tab"] * index)
    elif selector == NEXT:
        # It is on the board or beside the dice.
        move_focus(page, selector, "b", "d", *["Tab"] * 6)
    page.keyboard.press("Enter")


def move_focus(page: Page, selector: str, *keys: str) -> None:
    """Press these keys until the focus is on a matching element; for buttons press all of them."""
    for pressed in keys:
        page.keyboard.press(pressed)
        if selector != BUTTONS and page.evaluate(FOCUS_MATCHES, selector):
            return
    assert page.evaluate(FOCUS_MATCHES, selector), selector


FOCUS_MATCHES = "(selector) => document.activeElement.matches(selector)"


@pytest.mark.slow
def test_a_whole_game_of_three_players_by_clicks(page: Page) -> None:
    word = create_table(page, [here("Ada"), bot("Bo", "greedy"), bot("Cleo", "greedy")], game="columbus")
    play(page, click)

    book = logbook_of(page, word)
    winners = book.final_state().winners
    assert winners
    for seat in winners:
        name = page.locator(f".captains [data-captain='{seat}'] b").inner_text()
        expect(page.locator(".over")).to_contain_text(name)
    moves = " ".join(str(ply.move) for ply in book.plies)
    assert "rose " in moves
    assert "roll" in moves


@pytest.mark.slow
def test_a_whole_game_by_keys_alone(page: Page) -> None:
    create_table(page, [here("Ada"), bot("Bo", "greedy")], game="columbus")
    play(page, key)
    expect(page.locator(".over")).to_contain_text("Once more")


@pytest.mark.slow
def test_dice_to_be_rolled_again_are_selected_in_any_order_after_a_button(page: Page) -> None:
    create_table(page, [here("Ada"), bot("Bo")], game="columbus")
    roll_dice(page)
    page.get_by_role("button", name="Roll again (1 barrel)").click()
    expect(page.locator(".say")).to_contain_text("Choose the dice")
    dice = page.locator(".tray button")
    while page.locator(".tray .chosen").count():
        page.locator(".tray .chosen button").first.click()
    for index in (2, 0, 3):
        dice.nth(index).click()
    expect(page.locator(".tray .chosen")).to_have_count(3)
    dice.nth(0).click()
    expect(page.locator(".tray .chosen")).to_have_count(2)
    expect(page.locator(".live .goal")).to_have_count(0)
    before = shown_ply(page)
    page.locator(".acts .gathered").click()
    wait_until_played(page, before)
    expect(page.locator("[role='log']")).to_contain_text("pays a barrel")


def test_rolling_again_can_be_cancelled(page: Page) -> None:
    create_table(page, [here("Ada"), bot("Bo")], game="columbus")
    roll_dice(page)
    again = page.get_by_role("button", name="Roll again (1 barrel)")
    for key in (None, "Escape"):
        again.click()
        expect(again).to_have_count(0)
        if key:
            page.keyboard.press(key)
        else:
            page.get_by_role("button", name="Cancel").click()
        expect(again).to_be_visible()


@pytest.mark.slow
def test_the_chart_and_the_button_keep_their_places_while_dice_are_gathered(page: Page) -> None:
    create_table(page, [here("Ada"), bot("Bo")], game="columbus")
    roll_dice(page)

    def right_edges() -> tuple[float, float]:
        boxes = [page.locator(selector).bounding_box() for selector in (".acts .gather", ".board")]
        assert all(boxes)
        first, second = (box["x"] + box["width"] for box in boxes if box)
        return round(first), round(second)

    before = right_edges()
    page.locator(".acts .gather").click()
    expect(page.get_by_role("button", name="Cancel")).to_be_visible()
    assert right_edges() == before
    page.locator(".tray button").first.click()
    expect(page.locator(".acts .gathered")).to_be_visible()
    assert right_edges() == before


def test_a_click_on_another_die_selects_that_one_instead(page: Page) -> None:
    create_table(page, [here("Ada"), bot("Bo")], game="columbus")
    dice_to_sail(page).first.click()
    expect(page.locator(".tray .chosen")).to_have_count(1)
    other = page.locator(".tray .may:not(.chosen):not(.idle) button").first
    name = str(other.get_attribute("data-thing"))
    other.click()
    expect(page.locator(".tray .chosen")).to_have_count(1)
    expect(page.locator(".tray .chosen button")).to_have_attribute("data-thing", name)
    expect(page.locator(".acts .gathered")).to_have_count(0)


def test_one_click_on_a_field_sails_there(page: Page) -> None:
    create_table(page, [here("Ada"), bot("Bo")], game="columbus")
    dice_to_sail(page)
    before = shown_ply(page)
    page.locator(".live .goal:not(.caution)").first.click()
    wait_until_played(page, before)
    expect(page.locator("[role='log']")).to_contain_text("sails to")
    expect(page.get_by_role("button", name="Roll again (1 barrel)")).to_have_count(0)


def test_one_click_sails_several_fields_and_one_undo_takes_them_back(page: Page) -> None:
    create_table(page, [here("Ada"), bot("Bo")], game="columbus")
    sailing = dice_to_sail(page)
    while sailing.count() < 2:
        page.get_by_role("button", name="End the turn").click()
        roll_dice(page)
    fields = sailing.count()
    goal = page.locator(f"{FAR_GOAL}:not(.caution)").filter(has_text=str(fields)).first
    expect(goal).to_be_visible()
    goal.hover()
    expect(page.locator(".say")).to_contain_text(f"{fields} fields: ")
    expect(page.locator(".live .route")).to_have_count(1)
    before = shown_ply(page)
    goal.click()
    wait_until_played(page, before + fields - 1)
    assert shown_ply(page) == before + fields
    expect(page.locator(FAR_GOAL)).to_have_count(0)
    page.locator(".undo").click()
    wait_until(page, f"{PLY} === {before}")
    expect(goal).to_be_visible()


def test_the_text_view_sails_several_fields_at_once(open_page: OpenPage) -> None:
    page = open_page(textView=True)
    create_table(page, [here("Ada"), bot("Bo")], game="columbus")
    ways = page.locator(".text details").filter(has_text="places within reach")
    while not ways.count():
        wait_until_prompted(page)
        before = shown_ply(page)
        roll = page.get_by_role("button", name="Roll the dice")
        (roll if roll.count() else page.get_by_role("button", name="End the turn")).click()
        wait_until_played(page, before)
        wait_until_prompted(page)
    ways.locator("summary").click()
    before = shown_ply(page)
    ways.get_by_role("button").filter(has_text="2 fields: ").first.click()
    wait_until(page, f"{PLY} === {before + 2}")


def test_a_die_that_does_not_sail_hides_the_ways_and_says_what_it_is_for(page: Page) -> None:
    create_table(page, [here("Ada"), bot("Bo")], game="columbus")
    sailing = dice_to_sail(page)
    other = page.locator(".tray .may button[data-thing^='die/whirlwind']")
    while sailing.count() < 2 or not other.count():
        page.get_by_role("button", name="End the turn").click()
        roll_dice(page)
    expect(page.locator(FAR_GOAL).first).to_be_visible()
    other.first.click()
    expect(page.locator(FAR_GOAL)).to_have_count(0)
    expect(page.locator(".say [role='status']")).to_contain_text("Whirlwind: now choose")
    expect(page.locator(".say .hint")).to_contain_text(
        "Send a whirlwind: each such die is good for one field"
    )
    assert page.locator(".live .danger").count() == 0


def test_a_whirlwind_chosen_without_its_die_is_what_the_headline_speaks_of(page: Page) -> None:
    create_table(page, [here("Ada"), bot("Bo")], game="columbus")
    dice_to_sail(page)
    while not page.locator(".tray .may button[data-thing^='die/whirlwind']").count():
        page.get_by_role("button", name="End the turn").click()
        roll_dice(page)
    page.locator(".live [data-thing='whirlwind/1']").click()
    expect(page.locator(".say [role='status']")).to_contain_text("now choose one of the lit places")
    expect(page.locator(".say .hint")).to_contain_text("and several add up. Where its flight ends")


def test_a_place_that_goes_away_with_the_focus_leaves_no_warning(page: Page) -> None:
    warnings: list[str] = []
    page.on("console", lambda message: warnings.append(message.text))
    create_table(page, [here("Ada"), bot("Bo")], game="columbus")
    dice_to_sail(page)
    before = shown_ply(page)
    page.locator(".live .goal:not(.caution)").first.click()
    wait_until_played(page, before)
    expect(page.locator(".live .goal:focus")).to_have_count(0)
    assert not [warning for warning in warnings if "derived_inert" in warning]


def test_the_end_of_the_turn_is_no_more_than_a_way_out_while_dice_are_left(page: Page) -> None:
    create_table(page, [here("Ada"), bot("Bo")], game="columbus")
    dice_to_sail(page)
    end = page.get_by_role("button", name="End the turn")
    expect(end).to_contain_text("Unused: ")
    borders = [
        button.evaluate("button => getComputedStyle(button).borderTopColor")
        for button in (end, page.get_by_role("button", name="Roll again (1 barrel)"))
    ]
    assert borders[0] == borders[1]


@pytest.mark.slow
def test_enter_plays_what_a_die_has_selected(page: Page) -> None:
    create_table(page, [here("Ada"), bot("Bo")], game="columbus")
    telescope = page.locator(".tray .may button[data-thing^='die/telescope']")
    roll_dice(page)
    while not telescope.count():
        page.get_by_role("button", name="End the turn").click()
        roll_dice(page)
    before = shown_ply(page)
    telescope.first.click()
    expect(page.locator(CAN_COMMIT)).to_be_visible()
    page.keyboard.press("Enter")
    wait_until_played(page, before)


def test_an_illegal_field_says_why(page: Page) -> None:
    create_table(page, [here("Ada"), bot("Bo")], game="columbus")
    sailing = dice_to_sail(page)
    point_at_field(page, across=9.5, down=6.5)
    expect(page.get_by_role("alert")).to_contain_text(FAR)
    sailing.first.click()
    point_at_field(page, across=9.5, down=6.5)
    expect(page.get_by_role("alert")).to_contain_text(FAR)


def point_at_field(page: Page, *, across: float, down: float) -> None:
    """Click on a position of the board, in fields from its corner."""
    chart = page.locator("svg.live")
    left, top, wide, high = map(float, str(chart.get_attribute("viewBox")).split())
    box = chart.bounding_box()
    assert box
    x, y = (across * UNIT - left) / wide, (down * UNIT - top) / high
    page.mouse.click(box["x"] + x * box["width"], box["y"] + y * box["height"])


@pytest.mark.slow
def test_two_players_at_one_screen_never_see_each_others_event_cards(page: Page) -> None:
    create_table(page, [here("Ada"), here("Bo")], game="columbus")
    held = set[str]()
    while not held:
        expect(page.locator(".curtain")).to_be_visible()
        assert page.locator(".hand li").count() == 0
        page.locator(".curtain button").click()
        wait_until(page, ASKED)
        held = draw_event_cards(page)
    expect(page.locator(".curtain")).to_be_visible()
    assert not [card for card in held if f'data-thing="{card}"' in page.content()]
    page.locator(".curtain button").click()
    wait_until(page, ASKED)
    expect(page.locator(".hand")).to_contain_text("Your hand is empty.")


def draw_event_cards(page: Page) -> set[str]:
    """Only draw event cards in a turn; return the hand when the screen is passed on."""
    held = set[str]()
    telescope = page.locator(".tray .may button[data-thing^='die/telescope']")
    while not page.locator(".curtain").is_visible():
        held = {str(card.get_attribute("data-thing")) for card in page.locator(".hand li button").all()}
        before = shown_ply(page)
        if telescope.count():
            telescope.first.click()
            page.locator("[data-thing='events/pile'] button").click()
            page.locator(CAN_COMMIT).click()
        else:
            page.locator(BUTTONS).first.click()
        wait_until_played(page, before)
        wait_until_prompted(page)
    return held
