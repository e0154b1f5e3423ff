"""Imports everything that a kept memory of the interpreter can hold.

A browser keeps the memory of an interpreter that has imported this, and begins with it at later visits. What has parts
compiled to WebAssembly by themselves, as msgspec, is imported afterwards: those parts are not in that memory.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys

import anyio
import sqlalchemy
import starlette.applications

from spielhafen import bots
from spielhafen.core.game import find_games

PRELOADED = (asyncio, sqlite3, anyio, sqlalchemy, starlette.applications, bots)


def preload() -> None:
    """Import the games, too; raises RuntimeError if memory cannot hold something imported."""
    find_games()
    if "msgspec" in sys.modules:
        raise RuntimeError("msgspec is imported")
