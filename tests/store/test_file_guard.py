"""The open file is the file at its path, or no write is acknowledged; nothing is lost."""

from __future__ import annotations

import logging
import os
import shutil
import sqlite3
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path

import pytest

from spielhafen.i18n import LANGUAGES, Translator
from spielhafen.store import Appended, Store, StoreError, file_guard
from spielhafen.store.maintenance import back_up, restore
from spielhafen.store.paths import SQLITE_SUFFIXES, append_suffix, find_rescued_files
from spielhafen.store.process_lock import ProcessLock
from spielhafen.store.startup import open_for_serving
from tests.store.logs import connect, make_event
from tests.store.test_process_lock import served

pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows does not let an open file be moved")

BEFORE = 5
"""Events stored before something happens to the file."""


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "home").mkdir()
    monkeypatch.setenv("HOME", str(tmp_path / "home"))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return a symbolic link to the file, which can be pointed elsewhere."""
    folder = tmp_path / "harbour"
    folder.mkdir()
    link = tmp_path / "link.sqlite"
    link.symlink_to(folder / "harbour.sqlite")
    return link


@pytest.fixture
def store(file: Path) -> Iterator[Store]:
    opened = Store(file)
    for seq in range(1, BEFORE + 1):
        opened.append(make_event("m", seq)).result(10)
        if seq == 2:
            back_up(opened, file.with_name("older.sqlite"))
    yield opened
    opened.close()


Harm = Callable[[Path], None]


def delete(file: Path) -> None:
    file.unlink()


def rename(file: Path) -> None:
    file.rename(file.with_name("elsewhere.sqlite"))


def replace_by_itself(file: Path) -> None:
    """Replace the file as programs do that write a new file and rename it."""
    shutil.copy(file, file.with_name("copy"))
    file.with_name("copy").replace(file)


def replace_by_older(file: Path) -> None:
    shutil.copy(file.parent.parent / "older.sqlite", file.with_name("copy"))
    file.with_name("copy").replace(file)


def delete_all(file: Path) -> None:
    for end in ("", *SQLITE_SUFFIXES):
        append_suffix(file, end).unlink()


def delete_log(file: Path) -> None:
    append_suffix(file, "-wal").unlink()


def delete_index(file: Path) -> None:
    append_suffix(file, "-shm").unlink()


def replace_log(file: Path) -> None:
    replace_by_itself(append_suffix(file, "-wal"))


def move_folder(file: Path) -> None:
    file.parent.rename(file.parent.with_name("moved"))


def point_elsewhere(file: Path) -> None:
    link = file.parent.parent / "link.sqlite"
    link.unlink()
    link.symlink_to("older.sqlite")


def point_to_another_disk(file: Path) -> None:
    link = file.parent.parent / "link.sqlite"
    link.unlink()
    link.symlink_to("/dev/null")


def write_over(file: Path) -> None:
    """Overwrite the file as `cp` does: device and inode stay."""
    content = (file.parent.parent / "older.sqlite").read_bytes()
    with file.open("r+b") as written:
        written.truncate()
        written.write(content)


HARMS = [
    delete,
    rename,
    replace_by_itself,
    replace_by_older,
    delete_all,
    delete_log,
    delete_index,
    replace_log,
    move_folder,
    point_elsewhere,
    point_to_another_disk,
    write_over,
]
STEPS = ["before the first check", "before the commit", "after the commit", "after the second check"]


def harm_at(step: str, store: Store, harm: Callable[[], None], monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the harm happen once, at this step of the next commit."""
    guard, dialect = store._guard, store._engine.dialect
    assert guard is not None
    check, commit = guard.check, dialect.do_commit
    passed: list[str] = []

    def at(name: str) -> None:
        passed.append(name)
        if name == step and passed.count(name) == 1:
            harm()

    def recording_check() -> None:
        first = len(passed) % 5 == 0
        at(STEPS[0] if first else "in between")
        check()
        at(STEPS[1] if first else STEPS[3])

    def recording_commit(connection: object) -> None:
        commit(connection)  # type: ignore[arg-type]
        if passed and passed[-1] == STEPS[1]:
            at(STEPS[2])

    monkeypatch.setattr(guard, "check", recording_check)
    monkeypatch.setattr(dialect, "do_commit", recording_commit)


def stored_numbers(file: Path | None) -> set[int]:
    """Return the event numbers in a file."""
    found: set[int] = set()
    if file is not None and file.exists():
        with suppress(sqlite3.Error), closing(connect(file)) as connection:
            found = {seq for (seq,) in connection.execute("SELECT seq FROM event WHERE match = 'm'")}
    return found


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("harm", HARMS)
def test_no_acknowledged_event_is_lost_whenever_the_file_is_harmed(
    store: Store, file: Path, harm: Harm, step: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = file.resolve()
    harm_at(step, store, lambda: harm(real), monkeypatch)
    acknowledged = set(range(1, BEFORE + 1))
    for seq in range(BEFORE + 1, BEFORE + 4):
        with suppress(StoreError):
            if store.append(make_event("m", seq)).result(10) == Appended():
                acknowledged.add(seq)
    assert len(acknowledged) == BEFORE + (step == STEPS[3]), "nothing is acknowledged after the harm"
    assert len(store.events("m")) >= len(acknowledged), "reading goes on"
    store.close()

    assert store._guard is not None
    assert acknowledged <= stored_numbers(store._guard.rescue_path)
    assert stored_numbers(store._guard.rescue_path) <= acknowledged | {max(acknowledged) + 1}


@pytest.mark.parametrize("harm", HARMS)
def test_harm_is_noticed_while_nothing_is_written(
    store: Store, file: Path, harm: Harm, caplog: pytest.LogCaptureFixture
) -> None:
    guard = store._guard
    assert guard is not None
    harm(file.resolve())
    with caplog.at_level(logging.ERROR):
        assert not guard.is_intact()  # as its thread does once a second
        assert not guard.is_intact()
    assert guard.rescue_path is not None
    assert caplog.text.count("nothing is written any more") == 1
    assert f"admin restore {guard.rescue_path}" in caplog.text
    assert stored_numbers(guard.rescue_path) == set(range(1, BEFORE + 1))
    with pytest.raises(StoreError) as caught:
        store.append(make_event("m", BEFORE + 1)).result(10)
    assert caught.value.is_file_moved
    assert not caught.value.is_transient
    assert all(str(guard.rescue_path) in Translator(language).explain(caught.value) for language in LANGUAGES)


def test_a_thread_checks_periodically(
    store: Store, file: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    store.close()
    monkeypatch.setattr(file_guard, "CHECK_INTERVAL_SECONDS", 0.001)
    other = Store(file)
    guard = other._guard
    assert guard is not None
    rescue, rescued = guard._rescue, threading.Event()

    def rescue_and_notify() -> None:
        rescue()
        rescued.set()

    monkeypatch.setattr(guard, "_rescue", rescue_and_notify)
    file.resolve().unlink()
    assert rescued.wait(20)
    assert guard.rescue_path is not None
    other.close()


def test_the_rescued_file_outlives_a_killed_program(tmp_path: Path) -> None:
    file = tmp_path / "harbour.sqlite"
    with served(file) as server:
        assert [server.write() for _ in range(5)] == ["kept"] * 5
        for end in ("", *SQLITE_SUFFIXES):
            append_suffix(file, end).unlink()
        while not find_rescued_files(file):
            time.sleep(0.02)  # nothing is written; the other process needs its time
        server.process.kill()
    (saved,) = find_rescued_files(file)
    restore(saved, file)
    store = Store(file)
    assert len(store.events("m")) == 6
    store.close()


def test_later_reads_come_from_the_rescued_file(store: Store, file: Path) -> None:
    replace_by_older(file.resolve())
    with pytest.raises(StoreError):
        store.append(make_event("m", BEFORE + 1)).result(10)
    store._engine.dispose()  # as with many readers: each has its own connection
    assert len(store.events("m")) == BEFORE
    with pytest.raises(StoreError) as caught:
        store.append(make_event("m", BEFORE + 1)).result(10)
    assert caught.value.text.key in ("store-moved", "store-no-permission")


def test_a_file_overwritten_by_an_older_copy_is_noticed_and_left_alone(store: Store, file: Path) -> None:
    older = file.with_name("older.sqlite").read_bytes()
    with file.open("r+b") as written:
        written.truncate()
        written.write(older)
    with pytest.raises(StoreError) as caught:
        store.append(make_event("m", BEFORE + 1)).result(10)
    assert caught.value.is_file_moved
    log = append_suffix(file.resolve(), "-wal").read_bytes()
    store.close()
    if sys.platform == "linux":  # elsewhere SQLite checkpoints its log into the other file
        assert file.read_bytes() == older
        assert append_suffix(file.resolve(), "-wal").read_bytes() == log


def test_an_overwritten_log_is_noticed(store: Store, file: Path) -> None:
    log = append_suffix(file.resolve(), "-wal")
    content = log.read_bytes()
    log.write_bytes(content[: len(content) // 2])
    with pytest.raises(StoreError) as caught:
        store.append(make_event("m", BEFORE + 1)).result(10)
    assert caught.value.is_file_moved


def test_a_file_that_was_touched_or_rewritten_unchanged_is_accepted(
    store: Store, file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Some network drives change the time of a file by themselves."""
    os.utime(file, (1, 1))
    assert store.append(make_event("m", BEFORE + 1)).result(10) == Appended()
    file.write_bytes(file.read_bytes())
    assert store.append(make_event("m", BEFORE + 2)).result(10) == Appended()
    assert caplog.text.count("all that was written is there") == 2
    assert store._guard is not None
    assert store._guard.rescue_path is None


def checkpoint(file: Path) -> None:
    """Let SQLite move its whole log into the file."""
    with closing(connect(file)) as other:
        other.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def test_an_overwritten_byte_is_noticed(store: Store, file: Path) -> None:
    checkpoint(file)
    assert store._guard is not None
    assert store._guard.is_intact()
    content = bytearray(file.read_bytes())
    content[content.rindex(b"m:3") + 2] = ord("4")
    with file.open("r+b") as written:
        written.write(content)
    os.utime(file, (1, 1))
    assert not store._guard.is_intact()


def test_an_earlier_state_of_the_whole_file_is_noticed(store: Store, file: Path) -> None:
    """The file has the same size and is consistent, but lacks an acknowledged event."""
    checkpoint(file)
    before = file.read_bytes()
    assert store.append(make_event("m", BEFORE + 1)).result(10) == Appended()
    checkpoint(file)
    assert store._guard is not None
    assert store._guard.is_intact()
    assert len(file.read_bytes()) == len(before)
    with file.open("r+b") as written:
        written.write(before)
    os.utime(file, (1, 1))
    assert not store._guard.is_intact()


@pytest.mark.parametrize("how", ["PASSIVE", "FULL", "RESTART", "TRUNCATE"])
def test_a_checkpoint_by_another_program_is_accepted(store: Store, file: Path, how: str) -> None:
    """Programs that replicate SQLite's log do that."""
    with closing(connect(file)) as other:
        for seq in range(BEFORE + 1, BEFORE + 9):
            assert store.append(make_event("m", seq)).result(10) == Appended()
            other.execute(f"PRAGMA wal_checkpoint({how})")
            assert store._guard is not None
            assert store._guard.is_intact()
    assert len(store.events("m")) == BEFORE + 8


def test_the_stores_own_checkpoints_are_accepted(store: Store) -> None:
    answers = [store.append(make_event("m", seq)) for seq in range(BEFORE + 1, 3000)]
    assert all(answer.result(60) == Appended() for answer in answers)


def test_on_a_full_disk_the_file_is_rescued_once_there_is_room(
    store: Store, file: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    file.resolve().unlink()
    with monkeypatch.context() as patched:
        patched.setattr(file_guard, "create_private_file", full)
        with pytest.raises(StoreError) as caught:
            store.append(make_event("m", BEFORE + 1)).result(10)
        assert caught.value.text.key == "store-moved-unsaved"
        assert "could not be saved" in caplog.text
    store.close()
    assert store._guard is not None
    assert stored_numbers(store._guard.rescue_path) == set(range(1, BEFORE + 1))


# Restoring.


def test_no_server_opens_the_file_until_the_rescued_one_is_restored(store: Store, file: Path) -> None:
    replace_by_older(file.resolve())
    store.close()
    (saved,) = find_rescued_files(file)
    for _ in range(2):
        with ProcessLock(file) as lock, pytest.raises(StoreError) as caught:
            open_for_serving(file, lock)
        assert caught.value.text.key == "store-rescued"
        assert caught.value.text.args["saved"] == str(saved)

    assert restore(saved, file) is not None
    assert find_rescued_files(file) == []
    with ProcessLock(file) as lock:
        again = open_for_serving(file, lock)
        assert len(again.events("m")) == BEFORE
        again.close()


def test_only_the_owner_can_read_the_rescued_file(store: Store, file: Path) -> None:
    file.resolve().unlink()
    store.close()
    (saved,) = find_rescued_files(file)
    assert saved.stat().st_mode & 0o777 == 0o600
