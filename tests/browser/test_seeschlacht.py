"""Whole games of Seeschlacht in the browser: ships steered by clicks, by arrow keys and by typed lines."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from spielhafen.bots.knowledge import knowledge
from spielhafen.core import logbook
from spielhafen.core.game import find_game
from spielhafen.core.scene import Offer
from spielhafen.core.secret import view
from tests.browser.captain import ASKED, bot, finished, here, put_table, wait_for_something, wait_until

pytestmark = pytest.mark.browser
OpenPage = Callable[..., Page]
Act = Callable[[Iterator[tuple[str, Any]]], None]

GAME = find_game("seeschlacht")
MOST_DECISIONS = 3000
PLY = "+(document.querySelector('.table')?.dataset.ply ?? -1)"
TURN = 80
"""Decisions that one turn of ten ships takes at most."""


class Captain:
    """Plays at the page of a table what the rule of thumb advises; it knows the table from its logbook."""

    def __init__(self, page: Page, word: str) -> None:
        self.page, self.word = page, word
        self.policy = knowledge(GAME).policy
        self.random = random.Random(4)
        self.state: Any = None
        self.known = 0

    def look(self) -> None:
        """Take over what has happened at the table."""
        book = self.logbook()
        if self.state is None or len(book.plies) < self.known:
            self.state, self.known = GAME.start(2, book.options), 0
        for ply in book.plies[self.known :]:
            self.state.play(GAME.catalogue.read(str(ply.move)))
        self.known = len(book.plies)

    def logbook(self) -> logbook.Logbook:
        """The logbook as the page may fetch it."""
        return logbook.read(
            self.page.evaluate(
                "async (word) => (await fetch(`/api/tables/${word}/logbook?seat=0`)).text()", self.word
            )
        )

    def advice(self) -> Iterator[tuple[str, Any]]:
        """What to do until chance or somebody else has the word, move for move, with what is seen before each."""
        trial = self.state.clone()
        for _ in range(TURN):
            if trial.actor() != 0:
                return
            seen = view(trial, 0)
            move = self.policy(seen, seen.moves(), self.random)
            trial.play(move)
            yield str(move), seen

    def play(self, act: Act, turns: int = 10000) -> None:
        """Play on until the game is over, or until so many turns have been played."""
        for _ in range(MOST_DECISIONS):
            wait_for_something(self.page)
            self.look()
            if finished(self.page) or (self.state.number > turns and self.state.ship < 0):
                return
            before = shown_ply(self.page)
            act(self.advice())
            self.wait(before)
        raise AssertionError("the battle does not end")

    def wait(self, before: int) -> None:
        """Until the table has gone on."""
        wait_until(self.page, f"{PLY} > {before} || document.querySelector('.hint.no')")
        assert shown_ply(self.page) > before, self.page.locator(".bar").inner_text()


def shown_ply(page: Page) -> int:
    """Up to which ply the page shows the table."""
    found: int = page.evaluate(PLY)
    return found


def by_clicks(page: Page) -> Act:
    """Point at one thing after another; a second click, or a button, where the table asks for it."""

    def click(thing: str) -> None:
        page.locator(f".live [data-thing='{thing}']").dispatch_event("click")

    def act(advice: Iterator[tuple[str, Any]]) -> None:
        for move, seen in advice:
            offer = next(offer for offer in GAME.scene(seen).offers if offer.move == move)
            wait_until(page, ASKED)
            before = shown_ply(page)
            for thing in offer.touches:
                click(thing)
            if not offer.touches:
                press(page, offer)
            elif offer.warning is not None or offer.at is None:
                page.locator(".commit:not([aria-disabled='true'])").dispatch_event("click")
            wait_until(page, f"{PLY} > {before}")

    return act


def press(page: Page, offer: Offer) -> None:
    """Press the button of an offer without a place."""
    page.locator(f".acts .offer[data-move='{offer.move}']").click()


def by_typing(page: Page) -> Act:
    """Type a whole turn in one line."""

    def act(advice: Iterator[tuple[str, Any]]) -> None:
        page.keyboard.press("/")
        page.locator(".bar input").fill(", ".join(move for move, _ in advice))
        page.keyboard.press("Enter")

    return act


def resign(page: Page) -> None:
    """Give the battle up: what is seldom wanted stands aside, and asks once more."""
    wait_for_something(page)
    page.locator(".more summary").click()
    page.locator(".more").get_by_role("button", name="Resign").click()
    really = page.locator(".more").get_by_role("button", name="Really")
    expect(really).to_contain_text("You give the battle up")
    really.click()
    wait_until(page, "document.querySelector('.over')")


def over(page: Page, captain: Captain) -> None:
    """The last page names whoever has won."""
    final = captain.logbook().final()
    assert final.winners is not None
    for seat in final.winners:
        name = page.locator(f".captains [data-captain='{seat}'] b").inner_text()
        expect(page.locator(".over")).to_contain_text(name)


def battle(page: Page, **options: bool) -> Captain:
    """A battle against a bot that follows the rule of thumb."""
    word = put_table(page, [here("Ada"), bot("Bo", "greedy")], game="seeschlacht", **options)
    wait_for_something(page)
    return Captain(page, word)


@pytest.mark.long
def test_a_whole_short_game_by_clicks(page: Page) -> None:
    captain = battle(page, short=True)
    captain.play(by_clicks(page))
    over(page, captain)


@pytest.mark.long
def test_a_whole_great_game_by_typed_lines(page: Page) -> None:
    captain = battle(page)
    captain.play(by_typing(page))
    over(page, captain)


def test_turns_by_clicks_until_one_side_resigns(page: Page) -> None:
    captain = battle(page, short=True)
    captain.play(by_clicks(page), turns=4)
    resign(page)
    over(page, captain)
    moves = " ".join(str(ply.move) for ply in captain.logbook().plies if ply.actor == 0)
    assert "forward" in moves
    assert moves.endswith("resign")


def test_turns_by_typed_lines_until_one_side_resigns(page: Page) -> None:
    captain = battle(page)
    captain.play(by_typing(page), turns=6)
    resign(page)
    over(page, captain)


def set_out(page: Page) -> None:
    """The fleet lies ready, and Ada may sail."""
    page.get_by_role("button", name="The fleet lies ready").click()
    wait_until(page, f"{ASKED} && document.querySelector('.more')")


def steering(page: Page, word: str, *, warned: bool) -> str:
    """A ship that can be steered like this, with or without a warning; it is chosen then."""
    for ship in page.locator(".live .piece.may").all():
        name = ship.get_attribute("data-thing")
        ship.dispatch_event("click")
        handle = page.locator(f".live [data-thing='{name}/{word}']")
        if handle.count() and ("warned" in str(handle.get_attribute("class"))) == warned:
            return str(name)
        page.keyboard.press("Escape")
    raise AssertionError(f"no ship for {word}")


def test_arrows_steer_the_ship_at_hand(page: Page) -> None:
    captain = battle(page, short=True)
    set_out(page)
    ship = steering(page, "port", warned=False)
    before = shown_ply(page)
    page.keyboard.press("ArrowLeft")
    wait_until(page, f"{PLY} > {before}")
    # The log tells of it when the ship has made all its steps, which depends on the wind.
    assert f"{ship} port" in [str(ply.move) for ply in captain.logbook().plies]


def test_a_ram_is_asked_about_before_it_is_done(page: Page) -> None:
    battle(page, short=True)
    set_out(page)
    ship = steering(page, "forward", warned=True)
    before = shown_ply(page)
    page.locator(f".live [data-thing='{ship}/forward']").dispatch_event("click")
    expect(page.locator(".bar .warning")).to_contain_text("Rams")
    assert shown_ply(page) == before
    page.locator(".commit").click()
    wait_until(page, f"{PLY} > {before}")


def test_the_list_of_the_fleet_leads_to_a_ship(page: Page) -> None:
    battle(page, short=True)
    set_out(page)
    page.get_by_role("button", name="w7 Altair").last.click()
    expect(page.locator(".live .handles")).to_be_visible()
    expect(page.locator(".listing li.chosen")).to_contain_text("w7")


def test_on_a_phone_ten_ships_can_be_hit_with_a_thumb(open_page: OpenPage) -> None:
    page = open_page(390, 844)
    battle(page, short=True)
    page.get_by_role("button", name="The fleet lies ready").click()
    wait_until(page, f"{ASKED} && document.querySelector('.more')")
    boxes = [piece.bounding_box() for piece in page.locator(".live .piece.may").all()]
    assert len(boxes) == 10
    assert all(box is not None and min(box["width"], box["height"]) >= 24 for box in boxes)
    expect(page.locator(".inset")).to_be_visible()
    page.get_by_role("button", name="Whole chart").click()
    expect(page.locator(".inset")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
