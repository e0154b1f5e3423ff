"""Equipment cards: prices and bonuses. A captain's cards are a set of bits by card number."""

from __future__ import annotations

from typing import Any, Final

from spielhafen.boxes.ship_adventure.pieces import BOX

_CARDS: Final[list[dict[str, Any]]] = BOX["equipment"]

CARD_NAMES: Final[list[str]] = [card["name"] for card in _CARDS]
"""The names of the cards; a card's number is its index here."""
ICONS: Final[list[str]] = [card["icon"] for card in _CARDS]
PRICES: Final[list[int]] = [card["price"] for card in _CARDS]
BONUSES: Final[list[int]] = [card.get("bonus", 0) for card in _CARDS]

CANNONBALL: Final = CARD_NAMES.index("cannonball")
"""The only card that a captain may have several of: they are counted, not kept in the set."""
CAMOUFLAGE: Final = CARD_NAMES.index("camouflage")
TOPSAILS: Final = CARD_NAMES.index("topsails")
BOOTS: Final = CARD_NAMES.index("boots")
MOVEMENT: Final = (TOPSAILS, BOOTS)


def _sums(icon: str) -> list[int]:
    cards = [card for card in range(len(_CARDS)) if ICONS[card] == icon]
    return [sum(BONUSES[card] for card in cards if owned >> card & 1) for owned in range(1 << len(_CARDS))]


MELEE: Final = _sums("swords")
"""The bonus in melees, by the set of cards."""
RANGED: Final = _sums("target")
"""The bonus in gun fights, by the set of cards."""


def has_card(owned: int, card: int) -> bool:
    """Whether a card is in a set."""
    return bool(owned >> card & 1)
