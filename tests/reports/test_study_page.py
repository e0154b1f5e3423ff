"""The page of a study: sentences, plots and tables, without scripts, in every language."""

from __future__ import annotations

import csv
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from spielhafen.core.game import find_game
from spielhafen.core.languages import LANGUAGES
from spielhafen.core.text import Text
from spielhafen.i18n import Translator
from spielhafen.lab.statistics import average_share
from spielhafen.lab.study import StudyFolder, StudyPlan, parse_plan, run_study
from spielhafen.reports.plots import plot_bars, plot_histogram, plot_intervals, plot_line, plot_sweep
from spielhafen.reports.study_page import differing_options, skill_summaries, summaries, write_page
from tests.selection import slow_except

Study = tuple[StudyPlan, list[dict[str, Any]]]


@pytest.fixture(scope="module")
def study(tmp_path_factory: pytest.TempPathFactory) -> Study:
    """A small study of a house rule, and of a game without points."""
    rule = {"game": "santa_timea", "seats": 2, "level": "greedy", "options": {"professional": ["no", "yes"]}}
    plan = parse_plan(
        {
            "games": 10,
            "conditions": [rule, {"game": "columbus", "seats": 2, "level": "greedy", "name": "<c>"}],
        }
    )
    with StudyFolder(tmp_path_factory.mktemp("study"), plan) as folder:
        run_study(folder, workers=1)
        return plan, list(folder.rows())


def write(study: Study, folder: Path, language: str = "en") -> tuple[str, Path]:
    """Write the page; return its text and the file of its figures."""

    def translate(said: Text, game: str) -> str:
        return Translator(language, find_game(game) if game else None).translate(said)

    page, table = write_page(folder / "page.html", *study, translate, language)
    return page.read_text("utf-8"), table


@pytest.fixture(scope="module")
def english(study: Study, tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Path]:
    """The page in English, and the file of its figures."""
    return write(study, tmp_path_factory.mktemp("page"))


@pytest.mark.parametrize("language", slow_except(LANGUAGES))
def test_the_page_is_whole_in_every_language(study: Study, tmp_path: Path, language: str) -> None:
    page, _ = write(study, tmp_path, language)

    assert f'<html lang="{language}">' in page
    assert "⟨" not in page
    assert not re.search(r">[a-z]+(-[a-z]+)+<", page), "no key of a text stands there"


def test_the_page_needs_nothing_else_and_has_no_scripts(english: tuple[str, Path]) -> None:
    page, _ = english

    assert "<script" not in page
    assert not re.search(r"(?:src|href)=[\"']?https?:", page)
    assert "url(http" not in page


def test_the_page_has_only_shades_of_grey_and_ink(english: tuple[str, Path]) -> None:
    page, _ = english

    colours = set(re.findall(r"#([0-9a-f]{6})\b", page))
    shades = [[int(colour[at : at + 2], 16) for at in (0, 2, 4)] for colour in colours]
    assert shades
    assert all(max(shade) - min(shade) <= 32 for shade in shades)


def test_every_plot_is_well_formed_and_named(english: tuple[str, Path]) -> None:
    page, _ = english
    plots = re.findall(r'role="img" aria-label="([^"]+)">(<svg.*?</svg>)', page, re.DOTALL)

    assert len(plots) == 6 + 6 + 6 + 1  # three conditions, and two of them side by side
    for label, svg in plots:
        assert label
        assert ET.fromstring(svg).tag.endswith("svg")


def test_names_of_conditions_are_escaped(english: tuple[str, Path]) -> None:
    page, _ = english

    assert "<h2>&lt;c&gt;</h2>" in page


def test_conditions_of_the_same_game_are_compared(english: tuple[str, Path]) -> None:
    page, _ = english

    assert page.count("<table>") == 1
    assert (
        "“santa_timea, professional=yes, greedy greedy” against “santa_timea, professional=no, greedy greedy”"
        in page
    )


def test_variants_of_the_same_game_are_shown_side_by_side(english: tuple[str, Path]) -> None:
    page, _ = english

    assert (
        page.count("Victories by seat under each condition of Santa Timea") == 2
    )  # the caption, and the name of the plot
    assert "each condition of Columbus" not in page
    assert "professional=yes" in re.findall(r"<svg.*?</svg>", page, re.DOTALL)[-1]


def test_conditions_are_named_by_what_differs() -> None:
    rules = {"rounds_number": [3, 5], "professional": "yes"}
    plan = parse_plan(
        {"games": 1, "conditions": [{"game": "santa_timea", "seats": 2, "level": "greedy", "options": rules}]}
    )

    assert differing_options(plan.conditions) == ["rounds_number=3", "rounds_number=5"]


@pytest.mark.slow
def test_the_same_study_gives_the_same_page(study: Study, tmp_path: Path, english: tuple[str, Path]) -> None:
    assert write(study, tmp_path)[0] == english[0]


def test_the_figures_stand_beside_the_page(study: Study, english: tuple[str, Path]) -> None:
    _, table = english

    head, *lines = list(csv.reader(table.read_text("utf-8").splitlines()))
    assert head == ["condition", "measure", "item", "mean", "low", "high", "games"]
    assert ["santa_timea, professional=no, greedy greedy", "moves", "Play", "120.0", "", "", "10"] in lines
    assert {line[0] for line in lines} == {one.name for one in study[0].conditions}


def test_the_board_is_drawn_and_told(english: tuple[str, Path]) -> None:
    page, table = english

    (told,) = re.findall(r'aria-label="Where pieces of players end their turns\. ([^"]*)"', page)
    assert re.match(r"Per game, pieces end their turns most often on .*\bn5 \(\d", told)
    assert "Of 134 places" in told
    lines = list(csv.reader(table.read_text("utf-8").splitlines()))
    places = {line[2]: float(line[3]) for line in lines if line[:2] == ["<c>", "arrivals"]}
    assert len(places) == 134
    assert places["n5"] > 0
    assert {line[6] for line in lines if line[1] in {"arrivals", "interaction"}} == {"2"}


def test_an_older_study_says_what_its_rows_lack(study: Study, tmp_path: Path) -> None:
    plan, rows = study
    old = [{name: value for name, value in row.items() if name != "turns"} for row in rows]

    page, table = write((plan, old), tmp_path)

    assert page.count("is not known here") == len(plan.conditions)
    assert "Where pieces of players end" not in page
    assert "interaction" not in table.read_text("utf-8")


def test_a_study_of_unequal_players_tells_luck_from_skill(tmp_path: Path) -> None:
    duel = {"game": "santa_timea", "players": ["greedy", "random"]}
    plan = parse_plan({"games": 6, "conditions": [duel, duel | {"players": ["random", "greedy"]}]})
    with StudyFolder(tmp_path / "run", plan) as folder:
        run_study(folder, workers=1)
        rows = list(folder.rows())

    ((game, said),) = skill_summaries(plan, rows)
    page, table = write((plan, rows), tmp_path)

    assert game == "santa_timea"
    assert [sentence.key for sentence in said] == ["study-skill-title", "study-skill", "study-same-seat"]
    assert "<h2>Luck and skill: Santa Timea</h2>" in page
    assert "Landlubber wins" in page
    measures = [line[1:3] for line in csv.reader(table.read_text("utf-8").splitlines()) if " | " in line[0]]
    assert measures == [
        ["stronger", "greedy"],
        ["skill", "greedy"],
        ["same_seat", ""],
        ["same_seat_by_accident", ""],
    ]


def test_a_seat_that_surely_wins_more_often_is_named() -> None:
    plan = parse_plan({"games": 1, "conditions": [{"game": "santa_timea", "seats": 2, "level": "greedy"}]})
    ((condition),) = plan.conditions
    one = {
        "condition": condition.name,
        "plies": 1,
        "finished": True,
        "wins": [1.0, 0.0],
        "rounds": None,
        "decisions": [1, 1],
        "forced": [0, 0],
        "legal": [2, 2],
        "moves": {},
        "paragraphs": {},
        "points_by_round": [],
        "legal_by_round": [],
    }
    ((_, said),) = summaries(plan, [one | {"number": number} for number in range(50)])

    assert [sentence.key for sentence in said[:2]] == ["study-seat-unfair"] * 2
    assert said[0].args["fair"] == "50.0 %"


def test_plots_show_all_their_names() -> None:
    shares = [average_share([1.0, 0.0, 0.0]), average_share([0.0, 1.0, 1.0])]

    assert "Ada" in plot_intervals(shares, ["Ada", "Bo"], "wins", 0.5)
    assert "five" in plot_sweep([shares, shares], ["four", "five"], ["1", "2"], "wins")
    assert "Hold" in plot_bars({"Hold": 0.0, "Fire": 2.0}, "each")
    assert "plies" in plot_histogram([1.0, 2.0, 2.0], "plies", "games")
    assert "round" in plot_line([0.0, 0.0], "round", "points")
