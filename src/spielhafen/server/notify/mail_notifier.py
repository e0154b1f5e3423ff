"""Mails about turns: at once or once a day, at most one about a table until people look.

A thread of its own writes them, from a queue that drops what it cannot hold, and another one notes who looks: a slow
mail server delays mails and nothing else.
"""

from __future__ import annotations

import asyncio
import hmac
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate
from functools import partial
from hashlib import sha256
from queue import Empty, Full, Queue
from threading import Event, Thread
from typing import Final
from urllib.parse import urlsplit

from spielhafen.i18n import Translator
from spielhafen.server.middleware.identity import hash_token
from spielhafen.server.notify.looks import Looks
from spielhafen.server.notify.outbox import Outbox
from spielhafen.server.notify.own_turns import OwnTurn, TurnPages, find_own_turns
from spielhafen.server.notify.smtp_account import SmtpAccount, mailbox
from spielhafen.server.notify.webhook import TurnNotice
from spielhafen.server.problems import LOGGER
from spielhafen.server.token_buckets import Rate, TokenBuckets
from spielhafen.store import Store, mail_addresses
from spielhafen.store.mail_addresses import MailAddress

MAX_QUEUED: Final = 500
CHECK_SECONDS: Final = 60.0
"""Seconds between two looks for daily mails that are due."""
DAY: Final = 86_400.0
MAX_DAILY: Final = 100
"""Daily mails that are written at one look."""
MAX_HEADER_LENGTH: Final = 998
"""Of a line of a header (RFC 5322), so that addresses in headers are not folded or encoded."""
PER_ADDRESS: Final = Rate(1 / 600, 12)
"""Mails to one address."""
CONFIRMATIONS: Final = Rate(1 / 3600, 3)
"""Mails that ask one address for its consent, so that strangers are not flooded."""
TOTAL: Final = Rate(1.0, 200)
"""All mails of a process."""


@dataclass(frozen=True)
class MailLimits:
    """The limits of mails, by mailbox and in all; of the former only hashes are kept."""

    address: TokenBuckets
    confirmations: TokenBuckets
    total: TokenBuckets


class MailNotifier:
    """Sends mails; tests replace `send`, `now` and `clock`.

    account: the mail server. url: the server's address, for links.
    """

    def __init__(
        self,
        store: Store,
        account: SmtpAccount,
        url: str,
        send: Callable[[EmailMessage], None] | None = None,
        now: Callable[[], float] = time.time,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.store = store
        self.url = url
        self._account = account
        self._now = now
        self._clock = clock
        self._stopping = Event()
        self._outbox = Outbox(send or account.send, clock)
        self._jobs: Queue[Callable[[], None]] = Queue(MAX_QUEUED)
        self._looks = Looks(store)
        self._limits = MailLimits(*(TokenBuckets(rate) for rate in (PER_ADDRESS, CONFIRMATIONS, TOTAL)))

    # What others ask for; none of it waits.

    def notify(self, notice: TurnNotice) -> None:
        """Queue a notice; it is dropped if the queue is full."""
        self._queue(partial(self._write_prompt, notice))

    def saw(self, owner: str, table: str) -> None:
        """Note that a person looks at a table."""
        self._looks.add(owner, table)

    def ask_consent(self, address: MailAddress, token: str) -> None:
        """Queue the mail by which a new address is confirmed."""
        self._queue(partial(self._write_consent, address, token))

    def _queue(self, job: Callable[[], None]) -> None:
        try:
            self._jobs.put_nowait(job)
        except Full:
            LOGGER.warning("too many mails are waiting; one is dropped")

    async def run(self) -> None:
        """Send mails until cancelled."""
        Thread(target=self._work, name="mails", daemon=True).start()
        stop_looks = self._looks.start()
        try:
            while True:
                self._queue(self.write_daily)
                await asyncio.sleep(CHECK_SECONDS)
        finally:
            stop_looks()
            self._stopping.set()
            self._queue(lambda: None)

    def _work(self) -> None:
        while not self._stopping.is_set():
            with suppress(Empty):
                self._do(self._jobs.get(timeout=self._outbox.seconds_left()))
            self._do(self._outbox.retry_due)
        self._do(self._outbox.give_up_all)

    def work_off(self) -> None:
        """Do all that is queued or due, in this thread."""
        self._looks.work_off()
        with suppress(Empty):
            while True:
                self._do(self._jobs.get_nowait())
        self._outbox.retry_due()

    def _do(self, job: Callable[[], None]) -> None:
        try:
            job()
        except Exception as error:  # noqa: BLE001 - one failure must not stop all later mails
            LOGGER.warning("a mail could not be written: %s", type(error).__name__)

    # Mails.

    def write_daily(self) -> None:
        """Write the daily mails that are due, and forget what is of no more use."""
        mail_addresses.forget_unconfirmed(self.store, self._now())
        mail_addresses.forget_ended(self.store)
        for address in mail_addresses.take_due(self.store, self._now(), DAY, MAX_DAILY):
            self._write_turns(address, None)

    def _write_prompt(self, notice: TurnNotice) -> None:
        for address in mail_addresses.find_prompt(self.store, notice.owners):
            self._write_turns(address, notice.table)

    def _write_turns(self, address: MailAddress, only: str | None) -> None:
        """Write a mail about the turns of a person, at one table or all, that they do not know of."""
        listed = [(table, body) for table, _, body in self.store.summaries(address.owner)]
        turns = [
            turn
            for turn in find_own_turns(address.owner, listed)
            if only in (None, turn.table) and turn.game not in address.games.split()
        ]
        fresh = mail_addresses.claim(self.store, address.owner, [turn.table for turn in turns], self._now())
        turns = [turn for turn in turns if turn.table in fresh]
        if not turns:
            return
        give_back = partial(mail_addresses.unclaim, self.store, address.owner, fresh)
        if self._may_send(address.address, self._limits.address):
            self._outbox.hand_over(self._turn_mail(address, turns), give_back)
        else:
            give_back()

    def _write_consent(self, address: MailAddress, token: str) -> None:
        if self._may_send(address.address, self._limits.confirmations):
            say = Translator(address.language)
            link = f"{self.url}/#/settings?confirm={token}"
            body = say("letters-consent-body", url=self.url, link=link)
            self._outbox.hand_over(self._mail(address, say("letters-consent-subject"), body), lambda: None)

    def _may_send(self, address: str, limit: TokenBuckets) -> bool:
        now = self._clock()
        key = sha256(mailbox(address).encode()).hexdigest()
        return limit.take(key, now) and self._limits.total.take("", now)

    def _turn_mail(self, address: MailAddress, turns: Sequence[OwnTurn]) -> EmailMessage:
        say = Translator(address.language)
        pages = TurnPages(address.language, self.url, 0.0)
        blocks = [pages.paragraph(turn) for turn in turns]
        stop = say("letters-stop", link=f"{self.url}/#/settings?stop={address.stop}")
        subject = pages.headline(turns[0]) if len(turns) == 1 else say("letters-daily", count=len(turns))
        mail = self._mail(address, subject, "\n\n".join([*blocks, stop]))
        mail["List-Unsubscribe"] = f"<{self.url}/api/letters/mail/stop/{address.stop}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        return mail

    def _mail(self, address: MailAddress, subject: str, body: str) -> EmailMessage:
        """Return a mail; the policy refuses line ends in headers."""
        mail = EmailMessage(SMTP)
        mail["From"] = f"Spielhafen <{self._account.sender}>"
        mail["To"] = address.address
        mail["Subject"] = subject
        mail["Date"] = formatdate(self._now())
        digest = hmac.digest(address.stop.encode(), f"{self._now()} {subject}".encode(), "sha256").hex()
        mail["Message-ID"] = f"<{digest[:32]}@{urlsplit(self.url).hostname}>"
        mail["Auto-Submitted"] = "auto-generated"
        mail.set_content(body + "\n", cte="quoted-printable")
        mail.policy = SMTP.clone(max_line_length=MAX_HEADER_LENGTH)
        return mail


def new_address(
    owner: str,
    address: str,
    language: str,
    games: Sequence[str],
    hour: int | None,
    now: float,
    tokens: tuple[str, str],
) -> MailAddress:
    """Return an address that is not confirmed yet; `tokens` confirm it and end its mails."""
    confirm, stop = tokens
    due = None if hour is None else next_due(hour, now)
    return MailAddress(
        owner, address, language, " ".join(games), hour, due, False, hash_token(confirm), now + DAY, stop
    )


def next_due(hour: int, now: float) -> float:
    """Return the next time at which it is this hour (UTC)."""
    due = now - now % DAY + hour * 3600.0
    return due if due > now else due + DAY
