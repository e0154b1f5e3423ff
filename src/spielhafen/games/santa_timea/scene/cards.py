"""The faces and names of the cards of Santa Timea."""

from __future__ import annotations

from functools import cache
from typing import Final

from spielhafen.core.scene import Card, Face
from spielhafen.core.secret import HIDDEN
from spielhafen.core.text import Text, numbered_texts, text
from spielhafen.games.santa_timea.moves import BRIDE, CARD_NAMES, DAMAGES, DIRECTIONS, VALUES
from spielhafen.games.santa_timea.state import KEYLESS, KEYS, damage_of, direction_of

TINTS: Final = ("sky", "gold", "rose", "leaf")


@cache
def card_face(card: int, wind: int | None, copied: int | None = None) -> Face:
    """Return a steering card: its direction, number, worth in each wind and at present."""
    if card == BRIDE:
        now = "" if copied is None or copied == KEYLESS else worth(copied)
        return Face(tint="night", art="p-bride", title=text("bride"), now=now)
    direction, value = divmod(card, VALUES)
    corner = {sign: worth(KEYS[DAMAGES * place][card]) for place, sign in enumerate(DIRECTIONS)}
    return Face(
        tint=TINTS[direction],
        index=str(value + 1),
        art="arrow",
        turn=90 * direction,
        corner=corner,
        now="" if wind is None else worth(KEYS[wind][card]),
    )


def card_id(card: int, mark: object) -> str:
    """Return the id of a steering card; brides differ by their mark."""
    return f"card/{CARD_NAMES[card]}" + (f"#{mark}" if card == BRIDE else "")


def wind_card(wind: int, id: str, caption: Text | None = None, *, now: bool = False) -> Card:  # noqa: A002 - as in Card
    """Return a wind card: its direction and damage."""
    flags = ["now"] if now else []
    return Card(id=id, label=wind_text(wind), face=_wind_face(wind), caption=caption, flags=flags)


@cache
def _wind_face(wind: int) -> Face:
    direction = direction_of(wind)
    return Face(
        tint=TINTS[direction], index=str(damage_of(wind)), art="gust", turn=90 * direction, small=True
    )


@cache
def reckoning(card: int, wind: int) -> Text:
    """§6 The worth of a card in this wind, with the reason."""
    if card == BRIDE:
        return text("reckoning-bride")
    number, worth_now = card % VALUES + 1, worth(KEYS[wind][card])
    key = f"reckoning-{relation(card // VALUES, wind)}"
    return text(key, card=card_text(card), number=number, worth=worth_now)


def relation(direction: int, wind: int) -> str:
    """Return how cards of this direction stand to the wind."""
    return ("with", "across", "against", "across")[(direction - direction_of(wind)) % len(DIRECTIONS)]


def worth(key: int) -> str:
    """Return a worth as written: 5½; 0 against the wind; a dash if a bride copies nothing."""
    if key == KEYLESS:
        return "–"
    whole, half = divmod(key // 32, 2)
    return f"{whole or ''}½" if half else str(whole)


@cache
def card_text(card: int) -> Text:
    """Return the name of a steering card."""
    if card == BRIDE:
        return text("bride")
    if card == HIDDEN:
        return text("unknown-card")
    return text("card", direction=DIRECTIONS[card // VALUES], number=card % VALUES + 1)


@cache
def wind_text(wind: int) -> Text:
    """Return the name of a wind card."""
    return text("wind-card", direction=DIRECTIONS[direction_of(wind)], damage=damage_of(wind))


direction_text: Final = numbered_texts("direction", direction=DIRECTIONS)
