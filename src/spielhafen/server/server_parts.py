"""Parts of a server beside its tables; each is off until the host opens it."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

ServerPart: TypeAlias = Literal["ratings", "tournaments", "metrics", "lobby", "letters", "passphrases"]
"""A part that the host can open."""


class PartLibrary(NamedTuple):
    """The library that a part needs, and the extra with which it is installed."""

    library: str
    extra: str


SERVER_PARTS: Final[dict[ServerPart, PartLibrary | None]] = {
    "ratings": PartLibrary("openskill", "ratings"),
    "tournaments": None,
    "metrics": PartLibrary("prometheus_client", "metrics"),
    "lobby": None,
    "letters": None,
    "passphrases": None,
}
"""The parts, and what each needs beside the server."""
