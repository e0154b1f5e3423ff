"""Verification of chance: whether each draw of a logbook follows from the revealed key.

docs/dice.md explains what this proves and what it does not.
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
    """Draw number `number`, at ply `ply`: the logbook's outcome and the one of the key.

    `rolls` are the numbers it was made of, each with its range: (6, 3) is the fourth of six.
    """

    number: int
    ply: int
    written: str
    expected: str
    rolls: list[tuple[int, int]] = field(default_factory=list)

    @property
    def is_correct(self) -> bool:
        """Whether the logbook has the outcome that follows from the key."""
        return self.written == self.expected


def verify_draws(logbook: Logbook) -> Iterator[Draw]:
    """Yield all draws of a logbook.

    Raises BrokenFile if it begins at a position, which no commitment covers, if the key is missing, and if a
    ply is illegal.
    """
    if logbook.position is not None:
        raise BrokenFile("position", text("sandbox-no-proof"))
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
                rolls.append((n, below(n)))  # noqa: B023 - called before the next iteration
                return rolls[-1][1]  # noqa: B023

            step = state.steps[-1]
            assert isinstance(step, Chance)  # noqa: S101 - the actor is CHANCE
            held = logbook.game.catalogue.write(step.sample(state, watched))
            yield Draw(number, place, ply.move, held, rolls)
            number += 1
        play_ply(logbook.game, state, ply, place)


def matches_commitment(logbook: Logbook) -> bool:
    """Return whether the revealed key matches the commitment made before the first draw."""
    return hmac.compare_digest(VerifiableRng(logbook.key).commitment(), logbook.commitment)
