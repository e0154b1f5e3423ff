"""Tests for the tournament at a server, as plain data."""

from __future__ import annotations

from math import comb

import msgspec
import pytest

from spielhafen.tournaments.contest import MAX_CONTEST_GAMES, Contest, Contestant, TournamentRefused
from spielhafen.tournaments.tournament import TournamentKind

NAMES = ("Ada", "Bo", "Cy", "Di", "Eve", "Fay")


def contest(kind: TournamentKind, entrants: int, *, duplicate: bool = False) -> Contest:
    made = Contest("Cup", "santa_timea", {}, kind, 2, 3, duplicate, "o", "00", 1.0)
    for name in NAMES[:entrants]:
        made.enter(name, name.lower())
    return made


def play_round(made: Contest) -> None:
    """Begin a round; of two entrants the one who came first wins."""
    made.start_round(made.round + 1)
    for number, game in enumerate(made.games):
        if not game.places:
            made.decide(number, [1 + (seat == max(game.seats)) for seat in game.seats], decided=False)


def test_all_it_holds_is_written_and_read() -> None:
    made = contest("swiss", 4)
    play_round(made)
    made.withdraw(3)
    assert msgspec.json.decode(msgspec.json.encode(made), type=Contest) == made


def test_people_play_a_deal_once_and_with_equal_seats() -> None:
    made = contest("swiss", 6, duplicate=True)
    while not made.over:
        play_round(made)
        games = [game for game in made.games if game.round == made.round]
        assert len({game.deal for game in games}) == 1
        assert sorted(entrant for game in games for entrant in game.seats) == list(range(6))
    firsts = [sum(game.seats[0] == entrant for game in made.games) for entrant in range(6)]
    assert sorted(firsts) == [1, 1, 1, 2, 2, 2]


def test_a_deal_is_sealed_until_all_its_games_have_a_result() -> None:
    made = contest("swiss", 4, duplicate=True)
    made.start_round(1)
    one, two = made.games
    made.decide(0, [1, 2], decided=False)
    assert made.is_sealed(one)
    made.decide(1, [1, 2], decided=True)
    assert not made.is_sealed(one)
    assert not made.is_sealed(two)
    plain = contest("swiss", 4)
    plain.start_round(1)
    assert not plain.is_sealed(plain.games[0])


def test_those_who_rest_get_half_a_game() -> None:
    for duplicate in (False, True):
        made = contest("swiss", 3, duplicate=duplicate)
        play_round(made)
        (resting,) = {0, 1, 2} - set(made.games[0].seats)
        scores = {one.entrant: one.score for one in made.standings}
        assert scores[resting] == 0.5


def test_the_table_of_a_knock_out_waits_for_the_end_of_the_round() -> None:
    made = contest("knock-out", 4)
    before = [one.rank for one in made.standings]
    made.start_round(1)
    made.decide(0, [1, 2], decided=False)
    assert [one.rank for one in made.standings] == before == [1, 2, 3, 4]
    assert [one.games for one in made.standings] == [0] * 4


def test_a_result_can_be_corrected_after_the_last_round() -> None:
    made = contest("knock-out", 2)
    made.start_round(1)
    for number in range(2):
        made.decide(number, [1, 2], decided=True)
    assert made.over
    made.decide(0, [2, 1], decided=True)
    assert made.games[0].places == [2, 1]


def test_an_entrant_who_is_erased_drops_out_and_keeps_the_results() -> None:
    made = contest("round-robin", 3)
    play_round(made)
    made.forget("ada")
    made.forget("stranger")
    assert [one.name for one in made.entrants] == ["", "Bo", "Cy"]
    assert made.people == {"o", "bo", "cy"}
    play_round(made)
    assert all(0 not in game.seats for game in made.games if game.round == 2)


def test_an_entrant_without_a_number_cannot_drop_out() -> None:
    made = contest("swiss", 2)
    for number in (-1, 2):
        with pytest.raises(TournamentRefused):
            made.withdraw(number)


# The size of a round robin.


def fill(made: Contest) -> None:
    """Let people enter until the tournament is full."""

    def enter_all() -> None:
        for number in range(len(made.entrants), 65):
            made.enter(f"No. {number:02}", f"owner {number}")

    with pytest.raises(TournamentRefused, match="tournament-full"):
        enter_all()


@pytest.mark.parametrize(
    ("seats", "most"),
    [
        (2, 32),
        (3, 15),
        pytest.param(4, 12, marks=pytest.mark.slow),
        pytest.param(5, 11, marks=pytest.mark.slow),
    ],
)
def test_a_round_robin_that_fills_in_its_first_round_goes_on_to_its_end(seats: int, most: int) -> None:
    made = Contest("Cup", "columbus", {}, "round-robin", seats, 3, False, "o", "00", 1.0)
    for number in range(seats):
        made.enter(f"No. {number:02}", f"owner {number}")
    made.start_round(1)
    fill(made)
    made.decide(0, range(1, seats + 1), decided=False)
    while not made.over:
        made.start_round(made.round + 1)
        for number, game in enumerate(made.games):
            if not game.places:
                made.decide(number, range(1, seats + 1), decided=False)
    assert len(made.entrants) == most
    assert len(made.games) == comb(most, seats) <= MAX_CONTEST_GAMES < comb(most + 1, seats)


def test_those_who_enter_for_dropouts_do_not_break_a_round_robin() -> None:
    made = contest("round-robin", 2)
    fill(made)
    play_round(made)
    for _ in range(4):
        for number in [n for n, one in enumerate(made.entrants) if one.until is None][:5]:
            made.withdraw(number)
        fill(made)
        play_round(made)
    while not made.over:
        play_round(made)
    assert len(made.games) <= MAX_CONTEST_GAMES


def test_a_round_robin_with_too_many_entrants_can_be_ended() -> None:
    """An older server let them in."""
    made = Contest("Cup", "columbus", {}, "round-robin", 5, 3, False, "o", "00", 1.0)
    for number in range(5):
        made.enter(f"No. {number:02}", f"owner {number}")
    made.start_round(1)
    made.entrants += [Contestant(f"Late {number}", since=2) for number in range(59)]
    made.decide(0, [1, 2, 3, 4, 5], decided=False)
    with pytest.raises(TournamentRefused, match="tournament-too-long"):
        made.start_round(2)
    made.end()
    assert made.over
