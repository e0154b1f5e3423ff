"""The release: what wheel and source archive contain, when it is refused, and a real one."""

from __future__ import annotations

import doctest
import hashlib
import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import changelog
import pytest
import release
import trial
import webclient
from shell import ROOT, ToolError

from spielhafen import __version__
from tests.tools.scripts import script

GAME = [f"spielhafen/games/regatta/{name}" for name in ("__init__.py", *release.NEEDED_OF_A_GAME)]
PACKAGE = {*GAME, *(f"spielhafen/{name}" for name in release.NEEDED)}
WHEEL = {*PACKAGE, "spielhafen-0.1.0.dist-info/licenses/LICENSE"}
SDIST = {"README.md", "PKG-INFO", *(f"src/{name}" for name in PACKAGE)}
LICENCES = "Thank you.\n\nqr 0.7.0 ((MIT OR Apache-2.0))\n\nMIT\n\n@type/face 5.3.0 (OFL-1.1)\n\nOFL\n"


# Contents


def test_a_wheel_is_the_package_of_its_source_archive() -> None:
    release.check_wheel(WHEEL, SDIST)

    with pytest.raises(ToolError, match=r"The wheel lacks spielhafen/core/new\.py"):
        release.check_wheel(WHEEL, SDIST | {"src/spielhafen/core/new.py"})
    with pytest.raises(ToolError, match=r"The wheel has spielhafen/core/old\.pyc"):
        release.check_wheel(WHEEL | {"spielhafen/core/old.pyc"}, SDIST)


@pytest.mark.parametrize("name", sorted(PACKAGE - {GAME[0]}))
def test_a_wheel_without_something_needed_is_refused_even_if_the_source_archive_lacks_it(name: str) -> None:
    with pytest.raises(ToolError, match=f"The wheel lacks {name}"):
        release.check_wheel(WHEEL - {name}, SDIST - {f"src/{name}"})


def test_a_wheel_without_games_or_licence_is_refused() -> None:
    with pytest.raises(ToolError, match="The wheel has no games"):
        release.check_wheel(WHEEL - {GAME[0]}, SDIST)
    with pytest.raises(ToolError, match="The wheel lacks LICENSE"):
        release.check_wheel(PACKAGE, SDIST)


def test_tests_of_games_stay_in_the_source_archive_and_their_data_go_along() -> None:
    folder = "spielhafen/games/regatta/tests"
    with_tests = {*SDIST, f"src/{folder}/test_regatta.py", f"src/{folder}/golden/calm.log"}

    release.check_wheel({*WHEEL, f"{folder}/golden/calm.log"}, with_tests)
    with pytest.raises(ToolError, match=f"The wheel lacks {folder}/golden"):
        release.check_wheel(WHEEL, with_tests)
    with pytest.raises(ToolError, match=f"The wheel has {folder}/test"):
        release.check_wheel({*WHEEL, f"{folder}/golden/calm.log", f"{folder}/test_regatta.py"}, with_tests)


def test_a_source_archive_is_the_repository_and_the_built_web_client() -> None:
    static = f"src/spielhafen/{release.STATIC}"
    tracked = {name for name in SDIST - {"PKG-INFO"} if not name.startswith(static)}
    release.check_sdist(SDIST, tracked, exact=True)

    with pytest.raises(ToolError, match=r"The source archive lacks tests/test_new\.py"):
        release.check_sdist(SDIST, {*tracked, "tests/test_new.py"}, exact=False)
    with pytest.raises(ToolError, match=r"The source archive has notes\.txt"):
        release.check_sdist({*SDIST, "notes.txt"}, tracked, exact=True)
    release.check_sdist({*SDIST, "notes.txt"}, tracked, exact=False)


def test_every_package_in_the_web_client_has_its_text_and_a_licence_that_the_project_declares() -> None:
    assert release.check_licences(LICENCES, {"qr": "0.7.0"}, "MIT AND OFL-1.1") == 2

    with pytest.raises(ToolError, match=r"The licence of qr 0\.8\.0 is missing"):
        release.check_licences(LICENCES, {"qr": "0.8.0"}, "MIT AND OFL-1.1")
    with pytest.raises(ToolError, match=r"@type/face has the licence OFL-1\.1: add it to `license`"):
        release.check_licences(LICENCES, {"qr": "0.7.0"}, "MIT")


def test_the_licences_of_the_built_web_client_are_declared() -> None:
    texts = (webclient.STATIC / "licences.txt").read_text("utf-8")
    dependencies = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))["dependencies"]
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["license"]

    assert release.check_licences(texts, dependencies, declared) > len(dependencies)


# Version and repository


def test_the_version_is_written_in_one_place() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    web = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    source = (ROOT / project["tool"]["hatch"]["version"]["path"]).read_text("utf-8")

    assert project["project"]["dynamic"] == ["version"]
    assert "version" not in web
    assert release.read_version(source) == __version__
    assert __version__ in changelog.chapters((ROOT / "CHANGELOG.md").read_text("utf-8"))


def test_a_version_that_is_none_is_refused() -> None:
    with pytest.raises(ToolError, match="has no __version__"):
        release.read_version('__version__ = "next"\n')


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository with a changelog and one commit."""
    root = tmp_path / "project"
    root.mkdir()
    monkeypatch.setattr(release, "ROOT", root)
    for name in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{name}_NAME", "Ada")
        monkeypatch.setenv(f"GIT_{name}_EMAIL", "ada@example.org")
    (root / "CHANGELOG.md").write_text("# Changelog\n\n## 0.1.0 (2026-11-25)\n\nThe first one.\n")
    release.git("init", "--quiet")
    commit("first")
    return root


def commit(message: str) -> None:
    """Commit everything."""
    release.git("add", ".")
    release.git("commit", "--quiet", "--allow-empty", "--message", message)


def test_a_clean_repository_whose_changelog_has_the_version_can_be_released(repository: Path) -> None:
    assert release.check_repository("0.1.0") == release.git("rev-parse", "HEAD")
    assert release.tracked_files() == {"CHANGELOG.md"}


def test_what_is_not_committed_is_named(repository: Path) -> None:
    (repository / "new.py").touch()

    with pytest.raises(ToolError, match=r"not clean \(\?\? new\.py\)"):
        release.check_repository("0.1.0")


def test_a_version_that_the_changelog_does_not_begin_with_is_refused(repository: Path) -> None:
    with pytest.raises(
        ToolError, match=r"The newest chapter of CHANGELOG\.md is 0\.1\.0, the version is 0\.2\.0"
    ):
        release.check_repository("0.2.0")


def test_a_tag_may_stand_at_the_commit_that_is_released_and_nowhere_else(repository: Path) -> None:
    release.git("tag", "v0.1.0")
    assert release.check_repository("0.1.0")

    commit("second")
    with pytest.raises(ToolError, match=r"The tag v0\.1\.0 belongs to another commit"):
        release.check_repository("0.1.0")


def test_where_git_knows_nothing_the_sentence_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(release, "ROOT", tmp_path)
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))

    with pytest.raises(ToolError, match="A release is built from a clone of the repository"):
        release.check_repository("0.1.0")


# Trial


@pytest.fixture
def fake(tmp_path: Path) -> trial.Trial:
    """An environment whose programs are made by each test."""
    made = object.__new__(trial.Trial)
    made.folder, made.archive, made.bin = tmp_path, tmp_path / "spielhafen.whl", tmp_path / "bin"
    return made


def test_a_program_under_trial_sees_no_sources_and_no_settings(
    fake: trial.Trial, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT / "src"))
    monkeypatch.setenv("SPIELHAFEN_LANGUAGE", "de")
    script(fake.bin / "spielhafen", 'echo "$PYTHONPATH $SPIELHAFEN_LANGUAGE $PWD $1"')

    assert fake.spielhafen("games") == f" en {fake.folder} games"


def test_a_command_that_fails_is_told_with_what_it_said(fake: trial.Trial) -> None:
    script(fake.bin / "spielhafen", "echo half; echo 'texts are missing' >&2; exit 3")

    with pytest.raises(ToolError, match=r"spielhafen\.whl .* games` ended with 3: texts are missing"):
        fake.spielhafen("games")
    assert fake.spielhafen("games", code=3) == "texts are missing"


def test_a_command_that_is_not_there_is_told(fake: trial.Trial) -> None:
    with pytest.raises(ToolError, match=r"spielhafen\.whl is installed, but a command failed"):
        fake.spielhafen("games")


def test_what_was_not_printed_is_told(fake: trial.Trial) -> None:
    with pytest.raises(ToolError, match="“6 games” was expected, this was printed: 5 games"):
        fake.expect("6 games", "5 games")


def test_a_server_that_does_not_start_is_told_with_what_it_said(fake: trial.Trial) -> None:
    script(fake.bin / "spielhafen", "echo 'the file is damaged' >&2; exit 1")

    with pytest.raises(ToolError, match="The server does not start: the file is damaged"), trial.serve(fake):
        pytest.fail("it has no address")


def test_a_server_that_sends_other_games_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trial, "fetch", lambda url: '[{"id": "chess"}]' if url.endswith("games") else "page")

    with pytest.raises(ToolError, match=r"The server has the games \['chess'\], the wheel \['columbus'\]"):
        trial.try_pages("http://127.0.0.1:1/", ["columbus"])


# The command


def test_without_a_web_client_the_option_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(webclient, "STATIC", tmp_path)

    assert release.main(["--draft", "--no-web-build", "--out", str(tmp_path / "dist")]) == 1
    assert capsys.readouterr().err == "There is no web client yet: leave out --no-web-build.\n"
    assert not (tmp_path / "dist").exists()


def test_a_web_client_of_other_sources_is_refused_but_for_a_draft(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(webclient, "STATIC", tmp_path)
    (tmp_path / "index.html").touch()
    (tmp_path / webclient.STAMP).write_text("of yesterday")

    release.check_web_client(current=False)
    with pytest.raises(ToolError, match="The web client is older than its sources"):
        release.check_web_client(current=True)
    (tmp_path / webclient.STAMP).write_text(webclient.fingerprint(webclient.sources()))
    release.check_web_client(current=True)


def test_the_next_steps_name_tag_and_files_and_nothing_is_published(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("a.tar.gz", "b.whl", "c.txt")]
    for file in files:
        file.write_text(file.name)

    steps = list(release.next_steps(release.Release("0.1.0", *files)))

    assert len(steps) == 8
    assert steps[0] == f"In {tmp_path}:"
    assert "8 bytes" in steps[1]
    assert hashlib.sha256(b"a.tar.gz").hexdigest() in steps[1]
    assert steps[4] == "Nothing has been published. What is left:"
    assert 'git tag --annotate v0.1.0 --message "Spielhafen 0.1.0"' in steps[5]
    assert steps[7].endswith(f"publish {files[0]} {files[1]}")


def test_every_action_of_a_workflow_is_pinned_to_a_commit() -> None:
    workflows = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
    used = [line for path in workflows for line in path.read_text("utf-8").splitlines() if "uses:" in line]

    assert used
    assert [
        line for line in used if not re.search(r"uses: [\w./-]+@[0-9a-f]{40}  # v\d+\.\d+\.\d+$", line)
    ] == []


def test_the_oldest_python_that_is_promised_is_tested() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    oldest = project["requires-python"].removeprefix(">=")

    assert f'python: ["{oldest}", ' in (ROOT / ".github" / "workflows" / "test.yml").read_text("utf-8")


def test_the_examples_are_right() -> None:
    result = doctest.testmod(release)

    assert result.attempted
    assert not result.failed


@pytest.mark.slow
def test_a_release_is_built_installed_and_started(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "tools/release.py", "--draft", "--no-web-build", "--out", tmp_path],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 0, done.stderr
    games = len(list((ROOT / "src" / "spielhafen" / "games").glob("*/__init__.py")))
    assert f"{games} games, one recorded and replayed" in done.stdout
    assert f"{games} games played by the library" in done.stdout
    assert "source archive with the oldest packages: spielhafen" in done.stdout
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        f"spielhafen-{__version__}-{rest}" for rest in ("licences.txt", "py3-none-any.whl")
    ] + [f"spielhafen-{__version__}.tar.gz"]
    texts = (tmp_path / f"spielhafen-{__version__}-licences.txt").read_text("utf-8")
    assert texts.startswith("MIT License")
    assert "SIL OPEN FONT LICENSE" in texts
    assert "\nstarlette " in texts
