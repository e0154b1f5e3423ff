"""Verifiable chance: the outcome of draw k is a function of a secret key and k.

HMAC-SHA256 gives the bytes, rejection sampling makes every number equally likely, and there is no generator
state, so an undo can never roll again and anybody with the key can recompute each draw.
"""

from __future__ import annotations

import hmac
from collections.abc import Callable, Iterator
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from spielhafen.core.play import Chance

if TYPE_CHECKING:
    from collections.abc import Mapping

    from spielhafen.core.moves import Move
    from spielhafen.core.play import State

WORD_BYTES: Final = 8
"""Bytes of a random number before it is reduced to its range."""


def mix_salts(key: bytes, salts: Mapping[int, bytes]) -> bytes:
    """Return the key of a match with the random bytes that seats added; without any, the key.

    The commitment to `key` was published before the salts, so neither side alone can choose the outcomes.
    """
    if not salts:
        return key
    added = ",".join(f"{seat}:{salt.hex()}" for seat, salt in sorted(salts.items()))
    return hmac.digest(key, f"spielhafen seats {added}".encode(), "sha256")


class VerifiableRng:
    """A random number generator whose draws follow from a key."""

    def __init__(self, key: bytes) -> None:
        self.key = key

    def commitment(self) -> str:
        """Return the hash of the key, which can be published beforehand and reveals nothing."""
        return sha256(b"spielhafen luck:" + self.key).hexdigest()

    def outcome(self, g: State, draw: int) -> Move:
        """Return the outcome of chance at draw number `draw` (0, 1, …) of a match."""
        step = g.steps[-1]
        assert isinstance(step, Chance)  # noqa: S101 - called only when the actor is CHANCE
        return step.sample(g, self.below(draw))

    def below(self, draw: int) -> Callable[[int], int]:
        """Return the random numbers of one draw: each call with n gives the next from 0 to n − 1."""
        words = self._words(draw)

        def number(n: int) -> int:
            limit = (1 << 8 * WORD_BYTES) // n * n
            return next(word for word in words if word < limit) % n

        return number

    def _words(self, draw: int) -> Iterator[int]:
        block = 0
        while True:
            digest = hmac.digest(self.key, f"{draw}:{block}".encode(), "sha256")
            for start in range(0, len(digest), WORD_BYTES):
                yield int.from_bytes(digest[start : start + WORD_BYTES], "big")
            block += 1
