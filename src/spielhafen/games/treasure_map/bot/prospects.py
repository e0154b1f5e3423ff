"""The evaluation of a table, in turns still needed to reach El Dorado."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Final

from spielhafen.boxes.ship_adventure.chart import chart
from spielhafen.boxes.ship_adventure.equipment import CAMOUFLAGE, MELEE, RANGED, has_card
from spielhafen.boxes.ship_adventure.torus import Squares
from spielhafen.core.secret import has_seen
from spielhafen.games.treasure_map.board.pieces import PIECES
from spielhafen.games.treasure_map.bot.routes import steps_to
from spielhafen.games.treasure_map.rules.guns import armed, may_open_fire
from spielhafen.games.treasure_map.state import CITY, PIRATE, Isles

LEG: Final = 1.55
"""The average turns from one goal to the next: a temple, the square of its token, El Dorado."""
STORED_TURNS: Final = 0.6
"""The turns to fetch a kind of map piece from the city."""
FARTHEST: Final = 4
"""The most turns counted for a goal, also used for an unknown one."""
HUNTED: Final = 0.5
"""The cost of a hunting pirate to a captain with a full load."""
HEAVY: Final = 6.0
"""The full load, counted as map pieces and tokens plus one."""
GOLD_TURNS: Final = 0.04
ENOUGH: Final = 25
"""The gold beyond which more is of no use."""
SWORD_TURNS: Final = 0.22
SWORD_TURNS_IN_COMPANY: Final = 0.7
"""The value of melee bonuses against rivals, higher because winners take their cargo."""
GUN_TURNS: Final = 0.05
BALL_TURNS: Final = 0.15
HIDDEN_TURNS: Final = 0.6
HIDDEN_TURNS_IN_COMPANY: Final = 0.2
"""The value of camouflage, once pirates have guns."""


def missing(g: Isles, seat: int) -> list[int]:
    """Return the map pieces that a captain neither carries nor has in their city."""
    first = PIECES * seat
    return [piece for piece in range(PIECES) if not (g.pieces[first + piece] or g.stored[first + piece])]


def burdens(g: Isles, seat: int) -> dict[str, float]:
    """Return the turns between a captain and El Dorado, by feature.

    Gold and equipment are negative.
    """
    lacking = len(missing(g, seat))
    tokens = min(lacking, sum(holder in {seat, CITY + seat} for holder in g.holders))
    mine = range(PIECES * seat, PIECES * seat + PIECES)
    stored = sum(not g.pieces[place] and g.stored[place] > 0 for place in mine)
    carried = sum(g.pieces[place] for place in mine) + g.holders.count(seat)
    cards, alone = g.cards[seat], g.seats() == 1
    swords = SWORD_TURNS if alone else SWORD_TURNS_IN_COMPANY
    hidden = HIDDEN_TURNS if alone else HIDDEN_TURNS_IN_COMPANY
    return {
        "pieces": LEG * (2 * lacking - tokens) + STORED_TURNS * stored,
        "way": next_way(g, seat, lacking, tokens) / g.options.turn_steps,
        "hunted": HUNTED * g.hunts.count(seat) * min(1.0, (1 + carried) / HEAVY),
        "gold": -GOLD_TURNS * min(g.gold[seat] + g.bank[seat], ENOUGH),
        "swords": -swords * MELEE[cards],
        "guns": -GUN_TURNS * RANGED[cards] - BALL_TURNS * min(g.balls[seat], 2),
        "hiding": -hidden if has_card(cards, CAMOUFLAGE) and g.level > 1 else 0.0,
    }


def next_way(g: Isles, seat: int, lacking: int, tokens: int) -> int:
    """Return the steps to the nearest useful goal.

    `lacking`: the number of missing map pieces; `tokens`: the number of tokens for them.
    """
    farthest = FARTHEST * g.options.turn_steps
    if not g.board:
        return farthest
    if g.complete(seat):
        known = g.el_dorado and has_seen(g.told[0], seat) and g.el_dorado[0] >= 0
        return min(farthest, _steps_to_el_dorado(g, seat, g.el_dorado[0])) if known else farthest
    goals = [place for slot in g.tokens(seat) if lacking and (place := g.place(slot)) >= 0]
    if lacking > tokens:
        goals += full_temples(g)
    guarded = guns(g, seat) if goals else 0
    ways = [
        steps_to(g, seat, goal) + (2 * g.options.turn_steps if guarded >> goal & 1 else 0) for goal in goals
    ]
    return min([farthest, *ways])


def _steps_to_el_dorado(g: Isles, seat: int, square: int) -> int:
    """Return the steps to El Dorado, with a surcharge if a printed square is guarded."""
    printed = g.options.el_dorado == "printed"
    return steps_to(g, seat, square) + (
        2 * g.options.turn_steps if printed and guns(g, seat) >> square & 1 else 0
    )


def full_temples(g: Isles) -> list[int]:
    """Return the squares of the temples that hold a token."""
    return [square for square, full in zip(chart(g.board).temples, g.temples, strict=True) if full]


def guns(g: Isles, seat: int) -> Squares:
    """Return the squares where a captain's crew ashore would be under a pirate's guns."""
    if has_card(g.cards[seat], CAMOUFLAGE) or not armed(g, PIRATE):
        return 0
    sea, found = chart(g.board), 0
    for pirate, square in enumerate(g.pirates):
        if not g.sunk[pirate] and may_open_fire(g, PIRATE + pirate):
            found |= sea.torus.neighbour_sets[square]
    return found & ~sea.neutral


def remaining(g: Isles, seat: int) -> float:
    """Return the sum of a captain's burdens, in turns."""
    return sum(burdens(g, seat).values())


def features(g: Isles, seat: int) -> dict[str, float]:
    """Return the features of a captain's position, in turns.

    They are the negative burdens, and the remaining turns of the best rival.
    """
    found = {name: -burden for name, burden in burdens(g, seat).items()}
    rivals = [remaining(g, other) for other in range(g.seats()) if other != seat]
    return found | ({"rivals": min(rivals)} if rivals else {})


SPREAD: Final = 20.0
"""The lead in turns that multiplies the odds of a captain alone by e.

It is large because time is hardly short in the solo game: the risk is to lose the crew.
"""
SPREAD_IN_COMPANY: Final = 5.0
"""The same against rivals.

It and the values of swords and camouflage fit the results of 900 games of the rule of thumb against itself, with two or
three captains (`spielhafen tune treasure_map`).
"""
SOLO_PAR: Final = 58.0
"""The remaining turns at which a captain alone wins half of the games.

It fits the results of 1,500 games of the rule of thumb, round by round, from the time when it lost one crew in twelve.
"""


def worth(g: Isles) -> list[float]:
    """Return each captain's estimated chance to win."""
    seats = g.seats()
    if g.winners is not None:
        return [1.0 / len(g.winners) if seat in g.winners else 0.0 for seat in range(seats)]
    turns = [remaining(g, seat) for seat in range(seats)]
    if seats == 1:
        return [1.0 / (1.0 + exp((turns[0] - SOLO_PAR) / SPREAD))]
    ahead = min(turns)
    shares = [exp((ahead - own) / SPREAD_IN_COMPANY) for own in turns]
    return [share / sum(shares) for share in shares]


def horizon(view: Isles) -> Callable[[Isles], bool]:
    """Return a test for the end of a simulation: the end of the next round.

    Further on, dice and rivals would blur the value of a move. Simulations of a captain alone go on for more rounds:
    there are no rivals, and they have to show the effects of hunting pirates.
    """
    last = view.round + (AHEAD_ALONE if view.seats() == 1 else AHEAD)
    return lambda g: g.winners is not None or g.round >= last


def length(view: Isles) -> float:
    """Return the length of a simulation relative to two captains.

    Rounds of three or four captains take longer; a captain alone simulates more rounds.
    """
    return LONGER_ALONE if view.seats() == 1 else max(1.0, view.seats() / 2)


AHEAD: Final = 2
"""The rounds of a simulation, the present one included."""
AHEAD_ALONE: Final = 5
LONGER_ALONE: Final = 2.0
"""The length of a simulation alone, relative to two captains."""
