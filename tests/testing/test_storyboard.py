"""The examples as readers see them: tables in order, and their captions."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from spielhafen.core.errors import SpielhafenError
from spielhafen.core.game import Game, find_games
from spielhafen.core.scene import Card, Face
from spielhafen.core.text import text
from spielhafen.testing.example_parser import parse_titles
from spielhafen.testing.example_runner import parse_examples
from spielhafen.testing.storyboard import (
    MAX_OUTCOMES,
    Moment,
    _without,
    example_sources,
    find_title_mismatches,
    list_examples,
    play_moments,
)
from tests.toys.skerry import GAME
from tests.toys.skerry.state import Rocks


def shown(body: str) -> list[Moment]:
    """Return the moments of an example of the toy."""
    (script,) = parse_examples("notes.md", f"## §2 Turns\n\n```example\na scene\n{body}\n```\n")
    return play_moments(GAME, script)


def hands(moment: Moment) -> list[list[int]]:
    assert isinstance(moment.state, Rocks)
    return moment.state.hands


def said(moment: Moment) -> list[tuple[str, str]]:
    return [(caption.kind, caption.text.key) for caption in moment.captions]


LAID = "  seats 3\n  wrack oyster 2\n  hands limpet 1 / - / mussel\n  turn A"


def test_the_table_is_shown_as_set_up_and_after_each_line_that_plays() -> None:
    found = shown(f"{LAID}\n> A: lay limpet\n= wrack oyster 2\n> A: rest")

    assert len(found) == 3
    assert [hands(moment) for moment in found] == [[[1, 1], [], [2]], [[1], [], [2]], [[1], [], [2]]]
    assert [said(moment) for moment in found] == [[], [("told", "event-lay")], [("told", "event-rest")]]


def test_events_have_captions_with_captain_and_paragraph() -> None:
    found = shown(f"{LAID}\n> A: lay limpet")
    caption = found[1].captions[0]

    assert found[0].captions == ()
    assert caption.kind == "told"
    assert caption.seat == 0
    assert caption.paragraph.startswith("§")


def test_offers_have_captions_with_their_labels() -> None:
    (moment,) = shown(f"{LAID}\n? lay limpet, signal, rest")

    assert [kind for kind, _ in said(moment)] == ["offered"] * 3
    assert all(caption.seat == 0 for caption in moment.captions)


def test_possible_outcomes_have_captions() -> None:
    (moment,) = shown("  seats 3\n? draw limpet, draw mussel, draw oyster")

    assert said(moment) == [("told", "event-turn"), *[("possible", "event-draw")] * 3]


@pytest.mark.parametrize("game", find_games().values(), ids=lambda game: game.name)
def test_each_possible_outcome_is_listed_once_and_the_rest_is_counted(game: Game) -> None:
    said = [
        [caption.text for caption in moment.captions if caption.kind == "possible"]
        for script in example_sources(game)
        for moment in play_moments(game, script)
    ]

    for outcomes in said:
        assert all(outcome not in outcomes[:place] for place, outcome in enumerate(outcomes))
        assert len(outcomes) <= MAX_OUTCOMES or outcomes[MAX_OUTCOMES:] == [
            text("example-more", count=outcomes[-1].args["count"])
        ]


def test_refusals_have_captions_with_reason_and_move() -> None:
    (moment,) = shown(f"{LAID}\n! lay oyster: no-shell §4")
    (caption,) = moment.captions

    assert (caption.kind, caption.move) == ("refused", "lay oyster")
    assert caption.text.key == "refused-no-shell"


def test_statements_for_the_tests_have_no_captions() -> None:
    (moment,) = shown(f"{LAID}\n= wrack oyster 2\n@ A hands limpet 1 / - / ?")

    assert moment.captions == ()


def test_every_captain_shows_their_hand() -> None:
    (moment,) = shown(f"{LAID}\n= wrack oyster 2")
    held = [zone for zone in moment.scene(GAME).zones if zone.kind == "hand"]

    assert [zone.owner for zone in held] == [0, 2], "an empty hand is not shown"
    assert len({zone.id for zone in held}) == 2


def test_one_of_two_equal_cards_is_open_and_one_stays_in_hand() -> None:
    limpet, oyster = (Face(tint="sky", index=name) for name in ("limpet", "oyster"))
    hand = [
        Card(id=f"hand/{n}", label=text("x"), face=face) for n, face in enumerate((limpet, oyster, limpet))
    ]
    hidden = Card(id="hand/3", label=text("x"))
    laid = [Card(id="open/0", label=text("x"), face=limpet), Card(id="open/1", label=text("x"))]

    assert [card.id for card in _without([*hand, hidden], laid)] == ["hand/1", "hand/2", "hand/3"]


def test_a_table_without_next_or_turn_is_shown_once_it_is_set_up() -> None:
    (moment,) = shown("  seats 3\n  work 1\n  signalled 1\n= signalled 1")

    assert isinstance(moment.state, Rocks)
    assert (moment.state.work, moment.state.signalled) == (1, 1)


def test_a_refusal_at_chance_is_about_no_captain() -> None:
    (moment,) = shown("  seats 3\n! rest: no-outcome")

    assert [(caption.kind, caption.seat) for caption in moment.captions] == [("told", 0), ("refused", None)]


def test_a_shown_table_does_not_change_later() -> None:
    first, second = shown(f"{LAID}\n> A: lay limpet")

    assert first.state is not second.state
    assert first.state.actor() == 0


def test_a_wrong_example_is_not_shown() -> None:
    with pytest.raises(SpielhafenError):
        shown(f"{LAID}\n= wrack oyster 3")


def test_an_example_knows_its_paragraph() -> None:
    before, below = parse_examples(
        "notes.md", "```example\na\n```\n## §7 Wind\n### More\n```example\nb\n```\n"
    )

    assert (before.paragraph, below.paragraph) == ("", "§7")


def test_titles_are_read_with_their_paragraphs() -> None:
    book = (
        "```example\nfirst\n> a\n```\n## §1 Turns\n```examples\nErstes\n\nZweites\n```\n"
        "```\n## §8 no heading\n```\n## §2\n```example\n\n; a note\n  last  ; of all\n= b\n```\n"
    )

    assert list(parse_titles(book)) == [
        ("", "first", True),
        ("§1", "Erstes", False),
        ("§1", "Zweites", False),
        ("§2", "last", True),
    ]


def test_text_in_a_drawing_is_no_paragraph_and_no_example() -> None:
    book = "## §3: Turns\n```\n## §8 no heading\n```\n```example\na\n= b\n```\n"
    (script,) = parse_examples("notes.md", book)

    assert (script.paragraph, script.line) == ("§3", 6)
    assert list(parse_titles(book)) == [("§3", "a", True)]


def test_an_example_within_a_longer_fence_is_ignored() -> None:
    book = "````\n```example\na\n= b\n```\n````\n```x``` is a word\n```example\nc\n= d\n```\n"

    assert [script.title for script in parse_examples("notes.md", book)] == ["c"]
    assert [title for _, title, _ in parse_titles(book)] == ["c"]


@pytest.mark.parametrize("game", find_games().values(), ids=lambda game: game.name)
def test_every_title_has_its_example_and_every_example_a_title_in_both_rulebooks(game: Game) -> None:
    for language in ("en", "de"):
        found = list_examples(game, language)
        assert [one.number for one in found] == list(range(len(example_sources(game))))
        for one in found:
            assert one.number is not None
            assert example_sources(game)[one.number].paragraph == one.paragraph
            assert one.title.strip()
    assert [one.title for one in list_examples(game, "en")] == [
        script.title for script in example_sources(game)
    ]


BOOK = "# Toy\n\n## §1 Turns\n\n```example\none\n= a\n```\n\n```example\ntwo\n= b\n```\n"


@pytest.mark.parametrize(
    ("german", "wrong"),
    [
        ("```examples\nEins\nZwei\n```", []),
        ("```examples\nEins\n```", [("§1", "two")]),
        ("```examples\nEins\nZwei\nDrei\n```", [("§1", "Drei")]),
        ("```example\nein eigenes\n= c\n```", []),
        ("", []),
    ],
)
def test_titles_without_an_example_and_examples_without_a_title_are_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, german: str, wrong: list[tuple[str, str]]
) -> None:
    (tmp_path / "rules.en.md").write_text(BOOK, encoding="utf-8")
    (tmp_path / "rules.de.md").write_text(f"# Spiel\n\n## §1 Züge\n\n{german}\n", encoding="utf-8")
    monkeypatch.setattr(Game, "file", lambda _, *path: tmp_path.joinpath(*path))
    game = replace(GAME, name=f"toy {german}")

    assert find_title_mismatches(game, "en") == []
    assert find_title_mismatches(game, "de") == wrong
