"""Descriptions of a table's rules: preset, variant, and differences from the printed game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spielhafen.core.text import Text, text

if TYPE_CHECKING:
    from collections.abc import Mapping

    from spielhafen.core.game import Game
    from spielhafen.core.options import Option, Preset


def preset_text(preset: Preset | None) -> Text:
    """Return the name of a preset; None: an individual choice of options."""
    return text(f"preset-{preset or 'own'}")


def option_text(option: Option, value: int | str) -> Text:
    """Return the name of an option that is switched on, otherwise its name and its value."""
    name = text(f"option-{option.id}")
    if option.kind == "drawing":  # too long to be read out
        return name
    if isinstance(value, bool):
        return name if value else text("option-off", option=name)
    return text(
        "option-value", option=name, value=value if option.numeric else text(f"option-{option.id}-{value}")
    )


def describe_rules(game: Game, options: Mapping[str, object], seats: int) -> list[tuple[Text, list[Text]]]:
    """Return what to say about a table's rules: modes, then the preset and its differences.

    For a game without a preset `ours` nothing is returned unless the table differs from the printed game.
    """
    known = {option.id: option for option in game.option_list()}
    modes = game.modes(options, seats)
    rules = game.house_rules(options, seats)
    told = [(option_text(known[name], value), list[Text]()) for name, value in modes.items()]
    if rules or len(game.presets()) > 1:
        preset = preset_text(game.find_preset(options, seats))
        told.append((preset, [option_text(known[name], value) for name, value in rules.items()]))
    return told
