"""What users rely on does not change by accident: numbers of moves, documented names."""

from __future__ import annotations

import inspect
import re
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from spielhafen.core.game import find_game, find_games

API = Path(__file__).parent.parent / "docs" / "api"
MODULES = sorted(
    {
        name
        for page in API.glob("*.md")
        for name in re.findall(r"^::: (\S+)$", page.read_text("utf-8"), re.MULTILINE)
    }
)

CATALOGUES = {
    ("caribbean_conquest", 1): "b415d8b5aa376618",
    ("columbus", 1): "ee3effb5e4fb661a",
    ("ghost_ship", 1): "deb7a9f01eee6eb3",
    ("santa_timea", 1): "2da10f98d6b92bf5",
    ("seeschlacht", 1): "1c8892178fc349ca",
    ("treasure_map", 1): "cc8f423866a4ee19",
}
"""A hash of the moves in their order, by game and version of its rules.

Lines are added, never changed.
"""


@pytest.mark.parametrize("name", find_games())
def test_the_moves_of_a_version_of_the_rules_keep_their_numbers(name: str) -> None:
    game = find_game(name)
    written = "\n".join(game.catalogue.texts)
    assert CATALOGUES[name, game.version] == sha256(written.encode()).hexdigest()[:16]


def import_public(name: str) -> ModuleType | None:
    """Return a module of the API pages; None if what it needs is not installed."""
    try:
        return import_module(name)
    except ImportError as error:
        if (error.name or "").startswith("spielhafen"):
            raise
        return None


@pytest.mark.parametrize("name", MODULES)
def test_every_public_name_of_the_api_says_what_it_is(name: str) -> None:
    module = import_public(name)
    if module is None:
        pytest.skip("needs an extra")
    assert module.__doc__
    names = getattr(module, "__all__", None) or [
        one
        for one, value in vars(module).items()
        if not one.startswith("_") and getattr(value, "__module__", None) == name
    ]
    things = {one: getattr(module, one) for one in names}
    silent = [
        one
        for one, thing in things.items()
        if (inspect.isclass(thing) or inspect.isfunction(thing)) and not inspect.getdoc(thing)
    ]
    assert silent == []
