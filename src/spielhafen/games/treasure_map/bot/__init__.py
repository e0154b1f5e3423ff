"""The bot for Treasure Map: a rule of thumb, the evaluation of a table, and the horizon.

A table is evaluated in turns (`prospects.py`), single moves by the rule of thumb in gold: the value of a token, a map piece
or a crew to its captain.
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
from spielhafen.games.treasure_map.rules.guns import Gunnery, armed, foe_squares, may_open_fire
from spielhafen.games.treasure_map.rules.pirates import pirate_steps
from spielhafen.games.treasure_map.rules.voyage import stranded
from spielhafen.games.treasure_map.state import CITY, GALLEON, HOLD, PIRATE, SHIP, Isles

if TYPE_CHECKING:
    from random import Random

    from spielhafen.core.moves import Move

EDGE: Final = 7
"""A difference of bonuses that decides a duel for certain; greater ones count like it."""
ODDS: Final = [win_probability(edge) for edge in range(-EDGE, EDGE + 1)]


def odds(edge: int) -> float:
    """Return the chance to win a duel; `edge` is one's own bonus less the enemy's."""
    return ODDS[max(-EDGE, min(EDGE, edge)) + EDGE]


# The rule of thumb, in gold.

PIECE: Final = 18.0
"""The value of a missing map piece."""
SPARE: Final = 4.0
"""The value of a further map piece of the same number."""
TOKEN: Final = 11.0
CREW: Final = 5.0
"""The cost of losing the crew, besides its cargo."""
ALONE: Final = 60.0
"""The same in the solo game, which ends with it."""
DIE: Final = 3.67
VICTORY: Final = 1000.0
DISCOUNT: Final = 0.8
"""The factor by which the value of a goal falls with each turn on the way."""
STEP: Final = 0.02
"""The value of a step saved."""
MAX_TURNS: Final = 30
"""The turns beyond which a goal has no value."""
DISCOUNTS: Final = [DISCOUNT**turns for turns in range(MAX_TURNS)]
NO_WAY: Final = [UNREACHABLE] * len(SQUARES)
Goal: TypeAlias = tuple[float, list[int], list[int]]
"""The value of a goal, and the steps to it by square: by ship, and on foot."""


def carried_value(g: Isles, seat: int) -> float:
    """Return the value of the things that a captain carries."""
    mine = g.pieces[PIECES * seat : PIECES * seat + PIECES]
    pieces = sum(PIECE + SPARE * (count - 1) for count in mine if count)
    return gold_value(g, seat) + pieces + TOKEN * g.holders.count(seat)


def gold_value(g: Isles, seat: int) -> int:
    """Return the value of a captain's carried gold; without ransom it is limited to `ENOUGH`."""
    return g.gold[seat] if g.options.ransom else min(g.gold[seat], ENOUGH)


def hold_value(g: Isles, hold: int) -> float:
    """Return the value of the loot of a pirate or the galleon."""
    pieces = sum(g.hold_pieces[PIECES * hold : PIECES * hold + PIECES])
    return g.hold_gold[hold] + PIECE * pieces + TOKEN * g.holders.count(HOLD + hold)


class Estimator:
    """The estimates of a captain at one decision, in gold."""

    def __init__(self, g: Isles, seat: int) -> None:
        self.g = g
        self.seat = seat
        self.lacking = missing(g, seat)
        self._stake: float | None = None

    @property
    def stake(self) -> float:
        """The value lost with the crew."""
        if self._stake is None:
            self._stake = carried_value(self.g, self.seat) + (ALONE if self.g.seats() == 1 else CREW)
        return self._stake

    def prize(self, foe: int) -> float:
        """Return the value of a victory over a foe."""
        g = self.g
        if foe >= SHIP:
            return 1.0
        if foe < PIRATE:
            return carried_value(g, foe) + 2.0
        if foe == GALLEON:
            return 5.0 * g.level + hold_value(g, GALLEON - PIRATE)
        return hold_value(g, foe - PIRATE) + (3.0 if g.hunts[foe - PIRATE] == self.seat else 0.0)

    def duel(self, foe: int, edge: int) -> float:
        """Return the expected value of a duel with this difference of bonuses."""
        won = odds(edge)
        return won * self.prize(foe) - (1.0 - won) * self.stake

    def melee(self, foe: int) -> float:
        """Return the expected value of a melee."""
        return self.duel(foe, melee_bonus(self.g, self.seat) - melee_bonus(self.g, foe))

    # Goals.

    def goals(self) -> list[tuple[int, float]]:
        """Return squares worth going to, with their values."""
        g, seat = self.g, self.seat
        if g.complete(seat) and g.told and has_seen(g.told[0], seat):
            return self.el_dorado_goals(g.el_dorado[0])
        found = [
            (square, TOKEN * (1.0 if self.lacking else 0.2) + DIE * g.level)
            for number, square in enumerate(g.chart.temples)
            if g.temples[number]
        ]
        if any(g.supply[piece] for piece in self.lacking):
            found += [(place, PIECE) for slot in g.tokens(seat) if (place := g.place(slot)) >= 0]
        safe = [(square, value) for square, value in found if not guarded(g, self.seat, square)]
        found = safe + self.city_goals(hide=len(safe) < len(found))
        if len(safe) < 2:
            found += [(square, 1.0) for square in g.wake]
            found += [(g.crews[foe], 0.3 * self.melee(foe)) for foe in self.rivals()]
            found += self.hold_goals()
        return found

    def el_dorado_goals(self, square: int) -> list[tuple[int, float]]:
        """Return El Dorado itself; if guarded as printed, first camouflage or gold to pay for it."""
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

    def hold_goals(self) -> list[tuple[int, float]]:
        """Return pirates and the galleon with missing things, where there is no ransom."""
        g = self.g
        if g.options.ransom:
            return []
        places = [(PIRATE + pirate, g.pirates[pirate]) for pirate in range(PIRATES) if not g.sunk[pirate]]
        places += [(GALLEON, g.galleon)] if g.galleon >= 0 and not g.chart.neutral >> g.galleon & 1 else []
        wanted = [(foe, square) for foe, square in places if self.is_useful_hold(foe - PIRATE)]
        values = [(square, 0.3 * self.melee(foe)) for foe, square in wanted]
        return [(square, value) for square, value in values if value > 0]

    def is_useful_hold(self, hold: int) -> bool:
        """Whether a hold contains a missing map piece, or a token for one."""
        g = self.g
        return any(g.hold_pieces[PIECES * hold + piece] for piece in self.lacking) or (
            bool(self.lacking) and HOLD + hold in g.holders
        )

    def city_goals(self, *, hide: bool) -> list[tuple[int, float]]:
        """Return cities to buy in, and the captain's own to fetch from.

        `hide`: camouflage is wanted because guns guard some of the goals.
        """
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
        """Return the captains outside neutral ground whom it pays to attack."""
        g = self.g
        neutral = g.chart.neutral
        return [
            seat
            for seat in range(g.seats())
            if seat != self.seat and not neutral >> g.crews[seat] & 1 and self.melee(seat) > 0
        ]

    def with_distances(self, goals: Sequence[tuple[int, float]]) -> list[Goal]:
        """Return each goal's value with the distances to it."""
        board, land = self.g.board, self.g.chart.is_land
        return [
            (value, by_ship(board, goal), on_foot(board, goal) if land[goal] else NO_WAY)
            for goal, value in goals
        ]

    def best_goal(self, goals: Sequence[Goal], crew: int, ship: int, left: int) -> float:
        """Return the highest discounted value of a goal from these squares.

        `left`: the steps left in this turn.
        """
        back = 0 if crew == ship else on_foot(self.g.board, ship)[crew]
        best = 0.0
        for value, sailing, walking in goals:
            steps = sailing[ship] + back
            if back and walking[crew] < steps:
                steps = walking[crew]
            turns = (steps - left + STEPS - 1) // STEPS if steps > left else 0
            if turns < MAX_TURNS:
                worth = value * DISCOUNTS[turns] - STEP * steps
                best = max(best, worth)
        return best

    def danger(self, square: int, ship: int) -> float:
        """Return the expected cost of stopping here; negative if fights pay."""
        g, seat = self.g, self.seat
        chart = g.chart
        if chart.neutral >> square & 1:
            return 0.0
        cost = 0.0
        aboard = square == ship
        hidden = not aboard and has_card(g.cards[seat], CAMOUFLAGE)
        ring = chart.torus.neighbour_sets[square] & ~chart.neutral
        for foe, there in foe_squares(g, seat):
            if there == square:
                cost -= self.melee(foe) if foe < SHIP else 1.0
            elif foe < GALLEON and not hidden and ring >> there & 1 and may_open_fire(g, foe):
                cost -= self.under_fire(foe, aboard)
        if aboard:
            cost += self.hunters(square)
        return cost

    def under_fire(self, foe: int, aboard: bool) -> float:
        """Return the expected value of being beside a foe's guns."""
        g, seat = self.g, self.seat
        if aboard and g.balls[seat]:
            return self.duel(foe, gun_bonus(g, seat) - gun_bonus(g, foe))
        return -self.stake if foe >= PIRATE else -0.5 * self.stake

    def hunters(self, square: int) -> float:
        """Return the expected cost of hunting pirates that reach a sea square next."""
        g = self.g
        cost = 0.0
        for pirate in range(PIRATES):
            if g.hunts[pirate] == self.seat and g.chart.distance(g.pirates[pirate], square) <= pirate_steps(
                g
            ):
                cost -= self.melee(PIRATE + pirate)
        return cost

    def course(self, moves: Sequence[Move]) -> Move:
        """Return the best move of a course: a step towards a goal, a stop or a payment."""
        g, seat = self.g, self.seat
        best, highest = moves[0], float("-inf")
        found = self.goals()
        goals = self.with_distances(found)
        goal_squares = {square for square, _ in found}
        left = g.left + g.sails + g.boots
        for move in moves:
            if isinstance(move, Go):
                value = self.step(goals, move.square, left, is_goal=move.square in goal_squares)
            elif isinstance(move, Stop):
                value = self.stop(goals, g.crews[seat], g.ships[seat])
            else:
                value = self.pay(move)
            if value > highest:
                best, highest = move, value
        return best

    def step(self, goals: Sequence[Goal], square: int, left: int, *, is_goal: bool) -> float:
        """Return the value of a step: the best goal from there, and for the last step the danger."""
        g, seat = self.g, self.seat
        crew, ship = g.crews[seat], g.ships[seat]
        free = crew == ship and g.chart.current[crew] == square
        ship = square if crew == ship and not g.chart.is_land[square] else ship
        left -= not free
        coins = 0.0 if g.chart.is_land[square] else float(g.wake.count(square))
        if left > 0:
            ahead = self.best_goal(goals, square, ship, left)
            return coins + ahead - STEP * (not is_goal) - 0.001 * g.moved
        return coins + self.stop(goals, square, ship) - STEP

    def stop(self, goals: Sequence[Goal], square: int, ship: int) -> float:
        """Return the value of stopping here."""
        return self.best_goal(goals, square, ship, 0) - self.danger(square, ship)

    def pay(self, move: Move) -> float:
        """Return the value of paying a pirate off, of a ransom, or of a stranded crew's return."""
        g, seat = self.g, self.seat
        if isinstance(move, PayOff):
            near = g.chart.distance(g.pirates[move.pirate], g.crews[seat]) <= pirate_steps(g) + 1
            worse = self.melee(PIRATE + move.pirate) < -6.0
            return 3 * VICTORY if near and worse else -VICTORY
        if isinstance(move, Ransom):
            return 2 * VICTORY if hold_value(g, move.pirate) > 10.0 else -VICTORY
        return VICTORY / 2 if isinstance(move, Return) and stranded(g, seat) else -VICTORY

    # Actions after the move.

    def fire(self, move: Fire) -> float:
        """Return the value of a shot: the prize if it cannot be answered, else that of a duel."""
        g, foe = self.g, move.foe
        if not isinstance(g.steps[-1], Gunnery):
            return VICTORY
        if foe >= SHIP:
            return 0.2 if self.g.balls[self.seat] > 1 else -1.0
        if not armed(g, foe):
            return self.prize(foe) - 2.0
        return self.duel(foe, gun_bonus(g, self.seat) - gun_bonus(g, foe)) - 2.0

    def face(self, move: Face) -> float:
        """Return the value of letting a foe fire: pirates always do, captains perhaps."""
        return -self.stake if move.foe >= PIRATE else -0.6 * self.stake

    def fight(self, move: Fight) -> float:
        """Return the value of fighting this foe first."""
        return self.melee(move.foe)

    def swap(self, move: Swap) -> float:
        """Return the value of a swap: positive for missing pieces, highest for the rarest."""
        return PIECE - self.g.supply[move.piece] if move.piece in self.lacking else -1.0

    def buy(self, move: Buy) -> float:
        """Return the value of a purchase: a first cannonball, camouflage against guns, other cards."""
        g, seat, card = self.g, self.seat, move.card
        if card == CANNONBALL:
            return 2.5 if not g.balls[seat] else -1.0
        if card == CAMOUFLAGE:
            return 6.0 if g.level > 1 else -1.0
        return CARD_VALUES.get(CARD_NAMES[card], -1.0)


CARD_VALUES: Final = {
    "boarders": 5.0,
    "pistols": 4.0,
    "cutlasses": 3.5,
    "long-guns": 0.5,
    "boots": 1.0,
    "topsails": 1.0,
}
"""The values of other cards."""


def fixed(worth: float) -> Callable[[Estimator, Any], float]:
    """Return an estimate that is the same in every position."""
    return lambda _, __: worth


ESTIMATES: Final[dict[type[Move], Callable[[Estimator, Any], float]]] = {
    Fight: Estimator.fight,
    Fire: Estimator.fire,
    Face: Estimator.face,
    Hold: fixed(0.0),
    Swap: Estimator.swap,
    Keep: fixed(0.0),
    FetchGold: fixed(-1.0),
    FetchToken: fixed(9.0),
    FetchPiece: fixed(9.0),
    StoreGold: fixed(-1.0),
    StoreToken: fixed(-1.0),
    StorePiece: fixed(-1.0),
    Buy: Estimator.buy,
    PayOff: Estimator.pay,
    Ransom: Estimator.pay,
    Return: Estimator.pay,
    End: fixed(0.0),
}


def policy(g: Isles, moves: Sequence[Move], _: Random) -> Move:
    """Return the move with the highest estimated value."""
    estimator = Estimator(g, g.steps[-1].actor())
    if any(isinstance(move, Stop | Go) for move in moves):
        return estimator.course(moves)
    best, highest = moves[0], float("-inf")
    for move in moves:
        value = ESTIMATES[type(move)](estimator, move)
        if value > highest:
            best, highest = move, value
    return best


EFFORT: Final = 0.3
HOUSE_RULES: Final[tuple[dict[str, object], ...]] = (
    {"board": "balanced", "el_dorado": "hidden", "stranded": "pays", "ransom": True, "stall_guard": True},
)
"""The house rules with which levels are measured: the preset `ours`.

Bots play by the printed rules, too.
"""

__all__ = ["features", "horizon", "length", "policy", "worth"]
