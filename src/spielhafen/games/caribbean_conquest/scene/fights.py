"""The zone of the present fight, or of the last one in this turn."""

from __future__ import annotations

from spielhafen.boxes.ship_adventure.duel_view import Fighter, card_terms, duel_zone, with_remainder
from spielhafen.core.scene import Zone
from spielhafen.core.text import PlayerRef, Text, text
from spielhafen.games.caribbean_conquest.names import point_text
from spielhafen.games.caribbean_conquest.rules.guns import Broadside, Reply, gun_bonus, guns, shooter
from spielhafen.games.caribbean_conquest.rules.melee import Melee, fighters, melee_bonus
from spielhafen.games.caribbean_conquest.scene.board_view import middle
from spielhafen.games.caribbean_conquest.state import Sea


def fight(g: Sea) -> list[Zone]:
    """Return the zone of a fight, before or after the roll; empty if there is none."""
    step = g.steps[-1] if g.steps else None
    if g.duel and g.dice and not _is_new_fight(g):
        seat, bonus, foe, against, square, fired = g.duel
        sides = [_side(g, seat, bonus, 0, square, fired), _side(g, foe, against, 0, square, fired)]
        goes_on = isinstance(step, Broadside) or any(
            isinstance(one, Melee) and one.square == square for one in g.steps
        )
        note = None if fired else stake(g, square)
        return [duel_zone(sides, g.dice, middle(square), guns=bool(fired), past=not goes_on, note=note)]
    if isinstance(step, Melee):
        square = step.square
        ahead = [
            _side(g, who, melee_bonus(g, who, square), fighters(g, who, square), square, 0)
            for who in (step.seat, step.foe)
        ]
        return [duel_zone(ahead, [], middle(square), guns=False, past=False, note=stake(g, square))]
    if isinstance(step, Broadside | Reply):
        ahead = [
            _side(g, who, gun_bonus(g, who, square), guns(g, who, square), square, 1)
            for who, square in ((shooter(g, step.seat, step.here), step.here), (step.seat, step.there))
        ]
        return [duel_zone(ahead, [], middle(step.there), guns=True, past=False)]
    return []


def stake(g: Sea, square: int) -> Text:
    """§17 Return what a melee is about: a point, if there is one, and a fighter by each roll."""
    if square not in g.waters.point_at:
        return text("fight-stake", place="square", point="")
    return text("fight-stake", place="point", point=point_text(g, square))


def _is_new_fight(g: Sea) -> bool:
    """Whether the next step belongs to another fight than the last roll."""
    step = g.steps[-1] if g.steps else None
    if isinstance(step, Reply):
        return True
    if isinstance(step, Melee):
        return g.duel[:5:2] != [step.seat, step.foe, step.square] or bool(g.duel[5])
    if isinstance(step, Broadside):
        return g.duel[:5:2] != [shooter(g, step.seat, step.here), step.seat, step.there] or not g.duel[5]
    return False


def _side(g: Sea, seat: int, bonus: int, count: int, square: int, fired: int) -> Fighter:
    cards = card_terms(g.cards[seat], guns=bool(fired))
    afloat = not g.waters.land[square]
    others = bonus - sum(int(term.value) for term in cards)
    more = text("bonus-more", count=others, **{"with": "guns" if fired else "swords"})
    return Fighter(
        label=text("captain-name", seat=PlayerRef(seat)),
        art="caravel" if fired or afloat else "crew",
        bonus=bonus,
        owner=seat,
        count=count,
        terms=with_remainder(cards, bonus, more),
    )
