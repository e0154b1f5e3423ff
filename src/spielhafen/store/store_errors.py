"""What can go wrong with a database, in sentences that say what to do."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError, SQLAlchemyError

from spielhafen.core.errors import SpielhafenError
from spielhafen.core.text import Text, text

_KEYS: Final = (
    (("SQLITE_BUSY", "SQLITE_LOCKED", "SQLITE_PROTOCOL"), "store-locked"),
    (("SQLITE_FULL", "SQLITE_IOERR_WRITE", "SQLITE_IOERR_FSYNC", "SQLITE_IOERR_TRUNCATE"), "store-full"),
    (("SQLITE_IOERR_SHMSIZE", "SQLITE_IOERR_SHMMAP", "SQLITE_NOMEM"), "store-full"),
    (("SQLITE_NOTADB",), "store-not-ours"),
    (("SQLITE_CORRUPT", "SQLITE_IOERR_SHORT_READ"), "store-damaged"),
    (("SQLITE_READONLY", "SQLITE_PERM", "SQLITE_AUTH", "SQLITE_CANTOPEN"), "store-no-permission"),
)
"""Names of SQLite's errors, by their beginnings, and what is said."""


class StoreError(SpielhafenError):
    """The database cannot be used as it should; nothing that was promised is lost."""

    @property
    def concerns_one_table(self) -> bool:
        """Whether only one table is concerned, which cannot be read any more; all others are as they were."""
        return self.text.key in ("store-gap", "store-chain")

    @property
    def is_file_moved(self) -> bool:
        """Whether the file that is open is no longer the one at its path: nothing is written any more."""
        return self.text.key in ("store-moved", "store-moved-unsaved")

    @property
    def is_transient(self) -> bool:
        """Whether trying again later may help."""
        return self.text.key in ("store-locked", "store-full", "store-trouble", "store-away")


def store_error(key: str, file: str, **args: str) -> StoreError:
    """A trouble of this file."""
    return StoreError(text(key, file=file, **args))


@contextmanager
def translate_db_errors(file: str) -> Iterator[None]:
    """Turn errors of the database into troubles of this file."""
    try:
        yield
    except (NoSuchModuleError, ArgumentError, ImportError) as error:
        raise store_error("store-bad-address", file, what=str(error).splitlines()[0]) from error
    except DBAPIError as error:
        raise StoreError(_said(error, file)) from error
    except SQLAlchemyError as error:
        raise store_error("store-trouble", file, what=type(error).__name__) from error


def _said(error: DBAPIError, file: str) -> Text:
    cause = error.orig
    if (state := getattr(cause, "sqlstate", "")) != "":
        return _said_by_postgres(str(state or ""), str(cause), file)
    return _by_name(cause, file)


def _by_name(cause: BaseException | None, file: str) -> Text:
    name = str(getattr(cause, "sqlite_errorname", ""))
    for beginnings, key in _KEYS:
        if name.startswith(beginnings):
            return text(key, file=file)
    if isinstance(cause, sqlite3.DatabaseError) and "malformed" in str(cause):
        return text("store-damaged", file=file)
    return text("store-trouble", file=file, what=name or type(cause).__name__)


@contextmanager
def translate_open_errors(file: str) -> Iterator[None]:
    """Turn what goes wrong beside SQLAlchemy while a file is opened into troubles of it."""
    try:
        yield
    except sqlite3.Error as error:
        raise StoreError(_by_name(error, file)) from error
    except OSError as error:
        raise store_error("store-trouble", file, what=str(error.strerror)) from error


_STATES: Final = (
    (("28", "42501"), "store-no-permission"),
    (("53",), "store-full"),
    (("XX001", "XX002"), "store-damaged"),
)
"""Beginnings of PostgreSQL's states, and what is said."""


def _said_by_postgres(state: str, said: str, file: str) -> Text:
    if not state or state.startswith(("08", "57P", "3D")):  # nobody there, or not this database
        return text("store-away", file=file, what=said.strip().splitlines()[-1] if said.strip() else "?")
    for beginnings, key in _STATES:
        if state.startswith(beginnings):
            return text(key, file=file)
    return text("store-trouble", file=file, what=f"PostgreSQL {state}")
