"""`spielhafen review`: the turning points of a finished match."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from spielhafen.bots.heuristics import load_heuristics
from spielhafen.cli import main
from spielhafen.core import logbook
from spielhafen.core.logbook import Logbook, Ply
from spielhafen.core.play import CHANCE, sample
from spielhafen.games.columbus import GAME as COLUMBUS
from tests.bots.test_luck_report import play_match
from tests.core.test_proof import played


def reviewed(book: Logbook, folder: Path, *options: str) -> int:
    file = folder / "game.log"
    file.write_text(logbook.write_logbook(book), encoding="utf-8")
    return main(["--language", "en", "review", str(file), *options])


def test_a_turning_point_is_told_with_its_reason(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    book = Logbook(COLUMBUS, ["Ada", "Bo"], {})
    state, random, policy = COLUMBUS.start(2), Random(4), load_heuristics(COLUMBUS).policy
    while "end" not in (moves := [str(move) for move in state.moves()]) or state.actor() or len(moves) < 3:
        chance = state.actor() == CHANCE
        move = sample(state, random) if chance else policy(state, state.moves(), random)
        book.plies.append(Ply(state.actor(), str(move)))
        state.play(move)
    book.plies.append(Ply(0, "end"))  # the turn ends without having begun

    assert reviewed(book, tmp_path) == 0

    said = capsys.readouterr().out
    assert "One move of Ada mattered" in said
    assert "would have been better: " in said
    assert "more games in 100 (± " in said


def test_without_a_turning_point_it_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    book = play_match(COLUMBUS, 1, 1)
    assert reviewed(book, tmp_path, "--seat", "2") == 0
    assert capsys.readouterr().out.startswith("No single move decided it")


def test_a_seat_that_does_not_exist_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert reviewed(played("columbus", 2, {}), tmp_path, "--seat", "3") == 2
    assert "--seat" in capsys.readouterr().err
