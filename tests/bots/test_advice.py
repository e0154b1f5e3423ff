"""Why a bot plays as it does."""

from __future__ import annotations

from math import inf, isinf
from random import Random
from statistics import mean, stdev

import pytest

from spielhafen.bots import LEVELS, UnknownLevel, advise, dump_advice, load_heuristics
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

GAMES = find_games()
TOLD = [name for name, game in GAMES.items() if load_heuristics(game).features is not no_features]


def decision(game: Game, plies: int, seed: int = 1) -> State:
    """A decision between several moves, later in a game at random; not alone, since chance soon ends such a game."""
    g, random = game.start(max(2, game.seats[0])), Random(seed)
    while plies > 0 or g.actor() == CHANCE or len(g.moves()) < 3:
        g.play(sample(g, random) if g.actor() == CHANCE else random.choice(g.moves()))
        plies -= 1
    return view(g, g.actor())


def noted(values: list[float], place: int = 0, **features: list[float]) -> Candidate:
    """A candidate that was tried in some worlds; its move is one of those on offer."""
    candidate = Candidate((decision(GAMES["santa_timea"], 0).moves()[place],))
    candidate.values = values
    candidate.features = [
        dict(zip(features, row, strict=True)) for row in zip(*features.values(), strict=True)
    ]
    return candidate


def standard_error(values: list[float]) -> float:
    return stdev(values) / len(values) ** 0.5 if len(values) > 1 else inf


@pytest.mark.parametrize("name", TOLD)
def test_the_advice_is_the_decision_of_the_level(name: str) -> None:
    game = GAMES[name]
    seen = decision(game, 20)

    advice = advise(game, seen, "sailor", Random(3), seconds=inf)

    known = load_heuristics(game)
    chosen = LEVELS["sailor"].create_search(known, inf).choose(seen, Random(3))
    assert advice.thoughts[0].move is chosen
    assert 1 < len(advice.thoughts) <= 3 or len(known.plans(seen)) == len(advice.thoughts) == 1


def reasoned(game: Game) -> tuple[State, Advice]:
    """A decision, on the way of a careless game, of which there is something to say why."""
    for plies in range(30, 600, 30):
        seen = decision(game, plies)
        advice = advise(game, seen, "captain", Random(5), seconds=inf)
        if advice.reasons:
            return seen, advice
    raise AssertionError("nothing to say")


@pytest.mark.parametrize("name", TOLD)
def test_what_is_said_is_what_the_simulations_came_to(name: str) -> None:
    game, known = GAMES[name], load_heuristics(GAMES[name])
    seen, advice = reasoned(game)
    order = LEVELS["captain"].create_search(known, inf).rank_moves(seen, Random(5), known.parts(seen))
    by_move = {candidate.move: candidate for candidate in reversed(order)}

    best = by_move[advice.thoughts[0].move]
    for thought in advice.thoughts:
        values = by_move[thought.move].values
        gains = [one - other for one, other in zip(best.values, values, strict=False)]
        assert thought.visits == len(values)
        assert thought.worth == pytest.approx(mean(best.values) - mean(gains))
        assert thought.error == (inf if advice.reckoned else pytest.approx(standard_error(gains)))
    other = by_move[advice.thoughts[min(1, len(advice.thoughts) - 1)].move]
    for reason in advice.reasons:
        pairs = zip(best.features, other.features, strict=False)
        gains = [ours[reason.feature] - theirs[reason.feature] for ours, theirs in pairs]
        assert reason.gain == pytest.approx(mean(gains))
        assert reason.error == (inf if advice.reckoned else pytest.approx(standard_error(gains)))
        assert advice.reckoned or len(gains) >= MIN_WORLDS


@pytest.mark.parametrize("trees", [1, 2])
@pytest.mark.parametrize("name", TOLD)
def test_what_is_noted_belongs_to_the_world_that_was_worth_so_much(name: str, trees: int) -> None:
    game, known = GAMES[name], load_heuristics(GAMES[name])
    seen, seat = decision(game, 60), decision(game, 60).actor()
    level = LEVELS["sailor"]
    search = level.create_search(known, inf) if trees == 1 else level.create_parallel_search(game, 0, inf)
    worth = known.foresight(seen) if known.foresight else known.worth

    order = search.rank_moves(seen, Random(4), lambda g: {"worth": worth(g)[seat]})

    assert any(one.values for one in order)
    for one in order:
        assert [note["worth"] for note in one.features] == one.values


@pytest.mark.parametrize(("pairs", "errors_of_a_table"), [(5, 2.87), (6, 2.65), (11, 2.28), (31, 2.09)])
def test_the_fewer_worlds_the_more_standard_errors_it_takes(pairs: int, errors_of_a_table: float) -> None:
    """Student's distribution, as tables have it for what two standard errors are with very many."""
    assert required_standard_errors(pairs) == pytest.approx(errors_of_a_table, abs=0.01)
    assert required_standard_errors(100_000) == pytest.approx(SURE_STANDARD_ERRORS, abs=0.001)


def test_after_a_few_worlds_nothing_is_sure() -> None:
    for count in (2, MIN_WORLDS - 1, MIN_WORLDS):
        best = noted([0.6] * count, mast=[1.0] * count)
        other = noted([0.5] * count, 1, mast=[0.0] * count)
        slip = noted([0.4] * count, 2)
        slip.is_slip = True

        enough = count >= MIN_WORLDS

        assert (build_advice([best, other], reckoned=False).verdict == SURE) is enough
        assert (build_advice([slip, best], reckoned=False).verdict == SLIP) is enough
        assert bool(find_reasons(best, other)) is enough


def test_what_two_standard_errors_would_call_sure_may_be_luck_after_few_worlds() -> None:
    gains = [0.0, 0.1, 0.2, 0.3, 0.4]
    best, other = noted(gains, mast=gains), noted([0.0] * 5, 1, mast=[0.0] * 5)

    assert mean(gains) > 2.8 * standard_error(gains)
    assert mean(gains) < 2.87 * standard_error(gains)
    assert build_advice([best, other], reckoned=False).verdict == CLOSE
    assert find_reasons(best, other) == []


def test_a_difference_that_may_be_luck_is_not_spoken_of() -> None:
    one = noted([0.5] * 6, mast=[1.0, 2.0, 3.0, 4.0, 1.0, 2.0], way=[5.0, 4.0] * 3)
    other = noted([0.5] * 6, mast=[0.0, 1.1, 1.9, 3.0, 0.0, 1.0], way=[4.0, 5.0, 5.0, 3.0, 5.0, 3.0])

    found = find_reasons(one, other)

    assert [reason.feature for reason in found] == ["mast"]
    assert found[0].gain == pytest.approx(1.0)
    assert found[0].gain > SURE_STANDARD_ERRORS * found[0].error


def test_what_speaks_against_a_move_is_told_too_and_the_greatest_difference_comes_first() -> None:
    one = noted([0.5] * 6, mast=[1.0] * 6, way=[0.0, 0.0, 0.1] * 2)
    other = noted([0.5] * 6, mast=[0.0, 0.0, 0.1] * 2, way=[3.0] * 6)

    assert [(reason.feature, reason.gain > 0) for reason in find_reasons(one, other)] == [
        ("way", False),
        ("mast", True),
    ]


def test_what_would_be_read_as_nothing_is_not_spoken_of() -> None:
    one = noted([0.5] * 5, mast=[MIN_GAIN / 2] * 5, way=[MIN_GAIN * 2] * 5)
    other = noted([0.5] * 5, mast=[0.0] * 5, way=[0.0] * 5)

    assert [reason.feature for reason in find_reasons(one, other)] == ["way"]


def test_a_move_is_worth_less_than_the_best_by_what_it_lost_where_both_were_tried() -> None:
    best, other = noted([0.8, 0.2, 0.3, 0.3]), noted([0.7, 0.0], 1)

    advice = build_advice([best, other], reckoned=False)

    assert [thought.worth for thought in advice.thoughts] == [pytest.approx(0.4), pytest.approx(0.25)]
    assert advice.thoughts[1].error == pytest.approx(0.05)


def test_the_second_move_is_the_one_that_is_least_surely_worse() -> None:
    best = noted([0.5] * 6, mast=[1.0] * 6)
    worse = noted([0.4] * 6, 1, mast=[0.0] * 6)
    unsure = noted([0.6, 0.1, 0.6, 0.1, 0.6], 2, mast=[0.5] * 5)

    advice = build_advice([best, worse, unsure], reckoned=False)

    assert [thought.move for thought in advice.thoughts] == [best.move, unsure.move, worse.move]
    assert advice.verdict == CLOSE
    assert [reason.gain for reason in advice.reasons] == [0.5]


def test_what_was_tried_only_once_comes_last() -> None:
    best, worse, once = noted([0.5] * 5), noted([0.4] * 5, 1), noted([0.6], 2)

    advice = build_advice([best, once, worse], reckoned=False)

    assert [thought.move for thought in advice.thoughts] == [best.move, worse.move, once.move]
    assert dump_advice(advice)["thoughts"][2]["error"] is None
    assert advice.verdict == "sure"


def test_moves_that_read_alike_are_close_however_sure_the_difference_is() -> None:
    best, other = noted([0.5] * 5), noted([0.4996] * 5, 1)

    assert build_advice([best, other], reckoned=False).verdict == CLOSE
    assert build_advice([best, other], reckoned=True).verdict == CLOSE


def test_of_what_is_reckoned_nobody_is_sure_and_nobody_knows_the_error() -> None:
    best, other = noted([0.6] * 2, mast=[1.0] * 2), noted([0.5] * 2, 1, mast=[0.0] * 2)

    advice = build_advice([best, other], reckoned=True)

    assert advice.verdict == RECKONED
    assert [isinf(thought.error) for thought in advice.thoughts] == [True, True]
    told = dump_advice(advice)
    assert told["reckoned"]
    assert [thought["error"] for thought in told["thoughts"]] == [None, None]
    assert told["reasons"] == [{"feature": "mast", "gain": 1.0, "error": None}]


@pytest.mark.parametrize("reckoned", [False, True])
def test_a_move_that_was_taken_by_lot_and_is_surely_worse_than_another_is_called_a_slip(
    reckoned: bool,
) -> None:
    played, better = noted([0.4] * 5), noted([0.6] * 5, 1)
    played.is_slip = True

    assert build_advice([played, better], reckoned=reckoned).verdict == SLIP


def test_whoever_follows_the_rule_of_thumb_has_not_slipped_though_something_else_began_better() -> None:
    played, early = noted([0.4] * 5 + [0.8] * 5), noted([0.6] * 5, 1)

    assert build_advice([played, early], reckoned=False).verdict == CLOSE


def test_the_worst_slip_is_told() -> None:
    played, better, best = noted([0.4] * 2), noted([0.5] * 2, 1), noted([0.6] * 2, 2)

    advice = build_advice([played, better, best], reckoned=False)

    assert [thought.move for thought in advice.thoughts] == [played.move, best.move, better.move]


def test_of_what_is_reckoned_one_world_tells_all() -> None:
    best, worse, once = noted([0.6] * 2, mast=[1.0] * 2), noted([0.5] * 2, 1), noted([0.55], 2, mast=[0.0])

    advice = build_advice([best, worse, once], reckoned=True)

    assert [thought.move for thought in advice.thoughts] == [best.move, once.move, worse.move]
    assert advice.verdict == RECKONED
    assert [(reason.feature, reason.gain) for reason in advice.reasons] == [("mast", 1.0)]


def test_a_move_that_was_compared_with_nothing_is_not_called_the_best() -> None:
    advice = build_advice([noted([0.5, 0.6])], reckoned=False)

    assert (advice.verdict, advice.reasons) == (ONLY, ())


def test_only_who_searches_can_say_why() -> None:
    game = GAMES["santa_timea"]

    for level in ("greedy", "boy", "commodore"):
        with pytest.raises(UnknownLevel):
            advise(game, decision(game, 0), level, Random(1))


@pytest.mark.parametrize("name", TOLD)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_feature_has_a_name_in_every_language(name: str, language: str) -> None:
    game = GAMES[name]
    words, known, seen = Translator(language, game), load_heuristics(game), decision(game, 0)

    for feature in {*known.features(seen, 0), *known.parts(seen)(seen)}:
        assert words.has_message(f"feature-{feature}")
        assert words.has_message(f"feature-{feature}.less")
    assert words.has_message("feature-unit")


@pytest.mark.parametrize("name", ["caribbean_conquest", "columbus", "ghost_ship", "treasure_map"])
def test_of_two_captains_whose_parts_add_up_to_more_than_nothing_is_more_likely_to_win(name: str) -> None:
    game, known, random = GAMES[name], load_heuristics(GAMES[name]), Random(6)
    g, compared = game.start(2), 0
    for ply in range(400):
        if g.actor() == OVER:
            break
        if g.actor() != CHANCE and ply % 10 == 0:
            seat = g.actor()
            share, lead = known.worth(g)[seat], sum(known.parts(view(g, seat))(g).values())
            if share != 0.5 and abs(lead) > MIN_GAIN:
                assert (share > 0.5) == (lead > 0)
                compared += 1
        g.play(sample(g, random) if g.actor() == CHANCE else known.policy(g, g.moves(), random))
    assert compared > 5
