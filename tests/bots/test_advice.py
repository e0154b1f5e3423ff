"""Why a bot plays as it does."""

from __future__ import annotations

from math import inf
from random import Random
from statistics import mean, stdev

import pytest

from spielhafen.bots import LEVELS, UnknownLevel, advise, knowledge
from spielhafen.bots.advice import SURE, reasons
from spielhafen.bots.knowledge import nothing_to_say
from spielhafen.bots.search import Candidate
from spielhafen.core.game import Game, find_games
from spielhafen.core.play import CHANCE, State, sample
from spielhafen.core.secret import view
from spielhafen.words import LANGUAGES, Words

GAMES = find_games()
TOLD = [name for name, game in GAMES.items() if knowledge(game).features is not nothing_to_say]


def decision(game: Game, plies: int, seed: int = 1) -> State:
    """A decision between several moves, later in a game at random; not alone, since chance soon ends such a game."""
    g, random = game.start(max(2, game.seats[0])), Random(seed)
    while plies > 0 or g.actor() == CHANCE or len(g.moves()) < 3:
        g.play(sample(g, random) if g.actor() == CHANCE else random.choice(g.moves()))
        plies -= 1
    return view(g, g.actor())


def noted(values: list[float], **features: list[float]) -> Candidate:
    """A candidate that was tried in some worlds."""
    candidate = Candidate((decision(GAMES["santa_timea"], 0).moves()[0],))
    candidate.values = values
    candidate.notes = [dict(zip(features, row, strict=True)) for row in zip(*features.values(), strict=True)]
    return candidate


@pytest.mark.parametrize("name", TOLD)
def test_the_advice_is_the_decision_of_the_level(name: str) -> None:
    game = GAMES[name]
    seen = decision(game, 20)

    advice = advise(game, seen, "sailor", Random(3), seconds=inf)

    known = knowledge(game)
    chosen = LEVELS["sailor"].search(known, inf).choose(seen, Random(3))
    assert advice.thoughts[0].move is chosen
    assert 1 < len(advice.thoughts) <= 3 or len(known.plans(seen)) == len(advice.thoughts) == 1


@pytest.mark.parametrize("name", TOLD)
def test_what_is_said_is_what_the_simulations_came_to(name: str) -> None:
    game = GAMES[name]
    seen = decision(game, 30)
    known, seat = knowledge(game), seen.actor()
    order = (
        LEVELS["sailor"]
        .search(known, inf)
        .order(seen, Random(5), lambda state: known.features(state, seat))
    )
    by_move = {candidate.move: candidate for candidate in reversed(order)}

    advice = advise(game, seen, "sailor", Random(5), seconds=inf)

    for thought in advice.thoughts:
        assert thought.visits == len(by_move[thought.move].values)
        assert thought.worth == pytest.approx(mean(by_move[thought.move].values))
    one, other = (by_move[thought.move] for thought in advice.thoughts[:2])
    for reason in advice.reasons:
        pairs = zip(one.notes, other.notes, strict=False)
        gains = [ours[reason.feature] - theirs[reason.feature] for ours, theirs in pairs]
        assert reason.gain == pytest.approx(mean(gains))
        assert reason.error == pytest.approx(stdev(gains) / len(gains) ** 0.5)


def test_a_difference_that_may_be_luck_is_not_spoken_of() -> None:
    one = noted([0.5] * 4, mast=[1.0, 2.0, 3.0, 4.0], way=[5.0, 4.0, 5.0, 4.0])
    other = noted([0.5] * 4, mast=[0.0, 1.1, 1.9, 3.0], way=[4.0, 5.0, 5.0, 3.0])

    found = reasons(one, other)

    assert [reason.feature for reason in found] == ["mast"]
    assert found[0].gain == pytest.approx(1.0)
    assert found[0].gain > SURE * found[0].error


def test_what_speaks_against_a_move_is_told_too_and_the_greatest_difference_comes_first() -> None:
    one = noted([0.5] * 3, mast=[1.0, 1.0, 1.0], way=[0.0, 0.0, 0.1])
    other = noted([0.5] * 3, mast=[0.0, 0.0, 0.1], way=[3.0, 3.0, 3.0])

    assert [(reason.feature, reason.gain > 0) for reason in reasons(one, other)] == [
        ("way", False),
        ("mast", True),
    ]


def test_only_who_searches_can_say_why() -> None:
    game = GAMES["santa_timea"]

    for level in ("greedy", "boy", "commodore"):
        with pytest.raises(UnknownLevel):
            advise(game, decision(game, 0), level, Random(1))


@pytest.mark.parametrize("name", TOLD)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_feature_has_a_name_in_every_language(name: str, language: str) -> None:
    game = GAMES[name]
    words = Words(language, game)

    for feature in knowledge(game).features(decision(game, 0), 0):
        assert words.knows(f"feature-{feature}")
    assert words.knows("feature-unit")
