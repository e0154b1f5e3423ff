"""All checks of the project, one after another; each runs even if an earlier one fails."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree as ET

import chromium
from shell import ROOT, ToolError, say
from webclient import WEB, Node

BIN = ROOT / ".venv" / ("Scripts" if os.name == "nt" else "bin")
REPORTS = ROOT / ".tools" / "reports"
BYTECODE = ROOT / ".tools" / "bytecode"
ONLY = "--only"


class Part(NamedTuple):
    """One check: its command and folder, and its JUnit report if it counts tests."""

    name: str
    about: str
    command: Sequence[str | Path]
    cwd: Path = ROOT
    report: Path | None = None


class Outcome(NamedTuple):
    """The result of a part; one that counts no tests counts as one."""

    name: str
    passed: int
    failed: int
    skipped: int
    seconds: float


def parts(arguments: Sequence[str], node: Node) -> list[Part]:
    """Return all checks, the quick ones first; the arguments are for pytest."""
    npm = [*node.npm, "run", "--silent"]
    vitest, pytest = REPORTS / "vitest.xml", REPORTS / "pytest.xml"
    junit = [
        "--",
        "--testTimeout=60000",  # a slow machine is no failure
        "--reporter=default",
        "--reporter=junit",
        f"--outputFile.junit={vitest}",
    ]
    workers = ["-n", str(min(os.cpu_count() or 1, 8)), "--dist", "loadgroup"]
    return [
        Part("ruff", "mistakes and style", [BIN / "ruff", "check", "--no-cache"]),
        Part("format", "layout of the code", [BIN / "ruff", "format", "--check", "--no-cache"]),
        Part("mypy", "types", [BIN / "mypy"]),
        Part("svelte-check", "types of the web client", [*npm, "check"], WEB),
        Part("vitest", "the web client's own parts", [*npm, "test", *junit], WEB, vitest),
        Part(
            "pytest",
            "the Python packages and the games",
            [BIN / "pytest", *workers, f"--junitxml={pytest}", *arguments],
            ROOT,
            pytest,
        ),
    ]


def select_parts(arguments: Sequence[str], everything: list[Part]) -> list[Part]:
    """Return the parts of `--only ruff,mypy`; raises ToolError for an unknown name."""
    wanted = arguments[1].split(",") if len(arguments) > 1 else []
    names = [part.name for part in everything]
    if not wanted or set(wanted) - set(names):
        raise ToolError(f"{ONLY} takes names of parts with commas between them: {', '.join(names)}.")
    return [part for part in everything if part.name in wanted]


def check(part: Part, env: dict[str, str]) -> Outcome:
    """Run one part with its output on the terminal."""
    say(f"\n── {part.name}: {part.about}")
    if part.report:
        part.report.unlink(missing_ok=True)
    start = time.monotonic()
    command = [str(word) for word in part.command]
    code = subprocess.run(command, cwd=part.cwd, env=env, stdin=subprocess.DEVNULL, check=False).returncode
    passed, failed, skipped = count_tests(part.report)
    if code and not failed:
        failed = 1  # it was aborted, or it counts no tests
        say(f"{part.name} ended with {describe_exit(code)}")
    elif not code and not part.report:
        passed = 1
    return Outcome(part.name, passed, failed, skipped, time.monotonic() - start)


def describe_exit(code: int) -> str:
    """Describe the return code of a program.

    >>> describe_exit(2), describe_exit(-9)
    ('exit code 2', 'signal SIGKILL')
    """
    return f"signal {signal.Signals(-code).name}" if code < 0 else f"exit code {code}"


def count_tests(report: Path | None) -> tuple[int, int, int]:
    """Return the passed, failed and skipped tests of a JUnit report; zeros without one."""
    if report is None or not report.exists():
        return 0, 0, 0
    total = {"tests": 0, "failures": 0, "errors": 0, "skipped": 0}
    for suite in ET.parse(report).iter("testsuite"):
        for key in total:
            total[key] += int(suite.get(key, 0))
    failed = total["failures"] + total["errors"]
    return total["tests"] - failed - total["skipped"], failed, total["skipped"]


def provide_chromium(env: dict[str, str]) -> str | None:
    """Set `CHROMIUM` for the tests; return a message if there is none."""
    found = chromium.find_or_install()
    if found:
        env["CHROMIUM"] = found
        return None
    return f"browser tests {'failed' if chromium.required() else 'skipped'}: no Chromium found; {chromium.ADVICE}"


def keep_bytecode(env: dict[str, str]) -> dict[str, str]:
    """Return an environment that keeps bytecode in .tools/, since tests start Python many times.

    >>> keep_bytecode({"PYTHONDONTWRITEBYTECODE": "1", "LANG": "C"}).keys() - {"PYTHONPYCACHEPREFIX"}
    {'LANG'}
    """
    kept = {name: value for name, value in env.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return kept | {"PYTHONPYCACHEPREFIX": str(BYTECODE)}


def run_all(arguments: Sequence[str], node: Node) -> int:
    """Run the parts and print a summary; return 0 if nothing failed.

    arguments: for pytest; or `--only PART,PART` and then arguments for pytest.
    """
    REPORTS.mkdir(parents=True, exist_ok=True)
    env = keep_bytecode(node.env())
    if arguments and arguments[0] == ONLY:
        chosen = select_parts(arguments, parts(arguments[2:], node))
    else:
        chosen = parts(arguments, node)
    missing = provide_chromium(env) if any(part.name == "pytest" for part in chosen) else None
    return summary([check(part, env) for part in chosen], missing)


def summary(outcomes: Sequence[Outcome], missing: str | None) -> int:
    """Print the result of each part and the totals; return the exit code."""
    passed, failed = sum(o.passed for o in outcomes), sum(o.failed for o in outcomes)
    say()
    for o in outcomes:
        skipped = f", {o.skipped} skipped" if o.skipped else ""
        say(f"{o.name:13}{o.passed} passed, {o.failed} failed{skipped}  ({o.seconds:.1f} s)")
    if missing:
        say(missing)
        failed += chromium.required()
    say(f"{passed} passed, {failed} failed")
    return 1 if failed else 0
