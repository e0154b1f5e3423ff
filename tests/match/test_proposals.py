"""Consent: undos past the limit, logged and with new draws; and draws by agreement."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest

from spielhafen.core import logbook
from spielhafen.core.codec import dump
from spielhafen.core.errors import BrokenFile, IllegalMove
from spielhafen.core.play import CHANCE, PUBLIC
from spielhafen.core.proof import matches_commitment, verify_draws
from spielhafen.games.seeschlacht import GAME as SEESCHLACHT
from spielhafen.match import ClockPlan, Match, SeatPlan, Undone, UndoRefused, open_match, proposals, seating
from spielhafen.match.create import open_from_logbook
from spielhafen.match.events import Agreed, Declined, DrawAsked, Drawn, UndoAsked
from spielhafen.match.proposal_state import seats_to_agree
from spielhafen.match.same_deal import TOURNAMENT_OWNER
from spielhafen.match.undo import undo
from tests.match.tables import KEY, SANTA_TIMEA, SKERRY, match_of, play, play_on, with_games

WITH_BOT = [SeatPlan("Ada", owner="a"), SeatPlan("M", "bot", "random")]


@pytest.fixture(autouse=True)
def _games() -> Iterator[None]:
    with with_games(SANTA_TIMEA, SKERRY):
        yield


def play_tricks(match: Match, tricks: int = 1) -> int:
    """Play until chance has acted `tricks` times after the deal.

    Return the seat whose decision came before the last chance.
    """
    before = match.chance_draws
    while match.chance_draws < before + tricks:
        (seat,) = match.actors()
        play(match, seat, str(match.view_for(seat).moves()[0]))
    return next(ply.actor for ply in reversed(match.plies) if ply.actor != CHANCE)


def propose_undo(match: Match, seat: int) -> UndoAsked:
    event = proposals.propose_undo(match, seat, 3.0)
    assert isinstance(event, UndoAsked)
    match.apply(event)
    return event


def test_plies_before_chance_are_undone_when_all_agree() -> None:
    match = match_of(SANTA_TIMEA, 3)
    seat = play_tricks(match)
    ply = proposals.undo_target(match, seat)
    assert ply is not None
    before = [dump(match.view_for(viewer, next(match.states(ply, ply)))) for viewer in (PUBLIC, 0, 1, 2)]
    with pytest.raises(UndoRefused):
        undo(match, seat, 3.0)
    propose_undo(match, seat)
    others = [other for other in range(3) if other != seat]
    first = proposals.answer(match, others[0], 4.0, agree=True)
    assert isinstance(first, Agreed)
    match.apply(first)
    last = proposals.answer(match, others[1], 5.0, agree=True)
    assert last == Undone(seat, ply, 5.0, agreed=True)
    match.apply(last)
    assert len(match.plies) == ply
    assert match.proposal is None
    assert [dump(match.view_for(viewer)) for viewer in (PUBLIC, 0, 1, 2)] == before
    logged = match.log(0)[-1]
    assert (logged.text.key, logged.ply) == ("undo-logged", ply)
    assert logged.text.args["plies"] == 2


def test_one_refusal_ends_the_proposal() -> None:
    match = match_of(SANTA_TIMEA, 3)
    seat = play_tricks(match)
    propose_undo(match, seat)
    with pytest.raises(UndoRefused):
        proposals.propose_undo(match, seat, 4.0)
    event = proposals.answer(match, (seat + 1) % 3, 4.0, agree=False)
    assert isinstance(event, Declined)
    match.apply(event)
    assert match.proposal is None
    with pytest.raises(UndoRefused):
        proposals.answer(match, (seat + 2) % 3, 5.0, agree=True)


def test_the_proposer_cannot_agree_but_can_withdraw() -> None:
    match = match_of(SANTA_TIMEA, 2)
    seat = play_tricks(match)
    propose_undo(match, seat)
    with pytest.raises(UndoRefused):
        proposals.answer(match, seat, 4.0, agree=True)
    match.apply(proposals.answer(match, seat, 4.0, agree=False))
    assert match.proposal is None


def test_a_move_ends_the_proposal_too() -> None:
    match = match_of(SANTA_TIMEA, 2)
    propose_undo(match, play_tricks(match))
    (seat,) = match.actors()
    play(match, seat, str(match.view_for(seat).moves()[0]))
    assert match.proposal is None


def test_bots_agree_to_everything_and_wait_for_the_answers_of_people() -> None:
    match = match_of(SANTA_TIMEA, 2, plans=WITH_BOT)
    play_on(match, Random(1), 6)
    assert isinstance(proposals.propose_undo(match, 0, 3.0), Undone)
    three = match_of(SANTA_TIMEA, 3, plans=[*WITH_BOT, SeatPlan("Bo", owner="b")])
    play_on(three, Random(1), 7)
    while not three.bots_due():
        play_on(three, Random(1), 1)
    propose_undo(three, 0)
    assert three.bots_due() == []


def lend_seat(match: Match, seat: int) -> None:
    match.apply(seating.lend(match, seat, "random", 2.0))


def time_out_seat(match: Match, seat: int) -> None:
    match.apply(seating.lend_timed_out_seat(match, seat, "random", 2.0))


@pytest.mark.parametrize("lose", [lend_seat, time_out_seat])
def test_a_stand_in_bot_does_not_agree_for_the_player(
    lose: Callable[[Match, int], None],
) -> None:
    for seats in (2, 3):
        match = match_of(SANTA_TIMEA, seats)
        seat = play_tricks(match)
        other = (seat + 1) % seats
        lose(match, other)
        assert proposals.undo_target(match, seat) is None
        with pytest.raises(UndoRefused, match="undo-lent"):
            proposals.propose_undo(match, seat, 3.0)
        match.apply(seating.take_back(match, other, 4.0))
        propose_undo(match, seat)
        assert match.proposal is not None
        assert other in seats_to_agree(match.seats, match.proposal)


def test_lending_a_seat_during_a_proposal_ends_it() -> None:
    match = match_of(SANTA_TIMEA, 3)
    seat = play_tricks(match)
    propose_undo(match, seat)
    lend_seat(match, (seat + 1) % 3)
    assert match.proposal is None
    with pytest.raises(UndoRefused):
        proposals.answer(match, (seat + 2) % 3, 4.0, agree=True)


def test_a_lent_second_seat_of_the_same_owner_does_not_bar_an_undo() -> None:
    match = match_of(SANTA_TIMEA, 2, plans=[SeatPlan("Ada", owner="a"), SeatPlan("Bo", owner="a")])
    seat = play_tricks(match)
    lend_seat(match, 1 - seat)
    assert isinstance(proposals.propose_undo(match, seat, 3.0), Undone)


def test_a_player_who_left_for_good_need_not_agree() -> None:
    match = match_of(SANTA_TIMEA, 2)
    seat = play_tricks(match)
    match.apply(seating.leave(match, 1 - seat, "random", 2.0))
    assert isinstance(proposals.propose_undo(match, seat, 3.0), Undone)


def test_at_a_tournament_table_a_person_alone_with_bots_cannot_have_chance_decide_anew() -> None:
    plans = [SeatPlan("Ada", owner="a"), SeatPlan("Bo", "bot", "random")]
    match = Match(open_match(SANTA_TIMEA, {}, plans, KEY, 1.0, f"{TOURNAMENT_OWNER} 1"))
    play_tricks(match)
    assert proposals.undo_target(match, 0) is None
    with pytest.raises(UndoRefused) as refused:
        proposals.propose_undo(match, 0, 3.0)
    assert refused.value.text.key == "undo-tournament"


def test_no_undo_is_proposed_before_the_first_move_or_after_the_end() -> None:
    match = match_of(SANTA_TIMEA, 2)
    for seat in (0, 1):
        with pytest.raises(UndoRefused):
            proposals.propose_undo(match, seat, 3.0)
    play_on(match, Random(3))
    assert match.winners is not None
    with pytest.raises(UndoRefused):
        proposals.propose_undo(match, 0, 3.0)


def test_draws_after_an_undo_are_new_and_can_be_verified() -> None:
    match = match_of(SANTA_TIMEA, 2, plans=WITH_BOT)
    for _ in range(3):
        play_on(match, Random(1), 8)
        match.apply(proposals.propose_undo(match, 0, 3.0))
        assert match.chance_draws > sum(ply.actor == CHANCE for ply in match.plies)
    play_on(match, Random(2))
    book = logbook.read_logbook(logbook.write_logbook(match.logbook(0)))
    found = list(verify_draws(book))
    assert all(draw.is_correct for draw in found)
    assert matches_commitment(book)
    numbers = [draw.number for draw in found]
    assert numbers == sorted(set(numbers))
    assert len(numbers) < match.chance_draws


def test_after_an_undo_of_imported_plies_the_match_goes_on_here() -> None:
    old = match_of(SANTA_TIMEA, 2)
    play_on(old, Random(3))
    imported = next(number for number, ply in enumerate(old.plies, 1) if ply.actor == 0)
    match = Match(open_from_logbook(old.logbook(0), WITH_BOT, bytes(32), 1.0, ply=imported))
    assert match.bot_levels[:imported] == [""] * imported
    match.apply(proposals.propose_undo(match, 0, 3.0))
    assert (len(match.plies), match.imported_plies) == (imported - 1, imported - 1)
    play_on(match, Random(2))
    book = logbook.read_logbook(logbook.write_logbook(match.logbook(0)))
    assert book.imported_plies == imported - 1
    found = list(verify_draws(book))
    assert found[0].ply >= imported
    assert all(draw.is_correct for draw in found)
    assert matches_commitment(book)


def test_imported_plies_have_no_bot_level() -> None:
    old = match_of(SANTA_TIMEA, 2)
    play_on(old, Random(3))
    imported = len(old.plies) // 2
    assert {ply.actor for ply in old.plies[:imported]} == {CHANCE, 0, 1}
    match = Match(open_from_logbook(old.logbook(0), WITH_BOT, bytes(32), 1.0, ply=imported))
    assert set(match.bot_levels[:imported]) == {""}
    play_on(match, Random(2))
    assert set(match.bot_levels[imported:]) == {"", "random"}


# A draw.


def offer_draw(match: Match, seat: int) -> None:
    event = proposals.propose_draw(match, seat, 3.0)
    assert isinstance(event, DrawAsked)
    match.apply(event)


def test_when_all_agree_to_a_draw_the_match_is_over_and_all_win() -> None:
    match = match_of(SANTA_TIMEA, 3)
    play_on(match, Random(1), 5)
    offer_draw(match, 0)
    match.apply(proposals.answer(match, 1, 4.0, agree=True))
    assert not match.drawn
    match.apply(proposals.answer(match, 2, 5.0, agree=True))
    assert match.winners == [0, 1, 2]
    assert match.actors() == []
    logged = match.log(PUBLIC)[-1]
    assert logged.text.key == "draw-logged"
    tries: list[Callable[[], object]] = [
        lambda: play(match, match.state.actor(), str(match.state.moves()[0])),
        lambda: undo(match, 0, 6.0),
        lambda: proposals.propose_undo(match, 0, 6.0),
        lambda: proposals.propose_draw(match, 0, 6.0),
    ]
    for refused in tries:
        with pytest.raises((UndoRefused, IllegalMove)):
            refused()


def test_the_logbook_of_a_draw_says_so_and_can_be_verified() -> None:
    match = match_of(SANTA_TIMEA, 2)
    play_on(match, Random(1), 5)
    assert logbook.read_logbook(logbook.write_logbook(match.logbook(0))).drawn_by is None
    offer_draw(match, 1)
    match.apply(proposals.answer(match, 0, 4.0, agree=True))
    book = logbook.read_logbook(logbook.write_logbook(match.logbook(0)))
    assert book.drawn_by == match.drawn_by
    assert matches_commitment(book)
    assert all(draw.is_correct for draw in verify_draws(book))


def test_a_refusal_or_a_move_ends_the_offer_of_a_draw() -> None:
    match = match_of(SANTA_TIMEA, 2)
    answers: list[Callable[[], object]] = [
        lambda: match.apply(proposals.answer(match, 1, 4.0, agree=False)),
        lambda: play(match, match.actors()[0], str(match.view_for(match.actors()[0]).moves()[0])),
    ]
    for answer in answers:
        offer_draw(match, 0)
        answer()
        assert match.proposal is None
        assert match.winners is None


def test_there_is_no_draw_with_bots_or_stand_ins() -> None:
    alone = match_of(SANTA_TIMEA, 2, plans=WITH_BOT)
    lent = match_of(SANTA_TIMEA, 3)
    lent.apply(seating.lend(lent, 2, "random", 2.0))
    with_bot = match_of(SANTA_TIMEA, 3, plans=[*WITH_BOT, SeatPlan("Bo", owner="b")])
    for match in (alone, lent, with_bot):
        assert not proposals.can_propose_draw(match)
        with pytest.raises(UndoRefused):
            proposals.propose_draw(match, 0, 3.0)


def test_a_game_with_a_draw_rule_has_no_draw_by_agreement() -> None:
    with with_games(SEESCHLACHT):
        match = match_of(SEESCHLACHT, 2)
        assert not proposals.can_propose_draw(match)
        with pytest.raises(UndoRefused, match="draw-by-rules"):
            proposals.propose_draw(match, 0, 3.0)


def test_seats_of_one_owner_agree_at_once() -> None:
    match = match_of(SANTA_TIMEA, 2, plans=[SeatPlan("Ada", owner="a"), SeatPlan("Bo", owner="a")])
    assert proposals.propose_draw(match, 1, 3.0) == Drawn(1, 3.0)


def test_an_impossible_draw_is_a_broken_event() -> None:
    match = match_of(SANTA_TIMEA, 2)
    play_on(match, Random(3))
    with pytest.raises(BrokenFile):
        match.apply(Drawn(0, 3.0))


def test_clocks_stop_after_a_draw() -> None:
    match = match_of(SANTA_TIMEA, 2, clock=ClockPlan("move", 60.0, flag="seat"))
    assert match.clock
    assert match.clock.running_since
    offer_draw(match, 0)
    match.apply(proposals.answer(match, 1, 4.0, agree=True))
    assert not match.clock.running_since
    assert match.clock.deadline is None
