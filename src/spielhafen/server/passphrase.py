"""Passphrases: eight words that seal a person's token for another device.

What is derived from the words finds the sealed token and opens it; the words themselves are stored nowhere. So
the database still gives no access to seats, and a passphrase without its row opens nothing.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from spielhafen.server.middleware.identity import hash_token, is_token

WORDS: Final = 8
BITS_PER_WORD: Final = 10
ENTROPY_BITS: Final = WORDS * BITS_PER_WORD
DISTINCT_LETTERS: Final = 4
"""Letters by which the words of the list are told apart; the rest of a word may be misspelt."""
MAX_LENGTH: Final = 200
"""Characters of a passphrase as it is entered."""

_SALT: Final = b"spielhafen passphrase 1"
_LOCATOR_BYTES: Final = 32
_PAD_BYTES: Final = 128
"""The length of the longest token."""


class SealKey(NamedTuple):
    """What is derived from a passphrase: what finds its sealed token, and what opens it."""

    locator: str
    pad: bytes

    def seal(self, token: str) -> bytes:
        """Return the sealed token. Each key may seal one token only."""
        return _xor(token.encode(), self.pad)

    def unseal(self, sealed: bytes, owner: str) -> str | None:
        """Return the token; None if it is not the one with this hash."""
        token = _xor(sealed, self.pad).decode("ascii", "replace")
        return token if is_token(token) and hash_token(token) == owner else None


@cache
def word_list() -> tuple[str, ...]:
    """Return the words, in order."""
    return tuple(files(__package__).joinpath("passphrase_words.txt").read_text("utf-8").split())


@cache
def _numbers() -> dict[str, int]:
    return {word[:DISTINCT_LETTERS]: number for number, word in enumerate(word_list())}


def new_number() -> int:
    """Return the number of a random passphrase."""
    return secrets.randbits(ENTROPY_BITS)


def write_passphrase(number: int) -> str:
    """Return the words of a number, from which `read_passphrase` returns it."""
    places = [number >> shift & (1 << BITS_PER_WORD) - 1 for shift in _shifts()]
    return " ".join(word_list()[place] for place in places)


def read_passphrase(text: str) -> int | None:
    """Return the number of a passphrase as it was entered; None if it cannot be one.

    Capitals, separators, and letters after the fourth of a word do not matter.
    """
    words = re.findall(r"[^\W\d_]+", text[:MAX_LENGTH].lower())
    places = [_numbers().get(word[:DISTINCT_LETTERS]) for word in words]
    known = [place for place in places if place is not None]
    if len(known) != len(places) or len(places) != WORDS:
        return None
    return sum(place << shift for place, shift in zip(known, _shifts(), strict=True))


def _shifts() -> range:
    return range(ENTROPY_BITS - BITS_PER_WORD, -1, -BITS_PER_WORD)


def derive_key(number: int) -> SealKey:
    """Derive the key of a passphrase: slowly, with 16 MiB, so that guesses cost much."""
    secret = number.to_bytes(ENTROPY_BITS // 8, "big")
    size = _LOCATOR_BYTES + _PAD_BYTES
    derived = hashlib.scrypt(secret, salt=_SALT, n=2**14, r=8, p=1, dklen=size)
    return SealKey(derived[:_LOCATOR_BYTES].hex(), derived[_LOCATOR_BYTES:])


def _xor(content: bytes, pad: bytes) -> bytes:
    return bytes(a ^ b for a, b in zip(content, pad, strict=False))
