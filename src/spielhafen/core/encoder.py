"""States and views as lists of numbers of fixed length, for programs that learn.

What an entry means and between which limits it is follows from the declared fields, so it depends on the number
of seats and the options only:

    encoder = game.encoder(3)
    observation = encoder.encode(view(state, seat))
    encoder.names[7], encoder.low[7], encoder.high[7]     # "hands[0][3]", -2, 56

A number is itself. In a secret field HIDDEN stands for what the viewer may not know. A list that can be shorter
is filled up with a number below the lower limit of its entries, or below HIDDEN if they are secret. A sign is its
place among the signs of its text. Observation logs have no fixed length and are left out; so are all pending
steps but the next one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from spielhafen.core.play import EVERYTHING, State, Step
from spielhafen.core.state_kinds import HIDDEN, Dimensions, Items, Kind, Number, Record, Rows, Signs

if TYPE_CHECKING:
    from spielhafen.core.state_fields import Field

BEFORE_THE_END: Final = -1
"""The entry `winners` while the game goes on; afterwards it has the winners' seats as bits."""
NO_STEP: Final = -1
"""The entry `step` when no step is pending."""
LOOP_NAMES: Final = "abcdefgh"


class Encoder:
    """Encodes the states of a game with this number of seats and these options.

    `names`, `low` and `high` describe the entries of the list that `encode` returns; `source` is the generated
    function behind it. `step_names` are the names of steps by the entry `step`.
    """

    def __init__(
        self, kind: type[State], steps: Mapping[str, type[Step]], seats: int, options: object
    ) -> None:
        self.step_names = tuple(sorted(steps))
        self._step_numbers = {steps[name]: number for number, name in enumerate(self.step_names)}
        size = Dimensions(seats, options)
        entries = [
            ("viewer", EVERYTHING, seats - 1),
            ("winners", BEFORE_THE_END, (1 << seats) - 1),
            ("step", NO_STEP, len(self.step_names) - 1),
        ]
        self._constants: dict[str, Any] = {"HIDDEN": HIDDEN}
        lines: list[str] = []
        for field in kind.FIELDS:
            entries += _entries(field.kind, field.name, size, hidden=bool(field.secret), absent=False)
            lines += self._lines(field, size)
        self.names: tuple[str, ...] = tuple(name for name, _, _ in entries)
        self.low: tuple[int, ...] = tuple(low for _, low, _ in entries)
        self.high: tuple[int, ...] = tuple(high for _, _, high in entries)
        self.source = "\n".join(
            ["def encode(g, out):", *(f"    {line}" for line in lines), "    return out\n"]
        )
        self._append: Callable[[Any, list[int]], list[int]] = self._compiled()

    @property
    def limits(self) -> tuple[tuple[int, int], ...]:
        """Return the lower and upper limit of each entry."""
        return tuple(zip(self.low, self.high, strict=True))

    @property
    def shape(self) -> tuple[int]:
        """Return the length of the list, as numpy gives shapes."""
        return (len(self.names),)

    def encode(self, view: State) -> list[int]:
        """Return a state or view as a list of numbers."""
        winners = BEFORE_THE_END if view.winners is None else sum([1 << seat for seat in view.winners])
        step = self._step_numbers[type(view.steps[-1])] if view.steps else NO_STEP
        return self._append(view, [view.viewer, winners, step])

    def _compiled(self) -> Callable[[Any, list[int]], list[int]]:
        space = dict(self._constants)
        exec(compile(self.source, "<encoder>", "exec"), space)  # noqa: S102 - generated from declarations
        function: Callable[[Any, list[int]], list[int]] = space["encode"]
        return function

    def _lines(self, field: Field, size: Dimensions) -> Iterator[str]:
        yield from self._encoded(field.kind, f"g.{field.name}", size, hidden=bool(field.secret))

    def _encoded(
        self, kind: Kind, value: str, size: Dimensions, *, hidden: bool, depth: int = 0
    ) -> Iterator[str]:
        """Yield the lines that append a value of this kind."""
        if isinstance(kind, Number):
            yield f"out.append({value})"
        elif isinstance(kind, Signs):
            numbers = self._constant({sign: number for number, sign in enumerate(kind.signs)})
            yield f"out += [{numbers}[sign] for sign in {value}]"
            if kind.may_be_empty:
                yield f"if not {value}:"
                yield f"    out += {self._absent(kind, size, hidden=hidden)}"
        elif isinstance(kind, Rows):
            nothing = self._constant([HIDDEN] * kind.pieces)
            yield f"out += {value}[0]"
            yield f"out += {value}[1 + g.viewer] if g.viewer >= 0 else {nothing}"
        elif isinstance(kind, Record):
            yield from self._record(kind, value, size, hidden=hidden, depth=depth)
        elif isinstance(kind, Items):
            yield from self._items(kind, value, size, hidden=hidden, depth=depth)

    def _record(
        self, kind: Record, value: str, size: Dimensions, *, hidden: bool, depth: int
    ) -> Iterator[str]:
        yield f"out += {value}"
        if kind.may_be_empty or kind.rest:
            yield f"out += {self._absent(kind, size, hidden=hidden)}[len({value}):]"

    def _items(self, kind: Items, value: str, size: Dimensions, *, hidden: bool, depth: int) -> Iterator[str]:
        most = size.limit(kind.most)
        if isinstance(kind.each, Number):
            yield f"out += {value}"
        else:
            row = LOOP_NAMES[depth]
            yield f"for {row} in {value}:"
            for line in self._encoded(kind.each, row, size, hidden=hidden, depth=depth + 1):
                yield f"    {line}"
        if size.limit(kind.fewest) < most:
            yield f"out += {self._absent(kind.each, size, hidden=hidden)} * ({most} - len({value}))"

    def _absent(self, kind: Kind, size: Dimensions, *, hidden: bool) -> str:
        """Return the source of the entries of a value that is not there."""
        entries = _entries(kind, "", size, hidden=hidden, absent=True)
        return self._constant([low for _, low, _ in entries])

    def _constant(self, value: object) -> str:
        name = f"constant_{len(self._constants)}"
        self._constants[name] = value
        return name


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
