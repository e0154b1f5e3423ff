"""The zone of a duel for the scene: both sides, each bonus, the dice, the winner."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from spielhafen.boxes.ship_adventure.duels import VALUES, lead
from spielhafen.boxes.ship_adventure.equipment import BONUSES, CARD_NAMES, ICONS, has_card
from spielhafen.boxes.ship_adventure.names import DICE_ART, card_text, face_text
from spielhafen.core.scene import Die, Duel, Side, Term, Zone
from spielhafen.core.text import Text, text

if TYPE_CHECKING:
    from spielhafen.core.play import Seat
    from spielhafen.core.scene import XY

CREW: Final = "crew"
"""The art of crews, the only figures drawn upright instead of from above."""
EAST: Final = 90
WEST: Final = 270


@dataclass(frozen=True)
class Fighter:
    """One side of a duel: its name and picture, its whole bonus, and the terms of that bonus."""

    label: Text
    art: str
    bonus: int
    owner: Seat | None = None
    count: int = 0
    terms: Sequence[Term] = ()


def card_terms(owned: int, *, guns: bool) -> list[Term]:
    """Return the bonuses of a captain's cards: targets in a gun fight, swords in a melee."""
    icon = "target" if guns else "swords"
    cards = [card for card in range(len(CARD_NAMES)) if has_card(owned, card) and ICONS[card] == icon]
    return [Term(label=card_text(card), value=f"+{BONUSES[card]}") for card in cards]


def with_remainder(terms: list[Term], bonus: int, label: Text) -> list[Term]:
    """Return the terms; if their sum is not the whole bonus, the rest follows under this label."""
    missing = bonus - sum(int(term.value) for term in terms)
    return [*terms, Term(label=label, value=f"{missing:+}")] if missing else terms


def duel_zone(
    fighters: Sequence[Fighter],
    dice: Sequence[int],
    at: XY,
    *,
    guns: bool,
    past: bool,
    note: Text | None = None,
) -> Zone:
    """Return the zone of a duel, the attacker first.

    `dice` are empty before the roll; `past`: the duel is over; `note`: what is at stake.
    """
    one, other = fighters
    ahead = 0 if not dice else lead(dice[0], one.bonus, dice[1], other.bonus)
    won = (ahead > 0, ahead < 0)
    sides = [
        _side(fighter, place, dice[place] if dice else None, best=won[place])
        for place, fighter in enumerate(fighters)
    ]
    return Zone(
        id="duel",
        kind="duel",
        title=text("zone-duel", **{"with": "guns" if guns else "swords"}),
        note=note,
        duel=Duel(sides=sides, verdict=_verdict(one, other, ahead) if dice else None, at=at),
        past=past,
    )


def _side(fighter: Fighter, place: int, face: int | None, *, best: bool) -> Side:
    rolled = face is not None
    terms = list(fighter.terms)
    if face is not None:
        terms.insert(0, Term(label=text("duel-die", face=face_text(face)), value=str(VALUES[face])))
    return Side(
        label=fighter.label,
        owner=fighter.owner,
        art=fighter.art,
        heading=0 if fighter.art == CREW else EAST if place == 0 else WEST,
        count=fighter.count,
        die=Die(id=f"die/{DICE_ART[face]}#{place + 1}", art=DICE_ART[face], label=face_text(face))
        if face is not None
        else Die(id=f"die/blank#{place + 1}", art="", label=text("duel-unrolled")),
        terms=terms,
        total=str((VALUES[face] if face is not None else 0) + fighter.bonus)
        if rolled
        else f"+{fighter.bonus}",
        best=best,
    )


def _verdict(one: Fighter, other: Fighter, ahead: int) -> Text:
    if ahead == 0:
        return text("duel-tie")
    winner = one if ahead > 0 else other
    return text("duel-won", winner=winner.label, lead=abs(ahead))
