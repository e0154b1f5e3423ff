"""A hint for type checkers.

It has a module of its own because compiled functions cannot carry it.
"""

from __future__ import annotations

from typing import TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform()
def with_base_fields(kind: type[T]) -> type[T]:
    """Say that the annotated names of a class come first in all constructors."""
    return kind
