"""Chromium for the browser tests: found on this machine, or installed by apt."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from shell import ToolError, child_env, output_of, run

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PLACES = (
    "/usr/bin/chromium",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Google\Chrome\Application\chrome.exe",
)
HEADLESS = "chromium-headless-shell"
"""Debian's headless Chromium: the same pages with a seventh less work."""
ADVICE = "install it (Debian: apt-get install chromium) or name one: CHROMIUM=/path/to/chromium ./test"


def find() -> str | None:
    """Return the program of `$CHROMIUM`, else the first in PATH or in the usual places."""
    named = os.environ.get("CHROMIUM")
    if named:
        return shutil.which(named)
    return next((path for path in map(shutil.which, (*NAMES, *PLACES)) if path), None)


def windowless() -> str | None:
    """Return the headless Chromium; without one, or if `$CHROMIUM` is set, that of `find`."""
    named = os.environ.get("CHROMIUM")
    return (None if named else shutil.which(HEADLESS)) or find()


def required() -> bool:
    """Return whether a missing Chromium is a failure, as in continuous integration."""
    return os.environ.get("REQUIRE_BROWSER", "") not in ("", "0")


def installable() -> bool:
    """Return whether apt may install it without asking: as root on a system like Debian."""
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    return root and Path("/etc/debian_version").exists() and shutil.which("apt-get") is not None


def find_or_install() -> str | None:
    """Return a Chromium, installed by apt if need be and possible; None if there is none."""
    found = find()
    if found or os.environ.get("CHROMIUM") or not installable():
        return found
    env = {**child_env(), "DEBIAN_FRONTEND": "noninteractive"}
    output_of(
        ["apt-get", "update"], seconds=300
    )  # other sources may be broken; installing shows whether it matters
    command = ["apt-get", "install", "-y", "--no-install-recommends", "chromium", HEADLESS]
    try:
        run(
            "Installing Chromium for the browser tests (about 170 MB, once)",
            command,
            "No Chromium by apt.",
            env=env,
        )
    except ToolError:
        return None
    return find()
