"""By which rules a table plays, in lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spielhafen.core.presets import played
from spielhafen.core.text import text

if TYPE_CHECKING:
    from spielhafen.i18n import Words
    from spielhafen.match import Match


def summarize_rules(match: Match, words: Words) -> list[str]:
    """The variant and the preset, with all that differs from print; nothing where nothing can."""
    lines = []
    for name, rules in played(match.game, match.options, len(match.seats)):
        listed = "; ".join(map(words.say, rules))
        lines.append(words.say(text("preset-rules", preset=name, rules=listed) if listed else name))
    return lines
