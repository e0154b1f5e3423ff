"""The notation of positions in the examples of Santa Timea's rulebook.

Open wind cards are taken from the pile.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from spielhafen.core.secret import unused_pieces
from spielhafen.games.santa_timea import Options
from spielhafen.games.santa_timea.moves import WIND_COUNTS, WIND_NAMES
from spielhafen.games.santa_timea.rules.end import Ranking
from spielhafen.games.santa_timea.rules.reckoning import Reckoning
from spielhafen.games.santa_timea.rules.trick import Lay
from spielhafen.games.santa_timea.scene.score_sheet import gain, rounds_reckoned, terms
from spielhafen.games.santa_timea.state import KEYLESS, ROW, Table

CAPTAINS: Final = "ABCDE"
WORTHS: Final = [f"{half // 2 or ''}½" if half % 2 else str(half // 2) for half in range(29)] + ["none"]
"""Worths as written, by their number of halves; the last is a bride's that copies nothing."""

WORDS: Final[Mapping[str, Sequence[str]]] = {
    "worth": WORTHS,
}
SETS: Final = frozenset({"hands", "taken", "pot"})


def table(seats: int, options: Options) -> Table:
    """Return a table with a round under way; the reckoning and the end of the game are pending."""
    g = Table.initial(seats, options)
    g.round = 1
    g.bag = list(WIND_COUNTS)
    g.then(Reckoning(), Ranking())
    return g


def lay_round(g: Table, written: str) -> None:
    """Set the round under way, with earlier ones on the sheet: `round 5`."""
    g.round = int(written)
    write_down(g)


def lay_points(g: Table, written: str) -> None:
    """Set the points of each captain before this round: `points 8 10 6`."""
    g.points = [int(points) for points in written.split()]
    write_down(g)


def write_down(g: Table) -> None:
    """Write the rounds before this one on the sheet, with all points in the first one."""
    brought = [points if number == 0 else 0 for number in range(g.round - 1) for points in g.points]
    g.sheet = [term for points in brought for term in (0, 0, points, 0, 0, 0)]


def lay_winds(name: str) -> Callable[[Table, str], None]:
    """Return a setter for the open wind cards of a field, such as `row N2 S1 W1`."""

    def lay(g: Table, written: str) -> None:
        setattr(g, name, _winds(g, written))

    return lay


def lay_taken(g: Table, written: str) -> None:
    """Place wind cards before each captain: `taken N1 N2 / - / W3`."""
    for seat, part in enumerate(written.split("/")):
        g.taken[seat] = _winds(g, part)


def _winds(g: Table, written: str) -> list[int]:
    winds = [WIND_NAMES.index(word) for word in written.split() if word != "-"]
    for wind in winds:
        g.bag[wind] -= 1
    return winds


def complete(g: Table) -> None:
    """Deal what an example does not show: cards for the tricks to come, and the open winds."""
    laying = {step.seat for step in g.steps if isinstance(step, Lay)}
    unused = unused_pieces(g, "hands")
    for seat, hand in enumerate(g.hands):
        missing = max(0, g.options.tricks_number - g.trick + (seat in laying) - len(hand))
        hand += unused[:missing]
        del unused[:missing]
        hand.sort()
    under_way = bool(laying or g.cards)
    while len(g.row) < min(ROW, g.options.tricks_number - g.trick + under_way):
        wind = max(range(len(g.bag)), key=g.bag.__getitem__)
        g.bag[wind] -= 1
        g.row.append(wind)


FIELDS: Final[Mapping[str, Callable[[Table, str], None]]] = {
    "round": lay_round,
    "points": lay_points,
    "row": lay_winds("row"),
    "forecast": lay_winds("forecast"),
    "pot": lay_winds("pot"),
    "taken": lay_taken,
}


def reckoned(place: int) -> Callable[[Table], list[int]]:
    """Return a function that lists a term of the last reckoning by captain."""
    return lambda g: [terms(g, rounds_reckoned(g) - 1, seat)[place] for seat in range(g.seats())]


FACTS: Final[Mapping[str, Callable[[Table], object]]] = {
    "pile": lambda g: sum(g.bag),
    "shown": lambda g: sum(WIND_COUNTS) - sum(g.bag),
    "open": lambda g: len(g.row),
    "dealt": lambda g: sum(map(len, g.hands)),
    "worth": lambda g: [len(WORTHS) - 1 if key == KEYLESS else key // 32 for key in g.keys],
    "damage": reckoned(0),
    "place": reckoned(2),
    "pairs": reckoned(3),
    "counted": reckoned(4),
    "lost": reckoned(5),
    "gain": lambda g: [gain(terms(g, rounds_reckoned(g) - 1, seat)) for seat in range(g.seats())],
}
