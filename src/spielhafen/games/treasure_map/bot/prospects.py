"""What a table of Treasure Map is worth to its captains, in turns: what is still to be done before one stands in El Dorado."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Final

from spielhafen.boxes.ship_adventure.equipment import CAMOUFLAGE, MELEE, RANGED, has_card
from spielhafen.core.secret import has_seen
from spielhafen.games.treasure_map.board.pieces import PIECES, PIRATES, STEPS
from spielhafen.games.treasure_map.bot.routes import steps_to
from spielhafen.games.treasure_map.rules.guns import opens
from spielhafen.games.treasure_map.state import CITY, PIRATE, Isles

LEG: Final = 1.55
"""Turns from one goal to the next, on average: to a temple, to where its token leads, in the end to El Dorado."""
STORED_TURNS: Final = 0.6
FARTHEST: Final = 4
"""Turns to a goal that is farther away than this, or that nobody knows."""
HUNTED: Final = 0.5
"""A pirate on one's heels, for whoever carries much."""
HEAVY: Final = 6.0
"""Things that make a captain worth hunting."""
GOLD_TURNS: Final = 0.04
ENOUGH: Final = 25
"""Gold beyond this is of no use."""
SWORD_TURNS: Final = 0.22
SWORD_TURNS_IN_COMPANY: Final = 0.7
"""Whoever has rivals wins from them what they carry."""
GUN_TURNS: Final = 0.05
BALL_TURNS: Final = 0.15
HIDDEN_TURNS: Final = 0.6
HIDDEN_TURNS_IN_COMPANY: Final = 0.2
"""Camouflage, once pirates have guns."""


def missing(g: Isles, seat: int) -> list[int]:
    """The map pieces that a captain neither carries nor has in his city."""
    mine = range(PIECES * seat, PIECES * seat + PIECES)
    return [piece for piece, place in enumerate(mine) if not g.pieces[place] and not g.stored[place]]


def burdens(g: Isles, seat: int) -> dict[str, float]:
    """What lies between a captain and El Dorado, in turns; gold and equipment are on his side."""
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
        "way": next_way(g, seat, lacking, tokens) / STEPS,
        "hunted": HUNTED * g.hunts.count(seat) * min(1.0, (1 + carried) / HEAVY),
        "gold": -GOLD_TURNS * min(g.gold[seat] + g.bank[seat], ENOUGH),
        "swords": -swords * MELEE[cards],
        "guns": -GUN_TURNS * RANGED[cards] - BALL_TURNS * min(g.balls[seat], 2),
        "hiding": -hidden if has_card(cards, CAMOUFLAGE) and g.level > 1 else 0.0,
    }


def next_way(g: Isles, seat: int, lacking: int, tokens: int) -> int:
    """Steps to the nearest thing that brings a captain on who lacks so many pieces and has so many tokens for them."""
    farthest = FARTHEST * STEPS
    if not g.board:
        return farthest
    if g.complete(seat):
        known = g.el_dorado and has_seen(g.told[0], seat) and g.el_dorado[0] >= 0
        return min(farthest, _steps_to_el_dorado(g, seat, g.el_dorado[0])) if known else farthest
    goals = [place for slot in g.tokens(seat) if lacking and (place := g.place(slot)) >= 0]
    if lacking > tokens:
        goals += [square for number, square in enumerate(g.chart.temples) if g.temples[number]]
    ways = [steps_to(g, seat, goal) + (2 * STEPS if guarded(g, seat, goal) else 0) for goal in goals]
    return min([farthest, *ways])


def _steps_to_el_dorado(g: Isles, seat: int, square: int) -> int:
    """Steps to El Dorado, which lies under a pirate's guns only where the layout card says so."""
    printed = g.options.el_dorado == "printed"
    return steps_to(g, seat, square) + (2 * STEPS if printed and guarded(g, seat, square) else 0)


def guarded(g: Isles, seat: int, square: int) -> bool:
    """Whether a captain's crew that comes ashore here has a pirate's guns before it."""
    if has_card(g.cards[seat], CAMOUFLAGE) or g.chart.neutral >> square & 1:
        return False
    ring = g.chart.torus.neighbour_sets[square]
    return any(
        ring >> g.pirates[pirate] & 1 and not g.sunk[pirate] and opens(g, PIRATE + pirate)
        for pirate in range(PIRATES)
    )


def remaining(g: Isles, seat: int) -> float:
    """All of this together."""
    return sum(burdens(g, seat).values())


def features(g: Isles, seat: int) -> dict[str, float]:
    """What speaks for a captain, in turns: what he has less to bear, and how far the best rival has to go."""
    found = {name: -burden for name, burden in burdens(g, seat).items()}
    rivals = [remaining(g, other) for other in range(g.seats()) if other != seat]
    return found | ({"rivals": min(rivals)} if rivals else {})


SPREAD: Final = 20.0
"""So many turns make the odds of a captain who is alone e times as good: time is hardly short, his crew is all he has."""
SPREAD_IN_COMPANY: Final = 5.0
"""What it is against rivals; this and the worth of swords and camouflage agree with who won 900 games of the rule of thumb
against itself, two captains or three (`spielhafen tune treasure_map`)."""
SOLO_PAR: Final = 58.0
"""So many turns before the end, a captain who is alone would win every other game; as who won 1,500 games of the rule of thumb
tells, round by round."""


def worth(g: Isles) -> list[float]:
    """Each captain's chance to be the first in El Dorado; alone the chance to get there at all."""
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
    """A simulation goes on to the end of the next round: further on dice and rivals would drown what a move is worth. Who is alone
    has no rivals, and looks farther, for what becomes of him when pirates hunt him.
    """
    last = view.round + (AHEAD_ALONE if view.seats() == 1 else AHEAD)
    return lambda g: g.winners is not None or g.round >= last


def length(view: Isles) -> float:
    """The rounds of three or four captains take longer than those of two; who is alone looks at more of them."""
    return LONGER_ALONE if view.seats() == 1 else max(1.0, view.seats() / 2)


AHEAD: Final = 2
"""Rounds that a simulation goes on, the present one included."""
AHEAD_ALONE: Final = 5
LONGER_ALONE: Final = 2.0
"""So much longer than two captains' simulations are those of one who looks so much farther."""
