"""The table of Seeschlacht, and the marks between the parts of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spielhafen.core.play import EVERYTHING, Rule, State
from spielhafen.games.seeschlacht.board.chart import BERTHS, HOME_BERTHS, HOME_DOTTED, PLACES
from spielhafen.games.seeschlacht.board.pieces import (
    ALL_MERCHANTS,
    ALLOWANCE,
    FLEETS,
    HEAVY,
    MERCHANT,
    OWNER,
    SEATS,
    SHIPS,
    WHITE,
)

if TYPE_CHECKING:
    from spielhafen.core.play import Step
    from spielhafen.games.seeschlacht import Options

SUNK: Final = -1
"""The place of a ship that is not on the chart any more."""
NONE: Final = -1
"""No ship is under way; a die has not been rolled."""

READY, STAYED, MOVED, WORKED = range(4)
"""The states of a ship in a turn: not moved yet; ordered to stay; moved; loaded or repaired."""

SILENT, OFFERED, AGREED, RESIGNED = range(4)
"""The talk of the end in a turn: none; a draw offered; a draw agreed; a side has resigned."""


class Sea(State):
    """The state of a table.

    Points, directions and ships are numbers (see `chart.py`, `pieces.py`); most lists are by ship.
    """

    __slots__ = (
        "number",  # of player turns begun
        "turn",  # whose turn it is: a seat
        "first",  # the seat that began
        "rose",  # the wind rose on the disc
        "wind",  # where the wind comes from: a direction
        "colour_die",  # the face on top, or NONE before the first roll
        "number_die",  # the same
        "at",  # point, or SUNK
        "headings",  # direction
        "hits",
        "cargo",  # 1: loaded
        "done",  # READY, STAYED, MOVED or WORKED
        "fired",  # 1: has had its shot
        "arrived",  # ships in the order of arrival; short game only
        "tried",  # 1: the attempt to change the wind was made
        "asked",  # SILENT, OFFERED, AGREED or RESIGNED
        "quiet",  # turns in a row without hit, arrival or loading
        "ship",  # the one under way, or NONE
        "track",  # the points it has sailed over, beginning with its start
        "used",  # steps
        "sense",  # of the turn it has just made: 1 to starboard, -1 to port; 0: it went forward
        "slow",  # 1: it was heavily damaged when it started
    )

    def __init__(
        self,
        steps: list[Step],
        winners: list[int] | None,
        viewer: int,
        options: Options,
        number: int,
        turn: int,
        first: int,
        rose: int,
        wind: int,
        colour_die: int,
        number_die: int,
        at: list[int],
        headings: list[int],
        hits: list[int],
        cargo: list[int],
        done: list[int],
        fired: list[int],
        arrived: list[int],
        tried: int,
        asked: int,
        quiet: int,
        ship: int,
        track: list[int],
        used: int,
        sense: int,
        slow: int,
    ) -> None:
        self.steps = steps
        self.winners = winners
        self.viewer = viewer
        self.options = options
        self.number = number
        self.turn = turn
        self.first = first
        self.rose = rose
        self.wind = wind
        self.colour_die = colour_die
        self.number_die = number_die
        self.at = at
        self.headings = headings
        self.hits = hits
        self.cargo = cargo
        self.done = done
        self.fired = fired
        self.arrived = arrived
        self.tried = tried
        self.asked = asked
        self.quiet = quiet
        self.ship = ship
        self.track = track
        self.used = used
        self.sense = sense
        self.slow = slow

    def clone(self) -> Sea:
        return Sea(
            self.steps[:],
            None if self.winners is None else self.winners[:],
            self.viewer,
            self.options,
            self.number,
            self.turn,
            self.first,
            self.rose,
            self.wind,
            self.colour_die,
            self.number_die,
            self.at[:],
            self.headings[:],
            self.hits[:],
            self.cargo[:],
            self.done[:],
            self.fired[:],
            self.arrived[:],
            self.tried,
            self.asked,
            self.quiet,
            self.ship,
            self.track[:],
            self.used,
            self.sense,
            self.slow,
        )

    def seats(self) -> int:
        return SEATS


# Setting up.

NORTH_EAST, NORTH_WEST = 0, 5
TOWARDS: Final = (NORTH_EAST, NORTH_WEST)
"""The headings of White's and Yellow's ships unless their captains turn them."""


def _berths(seat: int) -> list[int]:
    """Return the merchants' anchorages, then those of the warships, from the coast to the sea."""
    plain = HOME_BERTHS[seat] - HOME_DOTTED[seat]
    return [*_outwards(seat, HOME_DOTTED[seat]), *_outwards(seat, plain)]


def _outwards(seat: int, berths: frozenset[int]) -> list[int]:
    return sorted(berths, key=lambda space: (PLACES[space][0] * (1 - 2 * seat), -PLACES[space][1]))


FIRST_BERTHS: Final = [space for seat in range(SEATS) for space in _berths(seat)]
"""§3 The anchorage of each ship at the beginning."""


def set_out(options: Options) -> Sea:
    """§3 The table before the first turn, nothing pending."""
    return Sea(
        steps=[],
        winners=None,
        viewer=EVERYTHING,
        options=options,
        number=0,
        turn=WHITE,
        first=WHITE,
        rose=0,
        wind=0,
        colour_die=NONE,
        number_die=NONE,
        at=FIRST_BERTHS[:],
        headings=[TOWARDS[OWNER[ship]] for ship in SHIPS],
        hits=[0] * len(SHIPS),
        cargo=[int(options.short and MERCHANT[ship]) for ship in SHIPS],
        done=[READY] * len(SHIPS),
        fired=[0] * len(SHIPS),
        arrived=[],
        tried=0,
        asked=SILENT,
        quiet=0,
        ship=NONE,
        track=[],
        used=0,
        sense=0,
        slow=0,
    )


# Common questions.


def allowance(g: Sea, ship: int) -> int:
    """§6 The fields that the wind allows this ship with its present heading, one less if it is heavily damaged (§21)."""
    slow = g.slow if g.ship == ship else g.hits[ship] >= HEAVY[ship]
    return ALLOWANCE[g.rose][g.wind][slow][g.headings[ship]]


def anchored(g: Sea, ship: int) -> bool:
    """§7 Whether the ship is on an anchorage: one of its own, or for a merchant a neutral one."""
    return g.at[ship] in BERTHS[OWNER[ship]][MERCHANT[ship]]


def delivered(g: Sea, ship: int) -> bool:
    """§24 In the short game a merchant that has arrived stays for good."""
    return ship in g.arrived


def must_sail(g: Sea, ship: int) -> bool:
    """§7 Whether the ship may not end the turn where it is: at sea, not head to wind, and it has not moved."""
    return g.at[ship] != SUNK and g.done[ship] == READY and not anchored(g, ship) and allowance(g, ship) > 0


def merchants_afloat(g: Sea) -> list[int]:
    """Return the merchants of both sides that are left."""
    return [ship for ship in ALL_MERCHANTS if g.at[ship] != SUNK]


class TurnEnd(Rule):
    """§4 The turn is over: moves, work and shots of its ships do not matter any more."""

    told = False

    def happen(self, g: Sea) -> None:
        for ship in FLEETS[g.turn]:
            g.done[ship] = READY
            g.fired[ship] = 0
        g.tried = 0
        g.asked = SILENT


TURN_END: Final = TurnEnd()
