"""Reports as tables of texts that exist in every language."""

from __future__ import annotations

import shlex
import sys

import pytest

from spielhafen.core.game import find_game
from spielhafen.core.text import Text
from spielhafen.i18n import LANGUAGES, Translator
from spielhafen.lab import (
    ArenaResult,
    DuelResult,
    LabReport,
    failure_notices,
    report_tables,
    run_arena,
    run_benchmark,
    run_simulation,
)
from spielhafen.lab.statistics import average, average_share

GREETS = """import sys; sys.stdin.readline(); print('{"type": "hello"}')"""
"""A program that greets back, and ends."""

GAME = find_game("santa_timea")


@pytest.fixture(scope="module")
def reports() -> list[LabReport]:
    return [
        run_simulation(GAME, ["random", "greedy"], games=3, workers=1),
        run_arena(GAME, ["random", "greedy"], 3, deals=2, workers=1),
        run_benchmark(GAME, seconds=0.005),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_texts_of_reports_exist(language: str, reports: list[LabReport]) -> None:
    words = Translator(language, GAME)
    for report in reports:
        for sheet in report_tables(report):
            texts = [sheet.title, *sheet.columns, *(cell for row in sheet.rows for cell in row)]
            for said in texts:
                assert not isinstance(said, Text) or words.translate(said) != said.key


def test_every_row_has_a_cell_for_every_head(reports: list[LabReport]) -> None:
    for report in reports:
        for sheet in report_tables(report):
            assert sheet.rows
            assert {len(row) for row in sheet.rows} == {len(sheet.columns)}


def test_a_simulation_has_tables_of_seats_lengths_and_figures(reports: list[LabReport]) -> None:
    assert [len(sheet.rows) for sheet in report_tables(reports[0])] == [2, 2, 4]


def test_without_failures_there_are_no_notices(reports: list[LabReport]) -> None:
    assert [failure_notices(report) for report in reports] == [[], [], []]


@pytest.mark.parametrize("language", LANGUAGES)
def test_notices_name_the_programs_that_failed(language: str) -> None:
    mute, words = f"run:{shlex.join([sys.executable, '-c', GREETS])}", Translator(language, GAME)

    for report in (
        run_simulation(GAME, ["random", mute], games=1, workers=1),
        run_arena(GAME, ["random", mute], 2, deals=1, workers=1),
    ):
        (said,) = failure_notices(report)
        sentence = words.translate(said)
        assert mute in sentence
        assert "60" in sentence or "120" in sentence


def arena_of(won: list[float]) -> ArenaResult:
    duel = DuelResult("greedy", "random", average_share(won), average(won))
    return ArenaResult("santa_timea", 1, 2, {}, 1, len(won), (duel,), {})


@pytest.mark.parametrize(("language", "bound"), [("en", "over +194"), ("de", "über +194")])
def test_a_level_that_never_lost_is_shown_with_a_bound(language: str, bound: str) -> None:
    strength, _ = report_tables(arena_of([1.0] * 13))
    say = Translator(language).translate

    (_, stronger, surely), weaker = strength.rows

    assert isinstance(stronger, Text)
    assert (say(stronger), surely) == (bound, "–")
    assert weaker[1:] == ("+0", "–")


def test_one_game_has_no_error() -> None:
    seats, lengths, _ = report_tables(run_simulation(GAME, ["random"] * 2, games=1, workers=1))
    _, duels = report_tables(arena_of([1.0]))

    assert [(row[3], row[5]) for row in seats.rows] == [("–", "7.00 ± –"), ("–", "3.00 ± –")]
    assert [row[1] for row in lengths.rows] == ["186.00 ± –", "5.00 ± –"]
    assert duels.rows[0][3:] == ("–", "1.00 ± –")


@pytest.mark.parametrize(
    ("language", "seats", "begin"),
    [
        ("en", 1, "One captain, "),
        ("en", 2, "2 captains, "),
        ("de", 1, "Ein Kapitän, "),
        ("de", 2, "2 Kapitäne, "),
    ],
)
def test_one_captain_has_another_text_than_several(language: str, seats: int, begin: str) -> None:
    assert Translator(language)("lab-arena", seats=seats, deals=2).startswith(begin)
