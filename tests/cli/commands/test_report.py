"""Reports on the command line: the page of a study, and studies that one command plays."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Run


def test_the_balance_of_a_game_is_played_and_shown(run: Run, tmp_path: Path) -> None:
    page = tmp_path / "page.html"

    code, out, noted = run(
        "balance",
        "santa_timea",
        "--level",
        "random",
        "--precise",
        "0.2",
        "--html",
        str(page),
        "--workers",
        "1",
    )

    assert code == 0
    assert "legal moves on average" in out
    assert str(page) in noted
    assert "50 games under one condition" in page.read_text("utf-8"), "it stopped when it was precise enough"


@pytest.mark.slow
def test_two_sets_of_house_rules_are_compared_and_kept(run: Run, tmp_path: Path) -> None:
    page, kept = tmp_path / "page.html", tmp_path / "kept"
    words = ["compare", "santa_timea", "--against", "professional=yes", "--number", "8", "--workers", "1"]

    first = run(*words, "--html", str(page), "--keep", str(kept))
    again = run(*words, "--html", str(page), "--keep", str(kept))
    shown = run("report", str(kept), "--html", str(page))

    assert first == again == shown
    assert first[0] == 0
    assert page.read_text("utf-8").count("<h2>") == 3


@pytest.mark.slow
def test_a_variant_is_compared_with_the_printed_game(run: Run, tmp_path: Path) -> None:
    page, file = tmp_path / "page.html", tmp_path / "five-dice.toml"
    file.write_text('game = "columbus"\n[numbers]\ndice_number = 5\n', "utf-8")
    words = ["compare", "columbus", "--against", str(file), "--number", "4", "--workers", "2"]

    code, out, _ = run(*words, "--html", str(page))

    assert code == 0
    assert "columbus, variant=five-dice, dice_number=5\n" in out
    assert "variant=five-dice" in page.read_text("utf-8")


@pytest.mark.slow
def test_the_values_of_a_house_rule_are_compared(run: Run, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    words = ["sweep", "santa_timea", "--vary", "professional=no,yes", "--number", "8", "--workers", "1"]

    code, out, _ = run(*words, "--html", str(page))

    assert code == 0
    assert [line for line in out.splitlines() if not line.startswith(" ")] == [
        "santa_timea",
        "santa_timea, professional=yes",
    ]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["balance", "ludo"], "ludo"),
        (["balance", "santa_timea", "--level", "god"], "god"),
        (["balance", "santa_timea", "--precise", "2"], "precise"),
        (["balance", "santa_timea", "--number", "0"], "games"),
        (["compare", "santa_timea", "--against", "wind=strong"], "wind"),
        (["sweep", "santa_timea", "--vary", "professional"], "professional"),
        (["sweep", "santa_timea", "--vary", "professional=no,perhaps"], "perhaps"),
        (["report", "nowhere"], "nowhere"),
    ],
)
def test_wrong_usage_is_reported_before_anything_is_played(
    run: Run, tmp_path: Path, words: list[str], said: str
) -> None:
    page = tmp_path / "page.html"

    code, _, noted = run(*words, "--html", str(page))

    assert code in {1, 2}
    assert said in noted
    assert not page.exists()


def test_a_study_without_games_has_no_page(run: Run, tmp_path: Path) -> None:
    from spielhafen.lab.study import StudyFolder, parse_plan

    plan = parse_plan({"games": 1, "conditions": [{"game": "santa_timea", "seats": 2, "level": "random"}]})
    StudyFolder(tmp_path / "run", plan).close()

    code, _, noted = run("report", str(tmp_path / "run"), "--html", str(tmp_path / "page.html"))

    assert code == 1
    assert "no games yet" in noted


def test_without_the_packages_for_plots_nothing_is_played(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("spielhafen.cli.commands.report.find_spec", lambda _: None)
    monkeypatch.setattr("spielhafen.lab.study.run_study", lambda *_, **__: pytest.fail("it was played"))

    code, _, noted = run("balance", "santa_timea", "--html", str(tmp_path / "page.html"))

    assert code == 1
    assert "spielhafen[report]" in noted
