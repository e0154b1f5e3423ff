"""The names that players read for squares, points, areas and figures."""

from __future__ import annotations

from typing import Any, Final

from spielhafen.boxes.ship_adventure.names import card_text, sector_text
from spielhafen.boxes.ship_adventure.pieces import SKULL, TEMPLE
from spielhafen.boxes.ship_adventure.torus import DIRECTIONS
from spielhafen.core.text import PlayerRef, Text, numbered_texts, text
from spielhafen.games.caribbean_conquest.board.pieces import AREA_NAMES, FIGURES
from spielhafen.games.caribbean_conquest.board.waters import NAMES as SQUARE_NAMES
from spielhafen.games.caribbean_conquest.state import CREWS, Sea

TINTS: Final = ("rose", "sky", "gold", "leaf", "night", "sand", "grey", "rose", "sky")
"""The tints of areas, from A; on large boards some occur twice, so letters are shown, too."""


square_text: Final = numbered_texts("space", name=SQUARE_NAMES)


def point_kind(g: Sea, square: int) -> str:
    """Return the kind of a point: temple, skull or city."""
    return {TEMPLE: "temple", SKULL: "skull"}.get(g.waters.signs[square], "city")


def point_text(g: Sea, square: int) -> Text:
    """Return the name of a point: its kind and its square."""
    return text("point", kind=point_kind(g, square), square=square_text(square))


def area_letter(area: int) -> str:
    """Return the letter of an area."""
    return AREA_NAMES[area]


def figures_text(figures: int) -> Text:
    """Return the ships and crews of a group in words."""
    ships, crews = figures >> 3, figures & CREWS
    if ships and crews:
        return text("figures-both", ships=text("ships", count=ships), crews=text("crews", count=crews))
    return text("ships", count=ships) if ships else text("crews", count=crews)


NAMES: Final[dict[str, Any]] = {
    "square": square_text,
    "here": square_text,
    "there": square_text,
    "figure": FIGURES.__getitem__,
    "card": card_text,
    "foe": PlayerRef,
    "sector": sector_text,
    "direction": DIRECTIONS.__getitem__,
}
"""The texts for the fields of steps and moves in the log."""
