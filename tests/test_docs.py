"""Marked examples in the documents run, and every link has a target.

An example is run if its fence says so: ```pycon run``` (a session of Python) or ```console run``` (lines after `$` are
commands). `...` in the output stands for anything.
"""

import doctest
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("changelog.d/*.md")])

FENCE = re.compile(r"^```(pycon|console) run\n(.*?)^```$", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"^(```+).*?^\1$|`[^`\n]*`", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^()\s]+)\)")
HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)
LOOSE = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


class Example(NamedTuple):
    """A marked block of a page and the line it begins at."""

    page: Path
    line: int
    kind: str
    text: str


def examples() -> Iterator[Example]:
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for found in FENCE.finditer(text):
            yield Example(page, text.count("\n", 0, found.start()) + 1, found[1], found[2])


def name(value: Example | Path) -> str:
    if isinstance(value, Path):
        return value.relative_to(ROOT).as_posix()
    return f"{value.page.name}:{value.line}"


def run_session(example: Example) -> None:
    test = doctest.DocTestParser().get_doctest(
        example.text, {}, name(example), str(example.page), example.line
    )
    result = doctest.DebugRunner(optionflags=LOOSE).run(test)
    assert result.attempted > 0


def run_commands(example: Example, folder: Path) -> None:
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    for part in re.split(r"^\$ ", example.text, flags=re.MULTILINE)[1:]:
        command, _, wanted = part.partition("\n")
        done = subprocess.run(
            shlex.split(command),
            cwd=folder,
            env={
                **os.environ,
                "PATH": path,
                "LANG": "C.UTF-8",
                "LANGUAGE": "en",
                "COLUMNS": "110",
                "NO_COLOR": "1",
            },
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{command}: {done.stderr}"
        assert doctest.OutputChecker().check_output(wanted, done.stdout, LOOSE), (
            f"{command} prints:\n{done.stdout}"
        )


@pytest.mark.parametrize("example", list(examples()), ids=name)
def test_a_marked_example_runs_as_shown(
    example: Example, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    if example.kind == "pycon":
        run_session(example)
    else:
        run_commands(example, tmp_path)


def test_the_readme_shows_examples_that_run() -> None:
    kinds = {example.kind for example in examples() if example.page.name == "README.md"}
    assert kinds == {"pycon", "console"}


def anchors(page: Path) -> set[str]:
    """Return the names of a page's headings as link targets."""
    headings = HEADING.findall(CODE.sub("", page.read_text(encoding="utf-8")))
    return {re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_link_has_a_target(page: Path) -> None:
    for link in LINK.findall(CODE.sub("", page.read_text(encoding="utf-8"))):
        if link.startswith(("http:", "https:")):
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), f"{link} leads nowhere"
        assert not anchor or anchor in anchors(target), f"{link}: no such heading"


def test_the_readme_links_to_the_reconstructions() -> None:
    assert "docs/reconstructions.md" in (ROOT / "README.md").read_text(encoding="utf-8")
