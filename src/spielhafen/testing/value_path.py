"""Values that change move by move: those within reach, and those passed on the way.

They are stated in lines such as `? reach ships: b3, c4`, `? ends ships: c4` and `~ ships via b3 c4`. See the package's
docstring.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any, Final

from spielhafen.core.codec import dump
from spielhafen.core.errors import SpielhafenError
from spielhafen.core.text import text
from spielhafen.testing.offer_statement import Listed, parse_list

if TYPE_CHECKING:
    from spielhafen.core.play import State
    from spielhafen.testing.notation import ExampleNotation

REACH_WORDS: Final = frozenset({"reach", "ends"})
"""The first words of lines on values within reach, and on those where one may stop."""
REACH_LINE: Final = re.compile(
    r"(reach|ends)\s+(\S+?)(?:\s+(?!in\s)(\S+?))?(?:\s+in\s+(\d+))?\s*:(.*)", re.DOTALL
)
"""Its first word, its name, its entry, the number of moves, and the values."""
PATH_LINE: Final = re.compile(r"(\S+)(?:\s+(\S+))?\s+via\s+(.+)", re.DOTALL)
"""Its name, its entry, and the values."""
MAX_STATES: Final = 5000
"""The most positions that are examined to find what is within reach."""


class ValueReader:
    """Reads a value of the state as words: a field or fact, or one entry of it.

    An entry is that of a captain, by letter, or has a number from 0 on.
    """

    def __init__(self, notation: ExampleNotation, g: State, name: str, entry: str | None) -> None:
        self.notation = notation
        self.name = name
        self._read = notation.reader(type(g), name)
        self._entry = None if entry is None else notation.parse_seat(entry)
        whole = self._read(g)
        if entry is not None and not (isinstance(whole, list) and 0 <= (self._entry or 0) < len(whole)):
            raise SpielhafenError(text("error-example-no-entry", name=name, entry=entry))

    def of_captain(self, g: State) -> ValueReader:
        """Return the reader of the entry of the captain to move, unless an entry is given."""
        whole = self._read(g)
        if self._entry is None and isinstance(whole, list) and len(whole) == g.seats() and g.actor() >= 0:
            return ValueReader(self.notation, g, self.name, str(g.actor()))
        return self

    def value(self, g: State) -> Any:
        """Return the value in this state."""
        whole = self._read(g)
        return whole if self._entry is None else whole[self._entry]

    def word(self, g: State) -> str:
        """Return how the value is written in this state."""
        return self.notation.format(self.name, self.value(g))

    def words(self, written: Iterable[str], g: State) -> list[str]:
        """Return values in the notation that `word` has, whatever way they are written."""
        like = self.value(g)
        return [
            self.notation.format(self.name, self.notation.parse(self.name, each, like)) for each in written
        ]

    def entries(self, g: State) -> list[str]:
        """Return the words of all entries, or the one of a value that has no entries."""
        value = self.value(g)
        return [
            self.notation.format(self.name, each) for each in (value if isinstance(value, list) else [value])
        ]


def check_reach(notation: ExampleNotation, g: State, written: str) -> Mapping[str, int]:
    """Raise SpielhafenError unless the values within reach are those of the line.

    Returns those that the line is about, with the number of moves that lead there.
    """
    line = REACH_LINE.fullmatch(written)
    if line is None:
        raise SpielhafenError(text("error-example-reach-unreadable", written=written))
    word, name, entry, count, values = line.groups()
    reader = ValueReader(notation, g, name, entry).of_captain(g)
    listed = parse_list(values)
    listed = Listed(reader.words(listed.words, g), listed.scope)
    reach = find_reach(g, reader.word, only_ends=word == "ends")
    got = {value: moves for value, moves in reach.items() if count in {None, str(moves)}}
    unwanted = listed.unwanted(got)
    if unwanted and listed.scope == "none of":
        raise SpielhafenError(text("error-example-in-reach", name=name, got=", ".join(unwanted)))
    if unwanted or listed.missing(got):
        expected, found = ", ".join(sorted(listed.words)) or "-", ", ".join(sorted(got)) or "-"
        raise SpielhafenError(text("error-example-reach", name=name, expected=expected, got=found))
    return {
        value: moves for value, moves in got.items() if listed.scope == "exactly" or value in listed.words
    }


def find_reach(g: State, read: Callable[[State], str], *, only_ends: bool = False) -> dict[str, int]:
    """Return the values that the captain to move can reach, with the fewest moves to each.

    Each of these moves changes the value; the captain makes them one after the other. `only_ends`: only values that
    may stay as they are, because another move is offered, too, or the captain is not asked any more.
    """
    seat, start = g.actor(), read(g)
    found: dict[str, int] = {}
    known = {repr(dump(g))}
    ahead, count = [g], 0
    while ahead:
        here, ahead, count = ahead, [], count + 1
        for after, value in (step for state in here for step in _changes(state, read)):
            key = repr(dump(after))
            if key in known:
                continue
            known.add(key)
            if after.actor() == seat:
                ahead.append(after)
            if value != start and not (only_ends and after.actor() == seat and _must_change(after, read)):
                found.setdefault(value, count)
        if len(known) > MAX_STATES:
            raise SpielhafenError(text("error-example-reach-too-far", most=MAX_STATES))
    return found


def _must_change(g: State, read: Callable[[State], str]) -> bool:
    """Return whether all moves change the value."""
    return len(_changes(g, read)) == sum(not move.grave for move in g.moves())


def _changes(g: State, read: Callable[[State], str]) -> list[tuple[State, str]]:
    """Return the states after each move that changes the value, with the value there."""
    found = []
    for move in g.moves():
        if not move.grave:
            after = g.clone()
            after.play(move)
            found.append((after, read(after)))
    before = read(g)
    return [(after, value) for after, value in found if value != before]


def check_path(notation: ExampleNotation, states: Sequence[State], written: str, *, unwanted: bool) -> None:
    """Raise SpielhafenError unless a value passed those of the line, in order.

    If `unwanted`, it must not have passed them. Without an entry, one of all entries has to have passed them.
    """
    line = PATH_LINE.fullmatch(written)
    assert line is not None  # only lines of this form are given
    reader = ValueReader(notation, states[0], line[1], line[2])
    whole = reader.value(states[0])
    like = whole[0] if isinstance(whole, list) and whole else whole
    wanted = [notation.format(line[1], notation.parse(line[1], word, like)) for word in line[3].split()]
    paths = [_without_repeats(path) for path in zip(*(reader.entries(g) for g in states), strict=False)]
    if any(_passes(path, wanted) for path in paths) == unwanted:
        got = " / ".join(" ".join(path[1:]) for path in paths if len(path) > 1)
        key = "error-example-passed" if unwanted else "error-example-not-passed"
        raise SpielhafenError(text(key, expected=written, got=got or "-"))


def _without_repeats(path: Iterable[str]) -> list[str]:
    return [value for value, _ in groupby(path)]


def _passes(path: Sequence[str], wanted: Iterable[str]) -> bool:
    """Return whether a path has these values in this order after its start."""
    rest = iter(path[1:])
    return all(value in rest for value in wanted)
