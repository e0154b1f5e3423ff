"""A move goes down from HTTP to the rules and the store; only its answer comes back up."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Final

import spielhafen
from tests.server.registries import TWO_HERE, json_of, next_message, open_server, open_store

SOURCE: Final = Path(spielhafen.__file__).parent
PACKAGES: Final = ("server", "match", "store")
ASGI: Final = {"sender", "limited"}
"""Functions through which the body is read and the answer is sent."""
OBSERVERS: Final = {"match/log.py"}
"""Modules that observe the rules, which know nothing of them."""


def module_of(frame: FrameType) -> str:
    """Return the file of a frame, within these packages; else an empty text."""
    path = Path(frame.f_code.co_filename)
    name = path.relative_to(SOURCE).as_posix() if path.is_relative_to(SOURCE) else ""
    return name if name.startswith(PACKAGES) else ""


def waiting_modules(frame: FrameType) -> list[str]:
    """Return this module and those that wait for it, nearest first; none if ASGI functions do."""
    found: list[str] = []
    above: FrameType | None = frame
    while above is not None:
        name = module_of(above)
        if name and above.f_code.co_name in ASGI:
            return []
        if name and name not in found[-1:]:
            found.append(name)
        above = above.f_back
    return found


@contextmanager
def record_calls() -> Iterator[list[list[str]]]:
    """Record the modules that wait at each call, in threads that are started meanwhile."""
    paths: list[list[str]] = []

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and module_of(frame) and (path := waiting_modules(frame)):
            paths.append(path)

    threading.setprofile(note)
    try:
        yield paths
    finally:
        threading.setprofile(None)


def test_a_move_returns_to_no_module_that_waits_for_it(tmp_path: Path) -> None:
    with record_calls() as paths, open_server(open_store(tmp_path)) as server:
        ada = server.user()
        table = ada.create_table(TWO_HERE)
        seat = table["actors"][0]
        with ada.live(table["id"], seat) as connection:
            move = next_message(connection)["table"]["scene"]["offers"][0]["move"]
            paths.clear()
            json_of(ada.play(table["id"], seat, move, seq=1))
            assert next_message(connection)["type"] == "frames"
        seen = paths.copy()

    assert [path for path in seen if path[0] in path[1:] and path[0] not in OBSERVERS] == []
    reached = {path[0] for path in seen}
    assert {"server/routes/commands.py", "server/tables/decisions.py", "match/play_moves.py"} <= reached
    assert {"server/views/live_delta.py", "store/store.py"} <= reached
