"""The tables at which it is a person's turn, as a feed (Atom) and as a calendar (iCalendar).

Both say only what the list of the person's own tables says, and nothing that changes by itself, so that an answer
stays the same until a table changes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final
from urllib.parse import urlsplit
from xml.etree import ElementTree as ET

from spielhafen.core.errors import UnknownGame
from spielhafen.core.game import find_game
from spielhafen.i18n import Translator
from spielhafen.server.views.list_entries import SUMMARY_DECODER

ATOM: Final = "http://www.w3.org/2005/Atom"
MAX_LINE_BYTES: Final = 75
"""Of a line in a calendar; longer ones are folded (RFC 5545, 3.1)."""


@dataclass(frozen=True)
class OwnTurn:
    """A table at which it is a person's turn; times are in unix seconds."""

    table: str
    game: str
    opponents: tuple[str, ...]
    since: float
    """When the table changed last."""
    deadline: float | None
    """When the person's clock runs out."""


def find_own_turns(owner: str, tables: Sequence[tuple[str, bytes]]) -> list[OwnTurn]:
    """Return the turns of a person at these tables, given by id and summary."""
    return [turn for table, body in tables if (turn := _find_turn(owner, table, body))]


def _find_turn(owner: str, table: str, body: bytes) -> OwnTurn | None:
    stored = SUMMARY_DECODER.decode(body)
    if stored.over is not None or stored.gathering or stored.sandbox:
        return None
    own = {seat for seat, plan in enumerate(stored.seats) if plan.owner == owner and plan.kind == "here"}
    acting = own.intersection(stored.actors)
    if not acting:
        return None
    others = tuple(plan.name for plan in stored.seats if plan.owner != owner)
    deadline = min((at for seat, at in stored.deadlines.items() if seat in acting), default=None)
    return OwnTurn(table, stored.game, others, stored.changed, deadline)


@dataclass(frozen=True)
class TurnPages:
    """Writes turns in a language.

    url: the server's address, for links. began: when the feed was made, in unix seconds.
    """

    language: str
    url: str
    began: float

    def atom(self, turns: Sequence[OwnTurn]) -> bytes:
        """Return the turns as an Atom feed (RFC 4287)."""
        say = Translator(self.language)
        feed = ET.Element("feed", {"xmlns": ATOM, "xml:lang": self.language})
        _add(feed, "id", self._id("turns"))
        _add(feed, "title", say("letters-feed-title"))
        _add(feed, "updated", _iso(max((turn.since for turn in turns), default=self.began)))
        _add(_add(feed, "author"), "name", "Spielhafen")
        _add(feed, "link", href=f"{self.url}/")
        for turn in turns:
            entry = _add(feed, "entry")
            # A reader shows an entry with a new id as news; so each turn has its own.
            _add(entry, "id", self._id(f"{turn.table}/{_iso(turn.since)}"))
            _add(entry, "title", self.headline(turn))
            _add(entry, "updated", _iso(turn.since))
            _add(entry, "link", href=self._link(turn))
            _add(entry, "content", " ".join(self._facts(say, turn)), type="text")
        written: bytes = ET.tostring(feed, encoding="utf-8", xml_declaration=True)
        return written

    def calendar(self, turns: Sequence[OwnTurn]) -> bytes:
        """Return the deadlines of turns with a clock as a calendar (RFC 5545)."""
        say = Translator(self.language)
        lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Spielhafen//Turns//EN"]
        lines += [f"X-WR-CALNAME:{_escape(say('letters-calendar-title'))}"]
        for turn in turns:
            if turn.deadline is not None:
                lines += self._event(say, turn, turn.deadline)
        folded = [part for line in [*lines, "END:VCALENDAR"] for part in _fold(line)]
        return "".join(f"{line}\r\n" for line in folded).encode()

    def headline(self, turn: OwnTurn) -> str:
        """Return in a line whose turn it is where."""
        return Translator(self.language)("letters-turn", game=self._title(turn), table=turn.table)

    def paragraph(self, turn: OwnTurn) -> str:
        """Return all that is told of a turn, in lines."""
        facts = self._facts(Translator(self.language), turn)
        return "\n".join([self.headline(turn), *facts, self._link(turn)])

    def _event(self, say: Translator, turn: OwnTurn, deadline: float) -> list[str]:
        summary = say("letters-deadline", game=self._title(turn), table=turn.table)
        return [
            "BEGIN:VEVENT",
            f"UID:{turn.table}@{urlsplit(self.url).hostname}",
            f"DTSTAMP:{_basic(turn.since)}",
            f"DTSTART:{_basic(deadline)}",
            f"SUMMARY:{_escape(summary)}",
            f"DESCRIPTION:{_escape(' '.join([*self._facts(say, turn), self._link(turn)]))}",
            f"URL:{self._link(turn)}",
            "TRANSP:TRANSPARENT",
            "END:VEVENT",
        ]

    def _facts(self, say: Translator, turn: OwnTurn) -> Iterator[str]:
        """Yield what is worth to know of a turn."""
        if turn.opponents:
            yield say("letters-opponents", names=", ".join(turn.opponents))
        yield say("letters-since", time=_readable(turn.since))
        if turn.deadline is not None:
            yield say("letters-time-until", time=_readable(turn.deadline))

    def _title(self, turn: OwnTurn) -> str:
        try:
            return Translator(self.language, find_game(turn.game))("game-title")
        except UnknownGame:
            return turn.game

    def _link(self, turn: OwnTurn) -> str:
        return f"{self.url}/#/table/{turn.table}"

    def _id(self, what: str) -> str:
        """Return a name that stays the same for ever (RFC 4151)."""
        return f"tag:{urlsplit(self.url).hostname},2026:{what}"


def _add(parent: ET.Element, name: str, words: str = "", **attributes: str) -> ET.Element:
    element = ET.SubElement(parent, name, attributes)
    # XML has no way to write control characters, which no name has, but a text of another game might have.
    element.text = "".join(character if character.isprintable() else " " for character in words)
    return element


def _moment(at: float) -> datetime:
    return datetime.fromtimestamp(int(at), UTC)


def _iso(at: float) -> str:
    return _moment(at).strftime("%Y-%m-%dT%H:%M:%SZ")


def _basic(at: float) -> str:
    return _moment(at).strftime("%Y%m%dT%H%M%SZ")


def _readable(at: float) -> str:
    return _moment(at).strftime("%Y-%m-%d %H:%M")


def _escape(words: str) -> str:
    """Escape the text of a calendar's property (RFC 5545, 3.3.11)."""
    for special in "\\;,":
        words = words.replace(special, f"\\{special}")
    return "".join(character if character.isprintable() else " " for character in words)


def _fold(line: str) -> Iterator[str]:
    """Yield the lines as which a long one is written, each but the first after a blank."""
    part = ""
    for character in line:
        if len((part + character).encode()) > MAX_LINE_BYTES:
            yield part
            part = " "
        part += character
    yield part
