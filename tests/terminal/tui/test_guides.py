"""Guided first games in the full-screen client: every guide by keys, left, and resumed."""

from __future__ import annotations

import pytest
from rich.text import Text
from textual.pilot import Pilot
from textual.widgets import Static

from spielhafen.core.game import Game, find_game, find_games
from spielhafen.core.languages import REQUIRED_LANGUAGES
from spielhafen.guides import Guide, game_guides
from spielhafen.i18n import Translator
from spielhafen.match import SeatPlan
from spielhafen.terminal.session import Session, create_guided_session, resume_session
from spielhafen.terminal.tui.bot_process import BotProcess
from spielhafen.terminal.tui.choices import Choices
from spielhafen.terminal.tui.table_app import TableApp

pytestmark = pytest.mark.anyio

GUIDES = [(game, guide) for game in find_games().values() for guide in game_guides(game)]
EVERY_GUIDE = pytest.mark.parametrize(
    ("game", "guide"),
    [
        pytest.param(
            game,
            guide,
            id=f"{game.name}-{guide.name}",
            marks=[] if game.name == "santa_timea" else [pytest.mark.slow],
        )
        for game, guide in GUIDES
    ],
)


def begin(game: Game, guide: Guide) -> Session:
    plans = [
        SeatPlan("Ada") if seat == guide.learner else SeatPlan(f"Bot {seat}", "bot", "sailor")
        for seat in range(guide.seats)
    ]
    return create_guided_session(game, guide, plans, 1, None)


def client(sitting: Session, language: str) -> TableApp:
    return TableApp(sitting, Translator(language, sitting.game), BotProcess(), pace=0)


async def press(pilot: Pilot[None], *keys: str) -> None:
    """Press keys, waiting for the bots after the last."""
    await pilot.press(*keys)
    await settled(pilot)


async def settled(pilot: Pilot[None]) -> None:
    """Wait until no worker is running and the screen is laid out."""
    await pilot.pause()
    while list(pilot.app.workers):
        await pilot.app.workers.wait_for_complete()
        await pilot.pause()
    while not pilot.app.screen_stack[0].query_one("#keys").size.width:
        await pilot.pause()


def told(pilot: Pilot[None]) -> str:
    """Return what the guide says, for which there is room on the screen, beside all the rest."""
    screen = pilot.app.screen_stack[0]
    widget = screen.query_one("#guide", Static)
    assert screen.query_one("#keys").region.bottom <= pilot.app.size.height
    assert screen.query_one("#chart").size.height >= 3
    shown = widget.content
    assert isinstance(shown, Text)
    assert widget.size.height * widget.size.width >= len(shown.plain)
    return shown.plain


async def choose(pilot: Pilot[None], move: str) -> None:
    """Choose a move by the number of its entry, and in its submenu, and press Enter."""
    choices = pilot.app.query_one(Choices)
    while True:
        place = next(
            place
            for place, entry in enumerate(choices.entries, 1)
            if move in [offer.move for offer in entry.offers]
        )
        has_submenu = bool(choices.entries[place - 1].submenu)
        await press(pilot, *str(place), "enter")
        if not has_submenu:
            return


@pytest.mark.parametrize(
    ("language", "size"),
    [("en", (80, 24)), pytest.param("de", (100, 40), marks=pytest.mark.slow)],
    ids=REQUIRED_LANGUAGES,
)
@EVERY_GUIDE
async def test_a_guide_is_followed_by_keys(
    game: Game, guide: Guide, language: str, size: tuple[int, int]
) -> None:
    session, words = begin(game, guide), Translator(language, game)
    app = client(session, language)
    async with app.run_test(size=size) as pilot:
        await settled(pilot)
        while (ply := session.match.scripted_ply) is not None:
            assert ply.step is not None, "the bots have moved"
            assert words.translate(guide.text(ply.step)) in told(pilot)
            await choose(pilot, ply.move)
        assert words.translate(guide.end_text) in told(pilot)
        if guide.then:
            assert f"spielhafen play {game.name} --guide {guide.then}" in told(pilot)
        await press(pilot, "q")


async def test_another_move_is_answered_kindly_and_the_guide_can_be_left() -> None:
    game = find_game("santa_timea")
    session = begin(game, game_guides(game)[0])
    app = client(session, "en")
    async with app.run_test(size=(100, 40)) as pilot:
        await settled(pilot)
        plies = len(session.match.plies)
        await choose(pilot, "S5")
        hint = app.query_one("#hint", Static).content
        assert "let us first try what the guide says" in str(hint)
        assert len(session.match.plies) == plies
        await press(pilot, "n")
        assert "Guide, step" not in told(pilot)
        await choose(pilot, "S5")
        assert len(session.match.plies) > plies
        await press(pilot, "q")


async def test_a_guide_goes_on_in_a_saved_game() -> None:
    game = find_game("ghost_ship")
    session = begin(game, game_guides(game)[1])
    app = client(session, "en")
    async with app.run_test(size=(100, 40)) as pilot:
        await settled(pilot)
        await choose(pilot, "spin")
        await press(pilot, "q")

    resumed = client(resume_session(session.logbook_text(), 1, None), "en")
    async with resumed.run_test(size=(100, 40)) as pilot:
        await settled(pilot)
        assert "Guide, step 2 of 7" in told(pilot)
        await press(pilot, "q")
