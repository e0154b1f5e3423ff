"""Duels with the search of OpenSpiel are played, kept and counted."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict, replace
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("OpenSpiel has no wheels for Windows", allow_module_level=True)

import ismcts

DUEL = ismcts.Duel("santa_timea", "captain", 0.05, 0, 0, 1.0, True, 10, 0.5, 10, 0.6, 150)


def test_a_table_has_a_line_for_each_setting() -> None:
    duels = [DUEL, replace(DUEL, seat=1, won=0.0), replace(DUEL, times=10.0)]
    lines = list(ismcts.table(duels))
    assert len(lines) == 4
    assert "| Santa Timea | captain | 2 | 50% |" in lines[2]
    assert "| 0.050 | 0.060 | 15 |" in lines[2]


def test_kept_games_are_read_and_not_played_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "duels.jsonl"
    duels = [DUEL, replace(DUEL, seat=1)]
    file.write_text("".join(json.dumps(asdict(one)) + "\n" for one in duels), "utf-8")
    words = [str(file), "--deals", "1", "--seconds", "0.05", "--level", "captain", "--only", "santa_timea"]
    ismcts.main(words)
    assert ismcts.read(file) == duels
    assert "100%" in capsys.readouterr().out


@pytest.mark.slow
def test_a_game_is_played_to_its_end() -> None:
    duel = ismcts.play("santa_timea", "greedy", 0.001, 1.0, 0, 1)
    assert duel.finished
    assert duel.decisions
    assert duel.their_simulations >= 2 * duel.their_decisions
