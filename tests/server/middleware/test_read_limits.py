"""Reading, too, has its limits where something has to be made for whoever asks; and so has bringing logbooks."""

from __future__ import annotations

from pathlib import Path

import pytest

from spielhafen.server.middleware.gate import ADDRESS_FACTOR, Rate, RateLimits
from tests.server.registries import TWO_HERE, open_server, open_store

LAY = {"game": "santa_timea", "seats": TWO_HERE}

READS = ("/tables", "/tables/{table}", "/tables/{table}/plies/0", "/tables/{table}/logbook", "/tables/{table}/proof",
         "/tables/{table}/talk", "/games/columbus/rules/en", "/games/columbus/examples/1")  # fmt: skip


@pytest.mark.parametrize("path", READS)
def test_who_reads_too_often_must_wait(tmp_path: Path, path: str) -> None:
    seconds = [0.0]
    limits = RateLimits(reads=Rate(1, 2))
    with open_server(open_store(tmp_path), limits=limits, clock=lambda: seconds[0]) as port:
        ada, bo = port.user("Ada"), port.user("Bo")
        place = path.format(table=ada.create_table(first=1)["id"])
        assert [ada.get(place).status_code == 429 for _ in range(3)] == [False, False, True]
        refused = ada.get(place)
        assert (refused.headers["retry-after"], refused.json()["error"]["key"]) == ("1", "server-too-often")
        assert ada.get("/games").status_code == 200  # what lies ready is always given
        assert bo.get(place).status_code != 429
        seconds[0] = 1.0
        assert ada.get(place).status_code != 429


def test_new_people_without_end_from_one_address_read_no_more_than_a_crowd(tmp_path: Path) -> None:
    with open_server(open_store(tmp_path), limits=RateLimits(reads=Rate(1, 2)), clock=lambda: 0.0) as port:
        answers = [port.client.get("/api/tables").status_code for _ in range(2 * ADDRESS_FACTOR + 1)]
    assert answers == [200] * (2 * ADDRESS_FACTOR) + [429]


def test_lines_that_are_opened_again_and_again_are_reads(tmp_path: Path) -> None:
    with open_server(open_store(tmp_path), limits=RateLimits(reads=Rate(1, 2)), clock=lambda: 0.0) as port:
        ada = port.user()
        table = ada.create_table(first=1)["id"]
        firsts = []
        for _ in range(3):
            with ada.live(table) as line:
                firsts.append(line.first_message["type"])
    assert firsts == ["websocket.accept", "websocket.accept", "websocket.close"]


def test_logbooks_are_brought_at_leisure(tmp_path: Path) -> None:
    seconds = [0.0]
    limits = RateLimits(imports=Rate(0.5, 2))
    with open_server(open_store(tmp_path), limits=limits, clock=lambda: seconds[0]) as port:
        brought = [port.user(name).post("/books", {"logbook": "none"}).status_code for name in "abc"]
        assert brought == [422, 422, 429]
        assert port.user().post("/tables", LAY).status_code == 201
        seconds[0] = 2.0
        assert port.user().post("/books", {"logbook": "none"}).status_code == 422
