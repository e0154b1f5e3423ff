"""Notifications of absent players who have to move, and the operator's webhook."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from html import escape
from typing import Final, Protocol
from urllib.parse import urlsplit

import msgspec

from spielhafen.core.errors import SpielhafenError
from spielhafen.core.languages import user_language
from spielhafen.core.text import text
from spielhafen.match import Match
from spielhafen.server.problems import LOGGER

SEND_TIMEOUT_SECONDS: Final = 10.0
"""Seconds to deliver one notification."""
MAX_QUEUED: Final = 200
FIRST_FAILURE_STATUS: Final = 300
"""Answers from this status on are failures."""


class BadAddress(SpielhafenError):
    """Not a usable web address."""


def check_url(url: str, option: str) -> str:
    """Return the URL without a trailing slash; raises BadAddress unless it is http(s)."""
    try:
        parts = urlsplit(url)
        is_valid = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        is_valid = False
    if not is_valid or not url.isprintable():
        raise BadAddress(text("server-bad-address", option=option, address=url))
    return url.rstrip("/")


@dataclass(frozen=True)
class TurnNotice:
    """The players who have to move; `owners` are their token hashes, in the order of `names`."""

    table: str
    game: str
    names: list[str]
    owners: list[str]


class Notifier(Protocol):
    """Notifies players."""

    def notify(self, notice: TurnNotice) -> None:
        """Queue a notice, without waiting."""

    async def run(self) -> None:
        """Send notices until cancelled."""


def find_turn_notice(table_id: str, before: Match, after: Match, watched: set[int]) -> TurnNotice | None:
    """Return a notice for humans who are newly to move and not in `watched`, or None."""
    newly = set(after.actors()) - set(before.actors()) - watched
    plans = [after.seats[seat] for seat in sorted(newly) if after.seats[seat].kind == "here"]
    notice = TurnNotice(
        table_id, after.game.name, [plan.name for plan in plans], [plan.owner for plan in plans]
    )
    return notice if plans else None


class AllowedMentions(msgspec.Struct):
    """Which names in a text alert people or channels: none."""

    parse: list[str] = []


class WebhookMessage(msgspec.Struct):
    """Facts, and a sentence under the two keys that common services show.

    Names are user input, so they must not alert a whole channel: `allowed_mentions` prevents it where
    `content` is shown, and escaped markup where `text` is.
    """

    table: str
    game: str
    captains: list[str]
    link: str
    text: str
    content: str
    allowed_mentions: AllowedMentions = msgspec.field(default_factory=AllowedMentions)


class WebhookNotifier:
    """Sends notices to a URL.

    url: the webhook. public_url: the server as seen from other machines, for links.
    """

    def __init__(self, url: str, public_url: str, send: Callable[[str, bytes], None] | None = None) -> None:
        self.url = url
        self.public_url = public_url
        self._send = send or _post
        self._notices: asyncio.Queue[TurnNotice] = asyncio.Queue(MAX_QUEUED)

    def notify(self, notice: TurnNotice) -> None:
        """Queue a notice; it is dropped if the queue is full."""
        try:
            self._notices.put_nowait(notice)
        except asyncio.QueueFull:
            LOGGER.warning("too many notifications are waiting; one of table %s is dropped", notice.table)

    async def run(self) -> None:
        """Send notices until cancelled."""
        while True:
            notice = await self._notices.get()
            try:
                await asyncio.to_thread(self._send, self.url, msgspec.json.encode(self.message(notice)))
            except Exception as error:  # noqa: BLE001 - a failing webhook must not stop all later notices
                LOGGER.warning(
                    "a notification of table %s could not be delivered: %s", notice.table, error_text(error)
                )

    def message(self, notice: TurnNotice) -> WebhookMessage:
        """Return the message about a notice."""
        from spielhafen.i18n import Translator

        link = f"{self.public_url}/#/table/{notice.table}"
        names = ", ".join(notice.names)
        sentence = Translator(user_language())("server-your-turn", names=names, table=notice.table, link=link)
        plain = escape(sentence, quote=False)
        return WebhookMessage(notice.table, notice.game, notice.names, link, plain, sentence)


def error_text(error: Exception) -> str:
    """Return the message of an error, or the name of its class if it has none."""
    return str(error) or type(error).__name__


def _post(url: str, body: bytes) -> None:
    from spielhafen.server.notify.safe_http import post  # for servers with a webhook only

    headers = {"Content-Type": "application/json", "User-Agent": "spielhafen"}
    status = post(url, body, headers, SEND_TIMEOUT_SECONDS, allow_private=True)
    if status >= FIRST_FAILURE_STATUS:
        raise OSError(f"HTTP {status}")
