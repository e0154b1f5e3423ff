"""The limit of open files and connections of this process."""

from __future__ import annotations

import sys
from typing import Final

FALLBACK_LIMIT: Final = 512
"""Assumed if the system does not tell."""

MAX_LIMIT: Final = 65_536
"""The most that is requested: some systems call a limit infinite and grant a few thousand."""


def raise_limit() -> int:
    """Raise the limit as far as the system allows; return the new limit."""
    if sys.platform == "win32":
        return FALLBACK_LIMIT
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    target = MAX_LIMIT if hard == resource.RLIM_INFINITY else min(hard, MAX_LIMIT)
    for requested in (target, 10_240):  # the maximum of macOS
        if soft == resource.RLIM_INFINITY or soft >= requested:
            continue
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (requested, hard))
        except (ValueError, OSError):
            continue
        return requested
    return MAX_LIMIT if soft == resource.RLIM_INFINITY else soft
