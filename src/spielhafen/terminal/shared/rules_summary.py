"""The rules that a table plays by, as lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spielhafen.core.presets import describe_rules
from spielhafen.core.text import text

if TYPE_CHECKING:
    from spielhafen.i18n import Translator
    from spielhafen.match import Match


def summarize_rules(match: Match, words: Translator) -> list[str]:
    """Return lines for the variant and the preset, with the differences from the printed game.

    Empty if the game has no such options.
    """
    lines = []
    for name, rules in describe_rules(match.game, match.options, len(match.seats)):
        listed = "; ".join(map(words.translate, rules))
        lines.append(words.translate(text("preset-rules", preset=name, rules=listed) if listed else name))
    return lines
