"""The picture of a scene: a complete SVG document."""

from __future__ import annotations

import re
from random import Random
from xml.etree import ElementTree as ET

import pytest

from spielhafen.core.game import find_game, find_games
from spielhafen.core.play import CHANCE, PUBLIC, State, sample
from spielhafen.core.scene_svg import ART_STYLE
from spielhafen.core.secret import view
from spielhafen.core.text import Text

SVG = "{http://www.w3.org/2000/svg}"


def said(text: Text) -> str:
    return text.key


@pytest.fixture
def midway() -> State:
    """Return a professional game of three, in the second round, with seat 0 to lay a card."""
    game, random = find_game("santa_timea"), Random(4)
    state = game.start(3, {"professional": True})
    for _ in range(70):
        state.play(sample(state, random) if state.actor() == CHANCE else random.choice(list(state.moves())))
    while state.actor() != 0:
        state.play(sample(state, random) if state.actor() == CHANCE else random.choice(list(state.moves())))
    return state


def test_the_picture_is_a_complete_svg_document(midway: State) -> None:
    drawn = ET.fromstring(find_game("santa_timea").render_svg(view(midway, 0), said))
    assert drawn.tag == f"{SVG}svg"
    assert drawn.findtext(f"{SVG}title")


def test_the_picture_shows_each_card_of_the_hand_once(midway: State) -> None:
    game = find_game("santa_timea")
    hand = next(zone for zone in game.scene(view(midway, 0)).zones if zone.kind == "hand")
    drawn = ET.fromstring(game.render_svg(view(midway, 0), said))
    labels = [group.get("aria-label") for group in drawn.iter(f"{SVG}g")]
    assert labels.count("card") + labels.count("bride") >= len(hand.cards)


def test_the_picture_uses_only_symbols_of_the_art(midway: State) -> None:
    drawn = ET.fromstring(find_game("santa_timea").render_svg(view(midway, 0), said))
    known = {symbol.get("id") for symbol in drawn.iter(f"{SVG}symbol")}
    used = {str(use.get("href"))[1:] for use in drawn.iter(f"{SVG}use")}
    assert used - known <= {"monster"}, "ornaments of the shared art are left out"


@pytest.mark.parametrize("name", sorted(find_games()))
def test_the_picture_defines_all_colours_used_by_the_art(name: str) -> None:
    game = find_game(name)
    drawn = game.render_svg(game.start(game.seats[0]), said)
    asked = set(re.findall(r"var\((--[a-z-]+)\)", drawn))
    assert asked <= set(re.findall(r"(--[a-z-]+):", ART_STYLE))


def test_the_picture_of_the_public_view_shows_no_hand(midway: State) -> None:
    drawn = find_game("santa_timea").render_svg(view(midway, PUBLIC), said)
    assert "zone-hand" not in drawn


def test_the_picture_escapes_texts(midway: State) -> None:
    drawn = find_game("santa_timea").render_svg(view(midway, 0), lambda _: '<b>&"')
    assert ET.fromstring(drawn) is not None
