"""Locks on a file's own inode, by whatever name it is opened, that do not get in the way of SQLite's.

SQLite locks bytes from 0x40000000 on with locks that belong to the process and are lost when *any* descriptor of the file is
closed. Ours belong to an open descriptor (OFD locks; Linux has them), and cover a byte that nobody writes.
"""

from __future__ import annotations

import errno
import os
import struct
import sys
from typing import Final

PROCESS_LOCK_BYTE: Final = 0x4000_0000 + 600
"""The byte for whoever serves; the page of SQLite's locks holds no data, and its last lock is at 0x40000000 + 511."""
SQLITE_SHARED_RANGE: Final = (0x4000_0000 + 2, 510)
"""The bytes that each connection of SQLite locks for reading; who has them all is alone, and tidies up."""


def lock_bytes(descriptor: int, first: int, length: int = 1, *, exclusive: bool) -> bool | None:
    """Lock these bytes through a descriptor; False if somebody else has them, None if there are no such locks here."""
    if sys.platform != "linux":
        return None
    import fcntl

    kind = fcntl.F_WRLCK if exclusive else fcntl.F_RDLCK
    wanted = struct.pack("hhqqi4x", kind, os.SEEK_SET, first, length, 0)
    try:
        fcntl.fcntl(descriptor, fcntl.F_OFD_SETLK, wanted)
    except OSError as error:
        return False if error.errno in (errno.EAGAIN, errno.EACCES) else None
    return True


__all__ = ["PROCESS_LOCK_BYTE", "SQLITE_SHARED_RANGE", "lock_bytes"]
