"""The knowledge that captains have of kept cards.

After a reshuffle all captains know which cards the pile holds, and so which are still in the others' hands.
"""

from __future__ import annotations

from collections.abc import Sequence

from spielhafen.core.belief import begin_observation_log, observation_log, record_observation
from spielhafen.games.columbus.board.pieces import KEPT
from spielhafen.games.columbus.state import Ocean


def made_anew(g: Ocean, cards: Sequence[int]) -> None:
    """Record a reshuffle: the discarded `cards` are the pile now; the pile was empty before."""
    seats = range(g.seats())
    deck, kept = g.seats(), [card for card in cards if card in KEPT]
    counts = [*(len(hand) for hand in g.hands), len(kept), 0]
    for seat in seats:
        if observation_log(g, "hands", seat):
            if kept:
                record_observation(g, "hands", deck + 1, deck, kept, [seat])
            continue
        others = [card for other in seats if other != seat for card in g.hands[other]]
        things = [*g.hands[seat], *sorted(others), *kept]
        elsewhere = sum(1 << other for other in seats if other != seat)
        may = [1 << seat] * len(g.hands[seat]) + [elsewhere] * len(others) + [1 << deck] * len(kept)
        begin_observation_log(g, "hands", seat, counts, things, may)


def drawn(g: Ocean, seat: int, card: int) -> None:
    """Record that a captain has drawn a card to keep, seen by them alone."""
    for other in range(g.seats()):
        record_observation(g, "hands", g.seats(), seat, (card,) if other == seat else (), [other])


def laid_down(g: Ocean, seat: int, card: int) -> None:
    """Record that a captain has played a card face up."""
    record_observation(g, "hands", seat, g.seats() + 1, (card,), range(g.seats()))
