"""What a fleet may hope for after its next turn, ship by ship and without dice: for bots that compare manoeuvres of the great game.

Each ship's place is judged as its helmsman judges it (`helm.py`), as the table was when the decision was to be made, so that it
is the same for all manoeuvres that are compared. What the helmsman only guesses is reckoned: the broadsides that the fleet can
fire, with the lines that are clear, and those of the enemy when he has sailed by his rule of thumb. A shot counts as much as it
does on average; nobody is hit meanwhile.

All that things are worth is counted in turns of a merchant. What is added up has names, which people read when they ask why.
"""

from __future__ import annotations

from copy import copy
from random import Random
from typing import TYPE_CHECKING, Final

from spielhafen.games.seeschlacht.board.pieces import (
    BLUE_FACE,
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
from spielhafen.games.seeschlacht.bot.helm import Judge
from spielhafen.games.seeschlacht.bot.threats import HITS, loss
from spielhafen.games.seeschlacht.moves import COLOUR, DONE
from spielhafen.games.seeschlacht.rules.gunnery import Gunnery, Salvo, targets
from spielhafen.games.seeschlacht.state import SUNK, Sea

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from spielhafen.core.moves import Move

    Policy = Callable[[Sea, Sequence[Move], Random], Move]
    Left = Callable[[Sea, int], float]

WARSHIP: Final = 4.0
"""To lose a warship: more than a helmsman reckons, who thinks of the next shot and not of the battle after it."""
PARTS: Final = {2: (0.0, 0.4, 1.0), 3: (0.0, 0.25, 0.55, 1.0)}
"""By the hits that sink a ship, the part of its worth that is lost with none of them, with one, and so on."""
DELAY: Final = 0.5
"""How much a turn counts that an enemy merchant takes longer."""
DECIDED: Final = 100.0
"""A battle that the enemy's answer decides."""
PARTS_OF_GAIN: Final = (
    "way",  # one's own merchants: the way that they still have to go
    "hunt",  # one's own warships: the way to what they make for, and repair
    "danger",  # what can have one's own ships under fire, as the helmsman fears it
    "fire",  # the broadsides that the fleet can fire now
    "reply",  # those of the enemy when he has sailed
    "decided",  # that he thereby decides the battle
    "struck",  # hits of the enemy's ships, by rams and after repairs
    "suffered",  # hits of one's own, likewise
    "delay",  # the way that enemy merchants still have to go
)
"""What is added up, as `feature-<name>` tells people."""


class Foresight:
    """What manoeuvres that begin at one table have come to."""

    def __init__(self, root: Sea, seat: int, policy: Policy, left: Left) -> None:
        """`left`: the turns that a merchant still has to go, with its heading."""
        self.root = root
        self.seat = seat
        self.policy = policy
        self.left = left
        self.judges: dict[int, Judge] = {}

    def gain(self, g: Sea) -> float:
        """What the table is worth to the seat where its ships have sailed and nobody has fired yet; stays as it is."""
        places = sum([self._place(g, ship) for ship in FLEETS[self.seat]])
        after, reply, decided = self._answer(g)
        harm = 0.0
        for _, amount in self._harm(after):
            harm += amount
        return places + broadsides(g, self.seat) - reply + decided + harm

    def parts(self, g: Sea) -> dict[str, float]:
        """The same by name: what `gain` adds up."""
        found = dict.fromkeys(PARTS_OF_GAIN, 0.0)
        for ship in FLEETS[self.seat]:
            calm = self._place(g, ship, calm=True)
            found["way" if MERCHANT[ship] else "hunt"] += calm
            found["danger"] += self._place(g, ship) - calm
        found["fire"] = broadsides(g, self.seat)
        after, reply, found["decided"] = self._answer(g)
        found["reply"] = -reply
        for name, amount in self._harm(after):
            found[name] += amount
        return found

    def _place(self, g: Sea, ship: int, *, calm: bool = False) -> float:
        """What it is worth that a ship of one's own lies where it does; `calm`: to somebody who fears nothing."""
        if self.root.at[ship] == SUNK:
            return 0.0
        judge = self.judges.get(ship)
        if judge is None:
            judge = self.judges[ship] = Judge(self.root, ship)
            judge.shot = 0.0  # what it can fire at is reckoned
        if calm:
            judge = copy(judge)
            judge.minds = judge.battery = 0.0
        there = self.root if g.at[ship] == SUNK else g
        return judge.value(SPOT[there.at[ship]], there.headings[ship])

    def _answer(self, g: Sea) -> tuple[Sea, float, float]:
        """The table when the enemy has sailed, the harm that his broadsides then do, and what he has decided before them."""
        after = g.clone()
        if sail_on(after, self.root.number + 1, self.policy):
            return after, broadsides(after, 1 - self.seat), 0.0
        return after, 0.0, verdict(after, self.seat)

    def _harm(self, g: Sea) -> Iterator[tuple[str, float]]:
        """What both sides have suffered by ramming and on the way: hits, and the way that enemy merchants still have to go."""
        for ship in SHIPS:
            if self.root.at[ship] != SUNK:
                parts = PARTS[SINKS[ship]]
                lost = price(self.root, ship) * parts[-1 if g.at[ship] == SUNK else g.hits[ship]]
                yield ("suffered", -lost) if OWNER[ship] == self.seat else ("struck", lost)
        for ship in MERCHANTS_OF[1 - self.seat]:
            if self.root.at[ship] != SUNK:
                yield "delay", DELAY * self.left(self.root if g.at[ship] == SUNK else g, ship)


def sail_on(g: Sea, turn: int, policy: Policy) -> bool:
    """Both fleets sail on by the rule of thumb and by this wind, and nobody fires, until the guns of this turn are ready.

    Gives whether it comes to that: the battle may end before, or nobody may be there to fire.
    """
    while g.steps and g.number <= turn:
        step = g.steps[-1]
        if isinstance(step, Gunnery):
            if g.number == turn:
                return True
            g.play(DONE)
        elif isinstance(step, Salvo):
            g.play(COLOUR[BLUE_FACE])  # a miss
        else:
            g.tried = 1
            moves = g.moves()
            g.play(policy(g, moves, ANY) if len(moves) > 1 else moves[0])
    return False


ANY: Final = Random(0)
"""The rule of thumb asks for no dice."""


def verdict(g: Sea, seat: int) -> float:
    """What it counts that the battle is over: nothing if nobody has won it, or both."""
    if g.winners is None or len(g.winners) == SEATS:
        return 0.0
    return DECIDED if seat in g.winners else -DECIDED


def price(g: Sea, ship: int) -> float:
    """What it would cost to lose this ship."""
    return loss(g, ship) if MERCHANT[ship] else WARSHIP


# Fire.


def broadsides(g: Sea, seat: int) -> float:
    """The harm that the shots of a fleet do on average, if those with the least choice fire first, each where it does most."""
    aimed: dict[int, int] = {}
    total = 0.0
    for shots in sorted([found for ship in FLEETS[seat] if (found := targets(g, ship))], key=len):
        most, best = max([(_more(g, target, aimed.get(target, 0)), target) for target, _ in shots])
        aimed[best] = aimed.get(best, 0) + 1
        total += most
    return total


def _more(g: Sea, target: int, shots: int) -> float:
    """What one more shot costs this ship on average."""
    return price(g, target) * SHARES[SINKS[target]][g.hits[target]][shots]


def _shares(hits: int, parts: Sequence[float], most: int) -> list[float]:
    """The share of a ship with so many hits that each of so many shots costs on average, the first one first."""
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
"""By the hits that sink a ship and those it has taken."""
