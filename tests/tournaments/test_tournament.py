"""Tests for tournaments: meetings, balanced seats, dropouts, standings, 200 bots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations
from math import comb
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spielhafen.ratings.skill import Skill, rate_game
from spielhafen.tournaments.seat_balance import balance_seats, count_seats
from spielhafen.tournaments.standings import Meeting, cross_table, game_scores, make_standings
from spielhafen.tournaments.tournament import KINDS, Entrant, Tournament, TournamentKind

SEATS = st.integers(2, 5)


def entrants(number: int) -> list[Entrant]:
    return [Entrant(f"bot {name}") for name in range(number)]


def played(meeting: Meeting, random: Random, strengths: Sequence[float] = (), luck: float = 1.0) -> Meeting:
    """Return a game with a result: the stronger do better, but for their luck."""
    shown = [(strengths[e] if strengths else 0.0) + random.gauss(0, luck) for e in meeting.seats]
    order = sorted(shown, reverse=True)
    return replace(meeting, places=tuple(order.index(one) + 1 for one in shown), points=tuple(shown))


def play(tournament: Tournament, seed: int = 1, strengths: Sequence[float] = (), luck: float = 1.0) -> None:
    """Play a tournament to its end; the games of a table are independent."""
    random = Random(seed)
    while games := tournament.next_round():
        tournament.record([played(game, random, strengths, luck) for game in games])


def spread(tournament: Tournament) -> int:
    """Return the largest difference between how often an entrant had one seat and another."""
    counts = count_seats([meeting.seats for meeting in tournament.meetings], tournament.seats)
    return max((max(each) - min(each) for each in counts.values()), default=0)


@settings(deadline=None, max_examples=20)
@given(st.integers(2, 12), SEATS, st.booleans())
def test_in_a_round_robin_each_group_meets_once_with_balanced_seats(
    players: int, seats: int, duplicate: bool
) -> None:
    if not seats <= players or comb(players, seats) > 400:
        return
    tournament = Tournament("round-robin", seats, entrants(players), duplicate=duplicate)
    play(tournament)

    met = Counter(frozenset(meeting.seats) for meeting in tournament.meetings)
    assert set(met) == {frozenset(group) for group in combinations(range(players), seats)}
    assert set(met.values()) == {seats if duplicate else 1}
    assert spread(tournament) <= 1
    if seats == 2:
        assert tournament.round == players - 1 + players % 2


@settings(deadline=None, max_examples=30)
@given(st.integers(2, 12), SEATS, st.integers(1, 9), st.integers(0, 99))
def test_in_a_full_swiss_tournament_seats_are_balanced_after_each_round(
    tables: int, seats: int, rounds: int, seed: int
) -> None:
    tournament = Tournament("swiss", seats, entrants(tables * seats), rounds)
    random = Random(seed)
    for _ in range(rounds):
        games = tournament.next_round()
        assert sorted(e for game in games for e in game.seats) == list(range(tables * seats))
        tournament.record([played(game, random) for game in games])
        assert spread(tournament) <= 1
    assert tournament.next_round() == []


@settings(deadline=None, max_examples=30)
@given(st.sampled_from(KINDS), st.integers(6, 14), st.integers(2, 3), st.booleans(), st.integers(0, 99))
def test_dropouts_and_late_comers(
    kind: TournamentKind, players: int, seats: int, duplicate: bool, seed: int
) -> None:
    """No one is at two tables at once or plays when out; seats are as balanced as byes allow."""
    tournament = Tournament(kind, seats, entrants(players), 5, duplicate=duplicate)
    random = Random(seed)
    gone: set[int] = set()
    while games := tournament.next_round():
        tables = {frozenset(game.seats) for game in games}
        seated = [e for table in tables for e in table]
        assert len(seated) == len(set(seated))
        assert not gone & set(seated)
        tournament.record([played(game, random) for game in games])
        if len(gone) < 3:
            leaver = random.choice([e for e in range(len(tournament.entrants)) if e not in gone])
            tournament.withdraw(leaver)
            gone.add(leaver)
        if kind != "knock-out" and tournament.round == 2:
            tournament.enter("late")
            assert tournament.entrants[-1].since == 3
    assert sorted(standing.entrant for standing in tournament.standings) == list(
        range(len(tournament.entrants))
    )
    if kind != "knock-out":
        assert spread(tournament) <= (1 if duplicate else 3)


@settings(deadline=None, max_examples=40)
@given(st.integers(2, 40), SEATS, st.integers(0, 99))
def test_a_knock_out_has_one_winner_and_everyone_else_loses_once(players: int, seats: int, seed: int) -> None:
    if players < seats:
        return
    tournament = Tournament("knock-out", seats, entrants(players))
    play(tournament, seed)
    lost = Counter[int]()
    for number in range(1, tournament.round + 1):
        later = {e for meeting in tournament.meetings if meeting.round > number for e in meeting.seats}
        tables = {frozenset(meeting.seats) for meeting in tournament.meetings if meeting.round == number}
        lost.update(e for table in tables for e in table if number < tournament.round and e not in later)
    assert not lost or max(lost.values()) == 1
    winner = tournament.standings[0].entrant
    assert winner in {
        e for meeting in tournament.meetings if meeting.round == tournament.round for e in meeting.seats
    }
    counts = count_seats([m.seats for m in tournament.meetings if len(m.seats) == seats], seats)
    assert all(max(each) == min(each) for each in counts.values())


def test_in_a_knock_out_the_best_seeds_have_the_byes_and_meet_last() -> None:
    tournament = Tournament("knock-out", 2, entrants(6))
    assert {frozenset(game.seats) for game in tournament.next_round()} == {
        frozenset({2, 5}),
        frozenset({3, 4}),
    }
    play(tournament, strengths=[-float(e) for e in range(6)], luck=0.01)
    assert [standing.entrant for standing in tournament.standings][:2] == [0, 1]


@given(st.lists(st.lists(st.integers(0, 8), min_size=4, max_size=4, unique=True), max_size=30))
@settings(deadline=None)
def test_any_tables_can_be_seated_in_balance(groups: list[list[int]]) -> None:
    seated = balance_seats(groups)
    assert [sorted(table) for table in seated] == [sorted(group) for group in groups]
    assert all(max(each) - min(each) <= 1 for each in count_seats(seated, 4).values())


def test_in_a_swiss_tournament_nobody_meets_twice_while_others_are_left() -> None:
    tournament = Tournament("swiss", 2, entrants(32), rounds=7)
    play(tournament, strengths=[-e / 4 for e in range(32)])
    met = Counter(frozenset(meeting.seats) for meeting in tournament.meetings)
    assert max(met.values()) == 1


def test_standings_and_cross_table() -> None:
    meetings = [
        Meeting(1, (0, 1, 2), 0, (1, 2, 2)),
        Meeting(2, (2, 0, 1), 1, (1, 3, 2)),
        Meeting(3, (0, 1, 2), 2),
    ]
    table = make_standings(4, meetings, {3: 0.5})
    assert [(one.entrant, one.rank, one.score, one.wins, one.games) for one in table] == [
        (2, 1, 1.25, 1, 2), (0, 2, 1.0, 1, 2), (1, 3, 0.75, 0, 2), (3, 4, 0.5, 0, 0),
    ]  # fmt: skip
    assert cross_table(3, meetings)[0] == [(0.0, 0), (1.0, 2), (1.0, 2)]
    assert cross_table(3, meetings)[1][2] == (0.5, 2)


def test_equal_entrants_share_a_rank() -> None:
    table = make_standings(3, [Meeting(1, (0, 1), 0, (1, 1))], {2: 0.0})
    assert [one.rank for one in table] == [1, 1, 3]


def test_in_a_duplicate_the_luck_of_the_deal_does_not_count() -> None:
    """The first seat always wins with this deal; who wins it by more than others is better."""
    meetings = [
        Meeting(1, (0, 1), 0, (1, 2), (9, 1)), Meeting(1, (1, 0), 0, (1, 2), (7, 3)),
        Meeting(1, (2, 3), 0, (1, 2), (8, 2)), Meeting(1, (3, 2), 0, (1, 2), (6, 4)),
    ]  # fmt: skip
    scores = game_scores(meetings, duplicate=True)
    assert scores[0] == [1.0, 0.0]
    assert scores[1] == pytest.approx([1 / 3, 2 / 3])
    table = make_standings(4, meetings, {}, duplicate=True)
    assert [(one.entrant, one.rank, one.wins) for one in table] == [
        (0, 1, 1),
        (2, 1, 1),
        (1, 3, 1),
        (3, 3, 1),
    ]


def test_luck_cancels_in_a_duplicate() -> None:
    """With luck of the deal ten times as large as skill, only the duplicate ranks right."""
    found = {}
    for duplicate in (False, True):
        hits = 0.0
        for seed in range(5):
            random = Random(seed)
            tournament = Tournament("swiss", 2, entrants(16), rounds=8, duplicate=duplicate)
            while games := tournament.next_round():
                luck = {(game.deal, seat): random.gauss(0, 10) for game in games for seat in (0, 1)}
                results = []
                for game in games:
                    shown = [
                        luck[game.deal, s] - e / 4 + random.gauss(0, 0.5) for s, e in enumerate(game.seats)
                    ]
                    places = (1, 2) if shown[0] > shown[1] else (2, 1)
                    results.append(replace(game, places=places, points=tuple(shown)))
                tournament.record(results)
            hits += spearman([standing.entrant for standing in tournament.standings], list(range(16)))
        found[duplicate] = hits / 5
    assert found[True] > 0.95
    assert found[False] < 0.7


def spearman(one: Sequence[int], other: Sequence[int]) -> float:
    squares = sum((one.index(e) - other.index(e)) ** 2 for e in one)
    return 1 - 6 * squares / (len(one) * (len(one) ** 2 - 1))


@pytest.mark.slow
def test_a_season_of_200_bots() -> None:
    """Swiss at tables of two and four with dropouts, a league of ten, a final of 16; all rated."""
    random = Random(33)
    strengths = [random.gauss(25, 25 / 3) for _ in range(200)]
    skills: dict[str, Skill] = {}
    for seats, rounds in ((2, 11), (4, 9), (2, 11), (4, 9)):
        tournament = Tournament("swiss", seats, entrants(196), rounds)
        while games := tournament.next_round():
            results = [played(game, random, strengths, 25 / 6) for game in games]
            tournament.record(results)
            for game in results:
                skills |= rate_game(skills, [tournament.entrants[e].name for e in game.seats], game.places)
            if tournament.round == 2:
                for name in range(196, 200):
                    tournament.enter(f"bot {name}")
                for e in random.sample(range(196), 4):
                    tournament.withdraw(e)
        assert spread(tournament) <= 2
        stayed = [
            e for e, entrant in enumerate(tournament.entrants) if entrant.until is None and entrant.since == 1
        ]
        order = [standing.entrant for standing in tournament.standings if standing.entrant in stayed]
        assert spearman(order, sorted(stayed, key=lambda e: -strengths[e])) > 0.85
    by_rating = sorted(range(200), key=lambda e: -skills[f"bot {e}"].mean)
    assert spearman(by_rating, sorted(range(200), key=lambda e: -strengths[e])) > 0.95

    league = Tournament("round-robin", 2, [Entrant(f"bot {e}") for e in by_rating[:10]])
    play(league, 1, [strengths[e] for e in by_rating[:10]], 25 / 6)
    assert len(league.meetings) == 45
    final = Tournament("knock-out", 4, [Entrant(f"bot {e}") for e in by_rating[:16]])
    play(final, 1, [strengths[e] for e in by_rating[:16]], 25 / 6)
    assert final.round == 2
    assert final.standings[0].entrant < 8


@pytest.mark.parametrize(("seats", "players", "rounds"), [(1, 4, 3), (3, 2, 3), (2, 4, 0), (2, 1001, 3)])
def test_what_is_no_tournament_is_refused(seats: int, players: int, rounds: int) -> None:
    with pytest.raises(ValueError):
        Tournament("swiss", seats, entrants(players), rounds)


@pytest.mark.parametrize(("seats", "players"), [(5, 64), (3, 1000), (2, 1000)])
def test_a_round_robin_that_is_too_long_is_refused_at_once(seats: int, players: int) -> None:
    with pytest.raises(ValueError, match=str(comb(players, seats))):
        Tournament("round-robin", seats, entrants(players)).next_round()


def test_results_that_do_not_fit_are_refused() -> None:
    tournament = Tournament("swiss", 2, entrants(4))
    for wrong in (Meeting(1, (0, 1), 0), Meeting(1, (0, 0), 0, (1, 2)), Meeting(1, (0, 1), 0, (1,))):
        with pytest.raises(ValueError):
            tournament.record([wrong])
    assert tournament.meetings == []
    with pytest.raises(ValueError):
        Tournament("knock-out", 2, entrants(4), meetings=[Meeting(1, (0, 1), 0, (1, 2))]).enter("late")
