"""The set-up, as far as it can be tested without a network."""

import ast
import doctest
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Final

import bootstrap
import checks
import chromium as finder
import pytest
import shell
import webclient

from tests.tools.scripts import script

ROOT = Path(__file__).parents[2]


# Programs


def test_a_program_writes_to_the_log_and_shows_one_line_if_it_takes_long(
    log: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    command = [sys.executable, "-c", "print('words of the program')"]
    monkeypatch.setattr(shell, "ANNOUNCE_AFTER", 60)
    shell.run("Doing it", command, "It failed.", cwd=log.parent.parent)
    assert capfd.readouterr().out == ""
    monkeypatch.setattr(shell, "ANNOUNCE_AFTER", 0)
    shell.run("Doing it", command, "It failed.", cwd=log.parent.parent)
    assert "words of the program" in log.read_text()
    assert capfd.readouterr().out == "  Doing it …\n"


def test_a_failure_is_one_sentence_that_names_the_log(log: Path) -> None:
    with pytest.raises(shell.ToolError) as error:
        shell.run(
            "",
            [sys.executable, "-c", "raise SystemExit('no such thing')"],
            "It failed.",
            cwd=log.parent.parent,
        )
    assert str(error.value) == "It failed. What went wrong stands in .tools/setup.log."


def test_a_missing_program_is_a_failure(log: Path) -> None:
    with pytest.raises(shell.ToolError, match=r"It failed\."):
        shell.run("", [log.parent / "no-such-program"], "It failed.", cwd=log.parent.parent)


@pytest.mark.parametrize(
    "said",
    [
        "WARNING: Retrying … Failed to establish a new connection: [Errno -3] Temporary failure in name resolution",
        "error: Request failed after 3 retries\n  Caused by: error sending request for url\n  dns error",
        "npm error code ENOTFOUND",
    ],
)
def test_a_missing_network_is_named(log: Path, said: str) -> None:
    assert shell.explain("It failed.", said).startswith("It failed. The network seems to be missing")
    assert "network" not in shell.explain("It failed.", "error: no space left on device")


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("v20.19.1", (20, 19, 1)),
        ("uv 0.13.8 (x86_64-unknown-linux-gnu)", (0, 13, 8)),
        ("v23.0.0-nightly2024", (23, 0, 0)),
        ("unknown", ()),
        ("", ()),
        (None, ()),
    ],
)
def test_versions_are_parsed_from_the_output_of_programs(text: str | None, numbers: tuple[int, ...]) -> None:
    assert shell.parse_version(text) == numbers


def test_settings_of_other_projects_are_removed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VIRTUAL_ENV", "/elsewhere")
    monkeypatch.setenv("UV_SYSTEM_CERTS", "0")
    env = shell.child_env()
    assert "VIRTUAL_ENV" not in env
    assert env["UV_SYSTEM_CERTS"] == "0"
    assert env["PIP_USER"] == "0"


# Python and uv


def test_play_serves_and_opens_the_browser_unless_a_command_is_given() -> None:
    assert bootstrap.whole_command([]) == ["serve", "--open"]
    assert bootstrap.whole_command(["--port", "9000"]) == ["serve", "--open", "--port", "9000"]
    assert bootstrap.whole_command(["games", "--help"]) == ["games", "--help"]
    assert bootstrap.whole_command(["--help"]) == ["--help"]
    assert bootstrap.whole_command(["--version"]) == ["--version"]
    common = ["--language", "de", "--games", "mine"]
    assert bootstrap.whole_command([*common, "games"]) == [*common, "games"]
    assert bootstrap.whole_command(common) == ["serve", "--open", *common]


def test_an_old_python_is_replaced_by_a_newer_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[list[str]] = []
    newer = script(tmp_path / "python3.12", "")
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(sys, "argv", ["bootstrap.py", "play"])
    monkeypatch.setattr(os, "execv", lambda _, command: called.append([*command, str(Path.cwd())]))
    monkeypatch.chdir(ROOT)
    bootstrap.restart_with_newer_python(tmp_path)
    assert called == [[str(newer), "bootstrap.py", "play", str(tmp_path)]]


def test_without_a_newer_python_the_error_names_the_needed_version(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(shell.ToolError, match=r"needs Python 3\.11 or newer; .* is 3\."):
        bootstrap.restart_with_newer_python(tmp_path)


SET_UP: Final = ("bootstrap", "checks", "chromium", "shell", "siteparts", "webclient")
"""The modules of the set-up, which run with the Python that is there."""


def test_the_set_up_imports_its_own_modules_only() -> None:
    for name in SET_UP:
        nodes = ast.walk(ast.parse((ROOT / "tools" / f"{name}.py").read_text()))
        imported = set()
        for node in nodes:
            imported |= {alias.name for alias in node.names} if isinstance(node, ast.Import) else set()
            imported |= {str(node.module)} if isinstance(node, ast.ImportFrom) else set()

        assert {path.stem for path in (ROOT / "tools").glob("*.py")} & imported <= set(SET_UP)


@pytest.mark.parametrize(
    "path", [ROOT / "tools" / f"{name}.py" for name in SET_UP], ids=lambda path: path.name
)
def test_an_old_python_can_read_the_set_up_far_enough_to_say_so(path: Path) -> None:
    ast.parse(path.read_text(), feature_version=(3, 8))


@pytest.mark.parametrize(
    ("own", "taken"), [("uv 0.13.8", True), ("uv 0.8.0", True), ("uv 0.4.30", False), ("?", False)]
)
def test_a_uv_in_path_is_used_if_it_can_read_the_lock_file(
    own: str, taken: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    uv = script(tmp_path / "uv", f"echo '{own}'")
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.defpath}")
    monkeypatch.setattr(bootstrap, "fetch_uv", lambda: "fetched")
    assert bootstrap.find_uv() == (str(uv) if taken else "fetched")


def test_without_pip_the_error_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bootstrap, "ROOT", tmp_path)
    monkeypatch.setattr(sys, "executable", str(script(tmp_path / "python", "exit 1")))
    with pytest.raises(shell.ToolError, match=r"has no pip: install pip \(Debian: apt install python3-pip\)"):
        bootstrap.fetch_uv()


def test_a_command_is_required() -> None:
    done = subprocess.run(
        [sys.executable, "tools/bootstrap.py"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert "bootstrap.py play" in done.stdout


def test_an_error_is_a_sentence_and_no_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], log: Path
) -> None:
    def no_uv() -> str:
        raise shell.ToolError("The installer uv could not be fetched.")

    monkeypatch.setattr(bootstrap, "find_uv", no_uv)
    monkeypatch.setattr(bootstrap, "LOG", log)
    assert bootstrap.main(["play"]) == 1
    assert capsys.readouterr().err == "The installer uv could not be fetched.\n"


def test_a_read_only_folder_is_a_sentence_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], log: Path
) -> None:
    def read_only() -> str:
        raise PermissionError(13, "Permission denied", "/clone/.tools")

    monkeypatch.setattr(bootstrap, "find_uv", read_only)
    monkeypatch.setattr(bootstrap, "LOG", log)
    assert bootstrap.main(["play"]) == 1
    assert capsys.readouterr().err == "Set-up cannot go on: /clone/.tools: Permission denied.\n"


def test_the_pinned_uv_can_read_the_lock_file() -> None:
    assert shell.parse_version(f"uv {bootstrap.UV}") >= bootstrap.UV_OLDEST
    assert bootstrap.OLDEST == (3, 11)
    assert 'requires-python = ">=3.11"' in (ROOT / "pyproject.toml").read_text()


# Chromium


def test_the_chromium_of_the_environment_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    named = script(tmp_path / "elsewhere" / "chrome", "")
    script(tmp_path / "bin" / "chromium", "")
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setenv("CHROMIUM", str(named))
    assert finder.find() == str(named)
    monkeypatch.setenv("CHROMIUM", str(tmp_path / "missing"))
    assert finder.find() is None
    assert finder.find_or_install() is None
    monkeypatch.delenv("CHROMIUM")
    assert finder.find() == str(tmp_path / "bin" / "chromium")


def test_a_headless_chromium_is_preferred_for_pages_without_a_window(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = script(tmp_path / "bin" / "chromium", "")
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.delenv("CHROMIUM", raising=False)
    assert finder.windowless() == str(whole)
    without = script(tmp_path / "bin" / finder.HEADLESS, "")
    assert finder.windowless() == str(without)
    monkeypatch.setenv("CHROMIUM", str(whole))
    assert finder.windowless() == str(whole)


def test_a_missing_chromium_is_one_line_or_a_failure(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(finder, "find", lambda: None)
    monkeypatch.setattr(finder, "installable", lambda: False)
    env: dict[str, str] = {}
    outcomes = [checks.Outcome("pytest", 7, 0, 2, 1.0)]
    monkeypatch.setenv("REQUIRE_BROWSER", "0")
    assert checks.summary(outcomes, checks.provide_chromium(env)) == 0
    assert (
        "browser tests skipped: no Chromium found; install it (Debian: apt-get install"
        in capsys.readouterr().out
    )
    monkeypatch.setenv("REQUIRE_BROWSER", "1")
    assert checks.summary(outcomes, checks.provide_chromium(env)) == 1
    assert "browser tests failed" in capsys.readouterr().out


# Checks


def test_the_last_line_has_the_totals(capsys: pytest.CaptureFixture[str]) -> None:
    outcomes = [checks.Outcome("ruff", 1, 0, 0, 0.2), checks.Outcome("pytest", 40, 2, 1, 9.0)]
    assert checks.summary(outcomes, None) == 1
    lines = capsys.readouterr().out.splitlines()
    assert "pytest       40 passed, 2 failed, 1 skipped  (9.0 s)" in lines
    assert lines[-1] == "41 passed, 2 failed"


def test_a_report_is_counted(tmp_path: Path) -> None:
    report = tmp_path / "pytest.xml"
    assert checks.count_tests(report) == (0, 0, 0)
    report.write_text(
        '<testsuites><testsuite tests="9" failures="2" errors="1" skipped="1"/><testsuite tests="3"/></testsuites>'
    )
    assert checks.count_tests(report) == (8, 3, 1)


@pytest.mark.parametrize(
    ("code", "counts", "told"),
    [
        (0, (1, 0), ""),
        (1, (0, 1), "toy ended with exit code 1\n"),
        (-9, (0, 1), "toy ended with signal SIGKILL\n"),
    ],
)
def test_a_check_without_a_report_counts_as_one(
    code: int, counts: tuple[int, int], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    ends = f"import os, signal, sys; os.kill(os.getpid(), -{code}) if {code} < 0 else sys.exit({code})"
    outcome = checks.check(checks.Part("toy", "a toy", [sys.executable, "-c", ends]), dict(os.environ))
    assert (outcome.passed, outcome.failed) == counts
    assert capsys.readouterr().out == "\n── toy: a toy\n" + told


def test_a_check_that_is_aborted_before_its_report_has_failed(tmp_path: Path) -> None:
    part = checks.Part(
        "toy", "a toy", [sys.executable, "-c", "raise SystemExit(4)"], report=tmp_path / "none.xml"
    )
    assert checks.check(part, dict(os.environ)).failed == 1


def test_every_check_can_be_run_alone() -> None:
    every = checks.parts(["-k", "scene"], webclient.Node("/node", ("/npm",), "PATH"))
    assert [part.name for part in every] == ["ruff", "format", "mypy", "svelte-check", "vitest", "pytest"]
    assert every[-1].command[-2:] == ["-k", "scene"]
    assert [part.name for part in checks.select_parts(["--only", "mypy,ruff"], every)] == ["ruff", "mypy"]
    with pytest.raises(shell.ToolError, match="--only takes names of parts"):
        checks.select_parts(["--only", "rust"], every)
    with pytest.raises(shell.ToolError, match="--only takes names of parts"):
        checks.select_parts(["--only"], every)


@pytest.mark.parametrize("module", [bootstrap, checks], ids=lambda module: module.__name__)
def test_the_doctests_of_the_set_up_pass(module: ModuleType) -> None:
    result = doctest.testmod(module)
    assert result.attempted
    assert not result.failed


# Commands and grouping


@pytest.mark.parametrize("name", ["play", "test", ".ci/run"])
def test_the_commands_are_executable(name: str) -> None:
    assert os.access(ROOT / name, os.X_OK)
    assert (ROOT / name).read_text().startswith("#!/bin/sh\n")


def test_without_python_the_error_says_so(tmp_path: Path) -> None:
    done = subprocess.run(
        ["/bin/sh", str(ROOT / "play")],
        env={"PATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr == "Spielhafen needs Python 3.11 or newer: https://www.python.org/downloads\n"


@pytest.mark.xdist_group("together")
def test_grouped_tests_run_in_one_worker(request: pytest.FixtureRequest) -> None:
    """Otherwise each worker starts browsers and servers for every file, which is slow."""
    grouping = request.config.getoption("loadgroup", default=False)
    assert request.node.nodeid.endswith("@together") or not grouping


def test_play_runs_in_the_current_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[Path] = []
    for name in ("find_uv", "install"):
        monkeypatch.setattr(bootstrap, name, lambda *_: None)
    monkeypatch.setattr(webclient, "build", lambda *_: None)
    monkeypatch.setattr(bootstrap, "exec_command", lambda _: found.append(Path.cwd()))
    monkeypatch.setattr(bootstrap, "LOG", tmp_path / "setup.log")
    monkeypatch.chdir(tmp_path)

    bootstrap.main(["play", "games"])

    assert found == [tmp_path]
