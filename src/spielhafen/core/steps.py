"""Steps: the paragraphs of a rulebook, as they wait to happen.

A step is one paragraph of the rulebook: a choice of a player, an outcome that chance decides, or a rule that
happens by itself.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Protocol, TypeAlias

from spielhafen.core.errors import Refusal, RulesError, refusal

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    from spielhafen.core.moves import Move

    G = TypeVar("G", bound="StepStack", default=Any)
else:
    from typing import TypeVar

    G = TypeVar("G")

Seat: TypeAlias = int
CHANCE: Final = -1


class StepStack(Protocol):
    """What a step itself needs of a state: pushing further steps, closing the open one."""

    def then(self, *steps: Step) -> None:
        """Push these steps, in reading order."""

    def close(self) -> None:
        """Close the open choice."""


class Step(Generic[G]):
    """One paragraph of the rulebook; its docstring begins with the paragraph's §.

    `G` is the state of the game that the step belongs to: `class Landing(Rule[Table])`. A step knows which moves it
    offers, and games narrow their type where they override.
    """

    happens: ClassVar[bool] = False
    head: ClassVar[bool] = False
    """Whether the log begins a new group with it."""
    told: ClassVar[bool] = True
    """Whether the log has a line for it."""

    def actor(self) -> Seat:
        """Return the seat to move, or CHANCE."""
        return CHANCE

    def due(self, g: G) -> bool:
        """Return whether a decision is needed.

        If not, a rule happens, and any other step is dropped.
        """
        raise RulesError(f"{type(self).__name__} has no due()")

    def happen(self, g: G) -> None:
        """Apply the rule."""
        raise RulesError(f"{type(self).__name__} has no happen()")

    def moves(self, g: G) -> Sequence[Move]:
        """Return the offered moves."""
        return ()

    def outcomes(self, g: G) -> Sequence[tuple[Move, int]]:
        """Return the outcomes of chance with their integer weights."""
        return ()

    def refuse(self, g: G, move: Move) -> Refusal | None:
        """Return why this move is not allowed here; None if it is allowed."""
        return refusal("not-yours")

    def take(self, g: G, move: Any) -> None:
        """Apply the decision."""
        raise RulesError(f"{type(self).__name__} has no take()")

    def witnesses(self, g: G) -> Sequence[Seat] | None:
        """Return the seats that may know the move of this step; None: all."""
        return None


class Rule(Step[G]):
    """A step that happens by itself and is never due; some rules only exist to be logged."""

    happens = True

    def due(self, g: G) -> bool:
        return False

    def happen(self, g: G) -> None:
        pass


NOT_NOW: Final = refusal("not-now")


_DEEDS: Final[dict[tuple[type[object], type[object]], Deed | None]] = {}
_REACH: Final[dict[type[object], Sequence[Move]]] = {}
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
class Choice(Step[G]):
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

    def due(self, g: G) -> bool:
        return True

    def witnesses(self, g: G) -> Sequence[Seat] | None:
        return (self.seat,) if self.sealed else None

    def moves(self, g: G) -> Sequence[Move]:
        if not self.deeds:
            return [move for move in self.reach(g) if self.bar(g, move) is None]
        seat = self.seat
        moves: list[Move] = []
        for deed in self.deeds:
            if deed.gate(g, seat) is None:
                moves += deed.moves(g, seat)
        return moves

    def reach(self, g: G) -> Sequence[Move]:
        """Return the candidate moves, each once; all allowed moves must be among them."""
        raise RulesError(f"{type(self).__name__} has neither deeds nor reach()")

    def bar(self, g: G, move: Any) -> Refusal | None:
        """Return why this move is barred: physically impossible, then forbidden, then unaffordable."""
        return None

    def refuse(self, g: G, move: Move) -> Refusal | None:
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
        kinds = type(self), type(move)
        try:
            return _DEEDS[kinds]
        except KeyError:
            _DEEDS[kinds] = next((deed for deed in self.deeds if isinstance(move, deed.kinds)), None)
            return _DEEDS[kinds]

    def take(self, g: G, move: Any) -> None:
        deed = self.deed(move)
        if deed is None:
            raise RulesError(f"{type(self).__name__} offers no deed for {move}")
        if self.stays:
            g.then(self)
        deed.take(g, self.seat, move)


class Deed(Generic[G]):
    """One kind of action that a choice offers; its docstring begins with its §."""

    kinds: ClassVar[tuple[type[Move], ...]]

    def gate(self, g: G, seat: Seat) -> Refusal | None:
        """Return why no move of this kind is allowed at present."""
        return None

    def reach(self, g: G, seat: Seat) -> Sequence[Move]:
        """Return the candidate moves, each once; all allowed moves must be among them.

        By default these are all moves of its kinds.
        """
        cached = _REACH.get(type(self))
        if cached is None:
            cached = tuple(move for move in self.kinds[0].catalogue.moves if isinstance(move, self.kinds))
            _REACH[type(self)] = cached
        return cached

    def bar(self, g: G, seat: Seat, move: Any) -> Refusal | None:
        """Return why this move is barred: physically impossible, then forbidden, then unaffordable."""
        return None

    def moves(self, g: G, seat: Seat) -> Sequence[Move]:
        """Return the allowed moves if the gate is open: those in reach that are not barred.

        A game may override it with a faster equivalent.
        """
        candidates = self.reach(g, seat)
        if type(self).bar is Deed.bar:
            return candidates
        return [move for move in candidates if self.bar(g, seat, move) is None]

    def take(self, g: G, seat: Seat, move: Any) -> None:
        """Apply the move."""
        raise RulesError(f"{type(self).__name__} has no take()")


class Chance(Step[G]):
    """Chance decides: by weighted outcomes, or, for shuffles and deals, by a sample (`sampled`)."""

    sampled: ClassVar[bool] = False
    odds: ClassVar[Sequence[tuple[Move, int]]] = ()
    """The outcomes with their weights, if these are always the same."""

    def due(self, g: G) -> bool:
        return True

    def outcomes(self, g: G) -> Sequence[tuple[Move, int]]:
        return self.odds

    def refuse(self, g: G, move: Move) -> Refusal | None:
        if self.sampled:
            return None if self.fits(g, move) else no_outcome(type(self))
        is_outcome = move in [outcome for outcome, _ in self.outcomes(g)]
        return None if is_outcome else no_outcome(type(self))

    def fits(self, g: G, move: Move) -> bool:
        """Return whether a sampled outcome is possible."""
        raise RulesError(f"{type(self).__name__} is sampled and has no fits()")

    def sample(self, g: G, below: Callable[[int], int]) -> Move:
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
