"""The notation of positions in the examples of Caribbean Conquest's rulebook.

Squares and cards have their names, captains are letters.

colours G R                    the captains' colours; figures and points as at the beginning
groups G9=1s2c F9=2c / D2=1s   ships and crews of A, B … by square; captains not named have none
points G2 D3 L5 / F6           the points of A, B …; all others have no owner
cards pistols / -              equipment of A, B …; `balls 1 0`: cannonballs; `gold 5 0`
turn A                         it is A's turn, and the rest of it, from the fights on, is pending
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from math import isqrt
from typing import Final

from spielhafen.boxes.ship_adventure.example_board import EXAMPLE_BOARD
from spielhafen.boxes.ship_adventure.example_words import (
    by_seat,
    card_words,
    lay_cards,
    lay_numbers,
    words_by_seat,
)
from spielhafen.boxes.ship_adventure.pieces import CITIES
from spielhafen.core.text import Text, text
from spielhafen.games.caribbean_conquest import Options
from spielhafen.games.caribbean_conquest.board.pieces import CREW, SHIP
from spielhafen.games.caribbean_conquest.board.waters import NAMES, ONE_BOX
from spielhafen.games.caribbean_conquest.rules.moving import ANCHORED
from spielhafen.games.caribbean_conquest.rules.round import after_moving
from spielhafen.games.caribbean_conquest.state import CREWS, NONE, PLACE, WEIGHT, Sea, furnish, set_out

CAPTAINS: Final = "ABCD"

WORDS: Final[Mapping[str, Sequence[str]]] = {
    **dict.fromkeys(("here", "there"), NAMES),
    **dict.fromkeys(("seat", "foe"), CAPTAINS),
}
SETS: Final = frozenset({"groups", "points", "cards"})


def table(seats: int, options: Options) -> Sea:
    """Return a table at the start of the second round, set up on the board of the examples."""
    g = set_out(seats, options)
    g.board = _laid(isqrt(options.boxes))
    furnish(g)
    g.round = 2
    return g


def _laid(times: int) -> str:
    """Return the board of the examples, this many times in each direction."""
    rows = [EXAMPLE_BOARD[begin : begin + ONE_BOX] for begin in range(0, len(EXAMPLE_BOARD), ONE_BOX)]
    return "".join(row * times for row in rows * times)


def turn(g: Sea, seat: int) -> None:
    """Make it this captain's turn, with all steps left; the fights and the rest are pending."""
    g.turn = seat
    g.left = g.options.turn_steps
    g.then(ANCHORED, *after_moving(seat))


def check(g: Sea) -> Text | None:
    """Return why a table cannot be: no ship is on land, and no crew on water without a ship."""
    for seat, groups in enumerate(g.groups):
        for group in groups:
            square, ships = group >> PLACE, group >> 3 & CREWS
            if g.waters.land[square] == bool(ships):
                fault = "error-example-on-land" if ships else "error-example-on-water"
                return text(fault, thing=f"groups {CAPTAINS[seat]}", place=NAMES[square])
    return None


# Setting up.


def lay_colours(g: Sea, written: str) -> None:
    """Set the captains' colours: `colours G R`."""
    g.colours = [CITIES.index(sign) for sign in written.split()]
    furnish(g)


def lay_groups(g: Sea, written: str) -> None:
    """Set the groups: `groups G9=1s2c F9=2c / D2=1s`."""
    g.groups = [sorted(_group(word) for word in words) for words in words_by_seat(g, written)]


def _group(word: str) -> int:
    found = re.fullmatch(r"(\w+)=(?:(\d)s)?(?:(\d)c)?", word)
    if found is None:
        raise ValueError(word)
    figures = int(found[2] or 0) * WEIGHT[SHIP] + int(found[3] or 0) * WEIGHT[CREW]
    return (NAMES.index(found[1]) << PLACE) + figures


def lay_points(g: Sea, written: str) -> None:
    """Set the owners of points: `points G2 D3 L5 / F6`."""
    g.owners = [NONE] * len(g.owners)
    for seat, words in enumerate(words_by_seat(g, written)):
        for word in words:
            g.owners[g.waters.point_at[NAMES.index(word)]] = seat


FIELDS: Final[Mapping[str, Callable[[Sea, str], None]]] = {
    "colours": lay_colours,
    "groups": lay_groups,
    "points": lay_points,
    "cards": lay_cards,
    "gold": lay_numbers("gold"),
    "balls": lay_numbers("balls"),
}


# Reading: the same notation for the present state.


def group_words(g: Sea, seat: int) -> list[str]:
    """Return a captain's groups in the notation of `groups`."""
    return [
        f"{NAMES[group >> PLACE]}={_count(group >> 3 & CREWS, 's')}{_count(group & CREWS, 'c')}"
        for group in g.groups[seat]
    ]


def _count(figures: int, sign: str) -> str:
    return f"{figures}{sign}" if figures else ""


def point_words(g: Sea, seat: int) -> list[str]:
    """Return a captain's points by their squares."""
    return [NAMES[square] for square, owner in zip(g.waters.points, g.owners, strict=True) if owner == seat]


FACTS: Final[Mapping[str, Callable[[Sea], object]]] = {
    "groups": by_seat(group_words),
    "points": by_seat(point_words),
    "cards": by_seat(card_words),
    "areas": lambda g: " / ".join(
        " ".join(NAMES[g.waters.points[point]] for point in points) for points in g.waters.areas
    ),
    "bonuses": lambda g: g.duel[1:4:2],
    "majority": lambda g: g.waters.majority,
    "income": lambda g: [g.income(seat) for seat in range(g.seats())],
    "scores": lambda g: [g.valued(seat, 1, 2) for seat in range(g.seats())],
}
