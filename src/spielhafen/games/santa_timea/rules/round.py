"""A round: the wind, the deal, and the first leader (§2 to §4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from spielhafen.core.moves import Move
from spielhafen.core.play import Chance, Rule
from spielhafen.core.ready_steps import SeatRule
from spielhafen.games.santa_timea.moves import BEGIN, Begin, Deal
from spielhafen.games.santa_timea.rules.reckoning import Reckoning
from spielhafen.games.santa_timea.rules.trick import TRICK
from spielhafen.games.santa_timea.rules.winds import FORECAST, NEXT_WIND
from spielhafen.games.santa_timea.state import CARDS, ROW, WIND_CARDS, Table


class Round(Rule[Table]):
    """§2 A round: the wind, the deal, twelve tricks, the reckoning. All cards come back for it."""

    head = True

    def happen(self, g: Table) -> None:
        seats = g.seats()
        g.round += 1
        g.trick = 0
        g.bag = WIND_CARDS.counts(g.options)
        g.row, g.forecast, g.pot, g.played = [], [], [], []
        g.taken = [[] for _ in range(seats)]
        forecast = [FORECAST] * ROW if g.options.professional else []
        g.then(*forecast, *[NEXT_WIND] * ROW, DealHands(), Lead(), TRICK, Reckoning())


class DealHands(Chance[Table]):
    """§2 Each captain is dealt twelve steering cards; the rest plays no part in this round."""

    sampled = True

    def sample(self, g: Table, below: Callable[[int], int]) -> Deal:
        deck = list(CARDS.existing(g.options))
        for place in range(len(deck) - 1, 0, -1):
            other = below(place + 1)
            deck[place], deck[other] = deck[other], deck[place]
        return Deal(tuple(deck[: g.options.tricks_number * g.seats()]))

    def fits(self, g: Table, move: Move) -> bool:
        return (
            isinstance(move, Deal)
            and len(move.items) == g.options.tricks_number * g.seats()
            and not Counter(move.items) - Counter(CARDS.existing(g.options))
        )

    def witnesses(self, g: Table) -> Sequence[int]:
        return ()

    def take(self, g: Table, move: Deal) -> None:
        tricks = g.options.tricks_number
        g.hands = [list(move.items[tricks * seat : tricks * (seat + 1)]) for seat in range(g.seats())]


class Lead(Rule[Table]):
    """§4 The captain with the most points leads the round; of equal ones the last leader, or the next clockwise."""

    told = False

    def happen(self, g: Table) -> None:
        if g.round == 1 and not g.options.first:
            g.then(Lot())
            return
        if g.round == 1:
            g.first = g.options.first - 1
        else:
            most = max(g.points)
            order = [(g.first + i) % g.seats() for i in range(g.seats())]
            g.first = next(seat for seat in order if g.points[seat] == most)
        g.leader = g.first
        g.then(Leads(g.first))


class Lot(Chance[Table]):
    """§4 The leader of the first round is decided by lot."""

    def outcomes(self, g: Table) -> Sequence[tuple[Move, int]]:
        return [(begin, 1) for begin in BEGIN[: g.seats()]]

    def take(self, g: Table, move: Begin) -> None:
        g.leader = g.first = move.seat


class Leads(SeatRule[Table]):
    """§4 This captain leads."""
