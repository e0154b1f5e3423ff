"""The sequence form: the exact value of a tree with secrets, by linear programming.

After Koller, Megiddo and von Stengel (1996). A sequence is what a seat has chosen so far; its weight is the
product of the probabilities of these moves. The best weights of seat 0 against all of seat 1 are a linear
program, which SciPy solves (HiGHS).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

import numpy as np
from scipy.optimize import linprog
from scipy.sparse import coo_array, hstack, vstack

from spielhafen.core.errors import RulesError

if TYPE_CHECKING:
    from spielhafen.solvers.game_tree import GameTree, Node

NOTHING: Final = 0
"""The sequence of a seat that has not moved yet."""


@dataclass
class _Sequences:
    """The sequences of a seat: those before its information sets, and those of its moves."""

    count: int = 1
    before: dict[int, int] = field(default_factory=dict)
    after: dict[int, range] = field(default_factory=dict)

    def enter(self, at: int, moves: int, sequence: int) -> range:
        """Return the sequences of the moves of an information set, which this sequence leads to."""
        if at not in self.after:
            self.before[at] = sequence
            self.after[at] = range(self.count, self.count + moves)
            self.count += moves
        elif self.before[at] != sequence:
            raise RulesError("a seat has forgotten what it did")
        return self.after[at]

    def constraints(self) -> tuple[coo_array, np.ndarray]:
        """Return the equations of weights: 1 for no move; those of moves add up to that before."""
        rows, columns, values = [0], [NOTHING], [1.0]
        for row, (at, sequence) in enumerate(self.before.items(), 1):
            for column in self.after[at]:
                rows.append(row)
                columns.append(column)
                values.append(1.0)
            rows.append(row)
            columns.append(sequence)
            values.append(-1.0)
        shape = (len(self.before) + 1, self.count)
        right = np.zeros(shape[0])
        right[0] = 1.0
        return coo_array((values, (rows, columns)), shape=shape), right


def solve_sequence_form(tree: GameTree) -> float:
    """Return the value of a tree for seat 0; raises RulesError if a seat forgets."""
    seats, payoffs = (_Sequences(), _Sequences()), dict[tuple[int, int], float]()
    _collect(tree.root, seats, (NOTHING, NOTHING), 1.0, payoffs)
    own, own_right = seats[0].constraints()
    other, other_right = seats[1].constraints()
    at = list(payoffs)
    gains = coo_array(
        (list(payoffs.values()), ([one for one, _ in at], [two for _, two in at])),
        shape=(seats[0].count, seats[1].count),
    )
    # Maximise other_right·v with other.T v <= gains.T x, own x = own_right, x >= 0.
    costs = np.concatenate([np.zeros(seats[0].count), -other_right])
    at_most = hstack([-gains.T, other.T])
    equal = hstack([own, coo_array((own.shape[0], other.shape[0]))])
    bounds = [(0, None)] * seats[0].count + [(None, None)] * other.shape[0]
    found = linprog(
        costs,
        A_ub=vstack([at_most]).tocsr(),
        b_ub=np.zeros(seats[1].count),
        A_eq=equal.tocsr(),
        b_eq=own_right,
        bounds=bounds,
    )
    if not found.success:
        raise RulesError(f"the linear program was not solved: {found.message}")
    return -float(found.fun)


def _collect(
    node: Node,
    seats: tuple[_Sequences, _Sequences],
    sequences: tuple[int, int],
    chance: float,
    payoffs: dict[tuple[int, int], float],
) -> None:
    """Add up the returns of seat 0 for each pair of sequences, weighted by chance."""
    if not node.children:
        payoffs[sequences] = payoffs.get(sequences, 0.0) + chance * float(node.value)
    elif node.at is None:
        for weight, child in zip(node.weights, node.children, strict=True):
            _collect(child, seats, sequences, chance * float(weight), payoffs)
    else:
        seat = node.at.seat
        moves = seats[seat].enter(node.at.number, len(node.children), sequences[seat])
        for move, child in zip(moves, node.children, strict=True):
            following = (move, sequences[1]) if seat == 0 else (sequences[0], move)
            _collect(child, seats, following, chance, payoffs)
