"""Whole games and guides by keys and the accessibility tree; what a page owes everyone."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from spielhafen.core.game import Game, find_games
from spielhafen.guides import Guide, game_guides
from spielhafen.i18n import Translator
from spielhafen.match import Match, Opened
from spielhafen.match.events import load_event
from tests.browser.adviser import MAX_DECISIONS, PolicyPlayer, shown_after, shown_ply
from tests.browser.captain import ASKED, bot, create_table, here, is_finished, wait_until, wait_until_prompted
from tests.browser.conftest import OpenPage
from tests.browser.harbour import Harbour
from tests.browser.tree_player import TreePlayer

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.xdist_group("browser-accessibility")]

GAMES = sorted(find_games().values(), key=lambda game: game.name)
EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
GUIDES = [(game, guide) for game in GAMES for guide in game_guides(game)]
EVERY_GUIDE = pytest.mark.parametrize(("game", "guide"), GUIDES, ids=lambda part: part.name)
OPTIONS: dict[str, dict[str, object]] = {"ghost_ship": {"ready_made": True}, "seeschlacht": {"short": True}}
"""Options with which a game is shorter."""
TYPED = frozenset({"ghost_ship", "seeschlacht"})
"""Games of very many small steps: a turn is typed as a whole."""
SEATS = 2
AIM_LINES = 5
GUIDE_ASKS = "document.querySelector('.guide.over, .guide .ways .act:not([aria-disabled=true])')"
"""The guide waits for the learner, or is over; in between others act."""
TEXT_FIELDS = frozenset({"textbox", "combobox"})


class StorePlayer(PolicyPlayer):
    """A player who knows the table from the server's store, as logbooks hide secrets."""

    def __init__(self, page: Page, table: str, game: str, database: Path) -> None:
        super().__init__(page, table, game, seats=SEATS)
        self.database = database
        self.match: Match | None = None

    def update(self) -> None:
        """Apply the new events of the table."""
        seq = 0 if self.match is None else self.match.seq
        with closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as store:
            rows = store.execute(
                "SELECT body FROM event WHERE match = ? AND seq > ? ORDER BY seq", (self.word, seq)
            ).fetchall()
        for event in [load_event(body) for (body,) in rows]:
            if isinstance(event, Opened):
                self.match = Match(event)
            else:
                assert self.match is not None
                self.match.apply(event)
        assert self.match is not None
        self.state = self.match.state


def check_axe(page: Page, axe: str) -> None:
    """Check that axe finds nothing wrong with the page."""
    page.evaluate(axe)
    found: Any = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    violations = [
        (one["id"], [node["html"][:160] for node in one["nodes"]][:3]) for one in found["violations"]
    ]
    assert not violations, json.dumps(violations, indent=1)


@EVERY_GAME
def test_a_whole_game_is_played_by_its_accessibility_tree(
    open_page: OpenPage, harbour: Harbour, axe: str, game: Game
) -> None:
    page = open_page(textView=True, aims=True)
    table = create_table(
        page, [here("Ada"), bot("Bo", "greedy")], game=game.name, **OPTIONS.get(game.name, {})
    )
    tree, words, formal = TreePlayer(page), Translator("en", game), set[str]()
    player = StorePlayer(page, table, game.name, harbour.folder / "harbour.sqlite")

    def act(turn: Iterator[tuple[str, Any]]) -> None:
        before = shown_ply(page)
        if game.name in TYPED:
            command = next(node for node in tree.nodes() if node.role in TEXT_FIELDS and node.name)
            tree.browser.send("DOM.focus", {"backendNodeId": command.element})
            page.keyboard.type(", ".join(move for move, _ in turn))
            page.keyboard.press("Enter")
            return
        for move, seen in turn:
            offers = game.scene(seen).offers
            names = {offer.move: words.translate(offer.label, ["Ada", "Bo"]) for offer in offers}
            if any(offer.formal for offer in offers):  # among bots the page answers by itself
                formal.add(names[move])
                continue
            wait_until(page, ASKED)
            for answer in formal.difference(names.values()):
                expect(page.get_by_role("button", name=answer)).to_have_count(0)
            wait_until(page, ASKED)
            tree.act(names[move])
            before = shown_after(page, before)

    expect(page.locator("dialog .aims li")).to_have_count(AIM_LINES)  # a bot that begins waits behind it
    check_axe(page, axe)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    check_axe(page, axe)
    for _ in range(MAX_DECISIONS):
        wait_until_prompted(page)
        if is_finished(page):
            break
        if (sheet := next(tree.named("Sail on"), None)) is not None:
            tree.activate(sheet)  # the result of a round
            expect(page.get_by_role("button", name="Sail on")).to_have_count(0)
            continue
        player.update()
        before = shown_ply(page)
        act(player.turn())
        player.wait(before)
    check_axe(page, axe)
    assert any(node.name == "Once more" for node in tree.actions())


@EVERY_GUIDE
def test_a_guide_is_followed_by_its_accessibility_tree(
    page: Page, axe: str, game: Game, guide: Guide
) -> None:
    seats = [here("Ada") if seat == guide.learner else bot(f"Bot {seat}") for seat in range(guide.seats)]
    body = {"game": game.name, "guide": guide.name, "seats": seats}
    table = page.request.post("/api/tables", data=body).json()["id"]
    page.goto(f"/#/table/{table}")
    tree, words = TreePlayer(page), Translator("en", game)
    expect(page.locator(".guide")).to_be_visible()
    check_axe(page, axe)
    for step in range(len(guide.steps)):
        told = words.translate(guide.text(step), ["Ada", "Bot 1"])
        wait_until(page, GUIDE_ASKS)
        expect(page.locator(".guide")).to_contain_text(told[:40])
        while page.locator(".guide:not(.over)", has_text=told[:40]).count():
            before = shown_ply(page)
            assert any(told in text for text in tree.said("StaticText"))
            tree.act("Do it for me")
            shown_after(page, before)
            wait_until(page, GUIDE_ASKS)
    check_axe(page, axe)
    tree.act("Now play on")
    expect(page.locator(".guide")).to_have_count(0)


SMALL_TARGETS = """async () => {
  const kinds = 'button, a[href], summary, input, select, textarea, [role=button], [role=tab], [tabindex]:not([tabindex="-1"])'
  const isInSentence = (target) => {
    const holder = target.closest('p, li, dd, td')
    if (!target.matches('a[href], .book button') || !holder) return false
    if (!['inline', 'inline-block'].includes(getComputedStyle(target).display)) return false
    return holder.textContent.trim().length > target.textContent.trim().length
  }
  const nextFrame = () => new Promise(requestAnimationFrame)
  const small = []
  for (const target of document.querySelectorAll(kinds)) {
    // Pieces and places are as large as the chart is magnified: there buttons and pinching enlarge it.
    if (target.closest('svg, [inert], .aside-voice') || isInSentence(target)) continue
    if (!target.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const shown = target.closest('label') ?? target
    shown.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    await nextFrame()
    const box = shown.getBoundingClientRect()
    if (!box.width || !box.height) continue
    const around = getComputedStyle(shown, '::after')
    const isLarger = around.content !== 'none' && around.position === 'absolute' && shown === target
    const more = (side) => (isLarger && parseFloat(around[side])) || 0
    const x = (box.left + more('left') + box.right - more('right')) / 2
    const y = (box.top + more('top') + box.bottom - more('bottom')) / 2
    const answers = ([dx, dy]) => {
      const hit = document.elementFromPoint(x + dx, y + dy)
      return hit !== null && (shown.contains(hit) || hit.closest('label')?.control === target)
    }
    const missed = [[0, 0], [-REACH, 0], [REACH, 0], [0, -REACH], [0, REACH]].filter((by) => !answers(by))
    if (missed.length) small.push(`${missed.join(' ')}: ${target.outerHTML.slice(0, 160)} below ${document.elementFromPoint(x + missed[0][0], y + missed[0][1])?.outerHTML.slice(0, 80)}`)
  }
  scrollTo({ top: 0, behavior: 'instant' })
  return small
}""".replace("REACH", "21")
"""What does not answer 21 pixels around its centre, as a finger needs it.

Links and buttons of a word within a sentence may be smaller: their size is that of the line of text (WCAG 2.5.8, "inline").
"""
ADDRESSES = (
    *("/", "/#/new?game=ghost_ship", "/#/settings", "/#/my-games", "/#/puzzles", "/#/sandbox"),
    "/#/rules/columbus",
)


def check_targets(page: Page) -> None:
    """Check that each target of the page is as large as a finger needs it."""
    small: list[str] = page.evaluate(SMALL_TARGETS)
    assert not small, "\n".join(small)


@pytest.mark.parametrize("address", ADDRESSES)
def test_on_a_phone_targets_are_as_large_as_a_finger(open_page: OpenPage, address: str) -> None:
    page = open_page(390, 844, touch=True)
    page.goto(address)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
    check_targets(page)


@EVERY_GAME
def test_at_a_guided_table_targets_are_as_large_as_a_finger_and_nothing_moves_by_itself(
    open_page: OpenPage, game: Game
) -> None:
    page = open_page(390, 844, touch=True, motion="system")
    page.emulate_media(reduced_motion="reduce")
    guide = game_guides(game)[-1]
    seats = [here("Ada") if seat == guide.learner else bot(f"Bot {seat}") for seat in range(guide.seats)]
    body = {"game": game.name, "guide": guide.name, "seats": seats}
    page.goto(f"/#/table/{page.request.post('/api/tables', data=body).json()['id']}")
    wait_until(page, "document.querySelector('[data-guide-hand]')")
    check_targets(page)
    assert (
        page.evaluate("document.getAnimations().filter(({ playState }) => playState === 'running').length")
        == 0
    )
