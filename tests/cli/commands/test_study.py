"""Studies on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run

PLAN = """
games = 2
[[conditions]]
name = "duel"
game = "santa_timea"
players = ["greedy", "random"]
"""


@pytest.fixture
def plan(tmp_path: Path) -> str:
    file = tmp_path / "plan.toml"
    file.write_text(PLAN, "utf-8")
    return str(file)


def test_a_study_is_played_and_the_same_command_finds_it_played(run: Run, tmp_path: Path, plan: str) -> None:
    folder = tmp_path / "run"

    code, out, noted = run("study", plan, "--keep", str(folder), "--workers", "1")
    again = run("study", plan, "--keep", str(folder))

    assert code == 0
    assert out.splitlines()[1].split()[:3] == ["duel", "2", "186.0"]
    assert "2 games are kept of 2" in noted
    assert again == (0, out, noted)
    rows = [json.loads(line) for line in (folder / "rows.jsonl").read_text("utf-8").splitlines()]
    assert [row["number"] for row in rows] == [0, 1]


def test_shards_are_merged(run: Run, tmp_path: Path, plan: str) -> None:
    folders = [str(tmp_path / f"run-{index}") for index in (1, 2)]
    for index, folder in enumerate(folders, 1):
        run("study", plan, "--keep", folder, "--shard", f"{index}/2", "--workers", "1")
    merged = [word for folder in folders for word in ("--merge", folder)]

    code, _, noted = run("study", *merged, "--keep", str(tmp_path / "whole"))

    assert code == 0
    assert "2 games are kept of 2" in noted


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "either a plan or folders"),
        (["plan.toml", "--merge", "run"], "either a plan or folders"),
        (["missing.toml"], "missing.toml"),
        (["plan.toml", "--workers", "0"], "--workers"),
        (["plan.toml", "--shard", "3/2"], "3/2"),
        (["--merge", "nowhere"], "nowhere"),
        (["--merge", "run", "--shard", "1/2"], "--shard"),
    ],
)
def test_wrong_usage_is_reported(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, plan: str, words: list[str], said: str
) -> None:
    del plan
    monkeypatch.chdir(tmp_path)

    code, _, noted = run("study", *words, "--keep", "kept")

    assert code in {1, 2}
    assert said in noted
    assert not (tmp_path / "kept" / "games.sqlite").exists()


def test_a_mistake_in_a_plan_is_reported_with_file_and_place(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "plan.toml"
    file.write_text(PLAN + "players_ = 1\n", "utf-8")

    code, _, noted = run("study", str(file), "--keep", str(tmp_path / "run"))

    assert code == 1
    assert "plan.toml" in noted
    assert "conditions 1" in noted
    assert "players_" in noted
