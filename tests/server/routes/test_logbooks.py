"""Imported logbooks can be viewed and continued from any ply; proofs cover new draws only."""

from __future__ import annotations

import pytest

from spielhafen.core import logbook
from spielhafen.core.proof import matches_commitment, verify_draws
from tests.server.registries import (
    TWO_HERE,
    OpenServer,
    User,
    json_of,
    messages_until,
    open_server,
    open_store,
)

AGAINST_BOT = [{"kind": "human", "name": "Eve"}, {"kind": "bot", "level": "random", "name": "Drake"}]


@pytest.fixture(scope="module")
def logbook_text(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The logbook of a finished match of another server."""
    with open_server(open_store(tmp_path_factory.mktemp("another"))) as another:
        ada = another.user("Ada")
        table = ada.create_table(TWO_HERE)["id"]
        while ada.view(table)["winners"] is None:
            ada.play_any(table)
        return ada.get(f"/tables/{table}/logbook").text


def test_a_finished_match_can_be_imported(server: OpenServer, logbook_text: str) -> None:
    eve = server.user("Eve")
    table = json_of(eve.post("/logbooks", {"logbook": logbook_text}, "once-and-only"), 201)
    again = json_of(eve.post("/logbooks", {"logbook": logbook_text}, "once-and-only"), 201)
    assert again["id"] == table["id"]
    read = logbook.read_logbook(logbook_text)
    assert table["winners"] == read.final_state().winners
    assert [seat["name"] for seat in table["seats"]] == read.names
    assert table["ply"] == len(read.plies)
    past = json_of(eve.get(f"/tables/{table['id']}/plies/9", seat=0))
    assert past["ply"] == 9


@pytest.mark.parametrize("ply", [0, 5, 17, 60])
def test_a_logbook_is_continued_from_any_ply_against_bots(
    server: OpenServer, logbook_text: str, ply: int
) -> None:
    eve = server.user("Eve")
    view = json_of(eve.post("/logbooks", {"logbook": logbook_text, "ply": ply, "seats": AGAINST_BOT}), 201)
    table = view["id"]
    with eve.live(table, 0) as connection:
        while (view := eve.view(table, 0))["winners"] is None:
            if view["actors"] == [0]:
                json_of(eve.play(table, 0, view["scene"]["offers"][0]["move"], seq=view["seq"]))
            else:
                messages_until(connection, lambda view, seq=view["seq"]: view["seq"] > seq)
    played = logbook.read_logbook(eve.get(f"/tables/{table}/logbook").text)
    assert played.imported_plies == ply
    assert [(each.actor, each.move) for each in played.plies[:ply]] == [
        (each.actor, each.move) for each in logbook.read_logbook(logbook_text).plies[:ply]
    ]
    found = list(verify_draws(played))
    assert found
    assert all(draw.is_correct and draw.ply > ply for draw in found)
    assert matches_commitment(played)
    proof = json_of(eve.get(f"/tables/{table}/proof"))
    assert proof["key_matches"]
    assert all(draw["is_correct"] for draw in proof["draws"])


@pytest.mark.parametrize(
    "change",
    [("spielhafen logbook 1", "a story"), ("santa_timea", "monopoly"), ("rules    1", "rules    99"), ("\n1  ", "\n2  "),
     ("seat     Bo\n", ""), ("professional", "amateur")],
)  # fmt: skip
def test_an_invalid_logbook_creates_no_table(
    server: OpenServer, logbook_text: str, change: tuple[str, str]
) -> None:
    eve = server.user("Eve")
    answer = eve.post("/logbooks", {"logbook": logbook_text.replace(*change)})
    assert answer.status_code == 422, answer.text
    assert eve.get("/tables").json() == []


def test_a_logbook_with_hidden_moves_cannot_be_continued(server: OpenServer, ada: User) -> None:
    table = ada.create_table(TWO_HERE)["id"]
    hidden_logbook = ada.get(f"/tables/{table}/logbook").text
    assert ada.post("/logbooks", {"logbook": hidden_logbook}).status_code == 422


def test_strange_names_become_numbers(server: OpenServer, logbook_text: str) -> None:
    view = json_of(
        server.user("Eve").post(
            "/logbooks", {"logbook": logbook_text.replace("seat     Ada", "seat     " + "x" * 99)}
        ),
        201,
    )
    assert [seat["name"] for seat in view["seats"]] == ["1", "Bo"]


def test_only_logbook_requests_may_be_long(server: OpenServer, logbook_text: str) -> None:
    eve = server.user("Eve")
    padded = logbook_text + "; a comment\n" * 3000
    assert len(padded) > 16 * 1024
    json_of(eve.post("/logbooks", {"logbook": padded}), 201)
    assert eve.post("/tables", {"game": padded, "seats": TWO_HERE}).status_code == 413
    assert eve.post("/logbooks", {"logbook": "x" * 300_000}).status_code == 413
