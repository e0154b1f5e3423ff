"""Recomputing chance: whether each draw of a logbook is the one that the revealed key holds, and what it was drawn from.

What this proves and what not stands in docs/dice.md.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from spielhafen.core.errors import BrokenFile
from spielhafen.core.logbook import play_ply
from spielhafen.core.play import CHANCE, Chance
from spielhafen.core.text import text
from spielhafen.core.verifiable_rng import VerifiableRng, mix_salts

if TYPE_CHECKING:
    from spielhafen.core.logbook import Logbook


@dataclass(frozen=True)
class Draw:
    """Draw number `number`, at ply `ply`: what the logbook says and what the key holds.

    `rolls`: the numbers that it was made of, each with its range: (6, 3) is the fourth of six.
    """

    number: int
    ply: int
    written: str
    expected: str
    rolls: list[tuple[int, int]] = field(default_factory=list)

    @property
    def is_correct(self) -> bool:
        """Whether it is the one that the key holds."""
        return self.written == self.expected


def verify_draws(logbook: Logbook) -> Iterator[Draw]:
    """All draws of a logbook whose key is revealed; raises BrokenFile for one that is not, or that cannot be replayed."""
    if not logbook.key:
        raise BrokenFile("key", text("broken-no-key"))
    luck = VerifiableRng(mix_salts(logbook.key, logbook.salts))
    state = logbook.initial_state()
    number = 0
    for place, ply in enumerate(logbook.plies, 1):
        number += logbook.voided_draws.get(place, 0)
        if ply.actor == CHANCE and state.actor() == CHANCE:
            if place <= logbook.imported_plies:
                number += 1
                play_ply(logbook.game, state, ply, place)
                continue
            rolls: list[tuple[int, int]] = []
            below = luck.below(number)

            def watched(n: int) -> int:
                rolls.append((n, below(n)))  # noqa: B023 - called before the next turn of the loop
                return rolls[-1][1]  # noqa: B023

            step = state.steps[-1]
            assert isinstance(step, Chance)  # noqa: S101 - the actor is CHANCE
            held = logbook.game.catalogue.write(step.sample(state, watched))
            yield Draw(number, place, ply.move, held, rolls)
            number += 1
        play_ply(logbook.game, state, ply, place)


def matches_commitment(logbook: Logbook) -> bool:
    """Whether the revealed key is the one that was promised before the first draw."""
    return hmac.compare_digest(VerifiableRng(logbook.key).commitment(), logbook.commitment)
