"""Bots that are programs of their own."""

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
BY_LOT = shlex.join([sys.executable, str(EXAMPLES / "by_lot.py")])

GREET = """
import json, sys, time
def tell(message): print(json.dumps(message), flush=True)
hello = json.loads(sys.stdin.readline())
tell({"type": "hello", "name": "odd"})
for line in sys.stdin:
    question = json.loads(line)
    if question["type"] == "bye": break
"""


def odd(folder: Path, answer: str, begun: str = GREET) -> str:
    """The command of a program that answers like this; it remembers its starts in a file."""
    external = folder / "odd.py"
    starts = f"open({str(folder / 'starts')!r}, 'a').write('x')"
    external.write_text(f"{starts}\n{begun}    {answer}\n")
    return shlex.join([sys.executable, str(external)])


def own(folder: Path, answer: str) -> Path:
    """The same as a file that can be started by its name, also where the way to Python has spaces in it."""
    odd(folder, answer)
    external = folder / "odd.py"
    start = f"#!/bin/sh\n'''exec' {shlex.quote(sys.executable)} \"$0\" \"$@\"\n' '''\n"
    external.write_text(start + external.read_text())
    external.chmod(0o755)
    return external


def starts(folder: Path) -> int:
    return len((folder / "starts").read_text())


def left_over(before: set[threading.Thread]) -> list[threading.Thread]:
    """Threads that were not there before and do not end."""
    new = [thread for thread in threading.enumerate() if thread not in before]
    for thread in new:
        thread.join(10)
    return [thread for thread in new if thread.is_alive()]


def decision() -> State:
    """The first choice of a game, as its captain sees it."""
    g, random = GAME.start(2), Random(1)
    while g.actor() == CHANCE:
        g.play(sample(g, random))
    return view(g, g.actor())


def test_a_program_plays_the_move_it_names(tmp_path: Path) -> None:
    command = odd(tmp_path, "tell({'type': 'move', 'id': question['id'], 'move': question['moves'][-1]})")
    seen = decision()
    external = ExternalBot(GAME, command)

    for _ in range(3):
        assert external.choose(seen, Random(1)) is seen.moves()[-1]
    external.close()

    assert external.failures == 0
    assert starts(tmp_path) == 1


def test_it_is_told_what_its_seat_may_know_and_nothing_else(tmp_path: Path) -> None:
    kept = tmp_path / "asked.json"
    command = odd(tmp_path, f"open({str(kept)!r}, 'w').write(json.dumps(question['view'])); tell({{}})")
    seen = decision()

    ExternalBot(GAME, command).choose(seen, Random(1))

    assert GAME.dump(GAME.read_position(kept.read_text())) == GAME.dump(seen)


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ("print('nonsense', flush=True)", "program-other-answer"),
        ("tell([1])", "program-other-answer"),
        ("tell({'type': 'move', 'id': -1, 'move': question['moves'][0]})", "program-other-answer"),
        ("tell({'type': 'move', 'id': question['id'], 'move': 'N99'})", "program-other-move"),
        ("tell({'type': 'move', 'id': question['id'], 'move': 5})", "program-other-answer"),
        ("print('[' * 50_000, flush=True)", "program-other-answer"),
        ("sys.exit(3)", "program-gone"),
        ("__import__('os').close(1); time.sleep(60)", "program-silent"),
    ],
)
def test_whatever_it_answers_the_game_goes_on(tmp_path: Path, answer: str, why: str) -> None:
    seen = decision()
    external = ExternalBot(GAME, odd(tmp_path, answer))

    for _ in range(3):
        assert external.choose(seen, Random(1)) in seen.moves()
    external.close()

    assert external.failures == 3
    assert external.first_failure is not None
    assert external.first_failure.key == why


def test_a_program_that_is_there_no_longer_stops_no_game(tmp_path: Path) -> None:
    external = ExternalBot(GAME, odd(tmp_path, "sys.exit(3)"))
    seen = decision()
    external.choose(seen, Random(1))
    external.arguments = ["no-such-program-anywhere"]

    for _ in range(MAX_STARTS + 2):
        assert external.choose(seen, Random(1)) in seen.moves()
    external.close()

    assert external.failures == MAX_STARTS + 3


def test_nor_does_it_stop_the_games_that_follow(tmp_path: Path) -> None:
    external = own(tmp_path, "__import__('os').remove(sys.argv[0]); sys.exit(3)")

    found = run_simulation(GAME, [f"run:{external}", "random"], games=2, workers=1)

    assert found.games == 2
    assert not external.exists()


def test_who_is_late_is_ended_and_started_anew_a_few_times(tmp_path: Path) -> None:
    seen = decision()
    external = ExternalBot(GAME, odd(tmp_path, "time.sleep(60)"), seconds=0.3)

    for _ in range(MAX_STARTS + 2):
        assert external.choose(seen, Random(1)) in seen.moves()

    assert external.failures == MAX_STARTS + 2
    assert external.first_failure == text("program-late", seconds="0.3")
    assert starts(tmp_path) <= MAX_STARTS


DEAF = """
import json, sys, time
def tell(message): print(json.dumps(message), flush=True)
tell({"type": "hello", "name": "deaf"})
for number in range(1, 81):
"""


def test_a_program_that_answers_but_does_not_read_stops_no_game(tmp_path: Path) -> None:
    seen = decision()
    answer = f"tell({{'type': 'move', 'id': number, 'move': {str(seen.moves()[-1])!r}}})\ntime.sleep(600)"
    external = ExternalBot(GAME, odd(tmp_path, answer, DEAF), seconds=1.0)
    chosen: list[Move] = []

    def play() -> None:
        chosen.extend(external.choose(seen, Random(1)) for _ in range(80))
        external.close()

    before = set(threading.enumerate())
    player = threading.Thread(target=play, daemon=True)  # not to wait for ever if the game is stopped
    player.start()
    player.join(60)

    assert len(chosen) == 80
    assert set(chosen) <= set(seen.moves())
    assert external.failures
    assert left_over(before) == []


def test_closing_waits_for_nobody_and_leaves_nothing_behind(tmp_path: Path) -> None:
    before = set(threading.enumerate())
    (tmp_path / "sleeps.py").write_text("import time\ntime.sleep(600)\n")
    process = ExternalProcess([sys.executable, str(tmp_path / "sleeps.py")])

    with pytest.raises(TimeoutError):
        process.send({"much": "x" * 1_000_000}, 0.1)
    with pytest.raises(TimeoutError):
        process.send({"type": "bye"}, 600)
    process.stop()

    assert process.has_ended
    assert left_over(before) == []


SLEEPS = "import time\nprint('{}', flush=True)\ntime.sleep(600)\n"
"""Says one thing and then nothing, also when nobody is there any longer."""

posix = pytest.mark.skipif(sys.platform == "win32", reason="there are no groups of processes")


@posix
def test_what_a_program_has_started_ends_with_it(tmp_path: Path) -> None:
    before = set(threading.enumerate())
    (tmp_path / "sleeps.py").write_text(SLEEPS)
    child = [sys.executable, str(tmp_path / "sleeps.py")]
    process = ExternalProcess([sys.executable, "-c", f"import subprocess; subprocess.run({child!r})"])
    process.receive(60)

    process.stop()

    assert left_over(before) == []  # or the child still holds the pipe that one of them reads


@posix
def test_a_program_that_cannot_be_ended_keeps_nobody_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "sleeps.py").write_text(SLEEPS)
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
def test_a_program_ends_with_whoever_started_it(tmp_path: Path, name: str) -> None:
    (tmp_path / "sleeps.py").write_text(SLEEPS)
    script = f"""
import os, signal, sys
# As in a terminal, also where the tests were started in the background.
signal.signal(signal.{name}, signal.default_int_handler if "{name}" == "SIGINT" else signal.SIG_DFL)
from spielhafen.bots.external import Process
process = Process([sys.executable, {str(tmp_path / "sleeps.py")!r}])
process.hear(60)
os.kill(os.getpid(), signal.{name})
"""

    done = subprocess.run(
        [sys.executable, "-c", script], stderr=subprocess.PIPE, timeout=30, check=False
    )  # stderr ends when the last one who may write there has ended

    assert done.returncode == -getattr(signal, name)


def test_who_is_told_good_bye_may_end_by_himself(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    answer = "tell({'type': 'move', 'id': question['id'], 'move': question['moves'][0]})"
    external = ExternalBot(
        GAME, odd(tmp_path, f"{answer}\nimport decimal; open({str(kept)!r}, 'w').write('all')")
    )

    external.choose(decision(), Random(1))
    external.close()

    assert kept.read_text() == "all"


def test_a_program_that_has_ended_is_told_things_in_vain(tmp_path: Path) -> None:
    before = set(threading.enumerate())
    (tmp_path / "ends.py").write_text("")
    process = ExternalProcess([sys.executable, str(tmp_path / "ends.py")])
    assert process.wait_for_exit(60)

    for _ in range(3):
        process.send({"type": "bye"}, 60)
    process.stop()

    assert left_over(before) == []


@pytest.mark.parametrize(
    ("seconds", "greeting"),
    [(0.5, MIN_GREETING_SECONDS), (MIN_GREETING_SECONDS + 1, MIN_GREETING_SECONDS + 1)],
)
def test_who_has_only_been_started_may_take_longer_to_greet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seconds: float, greeting: float
) -> None:
    asked: list[tuple[str, float]] = []

    def ask(_: ExternalProcess, message: dict[str, Any], limit: float) -> dict[str, Any]:
        asked.append((message["type"], limit))
        return message

    monkeypatch.setattr(ExternalProcess, "ask", ask)
    external = ExternalBot(GAME, odd(tmp_path, "pass"), seconds)
    external.choose(decision(), Random(1))
    external.close()

    assert asked == [("hello", greeting), ("move", seconds)]


def test_who_does_not_greet_is_not_asked(tmp_path: Path) -> None:
    seen = decision()
    external = ExternalBot(GAME, odd(tmp_path, "", begun="print('{}', flush=True)\nif True:\n    pass\n"))

    assert external.choose(seen, Random(1)) in seen.moves()
    assert external.failures == 1


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
def test_a_command_is_read_as_where_it_was_written(separator: str, command: str, words: list[str]) -> None:
    assert split_command(command, separator) == words


@pytest.mark.parametrize("command", ["no-such-program-anywhere", "", "'", "python \0"])
def test_what_cannot_be_started_is_refused_at_once(command: str) -> None:
    with pytest.raises(ProgramStartError):
        create_bot(GAME, f"run:{command}")


def test_a_file_that_is_no_program_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    file = tmp_path / "nothing"
    file.write_text("nothing that could be started\n")
    file.chmod(0o755)

    with pytest.raises(ProgramStartError):
        create_bot(GAME, f"run:{file}")
    with pytest.raises(ProgramStartError):
        GameSetup(GAME.name, ("random", f"run:{file}")).validate()


def test_a_program_sits_down_in_place_of_a_level() -> None:
    found = run_simulation(GAME, [f"run:{BY_LOT}", "greedy"], games=2, workers=1)

    assert found.unfinished == 0
    assert found.seats[0].player == f"run:{BY_LOT}"


@pytest.mark.parametrize(
    "command",
    [
        BY_LOT,
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


def test_conformance_tells_what_is_not_kept(tmp_path: Path) -> None:
    command = odd(tmp_path, "tell({'type': 'move', 'id': question['id'], 'move': 'N99'})")

    findings = {found.check: found for found in check_conformance(command, [GAME], seconds=5)}

    assert findings["greets"].passed
    assert findings["greets"].reason is None
    assert not findings["plays"].passed
    assert findings["plays"].reason == text("program-other-move", move="N99")


def test_conformance_tells_who_answers_no_greeting_and_who_does_not_leave() -> None:
    rude = shlex.join([sys.executable, "-c", "print('nonsense', flush=True); input()"])
    stay = """input(); print('{"type": "hello"}', flush=True); __import__('time').sleep(60)"""
    patient = shlex.join([sys.executable, "-c", stay])

    found = {found.check: found.reason for found in check_conformance(rude, [GAME], seconds=1)}
    stays = {found.check: found.reason for found in check_conformance(patient, [GAME], seconds=0.2)}

    assert found["greets"] == text("program-other-greeting", line="nonsense")
    assert stays["greets"] is None
    assert stays["leaves"] == text("program-stays", seconds="1")


def test_who_ends_again_and_again_is_started_no_more(tmp_path: Path) -> None:
    seen = decision()
    answer = "tell({'type': 'move', 'id': question['id'], 'move': question['moves'][0]}); sys.exit()"
    external = ExternalBot(GAME, odd(tmp_path, answer))

    for _ in range(MAX_STARTS):
        external.choose(seen, Random(1))
        assert external._process is not None
        assert external._process.wait_for_exit(10)
    assert external.failures == 0
    external.choose(seen, Random(1))

    assert external.first_failure == text("program-given-up", starts=MAX_STARTS)


def test_nobody_who_never_answers_repeats_himself(tmp_path: Path) -> None:
    findings = {
        found.check: found.passed for found in check_conformance(odd(tmp_path, "sys.exit(3)"), [GAME])
    }

    assert findings["repeats"] is False


def test_a_whole_game_of_every_move_offered_is_playable_by_lot() -> None:
    g, random = GAME.start(2), Random(2)
    external = create_bot(GAME, f"run:{BY_LOT}")
    while (seat := g.actor()) != OVER:
        g.play(sample(g, random) if seat == CHANCE else external.choose(view(g, seat), random))

    assert isinstance(external, ExternalBot)
    external.close()
    assert external.failures == 0
