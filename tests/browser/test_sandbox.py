"""Sandboxes and puzzles in the browser: by clicks, by links, and pieces moved by hand."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from spielhafen.bots.puzzle_book import puzzle_book
from spielhafen.core.game import find_game
from tests.browser.conftest import OpenPage
from tests.browser.finished import finished_match
from tests.browser.harbour import Harbour

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser-sandbox")]


def open_sandbox(page: Page, **body: object) -> str:
    table: str = page.request.post("/api/sandboxes", data=body).json()["id"]
    page.goto(f"/#/table/{table}")
    expect(page.locator(".sandbox")).to_be_visible()
    return table


@pytest.mark.slow
def test_an_example_is_played_on_and_taken_back(page: Page) -> None:
    page.goto("/#/rules/columbus")
    example = page.locator("#paragraph-14 details").first
    example.locator("summary").click()
    example.get_by_role("button", name="Try it in the sandbox").click()
    bar = page.locator(".sandbox")
    expect(bar).to_be_visible()
    page.locator(".acts [data-move]").first.click()
    bar.get_by_role("button", name="Take back").click()
    expect(page.locator(".table")).to_have_attribute("data-ply", "0")


@pytest.mark.slow
def test_a_sandbox_opened_from_a_game_leads_back_to_it(page: Page, harbour: Harbour) -> None:
    word = finished_match(harbour, word="amber-gull-7")
    page.goto(f"/#/table/{word}")
    page.get_by_role("button", name="Look at the table").click()
    page.keyboard.press("h")
    page.get_by_role("button", name="From here in the sandbox").click()
    back = page.get_by_role("region", name="Sandbox").get_by_role("link", name="Back to the game")
    back.click()
    expect(page).to_have_url(re.compile(f"#/table/{word}$"))


@pytest.mark.slow
def test_a_link_carries_the_position(page: Page, open_page: OpenPage) -> None:
    open_sandbox(page, game="seeschlacht")
    page.locator(".sandbox").get_by_role("button", name="Link").click()
    field = page.locator("dialog input").first
    expect(field).not_to_have_value("")
    other = open_page()
    other.goto(field.input_value())
    expect(other.get_by_text("This link holds a position of Seeschlacht")).to_be_visible()
    other.get_by_role("button", name="Set it up").first.click()
    expect(other.locator(".sandbox")).to_be_visible()


@pytest.mark.slow
def test_a_piece_is_dragged_and_a_field_edited(page: Page) -> None:
    open_sandbox(page, game="columbus")
    page.locator(".sandbox").get_by_role("button", name="Move pieces").click()
    box = page.locator('.live .piece[data-thing^="whirlwind/"]').first.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 150, y + 60, steps=4)
    page.mouse.up()
    expect(page.locator(".sandbox")).to_contain_text("Moved.")
    page.keyboard.press("Escape")
    page.locator(".sandbox").get_by_role("button", name="Edit").click()
    page.get_by_label("Round").first.fill("3")
    page.get_by_label("Round").first.press("Tab")
    page.get_by_role("button", name="Apply").click()
    expect(page.get_by_text("Applied.")).to_be_visible()
    expect(page.locator("header.top")).to_contain_text("Round 3")


@pytest.mark.console_error("422")
def test_an_impossible_edit_is_refused_with_its_reason(page: Page) -> None:
    open_sandbox(page, game="columbus")
    page.locator(".sandbox").get_by_role("button", name="Edit").click()
    page.get_by_label("Round").first.fill("-5")
    page.get_by_label("Round").first.press("Tab")
    page.get_by_role("button", name="Apply").click()
    expect(page.get_by_role("alert")).to_contain_text("out of bounds")


@pytest.mark.slow
def test_outcomes_are_chosen_and_bots_go_on(page: Page) -> None:
    open_sandbox(page, game="columbus")
    bar = page.locator(".sandbox")
    bar.get_by_label("Dice and cards").select_option("true")
    page.get_by_role("button", name="Roll the dice").click()
    bar.get_by_label("Outcomes").locator("select").select_option("dice storm storm storm storm")
    bar.get_by_role("button", name="Let this happen").click()
    expect(page.locator(".table")).to_have_attribute("data-ply", "3")
    bar.get_by_role("button", name="Take back").click()
    bar.get_by_label("Dice and cards").select_option("false")
    bar.get_by_role("button", name="Let bots go on").click()
    bar.get_by_role("button", name="Stop the bots").click()
    expect(bar.get_by_role("button", name="Let bots go on")).to_be_visible()


def test_a_puzzle_is_answered_wrongly_then_solved(page: Page) -> None:
    game = find_game("santa_timea")
    puzzle = puzzle_book(game).puzzles[0]
    page.goto("/#/puzzles")
    page.get_by_role("region", name="Santa Timea").get_by_role("button", name="Puzzle 1,").click()
    bar = page.locator(".puzzle")
    expect(bar).to_contain_text("Which move is the best?")
    wrong = max(puzzle.losses, key=lambda move: puzzle.losses[move])
    press_card(page, wrong)
    expect(bar).to_contain_text("in a hundred")
    bar.get_by_role("button", name="Try again").click()
    bar.get_by_role("button", name="Hint").click()
    expect(bar).to_contain_text("It is about")
    press_card(page, puzzle.best[0])
    expect(bar).to_contain_text("Right!")
    bar.get_by_role("link", name="All puzzles").click()
    expect(page.get_by_role("button", name="Puzzle 1, easy, solved")).to_be_visible()


def press_card(page: Page, move: str) -> None:
    page.locator(f'.hand [data-thing="card/{move}"]').click()
    commit = page.locator(".acts button.commit:not([aria-disabled=true])")
    if commit.count():
        commit.click()


SMALL_TARGETS = """[...document.querySelectorAll('.sandbox button, .sandbox select, .puzzle button, .games button')]
    .filter((element) => element.getClientRects().length)
    .map((element) => [element.textContent.trim(), element.getBoundingClientRect()])
    .filter(([, box]) => box.height < 43.5)
    .map(([name]) => name)"""


@pytest.mark.slow
@pytest.mark.parametrize(("width", "theme"), [(1440, "day"), (390, "night"), (1280, "contrast")])
def test_sandboxes_and_puzzles_are_accessible(open_page: OpenPage, axe: str, width: int, theme: str) -> None:
    page = open_page(width, 844, theme=theme)
    game = find_game("columbus")
    puzzle = puzzle_book(game).puzzles[-1].name
    page.goto("/")
    tables = [
        page.request.post("/api/sandboxes", data=body).json()["id"]
        for body in ({"game": game.name}, {"game": game.name, "puzzle": puzzle, "names": ["Ada"]})
    ]
    for address, ready in (
        ("/#/puzzles", ".games button"),
        ("/#/sandbox", ".start select"),
        (f"/#/table/{tables[0]}", ".sandbox .tools"),
        (f"/#/table/{tables[1]}", ".puzzle .ways"),
    ):
        page.goto(address)
        expect(page.locator(ready).first).to_be_visible()
        page.evaluate(axe)
        found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        assert [(one["id"], one["nodes"][0]["html"][:160]) for one in found["violations"]] == []
        assert page.evaluate(SMALL_TARGETS) == []
    page.goto(f"/#/table/{tables[0]}")
    if width < 1000:  # the tools used less are folded up
        page.locator(".sandbox").get_by_role("button", name="More").click()
    page.locator(".sandbox").get_by_role("button", name="Edit").click()
    expect(page.locator("dialog .form")).to_be_visible()
    page.evaluate(axe)
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    assert [(one["id"], one["nodes"][0]["html"][:160]) for one in found["violations"]] == []
