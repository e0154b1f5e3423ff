"""All checks of the project, one after another; every part runs, whatever the one before found."""

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
from shell import ROOT, Trouble, say
from webclient import WEB, Node

BIN = ROOT / ".venv" / ("Scripts" if os.name == "nt" else "bin")
REPORTS = ROOT / ".tools" / "reports"
BYTECODE = ROOT / ".tools" / "bytecode"
ONLY = "--only"


class Part(NamedTuple):
    """One check: its command, where it runs, and the JUnit report it writes if it counts tests."""

    name: str
    about: str
    command: Sequence[str | Path]
    cwd: Path = ROOT
    report: Path | None = None


class Outcome(NamedTuple):
    """How a part ended. A part that counts no tests counts as one."""

    name: str
    passed: int
    failed: int
    skipped: int
    seconds: float


def parts(arguments: Sequence[str], node: Node) -> list[Part]:
    """Every check in order, the quick ones first. The arguments are for pytest."""
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
            "the house and its games",
            [BIN / "pytest", *workers, f"--junitxml={pytest}", *arguments],
            ROOT,
            pytest,
        ),
    ]


def asked_for(arguments: Sequence[str], everything: list[Part]) -> list[Part]:
    """The parts named by `--only ruff,mypy`; all of them without it. Raises Trouble at an unknown name."""
    wanted = arguments[1].split(",") if len(arguments) > 1 else []
    names = [part.name for part in everything]
    if not wanted or set(wanted) - set(names):
        raise Trouble(f"{ONLY} takes names of parts with commas between them: {', '.join(names)}.")
    return [part for part in everything if part.name in wanted]


def check(part: Part, env: dict[str, str]) -> Outcome:
    """Run one part, its words straight to the person."""
    say(f"\n── {part.name}: {part.about}")
    if part.report:
        part.report.unlink(missing_ok=True)
    start = time.monotonic()
    command = [str(word) for word in part.command]
    code = subprocess.run(command, cwd=part.cwd, env=env, stdin=subprocess.DEVNULL, check=False).returncode
    passed, failed, skipped = counted(part.report)
    if code and not failed:
        failed = 1  # it broke off, or it counts no tests
        say(f"{part.name} ended with {ending(code)}")
    elif not code and not part.report:
        passed = 1
    return Outcome(part.name, passed, failed, skipped, time.monotonic() - start)


def ending(code: int) -> str:
    """How a program ended, in words.

    >>> ending(2), ending(-9)
    ('exit code 2', 'signal SIGKILL')
    """
    return f"signal {signal.Signals(-code).name}" if code < 0 else f"exit code {code}"


def counted(report: Path | None) -> tuple[int, int, int]:
    """Tests passed, failed and skipped according to a JUnit report; zeros without one."""
    if report is None or not report.exists():
        return 0, 0, 0
    total = {"tests": 0, "failures": 0, "errors": 0, "skipped": 0}
    for suite in ET.parse(report).iter("testsuite"):
        for key in total:
            total[key] += int(suite.get(key, 0))
    failed = total["failures"] + total["errors"]
    return total["tests"] - failed - total["skipped"], failed, total["skipped"]


def browser(env: dict[str, str]) -> str | None:
    """Name a Chromium to the tests; where there is none, the line to tell."""
    found = chromium.find_or_install()
    if found:
        env["CHROMIUM"] = found
        return None
    return f"browser tests {'failed' if chromium.required() else 'skipped'}: no Chromium found; {chromium.ADVICE}"


def with_bytecode(env: dict[str, str]) -> dict[str, str]:
    """Tests start Python a hundred times: what was compiled once is kept, in .tools/, whatever is usual here.

    >>> with_bytecode({"PYTHONDONTWRITEBYTECODE": "1", "LANG": "C"}).keys() - {"PYTHONPYCACHEPREFIX"}
    {'LANG'}
    """
    kept = {name: value for name, value in env.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return kept | {"PYTHONPYCACHEPREFIX": str(BYTECODE)}


def run_all(arguments: Sequence[str], node: Node) -> int:
    """Run the parts, tell how each ended; 0 if nothing failed.

    arguments: for pytest; or `--only PART,PART` and then arguments for pytest.
    """
    REPORTS.mkdir(parents=True, exist_ok=True)
    env = with_bytecode(node.env())
    if arguments and arguments[0] == ONLY:
        chosen = asked_for(arguments, parts(arguments[2:], node))
    else:
        chosen = parts(arguments, node)
    missing = browser(env) if any(part.name == "pytest" for part in chosen) else None
    return summary([check(part, env) for part in chosen], missing)


def summary(outcomes: Sequence[Outcome], missing: str | None) -> int:
    """Tell how each part ended, and in the last line how many checks passed and failed."""
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
