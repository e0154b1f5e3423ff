"""The folder of a study: no game is lost or doubled, and it serves one plan and one program."""

from __future__ import annotations

import json
import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some

from spielhafen.core.game import find_game
from spielhafen.lab.study import Shard, StudyError, StudyFolder, merge_studies, parse_plan, parse_shard
from spielhafen.lab.study import storage as module

PLAN = parse_plan(
    {
        "games": 5,
        "conditions": [
            {"name": "a", "game": "santa_timea", "players": ["random", "random"]},
            {"name": "b", "game": "santa_timea", "players": ["random", "greedy"]},
        ],
    }
)


def row(condition: str, number: int, plies: int = 9) -> dict[str, Any]:
    return {"condition": condition, "number": number, "plies": plies}


def test_kept_rows_are_there_after_reopening_and_no_longer_missing(tmp_path: Path) -> None:
    with StudyFolder(tmp_path, PLAN) as folder:
        folder.keep([row("b", 3), row("a", 0)])
    with StudyFolder(tmp_path, PLAN) as folder:
        assert list(folder.rows()) == [row("a", 0), row("b", 3)]
        assert len(folder.missing()) == 8
        assert (1, 3) not in folder.missing()


def test_a_row_that_is_kept_twice_is_there_once(tmp_path: Path) -> None:
    with StudyFolder(tmp_path, PLAN) as folder:
        folder.keep([row("a", 0)])
        folder.keep([row("a", 0), row("a", 1)])
        assert len(list(folder.rows())) == 2


def test_a_game_that_came_out_differently_is_reported_and_nothing_of_its_batch_is_kept(
    tmp_path: Path,
) -> None:
    with StudyFolder(tmp_path, PLAN) as folder:
        folder.keep([row("a", 0)])
        with pytest.raises(StudyError, match="study-differs"):
            folder.keep([row("a", 1), row("a", 0, plies=10)])
        assert list(folder.rows()) == [row("a", 0)]


def test_a_folder_is_open_for_one_program_at_a_time(tmp_path: Path) -> None:
    with StudyFolder(tmp_path, PLAN), pytest.raises(StudyError, match="study-in-use"):
        StudyFolder(tmp_path, PLAN)
    StudyFolder(tmp_path, PLAN).close()


def test_a_folder_belongs_to_one_plan_and_one_shard(tmp_path: Path) -> None:
    StudyFolder(tmp_path, PLAN, Shard(1, 2)).close()

    with pytest.raises(StudyError, match="study-of-another-shard"):
        StudyFolder(tmp_path, PLAN, Shard(2, 2))
    other = parse_plan(PLAN.as_dict() | {"games": 6})
    with pytest.raises(StudyError, match="study-of-another-plan"):
        StudyFolder(tmp_path, other, Shard(1, 2))


def test_other_rules_are_another_study(tmp_path: Path) -> None:
    StudyFolder(tmp_path, PLAN).close()
    older = replace(find_game("santa_timea"), version=0)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("spielhafen.lab.study.plan.find_game", lambda _: older)
        with pytest.raises(StudyError, match="study-of-another-plan"):
            StudyFolder(tmp_path, PLAN)


def test_a_broken_manifest_is_reported(tmp_path: Path) -> None:
    StudyFolder(tmp_path, PLAN).close()
    (tmp_path / "manifest.json").write_text("{")

    with pytest.raises(StudyError, match="study-no-manifest"):
        StudyFolder(tmp_path, PLAN)


def test_a_full_disk_is_reported_and_what_was_kept_is_safe(tmp_path: Path) -> None:
    with StudyFolder(tmp_path, PLAN) as folder:
        folder.keep([row("a", 0)])
        folder._connection.execute("PRAGMA max_page_count = 1")
        with pytest.raises(StudyError, match="study-not-written"):
            folder.keep([row("b", number) | {"filler": "x" * 100_000} for number in range(5)])
        assert list(folder.rows()) == [row("a", 0)]


def test_a_folder_that_cannot_be_made_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")

    with pytest.raises(StudyError, match="study-not-written"):
        StudyFolder(tmp_path / "file" / "run", PLAN)


def test_a_database_of_something_else_is_reported(tmp_path: Path) -> None:
    (tmp_path / "games.sqlite").write_text("no database, but long enough to be looked at as one")

    with pytest.raises(StudyError, match="study-not-written"):
        StudyFolder(tmp_path, PLAN)


@given(of=some.integers(1, 9), games=some.integers(0, 40))
def test_shards_have_each_game_exactly_once(of: int, games: int) -> None:
    shards = [Shard(index, of) for index in range(1, of + 1)]

    assert [sum(shard.has(number) for shard in shards) for number in range(games)] == [1] * games
    assert [shard.count(games) for shard in shards] == [sum(map(shard.has, range(games))) for shard in shards]


@pytest.mark.parametrize("written", ["", "3", "0/3", "4/3", "-1/3", "a/b", "1/0", "1/2/3"])
def test_what_is_no_shard_is_reported(written: str) -> None:
    with pytest.raises(StudyError, match="study-no-shard"):
        parse_shard(written)


def test_merged_shards_are_the_whole_study(tmp_path: Path) -> None:
    for index in (1, 2):
        with StudyFolder(tmp_path / f"run-{index}", PLAN, Shard(index, 2)) as part:
            part.keep(row(PLAN.conditions[which].name, number) for which, number in part.missing())

    kept, wanted = merge_studies([tmp_path / "run-1", tmp_path / "run-2"], tmp_path / "whole")

    assert (kept, wanted) == (10, 10)
    lines = (tmp_path / "whole" / module.ROWS).read_text("utf-8").splitlines()
    assert [json.loads(line)["number"] for line in lines] == [0, 1, 2, 3, 4] * 2


def test_a_merge_with_a_missing_shard_says_how_many_games_there_are(tmp_path: Path) -> None:
    with StudyFolder(tmp_path / "run-1", PLAN, Shard(1, 2)) as part:
        part.keep([row("a", 0)])

    assert merge_studies([tmp_path / "run-1"], tmp_path / "whole") == (1, 10)
    assert not (tmp_path / "whole" / module.ROWS).exists()


def test_shards_of_different_studies_are_not_merged(tmp_path: Path) -> None:
    StudyFolder(tmp_path / "a", PLAN, Shard(1, 2)).close()
    StudyFolder(tmp_path / "b", parse_plan(PLAN.as_dict() | {"seed": 2}), Shard(2, 2)).close()

    with pytest.raises(StudyError, match="study-of-another-plan"):
        merge_studies([tmp_path / "a", tmp_path / "b"], tmp_path / "whole")


def test_the_database_can_be_read_by_any_program(tmp_path: Path) -> None:
    with StudyFolder(tmp_path, PLAN) as folder:
        folder.keep([row("a", 0)])

    with sqlite3.connect(tmp_path / module.GAMES) as other:
        assert other.execute("SELECT condition, number FROM game").fetchall() == [(0, 0)]
    other.close()
