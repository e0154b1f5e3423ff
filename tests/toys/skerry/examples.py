"""The notation of Skerry's examples."""

from collections.abc import Callable, Mapping, Sequence

from tests.toys.skerry import Options
from tests.toys.skerry.moves import SHELLS
from tests.toys.skerry.rules import NextCaptain, Turn, TurnEnd, Work
from tests.toys.skerry.state import Rocks

WORDS: Mapping[str, Sequence[str]] = dict.fromkeys(("bag", "hands", "shore", "wrack"), SHELLS)
FACTS: Mapping[str, Callable[[Rocks], object]] = {"points": lambda g: [sum(shore) for shore in g.shore]}


def table(seats: int, options: Options) -> Rocks:
    """Return empty rocks; a turn of the frame is pending."""
    g = Rocks.initial(seats, options)
    g.then(Turn(0))
    return g


def turn(g: Rocks, seat: int) -> None:
    """Put the rest of a turn on the stack."""
    g.then(Work(seat), TurnEnd(), NextCaptain(seat))


def lay_shells(g: Rocks, written: str) -> None:
    """Read `shells 2 oyster`: the first captain's number of shells of a kind."""
    count, shell = written.split()
    g.hands[0] += [SHELLS.index(shell)] * int(count)


FIELDS: Mapping[str, Callable[[Rocks, str], None]] = {"shells": lay_shells}
