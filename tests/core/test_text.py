"""Texts: a key and its arguments."""

import pytest

from spielhafen.core.text import (
    PlayerRef,
    Text,
    dump_text,
    list_in_words,
    load_text,
    numbered_texts,
    text,
)


def test_a_text_is_its_key_and_arguments() -> None:
    assert text("event-take", seat=PlayerRef(1), cards=2) == Text(
        "event-take", {"seat": PlayerRef(1), "cards": 2}
    )
    assert text("event-take") != text("event-take", cards=2)


def test_a_text_without_arguments_is_its_key_in_the_json() -> None:
    assert dump_text(text("round")) == {"key": "round"}


def test_texts_and_captains_may_be_arguments() -> None:
    said = text("played", who=PlayerRef(2), card=text("card", number=7, sign="N"), worth="5½")

    assert dump_text(said) == {
        "key": "played",
        "args": {
            "who": {"seat": 2},
            "card": {"key": "card", "args": {"number": 7, "sign": "N"}},
            "worth": "5½",
        },
    }


def test_numbers_get_the_texts_of_their_names() -> None:
    wind_text = numbered_texts("wind", direction="NE", damage=[1, 3])

    assert wind_text(1) == text("wind", direction="E", damage=3)


def test_lists_of_names_that_differ_in_length_are_refused() -> None:
    with pytest.raises(ValueError, match="shorter"):
        numbered_texts("wind", direction="NES", damage=[1, 3])


def test_a_list_in_words_is_said_from_its_end() -> None:
    one, two, three = (text("ship", number=number) for number in (1, 2, 3))

    assert list_in_words([one]) == one
    rest = text("listed", first=two, rest=three)
    assert list_in_words([one, two, three]) == text("listed", first=one, rest=rest)


def test_a_message_is_read_as_it_was_written() -> None:
    card = text("card", direction="N", number=3)
    for said in (text("round"), text("played", seat=PlayerRef(0), card=card, worth="5½", count=0)):
        assert load_text(dump_text(said)) == said
