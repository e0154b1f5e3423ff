"""A finished match in the store of a server."""

from __future__ import annotations

from random import Random

from spielhafen.games.santa_timea import GAME as SANTA_TIMEA
from spielhafen.match import Event, Match, SeatPlan, open_match
from spielhafen.match.seating import add_salt
from spielhafen.store import Store
from tests.browser.harbour import Harbour
from tests.match.tables import play_on
from tests.server.registries import store_match


def finished_match(harbour: Harbour, word: str = "amber-gull-7", level: str = "", owner: str = "a") -> str:
    """Store a finished match of two with shared dice and return its id.

    level: the level of the second seat if it is a bot. owner: the hash of the first player's token.
    """
    bo = SeatPlan("Bo", kind="bot", level=level) if level else SeatPlan("Bo", owner="b")
    opened = open_match(
        SANTA_TIMEA, {}, [SeatPlan("Ada", owner=owner), bo], bytes(range(32)), 1.0, owner, shared=True
    )
    match, events = Match(opened), list[Event]([opened])
    for seat in (0,) if level else (0, 1):
        events.append(add_salt(match, seat, "0123456789abcdef" * 2, 2.0))
        match.apply(events[-1])
    events += play_on(match, Random(8))
    store = Store(harbour.folder / "harbour.sqlite")
    store_match(store, word, match, events)
    store.close()
    return word
