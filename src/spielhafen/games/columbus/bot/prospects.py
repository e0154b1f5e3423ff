"""The distance of a captain of Columbus from victory, counted in fields.

The worth of a thing is the number of fields of sailing it equals. The weights fit the results of some 1,000
games of the rule of thumb against itself, and the frequencies of whirlwind hits those seen in 2,000 of them.
"""

from __future__ import annotations

from typing import Final

from spielhafen.core.secret import HIDDEN
from spielhafen.games.columbus.board.chart import (
    AREA_OF,
    BESIDE,
    CALM,
    DIRECTIONS,
    EDGE,
    ROCK,
    SPACES,
    START,
    WATER,
    WESTERN,
    flight,
    steps_from,
)
from spielhafen.games.columbus.board.pieces import (
    CARD_NAMES,
    CARPENTER,
    FLIGHT,
    GOOD_WEATHER,
    GOOD_WINDS,
    VERY_GOOD_WINDS,
)
from spielhafen.games.columbus.state import Ocean

# Worths, in fields.

MAST: Final = 3.8
"""The worth of a mast that is up."""
IN_CALM: Final = 0.8
"""The worth of being in open water instead of a calm."""
BARREL: Final = 0.55
DRAWN_CARD: Final = 0.75
SIGHT: Final = 3.0
"""The worth of a look at a disc."""
TURN: Final = 2.7
"""The worth of a turn."""
SEARCH: Final = 3.8
"""The worth of having found an inhabited island, beyond the way there and back."""
KINDS: Final = {GOOD_WINDS: 2.4, VERY_GOOD_WINDS: 3.4, CARPENTER: 1.3, GOOD_WEATHER: 0.9}
"""The worth of a card in hand."""
WHIRLWIND_CARD: Final = 0.9
CARD_WORTH: Final = [
    KINDS.get(card, WHIRLWIND_CARD if card in FLIGHT else 0.0) for card in range(len(CARD_NAMES))
]

# The way.


def _ways(goals: list[int]) -> list[float]:
    """Return for each space the fields to a goal, round the calms.

    From a calm it is one field more than from the best space beside it.
    """
    open_water = [WATER[space] and not CALM[space] for space in SPACES]
    dry = steps_from(tuple(goals), through=open_water)
    ways = [float(far) for far in dry]
    for space in SPACES:
        if CALM[space]:
            beside = [dry[near] for near in BESIDE[space] if near != EDGE]
            ways[space] = min(beside) + 1.0
    return ways


WEST: Final = _ways(
    [space for space in SPACES if WATER[space] and AREA_OF[space] == WESTERN and not CALM[space]]
)
HOME: Final = _ways([START])
WAYS: Final = (WEST, HOME)
"""Fields to the goal by space, west before the find of an inhabited island, home after it."""
CROSSING: Final = WEST[START]
"""Fields from the western shore home."""


def _drifts(ways: list[float], space: int) -> list[float]:
    """Return the cost of a storm in each direction for a sound ship here."""
    harm = []
    for near in BESIDE[space]:
        if near == EDGE:
            harm.append(0.0)
        elif ROCK[near]:
            harm.append(MAST)
        else:
            harm.append(ways[near] - ways[space] + IN_CALM * (CALM[near] - CALM[space]))
    return harm


HARM: Final = [[_drifts(ways, space) if WATER[space] else [0.0] * 8 for space in SPACES] for ways in WAYS]
MEAN_HARM: Final = [[sum(harm) / len(DIRECTIONS) for harm in harms] for harms in HARM]


def _standing(found: int, damaged: int, space: int) -> dict[str, float]:
    """Return the burdens of a captain that follow from the ship."""
    return {
        "way": WAYS[found][space],
        "search": 0.0 if found else SEARCH + CROSSING,
        "mast": MAST * damaged,
        "calm": IN_CALM * CALM[space],
    }


STANDING: Final = [
    [[sum(_standing(found, damaged, space).values()) for space in SPACES] for damaged in (0, 1)]
    for found in (0, 1)
]
"""The sum of these burdens, by find of an inhabited island, damage and space."""


def burdens(g: Ocean, seat: int) -> dict[str, float]:
    """Return the visible burdens of a captain, in fields; barrels count as negative."""
    return _standing(g.found[seat], g.damaged[seat], g.ships[seat]) | {
        "mutiny": TURN * g.idle[seat],
        "barrels": -BARREL * g.barrels[seat],
    }


def remaining(g: Ocean, seat: int) -> float:
    """Return the sum of a captain's burdens."""
    standing = STANDING[g.found[seat]][g.damaged[seat]][g.ships[seat]]
    return standing + TURN * g.idle[seat] - BARREL * g.barrels[seat]


def held(g: Ocean, seat: int) -> float:
    """Return the worth of the cards in a captain's hand; hidden cards count nothing."""
    hand = g.hands[seat]
    return sum([CARD_WORTH[card] for card in hand if card != HIDDEN]) if hand else 0.0


# The danger before the captain's next turn.

HITS: Final = (0.14, 0.46, 0.15, 0.06, 0.0)
"""The chance that a lone rival's turn breaks the mast, by fields to the whirlwind (§16)."""
AIMED_AT: Final = {2: 1.0, 3: 0.75, 4: 0.58, 5: 0.48}
"""The share of those hits for each rival, by the number of seats: others are targets, too."""
PERILS: Final = {
    seats: [[MAST * (1 - (1 - aimed_at * hits) ** turns) for hits in HITS] for turns in range(seats)]
    for seats, aimed_at in AIMED_AT.items()
}
"""Expected costs of a broken mast: by number of seats, turns of others before it, fields."""
WAITS: Final = {seats: [TURN * others / seats for others in range(seats)] for seats in AIMED_AT}
"""The cost of the others' turns before a captain's next one: by number of seats and others."""


def others_first(g: Ocean, seat: int) -> int:
    """Return how many others have a turn before this captain's next one."""
    return (seat - g.turn - bool(g.dice)) % len(g.ships)


def peril(g: Ocean, seat: int) -> float:
    """Return the expected cost of whirlwinds before a captain's next turn.

    It is zero for ships that are damaged or in the harbour.
    """
    if g.damaged[seat]:
        return 0.0
    space, (one, other) = g.ships[seat], g.whirlwinds
    far = min(flight(one)[space], flight(other)[space], len(HITS) - 1)
    return PERILS[len(g.ships)][others_first(g, seat)][far]


def wait(g: Ocean, seat: int) -> float:
    """Return the cost of the others' turns before a captain's next one, a share for each."""
    return WAITS[len(g.ships)][others_first(g, seat)]


def to_go(g: Ocean, seat: int) -> float:
    """Return all burdens of a captain, including the others' turns, less the cards in hand."""
    return remaining(g, seat) + peril(g, seat) + wait(g, seat) - held(g, seat)
