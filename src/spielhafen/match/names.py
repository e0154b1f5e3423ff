"""Names of players and the texts they write: cleaned, or refused."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING, Final

from spielhafen.core.errors import SpielhafenError
from spielhafen.core.text import Text, text
from spielhafen.match.confusables import skeleton

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

MAX_NAME_LENGTH: Final = 24
"""Visible characters of a name."""

MAX_NAME_ACCENTS: Final = 2
"""Accents on one letter of a name; more of them pile up over the lines above."""

MAX_EXPANSION: Final = 4
"""Largest ratio of the written length to the allowed one.

Letters and accents may be written separately, and repeated blanks become one.
"""

MAX_COMBINING_RUN: Final = 16
"""Combining marks in a row; no script needs more, and longer runs are never composed."""

_JOINERS: Final = "\u200d\ufe0f"
"""Zero-width joiner and emoji variation selector: parts of one visible character."""

_INVISIBLE: Final = re.compile("[\u034f\u17b4\u17b5\u180b-\u180f\u200d\ufe00-\ufe0f\U000e0100-\U000e01ef]")
"""Joiners and variation selectors: a name looks the same with or without them."""

_BLANKS: Final = "\u115f\u1160\u3164\uffa0\u2800"
"""Letters and symbols that show nothing."""


class BadName(SpielhafenError):
    """A text that cannot be a player's name."""


class BadMessage(SpielhafenError):
    """A text that cannot be sent as a message or kept as a note."""


def clean_name(written: str) -> str:
    """Return the name in composed form (NFC) with single blanks; raises BadName.

    A name has 1 to 24 visible characters. Control characters, marks that change the writing direction and
    invisible letters are refused: they could make one player look like another, or spoil the lines around the
    name.
    """
    if len(written) > MAX_EXPANSION * MAX_NAME_LENGTH:
        raise BadName(text("bad-name-long", most=MAX_NAME_LENGTH))
    name = " ".join(_compose(written).split())
    visible = marks = 0
    for character in name:
        category = unicodedata.category(character)
        if character in _BLANKS or (category[0] == "C" and character not in _JOINERS):
            raise BadName(text("bad-name-sign"))
        combining = category[0] == "M" or character in _JOINERS
        marks = marks + 1 if combining else 0
        if marks > MAX_NAME_ACCENTS:
            raise BadName(text("bad-name-sign"))
        visible += not combining and character != " "
    if not visible:
        raise BadName(text("bad-name-empty"))
    if len(name) > 2 * MAX_NAME_LENGTH or visible + name.count(" ") > MAX_NAME_LENGTH:
        raise BadName(text("bad-name-long", most=MAX_NAME_LENGTH))
    return name


def check_name_free(name: str, names: Iterable[str], error: Callable[[Text], SpielhafenError]) -> None:
    """Raise this error if the name equals or looks like one of `names`."""
    for other in names:
        if _fold(name) == _fold(other):
            raise error(text("seat-name-taken", name=name))
        if skeleton(_normalize(name)) == skeleton(_normalize(other)):
            raise error(text("seat-name-alike", name=name, other=other))


def _fold(name: str) -> str:
    """Return a name without invisible characters, in lower case and normal width."""
    return unicodedata.normalize("NFKC", _normalize(name).casefold())


def _normalize(name: str) -> str:
    return _INVISIBLE.sub("", unicodedata.normalize("NFKC", name))


MAX_MESSAGE_ACCENTS: Final = 4
"""Accents on one letter of a message."""


def clean_message(written: str, max_length: int, *, multiline: bool = False) -> str:
    """Return a text in composed form (NFC), at most `max_length` characters long.

    `multiline` keeps its line breaks. Raises BadMessage for invisible characters, for those that change the
    writing direction and for piles of accents: they would spoil the lines of others. Blanks are made single;
    an empty text stays empty.
    """
    if len(written) > MAX_EXPANSION * max_length:
        raise BadMessage(text("bad-words-long", most=max_length))
    composed = _compose(written)
    message = "\n".join(
        " ".join(line.split()) for line in (composed.splitlines() if multiline else [composed])
    ).strip()
    if len(message) > max_length:
        raise BadMessage(text("bad-words-long", most=max_length))
    marks = 0
    for character in message:
        category = unicodedata.category(character)
        marks = marks + 1 if category[0] == "M" else 0
        if marks > MAX_MESSAGE_ACCENTS or (
            category in ("Cc", "Cf", "Cs", "Co") and character not in _JOINERS + "\n"
        ):
            raise BadMessage(text("bad-words-sign"))
    return message


def _compose(written: str) -> str:
    """Return the text in composed form (NFC).

    A long run of combining marks stays as it is, to be refused: ordering it takes time that grows with the
    square of its length.
    """
    marks = 0
    for character in written:
        marks = marks + 1 if unicodedata.combining(character) else 0
        if marks > MAX_COMBINING_RUN:
            return written
    return unicodedata.normalize("NFC", written)
