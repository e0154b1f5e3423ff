"""A real PostgreSQL server for tests, on a socket in a folder of its own."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from itertools import count
from pathlib import Path
from typing import Any, Final, Literal, LiteralString, TypeAlias

Encoding: TypeAlias = Literal["UTF8", "SQL_ASCII", "LATIN1"]

USERS: Final = ("postgres", "nobody")
"""Users that the server runs as when the tests run as root, which it refuses."""
INSTALL_HINT: Final = "install PostgreSQL (Debian: postgresql), or put its initdb and postgres into PATH"


def find_programs() -> Path | None:
    """Return the folder with initdb and postgres; None if there is none."""
    debian = Path("/usr/lib/postgresql").glob("*/bin")
    found = sorted(debian, key=lambda place: int(place.parent.name), reverse=True)
    found += [Path(place).parent for name in ("initdb",) if (place := shutil.which(name))]
    return next(
        (place for place in found if (place / "initdb").exists() and (place / "postgres").exists()), None
    )


class Postgres:
    """A server with a folder of its own."""

    def __init__(self, bin_: Path) -> None:
        self.bin = bin_
        self.folder = Path(tempfile.mkdtemp(prefix="pg-"))
        self.who = self._who()
        if "user" in self.who:
            shutil.chown(self.folder, self.who["user"])
        self.numbers = count(1)
        self.process: subprocess.Popen[bytes] | None = None
        self.run(
            "initdb", "-D", str(self.folder / "data"), "-U", "sea", "-A", "trust", "--no-locale", "-E", "UTF8"
        )

    @staticmethod
    def _who() -> dict[str, Any]:
        if os.getuid() != 0:
            return {}
        import pwd

        known = {entry.pw_name for entry in pwd.getpwall()}
        return {"user": next(name for name in USERS if name in known)}

    def run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [self.bin / program, *arguments],
            check=False,
            cwd=self.folder,
            capture_output=True,
            text=True,
            **self.who,
        )
        assert done.returncode == 0, done.stderr

    def start(self) -> None:
        """Start the server and wait until it answers."""
        options = [
            "-D",
            str(self.folder / "data"),
            "-k",
            str(self.folder),
            "-c",
            "listen_addresses=",
            "-c",
            "max_connections=60",
            "-c",
            "fsync=off",  # programs are killed here, machines are not
        ]
        with (self.folder / "log").open("ab") as log:
            command = [str(self.bin / "postgres"), *options]
            self.process = subprocess.Popen(command, cwd=self.folder, stdout=log, stderr=log, **self.who)
        while not self.is_ready():
            assert self.process.poll() is None, (self.folder / "log").read_text()
            time.sleep(0.05)  # the server needs its time

    def is_ready(self) -> bool:
        """Return whether the server answers."""
        import psycopg

        try:
            self.execute("SELECT 1")
        except psycopg.OperationalError:
            return False
        return True

    def execute(self, what: LiteralString) -> None:
        """Execute a statement."""
        import psycopg

        with psycopg.connect(
            host=str(self.folder), user="sea", dbname="postgres", autocommit=True
        ) as connection:
            connection.execute(what)

    def create_database(self, encoding: Encoding = "UTF8") -> str:
        """Create a database and return its URL."""
        number = next(self.numbers)
        self.execute(f"CREATE DATABASE harbour{number} ENCODING '{encoding}' TEMPLATE template0")
        return f"postgresql://sea:secret@/harbour{number}?host={self.folder}"

    def kill(self) -> None:
        """Kill the server and its processes without warning."""
        if self.process is not None:
            self.process.send_signal(signal.SIGQUIT)
            self.process.wait()
            self.process = None

    def remove(self) -> None:
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)
