"""Sandboxes and puzzles at the terminal."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from spielhafen.bots.puzzle_book import PuzzleBook, puzzle_book
from spielhafen.cli.commands.play_serve import start_position_session
from spielhafen.core.game import find_game
from spielhafen.i18n import Translator
from spielhafen.match import SeatPlan
from spielhafen.terminal.plain.puzzle_client import PuzzleClient
from spielhafen.terminal.plain.sandbox_client import SandboxClient
from spielhafen.terminal.sandbox_session import create_sandbox_session
from spielhafen.terminal.session import resume_session
from spielhafen.terminal.tui.bot_process import BotProcess
from spielhafen.terminal.tui.table_app import TableApp

GAME = find_game("santa_timea")


def test_a_position_file_is_played_by_one_person_and_resumed(tmp_path: Path) -> None:
    file, saved = tmp_path / "position.json", tmp_path / "sandbox.log"
    file.write_text(json.dumps(GAME.dump(GAME.start(2))), "utf-8")
    session = start_position_session(GAME, file, None, 1, saved)
    assert not session.needs_privacy_screen
    for _ in range(5):
        seat = session.find_person_to_move(0)
        assert seat is not None
        session.play(seat, str(session.match.view_for(seat).moves()[0]))
    again = resume_session(saved.read_text("utf-8"), 1, saved)
    assert again.match.state == session.match.state
    plies = len(again.match.plies)
    seat = again.find_person_to_move(0)
    again.undo(0 if seat is None else seat)
    assert len(again.match.plies) < plies


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_puzzle_is_tried_until_it_is_solved(language: str) -> None:
    puzzle = puzzle_book(GAME).puzzles[0]
    wrong = max(puzzle.losses, key=lambda move: puzzle.losses[move])
    words = Translator(language, GAME)
    hint = words("puzzle-command-hint").split()[0]
    show = words("puzzle-command-show").split()[0]
    source = io.StringIO("\n".join([hint, show, wrong, "nonsense", puzzle.best[0]]) + "\n")
    target = io.StringIO()
    plans = [
        SeatPlan(name) if seat == puzzle.seat else SeatPlan(name, "bot", "sailor")
        for seat, name in enumerate("ABCD"[: puzzle.view(GAME).seats()])
    ]
    session = create_sandbox_session(GAME, puzzle.world(GAME), plans, 1, None, puzzle.name)
    assert PuzzleClient(session, words, puzzle, source, target).run()
    said = target.getvalue()
    assert words("puzzle-right") in said
    assert words("puzzle-solution", move="").strip() in said
    assert said.index(words("puzzle-right")) > said.index(hint)


def test_there_may_be_no_puzzles() -> None:
    assert PuzzleBook().find("none") is None


def test_outcomes_of_chance_are_chosen_line_by_line() -> None:
    game = find_game("columbus")
    session = create_sandbox_session(game, game.start(2), [SeatPlan("A"), SeatPlan("B")], 1, None)
    source = io.StringIO("chance\nroll\n99\nlog\ndice storm storm storm storm\nundo\nundo\nchance\nquit\n")
    target = io.StringIO()
    SandboxClient(session, Translator("en", game), source, target).run()
    said = target.getvalue()
    assert "Dice and cards: chosen by me\n" in said
    assert "The dice show storm, storm, storm, storm." in said
    assert "Dice and cards: by chance\n" in said
    assert len(session.match.plies) == 1


@pytest.mark.anyio
async def test_a_sandbox_is_played_on_the_whole_screen_and_taken_back() -> None:
    plans = [SeatPlan("A"), SeatPlan("B")]
    session = create_sandbox_session(GAME, GAME.start(2), plans, 1, None)
    app = TableApp(session, Translator("en", GAME), BotProcess(), pace=0)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        begun = len(session.match.plies)
        for _ in range(3):
            await pilot.press("enter")
            await pilot.pause()
        assert len(session.match.plies) > begun
        await pilot.press("u")
        await pilot.pause()
        assert len(session.match.plies) >= begun
