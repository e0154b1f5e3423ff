"""Advice of bots."""

from __future__ import annotations

from math import inf, isinf
from random import Random
from statistics import mean, stdev

import pytest

from spielhafen.bots import LEVELS, Reason, UnknownLevel, advise, load_heuristics
from spielhafen.bots.advice import (
    CLOSE,
    MIN_GAIN,
    MIN_WORLDS,
    ONLY,
    RECKONED,
    SLIP,
    SURE,
    SURE_STANDARD_ERRORS,
    Advice,
    build_advice,
    find_reasons,
    required_standard_errors,
)
from spielhafen.bots.candidates import Candidate
from spielhafen.bots.heuristics import no_features
from spielhafen.core.game import Game, find_games
from spielhafen.core.play import CHANCE, OVER, State, sample
from spielhafen.core.secret import view
from spielhafen.i18n import LANGUAGES, Translator
from spielhafen.terminal.shared.advice_text import plain_reason
from tests.selection import slow_except

GAMES = find_games()
GAMES_WITH_FEATURES = [
    name for name, game in GAMES.items() if load_heuristics(game).features is not no_features
]


def decision(game: Game, plies: int, seed: int = 1) -> State:
    """Return a decision between several moves after some random plies.

    Games for one player are skipped, since chance soon ends them.
    """
    g, random = game.start(max(2, game.seats[0])), Random(seed)
    while plies > 0 or g.actor() == CHANCE or len(g.moves()) < 3:
        g.play(sample(g, random) if g.actor() == CHANCE else random.choice(g.moves()))
        plies -= 1
    return view(g, g.actor())


def candidate_with(values: list[float], place: int = 0, **features: list[float]) -> Candidate:
    """Return a candidate with a legal move and these values and features by world."""
    candidate = Candidate((decision(GAMES["santa_timea"], 0).moves()[place],))
    candidate.values = values
    candidate.features = [
        dict(zip(features, row, strict=True)) for row in zip(*features.values(), strict=True)
    ]
    return candidate


def standard_error(values: list[float]) -> float:
    return stdev(values) / len(values) ** 0.5 if len(values) > 1 else inf


@pytest.mark.parametrize("name", GAMES_WITH_FEATURES)
def test_the_advice_is_the_decision_of_the_level(name: str) -> None:
    game = GAMES[name]
    seen = decision(game, 20)

    advice = advise(game, seen, "sailor", Random(3), seconds=inf)

    heuristics = load_heuristics(game)
    chosen = LEVELS["sailor"].create_search(heuristics, inf).choose(seen, Random(3))
    assert advice.thoughts[0].move is chosen
    assert 1 < len(advice.thoughts) <= 3 or len(heuristics.plans(seen)) == len(advice.thoughts) == 1


def decision_with_reasons(game: Game) -> tuple[State, Advice]:
    """Return a decision of a random game for which the advice has reasons."""
    for plies in range(30, 600, 30):
        seen = decision(game, plies)
        advice = advise(game, seen, "captain", Random(5), seconds=inf)
        if advice.reasons:
            return seen, advice
    raise AssertionError("no reasons")


@pytest.mark.parametrize("name", GAMES_WITH_FEATURES)
def test_the_advice_agrees_with_the_simulations(name: str) -> None:
    game, heuristics = GAMES[name], load_heuristics(GAMES[name])
    seen, advice = decision_with_reasons(game)
    ranked = (
        LEVELS["captain"].create_search(heuristics, inf).rank_moves(seen, Random(5), heuristics.parts(seen))
    )
    by_move = {candidate.move: candidate for candidate in reversed(ranked)}

    best = by_move[advice.thoughts[0].move]
    for evaluation in advice.thoughts:
        values = by_move[evaluation.move].values
        gains = [one - other for one, other in zip(best.values, values, strict=False)]
        assert evaluation.visits == len(values)
        assert evaluation.worth == pytest.approx(mean(best.values) - mean(gains))
        assert evaluation.error == (inf if advice.reckoned else pytest.approx(standard_error(gains)))
    other = by_move[advice.thoughts[min(1, len(advice.thoughts) - 1)].move]
    for reason in advice.reasons:
        pairs = zip(best.features, other.features, strict=False)
        gains = [ours[reason.feature] - theirs[reason.feature] for ours, theirs in pairs]
        assert reason.gain == pytest.approx(mean(gains))
        assert reason.error == (inf if advice.reckoned else pytest.approx(standard_error(gains)))
        assert advice.reckoned or len(gains) >= MIN_WORLDS


@pytest.mark.parametrize("trees", [1, 2])
@pytest.mark.parametrize("name", GAMES_WITH_FEATURES)
def test_features_and_values_belong_to_the_same_worlds(name: str, trees: int) -> None:
    game, heuristics = GAMES[name], load_heuristics(GAMES[name])
    seen, seat = decision(game, 60), decision(game, 60).actor()
    level = LEVELS["sailor"]
    search = (
        level.create_search(heuristics, inf) if trees == 1 else level.create_parallel_search(game, 0, inf)
    )
    worth = heuristics.foresight(seen) if heuristics.foresight else heuristics.worth

    ranked = search.rank_moves(seen, Random(4), lambda g: {"worth": worth(g)[seat]})

    assert any(one.values for one in ranked)
    for one in ranked:
        assert [note["worth"] for note in one.features] == one.values


@pytest.mark.parametrize(("pairs", "errors_of_a_table"), [(5, 2.87), (6, 2.65), (11, 2.28), (31, 2.09)])
def test_fewer_worlds_require_more_standard_errors(pairs: int, errors_of_a_table: float) -> None:
    """Compare with tables of Student's distribution at the level of two standard errors."""
    assert required_standard_errors(pairs) == pytest.approx(errors_of_a_table, abs=0.01)
    assert required_standard_errors(100_000) == pytest.approx(SURE_STANDARD_ERRORS, abs=0.001)


def test_after_a_few_worlds_nothing_is_sure() -> None:
    for count in (2, MIN_WORLDS - 1, MIN_WORLDS):
        best = candidate_with([0.6] * count, mast=[1.0] * count)
        other = candidate_with([0.5] * count, 1, mast=[0.0] * count)
        slip = candidate_with([0.4] * count, 2)
        slip.is_slip = True

        enough = count >= MIN_WORLDS

        assert (build_advice([best, other], reckoned=False).verdict == SURE) is enough
        assert (build_advice([slip, best], reckoned=False).verdict == SLIP) is enough
        assert bool(find_reasons(best, other)) is enough


def test_two_standard_errors_are_not_enough_after_few_worlds() -> None:
    gains = [0.0, 0.1, 0.2, 0.3, 0.4]
    best, other = candidate_with(gains, mast=gains), candidate_with([0.0] * 5, 1, mast=[0.0] * 5)

    assert mean(gains) > 2.8 * standard_error(gains)
    assert mean(gains) < 2.87 * standard_error(gains)
    assert build_advice([best, other], reckoned=False).verdict == CLOSE
    assert find_reasons(best, other) == []


def test_a_difference_that_may_be_luck_is_not_a_reason() -> None:
    one = candidate_with([0.5] * 6, mast=[1.0, 2.0, 3.0, 4.0, 1.0, 2.0], way=[5.0, 4.0] * 3)
    other = candidate_with([0.5] * 6, mast=[0.0, 1.1, 1.9, 3.0, 0.0, 1.0], way=[4.0, 5.0, 5.0, 3.0, 5.0, 3.0])

    found = find_reasons(one, other)

    assert [reason.feature for reason in found] == ["mast"]
    assert found[0].gain == pytest.approx(1.0)
    assert found[0].gain > SURE_STANDARD_ERRORS * found[0].error


def test_reasons_against_a_move_are_included_and_the_greatest_difference_comes_first() -> None:
    one = candidate_with([0.5] * 6, mast=[1.0] * 6, way=[0.0, 0.0, 0.1] * 2)
    other = candidate_with([0.5] * 6, mast=[0.0, 0.0, 0.1] * 2, way=[3.0] * 6)

    assert [(reason.feature, reason.gain > 0) for reason in find_reasons(one, other)] == [
        ("way", False),
        ("mast", True),
    ]


def test_a_difference_that_would_display_as_zero_is_not_a_reason() -> None:
    one = candidate_with([0.5] * 5, mast=[MIN_GAIN / 2] * 5, way=[MIN_GAIN * 2] * 5)
    other = candidate_with([0.5] * 5, mast=[0.0] * 5, way=[0.0] * 5)

    assert [reason.feature for reason in find_reasons(one, other)] == ["way"]


def test_the_worth_of_a_move_is_that_of_the_best_minus_the_difference_in_common_worlds() -> None:
    best, other = candidate_with([0.8, 0.2, 0.3, 0.3]), candidate_with([0.7, 0.0], 1)

    advice = build_advice([best, other], reckoned=False)

    assert [evaluation.worth for evaluation in advice.thoughts] == [pytest.approx(0.4), pytest.approx(0.25)]
    assert advice.thoughts[1].error == pytest.approx(0.05)


def test_the_second_move_is_the_one_that_is_least_surely_worse() -> None:
    best = candidate_with([0.5] * 6, mast=[1.0] * 6)
    worse = candidate_with([0.4] * 6, 1, mast=[0.0] * 6)
    unsure = candidate_with([0.6, 0.1, 0.6, 0.1, 0.6], 2, mast=[0.5] * 5)

    advice = build_advice([best, worse, unsure], reckoned=False)

    assert [evaluation.move for evaluation in advice.thoughts] == [best.move, unsure.move, worse.move]
    assert advice.verdict == CLOSE
    assert [reason.gain for reason in advice.reasons] == [0.5]


def test_a_move_that_was_tried_only_once_comes_last() -> None:
    best, worse, once = candidate_with([0.5] * 5), candidate_with([0.4] * 5, 1), candidate_with([0.6], 2)

    advice = build_advice([best, once, worse], reckoned=False)

    assert [evaluation.move for evaluation in advice.thoughts] == [best.move, worse.move, once.move]
    assert isinf(advice.thoughts[2].error)
    assert advice.verdict == "sure"


def test_moves_with_the_same_displayed_worth_are_close_even_if_the_difference_is_sure() -> None:
    best, other = candidate_with([0.5] * 5), candidate_with([0.4996] * 5, 1)

    assert build_advice([best, other], reckoned=False).verdict == CLOSE
    assert build_advice([best, other], reckoned=True).verdict == CLOSE


def test_reckoned_advice_is_not_called_sure_and_has_no_errors() -> None:
    best, other = candidate_with([0.6] * 2, mast=[1.0] * 2), candidate_with([0.5] * 2, 1, mast=[0.0] * 2)

    advice = build_advice([best, other], reckoned=True)

    assert advice.verdict == RECKONED
    assert [isinf(evaluation.error) for evaluation in advice.thoughts] == [True, True]
    assert advice.reckoned
    assert advice.reasons == (Reason("mast", 1.0, inf),)


@pytest.mark.parametrize("reckoned", [False, True])
def test_a_random_choice_that_is_surely_worse_is_called_a_slip(reckoned: bool) -> None:
    played, better = candidate_with([0.4] * 5), candidate_with([0.6] * 5, 1)
    played.is_slip = True

    assert build_advice([played, better], reckoned=reckoned).verdict == SLIP


def test_following_the_policy_is_not_a_slip_even_if_another_move_began_better() -> None:
    played, early = candidate_with([0.4] * 5 + [0.8] * 5), candidate_with([0.6] * 5, 1)

    assert build_advice([played, early], reckoned=False).verdict == CLOSE


def test_a_slip_is_compared_with_the_best_move() -> None:
    played, better, best = (
        candidate_with([0.4] * 2),
        candidate_with([0.5] * 2, 1),
        candidate_with([0.6] * 2, 2),
    )

    advice = build_advice([played, better, best], reckoned=False)

    assert [evaluation.move for evaluation in advice.thoughts] == [played.move, best.move, better.move]


def test_one_world_is_enough_for_reckoned_advice() -> None:
    best, worse, once = (
        candidate_with([0.6] * 2, mast=[1.0] * 2),
        candidate_with([0.5] * 2, 1),
        candidate_with([0.55], 2, mast=[0.0]),
    )

    advice = build_advice([best, worse, once], reckoned=True)

    assert [evaluation.move for evaluation in advice.thoughts] == [best.move, once.move, worse.move]
    assert advice.verdict == RECKONED
    assert [(reason.feature, reason.gain) for reason in advice.reasons] == [("mast", 1.0)]


def test_a_single_move_gets_the_verdict_only() -> None:
    advice = build_advice([candidate_with([0.5, 0.6])], reckoned=False)

    assert (advice.verdict, advice.reasons) == (ONLY, ())


def test_only_levels_that_search_give_advice() -> None:
    game = GAMES["santa_timea"]

    for level in ("greedy", "boy", "commodore"):
        with pytest.raises(UnknownLevel):
            advise(game, decision(game, 0), level, Random(1))


@pytest.mark.parametrize("name", GAMES_WITH_FEATURES)
@pytest.mark.parametrize("language", slow_except(LANGUAGES, "de"))
def test_every_feature_has_a_name_in_every_language(name: str, language: str) -> None:
    game, features = GAMES[name], set[str]()
    words, heuristics = Translator(language, game), load_heuristics(game)
    g, random = game.start(max(2, game.seats[0])), Random(1)
    for _ in range(400):
        if (seat := g.actor()) == OVER:
            break
        if seat != CHANCE:
            seen = view(g, seat)
            features |= {*heuristics.features(seen, 0), *heuristics.parts(seen)(seen)}
        moves = [] if seat == CHANCE else [move for move in g.moves() if not move.grave]
        g.play(random.choice(moves) if moves else sample(g, random))

    for feature in features:
        assert words.has_message(f"feature-{feature}")
        assert words.has_message(f"feature-{feature}.less")
        for gain in (0, 1, 2):
            assert plain_reason(words, Reason(feature, float(gain), 0.1))
        assert words.has_message(f"feature-{feature}.plain")
    assert words.has_message("feature-unit")


@pytest.mark.parametrize("name", ["caribbean_conquest", "columbus", "ghost_ship", "treasure_map"])
def test_a_positive_sum_of_the_parts_means_more_than_half_the_chances_of_two_players(name: str) -> None:
    game, heuristics, random = GAMES[name], load_heuristics(GAMES[name]), Random(6)
    g, compared = game.start(2), 0
    for ply in range(400):
        if g.actor() == OVER:
            break
        if g.actor() != CHANCE and ply % 10 == 0:
            seat = g.actor()
            share, lead = heuristics.worth(g)[seat], sum(heuristics.parts(view(g, seat))(g).values())
            if share != 0.5 and abs(lead) > MIN_GAIN:
                assert (share > 0.5) == (lead > 0)
                compared += 1
        g.play(sample(g, random) if g.actor() == CHANCE else heuristics.policy(g, g.moves(), random))
    assert compared > 5
