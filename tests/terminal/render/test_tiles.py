"""Tiles on the board as lines over water and land, tiles in hand by where they fit."""

from __future__ import annotations

import io
import random
from collections.abc import Callable

import pytest

from spielhafen.bots.heuristics import load_heuristics
from spielhafen.core.game import Game, find_game
from spielhafen.core.scene import Piece, Scene
from spielhafen.core.secret import view
from spielhafen.core.text import text
from spielhafen.i18n import Translator
from spielhafen.terminal.plain.line_client import LineClient
from spielhafen.terminal.plain.printer import render_table
from spielhafen.terminal.render.chart import piece_letters
from spielhafen.terminal.render.draw import TextRenderer
from spielhafen.terminal.render.ground import tile_sign
from spielhafen.terminal.render.palette import PLAIN_PALETTE
from spielhafen.terminal.session import Session
from spielhafen.terminal.shared.offer_lookup import (
    distinct_parts,
    group_offers,
    hand_cards,
    is_tile_placement,
)
from spielhafen.terminal.tui.choices import build_entries
from spielhafen.testing import example_runner

Lay = Callable[..., Session]


@pytest.fixture
def ghost_ship() -> Game:
    return find_game("ghost_ship")


def with_tiles_in_hand(sitting: Session) -> Scene:
    """Return the scene of Ada, who has drawn many tiles; all ?-tiles are on the board."""
    policy, rng = load_heuristics(sitting.game).policy, random.Random(1)
    for _ in range(200):
        (seat,) = sitting.match.actors()
        if seat == 0 and any(card.count for card in hand_cards(sitting.scene(0))):
            return sitting.scene(0)
        seen = sitting.match.view_for(seat)
        sitting.play(seat, str(policy(seen, seen.moves(), rng)))
    raise AssertionError("no tiles were taken up")


def test_a_tile_is_a_line_to_each_of_its_water_edges() -> None:
    assert [tile_sign(edges) for edges in ("~~~~", "~#~#", "~~##", "###~", "####")] == [
        "┼",
        "│",
        "└",
        "╴",
        "▒",
    ]


def test_tiles_on_the_chart_are_drawn(ghost_ship: Game, table: Lay) -> None:
    scene = with_tiles_in_hand(table(ghost_ship, "Ada", "Bo"))
    drawer = TextRenderer(Translator("en", ghost_ship), ["Ada", "Bo"], PLAIN_PALETTE)
    lines = [line.plain for line in render_table(drawer, scene, [0], 80)]
    rows = {line[1]: line for line in lines if line[1:2] in "ABCDEFG" and line[2:4] in (" ○", " [")}

    assert sorted(rows) == list("ABCDEFG")
    assert rows["D"][20:28] == "▒▒▒▒▒▒▒▒"  # D5 and D6 are all land
    assert any("dashed lines over water" in line for line in lines)
    assert not any("wanted here" in line for line in lines)


def test_tiles_in_hand_are_grouped_by_the_places_where_they_fit(ghost_ship: Game, table: Lay) -> None:
    scene = with_tiles_in_hand(table(ghost_ship, "Ada", "Bo"))
    laying = [bundle for bundle in group_offers(scene) if is_tile_placement(scene, bundle[0])]

    assert sum(map(len, laying)) == len(scene.offers)
    for bundle in laying:
        (stem,) = {offer.move.rpartition(" ")[0] for offer in bundle}
        assert [f"{stem} {end}" for end in distinct_parts(bundle)] == [offer.move for offer in bundle]
    drawer = TextRenderer(Translator("en", ghost_ship), ["Ada", "Bo"], PLAIN_PALETTE)
    assert len(build_entries(scene, drawer)) <= len(laying) + 6


def test_a_tile_is_laid_by_typing(ghost_ship: Game, table: Lay) -> None:
    sitting = table(ghost_ship, "Ada", "Bo")
    move = with_tiles_in_hand(sitting).offers[-1].move
    before = len(sitting.match.plies)
    LineClient(sitting, Translator("en", ghost_ship), io.StringIO(f"\n{move}\n"), io.StringIO()).run()
    assert str(sitting.match.plies[before].move) == move


def test_kinds_of_pieces_without_an_owner_have_different_letters() -> None:
    def thing(art: str) -> Piece:
        return Piece(id=art, art=art, at=(0, 0), label=text("thing"))

    found = piece_letters(
        [thing("gold"), thing("ghost"), thing("s-storm"), thing("disc-palm"), thing("disc-calm")]
    )
    assert found == {"ghost": "G", "gold": "O", "s-storm": "S", "disc-palm": "D", "disc-calm": "D"}


def test_the_cost_of_a_handle_is_in_the_list_and_in_no_field(ghost_ship: Game) -> None:
    docking = example_runner.set_up_table(ghost_ship, "ships C7 G10\nturn A\npoints 4\nnext Course(A)")
    scene = ghost_ship.scene(view(docking, 0))
    drawer = TextRenderer(Translator("en", ghost_ship), ["Ada", "Bo"], PLAIN_PALETTE)
    shown = [line.plain for line in render_table(drawer, scene, [0], 80)]
    rows = {line[1]: line for line in shown if line[1:2] in "ABCDEFG" and line[2:3] == " "}

    assert rows["C"].count("1]") == 2
    assert "1" not in rows["B"] + rows["D"]
    assert {drawer.say(offer.label) for offer in scene.offers if offer.at} == {
        "Dock in the north (1)",
        "Dock in the south (1)",
    }
