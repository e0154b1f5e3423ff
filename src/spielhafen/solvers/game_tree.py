"""The whole tree of a position: chance with probabilities, and information sets.

Nodes are told apart by their history alone, as in a rulebook of game theory; where only one move is legal it is played
without a node of its own. What the seat to move has perceived, with perfect recall, names its information set.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING, Final

from spielhafen.core.errors import RulesError
from spielhafen.core.information_state import History
from spielhafen.core.play import CHANCE, OVER
from spielhafen.solvers.outcomes import listed_outcomes

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from spielhafen.core.game import Game
    from spielhafen.core.moves import Move
    from spielhafen.core.play import State

MOST_NODES: Final = 400_000
TELL_EVERY: Final = 1000
"""Nodes between two reports of progress."""


@dataclass(slots=True)
class InformationSet:
    """The decisions between which a seat cannot tell, and the moves that it has there."""

    seat: int
    number: int
    moves: tuple[Move, ...]


@dataclass(slots=True)
class Node:
    """A node: the end of a game with the return of seat 0, chance with weights, or a decision.

    `at` is the information set of a decision; `weights` are the probabilities of outcomes.
    """

    value: Fraction = Fraction(0)
    at: InformationSet | None = None
    weights: tuple[Fraction, ...] = ()
    children: list[Node] = field(default_factory=list)


class TreeTooLarge(RulesError):
    """A position whose tree has too many nodes."""


class GameTree:
    """The tree of a position with two seats, which begins in one of several worlds."""

    def __init__(
        self,
        game: Game,
        worlds: Sequence[tuple[State, Fraction]],
        tell: Callable[[int], None] | None = None,
        most: int = MOST_NODES,
    ) -> None:
        self.game = game
        self.sets: dict[tuple[int, str], InformationSet] = {}
        self.nodes = 0
        self._tell, self._most = tell, most
        self.root = self._chance(
            [
                (History(game, world.seats(), _options(world), world), probability)
                for world, probability in worlds
            ]
        )

    def _node(self) -> Node:
        self.nodes += 1
        if self.nodes > self._most:
            raise TreeTooLarge(f"more than {self._most} nodes")
        if self._tell and self.nodes % TELL_EVERY == 0:
            self._tell(self.nodes)
        return Node()

    def _chance(self, branches: Sequence[tuple[History, Fraction]]) -> Node:
        if len(branches) == 1:
            return self._grow(branches[0][0])
        node = self._node()
        node.weights = tuple(probability for _, probability in branches)
        node.children = [self._grow(history) for history, _ in branches]
        return node

    def _grow(self, history: History) -> Node:
        """Return the node of a history, with all below it."""
        g = history.state
        while (actor := g.actor()) >= 0 and len(moves := g.moves()) == 1:
            history.play(moves[0])
        if actor == OVER:
            node = self._node()
            node.value = exact_return(self.game, g)
            return node
        if actor == CHANCE:
            return self._chance(
                [(after(history, move), probability) for move, probability in listed_outcomes(g)]
            )
        node = self._node()
        node.at = self._set(actor, history.information(actor).text, tuple(g.moves()))
        node.children = [self._grow(after(history, move)) for move in node.at.moves]
        return node

    def _set(self, seat: int, known: str, moves: tuple[Move, ...]) -> InformationSet:
        """Return the information set with what a seat knows."""
        found = self.sets.get((seat, known))
        if found is None:
            found = self.sets[seat, known] = InformationSet(seat, len(self.sets), moves)
        elif set(found.moves) != set(moves):
            raise RulesError("a seat has other moves in a state that it cannot tell apart")
        return found


def after(history: History, move: Move) -> History:
    """Return a history that goes on with a move."""
    new = history.clone()
    new.play(move)
    return new


def exact_return(game: Game, g: State) -> Fraction:
    """Return what a finished game of two was worth to seat 0."""
    one, other = game.returns(g)
    if one + other:
        raise RulesError("the returns of two seats do not add up to 0")
    return Fraction(one)


def _options(g: State) -> dict[str, object]:
    from dataclasses import asdict

    return asdict(g.options)
