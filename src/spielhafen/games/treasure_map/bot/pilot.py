"""The rule of thumb for the moves of ships and crews: goals, and the perils on the way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from spielhafen.boxes.ship_adventure.chart import chart
from spielhafen.boxes.ship_adventure.equipment import CAMOUFLAGE, MELEE, PRICES, has_card
from spielhafen.boxes.ship_adventure.torus import Squares
from spielhafen.core.moves import Move
from spielhafen.core.secret import has_seen
from spielhafen.games.treasure_map.board.pieces import PIECES, PIRATES
from spielhafen.games.treasure_map.bot.estimates import DIE, PIECE, TOKEN, VICTORY, Estimator
from spielhafen.games.treasure_map.bot.prospects import full_temples, guns
from spielhafen.games.treasure_map.bot.routes import Ways, on_foot, ways_to
from spielhafen.games.treasure_map.bot.safekeeping import needs_pieces, needs_token
from spielhafen.games.treasure_map.moves import Go, Stop
from spielhafen.games.treasure_map.rules.duels import gun_bonus
from spielhafen.games.treasure_map.rules.guns import RINGS, SQUARES_AROUND, foe_squares, may_open_fire
from spielhafen.games.treasure_map.rules.pirates import pirate_steps
from spielhafen.games.treasure_map.state import GONE, HOLD, NONE, PIRATE, SHIP, Isles

DISCOUNT: Final = 0.8
"""The factor by which the value of a goal falls with each turn on the way."""
STEP: Final = 0.02
"""The value of a step saved."""
MAX_TURNS: Final = 30
"""The turns beyond which a goal has no value."""
DISCOUNTS: Final = [DISCOUNT**turns for turns in range(MAX_TURNS)]
Goal: TypeAlias = tuple[float, Ways]
"""The value of goals, and the ways to the nearest of them."""

BLOCKS: Final[list[frozenset[int]]] = [ring | {square} for square, ring in enumerate(RINGS)]
"""Each square with the squares around it."""


class Pilot(Estimator):
    """The estimates of a captain who moves: goals, the ways there, the perils of each square."""

    def __init__(self, g: Isles, seat: int) -> None:
        super().__init__(g, seat)
        self.sea = chart(g.board)
        self.crew, self.ship = g.crews[seat], g.ships[seat]
        self.alone = g.seats() == 1
        """Whether no rival gains from a detour around a pirate's lair."""
        self.guns = guns(g, seat)
        self.ways: list[Goal] = []
        self.way_back = on_foot(g.board, 1 << self.ship)
        """The steps on foot to the ship, by square."""
        self.company = [*g.pirates, g.galleon, *without(g.crews, seat), *without(g.ships, seat)]
        """The squares of all foes."""
        self.foes: list[tuple[int, int, Squares]] = []

    # Goals.

    def goals(self) -> list[tuple[int, float]]:
        """Return squares worth going to, with their values."""
        g, seat = self.g, self.seat
        if g.told and has_seen(g.told[0], seat) and g.complete(seat):
            return self.el_dorado_goals(g.el_dorado[0])
        treasure = TOKEN * (1.0 if self.lacking else 0.2) + DIE * g.level
        found = [(square, treasure) for square in full_temples(g)]
        if any(g.supply[piece] for piece in self.lacking):
            found += [(place, PIECE) for slot in g.tokens(seat) if (place := g.place(slot)) >= 0]
        safe = self.unguarded(found)
        found = safe + self.city_goals(hide=len(safe) < len(found))
        if len(safe) < 2:
            found += [(square, 1.0) for square in set(g.wake)]
            found += [(g.crews[foe], 0.3 * self.melee(foe)) for foe in self.rivals()]
            found += self.hold_goals()
        return found

    def unguarded(self, goals: list[tuple[int, float]]) -> list[tuple[int, float]]:
        """Return the goals that are not under a pirate's guns."""
        return [goal for goal in goals if not self.guns >> goal[0] & 1] if self.guns else goals

    def el_dorado_goals(self, square: int) -> list[tuple[int, float]]:
        """Return El Dorado itself; if guarded as printed, first camouflage or gold to pay for it."""
        g = self.g
        if g.options.el_dorado == "hidden" or not self.guns >> square & 1:
            return [(square, VICTORY)]
        if g.gold[self.seat] >= PRICES[CAMOUFLAGE]:
            return self.in_cities(VICTORY)
        found = [(square, 1.0) for square in set(g.wake)]
        return self.unguarded(found + [(square, DIE * g.level) for square in full_temples(g)])

    def hold_goals(self) -> list[tuple[int, float]]:
        """Return pirates and the galleon with missing things, where there is no ransom."""
        g = self.g
        if g.options.ransom or not self.lacking:
            return []
        found = []
        for hold in self.useful_holds():
            square = g.galleon if hold == PIRATES else NONE if g.sunk[hold] else g.pirates[hold]
            value = 0.3 * self.melee(PIRATE + hold)
            if value > 0 and square != NONE and not (hold == PIRATES and self.sea.neutral >> square & 1):
                found.append((square, value))
        return found

    def useful_holds(self) -> set[int]:
        """Return the holds with a missing map piece, or a token for one."""
        g = self.g
        found = {holder - HOLD for holder in g.holders if HOLD <= holder < GONE}
        if any(g.hold_pieces):
            pieces = enumerate(g.hold_pieces)
            found |= {place // PIECES for place, count in pieces if count and place % PIECES in self.lacking}
        return found

    def city_goals(self, *, hide: bool) -> list[tuple[int, float]]:
        """Return cities to buy in, and the captain's own to fetch from.

        `hide`: camouflage is wanted because guns guard some of the goals.
        """
        g, seat = self.g, self.seat
        found = []
        if needs_pieces(self):
            found.append((g.city(seat), VICTORY / 4))
        elif needs_token(self):
            found.append((g.city(seat), TOKEN))
        spare = g.gold[seat] - (4 if seat in g.hunts else 0)
        if hide and g.gold[seat] >= PRICES[CAMOUFLAGE]:
            found += self.in_cities(PIECE)
        elif spare >= 6 and MELEE[g.cards[seat]] < 6:
            found += self.in_cities(0.35 * min(spare, 18))
        return found

    def in_cities(self, value: float) -> list[tuple[int, float]]:
        """Return all cities as goals of this value."""
        return [(city, value) for cities in self.sea.cities for city in cities]

    def rivals(self) -> list[int]:
        """Return the captains outside neutral ground whom it pays to attack."""
        crews, neutral = self.g.crews, self.sea.neutral
        others = [seat for seat in range(len(crews)) if seat != self.seat and not neutral >> crews[seat] & 1]
        return [seat for seat in others if self.melee(seat) > 0]

    def with_ways(self, goals: Sequence[tuple[int, float]]) -> list[Goal]:
        """Return each value with the ways to the nearest of its squares."""
        places: dict[float, Squares] = {}
        for square, value in goals:
            places[value] = places.get(value, 0) | 1 << square
        board = self.g.board
        return [(value, ways_to(board, squares)) for value, squares in places.items()]

    def best_goal(self, crew: int, ship: int, left: int) -> float:
        """Return the highest discounted value of a goal from these squares.

        `left`: the steps left in this turn.
        """
        back = 0 if crew == ship else self.way_back[crew]
        pace = self.g.options.turn_steps
        best = 0.0
        for value, (sailing, walking) in self.ways:
            steps = sailing[ship] + back
            if back and walking[crew] < steps:
                steps = walking[crew]
            turns = (steps - left + pace - 1) // pace if steps > left else 0
            if turns < MAX_TURNS:
                worth = value * DISCOUNTS[turns] - STEP * steps
                if worth > best:  # noqa: PLR1730 - faster than a call of max
                    best = worth
        return best

    # Perils.

    def danger(self, square: int, ship: int) -> float:
        """Return the expected cost of stopping here; negative if fights pay."""
        if self.sea.neutral >> square & 1:
            return 0.0
        cost = 0.0
        aboard = square == ship
        if not BLOCKS[square].isdisjoint(self.company):
            hidden = not aboard and has_card(self.g.cards[self.seat], CAMOUFLAGE)
            for foe, there, in_range in self.foes or self.find_foes():
                if there == square:
                    cost -= self.melee(foe) if foe < SHIP else 1.0
                elif not hidden and in_range >> square & 1:
                    cost -= self.under_fire(foe, aboard)
        return cost + self.hunters(square) if aboard and self.seat in self.g.hunts else cost

    def find_foes(self) -> list[tuple[int, int, Squares]]:
        """Return the foes outside neutral ground, with their squares and those in their range."""
        g, neutral = self.g, self.sea.neutral
        self.foes = [
            (foe, square, SQUARES_AROUND[square] if may_open_fire(g, foe) else 0)
            for foe, square in foe_squares(g, self.seat)
            if not neutral >> square & 1
        ]
        return self.foes

    def under_fire(self, foe: int, aboard: bool) -> float:
        """Return the expected value of being beside a foe's guns."""
        g, seat = self.g, self.seat
        if aboard and g.balls[seat]:
            return self.duel(foe, gun_bonus(g, seat) - gun_bonus(g, foe))
        return -self.stake if foe >= PIRATE else -0.5 * self.stake

    def hunters(self, square: int) -> float:
        """Return the expected cost of hunting pirates that reach a sea square next."""
        g = self.g
        cost, steps = 0.0, pirate_steps(g)
        for pirate in range(PIRATES):
            if g.hunts[pirate] == self.seat and self.sea.distance(square, g.pirates[pirate]) <= steps:
                cost -= self.melee(PIRATE + pirate)
        return cost

    def trap(self, square: int, ship: int) -> float:
        """Return the least danger of stopping here or a step further.

        Passing a pirate's lair straight on, a captain would have to stop under its guns (§14).
        """
        least, sea, afloat = self.danger(square, ship), self.sea, square == ship
        if least <= 0.0:
            return 0.0
        for near in sea.neighbours[square]:
            if sea.is_land[near]:
                least = min(least, self.danger(near, ship))
            elif afloat or near == ship:
                least = min(least, self.danger(near, near))
            if least <= 0.0:
                return 0.0
        return least

    # Moves.

    def course(self, moves: Sequence[Move]) -> Move:
        """Return the best move of a course: a step towards a goal, a stop or a payment."""
        g = self.g
        found = self.goals()
        self.ways = self.with_ways(found)
        goals = {square for square, _ in found}
        left = g.left + g.sails + g.boots
        best, highest = moves[0], float("-inf")
        for move in moves:
            if isinstance(move, Go):
                value = self.step(move.square, left, STEP * (move.square not in goals), highest)
            elif isinstance(move, Stop):
                value = self.stop(self.crew, self.ship)
            else:
                value = self.pay(move)
            if value > highest:
                best, highest = move, value
        return best

    def step(self, square: int, left: int, cost: float, bound: float) -> float:
        """Return the value of a step: the best goal from there, and for the last the danger.

        Alone the danger is looked at for the last step but one, too.

        `bound`: the value that it has to exceed; if it does not, a lower one is as good.
        """
        sea, ship, coins = self.sea, self.ship, 0.0
        left -= 1
        if not sea.is_land[square]:
            coins = float(self.g.wake.count(square))
            if self.crew == ship:
                left += sea.current[ship] == square
                ship = square
        if left > 0:
            value = coins + self.best_goal(square, ship, left) - cost - 0.001 * self.g.moved
            return value - self.trap(square, ship) if left == 1 and self.alone and value > bound else value
        return coins + self.stop(square, ship) - STEP

    def stop(self, square: int, ship: int) -> float:
        """Return the value of stopping here."""
        return self.best_goal(square, ship, 0) - self.danger(square, ship)


def without(things: list[int], place: int) -> list[int]:
    """Return the things in all places but one."""
    return things[:place] + things[place + 1 :]
