"""The seed of a match's chance: the server's secret key, and a salt from each player.

The server publishes a commitment to its key first; salts are added before anything is drawn.
"""

from __future__ import annotations

import hmac
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

from spielhafen.core.play import CHANCE
from spielhafen.core.verifiable_rng import VerifiableRng, mix_salts

if TYPE_CHECKING:
    from spielhafen.core.logbook import Logbook, Ply
    from spielhafen.match.events import SeatPlan

SALT_PATTERN: Final = re.compile(r"[0-9a-f]{32}")
"""128 random bits in hex, made in the player's browser."""


@dataclass(frozen=True)
class ChanceSeed:
    """The key, whether players add salts to it, and the salts so far: hex by seat."""

    key: bytes
    shared: bool = False
    salts: Mapping[int, str] = field(default_factory=dict)
    repeated: bool = False
    """Whether the key is that of an earlier match, so that all draws can be known beforehand."""

    @property
    def commitment(self) -> str:
        """The commitment to the key, published from the beginning."""
        return VerifiableRng(self.key).commitment()

    @property
    def rng(self) -> VerifiableRng:
        """The generator of all draws, with the salts so far."""
        return VerifiableRng(self.mixed_key)

    @property
    def mixed_key(self) -> bytes:
        """The key with the salts so far, from which all draws follow."""
        return mix_salts(self.key, {seat: bytes.fromhex(salt) for seat, salt in self.salts.items()})

    def bot_seed(self, seat: int, ply: int) -> int:
        """Return the seed for a bot's search after this number of plies.

        It is the same after every restart and reveals nothing of the key.
        """
        return int.from_bytes(hmac.digest(self.key, f"bot:{ply}:{seat}".encode(), "sha256")[:8], "big")

    def seats_without_salt(self, seats: Sequence[SeatPlan]) -> list[int]:
        """Return the seats of people who have not added a salt yet; empty if none are wanted."""
        if not self.shared:
            return []
        return [seat for seat, plan in enumerate(seats) if plan.kind == "here" and seat not in self.salts]

    def with_salt(self, seat: int, salt: str) -> ChanceSeed:
        """Return the seed with the salt of this seat."""
        return replace(self, salts={**self.salts, seat: salt})

    def without_salt(self, seat: int) -> ChanceSeed:
        """Return the seed without the salt of a seat, whose new player adds their own."""
        return replace(self, salts={other: salt for other, salt in self.salts.items() if other != seat})


def voided_draws(voided: Mapping[int, int], plies: Sequence[Ply], ply: int) -> dict[int, int]:
    """Return the numbers of undone draws, by the ply they came before, when `ply` plies remain.

    Undone draws stay used: no draw number is used twice.
    """
    new = sum(undone.actor == CHANCE for undone in plies[ply:])
    new += sum(count for before, count in voided.items() if before > ply)
    old = {before: count for before, count in voided.items() if before <= ply}
    return {**old, ply + 1: new} if new else old


def reveal_chance(book: Logbook, seed: ChanceSeed, voided: Mapping[int, int]) -> None:
    """Write into a logbook what the draws of its match were made of, once it is over."""
    book.key, book.voided_draws = seed.key, dict(voided)
    book.salts = {seat: bytes.fromhex(salt) for seat, salt in seed.salts.items()}
