"""Steps of set-up: each is announced, timed and logged, and told in one sentence when it fails.

The programs called (pip, uv, npm, vite) speak into a log; the person at the terminal sees one line for each step
that lasts. English only: this runs before the texts of the house can be read.
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
TICK = 0.05  # seconds between two looks at a running program
PATIENCE = 0.5  # seconds after which a step is told

# What the programs write when they cannot reach the network.
OFFLINE = (
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


class Trouble(Exception):
    """A step failed; the text is a whole sentence that says what is wrong and what to do."""


def say(text: str = "") -> None:
    """One line for the person, at once."""
    print(text, flush=True)


def surroundings() -> dict[str, str]:
    """The environment for the programs of set-up: their own certificates and no other project's settings."""
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
    """Run one program to its end, its words into the log, a line with its time for the person.

    title: what is being done; told if it lasts.
    failure: the sentence to tell when it fails. Raises Trouble with it.
    """
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("ab") as log:
        log.write(f"\n$ {' '.join(map(str, command))}\n".encode())
        log.flush()
        begin = log.tell()
        code = _wait(title, [str(part) for part in command], log.fileno(), cwd, env or surroundings())
    if code:
        raise Trouble(explain(failure, said_since(begin)))


def _wait(title: str, command: list[str], log: int, cwd: Path, env: dict[str, str]) -> int:
    start = time.monotonic()
    try:
        program = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, cwd=cwd, env=env
        )
    except OSError as error:
        os.write(log, f"{error}\n".encode())
        return 127
    told = False
    with program:
        try:
            while program.poll() is None:
                time.sleep(TICK)
                told = _tell(title, time.monotonic() - start, told=told)
        except KeyboardInterrupt:
            program.terminate()
            raise
    if told and sys.stdout.isatty():
        say()
    return program.returncode


def _tell(title: str, seconds: float, *, told: bool) -> bool:
    """The line of a step that lasts: once, or with its seconds where the line can be written over."""
    if seconds < PATIENCE:
        return False
    if sys.stdout.isatty():
        print(f"\r  {title} … {seconds:.0f} s ", end="", flush=True)
    elif not told:
        say(f"  {title} …")
    return True


def said_since(begin: int) -> str:
    """What was written into the log after the byte `begin`."""
    with LOG.open("rb") as log:
        log.seek(begin)
        return log.read().decode(errors="replace")


def explain(failure: str, said: str) -> str:
    """The sentence for a failed step: names the missing network where the program's words point to it."""
    where = LOG.relative_to(ROOT).as_posix()
    if any(sign in said.lower() for sign in OFFLINE):
        return f"{failure} The network seems to be missing: connect and start again (details: {where})."
    return f"{failure} What went wrong stands in {where}."


def answer(command: Sequence[str | Path], seconds: float = 30) -> str | None:
    """What a program prints, stripped; None if it is missing, fails or takes too long."""
    try:
        done = subprocess.run(
            [str(part) for part in command],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=seconds,
            text=True,
            env=surroundings(),
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        return None
    return done.stdout.strip() if done.returncode == 0 else None


def version(text: str | None) -> tuple[int, ...]:
    """The numbers of "v20.19.1" or "uv 0.13.8 (x)": (20, 19, 1); () where there are none."""
    for word in (text or "").split():
        parts = word.lstrip("v").split("-")[0].split(".")
        if len(parts) > 1 and all(part.isdigit() for part in parts):
            return tuple(map(int, parts))
    return ()
