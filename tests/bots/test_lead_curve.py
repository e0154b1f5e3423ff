"""The curve of who was ahead: the chances to win after each turn, as shares of one."""

from __future__ import annotations

from random import Random

from spielhafen.bots.lead_curve import (
    MAX_POINTS,
    LeadPoint,
    LeadSummary,
    measure_lead,
    shares,
    summarize_lead,
)
from spielhafen.core.logbook import Logbook
from tests.match.tables import SANTA_TIMEA, SKERRY, match_of, play_on


def played(seats: int = 3) -> Logbook:
    match = match_of(SANTA_TIMEA, seats)
    play_on(match, Random(2))
    return Logbook(SANTA_TIMEA, match.names, match.options, list(match.plies))


def test_the_curve_ends_with_the_victory() -> None:
    book = played()
    curve = measure_lead(book)
    winners = book.final_state().winners
    assert winners is not None
    assert curve[-1].ply == len(book.plies)
    assert [seat for seat, chance in enumerate(curve[-1].chances) if chance > 0] == winners
    assert all(abs(sum(point.chances) - 1) < 1e-9 for point in curve)


def test_a_long_game_has_no_more_points() -> None:
    plies = [point.ply for point in measure_lead(played(5))]
    assert plies == sorted(set(plies))
    assert MAX_POINTS / 2 < len(plies) <= MAX_POINTS + 1


def test_without_a_valuation_there_is_no_curve() -> None:
    assert measure_lead(Logbook(SKERRY, ["Ada", "Bo"], {})) == []


def test_the_summary_says_who_was_ahead_longest_and_how_often_that_changed() -> None:
    chances = [(0.6, 0.4), (0.5, 0.5), (0.3, 0.7), (0.0, 1.0)]
    curve = [LeadPoint(10 * number, each) for number, each in enumerate(chances, 1)]
    assert summarize_lead(curve) == LeadSummary(seat=1, changes=1)
    assert summarize_lead([LeadPoint(4, (0.5, 0.5))]) is None
    assert summarize_lead([]) is None


def test_shares_are_equal_where_nothing_is_known() -> None:
    assert shares([0.0, 0.0]) == (0.5, 0.5)
    assert shares([3.0, -1.0, 1.0]) == (0.75, 0.0, 0.25)
