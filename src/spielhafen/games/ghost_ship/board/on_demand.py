"""Tables whose entries are computed when they are first asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")


class OnDemand(dict[Key, Value]):
    """A dictionary that computes a missing entry, and keeps it."""

    def __init__(self, compute: Callable[[Key], Value]) -> None:
        super().__init__()
        self.compute = compute

    def __missing__(self, key: Key) -> Value:
        value = self[key] = self.compute(key)
        return value
