"""Matches of two people in two browsers, with a reload and a killed server."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from spielhafen.bots.heuristics import load_heuristics
from spielhafen.core.scene import Offer
from spielhafen.core.secret import view
from spielhafen.match import Match, Opened, load_event
from spielhafen.match.play_moves import play_moves
from spielhafen.store import Store
from tests.browser.adviser import COMMIT, PLY, selector
from tests.browser.captain import ASKED, create_table, here, wait_until
from tests.browser.conftest import FLAGS
from tests.browser.harbour import Harbour

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.xdist_group("browser-two")]
OpenPage = Callable[..., Page]

PLAYED: dict[str, dict[str, Any]] = {
    "santa_timea": {},
    "columbus": {},
    "seeschlacht": {"short": True},
    "treasure_map": {},
    "caribbean_conquest": {"boxes": 1},
    "ghost_ship": {"ready_made": True},
}
"""The options of all games, for short matches."""
IN_SHORT_RUN = "santa_timea"
"""The game of the ordinary run."""

FEW = 3
"""Decisions of each player by clicks between two events of the ordinary run."""
TURNS_AWAY = 4
"""Turns that are played while both pages show something else."""
ALL = 10_000
MAX_MOVES = 64
"""The maximum of moves in one request."""

CLICK_STEPS = """async ({ steps, button }) => {
    const until = async (found) => {
        for (let look = 0; look < 2000; look++) {
            const it = found()
            if (it) return it
            await new Promise((go) => setTimeout(go, 10))
        }
        throw new Error(`never: ${steps} ${button}`)
    }
    const touched = new Set() // several things alike are clicked once each
    const all = (place) => [...document.querySelectorAll(place)].filter((it) => !touched.has(it))
    await until(() => document.querySelector('.bar.asked'))
    for (const place of steps) {
        const it = await until(() => document.querySelector(button) ?? all(place)[0])
        touched.add(it)
        it.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
        if (it.matches(button)) return
    }
}"""
"""Click elements one after another as they appear, or the button of the same move."""

PLAY = """async ([word, seat, moves, seq]) => {
    const answer = await fetch(`/api/tables/${word}/moves`, {
        method: 'POST', body: JSON.stringify({ seat, moves, seq }),
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() } })
    const table = await answer.json()
    return [table.seq, table.hash]
}"""
"""Play by a request with the token of this browser; return number and hash of the table."""
READ_STATUS = """async ([word, seat]) => {
    const table = await (await fetch(`/api/tables/${word}?seat=${seat}`)).json()
    return [table.seq, table.hash]
}"""
LOST = "document.querySelector('[role=alert]')"
OVER = "document.querySelector('.over h2')"


class TwoPageTable:
    """A table of two people in two browsers.

    The test reads the events from the store, not from the pages.
    """

    def __init__(self, harbour: Harbour, table_id: str, pages: list[Page]) -> None:
        self.id, self.pages = table_id, pages
        self.store = Store(harbour.folder / "harbour.sqlite")
        self.events = self.store.events(table_id)
        opened = load_event(self.events[0])
        assert isinstance(opened, Opened)
        self.match = Match(opened)
        self.policy = load_heuristics(self.match.game).policy
        self.random = Random(4)

    def update(self) -> None:
        """Apply the events that the server has stored since."""
        self.events += self.store.events(self.id, len(self.events))
        for body in self.events[self.match.seq :]:
            self.match.apply(load_event(body))

    def is_running(self) -> bool:
        """Return whether the game is not over."""
        self.update()
        return self.match.winners is None

    def wait_for_pages(self) -> None:
        """Wait until both pages show all plies; close scoring sheets that cover the board."""
        self.update()
        for page in self.pages:
            behind = f"{PLY} < {len(self.match.plies)}"
            sheet = page.locator(".over").get_by_role("button", name="Sail on")
            while True:
                wait_until(page, f"!({behind}) || document.querySelector('.over')")
                if not sheet.count():
                    break
                sheet.click()

    def wait_for_turn(self) -> int:
        """Wait until a page asks for a decision, and return its seat."""
        self.wait_for_pages()
        seat = self.match.actors()[0]
        wait_until(self.pages[seat], ASKED)
        return seat

    def turn(self, seat: int) -> Iterator[tuple[str, Offer]]:
        """Yield the policy's moves until the turn of chance or the other seat, with their offers."""
        trial = self.match.state.clone()
        for _ in range(MAX_MOVES):
            if seat not in trial.actors():
                return
            if trial.actor() != seat:
                trial.ask(seat)
            seen = view(trial, seat)
            move = self.policy(seen, seen.moves(), self.random)
            offers = self.match.game.scene(seen).offers
            trial.play(move)
            yield str(move), next(offer for offer in offers if offer.move == str(move))
            if trial.actor() != seat:
                return

    def turn_moves(self, seat: int) -> list[str]:
        """Return the moves of such a turn."""
        return [move for move, _ in self.turn(seat)]

    def would_end(self, seat: int, moves: list[str]) -> bool:
        """Return whether these moves end the game; the store has the key of the dice, too."""
        return self.match.with_event(play_moves(self.match, seat, moves, 1.0)).winners is not None

    def play_by_clicks(self, decisions: int) -> None:
        """Let each player make `decisions` decisions by clicks, or all until the end."""
        left = {0: decisions, 1: decisions}
        while any(left.values()) and self.is_running():
            seat = self.wait_for_turn()
            if not left[seat]:
                self.play(seat, self.turn_moves(seat))
                continue
            for _, offer in self.turn(seat):
                self.click(seat, offer)
                left[seat] -= 1
                if not left[seat]:
                    break

    def click(self, seat: int, offer: Offer) -> None:
        """Make one decision and wait until both pages show it."""
        click_offer(self.pages[seat], offer)
        wait_until(self.pages[seat], f"{PLY} > {len(self.match.plies)}")
        self.wait_for_pages()

    def play(self, seat: int, moves: list[str]) -> None:
        """Play a turn by a request with the token of a browser."""
        status = self.pages[seat].evaluate(PLAY, [self.id, seat, moves, self.match.seq])
        self.update()
        assert status == [self.match.seq, self.match.view_hash]

    def play_while_away(self, turns: int) -> None:
        """Play turns, but not the last one, while both pages show something else."""
        for page in self.pages:
            page.evaluate("location.hash = '#/'")
        for _ in range(turns):
            seat = self.match.actors()[0]
            moves = self.turn_moves(seat)
            if self.would_end(seat, moves):
                break
            self.play(seat, moves)
        for page in self.pages:
            page.evaluate(f"location.hash = '#/table/{self.id}'")
        self.wait_for_pages()


def click_offer(page: Page, offer: Offer) -> None:
    """Make a move by clicks on its things, and on its button if it needs one."""
    button = f".acts .offer[data-move='{offer.move}']"
    at_once = offer.at is not None or offer.quick
    needs_commit = offer.touches and (not at_once or offer.warning is not None)
    steps = [selector(thing) for thing in offer.touches or offer.together]
    steps += [COMMIT] if needs_commit else [] if offer.touches else [button]
    page.evaluate(CLICK_STEPS, {"steps": steps, "button": button})


@pytest.fixture(scope="module")
def other_browser(browser: Browser, windowless: str) -> Iterator[Browser]:
    """Launch a second browser in processes of its own."""
    launched = browser.browser_type.launch(executable_path=windowless, args=FLAGS)
    yield launched
    launched.close()


@pytest.fixture
def desk(open_page: OpenPage) -> Page:
    return open_page()


@pytest.fixture
def phone(open_page: OpenPage, other_browser: Browser) -> Page:
    return open_page(390, 844, of=other_browser, touch=True)


def sit_down(desk: Page, phone: Page, game: str) -> str:
    """Create a table on the desktop and join it by its link on the phone; return its id."""
    table = create_table(desk, [here("Ada"), {"kind": "open"}], game=game, **PLAYED[game])
    phone.goto(desk.get_by_label("Link to this table").input_value())
    phone.get_by_label("Your name").fill("Bo")
    phone.get_by_role("button", name="Sit down").tap()
    expect(phone.get_by_role("button", name="Sit down")).to_have_count(0)
    expect(desk.locator(".captains")).to_contain_text("Bo")
    return table


def kill_during_move(table: TwoPageTable, harbour: Harbour) -> None:
    """Kill the server while a player makes a move, and restart it.

    Both pages must recover by themselves: earlier events are kept, the move is made once, and both pages show it.
    """
    seat = table.wait_for_turn()
    for page in table.pages:
        page.evaluate("globalThis.stayed = true")
    known, plies = list(table.events), len(table.match.plies)
    harbour.kill()
    for page in table.pages:
        wait_until(page, LOST)
    click_offer(table.pages[seat], next(table.turn(seat))[1])
    harbour.open()
    for page in table.pages:
        wait_until(page, f"!{LOST} && {PLY} > {plies}")
        assert page.evaluate("globalThis.stayed") is True
    table.update()
    assert table.events[:-1] == known


@pytest.mark.parametrize(
    "game",
    [pytest.param(game, marks=() if game == IN_SHORT_RUN else pytest.mark.long) for game in PLAYED],
)
def test_two_browsers_play_to_the_end(
    desk: Page, phone: Page, harbour: Harbour, game: str, long_run: bool
) -> None:
    table = TwoPageTable(harbour, sit_down(desk, phone, game), [desk, phone])
    table.play_by_clicks(FEW)
    phone.reload()
    table.play_by_clicks(FEW)
    table.play_while_away(TURNS_AWAY)
    kill_during_move(table, harbour)
    table.play_by_clicks(ALL if long_run else FEW)
    if table.is_running():
        table.play_while_away(ALL)
        table.play_by_clicks(MAX_MOVES)
    for page in table.pages:
        wait_until(page, OVER)
    last = [page.locator(".over h2, .over table").all_inner_texts() for page in table.pages]
    statuses = [page.evaluate(READ_STATUS, [table.id, seat]) for seat, page in enumerate(table.pages)]
    table.store.close()
    assert last[0] == last[1]
    assert statuses == [[table.match.seq, table.match.view_hash]] * 2


def test_a_draw_is_offered_in_one_browser_and_agreed_to_in_the_other(desk: Page, phone: Page) -> None:
    sit_down(desk, phone, "santa_timea")
    desk.get_by_role("button", name="Players", exact=True).click()
    desk.get_by_role("button", name="Offer a draw").click()
    desk.get_by_role("button", name="Offer it").click()
    expect(desk.get_by_text("You have offered a draw")).to_be_visible()
    phone.get_by_role("button", name="Agree").tap()
    for page in (desk, phone):
        expect(page.get_by_role("heading", name="A draw, as all agreed")).to_be_visible()
    phone.get_by_role("button", name="Look at the table").tap()
    expect(phone.get_by_text("A draw, as all agreed").first).to_be_visible()
