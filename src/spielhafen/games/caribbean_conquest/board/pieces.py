"""The numbers of Caribbean Conquest, read from `pieces.toml`."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

from spielhafen.boxes.ship_adventure.equipment import CARD_NAMES, MOVEMENT

TABLE: Final[dict[str, Any]] = tomllib.loads(files(__package__).joinpath("pieces.toml").read_text("utf-8"))

ROOM: Final[int] = TABLE["turn"]["room"]
FIRST_SHIPS: Final[int] = TABLE["start"]["ships"]
INCOME: Final[int] = TABLE["income"]["point"]
AREA_INCOME: Final[int] = TABLE["income"]["area"]

SHIP, CREW = range(2)
"""The kinds of figures."""
FIGURES: Final = ("ship", "crew")

AREA_COUNTS: Final[dict[int, int]] = {board["boxes"]: board["areas"] for board in TABLE["board"]}
AREA_SIZES: Final[dict[int, int]] = {board["boxes"]: board["points"] for board in TABLE["board"]}
ROUNDS: Final[dict[int, dict[str, int]]] = {board["boxes"]: board["rounds"] for board in TABLE["board"]}
"""The last round, by number of boxes and option; endless games have none."""
AREA_NAMES: Final = "ABCDEFGHI"

FOR_SALE: Final = [card for card in range(len(CARD_NAMES)) if card not in MOVEMENT]
"""The cards for sale: all but those for extra steps, which are of no use here."""
