"""Nodes: the moves asked about at a place in a game."""

from __future__ import annotations

from random import Random

import pytest

from spielhafen.core.errors import Refusal
from spielhafen.core.game import find_game
from spielhafen.core.moves import Move
from spielhafen.core.play import CHANCE, Choice, State, sample
from spielhafen.testing.coverage import Coverage
from spielhafen.testing.game_node import GameNode, moves_by_kind, open_move_kinds
from spielhafen.testing.text_check import TextCheck

GAME = find_game("ghost_ship")


def begun() -> State:
    """Return a state at the first choice of a captain."""
    g = GAME.start(2)
    random = Random(1492)
    while g.actor() == CHANCE:
        g.play(sample(g, random))
    return g


def node(g: State) -> GameNode:
    return GameNode(GAME, g, 0, Random(0), TextCheck(GAME), Coverage())


def test_all_moves_of_open_kinds_are_asked_about_and_some_of_each_other_kind() -> None:
    g = begun()
    asked = set(node(g).candidate_moves())
    for kind, moves in moves_by_kind(GAME.catalogue).items():
        about = asked.intersection(moves)
        assert about, f"not asked about {kind.__name__}"
        if issubclass(kind, open_move_kinds(g, g.steps[-1])):
            assert about == set(moves)
    assert len(asked) < len(list(GAME.catalogue))


def test_a_step_with_its_own_refusals_is_asked_about_every_move(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse(step: Choice, g: State, move: Move) -> Refusal | None:
        return Choice.refuse(step, g, move)

    g = begun()
    monkeypatch.setattr(type(g.steps[-1]), "refuse", refuse)
    assert set(node(g).candidate_moves()) == set(GAME.catalogue)
