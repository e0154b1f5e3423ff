"""What captains remember of cards that are kept.

When the pile is made anew everybody knows which cards it holds, and so which are still in the others' hands.
"""

from __future__ import annotations

from collections.abc import Sequence

from spielhafen.core.belief import begin_observation_log, observation_log, record_observation
from spielhafen.games.columbus.board.pieces import KEPT
from spielhafen.games.columbus.state import Ocean


def made_anew(g: Ocean, cards: Sequence[int]) -> None:
    """These cards were the discarded ones and are the pile now; the pile was empty before."""
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
    """Somebody has drawn a card that he keeps, and he alone has seen it."""
    for other in range(g.seats()):
        record_observation(g, "hands", g.seats(), seat, (card,) if other == seat else (), [other])


def laid_down(g: Ocean, seat: int, card: int) -> None:
    """Somebody has played a card before the eyes of all."""
    record_observation(g, "hands", seat, g.seats() + 1, (card,), range(g.seats()))
