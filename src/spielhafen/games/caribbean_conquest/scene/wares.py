"""The shop: what is for sale and what for, grouped, and what a buyer has of it."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Final

from spielhafen.boxes.ship_adventure.equipment import BONUSES, CANNONBALL, CARD_NAMES, ICONS, has_card
from spielhafen.boxes.ship_adventure.equipment import PRICES as CARD_PRICES
from spielhafen.boxes.ship_adventure.names import card_face, card_meaning, card_text
from spielhafen.core.offers import pending_choice
from spielhafen.core.scene import Card, Face, Zone
from spielhafen.core.text import text
from spielhafen.games.caribbean_conquest.board.pieces import CREW, FIGURES, FOR_SALE, SHIP
from spielhafen.games.caribbean_conquest.moves import BUY, HIRE, Buy, Hire
from spielhafen.games.caribbean_conquest.rules.market import CHEAPEST, Market
from spielhafen.games.caribbean_conquest.state import CREWS, PLACE, Sea

FIGURE_ART: Final = {"ship": "caravel", "crew": "crew"}
FLAGS: Final = {"too-expensive": "dear", "owned-already": "owned"}
"""The flags of wares by the reason why they cannot be bought."""


def group_of(card: int) -> str:
    """Return the kind of fights that a card is for."""
    return "melee" if ICONS[card] == "swords" else "guns"


GOODS: Final = sorted(FOR_SALE, key=lambda card: (group_of(card) == "guns", bool(BONUSES[card])))
"""The cards by group, first those without a bonus: guns need cannonballs."""
MOVES: Final[list[Buy | Hire]] = [*HIRE, *[BUY[card] for card in GOODS]]
"""The purchases in the order of the wares."""


@cache
def _closed(prices: tuple[int, int]) -> Zone:
    """Return the shop as it is between purchases: all names and prices."""
    figures = [
        Card(
            id=f"shop/{name}",
            label=text("figure", figure=name),
            face=Face(tint="sand", art=FIGURE_ART[name], title=text("figure", figure=name), small=True),
            caption=text("price", gold=prices[figure]),
            note=text("figure.note", figure=name),
            move=f"hire {name}",
            group=text("shop-group", group="figures"),
        )
        for figure, name in enumerate(FIGURES)
    ]
    cards = [
        Card(
            id=f"shop/{CARD_NAMES[card]}",
            label=card_text(card),
            face=card_face(card),
            caption=text("price", gold=CARD_PRICES[card]),
            note=card_meaning(card),
            move=f"buy {CARD_NAMES[card]}",
            group=text("shop-group", group=group_of(card)),
        )
        for card in GOODS
    ]
    note = text("zone-shop.note", price=CHEAPEST)
    return Zone(id="shop", kind="shop", title=text("zone-shop"), note=note, cards=figures + cards)


def shop(g: Sea) -> Zone:
    """Return the figures and cards for sale.

    For a buyer with their gold, what they have, and why they cannot buy something.
    """
    step, closed = pending_choice(g), _closed(g.options.prices)
    if not isinstance(step, Market):
        return closed
    wares = [_ware(g, step, card, move) for card, move in zip(closed.cards, MOVES, strict=True)]
    return replace(closed, cards=wares, note=None, purse=text("purse", gold=g.gold[step.seat]))


def _ware(g: Sea, step: Market, card: Card, move: Buy | Hire) -> Card:
    """Return a ware with the number that the buyer has, and the reason why they cannot buy it."""
    why = step.refuse(g, move)
    flag = FLAGS.get(why.code, "") if why else ""
    have = owned(g, step.seat, move)
    note = (
        text("ware-owned", count=have, use=card.note)
        if isinstance(move, Hire) and have and card.note
        else card.note
    )
    return replace(
        card,
        count=have,
        note=note,
        barred=why.text if why else None,
        flags=[flag] if flag else [],
    )


def owned(g: Sea, seat: int, move: Buy | Hire) -> int:
    """Return how many a captain has of the thing that a purchase brings."""
    if isinstance(move, Buy):
        return g.balls[seat] if move.card == CANNONBALL else int(has_card(g.cards[seat], move.card))
    figures = [group & (1 << PLACE) - 1 for group in g.groups[seat]]
    counts = {SHIP: sum(one >> 3 for one in figures), CREW: sum(one & CREWS for one in figures)}
    return counts[move.figure]
