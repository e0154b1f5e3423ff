"""Lines of a log are kept as JSON, and say the same when they are read again."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest

from spielhafen.core.play import EVERYTHING, PUBLIC
from spielhafen.core.text import Importance, PlayerRef, text
from spielhafen.match.log_line import LogLine, read_line, write_line
from spielhafen.server.messages.table_info import LogEntry
from tests.match.tables import SANTA_TIMEA, match_of, play

TOLD = text("event-play", seat=PlayerRef(1), card=text("bride"), worth="–")


@pytest.mark.parametrize("importance", [None, *get_args(Importance)])
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_a_written_line_is_read_as_it_was(seat: int | None, importance: Importance | None) -> None:
    line = LogLine(7, seat, True, TOLD, "§4", seat, importance)
    assert read_line(write_line(line)) == line


def test_clients_get_lines_as_they_are_kept() -> None:
    match = match_of(SANTA_TIMEA, 2)
    for _ in range(12):
        (seat,) = match.actors()
        play(match, seat, str(match.view_for(seat).moves()[0]))
    for viewer in (PUBLIC, 0, 1, EVERYTHING):
        written = match.written_log(viewer)
        assert [read_line(line) for _, line in written] == match.log(viewer)
        assert [ply for ply, _ in written] == [line.ply for line in match.log(viewer)]
        for _, line in written:
            entry = msgspec.json.decode(line, type=LogEntry, strict=True)
            assert msgspec.json.encode(entry) == line
