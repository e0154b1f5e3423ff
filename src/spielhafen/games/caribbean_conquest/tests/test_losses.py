"""Lines of the log on figures that are lost."""

from typing import Any

import pytest

from spielhafen.core.game import Game
from spielhafen.core.moves import Move
from spielhafen.core.text import PlayerRef
from spielhafen.games.caribbean_conquest.rules.losses import Lost
from spielhafen.games.caribbean_conquest.scene.log import account
from spielhafen.games.caribbean_conquest.tests.example_tables import laid


def losses(game: Game, lines: str, *moves: str) -> list[tuple[int, str]]:
    """Return who loses a figure while these moves are played, and to whom."""
    g, told = laid(game, lines), list[tuple[int, str]]()

    def watch(now: Any, step: Any, move: Move | None) -> None:
        if isinstance(step, Lost):
            foe = account(now, step, move)["foe"]
            told.append((step.seat, f"seat {foe.seat}" if isinstance(foe, PlayerRef) else ""))

    for move in moves:
        g.play(game.catalogue.read(move), watch)
    return told


@pytest.mark.parametrize(
    ("lines", "moves", "told"),
    [
        ("groups C10=1c / C10=2c\nturn A\nnext Melee(A, B, C10)", ["clash 1 4"], [(0, "seat 1")]),
        ("groups C10=2c / C10=1c\nturn A\nnext Melee(A, B, C10)", ["clash 4 1"], [(1, "seat 0")]),
        (
            "groups G10=1s / G9=1s\nballs 1 0\nturn A\nnext Gunnery(A)",
            ["at G10", "fire N"],
            [(1, "seat 0")],
        ),
        (
            "option all_fire yes\ngroups G10=1s / G9=1s\nballs 0 1\nturn A\nnext Gunnery(B)",
            ["at G9", "fire S"],
            [(0, "seat 1")],
        ),
    ],
)
def test_a_loss_says_against_whom(
    conquest: Game, lines: str, moves: list[str], told: list[tuple[int, str]]
) -> None:
    assert losses(conquest, lines, *moves) == told
