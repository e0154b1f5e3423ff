"""Names of players."""

from __future__ import annotations

import unicodedata
from typing import Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spielhafen.match import BadMessage, BadName, check_name_free, clean_message, clean_name
from spielhafen.match import names as names_module


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("Ada", "Ada"),
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("Zoe\u0308", "Zoë"),
        ("伊藤", "伊藤"),
        ("<b>Bo</b>", "<b>Bo</b>"),
        ("x" * 24, "x" * 24),
        ("👩‍✈️ Mo", "👩‍✈️ Mo"),
    ],
)
def test_a_name_is_kept_in_one_form(written: str, name: str) -> None:
    assert clean_name(written) == name


@pytest.mark.parametrize(
    ("written", "key"),
    [
        ("", "bad-name-empty"),
        ("   ", "bad-name-empty"),
        ("x" * 25, "bad-name-long"),
        ("a" + "\u0301" * 4, "bad-name-sign"),
        ("a" + "\u0301" * 1000 + "\u0323" * 1000, "bad-name-long"),  # composing these takes long
        ("Ada\u202eadA", "bad-name-sign"),
        ("Ada\x00", "bad-name-sign"),
        ("A\u200bda", "bad-name-sign"),
        ("\u3164", "bad-name-sign"),
        ("\ud800", "bad-name-sign"),
    ],
)
def test_an_invalid_name_is_refused(written: str, key: str) -> None:
    with pytest.raises(BadName) as caught:
        clean_name(written)
    assert caught.value.text.key == key


@given(st.text(max_size=60))
def test_every_accepted_name_is_visible_short_and_stable(written: str) -> None:
    try:
        name = clean_name(written)
    except BadName:
        return
    assert clean_name(name) == name
    assert name == unicodedata.normalize("NFC", name)
    assert 1 <= len(name) <= 48
    assert not any(unicodedata.category(character) in ("Cc", "Co", "Cs", "Zl", "Zp") for character in name)
    assert not any(
        character in name
        for character in "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f"
    )


def run_of_marks(height: int) -> str:
    """Return a letter with marks in the worst order for composing: two kinds alternate."""
    return "a" + "\u0301" * (height // 2) + "\u0323" * (height // 2)


class Unicode:
    """The module unicodedata, with a record of the texts it composes."""

    def __init__(self) -> None:
        self.composed: list[str] = []

    def __getattr__(self, name: str) -> object:
        return getattr(unicodedata, name)

    def normalize(self, form: Literal["NFC"], written: str) -> str:
        self.composed.append(written)
        return unicodedata.normalize(form, written)


@pytest.mark.parametrize(
    ("written", "key"),
    [("x " * 99, "long"), (run_of_marks(999), "long"), (run_of_marks(20), "sign")],
    ids=["blanks", "a very long run", "a long run"],
)
def test_text_that_would_take_long_to_compose_is_refused_first(
    written: str, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(names_module, "unicodedata", known := Unicode())
    with pytest.raises(BadName) as name:
        clean_name(written)
    with pytest.raises(BadMessage) as words:
        clean_message(written, 24)
    assert (name.value.text.key, words.value.text.key) == (f"bad-name-{key}", f"bad-words-{key}")
    assert known.composed == []


def test_a_long_run_of_marks_is_refused_without_being_composed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(names_module, "unicodedata", known := Unicode())
    with pytest.raises(BadMessage) as caught:
        clean_message(run_of_marks(3_000), 4_000)
    assert caught.value.text.key == "bad-words-sign"
    assert known.composed == []


def test_letters_and_accents_may_be_written_separately() -> None:
    name = "Nguyễn Thị Ngọc Ánh Lễ"
    assert clean_name(unicodedata.normalize("NFD", name)) == name
    assert clean_name(unicodedata.normalize("NFD", "한" * 24)) == "한" * 24
    assert clean_message(unicodedata.normalize("NFD", "한" * 300), 300) == "한" * 300


def refusal(name: str, *names: str) -> str:
    """Return the key of the refusal; empty if the name is free."""
    try:
        check_name_free(name, names, BadName)
    except BadName as error:
        return error.text.key
    return ""


@pytest.mark.parametrize(
    "name", ["Ada", "ADA", "A\u034fda", "Ada\u200d", "Ada\ufe0f", "\uff21da", "Ada\U000e0100", "\U0001d400da"]
)
def test_a_name_is_taken_if_another_reads_the_same(name: str) -> None:
    assert refusal(name, "Bo", "ada") == "seat-name-taken"


@pytest.mark.parametrize("name", ["Adá", "Ad a", "Adam", "👩‍✈️"])
def test_a_name_is_free_if_no_other_reads_the_same(name: str) -> None:
    assert refusal(name, "Bo", "Ada", "👩") == ""


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("\u0410nna", "Anna"),  # a Cyrillic letter
        ("Ann\u0430", "anna"),
        ("B\u043e", "Bo"),
        ("\u0392o", "Bo"),  # a Greek letter
        ("0tto", "Otto"),
        ("lda", "Ida"),
        ("1da", "Ida"),
        ("Mornrnsen", "Mommsen"),
        ("Тома", "Toma"),
    ],
)
def test_a_name_that_looks_like_another_is_refused_and_the_other_named(name: str, other: str) -> None:
    with pytest.raises(BadName) as caught:
        check_name_free(clean_name(name), ["Cy", other], BadName)
    assert (caught.value.text.key, caught.value.text.args["other"]) == ("seat-name-alike", other)
    assert refusal(other, clean_name(name)) == "seat-name-alike"


@pytest.mark.parametrize(
    "names", [("Иван", "Ivan"), ("Νίκη", "Nike"), ("Ida", "Ada"), ("Captain 1", "Captain 2")]
)
def test_names_that_differ_at_a_glance_are_both_free(names: tuple[str, str]) -> None:
    assert refusal(*names) == refusal(*reversed(names)) == ""


@given(st.text(min_size=1, max_size=12), st.text(min_size=1, max_size=12))
def test_looking_alike_is_mutual_and_every_name_looks_like_itself(one: str, other: str) -> None:
    assert bool(refusal(one, other)) == bool(refusal(other, one))
    assert refusal(one, one) == "seat-name-taken"


def test_the_empty_name_of_a_free_seat_is_not_taken() -> None:
    assert refusal("Ada", "", "") == ""
