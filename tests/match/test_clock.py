"""Clocks: time comes from the events, undos gain none, bots have no clock."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from spielhafen.core.errors import IllegalMove
from spielhafen.core.game import Game
from spielhafen.match import (
    BadClock,
    Clock,
    ClockPlan,
    Match,
    SeatPlan,
    SeatRefused,
    UndoRefused,
    dump_event,
    load_event,
    proposals,
    seating,
)
from spielhafen.match.clock import FinishedMove, check_clock
from spielhafen.match.events import PauseAsked, Paused, Played, Seated, Undone
from spielhafen.match.play_moves import play_moves
from spielhafen.match.proposal_state import seats_to_agree
from spielhafen.match.undo import undo
from tests.match.tables import SANTA_TIMEA, SKERRY, match_of, with_games

BANK = ClockPlan("bank", 100.0, 5.0, "seat")
EACH_MOVE = ClockPlan("move", 30.0, 0.0, "move")


@pytest.fixture(autouse=True)
def _games() -> Iterator[None]:
    with with_games(SANTA_TIMEA, SKERRY):
        yield


def clock_of(match: Match) -> Clock:
    assert match.clock is not None
    return match.clock


def play_at(match: Match, at: float, moves: int = 1) -> int:
    """Play any moves at this time for the seat to move; return the seat."""
    (seat,) = match.actors()
    for _ in range(moves):
        match.apply(play_moves(match, seat, [str(match.view_for(seat).moves()[0])], at))
    return seat


def test_only_the_clock_of_the_seat_to_move_runs() -> None:
    match = match_of(SANTA_TIMEA, 3, clock=BANK)
    (seat,) = match.actors()
    clock = clock_of(match)
    assert dict(clock.running_since) == {seat: 1.0}
    assert [clock.seconds_left(other, 41.0) for other in range(3)] == [
        60.0 if other == seat else 100.0 for other in range(3)
    ]
    assert clock.deadline == 101.0


def test_a_bank_gets_its_increment_after_the_move() -> None:
    match = match_of(SANTA_TIMEA, 3, clock=BANK)
    seat = play_at(match, 21.0)
    assert clock_of(match).seconds_left(seat, 500.0) == 85.0
    (other,) = match.actors()
    assert other != seat
    assert clock_of(match).seconds_left(other, 31.0) == 90.0


def test_a_clock_per_move_is_full_again_at_the_next_turn() -> None:
    match = match_of(SANTA_TIMEA, 2, clock=EACH_MOVE)
    first = play_at(match, 21.0)
    play_at(match, 26.0)
    while match.actors() != [first]:
        play_at(match, 27.0)
    assert clock_of(match).seconds_left(first, 27.0) == 30.0


def test_an_undo_gains_no_time() -> None:
    match = match_of(SANTA_TIMEA, 3, clock=EACH_MOVE)
    (seat,) = match.actors()
    for round_ in range(3):
        play_at(match, 11.0 + 10 * round_)
        match.apply(Undone(seat, len(match.plies) - 1, 11.0 + 10 * round_, agreed=True))
        assert clock_of(match).seconds_left(seat, 11.0 + 10 * round_) == 20.0 - 10 * round_
    assert clock_of(match).overdue(31.0) == [seat]


def agreed_undo(match: Match, seat: int, at: float) -> None:
    """Propose to undo the last decision of a seat, and let all others agree."""
    match.apply(proposals.propose_undo(match, seat, at))
    while match.proposal is not None:
        match.apply(proposals.answer(match, seats_to_agree(match.seats, match.proposal)[0], at, agree=True))


def test_an_undo_of_an_answered_move_restores_the_time_at_that_move() -> None:
    match = match_of(SANTA_TIMEA, 2, clock=EACH_MOVE)
    seat = play_at(match, 29.0)
    while match.actors() != [seat]:
        play_at(match, 30.0)
    assert clock_of(match).seconds_left(seat, 31.0) == 29.0
    agreed_undo(match, seat, 31.0)
    assert match.actors() == [seat]
    assert clock_of(match).seconds_left(seat, 31.0) == 2.0


def test_the_increment_of_an_undone_move_is_taken_back() -> None:
    match = match_of(SANTA_TIMEA, 2, clock=BANK)
    seat = play_at(match, 11.0)
    while match.actors() != [seat]:
        play_at(match, 21.0)
    assert clock_of(match).seconds_left(1 - seat, 21.0) > 90.0
    agreed_undo(match, seat, 21.0)
    assert clock_of(match).seconds_left(seat, 21.0) == 90.0
    assert clock_of(match).seconds_left(1 - seat, 21.0) == 90.0


def test_an_undo_within_a_move_leaves_the_move_before_as_it_was() -> None:
    clock = Clock(EACH_MOVE, {0: 30.0, 1: 30.0}, {0: 0.0})
    for seat, at, to_move, ply in ((0, 28.0, 1, 1), (1, 29.0, 0, 2), (0, 34.0, 0, 3)):
        clock = clock.with_event(Played(seat, [(seat, "go")], at), at, [to_move], ply)
    clock = clock.with_event(Undone(0, 2, 35.0, agreed=True), 35.0, [0], 2)
    assert clock.seconds_left(0, 35.0) == 24.0
    clock = clock.with_event(Undone(0, 0, 35.0, agreed=True), 35.0, [0], 0)
    assert (clock.seconds_left(0, 35.0), clock.seconds_left(1, 35.0)) == (2.0, 29.0)


def test_a_returning_player_has_no_time_once_the_bots_move_is_taken_back() -> None:
    match = match_of(SANTA_TIMEA, 2, clock=ClockPlan("bank", 20.0, 5.0, "seat"))
    (seat,) = match.actors()
    match.apply(seating.lend_timed_out_seat(match, seat, "sailor", 25.0))
    play_at(match, 25.0)
    match.apply(seating.take_back(match, seat, 25.0))
    assert clock_of(match).seconds_left(seat, 25.0) == 5.0
    agreed_undo(match, seat, 25.0)
    assert clock_of(match).overdue(25.0) == [seat]


@pytest.mark.parametrize("clock", [BANK, EACH_MOVE], ids=["bank", "move"])
@pytest.mark.parametrize("game", [SANTA_TIMEA, SKERRY], ids=["santa timea", "skerry"])
@pytest.mark.parametrize("seed", range(5))
def test_no_sequence_of_moves_and_undos_gains_time(game: Game, clock: ClockPlan, seed: int) -> None:
    random, match, at = Random(seed), match_of(game, 3, clock=clock), 1.0
    at_ply: list[dict[int, float]] = [{}] * len(match.plies)
    undos = 0
    for _ in range(300):
        at += random.choice((0.0, 0.5, 3.0))
        seat = random.randrange(3)
        if random.random() < 0.5 and proposals.undo_target(match, seat) is not None:
            agreed_undo(match, seat, at)
            undos += 1
            shown = at_ply[len(match.plies)]
            del at_ply[len(match.plies) :]
            seats = range(3) if clock.kind == "bank" else match.actors()
            assert all(clock_of(match).seconds_left(seat, at) <= shown[seat] for seat in seats)
        elif seats := match.actors():
            shown = {other: clock_of(match).seconds_left(other, at) for other in range(3)}
            seat = random.choice(seats)
            match.apply(play_moves(match, seat, [str(random.choice(match.view_for(seat).moves()))], at))
            at_ply += [shown] * (len(match.plies) - len(at_ply))
    assert undos > 5


def test_a_bot_moves_for_a_late_player_and_the_log_says_so() -> None:
    match = match_of(SANTA_TIMEA, 2, clock=EACH_MOVE)
    (seat,) = match.actors()
    assert clock_of(match).overdue(30.9) == []
    assert clock_of(match).overdue(31.0) == [seat]
    event = play_moves(match, seat, [str(match.view_for(seat).moves()[0])], 32.0, "sailor")
    assert load_event(dump_event(event)) == event
    match.apply(event)
    keys = [line.text.key for line in match.log(1 - seat)]
    assert keys.count("clock-logged-move") == 1
    assert match.bot_levels[-1] == "sailor" or match.bot_levels[-2] == "sailor"
    assert clock_of(match).overdue(33.0) == []


def test_a_bot_plays_on_until_the_late_player_comes_back() -> None:
    match = match_of(SANTA_TIMEA, 2, clock=ClockPlan("bank", 20.0, 5.0, "seat"))
    (seat,) = match.actors()
    event = seating.lend_timed_out_seat(match, seat, "sailor", 25.0)
    match.apply(event)
    assert match.bots_due() == [seat]
    assert match.log(seat)[-1].text.key == "clock-logged-seat"
    assert clock_of(match).overdue(99.0) == []
    with pytest.raises(
        SeatRefused
    ) as refused:  # else they could come back again and again, and move themselves at last
        seating.take_back(match, seat, 29.0)
    assert refused.value.text.key == "seat-bot-first"
    play_at(match, 30.0)
    match.apply(seating.take_back(match, seat, 30.0))
    assert clock_of(match).seconds_left(seat, 30.0) == 5.0


def test_a_bot_on_a_lent_seat_earns_no_increment() -> None:
    match = match_of(SANTA_TIMEA, 2, clock=BANK)
    (seat,) = match.actors()
    match.apply(seating.lend(match, seat, "sailor", 11.0))
    for at in (12.0, 13.0, 14.0):
        while match.actors() != [seat]:
            play_at(match, at)
        play_at(match, at)
    assert clock_of(match).seconds_left(seat, 15.0) == 90.0


@pytest.mark.parametrize("clock", [BANK, EACH_MOVE], ids=["bank", "move"])
def test_a_player_back_before_the_bot_has_moved_pays_for_the_time(clock: ClockPlan) -> None:
    match = match_of(SANTA_TIMEA, 2, clock=clock)
    (seat,) = match.actors()
    for at in (6.0, 16.0):
        match.apply(seating.lend(match, seat, "sailor", at))
        assert clock_of(match).seconds_left(seat, at + 5.0) == clock.seconds + 1.0 - at
        match.apply(seating.take_back(match, seat, at + 5.0))
        assert clock_of(match).seconds_left(seat, at + 5.0) == clock.seconds - 4.0 - at


def test_a_lent_seat_pays_nothing_once_an_undo_gives_the_turn_to_another() -> None:
    match = match_of(SANTA_TIMEA, 2, clock=BANK)
    plies = len(match.plies)
    seat = play_at(match, 11.0)
    (other,) = match.actors()
    match.apply(seating.lend(match, other, "sailor", 16.0))
    match.apply(Undone(seat, plies, 19.0))
    assert match.actors() == [seat]

    match.apply(seating.take_back(match, other, 619.0))

    assert (
        clock_of(match).seconds_left(other, 619.0) == 100.0
    )  # the undo needed no consent: a player who has decided nothing loses no time
    assert clock_of(match).seconds_left(seat, 619.0) < 0.0


def test_a_lent_seat_pays_nothing_for_a_pause() -> None:
    match = match_of(
        SANTA_TIMEA, 2, plans=[SeatPlan("Ada", owner="a"), SeatPlan("Bo", owner="a")], clock=BANK
    )
    (seat,) = match.actors()
    match.apply(seating.lend(match, seat, "sailor", 11.0))
    match.apply(Paused(1 - seat, 16.0))
    match.apply(proposals.resume(match, 1 - seat, 616.0))

    match.apply(seating.take_back(match, seat, 617.0))

    assert clock_of(match).seconds_left(seat, 617.0) == 85.0


@pytest.mark.parametrize(("agreed", "left"), [(False, 80.0), (True, 70.0)])
def test_an_undo_after_a_bots_move_charges_a_lent_seat_for_its_own_time_only(
    agreed: bool, left: float
) -> None:
    clock = Clock(BANK, {0: 100.0, 1: 80.0}, {1: 0.0}, (FinishedMove(1, 0, 90.0, {1: 80.0}),))
    clock = clock.with_event(Seated(1, SeatPlan("Bo", "bot", "sailor", "b"), 0.0), 0.0, [], 1)
    clock = clock.with_event(Undone(0, 0, 10.0, agreed=agreed), 10.0, [0], 0)
    clock = clock.with_event(Seated(1, SeatPlan("Bo", owner="b"), 900.0), 900.0, [0], 0)

    assert clock.seconds_left(1, 900.0) == left


@pytest.mark.parametrize(("agreed", "left"), [(False, 100.0), (True, 80.0)])
def test_an_undo_alone_costs_the_next_player_no_time(agreed: bool, left: float) -> None:
    clock = Clock(BANK, {0: 100.0, 1: 100.0}, {0: 0.0})
    clock = clock.with_event(Played(0, [(0, "go")], 10.0), 10.0, [1], 1)
    clock = clock.with_event(Undone(0, 0, 30.0, agreed=agreed), 30.0, [0], 0)

    assert clock.seconds_left(0, 30.0) == 90.0
    assert clock.seconds_left(1, 30.0) == left


def test_a_player_timed_out_very_late_comes_back_with_an_increment() -> None:
    match = match_of(SANTA_TIMEA, 2, clock=ClockPlan("bank", 20.0, 5.0, "seat"))
    (seat,) = match.actors()
    match.apply(seating.lend_timed_out_seat(match, seat, "sailor", 900.0))
    play_at(match, 901.0)
    match.apply(seating.take_back(match, seat, 902.0))
    assert clock_of(match).seconds_left(seat, 902.0) == 5.0


def test_a_player_without_any_time_left_cannot_come_back() -> None:
    match = match_of(SANTA_TIMEA, 2, clock=ClockPlan("bank", 20.0, 0.0, "seat"))
    (seat,) = match.actors()
    match.apply(seating.lend_timed_out_seat(match, seat, "sailor", 25.0))
    with pytest.raises(SeatRefused):
        seating.take_back(match, seat, 30.0)


def test_a_clock_without_a_flag_only_shows_the_time() -> None:
    match = match_of(SANTA_TIMEA, 2, clock=ClockPlan("bank", 20.0))
    assert clock_of(match).deadline is None
    assert clock_of(match).overdue(1e9) == []
    seat = play_at(match, 51.0)
    assert clock_of(match).seconds_left(seat, 51.0) == -30.0


def test_bots_have_no_clock() -> None:
    plans = [SeatPlan("Ada", owner="a"), SeatPlan("M", "bot", "random")]
    match = match_of(SANTA_TIMEA, plans=plans, clock=BANK)
    for _ in range(4):
        play_at(match, 3.0)
        assert set(clock_of(match).running_since) <= {0}


def test_a_pause_needs_everyones_consent_and_stops_the_clocks() -> None:
    match = match_of(SANTA_TIMEA, 3, clock=BANK)
    (seat,) = match.actors()
    proposed = proposals.propose_pause(match, 2, 11.0)
    assert isinstance(proposed, PauseAsked)
    match.apply(proposed)
    assert clock_of(match).seconds_left(seat, 21.0) == 80.0
    match.apply(proposals.answer(match, 0, 21.0, agree=True))
    paused = proposals.answer(match, 1, 21.0, agree=True)
    assert paused == Paused(2, 21.0)
    match.apply(paused)
    assert match.paused
    assert match.proposal is None
    assert clock_of(match).seconds_left(seat, 9999.0) == 80.0
    with pytest.raises(IllegalMove):
        play_at(match, 30.0)
    with pytest.raises(UndoRefused):
        proposals.propose_pause(match, 0, 30.0)
    match.apply(proposals.resume(match, 1, 1000.0))
    assert clock_of(match).seconds_left(seat, 1010.0) == 70.0
    with pytest.raises(UndoRefused):
        proposals.resume(match, 1, 1000.0)


def test_no_undo_is_possible_during_a_pause() -> None:
    match = match_of(
        SANTA_TIMEA, 2, plans=[SeatPlan("Ada", owner="a"), SeatPlan("Bo", owner="a")], clock=BANK
    )
    seat = play_at(match, 44.0)
    while match.actors() != [seat]:
        play_at(match, 44.0)
    play_at(match, 45.0)
    left = clock_of(match).seconds_left(seat, 45.0)
    match.apply(proposals.propose_pause(match, seat, 45.0))
    assert match.paused
    with pytest.raises(UndoRefused, match="paused"):
        undo(match, seat, 46.0)
    assert proposals.undo_target(match, seat) is None
    with pytest.raises(UndoRefused, match="paused"):
        proposals.propose_undo(match, seat, 46.0)
    match.apply(proposals.resume(match, seat, 1000.0))
    assert clock_of(match).seconds_left(seat, 1000.0) == left
    assert proposals.undo_target(match, seat) is not None


def test_there_is_no_pause_without_clocks() -> None:
    with pytest.raises(UndoRefused):
        proposals.propose_pause(match_of(SANTA_TIMEA, 2), 0, 2.0)


def test_a_match_that_is_rebuilt_shows_the_same_time() -> None:
    match = match_of(SANTA_TIMEA, 2, clock=BANK)
    events = []
    for at in (11.0, 13.0, 19.0, 40.0):
        (seat,) = match.actors()
        events.append(play_moves(match, seat, [str(match.view_for(seat).moves()[0])], at))
        match.apply(events[-1])
    rebuilt = match_of(SANTA_TIMEA, 2, clock=BANK)
    for event in events:
        rebuilt = rebuilt.with_event(load_event(dump_event(event)))
    assert rebuilt.clock == match.clock


@pytest.mark.parametrize(
    "plan", [ClockPlan("move", 1.0), ClockPlan("bank", 1e9), ClockPlan("bank", 60.0, -1.0)]
)
def test_clocks_that_make_no_sense_are_refused(plan: ClockPlan) -> None:
    with pytest.raises(BadClock):
        check_clock(plan)


def test_there_is_no_pause_while_a_seat_that_would_have_to_agree_is_lent() -> None:
    match = match_of(SANTA_TIMEA, 2, clock=BANK)
    match.apply(seating.lend(match, 1, "boy", 5.0))

    assert not proposals.can_propose_pause(match, 0)
    with pytest.raises(UndoRefused) as refused:
        proposals.propose_pause(match, 0, 6.0)
    assert refused.value.text.key == "pause-lent"
