"""Review, sandbox and puzzles by keys and accessibility tree alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from spielhafen.bots.puzzle_book import Puzzle, puzzle_book
from spielhafen.core.game import Game, find_games
from spielhafen.i18n import Translator
from tests.browser.captain import wait_until
from tests.browser.conftest import OpenPage
from tests.browser.finished import finished_match
from tests.browser.harbour import Harbour
from tests.browser.tree_player import TreePlayer

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.xdist_group("browser-sandbox")]

EVERY_GAME = pytest.mark.parametrize("game", find_games().values(), ids=lambda game: game.name)
SHOWN = "document.activeElement.selectedOptions[0].label"
"""The chosen option of the list that has the focus."""
IS_ASKED = "document.querySelector('.text [data-move]')"


def choose(tree: TreePlayer, name: str, option: str) -> None:
    """Go to the list of this name and press the arrow keys until it shows the option."""
    field = next(node for node in tree.nodes() if node.role == "combobox" and node.name == name)
    tree.browser.send("DOM.focus", {"backendNodeId": field.element})
    tree.page.keyboard.press("Home")
    shown = tree.page.evaluate(SHOWN)
    while shown != option:
        tree.page.keyboard.press("ArrowDown")
        before, shown = shown, tree.page.evaluate(SHOWN)
        assert shown != before, f"{name} has no option {option!r}"


def press_next(tree: TreePlayer, name: str) -> None:
    """Press a button once what was pressed before has been answered."""
    expect(tree.page.get_by_role("button", name=name, exact=True)).to_be_enabled()
    tree.act(name)


def label(game: Game, puzzle: Puzzle, move: str) -> str:
    """Return the label of a move of a puzzle."""
    offers = game.scene(puzzle.view(game)).offers
    return Translator("en", game).translate(next(one.label for one in offers if one.move == move))


@EVERY_GAME
def test_a_puzzle_is_solved_by_its_accessibility_tree(open_page: OpenPage, game: Game) -> None:
    page = open_page(textView=True)
    puzzle = puzzle_book(game).puzzles[0]
    page.goto("/")
    tree = TreePlayer(page)
    table = page.request.post(
        "/api/sandboxes", data={"game": game.name, "puzzle": puzzle.name, "names": ["Ada"]}
    )
    page.goto(f"/#/table/{table.json()['id']}")
    wait_until(page, IS_ASKED)
    expect(page.locator(".puzzle")).to_contain_text("Which move is the best?")
    assert any("Which move is the best?" in said for said in tree.said("StaticText"))
    tree.act(label(game, puzzle, puzzle.best[0]))
    expect(page.locator(".puzzle")).to_contain_text("Right!")
    assert any("Right! That is the best move." in said for said in tree.said("StaticText"))
    tree.act("Next puzzle")
    expect(page.locator(".puzzle")).to_contain_text("Puzzle 2")


def test_a_sandbox_is_used_by_its_accessibility_tree(open_page: OpenPage) -> None:
    page = open_page(textView=True)
    page.goto("/#/sandbox")
    tree = TreePlayer(page)
    expect(page.get_by_role("button", name="Set it up").first).to_be_enabled()
    choose(tree, "Game", "Columbus")
    expect(page.get_by_role("button", name="Set it up").first).to_be_enabled()
    tree.act("Set it up")
    expect(page.locator(".sandbox")).to_be_visible()
    choose(tree, "Dice and cards", "chosen by me")
    expect(page.get_by_label("Dice and cards")).to_have_value("true")
    press_next(tree, "Roll the dice")
    expect(page.get_by_label("Outcomes").locator("select")).to_be_visible()
    press_next(tree, "Leave it to chance")
    expect(page.locator(".table")).to_have_attribute("data-ply", "3")
    tree.act("Take back")
    expect(page.locator(".table")).to_have_attribute("data-ply", "2")
    press_next(tree, "Edit")
    expect(page.get_by_role("dialog", name="Edit the position")).to_be_visible()
    press_next(tree, "Apply")
    expect(page.get_by_text("Applied.")).to_be_visible()
    assert "Applied." in tree.said("StaticText")


def test_a_review_is_read_by_its_accessibility_tree(page: Page, harbour: Harbour) -> None:
    page.goto(f"/#/table/{finished_match(harbour, 'calm-heron-1', 'sailor')}")
    tree = TreePlayer(page)
    expect(page.get_by_role("button", name="Review the game")).to_be_visible()
    tree.act("Review the game")
    review = page.get_by_role("region", name="What decided it")
    points = review.get_by_role("navigation").get_by_role("button")
    points.first.wait_for(timeout=180_000)
    tree.act("Turning point 1 of 5")
    assert any("would have been better" in said for said in tree.said("StaticText"))
