"""The mail server of the host: its address, and how a mail is handed to it.

A mail server may be slow or hostile: all it says is read in a thread of its own, and a deadline closes the connection.
"""

from __future__ import annotations

import re
import smtplib
import socket
import ssl
from contextlib import closing, suppress
from dataclasses import dataclass
from email.message import EmailMessage
from threading import Timer
from typing import Final, Literal
from urllib.parse import parse_qs, unquote, urlsplit

from spielhafen.core.errors import SpielhafenError
from spielhafen.core.text import text

PASSWORD_VARIABLE: Final = "SPIELHAFEN_SMTP_PASSWORD"  # noqa: S105 - its name, not a password
TIMEOUT_SECONDS: Final = 10.0
"""Seconds to wait for each answer."""
DEADLINE_SECONDS: Final = 60.0
"""Seconds for a whole mail."""
MAX_ADDRESS_LENGTH: Final = 254
ADDRESS: Final = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}"
)
"""Mail addresses in ASCII, without quotes, comments and blanks."""
LOCAL: Final = frozenset({"localhost", "127.0.0.1", "::1"})
"""Hosts to which a connection needs no encryption: it does not leave this machine."""


class BadSmtp(SpielhafenError):
    """Not a usable address of a mail server."""


def is_mail_address(written: str) -> bool:
    """Return whether this is a mail address to which we send."""
    return len(written) <= MAX_ADDRESS_LENGTH and ADDRESS.fullmatch(written) is not None


def mailbox(address: str) -> str:
    """Return what most mail servers take for the same box, to count its mails.

    That is the address in lower case without what follows a plus sign; mails go to the address as it was written.
    """
    local, _, domain = address.lower().rpartition("@")
    return f"{local.partition('+')[0] or local}@{domain}"


@dataclass(frozen=True)
class SmtpAccount:
    """A mail server, the account there, and the address from which mails come."""

    scheme: Literal["smtp", "smtps"]
    host: str
    port: int
    user: str
    password: str
    sender: str

    def send(self, message: EmailMessage) -> None:
        """Hand a mail to the server; raises OSError or smtplib.SMTPException (an OSError, too)."""
        context = ssl.create_default_context()
        server = (
            smtplib.SMTP_SSL(timeout=TIMEOUT_SECONDS, context=context)
            if self.scheme == "smtps"
            else smtplib.SMTP(timeout=TIMEOUT_SECONDS)
        )
        vars(server)["_host"] = self.host  # the name for which encryption checks the certificate
        timer = Timer(DEADLINE_SECONDS, _cut, [server])
        timer.daemon = True
        timer.start()
        with closing(server):
            try:
                server.connect(self.host, self.port)
                if self.scheme == "smtp" and self.host not in LOCAL:
                    server.starttls(context=context)
                if self.user:
                    server.login(self.user, self.password)
                server.send_message(message)
                with suppress(OSError):  # it has been accepted
                    server.quit()
            finally:
                timer.cancel()


def _cut(server: smtplib.SMTP) -> None:
    with suppress(OSError):
        if server.sock is not None:
            server.sock.shutdown(socket.SHUT_RDWR)


def parse_smtp(url: str, password: str) -> SmtpAccount:
    """Return the account of `smtp[s]://user@host:port?from=address`; raises BadSmtp."""
    refusal = BadSmtp(text("letters-bad-smtp", variable=PASSWORD_VARIABLE))
    try:
        parts = urlsplit(url)
        port = parts.port or (465 if parts.scheme == "smtps" else 587)
    except ValueError:
        raise refusal from None
    sender = parse_qs(parts.query).get("from", [""])[0]
    if not (parts.hostname and parts.password is None and is_mail_address(sender) and url.isprintable()):
        raise refusal
    if parts.scheme in ("smtp", "smtps"):
        scheme: Literal["smtp", "smtps"] = "smtps" if parts.scheme == "smtps" else "smtp"
        return SmtpAccount(scheme, parts.hostname, port, unquote(parts.username or ""), password, sender)
    raise refusal
