"""States and steps: how a game goes on.

A state holds the table as plain values and, in `steps`, what is still to be done, the next thing last. A step is one
paragraph of the rulebook: a choice of a player, an outcome that chance decides, or a rule that simply happens.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Final, Self, TypeAlias

from spielhafen.core.errors import IllegalMove, Refusal, RulesError, refusal

if TYPE_CHECKING:
    from random import Random

    from spielhafen.core.moves import Move
    from spielhafen.core.secret import Pool

Seat: TypeAlias = int
CHANCE: Final = -1
OVER: Final = -2

EVERYTHING: Final = -2
"""The viewer of a state that hides nothing."""
PUBLIC: Final = -1
"""The viewer who sees what lies open to all."""

Watcher: TypeAlias = "Callable[[Any, Step, Move | None], None]"
"""Sees each step about to happen, with the state as it is before and the move that settles it (None: a rule)."""


class State:
    """What lies on the table: numbers, texts and lists of these, plus what is pending.

    A game's state names its fields in `__slots__`, in the order of its constructor, after those of this class; all but
    `options` are plain values. A clone shares no list with its original. `winners` is None until the game is over.
    Lists that stay empty in most games may be `OPTIONAL_FIELDS`: they stand in no file before they hold something, as trails do.
    """

    __slots__ = ("steps", "winners", "viewer", "options")

    SECRETS: ClassVar[Mapping[str, str]] = {}
    COUNTS: ClassVar[Mapping[str, str]] = {}
    POOLS: ClassVar[Sequence[Pool]] = ()
    OBSERVATIONS: ClassVar[Mapping[str, str]] = {}
    OPTIONAL_FIELDS: ClassVar[Sequence[str]] = ()

    steps: list[Step]
    winners: list[Seat] | None
    viewer: int
    options: Any

    def clone(self) -> Self:
        """A state of its own: one constructor call that copies each list."""
        raise RulesError(f"{type(self).__name__} has no clone()")

    def seats(self) -> int:
        """How many play."""
        raise RulesError(f"{type(self).__name__} has no seats()")

    def guess(self, random: Random) -> None:
        """Fill in at random, as it may be, what a view hides and no pool accounts for: sealed choices, say."""

    # What is pending: six words.

    def then(self, *steps: Step) -> None:
        """Do these next, in reading order, before all that is pending."""
        self.steps += steps[::-1]

    def until(self, kind: type[Step]) -> None:
        """Forget what is pending above the nearest step of this kind: the turn breaks off."""
        del self.steps[self._place(kind) + 1 :]

    def before(self, kind: type[Step], *steps: Step) -> None:
        """Owed later: wait just before the nearest step of this kind, after what waits there already."""
        place = self._place(kind) + 1
        self.steps[place:place] = steps[::-1]

    def close(self) -> None:
        """Nothing more is to be decided at the choice that stays open and lies on top."""
        self.steps.pop()

    def end(self, winners: Sequence[Seat]) -> None:
        """The game is over now."""
        self.steps.clear()
        self.winners = list(winners)

    def _place(self, kind: type[Step]) -> int:
        for place in range(len(self.steps) - 1, -1, -1):
            if isinstance(self.steps[place], kind):
                return place
        raise RulesError(f"nothing of kind {kind.__name__} is pending")

    # What may be done, and doing it.

    def actor(self) -> Seat:
        """The seat that decides next, or CHANCE, or OVER."""
        return self.steps[-1].actor() if self.steps else OVER

    def actors(self) -> list[Seat]:
        """All seats that may decide now: several where choices are sealed."""
        seats: list[Seat] = []
        for step in reversed(self.steps):
            if not (isinstance(step, Choice) and (step.sealed or not seats)):
                break
            if step.due(self):
                seats.append(step.seat)
            if not step.sealed:
                break
        return seats

    def ask(self, seat: Seat) -> None:
        """Let this seat make its sealed choice before the others of the batch; nothing else may change its place."""
        for place in range(len(self.steps) - 1, -1, -1):
            step = self.steps[place]
            if not isinstance(step, Choice):
                break
            if step.seat == seat:
                self.steps.append(self.steps.pop(place))
                return
            if not step.sealed:
                break
        raise RulesError(f"seat {seat} is not asked now")

    def moves(self) -> Sequence[Move]:
        """The moves offered to the seat that decides."""
        return self.steps[-1].moves(self) if self.steps else ()

    def outcomes(self) -> Sequence[tuple[Move, int]]:
        """The moves that chance may deal, with integer weights."""
        return self.steps[-1].outcomes(self) if self.steps else ()

    def refuse(self, move: Move) -> Refusal | None:
        """Why this move is not allowed now, with its paragraph; None if it is."""
        if not self.steps:
            return refusal("game-over")
        return self.steps[-1].refuse(self, move)

    def play(self, move: Move, watch: Watcher | None = None) -> None:
        """Play an offered move or a dealt outcome; what follows of itself happens, too. Does not check: see `check`."""
        step = self.steps.pop()
        if watch:
            watch(self, step, move)
        step.take(self, move)
        self.settle(watch)

    def check(self, move: Move) -> None:
        """Raise IllegalMove if this move is not allowed now."""
        why = self.refuse(move)
        if why is not None:
            error = IllegalMove(str(move), why)
            package, _, _ = type(self).__module__.rpartition(".")
            error.game = package.rpartition(".")[2]  # a game is called like its package, if it lies in one
            raise error

    def settle(self, watch: Watcher | None = None) -> None:
        """Let rules happen until somebody or chance has to decide."""
        steps = self.steps
        while steps:
            step = steps[-1]
            if step.due(self):
                return
            steps.pop()
            if step.happens:
                if watch:
                    watch(self, step, None)
                step.happen(self)


class Step:
    """One paragraph of the rulebook; its docstring begins with the paragraph's §.

    `g` is the state of the game that the step belongs to, and a step knows which moves it offered: games narrow both
    types where they override.
    """

    happens: ClassVar[bool] = False
    head: ClassVar[bool] = False
    """Whether the log begins a new group with it."""
    told: ClassVar[bool] = True
    """Whether the log has a line for it."""

    def actor(self) -> Seat:
        """Who decides."""
        return CHANCE

    def due(self, g: Any) -> bool:
        """Whether there is something to decide; if not, a rule happens, and anything else lapses."""
        raise RulesError(f"{type(self).__name__} has no due()")

    def happen(self, g: Any) -> None:
        """What a rule does."""
        raise RulesError(f"{type(self).__name__} has no happen()")

    def moves(self, g: Any) -> Sequence[Move]:
        """What is offered."""
        return ()

    def outcomes(self, g: Any) -> Sequence[tuple[Move, int]]:
        """What chance may deal, with integer weights."""
        return ()

    def refuse(self, g: Any, move: Move) -> Refusal | None:
        """Why this move is not allowed here."""
        return refusal("not-yours")

    def take(self, g: Any, move: Any) -> None:
        """What the decision does."""
        raise RulesError(f"{type(self).__name__} has no take()")

    def witnesses(self, g: Any) -> Sequence[Seat] | None:
        """Who may know the move that settles it; None: everybody."""
        return None


class Rule(Step):
    """Happens by itself; some rules only happen to be seen."""

    happens = True

    def due(self, g: Any) -> bool:
        return False

    def happen(self, g: Any) -> None:
        pass


NOT_NOW: Final = refusal("not-now")


MISSING: Final = object()
_DEEDS: Final[dict[tuple[type[object], type[object]], object]] = {}
_NOT_NOW: Final[dict[type[object], Refusal]] = {}
_NO_OUTCOME: Final[dict[type[object], Refusal]] = {}


def not_now(kind: type[Step]) -> Refusal:
    """A move that this kind of step does not offer at all."""
    known = _NOT_NOW.get(kind)
    if known is None:
        known = _NOT_NOW[kind] = NOT_NOW.with_paragraph(paragraph_of(kind))
    return known


def no_outcome(kind: type[Step]) -> Refusal:
    """A move that this kind of chance does not deal."""
    known = _NO_OUTCOME.get(kind)
    if known is None:
        known = _NO_OUTCOME[kind] = refusal("no-outcome", paragraph_of(kind))
    return known


@dataclass
class Choice(Step):
    """A player decides: one of the deeds it offers, or, with a single kind of move, by its own `reach`, `bar`, `take`."""

    seat: Seat

    sealed: ClassVar[bool] = False
    """Made in secret by several at a time and revealed by a rule: asked in any order, seen by nobody else."""
    stays: ClassVar[bool] = False
    """Whether it stays open: one deed after the other, until one of them closes it or nothing is due."""
    deeds: ClassVar[tuple[Deed, ...]] = ()
    kinds: ClassVar[tuple[type[Move], ...]] = ()

    def actor(self) -> Seat:
        return self.seat

    def due(self, g: Any) -> bool:
        return True

    def witnesses(self, g: Any) -> Sequence[Seat] | None:
        return (self.seat,) if self.sealed else None

    def moves(self, g: Any) -> Sequence[Move]:
        if not self.deeds:
            return [move for move in self.reach(g) if self.bar(g, move) is None]
        seat = self.seat
        found: list[Move] = []
        for deed in self.deeds:
            if deed.gate(g, seat) is None:
                found += deed.moves(g, seat)
        return found

    def reach(self, g: Any) -> Sequence[Move]:
        """The moves worth asking about, each once; all that are allowed must be among them."""
        raise RulesError(f"{type(self).__name__} has neither deeds nor reach()")

    def bar(self, g: Any, move: Any) -> Refusal | None:
        """Why not this move: physically possible, then permitted, then affordable."""
        return None

    def refuse(self, g: Any, move: Move) -> Refusal | None:
        if not self.deeds:
            if not isinstance(move, self.kinds):
                return not_now(type(self))
            why = self.bar(g, move)
            return why and why.with_paragraph(paragraph_of(type(self)))
        deed = self.deed(move)
        if deed is None:
            return not_now(type(self))
        why = deed.gate(g, self.seat) or deed.bar(g, self.seat, move)
        return why and why.with_paragraph(paragraph_of(type(deed)))

    def deed(self, move: Move) -> Deed | None:
        """The deed that this move is of."""
        known = _DEEDS.get((type(self), type(move)), MISSING)
        if known is MISSING:
            known = next((deed for deed in self.deeds if isinstance(move, deed.kinds)), None)
            _DEEDS[type(self), type(move)] = known
        return known if isinstance(known, Deed) else None

    def take(self, g: Any, move: Any) -> None:
        deed = self.deed(move)
        if deed is None:
            raise RulesError(f"{type(self).__name__} offers no deed for {move}")
        if self.stays:
            g.then(self)
        deed.take(g, self.seat, move)


class Deed:
    """One kind of thing that a player may do at a choice; its docstring begins with its §."""

    kinds: ClassVar[tuple[type[Move], ...]]

    def gate(self, g: Any, seat: Seat) -> Refusal | None:
        """Why none of this kind at present."""
        return None

    def reach(self, g: Any, seat: Seat) -> Sequence[Move]:
        """The moves worth asking about, each once; all that are allowed must be among them."""
        return [move for move in self.kinds[0].catalogue.moves if isinstance(move, self.kinds)]

    def bar(self, g: Any, seat: Seat, move: Any) -> Refusal | None:
        """Why not this one: physically possible, then permitted, then affordable."""
        return None

    def moves(self, g: Any, seat: Seat) -> Sequence[Move]:
        """What is allowed where the gate is open: what is within reach and not barred, or the same in a quicker way."""
        near = self.reach(g, seat)
        if type(self).bar is Deed.bar:
            return near
        return [move for move in near if self.bar(g, seat, move) is None]

    def take(self, g: Any, seat: Seat, move: Any) -> None:
        """What it does."""
        raise RulesError(f"{type(self).__name__} has no take()")


class Chance(Step):
    """Chance decides: by listed outcomes with weights, or, for shuffles and deals, by a sample (`sampled`)."""

    sampled: ClassVar[bool] = False

    def due(self, g: Any) -> bool:
        return True

    def refuse(self, g: Any, move: Move) -> Refusal | None:
        if self.sampled:
            return None if self.fits(g, move) else no_outcome(type(self))
        fits = move in [outcome for outcome, _ in self.outcomes(g)]
        return None if fits else no_outcome(type(self))

    def fits(self, g: Any, move: Move) -> bool:
        """Whether a sampled outcome is possible."""
        raise RulesError(f"{type(self).__name__} is sampled and has no fits()")

    def sample(self, g: Any, below: Callable[[int], int]) -> Move:
        """One outcome; `below(n)` draws a number from 0 to n − 1. Games with shuffles override it."""
        outcomes = self.outcomes(g)
        rest = below(sum([weight for _, weight in outcomes]))
        for move, weight in outcomes:
            rest -= weight
            if rest < 0:
                return move
        raise RulesError(f"{type(self).__name__}: outcomes without weight")


def sample(g: State, random: Random) -> Move:
    """What chance deals in a simulation."""
    step = g.steps[-1]
    assert isinstance(step, Chance)  # noqa: S101 - callers ask only when the actor is CHANCE
    if step.sampled:
        return step.sample(g, random.randrange)
    outcomes = step.outcomes(g)
    rest = int(random.random() * sum([weight for _, weight in outcomes]))
    for move, weight in outcomes:
        rest -= weight
        if rest < 0:
            return move
    raise RulesError(f"{type(step).__name__}: outcomes without weight")


def seat_of(step: Step) -> Seat | None:
    """Whom a step is about; None: nobody in particular."""
    seat = getattr(step, "seat", None)
    return seat if isinstance(seat, int) else None


PARAGRAPH: Final = re.compile(r"§\d+(?:\.\d+)?[a-z]?")
"""How paragraphs are called."""
_LAWS: Final[dict[str, str]] = {}


def paragraph_of(kind: type[object]) -> str:
    """The paragraph that a step or deed stands under: "§4", from the beginning of its docstring."""
    doc = kind.__doc__ or ""
    known = _LAWS.get(doc)
    if known is None:
        match = PARAGRAPH.match(doc)
        known = _LAWS[doc] = match[0] if match else ""
    return known
