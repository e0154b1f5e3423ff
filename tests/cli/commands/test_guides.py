"""Guided first games at the command line: which there are, and how they begin."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from tests.cli.conftest import Run


def test_a_game_tells_its_guides(run: Run) -> None:
    _, said, _ = run("games", "seeschlacht")
    assert said.index("play seeschlacht --guide sailing  (Sailing)") < said.index("--guide firing  (Gunnery)")
    assert "play columbus --guide\n" in run("games", "columbus")[1]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--guide",), "Guide, step 1 of 7: First you all lay the sea"),
        (("--guide", "sailing"), "Guide, step 1 of 7: Treasures worth 1 to 4"),
    ],
)
def test_a_guide_begins_by_its_name(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, arguments: tuple[str, ...], told: str
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    code, said, _ = run("play", "ghost_ship", *arguments, "--plain", "--save", str(tmp_path / "game.log"))
    assert code == 0
    assert told in said


def test_an_unknown_guide_is_answered_with_those_that_there_are(run: Run) -> None:
    code, _, error = run("play", "ghost_ship", "--guide", "flying")
    assert code == 2
    assert "This game has no guide “flying”. It has: laying, sailing." in error


def test_a_guide_has_its_own_seats(run: Run) -> None:
    code, _, error = run("play", "ghost_ship", "--guide", "sailing", "--seat", "Ada")
    assert code == 2
    assert "--guide brings its own seats" in error
