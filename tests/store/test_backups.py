"""Copies by time: complete, durable, the newest kept; and what a full disk changes."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from spielhafen.store import Store, StoreError, backups, maintenance
from spielhafen.store.backups import BackupPlan, Backups, prepare_backup_folder
from spielhafen.store.maintenance import back_up, restore
from spielhafen.store.store_errors import store_error
from tests.store.logs import make_event

HOUR = 3600.0
NOON = 1_795_953_600.0
"""29 November 2026, 12:00 UTC."""


class Clock:
    """A clock that is set by hand."""

    now = NOON

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store(tmp_path / "harbour.sqlite")
    for seq in range(1, 6):
        opened.append(make_event("a", seq)).result(10)
    yield opened
    opened.close()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def made(store: Store, clock: Clock, tmp_path: Path) -> Backups:
    plan = BackupPlan(str(tmp_path / "copies"), HOUR, 3)
    prepare_backup_folder(plan.folder)
    return Backups(store, plan, clock)


def names(made: Backups) -> list[str]:
    return sorted(file.name for file in made.folder.iterdir())


def test_a_copy_holds_everything_and_writing_goes_on(made: Backups, store: Store) -> None:
    file = made.make()
    assert names(made) == ["harbour-20261129T120000Z.sqlite"]
    store.append(make_event("a", 6)).result(10)
    copy = Store(file)
    assert copy.events("a") == store.events("a")[:5]
    copy.close()


@pytest.mark.skipif(os.name == "nt", reason="permissions are a thing of Unix")
def test_only_the_owner_reads_a_copy(made: Backups) -> None:
    assert made.make().stat().st_mode & 0o077 == 0


def test_the_newest_copies_are_kept_and_other_files_left_alone(made: Backups, clock: Clock) -> None:
    for name in ("diary.txt", "harbour-before.sqlite"):
        (made.folder / name).touch()
    for _ in range(5):
        made.make()
        clock.now += HOUR
    kept = [f"harbour-20261129T{hour}0000Z.sqlite" for hour in (14, 15, 16)]
    assert names(made) == sorted([*kept, "diary.txt", "harbour-before.sqlite"])


def test_a_new_copy_is_kept_although_those_of_a_clock_that_was_ahead_seem_newer(
    made: Backups, clock: Clock
) -> None:
    for _ in range(3):
        made.make()
        clock.now += HOUR
    clock.now -= 24 * HOUR
    assert made.make().exists()
    assert made.newest_time() == clock.now


def test_a_restarted_server_waits_until_the_next_copy_is_due(
    made: Backups, store: Store, clock: Clock
) -> None:
    assert (made.newest_time(), made.seconds_left()) == (0, 0)
    made.make()
    clock.now += 600
    again = Backups(store, made.plan, clock)
    assert (again.newest_time(), again.seconds_left()) == (NOON, HOUR - 600)
    clock.now = NOON - 100 * HOUR  # the clock was wrong before
    assert again.seconds_left() == HOUR
    clock.now = NOON + 100 * HOUR
    assert again.seconds_left() == 0


def test_what_a_killed_server_left_is_removed_and_never_counts_as_a_copy(made: Backups) -> None:
    part = made.folder / "harbour-20261129T100000Z.sqlite.part-1"
    part.write_bytes(b"half a copy")
    assert made.copies() == []
    made.make()
    assert names(made) == ["harbour-20261129T120000Z.sqlite"]


def test_a_copy_appears_when_it_is_durable(
    made: Backups, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    steps: list[tuple[str, list[str]]] = []
    monkeypatch.setattr(
        maintenance, "_make_durable", lambda path: steps.append((path.name.split("Z")[-1], names(made)))
    )
    made.make()
    name = "harbour-20261129T120000Z.sqlite"
    assert steps == [(".sqlite.part-1", [f"{name}.part-1"]), ("copies", [name])]


@pytest.mark.parametrize("error", [store_error("store-full", "copy"), OSError(5, "I/O error")])
def test_a_failure_is_counted_and_removes_nothing(
    made: Backups, clock: Clock, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    def fail(*_: object) -> Any:
        raise error

    for _ in range(3):
        made.make()
        clock.now += HOUR
    before = names(made)
    with monkeypatch.context() as patched:
        patched.setattr(backups, "back_up", fail)
        with pytest.raises(type(error)):
            made.make()
    assert (made.failures, names(made)) == (1, before)
    made.make()
    assert (made.failures, len(names(made))) == (1, 3)


def test_a_disk_that_fails_while_a_copy_is_written_leaves_nothing(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(OSError, match="No space"):
        back_up(store, tmp_path / "copy.sqlite")
    assert not [file for file in tmp_path.iterdir() if file.name.startswith("copy")]


def test_a_folder_that_is_gone_is_a_failure_and_no_copy(made: Backups) -> None:
    made.folder.rmdir()
    with pytest.raises(OSError):
        made.make()
    assert (made.failures, made.newest_time()) == (1, 0)


def test_a_folder_that_cannot_be_used_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreError) as raised:
        prepare_backup_folder(str(tmp_path / "file" / "copies"))
    assert raised.value.text.key == "store-backup-folder"
    prepare_backup_folder(str(tmp_path / "deep" / "copies"))
    assert list((tmp_path / "deep" / "copies").iterdir()) == []


def test_a_copy_is_put_back(made: Backups, store: Store, tmp_path: Path) -> None:
    file = made.make()
    before = store.events("a")
    store.append(make_event("a", 6)).result(10)
    store.close()
    assert restore(file, tmp_path / "harbour.sqlite") is not None
    again = Store(tmp_path / "harbour.sqlite")
    assert again.events("a") == before
    assert names(made) == [file.name]
    again.close()
