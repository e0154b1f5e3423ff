"""What one process of the harbour has to do: which database, under which names, whom to call."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING, Final

import msgspec

from spielhafen.server.app import application
from spielhafen.server.calling import Bell, Bells, Caller
from spielhafen.server.crew import WorkerCrew
from spielhafen.server.harbour import Harbour

if TYPE_CHECKING:
    from starlette.applications import Starlette

    from spielhafen.server.pushing import Pusher
    from spielhafen.store import Store


YOUNG: Final = 20_000
"""Objects more than before after which Python looks for garbage that lies in circles; its own 700 are for small programs."""


class Duty(msgspec.Struct, frozen=True):
    """Handed from process to process as JSON, on a pipe: the URL of a database may hold a password."""

    database: str
    names: list[str]
    webhook: str | None
    home: str
    cores: int = 1
    """So many may be busy with what bots think."""
    push: str | None = None
    push_service: str | None = None
    proxies: list[str] = []
    """Addresses whose word is taken for where somebody asks from, and whether over https."""

    def application(self, store: Store) -> Starlette:
        """The application on this store."""
        _spare_the_collector()
        pusher = self._pusher(store)
        bells: list[Bell] = [Caller(self.webhook, self.home)] if self.webhook else []
        bells += [pusher] if pusher else []
        return application(
            Harbour(
                store,
                WorkerCrew(cores=self.cores),
                caller=Bells(*bells) if bells else None,
                pusher=pusher,
                reckoner=WorkerCrew(cores=self.cores, processes=1),
                calm=True,
            ),
            frozenset(self.names),
            home=self.home,
        )

    def _pusher(self, store: Store) -> Pusher | None:
        if self.push is None:
            return None
        from spielhafen.server.pushing import Pusher, PushPlan

        return Pusher(store, PushPlan(self.push, self.push_service))


def _spare_the_collector() -> None:
    """Almost nothing of ours lies in circles, and what was loaded at the start stays: looking for garbage need not go
    through all of it again and again. It took a quarter of the time of a busy harbour, a tenth of a second at once.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG)
