"""The prospects of a fleet after its next turn, ship by ship and without dice.

Bots compare manoeuvres of the great game by them. Each ship's place is evaluated as by its helmsman
(`helm.py`), on the table where the decision is to be made, so that the evaluation is the same for all
compared manoeuvres. The helmsman's guesses are replaced by computed values: the broadsides that the fleet can
fire over clear lines, and those of the enemy after sailing by the rule of thumb. A shot counts by its average
harm; no ship is hit meanwhile.

All values are in turns of a merchant. The terms have names, which are shown as reasons.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Final, NamedTuple, TypeAlias

from spielhafen.core.moves import Move
from spielhafen.core.play import Chance, Step
from spielhafen.games.seeschlacht.board.pieces import (
    BLUE_FACE,
    CHANGES,
    FLEET,
    FLEETS,
    MERCHANT,
    MERCHANTS_OF,
    OWNER,
    SEATS,
    SHIPS,
    SINKS,
)
from spielhafen.games.seeschlacht.bot.distances import SPOT
from spielhafen.games.seeschlacht.bot.helm import Evaluator, next_steps
from spielhafen.games.seeschlacht.bot.threats import HITS, loss
from spielhafen.games.seeschlacht.moves import COLOUR, DONE, NUMBER, WIND
from spielhafen.games.seeschlacht.rules.gunnery import Aim, Gunnery, Salvo, line_of, targets
from spielhafen.games.seeschlacht.rules.turn import Sailing
from spielhafen.games.seeschlacht.rules.weather import Gale, Strength
from spielhafen.games.seeschlacht.state import NONE, SUNK, Sea

Policy: TypeAlias = Callable[[Sea, Sequence[Move], Random], Move]
Left: TypeAlias = Callable[[Sea, int], float]

WARSHIP: Final = 4.0
"""The value of a warship.

It is more than a helmsman's, who counts the next shot and not the battle after it.
"""
PARTS: Final = {2: (0.0, 0.4, 1.0), 3: (0.0, 0.25, 0.55, 1.0)}
"""The part of a ship's value lost after each number of hits, by the hits that sink it."""
DELAY: Final = 0.5
"""The weight of a turn of delay for an enemy merchant."""
DECIDED: Final = 100.0
"""The value of a battle that the enemy's answer decides."""
PARTS_OF_GAIN: Final = (
    "way",  # one's own merchants: the way still to go
    "hunt",  # one's own warships: the way to their targets, and repair
    "danger",  # the threat to one's own ships, as the helmsman estimates it
    "fire",  # the broadsides that the fleet can fire now
    "reply",  # those of the enemy after sailing
    "decided",  # a battle that the enemy thereby decides
    "struck",  # hits of the enemy's ships, by rams and after repairs
    "suffered",  # hits of one's own, likewise
    "delay",  # the way that enemy merchants still have to go
)
"""The terms of the sum, shown to people as `feature-<name>`."""


class ShipForecast:
    """An evaluation of manoeuvres that begin at one table."""

    def __init__(self, root: Sea, seat: int, policy: Policy, left: Left) -> None:
        """Start from the table `root`; `left` gives the turns that a merchant still has to go."""
        self.root = root
        self.seat = seat
        self.policy = policy
        self.left = left
        self.evaluators: dict[tuple[int, bool], Evaluator] = {}

    def gain(self, g: Sea, answer: Answer | None = None) -> float:
        """Return the value for the seat after sailing and before fire; the table stays unchanged."""
        places = sum([self._place(g, ship) for ship in FLEETS[self.seat]])
        after, reply, decided = self._reply(answer or answered(g, self.root, self.policy))
        harm = 0.0
        for _, amount in self._harm(after):
            harm += amount
        return places + broadsides(g, self.seat) - reply + decided + harm

    def parts(self, g: Sea, answer: Answer | None = None) -> dict[str, float]:
        """Return the terms of `gain` by name."""
        found = dict.fromkeys(PARTS_OF_GAIN, 0.0)
        for ship in FLEETS[self.seat]:
            fearless = self._place(g, ship, fearless=True)
            found["way" if MERCHANT[ship] else "hunt"] += fearless
            found["danger"] += self._place(g, ship) - fearless
        found["fire"] = broadsides(g, self.seat)
        after, reply, found["decided"] = self._reply(answer or answered(g, self.root, self.policy))
        found["reply"] = -reply
        for name, amount in self._harm(after):
            found[name] += amount
        return found

    def _place(self, g: Sea, ship: int, *, fearless: bool = False) -> float:
        """Return the value of a ship's place, without its dangers if `fearless`."""
        if self.root.at[ship] == SUNK:
            return 0.0
        evaluator = self.evaluators.get((ship, fearless))
        if evaluator is None:
            evaluator = self.evaluators[ship, fearless] = Evaluator(self.root, ship)
            evaluator.shot = 0.0  # its shots are computed exactly
            if fearless:
                evaluator.danger_weight = evaluator.battery = 0.0
        there = self.root if g.at[ship] == SUNK else g
        return evaluator.value(SPOT[there.at[ship]], there.headings[ship])

    def _reply(self, answer: Answer) -> tuple[Sea, float, float]:
        """Return the table after the enemy's sailing, the harm of their broadsides, and the verdict."""
        after, fires = answer
        if fires:
            return after, broadsides(after, 1 - self.seat), 0.0
        return after, 0.0, verdict(after, self.seat)

    def _harm(self, g: Sea) -> Iterator[tuple[str, float]]:
        """Yield losses of both sides by ramming and on the way, and the way left to enemy merchants."""
        for ship in SHIPS:
            if self.root.at[ship] != SUNK:
                parts = PARTS[SINKS[ship]]
                lost = price(self.root, ship) * parts[-1 if g.at[ship] == SUNK else g.hits[ship]]
                yield ("suffered", -lost) if OWNER[ship] == self.seat else ("struck", lost)
        for ship in MERCHANTS_OF[1 - self.seat]:
            if self.root.at[ship] != SUNK:
                yield "delay", DELAY * self.left(self.root if g.at[ship] == SUNK else g, ship)


class Answer(NamedTuple):
    """The table after the enemy has sailed, too, and whether their guns are ready."""

    after: Sea
    fires: bool


def answered(g: Sea, root: Sea, policy: Policy) -> Answer:
    """Return the enemy's answer; the table stays unchanged."""
    after = g.clone()
    return Answer(after, sail_on(after, root.number + 1, policy))


def sail_on(g: Sea, turn: int, policy: Policy) -> bool:
    """Let both fleets sail on by the rule of thumb and in this wind, without fire.

    Return True when the guns of this turn are ready; False if the battle ends before, or no ship can fire.
    """
    while g.steps and g.number <= turn:
        step = g.steps[-1]
        if isinstance(step, Gunnery):
            if g.number == turn:
                return True
            g.play(DONE)
        elif isinstance(step, Chance):
            g.play(uneventful(g, step))
        else:
            g.tried = 1
            _, steps = next_steps(g, step.seat) if isinstance(step, Sailing) else (NONE, ())
            g.play(steps[0] if steps else _choose(g, policy))
    return False


def _choose(g: Sea, policy: Policy) -> Move:
    moves = g.moves()
    return policy(g, moves, ANY) if len(moves) > 1 else moves[0]


def uneventful(g: Sea, step: Step) -> Move:
    """Return the outcome of chance that leaves wind and ships as they are."""
    if isinstance(step, Gale):
        return WIND[g.rose][g.wind]
    if isinstance(step, Strength):
        return COLOUR[g.rose]
    if isinstance(step, Aim):
        return COLOUR[line_of(g, step.ship, step.target) % len(COLOUR)]
    return COLOUR[BLUE_FACE] if isinstance(step, Salvo) else NO_CHANGE


NO_CHANGE: Final = next(number for number in NUMBER if not CHANGES[number.number])
ANY: Final = Random(0)
"""The random generator for the rule of thumb, which does not use it."""


def verdict(g: Sea, seat: int) -> float:
    """Return the value of a finished battle: 0 without a winner, or if both have won."""
    if g.winners is None or len(g.winners) == SEATS:
        return 0.0
    return DECIDED if seat in g.winners else -DECIDED


def price(g: Sea, ship: int) -> float:
    """Return the cost of losing this ship."""
    return loss(g, ship) if MERCHANT[ship] else WARSHIP


# Fire.


def broadsides(g: Sea, seat: int) -> float:
    """Return the average harm of a fleet's shots.

    Ships with the least choice fire first, each where it does most harm.
    """
    aimed: dict[int, int] = {}
    total = 0.0
    for aims in sorted([found for _, found in targets(g, seat)], key=len):
        most, best = max([(_more(g, target, aimed.get(target, 0)), target) for target in aims])
        aimed[best] = aimed.get(best, 0) + 1
        total += most
    return total


def _more(g: Sea, target: int, shots: int) -> float:
    """Return the average cost of one more shot at this ship."""
    return price(g, target) * SHARES[SINKS[target]][g.hits[target]][shots]


def _shares(hits: int, parts: Sequence[float], most: int) -> list[float]:
    """Return the average cost of each of `most` shots in order, as a share of the ship's value."""
    sunk = len(parts) - 1
    chances = [float(count == hits) for count in range(sunk + 1)]
    found, before = [], parts[hits]
    for _ in range(most):
        for count in range(sunk, hits, -1):
            struck = HITS * chances[count - 1]
            chances[count] += struck
            chances[count - 1] -= struck
        cost = sum([chance * part for chance, part in zip(chances, parts, strict=True)])
        found.append(cost - before)
        before = cost
    return found


SHARES: Final = {
    sinks: [_shares(hits, parts, FLEET) for hits in range(sinks)] for sinks, parts in PARTS.items()
}
"""The average costs of shots, by the hits that sink a ship and those it has taken."""
