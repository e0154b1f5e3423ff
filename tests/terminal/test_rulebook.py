"""The rulebook at the table: every paragraph is found, and none of the tests in it is shown."""

import pytest

from spielhafen.core.game import Game, find_games
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


def test_a_drawing_stays_as_it_is_and_a_table_has_no_rule() -> None:
    drawn = "Of `T` and `K`:\n\n```\n  AB\n1 TK\n```\n\n| a | b |\n|---|:-:|\n| *1* | 2 |"

    assert plain(Paragraph("§1", "Signs", drawn), 72)[2:] == [
        *("Of T and K:", ""),
        *("  AB", "1 TK", ""),
        *("| a | b |", "| 1 | 2 |", ""),
    ]


@pytest.mark.parametrize("game", find_games().values(), ids=lambda game: game.name)
def test_what_only_tests_read_is_left_out(game: Game) -> None:
    assert not any("no code" in f"{part.title} {part.markdown}" for part in paragraphs(game, "en"))


def test_a_missing_language_is_an_empty_book(santa_timea: Game) -> None:
    assert paragraphs(santa_timea, "fr") == ()
    assert find((), "§1") == 0
