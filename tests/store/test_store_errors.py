"""A database that is locked, damaged, too new, full, missing or forbidden: clear errors."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from spielhafen.i18n import LANGUAGES, Translator
from spielhafen.store import Appended, Store, StoreError
from spielhafen.store.schema import SCHEMA_VERSION
from spielhafen.store.store import BUSY_TIMEOUT_SECONDS
from tests.store.logs import connect, make_event


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "harbour.sqlite"


@pytest.fixture
def filled(file: Path) -> Path:
    store = Store(file)
    for seq in range(1, 200):
        store.append(make_event("m", seq)).result(10) if seq == 199 else store.append(make_event("m", seq))
    store.close()
    return file


@pytest.fixture(autouse=True)
def _check_texts_in_every_language(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Check that every error raised in these tests has a text in each language."""
    raised: list[StoreError] = []
    plain = StoreError.__init__

    def recording_init(self: StoreError, message: object) -> None:
        plain(self, message)  # type: ignore[arg-type]
        raised.append(self)

    monkeypatch.setattr(StoreError, "__init__", recording_init)
    yield
    for error in raised:
        for language in LANGUAGES:
            translator = Translator(language)
            assert translator.has_message(error.text.key)
            assert str(error.text.args["file"]) in translator.explain(error) or "folder" in error.text.args


def error_key(place: str | Path, busy_timeout: float = BUSY_TIMEOUT_SECONDS) -> str:
    """Return the key of the error raised when this is opened."""
    with pytest.raises(StoreError) as caught:
        Store(place, busy_timeout=busy_timeout)
    return caught.value.text.key


def test_a_newer_file_is_left_alone(filled: Path) -> None:
    with connect(filled) as connection:
        connection.execute("UPDATE harbour SET value = ? WHERE name = 'schema'", (SCHEMA_VERSION + 1,))
    connection.close()
    before = filled.read_bytes()
    assert error_key(filled) == "store-newer"
    assert filled.read_bytes() == before


@pytest.mark.parametrize(
    "content", [b"no database at all, but long enough to be looked at " * 20, b"SQLite format 3\0"]
)
def test_another_kind_of_file_is_left_alone(file: Path, content: bytes) -> None:
    file.write_bytes(content)
    assert error_key(file) in ("store-not-ours", "store-damaged")
    assert file.read_bytes() == content


def test_another_programs_database_is_left_alone(file: Path) -> None:
    with connect(file) as connection:
        connection.execute("CREATE TABLE recipe (name TEXT)")
    connection.close()
    assert error_key(file) == "store-not-ours"
    with connect(file) as connection:
        assert connection.execute("SELECT count(*) FROM sqlite_master").fetchone() == (1,)
    connection.close()


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    assert error_key(tmp_path) == "store-not-ours"


def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    with pytest.raises(StoreError) as caught:
        Store(tmp_path / "nowhere" / "harbour.sqlite")
    assert caught.value.text.key == "store-no-folder"
    assert caught.value.text.args["folder"] == str(tmp_path / "nowhere")
    assert not (tmp_path / "nowhere").exists()


@pytest.mark.parametrize("place", ["nonsense://somewhere", "postgresql+nodriver://x/y", "://"])
def test_a_bad_address_is_reported(place: str) -> None:
    assert error_key(place) == "store-bad-address"


def test_a_file_without_write_permission_is_reported(filled: Path) -> None:
    """Root may write everything: then an ordinary user tries, in a separate process."""
    filled.chmod(0o444)
    filled.parent.chmod(0o555)
    try:
        assert open_as_nobody(filled) == "store-no-permission"
    finally:
        filled.parent.chmod(0o755)


AS_NOBODY = """
import os, sys
from spielhafen.store import Store, StoreError
import spielhafen.store.store, sqlalchemy.dialects.sqlite.pysqlite
if os.geteuid() == 0:
    os.setgroups([]); os.setgid(65534); os.setuid(65534)
from tests.store.logs import make_event
try:
    store = Store(sys.argv[1])
    store.append(make_event("m", 1000)).result()
except StoreError as error:
    print(error.text.key)
"""


def open_as_nobody(file: Path) -> str:
    if sys.platform == "win32":
        pytest.skip("permissions work differently on Windows")
    for folder in list(file.parents)[:-2]:
        if folder.stat().st_uid == os.geteuid() and folder != file.parent:
            folder.chmod(folder.stat().st_mode | 0o055)
    done = subprocess.run(
        [sys.executable, "-c", AS_NOBODY, str(file)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def read_error_key(file: Path) -> str | None:
    """Return the key of the error when this is opened or read; None if there is none."""
    try:
        store = Store(file)
        try:
            store.events("m")
        finally:
            store.close()
    except StoreError as error:
        return error.text.key
    return None


# While the store is open.


def test_a_file_locked_by_another_program_is_reported_and_works_again_afterwards(file: Path) -> None:
    store = Store(file, busy_timeout=0.05)
    store.append(make_event("m", 1)).result()
    other = connect(file)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreError) as caught:
        store.append(make_event("m", 2)).result()
    assert caught.value.text.key == "store-locked"
    assert caught.value.is_transient
    assert store.events("m") == [b"m:1"]
    other.execute("ROLLBACK")
    other.close()
    assert store.append(make_event("m", 2)).result() == Appended()
    store.close()


def test_a_locked_file_cannot_be_opened(filled: Path) -> None:
    other = connect(filled)
    other.execute("PRAGMA locking_mode = EXCLUSIVE")
    other.execute("BEGIN EXCLUSIVE")
    assert error_key(filled, busy_timeout=0.05) == "store-locked"
    other.execute("ROLLBACK")
    other.close()


def test_a_damaged_file_is_reported_and_not_made_worse(filled: Path) -> None:
    whole = bytearray(filled.read_bytes())
    for offset in range(4096, len(whole), 64):
        whole[offset : offset + 16] = b"\xa5" * 16
    filled.write_bytes(bytes(whole))
    assert read_error_key(filled) == "store-damaged"
    assert filled.read_bytes() == bytes(whole)


def test_a_missing_event_is_noticed(filled: Path) -> None:
    with connect(filled) as connection:
        connection.execute("DELETE FROM event WHERE seq = 7")
    connection.close()
    store = Store(filled)
    with pytest.raises(StoreError) as caught:
        store.events("m")
    assert caught.value.text.key == "store-gap"
    assert caught.value.text.args["table"] == "m"
    store.close()


FULL = """
import resource, sys
from spielhafen.store import Store, StoreError
from tests.store.logs import make_event
store = Store(sys.argv[1])
resource.setrlimit(resource.RLIMIT_FSIZE, (400_000, resource.RLIM_INFINITY))
seq = 0
try:
    while True:
        store.append(make_event("m", seq + 1)).result()
        seq += 1
except StoreError as error:
    print(seq, error.text.key, flush=True)
resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
store.append(make_event("m", seq + 1)).result()
print("room again", flush=True)
store.close()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="file size limits are a thing of Unix")
def test_a_full_disk_is_reported_and_no_acknowledged_event_is_lost(file: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", FULL, str(file)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    first, second = done.stdout.splitlines()
    acknowledged, key = first.split()
    assert key == "store-full"
    assert second == "room again"
    store = Store(file)
    assert len(store.events("m")) == int(acknowledged) + 1
    store.close()


def test_a_failed_commit_fails_all_its_events(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(file)

    def fail(*_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    store.append(make_event("m", 1)).result()
    with monkeypatch.context() as patched:
        patched.setattr(store._engine.dialect, "do_commit", fail)
        answers = [store.append(make_event(f"m{number}", 1)) for number in range(5)]
        errors = [answer.exception() for answer in answers]
    assert all(isinstance(error, StoreError) for error in errors)
    assert store.matches() == ["m"]
    assert store.append(make_event("m", 2)).result() == Appended()
    store.close()
