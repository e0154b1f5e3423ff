"""A player in the browser who plays the moves of the policy by clicks."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import Page, expect

from spielhafen.bots.heuristics import load_heuristics
from spielhafen.core import logbook
from spielhafen.core.game import find_game
from spielhafen.core.scene import Offer, Scene
from spielhafen.core.secret import view
from tests.browser.captain import ASKED, is_finished, wait_until, wait_until_prompted

Act = Callable[[Iterator[tuple[str, Any]]], None]

MAX_DECISIONS = 3000
PLY = "+(document.querySelector('.table')?.dataset.ply ?? -1)"
MAX_MOVES = 64
"""The maximum of moves in one request."""


class PolicyPlayer:
    """A player at the page of a table who plays the moves of the policy.

    The table is replayed from its logbook.
    """

    def __init__(self, page: Page, word: str, game: str, seats: int) -> None:
        self.page, self.word, self.seats = page, word, seats
        self.game = find_game(game)
        self.policy = load_heuristics(self.game).policy
        self.random = random.Random(4)
        self.state: Any = None
        self.known = 0

    def update(self) -> None:
        """Replay the new plies of the table."""
        book = self.logbook()
        if self.state is None or len(book.plies) < self.known:
            self.state, self.known = self.game.start(self.seats, book.options), 0
        for ply in book.plies[self.known :]:
            self.state.play(self.game.catalogue.read(str(ply.move)))
        self.known = len(book.plies)

    def logbook(self) -> logbook.Logbook:
        """Fetch the logbook as the page may read it."""
        return logbook.read_logbook(
            self.page.evaluate(
                "async (word) => (await fetch(`/api/tables/${word}/logbook?seat=0`)).text()", self.word
            )
        )

    def turn(self) -> Iterator[tuple[str, Any]]:
        """Yield the moves until it is the turn of chance or another seat, with the view before each."""
        trial = self.state.clone()
        for _ in range(MAX_MOVES):
            if trial.actor() != 0:
                return
            seen = view(trial, 0)
            move = self.policy(seen, seen.moves(), self.random)
            trial.play(move)
            yield str(move), seen

    def play(self, act: Act, until: Callable[[Any], bool] = lambda _: False) -> None:
        """Play until the game is over or the state meets a condition."""
        for _ in range(MAX_DECISIONS):
            wait_until_prompted(self.page)
            self.update()
            if is_finished(self.page) or until(self.state):
                return
            before = shown_ply(self.page)
            act(self.turn())
            self.wait(before)
        raise AssertionError("the game does not end")

    def wait(self, before: int) -> None:
        """Wait until the page shows a later ply than `before`."""
        wait_until(self.page, f"{PLY} > {before} || document.querySelector('.hint.no')")
        assert shown_ply(self.page) > before, self.page.locator(".bar").inner_text()


def shown_ply(page: Page) -> int:
    """Return the ply that the page shows."""
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
"""Click elements one after another as they appear, in one call since calls are slow."""


def by_clicks(page: Page, player: PolicyPlayer) -> Act:
    """Return a function that plays by clicks on the touches of an offer and on its button."""

    def act(turn: Iterator[tuple[str, Any]]) -> None:
        before = shown_ply(page)
        for move, seen in turn:
            offer = next(offer for offer in player.game.scene(seen).offers if offer.move == move)
            if offer.formal:  # among bots the page answers by itself
                continue
            if offer.touches:
                at_once = offer.at is not None or offer.quick or is_attack(offer, player.game.scene(seen))
                commit = [] if offer.warning is None and at_once else [COMMIT]
                page.evaluate(CLICKS, [*map(selector, offer.touches), *commit])
            else:
                wait_until(page, ASKED)
                press(page, offer)
            before = shown_after(page, before)

    return act


def is_attack(offer: Offer, scene: Scene) -> bool:
    """Return whether a move attacks another player's piece, which the page does at once."""
    return any(piece.id == offer.touches[-1] and piece.owner not in {None, 0} for piece in scene.pieces)


COMMIT = "button.commit:not([aria-disabled='true'])"


def wait_until_played(page: Page, before: int) -> None:
    """Wait until the page shows a later ply than `before`."""
    wait_until(page, f"{PLY} > {before}")


def shown_after(page: Page, ply: int) -> int:
    """Wait until the page shows a later ply, and return it."""
    wait_until_played(page, ply)
    return shown_ply(page)


def selector(thing: str) -> str:
    """Return the selector of a thing, or of several alike, on the board or in a zone."""
    exact_or_alike = (f"[data-thing='{thing}']", f"[data-thing^='{thing}#']")
    return ", ".join(f".live {one}, button{one}, {one} > button" for one in exact_or_alike)


def press(page: Page, offer: Offer) -> None:
    """Press the button of an offer without touches."""
    page.locator(f".acts .offer[data-move='{offer.move}']").click()


def expect_winners(page: Page, player: PolicyPlayer) -> None:
    """Check that the last page names the winners."""
    final = player.logbook().final_state()
    assert final.winners is not None
    for seat in final.winners:
        name = page.locator(f".captains [data-captain='{seat}'] b").inner_text()
        expect(page.locator(".over")).to_contain_text(name)
