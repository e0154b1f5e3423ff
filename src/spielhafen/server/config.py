"""The configuration of one server process."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final

import msgspec
from starlette.applications import Starlette

from spielhafen.core.languages import LANGUAGES
from spielhafen.server.app import create_app
from spielhafen.server.bots.pool import WorkerPool
from spielhafen.server.garbage_collection import collect_less_garbage
from spielhafen.server.logs.log_summary import LogForm
from spielhafen.server.middleware.access_log import TableMarks
from spielhafen.server.notify.webhook import Notifier, WebhookNotifier
from spielhafen.server.server_parts import ServerPart
from spielhafen.server.tables.memory_budget import DEFAULT_MEGABYTES, MEGABYTE, MemoryBudget
from spielhafen.server.tables.registry import TableRegistry, new_network_key
from spielhafen.store import Store
from spielhafen.store.backups import BackupPlan, Backups

if TYPE_CHECKING:
    from spielhafen.server.notify.mail_notifier import MailNotifier
    from spielhafen.server.notify.webpush import WebPushNotifier

SWITCH_INTERVAL_SECONDS: Final = 0.0005
"""Seconds before a running thread lets another one run.

Python's default of 5 ms is too long for a commit that needs twenty thread switches: during the replay of a
long match it took up to a second.
"""


class ServerConfig(msgspec.Struct, frozen=True):
    """What a process needs to serve.

    It is passed to worker processes as JSON on a pipe, not as arguments: the URL of a database may contain a
    password.
    """

    database: str
    host_names: list[str]
    webhook: str | None
    public_url: str
    cores: int = 1
    """Cores that may compute bot moves at the same time."""
    push_contact: str | None = None
    push_service: str | None = None
    memory_megabytes: int = DEFAULT_MEGABYTES
    """Megabytes for tables kept in memory."""
    trusted_proxies: list[str] = []
    """Addresses whose X-Forwarded headers (client address, https) are believed."""
    languages: list[str] = msgspec.field(default_factory=lambda: [*LANGUAGES])
    """Languages among which people may choose."""
    parts: list[ServerPart] = []
    """The parts that are open."""
    log_form: LogForm = "text"
    access_log: bool = False
    """Whether requests are logged."""
    log_key: str = msgspec.field(default_factory=lambda: TableMarks().key)
    """The key of the marks by which the log tells tables apart."""
    network_key: str = msgspec.field(default_factory=new_network_key)
    """Hides the networks of people who list tables; processes that share it count them alike."""

    backups: BackupPlan | None = None
    """The copies of the database that are made by time."""

    smtp: str | None = None
    """The mail server, as `notify.smtp_account.parse_smtp` reads it."""
    smtp_password: str = ""

    def create_app(self, store: Store) -> Starlette:
        """Create the application on this store."""
        _tune_python()
        web_push = self._web_push_notifier(store)
        notifiers: list[Notifier] = [WebhookNotifier(self.webhook, self.public_url)] if self.webhook else []
        mail = self._mail_notifier(store)
        notifiers += [each for each in (web_push, mail) if each]
        return create_app(
            TableRegistry(
                store,
                WorkerPool(cores=self.cores, spare=1),
                notifiers=notifiers,
                web_push=web_push,
                mail=mail,
                analysis_pool=WorkerPool(cores=self.cores, processes=1),
                paced_bots=True,
                memory_budget=MemoryBudget(self.memory_megabytes * MEGABYTE),
                parts=frozenset(self.parts),
                network_key=self.network_key,
            ),
            frozenset(self.host_names),
            public_url=self.public_url,
            languages=self.languages,
            log_marks=TableMarks(self.log_key) if self.access_log or self.log_form == "json" else None,
            backups=Backups(store, self.backups) if self.backups else None,
        )

    def _mail_notifier(self, store: Store) -> MailNotifier | None:
        if self.smtp is None:
            return None
        from spielhafen.server.notify.mail_notifier import MailNotifier
        from spielhafen.server.notify.smtp_account import parse_smtp

        return MailNotifier(store, parse_smtp(self.smtp, self.smtp_password), self.public_url)

    def _web_push_notifier(self, store: Store) -> WebPushNotifier | None:
        if self.push_contact is None:
            return None
        from spielhafen.server.notify.webpush import WebPushNotifier

        return WebPushNotifier(store, self.push_contact, self.push_service)


def _tune_python() -> None:
    """Switch threads often, and let the garbage collector do little."""
    sys.setswitchinterval(SWITCH_INTERVAL_SECONDS)
    collect_less_garbage()
