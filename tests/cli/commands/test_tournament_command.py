"""Tests for the command that lets bots play a tournament."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from spielhafen.cli.app import run_command_line


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = run_command_line(["tournament", "santa_timea", "--workers", "1", *arguments])
    out, err = capsys.readouterr()
    return code, out, err


def levels(*names: str) -> list[str]:
    return [word for name in names for word in ("--level", name)]


def test_a_tournament_shows_standings_and_cross_table(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "cup.json"
    bots = levels("random", "greedy", "random", "greedy")
    code, out, _ = run(capsys, *bots, "--kind", "round-robin", "--json", str(file))

    assert code == 0
    assert out.splitlines()[0].split() == ["Rank", "Bot", "Score", "Opponents", "Victories", "Games"]
    assert sum("random" in line for line in out.splitlines()) == 4
    written = json.loads(file.read_text("utf-8"))
    assert len(written["meetings"]) == 6
    assert all(len(meeting["points"]) == 2 for meeting in written["meetings"])
    assert written["standings"][0]["rank"] == 1


def test_the_same_seed_plays_the_same_tournament(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = [*levels("random", "greedy", "random"), "--seats", "3", "--rounds", "1", "--duplicate"]
    first, again, other = (run(capsys, *arguments, "--seed", seed)[1] for seed in ("1", "1", "2"))
    assert first == again
    assert first.splitlines()[1].split()[-1] == "3"
    assert other


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--kind", "league"], "There is no kind of tournament “league”"),
        (["--rounds", "0"], "--rounds"),
        (["--level", "random"], "--level"),
        (["--level", "nobody"], "nobody"),
        (["--seats", "9"], "9"),
    ],
)
def test_what_is_no_tournament_is_refused(
    capsys: pytest.CaptureFixture[str], arguments: list[str], said: str
) -> None:
    code, out, err = run(capsys, *arguments)
    assert code != 0
    assert out == ""
    assert said in err
