"""Colours of tables: seats are told apart with any colour vision, and not by colour alone."""

from __future__ import annotations

import re
from math import dist
from random import Random
from typing import Any

import palette
import pytest
from colour_vision import VISIONS, contrast

from spielhafen.core import scene_svg
from spielhafen.core.game import find_game
from spielhafen.core.play import PUBLIC
from spielhafen.core.secret import view
from spielhafen.games.santa_timea.moves import VALUES
from spielhafen.games.santa_timea.scene.cards import TINTS as DIRECTION_TINTS
from spielhafen.games.santa_timea.scene.cards import card_face
from spielhafen.testing.walk import next_move, random_player

LEAST = {"normal": 20, "protanopia": 14, "deuteranopia": 14, "tritanopia": 14, "achromatopsia": 6.5}
"""The least difference (CIEDE2000) of two seats of a table, by vision."""
LEAST_OF_TINTS = 7
"""The same of two tints of cards and places, which have a second sign, to dichromats."""
TEXT, GRAPHICS = 4.5, 3.0
"""The least contrasts."""

FIGURES = (palette.ROOT / "docs" / "figures.md").read_text("utf-8")
HOUSE_ART = (palette.ROOT / "web" / "public" / "art.svg").read_text("utf-8")
SRC = palette.ROOT / "web" / "src"


@pytest.mark.parametrize("theme", palette.THEMES)
@pytest.mark.parametrize("game", palette.TITLES)
def test_seats_are_told_apart_with_any_colour_vision(game: str, theme: str) -> None:
    measured = palette.measure_seats(game, theme)

    assert [vision for vision in VISIONS if measured.apart[vision] < LEAST[vision]] == []
    assert min(measured.mark, measured.cloth) >= GRAPHICS
    assert measured.text >= TEXT


def test_every_game_is_measured() -> None:
    assert set(palette.TITLES) == {path.parent.name for path in palette.GAMES.glob("*/look.css")}


@pytest.mark.parametrize("theme", palette.THEMES)
def test_tints_differ_and_their_ink_is_read(theme: str) -> None:
    names = ("sky", "gold", "rose", "leaf", "sand", "grey")
    colours = [palette.resolve("santa_timea", theme, f"tint-{name}", "tint") for name in names]
    inks = [palette.resolve("santa_timea", theme, f"tint-{name}", "tint-ink") for name in names]
    least = palette.least_differences(colours)

    assert min(least[vision] for vision in ("protanopia", "deuteranopia", "tritanopia")) >= LEAST_OF_TINTS
    assert min(map(contrast, colours, inks)) >= TEXT


def test_each_seat_has_a_mark_of_its_own_shape() -> None:
    shapes = [re.findall(rf'id="mark-{seat}"[^>]*>(.*?)</symbol>', HOUSE_ART) for seat in palette.SEATS]

    assert all(len(shape) == 1 for shape in shapes)
    assert len({shape[0] for shape in shapes}) == len(palette.SEATS)
    styles = (SRC / "ui" / "seatStyle.ts").read_text("utf-8")
    assert [name for name in re.findall(r"'(\w+)'", styles) if name in palette.SEATS][:5] == list(
        palette.SEATS
    )


def test_things_that_differ_in_colour_differ_in_a_sign() -> None:
    strokes = [palette.symbol(name).count("<path") for name in palette.WINDS]
    assert strokes == [1, 2, 3]
    faces = [card_face(card, None) for card in range(len(DIRECTION_TINTS) * VALUES)]
    assert all(face.turn == 90 * DIRECTION_TINTS.index(face.tint) for face in faces)
    assert "stroke-dasharray" in (SRC / "chart" / "targets" / "MoveArrows.svelte").read_text("utf-8")
    chances = (SRC / "table" / "panels" / "LeadChart.svelte").read_text("utf-8")
    assert all(f".seat-{seat} polyline" in chances for seat in palette.SEATS[1:])


def test_places_of_an_area_have_its_letter() -> None:
    game = find_game("caribbean_conquest")
    g: Any = game.start(2)
    random = Random(1)
    while not g.board:
        g.play(next_move(g, [random_player] * 2, random))
    geometry = game.scene(view(g, PUBLIC)).geometry
    tinted = [space.at for space in geometry.spaces if space.tint]
    lettered = [decor.at for decor in geometry.decor if decor.text is not None]

    assert tinted
    assert all(any(dist(place, at) < 1 for at in lettered) for place in tinted)


def test_pictures_for_notebooks_have_the_colours_of_the_day() -> None:
    seats = [palette.resolve("santa_timea", "day", f"seat-{seat}", "seat") for seat in palette.SEATS]
    tints = {name: palette.resolve("santa_timea", "day", f"tint-{name}", "tint") for name in scene_svg.TINTS}

    assert list(scene_svg.SEAT_COLOURS) == seats
    assert tints == scene_svg.TINTS
    assert len(set(scene_svg.SEAT_MARKS)) == len(seats)


def test_the_page_of_figures_is_up_to_date() -> None:
    for line in [*palette.seat_table(), *palette.thing_table()]:
        assert line in FIGURES, (
            "run .venv/bin/python tools/palette.py and put its tables into docs/figures.md"
        )


def test_stylesheets_name_sounds_that_there_are() -> None:
    recipes = (SRC / "sound" / "synthesis.ts").read_text("utf-8")
    sounds = set(re.findall(r"^  (\w+): \{\n    seconds", recipes, re.MULTILINE))
    sheets = [palette.TOKENS, *palette.GAMES.glob("*/look.css")]
    named = {
        name for path in sheets for name in re.findall(r"--sound-[\w-]+: ([\w-]+)", path.read_text("utf-8"))
    }

    assert {"wood", "paper", "bell"} < sounds
    assert {"water", "wind"} < named <= sounds


def test_values_are_resolved_as_in_a_browser() -> None:
    assert palette.resolve("seeschlacht", "day", "seat-coral", "seat") == "#fbf4e2"
    assert palette.resolve("seeschlacht", "night", "seat-coral", "seat") == "#f1e9d4"
    assert palette.resolve("columbus", "night", "seat-coral", "mark") == "#14202c"
    assert palette.resolve("columbus", "day", "seat-coral", "mark") == "#fff"
    assert palette.resolve("columbus", "day", "seat-coral", "seat-edge") == ""
    assert find_game("columbus").seats[1] == len(palette.SEATS)
