"""Guided first games, line by line: typed to the end in both languages, left, and resumed."""

from __future__ import annotations

import io

import pytest

from spielhafen.core.game import Game, find_game, find_games
from spielhafen.guides import Guide, game_guides
from spielhafen.i18n import LANGUAGES, Translator
from spielhafen.match import SeatPlan
from spielhafen.terminal.plain.line_client import LineClient
from spielhafen.terminal.session import Session, create_guided_session, resume_session
from tests.selection import slow_except

GUIDES = [(game, guide) for game in find_games().values() for guide in game_guides(game)]
EVERY_GUIDE = pytest.mark.parametrize(("game", "guide"), GUIDES, ids=lambda part: part.name)


def begin(game: Game, guide: Guide) -> Session:
    plans = [
        SeatPlan("Ada") if seat == guide.learner else SeatPlan(f"Bot {seat}", "bot", "sailor")
        for seat in range(guide.seats)
    ]
    return create_guided_session(game, guide, plans, 1, None)


def typed(session: Session, language: str, *lines: str) -> str:
    target = io.StringIO()
    source = io.StringIO("".join(f"{line}\n" for line in lines))
    LineClient(session, Translator(language, session.game), source, target).run()
    return target.getvalue()


@pytest.mark.parametrize("language", slow_except(LANGUAGES, "en"))
@EVERY_GUIDE
def test_a_guide_is_typed_to_its_end(game: Game, guide: Guide, language: str) -> None:
    moves = [ply.move for ply in guide.plies if ply.step is not None]
    session = begin(game, guide)

    said = typed(session, language, *moves)

    words = Translator(language, game)
    for number in range(len(guide.steps)):
        assert words.translate(guide.text(number), session.match.names) in said
    assert words.translate(guide.end_text) in said
    assert session.match.scripted_ply is None


def test_another_move_is_answered_kindly_and_the_guide_can_be_left() -> None:
    game = find_game("santa_timea")
    session = begin(game, game_guides(game)[0])

    said = typed(session, "en", "S5", "guide", "S5")

    assert "let us first try what the guide says" in said
    assert "The guide is over; the game goes on." in said
    assert "Ada leads South 5" in said


def test_a_guide_goes_on_in_a_saved_game() -> None:
    game = find_game("santa_timea")
    session = begin(game, game_guides(game)[0])
    typed(session, "en", "N8")

    resumed = resume_session(session.logbook_text(), 1, None)

    assert resumed.match.scripted_ply == session.match.scripted_ply
    assert "Guide, step 2 of 5" in typed(resumed, "en")
