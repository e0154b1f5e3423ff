"""Messages and notes: any text that does not spoil the lines around it."""

from __future__ import annotations

import pytest

from spielhafen.match import BadMessage, clean_message


@pytest.mark.parametrize(
    ("written", "cleaned"),
    [
        ("  Ahoi,\t Bo!\n", "Ahoi, Bo!"),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("Ça va ? 👨‍👩‍👧", "Ça va ? 👨‍👩‍👧"),
        ("e\u0301", "é"),
        ("مرحبا", "مرحبا"),
        ("", ""),
        (" \u00a0 ", ""),
    ],
)
def test_plain_text_is_kept(written: str, cleaned: str) -> None:
    assert clean_message(written, 100) == cleaned


def test_notes_keep_their_lines() -> None:
    assert clean_message(" one \r\n\n  two ", 100, multiline=True) == "one\n\ntwo"
    assert clean_message("one\ntwo", 100) == "one two"


@pytest.mark.parametrize(
    "bad", ["a\u202eb", "a\u200bb", "a\x00b", "a\x1b[31m", "a" + "\u0301" * 9, "\ud800", "\ue000"]
)
def test_text_that_spoils_the_lines_of_others_is_refused(bad: str) -> None:
    with pytest.raises(BadMessage):
        clean_message(bad, 100)


def test_a_message_has_a_maximum_length() -> None:
    assert clean_message("a" * 100, 100)
    with pytest.raises(BadMessage):
        clean_message("a" * 101, 100)
