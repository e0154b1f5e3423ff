"""What one process of the harbour has to do: which database, under which names, whom to call."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from spielhafen.server.app import application
from spielhafen.server.calling import Bell, Bells, Caller
from spielhafen.server.crew import WorkerCrew
from spielhafen.server.harbour import Harbour

if TYPE_CHECKING:
    from starlette.applications import Starlette

    from spielhafen.server.pushing import Pusher
    from spielhafen.store import Store


class Duty(msgspec.Struct, frozen=True):
    """Handed from process to process as JSON, on a pipe: the URL of a database may hold a password."""

    database: str
    names: list[str]
    webhook: str | None
    home: str
    push: str | None = None
    push_service: str | None = None

    def application(self, store: Store) -> Starlette:
        """The application on this store."""
        pusher = self._pusher(store)
        bells: list[Bell] = [Caller(self.webhook, self.home)] if self.webhook else []
        caller = Bells(*bells, *([pusher] if pusher else []))
        return application(
            Harbour(store, WorkerCrew(), caller=caller, pusher=pusher, reckoner=WorkerCrew()),
            frozenset(self.names),
        )

    def _pusher(self, store: Store) -> Pusher | None:
        if self.push is None:
            return None
        from spielhafen.server.pushing import Pusher, PushPlan

        return Pusher(store, PushPlan(self.push, self.push_service))
