"""A line of the log of a match, and its compact written form."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec

from spielhafen.core.text import dump_text, load_text

if TYPE_CHECKING:
    from spielhafen.core.text import Importance, Text


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of the log: its ply (0: before the first), its seat, the rulebook's paragraph.

    `actor` is who decided its ply; None: chance did, or it is no ply.
    """

    ply: int
    seat: int | None
    head: bool
    text: Text
    paragraph: str
    actor: int | None = None
    importance: Importance | None = None


def write_line(line: LogLine) -> bytes:
    """Return a line as JSON, as clients get it: a third of the memory of its objects."""
    written: dict[str, Any] = {
        "ply": line.ply,
        "seat": line.seat,
        "is_heading": line.head,
        "text": dump_text(line.text),
        "paragraph": line.paragraph,
        "actor": line.actor,
    }
    if line.importance:
        written["importance"] = line.importance
    return msgspec.json.encode(written)


def read_line(written: bytes) -> LogLine:
    """Return the line that `write_line` wrote."""
    fields: dict[str, Any] = msgspec.json.decode(written)
    message, head = load_text(fields.pop("text")), fields.pop("is_heading")
    return LogLine(text=message, head=head, **fields)
