"""A person who plays at the page of a table what the rule of thumb advises, and does it by clicks."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import Page, expect

from spielhafen.bots.heuristics import load_heuristics
from spielhafen.core import logbook
from spielhafen.core.game import find_game
from spielhafen.core.scene import Offer
from spielhafen.core.secret import view
from tests.browser.captain import ASKED, finished, wait_for_something, wait_until

Act = Callable[[Iterator[tuple[str, Any]]], None]

MOST_DECISIONS = 3000
PLY = "+(document.querySelector('.table')?.dataset.ply ?? -1)"
TURN = 64
"""Decisions that a table takes at once."""


class Captain:
    """Plays at the page of a table what the rule of thumb advises; it knows the table from its logbook."""

    def __init__(self, page: Page, word: str, game: str, seats: int) -> None:
        self.page, self.word, self.seats = page, word, seats
        self.game = find_game(game)
        self.policy = load_heuristics(self.game).policy
        self.random = random.Random(4)
        self.state: Any = None
        self.known = 0

    def look(self) -> None:
        """Take over what has happened at the table."""
        book = self.logbook()
        if self.state is None or len(book.plies) < self.known:
            self.state, self.known = self.game.start(self.seats, book.options), 0
        for ply in book.plies[self.known :]:
            self.state.play(self.game.catalogue.read(str(ply.move)))
        self.known = len(book.plies)

    def logbook(self) -> logbook.Logbook:
        """The logbook as the page may fetch it."""
        return logbook.read_logbook(
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

    def play(self, act: Act, enough: Callable[[Any], bool] = lambda _: False) -> None:
        """Play on until the game is over, or until this is enough."""
        for _ in range(MOST_DECISIONS):
            wait_for_something(self.page)
            self.look()
            if finished(self.page) or enough(self.state):
                return
            before = shown_ply(self.page)
            act(self.advice())
            self.wait(before)
        raise AssertionError("the game does not end")

    def wait(self, before: int) -> None:
        """Until the table has gone on."""
        wait_until(self.page, f"{PLY} > {before} || document.querySelector('.hint.no')")
        assert shown_ply(self.page) > before, self.page.locator(".bar").inner_text()


def shown_ply(page: Page) -> int:
    """Up to which ply the page shows the table."""
    found: int = page.evaluate(PLY)
    return found


CLICKS = """async (places) => {
    const until = async (found) => {
        for (let look = 0; look < 2000; look++) {
            const it = found()
            if (it) return it
            await new Promise((go) => setTimeout(go, 10))
        }
        throw new Error(`never: ${found}`)
    }
    await until(() => document.querySelector('.bar.asked'))
    for (const place of places) {
        const it = await until(() => document.querySelector(place))
        it.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    }
}"""
"""Clicks at one place after another, each as soon as it is there; asked of the page at once, since asking takes longer."""


def by_clicks(page: Page, captain: Captain) -> Act:
    """Point at one thing after another; a second click, or a button, where the table asks for it."""

    def act(advice: Iterator[tuple[str, Any]]) -> None:
        before = shown_ply(page)
        for move, seen in advice:
            offer = next(offer for offer in captain.game.scene(seen).offers if offer.move == move)
            if offer.touches:
                commit = [] if offer.warning is None and offer.at is not None else [COMMIT]
                page.evaluate(CLICKS, [*map(places, offer.touches), *commit])
            else:
                wait_until(page, ASKED)
                press(page, offer)
            before = shown_after(page, before)

    return act


COMMIT = ".commit:not([aria-disabled='true'])"


def shown_after(page: Page, ply: int) -> int:
    """Wait until the page shows more than this ply; which one it shows then."""
    wait_until(page, f"{PLY} > {ply}")
    return shown_ply(page)


def places(thing: str) -> str:
    """Where a thing, or one of several that are alike, is to be pointed at: on the chart, in a hand or tray, in a pile."""
    alike = (f"[data-thing='{thing}']", f"[data-thing^='{thing}#']")
    return ", ".join(f".live {one}, button{one}, {one} > button" for one in alike)


def press(page: Page, offer: Offer) -> None:
    """Press the button of an offer without a place."""
    page.locator(f".acts .offer[data-move='{offer.move}']").click()


def over(page: Page, captain: Captain) -> None:
    """The last page names whoever has won."""
    final = captain.logbook().final_state()
    assert final.winners is not None
    for seat in final.winners:
        name = page.locator(f".captains [data-captain='{seat}'] b").inner_text()
        expect(page.locator(".over")).to_contain_text(name)
