"""The file that is open is the file at its path, or nothing is acknowledged; and what was acknowledged is found again."""

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

pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows lets nobody move a file that is open")

BEFORE = 5
"""Events that are there when something happens to the file."""


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "home").mkdir()
    monkeypatch.setenv("HOME", str(tmp_path / "home"))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Opened by a link, which can be pointed elsewhere."""
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
    """As programs do that write a new file and rename it."""
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
    """As `cp` does: device and inode stay."""
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
STEPS = ["before the first look", "before the commit", "after the commit", "after the second look"]


def harm_at(step: str, store: Store, harm: Callable[[], None], monkeypatch: pytest.MonkeyPatch) -> None:
    """Let it happen once, at this step of the next commit."""
    watching, dialect = store._guard, store._engine.dialect
    assert watching is not None
    check, commit = watching.check, dialect.do_commit
    passed: list[str] = []

    def at(name: str) -> None:
        passed.append(name)
        if name == step and passed.count(name) == 1:
            harm()

    def noting_check() -> None:
        first = len(passed) % 5 == 0
        at(STEPS[0] if first else "in between")
        check()
        at(STEPS[1] if first else STEPS[3])

    def noting_commit(link: object) -> None:
        commit(link)  # type: ignore[arg-type]
        if passed and passed[-1] == STEPS[1]:
            at(STEPS[2])

    monkeypatch.setattr(watching, "check", noting_check)
    monkeypatch.setattr(dialect, "do_commit", noting_commit)


def numbers(file: Path | None) -> set[int]:
    """The events that are found in a file by itself."""
    found: set[int] = set()
    if file is not None and file.exists():
        with suppress(sqlite3.Error), closing(connect(file)) as link:
            found = {seq for (seq,) in link.execute("SELECT seq FROM event WHERE match = 'm'")}
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
    assert len(acknowledged) == BEFORE + (step == STEPS[3]), "nothing is acknowledged after it happened"
    assert len(store.events("m")) >= len(acknowledged), "reading goes on"
    store.close()

    assert store._guard is not None
    assert acknowledged <= numbers(store._guard.rescue_path)
    assert numbers(store._guard.rescue_path) <= acknowledged | {max(acknowledged) + 1}


@pytest.mark.parametrize("harm", HARMS)
def test_harm_is_noticed_while_nothing_is_written(
    store: Store, file: Path, harm: Harm, caplog: pytest.LogCaptureFixture
) -> None:
    watching = store._guard
    assert watching is not None
    harm(file.resolve())
    with caplog.at_level(logging.ERROR):
        assert not watching.is_intact()  # what its thread asks once a second
        assert not watching.is_intact()
    assert watching.rescue_path is not None
    assert caplog.text.count("nothing is written any more") == 1
    assert f"admin restore {watching.rescue_path}" in caplog.text
    assert numbers(watching.rescue_path) == set(range(1, BEFORE + 1))
    with pytest.raises(StoreError) as caught:
        store.append(make_event("m", BEFORE + 1)).result(10)
    assert caught.value.is_file_moved
    assert not caught.value.is_transient
    assert all(
        str(watching.rescue_path) in Translator(language).explain(caught.value) for language in LANGUAGES
    )


def test_a_thread_checks_periodically(
    store: Store, file: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    store.close()
    monkeypatch.setattr(file_guard, "CHECK_INTERVAL_SECONDS", 0.001)
    other = Store(file)
    watching = other._guard
    assert watching is not None
    save, seen = watching._rescue, threading.Event()

    def save_and_tell() -> None:
        save()
        seen.set()

    monkeypatch.setattr(watching, "_rescue", save_and_tell)
    file.resolve().unlink()
    assert seen.wait(20)
    assert watching.rescue_path is not None
    other.close()


def test_the_rescued_file_outlives_a_killed_program(tmp_path: Path) -> None:
    file = tmp_path / "harbour.sqlite"
    with served(file) as server:
        assert [server.write() for _ in range(5)] == ["kept"] * 5
        for end in ("", *SQLITE_SUFFIXES):
            append_suffix(file, end).unlink()
        while not find_rescued_files(file):
            time.sleep(0.02)  # nobody writes; another program needs its time
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
    store._engine.dispose()  # as if many read at once: each has a connection of its own
    assert len(store.events("m")) == BEFORE
    with pytest.raises(StoreError) as caught:
        store.append(make_event("m", BEFORE + 1)).result(10)
    assert caught.value.text.key in ("store-moved", "store-no-permission")


def test_a_file_overwritten_by_an_older_copy_is_noticed_and_left_alone(
    store: Store, file: Path
) -> None:
    older = file.with_name("older.sqlite").read_bytes()
    with file.open("r+b") as written:
        written.truncate()
        written.write(older)
    with pytest.raises(StoreError) as caught:
        store.append(make_event("m", BEFORE + 1)).result(10)
    assert caught.value.is_file_moved
    log = append_suffix(file.resolve(), "-wal").read_bytes()
    store.close()
    if sys.platform == "linux":  # elsewhere SQLite carries its log over into what is not its own
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


def carried(file: Path) -> None:
    """Let SQLite carry all over from its log."""
    with closing(connect(file)) as other:
        other.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def test_an_overwritten_byte_is_noticed(store: Store, file: Path) -> None:
    carried(file)
    assert store._guard is not None
    assert store._guard.is_intact()
    content = bytearray(file.read_bytes())
    content[content.rindex(b"m:3") + 2] = ord("4")
    with file.open("r+b") as written:
        written.write(content)
    os.utime(file, (1, 1))
    assert not store._guard.is_intact()


def test_an_earlier_state_of_the_whole_file_is_noticed(store: Store, file: Path) -> None:
    """It has the same size, and nothing in it contradicts itself: but a move that was acknowledged is not in it."""
    carried(file)
    before = file.read_bytes()
    assert store.append(make_event("m", BEFORE + 1)).result(10) == Appended()
    carried(file)
    assert store._guard is not None
    assert store._guard.is_intact()
    assert len(file.read_bytes()) == len(before)
    with file.open("r+b") as written:
        written.write(before)
    os.utime(file, (1, 1))
    assert not store._guard.is_intact()


@pytest.mark.parametrize("how", ["PASSIVE", "FULL", "RESTART", "TRUNCATE"])
def test_a_checkpoint_by_another_program_is_accepted(
    store: Store, file: Path, how: str
) -> None:
    """As programs do that copy SQLite's log while it is written."""
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
    assert numbers(store._guard.rescue_path) == set(range(1, BEFORE + 1))


# Afterwards.


def test_no_server_opens_the_file_until_the_rescued_one_is_restored(
    store: Store, file: Path
) -> None:
    replace_by_older(file.resolve())
    store.close()
    (saved,) = find_rescued_files(file)
    for _ in range(2):
        with ProcessLock(file) as sole, pytest.raises(StoreError) as caught:
            open_for_serving(file, sole)
        assert caught.value.text.key == "store-rescued"
        assert caught.value.text.args["saved"] == str(saved)

    assert restore(saved, file) is not None
    assert find_rescued_files(file) == []
    with ProcessLock(file) as sole:
        again = open_for_serving(file, sole)
        assert len(again.events("m")) == BEFORE
        again.close()


def test_only_the_owner_can_read_the_rescued_file(store: Store, file: Path) -> None:
    file.resolve().unlink()
    store.close()
    (saved,) = find_rescued_files(file)
    assert saved.stat().st_mode & 0o777 == 0o600
