"""Tests for skills: known strengths are ranked right, and intervals keep their promise."""

from __future__ import annotations

from collections import Counter
from math import log, sqrt
from random import Random

import pytest

from spielhafen.ratings.skill import START_DEVIATION, START_MEAN, Skill, rate_game

PLAYERS = 30
GAMES = 200


def play_season(seed: int, seats: range) -> tuple[dict[str, float], dict[str, Skill]]:
    """Return true strengths and skills after GAMES games of each; luck is that of the model."""
    random = Random(seed)
    true = {f"player {number}": random.gauss(START_MEAN, START_DEVIATION) for number in range(PLAYERS)}
    skills: dict[str, Skill] = {}
    played = Counter(dict.fromkeys(true, 0))
    while min(played.values()) < GAMES:
        rested = sorted(true, key=lambda player: (played[player], random.random()))[: 2 * seats.stop]
        entrants = random.sample(rested, random.choice(seats))
        luck = sqrt(len(entrants)) * START_DEVIATION / 2
        shown = [true[player] - luck * log(-log(random.random())) for player in entrants]
        skills |= rate_game(skills, entrants, [sorted(shown, reverse=True).index(one) + 1 for one in shown])
        played.update(entrants)
    return true, skills


def spearman(one: dict[str, float], other: dict[str, float]) -> float:
    ranks = [
        {player: rank for rank, player in enumerate(sorted(each, key=lambda key: each[key]))}
        for each in (one, other)
    ]
    squares = sum((ranks[0][player] - ranks[1][player]) ** 2 for player in one)
    return 1 - 6 * squares / (len(one) * (len(one) ** 2 - 1))


@pytest.mark.parametrize(
    ("seed", "seats"),
    [
        (1, range(2, 6)),
        *(
            pytest.param(seed, range(least, most), marks=pytest.mark.slow)
            for seed in (1, 2, 3)
            for least, most in ((2, 3), (3, 4), (4, 5), (5, 6), (2, 6))
        ),
    ],
)
def test_players_of_known_strength_are_ranked_right(seed: int, seats: range) -> None:
    true, skills = play_season(seed, seats)

    assert all(skill.games >= GAMES for skill in skills.values())
    assert spearman(true, {player: skill.mean for player, skill in skills.items()}) > 0.95


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_true_strength_is_within_the_interval_nine_times_in_ten(seats: int) -> None:
    """Ratings are relative: the mean of all is taken as known."""
    within = []
    for seed in range(5):
        true, skills = play_season(seed, range(seats, seats + 1))
        shift = sum(skills[player].mean - true[player] for player in true) / PLAYERS
        within += [
            abs(skills[player].mean - shift - true[player]) < 1.96 * skills[player].deviation
            for player in true
        ]

    assert sum(within) / len(within) > 0.9


def test_a_newcomer_is_uncertain_and_games_make_it_less_so() -> None:
    skill = Skill()
    assert (skill.rating, skill.interval, skill.is_settled) == (1500, (847, 2153), False)

    skills: dict[str, Skill] = {}
    for game in range(40):
        skills = rate_game(skills, ["Ada", "Bo"], [1, 2] if game % 4 else [2, 1])
        if game == 9:
            assert not skills["Ada"].is_settled
    assert skills["Ada"].is_settled
    assert skills["Ada"].rating > 1500 > skills["Bo"].rating


def test_equal_places_bring_players_closer() -> None:
    before = {"Ada": Skill(30, 5, 9), "Bo": Skill(20, 5, 9)}
    after = rate_game(before, ["Ada", "Bo"], [1, 1])

    assert 20 < after["Bo"].mean < after["Ada"].mean < 30
    assert after["Ada"].games == 10


def test_a_level_in_several_seats_counts_once() -> None:
    after = rate_game({}, ["Ada", "bot:sailor", "bot:sailor"], [1, 2, 3])
    assert after["bot:sailor"].games == 1
    assert after["Ada"].mean > START_MEAN > after["bot:sailor"].mean
    assert rate_game({}, ["bot:sailor", "bot:sailor"], [1, 2]) == {"bot:sailor": Skill()}


def test_the_result_does_not_depend_on_the_order_of_seats() -> None:
    one = rate_game({}, ["Ada", "Bo", "Cy"], [2, 3, 1])
    other = rate_game({}, ["Cy", "Ada", "Bo"], [1, 2, 3])
    for player, skill in one.items():
        assert (other[player].mean, other[player].deviation) == pytest.approx((skill.mean, skill.deviation))
