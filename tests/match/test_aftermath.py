"""A finished trick stays for a moment before its wind is taken and the row moves up."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import TYPE_CHECKING

import pytest

from spielhafen.core.game import find_game
from spielhafen.core.play import CHANCE, OVER, PUBLIC, sample
from spielhafen.core.secret import view
from spielhafen.games.santa_timea import GAME
from spielhafen.games.santa_timea.state import ROUNDS, TRICKS
from spielhafen.match.aftermath import aftermath_of, ply_scene

if TYPE_CHECKING:
    from collections.abc import Iterator

    from spielhafen.core.scene import Scene


def scenes_of_a_game(seed: int) -> Iterator[Scene]:
    """Yield the scene of each ply of a random game, as the public sees it."""
    g, rng = GAME.start(3), Random(seed)
    while g.actor() != OVER:
        g.play(sample(g, rng) if g.actor() == CHANCE else rng.choice(g.moves()))
        yield ply_scene(GAME, view(g, PUBLIC))


def is_finished(scene: Scene) -> bool:
    return any("past" in piece.flags for piece in scene.pieces)


def winds(scene: Scene) -> list[str]:
    """Return the captions of the open winds."""
    (row,) = [zone for zone in scene.zones if zone.id == "winds"]
    return [card.caption.key for card in row.cards if card.caption]


@pytest.mark.parametrize("seed", range(3))
def test_every_trick_is_shown_once_finished_with_its_own_wind(seed: int) -> None:
    scenes = list(scenes_of_a_game(seed))
    finished = [scene for scene in scenes if is_finished(scene)]

    assert len(finished) == ROUNDS * TRICKS
    assert all(len(scene.pieces) == 3 for scene in finished)
    assert all(winds(scene)[0] == "this-trick" for scene in finished)


def test_a_game_whose_pieces_all_go_at_once_has_nothing_that_stays() -> None:
    assert aftermath_of(find_game("columbus")) is None


def test_its_wind_is_taken_after_it_has_gone() -> None:
    scenes = list(scenes_of_a_game(1))
    for scene, after in pairwise(scenes):
        if not is_finished(scene):
            continue
        taken, then = (sum(len(seat.open) for seat in each.seats) for each in (scene, after))
        assert then in {taken, taken + 1, 0}  # all cancel each other, taken, a new round
        assert not is_finished(after)
