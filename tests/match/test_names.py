"""Names of captains."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spielhafen.match import BadName, clean_name


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
def test_what_is_no_name_is_refused(written: str, key: str) -> None:
    with pytest.raises(BadName) as caught:
        clean_name(written)
    assert caught.value.text.key == key


@given(st.text(max_size=60))
def test_whatever_passes_is_visible_short_and_stays_as_it_is(written: str) -> None:
    try:
        name = clean_name(written)
    except BadName:
        return
    assert clean_name(name) == name
    assert name == unicodedata.normalize("NFC", name)
    assert 1 <= len(name) <= 48
    assert not any(unicodedata.category(sign) in ("Cc", "Co", "Cs", "Zl", "Zp") for sign in name)
    assert not any(
        sign in name for sign in "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f"
    )
