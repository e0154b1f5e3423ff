"""Mistakes on purpose: ways to make them, and the check that a law catches them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import pytest

from spielhafen.core.game import Game
from spielhafen.core.scene import Scene
from spielhafen.testing import ContractBroken, check_contract
from tests.toys.skerry import GAME, scene

Patch: TypeAlias = pytest.MonkeyPatch
Mutant: TypeAlias = Callable[[Patch], None]


def afterwards(patch: Patch, kind: type[Any], name: str, more: Callable[..., None]) -> None:
    """Let a method do something more at its end."""
    method = getattr(kind, name)

    def longer(*args: Any) -> Any:
        result = method(*args)
        more(*args)
        return result

    patch.setattr(kind, name, longer)


def scene_with(patch: Patch, change: Callable[[Scene], Scene]) -> None:
    """Let the toy's scene be changed afterwards."""
    original = scene.scene
    patch.setattr(scene, "scene", lambda g: change(original(g)))


def assert_caught(law: str, game: Game = GAME, games: int = 5, max_plies: int = 0) -> None:
    """Assert that a game breaks this law."""
    with pytest.raises(ContractBroken) as caught:
        check_contract(game, games=games, laws=[law], max_plies=max_plies)

    assert caught.value.law == law, caught.value
