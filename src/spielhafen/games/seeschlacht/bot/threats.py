"""A side's view of the enemy before it moves a ship: threats and targets.

All values are in turns of a merchant.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spielhafen.games.seeschlacht.board.chart import (
    AHEAD,
    EDGE,
    GOAL_BERTHS,
    HOME_DOTTED,
    NEUTRAL,
    SPACES,
    fields_from,
)
from spielhafen.games.seeschlacht.board.pieces import (
    ALLOWANCE,
    FLEETS,
    HEAVY,
    MERCHANT,
    MERCHANTS_OF,
    OF_FLEET,
    OWNER,
    SEATS,
    SINKS,
)
from spielhafen.games.seeschlacht.bot.distances import APART, FIRED_AT_FROM, REACH, SPOT, reach, table
from spielhafen.games.seeschlacht.state import SUNK, Sea

# Values.

LOSS: Final = {"merchant": 7.0, "loaded": 10.0, "warship": 2.0}
"""The cost of losing a ship."""
FIRST_HIT: Final = 0.35
"""The cost of a hit that does not sink, as a share of that."""
HITS: Final = 1 / 3
"""The share of shots that hit."""


def loss(g: Sea, ship: int) -> float:
    """Return the cost of losing this ship."""
    if not MERCHANT[ship]:
        return LOSS["warship"]
    if ship in g.arrived:
        return 0.0
    return LOSS["loaded" if g.cargo[ship] and not g.options.short else "merchant"]


def harm(g: Sea, ship: int) -> float:
    """Return the cost of one more hit on this ship."""
    return loss(g, ship) * (1.0 if g.hits[ship] + 1 >= SINKS[ship] else FIRST_HIT)


# The enemy.


class Outlook:
    """The enemy as seen by a side before it moves a ship: their zones of fire, and the targets."""

    def __init__(self, g: Sea, seat: int) -> None:
        self.seen = seen(g, seat)
        self.foes = [foe for foe in FLEETS[1 - seat] if g.at[foe] != SUNK]
        abroad = [foe for foe in self.foes if not NEUTRAL[g.at[foe]]]
        self.danger = self._danger(g, abroad)
        self.gains = self._gains(g, abroad)
        self._aims: dict[tuple[int, ...], list[tuple[int, float]]] = {}

    def target(self, g: Sea, seat: int, start: int) -> int:
        """Return the point that a warship makes for: the place of the enemy most worth the way."""
        wards = tuple([g.at[own] for own in MERCHANTS_OF[seat] if own not in g.arrived])
        aims = self._aims.get(wards)
        if aims is None:
            aims = self._aims[wards] = [_prize(g, foe, wards) for foe in self.foes if foe not in g.arrived]
        best, found, spot = float("-inf"), start, SPOT[start]
        for aim, prize in aims:
            worth = prize - APART[SPOT[aim] - spot] / REMOTE
            if worth > best:
                best, found = worth, aim
        return found

    def feared(self, spot: int) -> int:
        """Return how many enemy ships, at most three, can fire at this spot in their next turn."""
        byte, bit = spot >> 3, 1 << (spot & 7)
        return sum([spots[byte] & bit > 0 for spots in self.danger])

    def best_shot(self, spot: int, heading: int) -> float:
        """Return the value of a hit by the best shot from there; ships in between are not checked."""
        byte, bit = spot >> 3, 1 << (spot & 7)
        for worth, spots in self.gains[heading % 3]:
            if spots[byte] & bit:
                return worth
        return 0.0

    def _danger(self, g: Sea, foes: Sequence[int]) -> list[bytes]:
        """Return the spots that one enemy ship, two, or more can have under fire in their next turn."""
        fast = ALLOWANCE[g.rose][g.wind]
        one = two = more = 0
        for foe in foes:
            under_fire = reach(fast[g.hits[foe] >= HEAVY[foe]], g.headings[foe]) << (SPOT[g.at[foe]] - REACH)
            more |= two & under_fire
            two |= one & under_fire
            one |= under_fire
        return [table(one), table(two), table(more)]

    def _gains(self, g: Sea, foes: Sequence[int]) -> list[list[tuple[float, bytes]]]:
        """Return the value of the best shot and the spots it can be fired from, by keel line.

        The best come first.
        """
        worths = {foe: harm(g, foe) for foe in foes}
        gains: list[list[tuple[float, bytes]]] = [[], [], []]
        for worth in sorted(set(worths.values()) - {0.0}, reverse=True):
            targets = [FIRED_AT_FROM[g.at[foe]] for foe in foes if worths[foe] == worth]
            for keel, found in enumerate(gains):
                spots = 0
                for target in targets:
                    spots |= target[keel]
                found.append((worth, table(spots)))
        return gains


def seen(g: Sea, seat: int) -> tuple[object, ...]:
    """Return all values that an outlook depends on."""
    foes = OF_FLEET[1 - seat]
    return (
        g.rose,
        g.wind,
        g.options,
        g.at[foes],
        g.headings[foes],
        g.hits[foes],
        g.cargo[foes],
        g.arrived[:],
    )


_outlooks: dict[int, Outlook] = {}
"""The last outlook of each seat, a cache; the values it depends on are compared."""


def outlook(g: Sea, seat: int) -> Outlook:
    """Return the outlook of this side."""
    last = _outlooks.get(seat)
    if last is None or last.seen != seen(g, seat):
        last = _outlooks[seat] = Outlook(g, seat)
    return last


# Targets of warships.

INTERCEPT: Final = 3
"""The number of fields ahead of a merchant that hunters make for."""


def _ahead_of(goals: frozenset[int]) -> list[int]:
    """Return for each point the one INTERCEPT fields further on the way to the goals."""
    far = fields_from(goals)
    there = list(SPACES)
    for _ in range(INTERCEPT):
        there = [
            min((near for near in (*AHEAD[at], at) if near != EDGE), key=far.__getitem__) for at in there
        ]
    return there


HOMEWARD: Final = [_ahead_of(HOME_DOTTED[seat]) for seat in range(SEATS)]
OUTWARD: Final = [_ahead_of(GOAL_BERTHS[seat]) for seat in range(SEATS)]


def apart(one: int, other: int) -> int:
    """Return the fields between two points, over land or not."""
    return APART[SPOT[other] - SPOT[one]]


PRIZES: Final = {"merchant": 3.0, "loaded": 4.5, "warship": 1.5, "threat": 1.5, "neutral": 0.5}
"""The attraction of targets for warships, in units of `REMOTE` fields."""
REMOTE: Final = 6.0
CLOSE: Final = 7
"""The number of fields within which an enemy threatens a merchant."""


def _prize(g: Sea, foe: int, wards: Sequence[int]) -> tuple[int, float]:
    """Return the point to make for to get this ship, and the value of that."""
    at, seat = g.at[foe], OWNER[foe]
    if not MERCHANT[foe]:
        threat = any(ward != SUNK and apart(at, ward) <= CLOSE for ward in wards)
        return at, PRIZES["warship"] + (PRIZES["threat"] if threat else 0.0)
    if NEUTRAL[at]:
        return at, PRIZES["neutral"]
    if g.cargo[foe] and not g.options.short:
        return HOMEWARD[seat][at], PRIZES["loaded"]
    return OUTWARD[seat][at], PRIZES["merchant"]
