"""Bots that are external programs."""

from __future__ import annotations

import shlex
import shutil
import signal
import subprocess
import sys
import threading
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from spielhafen.bots import ExternalBot, ProgramStartError, create_bot, external
from spielhafen.bots.external import MAX_STARTS, MIN_GREETING_SECONDS, ExternalProcess, split_command
from spielhafen.core.game import find_game
from spielhafen.core.play import CHANCE, OVER, State, sample
from spielhafen.core.secret import view
from spielhafen.core.text import text
from spielhafen.lab import check_conformance, run_simulation
from spielhafen.lab.self_play import GameSetup

if TYPE_CHECKING:
    from spielhafen.core.moves import Move

GAME = find_game("santa_timea")
EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"
RANDOM_PROGRAM = shlex.join([sys.executable, str(EXAMPLES / "by_lot.py")])

GREETING_CODE = """
import json, sys, time
def send(message): print(json.dumps(message), flush=True)
hello = json.loads(sys.stdin.readline())
send({"type": "hello", "name": "odd"})
for line in sys.stdin:
    question = json.loads(line)
    if question["type"] == "bye": break
"""


def program_command(folder: Path, answer: str, begin: str = GREETING_CODE) -> str:
    """Return the command of a program that answers like this and counts its starts in a file."""
    file = folder / "odd.py"
    count_start = f"open({str(folder / 'starts')!r}, 'a').write('x')"
    file.write_text(f"{count_start}\n{begin}    {answer}\n")
    return shlex.join([sys.executable, str(file)])


def executable_program(folder: Path, answer: str) -> Path:
    """Return the same program as an executable file, even if the path of Python contains spaces."""
    program_command(folder, answer)
    file = folder / "odd.py"
    shebang = f"#!/bin/sh\n'''exec' {shlex.quote(sys.executable)} \"$0\" \"$@\"\n' '''\n"
    file.write_text(shebang + file.read_text())
    file.chmod(0o755)
    return file


def start_count(folder: Path) -> int:
    return len((folder / "starts").read_text())


def leaked_threads(before: set[threading.Thread]) -> list[threading.Thread]:
    """Return the threads that were started since and do not end."""
    new = [thread for thread in threading.enumerate() if thread not in before]
    for thread in new:
        thread.join(10)
    return [thread for thread in new if thread.is_alive()]


def decision() -> State:
    """Return the view of the first decision of a game."""
    g, random = GAME.start(2), Random(1)
    while g.actor() == CHANCE:
        g.play(sample(g, random))
    return view(g, g.actor())


def test_a_program_plays_the_move_it_names(tmp_path: Path) -> None:
    command = program_command(
        tmp_path, "send({'type': 'move', 'id': question['id'], 'move': question['moves'][-1]})"
    )
    seen = decision()
    bot = ExternalBot(GAME, command)

    for _ in range(3):
        assert bot.choose(seen, Random(1)) is seen.moves()[-1]
    bot.close()

    assert bot.failures == 0
    assert start_count(tmp_path) == 1


def test_a_program_gets_only_the_view_of_its_seat(tmp_path: Path) -> None:
    kept = tmp_path / "question.json"
    command = program_command(
        tmp_path, f"open({str(kept)!r}, 'w').write(json.dumps(question['view'])); send({{}})"
    )
    seen = decision()

    ExternalBot(GAME, command).choose(seen, Random(1))

    assert GAME.dump(GAME.read_position(kept.read_text())) == GAME.dump(seen)


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        ("print('nonsense', flush=True)", "program-other-answer"),
        ("send([1])", "program-other-answer"),
        ("send({'type': 'move', 'id': -1, 'move': question['moves'][0]})", "program-other-answer"),
        ("send({'type': 'move', 'id': question['id'], 'move': 'N99'})", "program-other-move"),
        ("send({'type': 'move', 'id': question['id'], 'move': 5})", "program-other-answer"),
        ("print('[' * 50_000, flush=True)", "program-other-answer"),
        ("sys.exit(3)", "program-gone"),
        ("__import__('os').close(1); time.sleep(60)", "program-silent"),
    ],
)
def test_after_an_invalid_answer_the_game_goes_on(tmp_path: Path, answer: str, reason: str) -> None:
    seen = decision()
    bot = ExternalBot(GAME, program_command(tmp_path, answer))

    for _ in range(3):
        assert bot.choose(seen, Random(1)) in seen.moves()
    bot.close()

    assert bot.failures == 3
    assert bot.first_failure is not None
    assert bot.first_failure.key == reason


def test_a_program_that_disappears_does_not_stop_the_game(tmp_path: Path) -> None:
    bot = ExternalBot(GAME, program_command(tmp_path, "sys.exit(3)"))
    seen = decision()
    bot.choose(seen, Random(1))
    bot.arguments = ["no-such-program-anywhere"]

    for _ in range(MAX_STARTS + 2):
        assert bot.choose(seen, Random(1)) in seen.moves()
    bot.close()

    assert bot.failures == MAX_STARTS + 3


def test_a_program_that_disappears_does_not_stop_the_following_games(tmp_path: Path) -> None:
    program = executable_program(tmp_path, "__import__('os').remove(sys.argv[0]); sys.exit(3)")

    found = run_simulation(GAME, [f"run:{program}", "random"], games=2, workers=1)

    assert found.games == 2
    assert not program.exists()


def test_a_late_program_is_restarted_a_few_times(tmp_path: Path) -> None:
    seen = decision()
    bot = ExternalBot(GAME, program_command(tmp_path, "time.sleep(60)"), seconds=0.3)

    for _ in range(MAX_STARTS + 2):
        assert bot.choose(seen, Random(1)) in seen.moves()

    assert bot.failures == MAX_STARTS + 2
    assert bot.first_failure == text("program-late", seconds="0.3")
    assert start_count(tmp_path) <= MAX_STARTS


NOT_READING = """
import json, sys, time
def send(message): print(json.dumps(message), flush=True)
send({"type": "hello", "name": "deaf"})
for number in range(1, 81):
"""


def test_a_program_that_answers_but_does_not_read_does_not_stop_the_game(tmp_path: Path) -> None:
    seen = decision()
    answer = f"send({{'type': 'move', 'id': number, 'move': {str(seen.moves()[-1])!r}}})\ntime.sleep(600)"
    bot = ExternalBot(GAME, program_command(tmp_path, answer, NOT_READING), seconds=1.0)
    chosen: list[Move] = []

    def play() -> None:
        chosen.extend(bot.choose(seen, Random(1)) for _ in range(80))
        bot.close()

    before = set(threading.enumerate())
    player = threading.Thread(target=play, daemon=True)  # so that a blocked game does not block the test
    player.start()
    player.join(60)

    assert len(chosen) == 80
    assert set(chosen) <= set(seen.moves())
    assert bot.failures
    assert leaked_threads(before) == []


def test_stopping_does_not_block_and_leaves_no_threads(tmp_path: Path) -> None:
    before = set(threading.enumerate())
    (tmp_path / "sleeps.py").write_text("import time\ntime.sleep(600)\n")
    process = ExternalProcess([sys.executable, str(tmp_path / "sleeps.py")])

    with pytest.raises(TimeoutError):
        process.send({"much": "x" * 1_000_000}, 0.1)
    with pytest.raises(TimeoutError):
        process.send({"type": "bye"}, 600)
    process.stop()

    assert process.has_ended
    assert leaked_threads(before) == []


SLEEPING_PROGRAM = "import time\nprint('{}', flush=True)\ntime.sleep(600)\n"
"""Writes one line and then nothing, even after its parent has ended."""

posix = pytest.mark.skipif(sys.platform == "win32", reason="there are no groups of processes")


@posix
def test_child_processes_end_with_their_program(tmp_path: Path) -> None:
    before = set(threading.enumerate())
    (tmp_path / "sleeps.py").write_text(SLEEPING_PROGRAM)
    child = [sys.executable, str(tmp_path / "sleeps.py")]
    process = ExternalProcess([sys.executable, "-c", f"import subprocess; subprocess.run({child!r})"])
    process.receive(60)

    process.stop()

    assert leaked_threads(before) == []  # otherwise the child still holds the pipe that a thread reads


@posix
def test_stopping_a_program_that_cannot_be_killed_does_not_block(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "sleeps.py").write_text(SLEEPING_PROGRAM)
    process = ExternalProcess([sys.executable, str(tmp_path / "sleeps.py")])
    process.receive(60)
    with monkeypatch.context() as away:
        away.setattr(external, "SHUTDOWN_SECONDS", 0.01)
        away.setattr(external, "_kill", lambda _: None)  # as if it ran under another user's name
        process.stop()
        assert not process.has_ended
    external._kill(process._popen)
    assert process.wait_for_exit(60)


@posix
@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_a_program_ends_with_its_parent_process(tmp_path: Path, name: str) -> None:
    (tmp_path / "sleeps.py").write_text(SLEEPING_PROGRAM)
    script = f"""
import os, signal, sys
# As in a terminal, also where the tests were started in the background.
signal.signal(signal.{name}, signal.default_int_handler if "{name}" == "SIGINT" else signal.SIG_DFL)
from spielhafen.bots.external import ExternalProcess
process = ExternalProcess([sys.executable, {str(tmp_path / "sleeps.py")!r}])
process.receive(60)
os.kill(os.getpid(), signal.{name})
"""

    done = subprocess.run(
        [sys.executable, "-c", script], stderr=subprocess.PIPE, timeout=30, check=False
    )  # stderr closes when the last process that can write to it has ended

    assert done.returncode == -getattr(signal, name)


def test_a_program_may_end_by_itself_after_bye(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    answer = "send({'type': 'move', 'id': question['id'], 'move': question['moves'][0]})"
    bot = ExternalBot(
        GAME, program_command(tmp_path, f"{answer}\nimport decimal; open({str(kept)!r}, 'w').write('all')")
    )

    bot.choose(decision(), Random(1))
    bot.close()

    assert kept.read_text() == "all"


def test_messages_to_a_program_that_has_ended_are_lost(tmp_path: Path) -> None:
    before = set(threading.enumerate())
    (tmp_path / "ends.py").write_text("")
    process = ExternalProcess([sys.executable, str(tmp_path / "ends.py")])
    assert process.wait_for_exit(60)

    for _ in range(3):
        process.send({"type": "bye"}, 60)
    process.stop()

    assert leaked_threads(before) == []


@pytest.mark.parametrize(
    ("seconds", "greeting"),
    [(0.5, MIN_GREETING_SECONDS), (MIN_GREETING_SECONDS + 1, MIN_GREETING_SECONDS + 1)],
)
def test_the_greeting_may_take_longer_than_an_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seconds: float, greeting: float
) -> None:
    messages: list[tuple[str, float]] = []

    def ask(_: ExternalProcess, message: dict[str, Any], limit: float) -> dict[str, Any]:
        messages.append((message["type"], limit))
        return message

    monkeypatch.setattr(ExternalProcess, "ask", ask)
    bot = ExternalBot(GAME, program_command(tmp_path, "pass"), seconds)
    bot.choose(decision(), Random(1))
    bot.close()

    assert messages == [("hello", greeting), ("move", seconds)]


def test_a_program_that_does_not_greet_gets_no_question(tmp_path: Path) -> None:
    seen = decision()
    bot = ExternalBot(
        GAME, program_command(tmp_path, "", begin="print('{}', flush=True)\nif True:\n    pass\n")
    )

    assert bot.choose(seen, Random(1)) in seen.moves()
    assert bot.failures == 1


@pytest.mark.parametrize(
    ("separator", "command", "words"),
    [
        ("/", r"node 'my bots/by_lot.mjs' #1 a\ b", ["node", "my bots/by_lot.mjs", "#1", "a b"]),
        (
            "\\",
            r'"C:\Program Files\node.exe" C:\bots\by_lot.mjs',
            [r"C:\Program Files\node.exe", r"C:\bots\by_lot.mjs"],
        ),
    ],
)
def test_a_command_is_split_by_the_rules_of_its_platform(
    separator: str, command: str, words: list[str]
) -> None:
    assert split_command(command, separator) == words


@pytest.mark.parametrize("command", ["no-such-program-anywhere", "", "'", "python \0"])
def test_a_command_that_cannot_be_started_is_refused_at_once(command: str) -> None:
    with pytest.raises(ProgramStartError):
        create_bot(GAME, f"run:{command}")


def test_a_file_that_is_not_a_program_is_refused_before_the_game(tmp_path: Path) -> None:
    file = tmp_path / "nothing"
    file.write_text("nothing that could be started\n")
    file.chmod(0o755)

    with pytest.raises(ProgramStartError):
        create_bot(GAME, f"run:{file}")
    with pytest.raises(ProgramStartError):
        GameSetup(GAME.name, ("random", f"run:{file}")).validate()


def test_a_program_can_play_in_place_of_a_level() -> None:
    found = run_simulation(GAME, [f"run:{RANDOM_PROGRAM}", "greedy"], games=2, workers=1)

    assert found.unfinished == 0
    assert found.seats[0].player == f"run:{RANDOM_PROGRAM}"


@pytest.mark.parametrize(
    "command",
    [
        RANDOM_PROGRAM,
        pytest.param(
            shlex.join(["node", str(EXAMPLES / "by_lot.mjs")]),
            marks=pytest.mark.skipif(shutil.which("node") is None, reason="there is no Node here"),
        ),
    ],
    ids=["Python", "JavaScript"],
)
def test_the_examples_keep_the_protocol(command: str) -> None:
    findings = check_conformance(command, [GAME])

    assert [(found.check, found.passed) for found in findings] == [
        ("greets", True),
        ("plays", True),
        ("repeats", True),
        ("leaves", True),
    ]


def test_conformance_reports_what_a_program_violates(tmp_path: Path) -> None:
    command = program_command(tmp_path, "send({'type': 'move', 'id': question['id'], 'move': 'N99'})")

    findings = {found.check: found for found in check_conformance(command, [GAME], seconds=5)}

    assert findings["greets"].passed
    assert findings["greets"].reason is None
    assert not findings["plays"].passed
    assert findings["plays"].reason == text("program-other-move", move="N99")


@pytest.mark.slow
def test_conformance_reports_a_missing_greeting_and_a_program_that_does_not_end() -> None:
    without_greeting = shlex.join([sys.executable, "-c", "print('nonsense', flush=True); input()"])
    code = """input(); print('{"type": "hello"}', flush=True); __import__('time').sleep(60)"""
    without_end = shlex.join([sys.executable, "-c", code])

    found = {found.check: found.reason for found in check_conformance(without_greeting, [GAME], seconds=1)}
    stays = {found.check: found.reason for found in check_conformance(without_end, [GAME], seconds=0.2)}

    assert found["greets"] == text("program-other-greeting", line="nonsense")
    assert stays["greets"] is None
    assert stays["leaves"] == text("program-stays", seconds="1")


def test_a_program_that_keeps_ending_is_given_up(tmp_path: Path) -> None:
    seen = decision()
    answer = "send({'type': 'move', 'id': question['id'], 'move': question['moves'][0]}); sys.exit()"
    bot = ExternalBot(GAME, program_command(tmp_path, answer))

    for _ in range(MAX_STARTS):
        bot.choose(seen, Random(1))
        assert bot._process is not None
        assert bot._process.wait_for_exit(10)
    assert bot.failures == 0
    bot.choose(seen, Random(1))

    assert bot.first_failure == text("program-given-up", starts=MAX_STARTS)


def test_a_program_that_never_answers_fails_the_repeat_check(tmp_path: Path) -> None:
    findings = {
        found.check: found.passed
        for found in check_conformance(program_command(tmp_path, "sys.exit(3)"), [GAME])
    }

    assert findings["repeats"] is False


def test_a_random_program_can_play_a_whole_game() -> None:
    g, random = GAME.start(2), Random(2)
    bot = create_bot(GAME, f"run:{RANDOM_PROGRAM}")
    while (seat := g.actor()) != OVER:
        g.play(sample(g, random) if seat == CHANCE else bot.choose(view(g, seat), random))

    assert isinstance(bot, ExternalBot)
    bot.close()
    assert bot.failures == 0
