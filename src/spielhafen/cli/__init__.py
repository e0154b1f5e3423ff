"""The command line: play, serve, inspect games and logbooks, measure, create a new game.

Each command imports what it needs when it is called, so that `--help` is fast. Texts are in
`i18n/<language>/cli.ftl`; errors become one sentence on stderr and an exit code (2: wrong usage, 1: failure).
"""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line, by default that of the process, and return the exit code."""
    try:
        from spielhafen.cli.app import run_command_line
    except ModuleNotFoundError as missing:
        if (missing.name or "").startswith("spielhafen"):
            raise
        return _library_only(str(missing.name))
    return run_command_line(arguments)


def _library_only(missing: str) -> int:
    """Report that the extra `play` is not installed; without it there are no translations."""
    sys.stderr.write(
        f"spielhafen: {missing} is missing. Only the library is installed; "
        "what playing needs comes with the extra “play”: pip install 'spielhafen[play]'\n"
    )
    return 1


__all__ = ["main"]
