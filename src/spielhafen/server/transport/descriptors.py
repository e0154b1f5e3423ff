"""How many files and connections this process may have open at once."""

from __future__ import annotations

import sys
from typing import Final

FALLBACK_LIMIT: Final = 512
"""What is taken for granted where the system does not say."""

MAX_LIMIT: Final = 65_536
"""More are not asked for: some systems call any number infinite, and grant a few thousand."""


def raise_limit() -> int:
    """Raise the limit as far as the system lets us; what it is then."""
    if sys.platform == "win32":
        return FALLBACK_LIMIT
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MAX_LIMIT if hard == resource.RLIM_INFINITY else min(hard, MAX_LIMIT)
    for wanted in (most, 10_240):  # as many as macOS grants
        if soft == resource.RLIM_INFINITY or soft >= wanted:
            continue
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (ValueError, OSError):
            continue
        return wanted
    return MAX_LIMIT if soft == resource.RLIM_INFINITY else soft
