"""Tournaments that no one goes on with end by themselves."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from spielhafen.server.tables import contest_rounds
from tests.server.registries import OpenServer, open_server, open_store
from tests.server.routes.test_tournaments import PARTS, create, decide, enter, refusal, show, start


@pytest.fixture
def old_server(tmp_path: Path) -> Iterator[tuple[OpenServer, list[float]]]:
    """Return a server with its clock, which stands still."""
    time = [1_000.0]
    with open_server(open_store(tmp_path), parts=PARTS, now=lambda: time[0]) as opened:
        yield opened, time


def test_a_tournament_that_no_one_goes_on_with_makes_room_for_others(
    old_server: tuple[OpenServer, list[float]],
) -> None:
    server, time = old_server
    ada, bo = server.user("Ada"), server.user("Bo")
    made = [create(ada) for _ in range(5)]
    for cup in made[:2]:
        enter(cup, ada, bo)
        start(cup, ada)
    time[0] += contest_rounds.ABANDONED_SECONDS - 1
    other = create(ada)  # those that never began are gone
    assert {one["id"] for one in ada.get("/tournaments").json()} == {other, *made[:2]}
    assert {show(cup, bo)["stage"] for cup in made[:2]} == {"rounds"}
    time[0] += 1
    create(ada)

    shown = [show(cup, bo) for cup in made[:2]]
    assert [(one["stage"], one["abandoned"], one["running"], one["open"]) for one in shown] == [
        ("over", True, False, False)
    ] * 2
    assert refusal(decide(made[0], ada, 0, 1, 2)) == (422, "tournament-abandoned")
    late = server.user("Cy").post(f"/tournaments/{made[0]}/entrants", {"name": "Cy"})
    assert refusal(late) == (422, "tournament-entry-over")
    assert bo.view(shown[0]["games"][0]["table"])["winners"] is None  # its tables stay


def test_a_tournament_is_not_abandoned_as_long_as_its_tables_are_played(
    old_server: tuple[OpenServer, list[float]],
) -> None:
    server, time = old_server
    ada, bo = server.user("Ada"), server.user("Bo")
    cup = create(ada)
    enter(cup, ada, bo)
    table = start(cup, ada)["games"][0]["table"]
    for _ in range(3):
        time[0] += contest_rounds.ABANDONED_SECONDS - 1
        next(
            who for who in (ada, bo) if set(who.view(table)["own_seats"]) & set(who.view(table)["actors"])
        ).play_any(table)
        create(bo)
        assert show(cup, ada)["stage"] == "rounds"
    time[0] += contest_rounds.ABANDONED_SECONDS
    assert show(cup, ada)["abandoned"]
    assert show(cup, ada)["standings"]


def test_the_deals_of_an_abandoned_duplicate_are_no_longer_closed(
    old_server: tuple[OpenServer, list[float]],
) -> None:
    server, time = old_server
    ada, bo, cy, di = (server.user(name) for name in ("Ada", "Bo", "Cy", "Di"))
    cup = create(ada, duplicate=True, kind="knock-out")
    enter(cup, ada, bo, cy, di)
    games = start(cup, ada)["games"]
    closed = [game["table"] for game in show(cup, server.user("Eve"))["games"]]
    time[0] += contest_rounds.ABANDONED_SECONDS

    assert closed == ["", ""]
    shown = show(cup, server.user("Eve"))
    assert len({game["table"] for game in shown["games"]} - {""}) == len(games) == 2
    assert len(shown["standings"]) == 4
