"""Ghost Ship in the browser: the sea is laid and the voyage sailed by clicks."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import cast

import pytest
from playwright.sync_api import Page, expect

from spielhafen.core.logbook import read_logbook
from spielhafen.core.secret import view
from spielhafen.core.tracked import pieces_in
from spielhafen.games.ghost_ship.board.tiles import CHIP_VALUE
from spielhafen.games.ghost_ship.bot import policy
from spielhafen.games.ghost_ship.moves import Dock
from spielhafen.games.ghost_ship.state import Ghostly
from tests.browser.adviser import PLY, shown_ply, wait_until_played
from tests.browser.captain import ASKED, bot, create_table, here, is_finished, wait_until, wait_until_prompted
from tests.browser.stages import open_position
from tests.browser.staging import show_state
from tests.browser.test_columbus import CAN_COMMIT, logbook_of, point_at_field

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.xdist_group("browser-ghost_ship")]

TILES = ".hand li:not(.barred) button"
PLACES = ".live .goal"
THINGS = ".live .piece.may"
HANDLES = ".live .handle"
BUTTONS = ".acts .offer"
ANSWERS = f".over, {PLACES}, {THINGS}, {HANDLES}, {BUTTONS}, .hand.tiles li:not(.barred)"
LAYING = "document.querySelector('.hand.tiles')"
FREE = """async (word) => {
    const { scene } = await (await fetch(`/api/tables/${word}`)).json()
    return scene.geometry.spaces.filter(({ kind, edges }) => kind !== 'rim' && !edges).length
}"""
TWO_FRAMES = "() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))"
"""Wait until the page has drawn what a click has changed."""
MAX_DECISIONS = 3000
FINDS = 97
"""The ply of a golden logbook at which a treasure is taken."""
NEARLY_LAID = 67
"""The ply of the golden logbook with one place left, on which a tile in hand fits."""


def wait_until_asked(page: Page) -> None:
    """Wait for an offer or the end of the game; the board may be drawn after the prompt."""
    wait_until_prompted(page)
    wait_until(page, f"document.querySelector('{ANSWERS}')")


def lay_tile(page: Page, rng: random.Random) -> None:
    """Select a tile, rotate it at random, and play it on a highlighted place."""
    before = shown_ply(page)
    if not page.locator(".hand .chosen").count():
        page.locator(TILES).nth(rng.randrange(page.locator(TILES).count())).click()
    for _ in range(rng.randrange(3)):
        page.keyboard.press("e")
    page.locator(PLACES).nth(rng.randrange(page.locator(PLACES).count())).click()
    page.locator(CAN_COMMIT).click()
    wait_until_played(page, before)


def choose_corner(page: Page, rng: random.Random) -> None:
    """Play on a highlighted field."""
    before = shown_ply(page)
    page.locator(PLACES).nth(rng.randrange(page.locator(PLACES).count())).click(force=True)
    page.locator(CAN_COMMIT).click()
    wait_until_played(page, before)


def sail(page: Page, rng: random.Random) -> None:
    """Play a move of the voyage or select a ship; buttons at random, or if there is no other."""
    before = shown_ply(page)
    things, places = page.locator(THINGS).count(), page.locator(PLACES).count()
    handles = page.locator(HANDLES).count()
    if handles and rng.random() < 0.7:
        page.locator(HANDLES).nth(rng.randrange(handles)).click(force=True)
        return wait_until_played(page, before)
    if things and rng.random() < 0.7:
        page.locator(THINGS).nth(rng.randrange(things)).click(force=True)
    elif places and (rng.random() < 0.85 or not page.locator(BUTTONS).count()):
        page.locator(PLACES).nth(rng.randrange(places)).click(force=True)
    else:
        buttons = page.locator(BUTTONS).count()
        page.locator(BUTTONS).nth(rng.randrange(buttons)).click()
        return wait_until_played(page, before)
    page.evaluate(TWO_FRAMES)
    wait_until(page, f"{PLY} > {before} || document.querySelector({CAN_COMMIT!r}) || {ASKED}")
    if not page.locator(CAN_COMMIT).count():
        return None  # the click has played a step that can be taken back, or has only selected a ship
    page.locator(CAN_COMMIT).click()
    return wait_until_played(page, before)


def decide(page: Page, rng: random.Random) -> None:
    """Make one decision of either part."""
    if page.evaluate(LAYING):
        lay_tile(page, rng)
    elif page.evaluate("!!document.querySelector('svg.wheel')"):
        sail(page, rng)
    else:
        choose_corner(page, rng)


def play(page: Page, rng: random.Random, until: str = "false") -> None:
    """Play until a condition is true in the page or the game is over."""
    for _ in range(MAX_DECISIONS):
        wait_until_asked(page)
        if is_finished(page) or page.evaluate(until):
            return
        decide(page, rng)
    raise AssertionError("the game does not end")


def test_a_whole_sea_is_laid_by_clicks_and_the_ships_set_sail(page: Page) -> None:
    others = [bot(name, "greedy") for name in ("Bo", "Cy", "Di")]
    word = create_table(page, [here("Ada"), *others], game="ghost_ship")
    rng = random.Random(5)
    play(page, rng, until="!!document.querySelector('svg.wheel')")
    for _ in range(8):
        wait_until_asked(page)
        decide(page, rng)

    moves = [str(ply.move) for ply in logbook_of(page, word).plies]
    assert (
        sum(move.startswith("lay ") for move in moves) >= 30
    )  # some tiles are put aside and replaced by others
    assert page.evaluate(FREE, word) == 0
    assert any(move.startswith(("spin", "save")) for move in moves)
    expect(page.locator("svg.wheel")).to_have_count(2)


def start_with_quest_tile(page: Page) -> None:
    """Create a table and play until the first ?-tile is selected."""
    create_table(page, [here("Ada"), bot("Bo", "greedy")], game="ghost_ship")
    wait_until_asked(page)
    if not page.evaluate(LAYING):
        choose_corner(page, random.Random(1))
        wait_until(page, f"{ASKED} && {LAYING}")
    expect(page.locator(".hand .chosen")).to_have_count(1)


def test_a_tile_is_rotated_by_key_button_and_wheel_before_it_is_laid(page: Page) -> None:
    start_with_quest_tile(page)
    ground = page.locator(".hand .chosen .ground")

    def rotation() -> str:
        return str(ground.evaluate("ground => ground.style.transform"))

    before = rotation()
    if not page.locator(".quarter").count():
        return  # open sea looks the same in every rotation
    page.keyboard.press("e")
    page.locator(".quarter").click()
    assert rotation() != before
    page.keyboard.press("q")
    page.locator("svg.live").dispatch_event("wheel", {"deltaY": -120})
    assert rotation() == before


def test_where_a_tile_does_not_fit_the_status_says_why(page: Page) -> None:
    start_with_quest_tile(page)
    point_at_field(page, across=4.5, down=3.5)  # D5 is occupied
    expect(page.get_by_role("alert")).to_contain_text("A tile lies there already")


def test_the_rest_of_the_sea_is_laid_by_a_bot_and_the_player_sails(page: Page) -> None:
    open_position(page, "ghost_ship", "two-captains-lay-and-sail", NEARLY_LAID)
    page.get_by_role("button", name="Lay the rest for me").click()
    expect(page.locator(".captains")).to_contain_text("in your place")
    wait_until(page, f"{ASKED} && document.querySelector('svg.wheel')")
    expect(page.locator(".captains")).not_to_contain_text("in your place")
    expect(page.get_by_role("button", name="Lay the rest for me")).to_have_count(0)


# The voyage


PLAY = """async ([word, seat, move, seq]) => (await fetch(`/api/tables/${word}/moves`, {
    method: 'POST', body: JSON.stringify({ seat, moves: [move], seq }),
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() } })).status"""
LOGBOOK = "async ([word, seat]) => (await fetch(`/api/tables/${word}/logbook?seat=${seat}`)).text()"
TABLE = "async ([word, seat]) => (await fetch(`/api/tables/${word}?seat=${seat}`)).json()"


def full_state(page: Page, word: str) -> Ghostly:
    """Return the state from the logbooks of both seats, which together know everything."""
    own, other = (read_logbook(page.evaluate(LOGBOOK, [word, seat])) for seat in range(2))
    known = zip(own.plies, other.plies, strict=True)
    own.plies[:] = [two if "?" in str(one.move) else one for one, two in known]
    return cast("Ghostly", own.final_state())


def sail_on(page: Page, word: str, until: Callable[[Ghostly], bool]) -> Ghostly:
    """Play the policy for both seats by requests until the state meets a condition."""
    rng = random.Random(3)
    for _ in range(MAX_DECISIONS):
        table = page.evaluate(TABLE, [word, 0])
        seats = table["actors"]
        if not seats:
            page.wait_for_timeout(20)
            continue
        g = full_state(page, word)
        if until(g):
            return g
        move = policy(view(g, seats[0]), g.moves(), rng)
        page.evaluate(PLAY, [word, seats[0], str(move), table["seq"]])
    raise AssertionError("the condition is never met")


def open_curtain(page: Page, name: str) -> None:
    """Reload the table and open the curtain for the player to move."""
    page.reload()
    expect(page.locator(".curtain")).to_contain_text(name)
    page.locator(".curtain button").click()
    expect(page.locator(".curtain")).to_have_count(0)
    wait_until_asked(page)


def test_two_at_one_screen_see_their_own_treasures_behind_their_own_curtain(page: Page) -> None:
    word = create_table(page, [here("Ada"), here("Bo")], game="ghost_ship", ready_made=True)
    g = sail_on(page, word, lambda g: not g.points and g.round > 0 and g.held[0] > 0 and g.held[1] > 0)
    page.reload()
    for _ in range(2):
        seat = g.actor()
        expect(page.locator(".curtain")).to_contain_text(("Ada", "Bo")[seat])
        assert not page.locator(SECRETS).count()
        page.locator(".curtain button").click()
        expect(page.locator(".hand [data-thing^='own/']").first).to_be_visible()
        assert values_shown(page) == sorted(str(CHIP_VALUE[chip]) for chip in pieces_in(g.chips, seat))
        page.locator(".more summary").click()
        page.locator(".more [data-move^='save']").first.click()
        expect(page.locator(".curtain")).to_have_count(1)
        g = full_state(page, word)


SECRETS = "[data-thing^='own/'], [data-thing^='known/']"
OWN = ".hand [data-thing^='own/']:not([data-thing='own/gold'])"


def values_shown(page: Page) -> list[str]:
    """Return the values of the treasures in the hand."""
    return sorted(label.split()[-1] for label in page.locator(OWN).evaluate_all(LABELS))


LABELS = "cards => cards.map(card => card.getAttribute('aria-label'))"


def test_docking_and_landing_are_handles_at_the_shore_with_their_cost(page: Page) -> None:
    word = create_table(page, [here("Ada"), here("Bo")], game="ghost_ship", ready_made=True)
    g = sail_on(page, word, lambda g: any(isinstance(move, Dock) for move in g.moves()))
    open_curtain(page, ("Ada", "Bo")[g.actor()])
    for verb, cost in (("dock", "1"), ("land", "2")):
        before = shown_ply(page)
        handle = page.locator(f"{HANDLES}[data-thing^='ship/']").last
        expect(handle.locator(".price")).to_have_text(cost)
        handle.click(force=True)
        wait_until_played(page, before)
        assert str(logbook_of(page, word).plies[before].move).startswith(verb)


def test_a_treasure_found_is_shown_with_its_picture_and_what_one_has_then(page: Page) -> None:
    open_position(page, "ghost_ship", "as-printed-two-captains", FINDS)
    wait_until_asked(page)
    dial = page.locator("svg.wheel", has=page.locator(".number"))
    told = (dial.get_attribute("aria-label") or "").removeprefix("The dial shows ")
    expect(dial.locator(".number")).to_have_text(told.replace(" or ", "|"))
    page.locator(".acts [data-move='take']").click()
    news = page.locator(".board .news")
    expect(news).to_contain_text("finds a treasure worth")
    expect(news).to_contain_text("left: ")
    expect(news.locator(".card")).to_have_count(1)


ON_TOP = """([left, top, width, height]) => [0.1, 0.5, 0.9].some((part) => [0.1, 0.5, 0.9].some((other) =>
    document.elementFromPoint(left + part * width, top + other * height)?.closest('.glass')))"""
"""Whether a zoom button is over a part of the page."""


def is_covered(page: Page, selector: str) -> bool:
    """Return whether a zoom button is over an element."""
    box = page.locator(selector).bounding_box()
    assert box is not None
    return bool(page.evaluate(ON_TOP, [box["x"], box["y"], box["width"], box["height"]]))


def test_a_phone_shows_dial_and_arrow_below_the_board_and_no_button_over_ones_ship(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    create_table(page, [here("Ada"), bot("Bo", "random")], game="ghost_ship", ready_made=True)
    show_state(page, "ghost_ship", "ships G10 A1\nround 2\nturn A\nnext Outset(A)")
    wheels = page.locator("svg.wheel")
    expect(wheels).to_have_count(2)
    for wheel in wheels.all():
        expect(wheel).to_be_in_viewport(ratio=1)
    assert not is_covered(page, "[data-thing='ship/1'] .turn")


def test_no_zoom_button_of_a_phone_is_over_a_corner_that_can_be_chosen(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    create_table(page, [here("Ada"), bot("Bo", "random")], game="ghost_ship", ready_made=True)
    show_state(page, "ghost_ship", "> first 1")
    expect(page.locator(PLACES)).to_have_count(4)
    for corner in ("A1", "A10", "G1", "G10"):
        assert not is_covered(page, f"{PLACES}[data-thing='{corner}'] rect")


@pytest.mark.long
def test_a_whole_voyage_on_a_ready_made_sea_by_clicks(page: Page) -> None:
    seats = [here("Ada"), bot("Bo", "greedy"), bot("Cleo", "greedy")]
    word = create_table(page, seats, game="ghost_ship", ready_made=True)
    play(page, random.Random(7))

    winners = logbook_of(page, word).final_state().winners
    assert winners
    for seat in winners:
        name = page.locator(f".captains [data-captain='{seat}'] b").inner_text()
        expect(page.locator(".over")).to_contain_text(name)


def test_a_bot_plays_on_until_a_scout_may_leave_its_circle(page: Page) -> None:
    open_position(page, "ghost_ship", "as-printed-two-captains", 146)
    wait_until_prompted(page)
    expect(page.locator(".bar .hint")).to_contain_text("You can only leave this circle with a 2 or 4")
    before = shown_ply(page)
    page.get_by_role("button", name="Play on until I can leave").click()
    wait_until(page, f"{PLY} > {before}")
    expect(page.get_by_role("button", name="Play yourself again")).to_have_count(0)
    wait_until_prompted(page)
