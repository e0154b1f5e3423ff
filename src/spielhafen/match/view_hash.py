"""The hash by which clients recognise equal tables."""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import sha256
from typing import Final

LENGTH: Final = 16
"""Length of the hash in hexadecimal digits."""


def hash_view(known: Sequence[object]) -> str:
    """Return the hash of what is public about a match."""
    return sha256(json.dumps(known, sort_keys=True).encode()).hexdigest()[:LENGTH]
