"""How to play Treasure Map, alone and in company: a rule of thumb, what a table is worth, and how far it pays to look.

A table is weighed in turns (`prospects.py`). The rule of thumb weighs single moves in gold: what a token, a map piece or a crew
is worth to its captain.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from spielhafen.boxes.ship_adventure.chart import UNREACHABLE
from spielhafen.boxes.ship_adventure.duels import win_probability
from spielhafen.boxes.ship_adventure.equipment import (
    CAMOUFLAGE,
    CANNONBALL,
    CARD_NAMES,
    MELEE,
    PRICES,
    has_card,
)
from spielhafen.core.secret import has_seen
from spielhafen.games.treasure_map.board.pieces import PIECES, PIRATES, STEPS
from spielhafen.games.treasure_map.bot.prospects import (
    ENOUGH,
    features,
    guarded,
    horizon,
    length,
    missing,
    worth,
)
from spielhafen.games.treasure_map.bot.routes import by_ship, on_foot
from spielhafen.games.treasure_map.moves import (
    SQUARES,
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
from spielhafen.games.treasure_map.rules.duels import gun_bonus, melee_bonus
from spielhafen.games.treasure_map.rules.guns import Gunnery, armed, everybody, opens
from spielhafen.games.treasure_map.rules.pirates import pirate_steps
from spielhafen.games.treasure_map.rules.voyage import stranded
from spielhafen.games.treasure_map.state import CITY, GALLEON, HOLD, PIRATE, SHIP, Isles

if TYPE_CHECKING:
    from random import Random

    from spielhafen.core.moves import Move

EDGE: Final = 7
"""Bonuses that differ by more than this decide a duel for certain."""
ODDS: Final = [win_probability(edge) for edge in range(-EDGE, EDGE + 1)]


def odds(edge: int) -> float:
    """The chance to win a duel with a bonus that is so much higher."""
    return ODDS[max(-EDGE, min(EDGE, edge)) + EDGE]


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
LONG: Final = 30
"""What is farther away than so many turns draws nobody on."""
WAITING: Final = [PATIENCE**turns for turns in range(LONG)]
NO_WAY: Final = [UNREACHABLE] * len(SQUARES)
Draw: TypeAlias = tuple[float, list[int], list[int]]
"""What a goal is worth, and how far it is from each square, by ship and on foot."""


def goods(g: Isles, seat: int) -> float:
    """What a captain carries."""
    mine = g.pieces[PIECES * seat : PIECES * seat + PIECES]
    pieces = sum(PIECE + SPARE * (count - 1) for count in mine if count)
    return purse(g, seat) + pieces + TOKEN * g.holders.count(seat)


def purse(g: Isles, seat: int) -> int:
    """What the gold is worth that a captain carries: where it cannot be paid as ransom, too much of it buys nothing."""
    return g.gold[seat] if g.options.ransom else min(g.gold[seat], ENOUGH)


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
        if g.complete(seat) and g.told and has_seen(g.told[0], seat):
            return self.quest(g.el_dorado[0])
        found = [
            (square, TOKEN * (1.0 if self.lacking else 0.2) + DIE * g.level)
            for number, square in enumerate(g.chart.temples)
            if g.temples[number]
        ]
        if any(g.supply[piece] for piece in self.lacking):
            found += [(place, PIECE) for slot in g.tokens(seat) if (place := g.place(slot)) >= 0]
        safe = [(square, value) for square, value in found if not guarded(g, self.seat, square)]
        found = safe + self.cities(hide=len(safe) < len(found))
        if len(safe) < 2:
            found += [(square, 1.0) for square in g.wake]
            found += [(g.crews[foe], 0.3 * self.melee(foe)) for foe in self.rivals()]
            found += self.holds()
        return found

    def quest(self, square: int) -> list[tuple[int, float]]:
        """El Dorado; if it lies on the layout card under a pirate's guns, first what hides a crew from them, or gold to pay for it."""
        g, seat = self.g, self.seat
        if g.options.el_dorado == "hidden" or not guarded(g, seat, square):
            return [(square, VICTORY)]
        if g.gold[seat] >= PRICES[CAMOUFLAGE]:
            return [(city, VICTORY) for cities in g.chart.cities for city in cities]
        found = [(square, 1.0) for square in g.wake]
        found += [
            (square, DIE * g.level) for number, square in enumerate(g.chart.temples) if g.temples[number]
        ]
        return [goal for goal in found if not guarded(g, seat, goal[0])]

    def holds(self) -> list[tuple[int, float]]:
        """Pirates and the galleon that hold what is lacking, where nobody can ransom it."""
        g = self.g
        if g.options.ransom:
            return []
        places = [(PIRATE + pirate, g.pirates[pirate]) for pirate in range(PIRATES) if not g.sunk[pirate]]
        places += [(GALLEON, g.galleon)] if g.galleon >= 0 and not g.chart.neutral >> g.galleon & 1 else []
        wanted = [(foe, square) for foe, square in places if self.wants(foe - PIRATE)]
        hopes = [(square, 0.3 * self.melee(foe)) for foe, square in wanted]
        return [(square, hope) for square, hope in hopes if hope > 0]

    def wants(self, hold: int) -> bool:
        """Whether a map piece that is lacking, or a token for one, lies in a hold."""
        g = self.g
        return any(g.hold_pieces[PIECES * hold + piece] for piece in self.lacking) or (
            bool(self.lacking) and HOLD + hold in g.holders
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

    def draw(self, goals: Sequence[tuple[int, float]]) -> list[Draw]:
        """Each goal with the ways that lead to it."""
        board, land = self.g.board, self.g.chart.is_land
        return [
            (value, by_ship(board, goal), on_foot(board, goal) if land[goal] else NO_WAY)
            for goal, value in goals
        ]

    def pull(self, draws: Sequence[Draw], crew: int, ship: int, left: int) -> float:
        """The best of what draws a captain on, who has come so far, with so many steps left in this turn."""
        back = 0 if crew == ship else on_foot(self.g.board, ship)[crew]
        best = 0.0
        for value, sailing, walking in draws:
            steps = sailing[ship] + back
            if back and walking[crew] < steps:
                steps = walking[crew]
            turns = (steps - left + STEPS - 1) // STEPS if steps > left else 0
            if turns < LONG:
                worth = value * WAITING[turns] - STEP * steps
                best = max(best, worth)
        return best

    def peril(self, square: int, ship: int) -> float:
        """What it costs, on average, to stop here; below zero if it brings something."""
        g, seat = self.g, self.seat
        chart = g.chart
        if chart.neutral >> square & 1:
            return 0.0
        cost = 0.0
        aboard = square == ship
        hidden = not aboard and has_card(g.cards[seat], CAMOUFLAGE)
        ring = chart.torus.neighbour_sets[square] & ~chart.neutral
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
            if g.hunts[pirate] == self.seat and g.chart.distance(g.pirates[pirate], square) <= pirate_steps(
                g
            ):
                cost -= self.melee(PIRATE + pirate)
        return cost

    def course(self, moves: Sequence[Move]) -> Move:
        """Step by step towards what draws one on; where to stop is weighed against what threatens there."""
        g, seat = self.g, self.seat
        best, most = moves[0], float("-inf")
        found = self.goals()
        goals = self.draw(found)
        here = {square for square, _ in found}
        left = g.left + g.sails + g.boots
        for move in moves:
            if isinstance(move, Go):
                brings = self.step(goals, move.square, left, there=move.square in here)
            elif isinstance(move, Stop):
                brings = self.halt(goals, g.crews[seat], g.ships[seat])
            else:
                brings = self.bargain(move)
            if brings > most:
                best, most = move, brings
        return best

    def step(self, goals: Sequence[Draw], square: int, left: int, *, there: bool) -> float:
        """What a step brings: at best what one may still reach, and for the last one what threatens there."""
        g, seat = self.g, self.seat
        crew, ship = g.crews[seat], g.ships[seat]
        free = crew == ship and g.chart.current[crew] == square
        ship = square if crew == ship and not g.chart.is_land[square] else ship
        left -= not free
        coins = 0.0 if g.chart.is_land[square] else float(g.wake.count(square))
        if left > 0:
            ahead = self.pull(goals, square, ship, left)
            return coins + ahead - STEP * (not there) - 0.001 * g.moved
        return coins + self.halt(goals, square, ship) - STEP

    def halt(self, goals: Sequence[Draw], square: int, ship: int) -> float:
        """What it brings to stop here."""
        return self.pull(goals, square, ship, 0) - self.peril(square, ship)

    def bargain(self, move: Move) -> float:
        """Paying a pirate, a ransom, or the way home without a ship."""
        g, seat = self.g, self.seat
        if isinstance(move, PayOff):
            near = g.chart.distance(g.pirates[move.pirate], g.crews[seat]) <= pirate_steps(g) + 1
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
    Return: Thought.bargain,
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


EFFORT: Final = 0.3
HOUSE_RULES: Final[tuple[dict[str, object], ...]] = (
    {"board": "balanced", "el_dorado": "hidden", "stranded": "pays", "ransom": True, "stall_guard": True},
)
"""The levels are measured as we play it (preset `ours`); bots play both ways."""

__all__ = ["features", "horizon", "length", "policy", "worth"]
