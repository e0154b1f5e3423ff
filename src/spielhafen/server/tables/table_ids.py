"""Table ids such as `amber-gull-7`: easy to say, hard to guess, and given only once."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from importlib.resources import files
from itertools import count
from typing import Final

MAX_NUMBER: Final = 999

_ID: Final = re.compile(r"[a-z]{2,12}-[a-z]{2,12}-[1-9][0-9]{0,2}")


@cache
def word_lists() -> tuple[list[str], list[str]]:
    """Return the adjectives and the nouns."""
    adjective, noun = files(__package__).joinpath("table_words.txt").read_text("utf-8").split("\n\n")
    return adjective.split(), noun.split()


def candidate_ids(secret: bytes) -> Iterator[str]:
    """Yield ids for a table, in case some are taken; the same for the same secret."""
    adjectives, nouns = word_lists()
    for attempt in count():
        number = int.from_bytes(sha256(attempt.to_bytes(8, "big") + secret).digest(), "big")
        number, adjective = divmod(number, len(adjectives))
        number, noun = divmod(number, len(nouns))
        yield f"{adjectives[adjective]}-{nouns[noun]}-{number % MAX_NUMBER + 1}"


def is_table_id(value: str) -> bool:
    """Return whether this could be the id of a table."""
    return _ID.fullmatch(value) is not None
