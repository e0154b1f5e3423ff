"""How to play Treasure Map, alone and in company: a rule of thumb, what a table is worth, and how far it pays to look.

A table is weighed in turns: what is still to be done before one stands in El Dorado. The rule of thumb weighs single moves in
gold: what a token, a map piece or a crew is worth to its captain.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import TYPE_CHECKING, Any, Final

from spielhafen.boxes.ship_adventure.chart import FAR
from spielhafen.boxes.ship_adventure.duels import chances
from spielhafen.boxes.ship_adventure.outfit import CAMOUFLAGE, CANNONBALL, CARD_NAMES, MELEE, PRICES, has
from spielhafen.core.secret import knows
from spielhafen.games.treasure_map.moves import (
    Buy,
    End,
    Face,
    FetchGold,
    FetchPiece,
    FetchToken,
    Fight,
    Fire,
    Go,
    Hold,
    Keep,
    PayOff,
    Ransom,
    Return,
    Stop,
    StoreGold,
    StorePiece,
    StoreToken,
    Swap,
)
from spielhafen.games.treasure_map.pieces import PIECES, PIRATES
from spielhafen.games.treasure_map.routes import steps_to
from spielhafen.games.treasure_map.rules.duels import gun_bonus, melee_bonus
from spielhafen.games.treasure_map.rules.guns import Gunnery, armed, everybody, opens
from spielhafen.games.treasure_map.rules.pirates import pirate_steps
from spielhafen.games.treasure_map.rules.voyage import stranded
from spielhafen.games.treasure_map.state import CITY, GALLEON, HOLD, PIRATE, SHIP, Isles

if TYPE_CHECKING:
    from random import Random

    from spielhafen.core.moves import Move

STEPS: Final = 4
EDGE: Final = 7
"""Bonuses that differ by more than this decide a duel for certain."""
ODDS: Final = [chances(edge) for edge in range(-EDGE, EDGE + 1)]


def odds(edge: int) -> float:
    """The chance to win a duel with a bonus that is so much higher."""
    return ODDS[max(-EDGE, min(EDGE, edge)) + EDGE]


# What a table is worth: turns to El Dorado.

PIECE_TURNS: Final = 4.5
"""Turns for a map piece that is missing and for which there is no token."""
TOKEN_TURNS: Final = 2.0
"""Turns for a piece for which there is a token."""
STORED_TURNS: Final = 0.6
LAST_TURNS: Final = 3.0
"""Turns to El Dorado if one does not know where it is."""
HUNTED: Final = 0.7
"""A pirate on one's heels, by what one carries."""
GOLD_TURNS: Final = 0.04
SWORD_TURNS: Final = 0.25
BALL_TURNS: Final = 0.2
AWAY: Final = 1.0
"""By what share of a turn each four steps to the next goal count."""


def missing(g: Isles, seat: int) -> list[int]:
    """The map pieces that a captain neither carries nor has in his city."""
    mine = range(PIECES * seat, PIECES * seat + PIECES)
    return [piece for piece, place in enumerate(mine) if not g.pieces[place] and not g.stored[place]]


def features(g: Isles, seat: int) -> dict[str, float]:
    """What lies between a captain and El Dorado, in turns; gold and equipment are on his side."""
    lacking = len(missing(g, seat))
    tokens = min(lacking, sum(holder in {seat, CITY + seat} for holder in g.holders))
    stored = sum(
        1
        for piece in range(PIECES)
        if not g.pieces[PIECES * seat + piece] and g.stored[PIECES * seat + piece]
    )
    carried = sum(g.pieces[PIECES * seat : PIECES * seat + PIECES]) + len(g.tokens(seat))
    return {
        "pieces": PIECE_TURNS * (lacking - tokens),
        "tokens": TOKEN_TURNS * tokens,
        "stored": STORED_TURNS * stored,
        "way": AWAY * min(next_way(g, seat), 4 * STEPS) / STEPS,
        "last": 0.0 if g.complete(seat) else LAST_TURNS,
        "hunted": HUNTED * g.hunts.count(seat) * min(1.0, 0.3 + 0.2 * carried),
        "gold": -GOLD_TURNS * min(g.gold[seat] + g.bank[seat], 25),
        "swords": -SWORD_TURNS * MELEE[g.cards[seat]],
        "balls": -BALL_TURNS * min(g.balls[seat], 2),
    }


def next_way(g: Isles, seat: int) -> int:
    """Steps to the nearest thing that brings a captain on, as far as he knows."""
    if g.complete(seat):
        known = g.el_dorado and g.told and knows(g.told[0], seat) and g.el_dorado[0] >= 0
        return steps_to(g, seat, g.el_dorado[0]) if known else STEPS * 3
    goals = [place for slot in g.tokens(seat) if (place := g.place(slot)) >= 0]
    goals += [square for number, square in enumerate(g.chart.temples) if g.temples[number]]
    return min([steps_to(g, seat, goal) for goal in goals], default=STEPS * 3)


def remaining(g: Isles, seat: int) -> float:
    """All of this together."""
    return sum(features(g, seat).values())


SPREAD: Final = 4.0
"""So many turns make a captain's odds e times as good."""
SOLO_PAR: Final = 9.0
"""So many turns before the end, a captain who is alone wins every other game."""


def worth(g: Isles) -> list[float]:
    """Each captain's chance to be the first in El Dorado; alone the chance to get there at all."""
    seats = g.seats()
    if g.winners is not None:
        return [1.0 / len(g.winners) if seat in g.winners else 0.0 for seat in range(seats)]
    if not g.board:
        return [1.0 / seats] * seats
    turns = [remaining(g, seat) for seat in range(seats)]
    if seats == 1:
        return [1.0 / (1.0 + exp((turns[0] - SOLO_PAR) / SPREAD))]
    ahead = min(turns)
    shares = [exp((ahead - own) / SPREAD) for own in turns]
    return [share / sum(shares) for share in shares]


def horizon(view: Isles) -> Callable[[Isles], bool]:
    """A simulation goes on to the end of the round: further on dice and rivals would drown what a move is worth."""
    last = view.round + 1
    return lambda g: g.winners is not None or g.round >= last


# The rule of thumb, in gold.

PIECE: Final = 18.0
"""A map piece that is missing."""
SPARE: Final = 4.0
"""A map piece of which one has another."""
TOKEN: Final = 11.0
CREW: Final = 5.0
"""To begin again in the harbour, whatever one carried."""
ALONE: Final = 60.0
"""The same for whoever is alone: it is the end."""
DIE: Final = 3.67
VICTORY: Final = 1000.0
PATIENCE: Final = 0.8
"""A thing that is a turn away is worth so much less."""
STEP: Final = 0.02
"""A step saved."""


def goods(g: Isles, seat: int) -> float:
    """What a captain carries."""
    mine = g.pieces[PIECES * seat : PIECES * seat + PIECES]
    pieces = sum(PIECE + SPARE * (count - 1) for count in mine if count)
    return g.gold[seat] + pieces + TOKEN * g.holders.count(seat)


def cargo(g: Isles, hold: int) -> float:
    """What a pirate or the galleon holds."""
    pieces = sum(g.hold_pieces[PIECES * hold : PIECES * hold + PIECES])
    return g.hold_gold[hold] + PIECE * pieces + TOKEN * g.holders.count(HOLD + hold)


class Thought:
    """What a captain considers at one decision."""

    def __init__(self, g: Isles, seat: int) -> None:
        self.g = g
        self.seat = seat
        self.lacking = missing(g, seat)
        self._stake: float | None = None

    @property
    def stake(self) -> float:
        """What is lost with the crew."""
        if self._stake is None:
            self._stake = goods(self.g, self.seat) + (ALONE if self.g.seats() == 1 else CREW)
        return self._stake

    def prize(self, foe: int) -> float:
        """What a victory brings."""
        g = self.g
        if foe >= SHIP:
            return 1.0
        if foe < PIRATE:
            return goods(g, foe) + 2.0
        if foe == GALLEON:
            return 5.0 * g.level + cargo(g, GALLEON - PIRATE)
        return cargo(g, foe - PIRATE) + (3.0 if g.hunts[foe - PIRATE] == self.seat else 0.0)

    def duel(self, foe: int, edge: int) -> float:
        """What a duel brings, on average."""
        won = odds(edge)
        return won * self.prize(foe) - (1.0 - won) * self.stake

    def melee(self, foe: int) -> float:
        """What a melee brings."""
        return self.duel(foe, melee_bonus(self.g, self.seat) - melee_bonus(self.g, foe))

    # Where to go.

    def goals(self) -> list[tuple[int, float]]:
        """Squares worth going to, and what they are worth."""
        g, seat = self.g, self.seat
        if g.complete(seat) and g.told and knows(g.told[0], seat):
            return [(g.el_dorado[0], VICTORY)]
        found = [
            (square, TOKEN * (1.0 if self.lacking else 0.2) + DIE * g.level)
            for number, square in enumerate(g.chart.temples)
            if g.temples[number]
        ]
        if any(g.supply[piece] for piece in self.lacking):
            found += [(place, PIECE) for slot in g.tokens(seat) if (place := g.place(slot)) >= 0]
        safe = [(square, value) for square, value in found if not self.guarded(square)]
        found = safe + self.cities(hide=len(safe) < len(found))
        if len(safe) < 2:
            found += [(square, 1.0) for square in g.wake]
            found += [(g.crews[foe], 0.3 * self.melee(foe)) for foe in self.rivals()]
        return found

    def guarded(self, square: int) -> bool:
        """Whether a crew that comes ashore here has a pirate's guns before it."""
        g = self.g
        if has(g.cards[self.seat], CAMOUFLAGE) or g.chart.neutral >> square & 1:
            return False
        ring = g.chart.torus.ring[square]
        return any(
            ring >> g.pirates[pirate] & 1 and not g.sunk[pirate] and opens(g, PIRATE + pirate)
            for pirate in range(PIRATES)
        )

    def cities(self, *, hide: bool) -> list[tuple[int, float]]:
        """Cities to buy in, above all camouflage if there is something to be had under guns; one's own to fetch from."""
        g, seat = self.g, self.seat
        found = []
        if any(g.stored[PIECES * seat : PIECES * seat + PIECES]) or CITY + seat in g.holders:
            found.append((g.city(seat), PIECE + (VICTORY / 4 if not self.lacking else 0.0)))
        spare = g.gold[seat] - (4 if seat in g.hunts else 0)
        if hide and g.gold[seat] >= PRICES[CAMOUFLAGE]:
            found += [(city, PIECE) for cities in g.chart.cities for city in cities]
        elif spare >= 6 and MELEE[g.cards[seat]] < 6:
            found += [(city, 0.35 * min(spare, 18)) for cities in g.chart.cities for city in cities]
        return found

    def rivals(self) -> list[int]:
        """Captains with something to win who are not on neutral ground."""
        g = self.g
        neutral = g.chart.neutral
        return [
            seat
            for seat in range(g.seats())
            if seat != self.seat and not neutral >> g.crews[seat] & 1 and self.melee(seat) > 0
        ]

    def pull(self, goals: Sequence[tuple[int, float]], crew: int, ship: int, left: int) -> float:
        """The best of what draws a captain on, who has come so far, with so many steps left in this turn."""
        best = 0.0
        for square, value in goals:
            steps = steps_to(self.g, self.seat, square, crew, ship)
            if steps < FAR:
                turns = max(0, steps - left + STEPS - 1) // STEPS
                best = max(best, value * PATIENCE**turns - STEP * steps)
        return best

    def peril(self, square: int, ship: int) -> float:
        """What it costs, on average, to stop here; below zero if it brings something."""
        g, seat = self.g, self.seat
        chart = g.chart
        if chart.neutral >> square & 1:
            return 0.0
        cost = 0.0
        aboard = square == ship
        hidden = not aboard and has(g.cards[seat], CAMOUFLAGE)
        ring = chart.torus.ring[square] & ~chart.neutral
        for foe, there in everybody(g, seat):
            if there == square:
                cost -= self.melee(foe) if foe < SHIP else 1.0
            elif foe < GALLEON and not hidden and ring >> there & 1 and opens(g, foe):
                cost -= self.under_fire(foe, aboard)
        if aboard:
            cost += self.hunted(square)
        return cost

    def under_fire(self, foe: int, aboard: bool) -> float:
        """What comes of being beside guns."""
        g, seat = self.g, self.seat
        if aboard and g.balls[seat]:
            return self.duel(foe, gun_bonus(g, seat) - gun_bonus(g, foe))
        return -self.stake if foe >= PIRATE else -0.5 * self.stake

    def hunted(self, square: int) -> float:
        """What the pirates that hunt one cost at sea."""
        g = self.g
        cost = 0.0
        for pirate in range(PIRATES):
            if g.hunts[pirate] == self.seat and g.chart.steps(g.pirates[pirate], square) <= pirate_steps(g):
                cost -= self.melee(PIRATE + pirate)
        return cost

    def course(self, moves: Sequence[Move]) -> Move:
        """Step by step towards what draws one on; where to stop is weighed against what threatens there."""
        g, seat = self.g, self.seat
        best, most = moves[0], float("-inf")
        goals = self.goals()
        left = g.left + g.sails + g.boots
        for move in moves:
            if isinstance(move, Go):
                brings = self.step(goals, move.square, left)
            elif isinstance(move, Stop):
                brings = self.halt(goals, g.crews[seat], g.ships[seat])
            else:
                brings = self.bargain(move)
            if brings > most:
                best, most = move, brings
        return best

    def step(self, goals: Sequence[tuple[int, float]], square: int, left: int) -> float:
        """What a step brings: at best what one may still reach, and for the last one what threatens there."""
        g, seat = self.g, self.seat
        crew, ship = g.crews[seat], g.ships[seat]
        free = crew == ship and g.chart.current[crew] == square
        ship = square if crew == ship and not g.chart.is_land[square] else ship
        left -= not free
        coins = 0.0 if g.chart.is_land[square] else float(g.wake.count(square))
        if left > 0:
            ahead = self.pull(goals, square, ship, left)
            here = any(goal == square for goal, _ in goals)
            return coins + ahead - STEP * (not here) - 0.001 * g.moved
        return coins + self.halt(goals, square, ship) - STEP

    def halt(self, goals: Sequence[tuple[int, float]], square: int, ship: int) -> float:
        """What it brings to stop here."""
        return self.pull(goals, square, ship, 0) - self.peril(square, ship)

    def bargain(self, move: Move) -> float:
        """Paying a pirate, a ransom, or the way home without a ship."""
        g, seat = self.g, self.seat
        if isinstance(move, PayOff):
            near = g.chart.steps(g.pirates[move.pirate], g.crews[seat]) <= pirate_steps(g) + 1
            worse = self.melee(PIRATE + move.pirate) < -6.0
            return 3 * VICTORY if near and worse else -VICTORY
        if isinstance(move, Ransom):
            return 2 * VICTORY if cargo(g, move.pirate) > 10.0 else -VICTORY
        return VICTORY / 2 if isinstance(move, Return) and stranded(g, seat) else -VICTORY

    # What to do where one is.

    def fire(self, move: Fire) -> float:
        """A shot that nobody can answer is a gift; a duel is weighed."""
        g, foe = self.g, move.foe
        if not isinstance(g.steps[-1], Gunnery):
            return VICTORY
        if foe >= SHIP:
            return 0.2 if self.g.balls[self.seat] > 1 else -1.0
        if not armed(g, foe):
            return self.prize(foe) - 2.0
        return self.duel(foe, gun_bonus(g, self.seat) - gun_bonus(g, foe)) - 2.0

    def face(self, move: Face) -> float:
        """Pirates fire for certain, captains perhaps."""
        return -self.stake if move.foe >= PIRATE else -0.6 * self.stake

    def fight(self, move: Fight) -> float:
        """The weakest first."""
        return self.melee(move.foe)

    def swap(self, move: Swap) -> float:
        """A piece that is missing, at best the rarest; else the token is kept."""
        return PIECE - self.g.supply[move.piece] if move.piece in self.lacking else -1.0

    def buy(self, move: Buy) -> float:
        """Swords first; a cannonball if there is none, camouflage when pirates have guns."""
        g, seat, card = self.g, self.seat, move.card
        if card == CANNONBALL:
            return 2.5 if not g.balls[seat] else -1.0
        if card == CAMOUFLAGE:
            return 6.0 if g.level > 1 else -1.0
        return WANTED.get(CARD_NAMES[card], -1.0)


WANTED: Final = {
    "boarders": 5.0,
    "pistols": 4.0,
    "cutlasses": 3.5,
    "long-guns": 0.5,
    "boots": 1.0,
    "topsails": 1.0,
}
"""How much other cards are wished for."""


def fixed(worth: float) -> Callable[[Thought, Any], float]:
    """The same in every position."""
    return lambda _, __: worth


GUESSES: Final[dict[type[Move], Callable[[Thought, Any], float]]] = {
    Fight: Thought.fight,
    Fire: Thought.fire,
    Face: Thought.face,
    Hold: fixed(0.0),
    Swap: Thought.swap,
    Keep: fixed(0.0),
    FetchGold: fixed(-1.0),
    FetchToken: fixed(9.0),
    FetchPiece: fixed(9.0),
    StoreGold: fixed(-1.0),
    StoreToken: fixed(-1.0),
    StorePiece: fixed(-1.0),
    Buy: Thought.buy,
    PayOff: Thought.bargain,
    Ransom: Thought.bargain,
    End: fixed(0.0),
}


def policy(g: Isles, moves: Sequence[Move], _: Random) -> Move:
    """The move that brings most, by a rough guess at each."""
    thought = Thought(g, g.steps[-1].actor())
    if any(isinstance(move, Stop | Go) for move in moves):
        return thought.course(moves)
    best, most = moves[0], float("-inf")
    for move in moves:
        brings = GUESSES[type(move)](thought, move)
        if brings > most:
            best, most = move, brings
    return best
