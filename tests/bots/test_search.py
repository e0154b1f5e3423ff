"""The tree search."""

from __future__ import annotations

from dataclasses import replace
from math import inf
from random import Random
from typing import Any

from spielhafen.bots import Search, knowledge
from spielhafen.bots.search import Tree
from spielhafen.core.game import find_game
from spielhafen.core.play import CHANCE, State, sample
from spielhafen.core.secret import view
from tests.bots.toys import known, monty_hall

GAME = find_game("santa_timea")


def table(seats: int, seed: int = 1) -> State:
    """The first decision of a game."""
    g, random = GAME.start(seats), Random(seed)
    while g.actor() == CHANCE:
        g.play(sample(g, random))
    return g


def test_it_thinks_as_often_as_it_may() -> None:
    g = table(3)

    thoughts = Search(knowledge(GAME), 70, inf).think(view(g, g.actor()), Random(1))

    assert sum(thought.visits for thought in thoughts) == 70


def test_every_move_on_offer_is_thought_about() -> None:
    g = table(4)

    thoughts = Search(knowledge(GAME), 30, inf).think(view(g, g.actor()), Random(1))

    assert {thought.move for thought in thoughts} == set(g.moves())
    assert all(thought.visits for thought in thoughts)


def test_the_best_is_what_was_tried_most() -> None:
    g = table(4)
    search = Search(knowledge(GAME), 60, inf)

    thoughts = search.think(view(g, g.actor()), Random(1))

    assert [thought.visits for thought in thoughts] == sorted((t.visits for t in thoughts), reverse=True)
    assert search.choose(view(g, g.actor()), Random(1)) is thoughts[0].move


def test_out_of_time_it_still_answers() -> None:
    g = table(5)

    thoughts = Search(knowledge(GAME), 10**9, seconds=0).think(view(g, g.actor()), Random(1))

    assert thoughts[0].visits > 0


def test_a_single_answer_is_given_without_thought() -> None:
    def nobody_asks(_: Any) -> Any:
        raise AssertionError

    g = table(2)
    g.hands[0] = g.hands[0][:1]  # type: ignore[attr-defined]
    g.hands[1] = g.hands[1][:1]  # type: ignore[attr-defined]
    search = Search(replace(knowledge(GAME), worlds=nobody_asks), 10, inf)

    assert search.choose(view(g, g.actor()), Random(1)) is g.moves()[0]


def test_the_view_that_is_thought_about_stays_as_it_was() -> None:
    g = table(3)
    seen = view(g, g.actor())
    before = GAME.dump(seen)

    Search(knowledge(GAME), 40, inf).choose(seen, Random(1))

    assert GAME.dump(seen) == before


def test_what_nobody_saw_is_one_branch_of_the_tree() -> None:
    g = monty_hall()
    tree = Tree(known(), g, Random(1), 1.0)
    tree.world = lambda _: g.clone()

    for _ in range(50):
        tree.simulate()

    assert len(tree.root.after) == 1
