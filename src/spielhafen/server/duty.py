"""What one process of the harbour has to do: which database, under which names, whom to call."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from spielhafen.server.app import application
from spielhafen.server.calling import Caller
from spielhafen.server.crew import WorkerCrew
from spielhafen.server.harbour import Harbour

if TYPE_CHECKING:
    from starlette.applications import Starlette

    from spielhafen.store import Store


class Duty(msgspec.Struct, frozen=True):
    """Handed from process to process as JSON, on a pipe: the URL of a database may hold a password."""

    database: str
    names: list[str]
    webhook: str | None
    home: str

    def application(self, store: Store) -> Starlette:
        """The application on this store."""
        caller = Caller(self.webhook, self.home) if self.webhook else None
        return application(
            Harbour(store, WorkerCrew(), caller=caller, reckoner=WorkerCrew()), frozenset(self.names)
        )
