"""Passphrases: words and numbers, and the token that they seal."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spielhafen.server import passphrase
from spielhafen.server.middleware.identity import hash_token, new_token
from spielhafen.server.passphrase import (
    DISTINCT_LETTERS,
    ENTROPY_BITS,
    SealKey,
    derive_key,
    read_passphrase,
    word_list,
    write_passphrase,
)

NUMBERS = st.integers(0, 2**ENTROPY_BITS - 1)


def test_it_cannot_be_guessed() -> None:
    assert ENTROPY_BITS >= 77
    assert len({passphrase.new_number() for _ in range(100)}) == 100
    assert max(passphrase.new_number() for _ in range(100)).bit_length() > ENTROPY_BITS - 10


def test_the_words_are_plain_and_told_apart_by_their_first_letters() -> None:
    words = word_list()
    assert len(words) == 2**passphrase.BITS_PER_WORD
    assert len({word[:DISTINCT_LETTERS] for word in words}) == len(words)
    assert all(word.isascii() and word.isalpha() and word.islower() and 4 <= len(word) <= 6 for word in words)
    longest = " ".join([max(words, key=len)] * passphrase.WORDS)
    assert len(longest) <= passphrase.MAX_LENGTH


@given(NUMBERS)
def test_the_words_of_a_number_are_read_as_it(number: int) -> None:
    words = write_passphrase(number)
    assert len(words.split()) == passphrase.WORDS
    assert read_passphrase(words) == number


@given(NUMBERS, st.sampled_from([" ", "-", "\n", ", ", " 1. ", "  "]))
def test_it_does_not_matter_how_it_is_written(number: int, between: str) -> None:
    words = write_passphrase(number).split()
    assert read_passphrase(f" {between.join(words).upper()}.") == number
    assert read_passphrase(between.join(word[:DISTINCT_LETTERS] + "x" for word in words)) == number


@given(st.text(max_size=300))
def test_any_other_text_is_refused_without_an_error(text: str) -> None:
    number = read_passphrase(text)
    assert number is None or 0 <= number < 2**ENTROPY_BITS


@pytest.mark.parametrize("wrong", ["", "able", "able " * 7, "able " * 9, "able " * 7 + "qqqq", "äble " * 8])
def test_what_is_no_passphrase_is_refused(wrong: str) -> None:
    assert read_passphrase(wrong) is None


def test_only_its_key_opens_a_sealed_token() -> None:
    token = new_token()
    key, other = derive_key(12345), derive_key(12346)
    sealed = key.seal(token)
    assert len({key.locator, other.locator}) == 2
    assert token.encode() != sealed
    assert key.unseal(sealed, hash_token(token)) == token
    assert other.unseal(sealed, hash_token(token)) is None
    assert key.unseal(sealed, hash_token(new_token())) is None


def test_a_passphrase_is_for_ever_the_same_key() -> None:
    """Else all passphrases were void after an update."""
    key = derive_key(read_passphrase("able able able able able able able acid") or 0)
    assert key.locator == "dc55dddfc476ffa0389d089f754b172d53c6889ba700ecda6a7ca5b6a0fd09ca"


@given(
    st.binary(min_size=128, max_size=128), st.text(st.sampled_from("abcXYZ019-_"), min_size=40, max_size=128)
)
def test_a_token_of_any_length_comes_back(pad: bytes, token: str) -> None:
    key = SealKey("", pad)
    assert key.unseal(key.seal(token), hash_token(token)) == token
