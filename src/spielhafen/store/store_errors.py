"""Errors of a database, as texts that say what to do."""

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
"""Prefixes of SQLite's error names, and the text for each."""


class StoreError(SpielhafenError):
    """The database cannot be used as expected; no acknowledged write is lost."""

    @property
    def concerns_one_table(self) -> bool:
        """Whether only one table is affected, which cannot be read any more; all others are intact."""
        return self.text.key in ("store-gap", "store-chain")

    @property
    def is_file_moved(self) -> bool:
        """Whether the open file is no longer the one at its path: nothing is written any more."""
        return self.text.key in ("store-moved", "store-moved-unsaved")

    @property
    def is_transient(self) -> bool:
        """Whether trying again later may help."""
        return self.text.key in ("store-locked", "store-full", "store-trouble", "store-away")


def store_error(key: str, file: str, **args: str) -> StoreError:
    """Return an error of this file."""
    return StoreError(text(key, file=file, **args))


@contextmanager
def translate_db_errors(file: str) -> Iterator[None]:
    """Turn errors of the database into StoreError."""
    try:
        yield
    except (NoSuchModuleError, ArgumentError, ImportError) as error:
        raise store_error("store-bad-address", file, what=str(error).splitlines()[0]) from error
    except DBAPIError as error:
        raise StoreError(_error_text(error, file)) from error
    except SQLAlchemyError as error:
        raise store_error("store-trouble", file, what=type(error).__name__) from error


def _error_text(error: DBAPIError, file: str) -> Text:
    cause = error.orig
    if (state := getattr(cause, "sqlstate", "")) != "":
        return _postgres_text(str(state or ""), str(cause), file)
    return _sqlite_text(cause, file)


def _sqlite_text(cause: BaseException | None, file: str) -> Text:
    name = str(getattr(cause, "sqlite_errorname", ""))
    for prefixes, key in _KEYS:
        if name.startswith(prefixes):
            return text(key, file=file)
    if isinstance(cause, sqlite3.DatabaseError) and "malformed" in str(cause):
        return text("store-damaged", file=file)
    return text("store-trouble", file=file, what=name or type(cause).__name__)


@contextmanager
def translate_open_errors(file: str) -> Iterator[None]:
    """Turn errors outside SQLAlchemy while a file is opened into StoreError."""
    try:
        yield
    except sqlite3.Error as error:
        raise StoreError(_sqlite_text(error, file)) from error
    except OSError as error:
        raise store_error("store-trouble", file, what=str(error.strerror)) from error


_STATES: Final = (
    (("28", "42501"), "store-no-permission"),
    (("53",), "store-full"),
    (("XX001", "XX002"), "store-damaged"),
)
"""Prefixes of PostgreSQL's SQLSTATE codes, and the text for each."""


def _postgres_text(state: str, message: str, file: str) -> Text:
    if not state or state.startswith(("08", "57P", "3D")):  # no server there, or no such database
        return text(
            "store-away", file=file, what=message.strip().splitlines()[-1] if message.strip() else "?"
        )
    for prefixes, key in _STATES:
        if state.startswith(prefixes):
            return text(key, file=file)
    return text("store-trouble", file=file, what=f"PostgreSQL {state}")
