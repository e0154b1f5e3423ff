"""The notation of positions in the examples of Seeschlacht's rulebook.

w4 n23 2 hits 1      the ship at this point with this heading; `loaded`, `stayed`, `moved`, `worked`, `fired` may follow
wind blue 5          the rose on the disc, and where the wind comes from; this one is the default
arrived w1 y2        merchants that have arrived, in this order
turn A               it is A's turn; the steps that end it are pending
fleets               all ships at their first anchorages

Ships that are not named are off the chart. `= fields 3 4 3 2 0 2` states the fields that the wind allows headings 1 to 6.
`= w4 n23 2 hits 1` states the position of a ship, `= w4 sunk` that it is off the chart.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from spielhafen.core.errors import SpielhafenError
from spielhafen.core.text import text
from spielhafen.games.seeschlacht import Options
from spielhafen.games.seeschlacht.board.chart import NAMES, WATER
from spielhafen.games.seeschlacht.board.pieces import (
    ALLOWANCE,
    BLUE_FACE,
    HEADING_NAMES,
    ROSE_NAMES,
    SHIP_NAMES,
    SHIPS,
)
from spielhafen.games.seeschlacht.rules.damage import CAUSES
from spielhafen.games.seeschlacht.rules.finish import points
from spielhafen.games.seeschlacht.rules.gunnery import BATTERIES_FIRE, GUNNERY
from spielhafen.games.seeschlacht.rules.harbour import LOADING, REPAIRING
from spielhafen.games.seeschlacht.rules.turn import NEXT
from spielhafen.games.seeschlacht.state import (
    FIRST_BERTHS,
    MOVED,
    NONE,
    READY,
    STAYED,
    SUNK,
    TURN_END,
    WORKED,
    Sea,
    set_out,
)

CAPTAINS: Final = "AB"
DEEDS: Final = {"stayed": STAYED, "moved": MOVED, "worked": WORKED}

WORDS: Final[Mapping[str, Sequence[str]]] = {
    "start": NAMES,
    "space": NAMES,
    "rammed": SHIP_NAMES,
    "cause": CAUSES,
}


def table(_: int, options: Options) -> Sea:
    """Return a table without ships and with a blue wind from 5; nothing is pending."""
    g = set_out(options)
    g.at = [SUNK] * len(SHIPS)
    g.cargo = [0] * len(SHIPS)
    g.rose, g.wind = BLUE_FACE, HEADING_NAMES.index("5")
    g.number = 1
    return g


def turn(g: Sea, seat: int) -> None:
    """Make it this captain's turn after moving, with the steps after it pending."""
    g.turn = seat
    g.then(LOADING[seat], REPAIRING[seat], BATTERIES_FIRE[seat], GUNNERY[seat], TURN_END, NEXT[seat])


def lay_ship(ship: int, g: Sea, written: str) -> None:
    """Place a ship: `w4 n23 2 hits 1 loaded`."""
    words = written.split()
    space = NAMES.index(words[0])
    if not WATER[space]:
        raise SpielhafenError(text("error-example-on-land", thing=SHIP_NAMES[ship], place=words[0]))
    if space in g.at:
        other = SHIP_NAMES[g.at.index(space)]
        raise SpielhafenError(
            text("error-example-place-taken", thing=SHIP_NAMES[ship], place=words[0], other=other)
        )
    g.at[ship] = space
    g.headings[ship] = HEADING_NAMES.index(words[1])
    g.hits[ship] = int(words[words.index("hits") + 1]) if "hits" in words else 0
    g.cargo[ship] = int("loaded" in words)
    g.fired[ship] = int("fired" in words)
    g.done[ship] = next((deed for word, deed in DEEDS.items() if word in words), READY)


def lay_wind(g: Sea, written: str) -> None:
    """Set the wind: `wind red 1`."""
    rose, wind = written.split()
    g.rose, g.wind = ROSE_NAMES.index(rose), HEADING_NAMES.index(wind)


def lay_fleets(g: Sea, _: str) -> None:
    """Place all ships at their first anchorages: `fleets all`."""
    g.at = FIRST_BERTHS[:]


def written_ship(ship: int, g: Sea) -> str:
    """Return a ship in the notation of the examples."""
    if g.at[ship] == SUNK:
        return "sunk"
    words = [NAMES[g.at[ship]], HEADING_NAMES[g.headings[ship]]]
    words += ["hits", str(g.hits[ship])] if g.hits[ship] else []
    return " ".join([*words, *(["loaded"] if g.cargo[ship] else [])])


FIELDS: Final[Mapping[str, Callable[[Sea, str], None]]] = {
    **{name: partial(lay_ship, ship) for ship, name in enumerate(SHIP_NAMES)},
    "wind": lay_wind,
    "fleets": lay_fleets,
}

FACTS: Final[Mapping[str, Callable[[Sea], object]]] = {
    **{name: partial(written_ship, ship) for ship, name in enumerate(SHIP_NAMES)},
    "wind": lambda g: f"{ROSE_NAMES[g.rose]} {HEADING_NAMES[g.wind]}",
    "points": points,
    "fields": lambda g: list(ALLOWANCE[g.rose][g.wind][0]),
    "underway": lambda g: "none" if g.ship == NONE else SHIP_NAMES[g.ship],
}
