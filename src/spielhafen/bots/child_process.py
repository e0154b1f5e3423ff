"""Processes that work for another one: they leave Ctrl-C to it, and end with it however it ends."""

from __future__ import annotations

import os
import signal
from multiprocessing import parent_process
from threading import Thread


def prepare_child_process() -> None:
    """What such a process does first. (Else nobody would end it if whoever gives out the work is killed.)"""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """By a signal, so that programs that were started here end, too."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
