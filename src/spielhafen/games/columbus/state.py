"""The table of Columbus, and the marks between the parts of a turn."""

from __future__ import annotations

from typing import Final

from spielhafen.core.piece_pool import PieceSet
from spielhafen.core.play import Rule, State
from spielhafen.core.state_class import state
from spielhafen.core.state_fields import (
    choice,
    fixed_list,
    flag,
    integer,
    list_of,
    observations,
    per_seat,
    piece_counts,
    piece_list,
    seat_number,
)
from spielhafen.core.variants import number_of
from spielhafen.games.columbus import GAME, Options
from spielhafen.games.columbus.board.chart import DIRECTIONS, FIRST_MARKS, NAMES, START, WEST
from spielhafen.games.columbus.board.pieces import (
    BLANK,
    CARD_COUNTS,
    CARD_NAMES,
    CARD_NUMBERS,
    CARDS,
    DISC_COUNTS,
    DISC_NAMES,
    DISC_NUMBERS,
    DISCS,
    FLIGHT,
    GOOD_WINDS,
    HOLD,
    KEPT,
    ROUNDS,
    USED,
    VERY_GOOD_WINDS,
)

EVENT_CARDS: Final = PieceSet(CARDS, names=CARD_NAMES, held=KEPT, numbers=CARD_NUMBERS)
TELESCOPE_DISCS: Final = PieceSet(DISCS, names=DISC_NAMES, numbers=DISC_NUMBERS)
ALL_FLIGHT: Final = sum(CARD_COUNTS[card] * fields for card, fields in FLIGHT.items())
"""Fields that all Whirlwind cards together allow."""


def all_winds(_seats: int, options: Options) -> int:
    """Return the fields that all cards of Good Winds together allow."""
    counts = EVENT_CARDS.counts(options)
    return options.wind_fields * (counts[GOOD_WINDS] + counts[VERY_GOOD_WINDS])


@state
class Ocean(State):
    """The state of a table.

    Spaces, dice, cards and discs are numbers (see `chart.py`, `pieces.py`); most lists are by seat.
    """

    options: Options
    round: int = integer(1, ROUNDS, "the present round")
    turn: int = seat_number("whose turn it is")
    first: int = seat_number("the seat that began")
    ships: list[int] = per_seat(choice(NAMES), "space of each ship", start=START)
    headings: list[int] = per_seat(choice(DIRECTIONS), "where each bow points", start=WEST)
    damaged: list[int] = per_seat(flag(), "the main mast is off")
    barrels: list[int] = per_seat(integer(0, HOLD), "barrels aboard")
    found: list[int] = per_seat(flag(), "has an inhabited island")
    idle: list[int] = per_seat(integer(0, ROUNDS), "turns to be missed")
    hands: list[list[int]] = per_seat(piece_list(EVENT_CARDS), "event cards", secret="owner", log="trail")
    deck: list[int] = piece_counts(
        EVENT_CARDS, "face-down event cards, by kind", secret="all", start=CARD_COUNTS
    )
    discard: list[int] = piece_list(EVENT_CARDS, "event cards that were put aside, the last one on top")
    discs: list[int] = piece_counts(TELESCOPE_DISCS, "face-down discs, by kind", start=DISC_COUNTS)
    seen: list[int] = piece_list(TELESCOPE_DISCS, "discs that were looked at, in order")
    whirlwinds: list[int] = fixed_list(
        choice(NAMES), len(FIRST_MARKS), "space of each whirlwind", start=FIRST_MARKS
    )
    dice: list[int] = list_of(
        integer(BLANK, 2 * USED - 1),
        number_of("dice_number"),
        "faces; + USED: put aside; BLANK: rolling; empty before the roll",
    )
    played: int = flag("a card was played this turn")
    extra: int = flag("another turn follows")
    winds: int = integer(0, all_winds, "fields of Good Winds left")
    gust: int = integer(0, ALL_FLIGHT, "fields of a Whirlwind card left")
    arrow: int = choice(DIRECTIONS, "where the spinner points")
    spins: int = integer(0, GAME.max_plies, "how often the arrow was spun")
    trail: list[list[list[int]]] = observations(
        "what captains have seen of cards since the last reshuffle; empty before the first one"
    )


def set_out(seats: int, options: Options) -> Ocean:
    """§3 All ships lie in the harbour with the same number of barrels."""
    g = Ocean.initial(seats, options)
    g.barrels = [options.start_barrels] * seats
    g.deck, g.discs = EVENT_CARDS.counts(options), TELESCOPE_DISCS.counts(options)
    return g


def clockwise(g: Ocean) -> list[int]:
    """Return all seats, beginning with the one whose turn it is."""
    seats = len(g.ships)
    return [*range(g.turn, seats), *range(g.turn)]


def stow(g: Ocean, seat: int, barrels: int) -> None:
    """§11 A ship holds no more barrels than its hold has room for; the rest stays in the stock."""
    g.barrels[seat] = min(HOLD, g.barrels[seat] + barrels)


# The steps of a turn on the stack: its parts, TurnEnd, Wake, then the next captain (rules/turn.py).


class TurnEnd(Rule[Ocean]):
    """§4 The turn is over: dice and fields of cards that were not used are lost."""

    told = False

    def happen(self, g: Ocean) -> None:
        g.dice = []
        g.played = g.winds = g.gust = 0


class Wake(Rule[Ocean]):
    """§17 The relocations of whirlwinds wait here until the turn is over."""

    told = False


TURN_END: Final = TurnEnd()
WAKE: Final = Wake()
