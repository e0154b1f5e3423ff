"""A data set is made, resumed, described, and checked by playing its games again."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest

from spielhafen.core.game import find_game, find_games
from spielhafen.lab.dataset import (
    DatasetDiffers,
    baselines,
    check_dataset,
    dataset_plan,
    finish_dataset,
    format_return,
    play_recorded,
    play_recorded_batch,
)
from spielhafen.lab.dataset.dataset_folder import average_return
from spielhafen.lab.study import StudyFolder, StudyPlan, run_study

LEVELS = ("random", "greedy")


def make(folder: Path, plan: StudyPlan) -> None:
    with StudyFolder(folder, plan) as kept:
        run_study(kept, workers=1, play=play_recorded_batch)
        finish_dataset(kept)


@pytest.fixture(scope="module")
def plan() -> StudyPlan:
    return dataset_plan([find_game("santa_timea"), find_game("treasure_map")], LEVELS, number=2)


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory, plan: StudyPlan) -> Path:
    folder = tmp_path_factory.mktemp("data")
    make(folder, plan)
    return folder


def test_each_game_and_number_of_players_has_each_level() -> None:
    plan = dataset_plan(list(find_games().values()), LEVELS, number=1)
    tables = sum(game.seats[1] - game.seats[0] + 1 for game in find_games().values())
    assert len(plan.conditions) == tables * len(LEVELS)
    assert all(set(one.players[1:]) <= {"greedy"} for one in plan.conditions)


def test_every_game_of_a_data_set_is_played_again(data: Path, plan: StudyPlan) -> None:
    assert check_dataset(data) == 2 * len(plan.conditions)
    rows = [json.loads(line) for line in (data / "rows.jsonl").read_text("utf-8").splitlines()]
    assert len(rows) == 2 * len(plan.conditions)
    assert all(len(row["plays"]) == row["plies"] for row in rows)


def test_the_card_describes_every_column_and_has_the_baselines(data: Path) -> None:
    card = (data / "README.md").read_text("utf-8")
    row = json.loads((data / "rows.jsonl").read_text("utf-8").splitlines()[0])
    assert [name for name in row if f"`{name}`" not in card] == []
    assert "| santa_timea | 5 |" in card
    assert "{" not in card


def test_a_row_depends_on_its_seed_alone(plan: StudyPlan) -> None:
    one = plan.conditions[0]
    assert play_recorded(one, 0, "1 0") == play_recorded(one, 0, "1 0")
    assert play_recorded(one, 0, "1 0")["final"] != play_recorded(one, 0, "1 1")["final"]


def test_the_rule_of_thumb_is_better_than_random_moves(data: Path, plan: StudyPlan) -> None:
    with StudyFolder(data, plan) as folder:
        found = baselines(folder)
    assert set(found) == {one.name for one in plan.conditions}
    assert all(-1 <= mean.mean <= 1 for mean in found.values())


def test_a_few_equal_returns_do_not_look_certain() -> None:
    lost = average_return([-0.5] * 4, -0.5)

    assert (lost.mean, lost.low) == (-0.5, -0.5)
    assert lost.high > 0
    assert (
        format_return(lost) == "−0.50 ± 0.37"
    )  # of 0, 0, 0, 0, 0, 1: from 0 to 1/6 + 1.96/6, in a range of 1.5


def test_returns_of_many_games_have_the_interval_of_their_mean() -> None:
    found = average_return([1.0, -1.0] * 2000, -1.0)

    assert found.mean == 0
    assert found.high == pytest.approx(1.96 / 4000**0.5, rel=0.01)


@pytest.mark.parametrize(
    "forge",
    [
        lambda row: row | {"final": "0" * 32},
        lambda row: row | {"plays": row["plays"][:-1]},
        lambda row: row | {"plays": [row["plays"][1], *row["plays"][1:]]},
        lambda row: row | {"wins": row["wins"][::-1]},
    ],
)
def test_a_forged_game_is_found(tmp_path: Path, forge: object) -> None:
    make(tmp_path, dataset_plan([find_game("santa_timea")], ("greedy",), number=1))
    with sqlite3.connect(tmp_path / "games.sqlite") as connection:
        ((written,),) = connection.execute("SELECT row FROM game WHERE condition = 0")
        forged = json.dumps(forge(json.loads(written)))  # type: ignore[operator]
        connection.execute("UPDATE game SET row = ? WHERE condition = 0", (forged,))
    connection.close()
    with pytest.raises(DatasetDiffers):
        check_dataset(tmp_path)


def test_a_changed_file_of_rows_is_found(tmp_path: Path) -> None:
    make(tmp_path, dataset_plan([find_game("santa_timea")], ("greedy",), number=1))
    (tmp_path / "rows.jsonl").write_text("{}\n", "utf-8")
    with pytest.raises(DatasetDiffers):
        check_dataset(tmp_path)
