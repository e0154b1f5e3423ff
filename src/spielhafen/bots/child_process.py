"""Set-up of child processes: they leave Ctrl-C to their parent, and end whenever it ends."""

from __future__ import annotations

import os
import signal
from multiprocessing import parent_process
from threading import Thread


def prepare_child_process() -> None:
    """Ignore Ctrl-C and end with the parent process, even if that is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """End by a signal, so that programs that were started here end as well."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
