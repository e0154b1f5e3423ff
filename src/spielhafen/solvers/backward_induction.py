"""Backward induction: the exact value of a position without secrets, from its end.

Each state is valued once, however it was reached, in fractions. Where a seat can go in circles by itself,
by taking up one group and another for instance, it has to leave them in the end. Where chance alone goes in
circles, as with ties that are rolled again, linear equations are solved. Other circles are refused.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Final

from spielhafen.core.errors import RulesError
from spielhafen.core.play import CHANCE, OVER
from spielhafen.solvers.components import strongly_connected
from spielhafen.solvers.game_tree import TreeTooLarge, exact_return
from spielhafen.solvers.outcomes import listed_outcomes

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Sequence

    from spielhafen.core.game import Game
    from spielhafen.core.moves import Move
    from spielhafen.core.play import State

MOST_STATES: Final = 400_000
TELL_EVERY: Final = 500
"""States between two reports of progress."""


class BackwardInduction:
    """The values of a position and of all states that can follow, for seat 0.

    tell: called with the number of states that are known.
    """

    def __init__(self, game: Game, tell: Callable[[int], None] | None = None) -> None:
        self.game = game
        self.values: dict[Hashable, Fraction] = {}
        self._tell = tell

    def value(self, state: State) -> Fraction:
        """Return the value of a state; raises RulesError if play from it may never end."""
        key = state.key()
        if key not in self.values:
            _Graph(self.game, state, self._tell).fill(self.values)
        return self.values[key]

    def move_values(self, state: State) -> dict[Move, Fraction]:
        """Return what each legal move is worth to the seat to move."""
        sign = 1 if state.actor() == 0 else -1
        return {move: sign * self.value(after_move(state, move)) for move in state.moves()}


class _Graph:
    """All states that can follow a state, by number: who decides, and what follows."""

    def __init__(self, game: Game, state: State, tell: Callable[[int], None] | None) -> None:
        self.numbers: dict[Hashable, int] = {state.key(): 0}
        self.actors: list[int] = []
        self.following: list[Sequence[int]] = []
        self.odds: list[Sequence[Fraction]] = []
        self.values: dict[int, Fraction] = {}
        waiting = [state]
        for g in waiting:
            self._add(game, g, waiting)
            if len(waiting) > MOST_STATES:
                raise TreeTooLarge(f"more than {MOST_STATES} states")
            if tell and len(self.actors) % TELL_EVERY == 0:
                tell(len(self.actors))

    def _add(self, game: Game, g: State, waiting: list[State]) -> None:
        """Add a state, and let those that follow it for the first time wait."""
        actor, following = g.actor(), list[int]()
        if actor == OVER:
            self.values[len(self.actors)] = exact_return(game, g)
        choices = listed_outcomes(g) if actor == CHANCE else [(move, Fraction(1)) for move in g.moves()]
        for move, _ in choices:
            new = after_move(g, move)
            number = self.numbers.setdefault(new.key(), len(waiting))
            if number == len(waiting):
                waiting.append(new)
            following.append(number)
        self.actors.append(actor)
        self.following.append(following)
        self.odds.append([probability for _, probability in choices])

    def fill(self, values: dict[Hashable, Fraction]) -> None:
        """Write the values of all states."""
        for component in strongly_connected(self.following):
            self._settle(component)
        for key, number in self.numbers.items():
            values[key] = self.values[number]

    def _settle(self, component: Sequence[int]) -> None:
        """Value the states of a component, what follows it being known."""
        number = component[0]
        actor, following = self.actors[number], self.following[number]
        if actor == CHANCE:
            self._settle_chance(component)
        elif len(component) > 1:
            self._settle_circle(component)
        elif actor != OVER:
            best = max if actor == 0 else min
            self.values[number] = best(self.values[child] for child in following if child != number)

    def _settle_chance(self, component: Sequence[int]) -> None:
        """Value states between which chance alone decides: the solution of linear equations."""
        if any(self.actors[number] != CHANCE for number in component):
            raise RulesError("a position from which play may never end")
        places = {number: place for place, number in enumerate(component)}
        rows = [[Fraction(place == own) for place in range(len(component) + 1)] for own in places.values()]
        for number, row in zip(component, rows, strict=True):
            for chance, child in zip(self.odds[number], self.following[number], strict=True):
                if child in places:
                    row[places[child]] -= chance
                else:
                    row[-1] += chance * self.values[child]
        self.values.update(zip(component, solve_equations(rows), strict=True))

    def _settle_circle(self, component: Sequence[int]) -> None:
        """Value states between which a seat can go in circles: by the best way out."""
        actors = {self.actors[number] for number in component}
        ways_out = {child for number in component for child in self.following[number]} - set(component)
        if len(actors) > 1 or not ways_out:
            raise RulesError("a position from which play may never end")
        best = max if actors == {0} else min
        value = best(self.values[child] for child in ways_out)
        self.values.update(dict.fromkeys(component, value))


def solve_equations(rows: list[list[Fraction]]) -> list[Fraction]:
    """Return the solution of linear equations, each a row of coefficients and the right side."""
    for place in range(len(rows)):
        pivot = next((row for row in rows[place:] if row[place]), None)
        if pivot is None:
            raise RulesError("a position from which play may never end")
        rows.remove(pivot)
        rows.insert(place, [one / pivot[place] for one in pivot])
        for index, row in enumerate(rows):
            if index != place and row[place]:
                rows[index] = [one - row[place] * own for one, own in zip(row, rows[place], strict=True)]
    return [row[-1] for row in rows]


def after_move(state: State, move: Move) -> State:
    """Return the state after a move."""
    new = state.clone()
    new.play(move)
    return new
