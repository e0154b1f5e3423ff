"""The table of baselines in the documentation is made from data sets."""

from __future__ import annotations

from pathlib import Path

import baselines as tool
import pytest

from spielhafen.core.game import find_game, find_games
from spielhafen.lab.dataset import dataset_plan, play_recorded_batch
from spielhafen.lab.study import StudyFolder, run_study

EMPTY = f"Before.\n\n{tool.BEGIN}\n{tool.END}\n\nAfter.\n"


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("data")
    with StudyFolder(folder, dataset_plan([find_game("santa_timea")], ("random", "greedy"), 3)) as kept:
        run_study(kept, workers=1, play=play_recorded_batch)
    return folder


def test_each_level_of_a_data_set_is_a_column(data: Path) -> None:
    page = tool.updated_page(EMPTY, [data])

    assert page.startswith("Before.\n\n<!-- baselines -->\n\n| | random | rule of thumb |\n")
    assert page.endswith("<!-- /baselines -->\n\nAfter.\n")
    assert "\n| games of each | 3 | 3 |\n" in page
    assert page.count("±") == 2 * 4


def test_every_game_and_number_of_players_has_a_row(data: Path) -> None:
    tables = sum(game.seats[1] - game.seats[0] + 1 for game in find_games().values())

    assert len([line for line in tool.table_lines({"random": {}}) if "," in line]) == tables
    assert "| Treasure Map, alone |" in tool.updated_page(EMPTY, [data])


def test_columns_of_other_levels_are_kept(data: Path) -> None:
    page = EMPTY.replace(
        tool.END, f"\n| | sailor |\n|---|--:|\n| Santa Timea, two | +0.50 ± 0.10 |\n\n{tool.END}"
    )

    columns = tool.read_columns(tool.updated_page(page, [data]))

    assert list(columns) == ["random", "rule of thumb", "sailor"]
    assert columns["sailor"]["Santa Timea, two"] == "+0.50 ± 0.10"


def test_the_same_data_change_nothing_twice(data: Path) -> None:
    once = tool.updated_page(EMPTY, [data])

    assert tool.updated_page(once, [data]) == tool.updated_page(once, []) == once


def test_a_page_without_markers_is_refused(data: Path) -> None:
    with pytest.raises(ValueError, match="baselines"):
        tool.updated_page("Nothing.", [data])


def test_conditions_with_fewer_games_say_so() -> None:
    cells = {
        "a": tool.Cell("+1.00 ± 0.10", 20),
        "b": tool.Cell("+0.50 ± 0.10", 20),
        "c": tool.Cell("+0 ± 1", 7),
    }

    assert dict(tool._written(cells)) == {
        tool.GAMES: "20",
        "a": "+1.00 ± 0.10",
        "b": "+0.50 ± 0.10",
        "c": "+0 ± 1 (7)",
    }


def test_the_table_in_the_documentation_has_all_rows() -> None:
    columns = tool.read_columns(tool.PAGE.read_text("utf-8"))
    labels = [line.split("|")[1].strip() for line in tool.table_lines(columns)]

    assert {"random", "rule of thumb"} <= set(columns)
    assert list(columns["random"]) == labels[2:]
