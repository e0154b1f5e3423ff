"""Texts and pictures of the things in the box: colours, dice, equipment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spielhafen.boxes.ship_adventure.compass import COLOURS, SECTORS
from spielhafen.boxes.ship_adventure.duels import FACES
from spielhafen.boxes.ship_adventure.equipment import BONUSES, CARD_NAMES, ICONS
from spielhafen.core.scene import Face, Wheel
from spielhafen.core.text import PlayerRef, Text, list_in_words, numbered_texts, text

if TYPE_CHECKING:
    from spielhafen.core.play import Seat

ICON_TINTS: Final = {"target": "grey", "swords": "rose", "leaf": "leaf", "sail": "sky", "boot": "sand"}
RING_TINTS: Final = {"red": "rose", "blue": "sky", "yellow": "gold", "green": "leaf"}
RINGS: Final = [[RING_TINTS[COLOURS[colour]] for colour in sector] for sector in SECTORS]
DICE_ART: Final = [f"d-{face}" for face in FACES]


colour_text: Final = numbered_texts("colour", colour=COLOURS)
face_text: Final = numbered_texts("face", face=FACES)


def sector_text(sector: int) -> Text:
    """Return the name of a sector: its three colours, from inside."""
    return list_in_words([colour_text(colour) for colour in SECTORS[sector]])


def compass_wheel(sector: int, spins: int, first: Seat, seats: int) -> Wheel:
    """Return the compass with its needle at a sector; what it says is who begins.

    Its order of seats begins with the first and follows clockwise.
    """
    return Wheel(
        labels=(),
        angle=360 / len(SECTORS) * sector,
        value=text("compass-begins", seat=PlayerRef(first)),
        spins=spins,
        rings=RINGS,
        order=[(first + place) % seats for place in range(seats)],
    )


def card_text(card: int) -> Text:
    """Return the name of an equipment card."""
    return Text(f"equipment-{CARD_NAMES[card]}")


def card_meaning(card: int) -> Text:
    """Return the effect of an equipment card."""
    return Text(f"equipment-{CARD_NAMES[card]}.text")


def card_face(card: int) -> Face:
    """Return the front of an equipment card."""
    return Face(
        tint=ICON_TINTS[ICONS[card]],
        index=f"+{BONUSES[card]}" if BONUSES[card] else "",
        art=f"g-{CARD_NAMES[card]}",
        title=card_text(card),
        text=card_meaning(card),
        small=True,
    )
