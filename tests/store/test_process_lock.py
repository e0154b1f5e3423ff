"""One program at a time serves from a file, under any name, even without its lock file."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from spielhafen.store import Appended, Store, StoreError
from spielhafen.store.process_lock import ProcessLock
from spielhafen.store.startup import open_for_serving
from tests.store.logs import connect, make_event

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux has locks of open descriptors")

SERVE = """
import sys
from spielhafen.store.startup import open_for_serving
from spielhafen.store.process_lock import ProcessLock
from spielhafen.store import StoreError
from tests.store.logs import make_event
try:
    with ProcessLock(sys.argv[1]) as lock:
        store = open_for_serving(sys.argv[1], lock)
        seq = len(store.events("m"))
        store.append(make_event("m", seq + 1)).result()
        print("open", flush=True)
        for line in sys.stdin:
            seq += 1
            store.append(make_event("m", seq + 1)).result()
            print("kept", flush=True)
        store.close()
except StoreError as error:
    print(error.text.key, flush=True)
"""


class Server:
    """Another program that serves from a file."""

    def __init__(self, file: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", SERVE, str(file)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.first = self.answer()

    def answer(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

    def write(self) -> str:
        assert self.process.stdin is not None
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        return self.answer()

    def close(self) -> None:
        with self.process, suppress(BrokenPipeError):
            assert self.process.stdin is not None
            self.process.stdin.close()


@contextmanager
def served(file: Path) -> Iterator[Server]:
    server = Server(file)
    assert server.first == "open"
    yield server
    server.close()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "harbour.sqlite"


def start_second(file: Path) -> str:
    """Return what this process reports when it tries to serve from a file, too."""
    try:
        with ProcessLock(file) as lock:
            open_for_serving(file, lock).close()
    except StoreError as error:
        return error.text.key
    return "open"


def test_a_second_server_does_not_start_under_another_name(file: Path, tmp_path: Path) -> None:
    hard, soft = tmp_path / "hard.sqlite", tmp_path / "soft.sqlite"
    with served(file) as server:
        os.link(file, hard)
        soft.symlink_to(file)
        assert start_second(hard) == "store-open-elsewhere"
        assert start_second(soft) == "store-open-elsewhere"
        assert server.write() == "kept"
    hard.unlink()
    assert start_second(file) == "open"


def test_a_second_server_does_not_start_when_the_lock_beside_the_file_was_deleted(file: Path) -> None:
    with served(file) as server:
        file.with_name("harbour.sqlite-open").unlink()
        assert start_second(file) == "store-open-elsewhere"
        assert server.write() == "kept"
    assert start_second(file) == "open"


def test_a_second_server_does_not_start_in_the_place_of_a_file_that_was_deleted(file: Path) -> None:
    with served(file) as server:
        file.unlink()
        assert start_second(file) == "store-open-elsewhere"
        assert server.write() == "store-moved"
    assert start_second(file) == "store-rescued"


def test_without_file_and_lock_the_rescued_file_stops_a_second_server(file: Path) -> None:
    with served(file) as server:
        file.unlink()
        file.with_name("harbour.sqlite-open").unlink()
        assert server.write() == "store-moved"
        assert start_second(file) == "store-rescued"


def test_reading_a_served_file_does_not_disturb_the_server(file: Path) -> None:
    """The last connection to close deletes SQLite's log: the server's stays open."""
    with served(file) as server:
        for _ in range(3):
            with connect(file) as connection:
                assert connection.execute("SELECT count(*) FROM event").fetchone() is not None
            connection.close()
            assert server.write() == "kept"
        assert file.with_name("harbour.sqlite-wal").exists()


def test_a_refused_lock_does_not_disturb_the_same_programs_store(file: Path) -> None:
    with served(file) as server:
        store = Store(file)
        file.with_name("harbour.sqlite-open").unlink()
        with pytest.raises(StoreError):
            ProcessLock(file)
        assert server.write() == "kept"
        assert len(store.events("m")) == 2
        store.close()
        assert server.write() == "kept"


def test_the_file_itself_is_locked_as_soon_as_it_exists(file: Path) -> None:
    with ProcessLock(file) as lock:
        store = open_for_serving(file, lock)
        file.with_name("harbour.sqlite-open").unlink()
        with pytest.raises(StoreError, match="store-open-elsewhere"):
            ProcessLock(file)
        assert store.append(make_event("m", 1)).result() == Appended()
        store.close()
    with ProcessLock(file):
        pass
