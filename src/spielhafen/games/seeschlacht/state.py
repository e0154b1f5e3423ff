"""The table of Seeschlacht, and the marks between the parts of a turn."""

from __future__ import annotations

from typing import Final

from spielhafen.core.play import Rule, State
from spielhafen.core.state_class import state
from spielhafen.core.state_fields import choice, fixed_list, flag, integer, list_of, seat_number
from spielhafen.core.variants import number_of
from spielhafen.games.seeschlacht import Options
from spielhafen.games.seeschlacht.board.chart import BERTHS, BOARD, HOME_BERTHS, HOME_DOTTED, NAMES, PLACES
from spielhafen.games.seeschlacht.board.pieces import (
    ALL_MERCHANTS,
    ALLOWANCE,
    BOX,
    FLEET,
    FLEETS,
    HEADING_NAMES,
    HEAVY,
    MERCHANT,
    MERCHANTS,
    NUMBERS,
    OWNER,
    ROSE_NAMES,
    SEATS,
    SHIP_NAMES,
    SHIPS,
    SINKS,
    Allowance,
)

SUNK: Final = -1
"""The place of a ship that is not on the chart any more."""
NONE: Final = -1
"""No ship is under way; a die has not been rolled."""

READY, STAYED, MOVED, WORKED = range(4)
"""The states of a ship in a turn: not moved yet; ordered to stay; moved; loaded or repaired."""

SILENT, OFFERED, AGREED, RESIGNED = range(4)
"""The talk of the end in a turn: none; a draw offered; a draw agreed; a side has resigned."""


STIRRED: Final = -1
"""The number of quiet turns while something happens in a turn (§25); its end adds 1."""
MOST_STEPS: Final = max(max(steps) for rose in ALLOWANCE for wind in rose for steps in wind)

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

FIRST_HEADINGS: Final = [TOWARDS[OWNER[ship]] for ship in SHIPS]

# §27 Setting up an encounter.

Berth = tuple[int, int]
"""A point and a heading."""


def _lay(name: str) -> Berth:
    """Read the place of a ship of White: `m18 2`."""
    space, heading = BOX["encounter"][name].split()
    return NAMES.index(space), HEADING_NAMES.index(heading)


def _mirrored(berth: Berth) -> Berth:
    """Return the place of the ship of Yellow: the same with west and east exchanged."""
    x, y = PLACES[berth[0]]
    return PLACES.index((BOARD.width - 1 - x, y)), NORTH_WEST - berth[1]


_WHITE: Final[dict[int, Berth]] = {SHIP_NAMES.index(name): _lay(name) for name in BOX["encounter"]}
ENCOUNTER: Final[dict[int, Berth]] = _WHITE | {FLEET + ship: _mirrored(at) for ship, at in _WHITE.items()}
"""The points and headings of all ships in an encounter; the others take no part."""


@state
class Sea(State):
    """The state of a table.

    Points, directions and ships are numbers (see `chart.py`, `pieces.py`); most lists are by ship.
    """

    options: Options
    number: int = integer(0, number_of("most_turns"), "player turns begun")
    turn: int = seat_number("whose turn it is")
    first: int = seat_number("the seat that began")
    rose: int = choice(ROSE_NAMES, "the wind rose on the disc")
    wind: int = choice(HEADING_NAMES, "where the wind comes from: a direction")
    colour_die: int = choice(ROSE_NAMES, "the face on top, or NONE before the first roll", none=True)
    number_die: int = integer(NONE, NUMBERS[-1], "the face on top, or NONE before the first roll", start=NONE)
    at: list[int] = fixed_list(choice(NAMES, none=True), len(SHIPS), "point, or SUNK", start=FIRST_BERTHS)
    headings: list[int] = fixed_list(choice(HEADING_NAMES), len(SHIPS), "direction", start=FIRST_HEADINGS)
    hits: list[int] = fixed_list(integer(0, max(SINKS)), len(SHIPS), "hits that are not repaired")
    cargo: list[int] = fixed_list(flag(), len(SHIPS), "loaded")
    done: list[int] = fixed_list(integer(READY, WORKED), len(SHIPS), "READY, STAYED, MOVED or WORKED")
    fired: list[int] = fixed_list(flag(), len(SHIPS), "has had its shot")
    arrived: list[int] = list_of(
        choice(SHIP_NAMES), len(ALL_MERCHANTS), "ships in the order of arrival; short game only"
    )
    tried: int = flag("the attempt to change the wind was made")
    asked: int = integer(SILENT, RESIGNED, "SILENT, OFFERED, AGREED or RESIGNED")
    quiet: int = integer(STIRRED, number_of("quiet_turns"), "turns in a row without hit, arrival or loading")
    ship: int = choice(SHIP_NAMES, "the one under way, or NONE", none=True)
    track: list[int] = list_of(
        choice(NAMES), MOST_STEPS + 1, "the points it has sailed over, beginning with its start"
    )
    used: int = integer(0, MOST_STEPS, "steps made")
    sense: int = integer(-1, 1, "of the turn just made: 1 to starboard, -1 to port; 0: it went forward")
    slow: int = flag("it was heavily damaged when it started")

    def seats(self) -> int:
        return SEATS


def set_out(options: Options) -> Sea:
    """§3 The table before the first turn, nothing pending."""
    g = Sea.initial(SEATS, options)
    if options.encounter:
        g.at = [ENCOUNTER[ship][0] if ship in ENCOUNTER else SUNK for ship in SHIPS]
        g.headings = [ENCOUNTER.get(ship, (SUNK, g.headings[ship]))[1] for ship in SHIPS]
    g.at = [place if takes_part(g, ship) else SUNK for ship, place in enumerate(g.at)]
    g.cargo = [int(options.short and MERCHANT[ship] and g.at[ship] != SUNK) for ship in SHIPS]
    return g


def takes_part(g: Sea, ship: int) -> bool:
    """§3 Whether the ship is in this battle at all, afloat or sunk."""
    options, number = g.options, ship % FLEET
    sails = (
        number < options.merchants_number if MERCHANT[ship] else number < MERCHANTS + options.warships_number
    )
    return sails and _meets_enemy(options, ship)


def _meets_enemy(options: Options, ship: int) -> bool:
    """§27 Whether the ship sails in the fleets that meet, if the battle is an encounter."""
    return not options.encounter or ship in ENCOUNTER


# Common questions.


def begun_at(g: Sea, ship: int) -> int:
    """§8 The point where the ship began its manoeuvre, or would begin one."""
    return g.track[0] if g.ship == ship else g.at[ship]


def steps_made(g: Sea, ship: int) -> tuple[int, int]:
    """§8 The steps that the ship has made in its manoeuvre, and the sense of a turn just made (§9)."""
    return (g.used, g.sense) if g.ship == ship else (0, 0)


def allowances(g: Sea, ship: int) -> Allowance:
    """§6 The fields that the wind allows this ship by heading, one less if it is heavily damaged (§21)."""
    return ALLOWANCE[g.rose][g.wind][g.slow if g.ship == ship else g.hits[ship] >= HEAVY[ship]]


def allowance(g: Sea, ship: int) -> int:
    """§6 The fields that the wind allows this ship with its present heading."""
    return allowances(g, ship)[g.headings[ship]]


def anchored(g: Sea, ship: int) -> bool:
    """§7 Whether the ship is on an anchorage: one of its own, or for a merchant a neutral one."""
    return g.at[ship] in BERTHS[OWNER[ship]][MERCHANT[ship]]


def delivered(g: Sea, ship: int) -> bool:
    """§24 In the short game a merchant that has arrived stays for good."""
    return ship in g.arrived


def must_sail(g: Sea, ship: int) -> bool:
    """§7 Whether the ship may not end the turn where it is: at sea, not head to wind, and it has not moved."""
    return g.at[ship] != SUNK and g.done[ship] == READY and not anchored(g, ship) and allowance(g, ship) > 0


def may_stay(g: Sea, ship: int) -> bool:
    """§7 Whether the ship has not moved and may end the turn where it is."""
    return g.at[ship] != SUNK and g.done[ship] == READY and takes_part(g, ship) and not must_sail(g, ship)


def merchants_afloat(g: Sea) -> list[int]:
    """Return the merchants of both sides that are left."""
    return [ship for ship in ALL_MERCHANTS if g.at[ship] != SUNK]


class TurnEnd(Rule[Sea]):
    """§4 The turn is over: moves, work and shots of its ships do not matter any more."""

    told = False

    def happen(self, g: Sea) -> None:
        for ship in FLEETS[g.turn]:
            g.done[ship] = READY
            g.fired[ship] = 0
        g.tried = 0
        g.asked = SILENT


TURN_END: Final = TurnEnd()
