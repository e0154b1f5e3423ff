"""Docstrings and comments are plain: short first lines, imperative or noun phrase, people are "they"."""

from __future__ import annotations

import ast
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import pytest

ROOT: Final = Path(__file__).parent.parent
FOLDERS: Final = ("src/spielhafen", "tests", "tools", "bench")
SOURCES: Final = sorted(
    path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py") if path != Path(__file__)
)
MAX_FIRST_LINE: Final = 90

RIDDLES: Final = re.compile(
    r"\b(whoever|whomever|somebody|nobody|so many|so much|lies|whereto|thereof|hearken|he|him|his|himself|she|her|hers)\b",
    re.IGNORECASE,
)
"""Words of a private language, and people who are not "they"."""
RULE: Final = re.compile(r"§\d")
"""The beginning of a docstring that tells a rule of the rulebook: its sentence may be as long as the rule."""


class Words(NamedTuple):
    """A docstring or comment and the line where it begins."""

    line: int
    text: str
    is_docstring: bool


def docstrings(tree: ast.Module) -> Iterator[Words]:
    """Yield the docstrings of a module and all that is in it, and texts below constants and fields."""
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if not isinstance(body, list):
            continue
        for statement in body:
            if (
                isinstance(statement, ast.Expr)
                and isinstance(statement.value, ast.Constant)
                and isinstance(statement.value.value, str)
            ):
                yield Words(statement.lineno, statement.value.value, is_docstring=True)


def comments(path: Path) -> Iterator[Words]:
    """Yield the comments of a file."""
    with path.open("rb") as file:
        for token in tokenize.tokenize(file.readline):
            if token.type == tokenize.COMMENT:
                yield Words(token.start[0], token.string.lstrip("# "), is_docstring=False)


def complaints(path: Path) -> Iterator[str]:
    """Yield what is wrong with the prose of a file, with its line."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for words in (*docstrings(tree), *comments(path)):
        prose = re.sub(r"``.*?``|`[^`]*`|“[^”]*”|\"[^\"]*\"|(?<!\w)'[^']*'(?!\w)", "", words.text)
        if found := RIDDLES.search(prose):
            yield f"{path.relative_to(ROOT)}:{words.line}: “{found[0]}”"
        first = words.text.strip().partition("\n")[0]
        if words.is_docstring and len(first) > MAX_FIRST_LINE and not RULE.match(first):
            yield f"{path.relative_to(ROOT)}:{words.line}: first line of {len(first)} characters"


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_prose_is_plain(path: Path) -> None:
    assert list(complaints(path)) == []


@pytest.mark.parametrize(
    "source",
    [
        '"""Nothing is told to whoever asks."""',
        "x = 1  # a player's cards, his own, not a bot's",
        "x = 1  # his own",
        f'def f() -> None:\n    """{"Long " * 20}line."""',
    ],
    ids=["riddle", "between-apostrophes", "he", "long"],
)
def test_the_lint_finds_what_is_not_plain(
    source: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "module.py"
    file.write_text(source, "utf-8")
    monkeypatch.setattr("tests.test_prose.ROOT", tmp_path)

    assert len(list(complaints(file))) == 1
