"""Parts of a site that are not ours: Python for browsers, and some packages.

They are pinned in web/package-lock.json and in wheels.txt beside the folder, and fetched when a site is built for the
first time, never when people play.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import webclient
from shell import ROOT, ToolError, child_env, run

SITE = ROOT / "src" / "spielhafen" / "static_site"
PARTS = SITE / "parts"
WHEELS = SITE / "wheels.txt"
STAMP = "parts.sha256"
PIP = "pip==26.1"
PLATFORM = "pyemscripten_2026_0_wasm32"
"""The platform of Pyodide 314 in the names of wheels."""
INTERPRETER = "pyodide"
INTERPRETER_FILES = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "python_stdlib.zip",
    "pyodide-lock.json",
)
LICENCES = {"Pyodide, https://github.com/pyodide/pyodide": "MPL-2.0", "CPython 3.14": "Python-2.0"}
"""The licences of the interpreter, whose package brings no texts along."""


def fetch(uv: str) -> None:
    """Fetch the parts if they are missing or others are pinned now. Raises ToolError."""
    wanted = webclient.fingerprint([WHEELS, webclient.WEB / "package-lock.json"])
    stamp = PARTS / STAMP
    if stamp.exists() and stamp.read_text() == wanted:
        return
    webclient.install_packages(uv)
    fresh = PARTS.with_name("parts.new")
    shutil.rmtree(fresh, ignore_errors=True)
    fresh.mkdir(parents=True)
    _fetch_wheels(uv, fresh)
    package = webclient.WEB / "node_modules" / INTERPRETER
    for name in INTERPRETER_FILES:
        if not (package / name).exists():
            raise ToolError(f"{name} is missing in the package {INTERPRETER}: has its version changed?")
        shutil.copy(package / name, fresh)
    (fresh / "licences.txt").write_text(_licences(), "utf-8")
    (fresh / STAMP).write_text(wanted)
    shutil.rmtree(PARTS, ignore_errors=True)
    fresh.rename(PARTS)


def _fetch_wheels(uv: str, target: Path) -> None:
    pip: list[str | Path] = [uv, "tool", "run", "--from", PIP, "pip", "download", "--quiet", "--dest", target]
    wheels = ["--no-deps", "--require-hashes", "--only-binary", ":all:", "--python-version", "3.14"]
    tags = ["--implementation", "cp", "--abi", "cp314", "--abi", "none", "--platform", PLATFORM]
    run(
        "Fetching Python packages for browsers (about 3 MB, once)",
        [*pip, *wheels, *tags, "--platform", "any", "--requirement", WHEELS],
        "The Python packages for browsers could not be fetched.",
        env=child_env(),
    )


def _licences() -> str:
    texts = (
        f"{name} ({licence})\n\n{(webclient.WEB / 'licences' / f'{licence}.txt').read_text('utf-8').strip()}"
        for name, licence in LICENCES.items()
    )
    return f"\n\n{'=' * 80}\n\n".join(texts) + "\n"
