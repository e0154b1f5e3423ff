"""Try what a release has built, in an environment with nothing else."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import threading
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from shell import ROOT, ToolError, child_env, run

PATIENCE: Final = 120.0
"""Seconds for a program under trial."""
GAME: Final = ("santa_timea", "--seat", "greedy", "--seat", "random", "--seat", "random", "--seed", "7")
"""What is recorded as a trial."""
LIBRARY: Final = """
import importlib.util
from random import Random
import spielhafen.bots.levels, spielhafen.testing
from spielhafen.core.game import find_games
from spielhafen.core.play import CHANCE, OVER, sample
assert importlib.util.find_spec("cyclopts") is None, "the environment is not empty"
for game in find_games().values():
    random, g = Random(7), game.start(2)
    while (seat := g.actor()) != OVER:
        g.play(sample(g, random) if seat == CHANCE else random.choice(g.moves()))
print(len(find_games()))
"""
"""Plays every game to its end without any other package."""
PACKAGES: Final = """
from importlib.metadata import distributions
for about in sorted((d.metadata for d in distributions()), key=lambda about: about["Name"].lower()):
    classified = [c.split(" :: ")[-1] for c in about.get_all("Classifier", []) if c.startswith("License :: ")]
    licence = about["License-Expression"] or ", ".join(classified) or (about["License"] or "?").splitlines()[0]
    if about["Name"] != "spielhafen":
        print(f"{about['Name']} {about['Version']} ({licence})")
"""
"""Lists the packages of an environment with their licences."""


def ask(command: Sequence[str | Path], failure: str, *, cwd: Path, code: int = 0) -> str:
    """Return what a program prints on stdout, or on stderr if its exit code should not be 0.

    Raises ToolError if it ends with another code.
    """
    words = [str(word) for word in command]
    try:
        done = subprocess.run(
            words,
            cwd=cwd,
            env=clean_environment(),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            timeout=PATIENCE,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise ToolError(f"{failure} {error}") from None
    if done.returncode != code:
        detail = (done.stderr or done.stdout).strip()[-1000:]
        raise ToolError(f"{failure} `{' '.join(words)}` ended with {done.returncode}: {detail}")
    return (done.stderr if code else done.stdout).rstrip()


def clean_environment() -> dict[str, str]:
    """Return the environment for programs under trial: no other sources or settings."""
    env = {key: value for key, value in child_env().items() if not key.startswith(("PYTHON", "SPIELHAFEN"))}
    return env | {"SPIELHAFEN_LANGUAGE": "en", "PYTHONUTF8": "1", "PYTHONDONTWRITEBYTECODE": "1"}


class Trial:
    """An environment with one built archive and nothing else."""

    def __init__(
        self, uv: str, folder: Path, archive: Path, extra: str = "", *, oldest: bool = False
    ) -> None:
        """Install it; with `oldest`, beside the oldest versions that it promises. Raises ToolError."""
        folder.mkdir()
        self.folder = folder
        self.archive = archive
        venv = folder / "venv"
        self.bin = venv / ("Scripts" if os.name == "nt" else "bin")
        kind = "wheel" if archive.suffix == ".whl" else "source archive"
        title = f"Installing the {kind}"
        failure = f"{archive.name} could not be installed."
        run(title, [uv, "venv", "--no-project", "--python", sys.executable, venv], failure, cwd=folder)
        install: list[str | Path] = [uv, "pip", "install", "--python", self.bin / "python"]
        wanted = f"spielhafen{extra} @ {archive.as_uri()}"
        if oldest:
            extras = [f"--extra={name}" for name in extra.strip("[]").split(",")]
            project: list[str | Path] = ["-r", ROOT / "pyproject.toml", *extras]
            oldest_first = [*install, "--resolution", "lowest-direct", *project]
            run("Installing the oldest packages", oldest_first, failure, cwd=folder)
        run(title, [*install, wanted], failure, cwd=folder)

    def spielhafen(self, *arguments: str, code: int = 0) -> str:
        """Return what the command prints. Raises ToolError if it ends with another code."""
        failure = f"{self.archive.name} is installed, but a command failed."
        return ask([self.bin / "spielhafen", *arguments], failure, cwd=self.folder, code=code)

    def python(self, script: str) -> str:
        """Return what a script prints. Raises ToolError if it fails."""
        failure = f"{self.archive.name} is installed, but cannot be used."
        return ask([self.bin / "python", "-c", script], failure, cwd=self.folder)

    def expect(self, text: str, printed: str) -> None:
        """Raise ToolError if the text was not printed."""
        if text not in printed:
            raise ToolError(f"{self.archive.name}: “{text}” was expected, this was printed: {printed}")


def try_everything(trial: Trial, version: str, games: Sequence[str]) -> str:
    """Try commands and server of an installation with the extra `play`; return what it did."""
    told = trial.spielhafen("--version")
    trial.expect(f"spielhafen {version} (", told)
    trial.expect("Usage: spielhafen", trial.spielhafen("--help"))
    listed = trial.spielhafen("games")
    for game in games:
        trial.expect(f"{game} ", listed)
    trial.spielhafen("record", *GAME, "--out", "game.log")
    trial.expect("The logbook is right", trial.spielhafen("replay", "game.log", "--check"))
    with serve(trial) as address:
        pages = try_pages(address, games)
    return f"{told}; {len(games)} games, one recorded and replayed; {pages} pages served"


def try_library(trial: Trial, games: Sequence[str]) -> str:
    """Try an installation without extras; return what it did."""
    trial.expect(f"{len(games)}", trial.python(LIBRARY))
    trial.expect("pip install 'spielhafen[play]'", trial.spielhafen("games", code=1))
    return f"{len(games)} games played by the library; the command says what is missing"


@contextmanager
def serve(trial: Trial) -> Iterator[str]:
    """Run a server; return its address. Raises ToolError if it does not start or end."""
    command = [trial.bin / "spielhafen", "serve", "--database", trial.folder / "tables.sqlite"]
    with (trial.folder / "serve.log").open("w+b") as errors:
        server = subprocess.Popen(
            [str(word) for word in command],
            cwd=trial.folder,
            env=clean_environment(),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=errors,
            encoding="utf-8",
        )
        watchdog = threading.Timer(PATIENCE, server.kill)
        watchdog.start()
        try:
            line = server.stdout.readline() if server.stdout else ""
            found = re.search(r"http://\S+?/(?=\s)", line)
            if not found:
                server.kill()
                errors.seek(0)
                raise ToolError(f"The server does not start: {line}{errors.read().decode(errors='replace')}")
            yield found[0]
            if os.name == "nt":
                server.terminate()
            else:
                server.send_signal(signal.SIGINT)
                if server.wait():
                    raise ToolError(f"The server ended with {server.returncode}.")
        finally:
            watchdog.cancel()
            server.kill()
            server.communicate()


def try_pages(address: str, games: Sequence[str]) -> int:
    """Fetch the first page, what it names, licences and API routes; return how many."""
    names = ["", *re.findall(r'(?:src|href)="\./([^"]+)"', fetch(address)), "licences.txt"]
    names += [f"api/games/{game}/rulebook/{language}" for game in games for language in ("en", "de")]
    for name in names:
        if not fetch(address + name):
            raise ToolError(f"The server sends nothing for /{name}.")
    found = [game["id"] for game in json.loads(fetch(f"{address}api/games"))]
    if sorted(found) != list(games):
        raise ToolError(f"The server has the games {found}, the wheel {games}.")
    return len(names) + 1


def fetch(url: str) -> str:
    """Return what a server on this machine sends. Raises ToolError."""
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with direct.open(url, timeout=PATIENCE) as answer:
            return str(answer.read().decode(errors="replace"))  # pictures, too
    except OSError as error:
        raise ToolError(f"The server does not answer at {url}: {error}") from None
