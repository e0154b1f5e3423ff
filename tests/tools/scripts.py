"""Small programs that a set-up runs in place of the real ones."""

from pathlib import Path


def script(path: Path, body: str) -> Path:
    """A small program in place of a real one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{body}\n")
    path.chmod(0o755)
    return path
