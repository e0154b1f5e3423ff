"""Several processes that serve one harbour: they share a door and a database, and any of them serves any table.

The first process keeps the others: it starts them, starts one again that went down, and ends them when it ends. They end by
themselves when it is gone, because their input ends then.
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import msgspec

from spielhafen.server.config import ServerConfig
from spielhafen.server.problems import LOGGER
from spielhafen.server.transport.log_summary import configure_logging
from spielhafen.server.transport.uvicorn_server import create_server
from spielhafen.store import Store

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

POLL_SECONDS: Final = 0.2
"""Seconds between two looks at the others."""
RESTART_DELAY_SECONDS: Final = 1.0
"""Seconds before one that went down is started again."""
STOP_TIMEOUT_SECONDS: Final = 20.0
"""Seconds that they have to end: what was acknowledged is on the disk anyway."""


def supervise(workers: int, sock: socket.socket, config: ServerConfig, on_ready: Callable[[], None]) -> int:
    """Keep so many processes at this door until stopped; the exit code."""
    os.set_inheritable(sock.fileno(), True)
    processes = [start_worker(sock, config) for _ in range(workers)]
    on_ready()
    stopped = threading.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: stopped.set())
    while not stopped.wait(POLL_SECONDS):
        for place, process in enumerate(processes):
            if process.poll() is not None:
                LOGGER.warning(
                    "a process of the harbour went down (%s); it is started again", process.returncode
                )
                time.sleep(RESTART_DELAY_SECONDS)
                processes[place] = start_worker(sock, config)
    stop_workers(processes)
    return 0


def start_worker(sock: socket.socket, config: ServerConfig) -> subprocess.Popen[bytes]:
    """A process that serves at this door."""
    fileno = sock.fileno()
    command = [sys.executable, "-m", "spielhafen.server.supervisor", str(fileno)]
    # In a session of its own: Ctrl-C is the first process's business.
    process = subprocess.Popen(command, stdin=subprocess.PIPE, pass_fds=[fileno], start_new_session=True)  # noqa: S603
    assert process.stdin is not None  # noqa: S101 - a pipe, as asked for
    process.stdin.write(msgspec.json.encode(config) + b"\n")
    process.stdin.flush()
    return process


def stop_workers(workers: Sequence[subprocess.Popen[bytes]], timeout: float = STOP_TIMEOUT_SECONDS) -> None:
    """End them all at once: their inputs end. Who has not ended by itself after so many seconds is killed."""
    for process in workers:
        if process.stdin is not None:
            with suppress(BrokenPipeError):
                process.stdin.close()
    until = time.monotonic() + timeout
    for process in workers:
        try:
            process.wait(max(0.0, until - time.monotonic()))
        except subprocess.TimeoutExpired:
            LOGGER.warning("a process of the harbour does not end; it is killed")
            process.kill()
            process.wait()


def main() -> int:
    """Serve at the door whose number is the argument; what to do stands in the first line of the input."""
    configure_logging()
    duty = msgspec.json.decode(sys.stdin.buffer.readline(), type=ServerConfig)
    server = create_server(duty, Store(duty.database))

    def wait_for_the_end() -> None:
        sys.stdin.buffer.read()
        server.should_exit = True

    threading.Thread(target=wait_for_the_end, daemon=True).start()
    server.run(sockets=[socket.socket(fileno=int(sys.argv[1]))])
    return 0 if server.started else 1


if __name__ == "__main__":
    sys.exit(main())
