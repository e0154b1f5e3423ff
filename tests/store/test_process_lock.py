"""One program at a time serves from a file, whatever the file is called and whatever happens to the lock beside it."""

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
    with ProcessLock(sys.argv[1]) as sole:
        store = open_for_serving(sys.argv[1], sole)
        seq = len(store.events("m"))
        store.append(make_event("m", seq + 1)).result()
        print("open", flush=True)
        for line in sys.stdin:
            seq += 1
            store.append(make_event("m", seq + 1)).result()
            print("kept", flush=True)
        store.close()
except StoreError as trouble:
    print(trouble.text.key, flush=True)
"""


class Server:
    """Another program that serves from a file."""

    def __init__(self, file: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", SERVE, str(file)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
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


def second(file: Path) -> str:
    """What this process says when it is to serve from a file, too."""
    try:
        with ProcessLock(file) as sole:
            open_for_serving(file, sole).close()
    except StoreError as trouble:
        return trouble.text.key
    return "open"


def test_a_second_server_does_not_start_under_another_name(file: Path, tmp_path: Path) -> None:
    hard, soft = tmp_path / "hard.sqlite", tmp_path / "soft.sqlite"
    with served(file) as server:
        os.link(file, hard)
        soft.symlink_to(file)
        assert second(hard) == "store-open-elsewhere"
        assert second(soft) == "store-open-elsewhere"
        assert server.write() == "kept"
    hard.unlink()
    assert second(file) == "open"


def test_a_second_server_does_not_start_when_the_lock_beside_the_file_was_deleted(file: Path) -> None:
    with served(file) as server:
        file.with_name("harbour.sqlite-open").unlink()
        assert second(file) == "store-open-elsewhere"
        assert server.write() == "kept"
    assert second(file) == "open"


def test_a_second_server_does_not_start_in_the_place_of_a_file_that_was_deleted(file: Path) -> None:
    with served(file) as server:
        file.unlink()
        assert second(file) == "store-open-elsewhere"
        assert server.write() == "store-moved"
    assert second(file) == "store-rescued"


def test_when_file_and_lock_are_deleted_what_was_saved_bars_the_door(file: Path) -> None:
    with served(file) as server:
        file.unlink()
        file.with_name("harbour.sqlite-open").unlink()
        assert server.write() == "store-moved"
        assert second(file) == "store-rescued"


def test_looking_at_a_file_that_is_served_takes_nothing_from_it(file: Path) -> None:
    """Whoever closes last tidies SQLite's log away: nobody is last while a server has it."""
    with served(file) as server:
        for _ in range(3):
            with connect(file) as link:
                assert link.execute("SELECT count(*) FROM event").fetchone() is not None
            link.close()
            assert server.write() == "kept"
        assert file.with_name("harbour.sqlite-wal").exists()


def test_a_lock_that_is_refused_takes_nothing_from_the_store_of_its_own_program(file: Path) -> None:
    with served(file) as server:
        store = Store(file)
        file.with_name("harbour.sqlite-open").unlink()
        with pytest.raises(StoreError):
            ProcessLock(file)
        assert server.write() == "kept"
        assert len(store.events("m")) == 2
        store.close()
        assert server.write() == "kept"


def test_the_file_itself_is_held_as_soon_as_it_is_there(file: Path) -> None:
    with ProcessLock(file) as sole:
        store = open_for_serving(file, sole)
        file.with_name("harbour.sqlite-open").unlink()
        with pytest.raises(StoreError, match="store-open-elsewhere"):
            ProcessLock(file)
        assert store.append(make_event("m", 1)).result() == Appended()
        store.close()
    with ProcessLock(file):
        pass
