"""What chance of a match is made of: the server's secret key, and what each seat adds to it before anything is drawn."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

from spielhafen.core.play import CHANCE
from spielhafen.core.verifiable_rng import VerifiableRng, mix_salts

if TYPE_CHECKING:
    from spielhafen.core.logbook import Ply
    from spielhafen.match.events import SeatPlan

SALT_PATTERN: Final = re.compile(r"[0-9a-f]{32}")
"""128 random bits in hex, made in the browser of whoever sits there."""


@dataclass(frozen=True)
class ChanceSeed:
    """The key, whether people are to add to it, and what they have added so far, in hex by seat."""

    key: bytes
    shared: bool = False
    salts: Mapping[int, str] = field(default_factory=dict)

    @property
    def commitment(self) -> str:
        """What is published of the key from the beginning."""
        return VerifiableRng(self.key).commitment()

    @property
    def rng(self) -> VerifiableRng:
        """The draws, with all that was added so far."""
        return VerifiableRng(
            mix_salts(self.key, {seat: bytes.fromhex(salt) for seat, salt in self.salts.items()})
        )

    def seats_without_salt(self, seats: Sequence[SeatPlan]) -> list[int]:
        """The seats of people who have not added anything yet."""
        if not self.shared:
            return []
        return [seat for seat, plan in enumerate(seats) if plan.kind == "here" and seat not in self.salts]

    def with_salt(self, seat: int, salt: str) -> ChanceSeed:
        """The same with something more."""
        return replace(self, salts={**self.salts, seat: salt})

    def without_salt(self, seat: int) -> ChanceSeed:
        """The same when somebody else sits in a seat, who shall add something himself."""
        return replace(self, salts={place: salt for place, salt in self.salts.items() if place != seat})


def voided_draws(voided: Mapping[int, int], plies: Sequence[Ply], ply: int) -> dict[int, int]:
    """Draws made in vain, by the ply that they came before, when only `ply` plies remain: their numbers are used up."""
    gone = sum(lost.actor == CHANCE for lost in plies[ply:])
    gone += sum(number for place, number in voided.items() if place > ply)
    kept = {place: number for place, number in voided.items() if place <= ply}
    return {**kept, ply + 1: gone} if gone else kept
