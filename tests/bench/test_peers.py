"""The comparison with other programs: counting, rounds, statistics, what is missing."""

import doctest
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random

import bootstrap
import peer_figures
import peer_setup
import peer_worker
import peers
import pytest
import shell
from peer_figures import Sample, estimate, gains, mean_ratios, ratios, read_sample, table
from peers import Contender, Results, run_once, run_rounds

from spielhafen import __version__
from spielhafen.core.game import find_game
from spielhafen.core.play import CHANCE, OVER, sample


def took(seconds: float, *, setup: float = 0.0) -> Sample:
    """Return a sample of a thousand events."""
    return Sample(events=1000, chance=250, games=10, play=seconds, setup=setup, about="Hearts 1")


LINE = json.dumps(took(2.0).__dict__)


def speaker(label: str, program: str, *, group: str = "") -> Contender:
    """Return a contender whose worker is a line of Python."""
    return Contender(label, label.title(), (sys.executable, "-c", program), group)


# The worker


def test_a_worker_plays_whole_games_and_adds_them_up() -> None:
    setups = []
    plays = peer_worker.Plays(
        lambda random: setups.append(random.random()),
        lambda *_: peer_worker.Played(events=7, chance=2),
        "Toy 1",
    )

    found = peer_worker.measure(plays, 0.001, Random(1))

    assert found["games"] == len(setups) > 1
    assert (found["events"], found["chance"]) == (7 * found["games"], 2 * found["games"])
    assert found["play"] > 0
    assert found["setup"] > 0


def test_a_worker_plays_one_game_at_least() -> None:
    plays = peer_worker.Plays(lambda _: None, lambda *_: peer_worker.Played(1), "Toy 1")

    assert peer_worker.measure(plays, 0, Random(1))["games"] == 1


def test_an_event_is_a_decision_or_an_outcome_of_chance() -> None:
    game = find_game("santa_timea")
    state, random = game.start(4, {}), Random(5)
    decisions = chance = 0
    while (seat := state.actor()) != OVER:
        moves = [sample(state, random)] if seat == CHANCE else state.moves()
        state.play(moves[0] if seat == CHANCE else moves[int(random.random() * len(moves))])
        chance, decisions = chance + (seat == CHANCE), decisions + (seat != CHANCE)

    plays = peer_worker.spielhafen("santa_timea")
    played = plays.play(plays.start(Random(0)), Random(5))

    assert (played.events, played.chance) == (decisions + chance, chance)
    assert plays.about.startswith(f"Spielhafen {__version__}, ")


def test_outcomes_are_drawn_by_their_probabilities() -> None:
    random = Random(1)
    drawn = [peer_worker.draw([(3, 0.25), (4, 0.75)], random) for _ in range(4000)]

    assert drawn.count(3) + drawn.count(4) == 4000
    assert 900 < drawn.count(3) < 1100


def test_probabilities_that_are_rounded_leave_the_last_outcome() -> None:
    assert peer_worker.draw([(3, 0.0), (4, 0.0)], Random(1)) == 4


def test_a_worker_of_ours_answers_in_its_protocol() -> None:
    (contender,) = peers.our_contenders(["santa_timea"], sys.executable, None)

    found = run_once(contender, 0.01, 3)

    assert found.events > found.chance > 0
    assert found.games > 0
    assert found.about.startswith("Spielhafen ")


# The protocol


def test_the_last_line_of_a_worker_is_its_sample() -> None:
    assert read_sample(f"a warning\n{LINE}\n") == took(2.0)


@pytest.mark.parametrize("output", ["", "ready", "[1]", "{}", LINE.replace("1000", "0"), LINE + "\nbye"])
def test_other_output_is_refused(output: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        read_sample(output)


def test_a_worker_that_fails_tells_why() -> None:
    with pytest.raises(shell.ToolError, match="No hearts here"):
        run_once(speaker("hearts", "raise SystemExit('Reading …\\nNo hearts here')"), 0.01, 0)


def test_a_worker_gets_seconds_and_seed() -> None:
    program = (
        f"import sys; assert sys.argv[1:] == ['--seconds', '0.5', '--seed', '7'], sys.argv; print('{LINE}')"
    )

    assert run_once(speaker("hearts", program), 0.5, 7) == took(2.0)


def test_contenders_run_in_turns_and_one_that_fails_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    ran = []

    def run(contender: Contender, seconds: float, seed: int) -> Sample:
        ran.append(f"{contender.label}{seed}")
        if (contender.label, seed) == ("b", 1):
            raise shell.ToolError("Out of paint.")
        return took(seconds)

    monkeypatch.setattr(peers, "run_once", run)
    results = Results()
    run_rounds([speaker(label, "") for label in "abc"], 3, 2.0, results)

    assert ran == ["a0", "b0", "c0", "a1", "b1", "c1", "a2", "c2"]
    assert results.missing == {"b": "Out of paint."}
    assert results.samples == {"a": [took(2.0)] * 3, "c": [took(2.0)] * 3}


# The statistics


def test_examples_in_docstrings() -> None:
    assert doctest.testmod(peer_figures).failed == 0


def test_a_machine_that_is_slower_for_a_round_changes_no_ratio() -> None:
    ours, hearts = [took(2.0), took(6.0), took(2.5)], [took(1.0), took(3.0), took(1.25)]

    assert ratios(ours, hearts, Sample.rate) == pytest.approx([0.5] * 3)


def test_the_rate_of_whole_games_includes_the_set_up() -> None:
    found = took(2.0, setup=0.5)

    assert (found.rate(), found.whole_rate()) == (500, 400)


def test_the_mean_of_ratios_is_geometric_in_each_round() -> None:
    samples = {"a": [took(1.0), took(2.0)], "b": [took(4.0), took(8.0)], "hearts": [took(2.0)] * 2}

    assert mean_ratios(samples, ["a", "b"], "hearts", Sample.rate) == pytest.approx([1.0, 0.5])


def test_an_estimate_is_the_median_in_its_interval() -> None:
    found = estimate([5, 1, 4, 2, 3, 100, 3, 3, 2, 4, 3])

    assert found.value == 3
    assert 1 < found.low <= 3 <= found.high < 100
    assert found == estimate([5, 1, 4, 2, 3, 100, 3, 3, 2, 4, 3])


def test_equal_rounds_leave_no_doubt() -> None:
    assert str(estimate([0.25] * 5)) == "0.250 (0.250–0.250)"


def covered(rounds: Sequence[float]) -> bool:
    found = estimate(rounds)
    return found.low <= 10 <= found.high


def test_most_intervals_cover_the_true_median() -> None:
    random = Random(8)

    hits = sum(covered([random.gauss(10, 1) for _ in range(11)]) for _ in range(100))

    assert hits >= 90


def test_gains_compare_two_groups_of_the_same_games() -> None:
    samples = {"columbus": [took(3.0)], "columbus, compiled": [took(1.0)]}
    ours, compiled = ["columbus"], ["columbus, compiled"]

    assert gains(samples, {"ours": ours, "ours, compiled": compiled}) == pytest.approx([3.0])
    assert gains(samples, {"ours": ours}) == []
    assert gains(samples, {"ours": ["ghost_ship"], "ours, compiled": compiled}) == []


SAMPLES = {"hearts": [took(1.0), took(1.0)], "columbus": [took(4.0), took(4.0)]}
TITLES = {"hearts": "Hearts", "columbus": "Columbus"}


def test_the_table_has_a_line_for_each_contender_and_the_mean() -> None:
    lines = table(SAMPLES, TITLES, {"ours": ["columbus"]}, "hearts").splitlines()

    assert lines[0].startswith("| | events per second | × Hearts |")
    one, quarter = "1.00 (1.00–1.00)", "0.250 (0.250–0.250)"
    assert lines[2:] == [
        f"| Hearts | 1,000 | {one} | {one} | 0 µs | 100 | 25 % |",
        f"| Columbus | 250 | {quarter} | {quarter} | 0 µs | 100 | 25 % |",
        f"| **ours: geometric mean of 1** | 250 | {quarter} | {quarter} |  |  |  |",
    ]


def test_without_the_peer_that_ratios_refer_to_the_table_has_rates_only() -> None:
    found = table({"columbus": [took(4.0)]}, TITLES, {"ours": ["columbus"]}, "hearts")

    assert "| Columbus | 250 | – | – |" in found


# What is missing


def offline() -> Path:
    raise shell.ToolError("OpenSpiel could not be installed. The network seems to be missing.")


def test_without_a_network_ours_are_measured_and_the_rest_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(peer_setup, "python_with_peers", offline)
    monkeypatch.setattr(peers, "pin", lambda _: "core 0")
    monkeypatch.setattr(peers, "run_once", lambda *_: took(2.0))

    code = peers.main(["--rounds", "1", "--only", "columbus", "--json", str(tmp_path / "peers.json")])

    assert code == 1
    out = capsys.readouterr().out
    assert "| Columbus | 500 | – | – |" in out
    assert "Not measured: OpenSpiel hearts. OpenSpiel could not be installed. The network" in out
    written = json.loads((tmp_path / "peers.json").read_text("utf-8"))
    assert written["samples"] == {"columbus": [took(2.0).__dict__]}
    assert list(written["missing"]) == ["hearts"]


def test_a_compiled_build_is_measured_beside_the_other_and_compared(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def run(contender: Contender, *_: float) -> Sample:
        return took(1.0 if contender.command[0] == "/compiled/python" else 4.0)

    monkeypatch.setattr(peer_setup, "python_with_peers", lambda: Path("/peers/python"))
    monkeypatch.setattr(peers, "pin", lambda _: "core 0")
    monkeypatch.setattr(peers, "run_once", run)
    words = ["--rounds", "2", "--only", "columbus", "--compiled", "/compiled/python"]

    assert peers.main([*words, "--json", str(tmp_path / "peers.json")]) == 0

    assert "| ours, compiled ÷ ours |  | 4.00 (4.00–4.00) |" in capsys.readouterr().out
    written = json.loads((tmp_path / "peers.json").read_text("utf-8"))
    assert {name: ratio["value"] for name, ratio in written["ratios"].items()} == {
        "hearts": 1,
        "columbus": 1,
        "columbus, compiled": 4,
        "ours": 1,
        "ours, compiled": 4,
    }


def test_peers_are_installed_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[Sequence[str | Path]] = []

    def run(_title: str, command: Sequence[str | Path], *_: object, **__: object) -> None:
        ran.append(command)
        (peer_setup.folder() / "python").mkdir(parents=True, exist_ok=True)

    monkeypatch.setattr(shell, "ROOT", tmp_path)
    monkeypatch.setattr(shell, "run", run)
    monkeypatch.setattr(bootstrap, "find_uv", lambda: "uv")
    program = peer_setup.python_with_peers()

    assert [command[:3] for command in ran] == [["uv", "venv", "--clear"], ["uv", "pip", "install"]]
    assert program.is_relative_to(tmp_path / ".tools" / "peers")
    assert peer_setup.python_with_peers() == program
    assert len(ran) == 2


def test_the_lists_of_peers_are_pinned_and_name_no_host() -> None:
    lock = (peer_setup.PACKAGES / "package-lock.json").read_text("utf-8")
    listed = (peer_setup.PACKAGES / "requirements.txt").read_text("utf-8").splitlines()

    assert '"resolved"' not in lock
    assert all("==" in line for line in listed if not line.startswith("#"))
    assert json.loads((peer_setup.PACKAGES / "package.json").read_text("utf-8"))["dependencies"] == {
        "boardgame.io": json.loads(lock)["packages"]["node_modules/boardgame.io"]["version"]
    }
