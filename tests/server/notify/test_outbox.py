"""Tests for mails that a mail server does not take at once."""

from __future__ import annotations

from email.message import EmailMessage
from smtplib import SMTPDataError, SMTPRecipientsRefused

import pytest

from spielhafen.server.notify import outbox
from spielhafen.server.notify.outbox import RETRY_SECONDS, Outbox


class MailServer:
    """A mail server with a clock that fails as it is told; it notes what it took."""

    def __init__(self) -> None:
        self.now = 0.0
        self.errors: list[Exception] = []
        self.taken: list[str] = []
        self.given_up: list[str] = []
        self.outbox = Outbox(self.send, lambda: self.now)

    def send(self, mail: EmailMessage) -> None:
        if self.errors:
            raise self.errors.pop(0)
        self.taken.append(mail["Subject"])

    def hand_over(self, subject: str) -> None:
        mail = EmailMessage()
        mail["Subject"] = subject
        self.outbox.hand_over(mail, lambda: self.given_up.append(subject))

    def wait(self, seconds: float) -> None:
        self.now += seconds
        self.outbox.retry_due()


@pytest.fixture
def server() -> MailServer:
    return MailServer()


def test_a_mail_that_waits_delays_no_other(server: MailServer) -> None:
    server.errors[:] = [TimeoutError()]
    server.hand_over("one")
    server.hand_over("two")
    assert server.taken == ["two"]

    server.wait(RETRY_SECONDS[0])
    assert server.taken == ["two", "one"]
    assert server.given_up == []


def test_mails_are_tried_again_when_they_are_due_and_in_this_order(server: MailServer) -> None:
    server.errors[:] = [TimeoutError(), TimeoutError()]
    server.hand_over("one")
    server.now += 1
    server.hand_over("two")
    assert server.outbox.seconds_left() == RETRY_SECONDS[0] - 1

    server.wait(RETRY_SECONDS[0] - 1)
    assert (server.taken, server.outbox.seconds_left()) == (["one"], 1)

    server.wait(1)
    assert (server.taken, server.outbox.seconds_left()) == (["one", "two"], None)


def test_a_mail_is_given_up_after_its_last_try(server: MailServer) -> None:
    server.errors[:] = [TimeoutError() for _ in range(len(RETRY_SECONDS) + 1)]
    server.hand_over("one")
    for seconds in RETRY_SECONDS:
        assert server.given_up == []
        server.wait(seconds)

    assert (server.taken, server.given_up, server.errors) == ([], ["one"], [])
    assert server.outbox.seconds_left() is None


@pytest.mark.parametrize(("code", "taken"), [(550, []), (451, ["one"])])
@pytest.mark.parametrize("is_recipient", [True, False])
def test_a_refused_mail_is_sent_again_only_if_it_is_refused_for_now(
    server: MailServer, code: int, taken: list[str], is_recipient: bool
) -> None:
    refused = SMTPRecipientsRefused({"ada@mail.example": (code, b"no")})
    server.errors[:] = [refused if is_recipient else SMTPDataError(code, b"no")]
    server.hand_over("one")
    server.wait(RETRY_SECONDS[0])

    assert (server.taken, server.given_up) == (taken, [])


def test_the_number_of_mails_that_wait_is_limited(
    server: MailServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "MAX_WAITING", 1)
    server.errors[:] = [TimeoutError(), TimeoutError()]
    server.hand_over("one")
    server.hand_over("two")

    assert server.given_up == ["two"]


def test_what_waits_is_given_up_when_the_server_stops(server: MailServer) -> None:
    server.errors[:] = [TimeoutError()]
    server.hand_over("one")
    server.outbox.give_up_all()

    assert (server.given_up, server.outbox.seconds_left()) == (["one"], None)
