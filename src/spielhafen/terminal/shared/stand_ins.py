"""The bots that can play for a person, and the names of their levels."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spielhafen.bots import LEVELS
from spielhafen.core.errors import SpielhafenError
from spielhafen.core.text import text

if TYPE_CHECKING:
    from spielhafen.i18n import Translator

STAND_IN_LEVELS: Final = [level.id for level in LEVELS.values() if not level.measure]
"""Levels of bots that can play for a person, weakest first."""


def level_name(words: Translator, level: str) -> str:
    """Return the name of a level for players."""
    return words(f"level-{level}")


def find_level(words: Translator, typed_name: str) -> str:
    """Find the level with this name or id, ignoring case and punctuation.

    Raises SpielhafenError if there is none.
    """
    names = {_letters(name): level for level in STAND_IN_LEVELS for name in (level, level_name(words, level))}
    level = names.get(_letters(typed_name))
    if level is None:
        known = ", ".join(level_name(words, level) for level in STAND_IN_LEVELS)
        raise SpielhafenError(text("terminal-bot-which", known=known))
    return level


def _letters(name: str) -> str:
    """Return only the letters of a name, in lower case."""
    return "".join(filter(str.isalpha, name.casefold()))
