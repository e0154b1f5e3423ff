"""The cards, and the state of a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spielhafen.core.piece_pool import PieceSet
from spielhafen.core.play import State
from spielhafen.core.state_class import state
from spielhafen.core.state_fields import integer, per_seat, piece_counts, piece_list, seat_number

if TYPE_CHECKING:
    from . import Options

SUITS: Final = ("sun", "moon", "star")
STAR: Final = SUITS.index("star")
VALUES: Final = 6
HAND: Final = 3
CARD_NAMES: Final = [f"{suit}{value}" for suit in SUITS for value in range(1, VALUES + 1)]
DECK: Final = tuple(range(len(CARD_NAMES)))
CARDS: Final = PieceSet(DECK, names=CARD_NAMES)


def last_trick(_seats: int, options: Options) -> int:
    """§5 Return the number of tricks."""
    return options.tricks


def most_stars(seats: int, options: Options) -> int:
    """§5 Return how many stars a captain can take."""
    return seats * options.tricks


@state
class Table(State):
    """The state of a table. Cards are numbers (see `CARDS`), lists are by seat."""

    options: Options
    trick: int = integer(0, last_trick, "the present trick, or the last one")
    leader: int = seat_number("led the trick on the table")
    hands: list[list[int]] = per_seat(piece_list(CARDS, most=HAND), "cards in hand", secret="owner")
    table: list[int] = piece_list(CARDS, "the trick, in the order in which it was played")
    done: list[int] = piece_list(CARDS, "cards played since the last shuffle")
    pile: list[int] = piece_counts(CARDS, "cards not drawn yet", secret="all", start=CARDS.counts())
    stars: list[int] = per_seat(integer(0, most_stars), "stars taken")


def suit_of(card: int) -> int:
    """Return the suit of a card, as a place in SUITS."""
    return card // VALUES


def value_of(card: int) -> int:
    """Return the number on a card."""
    return card % VALUES + 1


def open_trick(g: Table) -> list[int]:
    """Return the cards that were played to the trick so far; none if the last one is complete."""
    return g.table if len(g.table) < g.seats() else []


def best_place(cards: list[int]) -> int:
    """§4 Return the place in a trick of its highest card of the suit led."""
    led = suit_of(cards[0])
    return max(range(len(cards)), key=lambda place: (suit_of(cards[place]) == led, cards[place]))
