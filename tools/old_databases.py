"""Make databases with programs of earlier commits, for tests/store/test_old_databases.py.

    .venv/bin/python tools/old_databases.py NAME COMMIT     (the programs run with the packages of this environment)

For a release: tools/old_databases.py 0.2.0 v0.2.0. The old server is started, people play some moves at it over HTTP, and the
database is stored as SQL in tests/store/old_databases/NAME.sql.
"""

from __future__ import annotations

import json
import os
import re
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.request
from contextlib import closing
from pathlib import Path
from typing import Any, Final
from urllib.error import HTTPError

from shell import ROOT, ToolError

FOLDER: Final = ROOT / "tests/store/old_databases"
TOKEN: Final = "A" * 43
"""The token of the person who plays."""
SERVE: Final = "import sys; from spielhafen.server import serve; serve(port=0, database=sys.argv[1])"
TABLES: Final = (("santa_timea", "", 9), ("columbus", "", 6), ("santa_timea", "random", 3))
"""A game, the level of the second seat if it is a bot, and the number of moves."""


class OldServer:
    """A server of an earlier commit."""

    def __init__(self, source: Path, file: Path) -> None:
        env = {**os.environ, "PYTHONPATH": str(source / "src"), "SPIELHAFEN_LANGUAGE": "en"}
        command = [sys.executable, "-c", SERVE, str(file)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env, cwd=source)
        line = self.process.stdout.readline() if self.process.stdout else ""
        found = re.search(r"http://127\.0\.0\.1:\d+", line)
        if found is None:
            raise ToolError("the server did not start")
        self.address = found[0]

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Return the answer to a request of the person; raises HTTPError."""
        headers = {"Authorization": f"Bearer {TOKEN}", "Content-Type": "application/json"}
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.address}/api{path}", data, headers, method=method)  # noqa: S310 - our own server
        return json.load(urllib.request.urlopen(request))  # noqa: S310 - our own server

    def create_table(self, game: str, level: str) -> str:
        """Create a table, with the word for a person that this version knows."""
        other = {"kind": "bot", "name": "Magellan", "level": level}
        for person in ("human", "here"):
            ada, bo = ({"kind": person, "name": name} for name in ("Ada", "Bo"))
            try:
                seats = [ada, other if level else bo]
                return str(self.ask("POST", "/tables", {"game": game, "seats": seats})["id"])
            except HTTPError as error:
                if error.code != 400:
                    raise
        raise ToolError("this server takes no table")

    def play(self, table: str, moves: int) -> None:
        """Play the first offers of the seats that are to move."""
        played = 0
        while played < moves:
            state = self.ask("GET", f"/tables/{table}")
            own = [seat for seat in state["actors"] if seat in state.get("own_seats", state.get("yours"))]
            if not own:
                time.sleep(0.05)  # a bot moves
                continue
            offers = self.ask("GET", f"/tables/{table}?seat={own[0]}")["scene"]["offers"]
            body = {"seat": own[0], "moves": [offers[0]["move"]], "seq": state["seq"]}
            self.ask("POST", f"/tables/{table}/moves", body)
            played += 1

    def stop(self) -> None:
        """Stop as Ctrl-C does."""
        self.process.send_signal(signal.SIGINT)
        self.process.wait(20)


def make_database(source: Path, file: Path) -> None:
    """Play with the programs in this folder."""
    server = OldServer(source, file)
    try:
        for game, level, moves in TABLES:
            server.play(server.create_table(game, level), moves)
    finally:
        server.stop()


def dump(file: Path) -> str:
    """Return a database as SQL."""
    with closing(sqlite3.connect(file)) as connection:
        return "\n".join(connection.iterdump()) + "\n"


def main(name: str, commit: str) -> None:
    """Store the database of a commit under a name."""
    with tempfile.TemporaryDirectory() as folder:
        archive = subprocess.run(["git", "archive", commit, "src"], cwd=ROOT, capture_output=True, check=True)
        subprocess.run(["tar", "x", "-C", folder], input=archive.stdout, check=True)
        file = Path(folder) / "harbour.sqlite"
        make_database(Path(folder), file)
        FOLDER.mkdir(exist_ok=True)
        (FOLDER / f"{name}.sql").write_text(dump(file), "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
