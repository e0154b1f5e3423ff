"""Tests for mail addresses: confirmed first, erased completely, never found out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from email.message import EmailMessage
from pathlib import Path

import httpx
import pytest

from spielhafen.server.app import create_app
from spielhafen.server.notify.mail_notifier import DAY, MailNotifier
from spielhafen.server.notify.smtp_account import parse_smtp
from spielhafen.server.tables.registry import TableRegistry
from spielhafen.store.schema import MAIL_ADDRESS, MAIL_SENT
from tests.server.asgi import running_app
from tests.server.registries import (
    HOST_NAME,
    TWO_HERE,
    UNLIMITED,
    OpenServer,
    RandomBotPool,
    User,
    json_of,
    open_server,
    open_store,
)

ADDRESS = "ada@mail.example"
NONE = {"feed": None, "sends_mail": True, "mail": None}


@dataclass
class Mailing:
    """A server that sends mails, its clock, and the mails."""

    server: OpenServer
    notifier: MailNotifier
    sent: list[EmailMessage]
    clock: list[float]
    """Its only value is the time."""

    def texts(self) -> list[str]:
        """Return the texts of all mails so far."""
        self.notifier.work_off()
        return [mail.get_content() for mail in self.sent]

    def token(self, kind: str) -> str:
        """Return the token in the last mail that confirms or stops."""
        found = re.search(rf"\?{kind}=([\w-]+)", self.texts()[-1])
        assert found is not None
        return found[1]


@pytest.fixture
def mailing(tmp_path: Path) -> Iterator[Mailing]:
    store, sent, clock = open_store(tmp_path), list[EmailMessage](), [100_000.0]
    account = parse_smtp("smtp://localhost?from=harbour@games.example", "")
    notifier = MailNotifier(store, account, "https://games.example", sent.append, lambda: clock[0])
    registry = TableRegistry(
        store,
        RandomBotPool(),
        now=lambda: clock[0],
        parts=frozenset({"letters"}),
        mail=notifier,
        notifiers=[Quiet(notifier)],
    )
    app = create_app(registry, frozenset({HOST_NAME}), UNLIMITED, Path("nowhere"))
    with running_app(app, f"http://{HOST_NAME}") as client:
        yield Mailing(OpenServer(client, store, registry), notifier, sent, clock)


class Quiet(MailNotifier):
    """Passes notices on; what is queued is done by the test, and not by a thread."""

    def __init__(self, notifier: MailNotifier) -> None:
        self.notify = notifier.notify  # type: ignore[method-assign]

    async def run(self) -> None:
        """Do nothing."""


def give(user: User, address: str = ADDRESS, **more: object) -> httpx.Response:
    return user.post("/letters/mail", {"address": address, "language": "en", **more})


def confirm(mailing: Mailing, user: User) -> httpx.Response:
    return user.post("/letters/mail/confirm", {"token": mailing.token("confirm")})


def rows(mailing: Mailing) -> int:
    """Return how many rows of mails there are."""
    with mailing.server.store.transaction() as connection:
        return sum(len(connection.execute(table.select()).all()) for table in (MAIL_ADDRESS, MAIL_SENT))


def test_an_address_is_used_only_when_it_is_confirmed(mailing: Mailing) -> None:
    ada = mailing.server.user()
    assert give(ada, hour=7, games=["columbus"]).status_code == 204
    expected = {"address": ADDRESS, "confirmed": False, "hour": 7, "games": ["columbus"], "language": "en", "mailed": []}  # fmt: skip
    assert json_of(ada.get("/letters/mine"))["mail"] == expected

    assert confirm(mailing, mailing.server.user("another browser")).status_code == 204
    assert json_of(ada.get("/letters/mine"))["mail"] == {**expected, "confirmed": True}
    assert confirm(mailing, ada).status_code == 404  # it worked once


def test_a_turn_leads_to_a_mail_until_it_is_stopped(mailing: Mailing) -> None:
    ada, bo = (mailing.server.user(name) for name in ("Ada", "Bo"))
    give(ada)
    confirm(mailing, ada)
    table = ada.create_table([TWO_HERE[0], {"kind": "open"}])["id"]
    json_of(bo.sit(table, "Bo"))
    for _ in range(12):
        acting = bo.view(table)["actors"]
        own = bo.view(table)["own_seats"]
        (bo if set(acting) & set(own) else ada).play_any(table)
        mailing.notifier.work_off()
    texts = [text for text in mailing.texts() if f"/#/table/{table}" in text]
    assert texts
    assert json_of(ada.get("/letters/mine"))["mail"]["confirmed"]

    one_click = mailing.server.client.post(
        f"/api/letters/mail/stop/{mailing.token('stop')}",
        content=b"List-Unsubscribe=One-Click",
        headers={"Content-Type": "application/x-www-form-urlencoded"},
    )
    assert (one_click.status_code, "set-cookie" in one_click.headers) == (204, False)
    assert json_of(ada.get("/letters/mine")) == NONE
    assert rows(mailing) == 0


def test_choices_change_without_a_new_mail_and_a_new_address_needs_one(mailing: Mailing) -> None:
    ada = mailing.server.user()
    give(ada)
    confirm(mailing, ada)
    give(ada, hour=3)
    assert len(mailing.texts()) == 1
    assert json_of(ada.get("/letters/mine"))["mail"]["confirmed"]

    give(ada, "new@mail.example")
    assert len(mailing.texts()) == 2
    assert not json_of(ada.get("/letters/mine"))["mail"]["confirmed"]


def test_a_link_expires_and_with_it_the_address(mailing: Mailing) -> None:
    ada = mailing.server.user()
    give(ada)
    token = mailing.token("confirm")
    mailing.clock[0] += DAY + 1
    assert ada.post("/letters/mail/confirm", {"token": token}).status_code == 404

    mailing.notifier.write_daily()
    assert json_of(ada.get("/letters/mine")) == NONE


def test_no_answer_tells_whether_an_address_is_known(mailing: Mailing) -> None:
    ada, eve = (mailing.server.user(name) for name in ("Ada", "Eve"))
    give(ada)
    confirm(mailing, ada)
    known, unknown = give(eve), give(eve, "unknown@mail.example")
    assert (known.status_code, known.content, known.headers) == (204, unknown.content, unknown.headers)

    stop = mailing.server.client.post("/api/letters/mail/stop/unknown")
    assert (stop.status_code, stop.content) == (204, b"")
    assert [ada.post("/letters/mail/confirm", {"token": token}).content for token in ("", "x" * 43)] == [
        eve.post("/letters/mail/confirm", {"token": "y"}).content
    ] * 2
    assert json_of(ada.get("/letters/mine"))["mail"]["address"] == ADDRESS


@pytest.mark.parametrize("path", ["/letters", "/letters/mail"])
def test_an_address_can_be_erased(mailing: Mailing, path: str) -> None:
    ada = mailing.server.user()
    give(ada)
    confirm(mailing, ada)
    assert ada.delete(path).status_code == 204

    assert json_of(ada.get("/letters/mine")) == NONE
    assert rows(mailing) == 0


def test_bad_addresses_are_refused_and_change_nothing(mailing: Mailing) -> None:
    ada = mailing.server.user()
    for address in ("ada", "a@b.example\r\nBcc: eve@b.example", "a@b.example, eve@b.example"):
        assert give(ada, address).status_code == 422
    assert give(ada, hour=24).status_code == 400
    assert give(ada, games=["a b"]).status_code == 400
    assert (json_of(ada.get("/letters/mine")), mailing.texts()) == (NONE, [])


def test_a_server_without_mail_says_so(tmp_path: Path) -> None:
    with open_server(open_store(tmp_path), parts=frozenset({"letters"})) as server:
        ada = server.user()
        assert give(ada).status_code == 404
        assert ada.post("/letters/mail/confirm", {"token": "x"}).status_code == 404
        assert json_of(ada.get("/letters/mine")) == {**NONE, "sends_mail": False}
