"""The plan of a study: what a file declares, and what is said about mistakes in it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from spielhafen.core.errors import BrokenFile
from spielhafen.lab.study import StudyPlan, parse_plan, read_plan

DUEL = {"game": "santa_timea", "players": ["greedy", "random"]}


def test_lists_stand_for_a_condition_with_each_of_their_values() -> None:
    table = {"game": ["santa_timea", "columbus"], "seats": [2, 3], "level": ["random", "greedy"]}

    plan = parse_plan({"games": 10, "conditions": [table]})

    assert len(plan.conditions) == 8
    assert plan.conditions[1].name == "santa_timea, greedy greedy"
    assert plan.conditions[-1].players == ("greedy",) * 3


def test_options_are_varied_too() -> None:
    plan = parse_plan({"games": 1, "conditions": [DUEL | {"options": {"professional": [False, True]}}]})

    assert [one.options for one in plan.conditions] == [{"professional": False}, {"professional": True}]


def test_conditions_of_the_same_name_are_numbered() -> None:
    plan = parse_plan({"games": 1, "conditions": [DUEL | {"name": "a"}, DUEL | {"name": "a"}]})

    assert [one.name for one in plan.conditions] == ["a (1)", "a (2)"]


def test_games_of_the_same_number_have_the_same_seed_under_all_conditions() -> None:
    plan = parse_plan({"games": 1, "seed": 7, "conditions": [DUEL]})

    assert plan.game_seed(3) == "7 3"


def test_a_plan_is_the_same_after_writing_and_reading() -> None:
    plan = parse_plan({"games": 3, "conditions": [DUEL | {"options": {"professional": "yes"}}]})

    again = parse_plan(plan.as_dict())

    assert again == plan
    assert again.digest() == plan.digest()
    assert StudyPlan(plan.conditions, 4).digest() != plan.digest()


@pytest.mark.parametrize(
    ("whole", "place", "key"),
    [
        ({}, "study", "study-missing-field"),
        ({"games": 1, "conditions": [DUEL], "sed": 1}, "study", "study-unknown-field"),
        ({"games": 0, "conditions": [DUEL]}, "games", "study-no-number"),
        ({"games": True, "conditions": [DUEL]}, "games", "study-no-number"),
        ({"games": 1, "seed": "1", "conditions": [DUEL]}, "seed", "study-no-number"),
        ({"games": 1, "conditions": []}, "conditions", "study-no-conditions"),
        ({"games": 1, "conditions": DUEL}, "conditions", "study-no-conditions"),
        ({"games": 1, "conditions": [DUEL, 7]}, "conditions 2", "study-no-table"),
        ({"games": 1, "conditions": [DUEL | {"option": {}}]}, "conditions 1", "study-unknown-field"),
        ({"games": 1, "conditions": [DUEL | {"options": 5}]}, "conditions 1: options", "study-no-table"),
        ({"games": 1, "conditions": [{"game": "santa_timea"}]}, "conditions 1", "study-players-or-level"),
        ({"games": 1, "conditions": [DUEL | {"seats": 2}]}, "conditions 1", "study-players-or-level"),
        ({"games": 1, "conditions": [DUEL | {"players": []}]}, "conditions 1: players", "study-no-value"),
        ({"games": 1, "conditions": [DUEL | {"game": 3}]}, "conditions 1: game", "study-no-value"),
        ({"games": 1, "conditions": [DUEL | {"game": "ludo"}]}, "conditions 1", "error-unknown-game"),
        (
            {"games": 1, "conditions": [DUEL | {"players": ["god"] * 2}]},
            "conditions 1",
            "error-unknown-level",
        ),
        ({"games": 1, "conditions": [DUEL | {"players": ["greedy"]}]}, "conditions 1", "error-bad-seats"),
        (
            {"games": 1, "conditions": [DUEL | {"options": {"professional": "perhaps"}}]},
            "conditions 1",
            "error-bad-option",
        ),
    ],
)
def test_a_mistake_is_reported_with_its_place_and_reason(whole: dict[str, Any], place: str, key: str) -> None:
    with pytest.raises(BrokenFile) as caught:
        parse_plan(whole)

    args = caught.value.text.args
    assert args["where"] == place
    assert getattr(args["why"], "key", None) == key


def test_too_many_conditions_are_refused() -> None:
    table = {"game": "santa_timea", "seats": [2] * 101, "level": ["random"] * 100}

    with pytest.raises(BrokenFile, match="study-too-many"):
        parse_plan({"games": 1, "conditions": [table]})


def test_a_file_that_is_no_toml_is_reported(tmp_path: Path) -> None:
    file = tmp_path / "plan.toml"
    file.write_text("games = ")

    with pytest.raises(BrokenFile, match="study-not-toml"):
        read_plan(file)
