"""Copies of a running store by time, of which the newest are kept."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from msgspec import Struct

from spielhafen.store.maintenance import PART, back_up
from spielhafen.store.store import Store
from spielhafen.store.store_errors import store_error

STAMP: Final = "%Y%m%dT%H%M%SZ"
_COPY: Final = re.compile(r"harbour-(\d{8}T\d{6}Z)\.sqlite")
_UNFINISHED: Final = re.compile(rf"harbour-\d{{8}}T\d{{6}}Z\.sqlite\.{PART}-\d+(-journal)?")


class BackupPlan(Struct, frozen=True):
    """Where copies are made, after how many seconds, and how many are kept."""

    folder: str
    seconds: float
    keep: int


class Backups:
    """The copies of a store in a folder. Files with other names are left alone."""

    def __init__(self, store: Store, plan: BackupPlan, now: Callable[[], float] = time.time) -> None:
        self._store = store
        self._now = now
        self.plan = plan
        self.failures = 0
        """Copies that could not be made since the server was started."""
        self._newest = self._read_newest()

    @property
    def folder(self) -> Path:
        """The folder of the copies."""
        return Path(self.plan.folder)

    def copies(self) -> list[Path]:
        """Return the complete copies, the oldest first. Raises OSError."""
        return sorted(file for file in self.folder.iterdir() if _COPY.fullmatch(file.name))

    def newest_time(self) -> float:
        """Return when the newest copy was made, in unix seconds; 0 if there is none.

        It is remembered, so that figures of the server wait for no disk.
        """
        return self._newest

    def _read_newest(self) -> float:
        try:
            found = self.copies()
        except OSError:
            return 0.0
        stamp = _COPY.fullmatch(found[-1].name) if found else None
        return datetime.strptime(stamp[1], STAMP).replace(tzinfo=UTC).timestamp() if stamp else 0.0

    def seconds_left(self) -> float:
        """Return the seconds until the next copy is due, also if the clock was set back."""
        left = self.newest_time() + self.plan.seconds - self._now()
        return min(max(left, 0.0), self.plan.seconds)

    def make(self) -> Path:
        """Make a copy, then remove the oldest ones beyond those that are kept.

        Raises StoreError or OSError, and counts it: then no copy was removed.
        """
        at = self._now()
        file = self.folder / f"harbour-{datetime.fromtimestamp(at, UTC).strftime(STAMP)}.sqlite"
        try:
            self._remove_unfinished()
            back_up(self._store, file)
            self._newest = at
            for old in self.copies()[: -self.plan.keep]:
                if old != file:  # it sorts first if the clock was ahead before
                    old.unlink(missing_ok=True)
        except Exception:
            self.failures += 1
            raise
        return file

    def _remove_unfinished(self) -> None:
        """Remove what a server left that was killed while it made a copy."""
        for file in self.folder.iterdir():
            if _UNFINISHED.fullmatch(file.name):
                file.unlink()


def prepare_backup_folder(folder: str) -> None:
    """Create the folder for copies if it is missing; raises StoreError if it is of no use."""
    probe = Path(folder) / ".spielhafen-probe"
    try:
        Path(folder).mkdir(mode=0o700, parents=True, exist_ok=True)
        probe.touch()
        probe.unlink()
    except OSError as error:
        raise store_error("store-backup-folder", folder, what=str(error.strerror)) from None
