"""Tests for mails: what is sent to whom and when, and a mail server that fails."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field, replace
from email.message import EmailMessage
from pathlib import Path
from smtplib import SMTPServerDisconnected
from threading import Event

import pytest
from sqlalchemy import event, insert, update

from spielhafen.core.game import find_game
from spielhafen.match import Match, SeatPlan, open_match
from spielhafen.server.notify import mail_notifier
from spielhafen.server.notify.mail_notifier import DAY, MailNotifier, new_address, next_due
from spielhafen.server.notify.smtp_account import BadSmtp, SmtpAccount, is_mail_address, parse_smtp
from spielhafen.server.notify.webhook import TurnNotice
from spielhafen.store import Store, mail_addresses
from spielhafen.store.mail_addresses import MailAddress
from spielhafen.store.schema import MATCH, RESULT
from tests.server.asgi import TIMEOUT_SECONDS
from tests.server.registries import open_store, store_match
from tests.server.smtp_sink import SmtpSink, smtp_sink

URL = "https://games.example"
SENDER = "harbour@games.example"
OPENED_AT = 86_400.0
NOTICE = TurnNotice("amber-gull-7", "santa_timea", ["Ada"], ["ada"])


@dataclass
class Post:
    """A notifier, its clock, and what it sent."""

    notifier: MailNotifier
    sent: list[EmailMessage]
    errors: list[Exception] = field(default_factory=list)
    at: float = OPENED_AT

    @property
    def subjects(self) -> list[str]:
        """The subjects of all mails so far."""
        return [str(mail["Subject"]) for mail in self.sent]

    def wait(self, seconds: float) -> None:
        """Let time go on, and do what is due."""
        self.at += seconds
        self.notifier.work_off()

    def notify(self, notice: TurnNotice = NOTICE) -> None:
        """Tell whose turn it is, and do all that follows."""
        self.notifier.notify(notice)
        self.notifier.work_off()


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = open_store(tmp_path)
    yield opened
    opened.close()


@pytest.fixture
def post(store: Store) -> Post:
    sent: list[EmailMessage] = []
    account = parse_smtp(f"smtp://localhost:25?from={SENDER}", "")

    def send(mail: EmailMessage) -> None:
        if made.errors:
            raise made.errors.pop(0)
        sent.append(mail)

    notifier = MailNotifier(store, account, URL, send, lambda: made.at, lambda: made.at)
    made = Post(notifier, sent)
    return made


def begin(store: Store, table: str = "amber-gull-7", bo: str = "Bo") -> None:
    """Store a game in which it is Ada's turn."""
    seats = [SeatPlan("Ada", owner="ada"), SeatPlan(bo, owner="bo")]
    options = {"first": 1, "professional": True}
    opened = open_match(find_game("santa_timea"), options, seats, bytes(32), OPENED_AT, "ada")
    store_match(store, table, Match(opened), [opened])


def add_address(
    store: Store, owner: str = "ada", hour: int | None = None, language: str = "en"
) -> MailAddress:
    """Store a confirmed address."""
    tokens = ("confirm", f"stop-{owner}")
    written = new_address(owner, f"{owner}@mail.example", language, [], hour, OPENED_AT, tokens)
    address = replace(written, confirmed=True, token="")
    mail_addresses.save_address(store, address)
    return address


def received(store: Store, language: str, *, consent: bool = False) -> SmtpSink:
    """Return what a real mail server gets: about a turn, or the question for consent."""
    with smtp_sink() as sink:
        account = parse_smtp(f"smtp://127.0.0.1:{sink.port}?from={SENDER}", "")
        notifier = MailNotifier(store, account, URL, now=lambda: OPENED_AT)
        address = add_address(store, language=language)
        if consent:
            notifier.ask_consent(address, "the-token")
        else:
            begin(store)
            notifier.notify(NOTICE)
        notifier.work_off()
        return sink


def test_a_mail_arrives_byte_by_byte_as_it_should(store: Store) -> None:
    (mail,) = received(store, "en").mails

    assert (mail.sender, mail.recipient) == ("<harbour@games.example>", "<ada@mail.example>")
    head, _, body = mail.content.partition(b"\r\n\r\n")
    lines = head.split(b"\r\n")
    assert [line for line in lines if not line.startswith(b"Message-ID: <")] == [
        b"From: Spielhafen <harbour@games.example>",
        b"To: ada@mail.example",
        b"Subject: Santa Timea: your turn at amber-gull-7",
        b"Date: Fri, 02 Jan 1970 00:00:00 -0000",
        b"Auto-Submitted: auto-generated",
        b'Content-Type: text/plain; charset="utf-8"',
        b"Content-Transfer-Encoding: quoted-printable",
        b"MIME-Version: 1.0",
        b"List-Unsubscribe: <https://games.example/api/letters/mail/stop/stop-ada>",
        b"List-Unsubscribe-Post: List-Unsubscribe=One-Click",
    ]
    assert len(lines) == 11
    assert body.replace(b"=\r\n", b"") == (
        b"Santa Timea: your turn at amber-gull-7\r\n"
        b"With Bo.\r\n"
        b"Since 1970-01-02 00:00 (UTC).\r\n"
        b"https://games.example/#/table/amber-gull-7\r\n"
        b"\r\n"
        b"To get no more mails, open this link and press =E2=80=9CEnd all mails=E2=80=9D: https://games.example/#/settings?stop=3Dstop-ada\r\n"
    )


def test_a_mail_in_german(store: Store) -> None:
    (mail,) = received(store, "de").mails
    head, _, body = mail.content.partition(b"\r\n\r\n")

    assert b"\r\nSubject: Santa Timea: Du bist am Tisch amber-gull-7 am Zug\r\n" in head
    assert body.replace(b"=\r\n", b"") == (
        b"Santa Timea: Du bist am Tisch amber-gull-7 am Zug\r\n"
        b"Mit Bo.\r\n"
        b"Seit 1970-01-02 00:00 (UTC).\r\n"
        b"https://games.example/#/table/amber-gull-7\r\n"
        b"\r\n"
        b"Wenn du keine Mails mehr m=C3=B6chtest, =C3=B6ffne diesen Link und dr=C3=BCck auf "
        b"=E2=80=9EAlle Mails beenden=E2=80=9C: "
        b"https://games.example/#/settings?stop=3Dstop-ada\r\n"
    )


def test_the_question_for_consent(store: Store) -> None:
    (mail,) = received(store, "en", consent=True).mails
    head, _, body = mail.content.partition(b"\r\n\r\n")

    assert b"Subject: Please confirm your mail address\r\n" in head
    assert b"List-Unsubscribe" not in head
    assert body.replace(b"=\r\n", b"") == (
        b"This address was given at https://games.example, probably by you, for news of games there.\r\n"
        b"\r\n"
        b"If you agree, open this link within a day and press =E2=80=9CConfirm the mail address=E2=80=9D:\r\n"
        b"https://games.example/#/settings?confirm=3Dthe-token\r\n"
        b"\r\n"
        b"If it was not you, do nothing: no further mail will come.\r\n"
    )


def test_long_links_stay_whole_in_headers(store: Store, post: Post) -> None:
    begin(store)
    mail_addresses.save_address(store, replace(add_address(store), stop="x" * 120))
    post.notify()

    header = f"List-Unsubscribe: <{URL}/api/letters/mail/stop/{'x' * 120}>\r\n"
    assert header.encode() in post.sent[0].as_bytes()


def test_no_more_mails_about_a_table_until_the_person_has_looked(store: Store, post: Post) -> None:
    begin(store)
    add_address(store)
    post.notify()
    post.notify()
    assert len(post.sent) == 1

    post.notifier.saw("bo", "amber-gull-7")
    post.notify()
    assert len(post.sent) == 1

    post.notifier.saw("ada", "amber-gull-7")
    post.notify()
    assert len(post.sent) == 2


def wait_until_read(store: Store) -> None:
    """Wait until the store knows that Ada has looked at all tables."""
    end = time.monotonic() + TIMEOUT_SECONDS
    while mail_addresses.mailed_matches(store, "ada"):
        assert time.monotonic() < end
        time.sleep(0.01)


def test_looks_wait_for_no_mail_server(store: Store) -> None:
    begin(store)
    add_address(store)
    hangs, answers = Event(), Event()

    def send(_: EmailMessage) -> None:
        hangs.set()
        answers.wait(TIMEOUT_SECONDS)

    notifier = MailNotifier(store, parse_smtp(f"smtp://localhost:25?from={SENDER}", ""), URL, send)

    async def look_while_it_hangs() -> None:
        running = asyncio.create_task(notifier.run())
        notifier.notify(NOTICE)
        assert await asyncio.to_thread(hangs.wait, TIMEOUT_SECONDS)
        for number in range(2 * mail_notifier.MAX_QUEUED):
            notifier.saw("eve", f"table-{number}")
        notifier.saw("ada", NOTICE.table)
        await asyncio.to_thread(wait_until_read, store)
        assert not answers.is_set()
        answers.set()
        running.cancel()
        with suppress(asyncio.CancelledError):
            await running

    asyncio.run(look_while_it_hangs())


def test_a_look_of_people_without_mails_writes_nothing(store: Store, post: Post) -> None:
    begin(store)
    add_address(store)
    post.notify()
    statements: list[str] = []
    with store.transaction() as connection:
        engine = connection.engine
    event.listen(engine, "before_cursor_execute", lambda *given: statements.append(given[2]))
    for _ in range(2):
        post.notifier.saw("bo", NOTICE.table)
    post.notifier.work_off()
    assert [statement.split()[0] for statement in statements] == ["SELECT"]

    post.notifier.saw("ada", NOTICE.table)
    post.notifier.work_off()
    assert [statement.split()[0] for statement in statements] == ["SELECT", "SELECT", "DELETE"]


def test_only_confirmed_addresses_of_those_to_move_get_mails(store: Store, post: Post) -> None:
    begin(store)
    mail_addresses.save_address(store, replace(add_address(store), confirmed=False))
    add_address(store, "bo")
    add_address(store, "eve")
    post.notify(replace(NOTICE, owners=["ada", "bo"]))

    assert post.sent == []


def test_no_mails_of_games_that_are_not_wanted(store: Store, post: Post) -> None:
    begin(store)
    mail_addresses.save_address(store, replace(add_address(store), games="columbus santa_timea"))
    post.notify()

    assert post.sent == []


def test_a_daily_mail_comes_at_its_hour_and_tells_each_table_once(store: Store, post: Post) -> None:
    begin(store)
    begin(store, "blue-tern-2")
    add_address(store, hour=7)
    post.notify()
    for hours in (6.9, 7.0, 8.0, 30.9, 31.0, 55.0):
        post.at = OPENED_AT + 3600 * hours
        if hours == 55.0:
            mail_addresses.note_look(store, "ada", "blue-tern-2")
        post.notifier.write_daily()

    assert post.subjects == ["Your turn at 2 tables", "Santa Timea: your turn at blue-tern-2"]
    assert post.sent[0].get_content().count("/#/table/") == 2


def test_missed_daily_mails_are_not_made_up_for(store: Store, post: Post) -> None:
    add_address(store, hour=7)
    post.at = OPENED_AT + 10 * DAY + 8 * 3600
    post.notifier.write_daily()
    found = mail_addresses.find_address(store, "ada")

    assert found is not None
    assert found.due == OPENED_AT + 11 * DAY + 7 * 3600


def test_the_next_hour_is_never_now() -> None:
    assert [next_due(7, at) / 3600 for at in (0.0, 7 * 3600 - 1, 7 * 3600, DAY)] == [7, 7, 31, 31]


def test_a_mail_server_in_trouble_is_tried_again_later(store: Store, post: Post) -> None:
    begin(store)
    add_address(store)
    post.errors[:] = [TimeoutError(), SMTPServerDisconnected("gone")]
    post.notify()
    sent = []
    for seconds in (29, 1, 299, 1):
        post.wait(seconds)
        sent.append(len(post.sent))

    assert sent == [0, 0, 0, 1]


def test_a_turn_whose_mail_never_arrived_is_worth_a_mail_later(store: Store, post: Post) -> None:
    begin(store)
    add_address(store)
    post.errors[:] = [TimeoutError(), TimeoutError(), TimeoutError()]
    post.notify()
    post.wait(30)
    post.wait(300)
    assert (post.sent, post.errors) == ([], [])

    post.notify()
    assert len(post.sent) == 1


@pytest.mark.parametrize("word", ["EHLO", "MAIL", "RCPT", "DATA"])
def test_a_mail_server_may_answer_anything(store: Store, word: str, caplog: pytest.LogCaptureFixture) -> None:
    begin(store)
    add_address(store)
    with smtp_sink() as sink:
        sink.refusals = {word: b"\xff nonsense \x00", "HELO": b"550 no"}
        account = parse_smtp(f"smtp://127.0.0.1:{sink.port}?from={SENDER}", "")
        notifier = MailNotifier(store, account, URL, now=lambda: OPENED_AT)
        notifier.notify(NOTICE)
        notifier.work_off()

    assert sink.mails == []
    assert "ada@mail.example" not in caplog.text


def test_notices_are_dropped_when_too_many_wait(store: Store, post: Post) -> None:
    for _ in range(2 * mail_notifier.MAX_QUEUED):
        post.notifier.notify(NOTICE)  # returns at once
    post.notifier.work_off()


def test_mails_are_limited_by_address_and_in_all(
    store: Store, post: Post, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = add_address(store)
    for _ in range(10):
        post.notifier.ask_consent(address, "token")
        post.notifier.ask_consent(replace(address, address="ADA@mail.example"), "token")
    post.notifier.work_off()
    assert len(post.sent) == mail_notifier.CONFIRMATIONS.burst

    for number in range(mail_notifier.TOTAL.burst):
        post.notifier.ask_consent(replace(address, address=f"a{number}@mail.example"), "token")
    post.notifier.work_off()
    assert len(post.sent) < mail_notifier.TOTAL.burst + 1


def test_a_notice_of_a_turn_that_is_known_takes_nothing_from_the_limits(store: Store, post: Post) -> None:
    begin(store)
    begin(store, "blue-tern-2")
    add_address(store)
    for _ in range(2 * mail_notifier.TOTAL.burst):
        post.notify()
    post.notify(replace(NOTICE, table="blue-tern-2"))

    assert len(post.sent) == 2


def test_a_turn_whose_mail_the_limits_refuse_is_worth_a_mail_later(store: Store, post: Post) -> None:
    begin(store)
    address = add_address(store)
    for number in range(mail_notifier.TOTAL.burst):
        post.notifier.ask_consent(replace(address, address=f"a{number}@mail.example"), "token")
    post.notify()
    sent = len(post.sent)
    assert sent == mail_notifier.TOTAL.burst
    assert mail_addresses.mailed_matches(store, "ada") == []

    post.at += 60
    post.notify()
    assert len(post.sent) == sent + 1


def test_mails_about_ended_games_are_forgotten(store: Store, post: Post) -> None:
    tables = ("amber-gull-7", "blue-tern-2", "coral-sole-3")
    for table in tables:
        begin(store, table)
    mail_addresses.claim(store, "ada", tables, OPENED_AT)
    with store.transaction() as connection:
        connection.execute(insert(RESULT).values(match=tables[0], owner="ada", at=OPENED_AT, body=b"{}"))
        connection.execute(update(MATCH).where(MATCH.c.id == tables[1]).values(closed=True))
    post.notifier.write_daily()

    assert mail_addresses.mailed_matches(store, "ada") == [(tables[2], OPENED_AT)]


@pytest.mark.parametrize(
    "written",
    ["", "ada", "ada@", "@b.example", "ada@b", "a b@c.example", "a@b.example\r\nBcc: eve@b.example", "a@b.example\n",
     "a,b@c.example", '"a"@b.example', "a@b.example,eve@b.example", "ä@b.example", "a@ä.example", f"{'a' * 65}@b.example",
     "<a@b.example>", "a@b.example\0", "a@-b.example", f"a@{'b' * 300}.example"],
)  # fmt: skip
def test_what_could_end_a_header_is_no_address(written: str) -> None:
    assert not is_mail_address(written)


@pytest.mark.parametrize("written", ["ada@mail.example", "a.b+spiel@sub.mail-1.example"])
def test_usual_addresses_are_accepted(written: str) -> None:
    assert is_mail_address(written)


@pytest.mark.parametrize(
    "url",
    ["", "mail.example", "http://mail.example?from=a@b.example", "smtp://mail.example", "smtp://u:secret@mail.example?from=a@b.example",
     "smtp://?from=a@b.example", "smtp://mail.example:x?from=a@b.example", "smtp://mail.example?from=a@b.example%0d%0aBcc:e@b.example"],
)  # fmt: skip
def test_a_mail_server_that_is_written_badly_is_refused(url: str) -> None:
    with pytest.raises(BadSmtp):
        parse_smtp(url, "")


def test_the_address_of_a_mail_server() -> None:
    assert parse_smtp(f"smtps://u%40x@mail.example?from={SENDER}", "secret") == SmtpAccount(
        "smtps", "mail.example", 465, "u@x", "secret", SENDER
    )
