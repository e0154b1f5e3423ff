"""Event cards: drawing, showing and playing them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from spielhafen.core.errors import Refusal, refusal
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
    WIND_FIELDS,
)
from spielhafen.games.columbus.board.pieces import PAY as PRICE
from spielhafen.games.columbus.moves import MISS, PAY, PLAY, Arrow, Card, Draw, Miss, Pay, Play
from spielhafen.games.columbus.rules.damage import DieUse, spend
from spielhafen.games.columbus.rules.memory import drawn, laid_down, made_anew
from spielhafen.games.columbus.rules.sailing import MAST_DOWN
from spielhafen.games.columbus.rules.storm import EVERYWHERE, Spinner, drift
from spielhafen.games.columbus.state import Ocean, stow

if TYPE_CHECKING:
    from spielhafen.core.moves import Move

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
class Shown(Rule[Ocean]):
    """§21 A card with a cross is read out and carried out."""

    seat: int
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


@dataclass
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
class Hurricane(Rule[Ocean]):
    """§21 A hurricane carries the ships of all areas one field (§15)."""

    direction: int

    def happen(self, g: Ocean) -> None:
        drift(g, EVERYWHERE, self.direction)


@dataclass
class Fog(Rule[Ocean]):
    """§21 In the fog the ships of all areas drift one field in the direction on the card (§15)."""

    direction: int

    def happen(self, g: Ocean) -> None:
        drift(g, EVERYWHERE, self.direction)


# Cards that are kept.


class PlayCard(Deed[Ocean]):
    """§20 In their own turn captains may play one of the cards they hold, before, between or after the dice."""

    kinds = (Play,)

    def gate(self, g: Ocean, seat: int) -> Refusal | None:
        return ONE_CARD if g.played else None

    def reach(self, g: Ocean, seat: int) -> Sequence[Move]:
        return [PLAY[card] for card in dict.fromkeys(g.hands[seat])]

    def moves(self, g: Ocean, seat: int) -> Sequence[Move]:
        return super().moves(g, seat) if g.hands[seat] else ()

    def bar(self, g: Ocean, seat: int, move: Play) -> Refusal | None:
        if move.card not in g.hands[seat]:
            return NOT_IN_HAND
        if move.card == GOOD_WEATHER:
            return ONLY_AGAINST_STORMS
        return NEEDS[move.card](g, seat) if move.card in NEEDS else None

    def take(self, g: Ocean, seat: int, move: Play) -> None:
        card = move.card
        g.hands[seat].remove(card)
        g.discard.append(card)
        laid_down(g, seat, card)
        g.played = 1
        if card == GOOD_WINDS:
            g.winds += WIND_FIELDS
        elif card == VERY_GOOD_WINDS:
            g.extra = 1
        elif card == CARPENTER:
            g.damaged[seat] = 0
        else:
            g.gust += FLIGHT[card]


ONE_CARD: Final = refusal("one-card")
NOT_IN_HAND: Final = refusal("not-in-hand")
ONLY_AGAINST_STORMS: Final = refusal("only-against-storms", "§13")


def good_winds(g: Ocean, seat: int) -> Refusal | None:
    """§22 Good Winds are of no use to a ship without its mast."""
    return MAST_DOWN if g.damaged[seat] else None


def carpenter(g: Ocean, seat: int) -> Refusal | None:
    """§25 A carpenter steps the mast of a damaged ship before the dice are rolled, and only then."""
    if not g.damaged[seat]:
        return refusal("not-damaged", "§25")
    return refusal("dice-rolled", "§25") if g.dice else None


NEEDS: Final[Mapping[int, Callable[[Ocean, int], Refusal | None]]] = {
    GOOD_WINDS: good_winds,
    CARPENTER: carpenter,
}


# Steps are made once and shared.

RESHUFFLE: Final = Reshuffle()
FROM_DECK: Final = [FromDeck(seat) for seat in range(MOST_SEATS)]
SHOWN: Final = [[Shown(seat, card) for card in range(len(CARD_NAMES))] for seat in range(MOST_SEATS)]
MUTINY: Final = [Mutiny(seat) for seat in range(MOST_SEATS)]
MISSES: Final = [Misses(seat) for seat in range(MOST_SEATS)]
GALE: Final = Gale()
HURRICANES: Final = [Hurricane(direction) for direction in range(len(DIRECTIONS))]
FOGS: Final = [Fog(direction) for direction in range(len(DIRECTIONS))]
