"""The chance to win a battle, reckoned from all rolls of the dice."""

from __future__ import annotations

from functools import cache

from spielhafen.boxes.ship_adventure.duels import PAIRS, lead, win_probability
from spielhafen.boxes.ship_adventure.equipment import MELEE
from spielhafen.games.caribbean_conquest.rules.melee import fighters
from spielhafen.games.caribbean_conquest.state import Sea

WIDEST_LEAD = max(lead(one, 0, other, 0) for one, other in PAIRS)
"""The greatest lead that dice can give: with a higher bonus than that a side cannot lose."""


@cache
def odds(attackers: int, defenders: int, edge: int) -> float:
    """§17 Return the chance of winning a melee to its end; `edge` is the lead in bonuses from cards."""
    if attackers == 0 or defenders == 0:
        return float(defenders == 0)
    most = WIDEST_LEAD + 1
    won = win_probability(max(-most, min(most, edge + attackers - defenders)))
    return won * odds(attackers, defenders - 1, edge) + (1 - won) * odds(attackers - 1, defenders, edge)


def battle_chance(g: Sea, seat: int, foe: int, square: int, figures: int) -> float:
    """§17 Return the chance of a number of figures to win the battle for a square."""
    return odds(figures, fighters(g, foe, square), MELEE[g.cards[seat]] - MELEE[g.cards[foe]])
