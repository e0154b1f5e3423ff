"""Tests for the tables of tournaments: durable, made once, and sealed in duplicates."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from spielhafen.server.endpoints import ENDPOINTS
from spielhafen.server.tables import contest_rounds
from spielhafen.server.tables.registry import TableRegistry
from spielhafen.store import Store, contests
from spielhafen.store.schema import MATCH
from spielhafen.store.store_errors import store_error
from spielhafen.tournaments.contest import Contest
from tests.server.registries import OpenServer, User, json_of, open_server, open_store
from tests.server.routes.test_tournaments import (
    CUP,
    PARTS,
    add_bots,
    create,
    decide,
    enter,
    play_out,
    refusal,
    server,
    show,
    start,
)

__all__ = ["server"]


def tables(store: Store) -> list[str]:
    with store.transaction() as connection:
        return sorted(connection.scalars(MATCH.select().with_only_columns(MATCH.c.id)))


def test_all_that_was_acknowledged_is_there_after_a_restart(tmp_path: Path) -> None:
    with open_server(open_store(tmp_path), parts=PARTS) as server:
        ada = server.user("Ada")
        cup = create(ada)
        enter(cup, ada, server.user("Bo"))
        before = start(cup, ada)
    with open_server(open_store(tmp_path), parts=PARTS) as server:
        assert show(cup, server.user("Ada")) == before
        assert server.user("Bo").view(before["games"][0]["table"])["own_seats"] == [
            before["games"][0]["seats"].index(1)
        ]


@pytest.mark.parametrize("step", range(8))
def test_a_crash_at_any_step_of_a_round_doubles_no_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: int
) -> None:
    """The server breaks off before or after one of the writes of a round of two games."""
    steps = 0

    def broken() -> bool:
        nonlocal steps
        steps += 1
        return steps - 1 == step

    create_table, replace_contest = TableRegistry.create_table, contests.replace_contest

    async def breaking_create(self: TableRegistry, *args: Any) -> Any:
        if broken():
            raise store_error("store-trouble", "", error="broken off")
        made = await create_table(self, *args)
        if broken():
            raise store_error("store-trouble", "", error="broken off")
        return made

    def breaking_replace(store: Store, row: contests.ContestRow, people: frozenset[str]) -> bool:
        replaced = replace_contest(store, row, people)
        if broken():
            raise store_error("store-trouble", "", error="broken off")
        return replaced

    with open_server(open_store(tmp_path), parts=PARTS) as server:
        ada = server.user("Ada")
        cup = create(ada)
        enter(cup, *(server.user(name) for name in ("Ada", "Bo", "Cy", "Di")))
        with monkeypatch.context() as patched:
            patched.setattr(TableRegistry, "create_table", breaking_create)
            patched.setattr(contests, "replace_contest", breaking_replace)
            assert ada.post(f"/tournaments/{cup}/rounds", {"round": 1}).status_code == (
                503 if step < 7 else 200
            )
    with open_server(open_store(tmp_path), parts=PARTS) as server:
        shown = start(cup, server.user("Ada"))
        assert sorted(game["table"] for game in shown["games"]) == tables(server.store)
        assert len(shown["games"]) == 2
        assert sorted(entrant for game in shown["games"] for entrant in game["seats"]) == [0, 1, 2, 3]


def test_repeated_requests_change_nothing(ada: User, server: OpenServer) -> None:
    first = json_of(ada.post("/tournaments", CUP, "key-of-cup"), 201)
    assert json_of(ada.post("/tournaments", CUP, "key-of-cup"), 201)["id"] == first["id"]
    cup = first["id"]
    for change in (
        {"name": "Other Cup"},
        {"kind": "swiss"},
        {"seats": 3},
        {"rounds": 2},
        {"duplicate": True},
    ):
        other = ada.post("/tournaments", CUP | change, "key-of-cup")
        assert refusal(other) == (422, "server-key-reused")
    enter(cup, ada)
    enter(cup, ada)
    add_bots(cup, ada, "Drake")
    assert start(cup, ada)["games"] == start(cup, ada)["games"]
    assert len(tables(server.store)) == 1


def test_a_change_that_another_one_overtakes_is_made_anew(ada: User, bo: User, server: OpenServer) -> None:
    cup = create(ada)
    tries = 0

    def act(contest: Contest) -> None:
        nonlocal tries
        tries += 1
        if tries == 1:
            contest_rounds.change_contest(server.store, cup, lambda one: one.enter("Bo", bo.hash))
        contest.enter("Ada", ada.hash)

    contest_rounds.change_contest(server.store, cup, act)
    assert [one["name"] for one in show(cup, ada)["people"]] == ["Bo", "Ada"]
    assert tries == 2


# Secrets of a duplicate.


def test_the_deal_of_a_duplicate_stays_closed_until_all_have_played_it(
    ada: User, bo: User, server: OpenServer
) -> None:
    cup = create(ada, kind="swiss", duplicate=True)
    enter(cup, ada, bo, server.user("Cy"), server.user("Di"))
    shown = start(cup, ada)
    own = next(game for game in shown["games"] if 0 in game["seats"])
    assert all(bool(game["table"]) == (0 in game["seats"]) for game in shown["games"])
    assert all(not game["table"] for game in show(cup, server.user("Eve"))["games"])
    assert refusal(server.user("Eve").get(f"/tables/{own['table']}")) == (403, "tournament-sealed")
    assert ada.view(own["table"])["chance"]["repeated"]


def test_a_finished_duplicate_shows_its_chance_when_the_last_has_ended(ada: User, server: OpenServer) -> None:
    cup = create(ada, duplicate=True)
    enter(cup, ada)
    for name in ("Bo", "Cy"):
        json_of(server.user(name).post(f"/tournaments/{cup}/entrants", {"name": name}))
    add_bots(cup, ada, "Drake")
    for number in (1, 2, 3):
        games = [game for game in start(cup, ada, number)["games"] if game["round"] == number]
        own = next(game for game in games if 0 in game["seats"])
        other = next(game for game in games if game is not own)
        if 3 in own["seats"]:
            play_out(ada, own["table"])
            show(cup, ada)
            assert "key" not in ada.view(own["table"])["chance"]
            copied = ada.post("/sandboxes", {"table": own["table"], "ply": 0})
            assert refusal(copied) == (403, "tournament-sealed")
            for path in ("proof", "logbook", "luck", "report"):
                assert refusal(ada.get(f"/tables/{own['table']}/{path}")) == (403, "tournament-sealed")
            json_of(decide(cup, ada, other["number"], 1, 2))
            assert ada.get(f"/tables/{own['table']}/proof").status_code == 200
            assert server.user("Eve").get(f"/tables/{own['table']}").status_code == 200
            return
        for game in games:
            decide(cup, ada, game["number"], 1, 2)
    pytest.fail("Ada never met the bot")


def test_a_duplicate_stays_closed_while_it_is_played_although_its_tournament_is_erased(
    ada: User, bo: User, server: OpenServer
) -> None:
    cup = create(ada, kind="swiss", duplicate=True)
    enter(cup, ada, bo, server.user("Cy"), server.user("Di"))
    own = next(game for game in start(cup, ada)["games"] if 0 in game["seats"])
    assert ada.delete(f"/tournaments/{cup}").status_code == 204
    assert refusal(server.user("Eve").get(f"/tables/{own['table']}")) == (403, "tournament-sealed")
    assert ada.get(f"/tables/{own['table']}").status_code == 200


TELLING = {
    "logbook", "luck", "plies/{ply}/explanation", "proof", "report", "review", "review/cancel", "same-deal",
}  # fmt: skip
NOT_TELLING = {
    "",  # the table as its players see it, without its chance
    "advice",  # only while it is played
    "block", "bot", "chat", "chat/{number}/reports", "guide/leave", "leave", "listing",
    "live",  # like the table
    "moves", "note", "orders",
    "orders/choices",  # as far as the seat knows
    "plies/{ply}",  # as the seat saw it
    "proposals/answer", "proposals/draw", "proposals/pause", "proposals/undo", "refusal",
    "rematch",  # with another chance
    "resume", "salt",
    "sandbox/bots", "sandbox/chance", "sandbox/outcome", "sandbox/place", "sandbox/position",  # of sandboxes
    "shoulder", "shoulder/hide", "shoulder/look",  # closed in tournaments
    "silence", "sit", "take-back", "tickets", "tickets/redeem", "undo",
}  # fmt: skip


def test_each_path_below_a_table_either_tells_the_deal_or_does_not() -> None:
    """A new path must be put into one of the two sets, and a telling one into SEALED_PARTS."""
    start = "/tables/{table}"
    paths = {one.path for one in ENDPOINTS if f"{one.path}/".startswith(f"{start}/")}
    uses = {path.removeprefix(start).removeprefix("/") for path in paths}
    assert uses - TELLING - NOT_TELLING == set()
    assert {use for use in uses if contest_rounds.tells_deal(f"{start}/{use}")} == TELLING
    assert contest_rounds.tells_deal("sandboxes")


def test_the_secret_of_a_tournament_is_never_sent(ada: User, bo: User, server: OpenServer) -> None:
    cup = create(ada)
    enter(cup, ada, bo)
    start(cup, ada)
    secret = contest_rounds.load_contest(server.store, cup).secret
    for user in (ada, bo):
        for path in ("/tournaments", f"/tournaments/{cup}", "/tournaments/mine"):
            answer = user.get(path).text
            assert secret not in answer
            assert ada.hash not in answer
            assert bo.hash not in answer


def test_a_table_that_cannot_be_made_is_left_to_the_organiser(
    ada: User, bo: User, server: OpenServer
) -> None:
    """An option of the game may be gone in a newer version."""
    cup = create(ada)
    enter(cup, ada, bo)

    def change(contest: Contest) -> None:
        contest.options = {"gone": True}

    contest_rounds.change_contest(server.store, cup, change)
    (game,) = start(cup, ada)["games"]
    assert game["table"] == ""
    json_of(decide(cup, ada, 0, 1, 2))
    assert show(cup, ada)["stage"] == "over"
