"""Duels with dice and their results: melees, gun fights, defeat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from spielhafen.boxes.ship_adventure.duels import PAIRS, lead
from spielhafen.boxes.ship_adventure.equipment import MELEE, RANGED
from spielhafen.core.play import Chance, Rule, Step
from spielhafen.core.ready_steps import SeatRule, even
from spielhafen.games.treasure_map import MOST_SEATS
from spielhafen.games.treasure_map.board.pieces import (
    GALLEON_BONUS,
    GALLEON_GOLD,
    PIECES,
    PIRATE_MELEE,
    PIRATE_RANGED,
)
from spielhafen.games.treasure_map.moves import Clash
from spielhafen.games.treasure_map.rules.maps import LOOK, UNFOLD
from spielhafen.games.treasure_map.state import GALLEON, HOLD, NONE, PIRATE, SHIP, Isles, TurnEnd

CLASHES: Final = even(Clash)


def melee_bonus(g: Isles, foe: int) -> int:
    """§13 Return a foe's bonus in a melee."""
    if foe < PIRATE:
        return MELEE[g.cards[foe]]
    return GALLEON_BONUS if foe == GALLEON else PIRATE_MELEE[g.level - 1]


def gun_bonus(g: Isles, foe: int) -> int:
    """§14 Return a foe's bonus in a gun fight."""
    if foe < PIRATE:
        return RANGED[g.cards[foe]]
    return GALLEON_BONUS if foe == GALLEON else PIRATE_RANGED[g.level - 1]


def place(g: Isles, foe: int) -> int:
    """Return the square of a foe, except empty ships."""
    if foe < PIRATE:
        return g.crews[foe]
    return g.galleon if foe == GALLEON else g.pirates[foe - PIRATE]


@dataclass
class Duel(Chance[Isles]):
    """§13 Both roll a die and add their bonus; the skull counts seven. The higher sum wins; a tie is rolled again."""

    attacker: int
    defender: int

    guns: ClassVar[bool] = False
    """Whether the duel is a gun fight, from square to square."""

    def bonus(self, g: Isles, foe: int) -> int:
        """Return the bonus of a side."""
        return melee_bonus(g, foe)

    odds = CLASHES

    def take(self, g: Isles, move: Clash) -> None:
        one, other = PAIRS[move.pair]
        bonus, against = self.bonus(g, self.attacker), self.bonus(g, self.defender)
        g.dice = [one, other]
        g.duel = [self.attacker, bonus, self.defender, against, int(self.guns), place(g, self.defender)]
        margin = lead(one, bonus, other, against)
        if margin == 0:
            g.then(self)
        elif margin > 0:
            g.then(defeat(self.defender, self.attacker))
        else:
            g.then(defeat(self.attacker, self.defender))


class Melee(Duel):
    """§13 Crews fight on the same square: both roll a die, and only swords add to it."""


class Broadside(Duel):
    """§14 Both sides have fired: both roll a die, and only targets add to it."""

    guns = True

    def bonus(self, g: Isles, foe: int) -> int:
        return gun_bonus(g, foe)


# Defeat.


def defeat(loser: int, winner: int) -> Step:
    """§16 Return the step for the defeat of a side."""
    if loser < PIRATE:
        return CrewLost(loser, winner)
    return GalleonTaken(winner) if loser == GALLEON else PirateSunk(loser - PIRATE, winner)


@dataclass
class CrewLost(SeatRule[Isles]):
    """§16 The winner gets all that the crew carried; the loser keeps the equipment and begins again in their harbour."""

    by: int

    def happen(self, g: Isles) -> None:
        seat, by = self.seat, self.by
        g.ships[seat] = g.crews[seat] = g.home(seat)
        if g.turn == seat:
            g.until(TurnEnd)
        if g.seats() == 1:
            g.then(LOST)
        elif by < PIRATE:
            g.gold[by] += g.gold[seat]
            _hand_over(g, g.pieces, seat, g.pieces, by)
            _hand_tokens(g, seat, by)
        else:
            hold = by - PIRATE
            g.hold_gold[hold] += g.gold[seat]
            _hand_over(g, g.pieces, seat, g.hold_pieces, hold)
            _hand_tokens(g, seat, HOLD + hold)
            if by != GALLEON:
                _go_home(g, hold)
        g.gold[seat] = 0


class Lost(Rule[Isles]):
    """§28 In the solo game the loss of the crew ends the game."""

    def happen(self, g: Isles) -> None:
        g.end(())


@dataclass
class PirateSunk(Rule[Isles]):
    """§16 A beaten pirate is sunk until the next level; the winner gets all that it held."""

    pirate: int
    by: int

    def happen(self, g: Isles) -> None:
        g.sunk[self.pirate] = 1
        _go_home(g, self.pirate)
        plunder(g, self.pirate, self.by)


@dataclass
class GalleonTaken(Rule[Isles]):
    """§16 The galleon brings gold by the level and all that it held; another one sets out in the next round."""

    by: int

    def happen(self, g: Isles) -> None:
        g.galleon = NONE
        g.gold[self.by] += GALLEON_GOLD[g.level - 1]
        plunder(g, GALLEON - PIRATE, self.by)


@dataclass
class Wreck(SeatRule[Isles]):
    """§15 An empty ship is destroyed without a fight and begins again in its captain's harbour."""

    by: int

    def happen(self, g: Isles) -> None:
        g.ships[self.seat] = g.home(self.seat)


def plunder(g: Isles, hold: int, seat: int) -> None:
    """§16 Give a captain everything in the hold of a pirate or the galleon."""
    g.gold[seat] += g.hold_gold[hold]
    g.hold_gold[hold] = 0
    _hand_over(g, g.hold_pieces, hold, g.pieces, seat)
    _hand_tokens(g, HOLD + hold, seat)


def _go_home(g: Isles, pirate: int) -> None:
    g.pirates[pirate] = g.chart.skulls[pirate]
    g.hunts[pirate] = NONE


def _hand_over(g: Isles, source: list[int], giver: int, target: list[int], taker: int) -> None:
    """Hand over map pieces; the taker may then be able to read the map."""
    for piece in range(PIECES):
        target[PIECES * taker + piece] += source[PIECES * giver + piece]
        source[PIECES * giver + piece] = 0
    if target is g.pieces:
        g.then(UNFOLD[taker])


def _hand_tokens(g: Isles, giver: int, taker: int) -> None:
    """Hand over tokens; a captain looks at those they have never seen."""
    for slot in g.tokens(giver):
        g.holders[slot] = taker
        if taker < MOST_SEATS and not g.shown(slot) >> taker & 1:
            g.then(LOOK[taker][slot])


def sink(foe: int, by: int) -> Step:
    """§14 Return the step for an unanswered hit on a crew, a pirate, the galleon or an empty ship."""
    return Wreck(foe - SHIP, by) if foe >= SHIP else defeat(foe, by)


LOST: Final = Lost()
