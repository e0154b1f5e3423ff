"""The site without server and network: whole games by clicks, guides, review, puzzles."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from spielhafen.bots.puzzle_book import puzzle_book
from spielhafen.core import logbook
from spielhafen.core.game import find_game
from spielhafen.guides import game_guides
from tests.browser import captain, test_columbus, test_ghost_ship, test_treasure_map
from tests.browser.adviser import PolicyPlayer, by_clicks
from tests.browser.captain import (
    bot,
    here,
    is_finished,
    play_by_clicks,
    wait_until_prompted,
)
from tests.browser.site_pages import (
    PROMPTED,
    ask_page,
    create_site_table,
    offline_page,
    open_table,
    show,
    site_space,
    wait_patiently,
)
from tests.browser.stages import DRAWN, FOLDER
from tests.browser.test_guides import click, follow
from tests.browser.test_play import take_turns_behind_the_curtain
from tests.browser.test_sandbox import press_card

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.xdist_group("browser-site-games")]


PATIENT_CHECKS = 6 * captain.MAX_CHECKS
"""Bots think longer in a page than on a server."""


@pytest.fixture(scope="module")
def page(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    """A page of the site whose file server is gone."""
    with pytest.MonkeyPatch.context() as patch, offline_page(browser, site_space(tmp_path_factory)) as opened:
        patch.setattr(captain, "MAX_CHECKS", PATIENT_CHECKS)
        yield opened


class SitePlayer(PolicyPlayer):
    """A player of the policy at a table of the site."""

    def logbook(self) -> logbook.Logbook:
        return logbook_of(self.page, self.word)


def logbook_of(page: Page, word: str) -> logbook.Logbook:
    """Fetch the logbook of a table as the page may read it."""
    status, content = ask_page(page, "GET", f"api/tables/{word}/logbook?seat=0")
    assert status == 200, content
    return logbook.read_logbook(content)


def by_policy(game: str) -> Callable[[Page, str], None]:
    """Return a function that plays a game for two by the policy."""

    def play(page: Page, word: str) -> None:
        player = SitePlayer(page, word, game, seats=2)
        player.play(by_clicks(page, player))

    return play


def play_santa_timea(page: Page, word: str) -> None:
    """Play the first card on offer."""
    play_by_clicks(page, is_finished)


def play_columbus(page: Page, word: str) -> None:
    """Play at random."""
    test_columbus.play(page, test_columbus.click)


def play_ghost_ship(page: Page, word: str) -> None:
    """Play at random."""
    test_ghost_ship.play(page, random.Random(5))


def play_treasure_map(page: Page, word: str) -> None:
    """Play at random."""
    rng = random.Random(3)
    for _ in range(test_treasure_map.MAX_DECISIONS):
        wait_until_prompted(page)
        if is_finished(page):
            return
        test_treasure_map.decide(page, rng)
    raise AssertionError("the game does not end")


GAMES: dict[str, tuple[Callable[[Page, str], None], dict[str, object]]] = {
    "santa_timea": (play_santa_timea, {}),
    "columbus": (play_columbus, {}),
    "seeschlacht": (by_policy("seeschlacht"), {"encounter": True}),
    "ghost_ship": (play_ghost_ship, {"ready_made": True}),
    "treasure_map": (play_treasure_map, {}),
    "caribbean_conquest": (by_policy("caribbean_conquest"), {"boxes": 1}),
}
"""How each game is played, and the options of a short one."""


IN_LONG_RUN = ("seeschlacht", "ghost_ship", "caribbean_conquest")
"""Games of many decisions, whose deals differ: a page draws its own keys."""


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=pytest.mark.long if game in IN_LONG_RUN else ()) for game in GAMES]
)
def test_a_whole_game_is_played_by_clicks_without_a_network(page: Page, game: str) -> None:
    play, options = GAMES[game]
    word = create_site_table(page, game, [here("Ada"), bot("Bo", "greedy")], options=options)
    wait_patiently(page, PROMPTED)
    play(page, word)
    book = logbook_of(page, word)
    winners = book.final_state().winners
    assert winners is not None
    for seat in winners:
        name = page.locator(f".captains [data-captain='{seat}'] b").inner_text()
        expect(page.locator(".over")).to_contain_text(name)
    assert {ply.actor for ply in book.plies} >= {0, 1}
    expect(page.locator(".over")).to_be_visible()
    check_dice(page)
    look_back(page)


def check_dice(page: Page) -> None:
    """Let the page compute all dice and cards of the finished game anew."""
    page.get_by_role("button", name="Check dice and cards").click()
    findings = page.locator(".findings")
    expect(findings).to_contain_text("The key is the one that was promised before the first draw.")
    expect(findings).to_contain_text("It is the promise that this browser was shown")
    expect(findings.locator(".bad")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(findings).to_have_count(0)


def look_back(page: Page) -> None:
    """Show the beginning of the finished game."""
    page.get_by_role("button", name="Look at the table").click()
    page.keyboard.press("h")
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    page.evaluate("globalThis.atEnd = document.querySelector('.stage').innerHTML")
    slider.fill("0")
    wait_patiently(page, f"{DRAWN} && document.querySelector('.stage').innerHTML !== atEnd")


def test_two_at_one_screen_never_see_each_others_cards(page: Page) -> None:
    create_site_table(page, "santa_timea", [here("Ada"), here("Bo")])
    take_turns_behind_the_curtain(page, 4)


@pytest.mark.parametrize("game", GAMES)
def test_a_first_game_is_guided(page: Page, game: str) -> None:
    guide = game_guides(find_game(game))[0]
    seats = [here("Ada") if seat == guide.learner else bot(f"Bot {seat}") for seat in range(guide.seats)]
    create_site_table(page, game, seats, guide=guide.name)
    expect(page.locator(".guide")).to_be_visible()
    follow(page, click)
    page.get_by_role("button", name="Now play on").click()
    expect(page.locator(".guide")).to_have_count(0)


def test_a_game_is_reviewed(page: Page) -> None:
    book = FOLDER / "caribbean_conquest/tests/golden/as-printed-two-captains.log"
    seats = [here("Ada"), bot("Bo", "greedy")]
    open_table(page, "api/logbooks", {"logbook": book.read_text("utf-8"), "ply": None, "seats": seats})
    page.get_by_role("button", name="Review the game").click()
    review = page.get_by_role("region", name="What decided it")
    expect(review.get_by_role("navigation").get_by_role("button").first).to_be_visible(timeout=180_000)
    expect(review).to_contain_text("would have been better")


def test_a_puzzle_is_solved(page: Page) -> None:
    puzzle = puzzle_book(find_game("santa_timea")).puzzles[0]
    show(page, "#/puzzles")
    page.get_by_role("region", name="Santa Timea").get_by_role("button", name="Puzzle 1,").click()
    press_card(page, puzzle.best[0])
    expect(page.locator(".puzzle")).to_contain_text("Right!")
    page.locator(".puzzle").get_by_role("link", name="All puzzles").click()
    expect(page.get_by_role("button", name="Puzzle 1, easy, solved")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_rulebook_is_read_with_its_examples(page: Page, game: str) -> None:
    show(page, f"#/rules/{game}")
    example = page.locator("[id^='paragraph-'] details").first
    example.locator("summary").click()
    expect(example.locator(".board svg").first).to_be_visible()
