"""The changelog: fragments become a chapter, each below its heading; nothing is lost."""

import doctest
from pathlib import Path

import changelog
import pytest
from shell import ROOT, ToolError


@pytest.fixture
def project(tmp_path: Path) -> Path:
    folder = tmp_path / "changelog.d"
    folder.mkdir()
    (folder / "README.md").write_text("How fragments are written.\n")
    (folder / "web-slow-lines.md").write_text("Slow connections are\nwaited for.\n")
    (folder / "columbus.md").write_text("Storms move all ships.\n")
    return tmp_path


def test_each_fragment_is_an_item_below_the_heading_of_its_area(project: Path) -> None:
    assert changelog.fold(project, "0.2.0", "2027-01-02") == 2

    assert (project / "CHANGELOG.md").read_text() == (
        f"{changelog.TITLE}\n## 0.2.0 (2027-01-02)\n\n### Games\n\n* Storms move all ships.\n\n"
        "### In the browser\n\n* Slow connections are waited for.\n"
    )


def test_fragments_in_a_chapter_are_removed_and_the_readme_stays(project: Path) -> None:
    changelog.fold(project, "0.2.0", "2027-01-02")

    assert [path.name for path in (project / "changelog.d").iterdir()] == ["README.md"]


def test_a_new_release_is_placed_before_the_earlier_ones(project: Path) -> None:
    (project / "CHANGELOG.md").write_text("# Log\n\nWritten by hand.\n\n## 0.1.0 (2026-11-25)\n\nFirst.\n")

    changelog.fold(project, "0.2.0", "2027-01-02")

    written = (project / "CHANGELOG.md").read_text()
    assert written.startswith("# Log\n\nWritten by hand.\n\n## 0.2.0 (2027-01-02)\n\n### Games\n")
    assert written.endswith("* Slow connections are waited for.\n\n## 0.1.0 (2026-11-25)\n\nFirst.\n")


def test_a_version_is_told_once(project: Path) -> None:
    changelog.fold(project, "0.2.0", "2027-01-02")
    (project / "changelog.d" / "undo.md").write_text("Undo by consent.\n")

    with pytest.raises(ToolError, match=r"0\.2\.0 already"):
        changelog.fold(project, "0.2.0", "2027-01-03")
    assert (project / "changelog.d" / "undo.md").exists()


def test_without_fragments_nothing_is_released(project: Path) -> None:
    changelog.fold(project, "0.2.0", "2027-01-02")

    with pytest.raises(ToolError, match="nothing new"):
        changelog.fold(project, "0.3.0", "2027-02-03")


def test_the_longest_area_that_fits_decides() -> None:
    assert changelog.find_heading("luck-report") == "At the table"
    assert changelog.find_heading("treasure-map-alone") == "Games"
    assert changelog.find_heading("rulebooks-read") == "Games"


@pytest.mark.parametrize(
    ("name", "text", "complaint"),
    [("weblog", "New.", r"weblog\.md does not begin with an area"), ("web", " \n", r"web\.md is empty")],
)
def test_a_fragment_without_area_or_text_is_refused_and_nothing_changes(
    name: str, text: str, complaint: str, project: Path
) -> None:
    (project / "changelog.d" / f"{name}.md").write_text(text)
    before = sorted((project / "changelog.d").iterdir())

    with pytest.raises(ToolError, match=complaint):
        changelog.fold(project, "0.2.0", "2027-01-02")
    assert sorted((project / "changelog.d").iterdir()) == before
    assert not (project / "CHANGELOG.md").exists()


def test_the_fragments_of_the_project_can_be_folded() -> None:
    files = {path for path in (ROOT / "changelog.d").glob("*.md") if path.name != "README.md"}

    assert changelog.read_fragments(ROOT).keys() == files


def test_the_changelog_of_the_project_has_a_text_for_each_version() -> None:
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    found = changelog.chapters(text)

    assert text.count("\n## ") == len(found)
    assert list(found)[-1] == "0.1.0"
    assert all(found.values())


@pytest.mark.parametrize("arguments", [[], ["one"], ["0.1.0", "yesterday"], ["0.1.0", "2026-11-24", "more"]])
def test_what_is_not_a_version_or_date_changes_nothing(arguments: list[str]) -> None:
    assert changelog.main(arguments) == 2


def test_the_examples_are_right() -> None:
    result = doctest.testmod(changelog)

    assert result.attempted
    assert not result.failed
