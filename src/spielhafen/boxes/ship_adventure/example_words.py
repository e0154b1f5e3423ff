"""What captains have, in the examples of both rulebooks: `gold 5 0`, `cards pistols / -`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from spielhafen.boxes.ship_adventure.equipment import CARD_NAMES, has_card

EMPTY: Final = "-"


def words_by_seat(g: Any, written: str) -> list[list[str]]:
    """Return the words for each captain, separated by `/`; captains not named have none."""
    named = [[word for word in part.split() if word != EMPTY] for part in written.split("/")]
    return named + [[] for _ in range(g.seats() - len(named))]


def lay_numbers(name: str) -> Callable[[Any, str], None]:
    """Return a setter for numbers by seat, such as `gold 5 0`; captains not named have 0."""

    def lay(g: Any, written: str) -> None:
        numbers = [int(number) for number in written.split()]
        setattr(g, name, numbers + [0] * (g.seats() - len(numbers)))

    return lay


def lay_cards(g: Any, written: str) -> None:
    """Set the equipment: `cards pistols cutlasses / -`."""
    g.cards = [sum(1 << CARD_NAMES.index(name) for name in names) for names in words_by_seat(g, written)]


def words_of(things: Sequence[str]) -> str:
    """Return words in one string, or `-` for none."""
    return " ".join(things) or EMPTY


def by_seat(told: Callable[[Any, int], Sequence[str]]) -> Callable[[Any], str]:
    """Return a reader for the words of each captain, separated by `/`."""
    return lambda g: " / ".join(words_of(told(g, seat)) for seat in range(g.seats()))


def card_words(g: Any, seat: int) -> list[str]:
    """Return the names of a captain's equipment."""
    return [name for card, name in enumerate(CARD_NAMES) if has_card(g.cards[seat], card)]
