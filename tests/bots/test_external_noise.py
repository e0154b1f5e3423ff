"""Programs that write too much, or nothing at all, do not block the game."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from spielhafen.bots.external import MAX_STARTS, MAX_STDERR_LENGTH, ExternalBot
from tests.bots.test_external import GAME, decision, program_command, start_count


def test_only_the_beginning_of_stderr_is_forwarded_and_the_program_is_not_blocked(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    flood = "[sys.stderr.write('x' * 1_000_000) for _ in range(20)]; "
    program = ExternalBot(
        GAME,
        program_command(
            tmp_path, f"{flood}send({{'type': 'move', 'id': question['id'], 'move': question['moves'][0]}})"
        ),
    )
    seen = decision()

    assert program.choose(seen, Random(1)) is seen.moves()[0]
    program.close()

    shown = capfd.readouterr().err
    assert shown.count("x") == MAX_STDERR_LENGTH
    assert shown.endswith("…\n")


def test_a_silent_program_is_waited_for_only_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spielhafen.bots.external.MIN_GREETING_SECONDS", 0.3)
    program = ExternalBot(
        GAME, program_command(tmp_path, "pass", "import time\ntime.sleep(600)\nif True:\n"), seconds=0.1
    )
    seen = decision()

    for _ in range(MAX_STARTS + 2):
        assert program.choose(seen, Random(1)) in seen.moves()
    program.close()

    assert program.first_failure is not None
    assert program.first_failure.key == "program-late"
    assert (program.failures, start_count(tmp_path)) == (MAX_STARTS + 2, 1)


def test_an_endless_line_is_not_read(tmp_path: Path) -> None:
    program = ExternalBot(
        GAME, program_command(tmp_path, "[sys.stdout.write('x' * 1_000_000) for _ in range(20)]")
    )
    seen = decision()

    assert program.choose(seen, Random(1)) in seen.moves()
    program.close()

    assert program.failures == 1
