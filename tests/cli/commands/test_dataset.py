"""A data set is made and checked on the command line."""

from __future__ import annotations

from pathlib import Path

from tests.cli.conftest import Run


def test_a_data_set_is_made_resumed_and_checked(run: Run, tmp_path: Path) -> None:
    folder = str(tmp_path / "games")
    words = [
        "dataset",
        folder,
        "--number",
        "1",
        "--only",
        "santa_timea",
        "--level",
        "greedy",
        "--workers",
        "1",
    ]
    code, shown, _ = run(*words)
    assert code == 0
    assert "| santa_timea | 2 |" in shown
    assert (tmp_path / "games" / "README.md").exists()
    assert run(*words)[0] == 0
    code, shown, _ = run("dataset", folder, "--check")
    assert code == 0
    assert "4 games were played again" in shown


def test_checking_takes_no_plan(run: Run, tmp_path: Path) -> None:
    assert run("dataset", str(tmp_path), "--check", "--number", "3")[0] != 0
