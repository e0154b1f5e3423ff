"""Records: data classes whose fields are set once, which type checkers enforce.

At run time nothing does: scenes consist of thousands of records, and a third of the time in which one is made would be
spent on getting round the check of a frozen data class.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeVar, dataclass_transform

Kind = TypeVar("Kind")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def record(kind: type[Kind]) -> type[Kind]:
    """Make a class a record."""
    return dataclass(slots=True, unsafe_hash=True)(kind)


@dataclass_transform(frozen_default=True, kw_only_default=True, field_specifiers=(field,))
def keyword_record(kind: type[Kind]) -> type[Kind]:
    """Make a class a record whose fields are named when one is made."""
    return dataclass(kw_only=True, slots=True, unsafe_hash=True)(kind)
