"""The names that players read for spaces, dice, cards, discs, directions and areas."""

from __future__ import annotations

from typing import Final

from spielhafen.core.scene import Face
from spielhafen.core.secret import HIDDEN
from spielhafen.core.text import Text, list_in_words, numbered_texts, text
from spielhafen.games.columbus.board.chart import DIRECTIONS, NAMES
from spielhafen.games.columbus.board.pieces import (
    BOX,
    DISC_NAMES,
    FACE_NAMES,
    FLIGHT,
    FOG,
    HANDFULS,
    INHABITED,
    PALMS,
    PROVISIONS,
)

KINDS: Final[list[str]] = [card["kind"] for card in BOX["card"]]
"""The kind of each card, as in the keys of its texts."""
PICTURES: Final = {
    "provisions": ("sand", "barrel"),
    "mutiny": ("night", "p-mutiny"),
    "hurricane": ("grey", "p-hurricane"),
    "fog": ("grey", "p-fog"),
    "good-winds": ("sky", "p-wind"),
    "very-good-winds": ("sky", "p-winds"),
    "whirlwind": ("leaf", "whirlwind"),
    "carpenter": ("rose", "p-carpenter"),
    "good-weather": ("gold", "p-sun"),
}
"""Tint and art by kind of card."""
DICE_ART: Final = ("f-rose", "f-sail", "f-whirlwind", "f-storm", "f-telescope")
DISC_ART: Final = [
    "disc-home" if inhabited else f"disc-isle-{palms}" if palms else "disc-sea"
    for inhabited, palms in zip(INHABITED, PALMS, strict=True)
]


space_text: Final = numbered_texts("space", name=NAMES)
direction_text: Final = numbered_texts("direction", direction=DIRECTIONS)
face_text: Final = numbered_texts("face", face=FACE_NAMES)


def area_text(area: int) -> Text:
    """Return the name of a storm area, or of all areas together (0)."""
    return text("area", area=area)


def handful_text(dice: int) -> Text:
    """Return the symbols of several dice, given by the number of their handful."""
    return list_in_words([face_text(face) for face in HANDFULS[dice]])


def card_text(card: int) -> Text:
    """Return the title of an event card; of a hidden card, a text that says so."""
    if card == HIDDEN:
        return text("card-unknown")
    return text(f"card-{KINDS[card]}", **_printed(card))


def card_meaning(card: int) -> Text:
    """Return what an event card does."""
    return Text(f"card-{KINDS[card]}.text", _printed(card))


def card_face(card: int) -> Face:
    """Return the printed side of an event card."""
    tint, art = PICTURES[KINDS[card]]
    number = PROVISIONS.get(card) or FLIGHT.get(card)
    index = str(number) if number else "✕" if card in FOG or KINDS[card] in {"mutiny", "hurricane"} else ""
    turn = 45 * FOG.get(card, 0)
    return Face(tint=tint, art=art, turn=turn, index=index, title=card_text(card), text=card_meaning(card))


def _printed(card: int) -> dict[str, int | str | Text]:
    """Return the number or direction printed on a card, by the name of its text argument."""
    if card in FOG:
        return {"direction": direction_text(FOG[card])}
    number = PROVISIONS.get(card) or FLIGHT.get(card)
    return {"number": number} if number else {}


def disc_text(disc: int) -> Text:
    """Return what a disc shows."""
    return text("disc", disc=DISC_NAMES[disc].split("-")[0], palms=PALMS[disc])


def disc_seen_text(disc: int) -> Text:
    """Return what a disc that is not America has brought."""
    return text("disc-seen", palms=PALMS[disc])
