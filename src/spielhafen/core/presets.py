"""The rules of a table in words: by which preset it plays, which variant, and what differs from the printed game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spielhafen.core.text import Text, text

if TYPE_CHECKING:
    from collections.abc import Mapping

    from spielhafen.core.game import Game, Preset


def preset_text(preset: Preset | None) -> Text:
    """What a preset is called; None: a choice of one's own."""
    return text(f"preset-{preset or 'own'}")


def option_text(option: str, value: object) -> Text:
    """An option as it is played: its name where it is switched on, otherwise its name and what was chosen."""
    name = text(f"option-{option}")
    if isinstance(value, bool):
        return name if value else text("option-off", option=name)
    return text("option-value", option=name, value=text(f"option-{option}-{value}"))


def describe_rules(game: Game, options: Mapping[str, object], seats: int) -> list[tuple[Text, list[Text]]]:
    """What is to be said of the rules of a table: unusual variants, then the preset with all that differs from print.

    Of a game that nobody plays otherwise than printed nothing is said, unless the table does.
    """
    variants = game.variants(options, seats)
    rules = game.house_rules(options, seats)
    told = [(option_text(name, value), list[Text]()) for name, value in variants.items()]
    if rules or len(game.presets()) > 1:
        preset = preset_text(game.find_preset(options, seats))
        told.append((preset, [option_text(name, value) for name, value in rules.items()]))
    return told
