"""Which bots play for people who hand their seats over, and what they are called."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spielhafen.bots import LEVELS
from spielhafen.core.errors import SpielhafenError
from spielhafen.core.text import text

if TYPE_CHECKING:
    from spielhafen.i18n import Words

STAND_IN_LEVELS: Final = [level.id for level in LEVELS.values() if not level.measure]
"""Weakest first."""


def level_name(words: Words, level: str) -> str:
    """What people call a level."""
    return words(f"level-{level}")


def find_level(words: Words, typed_name: str) -> str:
    """The level that somebody means by its name or by that of its setting; raises SpielhafenError."""
    names = {_letters(name): level for level in STAND_IN_LEVELS for name in (level, level_name(words, level))}
    level = names.get(_letters(typed_name))
    if level is None:
        known = ", ".join(level_name(words, level) for level in STAND_IN_LEVELS)
        raise SpielhafenError(text("terminal-bot-which", known=known))
    return level


def _letters(name: str) -> str:
    """A name without what keyboards write in different ways."""
    return "".join(filter(str.isalpha, name.casefold()))
