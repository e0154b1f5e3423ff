"""What those who watch a table are told of it: the table as it is seen from a seat, or what happened since they heard last.

What is seen from a seat is made once and kept until something happens, however many look through its eyes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from spielhafen.match import Hidden, Played, Ticketed
from spielhafen.server.views import serializers
from spielhafen.server.views.listeners import message
from spielhafen.server.views.log_lines import Log

if TYPE_CHECKING:
    from collections.abc import Callable

    from spielhafen.match import Event, Match
    from spielhafen.server.middleware.identity import Mate
    from spielhafen.server.views.listeners import Listener

MOST_MISSED: Final = 40
"""Plies told one by one to somebody who comes back; who missed more sees the table as it is."""


class Views:
    """The views of one table as it stands, by seat."""

    def __init__(self, word: str, now: Callable[[], float]) -> None:
        self._word = word
        self._now = now
        self._logs: dict[int | None, Log] = {}
        """The log as it is read there."""
        self._seen: dict[int | None, dict[str, Any]] = {}
        """What is seen from there now."""

    @property
    def kept(self) -> int:
        """Of how many seats something is kept."""
        return len(self._logs.keys() | self._seen.keys())

    @property
    def size(self) -> int:
        """The bytes of what is kept."""
        return sum(log.size for log in self._logs.values()) + sum(map(_size, self._seen.values()))

    def log(self, seat: int | None) -> Log:
        """The log as it is read in this seat, told as far as somebody needed it."""
        return self._logs.setdefault(seat, Log(seat))

    def table(self, match: Match, mate: Mate, seat: int | None) -> dict[str, Any]:
        """The table as it stands, through these eyes."""
        if seat not in self._seen:
            self._seen[seat] = serializers.seen_from(match, seat)
        log = self.log(seat).lines(match)
        return serializers.table_view(
            self._word, match, seat, mate, log, now=self._now, seen=self._seen[seat]
        )

    def follow(self, event: Event, ply: int) -> None:
        """Something happened: the logs stay, but, unless a ply was only added, without the lines of this one and all after it."""
        if isinstance(event, (Ticketed, Hidden)):  # nobody sees anything of either
            return
        self._seen.clear()
        if not isinstance(event, Played):  # plies may have been taken back, or something noted beside them
            for log in self._logs.values():
                log.cut(ply)

    def forget(self) -> None:
        """Let go of everything: it can be made again."""
        self._seen.clear()
        self._logs.clear()

    # Messages.

    def greeting(self, match: Match, listener: Listener, since: int | None) -> dict[str, Any]:
        """What somebody hears first who knows of so many events, or of none."""
        if since == match.seq:
            return standing("current", match)
        first = None if since is None else match.missed(since)
        if since is None or first is None or len(match.plies) - first >= MOST_MISSED:
            return message("table", table=self.table(match, listener.mate, listener.seat))
        return self._frames(match, listener, first, since)

    def news(self, match: Match, listener: Listener, event: Event, first: int) -> dict[str, Any]:
        """What a listener hears of an event; `first`: its first ply."""
        if isinstance(
            event, (Played, Ticketed, Hidden)
        ):  # the last two change no line of the log: none is told again
            return self._frames(match, listener, first, match.seq - 1)
        return message("table", table=self.table(match, listener.mate, listener.seat))

    def _frames(self, match: Match, listener: Listener, first: int, since: int) -> dict[str, Any]:
        table = self.table(match, listener.mate, listener.seat)
        frames = serializers.frames(match, listener.seat, first)
        return message("frames", since=since, seq=match.seq, frames=frames, table=table)


def _size(seen: dict[str, Any]) -> int:
    """The bytes of what is seen from somewhere, without its chart, which many tables share."""
    parts = (part for name, part in seen["scene"].items() if name != "geometry")
    return sum(len(part) for part in parts if isinstance(part, msgspec.Raw))


def standing(kind: str, match: Match) -> dict[str, Any]:
    """Where the table stands, for somebody who perhaps knows already."""
    return message(kind, seq=match.seq, hash=match.mark)
