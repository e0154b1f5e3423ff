"""Copies by time in a running server: made, restored after a kill, and failing without harm."""

from __future__ import annotations

import logging
import signal
import sqlite3
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from spielhafen import server as server_package
from spielhafen.cli.app import run_command_line
from spielhafen.core.errors import SpielhafenError
from spielhafen.server import serve
from spielhafen.server.admin.archive import check_tables
from spielhafen.store import Store
from spielhafen.store.backups import BackupPlan, Backups, prepare_backup_folder
from tests.server.asgi import TIMEOUT_SECONDS
from tests.server.registries import TWO_HERE, OpenServer, open_server, open_store
from tests.server.routes.test_health import figure
from tests.server.test_run import Server

SERVE_WITH_BACKUPS = (
    "import sys; from spielhafen.server import serve; from spielhafen.store.backups import BackupPlan; "
    "sys.exit(serve(port=0, database=sys.argv[1], backups=BackupPlan(sys.argv[2], 0.2, 5)))"
)


def wait_until(condition: Callable[[], object]) -> None:
    end = time.monotonic() + TIMEOUT_SECONDS
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.02)


@contextmanager
def server_with_backups(tmp_path: Path, plan: BackupPlan) -> Iterator[tuple[OpenServer, Backups]]:
    store = open_store(tmp_path)
    made = Backups(store, plan)
    parts = frozenset({"metrics"})
    with open_server(store, parts=parts, backups=made) as server:  # type: ignore[arg-type]
        yield server, made


def chains(file: Path) -> dict[tuple[str, int], bytes]:
    """Return the hash of each event."""
    with closing(sqlite3.connect(file)) as connection:
        rows = connection.execute("SELECT match, seq, chain FROM event").fetchall()
    return {(match, seq): chain for match, seq, chain in rows}


def test_a_server_makes_a_copy_at_once_and_tells_how_old_it_is(tmp_path: Path) -> None:
    folder = tmp_path / "copies"
    prepare_backup_folder(str(folder))
    with server_with_backups(tmp_path, BackupPlan(str(folder), 3600, 3)) as (server, made):
        wait_until(made.newest_time)
        answer = server.client.get("/metrics")
        assert figure(answer, "spielhafen_backup_timestamp_seconds") > time.time() - 60
        assert figure(answer, "spielhafen_backup_failures_total") == 0
    assert len(made.copies()) == 1


def test_figures_wait_for_no_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "copies"
    prepare_backup_folder(str(folder))
    with server_with_backups(tmp_path, BackupPlan(str(folder), 3600, 3)) as (server, made):
        wait_until(made.newest_time)

        def fail(_: Backups) -> Any:
            raise AssertionError("the folder of copies is read")

        monkeypatch.setattr(Backups, "folder", property(fail))
        assert figure(server.client.get("/metrics"), "spielhafen_backup_timestamp_seconds") > 0
        assert server.client.get("/status").status_code == 200
        monkeypatch.undo()


def test_without_a_plan_nothing_is_told_of_copies(tmp_path: Path) -> None:
    with open_server(open_store(tmp_path), parts=frozenset({"metrics"})) as server:
        assert "spielhafen_backup" not in server.client.get("/metrics").text


def test_play_goes_on_if_no_copy_can_be_made(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    plan = BackupPlan(str(tmp_path / "nowhere"), 3600, 3)
    with caplog.at_level(logging.ERROR), server_with_backups(tmp_path, plan) as (server, made):
        wait_until(lambda: made.failures)
        ada = server.user("Ada")
        table = ada.create_table()["id"]
        assert ada.play_any(table)["seq"] > 1
        assert figure(server.client.get("/metrics"), "spielhafen_backup_failures_total") == 1
    assert "no backup could be made in" in caplog.text


@pytest.mark.skipif(sys.platform == "win32", reason="signals are a thing of Unix")
def test_after_a_kill_a_copy_is_restored_with_every_table_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.server.test_run.SERVE", SERVE_WITH_BACKUPS)
    file, folder = tmp_path / "harbour.sqlite", tmp_path / "copies"
    server = Server(file, str(folder))
    try:
        for number in range(4):
            server.post("/tables", {"game": "santa_timea", "seats": TWO_HERE}, f"laying-key-{number}")
        known = server.http.get("/api/tables").json()
        wait_until(lambda: any(len(chains(copy)) >= 4 for copy in folder.glob("*.sqlite")))
        server.post("/tables", {"game": "columbus", "seats": TWO_HERE}, "laying-key-later")
    finally:
        server.stop(signal.SIGKILL)
    copy = next(copy for copy in sorted(folder.glob("*.sqlite")) if len(chains(copy)) >= 4)
    file.write_bytes(b"the disk is broken")
    assert run_command_line(["admin", "restore", str(copy), "--database", str(file)]) == 0
    assert chains(file) == chains(copy)
    store = Store(file)
    assert [found for found in check_tables(store) if found is not None] == []
    store.close()
    monkeypatch.undo()
    again = Server(file)
    try:
        found = again.http.get("/api/tables").json()
        assert {table["id"] for table in found} >= {table["id"] for table in known}
        for table in known:
            opened = again.http.get(f"/api/tables/{table['id']}").json()
            body = {"seat": opened["actors"][0], "seq": opened["seq"]}
            view = again.http.get(f"/api/tables/{table['id']}?seat={body['seat']}").json()
            move = view["scene"]["offers"][0]["move"]
            again.post(f"/tables/{table['id']}/moves", {**body, "moves": [move]}, f"key-{table['id']}")
    finally:
        again.stop(signal.SIGKILL)


def test_copies_of_another_database_are_refused_before_anything_is_opened(tmp_path: Path) -> None:
    plan = BackupPlan(str(tmp_path / "copies"), 3600, 3)
    with pytest.raises(SpielhafenError) as raised:
        serve(port=0, database="postgresql://ada:hush@nowhere.invalid/harbour", backups=plan)
    assert raised.value.text.key == "store-no-file"
    assert "hush" not in str(raised.value)
    assert not (tmp_path / "copies").exists()


@pytest.mark.parametrize(
    ("words", "plan"),
    [
        (["--backup-dir", "copies"], BackupPlan("copies", 21_600, 14)),
        (["--backup-dir", "c", "--backup-every", "30m", "--backup-keep", "3"], BackupPlan("c", 1800, 3)),
        (["--backup-dir", "c", "--backup-every", "2d"], BackupPlan("c", 172_800, 14)),
        ([], None),
    ],
)
def test_the_options_make_a_plan(
    monkeypatch: pytest.MonkeyPatch, words: list[str], plan: BackupPlan | None
) -> None:
    given: dict[str, Any] = {}
    monkeypatch.setattr(server_package, "serve", lambda *_, **more: given.update(more), raising=False)
    assert run_command_line(["serve", *words]) == 0
    assert given["backups"] == plan


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--backup-every", "6h"], "--backup-dir"),
        (["--backup-keep", "3"], "--backup-dir"),
        (["--backup-dir", "c", "--backup-every", "often"], "often"),
        (["--backup-dir", "c", "--backup-every", "0m"], "0m"),
        (["--backup-dir", "c", "--backup-keep", "0"], "--backup-keep"),
    ],
)
def test_options_that_make_no_plan_are_refused(
    words: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run_command_line(["serve", *words]) == 2
    assert complaint in capsys.readouterr().err
