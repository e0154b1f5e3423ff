"""Two people in two browsers play every game to its end against each other; one of them is reloaded, and the server killed."""

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
from tests.browser.adviser import COMMIT, PLY, places
from tests.browser.captain import ASKED, here, put_table, wait_until
from tests.browser.conftest import FLAGS
from tests.browser.harbour import Harbour

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser-two")]
OpenPage = Callable[..., Page]

PLAYED: dict[str, dict[str, Any]] = {
    "santa_timea": {},
    "columbus": {},
    "seeschlacht": {"short": True},
    "treasure_map": {},
    "caribbean_conquest": {"boxes": 1},
    "ghost_ship": {"ready_made": True},
}
"""All games, in the form in which two play them in an evening."""
EVERY_RUN = "santa_timea"
"""The others wait for the long run."""

SHARE = 3
"""Decisions that each of the two makes by clicks before and after whatever happens, in the ordinary run."""
BETWEEN = 4
"""Turns between reloading and killing."""
ALL = 10_000
TURN = 64
"""Moves that a table takes at once."""

POINT = """async ({ steps, button }) => {
    const until = async (found) => {
        for (let look = 0; look < 2000; look++) {
            const it = found()
            if (it) return it
            await new Promise((go) => setTimeout(go, 10))
        }
        throw new Error(`never: ${steps} ${button}`)
    }
    const touched = new Set() // of things that are alike, each once
    const all = (place) => [...document.querySelectorAll(place)].filter((it) => !touched.has(it))
    await until(() => document.querySelector('.bar.asked'))
    for (const place of steps) {
        const it = await until(() => document.querySelector(button) ?? all(place)[0])
        touched.add(it)
        it.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
        if (it.matches(button)) return
    }
}"""
"""Points at one thing after another, each as soon as it is there; where a button says the same, presses that."""

BY_TOKEN = """async ([word, seat, moves, seq]) => {
    const answer = await fetch(`/api/tables/${word}/moves`, {
        method: 'POST', body: JSON.stringify({ seat, moves, seq }),
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() } })
    const table = await answer.json()
    return [table.seq, table.hash]
}"""
"""Plays with the token of this browser, past its page; what the answer says of the table."""
STANDS = """async ([word, seat]) => {
    const table = await (await fetch(`/api/tables/${word}?seat=${seat}`)).json()
    return [table.seq, table.hash]
}"""
LOST = "document.querySelector('[role=alert]')"
OVER = "document.querySelector('.over h2')"


class Voyage:
    """A table with two people, each at a browser of his own. What has happened stands in the harbour's book; there the test
    reads, and not in what either of the pages says."""

    def __init__(self, harbour: Harbour, word: str, pages: list[Page]) -> None:
        self.word, self.pages = word, pages
        self.store = Store(harbour.folder / "harbour.sqlite")
        self.written = self.store.events(word)
        opened = load_event(self.written[0])
        assert isinstance(opened, Opened)
        self.match = Match(opened)
        self.policy = load_heuristics(self.match.game).policy
        self.random = Random(4)

    def look(self) -> None:
        """Take over what the server has written down since."""
        self.written += self.store.events(self.word, len(self.written))
        for body in self.written[self.match.seq :]:
            self.match.apply(load_event(body))

    def goes_on(self) -> bool:
        """Whether the game is not over yet."""
        self.look()
        return self.match.winners is None

    def both_see(self) -> None:
        """Until both pages show all that was written down; a reckoning over the chart is put away when it was read."""
        self.look()
        for page in self.pages:
            behind = f"{PLY} < {len(self.match.plies)}"
            sheet = page.locator(".over").get_by_role("button", name="Sail on")
            while True:
                wait_until(page, f"!({behind}) || document.querySelector('.over')")
                if not sheet.count():
                    break
                sheet.click()

    def asked(self) -> int:
        """The seat that is asked; its page says so."""
        self.both_see()
        seat = self.match.actors()[0]
        wait_until(self.pages[seat], ASKED)
        return seat

    def advice(self, seat: int) -> Iterator[tuple[str, Offer]]:
        """What the rule of thumb does until chance or somebody else has the word, and how each move is offered then."""
        trial = self.match.state.clone()
        for _ in range(TURN):
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

    def turn(self, seat: int) -> list[str]:
        """The moves of such a turn."""
        return [move for move, _ in self.advice(seat)]

    def ends(self, seat: int, moves: list[str]) -> bool:
        """Whether the game will be over after this: the harbour's book holds the key of its dice, too."""
        return self.match.with_event(play_moves(self.match, seat, moves, 1.0)).winners is not None

    def by_clicks(self, decisions: int) -> None:
        """Each of the two makes so many decisions by pointing at things, or all that there are until the end."""
        left = {0: decisions, 1: decisions}
        while any(left.values()) and self.goes_on():
            seat = self.asked()
            if not left[seat]:
                self.by_token(seat, self.turn(seat))
                continue
            for _, offer in self.advice(seat):
                self.click(seat, offer)
                left[seat] -= 1
                if not left[seat]:
                    break

    def click(self, seat: int, offer: Offer) -> None:
        """One decision, and both see it."""
        point(self.pages[seat], offer)
        wait_until(self.pages[seat], f"{PLY} > {len(self.match.plies)}")
        self.both_see()

    def by_token(self, seat: int, moves: list[str]) -> None:
        """A turn is played with the token of a browser, past its page."""
        told = self.pages[seat].evaluate(BY_TOKEN, [self.word, seat, moves, self.match.seq])
        self.look()
        assert told == [self.match.seq, self.match.view_hash]

    def elsewhere(self, turns: int) -> None:
        """Both look at something else while so many turns are played, at most up to the last; then they come back."""
        for page in self.pages:
            page.evaluate("location.hash = '#/'")
        for _ in range(turns):
            seat = self.match.actors()[0]
            moves = self.turn(seat)
            if self.ends(seat, moves):
                break
            self.by_token(seat, moves)
        for page in self.pages:
            page.evaluate(f"location.hash = '#/table/{self.word}'")
        self.both_see()


def point(page: Page, offer: Offer) -> None:
    """Make a move by clicks: on what it touches or gathers, and on the button that commits it, if it waits for one."""
    button = f".acts .offer[data-move='{offer.move}']"
    waits = offer.touches and (offer.at is None or offer.warning is not None)
    steps = [places(thing) for thing in offer.touches or offer.together]
    steps += [COMMIT] if waits else [] if offer.touches else [button]
    page.evaluate(POINT, {"steps": steps, "button": button})


@pytest.fixture(scope="module")
def other_browser(browser: Browser, windowless: str) -> Iterator[Browser]:
    """A second browser, in processes of its own."""
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
    """Ada lays a table and sends its link, and Bo taps on it; the word of the table."""
    word = put_table(desk, [here("Ada"), {"kind": "open"}], game=game, **PLAYED[game])
    phone.goto(desk.get_by_label("Link to this table").input_value())
    phone.get_by_label("Your name").fill("Bo")
    phone.get_by_role("button", name="Sit down").tap()
    expect(phone.get_by_role("button", name="Sit down")).to_have_count(0)
    expect(desk.locator(".captains")).to_contain_text("Bo")
    return word


def kill(voyage: Voyage, harbour: Harbour) -> None:
    """The server is killed while somebody is at a move. When it is back, both pages notice by themselves: what they were told
    before stands, the move is made once, and the other one sees it."""
    seat = voyage.asked()
    for page in voyage.pages:
        page.evaluate("globalThis.stayed = true")
    known, plies = list(voyage.written), len(voyage.match.plies)
    harbour.kill()
    for page in voyage.pages:
        wait_until(page, LOST)
    point(voyage.pages[seat], next(voyage.advice(seat))[1])
    harbour.open()
    for page in voyage.pages:
        wait_until(page, f"!{LOST} && {PLY} > {plies}")
        assert page.evaluate("globalThis.stayed") is True
    voyage.look()
    assert voyage.written[:-1] == known


@pytest.mark.parametrize(
    "game",
    [pytest.param(game, marks=() if game == EVERY_RUN else pytest.mark.long) for game in PLAYED],
)
def test_two_browsers_play_to_the_end(
    desk: Page, phone: Page, harbour: Harbour, game: str, long_run: bool
) -> None:
    voyage = Voyage(harbour, sit_down(desk, phone, game), [desk, phone])
    voyage.by_clicks(SHARE)
    phone.reload()
    voyage.by_clicks(SHARE)
    voyage.elsewhere(BETWEEN)
    kill(voyage, harbour)
    voyage.by_clicks(ALL if long_run else SHARE)
    if voyage.goes_on():
        voyage.elsewhere(ALL)
        voyage.by_clicks(TURN)
    for page in voyage.pages:
        wait_until(page, OVER)
    last = [page.locator(".over h2, .over table").all_inner_texts() for page in voyage.pages]
    told = [page.evaluate(STANDS, [voyage.word, seat]) for seat, page in enumerate(voyage.pages)]
    voyage.store.close()
    assert last[0] == last[1]
    assert told == [[voyage.match.seq, voyage.match.view_hash]] * 2


def test_a_draw_is_offered_in_one_browser_and_agreed_to_in_the_other(desk: Page, phone: Page) -> None:
    sit_down(desk, phone, "santa_timea")
    desk.get_by_role("button", name="Who sits here").click()
    desk.get_by_role("button", name="Offer a draw").click()
    desk.get_by_role("button", name="Offer it").click()
    expect(desk.get_by_text("You have offered a draw")).to_be_visible()
    phone.get_by_role("button", name="All right").tap()
    for page in (desk, phone):
        expect(page.get_by_role("heading", name="A draw, as all agreed")).to_be_visible()
    phone.get_by_role("button", name="Look at the table").tap()
    expect(phone.get_by_text("A draw, as all agreed").first).to_be_visible()
