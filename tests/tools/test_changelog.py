"""The change log: fragments become a chapter, each under its heading; nothing is lost, nothing told twice."""

from pathlib import Path

import changelog
import pytest
from steps import ROOT, Trouble


@pytest.fixture
def project(tmp_path: Path) -> Path:
    folder = tmp_path / "changelog.d"
    folder.mkdir()
    (folder / "README.md").write_text("How fragments are written.\n")
    (folder / "web-slow-lines.md").write_text("Slow lines are\nwaited for.\n")
    (folder / "columbus.md").write_text("Storms move all ships.\n")
    return tmp_path


def test_each_fragment_is_a_paragraph_under_the_heading_of_its_subject(project: Path) -> None:
    assert changelog.fold(project, "0.1.0", "2026-11-24") == 2

    assert (project / "CHANGELOG.md").read_text() == (
        f"{changelog.TITLE}\n## 0.1.0 (2026-11-24)\n\n### Games\n\n* Storms move all ships.\n\n"
        "### In the browser\n\n* Slow lines are waited for.\n"
    )


def test_fragments_that_were_told_are_removed_and_the_readme_stays(project: Path) -> None:
    changelog.fold(project, "0.1.0", "2026-11-24")

    assert [path.name for path in (project / "changelog.d").iterdir()] == ["README.md"]


def test_a_new_release_stands_before_the_earlier_ones(project: Path) -> None:
    changelog.fold(project, "0.1.0", "2026-11-24")
    (project / "changelog.d" / "undo.md").write_text("Undo by consent.\n")
    changelog.fold(project, "0.2.0", "2027-01-02")

    written = (project / "CHANGELOG.md").read_text()
    assert written.startswith(
        f"{changelog.TITLE}\n## 0.2.0 (2027-01-02)\n\n### At the table\n\n* Undo by consent.\n\n## 0.1.0 ("
    )
    assert written.endswith("* Slow lines are waited for.\n")


def test_a_version_is_told_once(project: Path) -> None:
    changelog.fold(project, "0.1.0", "2026-11-24")
    (project / "changelog.d" / "undo.md").write_text("Undo by consent.\n")

    with pytest.raises(Trouble, match=r"0\.1\.0 already"):
        changelog.fold(project, "0.1.0", "2027-01-02")
    assert (project / "changelog.d" / "undo.md").exists()


def test_without_fragments_nothing_is_released(project: Path) -> None:
    changelog.fold(project, "0.1.0", "2026-11-24")

    with pytest.raises(Trouble, match="nothing new"):
        changelog.fold(project, "0.2.0", "2027-01-02")


def test_the_longest_subject_that_fits_decides_and_an_unknown_one_is_not_lost() -> None:
    assert changelog.part_of("luck-report") == "Bots and the lab"
    assert changelog.part_of("treasure-map-alone") == "Games"
    assert changelog.part_of("weblog") == changelog.REST


def test_every_fragment_of_ours_has_a_heading() -> None:
    names = [path.stem for path in (ROOT / "changelog.d").glob("*.md") if path.name != "README.md"]

    assert [name for name in names if changelog.part_of(name) == changelog.REST] == []


@pytest.mark.parametrize("arguments", [[], ["one"], ["0.1.0", "yesterday"], ["0.1.0", "2026-11-24", "more"]])
def test_what_is_no_version_or_date_changes_nothing(arguments: list[str]) -> None:
    assert changelog.main(arguments) == 2
