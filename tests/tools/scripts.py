"""Fake programs for tests of the set-up."""

from pathlib import Path


def script(path: Path, body: str) -> Path:
    """Write a shell script in place of a program and return its path."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{body}\n")
    path.chmod(0o755)
    return path
