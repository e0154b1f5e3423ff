"""Declared fields in words, for people who read a game or write one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import Final

from spielhafen.core.state_fields import ALL, OWNER, TRACKED, Field
from spielhafen.core.state_kinds import (
    NONE,
    Dimensions,
    Items,
    Kind,
    Number,
    Record,
    Rows,
    Signs,
)
from spielhafen.core.text import Text, text

FIRST_NAMES: Final = 3
"""The number of names that are told of a choice."""


def describe_values(kind: Kind, size: Dimensions) -> Text:
    """Return what a field may hold, with these seats and options."""
    if isinstance(kind, Number):
        return _describe_number(kind, size)
    if isinstance(kind, Signs):
        key = "state-signs-or-none" if kind.may_be_empty else "state-signs"
        return text(key, count=size.limit(kind.length), signs=kind.signs)
    if isinstance(kind, Items):
        return _describe_items(kind, size)
    if isinstance(kind, Record):
        return _describe_record(kind, size)
    if isinstance(kind, Rows):
        return text("state-tracked", pieces=kind.pieces, places=kind.places)
    return text("state-logs")


def describe_secrecy(field: Field) -> Text:
    """Return who sees a field."""
    keys = {"": "state-public", OWNER: "state-owner", ALL: "state-hidden", TRACKED: "state-seen"}
    return text(keys[field.secret]) if field.secret in keys else text("state-known", field=field.secret)


def _describe_number(kind: Number, size: Dimensions) -> Text:
    low, high = size.limit(kind.low), size.limit(kind.high)
    if not kind.names:
        return text("state-number", low=str(low), high=str(high))
    more = ", …" if len(kind.names) > FIRST_NAMES else ""
    names = ", ".join(kind.names[:FIRST_NAMES]) + more
    key = "state-choice-or-none" if low == NONE else "state-choice"
    return text(key, low=str(low), high=str(high), names=names)


def _describe_items(kind: Items, size: Dimensions) -> Text:
    each = describe_values(kind.each, size)
    if kind.by_seat:
        return text("state-by-seat", each=each)
    fewest, most = size.limit(kind.fewest), size.limit(kind.most)
    if kind.pieces is not None:
        return text("state-pieces", most=most, all=len(kind.pieces.existing(size.options)), each=each)
    if fewest == most:
        return text("state-fixed", count=most, each=each)
    return text("state-up-to", most=most, each=each) if not fewest else _between(fewest, most, each)


def _between(fewest: int, most: int, each: Text) -> Text:
    return text("state-between", fewest=fewest, most=most, each=each)


def _describe_record(kind: Record, size: Dimensions) -> Text:
    if kind.pieces is not None:
        return text("state-piece-counts", kinds=len(kind.slots), all=len(kind.pieces.existing(size.options)))
    parts = [describe_values(slot, size) for slot in kind.slots]
    if kind.rest is not None:
        parts.append(text("state-up-to", most=size.limit(kind.most), each=describe_values(kind.rest, size)))
    joined = _joined(parts)
    return text("state-or-empty", values=joined) if kind.may_be_empty else joined


def _joined(parts: Sequence[Text]) -> Text:
    return reduce(lambda one, other: text("state-then", one=one, other=other), parts)
