"""A trick: a card from each captain, and the wind card is given away (§5 to §10, §15)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spielhafen.core.errors import Refusal, refusal
from spielhafen.core.moves import Move
from spielhafen.core.play import Choice, Rule, Step
from spielhafen.core.ready_steps import SeatRule
from spielhafen.games.santa_timea import MOST_SEATS
from spielhafen.games.santa_timea.moves import BRIDE, PLAY, Play
from spielhafen.games.santa_timea.rules.winds import NEXT_WIND
from spielhafen.games.santa_timea.state import KEYLESS, KEYS, NO_CAPTAIN, ROW, Table, leads


class Trick(Rule[Table]):
    """§5 The leader plays a card, then the others clockwise, one each; then the wind card is given away."""

    head = True

    def happen(self, g: Table) -> None:
        g.trick += 1
        g.then(*TRICKS_LED[len(g.hands)][g.leader])


class Lay(Choice[Table]):
    """§5 Play any card of your hand; only as leader no bride (§7), unless you hold nothing else."""

    kinds = (Play,)

    def bar(self, g: Table, move: Play) -> Refusal | None:
        hand = g.hands[self.seat]
        if move.card not in hand:
            return refusal("not-in-hand")
        if move.card == BRIDE and not g.cards and leads(hand):
            return refusal("bride-leads", "§7", others=len(hand) - hand.count(BRIDE))
        return None

    def moves(self, g: Table) -> Sequence[Move]:
        hand = g.hands[self.seat]
        if BRIDE not in hand:
            return [PLAY[card] for card in hand]
        cards = [PLAY[card] for card in hand if card != BRIDE]
        if g.cards or not cards:
            cards.append(PLAY[BRIDE])
        return cards

    def take(self, g: Table, move: Play) -> None:
        card = move.card
        g.hands[self.seat].remove(card)
        g.keys.append(KEYS[g.row[0]][card] if card != BRIDE else key_if_played(g, card))
        g.cards.append(card)


def key_if_played(g: Table, card: int) -> int:
    """§7 A bride becomes the card before it, whatever that one has become; leading, it is worth nothing."""
    if card != BRIDE:
        return KEYS[g.row[0]][card]
    return g.keys[-1] if g.keys else KEYLESS


def keys_of_trick(wind: int, cards: Sequence[int]) -> list[int]:
    """Return the worths of cards as played; a bride has that of the card before it (§7)."""
    keys: list[int] = []
    for card in cards:
        keys.append((keys[-1] if keys else KEYLESS) if card == BRIDE else KEYS[wind][card])
    return keys


class Resolve(Rule[Table]):
    """§8 Equal worths cancel each other. Of the rest the lowest takes the wind card and the highest leads next."""

    told = False

    def happen(self, g: Table) -> None:
        seats = len(g.keys)
        low, high = outcome(g.keys, led=g.cards[0])
        taker = (g.leader + low) % seats if low != NO_CAPTAIN else NO_CAPTAIN
        next_leader = (g.leader + high) % seats if high != NO_CAPTAIN else NO_CAPTAIN
        g.last = [g.row[0], g.leader, taker, *g.cards]
        g.played += g.cards
        g.cards.clear()
        g.keys.clear()
        wind = TAKE[taker] if taker != NO_CAPTAIN else POT if g.options.professional else GONE
        if g.trick == g.options.tricks_number:
            g.then(wind)
        else:
            g.then(wind, HIGHEST[next_leader] if next_leader != NO_CAPTAIN else AGAIN[g.leader])


def outcome(keys: Sequence[int], *, led: int) -> tuple[int, int]:
    """§8 The places of the card that takes the wind and of the one that leads next, NO_CAPTAIN if all cancel each other.

    `led` is the first card: a captain who has to lead a bride takes the wind card in any case (§7).
    """
    alone = [key for key in keys if key != KEYLESS and keys.count(key) == 1]
    low = high = NO_CAPTAIN
    if alone:
        low, high = keys.index(min(alone)), keys.index(max(alone))
    return (0 if led == BRIDE else low), high


class Take(SeatRule[Table]):
    """§9 This captain takes the wind card, and with it those in the pot (§15)."""

    def happen(self, g: Table) -> None:
        g.taken[self.seat] += [g.row[0], *g.pot]
        g.pot.clear()


class Gone(Rule[Table]):
    """§10 All cancel each other: no captain takes the wind card, it is out for this round; the same captain leads again."""


class Pot(Rule[Table]):
    """§15 All cancel each other: the wind card goes into the pot, for the taker of the next one; the same captain leads."""

    def happen(self, g: Table) -> None:
        g.pot.append(g.row[0])


class Highest(SeatRule[Table]):
    """§9 This captain played the highest card that was not cancelled and leads the next trick."""

    def happen(self, g: Table) -> None:
        g.leader = self.seat


class LeadsAgain(SeatRule[Table]):
    """§10 No card is highest: the leader of this trick leads the next one, too."""


class WindTurns(Rule[Table]):
    """§3 The row moves up and a new wind is turned up before the next lead, as long as it can still matter."""

    told = False

    def happen(self, g: Table) -> None:
        g.row.pop(0)
        if g.trick + ROW <= g.options.tricks_number:
            g.then(NEXT_WIND, TRICK)
        elif g.trick < g.options.tricks_number:
            g.then(TRICK)


# Steps are made once and shared.

TRICK: Final = Trick()
RESOLVE: Final = Resolve()
WIND_TURNS: Final = WindTurns()
GONE: Final = Gone()
POT: Final = Pot()
LAY: Final = [Lay(seat) for seat in range(MOST_SEATS)]
TAKE: Final = [Take(seat) for seat in range(MOST_SEATS)]
HIGHEST: Final = [Highest(seat) for seat in range(MOST_SEATS)]
AGAIN: Final = [LeadsAgain(seat) for seat in range(MOST_SEATS)]
TRICKS_LED: Final[list[list[tuple[Step, ...]]]] = [
    [(*LAY[leader:seats], *LAY[:leader], RESOLVE, WIND_TURNS) for leader in range(seats)]
    for seats in range(MOST_SEATS + 1)
]
"""The steps of a trick, by number of captains and leader."""
