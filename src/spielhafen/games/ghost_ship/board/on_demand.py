"""Tables whose entries are computed when they are first asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")

MOST_KEPT: Final = 50_000
"""The number of entries beyond which a table begins anew."""


class OnDemand(dict[Key, Value]):
    """A dictionary that computes a missing entry, and keeps it."""

    def __init__(self, compute: Callable[[Key], Value]) -> None:
        super().__init__()
        self.compute = compute

    def __missing__(self, key: Key) -> Value:
        if len(self) >= MOST_KEPT:
            self.clear()
        value = self[key] = self.compute(key)
        return value
