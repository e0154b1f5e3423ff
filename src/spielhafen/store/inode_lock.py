"""Locks on a file's inode, under any of its names, that do not interfere with SQLite's.

SQLite locks bytes from 0x40000000 on with locks that belong to the process and are lost when *any* descriptor
of the file is closed. Ours belong to an open descriptor (OFD locks, on Linux), and cover a byte that is never
written.
"""

from __future__ import annotations

import errno
import os
import struct
import sys
from typing import Final

PROCESS_LOCK_BYTE: Final = 0x4000_0000 + 600
"""The byte locked by the serving process.

The page with SQLite's locks holds no data, and its last lock is at 0x40000000 + 511.
"""
SQLITE_SHARED_RANGE: Final = (0x4000_0000 + 2, 510)
"""First byte and length of SQLite's shared locks for reading.

A connection that gets all of them exclusively is the last one, and deletes the log.
"""


def lock_bytes(descriptor: int, first: int, length: int = 1, *, exclusive: bool) -> bool | None:
    """Lock these bytes; return False if another program holds them.

    None if the system has no such locks.
    """
    if sys.platform != "linux":
        return None
    import fcntl

    kind = fcntl.F_WRLCK if exclusive else fcntl.F_RDLCK
    request = struct.pack("hhqqi4x", kind, os.SEEK_SET, first, length, 0)
    try:
        fcntl.fcntl(descriptor, fcntl.F_OFD_SETLK, request)
    except OSError as error:
        return False if error.errno in (errno.EAGAIN, errno.EACCES) else None
    return True
