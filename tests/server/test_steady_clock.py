"""The clock of events: a wall clock that jumps costs no player time or seat."""

from __future__ import annotations

from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from spielhafen.match import ClockPlan
from spielhafen.match.clock import start_clock
from spielhafen.match.events import Played
from spielhafen.server.steady_clock import STEADY_CLOCK, SteadyClock, monotonic_seconds
from tests.server.registries import ONE_AND_OPEN, json_of, open_server, open_store

SECONDS = st.floats(0, 1e5, allow_nan=False)
STEPS = st.floats(-1e7, 1e7, allow_nan=False)


class FakeMachine:
    """A machine whose wall clock is set now and then."""

    def __init__(self) -> None:
        self.passed, self.set = 0.0, 1.8e9

    def wall(self) -> float:
        return self.set + self.passed

    def steady(self) -> float:
        return 77.0 + self.passed


@given(st.lists(st.tuples(SECONDS, STEPS)))
def test_time_passes_evenly_however_the_wall_clock_is_set(passing: list[tuple[float, float]]) -> None:
    machine = FakeMachine()
    now = SteadyClock(machine.wall, machine.steady)
    begun = now()
    for seconds, step in passing:
        before = now()
        machine.set += step
        assert now() == before
        machine.passed += seconds
        assert now() >= before
        assert abs(now() - begun - machine.passed) < 1e-3


def test_it_starts_at_the_wall_clock_and_never_goes_back() -> None:
    machine = FakeMachine()
    assert SteadyClock(machine.wall, machine.steady)() == machine.wall()
    assert STEADY_CLOCK() <= STEADY_CLOCK()
    assert monotonic_seconds() <= monotonic_seconds()


@given(
    st.sampled_from(["move", "bank"]),
    st.lists(st.tuples(st.floats(0.5, 20), st.floats(-1e6, 0)), min_size=1, max_size=12),
)
def test_a_wall_clock_set_back_between_restarts_costs_no_player_time(
    kind: str, moves: list[tuple[float, float]]
) -> None:
    """Two players move in turn; before each move the server restarts with an earlier wall clock."""
    plan = ClockPlan("move" if kind == "move" else "bank", 100.0, 3.0, "seat")
    true, displayed = 1.8e9, 1.8e9
    true_clock, our_clock = (start_clock(plan, 2, true, [0]) for _ in range(2))
    assert true_clock is not None
    assert our_clock is not None
    for ply, (seconds, step) in enumerate(moves, 1):
        displayed += step
        true, displayed = true + seconds, displayed + seconds
        seat = (ply - 1) % 2
        assert our_clock.seconds_left(seat, displayed) >= true_clock.seconds_left(seat, true) - 1e-6
        assert not set(our_clock.overdue(displayed)) - set(true_clock.overdue(true))
        event = Played(seat, [(seat, "N1")], displayed)
        true_clock = true_clock.with_event(event, true, [1 - seat], ply)
        our_clock = our_clock.with_event(event, displayed, [1 - seat], ply)
        assert all(our_clock.stored_seconds[one] >= true_clock.stored_seconds[one] - 1e-6 for one in (0, 1))


def test_the_server_uses_the_steady_clock(tmp_path: Path) -> None:
    machine = FakeMachine()
    now = SteadyClock(machine.wall, machine.steady)
    with open_server(open_store(tmp_path), now=now) as server:
        ada, bo = server.user("Ada"), server.user("Bo")
        plan = {"kind": "bank", "seconds": 60, "increment": 0, "flag": "seat"}
        asked_for = {"game": "santa_timea", "seats": ONE_AND_OPEN, "clock": plan, "options": {}}
        table = json_of(ada.post("/tables", asked_for), 201)["id"]
        json_of(bo.sit(table))
        for step in (-86400.0, 86400.0, 3e6):
            machine.set += step
            view = ada.view(table)
            (seat,) = view["actors"]
            assert view["seats"][seat]["kind"] == "human"
            assert view["clock"]["seconds_left"][seat] == 60.0
