"""Event cards: drawing, showing and playing them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from spielhafen.core.errors import Refusal, refusal
from spielhafen.core.moves import Move
from spielhafen.core.play import Choice, Deed, Rule
from spielhafen.core.ready_steps import PileDraw, SeatRule, Shuffle
from spielhafen.games.columbus import MOST_SEATS
from spielhafen.games.columbus.board.chart import DIRECTIONS
from spielhafen.games.columbus.board.pieces import (
    CARD_NAMES,
    CARPENTER,
    CROSS,
    FLIGHT,
    FOG,
    GOOD_WEATHER,
    GOOD_WINDS,
    HURRICANE,
    PROVISIONS,
    SCOPE,
    VERY_GOOD_WINDS,
)
from spielhafen.games.columbus.board.pieces import PAY as PRICE
from spielhafen.games.columbus.moves import MISS, PAY, PLAY, Arrow, Card, Draw, Miss, Pay, Play
from spielhafen.games.columbus.rules.damage import DieUse, spend
from spielhafen.games.columbus.rules.memory import drawn, laid_down, made_anew
from spielhafen.games.columbus.rules.sailing import MAST_DOWN
from spielhafen.games.columbus.rules.storm import EVERYWHERE, Spinner, drift
from spielhafen.games.columbus.state import Ocean, stow

# Drawing.


class DrawCard(DieUse):
    """§20 A telescope draws an event card, anywhere but in a calm or in a repair roll."""

    kinds = (Draw,)
    face = SCOPE

    def take(self, g: Ocean, seat: int, move: Draw) -> None:
        spend(g, SCOPE)
        g.then(*([] if any(g.deck) else [RESHUFFLE]), FROM_DECK[seat])


class Reshuffle(Shuffle[Ocean]):
    """§20 If the pile is empty, the discarded cards are shuffled and are the new pile."""

    discard, pile = "discard", "deck"

    def happen(self, g: Ocean) -> None:
        made_anew(g, g.discard)
        super().happen(g)


class FromDeck(PileDraw[Ocean]):
    """§20 Captains alone see the cards they draw, but a card with a cross is shown and carried out at once."""

    deals, pile, into = Card, "deck", "hands"

    def take(self, g: Ocean, move: Card) -> None:
        card = move.card
        if CROSS[card]:
            g.deck[card] -= 1
            g.discard.append(card)
            g.then(SHOWN[self.seat][card])
        else:
            super().take(g, move)
            drawn(g, self.seat, card)


# Cards with a cross.


@dataclass
class Shown(SeatRule[Ocean]):
    """§21 A card with a cross is read out and carried out."""

    card: int

    def happen(self, g: Ocean) -> None:
        seat, card = self.seat, self.card
        if card in PROVISIONS:
            stow(g, seat, PROVISIONS[card])
        elif card in FOG:
            g.then(FOGS[FOG[card]])
        elif card == HURRICANE:
            g.then(GALE)
        else:
            g.then(MUTINY[seat] if g.barrels[seat] >= PRICE else MISSES[seat])


class Mutiny(Choice[Ocean]):
    """§21 The crew wants a barrel, or the captain misses their next turn."""

    kinds = (Pay, Miss)

    def moves(self, g: Ocean) -> Sequence[Move]:
        return (PAY, MISS)

    def take(self, g: Ocean, move: Pay | Miss) -> None:
        if isinstance(move, Pay):
            g.barrels[self.seat] -= PRICE
        else:
            g.then(MISSES[self.seat])


class Misses(SeatRule[Ocean]):
    """§21 This captain will miss a turn; several add up. No barrels are given for it."""

    def happen(self, g: Ocean) -> None:
        g.idle[self.seat] += 1


class Gale(Spinner):
    """§21 The arrow is spun once for the direction of the hurricane."""

    def take(self, g: Ocean, move: Arrow) -> None:
        g.arrow = move.direction
        g.spins += 1
        g.then(HURRICANES[move.direction])


@dataclass
class AllDrift(Rule[Ocean]):
    """§21 The ships of all areas are carried one field (§15)."""

    direction: int

    def happen(self, g: Ocean) -> None:
        drift(g, EVERYWHERE, self.direction)


class Hurricane(AllDrift):
    """§21 A hurricane carries the ships as the arrow points."""


class Fog(AllDrift):
    """§21 In the fog the ships drift in the direction on the card."""


# Cards that are kept.


class PlayCard(Deed[Ocean]):
    """§20 In their own turn captains may play one of the cards they hold, before, between or after the dice."""

    kinds = (Play,)

    def gate(self, g: Ocean, seat: int) -> Refusal | None:
        return ONE_CARD if g.played else None

    def moves(self, g: Ocean, seat: int) -> Sequence[Move]:
        hand = g.hands[seat]
        if not hand:
            return ()
        useless = USELESS[g.damaged[seat]][bool(g.dice)]
        return [PLAY[card] for card in dict.fromkeys(hand) if card not in useless]

    def bar(self, g: Ocean, seat: int, move: Play) -> Refusal | None:
        if move.card not in g.hands[seat]:
            return NOT_IN_HAND
        return USELESS[g.damaged[seat]][bool(g.dice)].get(move.card)

    def take(self, g: Ocean, seat: int, move: Play) -> None:
        card = move.card
        g.hands[seat].remove(card)
        g.discard.append(card)
        laid_down(g, seat, card)
        g.played = 1
        if card == GOOD_WINDS:
            g.winds += g.options.wind_fields
        elif card == VERY_GOOD_WINDS:
            g.extra = 1
        elif card == CARPENTER:
            g.damaged[seat] = 0
        else:
            g.gust += FLIGHT[card]


ONE_CARD: Final = refusal("one-card")
NOT_IN_HAND: Final = refusal("not-in-hand")
ONLY_AGAINST_STORMS: Final = refusal("only-against-storms", "§13")


NOT_DAMAGED: Final = refusal("not-damaged", "§25")
DICE_ROLLED: Final = refusal("dice-rolled", "§25")


def useless_cards(*, damaged: bool, rolled: bool) -> dict[int, Refusal]:
    """§25 A carpenter steps the mast of a damaged ship before the roll; without it Good Winds (§22) are of no use."""
    useless = {GOOD_WEATHER: ONLY_AGAINST_STORMS}
    if damaged:
        useless[GOOD_WINDS] = MAST_DOWN
    if rolled or not damaged:
        useless[CARPENTER] = DICE_ROLLED if damaged else NOT_DAMAGED
    return useless


USELESS: Final = [
    [useless_cards(damaged=damaged, rolled=rolled) for rolled in (False, True)] for damaged in (False, True)
]
"""The cards that cannot be played, by whether the ship is damaged and the dice are rolled."""


# Steps are made once and shared.

RESHUFFLE: Final = Reshuffle()
FROM_DECK: Final = [FromDeck(seat) for seat in range(MOST_SEATS)]
SHOWN: Final = [[Shown(seat, card) for card in range(len(CARD_NAMES))] for seat in range(MOST_SEATS)]
MUTINY: Final = [Mutiny(seat) for seat in range(MOST_SEATS)]
MISSES: Final = [Misses(seat) for seat in range(MOST_SEATS)]
GALE: Final = Gale()
HURRICANES: Final = [Hurricane(direction) for direction in range(len(DIRECTIONS))]
FOGS: Final = [Fog(direction) for direction in range(len(DIRECTIONS))]
