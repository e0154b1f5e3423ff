"""All that is kept of a person: saved in one file, and erased at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from sqlalchemy import event

from spielhafen.server.server_parts import ServerPart
from spielhafen.store import push_subscriptions, ratings, sealed_tokens
from spielhafen.store.push_subscriptions import PushSubscription
from spielhafen.store.reports import Report, add_report
from spielhafen.store.schema import EVENT, MATCH, METADATA, SEAT, TALK
from spielhafen.store.sealed_tokens import SealedToken
from tests.server.registries import OpenServer, User, json_of, open_server, open_store

PARTS: frozenset[ServerPart] = frozenset({"ratings", "lobby", "tournaments", "letters"})
NEW_TABLE: Final = [{"kind": "human", "name": "Ada"}, {"kind": "open", "name": ""}]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[OpenServer]:
    with open_server(open_store(tmp_path), parts=PARTS) as opened:
        yield opened


def leave_traces(server: OpenServer, user: User, other: User) -> str:
    """Let a person leave something everywhere; return a table that both have on their lists."""
    alone, listed, shared = (user.create_table(seats)["id"] for seats in (None, NEW_TABLE, NEW_TABLE))
    json_of(other.sit(shared))
    json_of(user.post(f"/tables/{alone}/chat", {"text": "to myself"}), 201)
    json_of(user.post(f"/tables/{shared}/chat", {"text": "hello Bo"}), 201)
    json_of(user.post(f"/tables/{shared}/note", {"text": "Bo bluffs"}))
    assert user.post("/ratings", {"name": "Ada"}).status_code == 204
    json_of(user.post(f"/tables/{listed}/listing", {"language": "en"}), 201)
    assert user.post(f"/tables/{shared}/block", {"seat": 1}).status_code == 204
    cup = {"name": "Cup", "game": "santa_timea", "kind": "swiss", "seats": 2}
    json_of(user.post("/tournaments", cup), 201)
    json_of(user.post("/letters/feed", {"language": "en"}), 201)
    row = ratings.RatingRow("santa_timea", 2, user.hash, 25.0, 8.0, 1, 5.0)
    body = b'{"game":"santa_timea","seats":2,"place":1,"rating":1500,"low":1400,"high":1600}'
    with server.store.transaction() as connection:
        ratings.write_ratings(connection, [row], "old-tern-9", 5.0, [body])
    add_report(server.store, Report(str(shared), 1, user.hash, 5.0))
    push = PushSubscription("https://push.example/1", user.hash, "key", "auth", "en", 5.0)
    push_subscriptions.save_subscription(server.store, push)
    sealed_tokens.save_sealed_token(server.store, SealedToken(user.hash, f"at {user.hash}", b"sealed", 5.0))
    return str(shared)


def traces(server: OpenServer, owner: str) -> dict[str, int]:
    """Return in how many rows of which tables a person is named."""
    found = {}
    with server.store.transaction() as connection:
        for table in METADATA.sorted_tables:
            rows = [row for row in connection.execute(table.select()).all() if owner in repr(tuple(row))]
            if rows:
                found[table.name] = len(rows)
    return found


def test_the_file_holds_all_that_is_kept(server: OpenServer, ada: User, bo: User) -> None:
    shared = leave_traces(server, ada, bo)

    own = json_of(ada.get("/own-data"))

    assert len(own["tables"]) == 3
    assert {one["text"] for one in own["messages"]} == {"to myself", "hello Bo"}
    assert [(one["table"], one["text"]) for one in own["notes"]] == [(shared, "Bo bluffs")]
    assert own["ratings"] == json_of(ada.get("/ratings/mine"))
    assert [one["id"] for one in own["ratings"]["games"]] == ["old-tern-9"]
    assert own["tournaments"] == json_of(ada.get("/tournaments/mine"))
    assert len(own["tournaments"]["entries"]) == 1
    assert own["letters"] == json_of(ada.get("/letters/mine"))
    assert own["letters"]["feed"]["language"] == "en"
    assert (len(own["lobby"]["listings"]), len(own["lobby"]["blocks"])) == (1, 1)
    assert [one["endpoint"] for one in own["browsers"]] == ["https://push.example/1"]
    assert own["passphrase"] == {"since": 5.0}
    (line,) = json_of(ada.get(f"/tables/{shared}/chat"))["messages"]
    assert own["reports"] == [{"table": shared, "number": line["number"], "at": 5.0}]
    assert "hello Bo" not in bo.get("/own-data").text


def read_plans(server: OpenServer, ask: Callable[[], object]) -> list[str]:
    """Return how SQLite finds what a request reads."""
    seen: dict[str, Any] = {}
    engine = server.store._engine

    def note(_connection: Any, _cursor: Any, statement: str, parameters: Any, *_: Any) -> None:
        if statement.startswith("SELECT"):
            seen[statement] = parameters

    event.listen(engine, "before_cursor_execute", note)
    ask()
    event.remove(engine, "before_cursor_execute", note)
    with server.store.transaction() as connection:
        return [
            row[3]
            for statement, parameters in seen.items()
            for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters)
        ]


def test_no_table_is_read_as_a_whole_to_find_what_is_kept_of_a_person(
    server: OpenServer, ada: User, bo: User
) -> None:
    leave_traces(server, ada, bo)

    plans = read_plans(server, lambda: json_of(ada.get("/own-data")))

    scanned = {plan.split()[1] for plan in plans if plan.startswith("SCAN")}
    assert scanned == {"listing"}  # they are few
    assert any("talk_owner" in plan for plan in plans)
    assert any("note_owner" in plan for plan in plans)


def test_all_of_a_person_is_erased_and_nothing_of_others(server: OpenServer, ada: User, bo: User) -> None:
    shared = leave_traces(server, ada, bo)
    json_of(bo.post(f"/tables/{shared}/chat", {"text": "hello Ada"}), 201)
    assert bo.post("/ratings", {"name": "Bo"}).status_code == 204
    bos = json_of(bo.get("/own-data"))

    assert ada.delete("/own-data").status_code == 204

    own = json_of(ada.get("/own-data"))
    lists = [own.pop(name) for name in ("tables", "played_games", "notes", "browsers", "reports")]
    assert lists == [[]] * 5
    assert {one["text"] for one in own.pop("messages")} == {"…"}
    assert own == {
        "passphrase": {"since": None},
        "ratings": {"name": None, "agreed_at": None, "scales": [], "games": []},
        "lobby": {"listings": [], "blocks": []},
        "tournaments": {"entries": []},
        "letters": {"feed": None, "sends_mail": False, "mail": None},
    }
    assert "hello Bo" not in bo.get(f"/tables/{shared}/chat").text
    after = json_of(bo.get("/own-data"))
    changed = [part.pop("tables")[0] for part in (bos, after)]
    assert after == bos
    assert [one["id"] for one in changed] == [shared, shared]


def test_only_tables_and_the_numbers_of_messages_stay(server: OpenServer, ada: User, bo: User) -> None:
    """A new table of the database that knows a person must be erased, too, or named here."""
    leave_traces(server, ada, bo)
    before = traces(server, ada.hash)
    ada.delete("/own-data")

    assert set(traces(server, ada.hash)) == {EVENT.name, MATCH.name, SEAT.name, TALK.name}
    assert len(before) >= 14


def test_it_is_saved_and_erased_although_all_parts_are_closed(tmp_path: Path) -> None:
    with open_server(open_store(tmp_path)) as server:
        ada = server.user("Ada")
        ratings.agree(server.store, ratings.RatedPerson(ada.hash, "Ada", 5.0))
        assert json_of(ada.get("/own-data"))["ratings"]["name"] == "Ada"
        assert ada.delete("/own-data").status_code == 204
        assert traces(server, ada.hash) == {}
