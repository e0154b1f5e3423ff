"""Dice, areas and offers that lead to many places, as in Columbus, in both clients."""

from __future__ import annotations

import io
import random
from collections.abc import Callable
from typing import TextIO, cast

import pytest
from textual.pilot import Pilot

from spielhafen.core.game import Game, find_game
from spielhafen.core.scene import Card, Scene
from spielhafen.core.text import Text
from spielhafen.i18n import Translator
from spielhafen.terminal.plain.line_client import LineClient
from spielhafen.terminal.render.draw import TextRenderer
from spielhafen.terminal.render.legend import render_areas, render_legend
from spielhafen.terminal.render.palette import PLAIN_PALETTE
from spielhafen.terminal.session import Session
from spielhafen.terminal.shared.offer_lookup import MIN_GROUP_SIZE, group_offers, highlighted_ids, list_offers
from spielhafen.terminal.tui.choices import Choices
from tests.terminal.tui.test_table_app import client, press, settled, text

Lay = Callable[..., Session]


@pytest.fixture
def columbus() -> Game:
    return find_game("columbus")


def rolled(sitting: Session) -> Scene:
    """Return Ada's scene after the roll."""
    while sitting.match.actors() != [0]:
        sitting.play(sitting.match.actors()[0], "pass")
    sitting.play(0, "roll")
    return sitting.scene(0)


def test_offers_with_many_places_are_grouped(columbus: Game, table: Lay) -> None:
    scene = rolled(table(columbus, "Ada", "Bo", seed=3))
    together = [bundle for bundle in group_offers(scene) if len(bundle) > 1]
    assert together
    for bundle in together:
        assert len(bundle) >= MIN_GROUP_SIZE
        assert len({tuple(offer.touches[:-1]) for offer in bundle}) == 1
    assert sorted(offer.move for offer in list_offers(scene)) == sorted(offer.move for offer in scene.offers)


def test_the_places_of_a_group_are_highlighted(columbus: Game, table: Lay) -> None:
    scene = rolled(table(columbus, "Ada", "Bo", seed=3))
    sailing = next(bundle for bundle in group_offers(scene) if len(bundle) > 1)
    assert {offer.touches[-1] for offer in sailing} <= highlighted_ids(scene, sailing)


def test_ways_to_roll_again_are_grouped(columbus: Game, table: Lay) -> None:
    scene = rolled(table(columbus, "Ada", "Bo", seed=3))
    drawer = TextRenderer(Translator("en", columbus), ["Ada", "Bo"], PLAIN_PALETTE)
    (again,) = (bundle for bundle in group_offers(scene) if bundle[0].together)
    line, hint = drawer.render_offer_group(scene, again, 9, 2)
    assert "reroll: 9=" in line.plain
    assert "+" in line.plain
    assert "barrel" in hint.plain


def test_the_legend_has_land_and_pieces(columbus: Game, table: Lay) -> None:
    scene = table(columbus, "Ada", "Bo", seed=3).scene(0)
    drawer = TextRenderer(Translator("en", columbus), ["Ada", "Bo"], PLAIN_PALETTE)
    told = render_legend(drawer, scene, 80).plain.split(" · ")
    assert {"D disc", "W whirlwind", "▒ land", "r reef"} <= set(told)
    assert len(drawer.chart.land_squares(scene.geometry)) > 10


def test_dice_and_areas_are_listed(columbus: Game, table: Lay) -> None:
    scene = rolled(table(columbus, "Ada", "Bo", seed=3))
    drawer = TextRenderer(Translator("en", columbus), ["Ada", "Bo"], PLAIN_PALETTE)
    tray = next(zone for zone in scene.zones if zone.kind == "tray")
    (line,) = drawer.render_zone(tray)
    assert all(drawer.say(die.label) in line.plain for die in tray.dice)
    assert "a–b" in render_areas(drawer, scene).plain
    assert "l–n" in render_areas(drawer, scene).plain


def test_a_game_can_be_played_by_typing_numbers(columbus: Game, table: Lay) -> None:
    """A hundred decisions are played by the numbers of the offers."""
    rng = random.Random(11)
    sitting = table(columbus, "Ada", "bot Bo", "bot Cleo", seed=3)
    left = iter(range(100))

    class Typing(io.TextIOBase):
        def readline(self, _size: int | None = -1, /) -> str:  # type: ignore[override]  # TextIO's own
            offers = len(list_offers(sitting.scene(0)))
            return "" if next(left, None) is None else f"{rng.randrange(offers) + 1}\n"

    told = io.StringIO()
    LineClient(sitting, Translator("de", columbus), cast(TextIO, Typing()), told).run()
    assert next(left, None) is None or sitting.match.winners is not None
    assert "Windrose" in told.getvalue()


@pytest.mark.anyio
async def test_a_place_is_chosen_after_its_die(columbus: Game, table: Lay) -> None:
    sitting = table(columbus, "Ada", "bot Bo", seed=3)
    rolled(sitting)
    app = client(sitting)
    async with app.run_test(size=(120, 40)) as pilot:
        await settled(pilot)
        choices = app.query_one(Choices)
        await select_group(pilot, choices)
        count = len(choices.entries)
        await press(pilot, "enter")
        assert all(entry.at is not None for entry in choices.entries)
        assert "«" in text(pilot, "#chart")
        await press(pilot, "escape")
        assert len(choices.entries) == count
        plies = len(sitting.match.plies)
        await press(pilot, "enter", "enter")
        assert len(sitting.match.plies) > plies


async def select_group(pilot: Pilot[None], choices: Choices) -> None:
    """Press Tab up to an entry that leads to several places."""
    for _ in choices.entries:
        if choices.entry is not None and choices.entry.submenu:
            return
        await press(pilot, "tab")
    raise AssertionError("no entry leads to places")


@pytest.mark.anyio
async def test_a_card_that_may_not_be_played_shows_the_reason(columbus: Game, table: Lay) -> None:
    sitting = table(columbus, "Ada", "bot Bo", seed=3)
    app = client(sitting)
    async with app.run_test(size=(120, 40)) as pilot:
        await settled(pilot)
        app.explain_refusal(Card(id="card/carpenter#1", label=Text("card-carpenter"), move="play carpenter"))
        await settled(pilot)
        assert "You do not" in text(pilot, "#hint")
        app.redraw()
        await settled(pilot)
        assert "You do not" in text(pilot, "#hint"), "the table was only drawn anew"
        await press(pilot, "tab")
        assert "You do not" not in text(pilot, "#hint")
