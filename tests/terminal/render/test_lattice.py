"""Boards that are lattices, with ships that have headings and handles, as in Seeschlacht."""

from __future__ import annotations

import io
import random
from collections.abc import Callable
from typing import Any

import pytest
from rich.cells import cell_len

from spielhafen.bots.heuristics import load_heuristics
from spielhafen.core.game import Game, find_game
from spielhafen.core.scene import Scene
from spielhafen.i18n import Translator
from spielhafen.terminal.plain.line_client import LineClient
from spielhafen.terminal.plain.printer import render_table
from spielhafen.terminal.render.chart import ship_signs
from spielhafen.terminal.render.draw import TextRenderer
from spielhafen.terminal.render.palette import PLAIN_PALETTE
from spielhafen.terminal.session import Session
from spielhafen.terminal.shared.offer_lookup import find_steering_offer, group_offers, split_moves
from spielhafen.terminal.tui.choices import Choices
from tests.terminal.tui.test_table_app import client, press, settled

Lay = Callable[..., Session]


@pytest.fixture
def seeschlacht() -> Game:
    return find_game("seeschlacht")


def sailing(sitting: Session) -> Scene:
    """Return the scene of Ada, who is to move; fleets are set up, and some ships have sailed."""
    game, rng = sitting.game, random.Random(1)
    policy = load_heuristics(game).policy
    for _ in range(400):
        (seat,) = sitting.match.actors()
        seen: Any = sitting.match.view_for(seat)
        ready = seat == 0 and len(sitting.match.plies) > 60 and seen.ship < 0
        if ready and any(offer.at for offer in sitting.scene(0).offers):
            return sitting.scene(0)
        sitting.play(seat, str(policy(seen, seen.moves(), rng)))
    raise AssertionError("no ship can sail")


def shown(scene: Scene, game: Game, width: int) -> list[str]:
    """Return the table as lines."""
    drawer = TextRenderer(Translator("en", game), ["Ada", "Bo"], PLAIN_PALETTE)
    return [line.plain for line in render_table(drawer, scene, [0], width)]


@pytest.mark.parametrize(("width", "across"), [(120, 3), (80, 2)])
def test_a_lattice_is_a_line_for_each_row(seeschlacht: Game, table: Lay, width: int, across: int) -> None:
    scene = sailing(table(seeschlacht, "Ada", "Bo", short=True))
    lines = shown(scene, seeschlacht, width)
    chart = lines[2:22]
    assert [line[1] for line in chart[1:]] == list("abcdefghijklmnopqrs")
    assert chart[0].split()[:3] == ["0", "4", "8"]
    assert all(cell_len(line) <= 4 + 28 * across for line in chart)
    assert any("▒▒" in line for line in chart)


def test_ships_are_shown_as_typed_with_their_headings(seeschlacht: Game, table: Lay) -> None:
    scene = sailing(table(seeschlacht, "Ada", "Bo", short=True))
    chart = "".join(shown(scene, seeschlacht, 120)[2:22])
    signs = ship_signs(scene.pieces)
    assert signs["w10"] == "w0"
    assert len(set(signs.values())) == len(scene.pieces)
    for piece in scene.pieces:
        assert any(f"{signs[piece.id]}{arrow}" in chart for arrow in "↗→↘↙←↖")


def test_the_handles_of_a_ship_are_grouped(seeschlacht: Game, table: Lay) -> None:
    scene = sailing(table(seeschlacht, "Ada", "Bo", short=True))
    handled = [bundle for bundle in group_offers(scene) if bundle[0].at is not None]
    assert handled
    for bundle in handled:
        assert len({offer.touches[0] for offer in bundle}) == 1
    drawer = TextRenderer(Translator("en", seeschlacht), ["Ada", "Bo"], PLAIN_PALETTE)
    first = next(bundle for bundle in handled if len(bundle) > 1)
    line = drawer.render_offer_group(scene, first, 1, 2)[0].plain
    assert line.split(" …")[0].endswith(Translator("en", seeschlacht)("ship", ship=first[0].touches[0]))
    assert f"1={first[0].move.split()[-1]}" in line


def test_a_chain_of_moves_names_a_ship_once() -> None:
    assert split_moves("w3 forward, port, f, done") == ["w3 forward", "w3 port", "w3 forward", "done"]
    assert split_moves("done") == ["done"]
    assert split_moves("w3 forward, s") == ["w3 forward", "s"]


def test_a_typed_chain_is_played(seeschlacht: Game, table: Lay) -> None:
    sitting = table(seeschlacht, "Ada", "Bo", short=True, seed=3)
    while sitting.match.actors() != [0] or not any(o.move == "w1 forward" for o in sitting.scene(0).offers):
        sitting.play(sitting.match.actors()[0], "done")
    before = len(sitting.match.plies)
    LineClient(sitting, Translator("en", seeschlacht), io.StringIO("w1 forward, stop\n"), io.StringIO()).run()
    assert [ply.move for ply in sitting.match.plies[before : before + 2]] == ["w1 forward", "w1 stop"]


@pytest.mark.anyio
async def test_arrow_keys_steer_the_selected_ship(seeschlacht: Game, table: Lay) -> None:
    sitting = table(seeschlacht, "Ada", "Bo", short=True)
    scene = sailing(sitting)
    free = {offer.touches[0] for offer in scene.offers if offer.move.endswith(" port") and not offer.warning}
    app = client(sitting)
    async with app.run_test(size=(120, 40)) as pilot:
        await settled(pilot)
        choices = app.query_one(Choices)
        place = next(
            number
            for number, entry in enumerate(choices.entries)
            if entry.submenu and entry.offers[0].touches[0] in free
        )
        choices.highlighted = place
        ship = choices.entries[place].offers[0].touches[0]
        await press(pilot, "enter", "left")
        assert sitting.match.plies[-1].move == f"{ship} port"


def test_an_arrow_key_is_ignored_if_several_ships_are_possible(seeschlacht: Game, table: Lay) -> None:
    scene = sailing(table(seeschlacht, "Ada", "Bo", short=True))
    assert find_steering_offer(scene.offers, "up") is None


def test_sides_named_after_colours_have_them(seeschlacht: Game, table: Lay) -> None:
    scene = sailing(table(seeschlacht, "Ada", "Bo", short=True))
    drawer = TextRenderer(Translator("en", seeschlacht), ["Ada", "Bo"], PLAIN_PALETTE)
    drawer.adopt_styles(scene)
    assert [drawer.palette.seat_style(seat) for seat in (0, 1)] == [
        PLAIN_PALETTE.tint_style("ivory"),
        PLAIN_PALETTE.tint_style("amber"),
    ]
    assert drawer.chart.palette is drawer.palette
    assert drawer.palette.seat_style(2) == PLAIN_PALETTE.seat_style(2)
