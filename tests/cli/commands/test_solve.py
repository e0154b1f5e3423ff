"""A small position is solved on the command line."""

from __future__ import annotations

import json

import pytest

from spielhafen.cli.app import run_command_line


def test_a_position_is_shown_solved_and_played(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_command_line(["solve", "santa_timea", "--level", "random", "--number", "4"]) == 0
    shown = capsys.readouterr().out
    assert "hands N13 E2 S1 / N9 W14 bride" in shown
    assert "regret matching" in shown
    assert "881 nodes, 400 information sets" in shown
    assert "random" in shown


def test_a_solution_is_printed_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_command_line(["solve", "treasure_map", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["agrees"] is True
    assert found["answers"][0]["exact"] == "5/16"
    assert found["levels"] == []


def test_games_are_played_by_levels_only(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_command_line(["solve", "columbus", "--number", "3"]) != 0
    assert "--level" in capsys.readouterr().err
    assert run_command_line(["solve", "columbus", "--level", "pirate"]) != 0
    assert "pirate" in capsys.readouterr().err
