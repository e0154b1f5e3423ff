"""The table of Santa Timea, and functions on its cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from spielhafen.core.play import EVERYTHING, Choice, State, Step
from spielhafen.core.secret import HIDDEN, OWN, Pool
from spielhafen.games.santa_timea.moves import BRIDE, DAMAGES, DECK, DIRECTIONS, VALUES, WIND_COUNTS, WINDS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from random import Random

    from spielhafen.games.santa_timea import Options

ROUNDS: Final = 5
TRICKS: Final = 12
ROW: Final = 3
"""The number of open winds: this trick's and the next two."""
KEYLESS: Final = -1
NO_CAPTAIN: Final = -1

TERMS: Final = 6
"""The number of terms in a captain's reckoning of a round.

They are damage, directions laid aside as sets (bits), points for the place, points for pairs, cards counted,
and points lost for them.
"""


class Table(State):
    """The state of a table.

    Cards and winds are numbers (see `moves.py`), lists of lists are by seat.
    """

    __slots__ = (
        "round",  # 1 … 5
        "trick",  # 1 … 12
        "leader",  # of the present trick
        "first",  # the seat that led the first trick of this round
        "bag",  # the number of face-down winds, by kind
        "row",  # open winds, this trick's first
        "forecast",  # winds that won't blow this round (§14)
        "pot",  # winds that no captain took (§15)
        "hands",
        "cards",  # of the present trick, in the order of play
        "keys",  # the numbers by which they are compared
        "last",  # the trick before: its wind, leader, taker or NO_CAPTAIN, then its cards
        "played",  # cards of finished tricks of this round
        "taken",  # winds before each captain
        "declared",  # directions kept for pairs (bits), secret until all have chosen (§16)
        "points",
        "wins",  # rounds won
        "sheet",  # TERMS numbers per captain per finished round
    )

    SECRETS: ClassVar[Mapping[str, str]] = {"hands": OWN, "declared": OWN}
    POOLS: ClassVar[Sequence[Pool]] = (
        Pool(total=DECK, places=("hands", "cards", "played")),
        Pool(total=WINDS, places=("row", "forecast", "pot", "taken"), counted=("bag",)),
    )

    def __init__(
        self,
        steps: list[Step],
        winners: list[int] | None,
        viewer: int,
        options: Options,
        round: int,  # noqa: A002 - the rulebook's word
        trick: int,
        leader: int,
        first: int,
        bag: list[int],
        row: list[int],
        forecast: list[int],
        pot: list[int],
        hands: list[list[int]],
        cards: list[int],
        keys: list[int],
        last: list[int],
        played: list[int],
        taken: list[list[int]],
        declared: list[int],
        points: list[int],
        wins: list[int],
        sheet: list[int],
    ) -> None:
        self.steps = steps
        self.winners = winners
        self.viewer = viewer
        self.options = options
        self.round = round
        self.trick = trick
        self.leader = leader
        self.first = first
        self.bag = bag
        self.row = row
        self.forecast = forecast
        self.pot = pot
        self.hands = hands
        self.cards = cards
        self.keys = keys
        self.last = last
        self.played = played
        self.taken = taken
        self.declared = declared
        self.points = points
        self.wins = wins
        self.sheet = sheet

    def clone(self) -> Table:
        return Table(
            self.steps[:],
            self.winners if self.winners is None else self.winners[:],
            self.viewer,
            self.options,
            self.round,
            self.trick,
            self.leader,
            self.first,
            self.bag[:],
            self.row[:],
            self.forecast[:],
            self.pot[:],
            [hand[:] for hand in self.hands],
            self.cards[:],
            self.keys[:],
            self.last[:],
            self.played[:],
            [taken[:] for taken in self.taken],
            self.declared[:],
            self.points[:],
            self.wins[:],
            self.sheet[:],
        )

    def seats(self) -> int:
        return len(self.points)

    def guess(self, random: Random) -> None:
        """Guess what others have already chosen in secret; open choices stay undecided.

        Only the choices of §16 have a direction: before them there is no secret choice.
        """
        pending = {
            (step.seat, vars(step)["direction"])
            for step in self.steps
            if isinstance(step, Choice) and "direction" in vars(step)
        }
        for seat, bits in enumerate(self.declared):
            if bits == HIDDEN:
                done = [d for d in directions_to_choose(self, seat) if pending and (seat, d) not in pending]
                self.declared[seat] = sum(1 << direction for direction in done if random.random() < 1 / 2)


def empty_table(seats: int, options: Options) -> Table:
    """Return the table before the first round, nothing pending."""
    return Table(
        steps=[],
        winners=None,
        viewer=EVERYTHING,
        options=options,
        round=0,
        trick=0,
        leader=0,
        first=0,
        bag=[0] * len(WIND_COUNTS),
        row=[],
        forecast=[],
        pot=[],
        hands=[[] for _ in range(seats)],
        cards=[],
        keys=[],
        last=[],
        played=[],
        taken=[[] for _ in range(seats)],
        declared=[0] * seats,
        points=[0] * seats,
        wins=[0] * seats,
        sheet=[],
    )


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
