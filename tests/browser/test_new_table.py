"""The page for a new table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from spielhafen.boxes.ship_adventure.example_board import EXAMPLE_BOARD
from spielhafen.core.game import find_game
from spielhafen.i18n import Translator


@pytest.mark.slow
def test_all_levels_of_bots_are_listed(page: Page) -> None:
    page.goto("/#/new?game=santa_timea")
    levels = page.locator("dl[aria-label='How well the bot plays']")
    page.get_by_text("What the bots’ levels mean").click()
    expect(levels.locator("dt")).to_have_text(["Ship’s boy", "Sailor", "Helmsman", "Captain", "Admiral"])
    expect(levels.locator(".playing")).to_have_count(1)
    expect(levels.locator("dd").last).to_contain_text("Never distracted")


@pytest.mark.slow
def test_house_rules_for_one_player_are_offered_to_one_player_only(page: Page) -> None:
    page.goto("/#/new?game=treasure_map")
    page.get_by_text("Every rule one by one").click()
    alone = page.get_by_text("Alone:")
    expect(page.get_by_text("El Dorado", exact=True).first).to_be_visible()
    expect(alone).to_have_count(0)
    for seat in range(2, 5):
        page.get_by_role("group", name=f"Player {seat}").get_by_role("radio", name="Empty").check()
    expect(alone).to_have_count(2)


@pytest.mark.slow
def test_a_variant_is_named_at_its_table_and_in_its_link(page: Page) -> None:
    page.goto("/#/new?game=columbus")
    page.get_by_text("Numbers of the game").click()
    dice = page.get_by_role("spinbutton", name="Number of dice")
    for written, kept in (("9", "4"), ("5", "5")):  # nine are too many
        dice.fill(written)
        dice.press("Tab")
        expect(dice).to_have_value(kept)
    name = page.get_by_role("textbox", name="Variant", exact=True)
    name.fill("Five Dice!")
    name.press("Tab")
    expect(name).to_have_value("five-dice")
    link = page.get_by_role("textbox", name="Link to this variant").input_value()
    page.get_by_role("button", name="All as printed").click()
    expect(dice).to_have_value("4")
    expect(name).to_have_count(0)

    page.goto(link)
    page.reload()
    expect(page.get_by_text("Variant: five-dice")).to_be_visible()
    page.get_by_role("button", name="Start game").click()
    expect(page.locator("header").get_by_text("five-dice")).to_be_visible()
    page.get_by_role("button", name="Rules", exact=True).first.click()
    expect(page.get_by_text("Own rules: Variant: five-dice; Number of dice: 5")).to_be_visible()


@pytest.mark.slow
@pytest.mark.console_error("422")
def test_a_board_is_drawn_and_is_in_its_link(page: Page) -> None:
    rows = "\n".join(EXAMPLE_BOARD[row : row + 12] for row in range(0, 144, 12))
    page.goto("/#/new?game=treasure_map")
    page.get_by_text("Numbers of the game").click()
    drawing = page.get_by_role("textbox", name="Drawing of the board")
    drawing.fill(EXAMPLE_BOARD)
    drawing.press("Tab")
    expect(drawing).to_have_value(rows)
    name = page.get_by_role("textbox", name="Variant", exact=True)
    name.fill("my sea")
    name.press("Tab")
    link = page.get_by_role("textbox", name="Link to this variant").input_value()
    drawing.fill("J" * 144)
    drawing.press("Tab")
    page.get_by_role("button", name="Start game").click()
    expect(page.get_by_text("The drawing “board_drawing” is no board")).to_be_visible()

    page.goto(link)
    page.reload()
    expect(page.get_by_text("Variant: my-sea")).to_be_visible()
    page.get_by_role("button", name="Start game").click()
    expect(page.locator("header").get_by_text("my-sea")).to_be_visible()
    page.get_by_role("button", name="Rules", exact=True).first.click()
    expect(page.get_by_text("Own rules: Variant: my-sea; Drawing of the board")).to_be_visible()


@pytest.mark.slow
def test_the_printed_rules_are_the_default_and_ours_are_explained(page: Page) -> None:
    page.goto("/#/new?game=caribbean_conquest")
    printed, ours = (page.get_by_role("radio", name=name) for name in ("As printed", "As we play it"))
    expect(printed).to_be_checked()
    ours.check()
    say = Translator("en", find_game("caribbean_conquest"))
    board, fire, truce, length = (say(f"option-{name}") for name in ("board", "all_fire", "truce", "rounds"))
    expect(page.get_by_text(f"{truce}.")).to_be_visible()
    expect(page.get_by_text(f"{fire}: no.")).to_be_visible()
    page.get_by_text("Every rule one by one").click()
    page.get_by_role("switch", name=say("option-static_defence")).uncheck()
    expect(ours).not_to_be_checked()
    expect(page.get_by_text("Printed rules and ours, chosen one by one.")).to_be_visible()
    page.get_by_role("button", name="Start game").click()
    page.get_by_role("button", name="Rules", exact=True).first.click()
    balanced, usual = say("option-board-balanced"), say("option-rounds-usual")
    expect(
        page.get_by_text(f"Own rules: {board}: {balanced}; {fire}: no; {truce}; {length}: {usual}")
    ).to_be_visible()


@pytest.mark.parametrize("size", [(1440, 900), (1366, 768), (1366, 650), (1280, 720), (390, 844)])
@pytest.mark.parametrize("game", ["santa_timea", "caribbean_conquest"])
def test_the_start_button_and_the_own_seat_are_visible(page: Page, game: str, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(f"/#/new?game={game}")
    expect(page.get_by_role("button", name="Start game")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("group", name="Player 1")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("game", ["columbus", "caribbean_conquest"])
@pytest.mark.parametrize("size", [(1440, 900), (1280, 720)])
def test_a_game_is_set_up_without_scrolling(page: Page, game: str, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(f"/#/new?game={game}")
    page.get_by_text("What the bots’ levels mean").click()
    expect(page.get_by_role("button", name="Start game")).to_be_in_viewport(ratio=1)
    players = page.get_by_role("group", name=re.compile("Player [0-9]"))
    for player in players.all():
        expect(player).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
    top, *others = (player.bounding_box() for player in players.all())
    assert top
    assert all(other and other["y"] > top["y"] for other in others)
