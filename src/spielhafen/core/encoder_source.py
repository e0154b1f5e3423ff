"""The source of an encoder's functions, generated from the declared fields.

`encode(g, out)` appends all entries of a state to a list. `write(g, seat, to, last)` writes them into a buffer as a seat
may know them, which is decided by the same lines as in views. It writes in units: a run of numbers, a list, or the list of
one seat. A unit is written only if its value differs from the one kept in `last`, since few fields change with a move, and
comparing is much faster than converting.
"""

from __future__ import annotations

import re
from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from spielhafen.core.state_kinds import (
    ALL_SEATS,
    HIDDEN,
    LAST_SEAT,
    Dimensions,
    Items,
    Kind,
    Logs,
    Number,
    Record,
    Rows,
    Signs,
)
from spielhafen.core.state_source import copied, seen_source
from spielhafen.core.tracked import mask_rows

if TYPE_CHECKING:
    from spielhafen.core.play import Step
    from spielhafen.core.state_fields import Field

LOOP_NAMES: Final = "abcdefgh"
_COPIED: Final = ["out += v"]
"""The lines of values that are entries as they are."""
OWN_SEAT: Final = "s = seat if seat > 0 else 0"


class EncoderSource:
    """The functions of one encoder while they are written, field by field.

    `lowest` returns the entries of a value that is not there.
    """

    def __init__(
        self,
        size: Dimensions,
        step_numbers: Mapping[type[Step], int],
        lowest: Callable[[Kind, Dimensions, bool], list[int]],
        *,
        relative: bool,
    ) -> None:
        self.size = size
        self.units = 0
        self._relative = relative
        self._lowest = lowest
        self._entries = 0
        self._run: list[str] = []
        self._constants: dict[str, Any] = {
            "HIDDEN": HIDDEN,
            "STEPS": dict(step_numbers),
            "array": array,
            "mask_rows": mask_rows,
        }
        self._write: list[str] = [OWN_SEAT] if relative else []
        self._encode: list[str] = ["seat = g.viewer", *self._write]

    def add_header(self, entries: int) -> None:
        """Add viewer, winners, the next step and who is to act."""
        winners, actor = self._seat_number("won", ALL_SEATS), self._seat_number("who", LAST_SEAT)
        lines = [
            "won = -1 if g.winners is None else sum([1 << winner for winner in g.winners])",
            "top = g.steps[-1] if g.steps else None",
            "who = -2 if top is None else top.actor()",
            f"head = (seat, {winners}, STEPS.get(type(top), -1), {actor})",
        ]
        self._encode += [*lines, "out += head"]
        self._write += lines
        if self._relative:  # seats are counted anew for another viewer
            self._write += [
                "if last[0] is None or last[0][0] != seat:",
                "    last[:] = [None] * len(last)",
            ]
        self._write += self._unit("head", "v", _COPIED, entries)

    def add_field(self, field: Field, entries: int) -> None:
        """Add a field with this number of entries."""
        kind, value, hidden = field.kind, f"g.{field.name}", bool(field.secret)
        if isinstance(kind, Logs):
            return
        if isinstance(kind, Number):
            number = self._seat_number(value, kind.high)
            self._encode.append(f"out.append({number})")
            self._run.append("HIDDEN" if hidden else number)
            return
        self._end_run()
        self._encode += self._encoded(kind, value, hidden=hidden)
        if hidden:
            self._write += seen_source(field, "g", "w")
            value = "w"
        if isinstance(kind, Items) and kind.by_seat and kind.each.depth():
            for seat in range(self.size.seats):
                place = f"(s + {seat}) % {self.size.seats}" if self._relative else str(seat)
                self._write += self._list_unit(
                    f"{value}[{place}]", kind.each, entries // self.size.seats, hidden=hidden
                )
        else:
            self._write += self._list_unit(value, kind, entries, hidden=hidden)

    def text(self) -> str:
        """Return the source of both functions."""
        self._end_run()
        parts = [("encode(g, out)", [*self._encode, "return out"]), ("write(g, seat, to, last)", self._write)]
        return "\n\n".join("\n".join([f"def {head}:", *_indented(lines)]) for head, lines in parts) + "\n"

    def compiled(self, source: str) -> Mapping[str, Any]:
        """Return the functions of a source, by name."""
        space = dict(self._constants)
        exec(compile(source, "<encoder>", "exec"), space)  # noqa: S102 - generated from declarations
        return space

    def _end_run(self) -> None:
        """Write the numbers that stand beside each other at once."""
        if self._run:
            self._write += self._unit(f"({', '.join(self._run)},)", "v", _COPIED, len(self._run))
            self._run = []

    def _list_unit(self, value: str, kind: Kind, entries: int, *, hidden: bool) -> Iterator[str]:
        """Yield the lines that write a list if it has changed."""
        lines = list(self._encoded(kind, "v", hidden=hidden))
        shorter = re.fullmatch(r"out \+= (\w+)\[len\(v\):\]", lines[-1])
        if shorter and lines[:-1] == _COPIED:  # plain numbers: fill up without a list between
            name, first = shorter[1], self._entries
            self._constants[name] = array("i", self._constants[name])
            filled = [
                f"end = {first} + len(v)",
                f"to[{first}:end] = array('i', v)",
                f"to[end:{first + entries}] = {name}[len(v):]",
            ]
            yield from self._unit(value, copied("v", kind.depth()), filled, entries, direct=True)
        else:
            yield from self._unit(value, copied("v", kind.depth()), lines, entries)

    def _unit(
        self, value: str, kept: str, lines: Sequence[str], entries: int, *, direct: bool = False
    ) -> Iterator[str]:
        """Yield the lines that write a unit if it has changed; direct: they write it themselves."""
        first, number = self._entries, self.units
        self._entries += entries
        self.units += 1
        if not entries:
            return
        yield f"v = {value}"
        yield f"if v != last[{number}]:"
        yield f"    last[{number}] = {kept}"
        if direct:
            yield from _indented(lines)
        elif lines == _COPIED:
            yield f"    to[{first}:{self._entries}] = array('i', v)"
        else:
            yield "    out = []"
            yield from _indented(lines)
            yield f"    to[{first}:{self._entries}] = array('i', out)"

    def _seat_number(self, value: str, high: object) -> str:
        """Return the source of a number; seats and sets of seats are counted from the viewer on."""
        seats = self.size.seats
        if self._relative and high is LAST_SEAT:
            return f"(({value} - s) % {seats} if {value} >= 0 else {value})"
        if self._relative and high is ALL_SEATS:
            turned = f"({value} >> s) | (({value} << ({seats} - s)) & {(1 << seats) - 1})"
            return f"({turned} if {value} >= 0 else {value})"
        return value

    def _encoded(self, kind: Kind, value: str, *, hidden: bool, depth: int = 0) -> Iterator[str]:
        """Yield the lines that append a value of this kind."""
        if isinstance(kind, Number):
            yield f"out.append({self._seat_number(value, kind.high)})"
        elif isinstance(kind, Signs):
            numbers = self._constant({sign: number for number, sign in enumerate(kind.signs)})
            yield f"out += [{numbers}[sign] for sign in {value}]"
            if kind.may_be_empty:
                yield f"if not {value}:"
                yield f"    out += {self._absent(kind, hidden=hidden)}"
        elif isinstance(kind, Rows):
            nothing = self._constant([HIDDEN] * kind.pieces)
            yield f"out += {value}[0]"
            yield f"out += {value}[1 + seat] if seat >= 0 else {nothing}"
        elif isinstance(kind, Record):
            yield from self._record(kind, value, hidden=hidden)
        elif isinstance(kind, Items):
            yield from self._items(kind, value, hidden=hidden, depth=depth)

    def _record(self, kind: Record, value: str, *, hidden: bool) -> Iterator[str]:
        slots = [
            self._seat_number(f"{value}[{place}]", slot.high if isinstance(slot, Number) else None)
            for place, slot in enumerate(kind.slots)
        ]
        if slots != [f"{value}[{place}]" for place in range(len(slots))]:
            yield f"out += [{', '.join(slots)}, *{value}[{len(slots)}:]] if {value} else []"
        else:
            yield f"out += {value}"
        if kind.may_be_empty or kind.rest:
            yield f"out += {self._absent(kind, hidden=hidden)}[len({value}):]"

    def _items(self, kind: Items, value: str, *, hidden: bool, depth: int) -> Iterator[str]:
        most = self.size.limit(kind.most)
        if kind.by_seat and self._relative:
            value = f"({value}[s:] + {value}[:s])"
        row = LOOP_NAMES[depth]
        if isinstance(kind.each, Number):
            number = self._seat_number(row, kind.each.high)
            yield f"out += {value}" if number == row else f"out += [{number} for {row} in {value}]"
        else:
            yield f"for {row} in {value}:"
            yield from _indented(list(self._encoded(kind.each, row, hidden=hidden, depth=depth + 1)))
        if self.size.limit(kind.fewest) < most:
            each = self._lowest(kind.each, self.size, hidden)
            missing = self._constant(each * most)
            start = f"len({value})" if len(each) == 1 else f"{len(each)} * len({value})"
            yield f"out += {missing}[{start}:]"

    def _absent(self, kind: Kind, *, hidden: bool) -> str:
        """Return the source of the entries of a value that is not there."""
        return self._constant(self._lowest(kind, self.size, hidden))

    def _constant(self, value: object) -> str:
        name = f"constant_{len(self._constants)}"
        self._constants[name] = value
        return name


def _indented(lines: Sequence[str]) -> Iterator[str]:
    return (f"    {line}" for line in lines)
