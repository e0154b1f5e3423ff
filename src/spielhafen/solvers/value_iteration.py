"""Value iteration: the value of a position without secrets, by sweeps over all states.

It has nothing in common with backward induction but the rules, and not all of these. States are written as
position files and told apart by their text; each state is read from its file again, and each move from its
text, before it is played. Values are decimals. At first each decision is thought to be worth the least to
the seat that makes it; so no seat gains by going in circles.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from spielhafen.core.errors import RulesError
from spielhafen.core.play import CHANCE, OVER
from spielhafen.solvers.game_tree import TreeTooLarge
from spielhafen.solvers.outcomes import listed_outcomes

if TYPE_CHECKING:
    from collections.abc import Callable

    from spielhafen.core.game import Game
    from spielhafen.core.play import State

WORST: Final = (-1.0, 1.0)
"""The value for seat 0 that is worst for the seat to move."""
SAME: Final = 1e-12
"""A difference that is rounding."""
MOST_SWEEPS: Final = 10_000
MOST_STATES: Final = 400_000
TELL_EVERY: Final = 500


@dataclass(slots=True)
class _Place:
    """A state: who decides, and the numbers of the states that follow with their probabilities."""

    actor: int
    value: float = 0.0
    following: list[tuple[int, float]] = field(default_factory=list)


def iterate_values(game: Game, state: State, tell: Callable[[int], None] | None = None) -> float:
    """Return the value for seat 0; raises RulesError if the values go on changing.

    tell: called with the number of states that are known.
    """
    places = _explore(game, state, tell)
    for _ in range(MOST_SWEEPS):
        if not sum(_improve(place, places) for place in reversed(places)):
            return places[0].value
    raise RulesError(f"values still change after {MOST_SWEEPS} sweeps")


def _explore(game: Game, state: State, tell: Callable[[int], None] | None) -> list[_Place]:
    """Return all states that can be reached, the first one first, breadth first."""
    written = [_write(game, state)]
    numbers = {written[0]: 0}
    places: list[_Place] = []
    while len(places) < len(written):
        g = game.load(json.loads(written[len(places)]))
        place = _Place(g.actor())
        if place.actor == OVER:
            place.value = game.returns(g)[0]
        elif place.actor >= 0:
            place.value = WORST[place.actor]
        for move, probability in _choices(g):
            new = g.clone()
            new.play(game.catalogue.read(move))
            text = _write(game, new)
            if text not in numbers:
                numbers[text] = len(written)
                written.append(text)
            place.following.append((numbers[text], probability))
        places.append(place)
        if len(written) > MOST_STATES:
            raise TreeTooLarge(f"more than {MOST_STATES} states")
        if tell and len(places) % TELL_EVERY == 0:
            tell(len(places))
    return places


def _write(game: Game, state: State) -> str:
    return json.dumps(game.dump(state), sort_keys=True)


def _choices(g: State) -> list[tuple[str, float]]:
    """Return the texts of moves or outcomes, with the probabilities of outcomes."""
    if g.actor() == CHANCE:
        return [(str(move), float(probability)) for move, probability in listed_outcomes(g)]
    return [(str(move), 1.0) for move in g.moves()]


def _improve(place: _Place, places: list[_Place]) -> bool:
    """Value a state by those that follow; return whether its value has changed."""
    before = place.value
    if place.actor == CHANCE:
        place.value = sum(probability * places[number].value for number, probability in place.following)
    elif place.actor != OVER:
        best = max if place.actor == 0 else min
        place.value = best(places[number].value for number, _ in place.following)
    return abs(place.value - before) > SAME
