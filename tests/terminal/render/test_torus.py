"""Boards without a border, with costs, stacks and tints; boards larger than the screen."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from spielhafen.core.game import find_game
from spielhafen.core.play import CHANCE, sample
from spielhafen.core.secret import view
from spielhafen.i18n import Translator
from spielhafen.terminal.render.draw import TextRenderer
from spielhafen.terminal.render.legend import render_areas
from spielhafen.terminal.render.palette import PLAIN_PALETTE
from spielhafen.terminal.session import Session
from tests.terminal.tui.test_table_app import client, press, settled

Lay = Callable[..., Session]


def seen(name: str, **options: Any) -> tuple[TextRenderer, Any]:
    """Return Ada's scene at the first decision."""
    game, rng = find_game(name), Random(5)
    state = game.start(2, options)
    while state.actor() == CHANCE:
        state.play(sample(state, rng))
    seat = state.actor()
    return TextRenderer(Translator("en", game), ["Ada", "Bo"], PLAIN_PALETTE), game.scene(view(state, seat))


def board(drawer: TextRenderer, scene: Any, width: int = 100) -> list[str]:
    return [str(line) for line in drawer.chart.render_board(scene, width)]


def test_currents_are_arrows_and_spaces_in_reach_show_their_cost() -> None:
    drawer, scene = seen("treasure_map")
    drawn = board(drawer, scene)
    assert any(sign in "".join(drawn) for sign in "→↓←↑")
    costs = [mark for mark in scene.marks if mark.kind == "range"]
    assert costs
    assert sum(line.count("1") for line in drawn[1:]) >= 1
    assert "beyond its rim" in str(render_areas(drawer, scene))


def test_an_area_of_squares_is_listed_by_columns_and_rows() -> None:
    drawer, scene = seen("treasure_map")
    assert "Turtle Cays A–D 1–4" in str(render_areas(drawer, scene))


def test_stacks_show_their_size_and_areas_list_their_points() -> None:
    drawer, scene = seen("caribbean_conquest")
    assert any("●2" in line or "■2" in line for line in board(drawer, scene))
    assert str(render_areas(drawer, scene)).startswith("A: ")


def test_a_place_is_distinct_from_the_flag_or_token_on_it() -> None:
    for boxes, width in ((1, 100), (9, 80)):
        drawer, scene = seen("caribbean_conquest", boxes=boxes)
        drawn = "".join(board(drawer, scene, width))
        tokens = [piece for piece in scene.pieces if piece.art == "token"]
        assert sum(drawn.count(place + "T") for place in "tsc") == len(tokens)


@pytest.mark.anyio
async def test_a_board_of_nine_boxes_is_shown_around_the_selected_group(table: Lay) -> None:
    sitting = table(find_game("caribbean_conquest"), "Ada", "bot Bo", seed=3, boxes=9)
    app = client(sitting)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        assert "«" in shown(pilot)
        first = shown(pilot)
        await press(pilot, *["down"] * 7)
        assert "«" in shown(pilot)
        assert shown(pilot) != first


def shown(pilot: Any) -> str:
    """Return the visible text of the chart."""
    widget = pilot.app.query_one("#chart")
    lines = [widget.render_line(row).text for row in range(widget.size.height)]
    return "\n".join(lines)
