"""The command for whoever keeps a harbour: check, export, import, backup, restore, anonymise, delete."""

from __future__ import annotations

import os
import sys
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from spielhafen.cli.cli_errors import DONE, FAILED, file_trouble, in_file, usage
from spielhafen.cli.console import note, out, progress, words
from spielhafen.core.errors import BrokenFile

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from spielhafen.store import Store
    from spielhafen.store.maintenance import Bundle

What: TypeAlias = Literal["check", "export", "import", "backup", "restore", "anonymise", "delete"]
ALONE: Final = frozenset({"import", "restore", "anonymise", "delete"})
"""What is done while nobody serves from the file."""
NEW: Final = frozenset({"import", "restore"})
"""What may begin a new harbour."""
ALL: Final = "all"
BINARY: Final[int] = getattr(os, "O_BINARY", 0)
"""Windows would write two signs for the end of a line."""


def admin(
    what: What,
    /,
    *things: str,
    database: str | None = None,
    out: Path | None = None,
    yes: bool = False,
) -> int:
    """Look after a harbour."""
    from spielhafen.store import default_file
    from spielhafen.store.engines import file_of
    from spielhafen.store.process_lock import Sole

    place = database or default_file()
    file = file_of(place)
    if file is not None and what not in NEW and not file.exists():
        raise usage("cli-file-missing", file=str(file))
    with Sole(place) if what in ALONE else nullcontext():
        if what == "restore":
            return _restore(file, things)
        # Archives are read before any table is kept, and before a harbour is begun.
        bundles = _all_unpacked(things) if what == "import" else []
        return _with_store(place, what, things, bundles, out, yes=yes)


def _with_store(
    place: str | Path,
    what: What,
    things: Sequence[str],
    bundles: Sequence[Bundle],
    out: Path | None,
    *,
    yes: bool,
) -> int:
    from spielhafen.server.tables.registry import summary
    from spielhafen.store import Store
    from spielhafen.store.maintenance import is_sound
    from spielhafen.store.process_lock import Sole
    from spielhafen.store.store_errors import trouble

    sole: Sole | None = None
    store = Store(place)
    try:
        if store.outdated:  # another version of this program made the lists
            sole = None if what in ALONE else Sole(place)
            store.rebuild(summary)
        if what in ALONE and not is_sound(store, quick=True):
            raise trouble("store-damaged", store.file)  # what is taken away there may be something else
        deeds: dict[str, Callable[[], int]] = {
            "check": lambda: _check(store),
            "export": lambda: _export(store, things, out),
            "import": lambda: _import(store, bundles),
            "backup": lambda: _backup(store, things),
            "anonymise": lambda: _change(store, "anonymise", things, yes=yes),
            "delete": lambda: _change(store, "delete", things, yes=yes),
        }
        return deeds[what]()
    finally:
        store.close()
        if sole is not None:  # not before the store: see `Sole`
            sole.close()


def _check(store: Store) -> int:
    from spielhafen.server.admin import archive
    from spielhafen.store.maintenance import is_sound

    say, broken, done = words(), 0, 0
    if not is_sound(store):
        out(say("store-damaged", file=store.file))
        broken += 1
    of = len(store.matches())
    with progress(say("cli-admin-checking")) as tell:
        for found in archive.check(store):
            done += 1
            tell(done, of)
            if found is not None:
                broken += 1
                out(f"{found.word}: {say.say(found.why)}")
    out(say("cli-admin-checked", tables=done, broken=broken))
    return FAILED if broken else DONE


def _export(store: Store, things: Sequence[str], file: Path | None) -> int:
    from spielhafen.server.admin import archive

    if not things:
        raise usage("cli-admin-which")
    tables = store.matches() if list(things) == [ALL] else list(things)
    _check_there(store, tables)
    lines = list(archive.archive(store, tables))
    if file is None:
        sys.stdout.write(b"\n".join(lines).decode() + "\n")
        return DONE
    try:
        # An archive holds the keys of all matches: nobody else is to read it.
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL | BINARY, 0o600)
    except OSError as error:
        raise file_trouble(file, error) from None
    try:
        with os.fdopen(handle, "wb") as written:
            written.write(b"\n".join(lines) + b"\n")
    except OSError as error:
        file.unlink()  # half an archive is none
        raise file_trouble(file, error) from None
    note(words()("cli-admin-exported", tables=len(tables), file=str(file)))
    return DONE


def _import(store: Store, bundles: Sequence[Bundle]) -> int:
    from spielhafen.server.admin import archive

    say = words()
    known = archive.bring_in(store, bundles)
    for word in known:
        out(say("cli-admin-known", table=word))
    out(say("cli-admin-imported", tables=len(bundles) - len(known)))
    return FAILED if known else DONE


def _all_unpacked(names: Sequence[str]) -> list[Bundle]:
    """The tables of all these archives; raises Failed if one cannot be read, or a table is in them twice."""
    from spielhafen.core.text import text

    if not names:
        raise usage("cli-admin-which-file")
    found: dict[str, Bundle] = {}
    for name in names:
        for bundle in _unpacked(name):
            if bundle.match in found:
                raise in_file(name, BrokenFile(bundle.match, text("keeping-twice")))
            found[bundle.match] = bundle
    return list(found.values())


def _unpacked(name: str) -> list[Bundle]:
    from spielhafen.server.admin import archive

    try:
        with Path(name).open("rb") as file:
            return list(archive.unpack(file))
    except OSError as error:
        raise file_trouble(name, error) from None
    except BrokenFile as error:
        raise in_file(name, error) from None


def _backup(store: Store, things: Sequence[str]) -> int:
    from spielhafen.store.maintenance import copy_to

    if len(things) != 1:
        raise usage("cli-admin-which-file")
    file = Path(things[0])
    try:
        copy_to(store, file)
    except OSError as error:
        raise file_trouble(file, error) from None
    out(words()("cli-admin-copied", file=str(file)))
    return DONE


def _restore(file: Path | None, things: Sequence[str]) -> int:
    """Put a copy that `backup` made in the place of a harbour's file."""
    from spielhafen.store.maintenance import put_back

    if len(things) != 1:
        raise usage("cli-admin-which-file")
    if file is None:
        raise usage("cli-admin-no-file")
    copy = Path(things[0])
    try:
        aside = put_back(copy, file)
    except OSError as error:
        raise file_trouble(error.filename or copy, error) from None
    out(words()("cli-admin-restored", file=str(file)))
    if aside is not None:
        out(words()("cli-admin-aside", file=str(aside)))
    return DONE


def _change(store: Store, what: str, things: Sequence[str], *, yes: bool) -> int:
    from spielhafen.server.admin import archive
    from spielhafen.store.maintenance import erase

    if not things:
        raise usage("cli-admin-which")
    _check_there(store, things)
    if not yes:
        raise usage("cli-admin-sure", tables=len(things))
    for word in things:
        if what == "delete":
            erase(store, word)
        else:
            archive.anonymise(store, word)
    out(words()(f"cli-admin-{what}d", tables=len(things)))
    return DONE


def _check_there(store: Store, tables: Sequence[str]) -> None:
    from spielhafen.core.text import text

    known = set(store.matches())
    for word in tables:
        if word not in known:
            raise usage("cli-in-file", file=word, why=text("server-no-such-table"))
