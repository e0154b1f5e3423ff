"""The rulebook at the table: every paragraph is found, and none of the tests in it is shown."""

import pytest

from spielhafen.core.game import Game
from spielhafen.terminal.rulebook import Paragraph, find, paragraphs, plain


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_paragraph_has_its_heading_and_text(santa_timea: Game, language: str) -> None:
    book = paragraphs(santa_timea, language)

    assert book[0].title == "Santa Timea"
    assert [paragraph.law for paragraph in book[1:]] == [f"§{number}" for number in range(1, 18)]
    assert all(paragraph.markdown and paragraph.title for paragraph in book)
    assert not any("```" in paragraph.markdown for paragraph in book)


def test_a_part_of_a_paragraph_is_found_in_it(santa_timea: Game) -> None:
    book = paragraphs(santa_timea, "en")

    assert book[find(book, "§5")].law == "§5"
    assert book[find(book, "5")].law == "§5"
    assert book[find(book, "§5.2")].law == "§5"
    assert find(book, "§99") == 0


def test_plain_text_fits_and_has_no_signs_of_markdown(santa_timea: Game) -> None:
    for paragraph in paragraphs(santa_timea, "en"):
        lines = plain(paragraph, 72)
        assert lines[0] == paragraph.heading
        assert all(len(line) <= 72 for line in lines if not line.startswith("|"))
        assert "**" not in "\n".join(lines)


def test_a_single_letter_loses_its_signs_of_markdown_too() -> None:
    paragraph = Paragraph("§1", "Letters", "From *a* to *n*, **b** and *word*.")

    assert plain(paragraph, 72)[2] == "From a to n, b and word."


def test_a_missing_language_is_an_empty_book(santa_timea: Game) -> None:
    assert paragraphs(santa_timea, "fr") == ()
    assert find((), "§1") == 0
