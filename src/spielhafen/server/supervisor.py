"""Several processes that share a listening socket and a database; each serves any table.

The first process starts the workers, restarts one that has died, and stops them when it stops. If the first
process dies, the workers notice the end of their stdin and stop, too.
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

import msgspec

from spielhafen.server.config import ServerConfig
from spielhafen.server.logs.log_summary import configure_logging
from spielhafen.server.problems import LOGGER
from spielhafen.server.transport.uvicorn_server import create_server
from spielhafen.store import Store

POLL_SECONDS: Final = 0.2
"""Seconds between two checks of the workers."""
RESTART_DELAY_SECONDS: Final = 1.0
"""Seconds before a worker that has died is restarted."""
STOP_TIMEOUT_SECONDS: Final = 20.0
"""Seconds that workers have to stop; everything acknowledged is on disk anyway."""


def supervise(workers: int, sock: socket.socket, config: ServerConfig, on_ready: Callable[[], None]) -> int:
    """Run this number of workers until stopped; return the exit code."""
    os.set_inheritable(sock.fileno(), True)
    processes = [start_worker(sock, config) for _ in range(workers)]
    on_ready()
    stopped = threading.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: stopped.set())
    while not stopped.wait(POLL_SECONDS):
        for index, process in enumerate(processes):
            if process.poll() is not None:
                LOGGER.warning("a worker process exited (%s); it is restarted", process.returncode)
                time.sleep(RESTART_DELAY_SECONDS)
                processes[index] = start_worker(sock, config)
    stop_workers(processes)
    return 0


def start_worker(sock: socket.socket, config: ServerConfig) -> subprocess.Popen[bytes]:
    """Start a process that serves on this socket."""
    fileno = sock.fileno()
    command = [sys.executable, "-m", "spielhafen.server.supervisor", str(fileno)]
    # A session of its own, because the first process alone handles Ctrl-C.
    process = subprocess.Popen(command, stdin=subprocess.PIPE, pass_fds=[fileno], start_new_session=True)  # noqa: S603
    assert process.stdin is not None  # noqa: S101 - PIPE is given above
    process.stdin.write(msgspec.json.encode(config) + b"\n")
    process.stdin.flush()
    return process


def stop_workers(workers: Sequence[subprocess.Popen[bytes]], timeout: float = STOP_TIMEOUT_SECONDS) -> None:
    """Stop all workers at once by closing their stdin; kill those still running at the timeout."""
    for process in workers:
        if process.stdin is not None:
            with suppress(BrokenPipeError):
                process.stdin.close()
    deadline = time.monotonic() + timeout
    for process in workers:
        try:
            process.wait(max(0.0, deadline - time.monotonic()))
        except subprocess.TimeoutExpired:
            LOGGER.warning("a worker process does not stop; it is killed")
            process.kill()
            process.wait()


def main() -> int:
    """Serve on an inherited socket.

    The argument is its file number, the first line of stdin the configuration.
    """
    config = msgspec.json.decode(sys.stdin.buffer.readline(), type=ServerConfig)
    configure_logging(config.log_form, access_log=config.access_log)
    server = create_server(config, Store(config.database))

    def wait_for_the_end() -> None:
        sys.stdin.buffer.read()
        server.should_exit = True

    threading.Thread(target=wait_for_the_end, daemon=True).start()
    server.run(sockets=[socket.socket(fileno=int(sys.argv[1]))])
    return 0 if server.started else 1


if __name__ == "__main__":
    sys.exit(main())
