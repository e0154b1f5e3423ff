"""What lies between a captain of Columbus and his victory, counted in fields.

What a thing is worth is the number of fields that one would sail for it. The weights agree with who won some 1,000 games of the
rule of thumb against itself, and how often whirlwinds hit with what was seen in 2,000 of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

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

if TYPE_CHECKING:
    from spielhafen.games.columbus.state import Ocean

# What things are worth, in fields.

MAST: Final = 3.8
"""To have one's mast up."""
IN_CALM: Final = 0.8
"""To lie in open water rather than in a calm."""
BARREL: Final = 0.55
DRAWN_CARD: Final = 0.75
SIGHT: Final = 3.0
"""A look at a disc."""
TURN: Final = 2.7
"""A turn."""
SEARCH: Final = 3.8
"""To have found an inhabited island, beyond the way there and back."""
KINDS: Final = {GOOD_WINDS: 2.4, VERY_GOOD_WINDS: 3.4, CARPENTER: 1.3, GOOD_WEATHER: 0.9}
"""A card in hand."""
WHIRLWIND_CARD: Final = 0.9
CARD_WORTH: Final = [
    KINDS.get(card, WHIRLWIND_CARD if card in FLIGHT else 0.0) for card in range(len(CARD_NAMES))
]

# The way.


def _ways(goals: list[int]) -> list[float]:
    """For each space the fields to a goal, round the calms; from a calm it is one more than from beside it."""
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
"""By whether an inhabited island was found."""
CROSSING: Final = WEST[START]
"""Fields from the western shore home."""


def _drifts(ways: list[float], space: int) -> list[float]:
    """What a storm in each direction would cost a sound ship here."""
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


def burdens(g: Ocean, seat: int) -> dict[str, float]:
    """What lies between a captain and his victory as everybody can see it, in fields; barrels are on his side."""
    space, found = g.ships[seat], g.found[seat]
    return {
        "way": WAYS[found][space],
        "search": 0.0 if found else SEARCH + CROSSING,
        "mast": MAST * g.damaged[seat],
        "calm": IN_CALM * CALM[space],
        "mutiny": TURN * g.idle[seat],
        "barrels": -BARREL * g.barrels[seat],
    }


def remaining(g: Ocean, seat: int) -> float:
    """All of this together."""
    return sum(burdens(g, seat).values())


def held(g: Ocean, seat: int) -> float:
    """What the cards in a captain's hand are worth; of a view, what its viewer knows of them."""
    return sum([CARD_WORTH[card] for card in g.hands[seat] if card != HIDDEN])


# What the others may do before one moves again.

HITS: Final = (0.14, 0.46, 0.15, 0.06, 0.0)
"""How often a turn of the only rival breaks the mast of a ship so many fields from the nearer whirlwind (§16)."""
AIMED_AT: Final = {2: 1.0, 3: 0.75, 4: 0.58, 5: 0.48}
"""By the number of seats: how much of that is left for each rival where there are others to aim at."""
CAUGHT: Final = {
    seats: [[1 - (1 - aimed_at * hits) ** turns for hits in HITS] for turns in range(seats)]
    for seats, aimed_at in AIMED_AT.items()
}
"""How often a mast breaks before the next turn, by the number of seats, the turns of others until then, and the fields."""


def others_first(g: Ocean, seat: int) -> int:
    """How many others have a turn before a captain has his next one."""
    return (seat - g.turn - bool(g.dice)) % g.seats()


def peril(g: Ocean, seat: int) -> float:
    """What whirlwinds may cost a captain before his next turn; who has lost his mast or lies in the harbour has nothing to fear."""
    if g.damaged[seat]:
        return 0.0
    space = g.ships[seat]
    far = min([flight(whirlwind)[space] for whirlwind in g.whirlwinds])
    return MAST * CAUGHT[g.seats()][others_first(g, seat)][min(far, len(HITS) - 1)]


def wait(g: Ocean, seat: int) -> float:
    """What it costs a captain that others have a turn before him: his share of a turn for each."""
    return TURN * others_first(g, seat) / g.seats()


def to_go(g: Ocean, seat: int) -> float:
    """All that lies between a captain and his victory, with what the others do before his next turn."""
    return remaining(g, seat) + peril(g, seat) + wait(g, seat) - held(g, seat)
