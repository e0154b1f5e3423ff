"""The rules, in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from spielhafen.core.errors import Refusal, refusal
from spielhafen.core.play import Choice, Rule
from spielhafen.core.ready_steps import PileDraw, SeatRule, Shuffle

from .moves import PLAY, Draw, Play
from .state import HAND, STAR, Table, best_place, open_trick, suit_of

if TYPE_CHECKING:
    from spielhafen.core.moves import Move

    from . import Options


def start(seats: int, options: Options) -> Table:
    """§1 Each captain draws three cards; the first captain leads."""
    g = Table.initial(seats, options)
    g.then(*(Drawing(seat) for seat in range(seats) for _ in range(HAND)), Trick(0))
    return g


class Refill(Shuffle[Table]):
    """§2 When the pile is used up, the cards played before are shuffled and become the new pile."""

    discard, pile = "done", "pile"


class Drawing(PileDraw[Table]):
    """§2 Draw a card and look at it; no one else sees it."""

    deals, pile, into, refill = Draw, "pile", "hands", Refill


class Trick(SeatRule[Table]):
    """§3 A trick: the captain who leads plays a card, then the others in turn."""

    head = True

    def happen(self, g: Table) -> None:
        g.trick += 1
        g.then(*(Turn((self.seat + place) % g.seats()) for place in range(g.seats())), TrickEnd())


@dataclass
class Turn(Choice[Table]):
    """§3 Play a card: any card to lead, and later one of the suit led if you have one."""

    kinds = (Play,)

    def reach(self, g: Table) -> Sequence[Move]:
        return [PLAY[card] for card in g.hands[self.seat]]

    def bar(self, g: Table, move: Play) -> Refusal | None:
        hand, trick = g.hands[self.seat], open_trick(g)
        if move.card not in hand:
            return refusal("not-in-hand")
        if not trick or suit_of(move.card) == suit_of(trick[0]):
            return None
        return refusal("follow") if suit_of(trick[0]) in map(suit_of, hand) else None

    def take(self, g: Table, move: Play) -> None:
        if not open_trick(g):  # the last trick stays in sight until the next one begins
            g.done += g.table
            g.table, g.leader = [], self.seat
        g.hands[self.seat].remove(move.card)
        g.table.append(move.card)


class TrickEnd(Rule[Table]):
    """§4 The highest card of the suit led takes the trick."""

    told = False

    def happen(self, g: Table) -> None:
        winner = (g.leader + best_place(g.table)) % g.seats()
        order = [(winner + place) % g.seats() for place in range(g.seats())]
        over = g.trick == g.options.tricks
        g.then(Takes(winner), *([Finish()] if over else [*map(Drawing, order), Trick(winner)]))


class Takes(SeatRule[Table]):
    """§4 This captain takes the trick, and leads to the next one; its stars are counted."""

    def happen(self, g: Table) -> None:
        g.stars[self.seat] += sum(suit_of(card) == STAR for card in g.table)


class Finish(Rule[Table]):
    """§5 Fewest stars win; equal captains share the victory."""

    head = True

    def happen(self, g: Table) -> None:
        g.end([seat for seat, stars in enumerate(g.stars) if stars == min(g.stars)])
