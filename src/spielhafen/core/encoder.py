"""States and views as lists of numbers of fixed length, for programs that learn.

What an entry means and between which limits it is follows from the declared fields, so it depends on the number
of seats and the options only:

    encoder = game.encoder(3)
    observation = encoder.encode(view(state, seat))
    encoder.names[8], encoder.low[8], encoder.high[8]     # "hands[0][3]", -2, 56

A number is itself. In a secret field HIDDEN stands for what the viewer may not know. A list that can be shorter
is filled up with a number below the lower limit of its entries, or below HIDDEN if they are secret. A sign is its
place among the signs of its text. Observation logs have no fixed length and are left out; so are all pending
steps but the next one.

A `relative` encoder begins all lists by seat with the viewer, and counts seats from there on; only the entry
`viewer` is the seat itself. Numbers that stand for seats without being declared so stay as they are.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from spielhafen.core.encoder_source import EncoderSource
from spielhafen.core.play import EVERYTHING, OVER, State, Step
from spielhafen.core.state_kinds import HIDDEN, Dimensions, Items, Kind, Number, Record, Rows, Signs

if TYPE_CHECKING:
    from spielhafen.core.state_fields import Field

BEFORE_THE_END: Final = -1
"""The entry `winners` while the game goes on; afterwards it has the winners' seats as bits."""
NO_STEP: Final = -1
"""The entry `step` when no step is pending."""
INTEGER: Final = "i"
"""The type code of the arrays that are written: 32 bits, numpy's int32."""


class Encoder:
    """Encodes the states of a game with this number of seats and these options.

    `names`, `low` and `high` describe the entries of the list that `encode` returns; `source` has the generated
    functions behind it. `step_names` are the names of steps by the entry `step`.
    """

    def __init__(
        self,
        kind: type[State],
        steps: Mapping[str, type[Step]],
        seats: int,
        options: object,
        *,
        relative: bool = False,
    ) -> None:
        self.step_names = tuple(sorted(steps))
        self.relative = relative
        size = Dimensions(seats, options)
        entries = [
            ("viewer", EVERYTHING, seats - 1),
            ("winners", BEFORE_THE_END, (1 << seats) - 1),
            ("step", NO_STEP, len(self.step_names) - 1),
            ("actor", OVER, seats - 1),
        ]
        numbers = {steps[name]: number for number, name in enumerate(self.step_names)}
        made = EncoderSource(size, numbers, _lowest, relative=relative)
        made.add_header(len(entries))
        for field in kind.FIELDS:
            found = list(_field_entries(field, size))
            made.add_field(field, len(found))
            entries += found
        self.names: tuple[str, ...] = tuple(name for name, _, _ in entries)
        self.low: tuple[int, ...] = tuple(low for _, low, _ in entries)
        self.high: tuple[int, ...] = tuple(high for _, _, high in entries)
        self.source = made.text()
        functions = made.compiled(self.source)
        self._append: Callable[[State, list[int]], list[int]] = functions["encode"]
        self._write: Callable[[State, int, memoryview, list[Any]], None] = functions["write"]
        self._units = made.units

    @property
    def limits(self) -> tuple[tuple[int, int], ...]:
        """Return the lower and upper limit of each entry."""
        return tuple(zip(self.low, self.high, strict=True))

    @property
    def shape(self) -> tuple[int]:
        """Return the length of the list, as numpy gives shapes."""
        return (len(self.names),)

    def encode(self, view: State, out: Any = None) -> Any:
        """Return a state or view as a list of numbers; or write them to `out` and return that.

        `out` is a buffer of as many integers of 32 bits, such as a row of an array of numpy.
        """
        if out is None:
            return self._append(view, [])
        memoryview(out)[:] = array(INTEGER, self._append(view, []))
        return out

    def writer(self, out: Any) -> ObservationWriter:
        """Return a writer into one buffer, which is faster for states that follow each other."""
        return ObservationWriter(self, self._write, out, self._units)


class ObservationWriter:
    """Writes what a seat may know into one buffer, each time only what differs from before.

    The buffer must be changed by the writer only.
    """

    def __init__(
        self,
        encoder: Encoder,
        write: Callable[[State, int, memoryview, list[Any]], None],
        out: Any,
        units: int,
    ) -> None:
        self._encoder = encoder
        self._out = memoryview(out)
        self._write_changes = write
        self._written: list[Any] = [None] * units

    def write(self, view: State) -> None:
        """Write a view."""
        self.observe(view, view.viewer)

    def observe(self, state: State, seat: int) -> None:
        """Write the same as for the view of a seat, without making one."""
        if seat == EVERYTHING:
            self._encoder.encode(state, self._out)
            self._written = [None] * len(self._written)
        else:
            self._write_changes(state, seat, self._out, self._written)


def _field_entries(field: Field, size: Dimensions) -> Iterator[tuple[str, int, int]]:
    return _entries(field.kind, field.name, size, hidden=bool(field.secret), absent=False)


def _lowest(kind: Kind, size: Dimensions, hidden: bool) -> list[int]:
    """Return the entries of a value that is not there."""
    return [low for _, low, _ in _entries(kind, "", size, hidden=hidden, absent=True)]


def _entries(
    kind: Kind, name: str, size: Dimensions, *, hidden: bool, absent: bool
) -> Iterator[tuple[str, int, int]]:
    """Yield name and limits of the entries of a value; absent: whether all of it can be missing."""
    if isinstance(kind, Number):
        low = size.limit(kind.low)
        low = min(low, HIDDEN) if hidden else low
        yield name, low - absent, size.limit(kind.high)
    elif isinstance(kind, Signs):
        for place in range(size.limit(kind.length)):
            yield f"{name}[{place}]", -int(absent or kind.may_be_empty), len(kind.signs) - 1
    elif isinstance(kind, Rows):
        for row, high in ((0, kind.places - 1), ("own", (1 << kind.places) - 1)):
            for piece in range(kind.pieces):
                yield f"{name}[{row}][{piece}]", HIDDEN, high
    elif isinstance(kind, Record | Items):
        for place, (each, missing) in enumerate(_places(kind, size)):
            yield from _entries(each, f"{name}[{place}]", size, hidden=hidden, absent=absent or missing)


def _places(kind: Record | Items, size: Dimensions) -> Sequence[tuple[Kind, bool]]:
    """Return the kind of each place of a list, and whether the list may be too short for it."""
    if isinstance(kind, Record):
        rest = [(kind.rest, True)] * size.limit(kind.most) if kind.rest else []
        return [*((slot, kind.may_be_empty) for slot in kind.slots), *rest]
    fewest = size.limit(kind.fewest)
    return [(kind.each, place >= fewest) for place in range(size.limit(kind.most))]
