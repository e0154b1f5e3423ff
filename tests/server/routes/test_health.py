"""Tests for /health and /metrics."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from spielhafen.store.store_errors import store_error
from tests.server.registries import OpenServer, json_of, open_server, open_store


@pytest.fixture
def measured(tmp_path: Path) -> Any:
    with open_server(open_store(tmp_path), parts=frozenset({"metrics"})) as opened:
        yield opened


def figure(answer: httpx.Response, name: str) -> float:
    """Return the only or first value of a figure."""
    return next(float(line.split()[-1]) for line in answer.text.splitlines() if line.startswith(name))


def test_a_server_that_works_says_so_and_knows_no_one(server: OpenServer) -> None:
    answer = server.client.get("/health")
    assert (answer.status_code, answer.json()) == (200, {"status": "ok"})
    assert "set-cookie" not in answer.headers


def test_a_server_without_its_database_says_so(server: OpenServer, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> Any:
        raise store_error("store-damaged", "harbour.sqlite")

    monkeypatch.setattr(server.store, "transaction", fail)
    answer = server.client.get("/health")
    monkeypatch.undo()
    assert (answer.status_code, answer.json()["error"]["key"]) == (503, "server-store-trouble")


def test_metrics_are_closed_unless_the_host_opens_them(server: OpenServer) -> None:
    assert "spielhafen_" not in server.client.get("/metrics").text


def test_metrics_count_requests_tables_and_connections(measured: OpenServer) -> None:
    ada = measured.user("Ada")
    table = ada.create_table()["id"]
    ada.get("/tables/amber-gull-7")
    with ada.live(table, 0):
        answer = measured.client.get("/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain")
    assert figure(answer, 'spielhafen_http_requests_total{method="POST",status="201"}') == 1
    assert figure(answer, 'spielhafen_http_requests_total{method="GET",status="404"}') == 1
    assert figure(answer, "spielhafen_http_request_seconds_count") == 2
    assert figure(answer, "spielhafen_tables_in_memory") == 1
    assert figure(answer, "spielhafen_live_connections") == 1
    assert "spielhafen_info{" in answer.text
    assert figure(answer, "process_resident_memory_bytes") > 0


def test_metrics_name_no_person_and_no_table(measured: OpenServer) -> None:
    ada = measured.user("Ada")
    table = ada.create_table()["id"]
    ada.view(table, 0)
    text = measured.client.get("/metrics").text
    assert not [secret for secret in (table, "Ada", ada.hash, ada.token, "127.0.0.1") if secret in text]


def test_invented_methods_make_no_new_figures(measured: OpenServer) -> None:
    for method in ("BREW", "WHISK"):
        measured.client.request(method, "/api/games")
    text = measured.client.get("/metrics").text
    assert 'method="other"' in text
    assert "BREW" not in text


@pytest.mark.parametrize("header", ["X-Forwarded-For", "Forwarded"])
def test_metrics_are_not_told_through_a_proxy(measured: OpenServer, header: str) -> None:
    answer = measured.client.get("/metrics", headers={header: "10.0.0.1"})
    assert answer.status_code == 404


def test_other_parts_of_a_server_do_not_change(measured: OpenServer) -> None:
    ask: Callable[[str], Any] = measured.user("Ada").get
    assert json_of(ask("/server-parts")) == {"parts": ["metrics"]}
    assert ask("/ratings").status_code == 404
