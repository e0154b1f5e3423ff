"""Calling people to the table who look elsewhere: a message to an address that whoever keeps the harbour has named.

It says at which table who is asked, and nothing of what lies there. One task sends, in order; what cannot be delivered is
told to the log and forgotten, for a game never waits for it.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING, Any, Final, Protocol
from urllib.parse import urlsplit

import msgspec

from spielhafen.core.errors import SpielhafenError
from spielhafen.core.text import text
from spielhafen.server.notify.safe_http import post
from spielhafen.server.problems import LOGGER

if TYPE_CHECKING:
    from collections.abc import Callable

    from spielhafen.match import Match

SEND_TIMEOUT_SECONDS: Final = 10.0
"""Seconds that a call may take."""
MAX_QUEUED: Final = 200
FIRST_FAILURE_STATUS: Final = 300
"""From this status on a call has not arrived."""


class BadAddress(SpielhafenError):
    """This is not the address of anything on the web."""


def check_url(url: str, option: str) -> str:
    """The address without a slash at its end; raises BadAddress unless it begins with http:// or https:// and a name."""
    try:
        parts = urlsplit(url)
        fits = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        fits = False
    if not fits or not url.isprintable():
        raise BadAddress(text("server-bad-address", option=option, address=url))
    return url.rstrip("/")


@dataclass(frozen=True)
class TurnNotice:
    """These captains are asked at this table; `owners`: the hashes of their tokens, in the same order."""

    table: str
    game: str
    names: list[str]
    owners: list[str]


class Notifier(Protocol):
    """Whatever calls people."""

    def notify(self, notice: TurnNotice) -> None:
        """Do it soon; it must not wait."""

    async def run(self) -> None:
        """Do it until cancelled."""


class NotifierGroup:
    """Several of them, each of which knows of every call."""

    def __init__(self, *bells: Notifier) -> None:
        self.notifiers = bells

    def notify(self, notice: TurnNotice) -> None:
        """Let each of them do it soon."""
        for bell in self.notifiers:
            bell.notify(notice)

    async def run(self) -> None:
        """Let all of them do it until cancelled."""
        await asyncio.gather(*(bell.run() for bell in self.notifiers))


def find_turn_notice(table_id: str, before: Match, after: Match, watched: set[int]) -> TurnNotice | None:
    """Whom to call after an event: people who were not asked before and who are not there (their seats are not `watched`)."""
    newly = set(after.actors()) - set(before.actors()) - watched
    plans = [after.seats[seat] for seat in sorted(newly) if after.seats[seat].kind == "here"]
    called = TurnNotice(
        table_id, after.game.name, [plan.name for plan in plans], [plan.owner for plan in plans]
    )
    return called if plans else None


class WebhookNotifier:
    """Sends calls to the address `to`; `home` is where the harbour is found from outside."""

    def __init__(self, to: str, home: str, send: Callable[[str, bytes], None] | None = None) -> None:
        self.url = to
        self.public_url = home
        self._send = send or _post
        self._notices: asyncio.Queue[TurnNotice] = asyncio.Queue(MAX_QUEUED)

    def notify(self, notice: TurnNotice) -> None:
        """Send it as soon as those before are sent."""
        try:
            self._notices.put_nowait(notice)
        except asyncio.QueueFull:
            LOGGER.warning("too many calls are waiting; one from %s is left out", notice.table)

    async def run(self) -> None:
        """Send what is to be sent until cancelled."""
        while True:
            call = await self._notices.get()
            try:
                await asyncio.to_thread(self._send, self.url, msgspec.json.encode(self.message(call)))
            except Exception as error:  # noqa: BLE001 - whatever answers there must not silence all calls to come
                LOGGER.warning("a call from %s could not be delivered: %s", call.table, error_text(error))

    def message(self, notice: TurnNotice) -> dict[str, Any]:
        """What is sent: facts, and a sentence under the two names by which common services know it.

        People call themselves what they like, so no name may ring a bell for a whole channel: `allowed_mentions` forbids it
        where `content` is read, and where `text` is, the signs that begin a command are written as entities.
        """
        from spielhafen.i18n import Translator, system_language

        link = f"{self.public_url}/#/table/{notice.table}"
        names = ", ".join(notice.names)
        said = Translator(system_language())("server-your-turn", names=names, table=notice.table, link=link)
        facts = {"table": notice.table, "game": notice.game, "captains": notice.names, "link": link}
        return {
            **facts,
            "text": escape(said, quote=False),
            "content": said,
            "allowed_mentions": {"parse": []},
        }


def error_text(error: Exception) -> str:
    """What an error says, or, if it says nothing, what it is called."""
    return str(error) or type(error).__name__


def _post(address: str, body: bytes) -> None:
    headers = {"Content-Type": "application/json", "User-Agent": "spielhafen"}
    status = post(address, body, headers, SEND_TIMEOUT_SECONDS, allow_private=True)
    if status >= FIRST_FAILURE_STATUS:
        raise OSError(f"HTTP {status}")
