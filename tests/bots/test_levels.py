"""The table of levels, and the one function that everybody calls."""

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


def later(seats: int, plies: int, professional: bool = False) -> State:
    """A game played at random for so many plies, and on to a decision."""
    g, random = GAME.start(seats, {"professional": professional}), Random(plies)
    while plies > 0 or g.actor() == CHANCE or len(g.moves()) < 2:
        assert g.actor() != OVER
        g.play(sample(g, random) if g.actor() == CHANCE else random.choice(g.moves()))
        plies -= 1
    return g


@pytest.mark.parametrize("level", QUICK)
@pytest.mark.parametrize(("seats", "plies"), [(2, 0), (3, 20), (5, 130)])
def test_the_same_view_level_and_seed_give_the_same_move(level: str, seats: int, plies: int) -> None:
    g = later(seats, plies)
    seen = view(g, g.actor())
    again = GAME.load(GAME.dump(seen))

    first = choose_move(GAME, seen, level, 7)

    assert first is choose_move(GAME, again, level, 7)
    assert first in g.moves()


@pytest.mark.parametrize("level", QUICK)
def test_what_others_hold_changes_no_decision(level: str) -> None:
    g = later(4, 30)
    seat = g.actor()
    other = world_sampler(view(g, seat))(Random(5))

    assert GAME.dump(other) != GAME.dump(g)
    assert choose_move(GAME, view(g, seat), level, 7) is choose_move(GAME, view(other, seat), level, 7)


def test_another_seed_may_give_another_move() -> None:
    g = later(4, 30)
    seen = view(g, g.actor())

    assert len({choose_move(GAME, seen, "random", seed) for seed in range(20)}) > 1


def test_one_seed_gives_other_numbers_at_other_tables() -> None:
    places = []
    for plies in range(10, 30):
        g = later(4, plies)
        offered = list(g.moves())
        places.append(offered.index(choose_move(GAME, view(g, g.actor()), "random", 1)) / len(offered))

    assert len(set(places)) > 5


def test_who_seals_a_choice_may_be_asked_before_it_is_his_turn() -> None:
    g = GAME.start(2, {"professional": True})
    rules = GAME.part("rules.reckoning")
    g.steps = [rules.Score(), rules.Reveal(), rules.Declare(1, 0), rules.Declare(0, 0)]
    g.taken = [[0, 0, 1, 2], [0, 1, 1, 2]]  # type: ignore[attr-defined]
    assert g.actor() == 0

    for level in QUICK:
        assert str(choose_move(GAME, view(g, 1), level, 1)) in {"set N", "pairs N"}


def test_nobody_plays_on_a_level_that_there_is_not() -> None:
    g = later(2, 0)

    with pytest.raises(UnknownLevel):
        choose_move(GAME, view(g, g.actor()), "commodore", 1)


def test_the_levels_stand_in_order_and_think_more_and_more() -> None:
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


def test_the_better_a_level_the_seldomer_it_slips_and_who_gives_advice_never_does() -> None:
    slips = [level.slips for level in LEVELS.values() if level.simulations]

    assert slips == sorted(set(slips), reverse=True)
    assert LEVELS[ADVICE_LEVEL].slips == 0


def test_a_game_says_how_often_its_levels_slip(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME.part("bot"), "SLIPS", 3.0, raising=False)

    told = (
        LEVELS["sailor"].create_search(load_heuristics(GAME)),
        LEVELS["sailor"].create_parallel_search(GAME, 0),
    )

    assert [search.slips for search in told] == [3 * LEVELS["sailor"].slips] * 2


def test_the_ships_boy_forgets_his_rules_of_thumb_every_other_time() -> None:
    known, g = load_heuristics(GAME), later(4, 0)
    seen = view(g, g.actor())
    thumb = GreedyBot(known).choose(seen, Random(1))

    same = sum(create_bot(GAME, "boy").choose(seen, Random(seed)) is thumb for seed in range(300))

    assert 130 < same < 190  # half of them, and what he finds by chance


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


def test_a_game_that_says_nothing_of_good_play_can_be_played_all_the_same() -> None:
    known = load_heuristics(SKERRY)
    g, random = SKERRY.start(2), Random(1)
    while g.actor() == CHANCE or len(g.moves()) < 2:
        g.play(sample(g, random) if g.actor() == CHANCE else g.moves()[0])

    assert not known.has_own_policy
    assert known.worth(g) == [0.5, 0.5]
    for mate in (GreedyBot(known), Search(known, 20, inf)):
        assert mate.choose(view(g, g.actor()), Random(1)) in g.moves()


def test_a_move_goes_to_another_process_and_back() -> None:
    g = later(3, 5)
    move = choose_move(GAME, view(g, g.actor()), "greedy", 1)

    assert pickle.loads(pickle.dumps(move)) is move


def test_nobody_gives_a_game_up_by_accident() -> None:
    class Resign(Move):
        grave = True

    class Sail(Move):
        pass

    resign, sail = Resign(), Sail()

    assert {random_move(None, [resign, sail, resign], Random(seed)) for seed in range(20)} == {sail}
    assert random_move(None, [resign], Random(1)) is resign
