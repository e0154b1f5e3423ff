"""The command for operators: check, export, back up, anonymise, delete, read reports."""

from __future__ import annotations

import os
import sys
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from spielhafen.cli.cli_errors import EXIT_FAILURE, EXIT_OK, error_in_file, file_error, usage_error
from spielhafen.cli.console import load_words, print_lines, print_note, progress_bar
from spielhafen.core.errors import BrokenFile

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from spielhafen.store import Store
    from spielhafen.store.maintenance import MatchExport

AdminAction: TypeAlias = Literal[
    "check", "export", "import", "backup", "restore", "anonymise", "delete", "reports"
]
EXCLUSIVE_ACTIONS: Final = frozenset({"import", "restore", "anonymise", "delete"})
"""Actions that need a database without a running server."""
CREATING_ACTIONS: Final = frozenset({"import", "restore"})
"""Actions that may create a new database."""
ALL_TABLES: Final = "all"
FORGET_REPORTS: Final = "clear"
"""The word that forgets the reports that have been read."""
O_BINARY: Final[int] = getattr(os, "O_BINARY", 0)
"""The flag that keeps Windows from writing two characters for the end of a line."""


def admin(
    what: AdminAction,
    /,
    *things: str,
    database: str | None = None,
    out: Path | None = None,
    yes: bool = False,
) -> int:
    """Maintain the database of a server."""
    from spielhafen.store import default_file
    from spielhafen.store.engines import sqlite_path
    from spielhafen.store.process_lock import ProcessLock

    place = database or default_file()
    file = sqlite_path(place)
    if file is not None and what not in CREATING_ACTIONS and not file.exists():
        raise usage_error("cli-file-missing", file=str(file))
    with ProcessLock(place) if what in EXCLUSIVE_ACTIONS else nullcontext():
        if what == "restore":
            return _restore(file, things)
        # Archives are read completely before a table is stored or a database created.
        bundles = _load_archives(things) if what == "import" else []
        return _run_action(place, what, things, bundles, out, yes=yes)


def _run_action(
    place: str | Path,
    what: AdminAction,
    things: Sequence[str],
    bundles: Sequence[MatchExport],
    out: Path | None,
    *,
    yes: bool,
) -> int:
    from spielhafen.server.tables.registry import summarise
    from spielhafen.store import Store
    from spielhafen.store.maintenance import is_intact
    from spielhafen.store.process_lock import ProcessLock
    from spielhafen.store.store_errors import store_error

    sole: ProcessLock | None = None
    store = Store(place)
    try:
        if store.has_outdated_summaries:  # another version of this program made the summaries
            sole = None if what in EXCLUSIVE_ACTIONS else ProcessLock(place)
            store.rebuild_summaries(summarise)
        if what in EXCLUSIVE_ACTIONS and not is_intact(store, quick=True):
            raise store_error(
                "store-damaged", store.file
            )  # in a damaged database, deleting may remove something else
        actions: dict[str, Callable[[], int]] = {
            "check": lambda: _check(store),
            "export": lambda: _export(store, things, out),
            "import": lambda: _import(store, bundles),
            "backup": lambda: _backup(store, things),
            "anonymise": lambda: _change(store, "anonymise", things, yes=yes),
            "delete": lambda: _change(store, "delete", things, yes=yes),
            "reports": lambda: _reports(store, things),
        }
        return actions[what]()
    finally:
        store.close()
        if sole is not None:  # only after the store: see `ProcessLock`
            sole.close()


def _check(store: Store) -> int:
    from spielhafen.server.admin import archive
    from spielhafen.store.maintenance import is_intact

    say, broken, done = load_words(), 0, 0
    if not is_intact(store):
        print_lines(say("store-damaged", file=store.file))
        broken += 1
    of = len(store.matches())
    with progress_bar(say("cli-admin-checking")) as tell:
        for found in archive.check_tables(store):
            done += 1
            tell(done, of)
            if found is not None:
                broken += 1
                print_lines(f"{found.table_id}: {say.translate(found.reason)}")
    print_lines(say("cli-admin-checked", tables=done, broken=broken))
    return EXIT_FAILURE if broken else EXIT_OK


def _export(store: Store, things: Sequence[str], file: Path | None) -> int:
    from spielhafen.server.admin import archive

    if not things:
        raise usage_error("cli-admin-which")
    tables = store.matches() if list(things) == [ALL_TABLES] else list(things)
    _check_tables_exist(store, tables)
    lines = list(archive.export_tables(store, tables))
    if file is None:
        sys.stdout.write(b"\n".join(lines).decode() + "\n")
        return EXIT_OK
    try:
        # An archive holds the keys of all matches: only its owner may read it.
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL | O_BINARY, 0o600)
    except OSError as error:
        raise file_error(file, error) from None
    try:
        with os.fdopen(handle, "wb") as written:
            written.write(b"\n".join(lines) + b"\n")
    except OSError as error:
        file.unlink()  # half an archive is useless
        raise file_error(file, error) from None
    print_note(load_words()("cli-admin-exported", tables=len(tables), file=str(file)))
    return EXIT_OK


def _import(store: Store, bundles: Sequence[MatchExport]) -> int:
    from spielhafen.server.admin import archive

    say = load_words()
    known = archive.import_tables(store, bundles)
    for word in known:
        print_lines(say("cli-admin-known", table=word))
    print_lines(say("cli-admin-imported", tables=len(bundles) - len(known)))
    return EXIT_FAILURE if known else EXIT_OK


def _load_archives(names: Sequence[str]) -> list[MatchExport]:
    """Load the tables of all these archives.

    Raises CommandError if one cannot be read, or if a table occurs twice.
    """
    from spielhafen.core.text import text

    if not names:
        raise usage_error("cli-admin-which-file")
    found: dict[str, MatchExport] = {}
    for name in names:
        for bundle in _load_archive(name):
            if bundle.match in found:
                raise error_in_file(name, BrokenFile(bundle.match, text("keeping-twice")))
            found[bundle.match] = bundle
    return list(found.values())


def _load_archive(name: str) -> list[MatchExport]:
    from spielhafen.server.admin import archive

    try:
        with Path(name).open("rb") as file:
            return list(archive.read_archive(file))
    except OSError as error:
        raise file_error(name, error) from None
    except BrokenFile as error:
        raise error_in_file(name, error) from None


def _backup(store: Store, things: Sequence[str]) -> int:
    from spielhafen.store.maintenance import back_up

    if len(things) != 1:
        raise usage_error("cli-admin-which-file")
    file = Path(things[0])
    try:
        back_up(store, file)
    except OSError as error:
        raise file_error(file, error) from None
    print_lines(load_words()("cli-admin-copied", file=str(file)))
    return EXIT_OK


def _restore(file: Path | None, things: Sequence[str]) -> int:
    """Replace a database file by a copy that `backup` made."""
    from spielhafen.store.maintenance import restore

    if len(things) != 1:
        raise usage_error("cli-admin-which-file")
    if file is None:
        raise usage_error("cli-admin-no-file")
    copy = Path(things[0])
    try:
        aside = restore(copy, file)
    except OSError as error:
        raise file_error(error.filename or copy, error) from None
    print_lines(load_words()("cli-admin-restored", file=str(file)))
    if aside is not None:
        print_lines(load_words()("cli-admin-aside", file=str(aside)))
    return EXIT_OK


def _change(store: Store, what: str, things: Sequence[str], *, yes: bool) -> int:
    from spielhafen.server.admin import archive
    from spielhafen.store.maintenance import delete_match

    if not things:
        raise usage_error("cli-admin-which")
    _check_tables_exist(store, things)
    if not yes:
        raise usage_error("cli-admin-sure", tables=len(things))
    for word in things:
        if what == "delete":
            delete_match(store, word)
        else:
            archive.anonymise(store, word)
    print_lines(load_words()(f"cli-admin-{what}d", tables=len(things)))
    return EXIT_OK


def _reports(store: Store, things: Sequence[str]) -> int:
    """Print the chat messages that people have reported; forget all reports if told to."""
    from spielhafen.store.reports import clear_reports, reported_messages

    say = load_words()
    if list(things) == [FORGET_REPORTS]:
        print_lines(say("cli-admin-reports-cleared", reports=clear_reports(store)))
        return EXIT_OK
    for one in reported_messages(store):
        print_lines(f"{one.match} {one.number}, {one.times}×, {one.name}: {one.words}")
    print_lines(say("cli-admin-reports", messages=len(reported_messages(store))))
    return EXIT_OK


def _check_tables_exist(store: Store, tables: Sequence[str]) -> None:
    from spielhafen.core.text import text

    known = set(store.matches())
    for word in tables:
        if word not in known:
            raise usage_error("cli-in-file", file=word, why=text("server-no-such-table"))
