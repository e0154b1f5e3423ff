"""The command line: play, serve, look at games and logbooks, measure, make a new game.

Each command imports what it needs when it is called, so that `--help` is there at once. What is said stands in
`words/<language>/cli.ftl`; errors become one sentence on stderr and an exit code (2: asked wrongly, 1: failed).
"""

from __future__ import annotations

from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line (by default that of the process); returns the exit code."""
    from spielhafen.cli.app import run

    return run(arguments)


__all__ = ["main"]
