"""The table of Columbus, and the marks between the parts of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from spielhafen.core.play import EVERYTHING, Rule, State
from spielhafen.core.secret import NOBODY, OWN, Pool
from spielhafen.games.columbus.board.chart import FIRST_MARKS, START, WEST
from spielhafen.games.columbus.board.pieces import (
    CARD_COUNTS,
    CARDS,
    DISC_COUNTS,
    DISCS,
    HOLD,
    KEPT,
    START_BARRELS,
)

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from spielhafen.core.options import NoOptions
    from spielhafen.core.play import Step


class Ocean(State):
    """The state of a table.

    Spaces, dice, cards and discs are numbers (see `chart.py`, `pieces.py`); most lists are by seat.
    """

    __slots__ = (
        "round",  # 1 …
        "turn",  # whose turn it is: a seat
        "first",  # the seat that began
        "ships",  # space
        "headings",  # where each bow points: a direction
        "damaged",  # 1: the main mast is off
        "barrels",
        "found",  # 1: has an inhabited island
        "idle",  # turns to be missed
        "hands",  # event cards
        "deck",  # the number of face-down event cards, by kind
        "discard",  # event cards, the last one on top
        "discs",  # the number of face-down discs, by kind
        "seen",  # discs that were looked at, in order
        "whirlwinds",  # space
        "dice",  # faces; + USED: put aside; BLANK: rolling; empty before the roll
        "played",  # 1: a card was played this turn
        "extra",  # 1: another turn follows
        "winds",  # fields of Good Winds left
        "gust",  # fields of a Whirlwind card left
        "arrow",  # where the spinner points: a direction
        "spins",  # how often the arrow was spun
        "trail",  # what captains have seen of cards since the last reshuffle, by seat; empty before the first one
    )

    SECRETS: ClassVar[Mapping[str, str]] = {"hands": OWN, "deck": NOBODY}
    OBSERVATIONS: ClassVar[Mapping[str, str]] = {"hands": "trail"}
    POOLS: ClassVar[Sequence[Pool]] = (
        Pool(total=CARDS, places=("hands", "discard"), counted=("deck",), rest="deck", held=KEPT),
        Pool(total=DISCS, places=("seen",), counted=("discs",)),
    )

    def __init__(
        self,
        steps: list[Step],
        winners: list[int] | None,
        viewer: int,
        options: NoOptions,
        round: int,  # noqa: A002 - the rulebook's word
        turn: int,
        first: int,
        ships: list[int],
        headings: list[int],
        damaged: list[int],
        barrels: list[int],
        found: list[int],
        idle: list[int],
        hands: list[list[int]],
        deck: list[int],
        discard: list[int],
        discs: list[int],
        seen: list[int],
        whirlwinds: list[int],
        dice: list[int],
        played: int,
        extra: int,
        winds: int,
        gust: int,
        arrow: int,
        spins: int,
        trail: list[list[list[int]]],
    ) -> None:
        self.steps = steps
        self.winners = winners
        self.viewer = viewer
        self.options = options
        self.round = round
        self.turn = turn
        self.first = first
        self.ships = ships
        self.headings = headings
        self.damaged = damaged
        self.barrels = barrels
        self.found = found
        self.idle = idle
        self.hands = hands
        self.deck = deck
        self.discard = discard
        self.discs = discs
        self.seen = seen
        self.whirlwinds = whirlwinds
        self.dice = dice
        self.played = played
        self.extra = extra
        self.winds = winds
        self.gust = gust
        self.arrow = arrow
        self.spins = spins
        self.trail = trail

    def clone(self) -> Ocean:
        return Ocean(
            self.steps[:],
            None if self.winners is None else self.winners[:],
            self.viewer,
            self.options,
            self.round,
            self.turn,
            self.first,
            self.ships[:],
            self.headings[:],
            self.damaged[:],
            self.barrels[:],
            self.found[:],
            self.idle[:],
            [hand[:] for hand in self.hands],
            self.deck[:],
            self.discard[:],
            self.discs[:],
            self.seen[:],
            self.whirlwinds[:],
            self.dice[:],
            self.played,
            self.extra,
            self.winds,
            self.gust,
            self.arrow,
            self.spins,
            [[row[:] for row in trail] for trail in self.trail],
        )

    def seats(self) -> int:
        return len(self.ships)


def set_out(seats: int, options: NoOptions) -> Ocean:
    """§3 The table before the first turn, nothing pending."""
    return Ocean(
        steps=[],
        winners=None,
        viewer=EVERYTHING,
        options=options,
        round=1,
        turn=0,
        first=0,
        ships=[START] * seats,
        headings=[WEST] * seats,
        damaged=[0] * seats,
        barrels=[START_BARRELS] * seats,
        found=[0] * seats,
        idle=[0] * seats,
        hands=[[] for _ in range(seats)],
        deck=CARD_COUNTS[:],
        discard=[],
        discs=DISC_COUNTS[:],
        seen=[],
        whirlwinds=FIRST_MARKS[:],
        dice=[],
        played=0,
        extra=0,
        winds=0,
        gust=0,
        arrow=0,
        spins=0,
        trail=[],
    )


def clockwise(g: Ocean) -> list[int]:
    """Return all seats, beginning with the one whose turn it is."""
    seats = len(g.ships)
    return [*range(g.turn, seats), *range(g.turn)]


def stow(g: Ocean, seat: int, barrels: int) -> None:
    """§11 A ship holds no more barrels than its hold has room for; the rest stays in the stock."""
    g.barrels[seat] = min(HOLD, g.barrels[seat] + barrels)


# The steps of a turn on the stack: its parts, TurnEnd, Wake, then the next captain (rules/turn.py).


class TurnEnd(Rule):
    """§4 The turn is over: dice and fields of cards that were not used are lost."""

    told = False

    def happen(self, g: Ocean) -> None:
        g.dice = []
        g.played = g.winds = g.gust = 0


class Wake(Rule):
    """§17 The relocations of whirlwinds wait here until the turn is over."""

    told = False


TURN_END: Final = TurnEnd()
WAKE: Final = Wake()
