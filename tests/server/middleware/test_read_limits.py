"""Rate limits for computed answers and for imports of logbooks."""

from __future__ import annotations

from pathlib import Path

import pytest

from spielhafen.server.middleware.rate_limits import ADDRESS_FACTOR, RateLimits
from spielhafen.server.token_buckets import Rate
from tests.server.registries import TWO_HERE, open_server, open_store

CREATE_TABLE = {"game": "santa_timea", "seats": TWO_HERE}

READS = ("/tables", "/tables/{table}", "/tables/{table}/plies/0", "/tables/{table}/logbook", "/tables/{table}/proof",
         "/tables/{table}/chat", "/games/columbus/rulebook/en", "/games/columbus/examples/1")  # fmt: skip


@pytest.mark.parametrize("path", READS)
def test_a_client_with_too_many_reads_must_wait(tmp_path: Path, path: str) -> None:
    seconds = [0.0]
    limits = RateLimits(reads=Rate(1, 2))
    with open_server(open_store(tmp_path), limits=limits, clock=lambda: seconds[0]) as server:
        ada, bo = server.user("Ada"), server.user("Bo")
        path = path.format(table=ada.create_table(first=1)["id"])
        assert [ada.get(path).status_code == 429 for _ in range(3)] == [False, False, True]
        refused = ada.get(path)
        assert (refused.headers["retry-after"], refused.json()["error"]["key"]) == ("1", "server-too-often")
        assert ada.get("/games").status_code == 200  # prepared answers are not limited
        assert bo.get(path).status_code != 429
        seconds[0] = 1.0
        assert ada.get(path).status_code != 429


def test_new_clients_of_one_address_share_its_read_limit(tmp_path: Path) -> None:
    with open_server(open_store(tmp_path), limits=RateLimits(reads=Rate(1, 2)), clock=lambda: 0.0) as server:
        answers = [server.client.get("/api/tables").status_code for _ in range(2 * ADDRESS_FACTOR + 1)]
    assert answers == [200] * (2 * ADDRESS_FACTOR) + [429]


def test_live_connections_count_as_reads(tmp_path: Path) -> None:
    with open_server(open_store(tmp_path), limits=RateLimits(reads=Rate(1, 2)), clock=lambda: 0.0) as server:
        ada = server.user()
        table = ada.create_table(first=1)["id"]
        firsts = []
        for _ in range(3):
            with ada.live(table) as connection:
                firsts.append(connection.first_message["type"])
    assert firsts == ["websocket.accept", "websocket.accept", "websocket.close"]


def test_edits_of_positions_are_limited(tmp_path: Path) -> None:
    seconds = [0.0]
    limits = RateLimits(edits=Rate(0.5, 3))
    with open_server(open_store(tmp_path), limits=limits, clock=lambda: seconds[0]) as server:
        ada = server.user()
        opened = ada.post("/sandboxes", {"game": "columbus"})
        table = opened.json()["id"]
        position = ada.get(f"/tables/{table}/sandbox/position").json()["position"]

        def place() -> int:
            body = {"piece": "ship/none", "place": "g7", "position": position}
            return ada.post(f"/tables/{table}/sandbox/place", body).status_code

        def set_up(seq: int) -> int:
            body = {"seat": 0, "seq": seq, "position": position}
            return ada.post(f"/tables/{table}/sandbox/position", body).status_code

        assert [place(), set_up(1), place(), set_up(2), place()] == [422, 200, 422, 429, 429]
        assert ada.post("/tables", CREATE_TABLE).status_code == 201
        seconds[0] = 2.0
        assert set_up(2) == 200


def test_imports_of_logbooks_are_limited(tmp_path: Path) -> None:
    seconds = [0.0]
    limits = RateLimits(imports=Rate(0.5, 2))
    with open_server(open_store(tmp_path), limits=limits, clock=lambda: seconds[0]) as server:
        statuses = [server.user(name).post("/logbooks", {"logbook": "none"}).status_code for name in "abc"]
        assert statuses == [422, 422, 429]
        assert server.user().post("/tables", CREATE_TABLE).status_code == 201
        seconds[0] = 2.0
        assert server.user().post("/logbooks", {"logbook": "none"}).status_code == 422
