"""Estimates of single moves, in gold: the value of a token, a piece or a crew to a captain."""

from __future__ import annotations

from typing import Final

from spielhafen.boxes.ship_adventure.duels import win_probability
from spielhafen.boxes.ship_adventure.equipment import CAMOUFLAGE, CANNONBALL, CARD_NAMES
from spielhafen.core.moves import Move
from spielhafen.games.treasure_map.board.pieces import PIECES
from spielhafen.games.treasure_map.bot.prospects import ENOUGH, missing
from spielhafen.games.treasure_map.moves import Buy, Face, Fight, Fire, PayOff, Ransom, Return, Swap
from spielhafen.games.treasure_map.rules.duels import gun_bonus, melee_bonus
from spielhafen.games.treasure_map.rules.guns import Gunnery, armed
from spielhafen.games.treasure_map.rules.pirates import pirate_steps
from spielhafen.games.treasure_map.rules.voyage import stranded
from spielhafen.games.treasure_map.state import GALLEON, HOLD, MOST_BONUS, PIRATE, SHIP, Isles

EDGES: Final = range(-MOST_BONUS - 1, MOST_BONUS + 2)
"""All differences of bonuses; pirates without guns have −1."""
ODDS: Final[dict[int, float]] = {edge: win_probability(edge) for edge in EDGES}
"""The chance to win a duel by one's own bonus less the enemy's."""

# Values in gold.

PIECE: Final = 18.0
"""The value of a missing map piece."""
SPARE: Final = 4.0
"""The value of a further map piece of the same number."""
TOKEN: Final = 11.0
CREW: Final = 5.0
"""The cost of losing the crew, besides its cargo."""
DIE: Final = 3.67
VICTORY: Final = 1000.0
ALONE: Final = VICTORY
"""The same in the solo game, which ends with it (§28)."""
PATIENT: Final = 40
"""The rounds of the solo game for which it counts.

Captains who are still searching after that are hemmed in by pirates, and have to pass their guns.
"""


def crew_value(g: Isles, seat: int) -> float:
    """Return the value lost with the crew: its cargo, or the solo game (§28)."""
    if g.seats() > 1:
        return carried_value(g, seat) + CREW
    return ALONE if g.round <= PATIENT else 0.0


def carried_value(g: Isles, seat: int) -> float:
    """Return the value of the things that a captain carries."""
    mine = g.pieces[PIECES * seat : PIECES * seat + PIECES]
    different = PIECES - mine.count(0)
    pieces = PIECE * different + SPARE * (sum(mine) - different)
    return gold_value(g, seat) + pieces + TOKEN * g.holders.count(seat)


def gold_value(g: Isles, seat: int) -> int:
    """Return the value of a captain's carried gold; without ransom it is limited to `ENOUGH`."""
    return g.gold[seat] if g.options.ransom else min(g.gold[seat], ENOUGH)


def hold_value(g: Isles, hold: int) -> float:
    """Return the value of the loot of a pirate or the galleon."""
    pieces = sum(g.hold_pieces[PIECES * hold : PIECES * hold + PIECES])
    return g.hold_gold[hold] + PIECE * pieces + TOKEN * g.holders.count(HOLD + hold)


CARD_VALUES: Final = {
    "boarders": 5.0,
    "pistols": 4.0,
    "cutlasses": 3.5,
    "long-guns": 0.5,
    "boots": 1.0,
    "topsails": 1.0,
}
"""The values of other cards."""


class Estimator:
    """The estimates of a captain at one decision, in gold."""

    def __init__(self, g: Isles, seat: int) -> None:
        self.g = g
        self.seat = seat
        self.lacking = missing(g, seat)
        self._stake = -1.0
        self._melees: dict[int, float] = {}

    @property
    def stake(self) -> float:
        """The value lost with the crew."""
        if self._stake < 0.0:
            self._stake = crew_value(self.g, self.seat)
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
        won = ODDS[edge]
        return won * self.prize(foe) - (1.0 - won) * self.stake

    def melee(self, foe: int) -> float:
        """Return the expected value of a melee."""
        known = self._melees.get(foe)
        if known is None:
            known = self.duel(foe, melee_bonus(self.g, self.seat) - melee_bonus(self.g, foe))
            self._melees[foe] = known
        return known

    def pay(self, move: Move) -> float:
        """Return the value of paying a pirate off, of a ransom, or of a stranded crew's return."""
        g, seat = self.g, self.seat
        if isinstance(move, PayOff):
            near = g.chart.distance(g.pirates[move.pirate], g.crews[seat]) <= pirate_steps(g) + 1
            return 3 * VICTORY if near and self.melee(PIRATE + move.pirate) < -6.0 else -VICTORY
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
