"""The table of levels, and `choose_move`."""

from __future__ import annotations

import pickle
from math import inf
from random import Random

import pytest

from spielhafen.bots import (
    ADVICE_LEVEL,
    LEVELS,
    GreedyBot,
    Search,
    UnknownLevel,
    choose_move,
    create_bot,
    load_heuristics,
)
from spielhafen.bots.heuristics import random_move
from spielhafen.core.game import find_game
from spielhafen.core.moves import Move
from spielhafen.core.play import CHANCE, OVER, State, sample
from spielhafen.core.secret import view, world_sampler
from spielhafen.i18n import LANGUAGES, Translator
from tests.toys.skerry import GAME as SKERRY

GAME = find_game("santa_timea")
QUICK = ["random", "boy", "greedy", "sailor"]


def state_after(seats: int, plies: int, professional: bool = False) -> State:
    """Return the state after this number of random plies, and on to a decision."""
    g, random = GAME.start(seats, {"professional": professional}), Random(plies)
    while plies > 0 or g.actor() == CHANCE or len(g.moves()) < 2:
        assert g.actor() != OVER
        g.play(sample(g, random) if g.actor() == CHANCE else random.choice(g.moves()))
        plies -= 1
    return g


@pytest.mark.parametrize("level", QUICK)
@pytest.mark.parametrize(("seats", "plies"), [(2, 0), (3, 20), (5, 130)])
def test_the_same_view_level_and_seed_give_the_same_move(level: str, seats: int, plies: int) -> None:
    g = state_after(seats, plies)
    seen = view(g, g.actor())
    again = GAME.load(GAME.dump(seen))

    first = choose_move(GAME, seen, level, 7)

    assert first is choose_move(GAME, again, level, 7)
    assert first in g.moves()


@pytest.mark.parametrize("level", QUICK)
def test_hidden_hands_change_no_decision(level: str) -> None:
    g = state_after(4, 30)
    seat = g.actor()
    other = world_sampler(view(g, seat))(Random(5))

    assert GAME.dump(other) != GAME.dump(g)
    assert choose_move(GAME, view(g, seat), level, 7) is choose_move(GAME, view(other, seat), level, 7)


def test_another_seed_may_give_another_move() -> None:
    g = state_after(4, 30)
    seen = view(g, g.actor())

    assert len({choose_move(GAME, seen, "random", seed) for seed in range(20)}) > 1


def test_one_seed_gives_other_numbers_at_other_tables() -> None:
    places = []
    for plies in range(10, 30):
        g = state_after(4, plies)
        legal = list(g.moves())
        places.append(legal.index(choose_move(GAME, view(g, g.actor()), "random", 1)) / len(legal))

    assert len(set(places)) > 5


def test_a_bot_may_seal_its_choice_before_its_turn() -> None:
    g = GAME.start(2, {"professional": True})
    rules = GAME.part("rules.reckoning")
    g.steps = [rules.Score(), rules.Reveal(), rules.Declare(1, 0), rules.Declare(0, 0)]
    g.taken = [[0, 0, 1, 2], [0, 1, 1, 2]]  # type: ignore[attr-defined]
    assert g.actor() == 0

    for level in QUICK:
        assert str(choose_move(GAME, view(g, 1), level, 1)) in {"set N", "pairs N"}


def test_an_unknown_level_is_refused() -> None:
    g = state_after(2, 0)

    with pytest.raises(UnknownLevel):
        choose_move(GAME, view(g, g.actor()), "commodore", 1)


def test_the_levels_are_in_order_of_their_simulations() -> None:
    simulations = [level.simulations for level in LEVELS.values()]

    assert [level.id for level in LEVELS.values() if not level.measure] == [
        "boy",
        "sailor",
        "helmsman",
        "captain",
        "admiral",
    ]
    assert simulations == sorted(simulations)
    assert all(level.seconds <= 2 for level in LEVELS.values())


def test_better_levels_slip_less_often_and_the_advice_level_never_does() -> None:
    slips = [level.slips for level in LEVELS.values() if level.simulations]

    assert slips == sorted(set(slips), reverse=True)
    assert LEVELS[ADVICE_LEVEL].slips == 0


def test_a_game_may_change_how_often_levels_slip(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME.part("bot"), "SLIPS", 3.0, raising=False)

    searches = (
        LEVELS["sailor"].create_search(load_heuristics(GAME)),
        LEVELS["sailor"].create_parallel_search(GAME, 0),
    )

    assert [search.slips for search in searches] == [3 * LEVELS["sailor"].slips] * 2


def test_the_boy_plays_a_random_move_every_other_time() -> None:
    heuristics, g = load_heuristics(GAME), state_after(4, 0)
    seen = view(g, g.actor())
    policy_move = GreedyBot(heuristics).choose(seen, Random(1))

    same = sum(create_bot(GAME, "boy").choose(seen, Random(seed)) is policy_move for seed in range(300))

    assert 130 < same < 190  # half of them, and some by chance


def test_the_time_limit_can_be_lifted() -> None:
    search = create_bot(GAME, "captain", seconds=inf)

    assert isinstance(search, Search)
    assert search.seconds == inf


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_name_and_a_hint(language: str) -> None:
    words = Translator(language)

    assert all(
        words.has_message(f"level-{level}") and words.has_message(f"level-{level}.hint") for level in LEVELS
    )


def test_bots_can_play_a_game_without_heuristics() -> None:
    heuristics = load_heuristics(SKERRY)
    g, random = SKERRY.start(2), Random(1)
    while g.actor() == CHANCE or len(g.moves()) < 2:
        g.play(sample(g, random) if g.actor() == CHANCE else g.moves()[0])

    assert not heuristics.has_own_policy
    assert heuristics.worth(g) == [0.5, 0.5]
    for bot in (GreedyBot(heuristics), Search(heuristics, 20, inf)):
        assert bot.choose(view(g, g.actor()), Random(1)) in g.moves()


def test_a_move_goes_to_another_process_and_back() -> None:
    g = state_after(3, 5)
    move = choose_move(GAME, view(g, g.actor()), "greedy", 1)

    assert pickle.loads(pickle.dumps(move)) is move


def test_bots_do_not_make_grave_moves_at_random() -> None:
    class Resign(Move):
        grave = True

    class Sail(Move):
        pass

    resign, sail = Resign(), Sail()

    assert {random_move(None, [resign, sail, resign], Random(seed)) for seed in range(20)} == {sail}
    assert random_move(None, [resign], Random(1)) is resign
