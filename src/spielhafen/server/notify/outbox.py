"""Mails that are handed to a mail server, and tried again later while others are sent."""

from __future__ import annotations

import heapq
from collections.abc import Callable
from dataclasses import dataclass, field
from email.message import EmailMessage
from itertools import count
from smtplib import SMTPRecipientsRefused, SMTPResponseException
from typing import Final

from spielhafen.server.problems import LOGGER

RETRY_SECONDS: Final = (30.0, 300.0)
"""Seconds after which a mail is tried again that the mail server did not take."""
MAX_WAITING: Final = 500
"""Mails that wait to be tried again; further ones are given up at their first failure."""
PERMANENT: Final = 500
"""Answers of mail servers from this code on are final (RFC 5321)."""


@dataclass(order=True)
class WaitingMail:
    """A mail that is tried again when it is due."""

    due: float
    number: int
    """In the order of their failures, for mails that are due at the same time."""
    mail: EmailMessage = field(compare=False)
    give_up: Callable[[], None] = field(compare=False)
    failures: int = field(compare=False)


class Outbox:
    """Hands mails over in the thread that calls it, and never waits for one that failed.

    send: hands a mail over; raises OSError if the mail server does not take it. clock: seconds, never going back.
    """

    def __init__(self, send: Callable[[EmailMessage], None], clock: Callable[[], float]) -> None:
        self._send = send
        self._clock = clock
        self._waiting: list[WaitingMail] = []
        self._numbers = count()

    def hand_over(self, mail: EmailMessage, give_up: Callable[[], None], failures: int = 0) -> None:
        """Hand a mail over, or keep it to try again; `give_up` is called if it is never taken.

        A mail that the mail server refuses for good counts as answered.
        """
        if self._is_answered(mail):
            return
        if failures == len(RETRY_SECONDS) or len(self._waiting) >= MAX_WAITING:
            give_up()
            return
        due = self._clock() + RETRY_SECONDS[failures]
        heapq.heappush(self._waiting, WaitingMail(due, next(self._numbers), mail, give_up, failures + 1))

    def retry_due(self) -> None:
        """Try the mails again that are due."""
        while self._waiting and self._waiting[0].due <= self._clock():
            one = heapq.heappop(self._waiting)
            self.hand_over(one.mail, one.give_up, one.failures)

    def seconds_left(self) -> float | None:
        """Return the seconds until the next mail is due; None if none waits."""
        return max(0.0, self._waiting[0].due - self._clock()) if self._waiting else None

    def give_up_all(self) -> None:
        """Give up all mails that wait, because the server stops."""
        for one in self._waiting:
            one.give_up()
        self._waiting.clear()

    def _is_answered(self, mail: EmailMessage) -> bool:
        """Send a mail; return whether it was accepted, or refused for good."""
        try:
            self._send(mail)
        except (SMTPRecipientsRefused, SMTPResponseException) as error:
            if _code(error) < PERMANENT:
                return False
            LOGGER.warning("a mail was refused: %s", type(error).__name__)
        except OSError as error:
            LOGGER.warning("the mail server cannot be used: %s", type(error).__name__)
            return False
        return True


def _code(error: SMTPRecipientsRefused | SMTPResponseException) -> int:
    """Return the code of a refusal; many mail servers refuse the first try for a while."""
    if isinstance(error, SMTPResponseException):
        return error.smtp_code
    return max((code for code, _ in error.recipients.values()), default=PERMANENT)
