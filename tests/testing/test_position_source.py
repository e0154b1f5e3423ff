"""Positions to play on from: examples of rulebooks, texts, edits, pieces moved by hand."""

from __future__ import annotations

import pytest

from spielhafen.core.errors import BrokenFile, SpielhafenError
from spielhafen.core.game import find_game, find_games
from spielhafen.testing.piece_placement import with_piece_at
from spielhafen.testing.position_source import (
    arranged_state,
    example_state,
    example_states,
    read_any_position,
)
from spielhafen.testing.storyboard import example_sources, play_moments
from tests.selection import slow_except


@pytest.mark.parametrize("name", slow_except(sorted(find_games()), "santa_timea"))
def test_every_example_is_played_on(name: str) -> None:
    game = find_game(name)
    examples = example_sources(game)
    for number, example in enumerate(examples):
        assert any(example_states(game, number)), example.title
    shown = play_moments(game, examples[0])
    assert len(example_states(game, 0)) == len(shown)


def test_an_example_that_is_not_there_is_refused() -> None:
    with pytest.raises(SpielhafenError):
        example_state(find_game("columbus"), 10**5, 0)


def test_lines_of_an_example_set_a_table_up() -> None:
    game = find_game("columbus")
    state = read_any_position(game, "seats 3\nturn A")
    assert state.seats() == 3
    assert state.actor() >= 0


def test_an_impossible_edit_names_its_field() -> None:
    game = find_game("santa_timea")
    before = game.start(2)
    position = game.dump(before)
    position["state"]["steps"] = []
    with pytest.raises(BrokenFile) as caught:
        arranged_state(game, before, position)
    assert caught.value.text.args["where"] == "steps"


def test_a_piece_is_moved_by_hand() -> None:
    game = find_game("columbus")
    state = game.start(2)
    piece = next(piece.id for piece in game.scene(state).pieces if piece.id.startswith("ship/"))
    moved = game.load(with_piece_at(game, game.dump(state), piece, "g7"))
    assert moved != state
    with pytest.raises(SpielhafenError):
        with_piece_at(game, game.dump(state), piece, "no such space")
