"""The rulebook at the table: every paragraph is found, and its examples are shown in words."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from spielhafen.core.game import Game, find_game, find_games
from spielhafen.core.text import text
from spielhafen.i18n import LANGUAGES, Translator
from spielhafen.terminal.shared.rulebook_text import (
    RulebookParagraph,
    _render_captions,
    add_examples,
    find_paragraph,
    load_paragraphs,
    render_plain,
)
from spielhafen.testing.storyboard import (
    Caption,
    Example,
    Moment,
    example_sources,
    list_examples,
    play_moments,
)
from tests.selection import slow_except


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_paragraph_has_its_heading_and_text(santa_timea: Game, language: str) -> None:
    book = load_paragraphs(santa_timea, language)

    assert book[0].title == "Santa Timea"
    assert [paragraph.number for paragraph in book[1:]] == [f"§{number}" for number in range(1, 18)]
    assert all(paragraph.markdown and paragraph.title for paragraph in book)
    assert not any("```" in paragraph.markdown for paragraph in book)


def test_a_part_of_a_paragraph_is_found_in_it(santa_timea: Game) -> None:
    book = load_paragraphs(santa_timea, "en")

    assert book[find_paragraph(book, "§5")].number == "§5"
    assert book[find_paragraph(book, "5")].number == "§5"
    assert book[find_paragraph(book, "§5.2")].number == "§5"
    assert find_paragraph(book, "§99") == 0


def test_plain_text_fits_and_has_no_markdown(santa_timea: Game) -> None:
    for paragraph in load_paragraphs(santa_timea, "en"):
        lines = render_plain(paragraph, 72)
        assert lines[0] == paragraph.heading
        assert all(len(line) <= 72 for line in lines if not line.startswith("|"))
        assert "**" not in "\n".join(lines)


def test_a_single_letter_has_no_markdown_either() -> None:
    paragraph = RulebookParagraph("§1", "Letters", "From *a* to *n*, **b** and *word*.")

    assert render_plain(paragraph, 72)[2] == "From a to n, b and word."


def test_a_drawing_is_unchanged_and_a_table_has_no_rule() -> None:
    drawn = "Of `T` and `K`:\n\n```\n  AB\n1 TK\n```\n\n| a | b |\n|---|:-:|\n| *1* | 2 |"

    assert render_plain(RulebookParagraph("§1", "Signs", drawn), 72)[2:] == [
        *("Of T and K:", ""),
        *("  AB", "1 TK", ""),
        *("| a | b |", "| 1 | 2 |", ""),
    ]


@pytest.mark.parametrize("game", find_games().values(), ids=lambda game: game.name)
def test_lines_for_tests_only_are_left_out(game: Game) -> None:
    assert not any("no code" in f"{part.title} {part.markdown}" for part in load_paragraphs(game, "en"))


def test_a_missing_language_is_read_in_english(santa_timea: Game) -> None:
    assert load_paragraphs(santa_timea, "xx") == load_paragraphs(santa_timea, "en")


def test_a_game_without_rules_has_an_empty_book(
    santa_timea: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Game, "file", lambda _, *path: tmp_path.joinpath(*path))
    assert load_paragraphs(santa_timea, "yy") == ()
    assert find_paragraph((), "§1") == 0


def test_a_quotation_is_indented_as_a_whole() -> None:
    quoted = RulebookParagraph(
        "§1", "Storms", "> Drake has a *whirlwind*\n> and three\n> storms.\n\nSo it is."
    )

    assert render_plain(quoted, 30)[2:] == [
        "  Drake has a whirlwind and",
        "  three storms.",
        "",
        "So it is.",
        "",
    ]


def test_examples_follow_their_paragraph() -> None:
    columbus = find_game("columbus")
    book = load_paragraphs(columbus, "en")
    told = add_examples(columbus, "en", book[find_paragraph(book, "§14")]).markdown

    first, *_ = told.split("**Example: ")[1:]
    assert (
        "1. A raises a storm: Trade Winds. The arrow points west. Allowed: Spin again · Let it blow west"
        in first
    )
    assert "2. A spins again." in first


def test_moves_of_several_captains_are_listed_for_each_of_them() -> None:
    one, more = text("example-laid"), text("example-more", count=2)
    captions = [Caption("offered", one, 1), Caption("offered", more, 1), Caption("offered", one, 0)]
    words = Translator("en")

    assert _render_captions(words, captions) == "Allowed: B: At first. · and 2 more Allowed: A: At first."
    assert _render_captions(words, captions[:2]) == "Allowed: At first. · and 2 more"


def played(game: Game, one: Example) -> list[Moment]:
    assert one.number is not None
    return play_moments(game, example_sources(game)[one.number])


@pytest.mark.parametrize("language", slow_except(LANGUAGES, "de"))
@pytest.mark.parametrize("game", find_games().values(), ids=lambda game: game.name)
def test_every_paragraph_has_its_examples_in_words(game: Game, language: str) -> None:
    words = Translator(language)
    for paragraph in load_paragraphs(game, language):
        told = add_examples(game, language, paragraph).markdown
        assert told.startswith(paragraph.markdown)
        below = [one for one in list_examples(game, language) if one.paragraph == paragraph.number]
        silent = [one for one in below if f"**{words('example-title', title=one.title)}**" not in told]
        assert not any(moment.captions for one in silent for moment in played(game, one))
        assert words("example-broken") not in told


def test_refusals_are_shown_with_the_move_and_the_paragraph() -> None:
    game = find_game("columbus")
    books = [add_examples(game, "en", paragraph).markdown for paragraph in load_paragraphs(game, "en")]
    refused = [line for book in books for line in book.splitlines() if "Not allowed: " in line]

    assert refused
    assert all(re.search(r"Not allowed: \S.* – (.+ §\d+|The game is over\.)", line) for line in refused)


@pytest.mark.parametrize(
    ("written", "told"),
    [
        ("```example\na broken one\n> nonsense\n```", "**Example: a broken one**"),
        ("```example\nan open one\n", ""),
    ],
)
def test_a_broken_example_does_not_hide_its_paragraph(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, written: str, told: str
) -> None:
    (tmp_path / "rules.en.md").write_text(f"# Toy\n\n## §1 Turns\n\n{written}\n", encoding="utf-8")
    game = replace(find_game("columbus"), name=f"toy {len(told)}")
    monkeypatch.setattr(Game, "file", lambda _, *path: tmp_path.joinpath(*path))
    paragraph = add_examples(game, "en", RulebookParagraph("§1", "Turns", "Do this."))

    assert paragraph.markdown.startswith("Do this.")
    assert told in paragraph.markdown
    assert ("cannot be shown" in paragraph.markdown) == bool(told)
