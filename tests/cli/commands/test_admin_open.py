"""`spielhafen admin` beside running servers: allowed actions, restoring copies."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

import pytest

from spielhafen.cli import main
from spielhafen.server import serve
from spielhafen.store import Store, StoreError
from spielhafen.store.engines import sqlite_path
from spielhafen.store.maintenance import delete_match, restore
from spielhafen.store.process_lock import ProcessLock
from tests.store.logs import connect, make_event


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "harbour.sqlite"
    filled(file, "m", 3)
    return file


def filled(file: Path, match: str, events: int) -> None:
    """Create or extend a database in which this match has this number of events."""
    store = Store(file)
    for seq in range(1, events + 1):
        store.append(make_event(match, seq)).result()
    store.close()


def admin(file: Path | str, *arguments: str) -> int:
    return main(["--language", "en", "admin", *arguments, "--database", str(file)])


def tables(file: Path) -> list[str]:
    store = Store(file)
    try:
        return list(store.matches())
    finally:
        store.close()


# One program at a time.


@pytest.mark.parametrize("deed", ["anonymise", "delete", "import", "restore"])
def test_exclusive_actions_are_refused_while_a_server_runs(
    file: Path, tmp_path: Path, deed: str, capsys: pytest.CaptureFixture[str]
) -> None:
    before = file.read_bytes()
    (tmp_path / "some.jsonl").write_bytes(b"{}")
    things = {"import": ["some.jsonl"], "restore": [str(file)]}.get(deed, ["m", "--yes"])

    with ProcessLock(file):
        assert admin(file, deed, *things) == 1

    assert "is in use by another program" in capsys.readouterr().err
    assert file.read_bytes() == before


def test_a_second_server_is_refused(file: Path) -> None:
    with ProcessLock(file), pytest.raises(StoreError) as caught:
        ProcessLock(file)
    assert caught.value.text.key == "store-open-elsewhere"

    with ProcessLock(file):
        pass


def test_checks_and_backups_are_allowed_while_a_server_runs(file: Path, tmp_path: Path) -> None:
    with ProcessLock(file):
        assert admin(file, "backup", str(tmp_path / "copy.sqlite")) == 0
        admin(file, "check")


def test_a_file_may_be_given_as_a_url(file: Path, tmp_path: Path) -> None:
    assert sqlite_path(f"sqlite:///{file}") == file
    assert sqlite_path("postgresql://ada@db.example/harbour") is None
    assert sqlite_path("sqlite://") is None
    assert admin(f"sqlite:///{tmp_path}/typo.sqlite", "check") == 2
    assert not (tmp_path / "typo.sqlite").exists()


# Restoring a copy.


def test_a_copy_is_restored_and_the_replaced_file_is_kept(file: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    assert admin(file, "backup", str(copy)) == 0
    filled(file, "later", 2)

    assert admin(file, "restore", str(copy)) == 0

    assert tables(file) == ["m"]
    assert sorted(tables(tmp_path / "harbour.sqlite.before-1")) == ["later", "m"]
    assert admin(file, "restore", str(tmp_path / "harbour.sqlite.before-1")) == 0
    assert sorted(tables(file)) == ["later", "m"]
    assert (tmp_path / "harbour.sqlite.before-2").exists()


def test_files_left_by_a_power_cut_do_not_damage_the_copy(file: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    assert admin(file, "backup", str(copy)) == 0
    store = Store(file)
    for seq in range(1, 200):
        store.append(make_event("later", seq)).result()
    beside = tmp_path / "harbour.sqlite-wal"
    left = beside.read_bytes()
    store.close()
    beside.write_bytes(left)
    assert len(left) > 4096

    assert admin(file, "restore", str(copy)) == 0

    assert not beside.exists()
    assert tables(file) == ["m"]


def test_a_copy_with_a_log_beside_it_is_restored_completely(file: Path, tmp_path: Path) -> None:
    store = Store(file)
    store.append(make_event("beside", 1)).result()
    copy = tmp_path / "torn.sqlite"
    copy.write_bytes(file.read_bytes())
    copy.with_name("torn.sqlite-wal").write_bytes((tmp_path / "harbour.sqlite-wal").read_bytes())
    store.close()
    other = tmp_path / "other.sqlite"

    assert restore(copy, other) is None
    assert sorted(tables(other)) == ["beside", "m"]


@pytest.mark.parametrize("content", [b"", b"Dear diary", b"SQLite format 3\x00" + bytes(5000)])
def test_a_file_that_is_no_database_is_not_restored(file: Path, tmp_path: Path, content: bytes) -> None:
    copy, before = tmp_path / "copy.sqlite", file.read_bytes()
    copy.write_bytes(content)

    assert admin(file, "restore", str(copy)) == 1
    assert admin(file, "restore", str(tmp_path / "nowhere.sqlite")) == 1

    assert file.read_bytes() == before
    assert not list(tmp_path.glob("*.before-*")) + list(tmp_path.glob("*.new-*"))


def test_a_copy_is_restored_even_without_a_database(file: Path, tmp_path: Path) -> None:
    assert admin(tmp_path / "new.sqlite", "restore", str(file)) == 0
    assert tables(tmp_path / "new.sqlite") == ["m"]


@pytest.mark.skipif(os.name == "nt", reason="Windows lets nobody move a file that is open")
def test_rescued_tables_block_the_server_until_they_are_restored(file: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    assert admin(file, "backup", str(copy)) == 0
    store = Store(file)
    store.append(make_event("later", 1)).result()
    copy.replace(file)
    with pytest.raises(StoreError, match="store-moved"):
        store.append(make_event("later", 2)).result()
    store.close()
    saved = tmp_path / "harbour.sqlite.rescued-1"

    with pytest.raises(StoreError) as caught:
        serve(port=0, database=file)
    assert caught.value.text.args["saved"] == str(saved)
    assert admin(file, "restore", str(saved)) == 0

    assert sorted(tables(file)) == ["later", "m"]
    assert not saved.exists()
    assert (tmp_path / "harbour.sqlite.restored-1").exists()


# Removed files, and files of other programs.


def test_deleted_data_is_overwritten(file: Path) -> None:
    assert b"m:2" in file.read_bytes()
    store = Store(file)
    delete_match(store, "m")
    store.close()

    assert b"m:2" not in file.read_bytes()


def test_a_file_of_another_program_is_left_unchanged(tmp_path: Path) -> None:
    diary = tmp_path / "diary.sqlite"
    with sqlite3.connect(diary) as link:
        link.execute("CREATE TABLE dear (diary TEXT)")
    link.close()
    before = diary.read_bytes()

    with pytest.raises(StoreError, match="store-not-ours"):
        Store(diary)

    assert diary.read_bytes() == before
    assert connect(diary).execute("PRAGMA journal_mode").fetchone() == ("delete",)


def test_an_incomplete_archive_is_removed(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("spielhafen.server.admin.archive.export_tables", lambda *_: [b"x"])
    monkeypatch.setattr("os.fdopen", full)
    assert admin(file, "export", "all", "--out", str(tmp_path / "a.jsonl")) == 1

    assert "No space left" in capsys.readouterr().err
    assert not (tmp_path / "a.jsonl").exists()


def test_a_copy_may_have_the_name_of_a_log_file(file: Path, tmp_path: Path) -> None:
    for name in ("harbour.sqlite-new", "harbour.sqlite.new-1"):
        copy = tmp_path / name
        assert admin(file, "backup", str(copy)) == 0
        before = copy.read_bytes()
        assert admin(file, "restore", str(copy)) == 0
        assert copy.read_bytes() == before
        assert tables(file) == ["m"]


def test_a_copy_of_a_newer_program_is_not_restored(file: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    assert admin(file, "backup", str(copy)) == 0
    link = connect(copy)
    link.execute("UPDATE harbour SET value = 999 WHERE name = 'schema'")
    link.close()

    assert admin(file, "restore", str(copy)) == 1
    assert tables(file) == ["m"]


def test_if_a_file_cannot_be_renamed_all_is_left_unchanged(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = tmp_path / "copy.sqlite"
    assert admin(file, "backup", str(copy)) == 0
    (tmp_path / "harbour.sqlite-wal").write_bytes(b"")
    names = {path.name for path in tmp_path.iterdir()}
    replace = Path.replace

    def fail(path: Path, to: Path) -> Path:
        if path.name.endswith("-wal"):
            raise OSError(13, "Permission denied", str(path))
        return replace(path, to)

    monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(OSError, match="Permission denied"):
        restore(copy, file)

    assert {path.name for path in tmp_path.iterdir()} == names


@pytest.mark.skipif(os.name == "nt", reason="a link takes rights on Windows")
def test_a_database_is_locked_and_restored_by_any_of_its_names(file: Path, tmp_path: Path) -> None:
    link, copy = tmp_path / "link.sqlite", tmp_path / "copy.sqlite"
    link.symlink_to(file)
    assert admin(file, "backup", str(copy)) == 0
    with ProcessLock(link), pytest.raises(StoreError, match="store-open-elsewhere"):
        ProcessLock(file)

    assert admin(link, "restore", str(copy)) == 0
    assert link.is_symlink()
    assert file.exists()


def test_a_folder_in_place_of_the_lock_is_an_error(file: Path, tmp_path: Path) -> None:
    (tmp_path / "harbour.sqlite-open").write_bytes(b"Dear diary" * 100)

    with pytest.raises(StoreError, match="store-no-permission"):
        ProcessLock(file)


def test_a_missing_archive_creates_no_database(tmp_path: Path) -> None:
    assert admin(tmp_path / "typo.sqlite", "import", str(tmp_path / "nope.jsonl")) == 1
    assert not (tmp_path / "typo.sqlite").exists()
