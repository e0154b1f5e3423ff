"""What the things of the box are called and what they look like: colours, dice, equipment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spielhafen.boxes.ship_adventure.compass import COLOURS, SECTORS
from spielhafen.boxes.ship_adventure.duels import FACES
from spielhafen.boxes.ship_adventure.outfit import BONUSES, CARD_NAMES, ICONS
from spielhafen.core.scene import Face, Wheel
from spielhafen.core.text import Text, text

ICON_TINTS: Final = {"target": "grey", "swords": "rose", "leaf": "leaf", "sail": "sky", "boot": "sand"}
DICE_ART: Final = [f"d-{face}" for face in FACES]


def listed(things: Sequence[Text]) -> Text:
    """One or more things, one after the other."""
    *before, last = things
    said = last
    for thing in reversed(before):
        said = text("listed", first=thing, rest=said)
    return said


def colour_text(colour: int) -> Text:
    """A colour."""
    return text("colour", colour=COLOURS[colour])


def sector_text(sector: int) -> Text:
    """What the compass shows: three colours, from inside."""
    return listed([colour_text(colour) for colour in SECTORS[sector]])


def needle(sector: int) -> Wheel:
    """The compass: its needle points at the colour of the innermost ring; the others are said."""
    return Wheel(
        labels=[colour_text(colour) for colour in range(len(COLOURS))],
        angle=360 / len(COLOURS) * SECTORS[sector][0],
        value=sector_text(sector),
    )


def face_text(die: int) -> Text:
    """What a die shows."""
    return text("face", face=FACES[die])


def card_text(card: int) -> Text:
    """An equipment card."""
    return Text(f"equipment-{CARD_NAMES[card]}")


def card_meaning(card: int) -> Text:
    """What an equipment card does."""
    return Text(f"equipment-{CARD_NAMES[card]}.text")


def card_face(card: int) -> Face:
    """An equipment card as it looks."""
    return Face(
        tint=ICON_TINTS[ICONS[card]],
        index=f"+{BONUSES[card]}" if BONUSES[card] else "",
        art=f"g-{CARD_NAMES[card]}",
        title=card_text(card),
        text=card_meaning(card),
        small=True,
    )
