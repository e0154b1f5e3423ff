"""Run programs with a log, progress lines and errors of one sentence.

The output of the programs (pip, uv, npm, vite) goes to a log; the terminal shows one line for each program that takes
a while. Messages are in English only, since this runs before the translated texts can be loaded.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOG = ROOT / ".tools" / "setup.log"
POLL_INTERVAL = 0.05  # seconds
ANNOUNCE_AFTER = 0.5  # seconds
OFFLINE_MESSAGES = (
    "failed to establish a new connection",
    "name resolution",
    "name or service not known",
    "getaddrinfo",
    "nodename nor servname",
    "no such host",
    "dns error",
    "network is unreachable",
    "connection refused",
    "connection reset",
    "connection timed out",
    "read timed out",
    "error sending request",
    "client error (connect)",
    "could not connect",
    "proxyerror",
    "tunnel",
    "enotfound",
    "econnrefused",
    "econnreset",
    "etimedout",
    "eai_again",
)
"""Parts of messages of programs that cannot reach the network, in lower case."""


class ToolError(Exception):
    """A failed step; the message is a whole sentence that says what is wrong and what to do."""


def say(text: str = "") -> None:
    """Print one line and flush."""
    print(text, flush=True)


def child_env() -> dict[str, str]:
    """Return the environment for programs: system certificates, no settings of other projects."""
    env = {
        key: value
        for key, value in os.environ.items()
        if key not in ("VIRTUAL_ENV", "UV_PROJECT_ENVIRONMENT")
    }
    env.setdefault("UV_SYSTEM_CERTS", "1")  # networks with certificates of their own
    env.update(
        PIP_USER="0",  # may not be mixed with --target
        PIP_REQUIRE_VIRTUALENV="0",
        PIP_ROOT_USER_ACTION="ignore",
        PIP_DISABLE_PIP_VERSION_CHECK="1",
    )
    return env


def run(
    title: str,
    command: Sequence[str | Path],
    failure: str,
    *,
    cwd: Path = ROOT,
    env: dict[str, str] | None = None,
) -> None:
    """Run a program to its end with its output in the log.

    title: what it does, shown if it takes longer than ANNOUNCE_AFTER.
    failure: the message of the ToolError that is raised if it fails.
    """
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("ab") as log:
        log.write(f"\n$ {' '.join(map(str, command))}\n".encode())
        log.flush()
        begin = log.tell()
        code = _wait(title, [str(part) for part in command], log.fileno(), cwd, env or child_env())
    if code:
        raise ToolError(explain(failure, log_since(begin)))


def _wait(title: str, command: list[str], log: int, cwd: Path, env: dict[str, str]) -> int:
    start = time.monotonic()
    try:
        program = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, cwd=cwd, env=env
        )
    except OSError as error:
        os.write(log, f"{error}\n".encode())
        return 127
    announced = False
    with program:
        try:
            while program.poll() is None:
                time.sleep(POLL_INTERVAL)
                announced = _announce(title, time.monotonic() - start, announced=announced)
        except KeyboardInterrupt:
            program.terminate()
            raise
    if announced and sys.stdout.isatty():
        say()
    return program.returncode


def _announce(title: str, seconds: float, *, announced: bool) -> bool:
    """Print the title once, or on a terminal with the seconds; return whether it was printed."""
    if seconds < ANNOUNCE_AFTER:
        return False
    if sys.stdout.isatty():
        print(f"\r  {title} … {seconds:.0f} s ", end="", flush=True)
    elif not announced:
        say(f"  {title} …")
    return True


def log_since(begin: int) -> str:
    """Return the text of the log from the byte `begin`."""
    with LOG.open("rb") as log:
        log.seek(begin)
        return log.read().decode(errors="replace")


def explain(failure: str, output: str) -> str:
    """Return the message for a failed program; it names the network if the output hints at it."""
    where = LOG.relative_to(ROOT).as_posix()
    if any(message in output.lower() for message in OFFLINE_MESSAGES):
        return f"{failure} The network seems to be missing: connect and start again (details: {where})."
    return f"{failure} What went wrong stands in {where}."


def output_of(command: Sequence[str | Path], seconds: float = 30) -> str | None:
    """Return the stripped output of a program; None if it is missing, fails or takes too long."""
    try:
        done = subprocess.run(
            [str(part) for part in command],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=seconds,
            text=True,
            env=child_env(),
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        return None
    return done.stdout.strip() if done.returncode == 0 else None


def parse_version(text: str | None) -> tuple[int, ...]:
    """Return the numbers of a version like "v20.19.1" or "uv 0.13.8 (x)"; () without one."""
    for word in (text or "").split():
        parts = word.lstrip("v").split("-")[0].split(".")
        if len(parts) > 1 and all(part.isdigit() for part in parts):
            return tuple(map(int, parts))
    return ()
