"""States: the table, and how a game proceeds.

A state holds the table as plain values and, in `steps`, the stack of what is still to be done, the next step
last (see `steps.py`). Its fields are declared: `@state` (see `state_class.py`) generates what depends on them.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Hashable, Mapping, Sequence
from importlib import import_module
from itertools import accumulate
from typing import TYPE_CHECKING, Any, ClassVar, Final, Self, TypeAlias

from spielhafen.core.base_fields import with_base_fields
from spielhafen.core.errors import IllegalMove, Refusal, RulesError, refusal
from spielhafen.core.state_kinds import EVERYTHING, PUBLIC
from spielhafen.core.step_values import written_step
from spielhafen.core.steps import (
    CHANCE,
    PARAGRAPH,
    Chance,
    Choice,
    Deed,
    Rule,
    Seat,
    Step,
    paragraph_of,
    seat_of,
)

if TYPE_CHECKING:
    from random import Random

    from spielhafen.core.moves import Move
    from spielhafen.core.piece_pool import Pool
    from spielhafen.core.state_fields import Field

OVER: Final = -2

Watcher: TypeAlias = "Callable[[Any, Step, Move | None], None]"
"""Called with each step about to happen, the state before it and its move (None: a rule)."""


@with_base_fields
class State:
    """The table: declared fields, and the steps that are pending.

    Fields are numbers, texts and lists of these; `winners` is None until the game is over. The class variables
    follow from the declarations.
    """

    __slots__ = ("steps", "winners", "viewer", "options")

    FIELDS: ClassVar[tuple[Field, ...]] = ()
    """The declared fields, in the order of the constructor."""
    SOURCE: ClassVar[str] = ""
    """The source of the generated methods."""
    SECRETS: ClassVar[Mapping[str, str]] = {}
    """By secret field, who may not see it: see `state_fields.py`."""
    COUNTS: ClassVar[Mapping[str, str]] = {}
    """By field of tracked pieces, the field that counts them in each place."""
    POOLS: ClassVar[Sequence[Pool]] = ()
    """The pieces that exist, and the fields that hold them."""
    OBSERVATIONS: ClassVar[Mapping[str, str]] = {}
    """By field, the field with its observation logs."""
    OPTIONAL_FIELDS: ClassVar[Sequence[str]] = ()
    """Lists that files leave out while they are empty."""

    steps: list[Step]
    winners: list[int] | None
    viewer: int
    options: Any

    @classmethod
    def initial(cls, seats: int, options: Any) -> Self:  # noqa: ARG003 - as the generated ones
        """Return the state before the game begins, with no step pending."""
        raise _not_declared(cls, "initial")

    def clone(self) -> Self:
        """Return an independent copy."""
        raise _not_declared(type(self), "clone")

    def seen_by(self, seat: int) -> Self:
        """Return the state as a seat may know it; see `secret.view`."""
        raise _not_declared(type(self), "seen_by")

    def key(self) -> Hashable:
        """Return a value that is equal for equal states of one game with the same options."""
        raise _not_declared(type(self), "key")

    def plain(self) -> dict[str, Any]:
        """Return the fields as plain values, without options and empty optional fields."""
        raise _not_declared(type(self), "plain")

    def seats(self) -> int:
        """Return the number of players."""
        raise _not_declared(type(self), "seats")

    def guess(self, random: Random) -> None:
        """Fill in at random what a view hides and no pool accounts for, such as sealed choices."""

    # Pending steps.

    def then(self, *steps: Step) -> None:
        """Push these steps, in reading order, to happen before all that is pending."""
        self.steps += steps[::-1]

    def until(self, kind: type[Step]) -> None:
        """Drop what is pending above the nearest step of this kind: the turn ends early."""
        del self.steps[self._place(kind) + 1 :]

    def before(self, kind: type[Step], *steps: Step) -> None:
        """Insert steps before the nearest step of this kind, after those inserted there already."""
        index = self._place(kind) + 1
        self.steps[index:index] = steps[::-1]

    def close(self) -> None:
        """Close the open choice on top of the stack."""
        self.steps.pop()

    def end(self, winners: Sequence[Seat]) -> None:
        """End the game."""
        self.steps.clear()
        self.winners = list(winners)

    def _place(self, kind: type[Step]) -> int:
        for index in range(len(self.steps) - 1, -1, -1):
            if isinstance(self.steps[index], kind):
                return index
        raise RulesError(f"nothing of kind {kind.__name__} is pending")

    # Legal moves, and playing them.

    def actor(self) -> Seat:
        """Return the seat to move, or CHANCE, or OVER."""
        return self.steps[-1].actor() if self.steps else OVER

    def actors(self) -> list[Seat]:
        """Return all seats that may move now: several if choices are sealed."""
        seats: list[Seat] = []
        for step in self.steps[::-1]:
            if not (isinstance(step, Choice) and (step.sealed or not seats)):
                break
            if step.due(self):
                seats.append(step.seat)
            if not step.sealed:
                break
        return seats

    def ask(self, seat: Seat) -> None:
        """Bring the sealed choice of this seat to the top.

        Nothing else changes the order of choices.
        """
        for index in range(len(self.steps) - 1, -1, -1):
            step = self.steps[index]
            if not isinstance(step, Choice):
                break
            if step.seat == seat:
                self.steps.append(self.steps.pop(index))
                return
            if not step.sealed:
                break
        raise RulesError(f"seat {seat} is not asked now")

    def moves(self) -> Sequence[Move]:
        """Return the moves offered to the seat to move."""
        return self.steps[-1].moves(self) if self.steps else ()

    def outcomes(self) -> Sequence[tuple[Move, int]]:
        """Return the outcomes of chance with their integer weights."""
        return self.steps[-1].outcomes(self) if self.steps else ()

    def refuse(self, move: Move) -> Refusal | None:
        """Return why this move is not allowed now, with its paragraph; None if it is allowed."""
        if not self.steps:
            return refusal("game-over")
        return self.steps[-1].refuse(self, move)

    def play(self, move: Move, watch: Watcher | None = None) -> None:
        """Play an offered move or an outcome of chance, and the rules that follow.

        The move is not checked: see `check`.
        """
        step = self.steps.pop()
        if watch:
            watch(self, step, move)
        step.take(self, move)
        self.settle(watch)

    def check(self, move: Move) -> None:
        """Raise IllegalMove if this move is not allowed now."""
        reason = self.refuse(move)
        if reason is not None:
            error = IllegalMove(str(move), reason)
            package, _, _ = type(self).__module__.rpartition(".")
            error.game = package.rpartition(".")[2]  # a game has the name of its package, if it is in one
            raise error

    def settle(self, watch: Watcher | None = None) -> None:
        """Let rules happen until a player or chance has to decide."""
        steps = self.steps
        while steps:
            step = steps[-1]
            if step.happens:
                steps.pop()
                if watch:
                    watch(self, step, None)
                step.happen(self)
            elif step.due(self):
                return
            else:
                steps.pop()

    # Comparing and showing.

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, State) or type(self) is not type(other):
            return NotImplemented
        return bool(self.options == other.options) and self.key() == other.key()

    def __hash__(self) -> int:
        """Return the hash of what the state holds now; a state in a set or a dict must not change."""
        return hash(self.key())

    def __repr__(self) -> str:
        """Return seats, viewer if something is hidden, and all fields that differ from the start."""
        viewer = {EVERYTHING: "", PUBLIC: ", seen by all"}.get(self.viewer, f", seen by seat {self.viewer}")
        start = self.initial(self.seats(), self.options)
        names = ["winners", *(field.name for field in self.FIELDS)]
        changed = [
            f"{name}={getattr(self, name)!r}" for name in names if getattr(self, name) != getattr(start, name)
        ]
        if self.steps:
            changed.append(f"steps=[{', '.join(map(written_step, self.steps))}]")
        return f"<{type(self).__name__} of {self.seats()} seats{viewer}{': ' if changed else ''}{', '.join(changed)}>"

    def _repr_svg_(self) -> str | None:
        """Return the picture that notebooks show, made by `notebook_picture.py`, above this module."""
        picture: str | None = import_module("spielhafen.core.notebook_picture").notebook_picture(self)
        return picture


def _not_declared(kind: type[object], name: str) -> RulesError:
    return RulesError(f"{kind.__name__} has no {name}(); declare its fields with @state")


def sample(g: State, random: Random) -> Move:
    """Return a random outcome in a simulation."""
    step = g.steps[-1]
    assert isinstance(step, Chance)  # noqa: S101 - called only when the actor is CHANCE
    if step.sampled:
        return step.sample(g, _below(random))
    if step.odds:
        totals = _totals(type(step))
        return step.odds[bisect_right(totals, int(random.random() * totals[-1]))][0]
    outcomes = step.outcomes(g)
    rest = int(random.random() * sum([weight for _, weight in outcomes]))
    for move, weight in outcomes:
        rest -= weight
        if rest < 0:
            return move
    raise RulesError(f"{type(step).__name__}: outcomes without weight")


def _below(random: Random) -> Callable[[int], int]:
    """Return `random.randrange`, which draws the same numbers, without its checks."""
    getrandbits = random.getrandbits

    def below(count: int) -> int:
        bits = count.bit_length()
        drawn = getrandbits(bits)
        while drawn >= count:
            drawn = getrandbits(bits)
        return drawn

    return below


_TOTALS: Final[dict[type[Chance], list[int]]] = {}


def _totals(kind: type[Chance]) -> list[int]:
    """Return the sums of the weights of fixed odds up to each outcome."""
    try:
        return _TOTALS[kind]
    except KeyError:
        return _TOTALS.setdefault(kind, list(accumulate([weight for _, weight in kind.odds])))


def play_chance(g: State, random: Random) -> None:
    """Play random outcomes until a player has to decide or the game is over."""
    while g.actor() == CHANCE:
        g.play(sample(g, random))


def random_playout(g: State, random: Random, max_plies: int) -> int:
    """Play random moves to the end of the game or for `max_plies`; return the number of plies."""
    for ply in range(max_plies):
        seat = g.actor()
        if seat == OVER:
            return ply
        if seat == CHANCE:
            g.play(sample(g, random))
        else:
            moves = g.moves()
            g.play(moves[int(random.random() * len(moves))])
    return max_plies


__all__ = [
    "CHANCE",
    "EVERYTHING",
    "OVER",
    "PARAGRAPH",
    "PUBLIC",
    "Chance",
    "Choice",
    "Deed",
    "Rule",
    "Seat",
    "State",
    "Step",
    "Watcher",
    "paragraph_of",
    "play_chance",
    "random_playout",
    "sample",
    "seat_of",
]
