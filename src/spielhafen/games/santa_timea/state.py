"""The table of Santa Timea, and functions on its cards."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from spielhafen.core.piece_pool import PieceSet
from spielhafen.core.play import Choice, State
from spielhafen.core.secret import HIDDEN
from spielhafen.core.state_class import state
from spielhafen.core.state_fields import (
    bit_set,
    choice,
    integer,
    list_of,
    per_seat,
    piece_counts,
    piece_list,
    record,
    seat_number,
)
from spielhafen.core.state_kinds import SEATS
from spielhafen.core.variants import number_of
from spielhafen.games.santa_timea import Options
from spielhafen.games.santa_timea.moves import (
    BRIDE,
    CARD_NAMES,
    DAMAGES,
    DECK,
    DIRECTIONS,
    VALUES,
    WIND_COUNTS,
    WIND_NAMES,
    WINDS,
)

ROUNDS: Final = Options.rounds_number
TRICKS: Final = Options.tricks_number
"""The printed numbers of rounds, and of tricks in a round."""
ROW: Final = 3
"""The number of open winds: this trick's and the next two."""
KEYLESS: Final = -1
NO_CAPTAIN: Final = -1

TERMS: Final = 6
"""The number of terms in a captain's reckoning of a round.

They are damage, directions laid aside as sets (bits), points for the place, points for pairs, cards counted,
and points lost for them.
"""


ALL_ROUNDS: Final = number_of("rounds_number")
ALL_TRICKS: Final = number_of("tricks_number")
CARDS: Final = PieceSet(DECK, names=CARD_NAMES, numbers={BRIDE: "brides_number"})
THREES: Final = range(DAMAGES - 1, len(WIND_NAMES), DAMAGES)
"""The wind cards with the most damage."""
WIND_CARDS: Final = PieceSet(WINDS, names=WIND_NAMES, numbers=dict.fromkeys(THREES, "threes_number"))
MOST_GAIN: Final = 17
"""Points that a round brings at most (§12, §17)."""
DEAREST: Final = 3
"""The least number of counted wind cards that cost a point (§17)."""
MOST_WORTH: Final = 64 * VALUES
"""The worth of the highest card with the wind, as `key_of` counts it."""


def all_terms(seats: int, options: Options) -> int:
    """Return the number of terms of all rounds."""
    return options.rounds_number * TERMS * seats


def all_damage(_seats: int, options: Options) -> int:
    """Return the damage points on all wind cards."""
    return sum(damage_of(wind) for wind in WIND_CARDS.existing(options))


def most_points(_seats: int, options: Options) -> int:
    """Return the most points that all rounds can bring."""
    return MOST_GAIN * options.rounds_number


def fewest_points(_seats: int, options: Options) -> int:
    """Return the points of a captain to whom all rounds cost as much as they can."""
    return -(len(WIND_CARDS.existing(options)) // DEAREST) * options.rounds_number


@state
class Table(State):
    """The state of a table.

    Cards and winds are numbers (see `moves.py`), lists of lists are by seat.
    """

    options: Options
    round: int = integer(0, ALL_ROUNDS, "rounds begun")
    trick: int = integer(0, ALL_TRICKS, "tricks begun in this round")
    leader: int = seat_number("leads the present trick")
    first: int = seat_number("led the first trick of this round")
    bag: list[int] = piece_counts(WIND_CARDS, "face-down winds, by kind", start=[0] * len(WIND_COUNTS))
    row: list[int] = piece_list(WIND_CARDS, "open winds, this trick's first", most=ROW)
    forecast: list[int] = piece_list(WIND_CARDS, "winds that won't blow this round (§14)", most=ROW)
    pot: list[int] = piece_list(WIND_CARDS, "winds that no captain took (§15)", most=ALL_TRICKS)
    hands: list[list[int]] = per_seat(piece_list(CARDS, most=ALL_TRICKS), "cards in hand", secret="owner")
    cards: list[int] = piece_list(CARDS, "cards of the present trick, in the order of play", most=SEATS)
    keys: list[int] = list_of(integer(KEYLESS, MOST_WORTH), SEATS, "the worths by which they are compared")
    last: list[int] = record(
        choice(WIND_NAMES),
        seat_number(),
        seat_number(none=True),
        comment="the trick before: its wind, leader, taker or NO_CAPTAIN, then its cards",
        rest=choice(CARD_NAMES),
        most=SEATS,
        may_be_empty=True,
    )
    played: list[int] = piece_list(CARDS, "cards of finished tricks of this round")
    taken: list[list[int]] = per_seat(piece_list(WIND_CARDS), "winds before each captain")
    declared: list[int] = per_seat(
        bit_set(len(DIRECTIONS)),
        "directions kept for pairs (bits), secret until all have chosen (§16)",
        secret="owner",
    )
    points: list[int] = per_seat(integer(fewest_points, most_points), "points")
    wins: list[int] = per_seat(integer(0, ALL_ROUNDS), "rounds won")
    sheet: list[int] = list_of(
        integer(0, all_damage), all_terms, "TERMS numbers for each captain and finished round"
    )

    def guess(self, random: Random) -> None:
        """Guess what others have already chosen in secret; open choices stay undecided.

        Only the choices of §16 have a direction: before them there is no secret choice.
        """
        if not self.options.professional:
            self.declared = [0 if bits == HIDDEN else bits for bits in self.declared]
            return
        pending = {
            (step.seat, getattr(step, "direction"))  # noqa: B009 - a rule of its own module has this attribute
            for step in self.steps
            if isinstance(step, Choice) and hasattr(step, "direction")
        }
        for seat, bits in enumerate(self.declared):
            if bits == HIDDEN:
                done = [d for d in directions_to_choose(self, seat) if pending and (seat, d) not in pending]
                self.declared[seat] = sum(1 << direction for direction in done if random.random() < 1 / 2)


def direction_of(wind: int) -> int:
    """Return the direction a wind card blows from."""
    return wind // DAMAGES


def damage_of(wind: int) -> int:
    """Return the damage points on a wind card."""
    return wind % DAMAGES + 1


def key_of(card: int, wind: int) -> int:
    """§6 The worth of a numbered card in this wind, for comparison: 64 for each full point, printed values below that.

    With the wind all counts, across it half of it, against it nothing; but the printed values distinguish two
    cards against the wind.
    """
    value = card % VALUES + 1
    turned = (card // VALUES - wind // DAMAGES) % len(DIRECTIONS)
    if turned == 0:
        return 64 * value
    return value if turned == len(DIRECTIONS) // 2 else 32 * value


KEYS: Final = [[key_of(card, wind) for card in range(BRIDE)] for wind in range(len(WIND_NAMES))]
"""The worth of each numbered card in each wind."""


def counts(taken: Sequence[int], direction: int) -> list[int]:
    """Return the number of 1s, 2s and 3s of a direction."""
    return [taken.count(DAMAGES * direction + damage) for damage in range(DAMAGES)]


def directions_to_choose(g: Table, seat: int) -> list[int]:
    """§16 The directions in which a captain must choose between the set and the pairs."""
    if not g.options.professional:
        return []
    found = []
    for direction in range(len(DIRECTIONS)):
        ones, twos, threes = counts(g.taken[seat], direction)
        if ones and twos and threes and ones + twos > DAMAGES - 1:
            found.append(direction)
    return found


def leads(hand: Sequence[int]) -> bool:
    """§7 Whether this hand has anything but brides to lead with."""
    return any(card != BRIDE for card in hand)
