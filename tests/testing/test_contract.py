"""The machinery of the contract: the games played, the coverage, the reports of failures."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from spielhafen.core.game import Game, find_game
from spielhafen.core.text import text
from spielhafen.testing import ContractBroken, check_contract
from spielhafen.testing.contract import (
    POSITIONS_FOLDER,
    SelectedLaws,
    late_positions,
    planned_matches,
    position_files,
)
from spielhafen.testing.coverage import Coverage, declared, ends_game
from spielhafen.testing.game_node import Setup
from spielhafen.testing.laws import GAME_LAWS, MATCH_LAWS, NODE_LAWS, PLY_LAWS, Law, law_title
from spielhafen.testing.laws.citations import citations, paragraphs
from spielhafen.testing.text_check import TextCheck
from spielhafen.testing.violations import LawBroken
from spielhafen.testing.walk import all_setups, players
from tests.toys.skerry import GAME, rules


def test_the_toy_is_played_with_every_number_of_seats_and_every_value_of_an_option() -> None:
    assert list(all_setups(GAME)) == [
        Setup(seats, options) for seats in (2, 3) for options in ({}, {"storms": True}, {"work": 1})
    ]


def test_values_not_allowed_with_the_number_of_seats_are_left_out() -> None:
    firsts = {
        (setup.seats, setup.options["first"])
        for setup in all_setups(find_game("santa_timea"))
        if "first" in setup.options
    }

    assert firsts == {(seats, first) for seats in (2, 3, 4, 5) for first in range(1, seats + 1)}


def test_a_game_is_played_at_random_and_by_its_own_policy() -> None:
    assert list(players(GAME)) == ["random"]
    assert list(players(find_game("santa_timea"))) == ["random", "policy"]


def test_games_start_from_late_positions_and_from_those_in_the_folder() -> None:
    begun = [match for match, _ in planned_matches(GAME, games=2, seed=0)]

    assert len([match for match in begun if match.position]) == 4
    assert all(json.dumps(position) for position in late_positions(GAME, 0))
    santa_timea = find_game("santa_timea")
    assert len(list(position_files(santa_timea))) == len(list(santa_timea.file(*POSITIONS_FOLDER).iterdir()))


def test_position_files_in_the_folder_of_a_game_are_played_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "tests" / "positions"
    folder.mkdir(parents=True)
    (folder / "start.json").write_text(json.dumps(GAME.dump(GAME.start(3))))
    (folder / "notes.txt").write_text("no position")
    monkeypatch.setattr(Game, "file", lambda game, *path: tmp_path.joinpath(*path))

    assert [position["seats"] for position in position_files(GAME)] == [3]


def test_the_same_contract_plays_the_same_games() -> None:
    one, other = check_contract(GAME), check_contract(GAME)

    assert (one.plies, one.coverage) == (other.plies, other.coverage)
    assert one.plies != check_contract(GAME, seed=1).plies


def test_a_report_tells_the_games_played() -> None:
    report = check_contract(GAME)

    assert str(report) == f"skerry: 8 games, {report.plies} plies, never reached: nothing"
    assert report.finished == report.matches == 8


def test_the_parts_of_a_game_are_found_in_its_code() -> None:
    there = declared(GAME)

    assert there["deeds"] == {"LayShell", "SendSignal", "TakeRest"}
    assert there["refusals"] == {"no-shell", "signalled", "no-oyster"}
    assert there["ends"] == {"Full", "End"}
    assert {"Haul", "Sealed", "Ebb"} <= there["steps"]
    assert "Snatch" in there["moves"]


def test_base_classes_need_not_be_reached() -> None:
    assert "FromThePile" not in declared(find_game("santa_timea"))["steps"]


def test_all_parts_not_reached_are_listed() -> None:
    missing = Coverage().missing(GAME)

    assert missing["deeds"] == ["LayShell", "SendSignal", "TakeRest"]
    assert missing["ends"] == ["End", "Full"]


def test_a_way_to_end_is_a_step_or_deed_that_ends_the_game() -> None:
    assert ends_game(rules.Full)
    assert not ends_game(rules.Ebb)


def test_paragraphs_are_headings_and_citations_begin_docstrings() -> None:
    assert list(paragraphs(GAME, "en")) == [f"§{number}" for number in range(1, 10)]
    assert set(citations(GAME)) == {f"§{number}" for number in range(1, 9)}


def test_every_law_is_a_sentence_with_a_docstring() -> None:
    laws: list[Law] = [*GAME_LAWS, *NODE_LAWS, *PLY_LAWS, *MATCH_LAWS]

    assert len({law.__name__ for law in laws}) == len(laws) > 25
    assert all(law.__doc__ and law.__doc__.rstrip().endswith(".") for law in laws)
    assert law_title(laws[0]) == "every step class with fields is a dataclass of its own"


def test_laws_can_be_checked_one_by_one() -> None:
    asked = SelectedLaws(["something_is_offered"])

    assert [law.__name__ for law in asked.node_laws] == ["something_is_offered"]
    assert not asked.game_laws
    assert not asked.ply_laws
    assert not asked.match_laws


def test_an_error_of_a_game_is_part_of_the_report(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(step: rules.Ebb, g: object) -> None:
        raise KeyError("moon")

    monkeypatch.setattr(rules.Ebb, "happen", stumble)

    with pytest.raises(ContractBroken, match="KeyError: 'moon'") as broken:
        check_contract(GAME, laws=["something_is_offered"])
    assert isinstance(broken.value.__cause__, KeyError)


@pytest.mark.parametrize(
    ("key", "why"),
    [
        ("moon", "there is no message moon in en"),
        ("option-work.note", "there is no message"),
        ("shell", "cannot be said"),
    ],
)
def test_a_text_that_cannot_be_formatted_is_found(key: str, why: str) -> None:
    with pytest.raises(LawBroken, match=why):
        TextCheck(GAME).check(text(key))


def test_a_text_that_cannot_be_formatted_is_found_within_other_texts() -> None:
    with pytest.raises(LawBroken, match="there is no message moon"):
        TextCheck(GAME).check(text("shell", shell=text("moon")))


def test_an_unknown_law_is_an_error() -> None:
    with pytest.raises(ValueError, match="a_clone_shares_no_lists"):
        check_contract(GAME, laws=["a_clone_shares_no_lists"])
