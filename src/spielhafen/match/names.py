"""Names of captains: what is a name, and what only pretends to be one."""

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
"""Visible characters."""

MAX_NAME_ACCENTS: Final = 2
"""Accents on one letter; more of them pile up over the lines above."""

MAX_EXPANSION: Final = 4
"""Signs written for each that remains, at most: letters and their accents come apart, and blanks become one."""

MAX_COMBINING_RUN: Final = 16
"""Marks in a row; no writing needs so many, and more of them are never put in order."""

_JOINERS: Final = "\u200d\ufe0f"
"""Zero-width joiner and picture selector: parts of one visible sign in names with emoji."""

_UNSEEN: Final = re.compile("[\u034f\u17b4\u17b5\u180b-\u180f\u200d\ufe00-\ufe0f\U000e0100-\U000e01ef]")
"""Joiners and selectors: a name with more or less of them reads the same."""

_BLANKS: Final = "\u115f\u1160\u3164\uffa0\u2800"
"""Letters and signs that show nothing."""


class BadName(SpielhafenError):
    """This cannot be a captain's name."""


class BadMessage(SpielhafenError):
    """This cannot be said."""


def clean_name(written: str) -> str:
    """The name in composed form (NFC), its blanks made single; raises BadName.

    A name has 1 to 24 visible characters. Control characters, marks that turn the direction of writing and letters that
    show nothing are refused: they would let one captain look like another, or spoil the lines around the name.
    """
    if len(written) > MAX_EXPANSION * MAX_NAME_LENGTH:
        raise BadName(text("bad-name-long", most=MAX_NAME_LENGTH))
    name = " ".join(_composed(written).split())
    visible = marks = 0
    for sign in name:
        kind = unicodedata.category(sign)
        if sign in _BLANKS or (kind[0] == "C" and sign not in _JOINERS):
            raise BadName(text("bad-name-sign"))
        combining = kind[0] == "M" or sign in _JOINERS
        marks = marks + 1 if combining else 0
        if marks > MAX_NAME_ACCENTS:
            raise BadName(text("bad-name-sign"))
        visible += not combining and sign != " "
    if not visible:
        raise BadName(text("bad-name-empty"))
    if len(name) > 2 * MAX_NAME_LENGTH or visible + name.count(" ") > MAX_NAME_LENGTH:
        raise BadName(text("bad-name-long", most=MAX_NAME_LENGTH))
    return name


def check_name_free(name: str, names: Iterable[str], error: Callable[[Text], SpielhafenError]) -> None:
    """Raises an error of this kind if a captain is called so already, or so that people take one name for the other."""
    for other in names:
        if _as_read(name) == _as_read(other):
            raise error(text("seat-name-taken", name=name))
        if skeleton(_normal(name)) == skeleton(_normal(other)):
            raise error(text("seat-name-alike", name=name, other=other))


def _as_read(name: str) -> str:
    """A name without its signs that show nothing, all its letters small and of the usual width."""
    return unicodedata.normalize("NFKC", _normal(name).casefold())


def _normal(name: str) -> str:
    return _UNSEEN.sub("", unicodedata.normalize("NFKC", name))


MAX_MESSAGE_ACCENTS: Final = 4
"""On one letter of what is said."""


def clean_message(written: str, max_length: int, *, multiline: bool = False) -> str:
    """What somebody says, in composed form (NFC), with at most so many signs; `lines`: in lines of its own. Raises BadWords.

    Signs that show nothing or turn the direction of writing are refused, and heaps of accents: they would spoil what others
    have said. Blanks are made single; an empty text stays empty.
    """
    if len(written) > MAX_EXPANSION * max_length:
        raise BadMessage(text("bad-words-long", most=max_length))
    composed = _composed(written)
    said = "\n".join(
        " ".join(line.split()) for line in (composed.splitlines() if multiline else [composed])
    ).strip()
    if len(said) > max_length:
        raise BadMessage(text("bad-words-long", most=max_length))
    marks = 0
    for sign in said:
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind[0] == "M" else 0
        if marks > MAX_MESSAGE_ACCENTS or (kind in ("Cc", "Cf", "Cs", "Co") and sign not in _JOINERS + "\n"):
            raise BadMessage(text("bad-words-sign"))
    return said


def _composed(written: str) -> str:
    """The text in composed form (NFC). A heap of marks stays as it is, to be refused: to put it in order takes time that grows
    with the square of its height.
    """
    height = 0
    for sign in written:
        height = height + 1 if unicodedata.combining(sign) else 0
        if height > MAX_COMBINING_RUN:
            return written
    return unicodedata.normalize("NFC", written)
