"""States are drawn in notebooks, as far as their viewer may see them."""

from __future__ import annotations

import subprocess
import sys
from random import Random
from xml.etree import ElementTree as ET

import pytest

import spielhafen
from spielhafen.core.game import find_game, find_games
from spielhafen.core.notebook_picture import game_of
from spielhafen.core.play import PUBLIC, State, random_playout
from spielhafen.core.secret import view


def played(name: str, plies: int = 20) -> State:
    g = find_game(name).start(2)
    random_playout(g, Random(5), plies)
    return g


@pytest.mark.parametrize("name", find_games())
def test_a_state_is_a_picture(name: str) -> None:
    g = played(name)
    found = game_of(g)
    drawn = g._repr_svg_()
    assert found is not None
    assert found.name == name
    assert drawn is not None
    assert ET.fromstring(drawn).tag.endswith("svg")


def test_a_whole_state_is_drawn_as_all_may_see_it() -> None:
    g = played("santa_timea")
    assert g._repr_svg_() == view(g, PUBLIC)._repr_svg_()
    assert g._repr_svg_() != view(g, 0)._repr_svg_()


def test_the_library_draws_without_sentences() -> None:
    code = (
        "import sys; from spielhafen.core.game import find_game;"
        "drawn = find_game('columbus').start(2)._repr_svg_();"
        "print(drawn.startswith('<svg'), 'spielhafen.i18n' in sys.modules)"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.split() == ["True", "False"]


def test_a_state_of_no_known_game_has_no_picture() -> None:
    class Nowhere(State):
        pass

    assert Nowhere.__new__(Nowhere)._repr_svg_() is None


def test_help_on_the_package_shows_how_to_play_a_game() -> None:
    said = spielhafen.__doc__ or ""
    code = "\n".join(line[4:] for line in said.split("\n\n")[2].splitlines())
    rest = "\n".join(line[4:] for line in said.split("\n\n")[3].splitlines())
    names: dict[str, object] = {}
    exec(f"{code}\n{rest}\nfound = game.returns(state)", names)
    assert len(names["found"]) == 2  # type: ignore[arg-type]
    for line in said.splitlines():
        if line.startswith("    spielhafen."):
            __import__(line.split()[0])
