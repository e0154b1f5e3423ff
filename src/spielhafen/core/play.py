"""States and steps: how a game proceeds.

A state holds the table as plain values and, in `steps`, the stack of what is still to be done, the next step
last. A step is one paragraph of the rulebook: a choice of a player, an outcome that chance decides, or a rule
that happens by itself.
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
    from spielhafen.core.piece_pool import Pool

Seat: TypeAlias = int
CHANCE: Final = -1
OVER: Final = -2

EVERYTHING: Final = -2
"""The viewer of a state that hides nothing."""
PUBLIC: Final = -1
"""The viewer who sees only what is public."""

Watcher: TypeAlias = "Callable[[Any, Step, Move | None], None]"
"""Called with each step about to happen, the state before it and its move (None: a rule)."""


class State:
    """The table: numbers, texts and lists of these, plus the steps that are pending.

    A game's state names its fields in `__slots__`, in the order of its constructor, after those of this
    class; all but `options` are plain values. A clone shares no list with its original. `winners` is None
    until the game is over. Lists that are empty in most games may be `OPTIONAL_FIELDS`: they are left out of
    files while they are empty, as observation logs are.
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
        """Return an independent copy: one constructor call that copies each list."""
        raise RulesError(f"{type(self).__name__} has no clone()")

    def seats(self) -> int:
        """Return the number of players."""
        raise RulesError(f"{type(self).__name__} has no seats()")

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
        for step in reversed(self.steps):
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
            if step.due(self):
                return
            steps.pop()
            if step.happens:
                if watch:
                    watch(self, step, None)
                step.happen(self)


class Step:
    """One paragraph of the rulebook; its docstring begins with the paragraph's §.

    `g` is the state of the game that the step belongs to, and a step knows which moves it offers: games
    narrow both types where they override.
    """

    happens: ClassVar[bool] = False
    head: ClassVar[bool] = False
    """Whether the log begins a new group with it."""
    told: ClassVar[bool] = True
    """Whether the log has a line for it."""

    def actor(self) -> Seat:
        """Return the seat to move, or CHANCE."""
        return CHANCE

    def due(self, g: Any) -> bool:
        """Return whether a decision is needed.

        If not, a rule happens, and any other step is dropped.
        """
        raise RulesError(f"{type(self).__name__} has no due()")

    def happen(self, g: Any) -> None:
        """Apply the rule."""
        raise RulesError(f"{type(self).__name__} has no happen()")

    def moves(self, g: Any) -> Sequence[Move]:
        """Return the offered moves."""
        return ()

    def outcomes(self, g: Any) -> Sequence[tuple[Move, int]]:
        """Return the outcomes of chance with their integer weights."""
        return ()

    def refuse(self, g: Any, move: Move) -> Refusal | None:
        """Return why this move is not allowed here; None if it is allowed."""
        return refusal("not-yours")

    def take(self, g: Any, move: Any) -> None:
        """Apply the decision."""
        raise RulesError(f"{type(self).__name__} has no take()")

    def witnesses(self, g: Any) -> Sequence[Seat] | None:
        """Return the seats that may know the move of this step; None: all."""
        return None


class Rule(Step):
    """A step that happens by itself; some rules only exist to be logged."""

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
    """Return the refusal of a move that this kind of step never offers."""
    cached = _NOT_NOW.get(kind)
    if cached is None:
        cached = _NOT_NOW[kind] = NOT_NOW.with_paragraph(paragraph_of(kind))
    return cached


def no_outcome(kind: type[Step]) -> Refusal:
    """Return the refusal of a move that is no outcome of this kind of chance."""
    cached = _NO_OUTCOME.get(kind)
    if cached is None:
        cached = _NO_OUTCOME[kind] = refusal("no-outcome", paragraph_of(kind))
    return cached


@dataclass
class Choice(Step):
    """A player decides: on one of the deeds it offers, or on a move of its own kind.

    With a single kind of move the choice itself defines `reach`, `bar` and `take`.
    """

    seat: Seat

    sealed: ClassVar[bool] = False
    """Made in secret by several players at once, in any order, and revealed by a rule."""
    stays: ClassVar[bool] = False
    """Whether it stays open: deed after deed, until one of them closes it or nothing is due."""
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
        moves: list[Move] = []
        for deed in self.deeds:
            if deed.gate(g, seat) is None:
                moves += deed.moves(g, seat)
        return moves

    def reach(self, g: Any) -> Sequence[Move]:
        """Return the candidate moves, each once; all allowed moves must be among them."""
        raise RulesError(f"{type(self).__name__} has neither deeds nor reach()")

    def bar(self, g: Any, move: Any) -> Refusal | None:
        """Return why this move is barred: physically impossible, then forbidden, then unaffordable."""
        return None

    def refuse(self, g: Any, move: Move) -> Refusal | None:
        if not self.deeds:
            if not isinstance(move, self.kinds):
                return not_now(type(self))
            reason = self.bar(g, move)
            return reason and reason.with_paragraph(paragraph_of(type(self)))
        deed = self.deed(move)
        if deed is None:
            return not_now(type(self))
        reason = deed.gate(g, self.seat) or deed.bar(g, self.seat, move)
        return reason and reason.with_paragraph(paragraph_of(type(deed)))

    def deed(self, move: Move) -> Deed | None:
        """Return the deed that this move belongs to."""
        cached = _DEEDS.get((type(self), type(move)), MISSING)
        if cached is MISSING:
            cached = next((deed for deed in self.deeds if isinstance(move, deed.kinds)), None)
            _DEEDS[type(self), type(move)] = cached
        return cached if isinstance(cached, Deed) else None

    def take(self, g: Any, move: Any) -> None:
        deed = self.deed(move)
        if deed is None:
            raise RulesError(f"{type(self).__name__} offers no deed for {move}")
        if self.stays:
            g.then(self)
        deed.take(g, self.seat, move)


class Deed:
    """One kind of action that a choice offers; its docstring begins with its §."""

    kinds: ClassVar[tuple[type[Move], ...]]

    def gate(self, g: Any, seat: Seat) -> Refusal | None:
        """Return why no move of this kind is allowed at present."""
        return None

    def reach(self, g: Any, seat: Seat) -> Sequence[Move]:
        """Return the candidate moves, each once; all allowed moves must be among them."""
        return [move for move in self.kinds[0].catalogue.moves if isinstance(move, self.kinds)]

    def bar(self, g: Any, seat: Seat, move: Any) -> Refusal | None:
        """Return why this move is barred: physically impossible, then forbidden, then unaffordable."""
        return None

    def moves(self, g: Any, seat: Seat) -> Sequence[Move]:
        """Return the allowed moves if the gate is open: those in reach that are not barred.

        A game may override it with a faster equivalent.
        """
        candidates = self.reach(g, seat)
        if type(self).bar is Deed.bar:
            return candidates
        return [move for move in candidates if self.bar(g, seat, move) is None]

    def take(self, g: Any, seat: Seat, move: Any) -> None:
        """Apply the move."""
        raise RulesError(f"{type(self).__name__} has no take()")


class Chance(Step):
    """Chance decides: by weighted outcomes, or, for shuffles and deals, by a sample (`sampled`)."""

    sampled: ClassVar[bool] = False

    def due(self, g: Any) -> bool:
        return True

    def refuse(self, g: Any, move: Move) -> Refusal | None:
        if self.sampled:
            return None if self.fits(g, move) else no_outcome(type(self))
        is_outcome = move in [outcome for outcome, _ in self.outcomes(g)]
        return None if is_outcome else no_outcome(type(self))

    def fits(self, g: Any, move: Move) -> bool:
        """Return whether a sampled outcome is possible."""
        raise RulesError(f"{type(self).__name__} is sampled and has no fits()")

    def sample(self, g: Any, below: Callable[[int], int]) -> Move:
        """Return one outcome; `below(n)` draws a number from 0 to n − 1.

        Games with shuffles override it.
        """
        outcomes = self.outcomes(g)
        rest = below(sum([weight for _, weight in outcomes]))
        for move, weight in outcomes:
            rest -= weight
            if rest < 0:
                return move
        raise RulesError(f"{type(self).__name__}: outcomes without weight")


def sample(g: State, random: Random) -> Move:
    """Return a random outcome in a simulation."""
    step = g.steps[-1]
    assert isinstance(step, Chance)  # noqa: S101 - called only when the actor is CHANCE
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
    """Return the seat that a step is about; None if it is about no seat."""
    seat = getattr(step, "seat", None)
    return seat if isinstance(seat, int) else None


PARAGRAPH: Final = re.compile(r"§\d+(?:\.\d+)?[a-z]?")
"""The number of a paragraph."""
_LAWS: Final[dict[str, str]] = {}


def paragraph_of(kind: type[object]) -> str:
    """Return the paragraph of a step or deed, such as "§4", from the beginning of its docstring."""
    doc = kind.__doc__ or ""
    cached = _LAWS.get(doc)
    if cached is None:
        match = PARAGRAPH.match(doc)
        cached = _LAWS[doc] = match[0] if match else ""
    return cached
