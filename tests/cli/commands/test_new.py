"""`spielhafen new NAME --kind KIND`: the kinds that exist, and no others."""

from __future__ import annotations

from pathlib import Path

import pytest

from spielhafen.cli.commands.new import TEMPLATES
from tests.cli.conftest import Run


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_help_page_names_the_kinds_that_exist(run: Run, language: str) -> None:
    _, out, _ = run("new", "--help", "--language", language)

    assert all(f"{kind}:" in out for kind in TEMPLATES)


def test_another_kind_is_refused_with_those_that_exist(run: Run, tmp_path: Path) -> None:
    code, out, err = run("new", "night_watch", "--kind", "chess", "--folder", str(tmp_path))

    assert (code, out) == (2, "")
    assert "There is no kind “chess”. Possible: race, cards, duel, tiles." in err
    assert not list(tmp_path.iterdir())


def test_without_a_kind_the_game_is_a_race(run: Run, tmp_path: Path) -> None:
    run("new", "night_watch", "--folder", str(tmp_path))

    assert (tmp_path / "night_watch" / "night_watch" / "board.txt").is_file()
    assert "board.txt" in (tmp_path / "night_watch" / "README.md").read_text("utf-8")


@pytest.mark.parametrize("kind", ["cards", "duel"])
def test_the_readme_of_a_game_without_a_board_names_none(run: Run, tmp_path: Path, kind: str) -> None:
    run("new", "night_watch", "--kind", kind, "--folder", str(tmp_path))
    written = (tmp_path / "night_watch" / "README.md").read_text("utf-8")

    assert "board.txt" not in written
    assert "| `night_watch/scene.py` |" in written
