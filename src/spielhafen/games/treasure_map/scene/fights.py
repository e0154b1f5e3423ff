"""The zone of the present fight, or of the last one in this turn."""

from __future__ import annotations

from spielhafen.boxes.ship_adventure.duel_view import Fighter, card_terms, duel_zone, with_remainder
from spielhafen.boxes.ship_adventure.duels import lead
from spielhafen.core.scene import Zone
from spielhafen.core.text import text
from spielhafen.games.treasure_map.board.pieces import PIRATE_MELEE, PIRATE_RANGED
from spielhafen.games.treasure_map.names import foe_text
from spielhafen.games.treasure_map.rules.duels import Duel, gun_bonus, melee_bonus, place
from spielhafen.games.treasure_map.rules.guns import Reply
from spielhafen.games.treasure_map.scene.board_view import middle
from spielhafen.games.treasure_map.state import GALLEON, PIRATE, Isles


def fight(g: Isles) -> list[Zone]:
    """Return the zone of a fight, before or after the roll; empty if there is none."""
    step = g.steps[-1] if g.steps else None
    if isinstance(step, Duel):
        dice = g.dice if tied(g, step) else []
        return [_zone(g, step.attacker, step.defender, dice, guns=step.guns, past=False)]
    if isinstance(step, Reply):
        return [_zone(g, step.foe, step.seat, [], guns=True, past=False)]
    if g.duel and g.dice:
        attacker, _, defender, _, fired, _ = g.duel
        return [_zone(g, attacker, defender, g.dice, guns=bool(fired), past=True)]
    return []


def tied(g: Isles, step: Duel) -> bool:
    """Whether the last roll was a tie of this duel, which is rolled again."""
    if not g.duel or not g.dice:
        return False
    attacker, bonus, defender, against, *_ = g.duel
    same = (attacker, defender) == (step.attacker, step.defender)
    return same and lead(g.dice[0], bonus, g.dice[1], against) == 0


def _zone(g: Isles, one: int, other: int, dice: list[int], *, guns: bool, past: bool) -> Zone:
    """Return the zone of a duel.

    After the roll it shows the bonuses and the square of that moment, since the loser may be elsewhere by now.
    """
    if dice:
        bonuses, square = [g.duel[1], g.duel[3]], g.duel[5]
    else:
        bonuses = [gun_bonus(g, foe) if guns else melee_bonus(g, foe) for foe in (one, other)]
        square = place(g, other)
    ashore = not guns and g.chart.is_land[square]
    fighters = [
        _fighter(g, foe, bonus, guns=guns, ashore=ashore)
        for foe, bonus in zip((one, other), bonuses, strict=True)
    ]
    return duel_zone(fighters, dice, middle(square), guns=guns, past=past)


def _fighter(g: Isles, foe: int, bonus: int, *, guns: bool, ashore: bool) -> Fighter:
    if foe < PIRATE:
        terms = with_remainder(card_terms(g.cards[foe], guns=guns), bonus, text("bonus-other"))
        art = "crew" if ashore else "caravel"
        return Fighter(label=foe_text(foe), art=art, bonus=bonus, owner=foe, terms=terms)
    art = "galleon" if foe == GALLEON else "pirate"
    why = text("bonus-galleon") if foe == GALLEON else text("bonus-pirate", level=_level(bonus, guns=guns))
    return Fighter(label=foe_text(foe), art=art, bonus=bonus, terms=with_remainder([], bonus, why))


def _level(bonus: int, *, guns: bool) -> int:
    """§14 Return the level of pirates with this bonus; by now the next level may have begun (§27)."""
    return (PIRATE_RANGED if guns else PIRATE_MELEE).index(bonus) + 1
