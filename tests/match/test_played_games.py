"""Which finished games count for a player, and the same deal at another seat."""

from __future__ import annotations

from random import Random

import pytest

from spielhafen.match import (
    Match,
    Opened,
    SeatPlan,
    SeatRefused,
    dump_event,
    load_event,
    open_from_logbook,
    open_match,
    seating,
)
from spielhafen.match.played_games import played_games
from spielhafen.match.same_deal import can_repeat, open_same_deal
from tests.match.tables import KEY, SANTA_TIMEA, match_of, play_on

ALONE = [SeatPlan("Ada", owner="a"), SeatPlan("Bo", "bot", "boy"), SeatPlan("Cy", "bot", "boy")]


def finished(plans: list[SeatPlan] | None = None) -> Match:
    match = match_of(SANTA_TIMEA, plans=plans or ALONE)
    play_on(match, Random(1))
    assert match.winners is not None
    return match


def test_a_game_counts_for_the_people_who_played_it() -> None:
    match = finished([SeatPlan("Ada", owner="a"), SeatPlan("Bo", "bot", "boy"), SeatPlan("Cy", owner="c")])
    games = played_games(match, 99.0)
    assert set(games) == {"a", "c"}
    assert (games["c"].seat, games["c"].seats, games["c"].people, games["c"].bot_levels) == (2, 3, 2, ["boy"])
    assert (games["a"].began_at, games["a"].ended_at, games["a"].rounds) == (1.0, 99.0, 5)
    first = {owner for owner, game in games.items() if game.place == 1}
    assert first == {match.seats[seat].owner for seat in match.winners or ()} - {""}


def test_a_game_with_other_numbers_is_remembered_by_its_variant() -> None:
    match = match_of(SANTA_TIMEA, plans=ALONE, variant="two-rounds", rounds_number=2)
    play_on(match, Random(1))
    assert played_games(match, 9.0)["a"].variant == "two-rounds"
    assert played_games(finished(), 9.0)["a"].variant == ""


def test_several_seats_of_one_person_do_not_count() -> None:
    assert played_games(finished([SeatPlan("Ada", owner="a"), SeatPlan("Bo", owner="a")]), 9.0) == {}


def test_a_seat_that_a_bot_played_for_a_while_does_not_count() -> None:
    match = match_of(SANTA_TIMEA, plans=ALONE)
    match.apply(seating.lend(match, 0, "boy", 2.0))
    play_on(match, Random(1), 9)
    match.apply(seating.take_back(match, 0, 3.0))
    play_on(match, Random(1))
    assert match.seats[0].kind == "here"
    assert played_games(match, 9.0) == {}


def test_a_game_that_was_imported_does_not_count() -> None:
    book = finished().logbook(-3)
    match = Match(open_from_logbook(book, ALONE, KEY, 1.0, "a", ply=20))
    play_on(match, Random(1))
    assert played_games(match, 9.0) == {}
    assert not can_repeat(match)


def test_the_same_deal_begins_with_the_same_cards_one_seat_further() -> None:
    match = finished()
    opened = open_same_deal(match, 7.0)
    assert [plan.name for plan in opened.seats] == ["Cy", "Ada", "Bo"]
    again = Match(opened)
    deals = [[ply.move for ply in each.plies if ply.actor < 0][:3] for each in (match, again)]
    assert deals[0] == deals[1]
    assert again.chance_seed.repeated
    play_on(again, Random(5))
    assert played_games(again, 9.0) == {}
    assert can_repeat(again)


def test_salts_of_the_first_deal_are_in_the_key_of_the_second() -> None:
    opened = open_match(SANTA_TIMEA, {}, ALONE, KEY, 1.0, "a", shared=True)
    match = Match(opened)
    match.apply(seating.add_salt(match, 0, "ab" * 16, 2.0))
    play_on(match, Random(1))
    event = load_event(dump_event(open_same_deal(match, 7.0)))
    assert isinstance(event, Opened)
    again = Match(event)
    assert again.plies[:3] == match.plies[:3]
    assert again.chance_seed.commitment != match.chance_seed.commitment


@pytest.mark.parametrize(
    "plans",
    [
        [SeatPlan("Ada", owner="a"), SeatPlan("Bo", owner="b")],
        [SeatPlan("Ada", owner="a"), SeatPlan("Bo", owner="a")],
    ],
)
def test_the_same_deal_is_only_for_one_person_against_bots(plans: list[SeatPlan]) -> None:
    with pytest.raises(SeatRefused):
        open_same_deal(finished(plans), 7.0)


def test_a_game_that_goes_on_has_no_second_deal() -> None:
    with pytest.raises(SeatRefused):
        open_same_deal(match_of(SANTA_TIMEA, plans=ALONE), 7.0)
