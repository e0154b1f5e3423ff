"""A server in a process of its own that can be killed and restarted."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
import time
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

START = """
import json
import sys
from hashlib import sha256
from itertools import count
from types import SimpleNamespace

from spielhafen.server import serve
from spielhafen.server.tables import registry

tables = count()


def key(size):
    return sha256(f"{sys.argv[3]} {next(tables)}".encode()).digest()[:size]


registry.secrets = SimpleNamespace(token_bytes=key)
sys.exit(serve(port=int(sys.argv[1]), database=sys.argv[2], **json.loads(sys.argv[4])))
"""
"""A server whose tables have the same seeds in every run: they are counted, not drawn."""
START_TIMEOUT = 30
"""Seconds until a server must answer."""


class Harbour:
    """A server on 127.0.0.1."""

    def __init__(self, folder: Path, **more: str) -> None:
        """`more`: further arguments of `serve`."""
        self.folder = folder
        self.more = json.dumps(more)
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}/"
        self.process: subprocess.Popen[bytes] | None = None
        self.starts = 0

    def open(self) -> None:
        """Start the server and wait until it answers."""
        self.starts += 1
        database = str(self.folder / "harbour.sqlite")
        command = [sys.executable, "-c", START, str(self.port), database, f"start {self.starts}", self.more]
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log)
        limit = time.monotonic() + START_TIMEOUT
        while not self.answers():
            assert self.process.poll() is None, (self.folder / "server.log").read_text()
            assert time.monotonic() < limit, "the server does not answer"
            self.process_pause()

    def answers(self) -> bool:
        """Return whether the server answers."""
        try:
            with urlopen(f"{self.url}api/games", timeout=5) as answer:
                return bool(answer.status == 200)
        except (URLError, OSError):
            return False

    @staticmethod
    def process_pause() -> None:
        """Wait a moment for the other process."""
        time.sleep(0.05)

    def kill(self) -> None:
        """Kill the server."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None


def free_port() -> int:
    """Return a port that is free now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
