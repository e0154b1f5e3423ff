"""The folder of a study: a manifest, and a row for each game, none lost or doubled.

manifest.json   the plan, its hash, and the versions it was played with
games.sqlite    the rows as they come; survives that the program is killed
rows.jsonl      all rows in the order of the plan, written when the study is complete
"""

from __future__ import annotations

import json
import os
import platform
import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Self

from spielhafen import __version__
from spielhafen.core.errors import SpielhafenError
from spielhafen.core.game import find_game
from spielhafen.core.text import text
from spielhafen.lab.statistics import average_share
from spielhafen.lab.study.plan import StudyPlan, parse_plan

if TYPE_CHECKING:
    from pathlib import Path
    from types import TracebackType

    from spielhafen.core.text import Arg

MANIFEST: Final = "manifest.json"
GAMES: Final = "games.sqlite"
ROWS: Final = "rows.jsonl"
CREATE: Final = """
CREATE TABLE IF NOT EXISTS game (
    condition INTEGER NOT NULL, number INTEGER NOT NULL, row TEXT NOT NULL, PRIMARY KEY (condition, number)
) WITHOUT ROWID
"""


class StudyError(SpielhafenError):
    """A study that cannot be kept, resumed or merged."""


def study_error(key: str, **args: Arg) -> StudyError:
    """Return a StudyError with this text."""
    return StudyError(text(key, **args))


@dataclass(frozen=True)
class Shard:
    """A part of a study: each `of`-th game, beginning with the `index`-th, counted from 1."""

    index: int = 1
    of: int = 1

    def __post_init__(self) -> None:
        if not 1 <= self.index <= self.of:
            raise study_error("study-no-shard", given=f"{self.index}/{self.of}")

    def has(self, number: int) -> bool:
        """Return whether the game with this number belongs to the shard."""
        return number % self.of == self.index - 1

    def count(self, games: int) -> int:
        """Return how many of the numbers below `games` belong to the shard."""
        return (games - self.index) // self.of + 1 if games >= self.index else 0

    def __str__(self) -> str:
        return f"{self.index}/{self.of}"


def parse_shard(written: str) -> Shard:
    """Return a shard such as `3/16`. Raises StudyError."""
    index, slash, of = written.partition("/")
    if not (slash and index.isdecimal() and of.isdecimal()):
        raise study_error("study-no-shard", given=written)
    return Shard(int(index), int(of))


class StudyFolder:
    """The rows of a study in a folder, open for one program at a time.

    Raises StudyError if the folder belongs to another study, is in use, or cannot be written.
    """

    def __init__(self, folder: Path, plan: StudyPlan, shard: Shard | None = None) -> None:
        self.folder, self.plan, self.shard = folder, plan, shard or Shard()
        self._index = {one.name: index for index, one in enumerate(plan.conditions)}
        if plan.precise is not None and self.shard.of > 1:
            raise study_error("study-no-precise-shards")
        with _writing(folder):
            folder.mkdir(parents=True, exist_ok=True)
            self._connection = sqlite3.connect(folder / GAMES, timeout=0, isolation_level=None)
            try:
                self._connection.execute("PRAGMA locking_mode = EXCLUSIVE")
                self._connection.execute("BEGIN EXCLUSIVE")  # held by this program from here on
                self._connection.execute(CREATE)
                self._connection.execute("COMMIT")
                self._check_manifest()
            except BaseException:
                self._connection.close()
                raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Close the folder for this program."""
        self._connection.close()

    def played(self) -> set[tuple[int, int]]:
        """Return the games that are kept: index of the condition and number."""
        return set(self._connection.execute("SELECT condition, number FROM game"))

    def goal(self) -> int:
        """Return how many games of each condition are wanted by what is known now."""
        if self.plan.precise is None:
            return self.plan.games
        for checkpoint in self.plan.checkpoints():
            kept = [row for row in self.rows() if row["number"] < checkpoint]
            is_played = len(kept) == checkpoint * len(self.plan.conditions)
            if not is_played or self._is_precise(kept):
                return checkpoint
        return self.plan.games

    def _is_precise(self, rows: Sequence[Mapping[str, Any]]) -> bool:
        """Return whether each share of victories is known as well as the plan wants."""
        precise = self.plan.precise or 1.0
        for one in self.plan.conditions:
            of_condition = [row["wins"] for row in rows if row["condition"] == one.name]
            wins = [average_share(of_seat) for of_seat in zip(*of_condition, strict=True)]
            if any((share.high - share.low) / 2 > precise for share in wins):
                return False
        return True

    def missing(self) -> list[tuple[int, int]]:
        """Return the games of the shard that are still to be played, by number and condition."""
        played = self.played()
        wanted = (
            (index, number)
            for number in range(self.goal())
            if self.shard.has(number)
            for index in range(len(self.plan.conditions))
        )
        return [game for game in wanted if game not in played]

    def total(self) -> int:
        """Return the number of games of the shard."""
        return self.shard.count(self.goal()) * len(self.plan.conditions)

    def keep(self, rows: Iterable[Mapping[str, Any]]) -> None:
        """Keep rows, all or none; a row that is kept already must be the same.

        Raises StudyError if there is no room, or if a row differs from the kept one.
        """
        found = [
            (
                self._index[row["condition"]],
                row["number"],
                json.dumps(row, ensure_ascii=False, separators=(",", ":")),
            )
            for row in rows
        ]
        with _writing(self.folder), self._transaction():
            for condition, number, row in found:
                self._connection.execute(
                    "INSERT OR IGNORE INTO game VALUES (?, ?, ?)", (condition, number, row)
                )
                ((kept,),) = self._connection.execute(
                    "SELECT row FROM game WHERE condition = ? AND number = ?", (condition, number)
                )
                if kept != row:
                    name = self.plan.conditions[condition].name
                    raise study_error("study-differs", condition=name, number=number)

    def rows(self) -> Iterator[dict[str, Any]]:
        """Yield the kept rows in the order of the plan."""
        for (row,) in self._connection.execute("SELECT row FROM game ORDER BY condition, number"):
            yield json.loads(row)

    def is_complete(self) -> bool:
        """Return whether all games of the shard are kept."""
        return not self.missing()

    def write_rows(self) -> Path:
        """Write all kept rows as JSON lines, in the order of the plan; return the file."""
        file = self.folder / ROWS
        with _writing(self.folder):
            _replace(file, (row + "\n" for (row,) in self._ordered()))
        return file

    def _ordered(self) -> Iterator[tuple[str]]:
        yield from self._connection.execute("SELECT row FROM game ORDER BY condition, number")

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        self._connection.execute("BEGIN")
        try:
            yield
        except BaseException:
            self._connection.execute("ROLLBACK")
            raise
        self._connection.execute("COMMIT")

    def _check_manifest(self) -> None:
        """Write the manifest of a new study, or check that the folder holds this one."""
        file = self.folder / MANIFEST
        if not file.exists():
            whole = json.dumps(manifest(self.plan, self.shard), ensure_ascii=False, indent=2) + "\n"
            _replace(file, [whole])
            return
        _, digest, shard = read_manifest(self.folder)
        if digest != self.plan.digest():
            raise study_error("study-of-another-plan", folder=str(self.folder))
        if shard != self.shard:
            raise study_error("study-of-another-shard", folder=str(self.folder), shard=str(shard))


def manifest(plan: StudyPlan, shard: Shard) -> dict[str, Any]:
    """Return what is needed to play a study again, bit for bit."""
    return {
        "plan": plan.as_dict(),
        "digest": plan.digest(),
        "shard": str(shard),
        "spielhafen": __version__,
        "rules": {one.game: find_game(one.game).version for one in plan.conditions},
        "python": platform.python_version(),
    }


def read_manifest(folder: Path) -> tuple[StudyPlan, str, Shard]:
    """Return the plan of a folder, its hash and the shard. Raises StudyError."""
    try:
        whole = json.loads((folder / MANIFEST).read_text("utf-8"))
        return parse_plan(whole["plan"]), str(whole["digest"]), parse_shard(str(whole["shard"]))
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise study_error("study-no-manifest", folder=str(folder), why=str(error)) from None


@contextmanager
def _writing(folder: Path) -> Iterator[None]:
    """Turn errors of files and of the database into a StudyError."""
    try:
        yield
    except OSError as error:
        raise study_error("study-not-written", folder=str(folder), why=error.strerror or str(error)) from None
    except sqlite3.Error as error:
        busy = getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_BUSY
        key = "study-in-use" if busy else "study-not-written"
        raise study_error(key, folder=str(folder), **({} if busy else {"why": str(error)})) from None


def _replace(file: Path, parts: Iterable[str]) -> None:
    """Write a file so that it is whole or as before, whatever happens."""
    new = file.with_name(file.name + ".new")
    with new.open("w", encoding="utf-8", newline="\n") as stream:
        stream.writelines(parts)
        stream.flush()
        os.fsync(stream.fileno())
    new.replace(file)
