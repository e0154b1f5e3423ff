"""Chromium for the browser tests: found on this machine, or installed where that is a matter of one command."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from shell import Trouble, answer, run, surroundings

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PLACES = (
    "/usr/bin/chromium",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Google\Chrome\Application\chrome.exe",
)
WINDOWLESS = "chromium-headless-shell"
"""Debian's Chromium without windows: the same pages with a seventh less work."""
ADVICE = "install it (Debian: apt-get install chromium) or name one: CHROMIUM=/path/to/chromium ./test"


def find() -> str | None:
    """The program named by $CHROMIUM, else the first in PATH or in the usual places. What is named must be there."""
    named = os.environ.get("CHROMIUM")
    if named:
        return shutil.which(named)
    return next((path for path in map(shutil.which, (*NAMES, *PLACES)) if path), None)


def windowless() -> str | None:
    """The Chromium without windows where there is one and none is named by $CHROMIUM, else the same as `find`."""
    named = os.environ.get("CHROMIUM")
    return (None if named else shutil.which(WINDOWLESS)) or find()


def required() -> bool:
    """Whether a missing Chromium is a failure, as it is where changes are accepted."""
    return os.environ.get("REQUIRE_BROWSER", "") not in ("", "0")


def installable() -> bool:
    """Whether apt may install it without asking anybody: root on a system like Debian."""
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    return root and Path("/etc/debian_version").exists() and shutil.which("apt-get") is not None


def find_or_install() -> str | None:
    """A Chromium, installed by apt if need be and possible; None if there is none."""
    found = find()
    if found or os.environ.get("CHROMIUM") or not installable():
        return found
    env = {**surroundings(), "DEBIAN_FRONTEND": "noninteractive"}
    answer(["apt-get", "update"], seconds=300)  # lists of other sources may be broken; the next step tells
    command = ["apt-get", "install", "-y", "--no-install-recommends", "chromium", WINDOWLESS]
    try:
        run(
            "Installing Chromium for the browser tests (about 170 MB, once)",
            command,
            "No Chromium by apt.",
            env=env,
        )
    except Trouble:
        return None
    return find()
