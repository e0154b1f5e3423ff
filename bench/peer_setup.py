"""The programs that `peers.py` and `peers_server.py` measure beside ours, in `.tools/peers`.

Their versions are pinned. They are no dependencies of the project.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parent.parent / "tools"))
import bootstrap
import shell
import webclient

PACKAGES = Path(__file__).parent / "peer_packages"
"""The lists of packages with their versions, for Python and for Node."""


def folder() -> Path:
    """Return the folder of the environments."""
    return shell.ROOT / ".tools" / "peers"


def is_installed(home: Path, wanted: str) -> bool:
    """Return whether a folder holds what a list asks for."""
    stamp = home / "installed.sha256"
    return stamp.exists() and stamp.read_text() == wanted


def python_with_peers() -> Path:
    """Return an interpreter with OpenSpiel and Catanatron, made if missing; raises ToolError."""
    home, listed = folder() / "python", PACKAGES / "requirements.txt"
    program = home / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    wanted = f"{sys.version} {webclient.fingerprint([listed], PACKAGES)}"
    if not is_installed(home, wanted):
        failure = "OpenSpiel and Catanatron could not be installed."
        uv, title = bootstrap.find_uv(), "Installing OpenSpiel and Catanatron (about 70 MB, once)"
        shell.run("Making an environment", [uv, "venv", "--clear", "--python", sys.executable, home], failure)
        # A package without a wheel for this Python would be compiled for an hour.
        shell.run(
            title, [uv, "pip", "install", "--no-build", "--python", program, "--requirement", listed], failure
        )
        (home / "installed.sha256").write_text(wanted)
    return program


def node_with_peers() -> tuple[Path, Path]:
    """Return Node and a folder with boardgame.io, made if missing; raises ToolError."""
    home, listed = folder() / "node", [PACKAGES / "package.json", PACKAGES / "package-lock.json"]
    node = webclient.node_from_path() or webclient.node_from_wheel(bootstrap.find_uv())
    wanted = webclient.fingerprint(listed, PACKAGES)
    if not is_installed(home, wanted):
        home.mkdir(parents=True, exist_ok=True)
        for path in listed:
            shutil.copy(path, home)
        command = [*node.npm, "ci", "--no-audit", "--no-fund", "--ignore-scripts", "--fetch-retries=2"]
        failure = "boardgame.io could not be installed."
        shell.run("Installing boardgame.io (about 40 MB, once)", command, failure, cwd=home, env=node.env())
        (home / "installed.sha256").write_text(wanted)
    return Path(node.program), home / "node_modules"
