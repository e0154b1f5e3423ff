"""The command line: play, serve, look at games and logbooks, measure, make a new game.

Each command imports what it needs when it is called, so that `--help` is there at once. What is said stands in
`words/<language>/cli.ftl`; errors become one sentence on stderr and an exit code (2: asked wrongly, 1: failed).
"""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line (by default that of the process); returns the exit code."""
    try:
        from spielhafen.cli.app import run
    except ModuleNotFoundError as missing:
        if (missing.name or "").startswith("spielhafen"):
            raise
        return _library_only(str(missing.name))
    return run(arguments)


def _library_only(missing: str) -> int:
    """Installed without the extra `play`, there is nothing yet that could speak in another language."""
    sys.stderr.write(
        f"spielhafen: {missing} is missing. Only the library is installed; "
        "what playing needs comes with the extra “play”: pip install 'spielhafen[play]'\n"
    )
    return 1


__all__ = ["main"]
