"""The page of the operator: its figures, who may see it, and what it loads."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from math import inf
from pathlib import Path
from typing import Any

import httpx
import pytest

from spielhafen.i18n import LANGUAGES, Translator
from spielhafen.server.figure_history import MINUTES, FigureHistory, Totals
from spielhafen.server.status_page import StatusFigures, bars, status_page
from spielhafen.store.backups import BackupPlan, Backups
from tests.server.registries import OpenServer, open_server, open_store
from tests.server.routes.test_health import figure


@pytest.fixture
def measured(tmp_path: Path) -> Iterator[OpenServer]:
    with open_server(open_store(tmp_path), parts=frozenset({"metrics"})) as opened:
        yield opened


class TableReader(HTMLParser):
    """Reads the rows of the page, the pictures, and all tags with their attributes."""

    def __init__(self) -> None:
        super().__init__()
        self.cells: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag in ("th", "td"):
            self.cells.append("")

    def handle_data(self, data: str) -> None:
        if self.cells and self.tags[-1][0] in ("th", "td"):
            self.cells[-1] += data

    @property
    def rows(self) -> dict[str, str]:
        """The values by their names."""
        return dict(zip(self.cells[::2], self.cells[1::2], strict=True))


def read(page: str) -> TableReader:
    reader = TableReader()
    reader.feed(page)
    return reader


def get(server: OpenServer, **headers: str) -> httpx.Response:
    return server.client.get("/status", headers={"Accept-Language": "en", **headers})


def test_the_page_shows_what_the_metrics_tell(measured: OpenServer) -> None:
    ada = measured.user("Ada")
    table = ada.create_table()["id"]
    ada.play_any(table)
    ada.get("/tables/amber-gull-7")
    with ada.live(table, 0):
        rows = read(get(measured).text).rows
        metrics = measured.client.get("/metrics")
    assert rows["Tables"] == rows["of these in memory"] == "1"
    assert rows["Live connections"] == "1"
    assert rows["Moves and other events, in the last minute / since the start"] == "2"
    assert figure(metrics, "spielhafen_events_total") == 2
    assert figure(metrics, "spielhafen_bot_jobs_waiting") == 0
    assert rows["Requests that failed (5xx)"] == "0"
    assert rows["Open parts"] == "metrics"
    assert rows["Last backup"] == "none is made (--backup-dir)"
    assert re.fullmatch(r"\d+ MB", rows["Memory"])


def test_failed_requests_are_counted(measured: OpenServer, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> Any:
        raise ValueError

    with monkeypatch.context() as patched:
        patched.setattr(type(measured.registry), "table", fail)
        measured.user("Ada").get("/tables/amber-gull-7")
    assert read(get(measured).text).rows["Requests that failed (5xx)"] == "1"


@pytest.mark.parametrize("path", ["/status", "/status/look.css"])
def test_only_the_host_sees_the_page(measured: OpenServer, server: OpenServer, path: str) -> None:
    """It is not shown through a proxy, and closed unless the host opens it."""
    assert measured.client.get(path).status_code == 200
    for header in ("X-Forwarded-For", "Forwarded"):
        assert measured.client.get(path, headers={header: "10.0.0.1"}).status_code == 404
    assert "status-" not in server.client.get(path).text
    assert "<svg" not in server.client.get(path).text


def test_the_page_keeps_the_policy_and_names_no_one(measured: OpenServer) -> None:
    ada = measured.user("Ada")
    table = ada.create_table()["id"]
    answer = get(measured)
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert "set-cookie" not in answer.headers
    reader = read(answer.text)
    loaded = [
        str(value) for _, attrs in reader.tags for name, value in attrs.items() if name in ("src", "href")
    ]
    assert loaded == ["/status/look.css"]
    assert measured.client.get(loaded[0]).headers["content-type"].startswith("text/css")
    assert not [tag for tag, attrs in reader.tags if tag in ("script", "style") or "style" in attrs]
    assert not [
        secret for secret in (table, "Ada", ada.hash, ada.token, "127.0.0.1") if secret in answer.text
    ]


def figures(**more: Any) -> StatusFigures:
    known: dict[str, Any] = {
        "process": 7, "seconds_open": 3_700, "parts": ["metrics"], "languages": ["en"], "tables": 3, "reported_messages": 0,
        "tables_in_memory": 2, "totals": Totals(90, 50, 1, 4), "bots_waiting": 5, "memory_bytes": 3 * 2**20,
        "backup_age": None, "backup_failures": 0, "minutes": [],
    }  # fmt: skip
    return StatusFigures(**(known | more))


@pytest.mark.parametrize(
    ("age", "shown"),
    [
        (None, "none is made (--backup-dir)"),
        (inf, "none yet; failures: 2"),
        (7_500, "2 h 5 min ago; failures: 2"),
    ],
)
def test_the_last_backup_is_told(age: float | None, shown: str) -> None:
    page = status_page(Translator("en"), figures(backup_age=age, backup_failures=2))
    assert read(page).rows["Last backup"] == shown


def test_a_server_with_backups_tells_the_age_of_the_newest(tmp_path: Path) -> None:
    folder = tmp_path / "copies"
    folder.mkdir()
    store = open_store(tmp_path)
    made = Backups(store, BackupPlan(str(folder), 3600, 2))
    made.make()
    with open_server(store, parts=frozenset({"metrics"}), backups=made) as server:
        shown = read(get(server).text).rows["Last backup"]
    assert shown == "0 h 0 min ago; failures: 0"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks_the_language_of_the_browser(measured: OpenServer, language: str) -> None:
    page = get(measured, **{"Accept-Language": language}).text
    assert f'<html lang="{language}">' in page
    assert Translator(language)("status-title") in page
    assert "status-" not in page


def test_what_was_counted_in_each_minute_is_remembered_for_an_hour() -> None:
    counted = Totals()
    history = FigureHistory(lambda: counted)
    for number in range(70):
        counted = Totals(counted.events + number, counted.requests + 1, counted.errors, 3)
        history.sample()
    assert len(history.minutes) == MINUTES
    assert history.minutes[-1] == Totals(69, 1, 0, 3)
    assert history.minutes[0].events == 10


def test_a_picture_has_a_bar_for_each_minute_and_the_highest_fills_it() -> None:
    drawn = read(bars([0, 5, 10], "Moves"))
    heights = [float(str(attrs["height"])) for tag, attrs in drawn.tags if tag == "rect"]
    assert heights == [0, 20, 40]
    assert 'aria-label="Moves: 10, ≤ 10"' in bars([0, 5, 10], "Moves")
    assert "<rect" not in bars([], "Moves")


def test_the_last_minute_stands_before_the_sum() -> None:
    rows = read(status_page(Translator("en"), figures(minutes=[Totals(4, 9, 0, 1)]))).rows
    assert rows["Moves and other events, in the last minute / since the start"] == "4 / 90"
