"""The rulebooks of our games are complete in all languages."""

from __future__ import annotations

import re
from collections import Counter
from typing import NamedTuple

import pytest

from spielhafen.core.game import Game, find_games
from spielhafen.core.languages import LANGUAGES
from spielhafen.core.rulebook_numbers import PLACEHOLDER
from spielhafen.testing.storyboard import list_examples

BOOKS = [
    pytest.param(game, language, id=f"{game.name}-{language}")
    for game in find_games().values()
    for language in LANGUAGES[1:]
]


class Shape(NamedTuple):
    """What all translations of a rulebook have in common."""

    headings: list[tuple[str, str]]
    """Levels and paragraphs."""
    tables: list[int]
    """The number of cells in each row."""
    cited: set[str]
    numbers: Counter[str]


def prose(game: Game, language: str) -> str:
    """Return a rulebook without its examples and what only tests read."""
    written = game.file(f"rules.{language}.md").read_text("utf-8")
    return re.sub(r"^```.*?^```$|\(no code\)", "", written, flags=re.MULTILINE | re.DOTALL)


def shape(game: Game, language: str) -> Shape:
    book = prose(game, language)
    return Shape(
        re.findall(r"^(#+) (§[\w.]+)?", book, re.MULTILINE),
        [row.count("|") for row in book.splitlines() if row.startswith("|")],
        set(re.findall(r"§\d+(?:\.\d+)?", book)),
        Counter(PLACEHOLDER.findall(book)),
    )


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_a_translation_has_the_same_paragraphs_tables_and_numbers(game: Game, language: str) -> None:
    assert shape(game, language) == shape(game, "en")


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_a_translation_cites_paragraphs_that_exist(game: Game, language: str) -> None:
    found = shape(game, language)
    existing = {paragraph for _, paragraph in found.headings}
    assert {cited for cited in found.cited if cited.partition(".")[0] not in existing} == set()


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_a_translation_has_the_titles_of_all_examples(game: Game, language: str) -> None:
    english, other = (list_examples(game, code) for code in ("en", language))
    assert [(one.paragraph, one.number) for one in other] == [(one.paragraph, one.number) for one in english]
    assert all(one.title.strip() for one in other)
